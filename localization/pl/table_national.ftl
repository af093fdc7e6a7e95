### Stół w grach z planszą krajową: żetony koalicji, opinie krajowe, pula wymiany, mandaty.

## Plansze landów
table-seats =
    { $n ->
        [one] mandat
        [few] mandaty
        [many] mandatów
       *[other] mandatu
    }
table-seats-short =
    { $n ->
        [one] mandat
        [few] mand.
        [many] mand.
       *[other] mand.
    }
table-arrived = { $n }.
table-arrived-leads = { $place }, prowadzi
table-arrived-help = Równa liczba głosów: kto doszedł do niej ostatni, leży na wierzchu i prowadzi.
table-cards-sent = Politycy { IN($land) }
table-cards-sent-help = Każda partia może wysłać do landu jedną kartę na rundę. Telefon przynosi żeton koalicji.
table-tiles = Żetony koalicji { IN($land) }
table-tiles-help = Dwie partie z żetonem tutaj i wystarczającą liczbą wspólnych kart programu mogą iść do wyborów razem; ich głosy się sumują.
table-tile-free = Brak żetonu koalicji
table-tile = { $party }: żeton koalicji { IN($land) }
table-tile-paired = Koalicja: { $parties }
table-poll-laid = Sondaż { IN($land) }
table-poll-laid-help = Leży zakryty i zostanie zlicytowany w tej rundzie.
table-payout = Wypłata za członków po wyborach { IN($land) }
table-payout-help = Po tych wyborach także każdy członek przynosi 1000.

## Pasek krajowy
table-national-media = Plansza krajowa · media
table-national-media-short = Media
table-national-media-vp = PZ na koniec
table-round-mark = R{ $round }
table-national-opinion = Opinia krajowa
table-national-opinion-brings = PZ na koniec · członkowie
table-national-opinion-help = Zwycięzca wyborów może przenieść tu opinię landu. Każda zgodność z polem daje członków po każdych wyborach i punkty zwycięstwa na końcu.
table-points-word = PZ
table-national-free = Opinia krajowa { $n }: wolne pole
table-national-worth =
    Zgodność daje po każdych wyborach { $recruits ->
        [one] jednego członka
        [few] { $recruits } członków
        [many] { $recruits } członków
       *[other] { $recruits } członka
    }, a na końcu { $points ->
        [one] { $points } PZ
        [few] { $points } PZ
        [many] { $points } PZ
       *[other] { $points } PZ
    }.
table-national-secured = Zabezpieczona drugą taką samą kartą: { $points } PZ; usuwa ją tylko przeciwna opinia.
table-national-loose = Druga taka sama karta zabezpieczy ją: { $points } PZ.
table-members-bonus = premia teraz
table-members-bonus-now = Premia za największą liczbę członków, stan obecny: { $points } PZ
table-pool-cards = { $card } w puli wymiany: { $n }
table-pool-none = { $card }: brak w puli wymiany
table-piles = Stosy
table-pile-programs = Stos { $left }, odrzucone { $discarded }; w całej grze { $total }
table-pile-of-polls = Sondaże
table-pile-of-polls-short = Sond.
table-pile-of-lands = Landy
table-pile-of-lands-short = Landy
table-pile-of-programs = Program
table-pile-of-programs-short = Prog.

## Własne
table-supply-tiles = Żetony
table-supply-tiles-help = Żetony koalicji w puli. Polityk z telefonem kładzie jeden.
table-politician-one = Jedna z: { $actions }
table-politician-phone = Telefon: kładzie żeton koalicji
table-contribution = { $money }: kości { $n }
table-contribution-help = Przyjęta odbiera tylu członków, ilu wskaże najwyższa kość; odrzucona daje tylu, ile wynosi suma kości.

## Skąd biorą się liczby
table-sum = { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    } × (notowania { $trend }, zgodność { $match }) = { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
table-sum-half = Notowania i zgodność razem nie przekraczają zera: każde dwa wiece dają jeden głos.
table-sum-cap = Głosów może być najwyżej { $votes }.
table-scored-now = Wartość teraz: { $points } { $word }
table-scored-then = Po zamianie: { $points } { $word }
table-badge-place = { $n }.
table-order = Kolejność gry: { $parties }
table-badge-refuses = odrzuca
table-cause-start_sheet = arkusz startowy
table-cause-recruitment = nowi członkowie
table-cause-program = wymiana programu
table-cause-opinion = opinia krajowa
table-cause-rank = najwięcej członków

## Słowa klasycznych edycji
table-presence-media--classic = { $party }: { $points }, porażka o włos
table-party-points--classic = Mandaty: { $votes }
table-points-election--classic = Wybory { $number }, { $land }: { $votes }
table-standings--classic = Mandaty do tej pory
table-outcome-single = Wygrywa { $parties }
table-outcome-narrow = { $parties } wygrywa o włos
table-outcome-narrow_coalition = Koalicja o włos: { $parties }
table-result-points--classic = Głosy { $votes }: mandaty { $points }
table-result-bonus--classic = Zwycięstwo
table-if-now-coalition--classic = wygrywają razem
