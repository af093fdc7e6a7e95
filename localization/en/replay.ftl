### Looking back: the replay of a game.

review-title = Game played { $when } · seed { $seed }
review-title-short = Seed { $seed }
review-title-career = All games
review-bar = Looking back
review-close = Close
review-tab-replay = Replay
review-tab-decisions = Decisions

## The chart
replay-chart = Course of the game
replay-timeline = Moment of the game
replay-actions = Actions
replay-votes = Votes
replay-votes-note = A symbol marks rallies that became votes; the dotted line is the majority.
replay-votes-note--classic = A symbol marks meetings that became votes.
replay-votes-note-short = Symbol: rallies became votes
replay-votes-note-short--classic = Symbol: meetings became votes
replay-money-covered = Money was hidden
# $parties are one or two abbreviations
replay-won = Won by { $parties }
replay-won-none = No majority

## What happens
replay-now = What happens
replay-paid = Paid
replay-got = Received
replay-points = Points by source, so far
replay-points-short = Points so far
replay-table = Table
replay-plots = Charts
replay-final = At the end
replay-vp = VP
replay-base = Base
replay-base--classic = Members

## Controls
replay-controls = Replay controls
replay-event = Play · event { $number } of { $count }
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-at-start = This is the beginning.
replay-at-end = This is the end.
# a button and its key: One step on (→)
replay-with-key = { $what } ({ $key })
replay-step = Step by
replay-step-event = Event
replay-step-phase = Phase
replay-step-round = Round
replay-speed = Speed
replay-times = { $speed }×
replay-viewpoint = Viewpoint
replay-open = Open
replay-open-tip = Everything is open
replay-public = Public
replay-public-tip = The game isn’t over yet: only what everyone knows is shown.
replay-as = As { $player } saw it
replay-from-here = From here
replay-board = Board
replay-board-tip = Shows the table as it stood at this moment.
replay-play-on = Play on
replay-play-on-tip = Begins a new game at this moment; this one stays as it is.
replay-play-on-over = The game is over at this moment.
replay-export = Export
replay-export-tip = Writes the whole game to a file.
replay-exported = Saved as { $file }
replay-export-failed = The file could not be written: { $detail }
replay-page-course = Actions, money
replay-page-votes = Votes
replay-page-now = Events, points

## The table as it stood
replay-return = Back to the replay
replay-only-look = This is how the table stood; nothing can be changed here.

## Playing on
replay-play-on-title = Play on from here
# $place names round and phase
replay-play-on-text = A new game begins here: { $place }. The old one stays as it is. The new one is marked as continued from a replay.
replay-play-on-as = Play on as { $player }
replay-cancel = Cancel
replay-marked = continued from a replay
replay-missing = This game cannot be shown
final-plots = Charts
final-replay = Replay

## The costliest decisions
decisions-title = The costliest decisions
decisions-note = Victory points expected by the normal AI, knowing only what this seat knew then. Each is just an estimate: the cards might have fallen differently.
decisions-none = No decision gave away as much as one expected victory point.
decisions-thinking = Weighing all decisions…
# $n is the place, $place such as "Round 2 · Rallies"
decisions-head = { $n } · { $place } · { $player }
# $what is a command such as "Media marker in Hessen"
decisions-chosen = Chosen: { $what }
decisions-better = Better: { $what } ({ $points })
decisions-show = Show this moment
