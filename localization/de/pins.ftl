### PINs at the curtain between two people at one screen. $player is a name.

handover-pin-set = PIN festlegen
handover-pin-remove = PIN entfernen
handover-pin-set-tip = Von da an fragt der Vorhang vor { $player } nach vier Ziffern.
handover-pin-remove-tip = Der Vorhang vor { $player } öffnet sich wieder ohne Ziffern.
handover-pin-ask = PIN von { $player }
handover-pin-note = Vier Ziffern öffnen den Vorhang.
handover-pin-new = Neue PIN von { $player }
handover-pin-new-note = Vier Ziffern; der Vorhang fragt in jedem Spiel danach.
handover-pin-again = Dieselben vier Ziffern noch einmal.
handover-pin-differs = Das waren andere Ziffern. Noch einmal von vorn.
handover-pin-wrong = Das ist nicht die PIN von { $player }.
handover-pin-kept = Der Vorhang fragt { $player } ab jetzt nach der PIN. Eine vergessene PIN kannst du in den Einstellungen unter „Spiel“ entfernen.
handover-pin-delete = Löschen
handover-pin-cancel = Abbrechen
handover-pin-digits = Bisher getippte Ziffern
settings-pins = PINs
settings-pins-remove = Alle entfernen
