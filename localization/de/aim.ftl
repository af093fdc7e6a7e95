### Das Ziel des Spiels auf einem Bild.

aim-title = Die meisten Punkte gewinnen.
# $n sources of points, five as a rule
aim-sources = Sie kommen aus { $n } Quellen.
aim-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
aim-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Jedes Land zahlt für Stimmen. { $majority } Stimmen bringen alle seine Punkte: { $least } in { $small }, { $most } in { $large }.
aim-votes-text--classic = Stimmen werden zu Mandaten, jedes Mandat ist ein Punkt. { $majority } Stimmen bringen alle: { $least } in { $small }, { $most } in { $large }.
aim-bonus-text = { $majority } Stimmen allein: { $alone } Punkte. Zwei Partner mit zusammen { $majority }: je { $partner }.
aim-presence-text = Gewinne ein Land oder hol dir dort den Medieneinfluss: Ein Marker von dir bringt { $most } bis { $least }.
aim-presence-text--classic = Gewinne ein Land, in dem du einen Medienmarker hast: Er kommt auf den Bundesplan und bringt { $most } bis { $least }.
aim-base-text = Jedes Mitglied zählt einen Punkt. Du beginnst mit { $start }.
aim-prizes-text = Das meiste: { $most }. Danach: { $next }.
aim-rank-text = Die meisten Mitglieder: { $most }. Danach: { $next }.
aim-opinion-text = Sieger bringen Meinungen hierher. Teilt dein Programm eine, bringt sie { $most } bis { $least }, gesichert { $secured } mehr.

## How votes are made
aim-how = Und woher kommen Stimmen? Aus drei Dingen.
aim-rallies = { $n ->
    [one] { $n } Veranstaltung
   *[other] { $n } Veranstaltungen
  }
aim-rallies--classic = { $n ->
    [one] { $n } Veranstaltung
   *[other] { $n } Veranstaltungen
  }
aim-rallies-text = Du kaufst sie. Die erste in einem Land kostet { $cost }.
aim-trend = Trend { $trend }
aim-trend-text = Politiker und Umfragen heben ihn.
# $n of $all opinions
aim-matches = { $n } von { $all } passen
aim-matches-text = Was die Leute dort denken, verglichen mit deinem Programm. Eine Gegenkarte zählt −1.
aim-new = neue Stimmen
aim-reach = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } { IN($land) }
aim-reach-text = Mit { $majority } Stimmen: { $full }, und { $bonus } mehr für den Sieg allein.
aim-reach-text--classic = Mit { $majority } Stimmen: { $full }.
aim-all-points = alle Punkte
# Below a figure
aim-votes-unit = { $votes ->
    [one] Stimme
   *[other] Stimmen
  }

## The page
rules-aim = Das Ziel
aim-first-lesson = Erste Lektion
aim-play = Spielen, wir erklären
aim-to-lessons = Zu den Lektionen
