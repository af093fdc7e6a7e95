### Po grze: oczekiwana przewaga, punkty zwrotne i powtórka jako stół z jednym przyciskiem.

turning-looking = Szukam tego, co przesądziło…
turning-none = Nic się nie wyróżnia: oczekiwana przewaga prawie się nie zmieniła.

## Who won, by how much; $player and $second are players
turning-you-win =
    { $points ->
        [one] Wygrywasz, o { $points } punkt przed: { $player }
        [few] Wygrywasz, o { $points } punkty przed: { $player }
        [many] Wygrywasz, o { $points } punktów przed: { $player }
       *[other] Wygrywasz, o { $points } punktu przed: { $player }
    }
turning-ahead-of-you =
    { $points ->
        [one] { $player } wygrywa, o { $points } punkt przed tobą
        [few] { $player } wygrywa, o { $points } punkty przed tobą
        [many] { $player } wygrywa, o { $points } punktów przed tobą
       *[other] { $player } wygrywa, o { $points } punktu przed tobą
    }
turning-wins =
    { $points ->
        [one] { $player } wygrywa, o { $points } punkt przed: { $second }
        [few] { $player } wygrywa, o { $points } punkty przed: { $second }
        [many] { $player } wygrywa, o { $points } punktów przed: { $second }
       *[other] { $player } wygrywa, o { $points } punktu przed: { $second }
    }
turning-score = { $first } do { $second }
turning-elections =
    { $elections ->
        [one] { $elections } wybory
        [few] { $elections } wybory
        [many] { $elections } wyborów
       *[other] { $elections } wyborów
    }

## The columns
turning-plot = Oczekiwana przewaga na końcu, faza po fazie
turning-round = runda { $round }: { $points }
turning-you = Ty
turning-you-lead = na czele
turning-leads = na czele
turning-others = Inni
turning-others-lead = na czele

## The cards: how it stood before the turn
turning-you-led = Tu twoja przewaga: { $points }
turning-you-behind = Tu twoja strata: { $points }
turning-you-level = Tu był remis
turning-led = Tu przewaga { $points }: { $player }
turning-behind = Tu strata { $points }: { $player }
turning-level = Tu remis: { $player }
turning-where = Runda { $round }, { $phase }
turning-point = Punkt zwrotny { $number }
turning-watch = Obejrzyj
turning-watch-tip = Powtórka od tego miejsca: { $place }

## The replay
turning-replay = Powtórka: stół i jeden przycisk
turning-replay-about = Spacja odtwarza, strzałki przesuwają o krok. Więcej: tempo, widoki i wykresy.
turning-replay-open = Obejrzyj całość
turning-more = Więcej
turning-more-tip = Tempo, widoki i wykresy tej chwili
turning-ahead = { $points } przewagi
turning-behind-short = { $points } straty
turning-even = remis
