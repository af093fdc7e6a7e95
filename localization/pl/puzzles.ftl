### Zagadki: chwila z gry, cel, jedne wybory. I gra dnia.

puzzle-title = Zagadki
puzzle-note = Chwila z gry i cel na jedne wybory. Te same ruchy zawsze prowadzą do tych samych odpowiedzi.
puzzle-question-convert = Zamienić czy czekać?
puzzle-question-money = Na co wydać pieniądze?
puzzle-question-shift = Która opinia?
# $title is the question of the puzzle
puzzle-today = Zagadka dnia: { $title }
# $land is a state
puzzle-goal-win = Wygraj wybory: { $land }.
puzzle-goal-win-short = Wygrać: { $land }
puzzle-goal-points =
    { $points ->
        [one] Zdobądź co najmniej jeden punkt w wyborach: { $land }.
        [few] Zdobądź co najmniej { $points } punkty w wyborach: { $land }.
        [many] Zdobądź co najmniej { $points } punktów w wyborach: { $land }.
       *[other] Zdobądź co najmniej { $points } punktu w wyborach: { $land }.
    }
puzzle-goal-points-short = { $land }: { $points } pkt
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Nierozwiązana
puzzle-state-solved = Rozwiązana
puzzle-begin = Zacznij
puzzle-again = Jeszcze raz
puzzle-list = Wszystkie zagadki
puzzle-look = Rozejrzyj się
puzzle-solved = Rozwiązana
puzzle-missed = Tym razem nie
# $land is a state
puzzle-outcome = { $land } – głosy: { $votes }, punkty: { $points }.
puzzle-won = Wybory wygrane.
puzzle-nothing-kept = Zagadka nie jest zapisywana; w każdej chwili można zacząć ją od nowa.
puzzle-daily = Gra dnia
# $day is a date
puzzle-daily-note = { $day }: szybka gra z tymi samymi kartami dla wszystkich
puzzle-daily-play = Graj

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = Nie można odczytać pliku { $file }: { $detail }.
puzzle-not-toml = { $file } to nie jest TOML: { $detail }.
puzzle-wrong = { $file }: brakuje „{ $place }” albo wartość nie pasuje.
