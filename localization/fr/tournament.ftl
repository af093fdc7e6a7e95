# Tournoi
tournament-too-few =
    { $players ->
        [one] Il faut au moins { $least } joueurs pour un tournoi, et il y en a { $players }.
       *[other] Il faut au moins { $least } joueurs pour un tournoi, et il y en a { $players }.
    }
tournament-no-tables =
    { $players ->
        [one] { $players } joueur ne se répartit pas en tables de quatre et de cinq.
       *[other] { $players } joueurs ne se répartissent pas en tables de quatre et de cinq.
    }
tournament-count = « { $count } » n’est pas un nombre de joueurs.
cli-tournament =
    { $players } joueurs à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } ; * joue la finale
cli-tournament-row = table { $table }, rang { $rank }, { $points } points, { $share } de la table
cli-tournament-final = Finale

## Le mode dans le jeu
menu-tournament = Tournoi
tournament-title = Tournoi
tournament-new = Nouveau tournoi
tournament-earlier = Tournois précédents
tournament-size = Nombre de joueurs
tournament-people = Dont joueurs humains
tournament-people-note = Tous devant cet écran, une partie après l’autre ; ils peuvent se retrouver à une même table.
tournament-name = Nom { $number }
tournament-rest = Niveau des autres
# $n tables
tournament-fives = { $n ->
    [one] { $n } table de cinq
   *[other] { $n } tables de cinq
}
tournament-fours = { $n ->
    [one] { $n } table de quatre
   *[other] { $n } tables de quatre
}
tournament-draw = Tirer les tables au sort
tournament-too-many =
    { $players ->
        [one] Pas plus de { $most } joueurs par tournoi, et il y en a { $players }.
       *[other] Pas plus de { $most } joueurs par tournoi, et il y en a { $players }.
    }
tournament-stage-round = Tour préliminaire : { $done } sur { $tables }
tournament-stage-known = Les finalistes sont connus
tournament-stage-final = La finale est en cours
tournament-stage-over =
    { THE($player) } { COUNT($player) ->
        [one] remporte
       *[other] remportent
    } le tournoi
tournament-tab-tables = Tables
tournament-tab-standings = Classement
tournament-tab-final = Finale
tournament-table = Table { $table }
tournament-state-open = Pas commencée
tournament-state-playing = Commencée
tournament-state-waiting = Table d’IA, en attente
tournament-state-simulating = Manche { $round } sur { $rounds }
tournament-state-over = Terminée
tournament-points = Points
tournament-share = Part
tournament-share-of = Part des points
tournament-share-tip = Part des points de la table ; à une table de quatre, elle est multipliée par 0,8.
tournament-mandates = Sièges
tournament-mandates-short = Sièges
tournament-mandates-tip = Points gagnés par les voix. À part égale, la part des sièges de la table départage. À sièges égaux, on tire au sort.
tournament-player = Joueur
tournament-at-table = Table
tournament-rank = Rang
tournament-why = Qualification
tournament-percent = { $share } %
tournament-scaled = Parts × 0,8
tournament-play = Jouer
tournament-resume = Reprendre
tournament-result = Décompte final
tournament-standings-early = Le classement s’affichera quand toutes les tables seront terminées.
tournament-final-begin = Commencer la finale
tournament-final-early = Terminez d’abord toutes les tables du tour préliminaire.
tournament-final-ai = L’IA joue la finale seule ; le résultat s’affichera ici.
tournament-final-note = La finale se joue à cinq entre les vainqueurs des tables. S’ils sont plus de cinq, les meilleures parts décident ; s’ils sont moins, les meilleurs deuxièmes et troisièmes complètent.
tournament-why-winner = Première place à la table { $table }
# $number counts the players of that place at their tables, the best first
tournament-why-rank =
    { $rank ->
        [2] { $number ->
            [1] Meilleure deuxième place
           *[other] { $number }e meilleure deuxième place
        }
        [3] { $number ->
            [1] Meilleure troisième place
           *[other] { $number }e meilleure troisième place
        }
        [4] { $number ->
            [1] Meilleure quatrième place
           *[other] { $number }e meilleure quatrième place
        }
       *[other] { $number ->
            [1] Meilleure cinquième place
           *[other] { $number }e meilleure cinquième place
        }
    }
tournament-tied-mandates = part égale : les sièges départagent
tournament-tied-lot = parts et sièges égaux : le sort départage
tournament-level-mandates = points égaux : les sièges décident du rang
tournament-level-lot = points et sièges égaux : le sort décide du rang
tournament-why-moved = Repêchage
tournament-why-out = Ne joue pas la finale
tournament-absent = Forfait
tournament-withdraw = Déclarer forfait
tournament-absent-tip = La place en finale revient alors à la personne suivante du classement.
tournament-absent-late = La finale est déjà tirée au sort.
tournament-absent-few = Il faut cinq joueurs pour la finale.
tournament-back = Retour au tournoi
tournament-unreadable = Le tournoi ne peut pas être ouvert
tournament-table-unreadable = La partie de cette table ne peut pas être reprise
tournament-anew = Recommencer la table
tournament-not-written = Le tournoi n’a pas pu être enregistré : { $detail }.
tournament-retry = Réessayer
# $n players
tournament-entry =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
tournament-entry-won = victoire : { $player }
tournament-entry-open = pas terminé
tournament-ordinal =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
