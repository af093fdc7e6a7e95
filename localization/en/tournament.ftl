# Tournament
tournament-too-few = { $players ->
    [one] A tournament needs at least { $least } players, not one.
   *[other] A tournament needs at least { $least } players, not { $players }.
}
tournament-no-tables = { $players ->
    [one] One player cannot be seated at tables of four and five.
   *[other] { $players } players cannot be seated at tables of four and five.
}
tournament-count = “{ $count }” is not a number of players.
cli-tournament = { $players } players at { $tables ->
    [one] one table
   *[other] { $tables } tables
}; * plays the final
cli-tournament-row = table { $table }, place { $rank }, { $points } points, { $share } of the table
cli-tournament-final = Final

## The mode in the game
menu-tournament = Tournament
tournament-title = Tournament
tournament-new = New tournament
tournament-earlier = Earlier tournaments
tournament-size = Number of players
tournament-people = At this screen
tournament-people-note = You play one after another at this screen and may meet at a table.
tournament-name = Name { $number }
tournament-rest = The others
# $n tables
tournament-fives = { $n ->
    [one] one table of five
   *[other] { $n } tables of five
}
tournament-fours = { $n ->
    [one] one table of four
   *[other] { $n } tables of four
}
tournament-draw = Draw the tables
tournament-too-many = { $players ->
    [one] A tournament has at most { $most } players, not one.
   *[other] A tournament has at most { $most } players, not { $players }.
}
tournament-stage-round = Preliminary round: { $done } of { $tables } finished
tournament-stage-known = The finalists are set
tournament-stage-final = The final is on
tournament-stage-over = { $player } wins the tournament
tournament-tab-tables = Tables
tournament-tab-standings = Standings
tournament-tab-final = Final
tournament-table = Table { $table }
tournament-state-open = Not started
tournament-state-playing = In progress
tournament-state-waiting = AI table, waiting
tournament-state-simulating = Round { $round } of { $rounds }
tournament-state-over = Finished
tournament-points = Points
tournament-share = Share
tournament-share-of = Share of points
tournament-share-tip = Share of the table’s points; at a table of four it is multiplied by 0.8.
tournament-mandates = Seats
tournament-mandates-short = Seats
tournament-mandates-tip = Points won by votes. If shares are equal, the share of the table’s seats decides. If those are equal too, lots are drawn.
tournament-player = Player
tournament-at-table = Table
tournament-rank = Place
tournament-why = Qualification
tournament-percent = { $share }%
tournament-scaled = Shares × 0.8
tournament-play = Play
tournament-resume = Continue
tournament-result = Final scoring
tournament-standings-early = The standings appear once all tables are finished.
tournament-final-begin = Start the final
tournament-final-early = All tables of the preliminary round must finish first.
tournament-final-ai = The AI plays the final by itself; the result follows here.
tournament-final-note = Five play the final: the table winners, or the best five of them by share; with fewer tables, the best runners-up and third-place players join them.
tournament-why-winner = Won table { $table }
# $number counts the players of that place at their tables, the best first
tournament-why-rank = { $rank ->
    [2] { $number ->
        [1] Best runner-up
        [2] 2nd-best runner-up
        [3] 3rd-best runner-up
       *[other] { $number }th-best runner-up
    }
    [3] { $number ->
        [1] Best third-place finisher
        [2] 2nd-best third-place finisher
        [3] 3rd-best third-place finisher
       *[other] { $number }th-best third-place finisher
    }
    [4] { $number ->
        [1] Best fourth-place finisher
        [2] 2nd-best fourth-place finisher
        [3] 3rd-best fourth-place finisher
       *[other] { $number }th-best fourth-place finisher
    }
   *[other] { $number ->
        [1] Best fifth-place finisher
        [2] 2nd-best fifth-place finisher
        [3] 3rd-best fifth-place finisher
       *[other] { $number }th-best fifth-place finisher
    }
}
tournament-tied-mandates = equal share: seats decide
tournament-tied-lot = equal share and seats: lots decide
tournament-level-mandates = equal points: seats decide the place
tournament-level-lot = equal points and seats: lots decide the place
tournament-why-moved = Moves up
tournament-why-out = Doesn’t play in the final
tournament-absent = Withdrawn
tournament-withdraw = Withdraw
tournament-absent-tip = The next to qualify plays the final instead.
tournament-absent-late = The final has been drawn already.
tournament-absent-few = The final needs five players.
tournament-back = To the tournament
tournament-unreadable = The tournament cannot be opened
tournament-table-unreadable = The game of this table cannot be continued
tournament-anew = Start this table over
tournament-not-written = The tournament could not be saved: { $detail }.
tournament-retry = Try again
# $n players
tournament-entry = { $n ->
    [one] one player
   *[other] { $n } players
}
tournament-entry-won = won by { $player }
tournament-entry-open = not finished
tournament-ordinal =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
       *[other] { $n }th
    }
