### Plansza „co by było, gdyby”.
### $row partia w landzie („SPD · HE”) · $party skrót · $land nazwa albo dwie litery landu · $card, $out, $into znak i temat

# Duże słowo na planszach
plan-flag = Plan. Nic nie jest grane.
plan-nothing-played = Co by było, gdyby? Nic tu nie zmienia gry.
plan-side = Co zmienia plan
plan-after = Po wyborach: { $land }
plan-stands = teraz
plan-planned = w planie
plan-tool = Plan: co by było, gdyby?
plan-not-now = Planować można od pierwszej rundy, dopóki jakiś land jeszcze nie głosował.
plan-title = Plan
plan-hint = Klikaj na planszach albo używaj przycisków. Gra się nie zmienia.
# $key is a key
plan-discards = { $key } porzuca plan.
plan-hint-opinion = Zamiast „{ $card }”: wybierz opinię z pola „Opinia publiczna” albo podwój tę.
plan-hint-program = Zamiast „{ $card }”: wybierz dowolną inną kartę.
plan-stale = Gra potoczyła się dalej. Dopóki nie odświeżysz planu, pokazuje on sytuację, z której powstał.
plan-controls = Zmiany planu
plan-nothing = Nic jeszcze nie zaplanowano.
plan-no-redo = W planie można tylko cofać się krok po kroku.
plan-no-change = To nic nie zmieni.
plan-no-double = Nie ma już żetonu podwojenia albo leży on już tutaj.

## Figures
plan-cost = Koszt planu
plan-cost-tip = Zakupy partii { $party }: wiece i znaczniki mediów; wiece w jednym landzie liczą się jako jeden zakup.
plan-formula-tip = (wiece + notowania) × zgodność; każdy czynnik liczy się co najmniej jako 1.
plan-points =
    { $points ->
        [one] 1 PZ
        [few] { $points } PZ
        [many] { $points } PZ
       *[other] { $points } PZ
    }
# points of the media presence at the end of the game
plan-presence = Media +{ $points }

## Buttons
plan-back = Wróć do gry
plan-back-short = Wróć
plan-back-tip = Plan zostaje i otwiera się ponownie tym samym przyciskiem.
plan-play = Zagraj ten plan
plan-play-short = Zagraj
plan-play-tip = Przenosi plan do twojej odpowiedzi; nic nie zostanie zagrane, dopóki jej nie potwierdzisz.
plan-play-none = W tym planie nie ma odpowiedzi na zadane pytanie.
plan-undo = Cofnij krok
plan-undo-short = Cofnij
plan-reset = Wyczyść plan
plan-reset-short = Wyczyść
plan-reset-tip = Wszystkie kroki zostaną cofnięte.
plan-renew = Odśwież
plan-renew-short = Odśwież
plan-renew-tip = Te same kroki w obecnej sytuacji; to, co już niemożliwe, odpada.
plan-party = Planuj dla partii { $party }
plan-land = Planuj: { $land }
# $what is the value of a row such as "SPD · HE: trend +2"
plan-less = Mniej: { $what }
plan-more = Więcej: { $what }
plan-supply-rallies =
    { $n ->
        [one] { $row }: 1 wiec
        [few] { $row }: { $n } wiece
        [many] { $row }: { $n } wieców
       *[other] { $row }: { $n } wiecu
    } (pula: { $left })
plan-supply-media =
    { $n ->
        [one] { $row }: 1 znacznik mediów
        [few] { $row }: { $n } znaczniki mediów
        [many] { $row }: { $n } znaczników mediów
       *[other] { $row }: { $n } znacznika mediów
    } (pula: { $left })
plan-count =
    { $n ->
        [one] { $row }: 1 wiec do zamiany
        [few] { $row }: { $n } wiece do zamiany
        [many] { $row }: { $n } wieców do zamiany
       *[other] { $row }: { $n } wiecu do zamiany
    }
# $formula is "(5 + 2) × 3 = 21"
plan-convert = Zamień: { $formula }
plan-convert-short = { $formula }
plan-convert-none = Zamień
plan-vote = Przeprowadź wybory
plan-vote-short = Wybory
plan-vote-tip = Wybory od razu { IN($land) }: wszystkie wiece zamieniają się w głosy, a wynik to prognoza.
plan-program-of = Program partii { $party }
plan-program-tip = Zastąp „{ $card }” w programie partii { $party }
plan-row-tip = Wybierz tę partię i ten land.
plan-opinion-tip = Zastąp albo podwój tę opinię.

## Cards to put in
plan-instead = { $place }: zamiast „{ $card }”
plan-into = Weź „{ $card }”
plan-double-on = Podwój „{ $card }”
plan-double-off = „{ $card }” bez podwojenia

## Steps
plan-steps =
    { $n ->
        [0] Brak kroków
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
plan-help = Każda zmiana to krok, który można cofnąć. Zakryte karty pozostają zakryte.
plan-drop = Cofnij: { $step }
plan-rallies =
    { $n ->
        [one] { $row }: 1 wiec
        [few] { $row }: { $n } wiece
        [many] { $row }: { $n } wieców
       *[other] { $row }: { $n } wiecu
    }
plan-trend = { $row }: notowania { $trend }
plan-converted =
    { $n ->
        [one] { $row }: zamiana 1 wiecu
        [few] { $row }: zamiana { $n } wieców
        [many] { $row }: zamiana { $n } wieców
       *[other] { $row }: zamiana { $n } wiecu
    }
plan-media-put = { $row }: znacznik mediów +1
plan-media-take = { $row }: znacznik mediów −1
plan-program = { $row }: „{ $out }” na „{ $into }”
plan-opinion = { $land }: „{ $out }” na „{ $into }”
plan-double-put = { $land }: ×2 na „{ $card }”
plan-double-take = { $land }: bez ×2
