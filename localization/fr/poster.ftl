### L’affiche du vainqueur.

poster-won = Les jeux sont faits
poster-shared = La victoire est partagée
poster-margin =
    { $points ->
        [one] l’emporte d’un point sur { THE($player) }
       *[other] l’emporte de { $points } points sur { THE($player) }
    }
poster-points =
    { $points ->
        [one] point
       *[other] points
    }
poster-crossed = { $part } (ce qui a fait la différence)
# $place is a number
poster-row = { $place }. { $party }, { $player } : { $points }

## Headlines, at most 30 letters if possible: { $land } is the German name of a state
poster-tie-two = Deux au sommet
poster-tie-many = On se bouscule au sommet
poster-base-turn = La base a tout fait basculer
poster-presence-turn = La presse a tout fait basculer
poster-money-turn = L’argent a tout fait basculer
poster-opinion-turn = L’opinion a tout fait basculer
poster-rank-turn = La taille a tout fait basculer
poster-turn = Coup de théâtre au décompte
poster-from-fifth = De la cinquième place au sommet
poster-from-fourth = De la quatrième place au sommet
poster-by-one = Pour un seul point
poster-last-turn = Tout a basculé le dernier soir
poster-state-turn = { THE($land) } a tout fait basculer
poster-every-state = Tous les Länder gagnés
poster-everywhere = En tête sur tous les tableaux
poster-landslide = Un raz-de-marée
poster-first-evening = En tête dès le premier soir
poster-by-hair = De justesse
poster-state = { THE($land) } a fait la différence
poster-base = La base a fait la différence
poster-presence = La victoire à la une
poster-bonus = La loi des majorités
poster-money = L’épargne récompensée
poster-opinion = À l’unisson du pays
poster-rank = La force du nombre
poster-votes = La victoire par les urnes

## Reasons
poster-reason-tie =
    { $points ->
        [one] { $points } point partout.
       *[other] { $points } points partout.
    }
poster-reason-against = { $what } : { $points } contre { $other }.
poster-reason-before = Avant le décompte final, { THE($player) } { COUNT($player) ->
        [one] avait
       *[other] avaient
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard.
poster-reason-third = Après la troisième élection, { THE($player) } { COUNT($player) ->
        [one] avait
       *[other] avaient
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard.
poster-reason-won =
    { $won ->
        [one] { $won } élection gagnée sur { $elections }.
       *[other] { $won } élections gagnées sur { $elections }.
    }
poster-reason-alone =
    { THE($player) } { COUNT($player) ->
        [one] a
       *[other] ont
    } mené après chaque élection.
poster-reason-everywhere = Devant la deuxième place dans chaque source de points.

## Posters of tournaments, puzzles and lessons
poster-cup-won = Le tournoi est gagné
poster-cup-clean = En tête à chaque table
poster-cup-last = Dernière place, première marche
poster-cup-final = Là quand il le fallait
poster-cup-tables = Tables
poster-cup-show = Affiche
poster-puzzle = Une énigme
poster-puzzle-first = au premier essai
poster-puzzle-try = au { $tries }e essai
poster-puzzle-convert = Au bon moment
poster-puzzle-money = De l’argent bien placé
poster-puzzle-shift = L’opinion retournée
poster-puzzle-program = Programme sur mesure
poster-puzzle-cabinet = Les bonnes personnes
poster-puzzle-poll = Le sondage à son prix
poster-puzzle-goal = Objectif
poster-puzzle-count = Résolues dans cette catégorie : { $done } sur { $all }
poster-lesson-word = leçons
poster-lesson-done = leçon terminée
poster-lesson-over = terminée
poster-lesson-next = à suivre
poster-lesson-list = Toutes les leçons
poster-lesson-go = Ensuite : { $lesson }
poster-lesson-votes = Cinquante suffisent
poster-lesson-media = L’opinion se retourne
poster-lesson-program = Les cartes font la différence
poster-lesson-cabinet = Pas d’argent, pas d’action
poster-lesson-polls = Savoir a son prix
poster-lesson-election = À la fin, les points
poster-lesson-plan = Un plan vaut mieux que la chance
