### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = The sealed bids
staging-bids-tied = Tied at { $amount }: once more, openly
staging-bids-starts = { $player } starts
# Below the name of somebody who bid more money than they have
staging-bids-caught = bid more than there was

## Politicians, polls, opinions
staging-cabinet-title = { $land }: who is it?
staging-poll-published = Published
staging-poll-kept = Kept
staging-poll-out = Unwanted
staging-poll-published-title = { $player } publishes the poll
staging-poll-kept-title = { $player } keeps the poll
staging-poll-out-title = Nobody wants the poll
staging-poll-still = No trend moves.
staging-passes = passes
staging-opinion-title = { $player } exchanges an opinion in { $land }
staging-out = Out
staging-new = New
staging-matches = Matches
staging-votes = Votes

## Dice
staging-dice-title = The dice
staging-dice-members = members

## Donations
staging-donations-title = The donations
staging-donation-taken = Accepted
staging-donation-refused = Refused
