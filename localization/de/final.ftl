### Die Schlusswertung.

final-place =
    { $elections ->
        [one] Schlusswertung · { $elections } Wahl
       *[other] Schlusswertung · { $elections } Wahlen
    }
final-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
final-title =
    { $points ->
        [one] { $player } gewinnt mit { $points } Punkt
       *[other] { $player } gewinnt mit { $points } Punkten
    }
final-title-shared =
    { $points ->
        [one] { $players } teilen sich den Sieg mit { $points } Punkt
       *[other] { $players } teilen sich den Sieg mit { $points } Punkten
    }
final-ahead =
    { $points ->
        [1] { $points } Punkt vor { $player }
       *[other] { $points } Punkte vor { $player }
    }
final-seed = Startwert { $seed }
final-assisted = mit zurückgenommenen Zügen
final-stood-in = leichte Stufe sprang ein: { $count }
# for how many decisions advice was asked
final-advice = Tipps: { $count }
final-reconstructed = Manche Werte sind Rekonstruktionen
final-tab-points = Punkte
final-tab-lead = Vorsprung
final-show-points = Endstand

## Woher Punkte kommen
final-votes = Stimmen
final-bonus = Wahlbonus
final-presence = Medienpräsenz
final-base = Parteibasis
final-money = Geld
final-opinion = Bundesmeinung
final-rank = Größte Parteien
final-votes-low = bei den Stimmen
final-bonus-low = beim Wahlbonus
final-presence-low = bei der Medienpräsenz
final-base-low = bei der Parteibasis
final-money-low = beim Geld
final-opinion-low = bei der Bundesmeinung
final-rank-low = bei der Größe
final-total = Summe
final-counted-elections = Landtagswahlen
final-part-tip = { $source }: { $points }
final-money-tip = { $money } übrig

## Was den Ausschlag gab
final-decided = Was den Ausschlag gab
final-lead =
    { THE($party) } { COUNT($party) ->
        [one] lag
       *[other] lagen
    } { $sources } vorn.
final-lead-both =
    { THE($second) } { COUNT($second) ->
        [one] lag
       *[other] lagen
    } { $losing } vorn, { THE($first) } dagegen { $winning }.
final-lead-part = { $source } ({ $points })
final-side = Vorn: { $party }

## Verlauf und Wahlen
final-curve = Punkte nach jeder Wahl
final-curve-money = Geld nach jeder Runde
final-curve-base = Parteibasis nach jeder Runde
final-curves = Spielverlauf
final-as-table = Als Tabelle zeigen
final-as-lines = Als Kurven zeigen
final-round = Runde { $round }
final-round-short = R { $round }
final-start = Beginn
final-count = Schluss
final-count-short = Schluss
final-elections = Wahlergebnisse
final-won-alone = { $votes }, allein
final-won-none = { $votes }, ohne Mehrheit
final-won-nose = { $votes }, hauchdünn
final-won-unvoted = keine Stimmen, Marker obenauf
final-each = je { $points }
final-election-tip = Zeigt Wahl { $number } noch einmal.

## Knöpfe
final-rematch = Revanche, neue Karten
final-rematch-short = Revanche
final-new = Neues Spiel
final-board = Tisch
final-log = Protokoll
final-menu = Hauptmenü
final-close = Schließen
final-log-head = Runde { $round } · { $phase }
final-log-setup = Spielaufbau

## Während gezählt wird: wer führt
final-count-all = zum Ende
final-lead-first = Nach den Wahlen führt { $player }
final-lead-level = { $players } liegen gleichauf: { $points }
final-lead-by-presence = Die Medien bringen { $player } vor { $other }
final-lead-by-base = Die Parteibasis bringt { $player } vor { $other }
final-lead-by-base--classic = Die Mitglieder bringen { $player } vor { $other }
final-lead-by-money = Das Geld bringt { $player } vor { $other }
final-lead-by-opinion = Die Bundesmeinung bringt { $player } vor { $other }
final-lead-by-rank = Als eine der größten Parteien zieht { $player } an { $other } vorbei
final-info = Zu diesem Spiel
final-figures = Zahlenwerte
