### PINs at the curtain between two people at one screen. $player is a name.

handover-pin-set = Définir un code
handover-pin-remove = Supprimer le code
handover-pin-set-tip = Le rideau demandera quatre chiffres (joueur : { $player }).
handover-pin-remove-tip = Le rideau s’ouvrira de nouveau sans chiffres (joueur : { $player }).
handover-pin-ask = Code : { $player }
handover-pin-note = Quatre chiffres ouvrent le rideau.
handover-pin-new = Nouveau code : { $player }
handover-pin-new-note = Quatre chiffres ; le rideau les demande à chaque partie.
handover-pin-again = Les mêmes quatre chiffres encore une fois.
handover-pin-differs = Ces chiffres étaient différents. Encore une fois depuis le début.
handover-pin-wrong = Ce n’est pas le bon code ({ $player }).
handover-pin-kept = Le rideau demande désormais son code à { $player }. Un code oublié se supprime dans les réglages, sous « Jeu ».
handover-pin-delete = Effacer
handover-pin-cancel = Annuler
handover-pin-digits = Chiffres déjà saisis
settings-pins = Codes
settings-pins-remove = Tout supprimer
