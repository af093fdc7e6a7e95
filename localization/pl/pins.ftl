### PINs at the curtain between two people at one screen. $player is a name.

handover-pin-set = Ustaw PIN
handover-pin-remove = Usuń PIN
handover-pin-set-tip = Odtąd kurtyna (gracz: { $player }) pyta o cztery cyfry.
handover-pin-remove-tip = Kurtyna (gracz: { $player }) znów podnosi się bez cyfr.
handover-pin-ask = PIN: { $player }
handover-pin-note = Cztery cyfry podnoszą kurtynę.
handover-pin-new = Nowy PIN: { $player }
handover-pin-new-note = Cztery cyfry; kurtyna pyta o nie w każdej grze.
handover-pin-again = Te same cztery cyfry jeszcze raz.
handover-pin-differs = To były inne cyfry. Jeszcze raz od początku.
handover-pin-wrong = To nie jest właściwy PIN ({ $player }).
handover-pin-kept = Odtąd kurtyna pyta o PIN ({ $player }). Zapomniany PIN można usunąć w ustawieniach, w części „Gra”.
handover-pin-delete = Usuń
handover-pin-cancel = Anuluj
handover-pin-digits = Wpisane dotąd cyfry
settings-pins = PIN-y
settings-pins-remove = Usuń wszystkie
