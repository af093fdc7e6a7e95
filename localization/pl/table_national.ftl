### Stół w grach z planszą krajową: żetony koalicji, opinie krajowe, pula wymiany, mandaty.

## Plansze landów
table-seats =
    { $n ->
        [one] mandat
        [few] mandaty
        [many] mandatów
       *[other] mandatu
    }
table-column-trend = Notowania
table-column-rallies = Wiece
table-column-match = Zgodność
table-arrived = { $n }.
table-arrived-leads = { $place }, prowadzi
table-arrived-help = Równa liczba głosów: kto doszedł do niej ostatni, leży na wierzchu i prowadzi.
table-cards-sent = Politycy, { $land }
table-cards-sent-help = Każda partia może wysłać do landu jedną kartę na rundę. Telefon przynosi żeton koalicji.
table-tiles = Żetony koalicji, { $land }
table-tiles-help = Dwie partie z żetonem tutaj i wystarczającą liczbą równych kart programu mogą iść do wyborów razem; ich głosy się sumują.
table-tile-free = Brak żetonu koalicji
table-tile = { $party }: żeton koalicji, { $land }
table-tile-paired = Koalicja: { $parties }
table-poll-laid = Sondaż, { $land }
table-poll-laid-help = Leży zakryty i zostanie zlicytowany w tej rundzie.
table-payout = Wypłata za członków po wyborach: { $land }
table-payout-help = Po tych wyborach także każdy członek przynosi 1000.

## Pasek krajowy
table-national-media = Plansza krajowa · media
table-national-media-vp = PZ za rundę
table-round-mark = R{ $round }
table-national-opinion = Opinie krajowe
table-national-opinion-short = Krajowe
table-national-opinion-brings = PZ na koniec · członkowie
table-national-opinion-help = Zwycięzca wyborów może przenieść tu opinię landu. Każda zgodność z polem daje członków po każdych wyborach i punkty zwycięstwa na końcu.
table-points-word = PZ
table-national-free = Opinia krajowa { $n }: wolne pole
table-national-worth = Zgodność: { $recruits } do liczby członków po każdych wyborach, na końcu PZ: { $points }.
table-national-secured = Zabezpieczona drugą taką samą kartą: { $points } PZ; usuwa ją tylko przeciwna opinia.
table-national-loose = Druga taka sama karta zabezpieczy ją: { $points } PZ.
table-members-bonus = premia teraz
table-members-bonus-now = Premia za największą liczbę członków, stan obecny: { $points } PZ
table-pool = Pula wymiany
table-pool-short = Pula
table-pool-help = Wpływ na media i większość bezwzględna wymieniają opinię landu na kartę stąd.
table-pool-cards = { $card } w puli wymiany: { $n }
table-pool-none = { $card }: brak w puli wymiany
table-piles = Stosy
table-pile-of-polls = Sondaże
table-pile-of-polls-short = Sond.
table-pile-of-lands = Landy
table-pile-of-lands-short = Landy
table-pile-of-programs = Program
table-pile-of-programs-short = Prog.

## Własne
table-supply-tiles = Żetony
table-supply-tiles-help = Żetony koalicji w zasobach. Polityk z telefonem kładzie jeden.
table-politician-one = Jedno z: { $actions }
table-politician-phone = Telefon: kładzie żeton koalicji
table-contribution = { $money }: kości { $n }
table-contribution-help = Przyjęta odbiera tylu członków, ile wskaże najwyższa kość; odrzucona daje ich tylu, ile wynosi suma kości.

## Skąd biorą się liczby
table-sum = { $formula } (głosy)
table-sum-half = Notowania i zgodność razem nie przekraczają zera: każde dwa wiece dają jeden głos.
table-sum-cap = Głosy kończą się na { $votes }.
table-scored-now = Wartość teraz: { $points } { $word }
table-scored-then = Po zamianie: { $points } { $word }
table-badge-place = { $n }.
table-order = Kolejność gry: { $parties }

## Słowa klasycznych edycji
table-base-title--classic = Członkowie
table-base--classic = { $party }: członkowie { $base }
table-base-help--classic = Każdy członek to na końcu jeden punkt zwycięstwa, a w niektórych rundach przynosi pieniądze; największa i druga partia dostają premię.
table-cause-base--classic = członkowie
table-cause-votes--classic = mandaty
table-cause-donation--classic = składka
table-cause-deployment--classic = arkusz startowy
table-rallies--classic = { $party }: wiece { $n } z { $spots }
table-matches-help--classic = Karty programu, które leżą tam jako opinie, minus te, które leżą tam odwrotnie; podwojone liczą się dwa razy. Sumę dodaje się do notowań.
table-formula-none--classic = Brak wieców do zamiany
table-presence-help--classic = Zwycięzca wyborów przenosi znacznik mediów z landu na pole rundy; punktuje on na końcu.
table-presence-media--classic = { $party }: { $points }, przegrana o włos
table-money-help--classic = Na końcu pieniądze nie są nic warte.
table-media-help--classic = Wpływ na media wymienia opinię i chroni przed spadkiem w sondażach. Zwycięzca wyborów przenosi znacznik na planszę krajową.
table-land-worth--classic =
    { $points ->
        [one] { $points } mandat za 50 głosów
        [few] { $points } mandaty za 50 głosów
        [many] { $points } mandatów za 50 głosów
       *[other] { $points } mandatu za 50 głosów
    }
table-land-steps--classic = Głosy i mandaty: { $steps }
table-card-doubled--classic = Podwojona: liczy się dwa razy i nie można jej wymienić.
table-points-total--classic = { $party }: mandaty { $points }
table-party-points--classic = Mandaty: { $votes }
table-points-election--classic = Wybory { $number }, { $land }: { $votes }
table-standings--classic = Mandaty do tej pory
table-spot-display--classic = { $card } w puli wymiany
table-supply-rallies--classic = Wiece
table-supply-rallies-short--classic = Wiece
table-supply-rallies-help--classic = W jednym landzie leży najwyżej 10 wieców partii. Zamienione wracają.
table-supply-media-help--classic = Znaczniki poza planszami. Jeden kosztuje 4000.
table-supply-donations--classic = Składki
table-slot-help--classic = Każda partia może wysłać do landu jednego polityka na rundę.
table-outcome-single = Wygrywa { $parties }
table-outcome-narrow = { $parties } wygrywa o włos
table-outcome-narrow_coalition = Koalicja o włos: { $parties }
table-result-bonus--classic = Zwycięstwo
table-result-moved--classic = Znacznik przeniesiony na planszę krajową.
table-side-opinions--classic = Pula wymiany i stosy
table-side-national = Plansza krajowa: media, opinie, członkowie
