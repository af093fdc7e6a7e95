### Die Schachtel im Regal: Zahlenwerte von den Karten der eigenen Schachtel.
### $done und $total zählen Werte oder Karten, $low, $high und $guess sind Zahlen, $file ist eine Datei.

box-title = Die Schachtel im Regal
box-about = Du hast das Spiel? Tippe ein, was auf deinen Karten steht. Dann spielst du mit den echten Werten.
box-kinds = Kartenarten
box-count = { $done } von { $total }
box-back = Zurück
box-save = Als Datei sichern
box-open = Datei öffnen
box-open-title = Werte aus einer Schachtel öffnen
box-nothing = Du hast noch nichts eingetippt.
box-at-most = höchstens
box-large = groß
box-small = klein
box-none = nicht da
box-yes = ja
box-no = nein

## Kartenarten
box-page-lands = Länderkarten
box-page-rows = Stimmenstufen
box-page-polls = Umfragekarten
box-page-politicians = Schattenkabinett
box-page-blocks = Startblöcke
box-page-sheet = Startbogen
box-page-presence = Medienpräsenz
box-page-presence--classic = Medienfelder
box-page-national = Bundesplan
box-page-trend = Trendleiste
box-page-display = Programmauslage
box-page-dice = Würfel
box-page-donations = Spenden
box-page-lid = Schachteldeckel
box-page-more = Andere Werte

## Karten
box-card-poll = Umfragekarte { $number }
box-card-block = Block { $number }
box-card-donation = Karte { $number }
box-card-all = Alle Länderkarten
box-card-all-short = Alle
box-card-start = Für alle
box-card-choice = Spalte { $column }, Eintrag { $number }

## Werte einer Karte
box-head-votes = Stimmen
box-head-points = Punkte
box-head-points--classic = Mandate
box-head-card = Deine Karte
box-field-size = Größe
box-field-back = Partei auf der Rückseite
box-field-seven = Symbol 7
box-field-cost = Preis
box-field-phone = Telefon
box-field-members = Mitglieder
box-field-base = Mitglieder
box-field-meetings = Veranstaltungen
box-field-accept = Annahme kostet Basis
box-field-reject = Ablehnung bringt Basis
box-field-dice = Würfel
box-field-scale = Von links nach rechts
box-field-bands = Zeilen beginnen bei
box-field-black = Schwarzes Feld { $number }
box-field-white = Weißes Feld { $number }
box-field-spot = Feld { $number }
box-field-recruits = Feld { $number }, Mitglieder
box-field-points = Feld { $number }, Punkte
box-field-players = Zu { $number ->
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $number }
  }
box-field-face = Seite { $number }
box-field-from = { $elections } Wahlen, Minuten von
box-field-to = { $elections } Wahlen, Minuten bis
box-field-money = Geld
box-field-symbol = Symbol { $number }
box-field-action = Aktion { $number }
box-field-amount = Wert zu Aktion { $number }
box-symbol-rallies = Veranstaltungen
box-symbol-trend = Trend
box-symbol-media = Medien
box-symbol-votes = Stimmen
box-action-votes = Stimmen
box-action-trend = Trend
box-action-other_trend = Trend einer anderen
box-action-replace_media = Medien ersetzen
box-action-double = Doppler

## Frage und Hinweis
box-ask = { $what }: Was steht auf der Karte?
box-ask-votes = { $votes } Stimmen: Was steht auf der Karte?
box-range = { $low } bis { $high }
box-hint-points = Ein Wert zwischen { $low } und { $high }, denn mehr Stimmen bringen nie weniger Punkte. Mit { $key } geht es zur nächsten Zeile.
box-hint-order = Zwischen { $low } und { $high }, damit die Reihenfolge stimmt. Mit { $key } geht es zur nächsten Zeile.
box-hint-number = Tipp die Zahl von deiner Karte ein. Mit { $key } geht es zur nächsten Zeile.
box-hint-poll = Die Änderung wie gedruckt, etwa +1 oder −2. Mit { $key } geht es zur nächsten Zeile.
box-hint-choice = Wähle, was gedruckt ist.
box-hint-back = Wähle die Partei auf der Rückseite; vorn bekommt sie +2.
box-hint-row = Alle Zahlen von links nach rechts, mit Leerzeichen dazwischen. { $key } übernimmt sie.
box-hint-own = Nur wenn diese Karte eigene Zeilen hat: bei wie vielen Stimmen sie beginnen. { $key } übernimmt sie.

## Was seltsam ist
box-doubt-number = Das ist noch keine Zahl.
box-doubt-order = Nach den Werten daneben müsste es zwischen { $low } und { $high } liegen.
box-doubt-least = Nach den Werten daneben müsste es mindestens { $low } sein.
box-doubt-between = Die Werte daneben lassen hier keine Zahl zu. Vielleicht stimmt einer davon nicht.
box-doubt-unit = Geld gibt es nur in Schritten von { $unit }.
box-doubt-same-maximum = { THE($land) } hat dieselbe Höchstzahl, und keine zwei Länder haben die gleiche.
box-doubt-far = Das ist weit weg von unserem Wert { $guess }. Vertippt?
box-doubt-row-empty = Mindestens eine Zahl gehört hierher.
box-doubt-row-rises = Jede Zahl müsste größer sein als die davor.
box-doubt-row-zero = Auf der Leiste müsste auch 0 stehen.
box-doubt-row-first = Die erste Zeile müsste bei 0 Stimmen beginnen.
box-doubt-row-last = Über { $high } Stimmen beginnt keine Zeile mehr.
box-doubt-symbol = Ein Symbol steht höchstens { $limit }-mal in einem Block.
box-doubt-back =
    { COUNT($party) ->
        [one] { THE($party) } müsste die Partei mit +2 sein.
       *[other] { THE($party) } müssten die Partei mit +2 sein.
    }
box-doubt-action-twice = Diese Aktion steht schon auf der Karte.
box-doubt-two-twice = Nur eine Partei einer Umfrage hat +2.
box-doubt-two-missing = Eine Partei der Umfrage müsste +2 haben: die von der Rückseite.
box-doubt-title = Steht auf deiner Karte wirklich { $value }?
box-doubt-no = Berichtigen
box-doubt-yes = Ja, so steht es da

## Neben der Karte
box-from = aus der Schachtel
box-from-note = { $n ->
    [0] Noch keine. Was du eintippst, bleibt.
    [one] Einen Wert hast du eingetippt. Er bleibt erhalten.
   *[other] { $n } Werte hast du eingetippt. Sie bleiben erhalten.
  }
box-rulebook = aus der Spielregel
box-reconstruction = Rekonstruktion
box-reconstruction-note = { $n ->
    [0] Keine mehr übrig.
    [one] Ein Wert, aus den bekannten erschlossen.
   *[other] { $n } Werte, aus den bekannten erschlossen.
  }
box-game = In neuen Spielen: { $done } von { $total } Werten aus deiner Schachtel
box-game-none = Solange du nichts eintippst, gelten die Rekonstruktionen.
box-game-unused = Neue Spiele lassen deine Schachtel im Regal.
box-use = Eigene Schachtel in neuen Spielen
box-agree = Rest so übernehmen
box-agree-short = Rest stimmt
box-agree-tip = Drück hier, wenn auf deiner Karte in allen übrigen Zeilen dasselbe steht; dann gilt sie ganz als eingetippt.
box-agree-done = Diese Karte ist vollständig.
box-clear = Karte leeren
box-clear-short = Leeren
box-clear-none = Auf dieser Karte hast du nichts eingetippt.
box-page-done = { $page }: vollständig. Danke!
box-aside = Diese Karte bleibt vorerst aus Spielen heraus: { $reason }

## Dateien
box-saved = In einer Datei gesichert: { $file }
box-not-saved = Was du eingetippt hast, konnte nicht gesichert werden: { $detail }
box-damaged = Die Datei deiner Schachtel ist nicht lesbar. Sie liegt jetzt als { $file } daneben, und die Schachtel ist leer.
box-strange = { $n ->
    [one] Ein Wert der Datei gehört zu keiner Karte dieser Ausgabe und blieb weg.
   *[other] { $n } Werte der Datei gehören zu keiner Karte dieser Ausgabe und blieben weg.
  }
box-file-bad = { $file } ist nicht zu gebrauchen: { $reason }
box-file-empty = In { $file } steht nichts, was in eine Schachtel passt.
box-opened = { $n ->
    [0] In der Datei steht nichts Neues.
    [one] Ein Wert wurde übernommen.
   *[other] { $n } Werte wurden übernommen.
  }
box-clash-title = Zwei Schachteln, zwei Meinungen
box-clash = { $n ->
    [one] Einen Wert hast du anders eingetippt, als er in der Datei steht. Welcher soll gelten?
   *[other] { $n } Werte hast du anders eingetippt, als sie in der Datei stehen. Welche sollen gelten?
  }
box-keep-mine = Meine
box-take-theirs = Die aus der Datei
box-take-none = Nicht öffnen

## Was ein Spiel über seine Werte sagt
box-in-game = { $done } von { $total } Werten aus der Schachtel
box-in-game-file = Werte aus der Datei { $file }
