### La ligne de commande.

cli-no-humans = Une simulation n’a pas de place pour des humains.
cli-not-written = Impossible d’écrire « { $file } » : { $detail }.
# $scores est une liste telle que "SPD 102  CDU 96"
cli-game =
    { $decisions ->
        [one] Graine { $seed } : { $scores } – victoire : { $winners }, { $decisions } décision
       *[other] Graine { $seed } : { $scores } – victoire : { $winners }, { $decisions } décisions
    }
cli-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
# $points avec une décimale, $share en pourcentage
cli-mean = score moyen { $points }, part des victoires { $share }
cli-other-digest = Graine { $seed } : rejouée d’après ses commandes, la partie se termine autrement.
cli-replay-good =
    { $decisions ->
        [one] { $file } : { $decisions } décision, toutes les empreintes concordent.
       *[other] { $file } : { $decisions } décisions, toutes les empreintes concordent.
    }
cli-replay-winners = Victoire : { $winners }.
cli-replay-open = La partie est encore en cours, manche { $round }.
cli-replay-assisted = Des coups ont été annulés à l’entraînement.
cli-no-screen = Il n’y a pas d’écran « { $screen } » ; au choix : { $known }.
cli-screen-no-save = L’écran « { $screen } » ne montre pas de sauvegarde ; ceux-ci en montrent une : { $known }.
cli-save-going-on = La partie sauvegardée est encore en cours et n’a pas de décompte final.
cli-save-nobody = Dans la partie sauvegardée, personne ne doit décider devant cet écran.
cli-save-no-election = La partie sauvegardée n’a pas d’élection de ce genre.
# $count pictures failed; $first names one and says what went wrong
cli-not-drawn =
    { $count ->
        [one] { $count } image n’a pas pu être dessinée : { $first }
       *[other] { $count } images n’ont pas pu être dessinées ; la première : { $first }
    }
