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
log-passed-cabinet_use = { $player } renonce à agir ({ $land })
log-passed-coalitions = { $player } ne propose pas de coalition
log-passed-influence = { $player } ne change rien ({ $land })
log-passed-poll_auctions = { $player } quitte l’enchère
log-passed-vote_catching = { $player } garde ses réunions ({ $land })
log-passed-majority = { $player } ne change rien ({ $land })
log-passed-region_election = { $player } ne porte aucune opinion sur le plateau ({ $land })

## Coalitions
log-tile-laid = { $player } : tuile de coalition ({ $land })
log-tile-gone = { $player } : la tuile de coalition quitte la partie ({ $land })
log-coalition-offered = { $player } propose une coalition à { $party } ({ $land })
log-coalition-forced = { $player } impose une coalition à { $party } ({ $land })

## Élection et plateau national
log-acted-other_trend = { $player } fait baisser { $party } ({ $land }), tendance { $amount }
log-won-single = { $parties } gagne avec { $votes } voix ({ $land })
log-won-narrow =
    { $votes ->
        [0] Personne n’a de voix ({ $land }) : { $parties } gagne de justesse, son marqueur est dessus
        [one] { $parties } gagne de justesse avec { $votes } voix ({ $land })
       *[other] { $parties } gagne de justesse avec { $votes } voix ({ $land })
    }
log-won-coalition = { $parties } gagnent ensemble avec { $votes } voix ({ $land })
log-won-narrow_coalition =
    { $votes ->
        [0] Personne n’a de voix ({ $land }) : { $parties } gagnent ensemble de justesse, un marqueur est dessus
        [one] { $parties } gagnent ensemble de justesse avec { $votes } voix ({ $land })
       *[other] { $parties } gagnent ensemble de justesse avec { $votes } voix ({ $land })
    }
log-national-new = { $player } : { $card } devient opinion nationale
log-national-secured = { $player } rend { $card } dominante
log-national-opposite = { $player } : { $card } chasse l’opinion contraire
log-national-replaced = { $player } : { $card } remplace { $old } au plan national
log-national-discarded = { $player } : { $card } ne trouve pas de place, à la défausse

## Membres et argent
log-income-recruitment = { $player } : { $money } pour les nouveaux membres
log-contribution-laid = { $player } pose une contribution face cachée
log-largest-refused = { $player } refuse le plus gros montant et relance des dés
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
