### Après la partie : l’avance attendue, les tournants, et le replay avec la table et un bouton.

turning-looking = Recherche de ce qui a fait la différence…
turning-none = Aucun coup n’a fait basculer la partie à lui seul.

## Who won, by how much; $player and $second are players
turning-you-win =
    { $points ->
        [one] Vous l’emportez d’un point sur { THE($player) }
       *[other] Vous l’emportez de { $points } points sur { THE($player) }
    }
turning-ahead-of-you =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] l’emporte
           *[other] l’emportent
        } d’un point sur vous
       *[other] { THE($player) } { COUNT($player) ->
            [one] l’emporte
           *[other] l’emportent
        } de { $points } points sur vous
    }
turning-wins =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] l’emporte
           *[other] l’emportent
        } d’un point sur { THE($second) }
       *[other] { THE($player) } { COUNT($player) ->
            [one] l’emporte
           *[other] l’emportent
        } de { $points } points sur { THE($second) }
    }
turning-score = { $first } à { $second }
turning-elections =
    { $elections ->
        [one] { $elections } élection
       *[other] { $elections } élections
    }

## The columns
turning-plot = Écart final prévu, phase par phase
turning-round = manche { $round } : { $points }
turning-you = Vous
turning-you-lead = en tête
turning-leads = en tête
turning-others = Les autres
turning-others-lead = en tête

## The cards: how it stood before the turn
turning-lead = Avance prévue : { $before } → { $after }
turning-lead-of = { $player }, avance prévue : { $before } → { $after }
turning-gap = Retard prévu : { $before } → { $after }
turning-gap-of = { $player }, retard prévu : { $before } → { $after }
turning-where = Manche { $round }, { $phase }
turning-point = Tournant { $number }
turning-watch = Voir
turning-watch-tip = Revoir la partie à partir d’ici : { $place }

## The replay
turning-replay = Revoir toute la partie
# $play, $back and $on are keys
turning-replay-about = { $play } lance la lecture, { $back } et { $on } reculent et avancent d’un pas. Sous « Plus » : vitesse, points de vue et courbes.
turning-replay-about-short = Sous « Plus » : vitesse, points de vue et courbes.
turning-replay-open = Tout voir
turning-more = Plus
turning-more-tip = Vitesse, points de vue et courbes de ce moment
turning-ahead = { $points } d’avance
turning-behind-short = { $points } de retard
turning-even = à égalité
