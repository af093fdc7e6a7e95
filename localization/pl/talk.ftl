# Co mówi szóstka podczas gry. Każda kwestia ma warunek, każda liczba jest przeliczona z dziennika.

talk-treasurer-met = Znowu ty. Ostatnio zostało mi { $money }. Tobie { $yours }.
talk-treasurer-habit = Ja swoje nadal mam.
talk-treasurer-hurt =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Zapisane, z datą.
talk-treasurer-hurts = Nic osobistego. Kosztowało { $money }, mam pokwitowanie.
talk-treasurer-worked =
    { IN($land) } nic nie kupiłam. Od początku było tam { $n ->
        [one] { $n } głosu
        [few] { $n } głosów
        [many] { $n } głosów
       *[other] { $n } głosu
    }.
talk-treasurer-alone = { $n }. Wyjątkowo na kredyt.
talk-treasurer-short =
    Zabrakło { $n ->
        [one] { $n } głosu
        [few] { $n } głosów
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Wiem, ile by to kosztowało: { $money }.
talk-treasurer-partner = Połowa mi odpowiada. Rachunku też.
talk-treasurer-out = Ze mną wyszłoby taniej.
talk-treasurer-last = Jeszcze jedno liczenie głosów. Stać mnie.
talk-treasurer-won = Na koniec to zwykłe rachunki.
talk-treasurer-lost = Jestem bogata. Na drugie miejsce wystarczyło.

talk-gambler-met = Rewanż? Twój czy mój?
talk-gambler-habit = Mówiłem: pięćdziesiąt.
talk-gambler-hurt =
    Prosto w żebra. { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }! Szacunek.
talk-gambler-hurts = Było u ciebie { $before }. Nie mogłem się powstrzymać.
talk-gambler-worked =
    { $halls ->
        [one] { $halls } sala
        [few] { $halls } sale
        [many] { $halls } sal
       *[other] { $halls } sali
    }, jeden wieczór: { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    } { IN($land) }.
talk-gambler-alone = { $n }! Niech mnie ktoś zatrzyma.
talk-gambler-short =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Jedna sala. Jedna!
talk-gambler-partner = Dwie osoby za kierownicą. No cóż.
talk-gambler-out = Dobrze, to sobie pobuczę.
talk-gambler-last = Wszystko na { $land }. Przecież to wiesz.
talk-gambler-won = Ani przez chwilę nie wątpiłem.
talk-gambler-lost = Piękny wieczór. Jeszcze raz?

talk-editor-met = Zachowałam wycinki z naszego ostatniego wieczoru.
talk-editor-habit = Jutro o tym przeczytasz.
talk-editor-hurt = Przez ciebie nie mam już gazety { IN($land) }. Zobaczymy, kto napisze ostatni.
talk-editor-hurts =
    { $card }: { IN($land) } już nie na pierwszej stronie. { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }.
talk-editor-worked =
    { $papers ->
        [one] { $papers } gazeta
        [few] { $papers } gazety
        [many] { $papers } gazet
       *[other] { $papers } gazety
    }, jedna opinia: { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }.
talk-editor-alone = Jednoznaczny nagłówek.
talk-editor-short =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Sprostowanie będzie drobnym drukiem.
talk-editor-partner = A więc wspólne oświadczenie.
talk-editor-out = Bez komentarza.
talk-editor-last = Ostatnie wydanie. Zamykamy numer o szóstej.
talk-editor-won = Nagłówek był gotowy już we wtorek.
talk-editor-lost = Przegrać z klasą to też temat.

talk-marketplace-met = Ty, ja i te same rynki.
talk-marketplace-habit = I kolejny rynek.
talk-marketplace-hurt =
    Auć. { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Ciasto i tak przyniosę.
talk-marketplace-hurts = Wybacz. { IN($land) } to byłem ja.
talk-marketplace-worked =
    Sale w { $n ->
        [one] { $n } landzie
        [few] { $n } landach
        [many] { $n } landach
       *[other] { $n } landu
    } i { IN($land) } też się udało.
talk-marketplace-alone = Tylu ludzi! { $n }!
talk-marketplace-short =
    Jeszcze { $n ->
        [one] { $n } uścisk dłoni
        [few] { $n } uściski dłoni
        [many] { $n } uścisków dłoni
       *[other] { $n } uścisku dłoni
    }. Dałbym radę.
talk-marketplace-partner = Razem jest cieplej.
talk-marketplace-out = Następnym razem zadzwoń. Mam megafon.
talk-marketplace-last = Jeszcze jeden rynek. Już tam jestem.
talk-marketplace-won = Byłem wszędzie. To wszystko.
talk-marketplace-lost = Liczenie wyszło ci lepiej. Moja szkoła.

talk-broker-met =
    Ostatnim razem: { $n ->
        [one] { $n } wspólny rząd
        [few] { $n } wspólne rządy
        [many] { $n } wspólnych rządów
       *[other] { $n } wspólnego rządu
    }. Powtórzymy?
talk-broker-habit = No to razem.
talk-broker-hurt =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Oby to było warte partnera.
talk-broker-hurts =
    Kosztowało cię to { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. To nie było przeciw tobie.
talk-broker-worked =
    { $n ->
        [one] { $n } wspólna karta
        [few] { $n } wspólne karty
        [many] { $n } wspólnych kart
       *[other] { $n } wspólnej karty
    }. Pięćdziesiątka nie była mi potrzebna.
talk-broker-alone = Sama? Dziwne.
talk-broker-short =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Razem mielibyśmy dość.
talk-broker-partner = { $a } i { $b }: { $c }. Lubię sumy.
talk-broker-out = Nikt mnie nie zapytał. Zapamiętam, kto miał powód.
talk-broker-last = Kto z kim dziś rządzi? Mam kogoś na myśli.
talk-broker-won = Wygraliśmy. To znaczy: ja.
talk-broker-lost = Następnym razem ze mną.

talk-pollster-met =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }. Prowadzisz { $a } : { $b }. Na razie.
talk-pollster-habit = To tylko liczby.
talk-pollster-hurt =
    Wartość odstająca. { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }.
talk-pollster-hurts = Pierwsze miejsce było twoje. To wystarczy.
talk-pollster-worked =
    Notowania { $trend }, zgodność { $match }, { $rallies ->
        [one] { $rallies } sala
        [few] { $rallies } sale
        [many] { $rallies } sal
       *[other] { $rallies } sali
    }. Musiało wyjść { $n }.
talk-pollster-alone = Powyżej błędu statystycznego.
talk-pollster-short =
    { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }. Mój błąd.
talk-pollster-partner = Korelacja.
talk-pollster-out = Najwyraźniej nieistotne statystycznie.
talk-pollster-last = Na stole jest { $a } : { $b }. Jeszcze jedno liczenie głosów.
talk-pollster-won = Zgodnie z publikacją.
talk-pollster-lost = Będę zadawał lepsze pytania.

talk-plan-denied = Sondaż { IN($land) } miał po prostu nie trafić do ciebie. { $trend } dla ciebie: { $votes } zamiast { $now }.
talk-plan-opinion = Twoja karta { IN($land) } to { $card }. Z nią byłoby { $votes }, a nie { $now }.
talk-plan-marker = Moja gazeta { IN($land) } miała cię tylko dogonić: { $n } do { $n }. Nikt nie napisał ani słowa.
talk-plan-overshoot =
    { IN($land) } mam z zakupów { $n } w zapasie. I dobrze: przez ciebie ubyło mi { $votes ->
        [one] { $votes } głosu
        [few] { $votes } głosów
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }.
talk-plan-late =
    { IN($land) } opłaciło się czekać na jeszcze jedną kartę: { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }, a nie { $instead }.
talk-plan-partner = Jedna nowa karta i tyle wspólnych z { $party }: { $n }. { IN($land) } wybór padł na mnie, nie na { $other }.
talk-plan-saved =
    Moja oferta za pierwszeństwo to tylko { $bid }. Reszta, { $money }, to { $n ->
        [one] { $n } wiec
        [few] { $n } wiece
        [many] { $n } wieców
       *[other] { $n } wiecu
    } { IN($land) }: { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }.
talk-plan-start =
    { $money } za pierwszeństwo. To był remis { IN($land) }: po { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }.

# Kliknięcie kwestii przy stole
talk-quieter = Ciszej: od teraz tylko po wyborach

# Na mapie między rundami
talk-about = { $player }: { $land }
talk-waits = Czeka, aż wszyscy skończą mówić.
feud-end = Ty i { $player }: wzajemne ciosy { $a } : { $b }, ostatnio { IN($land) }
feud-score = { $a } : { $b }
feud-own = wzajemne ciosy { $a } : { $b }
feud-votes =
    Runda { $round }, { $land }: { $player } szkodzi, { $other } traci { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }
feud-fifty =
    Runda { $round }, { $land }: { $player } szkodzi, { $other } spada poniżej 50, traci { $n ->
        [one] { $n } głos
        [few] { $n } głosy
        [many] { $n } głosów
       *[other] { $n } głosu
    }
feud-lead = Runda { $round }, { $land }: { $player } szkodzi, { $other } traci wpływ na media
feud-state = Runda { $round }, { $land }: rządzi { $player }, { $other } jest tuż za progiem
feud-refused = Runda { $round }, { $land }: { $player } odmawia, prosi { $other }
feud-left = Runda { $round }, { $land }: { $player } rządzi z kimś innym, { $other } zostaje z niczym
feud-outbid = Runda { $round }, { $land }: { $player } przebija w licytacji sondażu, przegrywa { $other }

# Before elections with coalitions that are agreed on
talk-offer-asks = { $a } i { $b } to { $c }, a { $party } ma { $most }. Co ty na to?
talk-offer-yes = Dobrze: { $c }. Dalej jest { $party }, { $most }.
talk-offer-grudge = Pamiętam { $land }. Zapytaj kogoś innego.
talk-offer-first =
    Prowadzisz, masz { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }. Na mnie nie licz.
talk-offer-forced =
    { $n ->
        [one] { $n } wspólna karta
        [few] { $n } wspólne karty
        [many] { $n } wspólnych kart
       *[other] { $n } wspólnej karty
    }: nie mam wyboru.
