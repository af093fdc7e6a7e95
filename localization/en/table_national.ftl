### The table of games with a national board: coalition tiles, national opinions, exchange pool, seats.

## Boards
table-seats =
    { $n ->
        [one] seat
       *[other] seats
    }
table-column-trend = Trend
table-column-rallies = Meetings
table-column-match = Match
table-arrived =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
table-arrived-leads = { $place }, leads
table-arrived-help = Equal votes: whoever came last to this number lies on top and is ahead.
table-cards-sent = Politicians in { $land }
table-cards-sent-help = Each party may send one card a round to a state. A telephone brings a coalition tile along.
table-tiles = Coalition tiles in { $land }
table-tiles-help = Two parties with a tile here and enough equal program cards can go into the election together; their votes are added.
table-tile-free = No coalition tile
table-tile = { $party }: coalition tile in { $land }
table-tile-paired = Coalition of { $parties }
table-poll-laid = Poll in { $land }
table-poll-laid-help = It lies face down and is auctioned this round.
table-payout = Payout for members after { $land }
table-payout-help = After this election each member brings 1,000 as well.

## Strip
table-national-media = National board · media
table-national-media-vp = VP by round
table-round-mark = R{ $round }
table-national-opinion = National opinion
table-national-opinion-short = National
table-national-opinion-brings = final VP · members
table-national-opinion-help = Whoever wins an election may move an opinion of the state here. Every match with a space brings members after each election and victory points at the end.
table-points-word = VP
table-national-free = National opinion { $n }: free
table-national-worth = A match brings { $recruits } members after each election and { $points } VP at the end.
table-national-secured = Secured by an identical second card: { $points } VP; only the opposite opinion removes it.
table-national-loose = An identical second card would secure it: { $points } VP.
table-members-bonus = bonus now
table-members-bonus-now = Bonus for most members as it stands: { $points } VP
table-pool = Exchange pool
table-pool-short = Pool
table-pool-help = Media influence and an absolute majority exchange an opinion of a state with a card from here.
table-pool-cards = { $card } in the exchange pool: { $n }
table-pool-none = { $card } is not in the exchange pool
table-piles = Piles
table-pile-of-polls = Polls
table-pile-of-polls-short = Polls
table-pile-of-lands = States
table-pile-of-lands-short = States
table-pile-of-programs = Programs
table-pile-of-programs-short = Prog.

## Own things
table-supply-tiles = Tiles
table-supply-tiles-help = Coalition tiles in the supply. A politician with a telephone lays one.
table-politician-one = One of: { $actions }
table-politician-phone = Telephone: lays a coalition tile
table-contribution = { $money }: dice { $n }
table-contribution-help = Accepted, the highest die is lost in members; refused, the sum of the dice is won.

## Where figures come from
table-sum = { $formula } votes
table-sum-half = Trend and match are not above zero together: every two meetings bring a vote.
table-sum-cap = Votes end at { $votes }.
table-scored-now = Worth now: { $points } { $word }
table-scored-then = After converting: { $points } { $word }
table-badge-place = { $n }.
table-order = Order of play: { $parties }

## Words of the classic editions
table-base-title--classic = Members
table-base--classic = { $party }: members { $base }
table-base-help--classic = Each member is one victory point at the end and brings money in some rounds; the largest and the second largest party get a bonus.
table-cause-base--classic = members
table-cause-votes--classic = seats
table-cause-donation--classic = contribution
table-cause-deployment--classic = start sheet
table-rallies--classic = { $party }: { $n } of { $spots } meetings
table-matches-help--classic = Program cards that lie there as opinions, minus those that lie there reversed; key issues count twice. The sum is added to the trend.
table-formula-none--classic = No meetings to convert
table-presence-help--classic = Whoever wins an election moves a media marker from the state to the space of the round; it scores at the end.
table-presence-media--classic = { $party }: { $points }, beaten by a nose
table-money-help--classic = Money is worth nothing at the end.
table-media-help--classic = Media influence exchanges an opinion and protects from falling polls. The winner of the election moves a marker to the national board.
table-land-worth--classic =
    { $points ->
        [one] One seat for 50 votes
       *[other] { $points } seats for 50 votes
    }
table-land-steps--classic = Votes and seats: { $steps }
table-card-doubled--classic = Key issue: counts twice and cannot be exchanged.
table-points-total--classic = { $party }: seats { $points }
table-party-points--classic = Seats: { $votes }
table-points-election--classic = Election { $number }, { $land }: { $votes }
table-standings--classic = Seats so far
table-spot-display--classic = { $card } in the exchange pool
table-supply-rallies--classic = Meetings
table-supply-rallies-short--classic = Meet.
table-supply-rallies-help--classic = At most 10 meetings of a party lie in one state. Converted ones come back.
table-supply-media-help--classic = Markers not on the boards. One costs 4,000.
table-supply-donations--classic = Contrib.
table-slot-help--classic = Each party may send one politician a round to a state.
table-outcome-single = { $parties } wins
table-outcome-narrow = { $parties } wins by a nose
table-outcome-narrow_coalition = Coalition by a nose: { $parties }
table-result-bonus--classic = Winner
table-result-moved--classic = A marker moved to the national board.
table-side-opinions--classic = Exchange pool and piles
table-side-national = National board: media, opinions, members
