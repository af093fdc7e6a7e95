### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = The sealed bids
# Rubber stamp on an envelope that is still closed, in capitals
staging-bids-sealed = SEALED
staging-bids-tied = Tied at { $amount }: once more, openly
staging-bids-starts = { $player } becomes start player
staging-bids-starts--classic = { $player } becomes first player
# Bids for places in the order of play
staging-bids-chooses = { $player } chooses first
# On the coupon of somebody who raises a tied bid
staging-bids-coupon = + { $money }
staging-bids-raises = bids { $money }
staging-bids-decided = { $player } becomes start player and pays { $money }; the others keep their money
# Below the names: $n the place in which an envelope was opened, from the lowest bid up; then what becomes of a bid
staging-bids-opened =
    { $n ->
        [1] opened 1st
        [2] opened 2nd
        [3] opened 3rd
       *[other] opened { $n }th
    }
staging-bids-out = out
staging-bids-once-more = bids once more
staging-bids-pays = pays { $money }
staging-bids-keeps = pays nothing
# Below the name of somebody who bid more money than they have
staging-bids-caught = bid more money than they had

## Politicians, polls, opinions
staging-cabinet-title = { $land }: who is it?
staging-poll-heading = Opinion poll
staging-poll-sold = Sold: { $money }
staging-poll-published = Published
staging-poll-kept = Kept
staging-poll-out = No bids
staging-poll-published-title = { $player } publishes the poll
staging-poll-kept-title = { $player } keeps the poll
staging-poll-out-title = Nobody bids for the poll
staging-poll-still = No trend changes.
staging-poll-none = no change
staging-poll-rises = other parties’ rises don’t count
staging-poll-leads = leads the media: never falls
staging-poll-end = already at the end of the scale
staging-poll-unchosen = not chosen
staging-poll-absent = not in this game
staging-poll-uncounted = does not count
staging-auctioneer = auctioneer, bids last: most votes
staging-passes = passes
staging-opinion-title = { $player } replaces an opinion in { $land }
staging-out = Out
staging-new = New
staging-matches = Match
staging-votes = Votes
staging-opinion-out = is discarded
staging-opinion-in = comes in
staging-stays = { $factor } stays

## Dice
staging-dice-title = The dice
staging-dice-members = members

## Donations
staging-donations-title = The donations
staging-donation-taken = Accepted
staging-donation-refused = Refused

## Draft, programs, deployments
# $n number of cards
staging-draft-title =
    { $n ->
        [one] One card is passed on, one comes in
       *[other] { $n } cards are passed on, { $n } come in
    }
staging-draft-last =
    { $n ->
        [one] The last card stays
       *[other] The last { $n } cards stay
    }
# Below the names of both neighbours
staging-draft-left = on the left: gets the cards
staging-draft-right = on the right: passes cards on
staging-draft-kept = Kept
staging-programs-title = The party programs
staging-program-title = { $player } changes the program
staging-media-title =
    { $n ->
        [one] { $player } buys a media marker
       *[other] { $player } buys { $n } media markers
    }
staging-media-leads = Now leads the media: { $lands }
# $n number of politicians
staging-sent-title =
    { $n ->
        [one] { $player } sends one politician
       *[other] { $player } sends { $n } politicians
    }
# $lands names of states
staging-lands-title = New on the table: { $lands }
staging-opinions-title = New popular opinions

## Games with a national board
# $amount finished amount
staging-bids-again = Tied at { $amount }: once more, in secret
staging-first-title = { $player } names the first player
staging-first-dice = Tied again: one die each
staging-first-dice-title = Who names the first player?
staging-contributions-title = The contributions
staging-contribution-largest = refused the largest: three more dice
# $player and $other names of two players
staging-coalition-title = { $player } and { $other }: a coalition?
staging-coalition-joined-title = { $player } and { $other } form a coalition
staging-coalition-forced-title = { $player } forces { $other } into a coalition
staging-coalition-refused-title = { $other } refuses the coalition
staging-coalition-joined = Together
staging-coalition-forced = Forced
staging-coalition-refused = Refused
staging-coalition-together = votes together
staging-coalition-common =
    { $n ->
        [0] No shared program cards
        [one] One shared program card
       *[other] { $n } shared program cards
    }

## Politicians pay or leave, and act
# $politician name of an office
staging-politician-paid = Paid
staging-politician-declined = Not paid
staging-politician-paid-title = { $player } pays for the { $politician }
staging-politician-declined-title = { $player } doesn’t pay for the { $politician }
staging-politician-acts-title = { $player }’s { $politician } acts
staging-politician-main = Main action
staging-politician-then = Then
staging-politicians-answered-title = { $land }: pay or leave
