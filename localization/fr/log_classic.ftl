### Le journal des éditions avec un plateau national. Les variables sont celles du journal.

## Mise en place
log-pool-laid =
    { $n ->
        [one] La réserve d’échange compte { $n } opinion
       *[other] La réserve d’échange compte { $n } opinions
    }
log-pool-duplicate = L’opinion « { $card } » est déjà dans la réserve et va à la défausse
log-program-buried = { $player } : la carte « { $card } » ne convient pas et va sous la pile
log-exchange-failed = { $player } : aucune carte ne convient à la place de « { $card } » ; rien n’est échangé, rien n’est perdu
log-hand-drawn =
    { $n ->
        [one] { THE($player) } { COUNT($player) ->
            [one] pioche
           *[other] piochent
        } { $n } carte de programme
       *[other] { THE($player) } { COUNT($player) ->
            [one] pioche
           *[other] piochent
        } { $n } cartes de programme
    }
log-start-order = Les feuilles de départ sont révélées : { $players }
log-start-sheet =
    { THE($player) } { COUNT($player) ->
        [one] prend
       *[other] prennent
    } les choix { $first } et { $second } ({ THE($lands) })

## Ordre du tour
log-dice =
    { THE($player) } { COUNT($player) ->
        [one] fait
       *[other] font
    } { $dice } aux dés
log-dice-members =
    { THE($player) } { COUNT($player) ->
        [one] fait
       *[other] font
    } { $dice } aux dés : membres { $amount }
log-first-tied = Égalité à { $money } : { THE($players) } misent à nouveau en secret
log-first-dice = Égalité à { $money } : { THE($players) } lancent les dés
log-first-right =
    { THE($player) } { COUNT($player) ->
        [one] gagne
       *[other] gagnent
    } pour { $money } le droit de désigner le premier joueur
log-place-chosen =
    { THE($player) } { COUNT($player) ->
        [one] prend
       *[other] prennent
    } la place { $place }
log-order = Ordre du tour : { $players }

## Passer et renoncer
log-passed-conference =
    { THE($player) } { COUNT($player) ->
        [one] garde son
       *[other] gardent leur
    } programme
log-passed-exchanges =
    { THE($player) } { COUNT($player) ->
        [one] n’échange
       *[other] n’échangent
    } rien
log-passed-cabinet_sending =
    { THE($player) } { COUNT($player) ->
        [one] n’envoie
       *[other] n’envoient
    } personne
log-passed-cabinet_use =
    { THE($player) } { COUNT($player) ->
        [one] renonce
       *[other] renoncent
    } à agir { IN($land) }
log-passed-coalitions =
    { THE($player) } ne { COUNT($player) ->
        [one] propose
       *[other] proposent
    } pas de coalition
log-passed-influence =
    { THE($player) } ne { COUNT($player) ->
        [one] change
       *[other] changent
    } rien { IN($land) }
log-passed-poll_auctions =
    { THE($player) } { COUNT($player) ->
        [one] quitte
       *[other] quittent
    } l’enchère
log-passed-vote_catching =
    { THE($player) } { COUNT($player) ->
        [one] garde ses
       *[other] gardent leurs
    } réunions { IN($land) }
log-passed-majority =
    { THE($player) } ne { COUNT($player) ->
        [one] change
       *[other] changent
    } rien { IN($land) }
log-passed-region_election =
    { THE($player) } ne { COUNT($player) ->
        [one] place
       *[other] placent
    } aucune opinion { FROM($land) } sur le plateau national

## Coalitions
log-tile-laid =
    { THE($player) } { COUNT($player) ->
        [one] pose
       *[other] posent
    } une tuile de coalition { IN($land) }
log-tile-gone =
    { THE($player) } { COUNT($player) ->
        [one] perd sa
       *[other] perdent leur
    } tuile de coalition { IN($land) }
log-coalition-offered =
    { THE($player) } { COUNT($player) ->
        [one] propose
       *[other] proposent
    } une coalition { TO($party) } { IN($land) }
log-coalition-forced =
    { THE($player) } { COUNT($player) ->
        [one] impose
       *[other] imposent
    } une coalition { TO($party) } { IN($land) }

## Élection et plateau national
log-acted-other_trend =
    { THE($player) } { COUNT($player) ->
        [one] fait
       *[other] font
    } baisser la popularité { OF($party) } { IN($land) } : { $amount }
log-won-single =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne { IN($land) } avec { $votes } voix
       *[other] { THE($parties) } gagnent { IN($land) } avec { $votes } voix
    }
log-won-narrow =
    { $votes ->
        [0] Personne n’a de voix { IN($land) } : { COUNT($parties) ->
            [one] { THE($parties) } gagne de justesse, car son
           *[other] { THE($parties) } gagnent de justesse, car leur
        } marqueur est au-dessus
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
        [0] Personne n’a de voix { IN($land) } : { THE($parties) } gagnent ensemble de justesse, car un de leurs marqueurs est au-dessus
        [one] { THE($parties) } gagnent ensemble de justesse { IN($land) } avec { $votes } voix
       *[other] { THE($parties) } gagnent ensemble de justesse { IN($land) } avec { $votes } voix
    }
log-national-new =
    { THE($player) } { COUNT($player) ->
        [one] fait
       *[other] font
    } de « { $card } » une opinion nationale
log-national-secured =
    { THE($player) } { COUNT($player) ->
        [one] rend
       *[other] rendent
    } « { $card } » dominante
log-national-opposite =
    { THE($player) } { COUNT($player) ->
        [one] chasse
       *[other] chassent
    } l’opinion contraire avec « { $card } »
log-national-replaced =
    { THE($player) } { COUNT($player) ->
        [one] remplace
       *[other] remplacent
    } l’opinion nationale « { $old } » par « { $card } »
log-national-discarded = { $player } : « { $card } » ne trouve pas de place et est défaussée

## Membres et argent
log-income-recruitment =
    { THE($player) } { COUNT($player) ->
        [one] reçoit
       *[other] reçoivent
    } { $money } pour les nouveaux membres
log-contribution-laid =
    { THE($player) } { COUNT($player) ->
        [one] refuse
       *[other] refusent
    } une contribution (carte face cachée)
log-largest-refused =
    { THE($player) } { COUNT($player) ->
        [one] refuse
       *[other] refusent
    } le plus gros montant et { COUNT($player) ->
        [one] lance
       *[other] lancent
    } des dés de plus
log-points-opinion =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour l’opinion nationale
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour l’opinion nationale
    }
log-points-rank =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour la taille du parti
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour la taille du parti
    }
