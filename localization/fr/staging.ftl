### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Les mises secrètes
# Rubber stamp on an envelope that is still closed, in capitals
staging-bids-sealed = SCELLÉ
staging-bids-tied = Égalité à { $amount } : encore une fois, à découvert
staging-bids-starts = { $player } commence
# Bids for places in the order of play
staging-bids-chooses = { $player } choisit en premier
# On the coupon of somebody who raises a tied bid
staging-bids-coupon = + { $money }
staging-bids-raises = mise { $money }
staging-bids-decided = { $player } commence et paie { $money } ; les autres gardent leur argent
# Below the names: $n the place in which an envelope was opened, from the lowest bid up; then what becomes of a bid
staging-bids-opened =
    { $n ->
        [1] ouverte en premier
       *[other] ouverte en { $n }e
    }
staging-bids-out = hors course
staging-bids-once-more = mise encore une fois
staging-bids-pays = paie { $money }
staging-bids-keeps = garde son argent
# Below the name of somebody who bid more money than they have
staging-bids-caught = mise à découvert

## Politicians, polls, opinions
staging-cabinet-title = { $land } : qui est-ce ?
staging-poll-heading = Sondage
staging-poll-sold = Vendu : { $money }
staging-poll-published = Publié
staging-poll-kept = Gardé
staging-poll-out = Sans mise
staging-poll-published-title = { $player } publie le sondage
staging-poll-kept-title = { $player } garde le sondage
staging-poll-out-title = Personne ne veut du sondage
staging-poll-still = Aucune popularité ne bouge.
staging-poll-none = aucun changement
staging-poll-rises = les hausses des autres ne comptent pas
staging-poll-leads = a l’influence sur les médias : ne baisse jamais
staging-poll-end = déjà au bout de l’échelle
staging-poll-unchosen = non retenu
staging-poll-absent = absent de la partie
staging-poll-uncounted = ne compte pas
staging-auctioneer = commissaire-priseur, mise en dernier : le plus de voix
staging-passes = passe
staging-opinion-title = { $player } change une opinion { IN($land) }
staging-out = Sort
staging-new = Entre
staging-matches = Corr.
staging-votes = Voix
staging-opinion-out = à la défausse
staging-opinion-in = de l’opinion publique
staging-stays = reste { $factor }

## Dice
staging-dice-title = Les dés
staging-dice-members = membres

## Donations
staging-donations-title = Les dons
staging-donation-taken = Accepté
staging-donation-refused = Refusé

## Draft, programs, deployments
# $n number of cards
staging-draft-title =
    { $n ->
        [one] { $n } carte part, { $n } arrive
       *[other] { $n } cartes partent, { $n } arrivent
    }
staging-draft-last =
    { $n ->
        [one] La dernière carte reste
       *[other] Les { $n } dernières cartes restent
    }
# Below the names of both neighbours
staging-draft-left = à gauche : reçoit les cartes
staging-draft-right = à droite : passe des cartes
staging-draft-kept = Gardée
staging-programs-title = Les programmes des partis
staging-program-title = { $player } modifie son programme
staging-media-title =
    { $n ->
        [one] { $player } achète un marqueur média
       *[other] { $player } achète { $n } marqueurs média
    }
staging-media-leads = Gagne l’influence sur les médias : { $lands }
# $n number of politicians
staging-sent-title =
    { $n ->
        [one] { $player } envoie une personnalité
       *[other] { $player } envoie { $n } personnalités
    }
# $lands names of states
staging-lands-title = Nouveau sur la table : { $lands }
staging-opinions-title = Nouvelles opinions

## Games with a national board
# $amount finished amount
staging-bids-again = Égalité à { $amount } : encore une fois, en secret
staging-first-title = { $player } désigne le premier joueur
staging-first-dice = Encore égalité : un dé chacun
staging-first-dice-title = Qui désigne le premier joueur ?
staging-contributions-title = Les contributions
staging-contribution-largest = plus grand refus : trois dés de plus
# $player and $other names of two players
staging-coalition-title = { $player } et { $other } : une coalition ?
staging-coalition-joined-title = { $player } et { $other } forment une coalition
staging-coalition-forced-title = { $player } impose une coalition à { $other }
staging-coalition-refused-title = { $other } refuse la coalition
staging-coalition-joined = Ensemble
staging-coalition-forced = Imposée
staging-coalition-refused = Refusée
staging-coalition-together = voix ensemble
staging-coalition-common =
    { $n ->
        [0] Aucune carte de programme en commun
        [one] { $n } carte de programme en commun
       *[other] { $n } cartes de programme en commun
    }

## Politicians pay or leave, and act
# $politician name of an office
staging-politician-paid = Payé
staging-politician-declined = Impayé
staging-politician-paid-title = { $player } paie : { $politician }
staging-politician-declined-title = { $player } ne paie pas : { $politician }
staging-politician-acts-title = { $player } agit : { $politician }
staging-politician-main = Action principale
staging-politician-then = Ensuite
staging-politicians-answered-title = { $land } : payer ou non ?
