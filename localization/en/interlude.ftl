### Between two rounds.

# $land is the state that votes next
interlude-go = On to { $land }
interlude-hint = Continues automatically in 4 seconds.
interlude-hint-stays = Stays until you close it.
interlude-next = votes next.
# $points for $votes
interlude-next-worth = votes next: { $votes } votes are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
interlude-next-both = vote next.
# two states; $points are listed, as “30 and 36”
interlude-next-both-worth = vote next: { $votes } votes are worth { $points } points.
interlude-opinions = Opinions
interlude-closed = revealed later
interlude-new = new
interlude-there = State of play
interlude-leads = { $player } leads the media
# rallies of a party in the state
interlude-rallies = { $rallies ->
    [one] { $rallies } rally
   *[other] { $rallies } rallies
  }
# $votes with their word
interlude-won = { $parties }, { $votes }
interlude-none = { $parties }, no majority
# $points is a figure with its sign
interlude-gained =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
interlude-standings = Standings
interlude-after = { $elections ->
    [one] after { $elections } election
   *[other] after { $elections } elections
  }
interlude-up = { $places ->
    [one] up { $places } place
   *[other] up { $places } places
  }
interlude-down = { $places ->
    [one] down { $places } place
   *[other] down { $places } places
  }
interlude-room-jubilation = { $party } headquarters: celebrations
interlude-room-waiting = { $party } headquarters: a long wait
interlude-room-emptying = { $party } headquarters: an emptying room
