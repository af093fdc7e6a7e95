### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Tajne oferty
staging-bids-tied = Remis przy { $amount }: jeszcze raz, jawnie
staging-bids-starts = { $player } zaczyna
# Below the name of somebody who bid more money than they have
staging-bids-caught = oferta ponad stan kasy
