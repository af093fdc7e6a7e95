### Settings about the course of a game, and about numbers.

settings-reveals = Révélations
settings-reveals-full = En entier
settings-reveals-short = En bref
settings-reveals-none = Aucune
settings-confirm = Ce qui est définitif
settings-confirm-once = Une pression
settings-confirm-twice = Deux pressions
settings-confirm-once-help = Le bouton au cadenas agit aussitôt.
settings-confirm-twice-help = Le bouton au cadenas n’agit qu’à la seconde pression.
settings-itself = Automatique
settings-pass-alone = Passer quand rien d’autre n’est possible
settings-pass-alone-help = Pas de question quand tout le monde voit que rien d’autre n’est possible. L’argent et la main restent secrets : s’il ne manque qu’eux, la question est posée.
settings-election-auto = La soirée électorale continue
settings-election-auto-help = Le résultat reste 8 secondes ; un mouvement ou une touche le retient.
settings-interludes = La carte entre les manches
settings-interludes-help = Qui a gagné où et la suite, pendant 4 secondes ; toute action continue aussitôt.
settings-numbers = Chiffres
settings-numbers-language = Comme la langue
settings-ambience = Ambiance
settings-ambience-help = Une rédaction calme : des touches, du papier, un tampon ; dehors le soir de l’élection. Aucune parole.

# $reason says why it can't be taken back
table-press-again = Appuyer encore : { $reason }
