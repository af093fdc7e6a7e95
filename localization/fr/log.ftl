### Le journal : une ligne par événement, au présent, des noms invariables.
### $player nom d’une place · $land nom ou code d’un Land · $money montant fini · $amount nombre avec son signe
### $card, $old, $new cartes avec leur signe · $party sigle

## Mise en place
log-game-started =
    { $elections ->
        [one] Nouvelle partie : { $n } partis, { $elections } élection
       *[other] Nouvelle partie : { $n } partis, { $elections } élections
    }
log-land-drawn = Seul vote : { $first }
log-lands-drawn = { THE($first) } vote d’abord, puis { THE($others) }
log-opinion-turned = { $land } : l’opinion { $card } est révélée
log-opinions-turned =
    { $n ->
        [one] { $land } : { $n } opinion révélée
       *[other] { $land } : { $n } opinions révélées
    }
log-opinion-repeated = { $land } : l’opinion { $card } répète un thème et est remplacée
log-programs-dealt =
    { $n ->
        [one] Chaque parti reçoit { $n } carte de programme
       *[other] Chaque parti reçoit { $n } cartes de programme
    }
log-programs-redrawn =
    { $n ->
        [one] { $player } repioche { $n } carte, des thèmes manquent
       *[other] { $player } repioche { $n } cartes, des thèmes manquent
    }
log-draft-passed = Choix { $kept } sur 4 : les cartes passent à gauche
log-answer-sealed = { $player } a choisi
log-program-laid = { $player } révèle son programme
log-programs-discarded = { $player } défausse { $cards }
log-display-discarded = Nouvelle offre de programmes
log-party-order = { $player } commence provisoirement
log-deployment = { $player } : bloc { $block } ({ $lands })
log-shuffled-programs =
    { $n ->
        [one] Pile des programmes remélangée, { $n } carte
       *[other] Pile des programmes remélangée, { $n } cartes
    }
log-shuffled-opinions =
    { $n ->
        [one] Pile des opinions remélangée, { $n } carte
       *[other] Pile des opinions remélangée, { $n } cartes
    }
log-shuffled-polls =
    { $n ->
        [one] Pile des sondages remélangée, { $n } carte
       *[other] Pile des sondages remélangée, { $n } cartes
    }

## La manche
log-round = Manche { $round }, élection : { $lands }
log-passed-start_tie = { $player } passe
log-passed-program = { $player } garde son programme
log-passed-media = { $player } passe
log-passed-rallies = { $player } passe
log-passed-cabinet_placement = { $player } n’envoie personne
log-passed-cabinet_actions = { $player } renonce aux actions { IN($land) }
log-passed-media_influence = { $player } ne change rien { IN($land) }
log-passed-polls = { $player } passe
log-passed-conversion = { $player } garde ses réunions { IN($land) }
log-nothing-else = { $line } : aucun autre choix
log-by-itself = { $line } : automatique
log-bid = { $player } mise { $money }
log-start-tied = Égalité à { $money } : { $players } relancent
log-start-raised = { $player } relance à { $money }
log-start-player = { $player } joue en premier, { $money }
log-bluff = { $player } ne peut payer { $money } : tout son argent est perdu, base { $amount }
log-card-drawn = { $player } pioche une carte
log-card-drawn-seen = { $player } pioche { $card }
log-display-taken = { $player } prend { $card }
log-swapped = { $player } échange { $old } contre { $new }
log-media-placed = { $player } : marqueur média { IN($land) }, { $money }
log-rallies =
    { $n ->
        [one] { $player } : { $n } réunion { IN($land) }, { $money }
       *[other] { $player } : { $n } réunions { IN($land) }, { $money }
    }

## Cabinet fantôme
log-politician-placed = { $player } envoie une personnalité { IN($land) }
log-politicians-revealed =
    { $n ->
        [one] { $land } : { $n } personnalité révélée
       *[other] { $land } : { $n } personnalités révélées
    }
log-politician-paid = { $player } paie { $money } : { $politician }
log-politician-declined = { $player } ne paie pas : { $politician }
log-votes = { $player } : { $amount } voix { IN($land) }
log-trend = { $player } : popularité { $amount } { IN($land) } (désormais { $trend })
log-base = { $player } : base du parti { $amount }
log-double-placed = { $player } { IN($land) } : marqueur double sur { $card }
log-double-removed = { $player } { IN($land) } : marqueur double retiré de { $card }
log-media-removed = { $player } retire un marqueur { OF($party) } { IN($land) }, { $money } pour { $other }
log-media-replaced = { $player } remplace un marqueur { OF($party) } { IN($land) }, { $money } pour { $other }
log-acted-others_trend = { $player } fait baisser la popularité de tous les autres { IN($land) }
log-acted-program = { $player } peut modifier son programme
log-acted-poll = { $player } prend le premier sondage { IN($land) }

## Opinions et sondages
log-opinion-shifted = { $player } { IN($land) } : { $new } remplace { $old }
log-auction = { $land } : un sondage avec { THE($party) } au dos
log-poll-won = { $player } achète le sondage { IN($land) }, { $money }
log-poll-published = { $player } publie { IN($land) } : { $changes }
log-poll-published-idle = { $player } publie { IN($land) } : aucune popularité ne bouge
log-poll-kept = { $player } garde le sondage, base { $amount }
log-poll-discarded = { $land } : personne ne veut du sondage

## Conversion et élection
log-converted =
    { $n ->
        [one] { $player } : { $n } réunion → { $votes } voix { IN($land) }
       *[other] { $player } : { $n } réunions → { $votes } voix { IN($land) }
    }
log-election = { THE($land) } a voté : { $results }
log-coalition-joined = { $player } : coalition avec { THE($party) } { IN($land) }
log-coalition-declined = { $player } refuse une coalition avec { THE($party) } { IN($land) }
log-decided-sole =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne sans partenaire { IN($land) }, +{ $points }
       *[other] { THE($parties) } gagnent sans partenaire { IN($land) }, +{ $points }
    }
log-decided-several = { THE($parties) } atteignent 50 { IN($land) }, +{ $points } chacun
log-decided-coalition = { THE($parties) } forment une coalition { IN($land) }, +{ $points } chacun
log-decided-none = { $land } : pas de coalition, { $parties } +{ $points }
log-presence =
    { $points ->
        [one] { $player } : présence médiatique { IN($land) }, { $points } point à la fin
       *[other] { $player } : présence médiatique { IN($land) }, { $points } points à la fin
    }
log-points-votes =
    { $points ->
        [one] { $player } : { $points } point pour les voix
       *[other] { $player } : { $points } points pour les voix
    }
log-points-presence =
    { $points ->
        [one] { $player } : { $points } point pour la présence médiatique
       *[other] { $player } : { $points } points pour la présence médiatique
    }
log-points-base =
    { $points ->
        [one] { $player } : { $points } point pour la base du parti
       *[other] { $player } : { $points } points pour la base du parti
    }
log-points-money =
    { $points ->
        [one] { $player } : { $points } point pour l’argent
       *[other] { $player } : { $points } points pour l’argent
    }

## L’argent et la manche suivante
log-income-votes = { $player } : { $money } pour les voix
log-income-base = { $player } : { $money } pour la base du parti
log-donation-accepted = { $player } accepte { $money }, base { $amount }
log-donation-refused = { $player } refuse { $money }, base { $amount }
log-land-closed = { THE($land) } quitte la table
log-land-opened = { THE($name) } arrive sur la table, élection { $number }
log-opinions-refilled = La case « Opinion publique » est complétée
log-game-ended =
    { $n ->
        [one] { $players } l’emporte avec { $points } points
       *[other] { $players } se partagent la victoire avec { $points } points
    }
log-nothing = Rien à faire
