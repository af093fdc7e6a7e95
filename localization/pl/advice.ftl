### Rada: co rozważyłby zwykły gracz SI, wyłącznie z własnej perspektywy.

advice-title = Rada
advice-thinking = Rozważanie możliwości…
advice-note = Oczekiwane punkty zwycięstwa: tak ocenia je zwykły gracz SI na podstawie tego, co widać z tego miejsca. Bez tego, co wszystkie opcje dają tak samo.
advice-failed = W tym miejscu nie ma rady.
advice-covered = Radę można dostać tylko wtedy, gdy karty decydującej partii są odkryte.
advice-take = Użyj
advice-take-tip = Wpisuje tę możliwość do szkicu; nic nie jest jeszcze zatwierdzone.
advice-close = Zamknij

# $money is an amount such as "−3000 €"
advice-if-won = { $money } przy wygranej licytacji
# $amount is a change such as +3
advice-base-change = elektorat { $amount }

## Reasons; $points is an amount such as "+3 punkty zwycięstwa"
advice-votes = { $points } za głosy
advice-votes-land = { $points } za głosy, land { $land }
advice-bonus = { $points } za wygrane wybory
advice-bonus-land = { $points } za wygrane wybory, land { $land }
advice-presence = { $points } za obecność w mediach na koniec
advice-presence-land = { $points } za obecność w mediach, land { $land }
advice-income = { $points } dzięki dochodom z wyników wyborów
advice-base = { $points } dzięki elektoratowi
advice-prize = { $points } za pieniądze pozostałe na koniec
advice-influence = { $points } dzięki wpływowi na media
advice-influence-land = { $points } dzięki wpływowi na media, land { $land }
advice-later = { $points } w późniejszych rundach
advice-later-less = { $points }, bo zabraknie tego później
advice-poll = { $points } dzięki sondażowi
advice-start = { $points } za pierwszy ruch
advice-program = { $points } dzięki zgodności programu
advice-money = { $points } dzięki temu, co można kupić
advice-money-less = { $points } za to, ile to kosztuje
advice-rivals-less = { $points } dzięki osłabieniu rywali
advice-rivals-more = { $points }, bo zyskują rywale
advice-rallies-less = { $points } dzięki wiecom, których nie trzeba będzie kupować
advice-rallies-more = { $points } z powodu wieców, które trzeba będzie kupić
advice-rest = { $points } w inny sposób
advice-priced = { $what } ({ $points })
advice-free-card = nic nie kosztuje: może przyjść pasująca karta, a wszystko może zostać, jak jest
advice-no-card = rezygnacja z karty, która nic nie kosztuje
advice-even = nie widać różnicy, która by się liczyła
advice-avoids = bez tego, co kosztują inne
advice-lacks = bez tego, co dają inne
advice-only = nic innego nie wchodzi w grę

## Commands
advice-keep-rallies = Zachowaj wiece
advice-decline = Nie płać
advice-lay = Wyłóż: { $cards }
# $symbol is such as "Wiece +3"
advice-deploy = Tabela { $number }: { $parts }
advice-deploy-part = { $symbol } w { $land }
advice-bid = Zaoferuj { $money }
advice-raise = Podbij do { $money }
advice-take-card = Weź { $card }
advice-no-swap = Bez wymiany, zostaw { $card }
advice-swap = { $out } na { $into }
advice-swaps = Wymień: { $swaps }; zostaw { $card }
advice-media = Znacznik mediów w { $land }
advice-rallies-part =
    { $n ->
        [one] 1 wiec w { $land }
        [few] { $n } wiece w { $land }
        [many] { $n } wieców w { $land }
       *[other] { $n } wiecu w { $land }
    }
advice-politician = { $name } w { $land }
advice-double = Podwój { $card }
advice-double-off = Zdejmij podwojenie: { $card }
advice-remove-media = Usuń znacznik mediów { $party }
advice-shift = Zamień { $out } na { $into }
advice-publish = Upublicznij sondaż
advice-keep-poll = Zachowaj sondaż
advice-join = Wejdź do koalicji
