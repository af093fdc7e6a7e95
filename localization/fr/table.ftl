### La table : légendes, badges, calculs et infobulles.
### $party sigle · $land nom d’un Land · $player nom d’une place · $card signe et thème · $money montant fini

table-bar = Partie
table-menu = Menu
table-setup = Mise en place
table-round-of = Manche { $round } sur { $rounds }
table-round-short = Manche { $round }/{ $rounds }
table-round = Manche { $round }
# $n est le numéro de la phase, $name son nom
table-phase = Phase { $n } : { $name }
table-phase-nine = Élection : conversion, résultats, revenus, manche suivante
table-vp = PV
table-kind-human = joueur
table-kind-you = vous

## Boutons de la barre et du dock
table-undo = Annuler
table-redo = Rétablir
table-advice = Conseil
table-advice-not-now = Un conseil n’est possible que pendant une décision.
table-log-open = Tout le journal
table-rules = Règles
table-settings = Réglages
table-lock-chance = Définitif : la suite dépend du hasard
table-lock-revealed = Définitif : quelque chose est révélé
table-lock-other = Définitif : quelqu’un d’autre décide

## Plateaux
table-election-now = Élection à cette manche
table-election-now-short = Vote à cette manche
# $round est un nombre
table-election-in = Élection à la manche { $round }
# $rounds est le nombre de manches jusqu’à l’élection
table-land-worth =
    { $points ->
        [one] { $points } point pour 50 voix et plus
       *[other] { $points } points pour 50 voix et plus
    }
# $steps est une liste telle que « 5 : 4, 10 : 9 »
table-land-steps = Voix et points : { $steps }
table-closed = a voté
table-opinion-hidden = Opinion face cachée
table-opinion-hidden-help = À la fin d’une manche, une opinion de plus est révélée dans chaque Land.
# $sign est + ou −, $topic le nom complet d’un thème
table-card = { $sign } { $topic }
table-card-unknown = Carte face cachée
table-card-doubled = Marqueur double : compte double, et l’influence sur les médias ne peut pas la remplacer.
table-card-for = Au programme { OF($parties) } : +1
table-card-against = Contraire au programme { OF($parties) } : −1
table-card-nobody = Aucun programme n’a ce thème.
table-kept-match = Correspondance des cartes gardées
table-kept-match-short = Correspondance
table-media = Médias { IN($land) }
table-media-leads =
    { COUNT($party) ->
        [one] { THE($party) } a l’influence sur les médias.
       *[other] { THE($party) } ont l’influence sur les médias.
    }
table-media-tied = Personne n’a l’influence sur les médias : il y a égalité.
table-media-nobody = Personne n’a de marqueur média ici.
table-media-help = Qui a l’influence sur les médias peut remplacer une opinion en phase 7 et ne craint pas les baisses dues aux sondages. À l’élection, un de ses marqueurs passe sur la piste de présence médiatique.
table-leader = mène
table-leader-tied = égalité
table-leader-nobody = personne
table-slots = Personnalités { IN($land) }
table-slot-free = Place libre pour une personnalité
table-slot-help = En phase 5, des personnalités sont envoyées face cachée, une par parti et par Land. En phase 6, elles agissent dans cet ordre.
# $n est la place dans la rangée
table-slot-hidden = Place { $n } : { $party }, face cachée
table-slot-open = Place { $n } : { $party }, { $politician }
table-slot-cost = { $money }, { $status }
table-slot-status-hidden = face cachée
table-slot-status-revealed = pas encore payé
table-slot-status-paid = payé
table-slot-status-declined = impayé
table-slot-status-done = a agi

## Lignes des partis
table-row = { $party } { IN($land) }
table-trend = { $party } : popularité { $trend }
# $n réunions sur $spots
table-rallies = { $party } : { $n } sur { $spots } réunions
# $factor est un facteur tel que ×3
table-matches = { $party } : correspondance { $factor }
table-matches-in = { $land } : correspondance { $factor }
table-matches-help = Les cartes de programme qui correspondent à une opinion visible, moins celles qui s’y opposent ; les opinions doublées comptent deux fois. Jamais moins de 1.
# $sign est + ou −, $trend un nombre sans signe
table-formula =
    ({ $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    } { $sign } popularité { $trend }) × correspondance { $matches } = { $votes }
table-formula-least = Aucun facteur ne compte moins de 1.
table-formula-none = Aucune réunion à convertir
table-formula-sum = { $old } + { $gained } = { $votes } voix
table-points-now =
    { $points ->
        [one] Valeur : { $points } PV
       *[other] Valeur : { $points } PV
    }
table-points-then =
    { $then ->
        [one] Valeur : { $points } pour l’instant, { $then } PV après la conversion
       *[other] Valeur : { $points } pour l’instant, { $then } PV après la conversion
    }
# $points est la valeur du palier suivant
table-next-step =
    { $votes ->
        [one] Avec { $votes } voix de plus : { $points } { $word } en tout.
       *[other] Avec { $votes } voix de plus : { $points } { $word } en tout.
    }

## Un Land qui a voté
# Rubber stamp on the board of a state that has voted
table-voted = A VOTÉ
table-result = Élection { $number }
table-result-row = { $party } { IN($land) }
table-result-points = { $votes } voix : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-result-bonus = Bonus : +{ $points }
table-result-moved = Un marqueur est passé sur la piste de présence médiatique.
table-outcome-sole =
    { COUNT($parties) ->
        [one] { THE($parties) } gagne sans partenaire
       *[other] { THE($parties) } gagnent sans partenaire
    }
table-outcome-several = { THE($parties) } atteignent 50 voix
table-outcome-coalition = Coalition : { $parties }
table-outcome-none = Sans majorité, en tête : { $parties }
table-votes-word =
    { $n ->
        [one] voix
       *[other] voix
    }

## Ce qu’une décision propose
table-spot-opinion = { $card } ({ $land })
table-spot-display = { $card } dans la case « Opinion publique »
table-spot-program = { $card } dans l’offre de programmes
# $n est le numéro de la place
table-spot-media = Case média { $n } { IN($land) }
table-spot-slot = Personnalité { $n } { IN($land) }
table-spot-pip = Réunion { $n } { IN($land) }
table-spot-pips = Cases de réunion { IN($land) }
table-spot-minus = Une réunion de moins { IN($land) }
table-spot-plus = Une réunion de plus { IN($land) }

## Bande
table-opinions = Opinion publique
table-opinions-short = Opinions
table-opinions-help =
    { $refilled ->
        [0] L’influence sur les médias puise ici (phase 7). Les vides restent vides.
       *[other] L’influence sur les médias puise ici (phase 7). Les vides restent vides jusqu’à la fin de la manche { $refilled }.
    }
# $n cartes dans la pile
table-pile = pile { $n }
table-opinion-gone = « { $card } » n’est plus là
table-opinion-gone-help = Elle a été prise grâce à l’influence sur les médias.
table-programs = Offre de programmes
table-programs-short = Offre
table-programs-help = Cartes de programme visibles pour la phase 2. L’offre de programmes est renouvelée à chaque manche.
table-polls = Sondages
table-polls-help = En phase 8, le premier sondage de la pile est mis aux enchères dans chaque Land. Seul son dos est connu.
# $n sondages dans la pile
table-left = reste { $n }
table-poll = Premier sondage
table-poll-back = Au dos : { $party }, popularité +2.
table-poll-face = { $party } +2
table-poll-unseen = Défaussé sans être vu : { $party } +2
table-poll-seen = Défaussé : { $changes }
table-presence = Présence médiatique
table-presence-short = Présence
table-presence-help = Les vainqueurs d’une élection et le parti qui y a l’influence sur les médias placent ici un marqueur ; il compte à la fin.
# $number de l’élection
table-presence-slot =
    { $points ->
        [one] Élection { $number } : { $points } point à la fin
       *[other] Élection { $number } : { $points } points à la fin
    }
table-presence-empty = Encore personne
table-base-title = Base du parti
table-base-help = Chaque point rapporte 1 000 € après chaque manche sauf la dernière, et un point de victoire à la fin.
table-base = { $party } : base du parti { $base }

## Partis
table-party = { $party } · { $player }
table-party-hand =
    { $n ->
        [0] Aucune carte en main
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
table-party-supply = Réserve : { $media ->
        [one] { $media } marqueur média
       *[other] { $media } marqueurs média
    }, { $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    }
table-party-politicians = Reste : { $n ->
        [one] { $n } personnalité
       *[other] { $n } personnalités
    }, { $donations ->
        [one] { $donations } carte de don
       *[other] { $donations } cartes de don
    }
table-party-points = Points : { $votes } pour les voix, { $bonus } de bonus
table-thinking = réfléchit
table-stood-in = Un joueur IA n’a pas répondu à temps : le niveau facile a décidé pour lui. La partie en garde la trace.
table-badge-start = 1er joueur
table-badge-auctioneer = commissaire-priseur
table-badge-passes = passe
table-badge-chosen = a choisi
table-badge-choosing = choisit
table-money = Argent : { $money }
table-money-hidden = Argent : caché
table-money-help = À la fin, le parti le plus riche gagne 6 points ; le deuxième, 3.

## Mes affaires
table-program-own = Programme
table-program-own-party = Programme · { $party }
table-standings = Points jusqu’ici
table-hand = Main
table-cabinet = Cabinet fantôme
table-politician-used = utilisée
table-politician-placed = { $land }
table-politician-main = Action principale : { $action }
table-politician-or = Puis une de ces actions : { $actions }
table-supplies = Réserve
table-supply-money = Argent
table-supply-rallies = Réunions
table-supply-rallies-short = Réunions
table-supply-rallies-help = Un Land accueille au plus 8 réunions d’un parti. Les réunions converties reviennent.
table-supply-media = Médias
table-supply-media-help = Marqueurs qui ne sont pas sur les plateaux. Un marqueur coûte 5 000 € en phase 3.
table-supply-donations = Dons
# $accept et $reject sont des changements de la base du parti
table-donation = { $money } : accepté, base { $accept } ; refusé, base { $reject }

## Journal
table-log = Journal
table-recent-none = Rien ne s’est encore passé.
table-happened = Ce qui s’est passé
table-last-turn = dernier tour { OF($player) }
table-last-turn-own = votre dernier tour
table-happened-pass = { THE($who) } passent
table-log-filter = Filtre
table-log-all = Tout
table-log-mine = Moi
table-log-land = Land
table-log-all-tip = Tout ce qui s’est passé
table-log-mine-tip = Seulement les lignes de ce parti
table-log-land-tip = Seulement { THE($land) }
# $round numéro, $phase nom de la phase
table-log-head = Manche { $round } · { $phase }

## Qui décide ; $what est un des textes ci-dessous
table-decides =
    { $n ->
        [one] { TO($players) } de jouer : { $what }
       *[other] { THE($players) } doivent encore { $what }
    }
table-decide-many =
    { $n ->
        [one] { $n } parti doit encore { $what }
       *[other] { $n } partis doivent encore { $what }
    }
table-about-draft = garder une carte
table-about-opening_program = composer le programme de départ
table-about-opening_hand = garder une carte en main
table-about-deployment = placer les symboles de départ
table-about-start_player = miser pour jouer en premier
table-about-start_tie = relancer pour jouer en premier
table-about-program = modifier le programme
table-about-media = acheter un marqueur média
table-about-rallies = organiser des réunions
table-about-cabinet_placement = envoyer le cabinet fantôme
table-about-cabinet_actions = payer une personnalité ou utiliser son action
table-about-media_influence = remplacer une opinion
table-about-polls = miser pour le sondage
table-about-poll_choice = publier ou garder le sondage
table-about-conversion = convertir des réunions
table-about-election = répondre à une proposition de coalition
table-about-income = accepter ou refuser un don
table-about-start_sheet = remplir la feuille de départ
table-about-first_bid = miser pour désigner le premier joueur
table-about-first_choice = désigner le premier joueur
table-about-place_bid = miser pour l’ordre du tour
table-about-place_choice = choisir une place dans l’ordre du tour
table-about-conference = modifier le programme
table-about-exchanges = échanger une carte du programme
table-about-cabinet_sending = envoyer le cabinet fantôme
table-about-cabinet_use = faire agir une personnalité
table-about-coalitions = former une coalition
table-about-coalition_answer = répondre à une proposition de coalition
table-about-influence = échanger une opinion
table-about-poll_auctions = miser pour le sondage
table-about-poll_entries = publier ou garder le sondage
table-about-vote_catching = convertir des réunions
table-about-majority = échanger une opinion
table-about-region_election = placer une opinion nationale
table-about-contributions = accepter ou refuser une contribution
table-over = La partie est terminée

## Panneau de droite à la plus grande taille
table-side-parties = Partis
table-side-parties-open = Un clic montre les programmes, les réserves et les cartes communes.
table-side-log = Ce qui s’est passé
table-side-log-word = Liste
table-side-mine = Cartes à soi et ce qui est posé à côté des Länder
table-side-mine-word = À moi

## D’où viennent les chiffres
table-row-votes = { $party } : { $votes } voix
table-origin-step = { $when }, { $cause } : { $change }, maintenant { $value }
table-origin-none = Aucun changement jusqu’ici.
table-origin-none-round = Sans changement à cette manche.
table-cause-deployment = déploiement
table-cause-politician = personnalité
table-cause-poll = sondage
table-cause-rallies = réunions
table-cause-votes = voix
table-cause-bonus = bonus électoral
table-cause-presence = présence médiatique
table-cause-base = base du parti
table-cause-money = argent
table-cause-donation = don
table-cause-media = marqueur média
table-cause-start_player = mise pour jouer en premier
table-cause-remove_media = marqueur média retiré
table-cause-media_removed = compensation pour un marqueur média
table-cause-bluff = mise à découvert
table-points-total = { $party }, points : { $points }
table-points-source = { $source } : { $points }
table-points-election = Élection { $number }, { $land } : { $votes } + { $bonus }
table-match-card = { $card } : { $amount }
table-match-doubled = { $card } : { $amount }, compte double
table-match-least = Somme { $sum } : moins de 1 compte pour 1.
table-match-range =
    { $n ->
        [one] Avec l’opinion face cachée : de { $low } à { $high }
       *[other] Avec { $n } opinions face cachée : de { $low } à { $high }
    }
table-opinion-taken = Prise par { THE($party) } { IN($land) }, manche { $round }.
table-pile-cards = Pile { $left }, offre { $display }, défausse { $discarded } ; en tout { $total }
table-pile-polls = Pile { $left } ; défaussés et vus { $seen }, non vus { $unseen }
table-poll-possible = Recto possible : { $changes }
table-presence-winner = { $party } : { $points }, a gagné l’élection
table-presence-media = { $party } : { $points }, influençait les médias
table-result-open = Revoir l’élection { $number }

## Ce qui s’est passé
table-recap-play = Revoir
table-recap-stop = Terminer
table-recap-other = De nouvelles cartes sont sur la table
# Qui agit, au début d’une ligne du journal
table-recap-subject = { THE($who) }
table-recap-rallies =
    { $n ->
        [one] { THE($who) } { COUNT($who) ->
            [one] achète
           *[other] achètent
        } { $n } réunion pour { $money }
       *[other] { THE($who) } { COUNT($who) ->
            [one] achète
           *[other] achètent
        } { $n } réunions pour { $money }
    }
table-recap-rallies-short =
    { $n ->
        [one] { $who } : { $n } réunion, { $where }, pour { $money }
       *[other] { $who } : { $n } réunions, { $where }, pour { $money }
    }
table-recap-media =
    { $n ->
        [one] { THE($who) } { COUNT($who) ->
            [one] achète
           *[other] achètent
        } { $n } marqueur média
       *[other] { THE($who) } { COUNT($who) ->
            [one] achète
           *[other] achètent
        } { $n } marqueurs média
    }
table-recap-politicians =
    { $n ->
        [one] { THE($who) } { COUNT($who) ->
            [one] envoie
           *[other] envoient
        } { $n } personnalité
       *[other] { THE($who) } { COUNT($who) ->
            [one] envoie
           *[other] envoient
        } { $n } personnalités
    }
table-recap-votes =
    { COUNT($who) ->
        [one] { THE($who) } gagne { $n } voix
       *[other] { THE($who) } gagnent { $n } voix
    }
table-recap-trend = Popularité { OF($who) }
table-recap-bids = Mises en milliers :
table-recap-bids-short = En milliers :
table-recap-swap =
    { THE($who) } { COUNT($who) ->
        [one] remplace
       *[other] remplacent
    } une opinion { IN($land) }
table-recap-swap-short = { $who } ({ $land })
table-recap-swaps =
    { $n ->
        [one] { THE($who) } { COUNT($who) ->
            [one] remplace
           *[other] remplacent
        } { $n } opinion
       *[other] { THE($who) } { COUNT($who) ->
            [one] remplace
           *[other] remplacent
        } { $n } opinions
    }
table-final = Décompte final

## Chaque programme face à chaque Land
table-grid = Programmes et Länder
table-grid-help = Correspondance, voix maintenant et après conversion, points maintenant et ensuite, voix manquantes jusqu’au palier suivant
table-grid-points = { $points } PV
table-grid-next = +{ $votes } pour { $points }
table-grid-top = maximum
table-grid-close = Fermer

## Whose turn it is, on the ribbon
turn-mine = À vous de jouer
turn-of =
    { THE($player) } { COUNT($player) ->
        [one] décide
       *[other] décident
    }
turn-many =
    { $n ->
        [0] Plus personne ne décide
        [one] Un parti décide encore
       *[other] { $n } partis décident encore
    }
# Badge behind the name
turn-badge-mine = à vous

## The only state left: what the votes to come lack
table-lacks = à { $votes } voix des { $majority }
table-lacks-over = plus de { $majority }
table-late-trend = popularité
table-late-match = corr.
table-late-worth = { $unit } pour { $votes } voix
table-late-election = La dernière élection
# the third line of my row: votes now and with the draft
table-receipt-votes = { $before } → { $after } voix
# $nth is my place in this state, $of the number of parties
table-receipt-place = Place { $nth } sur { $of } ici
table-step = { $points } { $unit } à { $votes }
table-step-short = { $points } à { $votes }
table-voters = Une figure vaut 5 voix : pleine acquise, creuse à venir
# two states vote this round
table-election-first = Vote en premier ce tour
table-election-second = Vote en second ce tour
# cards of the program that my party and this one share
table-shared = { $n } en commun
# words below icons of the top bar
table-grid-word = Comparer
table-rules-word = Règles
table-plan-word = Plan
# head of the column of rallies on a board
table-head-rallies = réunions
# how the elections of this round would end if they were held now
table-if-now-of = Si l’on votait maintenant : { $land }
table-if-now-sole = gouverne seul, { $points }
table-if-now-several = gouvernent, { $points } chacun
table-if-now-coalition = gouvernent, { $points } chacun
table-if-now-none = en tête, { $points } ; personne ne gouverne
table-if-now-single = gagne
table-if-now-narrow = gagne de justesse
table-if-now-narrow_coalition = gagnent de justesse
table-if-now-lacks = { $party } : il manque { $n } voix pour gouverner seul
table-shared-cards =
    { $n ->
        [one] { $n } carte commune
       *[other] { $n } cartes communes
    }
table-if-now-moves = Déplace un marqueur média : { $parties }
table-outlook = { $unit } → si l’on votait : { $land }
table-outlook-final = { $unit } → si cela finit ainsi, sans l’argent
table-outlook-short = { $unit } → ensuite
table-outlook-none = { $unit } acquis
table-outlook-plan = { $unit } maintenant → prévu
# how the game would end, and the parts of each party’s bar, in few letters
table-ending = Si tout finissait ce soir
table-ending-last = Si cela finit ainsi
table-ending-now = acquis
table-ending-election = élection
table-ending-base = base
table-ending-media = médias
table-ending-opinion = opinion
# who shares how many program cards with whom
table-shared-matrix = Cartes de programme communes
