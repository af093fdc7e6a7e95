### Énigmes : un instant d’une partie, un but, une élection. Et la partie du jour.

puzzle-title = Énigmes
puzzle-note = Un instant d’une partie et un but pour une élection. Les mêmes coups amènent toujours les mêmes réponses.
puzzle-question-convert = Convertir ou attendre ?
puzzle-question-money = Où placer l’argent ?
puzzle-question-shift = Quelle opinion ?
# $title is the question of the puzzle
puzzle-today = Énigme du jour : { $title }
# $land is a state
puzzle-goal-win = Gagner l’élection : { $land }.
puzzle-goal-win-short = Gagner : { $land }
puzzle-goal-points =
    { $points ->
        [one] Obtenir au moins un point à l’élection : { $land }.
       *[other] Obtenir au moins { $points } points à l’élection : { $land }.
    }
puzzle-goal-points-short = { $land } : { $points } points
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Non résolue
puzzle-state-solved = Résolue
puzzle-begin = Commencer
puzzle-again = Encore
puzzle-list = Toutes les énigmes
puzzle-look = Regarder
puzzle-solved = Résolue
puzzle-missed = Pas cette fois
# $land is a state
puzzle-outcome =
    { $points ->
        [0] { $land } : { $votes } voix, aucun point.
        [one] { $land } : { $votes } voix, un point.
       *[other] { $land } : { $votes } voix, { $points } points.
    }
puzzle-won = L’élection est gagnée.
puzzle-nothing-kept = Une énigme n’est pas enregistrée ; elle peut être recommencée à tout moment.
puzzle-daily = Partie du jour
# $day is a date
puzzle-daily-note = { $day } : les mêmes cartes pour tout le monde
puzzle-daily-play = Jouer

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = Le fichier { $file } ne peut pas être lu : { $detail }.
puzzle-not-toml = { $file } n’est pas du TOML : { $detail }.
puzzle-wrong = { $file } : « { $place } » manque ou ne convient pas.
