### Menu principal.

menu-continue = Reprendre
menu-opening = Ouverture…
# $round et $land de la partie qui attend
menu-continue-detail = Manche { $round }, { $land }
menu-continue-setup = Mise en place
# The other persons of a game at one screen
menu-also = avec { $players }
menu-quick = Partie rapide
menu-quick-detail = Quatre élections contre trois rivaux
menu-quick-level = Niveau : { $level }
menu-quick-up = { $level } : { $won } victoires sur { $all } au niveau { $before }
menu-quick-down = { $level } : aucune victoire sur { $all } au niveau { $before }
menu-new = Nouvelle partie
menu-new-detail = édition, durée, rivaux
menu-play = Jouer
menu-play-detail = partie rapide, ou à votre façon
menu-rivals-detail = six rivaux, et la table de ce soir
menu-campaign-detail = seize Länder, six rivaux
menu-learn = Apprendre
menu-learn-offer = de courtes leçons pour débuter
menu-learn-offer-short = Leçons
menu-learn-refuse = Ne plus proposer les leçons
menu-today = Aujourd’hui
menu-today-detail = partie et énigme du jour
menu-more = Plus
menu-more-detail = sauvegardes, parties terminées, statistiques
menu-back = Retour
menu-rules = Règles
menu-settings = Réglages
menu-quit = Quitter
menu-language = Langue
menu-version = Version { $version }

## The map beside the entries
menu-map = Qui gouverne où
menu-map-next = prochaine élection, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
menu-map-next-plain = prochaine élection
menu-map-now = Couleur pleine : la dernière partie.
menu-map-running = Couleur pleine : cette partie.
menu-map-earlier = Couleur pâle : qui y avait gagné avant.
menu-map-lost = La carte des parties passées était endommagée et a été mise de côté ; elle se remplira à nouveau.
progress-kept = Le fichier de votre campagne et de vos distinctions était endommagé et a été mis de côté ; la version précédente a été reprise.
progress-lost = Le fichier de votre campagne et de vos distinctions était endommagé et a été mis de côté ; tout recommence.
progress-not-written = Votre campagne, votre série de jours et vos distinctions ne peuvent pas être enregistrées : { $detail }
menu-map-not-written = La carte de vos parties passées ne peut pas être enregistrée : { $detail }
file-left-alone = Le fichier { $file } n’a pas pu être lu ({ $detail }). Il reste tel quel ; ce qu’il devait garder sera perdu à la fermeture du jeu.
menu-counted-late = { $n ->
    [one] La dernière partie terminée vient d’être comptée.
   *[other] { $n } parties terminées viennent d’être comptées.
    }

## How the party of the game that waits stands
menu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
menu-seats = { $points ->
    [one] { $points } siège
   *[other] { $points } sièges
  }
menu-place-behind = { $place }e, { $points ->
    [0] à égalité avec
    [1] un point derrière
   *[other] { $points } points derrière
  } { $player }.
menu-place-first = { $points ->
    [0] À égalité en tête.
    [1] En tête, un point d’avance.
   *[other] En tête, { $points } points d’avance.
  }
menu-place-last = La dernière élection décide.

## Pendant une partie en cours
game-menu-title = Menu de la partie
game-menu-note = La partie est sauvegardée après chaque décision. « Annuler (entraînement) » revient même sur ce qui a été révélé ; la partie porte alors la mention « avec annulations ».
game-menu-curtain = La partie est sauvegardée après chaque décision. À la reprise, ce rideau sera de nouveau là.
game-menu-back = Retour à la partie
game-menu-take-back = Annuler (entraînement)
game-menu-leave = Menu principal
game-menu-agreement = On reviendrait sur quelque chose qui a été révélé. Tout le monde est d’accord : { $players } ?
game-menu-all-agree = Tout le monde est d’accord
game-menu-not-all = Non

## Premier démarrage
first-title = Votre premier bulletin
first-about = Quatre Länder votent. Cinq partis veulent gagner. Trois croix, et c’est parti.
first-note = Vous pourrez tout changer plus tard dans les réglages.
first-language = Quelle langue ?
first-size = Quelle taille de texte préférez-vous ?
first-sample = 50 voix
first-known = Connaissez-vous déjà Die Macher ?
first-yes = Oui
first-yes-detail = Vous allez directement au menu.
first-no = Pas encore
first-no-detail = On vous explique chaque étape en cours de partie.
first-cast = Jouez, on vous explique
first-cast-known = Au menu
