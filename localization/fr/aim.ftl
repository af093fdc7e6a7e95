### Le but du jeu en une image.

aim-title = Le plus grand total l’emporte.
# $n sources of points, five as a rule
aim-sources = Les points viennent de { $n ->
    [5] cinq
   *[other] { $n }
  } sources.
aim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
aim-points-unit = { $points ->
    [one] point
   *[other] points
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Dans chaque Land, vos voix deviennent des points. { $majority } voix rapportent le maximum, de { $least } ({ $small }) à { $most } ({ $large }).
aim-votes-text--classic = Les voix deviennent des sièges, et chaque siège vaut un point. { $majority } voix les rapportent tous, de { $least } ({ $small }) à { $most } ({ $large }).
aim-bonus-text = Le seul parti à { $majority } voix gagne { $alone } points ; deux partenaires qui les atteignent ensemble, { $partner } chacun.
aim-presence-text = Vous gagnez un Land ou y avez l’influence sur les médias ? Un de vos marqueurs de ce Land passe ici : de { $least } à { $most } points.
aim-presence-text--classic = Gagnez un Land où vous avez un marqueur média : il passe sur le plateau national et vaut de { $least } à { $most } points.
aim-base-text = Chaque point de base vaut un point de victoire. Vous en avez { $start } au départ.
aim-base-text--classic = Chaque membre vaut un point. Vous en avez { $start } au départ.
aim-prizes-text = Le plus riche gagne { $most } points, le deuxième { $next }.
aim-rank-text = Le plus grand parti gagne { $most } points, le suivant { $next }.
aim-opinion-text = Les vainqueurs y placent des opinions. Celles de votre programme rapportent de { $least } à { $most } points, et { $secured } de plus si elles sont dominantes.

## How votes are made
aim-how = Les voix, en trois ingrédients.
aim-rallies = { $n ->
    [one] { $n } réunion
   *[other] { $n } réunions
  }
aim-rallies--classic = { $n ->
    [one] { $n } réunion
   *[other] { $n } réunions
  }
aim-rallies-text = Vous les achetez. La première dans un Land coûte { $cost }.
aim-rallies-text--classic = Vous les achetez. Chacune coûte { $cost }.
aim-trend = popularité { $trend }
aim-trend-text = Les personnalités et les sondages la font monter.
# $n of $all opinions
aim-matches = correspondance : { $n } sur { $all }
aim-matches-text = C’est le nombre d’opinions du Land qui figurent à votre programme. Une carte contraire compte −1.
aim-new = nouvelles voix
aim-reach = { $land } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
aim-reach-text = { $majority } voix y valent { $full } points, et { $bonus } de plus sans partenaire.
aim-reach-text--classic = { $majority } voix y valent { $full } points.
aim-all-points = maximum à { $votes } voix
# Below a figure
aim-votes-unit = { $votes ->
    [one] voix
   *[other] voix
  }

## The page
rules-aim = Le but
aim-first-lesson = Première leçon
aim-play = Jouez, on vous explique
aim-to-lessons = Aux leçons
