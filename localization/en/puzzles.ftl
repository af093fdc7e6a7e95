### Puzzles: a moment of a game, a goal, one election. And the game of the day.

puzzle-title = Puzzles
puzzle-note = A moment from a game, and a goal for one election. The same moves always bring the same answers.
puzzle-question-convert = Convert or wait?
puzzle-question-money = Where should the money go?
puzzle-question-shift = Which opinion?
# $title is the question of the puzzle
puzzle-today = Puzzle of the day: { $title }
# $land is a state
puzzle-goal-win = Win the election in { $land }.
puzzle-goal-win-short = Win { $land }
puzzle-goal-points =
    { $points ->
        [one] Get at least one point in the election in { $land }.
       *[other] Get at least { $points } points in the election in { $land }.
    }
puzzle-goal-points-short = { $land }: { $points } points
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Not solved
puzzle-state-solved = Solved
puzzle-begin = Begin
puzzle-again = Again
puzzle-list = All puzzles
puzzle-look = Look around
puzzle-solved = Solved
puzzle-missed = Not this time
# $land is a state
puzzle-outcome =
    { $points ->
        [one] { $land }: { $votes } votes, one point.
       *[other] { $land }: { $votes } votes, { $points } points.
    }
puzzle-won = The election is won.
puzzle-nothing-kept = A puzzle is not saved; it can be begun again at any time.
puzzle-daily = Game of the day
# $day is a date
puzzle-daily-note = { $day }: a quick game with the same cards for everybody
puzzle-daily-play = Play

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = { $file } cannot be read: { $detail }.
puzzle-not-toml = { $file } is not TOML: { $detail }.
puzzle-wrong = { $file }: “{ $place }” is missing or does not fit.
