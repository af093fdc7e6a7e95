### The page "Today": the game of the day, the puzzle of the day, days in a row.

today-title = Today
# $day is a day with its weekday
today-about = { $day }. The date sets the deal: the same cards for everyone.
# behind the number of days in large letters
today-row =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
today-longest = Your longest streak: { $days }
today-rule = A day counts when you finish the game or solve the puzzle. Missing a day costs you nothing but the streak.
today-month =
    { $days ->
        [one] One day counted here
       *[other] { $days } days counted here
    }

## The game
today-game = Game of the day
today-game-about = No. { $number } · four elections · hard
today-number = No. { $number }
today-play = Play
today-continue = Continue
today-counts = It counts once, the first time you finish it today. Nobody’s cards are luckier than yours.
today-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
today-you = You
today-share = Share
today-share-note = Plain text with no link. Nothing is sent anywhere.
today-copy = Copy
today-copied = Copied.
today-not-copied = No clipboard is available on this computer.
today-again = Play again (doesn’t count)
today-again-short = Play again
today-mark = Game of the day { $number }
today-mark-again = Game of the day { $number }, again: the first result counts
today-mark-helped = Game of the day { $number }: doesn’t count, because you took back a move past a reveal

## The line to share, at most 80 characters; $number is that of the day
today-share-name = Die Macher { $number }
today-share-place =
    { $points }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[other] 5th
    } of { $all }
today-share-ahead = { $points } ahead
today-share-behind = { $points } behind
today-share-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }

## The puzzle
today-puzzle = Puzzle of the day
today-all = All puzzles
today-puzzle-none = There are no puzzles here.
today-puzzle-play = Play
today-votes-now = votes this round
today-votes-later =
    { $rounds ->
        [one] votes next round
       *[other] votes in { $rounds } rounds
    }
today-rallies =
    { $rallies ->
        [0] No rally, trend { $trend }
        [one] One rally, trend { $trend }
       *[other] { $rallies } rallies, trend { $trend }
    }
today-rallies-short = Rallies { $rallies }, trend { $trend }
today-votes =
    { $votes ->
        [one] one vote so far, { $money } left
       *[other] { $votes } votes so far, { $money } left
    }
today-votes-short =
    { $votes ->
        [1] 1 vote
       *[other] { $votes } votes
    }, { $money }
# $formula is like (6 + 1) × 2 = 14
today-formula = Votes: { $formula }
today-match = Your match with these opinions: { $total }
