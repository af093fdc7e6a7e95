### Le résultat d’une élection.

election-place = Élection { $number } sur { $elections } · Manche { $round }
# $points est un nombre tel que « 38 points de victoire »
election-most = jusqu’à { $points }
# $points est un montant tel que « 38 points de victoire »
election-title = { $land } a voté
election-continue = Continuer
election-again = Revoir
election-result-tip = Montre tout d’un coup.
election-votes = { $votes } voix
election-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
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
election-formula = ({ $rallies } { $sign } { $trend }) × { $matches } = { $votes }
election-formula-short = ({ $rallies } { $sign } { $trend }) × { $matches }
election-no-rallies = aucune réunion
election-tip = { $party } : { $votes }
# $before et $gained sont des nombres de voix tels que « 13 voix »
election-tip-before = Avant la conversion : { $before }
election-tip-formula = ({ $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    } { $sign } tendance { $trend }) × { $matches ->
        [one] { $matches } concordance
       *[other] { $matches } concordances
    } : { $gained } de plus
election-tip-least = Chaque facteur compte au moins 1.
election-tip-none = Aucune réunion à convertir
election-tip-points = { $points } pour les voix

## Le tableau des points
election-head-votes = Voix
election-head-bonus = Bonus
election-head-media = Médias
election-head-total = Total
# $points et $total sont des montants tels que « 21 points de victoire »
election-row-tip = { $party } : { $total } à cette élection
election-row-votes = Pour les voix : { $points }
election-row-bonus = Bonus : { $points }
election-row-media = Un marqueur média passe en présence médiatique : { $points } à la fin de la partie

## Coalitions
election-coalitions = Coalitions avec { $party }
# nombre de voix qui manquent pour la majorité
election-pair-short =
    { $votes ->
        [one] manque { $votes }
       *[other] manquent { $votes }
    }
election-pair-declined = refuse
election-pair-tip = { $parties } : { $sum }
election-pair-formed = Cette coalition se forme.
election-pair-possible = La majorité est là, mais un autre partenaire passe avant.
election-pair-refused = { $party } a refusé.
# $missing est un nombre de voix
election-pair-missing = Il manque { $missing } pour la majorité.

## Verdicts ; $points, $majority et $votes sont des montants tels que « 12 points de victoire », « 50 voix »
election-sole = { $party } gagne sans partenaire
election-sole-why = Un seul parti a atteint { $majority }. Bonus : { $points }.
election-several = { $parties } ont la majorité
election-several-why = Chaque parti a atteint { $majority } sans partenaire. Bonus : { $points } chacun. Élection gagnée avec le plus de voix : { $winners }.
election-coalition = { $parties } forment une coalition
# $sum est « 44 + 24 = 68 voix »
election-coalition-why = { $sum }, { $cards }. Bonus : { $points } chacun.
election-sum = { $first } + { $second } = { $votes }
election-none = Personne n’a la majorité
election-none-why = { $party } arrive en tête avec { $votes } et ne trouve pas de partenaire pour la majorité. Bonus : { $points }.
election-tie = { $parties } ont autant de voix ; { $party } est le plus proche du premier joueur.
election-moved = En présence médiatique ({ $points } par marqueur à la fin) : { $parties }.
election-moved-none = Aucun marqueur média ne passe en présence médiatique.
election-influence = Pour { $party }, c’est grâce à l’influence sur les médias.
election-no-marker = Pas de présence médiatique pour { $parties } : aucun marqueur ici.

## Où des camps s’opposent et où la majorité n’est pas nécessaire ; $sum est « 44 + 24 = 68 voix » ou « 44 voix »
election-head-opinions = Opinions
election-seats =
    { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
election-formula-half = { $rallies } ÷ 2 = { $votes }
election-tip-lost = Au-delà de la limite et perdu : { $votes }
election-won = { $party } gagne
election-won-nose = { $party } gagne de justesse
election-won-both = { $parties } gagnent ensemble
election-won-both-nose = { $parties } gagnent ensemble de justesse
election-won-ahead = Ensuite : { $parties } avec { $votes }.
election-nose-level = Autant de voix que { $parties } : { $sum }.
election-nose-top = Le marqueur de voix de { $party } se trouve au-dessus.
election-nose-single = Le plus fort parti, compté à part, décide : { $party } avec { $votes }.
election-nose-moved = Défaite de justesse : { $parties }.
election-cap = { $votes } au plus
election-capped = Au-delà de { $cap }, rien ne compte ; voix perdues par { $parties }.
election-opinions-open =
    { $cards ->
        [one] { $cards } opinion du Land par parti peut passer sur le plateau national : { $parties }.
       *[other] Jusqu’à { $cards } opinions du Land peuvent passer sur le plateau national : { $parties }.
    }
election-opinions-most = jusqu’à { $cards }
election-opinions-moved = Opinion nationale : { $placings }.
election-opinions-none = Aucune opinion ne passe sur le plateau national.
election-placing = { $party } : { $card }
election-placing-instead = au lieu de { $card }
election-placing-secured = dominante
election-placing-discarded = défaussée
election-sides = Coalitions
election-side-forced = Un refus n’était pas possible.
election-side-won = Cette coalition gagne l’élection.
election-side-lost = Cette coalition ne gagne pas.
election-head-votes--classic = Sièges

## La soirée en cinq temps
election-night = Soirée électorale
election-number = Élection { $number } sur { $elections }
election-now = { $land } vote
election-stakes = Jusqu’à { $points }. Qui atteint { $majority } gouverne sans partenaire.
election-stakes-sides = Jusqu’à { $points }. Le camp qui a le plus de voix gagne.
election-before-night = Avant cette soirée
election-after-count =
    { $count ->
        [0] aucune élection encore
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
election-caption-trend = tendance
election-caption-matches =
    { $count ->
        [one] concordance
       *[other] concordances
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
election-strongest-now = { $party } est en tête avec { $votes }
election-seeks = et cherche un partenaire.
election-sides-count = Maintenant, les coalitions comptent.
election-level = { $parties } à égalité
election-strongest-short = { $party } est en tête
election-alone = { $party } gouverne sans partenaire
election-alone-points = { $votes } + { $bonus } points
election-shared = { $cards } en commun
election-partner-of = Partenaire pour { $party }
election-partner-rule = La première paire à { $majority } gouverne.
election-sides-title = Les camps
election-sides-rule = Le plus de voix l’emporte.
election-first-most = { $party } passe en premier : le plus de cartes communes.
election-first-near = { $party } passe en premier : autant de cartes communes, mais plus près du premier joueur.
election-first-fits = Avec { $party }, { $majority } sont atteintes.
election-each = { $points } pour chacun des deux
election-government = { $land } a un gouvernement
election-no-government = { $land } n’a pas de majorité
election-governs = { $player } gouverne avec { $votes }
election-govern = { $players } gouvernent avec { $votes }
election-tonight = Points du soir
election-tonight--classic = Sièges du soir
election-presence-end = points à la fin
election-spot = { $place }, { $points } par marqueur : { $parties }
election-spot-empty = { $place }, { $points } par marqueur : personne
election-standings = Classement
election-climbed = { $player } : { $points }, place { $place }, avant { $before }
election-next-final = Ensuite : le décompte final.
election-next-round = Ensuite : manche { $round }.
election-next-election = Ensuite : élection { $number }.
election-hint-next = suite
election-hint-result = au résultat
