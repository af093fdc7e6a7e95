### Conseil : ce qu’une place IA normale pèserait, d’après la seule vue de la place.

advice-title = Conseil
advice-thinking = Analyse en cours…
advice-note = Points de victoire estimés par l’IA (niveau normal) d’après ce que vous voyez. Ce que tous les choix rapportent à égalité n’est pas compté.
advice-failed = Aucun conseil n’est possible ici.
advice-covered = Un conseil n’est donné que si la main du parti qui décide est visible.
advice-take = Choisir
advice-take-tip = Prépare ce choix ; rien n’est encore confirmé.
advice-close = Fermer

# $money est un montant tel que « −3 000 € »
advice-if-won = { $money } si vous gagnez l’enchère
# $amount est un changement tel que +3
advice-base-change = base du parti { $amount }

## Raisons ; $points est un montant tel que « +3 points de victoire »
advice-votes = { $points } grâce aux voix
advice-votes-land = { $points } grâce aux voix { IN($land) }
advice-bonus = { $points } grâce aux élections gagnées
advice-bonus-land = { $points } grâce à la victoire { IN($land) }
advice-presence = { $points } grâce à la présence médiatique à la fin
advice-presence-land = { $points } grâce à la présence médiatique que rapporte { THE($land) }
advice-income = { $points } grâce aux revenus du résultat électoral
advice-base = { $points } grâce à la base du parti
advice-prize = { $points } grâce à l’argent restant à la fin
advice-influence = { $points } grâce à l’influence sur les médias
advice-influence-land = { $points } grâce à l’influence sur les médias { IN($land) }
advice-later = { $points } dans les manches suivantes
advice-later-less = { $points }, car cela vous manquera plus tard
advice-poll = { $points } grâce au sondage
advice-start = { $points } pour jouer en premier
advice-program = { $points } grâce à la correspondance du programme
advice-money = { $points } grâce à ce que l’argent vous permettra d’acheter
advice-money-less = { $points } à cause du prix
advice-rivals-less = { $points } en freinant vos rivaux
advice-rivals-more = { $points }, car vos rivaux y gagnent
advice-rallies-less = { $points } grâce aux réunions que vous n’aurez plus à acheter
advice-rallies-more = { $points } à cause des réunions encore à acheter
advice-rest = { $points } autrement
advice-priced = { $what } ({ $points })
advice-free-card = ne coûte rien : une carte utile peut arriver, et vous pouvez tout laisser tel quel
advice-no-card = renonce à une carte gratuite
advice-even = aucune différence notable en vue
advice-avoids = évite ce que coûtent les autres
advice-lacks = sans ce qu’apportent les autres
advice-only = le seul choix envisageable

## Commandes
advice-keep-rallies = Garder les réunions
advice-decline = Ne pas payer
advice-lay = Poser { $cards }
# $symbol est par exemple « Réunions +3 »
advice-deploy = Bloc { $number } : { $parts }
advice-deploy-part = { $symbol } { IN($land) }
advice-bid = Miser { $money }
advice-raise = Relancer à { $money }
advice-take-card = Prendre { $card }
advice-no-swap = Sans échange, garder { $card }
advice-swap = { $out } contre { $into }
advice-swaps = Échanger : { $swaps } ; garder { $card }
advice-media = Marqueur média { IN($land) }
advice-rallies-part =
    { $n ->
        [one] { $n } réunion { IN($land) }
       *[other] { $n } réunions { IN($land) }
    }
advice-politician = { $name } { IN($land) }
advice-double = Doubler { $card }
advice-double-off = Retirer le marqueur double de { $card }
advice-remove-media = Retirer un marqueur média { OF($party) }
advice-shift = Remplacer { $out } par { $into }
advice-publish = Publier le sondage
advice-keep-poll = Garder le sondage
advice-join = Entrer dans la coalition
