### PINs at the curtain between two people at one screen. $player is a name.

handover-pin-set = Set a PIN
handover-pin-remove = Remove the PIN
handover-pin-set-tip = From then on the curtain of { $player } asks for four digits.
handover-pin-remove-tip = The curtain of { $player } opens without digits again.
handover-pin-ask = PIN of { $player }
handover-pin-note = Four digits open the curtain.
handover-pin-new = New PIN of { $player }
handover-pin-new-note = Four digits; the curtain asks for them in every game.
handover-pin-again = The same four digits once more.
handover-pin-differs = The digits differ. Please start again.
handover-pin-wrong = That is not the PIN of { $player }.
handover-pin-kept = The curtain asks { $player } for the PIN from now on. A forgotten one is removed in the settings under Game.
handover-pin-delete = Delete
handover-pin-cancel = Cancel
handover-pin-digits = Digits typed so far
settings-pins = PINs
settings-pins-remove = Remove all
