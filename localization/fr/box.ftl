### La boîte sur l’étagère : valeurs lues sur les cartes de la boîte du joueur.
### $done et $total comptent des valeurs ou des cartes, $low, $high et $guess sont des nombres, $file est un fichier.

box-title = Votre boîte de jeu
box-about = Vous avez le jeu ? Saisissez ce que disent vos cartes : vous jouerez avec les vraies valeurs.
box-kinds = Sortes de cartes
box-count = { $done } sur { $total }
box-back = Retour
box-save = Exporter
box-open = Importer
box-open-title = Importer les valeurs d’une boîte
box-nothing = Vous n’avez encore rien saisi.
box-at-most = maximum
box-large = grand Land
box-small = petit Land
box-none = absent
box-yes = oui
box-no = non

## Sortes de cartes
box-page-lands = Cartes de Land
box-page-rows = Paliers de voix
box-page-polls = Cartes de sondage
box-page-politicians = Cabinet fantôme
box-page-blocks = Blocs de départ
box-page-sheet = Feuille de départ
box-page-presence = Présence médiatique
box-page-presence--classic = Cases média
box-page-national = Plateau national
box-page-trend = Échelle de popularité
box-page-display = Offre de programmes
box-page-dice = Dés
box-page-donations = Dons
box-page-donations--classic = Contributions
box-page-lid = Couvercle
box-page-more = Autres valeurs

## Cartes
box-card-poll = Carte de sondage { $number }
box-card-block = Bloc { $number }
box-card-donation = Carte { $number }
box-card-all = Toutes les cartes de Land
box-card-all-short = Tout
box-card-start = Pour tous
box-card-choice = Colonne { $column }, choix { $number }

## Valeurs d’une carte
box-head-votes = Voix
box-head-points = Points
box-head-points--classic = Sièges
box-head-card = Votre carte
box-field-size = Taille
box-field-back = Parti figurant au dos
box-field-seven = Symbole 7
box-field-cost = Coût
box-field-phone = Téléphone
box-field-members = Membres
box-field-base = Membres
box-field-meetings = Réunions
box-field-accept = Accepté : base perdue
box-field-reject = Refusé : base gagnée
box-field-dice = Dés
box-field-scale = De gauche à droite
box-field-bands = Les lignes débutent à
box-field-black = Case noire { $number }
box-field-white = Case blanche { $number }
box-field-spot = Case { $number }
box-field-recruits = Case { $number }, membres
box-field-points = Case { $number }, points
box-field-players = À { $number } joueurs
box-field-face = Face { $number }
box-field-from = { $elections } élections, minutes min.
box-field-to = { $elections } élections, minutes max.
box-field-money = Argent
box-field-symbol = Symbole { $number }
box-field-action = Action { $number }
box-field-amount = Valeur { $number }
box-symbol-rallies = Réunions
box-symbol-trend = Popularité
box-symbol-media = Médias
box-symbol-votes = Voix
box-action-votes = Voix
box-action-trend = Popularité
box-action-other_trend = Popularité d’un autre
box-action-replace_media = Remplacer un marqueur
box-action-double = Enjeu clé

## Question et aide
box-ask = { $what } : que dit la carte ?
box-ask-votes = { $votes } voix : que dit la carte ?
box-range = de { $low } à { $high }
box-hint-points = Entre { $low } et { $high } : les points ne baissent jamais. Touche { $key } : ligne suivante.
box-hint-order = Entre { $low } et { $high }, pour garder l’ordre. { $key } passe à la ligne suivante.
box-hint-number = Saisissez le nombre de votre carte. { $key } passe à la ligne suivante.
box-hint-poll = Le changement tel qu’il est imprimé, comme +1 ou −2. { $key } passe à la ligne suivante.
box-hint-choice = Choisissez ce qui est imprimé.
box-hint-back = Choisissez le parti du dos ; au recto, il a +2.
box-hint-row = Tous les nombres de gauche à droite, séparés par des espaces. { $key } les valide.
box-hint-own = Seulement si cette carte a ses propres lignes : à combien de voix elles débutent. { $key } les valide.

## Ce qui est étrange
box-doubt-number = Ce n’est pas encore un nombre.
box-doubt-order = D’après les valeurs voisines, ce devrait être entre { $low } et { $high }.
box-doubt-least = D’après les valeurs voisines, il faudrait au moins { $low }.
box-doubt-between = Les valeurs voisines ne laissent place à aucun nombre ici. L’une d’elles est peut-être fausse.
box-doubt-unit = L’argent va par pas de { $unit }.
box-doubt-same-maximum = { THE($land) } a le même maximum, et deux Länder n’ont jamais le même.
box-doubt-far = C’est loin de notre { $guess }. Une faute de frappe ?
box-doubt-row-empty = Il faut au moins un nombre.
box-doubt-row-rises = Chaque nombre devrait être plus grand que le précédent.
box-doubt-row-zero = L’échelle devrait contenir 0.
box-doubt-row-first = La première ligne devrait débuter à 0 voix.
box-doubt-row-last = Aucune ligne ne débute au-delà de { $high } voix.
box-doubt-symbol = Un symbole figure au plus { $limit } fois dans un bloc.
box-doubt-back = { THE($party) } { COUNT($party) ->
        [one] devrait être le parti
       *[other] devraient être le parti
    } qui a +2.
box-doubt-action-twice = Cette action est déjà sur la carte.
box-doubt-two-twice = Un seul parti d’un sondage a +2.
box-doubt-two-missing = Un parti du sondage devrait avoir +2 : celui du dos.
box-doubt-title = Votre carte dit-elle vraiment { $value } ?
box-doubt-no = Corriger
box-doubt-yes = Oui, c’est bien ça

## À côté de la carte
box-from = de la boîte
box-from-note = { $n ->
    [0] Encore aucune. Ce que vous saisissez est conservé.
    [one] Une valeur. Elle est à vous et sera conservée.
   *[other] { $n } valeurs. Elles sont à vous et seront conservées.
  }
box-rulebook = de la règle
box-reconstruction = valeurs reconstituées
box-reconstruction-note = { $n ->
    [0] Il n’en reste aucune.
    [one] Une valeur, déduite de celles que l’on connaît.
   *[other] { $n } valeurs, déduites de celles que l’on connaît.
  }
box-game = Pendant la partie, les valeurs de votre boîte ({ $done } sur { $total }) remplacent les valeurs reconstituées.
box-game-none = Tant que vous n’avez rien saisi, les valeurs reconstituées comptent.
box-game-unused = Les nouvelles parties n’utilisent pas votre boîte.
box-use = Utiliser votre boîte dans les nouvelles parties
box-agree = Confirmer tout le reste
box-agree-short = Confirmer le reste
box-agree-tip = Vous confirmez que toutes les autres lignes affichées sont celles de votre carte ; elles comptent alors comme saisies.
box-agree-done = Cette carte est complète.
box-clear = Effacer cette carte
box-clear-short = Effacer
box-clear-none = Vous n’avez rien saisi sur cette carte.
box-page-done = { $page } : complet. Merci !
box-aside = Les parties laissent cette carte de côté pour l’instant : { $reason }

## Fichiers
box-saved = Exporté dans { $file }
box-not-saved = Votre saisie n’a pas pu être enregistrée : { $detail }
box-damaged = Le fichier de votre boîte est illisible. Il a été mis de côté sous le nom { $file }, et la boîte est vide.
box-strange = { $n ->
    [0] Aucune valeur du fichier n’a été laissée de côté.
    [one] Une valeur du fichier n’appartient à aucune carte de cette édition et a été laissée de côté.
   *[other] { $n } valeurs du fichier n’appartiennent à aucune carte de cette édition et ont été laissées de côté.
  }
box-file-bad = { $file } n’est pas utilisable : { $reason }
box-file-empty = { $file } ne contient rien pour votre boîte.
box-opened = { $n ->
    [0] Le fichier n’apporte rien de nouveau.
    [one] Une valeur a été reprise.
   *[other] { $n } valeurs ont été reprises.
  }
box-clash-title = Deux boîtes en désaccord
box-clash = { $n ->
    [0] Aucune valeur n’est différente dans le fichier.
    [one] Une valeur que vous avez saisie est différente dans le fichier. Laquelle doit compter ?
   *[other] { $n } valeurs que vous avez saisies sont différentes dans le fichier. Lesquelles doivent compter ?
  }
box-keep-mine = Garder ma saisie
box-take-theirs = Prendre le fichier
box-take-none = Ne pas importer

## Ce qu’une partie dit de ses valeurs
box-in-game = Valeurs de la boîte : { $done } sur { $total }
box-in-game-file = Valeurs du fichier { $file }
