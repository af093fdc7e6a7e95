### Le journal : une ligne par événement, au présent, des noms invariables.
### $player nom d’une place · $land nom ou code d’un Land · $money montant fini · $amount nombre avec son signe
### $card, $old, $new cartes avec leur signe · $party sigle

## Mise en place
log-game-started =
    { $elections ->
        [one] Nouvelle partie : { $n } partis, { $elections } élection
       *[other] Nouvelle partie : { $n } partis, { $elections } élections
    }
log-land-drawn = Un seul Land vote : { THE($state) }
log-lands-drawn = { THE($state) } vote d’abord, puis { THE($states) }
log-opinion-turned = L’opinion « { $card } » est révélée { IN($land) }
log-opinions-turned =
    { $n ->
        [one] { $n } opinion est révélée { IN($land) }
       *[other] { $n } opinions sont révélées { IN($land) }
    }
log-opinion-repeated = L’opinion « { $card } » répète un thème { IN($land) } et est remplacée
log-programs-dealt =
    { $n ->
        [one] Chaque parti reçoit { $n } carte de programme
       *[other] Chaque parti reçoit { $n } cartes de programme
    }
log-programs-redrawn =
    { $n ->
        [one] { $player } : des thèmes manquent, { $n } nouvelle carte
       *[other] { $player } : des thèmes manquent, { $n } nouvelles cartes
    }
log-draft-passed = Choix { $kept } sur 4 : les cartes passent à gauche
log-answer-sealed =
    { THE($player) } { COUNT($player) ->
        [one] a choisi
       *[other] ont choisi
    }
log-program-laid =
    { THE($player) } { COUNT($player) ->
        [one] révèle son
       *[other] révèlent leur
    } programme
# Une carte dans une énumération du journal
log-card = « { $card } »
log-programs-discarded =
    { THE($player) } { COUNT($player) ->
        [one] défausse
       *[other] défaussent
    } { $cards }
log-display-discarded = L’offre de programmes est renouvelée
log-party-order =
    { THE($player) } { COUNT($player) ->
        [one] commence
       *[other] commencent
    } provisoirement
log-deployment =
    { THE($player) } { COUNT($player) ->
        [one] choisit
       *[other] choisissent
    } le bloc { $block } ({ THE($lands) })
log-shuffled-programs =
    { $n ->
        [one] La pile des programmes est remélangée ({ $n } carte)
       *[other] La pile des programmes est remélangée ({ $n } cartes)
    }
log-shuffled-opinions =
    { $n ->
        [one] La pile des opinions est remélangée ({ $n } carte)
       *[other] La pile des opinions est remélangée ({ $n } cartes)
    }
log-shuffled-polls =
    { $n ->
        [one] La pile des sondages est remélangée ({ $n } carte)
       *[other] La pile des sondages est remélangée ({ $n } cartes)
    }

## La manche
log-round = Manche { $round }, élection { IN($lands) }
log-passed-start_tie =
    { THE($player) } { COUNT($player) ->
        [one] passe
       *[other] passent
    }
log-passed-program =
    { THE($player) } { COUNT($player) ->
        [one] garde son
       *[other] gardent leur
    } programme
log-passed-media =
    { THE($player) } { COUNT($player) ->
        [one] passe
       *[other] passent
    }
log-passed-rallies =
    { THE($player) } { COUNT($player) ->
        [one] passe
       *[other] passent
    }
log-passed-cabinet_placement =
    { THE($player) } { COUNT($player) ->
        [one] n’envoie
       *[other] n’envoient
    } personne
log-passed-cabinet_actions =
    { THE($player) } { COUNT($player) ->
        [one] renonce
       *[other] renoncent
    } aux actions { IN($land) }
log-passed-media_influence =
    { THE($player) } ne { COUNT($player) ->
        [one] change
       *[other] changent
    } rien { IN($land) }
log-passed-polls =
    { THE($player) } { COUNT($player) ->
        [one] passe
       *[other] passent
    }
log-passed-conversion =
    { THE($player) } { COUNT($player) ->
        [one] garde ses
       *[other] gardent leurs
    } réunions { IN($land) }
log-nothing-else = { $line }, faute d’autre choix
log-by-itself = { $line } – automatique
log-bid =
    { THE($player) } { COUNT($player) ->
        [one] mise
       *[other] misent
    } { $money }
log-start-tied = Égalité à { $money } : { THE($players) } misent encore une fois
log-start-raised =
    { THE($player) } { COUNT($player) ->
        [one] relance
       *[other] relancent
    } à { $money }
log-start-player =
    { THE($player) } { COUNT($player) ->
        [one] joue
       *[other] jouent
    } en premier pour { $money }
log-bluff =
    { THE($player) } ne { COUNT($player) ->
        [one] peut
       *[other] peuvent
    } pas payer { $money } : tout l’argent est perdu, base { $amount }
log-card-drawn =
    { THE($player) } { COUNT($player) ->
        [one] pioche
       *[other] piochent
    } une carte
log-card-drawn-seen =
    { THE($player) } { COUNT($player) ->
        [one] pioche
       *[other] piochent
    } « { $card } »
log-display-taken =
    { THE($player) } { COUNT($player) ->
        [one] prend
       *[other] prennent
    } « { $card } »
log-swapped =
    { THE($player) } { COUNT($player) ->
        [one] remplace
       *[other] remplacent
    } « { $old } » par « { $new } »
log-media-placed =
    { THE($player) } { COUNT($player) ->
        [one] achète
       *[other] achètent
    } un marqueur média { IN($land) } pour { $money }
log-rallies =
    { $n ->
        [one] { THE($player) } { COUNT($player) ->
            [one] achète
           *[other] achètent
        } { $n } réunion { IN($land) } pour { $money }
       *[other] { THE($player) } { COUNT($player) ->
            [one] achète
           *[other] achètent
        } { $n } réunions { IN($land) } pour { $money }
    }

## Cabinet fantôme
log-politician-placed =
    { THE($player) } { COUNT($player) ->
        [one] envoie
       *[other] envoient
    } une personnalité { IN($land) }
log-politicians-revealed =
    { $n ->
        [one] { $n } personnalité est révélée { IN($land) }
       *[other] { $n } personnalités sont révélées { IN($land) }
    }
log-politician-paid =
    { THE($player) } { COUNT($player) ->
        [one] paie
       *[other] paient
    } { $money } pour la carte « { $politician } »
log-politician-declined =
    { THE($player) } ne { COUNT($player) ->
        [one] paie
       *[other] paient
    } pas la carte « { $politician } »
log-votes =
    { COUNT($player) ->
        [one] { THE($player) } gagne { $n } voix { IN($land) }
       *[other] { THE($player) } gagnent { $n } voix { IN($land) }
    }
log-trend = { $player } : popularité { $amount } { IN($land) }, désormais { $trend }
log-base = { $player } : base du parti { $amount }
log-double-placed =
    { THE($player) } { COUNT($player) ->
        [one] pose
       *[other] posent
    } le marqueur double sur « { $card } » { IN($land) }
log-double-removed =
    { THE($player) } { COUNT($player) ->
        [one] retire
       *[other] retirent
    } le marqueur double de « { $card } » { IN($land) }
log-media-removed =
    { THE($player) } { COUNT($player) ->
        [one] retire
       *[other] retirent
    } un marqueur { OF($party) } { IN($land) } et { COUNT($party) ->
        [one] lui
       *[other] leur
    } { COUNT($player) ->
        [one] verse
       *[other] versent
    } { $money }
log-media-replaced =
    { THE($player) } { COUNT($player) ->
        [one] remplace
       *[other] remplacent
    } un marqueur { OF($party) } { IN($land) } et { COUNT($party) ->
        [one] lui
       *[other] leur
    } { COUNT($player) ->
        [one] verse
       *[other] versent
    } { $money }
log-acted-others_trend =
    { THE($player) } { COUNT($player) ->
        [one] fait
       *[other] font
    } baisser la popularité de tous les autres { IN($land) }
log-acted-program =
    { THE($player) } { COUNT($player) ->
        [one] peut modifier son
       *[other] peuvent modifier leur
    } programme
log-acted-poll =
    { THE($player) } { COUNT($player) ->
        [one] prend
       *[other] prennent
    } le premier sondage { IN($land) }

## Opinions et sondages
log-opinion-shifted =
    { THE($player) } { COUNT($player) ->
        [one] remplace
       *[other] remplacent
    } « { $old } » par « { $new } » { IN($land) }
log-auction = Un sondage est mis aux enchères { IN($land) } ; au dos : { $party }
log-poll-won =
    { THE($player) } { COUNT($player) ->
        [one] achète
       *[other] achètent
    } le sondage { FROM($land) } pour { $money }
log-poll-published =
    { THE($player) } { COUNT($player) ->
        [one] publie
       *[other] publient
    } le sondage { FROM($land) } : { $changes }
log-poll-published-idle =
    { THE($player) } { COUNT($player) ->
        [one] publie
       *[other] publient
    } le sondage { FROM($land) } : aucune popularité ne bouge
log-poll-kept =
    { THE($player) } { COUNT($player) ->
        [one] garde
       *[other] gardent
    } le sondage, base { $amount }
log-poll-discarded = Personne ne veut du sondage { FROM($land) }

## Conversion et élection
log-converted =
    { $n ->
        [one] { THE($player) } { COUNT($player) ->
            [one] convertit
           *[other] convertissent
        } { $n } réunion : { $votes } voix { IN($land) }
       *[other] { THE($player) } { COUNT($player) ->
            [one] convertit
           *[other] convertissent
        } { $n } réunions : { $votes } voix { IN($land) }
    }
log-election = { THE($land) } a voté : { $results }
log-coalition-joined =
    { THE($player) } { COUNT($player) ->
        [one] s’allie
       *[other] s’allient
    } { TO($party) } { IN($land) }
log-coalition-declined =
    { THE($player) } { COUNT($player) ->
        [one] refuse
       *[other] refusent
    } une coalition avec { THE($party) } { IN($land) }
log-decided-sole =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne sans partenaire { IN($land) }, +{ $points }
       *[other] { THE($parties) } gagnent sans partenaire { IN($land) }, +{ $points }
    }
log-decided-several = { THE($parties) } atteignent 50 voix { IN($land) }, +{ $points } chacun
log-decided-coalition = { THE($parties) } forment une coalition { IN($land) }, +{ $points } chacun
log-decided-none = Pas de coalition { IN($land) } : { $parties } +{ $points }
log-presence =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] place
           *[other] placent
        } un marqueur { FROM($land) } sur la piste de présence médiatique : { $points } point à la fin
       *[other] { THE($player) } { COUNT($player) ->
            [one] place
           *[other] placent
        } un marqueur { FROM($land) } sur la piste de présence médiatique : { $points } points à la fin
    }
log-points-votes =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour les voix
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour les voix
    }
log-points-presence =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour la présence médiatique
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour la présence médiatique
    }
log-points-base =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour la base du parti
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour la base du parti
    }
log-points-money =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour l’argent
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour l’argent
    }

## L’argent et la manche suivante
log-income-votes =
    { THE($player) } { COUNT($player) ->
        [one] reçoit
       *[other] reçoivent
    } { $money } pour les voix
log-income-base =
    { THE($player) } { COUNT($player) ->
        [one] reçoit
       *[other] reçoivent
    } { $money } pour la base du parti
log-donation-accepted =
    { THE($player) } { COUNT($player) ->
        [one] accepte
       *[other] acceptent
    } { $money }, base { $amount }
log-donation-refused =
    { THE($player) } { COUNT($player) ->
        [one] refuse
       *[other] refusent
    } { $money }, base { $amount }
log-land-closed = { THE($land) } quitte la table
log-land-opened = { THE($state) } arrive sur la table (élection { $number })
log-opinions-refilled = La case « Opinion publique » est complétée
log-game-ended =
    { $n ->
        [one] { THE($players) } { COUNT($players) ->
            [one] l’emporte
           *[other] l’emportent
        } avec { $points } points
       *[other] { THE($players) } se partagent la victoire avec { $points } points
    }
log-nothing = Rien à faire
