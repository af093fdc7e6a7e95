### Wynik wyborów.

# $points is an amount such as "38 victory points"
election-most = za głosy najwyżej { $points }
election-title = { $land }: wyniki wyborów
election-continue = Dalej
election-again = Obejrzyj ponownie
election-result-tip = Pokazuje wszystko od razu.
election-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
election-points =
    { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
        [many] { $points } punktów zwycięstwa
       *[other] { $points } punktu zwycięstwa
    }
election-cards =
    { $cards ->
        [one] { $cards } wspólna karta programu
        [few] { $cards } wspólne karty programu
        [many] { $cards } wspólnych kart programu
       *[other] { $cards } wspólnej karty programu
    }
election-cards-short =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }

## Skąd wzięły się głosy
election-tip = { $party }: { $votes }
election-tip-before = Przed zamianą: { $before }
election-tip-formula = (wiece { $rallies } { $sign } notowania { $trend }) × zgodność { $matches }: { $gained } więcej
election-tip-least = Każdy czynnik liczy się jako co najmniej 1.
election-tip-none = Brak wieców do zamiany
election-tip-points = { $points } za głosy

## Tabela punktów
election-head-votes = Za głosy
election-head-bonus = Premia
election-head-media = Media
election-head-total = Razem
election-row-tip = { $party }: { $total } w tych wyborach
election-row-votes = Za głosy: { $points }
election-row-bonus = Premia: { $points }
election-row-media = Znacznik mediów trafia na pole obecności w mediach: { $points } na koniec gry

## Koalicje
election-pair-short = brakuje { $votes }
election-pair-declined = odmowa
election-pair-tip = { $parties }: { $sum }
election-pair-formed = Ta koalicja powstaje.
election-pair-possible = Większość byłaby, ale inny partner ma pierwszeństwo.
election-pair-refused = { $party } odmawia.
election-pair-missing = Do większości brakuje: { $missing }.

## Rozstrzygnięcia
election-sole = { $party } wygrywa samodzielnie
election-sole-why = Tylko jedna partia ma co najmniej { $majority }. Premia: { $points }.
election-several = { $parties } mają większość
election-several-why = Każda z nich ma samodzielnie co najmniej { $majority }. Każda dostaje premię: { $points }. Wybory wygrywa partia z największą liczbą głosów: { $winners }.
election-coalition = { $parties } tworzą koalicję
election-coalition-why = Razem: { $sum }, { $cards }. Obie partie dostają premię: po { $points }.
election-sum = { $first } + { $second } = { $votes }
election-none = Nikt nie rządzi
election-none-why = Najsilniejsza partia to { $party } ({ $votes }), ale nie ma partnera, który dałby większość. Premia: { $points }.
election-tie = { $parties } mają tyle samo głosów; najbliżej pierwszego gracza siedzi { $party }.
election-moved =
    { COUNT($parties) ->
        [one] { $parties } przenosi znacznik na pole obecności w mediach ({ $points } na koniec).
        [few] { $parties } przenoszą po znaczniku na pole obecności w mediach ({ $points } na koniec).
        [many] { $parties } przenoszą po znaczniku na pole obecności w mediach ({ $points } na koniec).
       *[other] { $parties } przenoszą po znaczniku na pole obecności w mediach ({ $points } na koniec).
    }
election-moved-none = Żaden znacznik mediów nie trafia na pole obecności w mediach.
election-influence = { $party } zawdzięcza to wpływowi na media.
election-no-marker = { $parties }: brak znacznika w tym landzie, więc nic nie trafia na pole obecności w mediach.

## Strony stają przeciw sobie i nikt nie potrzebuje większości; $sum to „44 + 24 = 68 głosów” albo „44 głosy”
election-head-opinions = Opinie
election-seats =
    { $seats ->
        [one] { $seats } mandat
        [few] { $seats } mandaty
        [many] { $seats } mandatów
       *[other] { $seats } mandatu
    }
election-tip-lost = Ponad limit i stracone: { $votes }
election-won = { $party } wygrywa
election-won-nose = { $party } wygrywa o włos
election-won-both = { $parties } wygrywają razem
election-won-both-nose = { $parties } wygrywają razem o włos
election-won-ahead = Na drugim miejscu: { $parties } ({ $votes }).
election-nose-level = Tyle samo co { $parties }: { $sum }.
election-nose-top = Na wierzchu leży znacznik głosów partii { $party }.
election-nose-single = Rozstrzyga najsilniejsza pojedyncza partia: { $party } ({ $votes }).
election-nose-moved = Porażka o włos: { $parties }.
election-cap = najwyżej { $votes }
election-capped = Powyżej granicy ({ $cap }) nic się nie liczy; stracone głosy: { $parties }.
election-opinions-open =
    { $cards ->
        [one] Na planszę krajową może trafić po jednej opinii z tego landu: { $parties }.
        [few] Na planszę krajową mogą trafić { $cards } opinie z tego landu: { $parties }.
        [many] Na planszę krajową może trafić { $cards } opinii z tego landu: { $parties }.
       *[other] Na planszę krajową może trafić { $cards } opinii z tego landu: { $parties }.
    }
election-opinions-most = do { $cards }
election-opinions-moved = Na planszę krajową: { $placings }.
election-opinions-none = Żadna opinia nie trafia na planszę krajową.
election-placing = { $party } „{ $card }”
election-placing-instead = zamiast „{ $card }”
election-placing-secured = zabezpieczona
election-placing-discarded = odrzucona
election-side-forced = Odmowa nie była możliwa.
election-side-won = Ta koalicja wygrywa wybory.
election-side-lost = Ta koalicja nie wygrywa.
election-head-votes--classic = Mandaty

## Wieczór w pięciu odsłonach
election-night = Wieczór wyborczy
election-number = Wybory { $number } z { $elections }
election-now = { $land } głosuje
election-stakes = Za głosy najwyżej { $points }, do tego premia. Partia, która ma { $majority }, nie potrzebuje partnera.
election-stakes-sides = Do zdobycia: { $points }. Wygrywa strona z największą liczbą głosów.
election-before-night = Przed tym wieczorem
election-after-count =
    { $count ->
        [0] jeszcze bez wyborów
       *[other] po wyborach nr { $count }
    }
election-stood = { $player }, { $party }: miejsce { $place }, { $points }
election-won-by = { $land }: { $parties }.
election-caption-rallies =
    { $count ->
        [one] wiec
        [few] wiece
        [many] wieców
       *[other] wiecu
    }
election-caption-trend = notowania
election-caption-matches =
    { $count ->
        [one] zgodność
        [few] zgodności
        [many] zgodności
       *[other] zgodności
    }
election-caption-gained =
    { $count ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }
election-caption-least = co najmniej
election-caption-before = przed
election-caption-after = po
election-nobody = Nikt nie ma { $majority }
election-strongest-now = Najsilniejsza partia: { $party }, { $votes }
election-seeks = Teraz szuka partnera.
election-sides-count = Teraz liczą się koalicje.
election-level = { $parties }: remis
election-strongest-short = { $party } na czele
election-alone = { $party } rządzi samodzielnie
election-alone-points = punkty: { $votes } + { $bonus }
election-shared = wspólne: { $cards }
election-partner-of = Partner dla partii { $party }
election-partner-rule = Rządzi pierwsza para, która ma { $majority }.
election-sides-title = Strony
election-sides-rule = Wygrywa największa liczba głosów.
election-first-most = Pierwszeństwo ma { $party }: najwięcej wspólnych kart.
election-first-near = Pierwszeństwo ma { $party }: tyle samo wspólnych kart, ale bliżej pierwszego gracza.
election-first-fits = Razem z partią { $party } jest { $majority }.
election-each = Dla każdej partii: { $points }
election-government = { $land } ma rząd
election-majorities =
    { $n ->
        [2] Dwie większości { IN($land) }
        [3] Trzy większości { IN($land) }
        [4] Cztery większości { IN($land) }
       *[other] Większości { IN($land) }: { $n }
    }
election-governs = Rządzi { $player }: { $votes }
election-govern = Rządzą { $players }: { $votes }
election-tonight = Punkty w tych wyborach
election-tonight--classic = Mandaty dziś
election-presence-end = punkty na koniec
election-spot = { $place }, każdy znacznik wart { $points }: { $parties }
election-spot-empty = { $place }, każdy znacznik wart { $points }: nikt
election-standings = Klasyfikacja
election-climbed = { $player }: { $points }, miejsce { $place }, wcześniej { $before }
election-next-final = Dalej: punktacja końcowa.
election-next-round = Dalej: runda { $round }.
election-next-election = Dalej: wybory { $number }.
election-hint-next = dalej
election-hint-result = do wyniku
