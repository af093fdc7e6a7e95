### Conseil : ce qu’une place IA normale pèserait, d’après la seule vue de la place.

advice-title = Conseil
advice-thinking = Analyse en cours…
advice-note = Ce que ferait l’IA de niveau normal, qui n’en sait pas plus que vous.
advice-failed = Aucun conseil n’est possible ici.
advice-covered = Pour un conseil, la main du parti qui décide doit être visible.
advice-take = Choisir
advice-take-tip = Prépare ce choix ; rien n’est encore confirmé.
advice-close = Fermer

# $amount est un changement tel que +3
advice-base-change = base du parti { $amount }

## Raisons : ce qui se lit ou se compte sur la table une fois le choix fait
# $before et $n sont les voix maintenant et ensuite
fact-votes = { $land } : { $before } → { $n } voix
fact-majority = majorité { IN($land) } : { $before } → { $n } voix
fact-rival = { $party } { IN($land) } : { $before } → { $n } voix
fact-sent = { $politician } { IN($land) } : { $before } → { $n } voix
# Rivaux dont le programme contient la nouvelle opinion
fact-shared =
    { $n ->
        [0] aucun rival n’a { $card } dans son programme
        [one] un seul rival a { $card } dans son programme
       *[other] seuls { $n } rivaux ont { $card } dans leur programme
    }
fact-markers =
    { $n ->
        [one] { $n } marqueur média { IN($land) }
       *[other] { $n } marqueurs média { IN($land) }
    }
fact-rallies =
    { $n ->
        [one] { $n } réunion { IN($land) }
       *[other] { $n } réunions { IN($land) }
    }
# Ce que vaut un degré de popularité là où l’on enchérit pour un sondage
fact-step =
    { $n ->
        [0] un degré de popularité n’apporte aucune voix { IN($land) }
        [one] un degré de popularité apporte une voix { IN($land) }
       *[other] un degré de popularité apporte { $n } voix { IN($land) }
    }
fact-kept = sondage gardé : base du parti +{ $n }
fact-dice =
    { $n ->
        [one] membres gagnés avec un dé
       *[other] membres gagnés avec { $n } dés
    }
fact-card =
    { $n ->
        [0] { $card } ne correspond à aucun Land
        [one] { $card } correspond à un Land
       *[other] { $card } correspond à { $n } Länder
    }
# La carte laissée
fact-clash =
    { $n ->
        [one] { $card } s’oppose à un Land
       *[other] { $card } s’oppose à { $n } Länder
    }
fact-large = { $card } correspond { IN($land) } : jusqu’à { $n } points
fact-program =
    { $n ->
        [one] le programme correspond à une opinion
       *[other] le programme correspond à { $n } opinions
    }
# Le facteur des réunions, maintenant et ensuite
fact-match = correspondance { IN($land) } : ×{ $before } → ×{ $n }
# De même avec une carte de l’offre
fact-fit = { $card } { IN($land) } : ×{ $before } → ×{ $n }
# Combien de cartes de l’offre servent à quelque chose
fact-display =
    { $n ->
        [0] aucune carte de l’offre ne correspond à une opinion visible
        [one] une seule carte de l’offre correspond à une opinion visible
       *[other] { $n } cartes de l’offre correspondent à des opinions visibles
    }
# Cartes de l’offre qui est défaussée
fact-useless =
    { $n ->
        [0] aucune carte de l’offre n’améliore la correspondance
        [one] une seule carte de l’offre améliore la correspondance
       *[other] seules { $n } cartes de l’offre améliorent la correspondance
    }
fact-national =
    { $n ->
        [one] { $n } carte du programme sur le plateau national
       *[other] { $n } cartes du programme sur le plateau national
    }
fact-together = ensemble, { $n } voix { IN($land) }
# Place actuelle dans l’ordre du tour
fact-first =
    { $n ->
        [one] toujours premier joueur
       *[other] premier joueur au lieu de numéro { $n }
    }
fact-government =
    { $n ->
        [one] { $n } point pour gouverner
       *[other] { $n } points pour gouverner
    }
fact-cash = { $money } en caisse
fact-cost = ne coûte que { $money }
fact-free = ne coûte rien
fact-base = base du parti { $n }
fact-instead = { $land } : { $n } voix au lieu de { $before }
fact-rival-stays = { $party } { IN($land) } : { $n } voix au lieu de { $before }
# Le facteur des réunions d’un rival, maintenant et ensuite
fact-factor = { $party } { IN($land) } : ×{ $before } → ×{ $n }
# Rivaux dont le programme s’oppose à la nouvelle opinion
fact-opposed =
    { $n ->
        [one] { $card } s’oppose au programme de { $n } rival
       *[other] { $card } s’oppose au programme de { $n } rivaux
    }
# Rivaux dont le programme contient l’opinion qui part
fact-lost =
    { $n ->
        [one] { $n } rival perd sa correspondance avec { $card }
       *[other] { $n } rivaux perdent leur correspondance avec { $card }
    }
# Propres marqueurs, puis ceux du parti qui en a le plus ensuite
fact-lead = le plus de marqueurs média { IN($land) } : { $n } contre { $before }
fact-level = { $party } { IN($land) } : égalité dans les médias, { $n } à { $n }
# Si le parti y gagne ou y a le plus de marqueurs
fact-presence =
    { $n ->
        [one] marqueur { IN($land) } : jusqu’à { $n } point à la fin
       *[other] marqueur { IN($land) } : jusqu’à { $n } points à la fin
    }
fact-scarce =
    { $n ->
        [one] plus que { $n } case média libre { IN($land) }
       *[other] plus que { $n } cases média libres { IN($land) }
    }
# $n est la manche de son élection : la popularité ou un marqueur y compte jusque-là
fact-lasts = { $land } : élection à la manche { $n } seulement
fact-supply =
    { $n ->
        [one] { $n } marqueur média reste en réserve
       *[other] { $n } marqueurs média restent en réserve
    }
fact-stay =
    { $n ->
        [one] { $n } réunion reste { IN($land) }
       *[other] { $n } réunions restent { IN($land) }
    }
fact-better =
    { $n ->
        [one] { $n } carte absente de l’offre correspond mieux
       *[other] { $n } cartes différentes absentes de l’offre correspondent mieux
    }
fact-space =
    { $n ->
        [one] { $card } sur le plateau national : { $n } point
       *[other] { $card } sur le plateau national : { $n } points
    }
fact-members =
    { $n ->
        [one] { $n } membre reste
       *[other] les { $n } membres restent
    }
# Ses voix, puis celles du parti suivant
fact-alone = en tête { IN($land) } sans partenaire, { $n } contre { $before }
fact-ahead = anticipe la suite
# Ce qu’un rival aurait sans ce coup : marqueurs, voix
fact-ahead-media = anticipe la suite : { $party } { IN($land) } sinon en tête des médias, avec { $n }
fact-ahead-majority = anticipe la suite : { $party } { IN($land) } sinon à { $n }, une majorité

advice-equal = Aussi bien que : { $other }
advice-as-good = Aussi bien que le numéro { $place }
advice-slightly-better = Pas de raison unique ; un peu mieux
advice-clearly-better = Pas de raison unique ; nettement mieux
advice-slightly-worse = Un peu moins bien que le numéro 1
advice-clearly-worse = Nettement moins bien que le numéro 1
advice-only = Le seul choix envisageable

## Commandes
advice-keep-rallies = Garder les réunions
advice-decline = Ne pas payer
advice-lay = Poser { $cards }
# $symbol est par exemple « Réunions +3 »
advice-deploy = Bloc { $number } avec { $parts }
advice-deploy-part = { $symbol } ({ $land })
advice-bid = Miser { $money }
advice-raise = Relancer à { $money }
advice-take-card = Prendre { $card }
advice-no-swap = Ne rien échanger, garder { $card }
advice-swap = { $out } contre { $into }
advice-swaps = Échanger { $swaps } ; garder { $card }
advice-media = Poser un marqueur média { IN($land) }
advice-rallies-part =
    { $n ->
        [one] { $n } réunion { IN($land) }
       *[other] { $n } réunions { IN($land) }
    }
advice-rallies-shared =
    { $n ->
        [one] { $n } réunion ({ $shares })
       *[other] { $n } réunions ({ $shares })
    }
advice-rallies-share = { $land } { $n }
advice-politician = { $name } → { $land }
advice-double = Doubler { $card }
advice-double-off = Retirer le marqueur double de { $card }
advice-remove-media = Retirer un marqueur média { OF($party) }
advice-shift = Remplacer { $out } par { $into }
advice-publish = Publier le sondage
advice-keep-poll = Garder le sondage
advice-join = Entrer dans la coalition

## Le conseiller : parle avant un choix nettement moins bon qu’un autre, une fois par genre et par partie
coach-title = Avant de confirmer
coach-change = Modifier
coach-instead = Faire plutôt cela
coach-do = Confirmer quand même
# $chosen est le choix en quelques mots, $choice le meilleur, $why sa raison
coach-better = { $chosen } ? Mieux : { $choice }. { $why }.
