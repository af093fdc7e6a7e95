### Dziennik edycji z planszą krajową. Zmienne jak w dzienniku.

## Przygotowanie
log-pool-laid =
    { $n ->
        [one] W puli wymiany leży { $n } opinia
        [few] W puli wymiany leżą { $n } opinie
        [many] W puli wymiany leży { $n } opinii
       *[other] W puli wymiany leży { $n } opinii
    }
log-pool-duplicate = Opinia „{ $card }” leży już w puli i zostaje odrzucona
log-program-buried = { $player }: karta „{ $card }” nie pasuje i trafia pod stos
log-exchange-failed = { $player }: żadna karta nie pasuje w miejsce „{ $card }”, nie ma wymiany ani strat
log-hand-drawn =
    { $n ->
        [one] { $player } dobiera { $n } kartę programu
        [few] { $player } dobiera { $n } karty programu
        [many] { $player } dobiera { $n } kart programu
       *[other] { $player } dobiera { $n } karty programu
    }
log-start-order = Odkrycie arkuszy startowych: { $players }
log-start-sheet = { $player }: pozycje { $first } i { $second }, { $lands }

## Kolejność
log-dice = { $player } wyrzuca { $dice }
log-dice-members = { $player } wyrzuca { $dice }: członkowie { $amount }
log-first-tied = Remis, { $money }: ponownie w tajemnicy licytują { $players }
log-first-dice = Remis, { $money }: rzucają { $players }
log-first-right = { $player } za { $money } wskaże pierwszego gracza
log-place-chosen = { $player } zajmuje miejsce { $place }
log-order = Kolejność gry: { $players }

## Pasy i rezygnacje
log-passed-conference = { $player } nie zmienia programu
log-passed-exchanges = { $player } nic nie wymienia
log-passed-cabinet_sending = { $player } nie wysyła nikogo
log-passed-cabinet_use = { $player } rezygnuje z akcji { IN($land) }
log-passed-coalitions = { $player } nie proponuje koalicji
log-passed-influence = { $player } nic nie zmienia { IN($land) }
log-passed-poll_auctions = { $player } wycofuje się z licytacji
log-passed-vote_catching = { $player } zachowuje wiece { IN($land) }
log-passed-majority = { $player } nic nie zmienia { IN($land) }
log-passed-region_election = { $player } nie przenosi opinii { FROM($land) }

## Koalicje
log-tile-laid = { $player } kładzie żeton koalicji { IN($land) }
log-tile-gone = { $player }: żeton koalicji { FROM($land) } odpada z gry
log-coalition-offered = { $player } proponuje partii { $party } koalicję { IN($land) }
log-coalition-forced = { $player } wymusza koalicję z { $party } { IN($land) }

## Wybory i plansza krajowa
log-acted-other_trend = { $player } obniża notowania partii { $party } { IN($land) }: { $amount }
log-won-single =
    { $votes ->
        [one] { $land }: { $parties } wygrywa, { $votes } głos
        [few] { $land }: { $parties } wygrywa, { $votes } głosy
        [many] { $land }: { $parties } wygrywa, { $votes } głosów
       *[other] { $land }: { $parties } wygrywa, { $votes } głosu
    }
log-won-narrow =
    { $votes ->
        [0] { $land }: nikt nie ma głosów, o włos wygrywa { $parties }, znacznik leży na wierzchu
        [one] { $land }: { $parties } wygrywa o włos, { $votes } głos
        [few] { $land }: { $parties } wygrywa o włos, { $votes } głosy
        [many] { $land }: { $parties } wygrywa o włos, { $votes } głosów
       *[other] { $land }: { $parties } wygrywa o włos, { $votes } głosu
    }
log-won-coalition =
    { $votes ->
        [one] { $land }: wygrywa koalicja { $parties }, { $votes } głos
        [few] { $land }: wygrywa koalicja { $parties }, { $votes } głosy
        [many] { $land }: wygrywa koalicja { $parties }, { $votes } głosów
       *[other] { $land }: wygrywa koalicja { $parties }, { $votes } głosu
    }
log-won-narrow_coalition =
    { $votes ->
        [0] { $land }: nikt nie ma głosów, o włos wygrywa koalicja { $parties }, jej znacznik leży na wierzchu
        [one] { $land }: o włos wygrywa koalicja { $parties }, { $votes } głos
        [few] { $land }: o włos wygrywa koalicja { $parties }, { $votes } głosy
        [many] { $land }: o włos wygrywa koalicja { $parties }, { $votes } głosów
       *[other] { $land }: o włos wygrywa koalicja { $parties }, { $votes } głosu
    }
log-national-new = { $player }: „{ $card }” trafia na planszę krajową
log-national-secured = { $player } zabezpiecza „{ $card }” na planszy krajowej
log-national-opposite = { $player }: „{ $card }” wypiera przeciwną opinię krajową
log-national-replaced = { $player }: „{ $card }” zamiast „{ $old }” na planszy krajowej
log-national-discarded = { $player }: „{ $card }” nie znajduje miejsca i odpada

## Członkowie i pieniądze
log-income-recruitment = { $player } dostaje { $money } za nowych członków
log-contribution-laid = { $player } odrzuca składkę (karta zakryta)
log-largest-refused = { $player } odrzuca najwięcej i rzuca dodatkowo
log-points-opinion =
    { $points ->
        [one] { $player } dostaje { $points } punkt za opinię krajową
        [few] { $player } dostaje { $points } punkty za opinię krajową
        [many] { $player } dostaje { $points } punktów za opinię krajową
       *[other] { $player } dostaje { $points } punktu za opinię krajową
    }
log-points-rank =
    { $points ->
        [one] { $player } dostaje { $points } punkt za miejsce wśród największych partii
        [few] { $player } dostaje { $points } punkty za miejsce wśród największych partii
        [many] { $player } dostaje { $points } punktów za miejsce wśród największych partii
       *[other] { $player } dostaje { $points } punktu za miejsce wśród największych partii
    }
