### Settings about the course of a game, and about numbers.

settings-talk = Les rivaux parlent
settings-talk-yes = Oui
settings-talk-elections = Après les élections
settings-talk-no = Non
settings-reveals = Scènes de révélation
settings-reveals-full = Complètes
settings-reveals-short = Brèves
settings-reveals-none = Aucune
settings-confirm = Décisions irréversibles
settings-confirm-once = Un clic
settings-confirm-twice = Deux clics
settings-confirm-once-help = Le bouton au cadenas agit aussitôt.
settings-confirm-twice-help = Le bouton au cadenas n’agit qu’au second clic.
settings-others = Vitesse des rivaux
settings-itself = Automatique
settings-pass-alone = Passer quand rien d’autre n’est possible
settings-pass-alone-help = Pas de question quand vous ne pouvez que passer. À plusieurs, la question est posée quand même si seuls votre argent ou votre main, qui sont secrets, vous y obligent.
settings-election-auto = Passer à la suite après la soirée électorale
settings-election-auto-help = Le résultat reste 8 secondes ; bougez le pointeur ou appuyez sur une touche pour le retenir.
settings-interludes = Montrer la carte d’Allemagne entre les manches
settings-interludes-help = Qui a gagné où et ce qui suit, pendant 4 secondes ; un clic ou une touche passe à la suite.
settings-numbers = Format des nombres
settings-numbers-language = Comme la langue
settings-ambience = Ambiance sonore
settings-ambience-help = Une rédaction calme : des touches, du papier, un tampon ; la rue, le soir de l’élection. Aucune parole.

# $reason says why it can't be taken back
table-press-again = Appuyez encore : { $reason }
settings-pins-offered = Protéger le rideau par un code
settings-pins-offered-help = Chaque personne devant cet écran peut choisir quatre chiffres que le rideau demande ensuite.
