### The winner's poster.

poster-won = The winner is
poster-shared = The victory is shared
poster-margin =
    { $points ->
        [one] { $points } point ahead of { $player }
       *[other] { $points } points ahead of { $player }
    }
poster-points =
    { $points ->
        [one] point
       *[other] points
    }
poster-crossed = { $part } (decisive)
# $place is a number
poster-row = { $place }. { $party }, { $player }: { $points }

## Headlines, at most 26 letters if possible: { $land } is the German name of a state
poster-tie-two = Two at the very top
poster-tie-many = No room on the podium
poster-base-turn = Won by the members
poster-presence-turn = Won in the newsrooms
poster-money-turn = Money tipped the scales
poster-opinion-turn = Opinion tipped the scales
poster-rank-turn = Size tipped the scales
poster-turn = Won in the final scoring
poster-from-fifth = From fifth to first
poster-from-fourth = From fourth to first
poster-by-one = By a single point
poster-last-turn = The last night decided it
poster-state-turn = { $land } turned the tide
poster-every-state = A win in every state
poster-everywhere = Ahead on every count
poster-landslide = A landslide
poster-first-evening = Ahead from the first night
poster-by-hair = By a hair’s breadth
poster-state = Won in { $land }
poster-base = The members carried it
poster-presence = Front pages did it
poster-bonus = Majorities did it
poster-money = Thrift did it
poster-opinion = In tune with the nation
poster-rank = Too big to beat
poster-votes = Won at the ballot box

## Reasons
poster-reason-tie =
    { $points ->
        [one] Each has { $points } point.
       *[other] Each has { $points } points.
    }
poster-reason-against = { $what }: { $points } to { $other }.
poster-reason-before = Before the final scoring, { $player } trailed by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
poster-reason-third = After the third election, { $player } trailed by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
poster-reason-won = { $won } of { $elections } elections won.
poster-reason-alone = { $player } led after every single election.
poster-reason-everywhere = Ahead of second place in every source of points.

## Posters of tournaments, puzzles and lessons
poster-cup-won = The tournament winner is
poster-cup-clean = First at every table
poster-cup-last = Last in, first home
poster-cup-final = There when it counted
poster-cup-tables = Tables
poster-cup-show = Poster
poster-puzzle = A puzzle
poster-puzzle-first = on the first try
poster-puzzle-try = on try { $tries }
poster-puzzle-convert = At the right moment
poster-puzzle-money = Money well spent
poster-puzzle-shift = Opinion turned around
poster-puzzle-program = A made-to-measure program
poster-puzzle-cabinet = The right people sent
poster-puzzle-poll = A poll at the right price
poster-puzzle-goal = Goal
poster-puzzle-count = Puzzles of this kind solved: { $done } of { $all }
poster-lesson-word = lessons
poster-lesson-done = is complete
poster-lesson-over = done
poster-lesson-next = next
poster-lesson-list = All lessons
poster-lesson-go = Next: { $lesson }
poster-lesson-votes = Fifty is enough
poster-lesson-media = Opinions can be turned
poster-lesson-program = Cards make the difference
poster-lesson-cabinet = Only those paid may act
poster-lesson-polls = Knowledge has its price
poster-lesson-election = Points count at the end
poster-lesson-plan = A plan beats luck
