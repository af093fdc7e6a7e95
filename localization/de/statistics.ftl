### Statistik: die Zahlen eines Spiels, und die aller Spiele einer Person.

review-tab-game = Dieses Spiel
review-tab-career = Karriere
menu-statistics = Statistik

stats-pages = Diagramme
stats-plot = Diagramm
stats-table = Tabelle
stats-export = Tabelle als Datei speichern
stats-exported = Gespeichert als { $file }
stats-export-failed = Die Datei konnte nicht geschrieben werden: { $detail }
stats-nobody = niemand

## Seiten über ein Spiel; die kurze Form steht, wo wenig Platz ist
stats-points = Punkte nach Herkunft
stats-points-short = Herkunft
stats-rounds = Punkte nach Runden
stats-rounds-short = Runden
stats-money = Geld
stats-money-short = Geld
stats-votes = Stimmen nach Ländern
stats-votes-short = Stimmen
stats-auctions = Preise in Auktionen
stats-auctions-short = Auktionen
# $money is one thousand
stats-rallies = Stimmen je { $money }
stats-rallies-short = Je 1.000

## Der beste Wert jeder Seite in wenigen Worten; davor steht das Zeichen einer Partei
stats-best-round = { $points } in Runde { $round }
stats-best-count = { $points } am Schluss
stats-best-money = Höchststand { $money }
stats-best-votes = { $votes } { IN($land) }
stats-best-auctions = { $money } · { $what }
stats-best-rallies = { $votes } je { $money }

## Wie ein Diagramm zu lesen ist
stats-points-note = Jede Säule zeigt den Endstand einer Partei.
stats-rounds-note = Was jede Runde gebracht hat, und die Wertung am Schluss.
stats-money-note = Was alle am Ende jeder Phase hatten.
stats-auctions-note = Quadrat: der gezahlte Preis. Kleines Zeichen: das höchste andere Gebot.
stats-rallies-note = Stimmen aus Veranstaltungen je { $money }, die dafür gezahlt wurden. Kostenlose zählen mit.

## Wie Stimmen entstanden sind
stats-way-other = Start und Politiker
stats-way-early = Vor der Wahlrunde umgewandelt
stats-way-election = In der Wahlrunde umgewandelt

## Überschriften der Tabellen
stats-head-source = Herkunft
stats-head-round = Runde
stats-head-total = Summe
stats-head-start = Beginn
stats-head-round-end = Am Ende von
stats-head-most = Höchststand
stats-head-state = Land
stats-head-sold = Verkauft
stats-head-buyer = Zuschlag
stats-head-price = Preis
stats-head-runner-up = Zweites Gebot
stats-head-bid = Höhe
stats-head-over = Abstand
stats-head-paid = Bezahlt
stats-head-bought = Gekaufte Veranstaltungen
stats-head-free = Kostenlose Veranstaltungen
stats-head-converted = Umgewandelt
stats-head-votes = Stimmen daraus
stats-head-efficiency = Stimmen je { $money }
stats-row-way = { $land }: { $way }

## Was ein Teil eines Diagramms sagt, wenn man darauf zeigt
stats-tip-score = { $player }: { $points }
stats-tip-part = { $part }: { $value }
stats-tip-votes = { $player } { IN($land) }: { $votes }
stats-tip-round = { $player }, { $round }: { $points }
stats-tip-auction = { $round }, { $what }
stats-tip-bought = Bezahlt: { $player }, { $money }
stats-tip-runner-up = Nächstes Gebot: { $player }, { $money }
stats-tip-alone = Sonst hat niemand geboten.
stats-tip-unsold = Niemand hat geboten.
stats-tip-rallies =
    { $votes ->
        [one] { $player }: { $votes } Stimme für { $money }
       *[other] { $player }: { $votes } Stimmen für { $money }
    }
stats-nothing-paid = nichts bezahlt

## Die Laufbahn einer Person
career-person = Spieler
career-length = Ausgabe
career-every-length = Alle Ausgaben
career-edition = { $edition } · { $elections }
career-elections =
    { $elections ->
        [one] { $elections } Wahl
       *[other] { $elections } Wahlen
    }
career-no-name = Ohne Namen
career-marked = Mit Übungsspielen
career-marked-short = Übung
career-marked-tip = Spiele, in denen Züge zur Übung zurückgenommen wurden, solche, die mitten in einem anderen begonnen haben, sowie Spiele, in denen die leichte Stufe für eine KI-Partei entscheiden musste.
career-games = Spiele
career-victories = Siege
career-rank = Platz im Schnitt
career-run = Siege in Folge
career-party = Nach Partei
career-party-short = Parteien
career-players = Nach Spielerzahl
career-players-short = Spielerzahl
career-level = Nach KI-Stufe
career-level-short = KI-Stufe
career-edition-page = Nach Ausgabe
career-edition-page-short = Ausgaben
career-bests = Bestleistungen
career-bests-short = Rekorde
career-note = Siegquote. Gepunktete Linie: reiner Zufall. Klammer (bei genügend Spielen): 95-%-Vertrauensbereich.
career-note-few = Siegquote. Gepunktete Linie: reiner Zufall.
career-bests-note = Bei gleichem Wert steht hier die früheste.
career-group-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
career-group-level = KI { $level }
career-group-mixed = Gemischt
career-group-people = Ohne KI
career-count =
    { $games ->
        [one] { $victories } von { $games } Spiel
       *[other] { $victories } von { $games } Spielen
    }
career-count-short = { $victories } von { $games }
career-tip-range = Zwischen { $low } und { $high }; durch reinen Zufall { $fair }
career-tip-few = Durch reinen Zufall { $fair }; ein Bereich erscheint ab { $count } Spielen
career-tip-marked = Übungsspiele darunter: { $count }
career-head-rate = Siege in %
career-head-range = Bereich
career-head-fair = Zufall
career-head-rank = Platz
career-head-marked = Übung
career-range = { $low } bis { $high }
career-head-best = Bestleistung
career-head-value = Wert
career-head-party = Partei
career-head-date = Datum
career-best-points = Meiste Punkte
career-best-lead = Größter Vorsprung
career-best-votes = Meiste Stimmen in einem Land
career-best-votes-short = Meiste Stimmen
career-best-elections = Meiste Wahlsiege
career-best-elections-short = Wahlsiege
career-best-efficiency = Meiste Stimmen je { $money }
career-best-efficiency-short = Je { $money }
career-best-land = { $value } { IN($land) }
career-reading = Spiele werden gelesen: { $done } von { $total }
career-looking = Beendete Spiele werden gesucht
career-unreadable =
    { $count ->
        [one] { $count } Datei ist nicht lesbar und zählt nicht.
       *[other] { $count } Dateien sind nicht lesbar und zählen nicht.
    }
career-unsaved = Das Gelesene konnte nicht aufbewahrt werden: { $detail }
career-empty = Hier stehen deine Ergebnisse, sobald du ein Spiel beendet hast.
career-empty-selection = Zu dieser Auswahl passt keines deiner Spiele.
career-every-game = Alle Spiele zeigen
career-play = Schnelles Spiel beginnen
