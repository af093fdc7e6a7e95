### Das Ziel des Spiels auf einem Bild.

aim-title = Wer die meisten Punkte hat, gewinnt.
# $n sources of points, five as a rule
aim-sources = Sie kommen aus { $n ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $n }
  } Quellen.
aim-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
aim-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Je mehr Stimmen in einem Land, desto mehr Punkte. Ab { $majority } Stimmen gibt es die volle Punktzahl: { $least } { IN($small) }, { $most } { IN($large) }.
aim-votes-text--classic = Stimmen werden zu Mandaten, jedes Mandat ist ein Punkt. { $majority } Stimmen bringen alle: { $least } { IN($small) }, { $most } { IN($large) }.
aim-bonus-text = Als einzige Partei mit { $majority } Stimmen: { $alone } Punkte. Zwei Partner mit zusammen { $majority }: je { $partner }.
aim-presence-text = Wer ein Land gewinnt oder dort den Medieneinfluss hat, bringt einen seiner Marker von dort hierher: früh { $most } Punkte, spät { $least }.
aim-presence-text--classic = Gewinne ein Land, in dem du einen Medienmarker hast: Er kommt auf den Bundesplan und bringt { $least } bis { $most } Punkte.
aim-base-text = Jeder Punkt Parteibasis ist einen Punkt wert. Du beginnst mit { $start }.
aim-base-text--classic = Jedes Mitglied zählt einen Punkt. Du beginnst mit { $start }.
aim-prizes-text = Das meiste Geld bringt { $most }, das zweitmeiste { $next }.
aim-rank-text = Die meisten Mitglieder bringen { $most }, die zweitmeisten { $next }.
aim-opinion-text = Sieger bringen Meinungen auf den Bundesplan. Steht eine davon in deinem Programm, bringt sie { $least } bis { $most }, gesichert { $secured } mehr.

## How votes are made
aim-how = Und woher kommen die Stimmen? Aus drei Zutaten.
aim-rallies = { $n ->
    [one] { $n } Veranstaltung
   *[other] { $n } Veranstaltungen
  }
aim-rallies--classic = { $n ->
    [one] { $n } Veranstaltung
   *[other] { $n } Veranstaltungen
  }
aim-rallies-text = Du kaufst sie. Die erste in einem Land kostet { $cost }.
aim-rallies-text--classic = Du kaufst sie. Jede kostet { $cost }.
aim-trend = Trend { $trend }
aim-trend-text = Politiker und Umfragen heben ihn.
# $n of $all opinions
aim-matches = { $n } von { $all } passen
aim-matches-text = So gut passt dein Programm zu den Meinungen dort. Jeder Widerspruch zählt −1.
aim-new = neue Stimmen
aim-reach = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } { IN($land) }
aim-reach-text = Mit { $majority } Stimmen wären es { $full }, dazu { $bonus } für den Alleinsieg.
aim-reach-text--classic = Mit { $majority } Stimmen wären es { $full }.
aim-all-points = volle Punkte ab { $votes } Stimmen
# Below a figure
aim-votes-unit = { $votes ->
    [one] Stimme
   *[other] Stimmen
  }

## The page
rules-aim = Das Ziel
aim-first-lesson = Erste Lektion
aim-play = Spielen mit Erklärung
aim-to-lessons = Zu den Lektionen
