### Po grze: oczekiwana przewaga, punkty zwrotne i powtórka jako stół z jednym przyciskiem.

turning-looking = Sprawdzamy, co zadecydowało…
turning-none = Żaden pojedynczy ruch nie przesądził o wyniku.

## Who won, by how much; $player and $second are players
turning-you-win =
    { $points ->
        [one] Wygrywasz jednym punktem, na drugim miejscu { $player }
        [few] Wygrywasz { $points } punktami, na drugim miejscu { $player }
        [many] Wygrywasz { $points } punktami, na drugim miejscu { $player }
       *[other] Wygrywasz { $points } punktami, na drugim miejscu { $player }
    }
turning-ahead-of-you =
    { $points ->
        [one] { $player } wygrywa z tobą jednym punktem
        [few] { $player } wygrywa z tobą { $points } punktami
        [many] { $player } wygrywa z tobą { $points } punktami
       *[other] { $player } wygrywa z tobą { $points } punktami
    }
turning-wins =
    { $points ->
        [one] { $player } wygrywa jednym punktem, na drugim miejscu { $second }
        [few] { $player } wygrywa { $points } punktami, na drugim miejscu { $second }
        [many] { $player } wygrywa { $points } punktami, na drugim miejscu { $second }
       *[other] { $player } wygrywa { $points } punktami, na drugim miejscu { $second }
    }
turning-score = { $first }:{ $second }
turning-elections =
    { $elections ->
        [one] po jedynych wyborach
        [few] po { $elections } wyborach
        [many] po { $elections } wyborach
       *[other] po { $elections } wyborach
    }

## The columns
turning-plot = Prognozowana przewaga na koniec gry, faza po fazie
turning-round = runda { $round }: { $points }
turning-you = Ty
turning-you-lead = na czele
turning-leads = na czele
turning-others = Rywale
turning-others-lead = na czele

## The cards: how it stood before the turn
turning-lead = Prognozowana przewaga: { $before } → { $after }
turning-lead-of = { $player }, prognozowana przewaga: { $before } → { $after }
turning-gap = Prognozowana strata: { $before } → { $after }
turning-gap-of = { $player }, prognozowana strata: { $before } → { $after }
turning-where = Runda { $round } · { $phase }
turning-point = Punkt zwrotny { $number }
turning-watch = Obejrzyj
turning-watch-tip = Powtórka od tego miejsca: { $place }

## The replay
turning-replay = Powtórka: cała gra na planszy
# $play, $back and $on are keys
turning-replay-about = { $play } odtwarza, { $back } i { $on } przewijają o krok. Więcej: tempo, widoki i wykresy.
turning-replay-about-short = Więcej: tempo, widoki i wykresy.
turning-replay-open = Obejrzyj całość
turning-more = Więcej
turning-more-tip = Tempo, widoki i wykresy tej chwili
turning-ahead = przewaga { $points }
turning-behind-short = strata { $points }
turning-even = remis
