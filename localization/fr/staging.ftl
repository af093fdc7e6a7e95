### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Les enchères secrètes
staging-bids-tied = Égalité à { $amount } : encore une fois, à découvert
staging-bids-starts = { $player } commence
# Below the name of somebody who bid more money than they have
staging-bids-caught = enchère au-delà de ses moyens
