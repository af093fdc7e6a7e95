### Das Protokoll der Ausgaben mit Bundesplan. Die Variablen sind die des Protokolls.

## Aufbau
log-pool-laid =
    { $n ->
        [one] Eine Volksmeinung liegt im Tauschpool
       *[other] { $n } Volksmeinungen liegen im Tauschpool
    }
log-pool-duplicate = „{ $card }“ liegt schon im Tauschpool und wird abgelegt
log-program-buried = { $player }: „{ $card }“ passt nicht und kommt unter den Stapel
log-exchange-failed = { $player }: Keine Karte passt für „{ $card }“; nichts wird getauscht, nichts geht verloren
log-hand-drawn =
    { $n ->
        [one] { $player } zieht eine Programmkarte
       *[other] { $player } zieht { $n } Programmkarten
    }
log-start-order = Die Startbögen werden aufgedeckt: { $players }
log-start-sheet = { $player }: Einträge { $first } und { $second }, { $lands }

## Reihenfolge
log-dice = { $player } würfelt { $dice }
log-dice-members = { $player } würfelt { $dice }: Mitglieder { $amount }
log-first-tied = Gleichstand bei { $money }: { $players } bieten geheim noch einmal
log-first-dice = Gleichstand bei { $money }: { $players } würfeln
log-first-right = { $player } darf für { $money } den Startspieler bestimmen
log-place-chosen = { $player } nimmt Platz { $place }
log-order = Reihenfolge: { $players }

## Passen und verzichten
log-passed-conference = { $player } behält das Programm
log-passed-exchanges = { $player } tauscht nichts
log-passed-cabinet_sending = { $player } entsendet niemanden
log-passed-cabinet_use = { $player } nutzt { IN($land) } keine Aktion
log-passed-coalitions = { $player } bietet keine Koalition an
log-passed-influence = { $player } ändert { IN($land) } nichts
log-passed-poll_auctions = { $player } steigt aus der Auktion aus
log-passed-vote_catching = { $player } behält die Veranstaltungen { IN($land) }
log-passed-majority = { $player } ändert { IN($land) } nichts
log-passed-region_election = { $player } bringt keine Meinung { FROM($land) } auf den Bundesplan

## Koalitionen
log-tile-laid = { $player }: Koalitionsplättchen { IN($land) }
log-tile-gone = { $player } verliert das Koalitionsplättchen { IN($land) }
log-coalition-offered = { $player } bietet { DATIVE($party) } eine Koalition { IN($land) } an
log-coalition-forced = { $player } zwingt { THE($party) } { IN($land) } in eine Koalition

## Wahl und Bundesplan
log-acted-other_trend = { $player } senkt den Trend { OF($party) } { IN($land) }: { $amount }
log-won-single =
    { $votes ->
        [one] { COUNT($parties) ->
            [one] { THE($parties) } gewinnt { THE($land) } mit einer Stimme
           *[other] { THE($parties) } gewinnen { THE($land) } mit einer Stimme
        }
       *[other] { COUNT($parties) ->
            [one] { THE($parties) } gewinnt { THE($land) } mit { $votes } Stimmen
           *[other] { THE($parties) } gewinnen { THE($land) } mit { $votes } Stimmen
        }
    }
log-won-narrow =
    { $votes ->
        [0] Niemand hat Stimmen { IN($land) }. { COUNT($parties) ->
            [one] { THE($parties) } gewinnt hauchdünn, weil ihr Stimmenmarker obenauf liegt
           *[other] { THE($parties) } gewinnen hauchdünn, weil ihr Stimmenmarker obenauf liegt
        }
        [one] { COUNT($parties) ->
            [one] { THE($parties) } gewinnt { THE($land) } hauchdünn mit einer Stimme
           *[other] { THE($parties) } gewinnen { THE($land) } hauchdünn mit einer Stimme
        }
       *[other] { COUNT($parties) ->
            [one] { THE($parties) } gewinnt { THE($land) } hauchdünn mit { $votes } Stimmen
           *[other] { THE($parties) } gewinnen { THE($land) } hauchdünn mit { $votes } Stimmen
        }
    }
log-won-coalition =
    { $votes ->
        [one] { THE($parties) } gewinnen { THE($land) } gemeinsam mit einer Stimme
       *[other] { THE($parties) } gewinnen { THE($land) } gemeinsam mit { $votes } Stimmen
    }
log-won-narrow_coalition =
    { $votes ->
        [0] Niemand hat Stimmen { IN($land) }. { THE($parties) } gewinnen gemeinsam hauchdünn, weil einer ihrer Stimmenmarker obenauf liegt
        [one] { THE($parties) } gewinnen { THE($land) } gemeinsam hauchdünn mit einer Stimme
       *[other] { THE($parties) } gewinnen { THE($land) } gemeinsam hauchdünn mit { $votes } Stimmen
    }
log-national-new = { $player }: „{ $card }“ kommt auf den Bundesplan
log-national-secured = { $player } sichert „{ $card }“ auf dem Bundesplan
log-national-opposite = { $player }: „{ $card }“ verdrängt das Gegenteil vom Bundesplan
log-national-replaced = { $player }: „{ $card }“ ersetzt „{ $old }“ auf dem Bundesplan
log-national-discarded = { $player }: „{ $card }“ findet keinen Platz und wird abgelegt

## Mitglieder und Geld
log-income-recruitment = { $player } bekommt { $money } für neue Mitglieder
log-contribution-laid = { $player } lehnt eine Spende verdeckt ab
log-largest-refused = { $player } lehnt mehr Geld ab als jede andere Partei und bekommt mehr Würfel
log-points-opinion =
    { $points ->
        [one] { $player } bekommt einen Punkt für die Bundesmeinung
       *[other] { $player } bekommt { $points } Punkte für die Bundesmeinung
    }
log-points-rank =
    { $points ->
        [one] { $player } bekommt einen Punkt als eine der größten Parteien
       *[other] { $player } bekommt { $points } Punkte als eine der größten Parteien
    }
