### Pourquoi quelque chose est impossible, et ce qui serait possible. Clés de macher/rules/refusals.py.

refusal-not-your-decision = C’est à quelqu’un d’autre de décider pour le moment.
refusal-game-over = La partie est terminée.
refusal-wrong-command = Ce n’est pas la décision à prendre maintenant.
refusal-cannot-pass = Vous ne pouvez pas passer ici : choisissez une des options.
refusal-card-not-in-hand = Cette carte n’est pas dans votre main. Choisissez une de celles qui y sont.
refusal-topics-repeated = Chaque thème ne figure qu’une fois dans un programme, quelle que soit l’attitude.
refusal-topics-missing =
    { $needed ->
        [one] Il faut poser { $needed } thème.
       *[other] Il faut poser { $needed } thèmes différents.
    }
refusal-no-such-block = Il y a cinq blocs au choix.
refusal-symbol-twice = Un Land ne reçoit jamais deux fois le même symbole. Choisissez un autre Land.
refusal-no-such-land = Ce Land n’est pas sur la table.
refusal-land-closed = Ce Land a déjà voté.
refusal-bid-too-high = Votre mise dépasse l’argent que vous avez, { $money }.
refusal-bid-too-low = La mise doit être d’au moins { $least }.
refusal-bid-not-round = Les mises vont par tranches de { $unit }.
refusal-display-card-missing = Cette carte n’est pas dans l’offre de programmes. Choisissez une de celles qui y sont.
refusal-deck-empty = Il n’y a plus de carte à piocher.
refusal-no-members = Sans membres, vous ne pouvez payer aucun échange.
refusal-too-many-swaps = Deux échanges au plus. Annulez-en d’abord un.
refusal-card-not-in-program = Cette carte ne fait pas partie du programme.
refusal-media-full = Les cinq cases média de ce Land sont occupées. Choisissez un autre Land.
refusal-media-supply = Il ne reste plus de marqueur média en réserve.
refusal-not-enough-money = Cela coûte { $cost } : vous avez { $money }, il vous manque { $missing }.
refusal-rally-spots =
    { $free ->
        [0] Toutes les cases de réunion de ce Land sont occupées. Convertir des réunions en voix libère de la place.
        [one] Il ne reste qu’une case de réunion libre dans ce Land.
       *[other] Il ne reste que { $free } cases de réunion libres dans ce Land.
    }
refusal-rally-supply =
    { $supply ->
        [0] Il ne reste plus de réunion en réserve.
        [one] Il ne reste qu’une réunion en réserve.
       *[other] Il ne reste que { $supply } réunions en réserve.
    }
refusal-rally-limit =
    { $most ->
        [one] Au plus { $most } nouvelle réunion par Land et par manche.
       *[other] Au plus { $most } nouvelles réunions par Land et par manche.
    }
refusal-nothing-chosen = Vous n’avez encore rien choisi. Choisissez quelque chose ou passez.
refusal-politician-not-in-hand = Cette personnalité n’est plus disponible.
refusal-politician-twice = Une personnalité ne peut être que dans un seul Land.
refusal-action-not-printed = Cette personnalité n’a pas cette action.
refusal-action-used = Cette action a déjà eu lieu ici à cette manche. Choisissez-en une autre ou renoncez-y.
refusal-target-wrong = Cette cible ne convient pas à l’action.
refusal-opinion-doubled = Une opinion sous un marqueur double ne peut pas être remplacée.
refusal-opinion-not-open = Vous ne pouvez choisir que des opinions visibles de ce Land.
refusal-topic-there = Ce thème est déjà visible dans ce Land. Choisissez une carte d’un autre thème.
refusal-opinion-not-in-display = Cette opinion n’est pas dans la case « Opinion publique » en ce moment. Choisissez-en une autre.
refusal-no-flipping = Selon les règles de cette partie, un même thème ne peut pas revenir avec l’attitude contraire.
refusal-nothing-changes = Cela ne changerait rien. Choisissez une autre carte ou passez.
refusal-trend-does-not-rise = Seul un parti que le sondage fait monter peut le publier. Vous pouvez le garder.
refusal-too-few-rallies =
    { $least ->
        [one] Il faut convertir ici au moins { $least } réunion.
       *[other] Il faut convertir ici au moins { $least } réunions.
    }
refusal-too-many-rallies =
    { $rallies ->
        [0] Il n’y a pas de réunion ici.
        [one] Il n’y a qu’une réunion ici.
       *[other] Il n’y a que { $rallies } réunions ici.
    }
refusal-donation-gone = Cette carte de don a déjà servi.
refusal-coalition-tile = Seuls les partis qui ont une tuile de coalition dans ce Land peuvent former une coalition. Une personnalité avec téléphone en pose une.
refusal-coalition-taken = Ce parti fait déjà partie d’une coalition.
refusal-coalition-common =
    { $needed ->
        [one] Il faut au moins { $needed } carte de programme identique pour une coalition.
       *[other] Il faut au moins { $needed } cartes de programme identiques pour une coalition.
    }
refusal-coalition-refused = Ce parti a déjà refusé. Choisissez-en un autre ou passez.
refusal-too-many-entries =
    { $most ->
        [one] Au plus { $most } ligne d’un sondage peut être publiée.
       *[other] Au plus { $most } lignes d’un sondage peuvent être publiées.
    }
refusal-no-entry = Le sondage n’a pas de ligne pour ce parti.
refusal-entry-protected = Un sondage ne fait pas baisser le parti qui a l’influence sur les médias de ce Land.
refusal-national-space = Cette opinion ne peut pas aller sur cette case du plateau national. Choisissez une autre case.
refusal-national-secured = Cette opinion est déjà dominante sur le plateau national ; une troisième carte n’y trouve pas de place.

## La session : une réponse trop tardive, annuler et rétablir
refusal-stale = La table a changé entre-temps. Décidez à nouveau.
undo-nothing = Il n’y a encore rien à annuler.
undo-chance = Une carte a été tirée ou un dé lancé depuis ; impossible d’annuler.
undo-revealed = Quelque chose de caché a été montré depuis ; impossible d’annuler.
undo-other-player = C’est à quelqu’un d’autre de décider devant cet écran ; impossible d’annuler.
undo-not-agreed = Annuler un coup à l’entraînement exige l’accord de tous les joueurs.
redo-nothing = Il n’y a rien à rétablir.
redo-other-player = Seule la personne qui a annulé peut rétablir.
