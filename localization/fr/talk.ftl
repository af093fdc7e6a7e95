# Ce que disent les six pendant la partie. Chaque réplique a sa condition, chaque nombre est recalculé d’après le journal.

talk-treasurer-met = Encore vous. La dernière fois, il me restait { $money }. À vous, { $yours }.
talk-treasurer-habit = Moi, je l’ai encore.
talk-treasurer-hurt = { $n } voix. C’est noté, avec la date.
talk-treasurer-hurts = Rien de personnel. Ça m’a coûté { $money }, j’ai le reçu.
talk-treasurer-worked = { IN($land) }, je n’ai rien acheté. J’y avais { $n } voix dès le départ.
talk-treasurer-alone = { $n }. À crédit, pour une fois.
talk-treasurer-short = Il manquait { $n } voix. Je sais ce que ça m’aurait coûté : { $money }.
talk-treasurer-partner = La moitié, ça me va. De la facture aussi.
talk-treasurer-out = Avec moi, c’était moins cher.
talk-treasurer-last = Encore un dépouillement. J’ai de quoi le payer.
talk-treasurer-won = À la fin, c’est du calcul.
talk-treasurer-lost = Je suis riche. Ça donne la deuxième place.

talk-gambler-met = La revanche ? La vôtre ou la mienne ?
talk-gambler-habit = Je l’avais dit : cinquante.
talk-gambler-hurt = En plein dans les côtes. { $n } voix ! Respect.
talk-gambler-hurts = Je vous voyais à { $before }. C’était plus fort que moi.
talk-gambler-worked =
    { $halls ->
        [one] { $halls } salle
       *[other] { $halls } salles
    }, une soirée : { $n } voix { IN($land) }.
talk-gambler-alone = { $n } ! Que quelqu’un m’arrête.
talk-gambler-short = { $n } voix. Une salle. Une seule !
talk-gambler-partner = Deux au volant. Bon.
talk-gambler-out = Très bien, je chahuterai.
talk-gambler-last = Tout sur { THE($land) }. Vous le saviez.
talk-gambler-won = Je n’en ai jamais douté.
talk-gambler-lost = Belle soirée. On remet ça ?

talk-editor-met = J’ai gardé les coupures de notre dernière soirée.
talk-editor-habit = Vous le lirez demain.
talk-editor-hurt = Vous m’avez pris mon journal { IN($land) }. On verra qui écrira en dernier.
talk-editor-hurts = { $card } : ce n’est plus à la une { IN($land) }. { $n } voix.
talk-editor-worked =
    { $papers ->
        [one] { $papers } journal
       *[other] { $papers } journaux
    }, une opinion : { $n } voix.
talk-editor-alone = Un titre sans équivoque.
talk-editor-short = { $n } voix. Le rectificatif paraîtra en tout petit.
talk-editor-partner = Un communiqué commun, donc.
talk-editor-out = Pas de commentaire.
talk-editor-last = Dernière édition. On boucle à dix-huit heures.
talk-editor-won = Mon titre était prêt depuis mardi.
talk-editor-lost = Un bon perdant, c’est aussi un sujet.

talk-marketplace-met = Vous, moi et les mêmes places.
talk-marketplace-habit = Encore une place.
talk-marketplace-hurt = Aïe. { $n } voix. J’apporterai quand même le gâteau.
talk-marketplace-hurts = Toutes mes excuses. { IN($land) }, c’était moi.
talk-marketplace-worked =
    Des salles dans { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }, et { THE($land) } a suivi.
talk-marketplace-alone = Que de monde ! { $n } !
talk-marketplace-short =
    Encore { $n ->
        [one] { $n } poignée de main
       *[other] { $n } poignées de main
    }. J’y serais arrivé.
talk-marketplace-partner = À deux, on a plus chaud.
talk-marketplace-out = Appelez-moi la prochaine fois. J’ai le mégaphone.
talk-marketplace-last = Plus qu’une place. J’y suis.
talk-marketplace-won = J’ai été partout. C’est tout.
talk-marketplace-lost = Vous avez mieux compté. C’est moi qui vous l’ai appris.

talk-broker-met =
    La dernière fois, nous avons gouverné { $n ->
        [one] { $n } fois
       *[other] { $n } fois
    } ensemble. On recommence ?
talk-broker-habit = Ce sera donc nous deux.
talk-broker-hurt = { $n } voix. J’espère que ça valait un partenaire.
talk-broker-hurts = Ça vous a coûté { $n } voix. Ce n’était pas contre vous.
talk-broker-worked =
    { $n ->
        [one] { $n } carte en commun
       *[other] { $n } cartes en commun
    }. Je n’avais pas besoin de cinquante.
talk-broker-alone = Seule ? C’est étrange.
talk-broker-short = { $n } voix. À nous deux, nous les avions.
talk-broker-partner = { $a } et { $b } : { $c }. J’aime les sommes.
talk-broker-out = Personne ne m’a rien demandé. Je retiens qui aurait eu une raison.
talk-broker-last = Qui gouverne avec qui, ce soir ? Je connais quelqu’un.
talk-broker-won = Nous avons gagné. Enfin, moi.
talk-broker-lost = La prochaine fois, avec moi.

talk-pollster-met =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Vous menez { $a } à { $b }. Pour l’instant.
talk-pollster-habit = Ce ne sont que des chiffres.
talk-pollster-hurt = Une valeur aberrante. { $n } voix.
talk-pollster-hurts = Vous étiez en tête. Il n’en faut pas plus.
talk-pollster-worked =
    Popularité { $trend }, correspondance { $match }, { $rallies ->
        [one] { $rallies } salle
       *[other] { $rallies } salles
    }. Ça devait donner { $n }.
talk-pollster-alone = Au-delà de la marge d’erreur.
talk-pollster-short = { $n } voix. Mon erreur.
talk-pollster-partner = Corrélation.
talk-pollster-out = Non significatif, apparemment.
talk-pollster-last = Sur la table, { $a } à { $b }. Encore un dépouillement.
talk-pollster-won = Comme publié.
talk-pollster-lost = Je poserai de meilleures questions.

talk-plan-denied = Le sondage { IN($land) }, je l’ai acheté pour que vous ne l’ayez pas. { $trend } pour vous : { $votes } au lieu de { $now }.
talk-plan-opinion = Votre carte { IN($land) }, c’était { $card }. Avec elle, vous aviez { $votes } et non { $now }.
talk-plan-marker = Mon journal { IN($land) } ne servait qu’à vous rejoindre : { $n } à { $n }. Personne n’a rien écrit.
talk-plan-overshoot = { IN($land) }, j’en ai acheté { $n } de plus qu’il ne fallait. Heureusement : vous m’avez coûté { $votes } voix.
talk-plan-late = { IN($land) }, j’ai attendu qu’une carte de plus corresponde : { $votes } voix et non { $instead }.
talk-plan-partner = Une nouvelle carte, { $n } en commun avec { THE($party) } : { IN($land) }, on s’est adressé à moi, pas { TO($other) }.
talk-plan-saved =
    Je n’ai misé que { $bid } pour jouer en premier. Il me restait { $money } pour { $n ->
        [one] { $n } réunion
       *[other] { $n } réunions
    } { IN($land) } : { $votes } voix.
talk-plan-start = { $money } pour jouer en premier. C’était l’égalité { IN($land) } : { $votes } voix de chaque côté.

# Un clic sur une réplique à la table
talk-quieter = Plus calme : désormais, seulement après les élections

# Sur la carte entre deux manches
talk-about = { $player }, à propos { OF($land) }
talk-waits = Attend que chacun ait parlé.
feud-end = { $player } et vous : coups échangés { $a } : { $b }, les derniers { IN($land) }
feud-score = { $a } : { $b }
feud-own = coups échangés { $a } : { $b }
feud-votes = Manche { $round }, { $land } : { $player } coûte { $n } voix { TO($other) }
feud-fifty = Manche { $round }, { $land } : { $player } fait passer { $other } sous 50, { $n } voix
feud-lead = Manche { $round }, { $land } : { $player } prend l’influence sur les médias { TO($other) }
feud-state = Manche { $round }, { $land } : { $player } gouverne, { $other } n’était pas loin
feud-refused = Manche { $round }, { $land } : { $player } refuse l’offre { OF($other) }
feud-left = Manche { $round }, { $land } : { $player } gouverne avec un autre parti, sans { $other }
feud-outbid = Manche { $round }, { $land } : { $player } surenchérit sur { $other } au sondage

# Before elections with coalitions that are agreed on
talk-offer-asks = { $a } et { $b } : ça fait { $c }, contre { $most } pour { THE($party) }. Qu’en dites-vous ?
talk-offer-yes = Entendu : { $c }, contre { $most } pour { THE($party) }.
talk-offer-grudge = Je n’ai pas oublié { THE($land) }. Demandez à quelqu’un d’autre.
talk-offer-first =
    Vous menez avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }. Ce sera sans moi.
talk-offer-forced =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en commun : je n’ai pas le choix.
