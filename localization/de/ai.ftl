### KI-Plätze: Stufen, Charaktere, Messwerte, Gründe im Protokoll, gemerkte Aufstellungen.

## Stufen
newgame-level-easy = leicht
newgame-level-hard = schwer
newgame-level-expert = Experte
ai-level-easy-help = Wägt jede Entscheidung ab, aber nur grob, und begnügt sich manchmal mit dem Zweitbesten.
ai-level-normal-help = Zählt, was sich zählen lässt, und nimmt, was am meisten verspricht.
ai-level-hard-help = Spielt die besten Möglichkeiten im Kopf bis zum Ende der Runde durch, bevor sie entscheidet.
ai-level-expert-help = Rechnet weiter voraus und vergleicht mehr als die schwere Stufe, und schätzt besser ein, was herauskommt.
ai-fair = Sie sieht nur, was die eigene Partei sehen darf, und bekommt weder mehr Geld noch bessere Karten.

## Gemessene Stärke: eine Wertung, 1000 für die normale Stufe
ai-ratings = Gemessene Stärke der KI: { $list }
ai-ratings-short = KI: { $list }
ai-rating-item = { $level } { $rating }
ai-rating-unknown = { $level } nicht gemessen
ai-rating-help =
    { $games ->
        [one] Wertung { $rating } ({ $low } bis { $high }): { $share } Siege in einem Spiel gegen dreimal „normal“; gleiche Stärke brächte { $chance }.
       *[other] Wertung { $rating } ({ $low } bis { $high }): { $share } Siege in { $games } Spielen gegen dreimal „normal“; gleiche Stärke brächte { $chance }.
    }
ai-rating-anchor = Wertung 1000: Daran werden die anderen Stufen gemessen.
ai-rating-unsure = So wenige Spiele beweisen noch nicht, dass sie stärker oder schwächer als „normal“ ist.
ai-rating-none = In dieser Ausgabe und Länge nicht gemessen.
ai-rating-same = In dieser Ausgabe spielt sie wie die normale Stufe.

## Charaktere
ai-style = Charakter
ai-style-none = ausgewogen
ai-style-treasurer = Schatzmeisterin
ai-style-gambler = Zocker
ai-style-editor = Chefredakteurin
ai-style-marketplace = Marktredner
ai-style-broker = Vermittlerin
ai-style-pollster = Demoskop
ai-style-hidden = verdeckt
ai-style-none-help = Bewertet alles nach seinem Wert, ohne Vorlieben.
ai-style-treasurer-help = Ottilie Seemann: bietet wenig um den Startspieler, nimmt jede frühe Spende und spart bis zum Schluss.
ai-style-gambler-help = Bruno Falk: füllt wenige Länder mit Veranstaltungen, wandelt spät um und bietet hoch um den Startspieler.
ai-style-editor-help = Helene Rosin: legt Medienmarker dorthin, wo schon eigene liegen, dreht Meinungen um und überlässt Umfragen anderen.
ai-style-marketplace-help = Kalle Brodersen: ein paar Veranstaltungen in vielen Ländern, umgewandelt, sobald vier dort sind; selten Umfragen.
ai-style-broker-help = Ines Lohbeck: sucht gemeinsame Karten mit der stärksten Partei, schont andere und lehnt kleine Spenden ab.
ai-style-pollster-help = Theo Mandel: veröffentlicht Umfragen, nimmt die kleinste Spende und bietet jede Runde mehr um den Startspieler.
ai-style-hidden-help = Einer der sechs Charaktere, aus dem Startwert gelost und nicht gezeigt.
ai-style-added = Aus dem Mod „{ $mod }“. Die Spielstärke wurde nicht gemessen.
ai-kind = KI · { $level } · { $style }

## Gründe im Protokoll
ai-because = { $line } ({ $reason })

## Gemerkte Aufstellungen
preset-title = Vorlagen
preset-note = Gemerkt wird alles außer dem Startwert: Ausgabe, Länge, Plätze und Hausregeln.
preset-hint = Name der Vorlage
preset-save = Einstellungen merken
preset-load = Laden
preset-delete = Löschen
preset-none = Du hast noch keine Vorlagen. Wähle Plätze und Regeln und merk sie dir hier unter einem Namen.
preset-full = Mehr als { $most } Vorlagen kannst du nicht behalten. Lösche erst eine.
preset-loaded = „{ $name }“ ist geladen.
preset-saved = „{ $name }“ ist gespeichert.
preset-deleted = „{ $name }“ ist gelöscht.
preset-edition-unknown = Unbekannte Ausgabe
preset-line = { $edition } · { $length } · { $list }
preset-purist = Purist
preset-purist-off = Hilfen wieder einschalten
preset-purist-about = Offizielle Regeln wie am Tisch: ohne Stimmenprognose, Preisleiter, Übereinstimmungstabelle, Warnungen und Tipps.
preset-purist-about-short = Offizielle Regeln, keine Hilfen.
preset-usual-name = Vorlage { $number }

settings-reasons = KI-Spieler nennen ihre Gründe
settings-reasons-help = Eine Zeile nach jedem offenen Zug, am Tisch und im Protokoll; nie über Geheimes.

## Watching AI seats; $party is an abbreviation
table-viewpoint-public = Sicht: von außen
table-viewpoint-open = Sicht: alles offen
table-viewpoint-seat = Sicht: { $party }
table-viewpoint-tip = Nächste Sicht: von außen, alles offen, dann Partei für Partei
