### Das Protokoll: eine Zeile je Ereignis, Gegenwart, Namen unverändert.
### $player Name · $land Name oder Kürzel des Landes · $money fertiger Betrag · $amount Zahl mit Vorzeichen
### $card, $old, $new Karten mit Vorzeichen · $party Kürzel der Partei

## Aufbau
log-game-started =
    { $elections ->
        [one] Neues Spiel: { $n } Parteien, eine Wahl
       *[other] Neues Spiel: { $n } Parteien, { $elections } Wahlen
    }
log-lands-drawn = { $first } wählt zuerst, dann { $others }
log-opinion-turned = { $land }: aufgedeckt { $card }
log-opinions-turned =
    { $n ->
        [one] { $land }: eine Volksmeinung aufgedeckt
       *[other] { $land }: { $n } Volksmeinungen aufgedeckt
    }
log-opinion-repeated = { $land }: Meinung { $card } wiederholt ein Thema und wird ersetzt
log-programs-dealt =
    { $n ->
        [one] Alle erhalten eine Programmkarte
       *[other] Alle erhalten { $n } Programmkarten
    }
log-programs-redrawn =
    { $n ->
        [one] { $player } zieht eine Karte nach, Themen fehlen
       *[other] { $player } zieht { $n } Karten nach, Themen fehlen
    }
log-draft-passed = Auswahl { $kept } von 4 ist getroffen, die Karten wandern weiter
log-answer-sealed = { $player } hat entschieden
log-program-laid = { $player } deckt das Programm auf
log-programs-discarded = { $player } wirft ab: { $cards }
log-display-discarded = Die Programmauslage wird neu ausgelegt
log-party-order = { $player } beginnt vorläufig
log-deployment = { $player }: Block { $block } in { $lands }
log-shuffled-programs =
    { $n ->
        [one] Programmstapel neu gemischt, eine Karte
       *[other] Programmstapel neu gemischt, { $n } Karten
    }
log-shuffled-opinions =
    { $n ->
        [one] Volksmeinungen neu gemischt, eine Karte
       *[other] Volksmeinungen neu gemischt, { $n } Karten
    }
log-shuffled-polls =
    { $n ->
        [one] Umfragen neu gemischt, eine Karte
       *[other] Umfragen neu gemischt, { $n } Karten
    }

## Die Runde
log-round = Runde { $round }, Wahl: { $lands }
log-passed-start_tie = { $player } passt
log-passed-program = { $player } behält das Programm
log-passed-media = { $player } passt
log-passed-rallies = { $player } passt
log-passed-cabinet_placement = { $player } entsendet niemanden
log-passed-cabinet_actions = { $player } verzichtet in { $land } auf Aktionen
log-passed-media_influence = { $player } ändert in { $land } nichts
log-passed-polls = { $player } passt
log-passed-conversion = { $player } wandelt in { $land } nichts um
log-nothing-else = { $line }: sonst geht nichts
log-by-itself = { $line }: automatisch
log-bid = { $player } bietet { $money }
log-start-tied = Gleichstand bei { $money }: { $players } bieten erneut
log-start-raised = { $player } erhöht auf { $money }
log-start-player = { $player } beginnt die Runde, { $money }
log-bluff = { $player } kann { $money } nicht zahlen: alles Geld weg, Parteibasis { $amount }
log-card-drawn = { $player } zieht eine Karte
log-card-drawn-seen = { $player } zieht { $card }
log-display-taken = { $player } nimmt { $card }
log-swapped = { $player } tauscht { $old } gegen { $new }
log-media-placed = { $player }: Medienmarker in { $land }, { $money }
log-rallies =
    { $n ->
        [one] { $player }: 1 Veranst. in { $land }, { $money }
       *[other] { $player }: { $n } Veranst. in { $land }, { $money }
    }

## Schattenkabinett
log-politician-placed = { $player } entsendet eine Karte nach { $land }
log-politicians-revealed =
    { $n ->
        [one] { $land }: eine Politikkarte aufgedeckt
       *[other] { $land }: { $n } Politikkarten aufgedeckt
    }
log-politician-paid = { $player } zahlt { $money }: { $politician }
log-politician-declined = { $player } zahlt nicht: { $politician } scheidet aus
log-votes = { $player }: Stimmen { $amount } in { $land }
log-trend = { $player }: Trend { $amount } in { $land }, jetzt { $trend }
log-base = { $player }: Parteibasis { $amount }
log-double-placed = { $player }: Verdopplung auf { $card } in { $land }
log-double-removed = { $player } entfernt die Verdopplung von { $card } in { $land }
log-media-removed = { $player } entfernt einen Marker ({ $party }) in { $land }, { $money } an { $other }
log-media-replaced = { $player } ersetzt einen Marker ({ $party }) in { $land }, { $money } an { $other }
log-acted-others_trend = { $player } senkt den Trend aller anderen in { $land }
log-acted-program = { $player } darf das Programm ändern
log-acted-poll = { $player } nimmt die oberste Umfrage in { $land }

## Volksmeinungen und Umfragen
log-opinion-shifted = { $player }: { $new } ersetzt { $old } in { $land }
log-auction = { $land }: Umfrage mit { $party } auf der Rückseite
log-poll-won = { $player } kauft die Umfrage in { $land }, { $money }
log-poll-published = { $player } veröffentlicht in { $land }: { $changes }
log-poll-published-idle = { $player } veröffentlicht in { $land }: kein Trend ändert sich
log-poll-kept = { $player } behält die Umfrage, Parteibasis { $amount }
log-poll-discarded = { $land }: niemand will die Umfrage

## Umwandlung und Wahl
log-converted =
    { $n ->
        [one] { $player }: 1 Veranst., { $votes ->
            [one] eine Stimme
           *[other] { $votes } Stimmen
        } in { $land }
       *[other] { $player }: { $n } Veranst., { $votes ->
            [one] eine Stimme
           *[other] { $votes } Stimmen
        } in { $land }
    }
log-election = { $land } hat gewählt: { $results }
log-coalition-joined = { $player } koaliert mit { $party } in { $land }
log-coalition-declined = { $player } lehnt in { $land } eine Koalition mit { $party } ab
log-decided-sole = { $parties } gewinnt { $land } allein, +{ $points }
log-decided-several = { $parties } erreichen 50 in { $land }, je +{ $points }
log-decided-coalition = { $parties } koalieren in { $land }, je +{ $points }
log-decided-none = { $land }: keine Koalition, { $parties } +{ $points }
log-presence =
    { $points ->
        [one] { $player }: Medienpräsenz aus { $land }, ein Punkt am Ende
       *[other] { $player }: Medienpräsenz aus { $land }, { $points } Punkte am Ende
    }
log-points-votes =
    { $points ->
        [one] { $player }: ein Punkt für Stimmen
       *[other] { $player }: { $points } Punkte für Stimmen
    }
log-points-presence =
    { $points ->
        [one] { $player }: ein Punkt für Medienpräsenz
       *[other] { $player }: { $points } Punkte für Medienpräsenz
    }
log-points-base =
    { $points ->
        [one] { $player }: ein Punkt für die Parteibasis
       *[other] { $player }: { $points } Punkte für die Parteibasis
    }
log-points-money =
    { $points ->
        [one] { $player }: ein Punkt für Geld
       *[other] { $player }: { $points } Punkte für Geld
    }

## Geld und die nächste Runde
log-income-votes = { $player }: { $money } für Stimmen
log-income-base = { $player }: { $money } für die Parteibasis
log-donation-accepted = { $player } nimmt { $money } an, Parteibasis { $amount }
log-donation-refused = { $player } lehnt { $money } ab, Parteibasis { $amount }
log-land-closed = { $land } verlässt den Tisch
log-land-opened = { $name } kommt auf den Tisch, Wahl { $number }
log-opinions-refilled = Das Feld „Volksmeinungen“ wird aufgefüllt
log-game-ended =
    { $n ->
        [one] { $players } gewinnt mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit { $points } Punkten
    }
log-nothing = Nichts zu tun
