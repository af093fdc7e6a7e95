### Le résultat d’une élection.

# $points est un nombre tel que « 38 points de victoire »
election-most = jusqu’à { $points } pour les voix
# $points est un montant tel que « 38 points de victoire »
election-title = { THE($land) } a voté
election-continue = Continuer
election-again = Revoir
election-result-tip = Montre tout d’un coup.
election-votes = { $votes } voix
election-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
election-cards =
    { $cards ->
        [one] { $cards } carte de programme commune
       *[other] { $cards } cartes de programme communes
    }
election-cards-short =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## D’où viennent les voix
# (5 + 2) × 3 = 21 ; $sign est + ou −
election-tip = { $party } : { $votes }
# $before et $gained sont des nombres de voix tels que « 13 voix »
election-tip-before = Avant la conversion : { $before }
election-tip-formula =
    ({ $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    } { $sign } popularité { $trend }) × correspondance { $matches } : { $gained } de plus
election-tip-least = Chaque facteur compte au moins 1.
election-tip-none = Aucune réunion à convertir
election-tip-points = { $points } pour les voix

## Le tableau des points
election-head-votes = PV (voix)
election-head-bonus = Bonus
election-head-media = Médias
election-head-total = Total
# $points et $total sont des montants tels que « 21 points de victoire »
election-row-tip = { $party } : { $total } à cette élection
election-row-votes = Pour les voix : { $points }
election-row-bonus = Bonus : { $points }
election-row-media = Un marqueur média passe sur la piste de présence médiatique : { $points } à la fin de la partie

## Coalitions
# nombre de voix qui manquent pour la majorité
election-pair-short =
    { $votes ->
        [one] il manque { $votes }
       *[other] il manque { $votes }
    }
election-pair-declined = refuse
election-pair-tip = { $parties } : { $sum }
election-pair-formed = Cette coalition se forme.
election-pair-possible = La majorité est là, mais un autre partenaire passe avant.
election-pair-refused =
    { COUNT($party) ->
        [one] { THE($party) } a refusé.
       *[other] { THE($party) } ont refusé.
    }
# $missing est un nombre de voix
election-pair-missing = Il manque { $missing } pour la majorité.

## Verdicts ; $points, $majority et $votes sont des montants tels que « 12 points de victoire », « 50 voix »
election-sole =
    { COUNT($party) ->
        [one] { THE($party) } gagne sans partenaire
       *[other] { THE($party) } gagnent sans partenaire
    }
election-sole-why = Un seul parti a atteint { $majority } et reçoit un bonus de { $points }.
election-several = { THE($parties) } atteignent la majorité
election-several-why = Chacun a atteint { $majority } sans partenaire et reçoit un bonus de { $points }. Vainqueur, avec le plus de voix : { THE($winners) }.
election-coalition = { THE($parties) } forment une coalition
# $sum est « 44 + 24 = 68 voix »
election-coalition-why = { $sum } et { $cards } : chacun reçoit un bonus de { $points }.
election-sum = { $first } + { $second } = { $votes }
election-none = Personne ne gouverne
election-none-why =
    { COUNT($party) ->
        [one] { THE($party) } arrive en tête avec { $votes }, ne trouve pas de partenaire pour la majorité et reçoit un bonus de { $points }.
       *[other] { THE($party) } arrivent en tête avec { $votes }, ne trouvent pas de partenaire pour la majorité et reçoivent un bonus de { $points }.
    }
election-tie = Égalité de voix : { THE($parties) }. Le plus proche du premier joueur : { THE($party) }.
election-moved =
    { COUNT($parties) ->
        [one] { THE($parties) } place un marqueur sur la piste de présence médiatique ({ $points } à la fin).
       *[other] { THE($parties) } placent un marqueur sur la piste de présence médiatique ({ $points } par marqueur à la fin).
    }
election-moved-none = Aucun marqueur média ne passe sur la piste de présence médiatique.
election-influence =
    { COUNT($party) ->
        [one] { THE($party) } doit le sien à son influence sur les médias.
       *[other] { THE($party) } doivent le leur à leur influence sur les médias.
    }
election-no-marker = Pas de présence médiatique pour { THE($parties) } : aucun marqueur ici.

## Où des camps s’opposent et où la majorité n’est pas nécessaire ; $sum est « 44 + 24 = 68 voix » ou « 44 voix »
election-head-opinions = Opinions
election-seats =
    { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
election-tip-lost = Au-delà de la limite et perdu : { $votes }
election-won =
    { COUNT($party) ->
        [one] { THE($party) } gagne
       *[other] { THE($party) } gagnent
    }
election-won-nose =
    { COUNT($party) ->
        [one] { THE($party) } gagne de justesse
       *[other] { THE($party) } gagnent de justesse
    }
election-won-both = { THE($parties) } gagnent ensemble
election-won-both-nose = { THE($parties) } gagnent ensemble de justesse
election-won-ahead = Ensuite : { THE($parties) } avec { $votes }.
election-nose-level = Autant de voix que { THE($parties) } : { $sum }.
election-nose-top = Le marqueur de voix { OF($party) } est au-dessus.
election-nose-single = Le plus fort parti, compté à part, décide : { THE($party) } avec { $votes }.
election-nose-moved = Défaite de justesse : { $parties }.
election-cap = { $votes } au plus
election-capped = Au-delà de { $cap }, rien ne compte ; voix perdues par { THE($parties) }.
election-opinions-open =
    { $cards ->
        [one] { $cards } opinion du Land par parti peut passer sur le plateau national : { $parties }.
       *[other] Jusqu’à { $cards } opinions du Land peuvent passer sur le plateau national : { $parties }.
    }
election-opinions-most = jusqu’à { $cards }
election-opinions-moved = Opinion nationale : { $placings }.
election-opinions-none = Aucune opinion ne passe sur le plateau national.
election-placing = « { $card } » pour { THE($party) }
election-placing-instead = au lieu de « { $card } »
election-placing-secured = dominante
election-placing-discarded = défaussée
election-side-forced = Un refus n’était pas possible.
election-side-won = Cette coalition gagne l’élection.
election-side-lost = Cette coalition ne gagne pas.
election-head-votes--classic = Sièges

## La soirée en cinq temps
election-night = Soirée électorale
election-number = Élection { $number } sur { $elections }
election-now = { THE($land) } vote
election-stakes = Jusqu’à { $points } pour les voix, plus le bonus. Qui a { $majority } n’a pas besoin de partenaire.
election-stakes-sides = Jusqu’à { $points }. Le camp qui a le plus de voix gagne.
election-before-night = Avant cette soirée
election-after-count =
    { $count ->
        [0] encore aucune élection
        [one] après { $count } élection
       *[other] après { $count } élections
    }
election-stood = { $player }, { $party } : place { $place }, { $points }
election-won-by = { $land } : { $parties }.
election-caption-rallies =
    { $count ->
        [one] réunion
       *[other] réunions
    }
election-caption-trend = popularité
election-caption-matches =
    { $count ->
        [one] correspondance
       *[other] correspondances
    }
election-caption-gained =
    { $count ->
        [one] voix
       *[other] voix
    }
election-caption-least = au moins
election-caption-before = avant
election-caption-after = après
election-nobody = Personne n’a { $majority }
election-strongest-now =
    { COUNT($party) ->
        [one] { THE($party) } est en tête avec { $votes }
       *[other] { THE($party) } sont en tête avec { $votes }
    }
election-seeks = Reste à trouver un partenaire.
election-sides-count = Maintenant, ce sont les coalitions qui comptent.
election-level = { THE($parties) } à égalité
election-strongest-short =
    { COUNT($party) ->
        [one] { THE($party) } est en tête
       *[other] { THE($party) } sont en tête
    }
election-alone =
    { COUNT($party) ->
        [one] { THE($party) } gouverne sans partenaire
       *[other] { THE($party) } gouvernent sans partenaire
    }
election-alone-points = { $votes } + { $bonus } points
election-shared = { $cards } en commun
election-partner-of = Un partenaire pour { THE($party) }
election-partner-rule = La première paire qui atteint { $majority } gouverne.
election-sides-title = Les camps
election-sides-rule = Qui a le plus de voix l’emporte.
election-first-most =
    { COUNT($party) ->
        [one] { THE($party) } passe en premier : le plus de cartes communes.
       *[other] { THE($party) } passent en premier : le plus de cartes communes.
    }
election-first-near =
    { COUNT($party) ->
        [one] { THE($party) } passe en premier : à égalité de cartes communes, plus près du premier joueur.
       *[other] { THE($party) } passent en premier : à égalité de cartes communes, plus près du premier joueur.
    }
election-first-fits = Avec { THE($party) }, on atteint { $majority }.
election-each = { $points } pour chacun des deux
election-government = { THE($land) } a un gouvernement
election-majorities =
    { $n ->
        [2] Deux majorités { IN($land) }
        [3] Trois majorités { IN($land) }
        [4] Quatre majorités { IN($land) }
       *[other] { $n } majorités { IN($land) }
    }
election-governs =
    { THE($player) } { COUNT($player) ->
        [one] gouverne
       *[other] gouvernent
    } avec { $votes }
election-govern = { THE($players) } gouvernent avec { $votes }
election-tonight = Points de la soirée
election-tonight--classic = Sièges de la soirée
election-presence-end = points à la fin
election-spot = { $place }, { $points } par marqueur : { $parties }
election-spot-empty = { $place }, { $points } par marqueur : personne
election-standings = Classement
election-climbed = { $player } : { $points }, place { $place } (avant : { $before })
election-next-final = Ensuite : le décompte final.
election-next-round = Ensuite : manche { $round }.
election-next-election = Ensuite : élection { $number }.
election-hint-next = suite
election-hint-result = aller au résultat
