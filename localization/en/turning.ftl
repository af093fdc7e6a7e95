### After a game: how the expected lead went, its turning points, and the replay as the table with a play button.

turning-looking = Finding out what decided it…
turning-none = No single move turned the game.

## Who won, by how much; $player and $second are players
turning-you-win =
    { $points ->
        [one] You win, { $points } point ahead of { $player }
       *[other] You win, { $points } points ahead of { $player }
    }
turning-ahead-of-you =
    { $points ->
        [one] { $player } wins, { $points } point ahead of you
       *[other] { $player } wins, { $points } points ahead of you
    }
turning-wins =
    { $points ->
        [one] { $player } wins, { $points } point ahead of { $second }
       *[other] { $player } wins, { $points } points ahead of { $second }
    }
turning-score = { $first } to { $second }
turning-elections =
    { $elections ->
        [one] one election
       *[other] { $elections } elections
    }

## The columns
turning-plot = Projected final lead, phase by phase
turning-round = round { $round }: { $points }
turning-you = You
turning-you-lead = lead
turning-leads = leads
turning-others = Others
turning-others-lead = lead

## The cards: the expected lead before the turn and after it, as signed numbers
turning-lead = Projected lead: { $before } → { $after }
turning-lead-of = { $player }, projected lead: { $before } → { $after }
turning-gap = Projected deficit: { $before } → { $after }
turning-gap-of = { $player }, projected deficit: { $before } → { $after }
turning-where = Round { $round }, { $phase }
turning-point = Turning point { $number }
turning-watch = Watch
turning-watch-tip = The replay from here: { $place }

## The replay
turning-replay = Watch the whole game again
# $play, $back and $on are keys
turning-replay-about = { $play } to play, { $back } and { $on } to step. Speed, views, and charts are under More.
turning-replay-about-short = Speed, views, and charts are under More.
turning-replay-open = Watch all of it
turning-more = More
turning-more-tip = Speed, views, and charts for this moment
turning-ahead = { $points } ahead
turning-behind-short = { $points } behind
turning-even = tied
