### The curtain between two people at one screen: names, never "you".

handover-to = Hand over to
handover-asked = What will be asked
handover-here = Secret decisions at this screen
# $player is the name
handover-only = Only { $player } looks from here on
handover-ready = I am { $player }
handover-keys = opens the private view
handover-place = Round { $round } of { $rounds } · Phase { $phase } of 9
handover-place-setup = Set-up

## What the next person decides; the keys are the steps of the game
