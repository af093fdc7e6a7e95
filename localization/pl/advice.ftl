### Rada: co rozważyłby zwykły gracz SI, wyłącznie z własnej perspektywy.

advice-title = Podpowiedź
advice-thinking = Trwa analiza…
advice-note = Tak ocenia ruchy komputer (poziom normalny); wie tylko tyle, co ty. Liczby pokazują wyłącznie różnice między ruchami.
advice-failed = Tutaj nie ma podpowiedzi.
advice-covered = Podpowiedź jest dostępna tylko wtedy, gdy widać karty partii, która decyduje.
advice-take = Zastosuj
advice-take-tip = Przygotowuje ten wybór; nic nie jest jeszcze zatwierdzone.
advice-close = Zamknij

# $money is an amount such as "3000 €"
advice-cost = koszt { $money }
advice-if-won = koszt { $money } w razie wygranej licytacji
advice-gain = { $money } do kasy
# $total is a signed number, $unit the short word for points, $why are the reasons
advice-weighed = { $total } { $unit }: { $why }
# What speaks for an option and what against it
advice-but = { $gains }, ale { $losses }
# $amount is a change such as +3
advice-base-change = elektorat { $amount }

## Powody: co po wyborze widać albo da się policzyć na stole
# $before i $n to głosy teraz i potem
fact-votes = { $land }: głosy { $before } → { $n }
fact-win = wygrana { IN($land) }: głosy { $before } → { $n }
fact-rival = { $party }, { $land }: głosy { $before } → { $n }
fact-markers =
    { $n ->
        [one] jeden znacznik mediów { IN($land) }
        [few] { $n } znaczniki mediów { IN($land) }
        [many] { $n } znaczników mediów { IN($land) }
       *[other] { $n } znacznika mediów { IN($land) }
    }
fact-rallies =
    { $n ->
        [one] jeden wiec { IN($land) }
        [few] { $n } wiece { IN($land) }
        [many] { $n } wieców { IN($land) }
       *[other] { $n } wiecu { IN($land) }
    }
# Ile daje stopień własnych notowań tam, gdzie licytuje się sondaż
fact-step =
    { $n ->
        [0] { $land }: stopień notowań nie daje głosów
        [one] { $land }: stopień notowań daje jeden głos
        [few] { $land }: stopień notowań daje { $n } głosy
        [many] { $land }: stopień notowań daje { $n } głosów
       *[other] { $land }: stopień notowań daje { $n } głosu
    }
fact-kept = zachowany sondaż: elektorat +{ $n }
fact-dice =
    { $n ->
        [one] członkowie z jednej kości
        [few] członkowie z { $n } kości
        [many] członkowie z { $n } kości
       *[other] członkowie z { $n } kości
    }
fact-card =
    { $n ->
        [one] „{ $card }” pasuje w jednym landzie
        [few] „{ $card }” pasuje w { $n } landach
        [many] „{ $card }” pasuje w { $n } landach
       *[other] „{ $card }” pasuje w { $n } landu
    }
fact-program =
    { $n ->
        [one] program trafia w jedną opinię
        [few] program trafia w { $n } opinie
        [many] program trafia w { $n } opinii
       *[other] program trafia w { $n } opinii
    }
# Ile odkrytych kart coś daje
fact-display =
    { $n ->
        [0] żadna odkryta karta nie pasuje do odkrytej opinii
        [one] jedna odkryta karta pasuje do odkrytej opinii
        [few] { $n } odkryte karty pasują do odkrytych opinii
        [many] { $n } odkrytych kart pasuje do odkrytych opinii
       *[other] { $n } odkrytej karty pasuje do odkrytych opinii
    }
fact-national =
    { $n ->
        [one] jedna karta programu na planszy krajowej
        [few] { $n } karty programu na planszy krajowej
        [many] { $n } kart programu na planszy krajowej
       *[other] { $n } karty programu na planszy krajowej
    }
fact-together = razem, { $land }: głosy { $n }
fact-government =
    { $n ->
        [one] jeden punkt za rządzenie
        [few] { $n } punkty za rządzenie
        [many] { $n } punktów za rządzenie
       *[other] { $n } punktu za rządzenie
    }
fact-cash = { $money } do kasy
fact-cost = kosztuje tylko { $money }
fact-free = nic nie kosztuje
fact-base = elektorat { $n }
fact-ahead = myśli kilka ruchów naprzód

## Reasons
advice-votes = głosy
advice-votes-less = mniej głosów
advice-votes-land = głosy { IN($land) }
advice-votes-land-less = mniej głosów { IN($land) }
advice-bonus = wygrane wybory
advice-bonus-less = mniej wygranych wyborów
advice-bonus-land = wygrana { IN($land) }
advice-bonus-land-less = mniejsza szansa na wygraną { IN($land) }
advice-presence = obecność w mediach na koniec
advice-presence-less = mniej obecności w mediach na koniec
advice-presence-land = obecność w mediach { IN($land) }
advice-presence-land-less = mniej obecności w mediach { IN($land) }
advice-income = dochody z wyborów
advice-income-less = mniejsze dochody z wyborów
advice-base = elektorat
advice-base-less = mniejszy elektorat
advice-prize = premia za pieniądze na koniec
advice-influence = wpływ na media
advice-influence-less = mniejszy wpływ na media
advice-influence-land = wpływ na media { IN($land) }
advice-influence-land-less = mniejszy wpływ na media { IN($land) }
advice-later = większy zysk w późniejszych rundach
advice-later-less = mniejszy zysk w późniejszych rundach
advice-poll = sondaż
advice-start = bycie pierwszym graczem
advice-program = lepiej dobrany program
advice-program-less = gorzej dobrany program
advice-money = pieniądze na później
advice-money-less = mniej pieniędzy na później
advice-rivals-less = osłabienie rywali
advice-rivals-more = zyski rywali
advice-rallies-less = wiece na zapas
advice-rallies-more = za mało wieców
advice-rest = inne korzyści
advice-rest-less = inne straty
advice-priced = { $what } ({ $points })
advice-free-card = nic nie kosztuje: może trafić się pasująca karta, a wszystko może zostać, jak jest
advice-no-card = rezygnacja z darmowej karty
advice-even = tak samo dobre jak inne
advice-avoids = kosztuje mniej niż inne
advice-lacks = daje mniej niż inne
advice-only = jedyny sensowny wybór

## Commands
advice-keep-rallies = Zachowaj wiece
advice-decline = Nie płać
advice-lay = Wyłóż { $cards }
# $symbol is such as "Wiece +3"
advice-deploy = Tabela { $number }, { $parts }
advice-deploy-part = { $symbol } ({ $land })
advice-bid = Zaoferuj { $money }
advice-raise = Podbij do { $money }
advice-take-card = Weź „{ $card }”
advice-no-swap = Bez wymiany, zatrzymaj „{ $card }”
advice-swap = „{ $out }” na „{ $into }”
advice-swaps = Wymień { $swaps }, zatrzymaj „{ $card }”
advice-media = Znacznik mediów { IN($land) }
advice-rallies-part =
    { $n ->
        [one] 1 wiec { IN($land) }
        [few] { $n } wiece { IN($land) }
        [many] { $n } wieców { IN($land) }
       *[other] { $n } wiecu { IN($land) }
    }
advice-rallies-shared =
    { $n ->
        [one] 1 wiec ({ $shares })
        [few] { $n } wiece ({ $shares })
        [many] { $n } wieców ({ $shares })
       *[other] { $n } wiecu ({ $shares })
    }
advice-rallies-share = { $n } { IN($land) }
advice-politician = { $name } → { $land }
advice-double = Podwój „{ $card }”
advice-double-off = Zdejmij podwojenie z „{ $card }”
advice-remove-media = Usuń znacznik mediów partii { $party }
advice-shift = Zmień „{ $out }” na „{ $into }”
advice-publish = Upublicznij sondaż
advice-keep-poll = Zachowaj sondaż
advice-join = Wejdź do koalicji

## Doradca: odzywa się przed wyborem, który oddaje co najmniej trzy oczekiwane punkty, raz na rodzaj w grze
coach-title = Zanim to zrobisz…
coach-change = Zmień ruch
coach-instead = Wybierz lepszy ruch
coach-do = Zrób to mimo wszystko
coach-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
# $choice is the better choice in a few words
coach-better =
    { $points ->
        [one] Lepiej: { $choice }. To około { $points } punktu więcej.
        [few] Lepiej: { $choice }. To około { $points } punktów więcej.
        [many] Lepiej: { $choice }. To około { $points } punktów więcej.
       *[other] Lepiej: { $choice }. To około { $points } punktu więcej.
    }
# $choice is the better choice in a few words, $why are reasons with their points, such as “+4.2 from votes”
coach-other =
    { $points ->
        [one] Lepiej: { $choice }. Około { $points } punktu więcej: { $why }.
        [few] Lepiej: { $choice }. Około { $points } punktów więcej: { $why }.
        [many] Lepiej: { $choice }. Około { $points } punktów więcej: { $why }.
       *[other] Lepiej: { $choice }. Około { $points } punktu więcej: { $why }.
    }
# $said is for the choice, $gain for $instead rallies in the state $other
coach-nothing-matches =
    { $rallies ->
        [one] { IN($land) } twój program nic ci nie daje: jeden wiec przynosi tam tylko { $said }.
        [few] { IN($land) } twój program nic ci nie daje: { $rallies } wiece przynoszą tam tylko { $said }.
        [many] { IN($land) } twój program nic ci nie daje: { $rallies } wieców przynosi tam tylko { $said }.
       *[other] { IN($land) } twój program nic ci nie daje: { $rallies } wiecu przynosi tam tylko { $said }.
    } { $instead ->
        [one] { IN($other) } jeden wiec dałby { $gain }.
        [few] { IN($other) } { $instead } wiece dałyby { $gain }.
        [many] { IN($other) } { $instead } wieców dałoby { $gain }.
       *[other] { IN($other) } { $instead } wiecu dałoby { $gain }.
    }
coach-scores-nothing =
    { $votes ->
        [one] { $land }: { $votes } głos nie daje punktów;
        [few] { $land }: { $votes } głosy nie dają punktów;
        [many] { $land }: { $votes } głosów nie daje punktów;
       *[other] { $land }: { $votes } głosu nie daje punktów;
    } { $step ->
        [one] jeszcze jeden dałby
        [few] jeszcze { $step } dałyby
        [many] jeszcze { $step } dałoby
       *[other] jeszcze { $step } dałoby
    } { $points ->
        [one] jeden PZ.
        [few] { $points } PZ.
        [many] { $points } PZ.
       *[other] { $points } PZ.
    }
# $money is what is missing, $votes the majority
coach-majority-near =
    { $points ->
        [one] { $land }: jeszcze { $money } i masz { $votes } głosów, czyli { $points } punkt więcej.
        [few] { $land }: jeszcze { $money } i masz { $votes } głosów, czyli { $points } punkty więcej.
        [many] { $land }: jeszcze { $money } i masz { $votes } głosów, czyli { $points } punktów więcej.
       *[other] { $land }: jeszcze { $money } i masz { $votes } głosów, czyli { $points } punktu więcej.
    }
coach-none-where-it-votes = { $land } głosuje teraz: kolejne wiece ({ $rallies }) dałyby jeszcze w tych wyborach { $said }.
# $money is left after the choice, $wiser after the better one
coach-last-money = Zostanie ci { $money } na sondaże i całą resztę; lepiej mieć { $wiser }.
# $more with one match more
coach-convert-early = { $land }: jedna opinia leży jeszcze zakryta. Jedna zgodna karta więcej dałaby { $more }, a nie { $said }.
coach-bid-place = Powyżej { $money } pierwszeństwo kosztuje więcej, niż daje.
coach-bid-poll = Powyżej { $money } ten sondaż kosztuje więcej, niż daje.
coach-refused = Odrzucasz { $money }, a za to można jeszcze dużo kupić.
coach-taken = Za { $money } prawie nie ma już czego kupić.
# $party leads there with $markers of $spots places
coach-lost-media = { $land }: { $party } ma tam { $markers } z { $spots } pól i samymi zakupami już się jej nie wyprzedzi.
coach-program = { $land }: z tym programem twoje wiece ({ $rallies }) dają { $said }, a nie { $more }.
