### Le décompte final.

final-place =
    { $elections ->
        [one] Décompte final · { $elections } élection
       *[other] Décompte final · { $elections } élections
    }
final-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
final-title =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] l’emporte
           *[other] l’emportent
        } avec { $points } point
       *[other] { THE($player) } { COUNT($player) ->
            [one] l’emporte
           *[other] l’emportent
        } avec { $points } points
    }
final-title-shared =
    { $points ->
        [one] { THE($players) } se partagent la victoire avec { $points } point
       *[other] { THE($players) } se partagent la victoire avec { $points } points
    }
final-ahead = Avance sur { $player } : { $points }
final-seed = Graine { $seed }
final-assisted = avec annulations
final-stood-in = niveau facile en renfort : { $count }
# pour combien de décisions un conseil a été demandé
final-advice = Conseils : { $count }
final-reconstructed = Certaines valeurs sont reconstituées
final-tab-points = Points
final-tab-lead = L’écart
final-show-points = Scores

## D’où viennent les points ; la seconde forme se trouve dans une phrase
final-votes = Voix
final-bonus = Bonus électoral
final-presence = Présence médiatique
final-base = Base du parti
final-money = Argent
final-opinion = Opinion nationale
final-rank = Plus grands partis
final-votes-low = les voix
final-bonus-low = le bonus électoral
final-presence-low = la présence médiatique
final-base-low = la base du parti
final-money-low = l’argent
final-opinion-low = l’opinion nationale
final-rank-low = la taille du parti
final-total = Total
final-counted-elections = Élections des Länder
final-part-tip = { $source } : { $points }
# $money est un montant en euros
final-money-tip = { $money } restants

## Ce qui a fait la différence
final-decided = Ce qui a fait la différence
final-lead =
    { THE($party) } { COUNT($party) ->
        [one] fait
       *[other] font
    } la différence sur { $sources }.
final-lead-both =
    { THE($second) } { COUNT($second) ->
        [one] prend
       *[other] prennent
    } de l’avance avec { $losing }, mais { THE($first) } { COUNT($first) ->
        [one] compense
       *[other] compensent
    } avec { $winning }.
# une source, avec ses points d’avance
final-lead-part = { $source } ({ $points })
final-side = Avantage { $party }

## Déroulement et élections
final-curve = Points après chaque élection
final-curve-money = Argent après chaque manche
final-curve-base = Base du parti après chaque manche
final-curves = Déroulement de la partie
final-as-table = Montrer en tableau
final-as-lines = Montrer en courbes
final-round = Manche { $round }
final-round-short = M { $round }
final-start = Début
final-count = Décompte
final-count-short = Fin
final-elections = Résultats des élections
final-won-alone = { $votes }, sans partenaire
final-won-none = { $votes }, sans majorité
final-won-nose = { $votes }, de justesse
final-won-unvoted = aucune voix, marqueur sur le dessus
final-each = { $points } chacun
final-election-tip = Montre à nouveau l’élection { $number }.

## Boutons
final-rematch = Revanche, nouvelles cartes
final-rematch-short = Revanche
final-new = Nouvelle partie
final-board = Table
final-log = Journal
final-menu = Menu principal
final-close = Fermer
final-log-head = Manche { $round } · { $phase }
final-log-setup = Mise en place

## Pendant le décompte : qui est en tête
final-count-all = aller à la fin
final-lead-first =
    Après les élections, { THE($player) } { COUNT($player) ->
        [one] est
       *[other] sont
    } en tête
final-lead-level = { THE($players) } sont à égalité avec { $points }
final-lead-by-presence = Les médias placent { THE($player) } devant { THE($other) }
final-lead-by-base = La base du parti place { THE($player) } devant { THE($other) }
final-lead-by-base--classic = Les membres placent { THE($player) } devant { THE($other) }
final-lead-by-money = L’argent place { THE($player) } devant { THE($other) }
final-lead-by-opinion = L’opinion nationale place { THE($player) } devant { THE($other) }
final-lead-by-rank = La taille du parti place { THE($player) } devant { THE($other) }
final-info = À propos de cette partie
final-figures = Valeurs
