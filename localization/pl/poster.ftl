### Plakat zwycięzcy.

poster-won = Wygrywa
poster-shared = Wspólne zwycięstwo
poster-margin =
    { $points ->
        [one] jednym punktem, na drugim miejscu { $player }
        [few] { $points } punktami, na drugim miejscu { $player }
        [many] { $points } punktami, na drugim miejscu { $player }
       *[other] { $points } punktami, na drugim miejscu { $player }
    }
poster-points =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
poster-crossed = { $part } (to rozstrzyga)
# $place is a number
poster-row = { $place }. { $party }, { $player }: { $points }

## Headlines, at most 30 letters if possible: { $land } is the German name of a state
poster-tie-two = Dwoje na szczycie
poster-tie-many = Tłok na podium
poster-base-turn = Elektorat odwrócił losy gry
poster-presence-turn = Media odwróciły losy gry
poster-money-turn = Pieniądze odwróciły losy gry
poster-opinion-turn = Kraj odwrócił losy gry
poster-rank-turn = Wielkość odwróciła losy gry
poster-turn = Zwrot w punktacji końcowej
poster-from-fifth = Z piątego miejsca na pierwsze
poster-from-fourth = Z czwartego miejsca na pierwsze
poster-by-one = Jednym jedynym punktem
poster-last-turn = Zwrot w ostatni wieczór
poster-state-turn = Zwrot akcji { IN($land) }
poster-every-state = Wszystkie landy zdobyte
poster-everywhere = Wszędzie na czele
poster-landslide = Miażdżące zwycięstwo
poster-first-evening = Na czele od początku
poster-by-hair = O włos
poster-state = Zadecydował land { $land }
poster-base = Siła elektoratu
poster-presence = Zwycięstwo z pierwszych stron
poster-bonus = Siła większości
poster-money = Oszczędność popłaca
poster-opinion = W zgodzie z krajem
poster-rank = Wielkość ma znaczenie
poster-votes = Wygrana przy urnach

## Reasons
poster-reason-tie =
    { $points ->
        [one] Po { $points } punkcie.
        [few] Po { $points } punkty.
        [many] Po { $points } punktów.
       *[other] Po { $points } punktu.
    }
poster-reason-against = { $what }: { $points } do { $other }.
poster-reason-before = Przed punktacją końcową { $player } traci do lidera { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
poster-reason-third = Po trzecich wyborach { $player } traci do lidera { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
poster-reason-won = Wygrane wybory: { $won } z { $elections }.
poster-reason-alone = { $player } na czele po każdych wyborach.
poster-reason-everywhere = Z każdego źródła więcej punktów niż drugie miejsce.

## Posters of tournaments, puzzles and lessons
poster-cup-won = Turniej wygrywa
poster-cup-clean = Zwycięstwo przy każdym stole
poster-cup-last = Z ostatniego miejsca na szczyt
poster-cup-final = Na czele, gdy było trzeba
poster-cup-tables = Stoły
poster-cup-show = Plakat
poster-puzzle = Łamigłówka
poster-puzzle-first = za pierwszym razem
poster-puzzle-try = próba nr { $tries }
poster-puzzle-convert = W odpowiedniej chwili
poster-puzzle-money = Dobrze wydane pieniądze
poster-puzzle-shift = Nastroje odwrócone
poster-puzzle-program = Program na miarę
poster-puzzle-cabinet = Właściwi ludzie
poster-puzzle-poll = Sondaż wart swojej ceny
poster-puzzle-goal = Cel
poster-puzzle-count = Rozwiązane tego rodzaju: { $done } z { $all }
poster-lesson-word = lekcji
poster-lesson-done = lekcja ukończona
poster-lesson-over = ukończona
poster-lesson-next = następna
poster-lesson-list = Wszystkie lekcje
poster-lesson-go = Dalej: { $lesson }
poster-lesson-votes = Pięćdziesiąt wystarczy
poster-lesson-media = Opinie da się zmienić
poster-lesson-program = O wyniku decydują karty
poster-lesson-cabinet = Działa tylko opłacony
poster-lesson-polls = Wiedza ma swoją cenę
poster-lesson-election = Na końcu liczą się punkty
poster-lesson-plan = Plan wygrywa ze szczęściem
