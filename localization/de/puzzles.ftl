### Rätsel: ein Augenblick eines Spiels, ein Ziel, eine Wahl. Und das Spiel des Tages.

puzzle-title = Rätsel
puzzle-note = Ein Augenblick aus einem Spiel und ein Ziel für eine Wahl. Auf gleiche Züge folgen immer gleiche Antworten.
puzzle-question-convert = Umwandeln oder warten?
puzzle-question-money = Wohin mit dem Geld?
puzzle-question-shift = Welche Meinung?
# $title is the question of the puzzle
puzzle-today = Rätsel des Tages: { $title }
# $land is a state
puzzle-goal-win = Die Wahl in { $land } gewinnen.
puzzle-goal-win-short = { $land } gewinnen
puzzle-goal-points =
    { $points ->
        [one] Mindestens einen Punkt bei der Wahl in { $land } erreichen.
       *[other] Mindestens { $points } Punkte bei der Wahl in { $land } erreichen.
    }
puzzle-goal-points-short = { $land }: { $points } Punkte
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Nicht gelöst
puzzle-state-solved = Gelöst
puzzle-begin = Beginnen
puzzle-again = Noch einmal
puzzle-list = Alle Rätsel
puzzle-look = Umsehen
puzzle-solved = Gelöst
puzzle-missed = Diesmal nicht
# $land is a state
puzzle-outcome =
    { $points ->
        [one] { $land }: { $votes } Stimmen, ein Punkt.
       *[other] { $land }: { $votes } Stimmen, { $points } Punkte.
    }
puzzle-won = Die Wahl ist gewonnen.
puzzle-nothing-kept = Ein Rätsel wird nicht gespeichert; es lässt sich jederzeit neu beginnen.
puzzle-daily = Spiel des Tages
# $day is a date
puzzle-daily-note = { $day }: ein schnelles Spiel, für alle mit denselben Karten
puzzle-daily-play = Spielen

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = { $file } lässt sich nicht lesen: { $detail }.
puzzle-not-toml = { $file } ist kein TOML: { $detail }.
puzzle-wrong = { $file }: „{ $place }“ fehlt oder passt nicht.
