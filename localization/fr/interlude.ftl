### Between two rounds.

interlude-go = Prochaine étape : { THE($land) }
interlude-hint = La manche commence dans 4 secondes.
interlude-hint-stays = Reste affiché jusqu’à la fermeture.
interlude-next = C’est ici que l’on vote.
interlude-next-worth = C’est ici que l’on vote : { $votes } voix valent { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
interlude-next-both = C’est ici que l’on vote.
interlude-next-both-worth = C’est ici que l’on vote : { $votes } voix valent { $points } points.
interlude-opinions = Les opinions du Land
interlude-closed = encore cachée
interlude-new = nouvelle
interlude-there = Les forces en présence
interlude-leads =
    { THE($player) } { COUNT($player) ->
        [one] a
       *[other] ont
    } l’influence sur les médias
interlude-rallies = { $rallies ->
    [one] { $rallies } réunion
   *[other] { $rallies } réunions
  }
interlude-won = { $parties }, { $votes }
interlude-none = { $parties }, sans majorité
# $points is a figure with its sign
interlude-gained =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
interlude-standings = Classement
interlude-after = { $elections ->
    [one] après { $elections } élection
   *[other] après { $elections } élections
  }
interlude-up = { $places ->
    [one] { $places } place gagnée
   *[other] { $places } places gagnées
  }
interlude-down = { $places ->
    [one] { $places } place perdue
   *[other] { $places } places perdues
  }
interlude-room-jubilation = Au QG { OF($party) }, on fait la fête
interlude-room-waiting = Au QG { OF($party) }, on attend
interlude-room-emptying = Au QG { OF($party) }, la salle se vide
