### Retour en arrière : revoir une partie.

review-title = Partie du { $when } · graine { $seed }
review-title-short = Graine { $seed }
review-title-career = Toutes les parties
review-bar = Rétrospective
review-close = Fermer
review-tab-replay = Revoir
review-tab-decisions = Décisions

## Le graphique
replay-chart = Déroulement de la partie
replay-timeline = Moment de la partie
replay-actions = Actions
replay-votes = Voix
replay-votes-note = Un signe : des réunions converties en voix ; en pointillé : la majorité.
replay-votes-note--classic = Un signe : des réunions converties en voix.
replay-votes-note-short = Signe : réunions converties en voix
replay-money-covered = Argent caché
# $parties : une ou deux abréviations
replay-won = Victoire : { $parties }
replay-won-none = Pas de majorité

## Ce qui se passe
replay-now = Ce qui se passe
replay-paid = Payé
replay-got = Reçu
replay-points = Points par source, jusqu’ici
replay-points-short = Points jusqu’ici
replay-table = Tableau
replay-plots = Courbes
replay-final = À la fin
replay-vp = PV
replay-base = Base
replay-base--classic = Membres

## Commandes
replay-controls = Commandes de lecture
replay-event = Lecture · événement { $number } sur { $count }
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-at-start = C’est le début.
replay-at-end = C’est la fin.
# un bouton et sa touche : Un pas en avant (→)
replay-with-key = { $what } ({ $key })
replay-step = Par
replay-step-event = Événement
replay-step-phase = Phase
replay-step-round = Manche
replay-speed = Vitesse
replay-times = { $speed }×
replay-viewpoint = Point de vue
replay-open = Tout visible
replay-open-tip = Tout est visible
replay-public = Public
replay-public-tip = La partie continue : on ne voit que ce que tout le monde sait.
replay-as = Comme { THE($player) } { COUNT($player) ->
        [one] l’a vu
       *[other] l’ont vu
    }
replay-from-here = À partir d’ici
replay-board = Table
replay-board-tip = Montre la table telle qu’elle était à ce moment.
replay-play-on = Continuer
replay-play-on-tip = Commence ici une nouvelle partie ; celle-ci reste telle quelle.
replay-play-on-over = À ce moment, la partie est finie.
replay-export = Exporter
replay-export-tip = Écrit toute la partie dans un fichier.
replay-exported = Enregistrée dans { $file }
replay-export-failed = Impossible d’écrire le fichier : { $detail }
replay-page-course = Actions, argent
replay-page-votes = Voix
replay-page-now = Événements, points

## La table de ce moment
replay-return = Retour à la lecture
replay-only-look = La table était ainsi ; ici, rien ne peut être changé.

## Continuer
replay-play-on-title = Continuer à partir d’ici
# $place : manche et phase
replay-play-on-text = Une nouvelle partie commence ici : { $place }. L’ancienne reste telle quelle. La nouvelle est signalée comme suite d’une autre partie.
replay-play-on-as = Continuer avec { THE($player) }
replay-cancel = Annuler
replay-marked = suite d’une autre partie
replay-missing = Cette partie ne peut pas être montrée
final-plots = Courbes
final-replay = Revoir la partie

## Les décisions les plus coûteuses
decisions-title = Les décisions les plus coûteuses
decisions-note = Points de victoire estimés par l’IA (niveau normal) d’après ce que l’on voyait alors depuis cette place. Ce ne sont que des estimations : les cartes auraient pu tomber autrement.
decisions-none = Aucune décision n’a coûté un point de victoire entier par rapport à une autre.
decisions-thinking = Examen de toutes les décisions…
decisions-head = { $n } · { $place } · { $player }
decisions-chosen = Choisi : { $what }
decisions-better = Mieux : { $what } ({ $points })
decisions-show = Montrer ce moment
