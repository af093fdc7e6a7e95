### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = The sealed bids
staging-bids-tied = Tied at { $amount }: once more, openly
staging-bids-starts = { $player } starts
# Below the name of somebody who bid more money than they have
staging-bids-caught = bid more than there was
