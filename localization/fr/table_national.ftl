### La table des parties avec plateau national : tuiles de coalition, opinions nationales, réserve, sièges.

## Plateaux
table-seats =
    { $n ->
        [one] siège
       *[other] sièges
    }
table-seats-short =
    { $n ->
        [one] siège
       *[other] sièges
    }
table-arrived =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
table-arrived-leads = { $place }, mène
table-arrived-help = Voix égales : le dernier arrivé sur ce nombre est sur le dessus et mène.
table-cards-sent = Personnalités { IN($land) }
table-cards-sent-help = Chaque parti peut envoyer une carte par manche dans un Land. Un téléphone apporte une tuile de coalition.
table-tiles = Tuiles de coalition { IN($land) }
table-tiles-help = Deux partis qui ont une tuile ici et assez de cartes de programme identiques peuvent aller ensemble à l’élection ; leurs voix s’additionnent.
table-tile-free = Pas de tuile de coalition
table-tile = { $party } : tuile de coalition { IN($land) }
table-tile-paired = Coalition : { $parties }
table-poll-laid = Sondage { IN($land) }
table-poll-laid-help = Il est face cachée et sera mis aux enchères durant cette manche.
table-payout = Argent pour les membres après l’élection { FROM($land) }
table-payout-help = Après cette élection, chaque membre rapporte lui aussi 1 000 €.
table-payout-help--1997 = Après cette élection, chaque membre rapporte lui aussi 1 000 DM.

## Bandeau national
table-national-media = Plateau national · médias
table-national-media-short = Médias
table-national-media-vp = PV à la fin
table-round-mark = M{ $round }
table-national-opinion = Opinion nationale
table-national-opinion-brings = PV finaux · membres
table-national-opinion-help = Le vainqueur d’une élection peut placer ici une opinion du Land. Chaque correspondance avec une case apporte des membres après chaque élection et des points de victoire à la fin.
table-points-word = PV
table-national-free = Opinion nationale { $n } : libre
table-national-worth = Une correspondance rapporte { $recruits ->
        [one] { $recruits } membre
       *[other] { $recruits } membres
    } après chaque élection et { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    } à la fin.
table-national-secured = Dominante grâce à une seconde carte identique : { $points } points ; seule l’opinion contraire l’enlève.
table-national-loose = Une seconde carte identique la rendrait dominante : { $points } points.
table-members-bonus = bonus actuel
table-members-bonus-now = Bonus du plus grand nombre de membres, pour l’instant : { $points } points
table-pool-cards = { $card } dans la réserve d’échange : { $n }
table-pool-none = { $card } n’est pas dans la réserve d’échange
table-piles = Piles
table-pile-programs = Pile { $left }, défausse { $discarded } ; en tout { $total }
table-pile-of-polls = Sondages
table-pile-of-polls-short = Sond.
table-pile-of-lands = Länder
table-pile-of-lands-short = Länder
table-pile-of-programs = Programmes
table-pile-of-programs-short = Prog.

## Ce qui est à soi
table-supply-tiles = Tuiles
table-supply-tiles-help = Tuiles de coalition en réserve. Une personnalité avec téléphone en pose une.
table-politician-one = Au choix : { $actions }
table-politician-phone = Téléphone : pose une tuile de coalition
table-contribution =
    { $n ->
        [one] { $money } : { $n } dé
       *[other] { $money } : { $n } dés
    }
table-contribution-help = Acceptée, elle coûte autant de membres que l’indique le dé le plus élevé ; refusée, elle en rapporte autant que la somme des dés.

## D’où viennent les chiffres
table-sum =
    { $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    } × (popularité { $trend }, correspondance { $match }) = { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
table-sum-half = Popularité et correspondance ne dépassent pas zéro ensemble : deux réunions rapportent une voix.
table-sum-cap = Les voix s’arrêtent à { $votes }.
table-scored-now = Vaut maintenant : { $points } { $word }
table-scored-then = Après conversion : { $points } { $word }
table-badge-place =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
table-order = Ordre du tour : { $parties }
table-badge-refuses = refuse
table-cause-start_sheet = feuille de départ
table-cause-recruitment = nouveaux membres
table-cause-program = échange de programme
table-cause-opinion = opinion nationale
table-cause-rank = le plus de membres

## Mots des éditions classiques
table-presence-media--classic = { $party } : { $points }, défaite de justesse
table-party-points--classic = Sièges : { $votes }
table-points-election--classic = Élection { $number }, { $land } : { $votes }
table-standings--classic = Sièges jusqu’ici
table-outcome-single =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne
       *[other] { THE($parties) } gagnent
    }
table-outcome-narrow =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne de justesse
       *[other] { THE($parties) } gagnent de justesse
    }
table-outcome-narrow_coalition = Coalition de justesse : { $parties }
table-result-points--classic = { $votes } voix : { $points ->
        [one] { $points } siège
       *[other] { $points } sièges
    }
table-result-bonus--classic = Victoire
table-if-now-coalition--classic = gagnent ensemble
