# Les six personnages.

rivals-title = Rivaux
rivals-note = Six rivaux à connaître. Chacun joue tous les partis, à tous les niveaux. Ses manies ne le rendent ni plus faible ni plus fort.
rivals-bids = Mises (premier joueur)
rivals-tonight = Ce soir
rivals-tonight-about = Vous : { $party }, { $elections } élections, niveau { $level }. Environ { $minutes } minutes.
rivals-play = Jouer
rivals-others = Changer de rivaux
rivals-level = Niveau
rivals-bids-said = Mises pour jouer en premier ({ $rival }) : { $list }
rivals-bid =
    { $n ->
        [0] zéro : { $share }
        [1] mille : { $share }
       *[other] { $n } mille : { $share }
    }
rivals-bid-most = six mille ou plus : { $share }
rivals-seat = { $rival }, { $party }
rivals-level-easy = Facile
rivals-level-normal = Normal
rivals-level-hard = Difficile
rivals-level-expert = Expert
rivals-proposed-up = { $won } victoires sur vos { $all } dernières parties au niveau « { $level } » : et si vous passiez au niveau supérieur ?
rivals-proposed-down = Aucune victoire en { $all } parties au niveau « { $level } » : et si vous passiez au niveau inférieur ?
rivals-propose-not = Ne plus proposer de niveau
rivals-propose = Proposer un niveau

# What one of them says in the log of a game.
rival-says = { $player } : « { $words } »
rival-treasurer-role = La trésorière
rival-treasurer-quote = Une voix se dépense, l’argent se garde.
rival-treasurer-likes = met de l’argent de côté pour la fin
rival-treasurer-habit = accepte tous les dons aux manches 1 et 2
rival-treasurer-bids = Mise peu et garde un œil sur votre argent.
rival-treasurer-word = l’argent
rival-gambler-role = Le flambeur
rival-gambler-quote = Cinquante ou rien.
rival-gambler-likes = empile volontiers huit réunions dans un seul Land
rival-gambler-habit = convertit tard, tout d’un coup
rival-gambler-bids = Mise tout ou rien, impossible à prévoir.
rival-gambler-word = tout ou rien
rival-editor-role = La rédactrice en chef
rival-editor-quote = À vous la rue. À moi la une.
rival-editor-likes = aime poser un troisième marqueur média
rival-editor-habit = retourne les opinions contre vous
rival-editor-bids = Mise souvent de deux à quatre mille.
rival-editor-word = à la une
rival-marketplace-role = Le tribun
rival-marketplace-quote = Trois ici, trois là, chaque semaine.
rival-marketplace-likes = tient à trois réunions dans chaque Land
rival-marketplace-habit = convertit dès quatre réunions
rival-marketplace-bids = Mise toujours un peu, jamais zéro.
rival-marketplace-word = partout
rival-broker-role = La négociatrice
rival-broker-quote = À nous deux, ça fait soixante.
rival-broker-likes = cherche les mêmes cartes que le parti en tête
rival-broker-habit = refuse les petits dons
rival-broker-bids = Mise toujours dans la moyenne.
rival-broker-word = partenaires
rival-pollster-role = Le sondeur
rival-pollster-quote = La popularité est de mon côté. Je l’ai achetée.
rival-pollster-likes = aime les sondages qui gênent le parti en tête
rival-pollster-habit = envoie ses personnalités contre le parti en tête
rival-pollster-bids = Mise plus haut à chaque manche.
rival-pollster-word = sondages
