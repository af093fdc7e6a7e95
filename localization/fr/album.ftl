# L’album des marques.

album-title = Album
album-note = Trente distinctions pour des soirées à raconter. Aucune ne se gagne à l’usure.
album-count = sur { $all } distinctions
album-newest = La plus récente
album-newest-none = La première est encore à venir.
album-close = Presque
album-earned = { $day }, avec { THE($party) }
album-earned-plain = { $day }
album-stamp = { $mark } : obtenue le { $day }
album-stamp-none = { $mark } : pas encore
album-replay = Revoir la partie
album-replay-none = La partie correspondante n’a pas été gardée.
album-new = Nouveau dans l’album
album-more = et { $n ->
    [1] une autre
   *[other] { $n } autres
  }
album-detail = distinctions des grandes soirées
album-again = Relire les parties terminées
album-again-found =
    { $n ->
        [0] Les parties terminées n’apportent aucune nouvelle distinction.
        [one] { $n } nouvelle distinction grâce aux parties terminées.
       *[other] { $n } nouvelles distinctions grâce aux parties terminées.
    }
album-postmark = DIE MACHER

# Ce qui était proche ; le chiffre est celui de la partie.
mark-near-narrow = Victoire avec { $n } points d’avance, le { $day }.
mark-near-all-four = Au gouvernement après { $n } élections, le { $day }.
mark-near-forty-nine = { $n } voix sans gouverner, le { $day }.
mark-near-one-vote = { $n } voix d’avance, le { $day }.
mark-near-channel = Des marqueurs de { $n } élections, le { $day }.
mark-near-thousand = Deux sur trois, le { $day }.
mark-near-everybody = { $n } personnalités, le { $day }.
mark-near-square = { $n } réunions d’un coup, le { $day }.

# Les marques.
mark-landslide = Raz-de-marée
mark-landslide-text = Gagnez un Land avec 50 voix ou plus, alors que tous les autres y ont moins de 25.
mark-one-vote = Une voix de plus
mark-one-vote-text = Gagnez un Land avec exactement une voix d’avance.
mark-forty-nine = Quarante-neuf
mark-forty-nine-text = Finissez une élection à 49 voix sans gouverner.
mark-tail = Le petit partenaire
mark-tail-text = Gouvernez en coalition en ayant moins de voix que tous les autres partis.
mark-nowhere = Sorti de nulle part
mark-nowhere-text = Gagnez un Land où vous aviez 0 voix au début de la manche.
mark-square = La place est pleine
mark-square-text = Convertissez d’un coup huit réunions dans un même Land.
mark-word = Mot pour mot
mark-word-text = Gagnez un Land dont les quatre opinions correspondent à votre programme.
mark-wind = Vent contraire
mark-wind-text = Gagnez un Land où votre correspondance n’a jamais dépassé 1.
mark-all-four = Les quatre, sinon rien
mark-all-four-text = Soyez au gouvernement après toutes les élections d’une même partie.
mark-opposition = Opposition jusqu’au bout
mark-opposition-text = Gagnez la partie sans gouverner une seule fois.
mark-after-count = Après le décompte
mark-after-count-text = Gagnez sans être en tête après la dernière élection.
mark-narrow = Sur le fil
mark-narrow-text = Gagnez la partie d’un seul point.
mark-way-up = La longue remontée
mark-way-up-text = Gagnez la partie après avoir occupé la dernière place avant l’ultime élection.
mark-front-page = À la une
mark-front-page-text = Gagnez une partie que vous auriez perdue sans votre avance en présence médiatique.
mark-channel = Sur toutes les ondes
mark-channel-text = À chaque élection, placez un marqueur sur la piste de présence médiatique.
mark-headline = Pas un gros titre
mark-headline-text = Gagnez la partie sans acheter de marqueur média.
mark-minds = Ils ont changé d’avis
mark-minds-text = Retournez une opinion et gagnez ce Land dans la même manche.
mark-twice = Cinq sur cinq
mark-twice-text = Convertissez des réunions avec une correspondance de 5.
mark-cent = Au centime près
mark-cent-text = Gagnez la partie sans qu’il vous reste d’argent.
mark-purse = L’argent décide
mark-purse-text = Gagnez une partie que vous auriez perdue sans les points de l’argent restant.
mark-no-thanks = Non, merci
mark-no-thanks-text = Refusez tous les dons et gagnez la partie.
mark-yes-please = Oui, merci
mark-yes-please-text = Acceptez tous les dons et gagnez la partie.
mark-cheap-chair = Le fauteuil à petit prix
mark-cheap-chair-text = Soyez premier joueur à chaque manche pour 1 000 € au plus.
mark-thousand = Mille de plus
mark-thousand-text = Dans une même partie, devenez trois fois premier joueur avec exactement 1 000 € d’avance.
mark-drawer = Dans le tiroir
mark-drawer-text = Gardez un sondage dont le dos montre votre parti, et gagnez ce Land.
mark-cabinet = Le cabinet reste chez lui
mark-cabinet-text = Gagnez la partie sans payer de personnalité.
mark-everybody = Tout le monde sur scène
mark-everybody-text = Utilisez toutes vos personnalités en une partie.
mark-minus-three = Retour de moins trois
mark-minus-three-text = Gagnez un Land où votre popularité a été de −3.
mark-two = Vous deux
mark-two-text = À plusieurs sur le même écran : gouvernez avec une autre personne.
mark-last-count = Le dernier décompte
mark-last-count-text = Gagnez Berlin dans la campagne.
