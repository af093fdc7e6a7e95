### Das Protokoll: eine Zeile je Ereignis, Gegenwart, Namen unverändert.
### $player Name · $land Name oder Kürzel des Landes · $money fertiger Betrag · $amount Zahl mit Vorzeichen
### $card, $old, $new Karten mit Vorzeichen · $party Kürzel der Partei

## Aufbau
log-game-started =
    { $elections ->
        [one] Neues Spiel: { $n } Parteien, eine Wahl
       *[other] Neues Spiel: { $n } Parteien, { $elections } Wahlen
    }
log-land-drawn = Nur { THE($state) } wählt
log-lands-drawn = Zuerst wählt { THE($state) }, dann { THE($states) }
log-opinion-turned = { $land }: „{ $card }“ wird aufgedeckt
log-opinions-turned =
    { $n ->
        [one] { $land }: Eine Volksmeinung wird aufgedeckt
       *[other] { $land }: { $n } Volksmeinungen werden aufgedeckt
    }
log-opinion-repeated = { $land }: „{ $card }“ wiederholt ein Thema und wird ersetzt
log-programs-dealt =
    { $n ->
        [one] Jede Partei bekommt eine Programmkarte
       *[other] Jede Partei bekommt { $n } Programmkarten
    }
log-programs-redrawn =
    { $n ->
        [one] { $player } zieht eine Karte nach, weil Themen fehlen
       *[other] { $player } zieht { $n } Karten nach, weil Themen fehlen
    }
log-draft-passed = Auswahl { $kept } von 4: Die Karten wandern im Uhrzeigersinn weiter
log-answer-sealed = { $player } hat entschieden
log-program-laid = { $player } deckt das Programm auf
# A card in a list of the log
log-card = „{ $card }“
log-programs-discarded = { $player } legt { $cards } ab
log-display-discarded = Die Programmauslage wird neu aufgedeckt
log-party-order = { $player } ist vorläufig Startspieler
log-deployment = { $player }: Block { $block } { IN($lands) }
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
log-passed-cabinet_actions = { $player } nutzt { IN($land) } keine Aktion
log-passed-media_influence = { $player } ändert { IN($land) } nichts
log-passed-polls = { $player } passt
log-passed-conversion = { $player } behält die Veranstaltungen { IN($land) }
log-nothing-else = { $line } (notgedrungen)
log-by-itself = { $line } (automatisch)
log-bid = { $player } bietet { $money }
log-start-tied = Gleichstand bei { $money }: { $players } bieten erneut
log-start-raised = { $player } erhöht auf { $money }
log-start-player = { $player } wird für { $money } Startspieler
log-bluff = { $player } kann { $money } nicht zahlen: Alles Geld ist weg, Parteibasis { $amount }
log-card-drawn = { $player } zieht eine Karte
log-card-drawn-seen = { $player } zieht „{ $card }“
log-display-taken = { $player } nimmt „{ $card }“
log-swapped = { $player } tauscht „{ $old }“ gegen „{ $new }“
log-media-placed = { $player } kauft einen Medienmarker { IN($land) } für { $money }
log-rallies =
    { $n ->
        [one] { $player } kauft eine Veranstaltung { IN($land) } für { $money }
       *[other] { $player } kauft { $n } Veranstaltungen { IN($land) } für { $money }
    }

## Schattenkabinett
log-politician-placed = { $player } entsendet einen Politiker { INTO($land) }
log-politicians-revealed =
    { $n ->
        [one] { $land }: Ein Politiker wird aufgedeckt
       *[other] { $land }: { $n } Politiker werden aufgedeckt
    }
log-politician-paid = { $player } zahlt { $money } ({ $politician })
log-politician-declined = { $player } zahlt nicht ({ $politician }): Die Karte scheidet aus
log-votes =
    { $n ->
        [one] { $player } gewinnt 1 Stimme { IN($land) }
       *[other] { $player } gewinnt { $n } Stimmen { IN($land) }
    }
log-trend = { $player }: Trend { $amount } { IN($land) }, jetzt { $trend }
log-base = { $player }: Parteibasis { $amount }
log-double-placed = { $player }: Verdopplung auf „{ $card }“ { IN($land) }
log-double-removed = { $player } entfernt die Verdopplung von „{ $card }“ { IN($land) }
log-media-removed =
    { $player } entfernt den Marker { OF($party) } { IN($land) } und zahlt { COUNT($party) ->
        [one] ihr
       *[other] ihnen
    } { $money }
log-media-replaced =
    { $player } ersetzt den Marker { OF($party) } { IN($land) } und zahlt { COUNT($party) ->
        [one] ihr
       *[other] ihnen
    } { $money }
log-acted-others_trend = { $player } senkt den Trend aller anderen { IN($land) }
log-acted-program = { $player } darf das Programm ändern
log-acted-poll = { $player } nimmt die oberste Umfrage { IN($land) }

## Volksmeinungen und Umfragen
log-opinion-shifted = { $player }: „{ $new }“ ersetzt „{ $old }“ { IN($land) }
log-auction = { $land }: Umfrage mit { DATIVE($party) } auf der Rückseite
log-poll-won = { $player } kauft die Umfrage { IN($land) } für { $money }
log-poll-published = { $player } veröffentlicht die Umfrage { IN($land) }: { $changes }
log-poll-published-idle = { $player } veröffentlicht die Umfrage { IN($land) }: Kein Trend ändert sich
log-poll-kept = { $player } behält die Umfrage, Parteibasis { $amount }
log-poll-discarded = { $land }: Niemand will die Umfrage

## Umwandlung und Wahl
log-converted =
    { $n ->
        [one] { $player } wandelt { IN($land) } eine Veranstaltung in { $votes ->
            [one] eine Stimme
           *[other] { $votes } Stimmen
        } um
       *[other] { $player } wandelt { IN($land) } { $n } Veranstaltungen in { $votes ->
            [one] eine Stimme
           *[other] { $votes } Stimmen
        } um
    }
log-election = { THE($land) } hat gewählt: { $results }
log-coalition-joined = { $player } koaliert mit { DATIVE($party) } { IN($land) }
log-coalition-declined = { $player } lehnt { IN($land) } eine Koalition mit { DATIVE($party) } ab
log-decided-sole =
    { COUNT($parties) ->
        [one] { THE($parties) } gewinnt { THE($land) } allein, +{ $points }
       *[other] { THE($parties) } gewinnen { THE($land) } allein, +{ $points }
    }
log-decided-several = { THE($parties) } erreichen { IN($land) } 50 Stimmen, je +{ $points }
log-decided-coalition = { THE($parties) } koalieren { IN($land) }, je +{ $points }
log-decided-none = { $land }: keine Mehrheit, { $parties } +{ $points }
log-presence =
    { $points ->
        [one] { $player } bringt einen Marker { FROM($land) } in die Medienpräsenz, ein Punkt am Ende
       *[other] { $player } bringt einen Marker { FROM($land) } in die Medienpräsenz, { $points } Punkte am Ende
    }
log-points-votes =
    { $points ->
        [one] { $player } bekommt einen Punkt für Stimmen
       *[other] { $player } bekommt { $points } Punkte für Stimmen
    }
log-points-presence =
    { $points ->
        [one] { $player } bekommt einen Punkt für Medienpräsenz
       *[other] { $player } bekommt { $points } Punkte für Medienpräsenz
    }
log-points-base =
    { $points ->
        [one] { $player } bekommt einen Punkt für die Parteibasis
       *[other] { $player } bekommt { $points } Punkte für die Parteibasis
    }
log-points-money =
    { $points ->
        [one] { $player } bekommt einen Punkt für Geld
       *[other] { $player } bekommt { $points } Punkte für Geld
    }

## Geld und die nächste Runde
log-income-votes = { $player } bekommt { $money } für Stimmen
log-income-base = { $player } bekommt { $money } für die Parteibasis
log-donation-accepted = { $player } nimmt { $money } an, Parteibasis { $amount }
log-donation-refused = { $player } lehnt { $money } ab, Parteibasis { $amount }
log-land-closed = { THE($land) } verlässt den Tisch
log-land-opened = { THE($state) } kommt als { $number }. Land ins Spiel
log-opinions-refilled = Das Feld „Volksmeinungen“ wird aufgefüllt
log-game-ended =
    { $n ->
        [one] { $players } gewinnt mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit { $points } Punkten
    }
log-nothing = Nichts zu tun
