### Rada: co rozważyłby zwykły gracz SI, wyłącznie z własnej perspektywy.

advice-title = Podpowiedź
advice-thinking = Trwa analiza…
advice-note = Tak zagrałby komputer (poziom normalny); wie tylko tyle, co ty.
advice-failed = Tutaj nie ma podpowiedzi.
advice-covered = Podpowiedź jest dostępna tylko wtedy, gdy widać karty partii, która decyduje.
advice-take = Zastosuj
advice-take-tip = Przygotowuje ten wybór; nic nie jest jeszcze zatwierdzone.
advice-close = Zamknij

# $amount is a change such as +3
advice-base-change = elektorat { $amount }

## Powody: co po wyborze widać albo da się policzyć na stole
# $before i $n to głosy teraz i potem
fact-votes = { $land }: głosy { $before } → { $n }
fact-majority = większość { IN($land) }: głosy { $before } → { $n }
fact-rival = { $party }, { $land }: głosy { $before } → { $n }
fact-sent = { $politician }, { $land }: głosy { $before } → { $n }
# Rywale, którzy mają nową opinię w programie
fact-shared =
    { $n ->
        [0] żaden rywal nie ma w programie „{ $card }”
        [one] tylko jeden rywal ma w programie „{ $card }”
        [few] tylko { $n } rywale mają w programie „{ $card }”
        [many] tylko { $n } rywali ma w programie „{ $card }”
       *[other] tylko { $n } rywala ma w programie „{ $card }”
    }
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
# Karta, która zostaje
fact-clash =
    { $n ->
        [one] „{ $card }” jest sprzeczna w jednym landzie
        [few] „{ $card }” jest sprzeczna w { $n } landach
        [many] „{ $card }” jest sprzeczna w { $n } landach
       *[other] „{ $card }” jest sprzeczna w { $n } landu
    }
fact-large = „{ $card }” pasuje { IN($land) }: do { $n } punktów
fact-program =
    { $n ->
        [one] program trafia w jedną opinię
        [few] program trafia w { $n } opinie
        [many] program trafia w { $n } opinii
       *[other] program trafia w { $n } opinii
    }
# Mnożnik wieców teraz i potem
fact-match = zgodność { IN($land) }: ×{ $before } → ×{ $n }
# To samo z odkrytą kartą
fact-fit = { $card }, { $land }: ×{ $before } → ×{ $n }
# Ile odkrytych kart coś daje
fact-display =
    { $n ->
        [0] żadna odkryta karta nie pasuje do odkrytej opinii
        [one] tylko jedna odkryta karta pasuje do odkrytej opinii
        [few] { $n } odkryte karty pasują do odkrytych opinii
        [many] { $n } odkrytych kart pasuje do odkrytych opinii
       *[other] { $n } odkrytej karty pasuje do odkrytych opinii
    }
# Odkryte karty, które będą odrzucone
fact-useless =
    { $n ->
        [0] żadna odkryta karta nie poprawia zgodności
        [one] tylko jedna odkryta karta poprawia zgodność
        [few] tylko { $n } odkryte karty poprawiają zgodność
        [many] tylko { $n } odkrytych kart poprawia zgodność
       *[other] tylko { $n } odkrytej karty poprawia zgodność
    }
fact-national =
    { $n ->
        [one] jedna karta programu na planszy krajowej
        [few] { $n } karty programu na planszy krajowej
        [many] { $n } kart programu na planszy krajowej
       *[other] { $n } karty programu na planszy krajowej
    }
fact-together = razem, { $land }: głosy { $n }
# Miejsce w kolejności teraz
fact-first =
    { $n ->
        [one] nadal pierwszy gracz
        [few] pierwszy gracz zamiast numeru { $n }
        [many] pierwszy gracz zamiast numeru { $n }
       *[other] pierwszy gracz zamiast numeru { $n }
    }
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
fact-instead = { $land }: głosy { $n }, nie { $before }
fact-rival-stays = { $party }, { $land }: głosy { $n }, nie { $before }
# Mnożnik wieców rywala teraz i potem
fact-factor = { $party }, { $land }: ×{ $before } → ×{ $n }
# Rywale, których program jest sprzeczny z nową opinią
fact-opposed =
    { $n ->
        [one] „{ $card }” jest sprzeczna z programem jednego rywala
        [few] „{ $card }” jest sprzeczna z programami { $n } rywali
        [many] „{ $card }” jest sprzeczna z programami { $n } rywali
       *[other] „{ $card }” jest sprzeczna z programami { $n } rywala
    }
# Rywale, którzy mają w programie opinię, która odchodzi
fact-lost =
    { $n ->
        [one] jeden rywal traci zgodność z „{ $card }”
        [few] { $n } rywale tracą zgodność z „{ $card }”
        [many] { $n } rywali traci zgodność z „{ $card }”
       *[other] { $n } rywala traci zgodność z „{ $card }”
    }
# Własne znaczniki i znaczniki następnej partii
fact-lead = najwięcej znaczników mediów { IN($land) }: { $n } do { $before }
fact-level = { $party }, { $land }: remis w mediach, { $n } do { $n }
# Jeśli partia tam wygra albo ma najwięcej znaczników
fact-presence =
    { $n ->
        [one] znacznik { IN($land) } może na koniec dać jeden punkt
        [few] znacznik { IN($land) } może na koniec dać { $n } punkty
        [many] znacznik { IN($land) } może na koniec dać { $n } punktów
       *[other] znacznik { IN($land) } może na koniec dać { $n } punktu
    }
fact-scarce =
    { $n ->
        [one] tylko jedno wolne miejsce na media { IN($land) }
        [few] tylko { $n } wolne miejsca na media { IN($land) }
        [many] tylko { $n } wolnych miejsc na media { IN($land) }
       *[other] tylko { $n } wolnego miejsca na media { IN($land) }
    }
# $n to runda wyborów: do tego czasu liczą się notowania i znacznik
fact-lasts = { $land }: wybory dopiero w rundzie { $n }
fact-supply =
    { $n ->
        [one] ostatni znacznik mediów zostaje w zapasie
        [few] { $n } znaczniki mediów zostają w zapasie
        [many] { $n } znaczników mediów zostaje w zapasie
       *[other] { $n } znacznika mediów zostaje w zapasie
    }
fact-stay =
    { $n ->
        [one] jeden wiec zostaje { IN($land) }
        [few] { $n } wiece zostają { IN($land) }
        [many] { $n } wieców zostaje { IN($land) }
       *[other] { $n } wiecu zostaje { IN($land) }
    }
fact-better =
    { $n ->
        [one] jedna karta spoza odkrytych pasuje lepiej
        [few] { $n } różne karty spoza odkrytych pasują lepiej
        [many] { $n } różnych kart spoza odkrytych pasuje lepiej
       *[other] { $n } różnej karty spoza odkrytych pasuje lepiej
    }
fact-space =
    { $n ->
        [one] „{ $card }” na planszy krajowej: jeden punkt
        [few] „{ $card }” na planszy krajowej: { $n } punkty
        [many] „{ $card }” na planszy krajowej: { $n } punktów
       *[other] „{ $card }” na planszy krajowej: { $n } punktu
    }
fact-members =
    { $n ->
        [one] jedyny członek zostaje
        [few] wszyscy { $n } członkowie zostają
        [many] zostaje wszystkich { $n } członków
       *[other] zostaje { $n } członka
    }
# Własne głosy i głosy następnej partii
fact-alone = prowadzi { IN($land) } bez partnera, { $n } do { $before }
fact-ahead = myśli kilka ruchów naprzód
# Co rywal miałby bez tego ruchu: znaczniki, głosy
fact-ahead-media = myśli naprzód: { $party }, { $land }: inaczej przewaga w mediach, { $n }
fact-ahead-majority = myśli naprzód: { $party }, { $land }: inaczej { $n }, większość

advice-equal = Tak samo dobre jak: { $other }
advice-as-good = Tak samo dobre jak numer { $place }
advice-slightly-better = Bez jednego powodu; trochę lepsze
advice-clearly-better = Bez jednego powodu; wyraźnie lepsze
advice-slightly-worse = Trochę gorsze niż numer 1
advice-clearly-worse = Wyraźnie gorsze niż numer 1
advice-only = Jedyny sensowny wybór

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

## Doradca: odzywa się przed wyborem wyraźnie gorszym od innego, raz na rodzaj decyzji w grze
coach-title = Zanim to zrobisz…
coach-change = Zmień ruch
coach-instead = Wybierz lepszy ruch
coach-do = Zrób to mimo wszystko
# $chosen to wybór w kilku słowach, $choice lepszy wybór, $why jego powód
coach-better = { $chosen }? Lepiej: { $choice }. { $why }.
