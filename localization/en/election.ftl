### The result of an election.

# $points is an amount such as "38 victory points"
election-most = up to { $points } for votes
election-title = { $land } has voted
election-continue = Continue
election-again = Watch again
election-result-tip = Shows everything at once.
election-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
election-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
election-cards =
    { $cards ->
        [one] { $cards } shared program card
       *[other] { $cards } shared program cards
    }
election-cards-short =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## How the votes came about
# (5 + 2) × 3 = 21; $sign is + or −
election-tip = { $party }: { $votes }
# $before and $gained are numbers of votes such as "13 votes"
election-tip-before = Before the conversion: { $before }
election-tip-formula = ({ $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    } { $sign } { $trend } trend) × { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }: { $gained } more
election-tip-least = Each factor counts as at least 1.
election-tip-none = No rallies to convert
election-tip-points = { $points } for the votes

## The table of points
election-head-votes = For votes
election-head-bonus = Bonus
election-head-media = Media
election-head-total = Total
# $points and $total are amounts such as "21 victory points"
election-row-tip = { $party }: { $total } in this election
election-row-votes = For the votes: { $points }
election-row-bonus = Bonus: { $points }
election-row-media = A media marker moves to media presence: { $points } at the end of the game

## Coalitions
# how many votes are missing to the majority
election-pair-short =
    { $votes ->
        [one] one short
       *[other] { $votes } short
    }
election-pair-declined = declined
election-pair-tip = { $parties }: { $sum }
election-pair-formed = This coalition is formed.
election-pair-possible = They would have a majority, but another partner comes first.
election-pair-refused = { $party } has declined.
# $missing is a number of votes
election-pair-missing = { $missing } short of a majority.

## Verdicts; $points, $majority and $votes are amounts such as "12 victory points", "50 votes"
election-sole = { $party } wins alone
election-sole-why = Only one party reaches { $majority }. Bonus: { $points }.
election-several = { $parties } each have a majority
election-several-why = Each reaches { $majority } on its own. Bonus: { $points } each. Election won, with the most votes, by { $winners }.
election-coalition = { $parties } form a coalition
# $sum is "44 + 24 = 68 votes"
election-coalition-why = { $sum }, { $cards }. Bonus: { $points } each.
election-sum = { $first } + { $second } = { $votes }
election-none = Nobody governs
election-none-why = With { $votes }, { $party } is the strongest party but finds no partner for a majority. Bonus: { $points }.
election-tie = { $parties } have the same number of votes; { $party } sits closest to the start player.
election-moved =
    { COUNT($parties) ->
        [one] New media presence marker for { $parties }: { $points } at the end.
       *[other] New media presence markers for { $parties }: { $points } per marker at the end.
    }
election-moved-none = No media marker moves to media presence.
election-influence = { $party } earns its marker by leading the media.
election-no-marker = { $parties } had no marker here to move to media presence.

## Where sides stand against each other and nobody needs a majority; $sum is "44 + 24 = 68 votes" or "44 votes"
election-head-opinions = Opinions
election-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
# 5 ÷ 2 = 2: two meetings bring one vote
# $votes is a number of votes such as "13 votes"
election-tip-lost = Above the limit and lost: { $votes }
election-won = { $party } wins
election-won-nose = { $party } wins by a nose
election-won-both = { $parties } win together
election-won-both-nose = { $parties } win together by a nose
election-won-ahead = In second place: { $parties } with { $votes }.
election-nose-level = Tied with { $parties } at { $sum }.
election-nose-top = { $party }’s votes marker is on top.
election-nose-single = The strongest single party decides: { $party } with { $votes }.
election-nose-moved = Beaten by a nose: { $parties }.
# $votes is a number of votes such as "50 votes"
election-cap = at most { $votes }
election-capped = Nothing counts above { $cap }; votes lost by { $parties }.
election-opinions-open =
    { $cards ->
        [one] Each winner may move one opinion of the state to the national board: { $parties }.
       *[other] Up to { $cards } opinions of the state may be moved to the national board: { $parties }.
    }
election-opinions-most = up to { $cards }
election-opinions-moved = National opinion: { $placings }.
election-opinions-none = No opinion moves to the national board.
election-placing = { $party } moves { $card }
election-placing-instead = instead of { $card }
election-placing-secured = secured
election-placing-discarded = discarded
election-side-forced = The partner could not refuse.
election-side-won = This coalition wins the election.
election-side-lost = This coalition does not win.
election-head-votes--classic = Seats

## The night: five beats
election-night = Election night
election-number = Election { $number } of { $elections }
election-now = { $land } votes
# $points is an amount such as "38 victory points", $majority a number of votes such as "50 votes"
election-stakes = Up to { $points } for votes, plus the bonus. A party with { $majority } needs no partner.
election-stakes-sides = Up to { $points }. The side with the most votes wins.
election-before-night = Before tonight
election-after-count =
    { $count ->
        [0] no election yet
        [one] after { $count } election
       *[other] after { $count } elections
    }
# $points is an amount such as "38 victory points"
election-stood = { $player }, { $party }: place { $place } with { $points }
election-won-by = { $land }: { $parties }.
# Words below the figures of a formula
election-caption-rallies =
    { $count ->
        [one] rally
       *[other] rallies
    }
election-caption-trend = trend
election-caption-matches =
    { $count ->
        [one] match
       *[other] matches
    }
election-caption-gained =
    { $count ->
        [one] vote
       *[other] votes
    }
election-caption-least = at least
election-caption-before = before
election-caption-after = after
# $majority is a plain number: 50
election-nobody = Nobody has { $majority }
election-strongest-now = { $party } is strongest with { $votes }
election-seeks = and looks for a partner.
election-sides-count = Now the coalitions count.
election-level = { $parties } are tied
election-strongest-short = { $party } is strongest
election-alone = { $party } governs alone
# 38 + 12 points: for the votes, and the bonus
election-alone-points = { $votes } + { $bonus } points
# Program cards that two parties have in common
election-shared = { $cards } shared
election-partner-of = Partner of { $party }
election-partner-rule = The first pair to reach { $majority } governs.
election-sides-title = The sides
election-sides-rule = The side with the most votes wins.
election-first-most = { $party } comes first: most in common.
election-first-near = { $party } comes first: as much in common as others, but closer to the start player.
election-first-fits = With { $party }, the total reaches { $majority }.
election-each = { $points } each
# The result
election-government = { $land } has a government
election-majorities =
    { $n ->
        [2] Two majorities in { $land }
        [3] Three majorities in { $land }
        [4] Four majorities in { $land }
       *[other] { $n } majorities in { $land }
    }
election-governs = { $player } governs with { $votes }
election-govern = { $players } govern with { $votes }
election-tonight = Points tonight
election-tonight--classic = Seats tonight
election-presence-end = points at the end
# $points is an amount such as "4 victory points"
election-spot = { $place }, { $points } per marker: { $parties }
election-spot-empty = { $place }, { $points } per marker: nobody
election-standings = Standings
election-climbed = { $player }: { $points }, place { $place } (was { $before })
election-next-final = Next: the final scoring.
election-next-round = Next: round { $round }.
election-next-election = Next: election { $number }.
election-hint-next = next
election-hint-result = skip to the result
