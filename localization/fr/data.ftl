### Valeurs d’une édition : d’où elles viennent, ce qui cloche dans un fichier de valeurs, la commande « macher data ».

## D’où vient une valeur
provenance-rulebook = règle du jeu
provenance-public = source publique
provenance-box = boîte
provenance-reconstruction = valeur reconstituée
provenance-reconstruction-tip = Valeur reconstituée : la valeur imprimée peut différer.
provenance-from-rulebook = De la règle du jeu
provenance-from-public = De sources publiques
provenance-from-box = De la boîte
provenance-in-part = { $figure } (en partie)

## Sur quoi portent les valeurs ; -why donne le raisonnement d’une reconstruction
figure-edition = Édition, joueurs et thèmes
figure-lengths = Durées de la partie
figure-lengths-minutes = Temps de jeu
figure-lengths-minutes-why = Notre estimation pour une partie autour d’une table.
figure-presence = Cases de présence médiatique
figure-presence-why = Seule la première case blanche, 10, est connue. Les autres suivent de deux en deux : les premières élections valent plus, comme dans les éditions plus anciennes.
figure-votes = Lignes des cartes de Land
figure-votes-bands = Lignes des cartes de Land
figure-votes-bands-why = On sait que les points commencent à 5 voix et s’arrêtent à 50 ; entre les deux, nous avançons de cinq en cinq.
figure-lands = Cartes de Land
figure-lands-size = Grands et petits Länder
figure-lands-size-why = Huit Länder sont petits. Nous prenons les huit dont le maximum est le plus bas ; ce sont aussi les moins peuplés.
figure-lands-maximum = Maximum de points d’un Land
figure-lands-maximum-why = Seul le maximum du Brandebourg est connu : 21, les trois quarts de sa valeur de 1997. Les autres Länder suivent le même rapport.
figure-lands-points = Points pour les voix
figure-lands-points-why = Quatre résultats du Brandebourg sont connus. Une courbe qui les relie, d’abord raide puis plus plate, est reportée sur chaque Land.
figure-polls = Sondages
figure-polls-kept_base = Base du parti pour un sondage non publié
figure-polls-cards = Cartes de sondage
figure-polls-cards-why = Il y a dix cartes avec un +2 chacune, et deux sont en partie connues. Les nôtres portent une fois +2, +1, 0, −1 et −2 et traitent tous les partis de la même façon.
figure-politicians = Personnalités
figure-program = Cartes de programme
figure-program-copies = Nombre de cartes de programme
figure-program-display = Cartes de l’offre de programmes
figure-program-display-why = Certaines cases servent toujours, quelques autres à quatre et cinq joueurs, une seule à cinq. Nous jouons 3 + 2 + 1.
figure-opinions = Nombre de cartes d’opinion
figure-start = Début
figure-start-money = Argent au début
figure-start-base = Base du parti au début
figure-start-blocks = Blocs du déploiement
figure-start-blocks-why = Seul le troisième bloc est connu. Dans les autres, chaque symbole figure une fois et l’un d’eux deux fois.
figure-rallies = Réunions
figure-media = Marqueurs média
figure-trend = Échelle de popularité
figure-trend-scale = Échelle de popularité
figure-trend-scale-why = Les valeurs −3, −2, 0, +2 et +4 apparaissent dans des exemples. Les degrés intermédiaires et les deux bouts sont de nous.
figure-election = Bonus électoral
figure-money = Argent
figure-donations = Dons

## De même pour les éditions classiques
figure-classic-edition = Édition et joueurs
figure-classic-edition-topics = Thèmes
figure-classic-lengths = Durées de la partie
figure-classic-lengths-minutes = Temps de jeu
figure-classic-lengths-minutes-why = Notre estimation pour une partie autour d’une table.
figure-classic-presence = Cases média du plateau national
figure-classic-presence-why = Comme dans l’édition de 1997, où elles sont connues. La règle de 2006 dit elle aussi que les premières élections valent plus.
figure-classic-votes-bands = Lignes des cartes de Land
figure-classic-votes-bands-why = Les lignes imprimées ne sont pas connues. Nous en prenons une par nombre de voix, et aucune en dessous de 5, comme dans l’édition de 2019.
figure-classic-lands-maximum = Maximum de sièges d’un Land
figure-classic-lands-maximum-why = Personne ne donne le maximum du Mecklembourg-Poméranie. C’est le seul Land qui reste pour un 24 rapporté par des joueurs.
figure-classic-lands-points = Sièges pour les voix
figure-classic-lands-points-why = Les tableaux ne sont pas connus. Les nôtres montent régulièrement jusqu’au maximum à 50 voix et contiennent tous les résultats rapportés par des joueurs.
figure-classic-polls = Mises pour les sondages et leurs effets
figure-classic-polls-cards = Cartes de sondage
figure-classic-polls-cards-why = Aucune carte n’est connue. Nous prenons les dix cartes de notre édition de 2019 et dix autres aux signes inversés. Tous les partis sont traités de la même façon.
figure-classic-politicians = Cabinet fantôme
figure-classic-politicians-why = On ne connaît qu’un seul coût, 25 000, et les sortes d’actions. Nos cartes sont d’autant plus fortes qu’elles sont chères, avec un téléphone pour chaque tuile de coalition.
figure-classic-program = Cartes de programme
figure-classic-opinions = Cartes d’opinion et réserve d’échange
figure-classic-start-money = Argent au début
figure-classic-start-base = Membres au début
figure-classic-start-meetings = Réunions au début
figure-classic-start-column_1 = Première colonne de la feuille de départ
figure-classic-start-column_1-why = Deux choix sur trois sont connus. Le troisième est le seul mélange des mêmes symboles qui reste.
figure-classic-start-column_2 = Deuxième colonne de la feuille de départ
figure-classic-rallies = Réunions
figure-classic-media = Marqueurs média
figure-classic-trend = Échelle de popularité
figure-classic-national = Opinions nationales dominantes
figure-classic-national-spaces = Cases des opinions nationales
figure-classic-national-spaces-why = Les nombres imprimés ne sont pas connus. Les nôtres baissent de gauche à droite et sont aussi grands que le permettent les scores rapportés.
figure-classic-coalitions = Coalitions
figure-classic-dice = Dés
figure-classic-dice-why = Dans un exemple de la règle, on obtient un 2 et un 5. Nous prenons un dé de 0 à 5.
figure-classic-members = Points pour le plus de membres
figure-classic-money = Argent
figure-classic-contributions = Plus grande contribution refusée
figure-classic-contributions-cards = Cartes de contribution
figure-classic-contributions-cards-why = Seule la carte de 50 000 est connue. Les autres diminuent par degrés égaux et ont un dé par tranche de 10 000.

## Ce qui cloche dans un fichier de valeurs. Clés de macher/editions/problems.py ; $found, $previous, etc. sont des valeurs ou des noms
data-unreadable = Le fichier est illisible : { $detail }.
data-too-large = Le fichier dépasse { $limit } ko.
data-not-toml = Ce n’est pas un fichier TOML : { $detail }.
data-missing = Cette entrée manque.
data-unknown-key = Cette entrée est inconnue ici.
data-not-integer = Il faut un nombre entier.
data-not-text = Il faut un texte entre guillemets.
data-not-boolean = Il faut true ou false.
data-not-list = Il faut une liste entre crochets.
data-not-table = Il faut une table TOML.
data-too-low = Il faut au moins { $limit }.
data-too-high = Il faut au plus { $limit }.
data-invalid = Cela ne convient pas : { $detail }.
data-not-one-of = « { $found } » n’est pas possible ; au choix : { $allowed }.
data-count = { $expected ->
    [one] Il faut ici { $expected } entrée
   *[other] Il faut ici { $expected } entrées
  }, et non { $found }.
data-count-least = { $expected ->
    [one] Il faut ici au moins { $expected } entrée
   *[other] Il faut ici au moins { $expected } entrées
  }, et non { $found }.
data-count-most = { $expected ->
    [one] Il faut ici au plus { $expected } entrée
   *[other] Il faut ici au plus { $expected } entrées
  }, et non { $found }.
data-not-rising = Chaque nombre doit dépasser le précédent ; { $found } suit { $previous }.
data-falls = Les nombres ne doivent pas baisser ; { $found } suit { $previous }.
data-not-falling = Chaque nombre doit être inférieur au précédent ; { $found } suit { $previous }.
data-first = Le premier nombre doit être { $expected }, et non { $found }.
data-last = Le dernier nombre doit être { $expected }, et non { $found }.
data-without = { $expected } doit figurer parmi ces nombres.
data-twice = « { $found } » figure ici une deuxième fois.
data-maximum-twice = { $other } a le même maximum, { $found } ; le plus petit Land ne serait pas déterminé.
data-poll-back = Un sondage a exactement un +2, celui du parti de son dos. Ici, il y en a { $found }.
data-symbol-often = « { $found } » figure ici { $count } fois ; il faut un Land pour chacun, et il y en a { $limit }.
data-not-in-units = { $found } n’est pas un multiple de { $unit }, la plus petite somme.
data-amount-missing = L’action « { $action } » demande un montant (amount).
data-amount-needless = L’action « { $action } » n’a pas de montant (amount).
data-not-a-number-key = Le nom « { $found } » doit être un nombre entier.
data-elections = { $found ->
    [one] Les manches comptent { $found } élection
   *[other] Les manches comptent { $found } élections
  }, mais la durée s’appelle { $expected }.
data-presence = { $found ->
    [one] Il y a { $found } case de présence médiatique
   *[other] Il y a { $found } cases de présence médiatique
  } pour { $expected ->
    [one] { $expected } élection
   *[other] { $expected } élections
  }.
data-no-politician = Il n’y a pas de personnalité « { $found } ».
data-no-row = Il n’y a pas de ligne « { $found } » de cases de présence médiatique.
data-cards-few = { $found ->
    [one] Cela fait { $found } carte
   *[other] Cela fait { $found } cartes
  } ; la plus grande table en demande { $expected }.
data-states-few = Länder de taille « { $size } » : { $found }. Il en faut au moins { $expected }.
data-rounds-few = Une partie a une manche par plateau de Land : au moins { $expected }, et non { $found }.
data-sevens = Cartes sans le symbole 7 : { $found }. Il doit en rester au moins { $expected }.
data-phones = Tuiles de coalition d’un parti : { $found }. C’est trop peu pour les cartes avec téléphone : { $phones }.
data-choice-empty = Ce choix de la feuille de départ n’apporte rien.
data-pieces = Pièces que prend ce choix : { $found }. Il y en a au plus { $limit }.
data-dice-alike = Toutes les faces portent { $found } ; une égalité ne serait jamais départagée.
data-names = Les noms doivent être ceux de l’édition ; « { $found } » manque ou est de trop.
data-other-edition = Ce sont les valeurs de l’édition { $found }, et non de l’édition { $expected }.
data-no-edition = Il n’y a pas d’édition « { $found } ».
data-no-provenance = Aucune note ne dit d’où vient cette valeur.
data-provenance-nothing = « { $found } » ne désigne aucune valeur de ce fichier.
data-provenance-twice = Deux notes d’égale force disent d’où vient « { $found } ».

## La commande « macher data »
data-list-edition = Édition { $edition }
data-list-file = Fichier de valeurs : { $file }
data-list-sources = Sources
data-list-except = { $entries ->
    [one] entrée { $places }
   *[other] entrées { $places }
  }
data-export-exists = { $file } existe déjà, avec un autre contenu. Rien n’a été remplacé ; choisissez un autre dossier.
data-export-failed = Impossible d’écrire { $file } : { $detail }.
data-check-good = { $file } est utilisable : édition { $edition }.
data-check-bad = { $problems ->
    [one] { $file } est inutilisable. { $problems } entrée ne convient pas :
   *[other] { $file } est inutilisable. { $problems } entrées ne conviennent pas :
  }
data-check-line = { $path } : { $reason }
data-check-same = Les valeurs sont celles du jeu.
data-check-changes = { $changes ->
    [one] { $changes } ligne diffère de celle du jeu :
   *[other] { $changes } lignes diffèrent de celles du jeu :
  }
data-check-change = { $path } : { $old } → { $new }
data-check-nothing = (rien)
data-check-reconstructed = Toujours reconstitué :
data-check-known = Aucune valeur n’est reconstituée.
