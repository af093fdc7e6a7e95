### Słowa starszych edycji obok ogólnego tekstu tego samego klucza: `key--classic`, `key--1997`.
### Członkowie zamiast elektoratu, mandaty zamiast punktów za głosy, pula wymiany, plansza krajowa.

## Nazwy
party-linke--2006 = Die Linkspartei
party-linke--1997 = PDS
party-linke-short--1997 = PDS
topic-security--1997 = Bezpieczeństwo wewnętrzne
topic-security-card--1997 = Bezp. wewn.
topic-welfare--1997 = Państwo opiekuńcze
topic-welfare-card--1997 = Opieka
politician-chancellor--1997 = Kandydat na kanclerza
politician-chancellor-short--1997 = Kandydat

## Dziennik
log-base--classic = { $player }: członkowie { $amount }
log-poll-kept--classic = { $player } zachowuje sondaż, członkowie { $amount }
log-donation-accepted--classic = { $player } przyjmuje { $money }
log-donation-refused--classic = { $player } odrzuca składkę ({ $money })
log-opinion-repeated--classic = { $land }: opinia „{ $card }” powtarza temat i ustępuje miejsca
log-income-votes--classic = { $player }: { $money } za mandaty
log-income-base--classic = { $player }: { $money } za członków
log-points-votes--classic =
    { $points ->
        [one] { $player }: { $points } mandat
        [few] { $player }: { $points } mandaty
        [many] { $player }: { $points } mandatów
       *[other] { $player }: { $points } mandatu
    }
log-points-base--classic =
    { $points ->
        [one] { $player }: { $points } punkt za członków
        [few] { $player }: { $points } punkty za członków
        [many] { $player }: { $points } punktów za członków
       *[other] { $player }: { $points } punktu za członków
    }
log-points-presence--classic =
    { $points ->
        [one] { $player }: { $points } punkt za media krajowe
        [few] { $player }: { $points } punkty za media krajowe
        [many] { $player }: { $points } punktów za media krajowe
       *[other] { $player }: { $points } punktu za media krajowe
    }
log-presence--classic =
    { $points ->
        [one] { $player } przenosi znacznik { FROM($land) } na planszę krajową, { $points } punkt na koniec
        [few] { $player } przenosi znacznik { FROM($land) } na planszę krajową, { $points } punkty na koniec
        [many] { $player } przenosi znacznik { FROM($land) } na planszę krajową, { $points } punktów na koniec
       *[other] { $player } przenosi znacznik { FROM($land) } na planszę krajową, { $points } punktu na koniec
    }
log-start-player--classic = { $player } zaczyna rundę
log-auction--classic = { $land }: licytacja sondażu

## Punktacja końcowa
final-votes--classic = Mandaty
final-votes-low--classic = mandatom
final-presence--classic = Media krajowe
final-presence-low--classic = mediom krajowym
final-base--classic = Członkowie
final-base-low--classic = członkom
final-curve-base--classic = Członkowie po każdej rundzie

## Stół
table-land-worth--classic =
    { $points ->
        [one] { $points } mandat za 50 głosów
        [few] { $points } mandaty za 50 głosów
        [many] { $points } mandatów za 50 głosów
       *[other] { $points } mandatu za 50 głosów
    }
table-land-steps--classic = Głosy i mandaty: { $steps }
table-card-doubled--classic = Żeton podwojenia: opinia liczy się podwójnie i nie można jej wymienić.
table-media-help--classic = Kto ma tu więcej znaczników niż ktokolwiek inny, może wymienić opinię i jest chroniony przed spadkiem w sondażach. Po wyborach zwycięzcy przenoszą znacznik na planszę krajową.
table-slot-help--classic = Politycy trafiają tu zakryci, najwyżej jeden z każdej partii na land. Za każdego trzeba zapłacić, a każdy wykonuje jedną akcję.
table-matches-help--classic = Karty programu zgodne z odkrytą opinią minus karty z nią sprzeczne; podwojone opinie liczą się dwa razy.
table-formula--classic =
    { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    } × (zgodność { $matches } { $sign } notowania { $trend }) = { $votes }
table-formula-least--classic = Przy czynniku równym zeru lub mniejszym dwa wiece dają jeden głos.
table-match-least--classic = Suma { $sum }
table-opinions--classic = Pula wymiany
table-opinions-short--classic = Pula
table-opinions-help--classic = Wpływ na media i większość bezwzględna pozwalają wymienić opinię na kartę z tej puli.
table-polls-help--classic = W każdym landzie licytuje się jeden sondaż. Ogląda go tylko zwycięzca.
table-presence--classic = Media krajowe
table-presence-short--classic = Media
table-presence-help--classic = Znaczniki mediów zwycięzców i pokonanych o włos. Wczesne wybory dają na końcu więcej niż późne.
table-base-title--classic = Członkowie
table-base-help--classic = Członkowie dają pieniądze po rundach 1 i 3, a w grze na siedem landów także po rundzie 5; na końcu każdy daje jeden punkt.
table-base--classic = { $party }: członkowie { $base }
table-money-help--classic = Pieniądze nie dają na końcu punktów.
table-supply-rallies-help--classic = W jednym landzie leży najwyżej 10 wieców partii. Zamienione wracają.
table-supply-media-help--classic = Znaczniki poza planszami. Jeden kosztuje 4000.
table-spot-display--classic = { $card }, pula wymiany
table-cause-base--classic = członkowie
table-cause-presence--classic = media krajowe
table-cause-votes--classic = mandaty
table-cause-start_player--classic = licytacja o wybór pierwszego gracza
table-cause-start_player--consim = licytacja o kolejność
table-cause-deployment--classic = arkusz startowy
table-points-total--classic = { $party }: punkty { $points }
handover-place--classic = Runda { $round } z { $rounds }
election-tip-formula--classic =
    { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    } × (zgodność { $matches } { $sign } notowania { $trend }): o { $gained } więcej
election-tip-least--classic = Przy czynniku równym zeru lub mniejszym dwa wiece dają jeden głos.
election-row-media--classic = Znacznik mediów trafia na planszę krajową: { $points } na koniec gry
election-moved--classic =
    { COUNT($parties) ->
        [one] { $parties } przenosi znacznik na planszę krajową ({ $points } na koniec).
        [few] { $parties } przenoszą po znaczniku na planszę krajową ({ $points } na koniec).
        [many] { $parties } przenoszą po znaczniku na planszę krajową ({ $points } na koniec).
       *[other] { $parties } przenoszą po znaczniku na planszę krajową ({ $points } na koniec).
    }
election-moved-none--classic = Żaden znacznik mediów nie trafia na planszę krajową.
election-no-marker--classic = { $parties }: brak znacznika w tym landzie, więc nic nie trafia na planszę krajową.
plan-formula-tip--classic = Wiece × (zgodność + notowania)
plan-hint-opinion--classic = Zamiast „{ $card }”: wybierz opinię z puli wymiany albo podwój tę.
fact-base--classic = członkowie { $n }
advice-base-change--classic = członkowie { $amount }

## Decyzje
prompt-base--classic = Członkowie
prompt-poll-keep-base--classic = Zachowany: członkowie
prompt-front-keep--classic = Zachowaj: członkowie { $gain }
prompt-shift-hint--classic = Kliknij opinię, która odchodzi, a potem w puli wymiany kartę, która ją zastąpi.
prompt-shift-hint-into--classic = Kliknij teraz w puli wymiany kartę, która zastąpi „{ $card }”.
prompt-shift-no-display--classic = W puli wymiany nie ma nic odpowiedniego.
prompt-donation-end--classic = Członkowie na koniec
prompt-donation-end-tip--classic = Każdy członek jest na końcu gry wart jeden punkt.
prompt-donation-hint--classic = Karta odkryta: bierzesz pieniądze, a rzut wskaże, ilu członków stracisz. Karta zakryta: odrzucasz składkę, a rzut wskaże, ilu zyskasz.
prompt-donation-base--classic = członkowie { $change }
refusal-opinion-doubled--classic = Opinii z żetonem podwojenia nie można wymienić.
refusal-opinion-not-in-display--classic = Tej opinii nie ma w puli wymiany.
refusal-no-such-block--classic = Takiej pozycji nie ma na arkuszu startowym.
refusal-no-flipping--classic = Zgodnie z zasadami tej gry temat odchodzącej opinii nie może wrócić.
prompt-action-base--classic = Członk. { $amount }
prompt-donation-from-base--classic = Członkowie: { $n } × { $rate }
action-base--classic = Członkowie { $amount }

## Łamigłówki
puzzle-goal-points--classic =
    { $points ->
        [one] Zdobądź co najmniej jeden mandat { IN($land) }.
        [few] Zdobądź co najmniej { $points } mandaty { IN($land) }.
        [many] Zdobądź co najmniej { $points } mandatów { IN($land) }.
       *[other] Zdobądź co najmniej { $points } mandatu { IN($land) }.
    }
puzzle-goal-points-short--classic = { $land } – mandaty: { $points }
puzzle-outcome--classic =
    { $points ->
        [one] { IN($land) } masz { $points } mandat przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
        [few] { IN($land) } masz { $points } mandaty przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
        [many] { IN($land) } masz { $points } mandatów przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
       *[other] { IN($land) } masz { $points } mandatu przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
    }
puzzle-got--classic =
    { $votes ->
        [one] { IN($land) } masz { $votes } głos
        [few] { IN($land) } masz { $votes } głosy
        [many] { IN($land) } masz { $votes } głosów
       *[other] { IN($land) } masz { $votes } głosu
    } i { $points ->
        [0] ani jednego mandatu.
        [one] { $points } mandat.
        [few] { $points } mandaty.
        [many] { $points } mandatów.
       *[other] { $points } mandatu.
    }
puzzle-why-points--classic = { $land } – mandaty: { $best }, bez żadnego ruchu: { $idle }.
poster-base--classic = Siła w szeregach partii
poster-base-turn--classic = Członkowie odwrócili losy gry
table-result-moved--classic = Znacznik przeszedł na planszę krajową.
log-opinion-shifted--classic = { $player } wymienia „{ $old }” na „{ $new }” { IN($land) }
staging-opinion-title--classic = { $player } wymienia opinię { IN($land) }
table-recap-swap--classic = { $who } wymienia opinię { IN($land) }
table-recap-swaps--classic =
    { $n ->
        [one] { $who } wymienia { $n } opinię
        [few] { $who } wymienia { $n } opinie
        [many] { $who } wymienia { $n } opinii
       *[other] { $who } wymienia { $n } opinii
    }
table-ending-base--classic = członkowie
