### Nouvelle partie : édition, durée, places, options, graine.

newgame-title = Nouvelle partie
newgame-edition = Édition
newgame-edition-2019 = Édition 2019
newgame-edition-2019-long = Édition 2019
newgame-edition-2019-note = Points pour les voix et les victoires, programmes choisis carte par carte
newgame-edition-2006 = 2006
newgame-edition-2006-long = Classique 2006
newgame-edition-2006-note = Cinq ou sept manches, plateau national, tuiles de coalition
newgame-edition-1997 = 1997
newgame-edition-1997-long = Tournoi 1997
newgame-edition-1997-note = Sept manches d’après les règles de tournoi, marks allemands
newgame-edition-consim = Consim
newgame-edition-consim-long = Règles Consim
newgame-edition-consim-note = 1997 avec des règles maison : l’ordre du tour s’achète, échanger des cartes de programme coûte des membres
newgame-differs = Ce qui change dans cette édition
newgame-length = Durée
newgame-length-4 = Quatre élections
newgame-length-5 = Cinq élections
newgame-length-7 = Sept élections
newgame-minutes = environ { $minutes } min
newgame-seats = Joueurs
newgame-seats-note = Trois à cinq partis ; on joue dans cet ordre.
# Un nom, car le journal parle de tout le monde par son nom
newgame-you = Marion
newgame-seat-human = Humain
newgame-seat-ai = IA · { $level }
newgame-seat-closed = Libre
newgame-seat-add = Ajouter un joueur
newgame-seat-remove = Retirer ce joueur
newgame-seat-take = Jouer avec { THE($party) }
newgame-seat-name = Nom
newgame-seat-earlier = Vers le haut
newgame-seat-later = Vers le bas
newgame-level-random = au hasard
newgame-level-sane = sans plan
newgame-level-normal = normal
newgame-start = Commencer
newgame-shuffle = Mélanger les places
newgame-options = Options
newgame-options-title = Règles de cette partie
# $n est le nombre d’options activées
newgame-options-changed =
    { $n ->
        [one] { $n } option activée
       *[other] { $n } options activées
    }
newgame-seed = Graine
newgame-seed-note = La même graine et les mêmes choix donnent la même partie.
newgame-seed-new = Nouvelle graine
newgame-seed-new-short = Nouvelle
newgame-data = Valeurs
newgame-data-shipped = Valeurs par défaut
newgame-data-own = Fichier : { $name }
newgame-data-box = De votre boîte
newgame-data-note = Les valeurs reconstituées peuvent différer de celles imprimées dans la boîte.
newgame-back = Retour
newgame-too-few = Il faut au moins trois places.

## Règles maison ; les clés sont les champs des options de la partie
newgame-option-bluff_bids = Mises au bluff
newgame-option-bluff_bids-help = Vous pouvez miser plus d’argent que vous n’en avez ; si une telle mise l’emporte, vous perdez tout votre argent et dix points de base.
newgame-option-partners_may_decline = Refus de coalition
newgame-option-partners_may_decline-help = Un parti auquel on propose une coalition peut refuser ; elle est alors proposée au suivant.
newgame-option-no_flipping = Pas de volte-face
newgame-option-no_flipping-help = Une opinion ne peut pas être remplacée par l’opinion contraire sur le même thème.
newgame-option-second_after_tie = Le deuxième marque aussi
newgame-option-second_after_tie-help = En cas d’égalité entre les plus riches, le suivant marque quand même 3 points.
newgame-option-deal_programs = Programmes distribués
newgame-option-deal_programs-help = Chaque joueur reçoit d’un coup ses sept cartes de programme, sans les choisir une à une.
newgame-option-open_money = Argent visible
newgame-option-open_money-help = Tout le monde voit combien d’argent a chaque parti.
newgame-option-flipping = Volte-face permise
newgame-option-flipping-help = Une opinion peut être échangée contre l’opinion contraire sur le même thème.
newgame-option-region_rally = Une réunion dans les nouveaux Länder
newgame-option-region_rally-help = Chaque parti commence avec une réunion dans chaque Land qui arrive plus tard sur la table.
newgame-option-literal_funds = Argent pour les nouveaux membres
newgame-option-literal_funds-help = Une manche rapporte 1 000 DM par nouveau membre au lieu de 1 000 DM par siège.

## The ballot of a new game
newgame-ballot-note = Changez ce que vous voulez ; { $key } lance la partie.
newgame-at-table = Autour de la table
newgame-ask-edition = Quelle édition ?
newgame-ask-length = Quelle durée ?
newgame-ask-rivals = Contre qui ?
newgame-ask-party = Quel sera votre parti ?
newgame-newest = la boîte la plus récente
newgame-classic = Classique
newgame-classic-note = vous négociez les coalitions
# $n finished games
newgame-pace = { $n ->
    [one] votre rythme, d’après votre dernière partie
   *[other] votre rythme, d’après vos { $n } dernières parties
  }
newgame-pace-usual = durée estimée à un rythme tranquille
newgame-min = min
# $n people
newgame-people =
    { $n ->
        [0] L’IA joue tous les partis ; vous regardez.
        [one] Une seule personne joue devant cet écran.
       *[other] { $n } personnes jouent devant cet écran.
    }
newgame-other-rivals = Changer de rivaux
newgame-choose-rivals = Choisir les rivaux
newgame-begin = Commencer
newgame-options-note = plusieurs personnes, options, valeurs, graine
