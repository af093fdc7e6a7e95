### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Tajne oferty
staging-bids-tied = Remis przy { $amount }: jeszcze raz, jawnie
staging-bids-starts = { $player } zaczyna
# Below the name of somebody who bid more money than they have
staging-bids-caught = oferta ponad stan kasy

## Politicians, polls, opinions
staging-cabinet-title = { $land }: kto to?
staging-poll-published = Opublikowany
staging-poll-kept = Zatrzymany
staging-poll-out = Bez nabywcy
staging-poll-published-title = { $player } publikuje sondaż
staging-poll-kept-title = { $player } zatrzymuje sondaż
staging-poll-out-title = Nikt nie chce sondażu
staging-poll-still = Żaden trend się nie zmienia.
staging-passes = pasuje
staging-opinion-title = { $player } wymienia opinię w kraju { $land }
staging-out = Precz
staging-new = Nowa
staging-matches = Zgodność
staging-votes = Głosy

## Dice
staging-dice-title = Kości
staging-dice-members = członkowie

## Donations
staging-donations-title = Składki
staging-donation-taken = Przyjęta
staging-donation-refused = Odrzucona
