### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Les enchères secrètes
staging-bids-tied = Égalité à { $amount } : encore une fois, à découvert
staging-bids-starts = { $player } commence
# Below the name of somebody who bid more money than they have
staging-bids-caught = enchère au-delà de ses moyens

## Politicians, polls, opinions
staging-cabinet-title = { $land } : qui est-ce ?
staging-poll-published = Publié
staging-poll-kept = Gardé
staging-poll-out = Sans acheteur
staging-poll-published-title = { $player } publie le sondage
staging-poll-kept-title = { $player } garde le sondage
staging-poll-out-title = Personne ne veut du sondage
staging-poll-still = Aucune tendance ne bouge.
staging-passes = passe
staging-opinion-title = { $player } échange une opinion en { $land }
staging-out = Sortie
staging-new = Nouvelle
staging-matches = Concordances
staging-votes = Voix

## Dice
staging-dice-title = Les dés
staging-dice-members = membres

## Donations
staging-donations-title = Les dons
staging-donation-taken = Accepté
staging-donation-refused = Refusé
