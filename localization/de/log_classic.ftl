### Das Protokoll der Ausgaben mit Bundesplan. Die Variablen sind die des Protokolls.

## Aufbau
log-pool-laid =
    { $n ->
        [one] Eine Volksmeinung liegt im Tauschpool
       *[other] { $n } Volksmeinungen liegen im Tauschpool
    }
log-pool-duplicate = Meinung { $card } liegt schon im Tauschpool und wird abgelegt
log-program-buried = { $player }: Karte { $card } passt nicht und kommt unter den Stapel
log-exchange-failed = { $player }: Keine Karte passt für { $card }, nichts wird getauscht und nichts geht verloren
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
log-first-right = { $player } darf bestimmen, wer beginnt, { $money }
log-place-chosen = { $player } nimmt Platz { $place }
log-order = Reihenfolge: { $players }

## Passen und verzichten
log-passed-conference = { $player } behält das Programm
log-passed-exchanges = { $player } tauscht nichts
log-passed-cabinet_sending = { $player } entsendet niemanden
log-passed-cabinet_use = { $player } verzichtet in { $land } auf eine Aktion
log-passed-coalitions = { $player } bietet keine Koalition an
log-passed-influence = { $player } ändert in { $land } nichts
log-passed-poll_auctions = { $player } steigt aus der Auktion aus
log-passed-vote_catching = { $player } wandelt in { $land } nichts um
log-passed-majority = { $player } ändert in { $land } nichts
log-passed-region_election = { $player } bringt keine Meinung aus { $land } auf den Bundesplan

## Koalitionen
log-tile-laid = { $player }: Koalitionsplättchen in { $land }
log-tile-gone = { $player }: Das Koalitionsplättchen in { $land } scheidet aus
log-coalition-offered = { $player } bietet { $party } eine Koalition in { $land } an
log-coalition-forced = { $player } zwingt { $party } in { $land } in eine Koalition

## Wahl und Bundesplan
log-acted-other_trend = { $player } drückt { $party } in { $land }, Trend { $amount }
log-won-single =
    { $votes ->
        [one] { $parties } gewinnt { $land } mit einer Stimme
       *[other] { $parties } gewinnt { $land } mit { $votes } Stimmen
    }
log-won-narrow =
    { $votes ->
        [0] Niemand hat Stimmen in { $land }: { $parties } gewinnt um Haaresbreite, der Stimmenmarker liegt obenauf
        [one] { $parties } gewinnt { $land } um Haaresbreite mit einer Stimme
       *[other] { $parties } gewinnt { $land } um Haaresbreite mit { $votes } Stimmen
    }
log-won-coalition =
    { $votes ->
        [one] { $parties } gewinnen { $land } gemeinsam mit einer Stimme
       *[other] { $parties } gewinnen { $land } gemeinsam mit { $votes } Stimmen
    }
log-won-narrow_coalition =
    { $votes ->
        [0] Niemand hat Stimmen in { $land }: { $parties } gewinnen gemeinsam um Haaresbreite, ein Stimmenmarker liegt obenauf
        [one] { $parties } gewinnen { $land } gemeinsam um Haaresbreite mit einer Stimme
       *[other] { $parties } gewinnen { $land } gemeinsam um Haaresbreite mit { $votes } Stimmen
    }
log-national-new = { $player }: { $card } kommt auf den Bundesplan
log-national-secured = { $player } sichert { $card } auf dem Bundesplan
log-national-opposite = { $player }: { $card } verdrängt das Gegenteil vom Bundesplan
log-national-replaced = { $player }: { $card } ersetzt { $old } auf dem Bundesplan
log-national-discarded = { $player }: { $card } findet keinen Platz und wird abgelegt

## Mitglieder und Geld
log-income-recruitment = { $player }: { $money } für neue Mitglieder
log-contribution-laid = { $player } legt eine Spendenkarte verdeckt
log-largest-refused = { $player } lehnt am meisten ab und würfelt noch einmal
log-points-opinion =
    { $points ->
        [one] { $player }: ein Punkt für die Bundesmeinung
       *[other] { $player }: { $points } Punkte für die Bundesmeinung
    }
log-points-rank =
    { $points ->
        [one] { $player }: ein Punkt für eine der größten Parteien
       *[other] { $player }: { $points } Punkte für eine der größten Parteien
    }
