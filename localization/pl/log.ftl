### Dziennik: jeden wiersz tworzy jedno zdarzenie, czas teraźniejszy, nazw i imion nie odmieniamy.
### $player imię · $land nazwa albo skrót landu · $money gotowa kwota · $amount liczba ze znakiem
### $card, $old, $new karty ze znakiem · $party skrót partii

## Przygotowanie gry
log-game-started =
    { $n ->
        [3] Nowa gra: 3 partie
        [4] Nowa gra: 4 partie
       *[other] Nowa gra: { $n } partii
    }, { $elections ->
        [one] jeden land
        [few] { $elections } landy
        [many] { $elections } landów
       *[other] { $elections } landu
    }
log-land-drawn = Jedyne wybory: { $state }
log-lands-drawn = Pierwsze wybory: { $state }, potem { $states }
log-opinion-turned = { $land }: odkryto opinię „{ $card }”
log-opinions-turned =
    { $n ->
        [one] { $land }: odkryto { $n } opinię
        [few] { $land }: odkryto { $n } opinie
        [many] { $land }: odkryto { $n } opinii
       *[other] { $land }: odkryto { $n } opinii
    }
log-opinion-repeated = { $land }: opinia „{ $card }” powtarza temat i zostaje wymieniona
log-programs-dealt =
    { $n ->
        [one] Każdy dostaje { $n } kartę programu
        [few] Każdy dostaje { $n } karty programu
        [many] Każdy dostaje { $n } kart programu
       *[other] Każdy dostaje { $n } karty programu
    }
log-programs-redrawn =
    { $n ->
        [one] { $player } dobiera { $n } kartę, brakuje tematów
        [few] { $player } dobiera { $n } karty, brakuje tematów
        [many] { $player } dobiera { $n } kart, brakuje tematów
       *[other] { $player } dobiera { $n } karty, brakuje tematów
    }
log-draft-passed = Karta { $kept } z 4, reszta idzie dalej
log-answer-sealed = { $player } – gotowe
log-program-laid = { $player } odkrywa program
# A card in a list of the log
log-card = „{ $card }”
log-programs-discarded = { $player } odrzuca { $cards }
log-display-discarded = Wyłożono nowe karty programu
log-party-order = { $player } zaczyna tymczasowo
log-deployment = { $player }: tabela { $block }, { $lands }
log-shuffled-programs =
    { $n ->
        [one] Nowy stos kart programu: { $n } karta
        [few] Nowy stos kart programu: { $n } karty
        [many] Nowy stos kart programu: { $n } kart
       *[other] Nowy stos kart programu: { $n } karty
    }
log-shuffled-opinions =
    { $n ->
        [one] Nowy stos opinii: { $n } karta
        [few] Nowy stos opinii: { $n } karty
        [many] Nowy stos opinii: { $n } kart
       *[other] Nowy stos opinii: { $n } karty
    }
log-shuffled-polls =
    { $n ->
        [one] Nowy stos sondaży: { $n } karta
        [few] Nowy stos sondaży: { $n } karty
        [many] Nowy stos sondaży: { $n } kart
       *[other] Nowy stos sondaży: { $n } karty
    }

## Runda
log-round = Runda { $round }, wybory: { $lands }
log-passed-start_tie = { $player } pasuje
log-passed-program = { $player } nie zmienia programu
log-passed-media = { $player } pasuje
log-passed-rallies = { $player } pasuje
log-passed-cabinet_placement = { $player } nie wysyła nikogo
log-passed-cabinet_actions = { $player } rezygnuje z akcji { IN($land) }
log-passed-media_influence = { $player } nic nie zmienia { IN($land) }
log-passed-polls = { $player } pasuje
log-passed-conversion = { $player } zachowuje wiece { IN($land) }
log-nothing-else = { $line } (brak innego ruchu)
log-by-itself = { $line } (automatycznie)
log-bid = { $player } oferuje { $money }
log-start-tied = Remis, { $money }: licytują { $players }
log-start-raised = { $player } podbija do { $money }
log-start-player = { $player } zostaje pierwszym graczem za { $money }
log-bluff = { $player } nie ma { $money }: przepadają wszystkie pieniądze, elektorat { $amount }
log-card-drawn = { $player } dobiera kartę ze stosu
log-card-drawn-seen = { $player } dobiera „{ $card }” ze stosu
log-display-taken = { $player } bierze odkrytą kartę „{ $card }”
log-swapped = { $player } wymienia „{ $old }” na „{ $new }”
log-media-placed = { $player } kupuje znacznik mediów { IN($land) } za { $money }
log-rallies =
    { $n ->
        [one] { $player } kupuje { $n } wiec { IN($land) } za { $money }
        [few] { $player } kupuje { $n } wiece { IN($land) } za { $money }
        [many] { $player } kupuje { $n } wieców { IN($land) } za { $money }
       *[other] { $player } kupuje { $n } wiecu { IN($land) } za { $money }
    }

## Gabinet cieni
log-politician-placed = { $player } wysyła polityka { INTO($land) }
log-politicians-revealed =
    { $n ->
        [one] { $land }: odkryto { $n } polityka
        [few] { $land }: odkryto { $n } polityków
        [many] { $land }: odkryto { $n } polityków
       *[other] { $land }: odkryto { $n } polityka
    }
log-politician-paid = { $player } płaci { $money } za kartę „{ $politician }”
log-politician-declined = { $player } nie płaci, „{ $politician }” opuszcza grę
log-votes =
    { $n ->
        [one] { $player } zyskuje { $n } głos { IN($land) }
        [few] { $player } zyskuje { $n } głosy { IN($land) }
        [many] { $player } zyskuje { $n } głosów { IN($land) }
       *[other] { $player } zyskuje { $n } głosu { IN($land) }
    }
log-trend = { $player }: notowania { $amount } { IN($land) }, teraz { $trend }
log-base = { $player }: elektorat { $amount }
log-double-placed = { $player } kładzie żeton podwojenia na „{ $card }” { IN($land) }
log-double-removed = { $player } zdejmuje żeton podwojenia z „{ $card }” { IN($land) }
log-media-removed = { $player } usuwa znacznik { $party } { IN($land) } i płaci tej partii { $money }
log-media-replaced = { $player } wypiera znacznik { $party } { IN($land) } i płaci tej partii { $money }
log-acted-others_trend = { $player } obniża notowania pozostałych { IN($land) }
log-acted-program = { $player } może zmienić program
log-acted-poll = { $player } bierze wierzchni sondaż { IN($land) }

## Opinie i sondaże
log-opinion-shifted = { $player } zmienia „{ $old }” na „{ $new }” { IN($land) }
log-auction = { $land }: licytacja sondażu, rewers { $party }
log-poll-won = { $player } kupuje sondaż { IN($land) } za { $money }
log-poll-published = { $player } upublicznia sondaż { IN($land) }: { $changes }
log-poll-published-idle = { $player } upublicznia sondaż { IN($land) }: notowania bez zmian
log-poll-kept = { $player } zachowuje sondaż, elektorat { $amount }
log-poll-discarded = { $land }: nikt nie chce sondażu

## Zamiana na głosy i wybory
log-converted =
    { $n ->
        [one] { $player } zamienia { $n } wiec na { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosu
        } { IN($land) }
        [few] { $player } zamienia { $n } wiece na { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosu
        } { IN($land) }
        [many] { $player } zamienia { $n } wieców na { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosu
        } { IN($land) }
       *[other] { $player } zamienia { $n } wiecu na { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosu
        } { IN($land) }
    }
log-election = { $land }, wynik wyborów: { $results }
log-coalition-joined = { $player } wchodzi w koalicję z { $party } { IN($land) }
log-coalition-declined = { $player } odmawia koalicji z { $party } { IN($land) }
log-decided-sole = { $land }: { $parties } wygrywa samodzielnie, +{ $points }
log-decided-several = { $land }: co najmniej 50 głosów mają { $parties }, każda partia +{ $points }
log-decided-coalition = { $land }: koalicja { $parties }, każda partia +{ $points }
log-decided-none = { $land }: brak koalicji, { $parties } +{ $points }
log-presence =
    { $points ->
        [one] { $player } przenosi znacznik { FROM($land) } na pole obecności w mediach, { $points } punkt na koniec
        [few] { $player } przenosi znacznik { FROM($land) } na pole obecności w mediach, { $points } punkty na koniec
        [many] { $player } przenosi znacznik { FROM($land) } na pole obecności w mediach, { $points } punktów na koniec
       *[other] { $player } przenosi znacznik { FROM($land) } na pole obecności w mediach, { $points } punktu na koniec
    }
log-points-votes =
    { $points ->
        [one] { $player } dostaje { $points } punkt za głosy
        [few] { $player } dostaje { $points } punkty za głosy
        [many] { $player } dostaje { $points } punktów za głosy
       *[other] { $player } dostaje { $points } punktu za głosy
    }
log-points-presence =
    { $points ->
        [one] { $player } dostaje { $points } punkt za obecność w mediach
        [few] { $player } dostaje { $points } punkty za obecność w mediach
        [many] { $player } dostaje { $points } punktów za obecność w mediach
       *[other] { $player } dostaje { $points } punktu za obecność w mediach
    }
log-points-base =
    { $points ->
        [one] { $player } dostaje { $points } punkt za elektorat
        [few] { $player } dostaje { $points } punkty za elektorat
        [many] { $player } dostaje { $points } punktów za elektorat
       *[other] { $player } dostaje { $points } punktu za elektorat
    }
log-points-money =
    { $points ->
        [one] { $player } dostaje { $points } punkt za pieniądze
        [few] { $player } dostaje { $points } punkty za pieniądze
        [many] { $player } dostaje { $points } punktów za pieniądze
       *[other] { $player } dostaje { $points } punktu za pieniądze
    }

## Pieniądze i następna runda
log-income-votes = { $player } dostaje { $money } za głosy
log-income-base = { $player } dostaje { $money } za elektorat
log-donation-accepted = { $player } przyjmuje { $money }, elektorat { $amount }
log-donation-refused = { $player } odrzuca składkę ({ $money }), elektorat { $amount }
log-land-closed = { $land } schodzi ze stołu
log-land-opened = Nowy land: { $state }, wybory nr { $number }
log-opinions-refilled = Pole „Opinia publiczna” zostaje uzupełnione
log-game-ended =
    { $n ->
        [one] { $players } wygrywa, punkty: { $points }
        [few] { $players } wspólnie wygrywają, punkty: { $points }
        [many] { $players } wspólnie wygrywają, punkty: { $points }
       *[other] { $players } wspólnie wygrywają, punkty: { $points }
    }
log-nothing = Nic do zrobienia
