### The log of the editions with a national board. The variables are those of the log.
### $players names in a row · $dice faces in a row · $parties abbreviations in a row

## Set-up
log-pool-laid =
    { $n ->
        [one] One opinion goes into the exchange pool
       *[other] { $n } opinions go into the exchange pool
    }
log-pool-duplicate = { $card } is in the pool already and is discarded
log-program-buried = { $player }: { $card } doesn’t fit and goes under the pile
log-exchange-failed = { $player }: no card fits in place of { $card }; nothing is exchanged, nothing lost
log-hand-drawn =
    { $n ->
        [one] { $player } draws one program card
       *[other] { $player } draws { $n } program cards
    }
log-start-order = The start sheets are revealed: { $players }
# $first and $second are the numbers of the choices in both columns
log-start-sheet = { $player }: entries { $first } and { $second }, { $lands }

## Order of play
log-dice = { $player } rolls { $dice }
log-dice-members = { $player } rolls { $dice }: members { $amount }
log-first-tied = Tie at { $money }: { $players } bid again in secret
log-first-dice = Tie at { $money }: { $players } roll dice
log-first-right = { $player } wins the right to name the first player for { $money }
log-place-chosen = { $player } chooses place { $place }
log-order = Order of play: { $players }

## Passing and doing without
log-passed-conference = { $player } keeps the program
log-passed-exchanges = { $player } passes
log-passed-cabinet_sending = { $player } sends nobody
log-passed-cabinet_use = { $player } takes no action in { $land }
log-passed-coalitions = { $player } offers no coalition
log-passed-influence = { $player } changes nothing in { $land }
log-passed-poll_auctions = { $player } drops out of the auction
log-passed-vote_catching = { $player } keeps the meetings in { $land }
log-passed-majority = { $player } changes nothing in { $land }
log-passed-region_election = { $player } moves no opinion from { $land }

## Coalitions
log-tile-laid = { $player } lays a coalition tile in { $land }
log-tile-gone = { $player } loses the coalition tile in { $land }
log-coalition-offered = { $player } offers { $party } a coalition in { $land }
log-coalition-forced = { $player } forces { $party } into a coalition in { $land }

## Election and national board
log-acted-other_trend = { $player } lowers the trend of { $party } in { $land }: { $amount }
log-won-single =
    { $votes ->
        [one] { $parties } wins { $land } with one vote
       *[other] { $parties } wins { $land } with { $votes } votes
    }
log-won-narrow =
    { $votes ->
        [0] Nobody has any votes in { $land }: { $parties } wins by a nose because its marker is on top
        [one] { $parties } wins { $land } by a nose with one vote
       *[other] { $parties } wins { $land } by a nose with { $votes } votes
    }
log-won-coalition =
    { $votes ->
        [one] { $parties } win { $land } together with one vote
       *[other] { $parties } win { $land } together with { $votes } votes
    }
log-won-narrow_coalition =
    { $votes ->
        [0] Nobody has any votes in { $land }: { $parties } win together by a nose because one of their markers is on top
        [one] { $parties } win { $land } together by a nose with one vote
       *[other] { $parties } win { $land } together by a nose with { $votes } votes
    }
log-national-new = { $player }: { $card } becomes a national opinion
log-national-secured = { $player } secures { $card } as a national opinion
log-national-opposite = { $player }: { $card } removes its opposite
log-national-replaced = { $player }: { $card } replaces { $old } as a national opinion
log-national-discarded = { $player }: { $card } finds no space and is discarded

## Members and money
log-income-recruitment = { $player } gets { $money } for new members
log-contribution-laid = { $player } refuses a contribution (card face down)
log-largest-refused = { $player } refuses more money than anyone else and rolls more dice
log-points-opinion =
    { $points ->
        [one] { $player }: { $points } point for the national opinion
       *[other] { $player }: { $points } points for the national opinion
    }
log-points-rank =
    { $points ->
        [one] { $player }: { $points } point for being among the largest parties
       *[other] { $player }: { $points } points for being among the largest parties
    }
