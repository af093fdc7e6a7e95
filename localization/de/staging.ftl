### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Die verdeckten Gebote
staging-bids-tied = Gleichstand bei { $amount }: noch einmal, offen
staging-bids-starts = { $player } beginnt
# Below the name of somebody who bid more money than they have
staging-bids-caught = mehr geboten als vorhanden
