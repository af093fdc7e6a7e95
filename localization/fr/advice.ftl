### Conseil : ce qu’une place IA normale pèserait, d’après la seule vue de la place.

advice-title = Conseil
advice-thinking = Analyse en cours…
advice-note = Estimation en points de victoire par l’IA de niveau normal, qui n’en sait pas plus que vous. Seuls comptent les écarts entre les choix.
advice-failed = Aucun conseil n’est possible ici.
advice-covered = Pour un conseil, la main du parti qui décide doit être visible.
advice-take = Choisir
advice-take-tip = Prépare ce choix ; rien n’est encore confirmé.
advice-close = Fermer

# $money est un montant tel que « 3 000 € »
advice-cost = { $money } à payer
advice-if-won = { $money } à payer si vous gagnez l’enchère
advice-gain = { $money } en caisse
# $total is a signed number, $unit the short word for points, $why are the reasons
advice-weighed = Bilan { $total } { $unit } : { $why }
# What speaks for an option and what against it
advice-but = { $gains }, mais { $losses }
# $amount est un changement tel que +3
advice-base-change = base du parti { $amount }

## Raisons : ce qui se lit ou se compte sur la table une fois le choix fait
# $before et $n sont les voix maintenant et ensuite
fact-votes = { $land } : { $before } → { $n } voix
fact-win = victoire { IN($land) } : { $before } → { $n } voix
fact-rival = { $party } { IN($land) } : { $before } → { $n } voix
fact-markers =
    { $n ->
        [one] { $n } marqueur média { IN($land) }
       *[other] { $n } marqueurs média { IN($land) }
    }
fact-rallies =
    { $n ->
        [one] { $n } réunion { IN($land) }
       *[other] { $n } réunions { IN($land) }
    }
# Ce que vaut un degré de popularité là où l’on enchérit pour un sondage
fact-step =
    { $n ->
        [0] un degré de popularité n’apporte aucune voix { IN($land) }
        [one] un degré de popularité apporte une voix { IN($land) }
       *[other] un degré de popularité apporte { $n } voix { IN($land) }
    }
fact-kept = sondage gardé : base du parti +{ $n }
fact-dice =
    { $n ->
        [one] membres gagnés avec un dé
       *[other] membres gagnés avec { $n } dés
    }
fact-card =
    { $n ->
        [0] { $card } ne correspond à aucun Land
        [one] { $card } correspond à un Land
       *[other] { $card } correspond à { $n } Länder
    }
fact-program =
    { $n ->
        [one] le programme correspond à une opinion
       *[other] le programme correspond à { $n } opinions
    }
# Combien de cartes de l’offre servent à quelque chose
fact-display =
    { $n ->
        [0] aucune carte de l’offre ne correspond à une opinion visible
        [one] une carte de l’offre correspond à une opinion visible
       *[other] { $n } cartes de l’offre correspondent à des opinions visibles
    }
fact-national =
    { $n ->
        [one] { $n } carte du programme sur le plateau national
       *[other] { $n } cartes du programme sur le plateau national
    }
fact-together = ensemble, { $n } voix { IN($land) }
fact-government =
    { $n ->
        [one] { $n } point pour gouverner
       *[other] { $n } points pour gouverner
    }
fact-cash = { $money } en caisse
fact-cost = ne coûte que { $money }
fact-free = ne coûte rien
fact-base = base du parti { $n }
fact-ahead = anticipe la suite

## Raisons
advice-votes = voix
advice-votes-less = moins de voix
advice-votes-land = voix { IN($land) }
advice-votes-land-less = moins de voix { IN($land) }
advice-bonus = élections gagnées
advice-bonus-less = moins d’élections gagnées
advice-bonus-land = victoire { IN($land) }
advice-bonus-land-less = moins de chances de gagner { IN($land) }
advice-presence = présence médiatique à la fin
advice-presence-less = moins de présence médiatique à la fin
advice-presence-land = présence médiatique { IN($land) }
advice-presence-land-less = moins de présence médiatique { IN($land) }
advice-income = revenus électoraux
advice-income-less = moins de revenus électoraux
advice-base = base du parti
advice-base-less = une base du parti réduite
advice-prize = points pour l’argent à la fin
advice-influence = influence sur les médias
advice-influence-less = moins d’influence sur les médias
advice-influence-land = influence sur les médias { IN($land) }
advice-influence-land-less = moins d’influence sur les médias { IN($land) }
advice-later = plus de gains aux manches suivantes
advice-later-less = moins de gains aux manches suivantes
advice-poll = sondage
advice-start = rôle de premier joueur
advice-program = programme mieux adapté
advice-program-less = programme moins adapté
advice-money = argent pour la suite
advice-money-less = moins d’argent pour la suite
advice-rivals-less = rivaux freinés
advice-rivals-more = gains des rivaux
advice-rallies-less = réunions en réserve
advice-rallies-more = pas assez de réunions
advice-rest = autres gains
advice-rest-less = autres pertes
advice-priced = { $what } ({ $points })
advice-free-card = ne coûte rien : une carte utile peut arriver, et vous pouvez tout laisser tel quel
advice-no-card = renonce à une carte gratuite
advice-even = aussi bien que les autres choix
advice-avoids = coûte moins que les autres choix
advice-lacks = rapporte moins que les autres choix
advice-only = le seul choix envisageable

## Commandes
advice-keep-rallies = Garder les réunions
advice-decline = Ne pas payer
advice-lay = Poser { $cards }
# $symbol est par exemple « Réunions +3 »
advice-deploy = Bloc { $number } avec { $parts }
advice-deploy-part = { $symbol } ({ $land })
advice-bid = Miser { $money }
advice-raise = Relancer à { $money }
advice-take-card = Prendre { $card }
advice-no-swap = Ne rien échanger, garder { $card }
advice-swap = { $out } contre { $into }
advice-swaps = Échanger { $swaps } ; garder { $card }
advice-media = Poser un marqueur média { IN($land) }
advice-rallies-part =
    { $n ->
        [one] { $n } réunion { IN($land) }
       *[other] { $n } réunions { IN($land) }
    }
advice-rallies-shared =
    { $n ->
        [one] { $n } réunion ({ $shares })
       *[other] { $n } réunions ({ $shares })
    }
advice-rallies-share = { $land } { $n }
advice-politician = { $name } → { $land }
advice-double = Doubler { $card }
advice-double-off = Retirer le marqueur double de { $card }
advice-remove-media = Retirer un marqueur média { OF($party) }
advice-shift = Remplacer { $out } par { $into }
advice-publish = Publier le sondage
advice-keep-poll = Garder le sondage
advice-join = Entrer dans la coalition

## Le conseiller : parle avant un choix qui fait perdre trois points attendus ou plus, une fois par genre et par partie
coach-title = Avant de confirmer
coach-change = Modifier
coach-instead = Faire plutôt cela
coach-do = Confirmer quand même
coach-votes =
    { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
# $choice is the better choice in a few words
coach-better =
    { $points ->
        [one] Meilleur choix : { $choice }, soit environ { $points } point de plus.
       *[other] Meilleur choix : { $choice }, soit environ { $points } points de plus.
    }
# $choice is the better choice in a few words, $why are reasons with their points, such as “+4.2 from votes”
coach-other =
    { $points ->
        [one] Meilleur choix : { $choice }, soit environ { $points } point de plus. { $why }.
       *[other] Meilleur choix : { $choice }, soit environ { $points } points de plus. { $why }.
    }
# $said is for the choice, $gain for $instead rallies in the state $other
coach-nothing-matches =
    { $rallies ->
        [one] Votre programme ne vous aide pas { IN($land) } : { $rallies } réunion n’y rapporte que { $said }.
       *[other] Votre programme ne vous aide pas { IN($land) } : { $rallies } réunions n’y rapportent que { $said }.
    } { $instead ->
        [one] { $instead } réunion { IN($other) } vous donnerait { $gain }.
       *[other] { $instead } réunions { IN($other) } vous donneraient { $gain }.
    }
coach-scores-nothing =
    { $votes ->
        [one] { $votes } voix ne rapporte rien { IN($land) } ;
       *[other] { $votes } voix ne rapportent rien { IN($land) } ;
    } { $step ->
        [one] { $step } de plus y vaudrait
       *[other] { $step } de plus y vaudraient
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $money is what is missing, $votes the majority
coach-majority-near =
    { $points ->
        [one] Avec { $money } de plus, vous auriez { $votes } voix { IN($land) }, soit { $points } point de plus.
       *[other] Avec { $money } de plus, vous auriez { $votes } voix { IN($land) }, soit { $points } points de plus.
    }
coach-none-where-it-votes =
    { $rallies ->
        [one] { THE($land) } vote maintenant : { $rallies } réunion de plus rapporterait { $said } dès cette manche.
       *[other] { THE($land) } vote maintenant : { $rallies } réunions de plus rapporteraient { $said } dès cette manche.
    }
# $money is left after the choice, $wiser after the better one
coach-last-money = Il ne vous restera que { $money } pour les sondages et tout le reste ; mieux vaudrait en garder { $wiser }.
# $more with one match more
coach-convert-early = Une opinion est encore cachée { IN($land) } : avec une correspondance de plus, vous auriez { $more } au lieu de { $said }.
coach-bid-place = Au-delà de { $money }, jouer en premier coûte plus que cela ne rapporte.
coach-bid-poll = Au-delà de { $money }, ce sondage coûte plus qu’il ne rapporte.
coach-refused = Vous refusez { $money }, de quoi acheter encore beaucoup.
coach-taken = Il n’y a presque plus rien à acheter avec { $money }.
# $party leads there with $markers of $spots places
coach-lost-media =
    { THE($party) } { COUNT($party) ->
        [one] occupe
       *[other] occupent
    } { $markers } cases sur { $spots } { IN($land) } : vous ne pouvez plus passer devant par des achats.
coach-program =
    { $rallies ->
        [one] Avec ce programme, votre réunion { IN($land) } ne rapporte que { $said } au lieu de { $more }.
       *[other] Avec ce programme, vos { $rallies } réunions { IN($land) } ne rapportent que { $said } au lieu de { $more }.
    }
