### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Die verdeckten Gebote
staging-bids-tied = Gleichstand bei { $amount }: noch einmal, offen
staging-bids-starts = { $player } beginnt
# Below the name of somebody who bid more money than they have
staging-bids-caught = mehr geboten als vorhanden

## Politicians, polls, opinions
staging-cabinet-title = { $land }: Wer ist es?
staging-poll-published = Veröffentlicht
staging-poll-kept = Behalten
staging-poll-out = Unverkauft
staging-poll-published-title = { $player } veröffentlicht die Umfrage
staging-poll-kept-title = { $player } behält die Umfrage
staging-poll-out-title = Niemand will die Umfrage
staging-poll-still = Kein Trend bewegt sich.
staging-passes = passt
staging-opinion-title = { $player } tauscht eine Meinung in { $land }
staging-out = Raus
staging-new = Neu
staging-matches = Übereinstimmung
staging-votes = Stimmen

## Dice
staging-dice-title = Die Würfel
staging-dice-members = Mitglieder

## Donations
staging-donations-title = Die Spenden
staging-donation-taken = Angenommen
staging-donation-refused = Abgelehnt
