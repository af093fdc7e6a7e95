### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Les mises secrètes
# Rubber stamp on an envelope that is still closed, in capitals
staging-bids-sealed = SCELLÉ
staging-bids-tied = Égalité à { $amount } : encore une mise, visible cette fois
staging-bids-starts =
    { THE($player) } { COUNT($player) ->
        [one] commence
       *[other] commencent
    }
# Bids for places in the order of play
staging-bids-chooses =
    { THE($player) } { COUNT($player) ->
        [one] choisit
       *[other] choisissent
    } en premier
# On the coupon of somebody who raises a tied bid
staging-bids-coupon = + { $money }
staging-bids-raises = mise { $money }
staging-bids-decided =
    { THE($player) } { COUNT($player) ->
        [one] commence et paie
       *[other] commencent et paient
    } { $money } ; les autres gardent leur argent
# Below the names: $n the place in which an envelope was opened, from the lowest bid up; then what becomes of a bid
staging-bids-opened =
    { $n ->
        [1] 1re ouverte
       *[other] { $n }e ouverte
    }
staging-bids-out = hors course
staging-bids-once-more = mise encore une fois
staging-bids-pays = paie { $money }
staging-bids-keeps = garde son argent
# Below the name of somebody who bid more money than they have
staging-bids-caught = mise à découvert

## Politicians, polls, opinions
staging-cabinet-title = { IN($land) } : qui est-ce ?
staging-poll-heading = Sondage
staging-poll-sold = Vendu : { $money }
staging-poll-published = Publié
staging-poll-kept = Gardé
staging-poll-out = Sans mise
staging-poll-published-title =
    { THE($player) } { COUNT($player) ->
        [one] publie
       *[other] publient
    } le sondage
staging-poll-kept-title =
    { THE($player) } { COUNT($player) ->
        [one] garde
       *[other] gardent
    } le sondage
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
staging-opinion-title =
    { THE($player) } { COUNT($player) ->
        [one] remplace
       *[other] remplacent
    } une opinion { IN($land) }
staging-out = Retirée
staging-new = Ajoutée
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
staging-program-title =
    { THE($player) } { COUNT($player) ->
        [one] modifie son
       *[other] modifient leur
    } programme
staging-media-title =
    { $n ->
        [one] { THE($player) } { COUNT($player) ->
            [one] achète
           *[other] achètent
        } un marqueur média
       *[other] { THE($player) } { COUNT($player) ->
            [one] achète
           *[other] achètent
        } { $n } marqueurs média
    }
staging-media-leads = Gagne l’influence sur les médias { IN($lands) }
# $n number of politicians
staging-sent-title =
    { $n ->
        [one] { THE($player) } { COUNT($player) ->
            [one] envoie
           *[other] envoient
        } une personnalité
       *[other] { THE($player) } { COUNT($player) ->
            [one] envoie
           *[other] envoient
        } { $n } personnalités
    }
# $lands names of states
staging-lands-title = Nouveau sur la table : { THE($lands) }
staging-opinions-title = Nouvelles opinions

## Games with a national board
# $amount finished amount
staging-bids-again = Égalité à { $amount } : encore une fois, en secret
staging-first-title =
    { THE($player) } { COUNT($player) ->
        [one] désigne
       *[other] désignent
    } le premier joueur
staging-first-dice = Encore égalité : un dé chacun
staging-first-dice-title = Qui désigne le premier joueur ?
staging-contributions-title = Les contributions
staging-contribution-largest = a refusé le plus : trois dés de plus
# $player and $other names of two players
staging-coalition-title = { THE($player) } et { THE($other) } : une coalition ?
staging-coalition-joined-title = { THE($player) } et { THE($other) } forment une coalition
staging-coalition-forced-title =
    { THE($player) } { COUNT($player) ->
        [one] impose
       *[other] imposent
    } une coalition { TO($other) }
staging-coalition-refused-title =
    { THE($other) } { COUNT($other) ->
        [one] refuse
       *[other] refusent
    } la coalition
staging-coalition-joined = Ensemble
staging-coalition-forced = Imposée
staging-coalition-refused = Refusée
staging-coalition-together = voix réunies
staging-coalition-common =
    { $n ->
        [0] Aucune carte de programme en commun
        [one] { $n } carte de programme en commun
       *[other] { $n } cartes de programme en commun
    }

## Politicians pay or leave, and act
# $politician name of an office
staging-politician-paid = Payée
staging-politician-declined = Impayée
staging-politician-paid-title =
    { THE($player) } { COUNT($player) ->
        [one] paie
       *[other] paient
    } la carte « { $politician } »
staging-politician-declined-title =
    { THE($player) } ne { COUNT($player) ->
        [one] paie
       *[other] paient
    } pas la carte « { $politician } »
staging-politician-acts-title =
    { THE($player) } { COUNT($player) ->
        [one] agit
       *[other] agissent
    } ({ $politician })
staging-politician-main = Action principale
staging-politician-then = Ensuite
staging-politicians-answered-title = { IN($land) } : payer ou non ?
