### Puzzles: a moment of a game, a goal, one election. And the game of the day.

puzzle-title = Puzzles
puzzle-note = A moment from a game, and a goal for one election. The same moves always get the same replies.
puzzle-question-convert = Convert or wait?
puzzle-question-money = Where should the money go?
puzzle-question-shift = Which opinion?
puzzle-question-program = Which program card?
puzzle-question-cabinet = Who goes where?
puzzle-question-poll = What is the poll worth?
# $land is a state
puzzle-goal-win = Win the election in { $land }.
puzzle-goal-win-short = Win { $land }
puzzle-goal-points =
    { $points ->
        [one] Score at least one point in { $land }.
       *[other] Score at least { $points } points in { $land }.
    }
puzzle-goal-points-short =
    { $land }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }
# $title is the question, $level how hard it is
puzzle-titled = { $title } · { $level }
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Not solved
puzzle-state-solved = Solved
puzzle-begin = Start
puzzle-again = Try again
puzzle-list = All puzzles
puzzle-next = Next puzzle
puzzle-look = View the table
puzzle-solved = Solved
puzzle-missed = Not this time
# $land is a state
puzzle-outcome =
    { $points ->
        [one] { $land }: { $votes ->
            [1] one vote
           *[other] { $votes } votes
        }, one point.
       *[other] { $land }: { $votes ->
            [1] one vote
           *[other] { $votes } votes
        }, { $points } points.
    }
puzzle-won = The election is won.
# after a miss: what was reached, and what was needed; $land is a state
puzzle-got =
    { $points ->
        [0] You scored no points in { $land } with { $votes ->
            [one] { $votes } vote.
           *[other] { $votes } votes.
        }
        [one] You scored one point in { $land } with { $votes ->
            [one] { $votes } vote.
           *[other] { $votes } votes.
        }
       *[other] You scored { $points } points in { $land } with { $votes } votes.
    }
puzzle-needed-points = You needed at least { $least }.
puzzle-needed-win = You needed to win the election.
puzzle-nothing-kept = Puzzles aren’t saved; you can start this one again at any time.

## How hard it is: the smaller the share of answers that reach the goal, the harder
puzzle-difficulty-easy = easy
puzzle-difficulty-medium = medium
puzzle-difficulty-hard = hard

## Why the answer is the right one; $land is a state, $best and $idle are points in its election
puzzle-why = Show the answer
puzzle-why-answer = The answer: { $answer }.
puzzle-why-points =
    { $best ->
        [one] { $land }: one point; doing nothing scores { $idle }.
       *[other] { $land }: { $best } points; doing nothing scores { $idle }.
    }
puzzle-why-share = Of { $tried } answers, { $reaching ->
        [one] one reaches the goal.
       *[other] { $reaching } reach the goal.
    }
puzzle-why-convert = Rallies count at the moment you convert them: what matters is whether trend and match are better now or at the election.
puzzle-why-money = A rally is worth most where your program fits and the majority is within reach; elsewhere the same money buys half as much.
puzzle-why-shift = An opinion is worth what it does to all parties: look not only at whose match it makes, but at whose it breaks.
puzzle-why-program = A program card counts in every state at once; the best one fits where you have rallies.
puzzle-why-cabinet = A politician is worth most where your rallies are waiting: a better trend or match brings votes only through them.
puzzle-why-poll = A poll is worth what it moves: your own trend up where you have rallies, or the trend down of a rival who would beat you.

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = { $file } cannot be read: { $detail }.
puzzle-not-toml = { $file } is not TOML: { $detail }.
puzzle-wrong = { $file }: “{ $place }” is missing or invalid.
