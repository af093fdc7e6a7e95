### Statistiques : les chiffres d’une partie, et ceux de toutes les parties d’une personne.

review-tab-game = Cette partie
review-tab-career = Carrière
menu-statistics = Statistiques

stats-pages = Graphiques
stats-plot = Graphique
stats-table = Tableau
stats-export = Enregistrer le tableau dans un fichier
stats-exported = Enregistré sous { $file }
stats-export-failed = Le fichier n’a pas pu être écrit : { $detail }
stats-nobody = personne

## Pages sur une partie ; la forme courte tient où il y a peu de place
stats-points = Points par source
stats-points-short = Sources
stats-rounds = Points par manche
stats-rounds-short = Manches
stats-money = Argent
stats-money-short = Argent
stats-votes = Voix par Land
stats-votes-short = Voix
stats-auctions = Prix aux enchères
stats-auctions-short = Enchères
# $money is one thousand
stats-rallies = Voix pour { $money }
stats-rallies-short = Réunions

## Le meilleur chiffre de chaque page en quelques mots ; le signe d’un parti le précède
stats-best-round = { $points } à la manche { $round }
stats-best-count = { $points } au décompte
stats-best-money = { $money } au maximum
stats-best-votes = { $votes } { IN($land) }
stats-best-auctions = { $money } · { $what }
stats-best-rallies = { $votes } voix pour { $money }

## Comment lire un graphique
stats-points-note = Chaque colonne représente le score final d’un joueur.
stats-rounds-note = Ce que chaque manche a rapporté, et le décompte final.
stats-money-note = Ce que chaque parti avait à la fin de chaque phase.
stats-auctions-note = Carré : le prix payé. Petit signe : la dernière mise du deuxième.
stats-rallies-note = Voix tirées des réunions pour { $money } dépensés. Les réunions gratuites comptent aussi.

## D’où viennent les voix
stats-way-other = Départ et personnalités
stats-way-early = Converties avant la manche du vote
stats-way-election = Converties à la manche du vote

## Titres des tableaux
stats-head-source = Source
stats-head-round = Manche
stats-head-total = Total
stats-head-start = Début
stats-head-round-end = À la fin de
stats-head-most = Maximum
stats-head-state = Land
stats-head-sold = Vendu
stats-head-buyer = Acheté par
stats-head-price = Prix
stats-head-runner-up = Deuxième
stats-head-bid = Sa mise
stats-head-over = Écart
stats-head-paid = Payé pour les réunions
stats-head-bought = Réunions achetées
stats-head-free = Réunions gratuites
stats-head-converted = Réunions converties
stats-head-votes = Voix obtenues
stats-head-efficiency = Voix pour { $money }
stats-row-way = { $land } : { $way }

## Ce que dit une partie d’un graphique quand on la montre
stats-tip-score = { $player } : { $points }
stats-tip-part = { $part } : { $value }
stats-tip-votes = { $player } { IN($land) } : { $votes }
stats-tip-round = { $player }, { $round } : { $points }
stats-tip-auction = { $round }, { $what }
stats-tip-bought = Payé : { $player }, { $money }
stats-tip-runner-up = Deuxième mise : { $player }, { $money }
stats-tip-alone = Personne d’autre n’a misé.
stats-tip-unsold = Personne n’a misé.
stats-tip-rallies =
    { $votes ->
        [one] { $player } : { $votes } voix pour { $money }
       *[other] { $player } : { $votes } voix pour { $money }
    }
stats-nothing-paid = rien payé

## La carrière d’une personne
career-person = Joueur
career-length = Édition
career-every-length = Toutes les éditions
career-edition = { $edition } · { $elections }
career-elections =
    { $elections ->
        [one] { $elections } élection
       *[other] { $elections } élections
    }
career-no-name = Sans nom
career-marked = Avec les parties d’entraînement
career-marked-short = Entraînement
career-marked-tip = Parties où des coups ont été annulés à l’entraînement, parties commencées au milieu d’une autre, et parties où le niveau facile a dû décider pour un joueur IA.
career-games = Parties
career-victories = Victoires
career-rank = Place moyenne
career-run = Plus longue série
career-party = Par parti
career-party-short = Partis
career-players = Par nombre de joueurs
career-players-short = Joueurs
career-level = Par type d’adversaires
career-level-short = Rivaux
career-edition-page = Par édition
career-edition-page-short = Éditions
career-bests = Records personnels
career-bests-short = Records
career-note = Parties gagnées. Crochets (à partir d’un nombre suffisant de parties) : confiance à 95 %. En pointillé : ce que donnerait le hasard.
career-note-few = Parties gagnées. En pointillé : ce que donnerait le hasard.
career-bests-note = À record égal, c’est le premier qui est montré.
career-group-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
career-group-level = IA · niveau { $level }
career-group-mixed = Table mixte
career-group-people = Sans IA
career-count =
    { $games ->
        [one] { $victories } sur une seule partie
       *[other] { $victories } sur { $games } parties
    }
career-count-short = { $victories } sur { $games }
career-tip-range = Entre { $low } et { $high } ; par le seul hasard { $fair }
career-tip-few = Par le seul hasard { $fair } ; une fourchette du taux réel s’affiche à partir de { $count } parties
career-tip-marked = Dont parties d’entraînement : { $count }
career-head-rate = Taux en %
career-head-range = Fourchette
career-head-fair = Hasard
career-head-rank = Place
career-head-marked = Entraînement
career-range = { $low } à { $high }
career-head-best = Record
career-head-value = Valeur
career-head-party = Parti
career-head-date = Date
career-best-points = Le plus de points
career-best-lead = La plus grande avance
career-best-votes = Le plus de voix dans un Land
career-best-votes-short = Le plus de voix
career-best-elections = Le plus d’élections gagnées
career-best-elections-short = Élections gagnées
career-best-efficiency = Le plus de voix pour { $money }
career-best-efficiency-short = Voix pour { $money }
career-best-land = { $value } ({ $land })
career-reading = Lecture des parties : { $done } sur { $total }
career-looking = Recherche des parties terminées
career-unreadable =
    { $count ->
        [one] { $count } fichier est illisible et ne compte pas.
       *[other] { $count } fichiers sont illisibles et ne comptent pas.
    }
career-unsaved = Ce qui a été lu n’a pas pu être conservé : { $detail }
career-empty = Les résultats s’affichent ici dès qu’une partie est terminée.
career-empty-selection = Aucune partie ne correspond à ce choix.
career-every-game = Montrer toutes les parties
career-play = Jouer une partie rapide
