### The page "Today": the game of the day, the puzzle of the day, days in a row.

today-title = Aujourd’hui
# $day is a day with its weekday
today-about = { $day }. Les mêmes cartes pour tous, fixées par la date du jour.
# behind the number of days in large letters
today-row =
    { $days ->
        [one] jour de suite
       *[other] jours de suite
    }
today-longest = Votre plus longue série : { $days }
today-rule = Un jour compte quand vous terminez la partie ou résolvez l’énigme. Un jour manqué interrompt la série, rien de plus.
today-month =
    { $days ->
        [0] Aucun jour n’a compté ici
        [one] Un jour a compté ici
       *[other] { $days } jours ont compté ici
    }

## The game
today-game = Partie du jour
today-game-about = Numéro { $number } · quatre élections · niveau difficile
today-number = numéro { $number }
today-play = Jouer
today-continue = Continuer
today-counts = Elle ne compte que la première fois que vous la terminez aujourd’hui. Personne n’a de meilleures cartes que vous.
today-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
today-you = Vous
today-share = À partager
today-share-note = Texte brut, sans lien. Rien n’est envoyé.
today-copy = Copier
today-copied = Copié.
today-not-copied = Aucun presse-papiers n’est disponible sur cet ordinateur.
today-again = Rejouer pour le plaisir
today-again-short = Rejouer
today-mark = Partie du jour { $number }
today-mark-again = Partie du jour { $number }, rejouée : le premier résultat compte
today-mark-helped = Partie du jour { $number } : ne compte pas, vous avez annulé une révélation

## The line to share, at most 80 characters; $number is that of the day
today-share-name = Die Macher { $number }
today-share-place = { $points }, { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $all }
today-share-ahead = { $points ->
    [0] à égalité en tête
    [1] un point d’avance
   *[other] { $points } points d’avance
  }
today-share-behind = { $points ->
    [0] à égalité
    [1] un point de retard
   *[other] { $points } points de retard
  }
today-share-days =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }

## The puzzle
today-puzzle = Énigme du jour
today-all = Toutes les énigmes
today-puzzle-none = Il n’y a pas d’énigme ici.
today-puzzle-play = Jouer
today-votes-now = vote à cette manche
today-votes-later =
    { $rounds ->
        [one] vote à la manche suivante
       *[other] vote dans { $rounds } manches
    }
today-rallies =
    { $rallies ->
        [0] Aucune réunion, popularité { $trend }
        [one] { $rallies } réunion, popularité { $trend }
       *[other] { $rallies } réunions, popularité { $trend }
    }
today-rallies-short = Réunions { $rallies }, pop. { $trend }
today-votes =
    { $votes ->
        [0] encore aucune voix, mais { $money } à dépenser
        [one] déjà { $votes } voix et { $money } à dépenser
       *[other] déjà { $votes } voix et { $money } à dépenser
    }
today-votes-short = { $votes } voix, { $money }
# $formula is like (6 + 1) × 2 = 14
today-formula = { $formula } voix
today-match = Correspondance avec ces opinions : { $total }
