### Co robią inni, opowiedziane po kolei.

## Ruchy innych, jeden po drugim; $player to imię, $who partia lub gracz, $land kraj
turn-decided = { $player } – gotowe
# The same: somebody has just become start player
turn-starts = { $player } zaczyna
# Plakietka za imieniem
turn-badge-decided = po decyzji
told-pace = Tempo ruchów rywali
told-stops-short = Zatrzymuj przy stracie
told-continue = Dalej
told-again = Jeszcze raz
told-again-short = Powtórz
told-keys = { $on }: dalej. { $result }: do następnej własnej decyzji.
# $reason to jedno z fact-*
told-why = Powód: { $reason }
told-votes =
    { $n ->
        [one] jeden głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }
# a move of somebody else costs nothing: places by the votes to come
told-yours = Dla ciebie: bez strat
told-yours-stays = Dla ciebie: bez strat, nadal miejsce { $nth } z { $of } { IN($land) }
told-yours-moves = Dla ciebie: miejsce { $before } → { $nth } z { $of } { IN($land) }
told-cost-votes = To kosztuje cię { $votes }
told-cost-votes-of = { $who } traci { $votes }
told-cost-majority = To kosztuje cię większość { IN($land) }
told-cost-majority-of = { $who } traci większość { IN($land) }
told-cost-lead = To kosztuje cię wpływ na media { IN($land) }
told-cost-lead-of = { $who } traci wpływ na media { IN($land) }
told-cost-money = To kosztuje cię { $money }
told-cost-money-of = { $who } traci { $money }
told-loss-of = { $who }, { $land }
# Głosy po zamianie wszystkich wieców teraz, przedtem i potem
told-loss-votes = głosy { $before } → { $after }
told-loss-because = { $votes } ({ $figures })
told-loss-lead = bez wpływu na media
told-trend = notowania { $before } → { $after }
told-rallies = wiece { $before } → { $after }
