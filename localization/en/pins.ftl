### PINs at the curtain between two people at one screen. $player is a name.

handover-pin-set = Set a PIN
handover-pin-remove = Remove the PIN
handover-pin-set-tip = From then on the curtain asks { $player } for four digits.
handover-pin-remove-tip = The curtain opens for { $player } without digits again.
handover-pin-ask = { $player }’s PIN
handover-pin-note = Four digits open the curtain.
handover-pin-new = New PIN for { $player }
handover-pin-new-note = Four digits; the curtain asks for them in every game.
handover-pin-again = The same four digits once more.
handover-pin-differs = The digits differ. Please start again.
handover-pin-wrong = That is not { $player }’s PIN.
handover-pin-kept = From now on the curtain asks { $player } for the PIN. If you forget it, remove it in the settings under Game.
handover-pin-delete = Delete
handover-pin-cancel = Cancel
handover-pin-digits = Digits typed so far
settings-pins = PINs
settings-pins-remove = Remove all
