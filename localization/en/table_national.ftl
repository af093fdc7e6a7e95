### The table of games with a national board: coalition tiles, national opinions, exchange pool, seats.

## Boards
table-seats =
    { $n ->
        [one] seat
       *[other] seats
    }
table-seats-short =
    { $n ->
        [one] seat
       *[other] seats
    }
table-arrived =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
table-arrived-leads = { $place }, leads
table-arrived-help = Equal votes: the marker that reached this number last lies on top, and its party is ahead.
table-cards-sent = Politicians in { $land }
table-cards-sent-help = Each party may send one card a round to a state. A telephone brings a coalition tile along.
table-tiles = Coalition tiles in { $land }
table-tiles-help = Two parties with a tile here and enough shared program cards can go into the election together; their votes are added.
table-tile-free = No coalition tile
table-tile = { $party }: coalition tile in { $land }
table-tile-paired = Coalition of { $parties }
table-poll-laid = Poll in { $land }
table-poll-laid-help = It is face down and will be auctioned this round.
table-payout = Payout for members after { $land }
table-payout-help = After this election each member also brings 1,000.

## Strip
table-national-media = National board · media
table-national-media-short = Media
table-national-media-vp = final VP
table-round-mark = R{ $round }
table-national-opinion = National opinion
table-national-opinion-brings = final VP · members
table-national-opinion-help = Whoever wins an election may move an opinion of the state here. Every match with a space brings members after each election and victory points at the end.
table-points-word = VP
table-national-free = National opinion { $n }: free
table-national-worth =
    { $recruits ->
        [one] A match brings one member after each election
       *[other] A match brings { $recruits } members after each election
    } and { $points ->
        [one] one VP
       *[other] { $points } VP
    } at the end.
table-national-secured = Secured by an identical second card: { $points } VP; only the opposite opinion removes it.
table-national-loose = An identical second card would secure it: { $points } VP.
table-members-bonus = bonus now
table-members-bonus-now = Bonus for most members as it stands: { $points } VP
table-pool-cards = { $card } in the exchange pool: { $n }
table-pool-none = { $card } is not in the exchange pool
table-piles = Piles
table-pile-programs = Pile { $left }, discarded { $discarded }; in the whole game { $total }
table-pile-of-polls = Polls
table-pile-of-polls-short = Polls
table-pile-of-lands = States
table-pile-of-lands-short = States
table-pile-of-programs = Programs
table-pile-of-programs-short = Programs

## Own things
table-supply-tiles = Tiles
table-supply-tiles-help = Coalition tiles in the supply. A politician with a telephone lays one.
table-politician-one = One of: { $actions }
table-politician-phone = Telephone: lays a coalition tile
table-contribution = { $money }: dice { $n }
table-contribution-help = Accept it, and you lose as many members as the highest die shows; refuse it, and you gain the sum of the dice.

## Where figures come from
table-sum = { $rallies ->
        [one] 1 meeting
       *[other] { $rallies } meetings
    } × (trend { $trend }, match { $match }) = { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
table-sum-half = Trend and match add up to no more than zero: every two meetings bring one vote.
table-sum-cap = Votes cannot go above { $votes }.
table-scored-now = Worth now: { $points } { $word }
table-scored-then = After converting: { $points } { $word }
table-badge-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
table-order = Order of play: { $parties }
table-badge-refuses = refuses
table-cause-start_sheet = start sheet
table-cause-recruitment = new members
table-cause-program = program exchange
table-cause-opinion = national opinion
table-cause-rank = most members

## Words of the classic editions
table-presence-media--classic = { $party }: { $points }, beaten by a nose
table-party-points--classic = Seats: { $votes }
table-points-election--classic = Election { $number }, { $land }: { $votes }
table-standings--classic = Seats so far
table-outcome-single = { $parties } wins
table-outcome-narrow = { $parties } wins by a nose
table-outcome-narrow_coalition = Coalition wins by a nose: { $parties }
table-result-points--classic = Votes { $votes }: seats { $points }
table-result-bonus--classic = Winner
table-if-now-coalition--classic = win together
