### Après la partie : l’avance attendue, les tournants, et le replay avec la table et un bouton.

turning-looking = Recherche de ce qui a fait la différence…
turning-none = Rien ne se détache : l’avance attendue n’a presque pas changé.

## Who won, by how much; $player and $second are players
turning-you-win =
    { $points ->
        [one] Vous gagnez, { $points } point devant { $player }
       *[other] Vous gagnez, { $points } points devant { $player }
    }
turning-ahead-of-you =
    { $points ->
        [one] { $player } gagne, { $points } point devant vous
       *[other] { $player } gagne, { $points } points devant vous
    }
turning-wins =
    { $points ->
        [one] { $player } gagne, { $points } point devant { $second }
       *[other] { $player } gagne, { $points } points devant { $second }
    }
turning-score = { $first } à { $second }
turning-elections =
    { $elections ->
        [one] { $elections } élection
       *[other] { $elections } élections
    }

## The columns
turning-plot = Avance attendue à la fin, phase par phase
turning-round = manche { $round } : { $points }
turning-you = Vous
turning-you-lead = en tête
turning-leads = en tête
turning-others = Les autres
turning-others-lead = en tête

## The cards: how it stood before the turn
turning-you-led = Votre avance : { $points }
turning-you-behind = Votre retard : { $points }
turning-you-level = Vous étiez à égalité
turning-led = { $player }, avance : { $points }
turning-behind = { $player }, retard : { $points }
turning-level = { $player } était à égalité
turning-where = Manche { $round }, { $phase }
turning-point = Tournant { $number }
turning-watch = Voir
turning-watch-tip = Le replay à partir d’ici : { $place }

## The replay
turning-replay = La partie revue à la table
# $play, $back and $on are keys
turning-replay-about = { $play } lance la lecture, { $back } et { $on } reculent et avancent d’un pas. Sous Plus : vitesse, points de vue et courbes.
turning-replay-about-short = Sous Plus : vitesse, points de vue et courbes.
turning-replay-open = Tout voir
turning-more = Plus
turning-more-tip = Vitesse, points de vue et courbes de ce moment
turning-ahead = { $points } d’avance
turning-behind-short = { $points } de retard
turning-even = à égalité
