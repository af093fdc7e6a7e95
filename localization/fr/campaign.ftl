# La campagne : seize Länder, avec un rival dans chacun.

campaign-title = Campagne
campaign-note = Chaque Land gagné donne accès à ses voisins. Vous commencez en Sarre et finissez à Berlin.
campaign-count = sur { $all } Länder
campaign-counted = { $n } sur { $all } Länder
campaign-stars =
    { $n ->
        [one] { $n } étoile sur { $all }
       *[other] { $n } étoiles sur { $all }
    }
campaign-rivals = Rivaux
campaign-beaten = Battus : { $n } sur { $all }
campaign-map = Carte de la campagne
campaign-about =
    { $elections ->
        [one] { $elections } élection
       *[other] { $elections } élections
    } · { $parties } partis · environ { $minutes } minutes
campaign-begin = Au départ
campaign-goal = Objectif
campaign-star-1 = Vous gagnez
campaign-star-2 = et atteignez l’objectif
campaign-star-3 = avec au moins { $points } points d’avance
campaign-opens = Débloque
campaign-opens-none = Le dernier Land : il n’y a plus rien à débloquer.
campaign-play = Jouer
campaign-again = Rejouer
campaign-go-on = Continuer
campaign-other = Changer de parti
campaign-other-short = Changer
campaign-party = Vous jouez : { $party }. Tout autre parti convient aussi bien.
campaign-closed = S’ouvre dès qu’un voisin est gagné.
campaign-last = le dernier décompte
campaign-quoted = « { $text } »
campaign-state-won = { $land } : gagné avec { THE($party) }, étoiles : { $stars }
campaign-state-open = { $land } : ouvert, contre { $rival }
campaign-state-closed = { $land } : fermé
campaign-rival-met = { $rival } : déjà battu
campaign-rival-new = { $rival } : pas encore battu
campaign-empty = Aucune situation ne peut être jouée.
campaign-source = Campagne
campaign-source-own = Die Macher
campaign-full = Les seize sont gagnés. La planche de timbres est complète.
campaign-back-to-map = Retour à la carte
campaign-lost-by = { $points ->
        [one] Il manquait un point.
       *[other] Il manquait { $points } points.
    }
campaign-lead-by = { $points ->
        [0] Égalité en tête.
        [one] Un point d’avance.
       *[other] { $points } points d’avance.
    }
campaign-goal-met = Objectif atteint
campaign-goal-missed = Objectif manqué
campaign-kept = Votre meilleur résultat reste.
campaign-not-counted = Coups annulés ou suite d’une autre partie : pas d’étoile pour celle-ci.
campaign-opened = Accès ouvert : { THE($lands) }
campaign-play-land = En route pour { THE($land) }
campaign-postmark = LANDTAGSWAHL
campaign-over-won = C’est gagné { IN($land) }
campaign-over-lost = Pas encore gagné { IN($land) }
campaign-own-points = Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign-opened-short = Accès ouverts : { $n }

# Fichiers inutilisables ; le jeu les nomme et les laisse de côté.
campaign-unreadable = { $file } n’a pas pu être lu : { $detail }
campaign-not-toml = { $file } n’est pas un fichier TOML : { $detail }
campaign-wrong = { $file } est laissé de côté : « { $place } » ne convient pas.
campaign-twice = { $file } est laissé de côté : { $other } porte sur le même Land.
campaign-no-way = { $file } est laissé de côté : sa solution n’atteint pas trois étoiles.

# Titres.
campaign-title-SL = Le premier décompte
campaign-title-RP = Le vin est payé
campaign-title-HE = Moitié-moitié
campaign-title-BW = Cinquante ou rien
campaign-title-NRW = La mine et la presse
campaign-title-BY = Les tentes à bière
campaign-title-TH = Sondage au château
campaign-title-NDS = À qui appartient le journal ?
campaign-title-ST = Le disque céleste
campaign-title-SN = Tout miser sur la coupole
campaign-title-HB = Les quatre musiciens
campaign-title-HH = Jour de conteneurs
campaign-title-SH = Lumière sur la digue
campaign-title-MV = Craie et encre
campaign-title-BB = La barque
campaign-title-BE = Le dernier décompte

# Au départ.
campaign-begin-open = Les quatre opinions sont visibles { IN($land) }
campaign-begin-money = Vous avez { $own }, { $rival } a { $other }
campaign-begin-rallies = Vous avez { $n } réunions { IN($land) }
campaign-begin-rival-rallies = { $rival } a { $n } réunions { IN($land) }
campaign-begin-rival-rallies-everywhere = { $rival } a { $n } réunions dans chaque Land
campaign-begin-rival-media = { $rival } occupe { $n } cases média sur { $all } { IN($land) }
campaign-begin-trend = Votre popularité est de { $n } { IN($land) }
campaign-begin-shared = Vous avez { $n } cartes de programme communes avec { $rival }
campaign-begin-doubled = Une opinion compte double contre vous { IN($land) }
campaign-begin-rival-points = { $rival } mène de { $n } points
campaign-begin-match = Votre correspondance est de { $n } { IN($land) }
campaign-begin-politicians = Vous avez encore vos cinq personnalités
campaign-begin-rivals-near = Deux rivaux ont { $other } et { $next } voix { IN($land) }
campaign-begin-votes-last = { THE($land) } vote en dernier
campaign-begin-nobody-alone = Personne n’atteindra facilement 50 voix sans partenaire
campaign-begin-money-for-one = Deux Länder, et de l’argent pour un seul
campaign-begin-likings = Chaque rival part avec ce qu’il préfère
campaign-begin-votes = Vous avez { $own } voix { IN($land) }, { $rival } en a { $other }

# Objectifs.
campaign-goal-votes = Obtenez au moins { $n } voix
campaign-goal-money = Gardez { $money } ou plus à la fin
campaign-goal-partner = Gouvernez au moins une fois en coalition
campaign-goal-no-bids = À chaque manche, misez 0 € pour jouer en premier
campaign-goal-media = Ayez l’influence sur les médias { IN($land) } au moment du vote
campaign-goal-alone = Gagnez sans partenaire { IN($land) }
campaign-goal-no-poll = Ne publiez aucun sondage
campaign-goal-no-marker = Gagnez un Land où vous n’avez aucun marqueur média
campaign-goal-no-donation = Refusez tous les dons
campaign-goal-few-rallies = Achetez au plus { $n } réunions à la dernière manche
campaign-goal-fewer-votes = Gouvernez avec moins de voix que votre partenaire
campaign-goal-convert = Convertissez { $n } réunions d’un coup
campaign-goal-every-election = Gouvernez après chaque élection
campaign-goal-no-politician = Ne payez aucune personnalité
campaign-goal-nobody-else = Empêchez tout autre parti d’atteindre { $n } voix
campaign-goal-sources = Soyez en tête, même à égalité, dans { $n } des cinq sources de points
