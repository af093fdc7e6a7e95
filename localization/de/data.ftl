### Werte einer Ausgabe: woher sie kommen, was an einer Wertedatei nicht stimmt, der Befehl „macher data“.

## Woher ein Wert kommt
provenance-rulebook = Spielregel
provenance-public = öffentliche Quelle
provenance-box = Schachtel
provenance-reconstruction = Rekonstruktion
provenance-reconstruction-tip = Rekonstruktion: Gedruckt kann etwas anderes stehen.
provenance-from-rulebook = Aus der Spielregel
provenance-from-public = Aus öffentlichen Quellen
provenance-from-box = Aus der Schachtel
provenance-in-part = { $figure } (teilweise)

## Worum es bei Werten geht; -why ist die Begründung einer Rekonstruktion
figure-edition = Ausgabe, Spielerzahl und Themen
figure-lengths = Spiellängen
figure-lengths-minutes = Spieldauer
figure-lengths-minutes-why = Unsere Schätzung für ein ganzes Spiel am Tisch.
figure-presence = Medienpräsenzfelder
figure-presence-why = Bekannt ist nur das erste weiße Feld, 10. Die anderen folgen in Zweierschritten: Frühere Wahlen zählen mehr, wie in den älteren Ausgaben.
figure-votes = Zeilen der Länderkarten
figure-votes-bands = Zeilen der Länderkarten
figure-votes-bands-why = Bekannt ist, dass es ab 5 Stimmen Punkte gibt und ab 50 die höchsten; dazwischen gelten Fünferschritte.
figure-lands = Länderkarten
figure-lands-size = Große und kleine Länder
figure-lands-size-why = Acht Länder sind klein. Wir nehmen die acht mit den niedrigsten Höchstwerten, die auch die wenigsten Einwohner haben.
figure-lands-maximum = Höchste Punktzahl eines Landes
figure-lands-maximum-why = Bekannt ist nur die 21 von Brandenburg: drei Viertel des Wertes von 1997. Die übrigen Länder folgen demselben Verhältnis.
figure-lands-points = Punkte für Stimmen
figure-lands-points-why = Bekannt sind vier Ergebnisse von Brandenburg. Eine Kurve durch sie, anfangs steil und dann flacher, ist auf jedes Land übertragen.
figure-polls = Umfragen
figure-polls-kept_base = Parteibasis für eine nicht veröffentlichte Umfrage
figure-polls-cards = Umfragekarten
figure-polls-cards-why = Es gibt zehn Karten mit je einer +2, zwei sind teilweise bekannt. Unsere haben je einmal +2, +1, 0, −1 und −2 und behandeln alle Parteien gleich.
figure-politicians = Politiker
figure-program = Parteiprogrammkarten
figure-program-copies = Anzahl der Parteiprogrammkarten
figure-program-display = Offene Parteiprogrammkarten
figure-program-display-why = Einige Felder gelten immer, einige weitere zu viert und zu fünft, eines nur zu fünft. Wir spielen mit 3 + 2 + 1.
figure-opinions = Anzahl der Volksmeinungen
figure-start = Spielbeginn
figure-start-money = Geld zu Beginn
figure-start-base = Parteibasis zu Beginn
figure-start-blocks = Blöcke der Startaufstellung
figure-start-blocks-why = Bekannt ist nur der dritte Block. In den übrigen steht jedes Symbol einmal und eines davon zweimal.
figure-rallies = Wahlveranstaltungen
figure-media = Medienmarker
figure-trend = Trendleiste
figure-trend-scale = Trendleiste
figure-trend-scale-why = In Beispielen kommen −3, −2, 0, +2 und +4 vor. Die Schritte dazwischen und beide Enden sind von uns.
figure-election = Wahlbonus
figure-money = Geld
figure-donations = Spenden

## Dasselbe für die klassischen Ausgaben
figure-classic-edition = Ausgabe und Spielerzahl
figure-classic-edition-topics = Themen
figure-classic-lengths = Spiellängen
figure-classic-lengths-minutes = Spieldauer
figure-classic-lengths-minutes-why = Unsere Schätzung für ein ganzes Spiel am Tisch.
figure-classic-presence = Medienfelder des Bundesplans
figure-classic-presence-why = Wie in der Ausgabe von 1997, wo sie bekannt sind. Auch die Regel von 2006 sagt, dass frühere Wahlen mehr zählen.
figure-classic-votes-bands = Zeilen der Länderkarten
figure-classic-votes-bands-why = Die gedruckten Zeilen sind nicht bekannt. Wir nehmen eine für jede Stimmenzahl und keine unter 5, wie in der Ausgabe von 2019.
figure-classic-lands-maximum = Höchste Mandatszahl eines Landes
figure-classic-lands-maximum-why = Nur für Mecklenburg-Vorpommern nennt niemand den Höchstwert. Es ist das einzige Land, das für eine berichtete 24 übrig bleibt.
figure-classic-lands-points = Mandate für Stimmen
figure-classic-lands-points-why = Die Tabellen sind nicht bekannt. Unsere steigen gleichmäßig bis zum Höchstwert bei 50 Stimmen und enthalten jedes berichtete Ergebnis.
figure-classic-polls = Gebote für Umfragen und ihre Wirkung
figure-classic-polls-cards = Umfragekarten
figure-classic-polls-cards-why = Keine Karte ist bekannt. Wir nehmen die zehn Karten unserer Ausgabe von 2019 und zehn weitere mit umgekehrten Vorzeichen. Alle Parteien sind gleich behandelt.
figure-classic-politicians = Schattenkabinett
figure-classic-politicians-why = Bekannt sind nur ein Preis, 25.000, und die Arten der Aktionen. Unsere Karten sind umso stärker, je teurer sie sind, mit einem Telefon für jedes Koalitionsplättchen.
figure-classic-program = Parteiprogrammkarten
figure-classic-opinions = Volksmeinungen und Tauschpool
figure-classic-start-money = Geld zu Beginn
figure-classic-start-base = Mitglieder zu Beginn
figure-classic-start-meetings = Wahlveranstaltungen zu Beginn
figure-classic-start-column_1 = Erste Spalte des Startbogens
figure-classic-start-column_1-why = Zwei von drei Einträgen sind bekannt. Der dritte ist die einzige Mischung derselben Symbole, die übrig bleibt.
figure-classic-start-column_2 = Zweite Spalte des Startbogens
figure-classic-rallies = Wahlveranstaltungen
figure-classic-media = Medienmarker
figure-classic-trend = Trendleiste
figure-classic-national = Gesicherte Bundesmeinungen
figure-classic-national-spaces = Felder der Bundesmeinung
figure-classic-national-spaces-why = Die gedruckten Zahlen sind nicht bekannt. Unsere fallen von links nach rechts und sind so groß, wie berichtete Endstände es zulassen.
figure-classic-coalitions = Koalitionen
figure-classic-dice = Würfel
figure-classic-dice-why = In einem Beispiel der Regel fallen eine 2 und eine 5. Wir nehmen einen Würfel mit 0 bis 5.
figure-classic-members = Punkte für die meisten Mitglieder
figure-classic-money = Geld
figure-classic-contributions = Größte abgelehnte Spende
figure-classic-contributions-cards = Spendenkarten
figure-classic-contributions-cards-why = Bekannt ist nur die Karte mit 50.000. Die anderen fallen in gleichen Schritten und haben einen Würfel für je 10.000.

## Was an einer Wertedatei nicht stimmt. Schlüssel wie in macher/editions/problems.py; $found, $previous usw. sind Werte oder Namen
data-unreadable = Die Datei lässt sich nicht lesen: { $detail }.
data-too-large = Die Datei ist größer als { $limit } kB.
data-not-toml = Das ist keine TOML-Datei: { $detail }.
data-missing = Dieser Eintrag fehlt.
data-unknown-key = Diesen Eintrag gibt es hier nicht.
data-not-integer = Hier muss eine ganze Zahl stehen.
data-not-text = Hier muss ein Text in Anführungszeichen stehen.
data-not-boolean = Hier muss true oder false stehen.
data-not-list = Hier muss eine Liste in eckigen Klammern stehen.
data-not-table = Hier muss eine Tabelle stehen.
data-too-low = Der Wert muss mindestens { $limit } sein.
data-too-high = Der Wert darf höchstens { $limit } sein.
data-invalid = Das passt nicht: { $detail }.
data-not-one-of = „{ $found }“ ist nicht möglich, sondern nur: { $allowed }.
data-count = { $expected ->
    [one] Hier ist ein Eintrag nötig
   *[other] Hier sind { $expected } Einträge nötig
  }, nicht { $found }.
data-count-least = { $expected ->
    [one] Hier ist mindestens ein Eintrag nötig
   *[other] Hier sind mindestens { $expected } Einträge nötig
  }, nicht { $found }.
data-count-most = { $expected ->
    [one] Hier ist höchstens ein Eintrag möglich
   *[other] Hier sind höchstens { $expected } Einträge möglich
  }, nicht { $found }.
data-not-rising = Jede Zahl muss größer sein als die vorige; auf { $previous } folgt { $found }.
data-falls = Die Zahlen dürfen nicht fallen; auf { $previous } folgt { $found }.
data-not-falling = Jede Zahl muss kleiner sein als die vorige; auf { $previous } folgt { $found }.
data-first = Die erste Zahl muss { $expected } sein, nicht { $found }.
data-last = Die letzte Zahl muss { $expected } sein, nicht { $found }.
data-without = Unter diesen Zahlen muss { $expected } vorkommen.
data-twice = „{ $found }“ steht hier ein zweites Mal.
data-maximum-twice = { $other } hat denselben Höchstwert, { $found }; das kleinste Land wäre nicht eindeutig.
data-poll-back = Eine Umfrage hat genau eine +2, die der Partei auf der Rückseite. Hier sind es { $found }.
data-symbol-often = „{ $found }“ steht hier { $count }-mal; jedes braucht ein eigenes Land, und es gibt { $limit }.
data-not-in-units = { $found } ist kein Vielfaches von { $unit }, dem kleinsten Betrag.
data-amount-missing = Die Aktion „{ $action }“ braucht einen Betrag (amount).
data-amount-needless = Die Aktion „{ $action }“ hat keinen Betrag (amount).
data-not-a-number-key = Der Name „{ $found }“ muss eine ganze Zahl sein.
data-elections = { $found ->
    [one] Die Runden haben eine Wahl
   *[other] Die Runden haben { $found } Wahlen
  }, die Spiellänge heißt aber { $expected }.
data-presence = { $found ->
    [one] Es gibt ein Medienpräsenzfeld
   *[other] Es gibt { $found } Medienpräsenzfelder
  } für { $expected ->
    [one] eine Wahl
   *[other] { $expected } Wahlen
  }.
data-no-politician = Die Kabinettskarte „{ $found }“ gibt es nicht.
data-no-row = Die Reihe „{ $found }“ von Medienpräsenzfeldern gibt es nicht.
data-cards-few = { $found ->
    [one] Das ergibt eine Karte
   *[other] Das ergibt { $found } Karten
  }; mit den meisten Parteien sind { $expected } nötig.
data-states-few = Länder der Größe „{ $size }“: { $found }. Nötig sind mindestens { $expected }.
data-rounds-few = Ein Spiel hat eine Runde für jedes Ländertableau: mindestens { $expected }, nicht { $found }.
data-sevens = Karten ohne das Symbol 7: { $found }. Mindestens { $expected } müssen übrig bleiben.
data-phones = Koalitionsplättchen einer Partei: { $found }. Das ist zu wenig für die Karten mit Telefon: { $phones }.
data-choice-empty = Dieser Eintrag des Startbogens bringt nichts.
data-pieces = Für diesen Eintrag nötig: { $found }. Mehr als { $limit } geht nicht.
data-dice-alike = Alle Seiten zeigen { $found }; ein Gleichstand wäre nie zu brechen.
data-names = Die Namen müssen die der Ausgabe sein; „{ $found }“ fehlt oder ist zu viel.
data-other-edition = Das sind Werte der Ausgabe { $found }, nicht der Ausgabe { $expected }.
data-no-edition = Die Ausgabe „{ $found }“ gibt es nicht.
data-no-provenance = Kein Vermerk sagt, woher dieser Wert kommt.
data-provenance-nothing = „{ $found }“ nennt keinen Wert dieser Datei.
data-provenance-twice = Zwei gleich starke Vermerke sagen, woher „{ $found }“ kommt.

## Der Befehl „macher data“
data-list-edition = Ausgabe { $edition }
data-list-file = Wertedatei: { $file }
data-list-sources = Quellen
data-list-except = { $entries ->
    [one] Eintrag { $places }
   *[other] Einträge { $places }
  }
data-export-exists = { $file } gibt es schon, mit anderem Inhalt. Nichts wurde überschrieben; wähle einen anderen Ordner.
data-export-failed = { $file } lässt sich nicht schreiben: { $detail }.
data-check-good = { $file } ist verwendbar: Ausgabe { $edition }.
data-check-bad = { $problems ->
    [one] { $file } ist nicht verwendbar. Ein Eintrag passt nicht:
   *[other] { $file } ist nicht verwendbar. { $problems } Einträge passen nicht:
  }
data-check-line = { $path }: { $reason }
data-check-same = Alle Werte sind die des Spiels.
data-check-changes = { $changes ->
    [one] Eine Zeile weicht von der des Spiels ab:
   *[other] { $changes } Zeilen weichen von denen des Spiels ab:
  }
data-check-change = { $path }: { $old } → { $new }
data-check-nothing = (nichts)
data-check-reconstructed = Weiterhin rekonstruiert:
data-check-known = Kein Wert ist rekonstruiert.
