### Le but du jeu en une image.

aim-title = Le plus de points gagne.
# $n sources of points, five as a rule
aim-sources = Ils viennent de { $n } sources.
aim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
aim-points-unit = { $points ->
    [one] point
   *[other] points
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Chaque Land paie les voix. { $majority } voix rapportent tous ses points, de { $least } ({ $small }) à { $most } ({ $large }).
aim-votes-text--classic = Les voix deviennent des sièges, et chaque siège vaut un point. { $majority } voix les rapportent tous, de { $least } ({ $small }) à { $most } ({ $large }).
aim-bonus-text = { $majority } voix seul : { $alone } points. Deux partenaires avec { $majority } ensemble : { $partner } chacun.
aim-presence-text = Gagnez un Land ou dominez ses médias : un de vos marqueurs rapporte { $most } à { $least }.
aim-presence-text--classic = Gagnez un Land où vous avez un marqueur média : il passe sur le plan national et rapporte { $most } à { $least }.
aim-base-text = Chaque membre compte un point. Vous commencez avec { $start }.
aim-prizes-text = Le plus : { $most }. Ensuite : { $next }.
aim-rank-text = Le plus de membres : { $most }. Ensuite : { $next }.
aim-opinion-text = Les vainqueurs y portent des opinions. Celles de votre programme rapportent { $most } à { $least }, protégées { $secured } de plus.

## How votes are made
aim-how = Et les voix ? Trois choses les font.
aim-rallies = { $n ->
    [one] { $n } réunion
   *[other] { $n } réunions
  }
aim-rallies--classic = { $n ->
    [one] { $n } réunion
   *[other] { $n } réunions
  }
aim-rallies-text = Vous les achetez. La première dans un Land coûte { $cost }.
aim-trend = tendance { $trend }
aim-trend-text = Relevée par les politiciens et les sondages.
# $n of $all opinions
aim-matches = { $n } sur { $all } concordent
aim-matches-text = Ce qu’on pense là-bas, face à votre programme. Une carte contraire compte −1.
aim-new = nouvelles voix
aim-reach = { $land } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
aim-reach-text = Avec { $majority } voix : { $full }, et { $bonus } de plus si vous gagnez seul.
aim-reach-text--classic = Avec { $majority } voix : { $full }.
aim-all-points = tous les points
# Below a figure
aim-votes-unit = { $votes ->
    [one] voix
   *[other] voix
  }

## The page
rules-aim = Le but
aim-first-lesson = Première leçon
aim-play = Jouer, on vous explique
