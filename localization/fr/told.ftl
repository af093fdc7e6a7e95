### Ce que font les autres, raconté coup par coup.

## Les coups des autres, un par un ; $player est un nom, $who un parti ou un joueur, $land un Land
turn-decided =
    { THE($player) } { COUNT($player) ->
        [one] a décidé
       *[other] ont décidé
    }
# The same: somebody has just become start player
turn-starts =
    { THE($player) } { COUNT($player) ->
        [one] commence
       *[other] commencent
    }
# Plaque derrière le nom
turn-badge-decided = a décidé
told-pace = Vitesse des rivaux
told-stops-short = S’arrêter en cas de perte
told-continue = Continuer
told-again = Revoir le coup
told-again-short = Revoir
told-keys = { $on } : continuer. { $result } : prochaine décision.
# $reason est l’un des fact-*
told-why = Raison : { $reason }
told-votes =
    { $n ->
        [one] { $n } voix
       *[other] { $n } voix
    }
# a move of somebody else costs nothing: places by the votes to come
told-yours = Pour vous : aucune perte
told-yours-stays = Pour vous : aucune perte, toujours place { $nth } sur { $of } { IN($land) }
told-yours-moves = Pour vous : place { $before } → { $nth } sur { $of } { IN($land) }
told-cost-votes = Cela vous coûte { $votes }
told-cost-votes-of =
    { THE($who) } { COUNT($who) ->
        [one] perd
       *[other] perdent
    } { $votes }
told-cost-majority = Cela vous coûte la majorité { IN($land) }
told-cost-majority-of =
    { THE($who) } { COUNT($who) ->
        [one] perd
       *[other] perdent
    } la majorité { IN($land) }
told-cost-lead = Cela vous coûte l’influence sur les médias { IN($land) }
told-cost-lead-of =
    { THE($who) } { COUNT($who) ->
        [one] perd
       *[other] perdent
    } l’influence sur les médias { IN($land) }
told-cost-money = Cela vous coûte { $money }
told-cost-money-of =
    { THE($who) } { COUNT($who) ->
        [one] perd
       *[other] perdent
    } { $money }
told-loss-of = { $who }, { $land }
# Voix si toutes les réunions étaient converties maintenant, avant et après
told-loss-votes = { $before } → { $after } voix
told-loss-because = { $votes } ({ $figures })
told-loss-lead = n’influence plus les médias
told-trend = popularité { $before } → { $after }
told-rallies = réunions { $before } → { $after }
