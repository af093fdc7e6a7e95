### Menu principal.

menu-continue = Reprendre
# $round et $land de la partie qui attend
menu-continue-detail = Manche { $round }, { $land }
menu-continue-setup = Mise en place
menu-quick = Partie rapide
menu-quick-detail = Quatre élections contre trois partis IA
menu-new = Nouvelle partie
menu-rules = Règles
menu-settings = Réglages
menu-quit = Quitter
menu-language = Langue
menu-version = Version { $version }
# $reason est une phrase
menu-autosave-damaged = La dernière sauvegarde automatique était inutilisable ; la partie reprend une décision plus tôt. { $reason }

## Pendant une partie en cours
game-menu-title = Menu de la partie
game-menu-note = La partie est sauvegardée après chaque décision. La reprise d’exercice revient même sur ce qui a été révélé et marque la partie comme assistée.
game-menu-back = Retour à la partie
game-menu-take-back = Reprise d’exercice
game-menu-leave = Menu principal
