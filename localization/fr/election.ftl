### Le résultat d’une élection.

election-place = Élection { $number } sur { $elections } · Manche { $round }
# $points est un nombre tel que « 38 points de victoire »
election-most = jusqu’à { $points }
# $points est un montant tel que « 38 points de victoire »
election-title = { $land } a voté
election-continue = Continuer
election-again = Revoir
election-result = Au résultat
election-result-tip = Montre tout d’un coup.
# $key est une touche
election-next-tip = { $key } montre l’étape suivante.
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
election-head-party = Parti
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
election-sole = { $party } gagne seul
election-sole-why = Un seul parti a atteint { $majority }. Bonus : { $points }.
election-several = { $parties } ont la majorité
election-several-why = Chaque parti a atteint seul { $majority }. Bonus : { $points } chacun. Élection gagnée avec le plus de voix : { $winners }.
election-coalition = { $parties } forment une coalition
# $sum est « 44 + 24 = 68 voix »
election-coalition-why = { $sum }, { $cards }. Bonus : { $points } chacun.
election-sum = { $first } + { $second } = { $votes }
election-none = Personne n’a la majorité
election-none-why = { $party } arrive en tête avec { $votes } et ne trouve pas de partenaire pour la majorité. Bonus : { $points }.
election-tie = { $parties } ont autant de voix ; { $party } est le plus proche du premier joueur.
election-moved = En présence médiatique, { $points } chacun à la fin : { $parties }.
election-moved-none = Aucun marqueur média ne passe en présence médiatique.
election-influence = Pour { $party }, c’est grâce à l’influence sur les médias.
election-no-marker = Sans marqueur média ici : { $parties }.
