### Conseil : ce qu’une place IA normale pèserait, d’après la seule vue de la place.

advice-title = Conseil
advice-thinking = Les possibilités sont pesées…
advice-note = Points de victoire attendus, tels qu’une place IA normale les estime d’après ce que cette place peut voir. Ce que toutes les options apportent également n’est pas compté.
advice-failed = Aucun conseil ne peut être donné ici.
advice-covered = Un conseil n’est donné que si la main du parti qui décide est ouverte.
advice-take = Choisir
advice-take-tip = Met cette possibilité dans le brouillon ; rien n’est encore confirmé.
advice-close = Fermer

# $money est un montant tel que « −3 000 € »
advice-if-won = { $money } en cas de gain
# $amount est un changement tel que +3
advice-base-change = base du parti { $amount }

## Raisons ; $points est un montant tel que « +3 points de victoire »
advice-votes = { $points } grâce aux voix
advice-votes-land = { $points } grâce aux voix ({ $land })
advice-bonus = { $points } grâce à des élections gagnées
advice-bonus-land = { $points } grâce à la victoire à l’élection ({ $land })
advice-presence = { $points } grâce à la présence médiatique à la fin
advice-presence-land = { $points } grâce à la présence médiatique que rapporte { $land }
advice-income = { $points } grâce aux revenus des résultats électoraux
advice-base = { $points } grâce à la base du parti
advice-prize = { $points } grâce au prix de l’argent restant à la fin
advice-influence = { $points } grâce à l’influence sur les médias
advice-influence-land = { $points } grâce à l’influence sur les médias ({ $land })
advice-later = { $points } dans les manches suivantes
advice-later-less = { $points }, car cela manquera plus tard
advice-poll = { $points } grâce au sondage
advice-start = { $points } pour jouer en premier
advice-program = { $points } grâce aux concordances du programme
advice-money = { $points } grâce à ce que l’argent peut acheter
advice-money-less = { $points } pour ce que cela coûte
advice-rivals-less = { $points } en freinant la concurrence
advice-rivals-more = { $points }, car la concurrence y gagne
advice-rallies-less = { $points } grâce à des réunions qui ne seront plus à acheter
advice-rallies-more = { $points } à cause de réunions encore à acheter
advice-rest = { $points } autrement
advice-priced = { $what } ({ $points })
advice-free-card = ne coûte rien : une carte utile peut venir, et tout peut rester tel quel
advice-no-card = renonce à une carte qui ne coûte rien
advice-even = aucune différence prévisible qui compte
advice-avoids = évite ce que coûtent les autres
advice-lacks = sans ce qu’apportent les autres
advice-only = rien d’autre n’entre en ligne de compte

## Commandes
advice-keep-rallies = Garder les réunions
advice-decline = Ne pas payer
advice-lay = Poser { $cards }
# $symbol est par exemple « Réunions +3 »
advice-deploy = Bloc { $number } : { $parts }
advice-deploy-part = { $symbol } ({ $land })
advice-bid = Miser { $money }
advice-raise = Relancer à { $money }
advice-take-card = Prendre { $card }
advice-no-swap = Sans échange, garder { $card }
advice-swap = { $out } contre { $into }
advice-swaps = Échanger : { $swaps } ; garder { $card }
advice-media = Marqueur média ({ $land })
advice-rallies-part =
    { $n ->
        [one] { $n } réunion ({ $land })
       *[other] { $n } réunions ({ $land })
    }
advice-politician = { $name } ({ $land })
advice-double = Doubler { $card }
advice-double-off = Retirer le marqueur double de { $card }
advice-remove-media = Retirer un marqueur média ({ $party })
advice-shift = Remplacer { $out } par { $into }
advice-publish = Publier le sondage
advice-keep-poll = Garder le sondage
advice-join = Entrer dans la coalition
