### Le journal des éditions avec un plateau national. Les variables sont celles du journal.

## Mise en place
log-pool-laid =
    { $n ->
        [one] La réserve d’échange compte { $n } opinion
       *[other] La réserve d’échange compte { $n } opinions
    }
log-pool-duplicate = L’opinion { $card } est déjà dans la réserve et va à la défausse
log-program-buried = { $player } : la carte { $card } ne convient pas et va sous la pile
log-exchange-failed = { $player } : aucune carte ne convient à la place de { $card }, rien n’est échangé ni perdu
log-hand-drawn =
    { $n ->
        [one] { $player } pioche { $n } carte de programme
       *[other] { $player } pioche { $n } cartes de programme
    }
log-start-order = Les feuilles de départ sont révélées : { $players }
log-start-sheet = { $player } : choix { $first } et { $second } ({ $lands })

## Ordre du tour
log-dice = { $player } lance { $dice }
log-dice-members = { $player } lance { $dice } : membres { $amount }
log-first-tied = Égalité à { $money } : { $players } misent encore en secret
log-first-dice = Égalité à { $money } : { $players } lancent les dés
log-first-right = { $player } peut désigner le premier joueur, { $money }
log-place-chosen = { $player } prend la place { $place }
log-order = Ordre du tour : { $players }

## Passer et renoncer
log-passed-conference = { $player } garde son programme
log-passed-exchanges = { $player } n’échange rien
log-passed-cabinet_sending = { $player } n’envoie personne
log-passed-cabinet_use = { $player } renonce à agir { IN($land) }
log-passed-coalitions = { $player } ne propose pas de coalition
log-passed-influence = { $player } ne change rien { IN($land) }
log-passed-poll_auctions = { $player } quitte l’enchère
log-passed-vote_catching = { $player } garde ses réunions { IN($land) }
log-passed-majority = { $player } ne change rien { IN($land) }
log-passed-region_election = { $player } ne place aucune opinion { OF($land) } sur le plateau national

## Coalitions
log-tile-laid = { $player } : tuile de coalition { IN($land) }
log-tile-gone = { $player } : la tuile de coalition quitte la partie { IN($land) }
log-coalition-offered = { $player } propose une coalition { TO($party) } { IN($land) }
log-coalition-forced = { $player } impose une coalition { TO($party) } { IN($land) }

## Élection et plateau national
log-acted-other_trend = { $player } : popularité { OF($party) } { $amount } { IN($land) }
log-won-single =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne { IN($land) } avec { $votes } voix
       *[other] { THE($parties) } gagnent { IN($land) } avec { $votes } voix
    }
log-won-narrow =
    { $votes ->
        [0] Personne n’a de voix { IN($land) } : { COUNT($parties) ->
            [one] { THE($parties) } gagne
           *[other] { THE($parties) } gagnent
        } de justesse, le marqueur est dessus
        [one] { COUNT($parties) ->
            [one] { THE($parties) } gagne
           *[other] { THE($parties) } gagnent
        } de justesse { IN($land) } avec { $votes } voix
       *[other] { COUNT($parties) ->
            [one] { THE($parties) } gagne
           *[other] { THE($parties) } gagnent
        } de justesse { IN($land) } avec { $votes } voix
    }
log-won-coalition = { THE($parties) } gagnent ensemble { IN($land) } avec { $votes } voix
log-won-narrow_coalition =
    { $votes ->
        [0] Personne n’a de voix { IN($land) } : { THE($parties) } gagnent ensemble de justesse, le marqueur est dessus
        [one] { THE($parties) } gagnent ensemble de justesse { IN($land) } avec { $votes } voix
       *[other] { THE($parties) } gagnent ensemble de justesse { IN($land) } avec { $votes } voix
    }
log-national-new = { $player } : { $card } devient opinion nationale
log-national-secured = { $player } rend { $card } dominante
log-national-opposite = { $player } : { $card } chasse l’opinion contraire
log-national-replaced = { $player } : { $card } remplace { $old } au plan national
log-national-discarded = { $player } : { $card } ne trouve pas de place, à la défausse

## Membres et argent
log-income-recruitment = { $player } : { $money } pour les nouveaux membres
log-contribution-laid = { $player } pose une contribution face cachée
log-largest-refused = { $player } refuse le plus gros montant et lance des dés de plus
log-points-opinion =
    { $points ->
        [one] { $player } : { $points } point pour l’opinion nationale
       *[other] { $player } : { $points } points pour l’opinion nationale
    }
log-points-rank =
    { $points ->
        [one] { $player } : { $points } point pour un rang parmi les plus grands partis
       *[other] { $player } : { $points } points pour un rang parmi les plus grands partis
    }
