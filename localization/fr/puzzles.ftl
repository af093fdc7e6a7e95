### Énigmes : un instant d’une partie, un but, une élection. Et la partie du jour.

puzzle-title = Énigmes
puzzle-note = Un instant d’une partie et un objectif pour une élection. Les mêmes coups entraînent toujours les mêmes réponses.
puzzle-question-convert = Convertir ou attendre ?
puzzle-question-money = Où placer l’argent ?
puzzle-question-shift = Quelle opinion ?
puzzle-question-program = Quelle carte ?
puzzle-question-cabinet = Qui envoyer où ?
puzzle-question-poll = Que vaut le sondage ?
# $land is a state
puzzle-goal-win = Gagnez l’élection { FROM($land) }.
puzzle-goal-win-short = Gagnez { IN($land) }
puzzle-goal-points =
    { $points ->
        [one] Marquez au moins { $points } point à l’élection { FROM($land) }.
       *[other] Marquez au moins { $points } points à l’élection { FROM($land) }.
    }
puzzle-goal-points-short =
    { $points ->
        [0] { $points } point { IN($land) }
        [1] { $points } point { IN($land) }
       *[other] { $points } points { IN($land) }
    }
# $title is the question, $level how hard it is
puzzle-titled = { $title } · { $level }
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Non résolue
puzzle-state-solved = Résolue
puzzle-begin = Commencer
puzzle-again = Rejouer
puzzle-list = Toutes les énigmes
puzzle-next = Énigme suivante
puzzle-look = Voir la table
puzzle-solved = Résolue
puzzle-missed = Pas cette fois
# $land is a state
puzzle-outcome =
    { $points ->
        [0] { $votes } voix { IN($land) }, aucun point.
        [one] { $votes } voix { IN($land) }, un point.
       *[other] { $votes } voix { IN($land) }, { $points } points.
    }
puzzle-won = L’élection est gagnée.
# after a miss: what was reached, and what was needed; $land is a state
puzzle-got =
    { $points ->
        [0] Vous n’avez marqué aucun point { IN($land) } avec { $votes } voix.
        [one] Vous avez marqué un point { IN($land) } avec { $votes } voix.
       *[other] Vous avez marqué { $points } points { IN($land) } avec { $votes } voix.
    }
puzzle-needed-points = L’objectif était d’au moins { $least }.
puzzle-needed-win = Il fallait gagner l’élection.
puzzle-nothing-kept = Une énigme n’est pas enregistrée ; vous pouvez la recommencer à tout moment.

## How hard it is: the smaller the share of answers that reach the goal, the harder
puzzle-difficulty-easy = facile
puzzle-difficulty-medium = moyenne
puzzle-difficulty-hard = difficile

## Why the answer is the right one; $land is a state, $best and $idle are points in its election
puzzle-why = La solution
puzzle-why-answer = La réponse : { $answer }.
puzzle-why-points =
    { $best ->
        [one] { $best } point { IN($land) }, { $idle } sans rien faire.
       *[other] { $best } points { IN($land) }, { $idle } sans rien faire.
    }
puzzle-why-share = Sur { $tried } réponses, { $reaching ->
        [one] { $reaching } seule atteint l’objectif.
       *[other] { $reaching } atteignent l’objectif.
    }
puzzle-why-convert = Les réunions comptent au moment où vous les convertissez : popularité et correspondance sont-elles meilleures maintenant, ou à l’élection ?
puzzle-why-money = Une réunion rapporte le plus là où votre programme convient et où la majorité est proche ; ailleurs, le même argent rapporte moitié moins.
puzzle-why-shift = Une opinion vaut ce qu’elle change pour tous les partis : regardez aussi de qui elle rompt la correspondance.
puzzle-why-program = Une carte du programme compte dans tous les Länder à la fois ; la meilleure convient là où vous avez des réunions.
puzzle-why-cabinet = Une personnalité rapporte le plus là où vos réunions attendent : sans elles, une meilleure popularité ou correspondance ne rapporte pas de voix.
puzzle-why-poll = Un sondage vaut ce qu’il déplace : votre popularité vers le haut là où vous avez des réunions, ou celle d’un rival trop fort vers le bas.

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = Le fichier { $file } ne peut pas être lu : { $detail }.
puzzle-not-toml = { $file } n’est pas du TOML : { $detail }.
puzzle-wrong = { $file } : « { $place } » manque ou ne convient pas.
