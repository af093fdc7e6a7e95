# Questions des éditions classiques
prompt-lock-choice = Confirmer
prompt-lock-choice-short = OK

prompt-sheet-title = Où commencez-vous ?
prompt-sheet-title-short = Feuille de départ
prompt-sheet-hint = Un choix par colonne, puis un Land pour chaque symbole, plusieurs fois le même si vous voulez. Tout est gratuit.
prompt-sheet-column = Colonne { $n }
prompt-sheet-choice = Choix { $n }
prompt-sheet-members = Membres { $n }

prompt-first-title = Qui commence ?
prompt-first-title-short = Premier joueur
prompt-first-hint = Le premier joueur ouvre chaque phase et chaque enchère de cette manche ; les autres suivent dans le sens horaire.
prompt-first-caption = Qui commence ?
prompt-first-none = Vous n’avez encore désigné personne.
prompt-first-place = { $party } : place { $n }
prompt-first-place-short = Place { $n }
prompt-first-confirm =
    { COUNT($party) ->
        [one] { THE($party) } commence
       *[other] { THE($party) } commencent
    }
prompt-first-confirm-short =
    { COUNT($party) ->
        [one] { THE($party) } commence
       *[other] { THE($party) } commencent
    }
prompt-first-confirm-none = Désigner le premier joueur
prompt-first-confirm-none-short = Désigner

prompt-order-title = Quelle place prenez-vous dans l’ordre du tour ?
prompt-order-title-short = Ordre du tour
prompt-order-hint = Cet ordre vaut pour toute la manche, où que chacun soit assis.
prompt-order-caption = Places
prompt-order-none = Vous n’avez pas encore choisi de place.
prompt-order-n = Place { $n }
prompt-order-taken =
    { COUNT($party) ->
        [one] { THE($party) } a pris cette place.
       *[other] { THE($party) } ont pris cette place.
    }
prompt-order-confirm = Prendre la place { $n }
prompt-order-confirm-short = Place { $n }
prompt-order-confirm-none = Prendre une place
prompt-order-confirm-none-short = Prendre

prompt-throw-title = Conférence de programme : des cartes à défausser ?
prompt-throw-title-short = Défausser ?
prompt-throw-hint = Les cartes choisies vont à la défausse et vous complétez votre main. Vous pourrez ensuite faire un échange.
prompt-throw-draws = Cartes à piocher
prompt-throw-lock = Définitif : vous piochez des cartes
prompt-throw-keep = Garder toutes les cartes
prompt-throw-keep-short = Tout garder
prompt-throw-confirm = { $n ->
    [one] Défausser une carte
   *[other] Défausser { $n } cartes
}
prompt-throw-confirm-short = Défausser ({ $n })
prompt-throw-foot = Défausser
prompt-throw-foot-short = Défausser

prompt-exchange-title = Conférence de programme : un échange ?
prompt-exchange-title-short = Un échange ?
prompt-exchange-title--consim = Échanger une carte du programme ?
prompt-exchange-hint = Cliquez sur une carte en main, puis sur la carte du programme qu’elle remplace. Le programme doit garder cinq thèmes différents.
prompt-exchange-hint-members = Chaque échange vous coûte autant de membres qu’indique le plus élevé des deux dés. On continue jusqu’à ce que tout le monde passe.
prompt-exchange-fact = Échange
prompt-exchange-lock = Définitif : les dés sont lancés
prompt-exchange-none = Choisissez d’abord les cartes à échanger.
prompt-exchange-confirm = Échanger cette carte
prompt-exchange-confirm-short = Échanger
prompt-exchange-pass = Ne rien échanger
prompt-exchange-pass-short = Passer
prompt-exchange-deck = Dessus de la pile
prompt-exchange-deck-short = Piocher
prompt-exchange-deck-tip = La prochaine carte de la pile qui convient entre dans le programme à l’aveugle ; les autres vont sous la pile. Si aucune ne convient, rien n’est échangé et vous ne perdez rien.

prompt-ask-title = Avec qui gouvernez-vous { IN($land) } ?
prompt-ask-title-short = Coalition { IN($land) }
prompt-ask-hint = Les voix des partenaires s’additionnent. Avec deux cartes communes, l’autre peut refuser ; à partir de trois, il doit accepter.
prompt-ask-caption = Partenaires
prompt-ask-none = Choisissez d’abord un partenaire.
prompt-ask-common = { $n ->
    [one] { $n } carte commune
   *[other] { $n } cartes communes
}
prompt-ask-common-short = { $n } en commun
# why a party cannot be asked; $needed is the fewest equal cards
prompt-ask-tile = pas de tuile de coalition
prompt-ask-tile-short = pas de tuile ici
prompt-ask-taken = déjà en coalition
prompt-ask-taken-short = déjà en coalition
prompt-ask-few = il en faut au moins { $needed }
prompt-ask-few-short = il en faut { $needed }
prompt-ask-refused = a déjà refusé
prompt-ask-refused-short = a refusé
prompt-ask-may = peut refuser
prompt-ask-must = doit accepter
prompt-ask-together = Vos voix réunies
prompt-ask-confirm = Proposer { TO($party) }
prompt-ask-confirm-short = Proposer { TO($party) }
prompt-ask-force = Imposer la coalition { TO($party) }
prompt-ask-force-short = Imposer { TO($party) }
prompt-ask-confirm-none = Proposer une coalition
prompt-ask-confirm-none-short = Proposer
prompt-ask-pass = Ne pas former de coalition
prompt-ask-pass-short = Passer

prompt-offer-title = Gouvernez-vous { IN($land) } avec { THE($party) } ?
prompt-offer-title-short = Proposition { OF($party) }
prompt-offer-hint = Vos voix s’additionnent ; si la coalition gagne, chacun peut déplacer une opinion et déplace un marqueur média, s’il en a un ici.
prompt-offer-common = Cartes communes
prompt-offer-join = Entrer dans la coalition
prompt-offer-join-short = Accepter
prompt-offer-decline = Refuser
prompt-offer-decline-short = Refuser
prompt-offer-pair = Les deux partis
prompt-offer-cards = Cartes communes

prompt-national-title = Opinion nationale : une carte { FROM($land) } ?
prompt-national-title-short = Opinion nationale
prompt-national-hint = { $n ->
    [one] Vous pouvez placer { $n } opinion du Land sur le plateau national.
   *[other] Vous pouvez placer { $n } opinions du Land sur le plateau national, l’une après l’autre.
}
prompt-national-caption = Cartes et cases
prompt-national-none = Choisissez d’abord une carte.
prompt-national-space = case { $n }
prompt-national-new = case libre
prompt-national-secures = dominante
prompt-national-turns = ôte le contraire
prompt-national-replaces = remplace { $card }
prompt-national-discarded = est défaussée
prompt-national-own = au programme { OF($party) }
prompt-national-own-short = programme
prompt-national-choices = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
prompt-national-choices-short = cases : { $n }
prompt-national-other = Autre carte
prompt-national-other-short = Autre
prompt-national-points = Points de la case
prompt-national-members = Membres par manche
prompt-national-confirm = Déplacer { $card }
prompt-national-confirm-short = Déplacer
prompt-national-confirm-none = Déplacer une carte
prompt-national-confirm-none-short = Déplacer
prompt-national-pass = Ne rien déplacer
prompt-national-pass-short = Passer

# Envoyer des cartes du cabinet
prompt-sending-cost = Coût
prompt-place-hint--classic = Cliquez sur une personnalité, puis sur un Land : une seule par Land. Une fois révélées, elles devront toutes être payées.
prompt-action-other = Autre { $amount }

# Utiliser les cartes du cabinet
prompt-use-title = { $name } ({ $land }) : quelle action ?
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Cartes et leurs actions
prompt-use-caption-short = Cartes
prompt-use-hint = Choisissez l’une des actions, ou aucune. La carte quitte ensuite la partie.
prompt-use-hint-many = Choisissez une action par carte, ou aucune. Dans les deux cas, la carte quitte la partie.
prompt-use-hint-opinion = Choisissez l’opinion, ici ou sur le plateau.
prompt-use-hint-party = Choisissez le parti, ici ou sur le plateau.
prompt-use-none = Choisissez d’abord une action, ou passez.
prompt-use-pass = Ne pas agir
prompt-use-pass-short = Passer
prompt-use-pass-tip = { $name } : aucune action ; la carte quitte la partie
prompt-use-tip-media = Remplacer un marqueur { OF($party) } : { $money } pour ce parti et autant pour la banque
prompt-use-tip-trend = Faire baisser la popularité { OF($party) }

# Enchérir pour un sondage
prompt-raise-hint = { $n ->
    [0] Au moins { $money }. Plus personne n’enchérit à part vous.
    [one] Au moins { $money }. { $n } autre parti enchérit encore ; qui passe sort de cette enchère.
   *[other] Au moins { $money }. { $n } autres partis enchérissent encore ; qui passe sort de cette enchère.
}
prompt-raise-order = On continue jusqu’à ce qu’il ne reste qu’un parti
prompt-raise-order-short = Enchères
prompt-raise-nothing = pas de mise
prompt-raise-nothing-short = aucune
prompt-raise-opens = Premier joueur : ouvre l’enchère
prompt-kept-tip = { $n ->
    [one] { $n } dé, { $average } en moyenne
   *[other] { $n } dés, { $average } en moyenne
}
prompt-poll-pass-all-tip--classic = Vous passez maintenant et pour tous les sondages de cette manche

# Les lignes d’un sondage
prompt-entry-hint = { $n ->
    [one] Personne d’autre ne voit ce sondage. Publiez { $n } ligne, de n’importe quel parti, ou gardez le sondage : { $dice ->
        [one] { $dice } dé donne
       *[other] { $dice } dés donnent
    } vos nouveaux membres.
   *[other] Personne d’autre ne voit ce sondage. Publiez jusqu’à { $n } lignes, de n’importe quels partis, ou gardez le sondage : { $dice ->
        [one] { $dice } dé donne
       *[other] { $dice } dés donnent
    } vos nouveaux membres.
}
prompt-entry-caption = Lignes du sondage et leur effet
prompt-entry-caption-short = Lignes
prompt-entry-publish = Publier { $entries }
prompt-entry-none = Choisissez d’abord une ligne, ou gardez le sondage.
prompt-entry-keep = { $n ->
    [one] Garder : lancer { $n } dé (membres)
   *[other] Garder : lancer { $n } dés (membres)
}
prompt-entry-keep-short = Garder

# L’ordre du jeu : mises secrètes
prompt-start-title--classic = Combien misez-vous pour désigner le premier joueur ?
prompt-start-title-short--classic = Mise : premier joueur
prompt-start-brings-first--classic = Vous désignez le premier joueur de la manche
prompt-start-brings-first-short--classic = Vous désignez qui commence
prompt-start-brings-ties--classic = Égalité : encore une mise, puis les dés
prompt-start-brings-ties-short--classic = Égalité : mise, dés
prompt-start-title--consim = Combien misez-vous pour choisir votre place ?
prompt-start-title-short--consim = Misez pour une place
prompt-start-brings-first--consim = Plus vous misez, plus tôt vous choisissez
prompt-start-brings-first-short--consim = Premier choix au plus offrant
prompt-start-brings-ties--consim = Les dés départagent les égalités
prompt-start-brings-ties-short--consim = Égalités : dés
prompt-start-brings-cost--consim = Chacun paie sa mise
prompt-start-brings-cost-short--consim = Chacun paie
prompt-bid-pay--consim = Prix
prompt-bid-note--consim = Vous payez { $amount } et il vous reste { $left }.
prompt-start-hint-again = Égalité à { $money } : misez encore une fois en secret, et pas moins.
prompt-start-again = Mises de cette manche
prompt-start-now--classic = premier jusqu’ici
prompt-start-now-short--classic = premier

# Réunions
prompt-rally-hint-most = { $n ->
    [one] { $n } nouvelle réunion par manche et par Land. Le prix se calcule Land par Land, et vous ne pouvez pas en avoir plus de { $most } dans un Land.
   *[other] Jusqu’à { $n } nouvelles réunions par manche et par Land. Le prix se calcule Land par Land, et vous ne pouvez pas en avoir plus de { $most } dans un Land.
}

# Échanger une opinion
prompt-shift-title--classic = Quelle opinion échangez-vous { IN($land) } ?
prompt-shift-title-majority = Majorité absolue { IN($land) } : quelle opinion échangez-vous ?
prompt-shift-title-majority-short = Majorité { IN($land) }
prompt-shift-hint-majority = Vous avez ici plus de voix que tous les autres réunis. Cliquez sur l’opinion à retirer, puis sur sa remplaçante dans la réserve d’échange.
prompt-shift-confirm--classic = Échanger l’opinion
prompt-shift-confirm-short--classic = Échanger

# Contributions
prompt-contribution-cost = { $n ->
    [one] perte : { $n } dé
   *[other] perte : le plus élevé des { $n } dés
}
prompt-contribution-gain = { $n ->
    [one] gain : { $n } dé
   *[other] gain : { $n } dés
}
prompt-contribution-about = ≈ { $members }
prompt-contribution-take-tip = { $n ->
    [one] Vous posez la carte face visible. Vous perdez autant de membres que le dé l’indique, { $average } en moyenne.
   *[other] Vous posez la carte face visible. Vous perdez autant de membres que l’indique le plus élevé des { $n } dés, { $average } en moyenne.
}
prompt-contribution-refuse-tip = { $n ->
    [one] La carte reste face cachée jusqu’à ce que tous aient décidé. Vous gagnez autant de membres que le dé l’indique, { $average } en moyenne. Si personne d’autre n’en refuse une au moins aussi grosse, vous lancez { $more ->
        [one] { $more } dé
       *[other] { $more } dés
    } de plus.
   *[other] La carte reste face cachée jusqu’à ce que tous aient décidé. Vous gagnez en membres la somme des { $n } dés, { $average } en moyenne. Si personne d’autre n’en refuse une au moins aussi grosse, vous lancez { $more ->
        [one] { $more } dé
       *[other] { $more } dés
    } de plus.
}
prompt-contribution-lock-open = Définitif : la carte reste visible
prompt-contribution-lock-down = Définitif : révélée avec les autres
prompt-contribution-others = Contributions posées
prompt-contribution-down = face cachée
prompt-donation-votes--classic = Sièges : { $n } × { $rate }

# Mots
prompt-deploy-confirm--classic = Confirmer la feuille
prompt-points--classic = Sièges
prompt-points-tip--classic = Sièges dans ce Land
prompt-convert-step--classic =
    { $points ->
        [one] Avec { $n } voix de plus, vous auriez { $points } siège.
       *[other] Avec { $n } voix de plus, vous auriez { $points } sièges.
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } sur { $most } siège
       *[other] { $points } sur { $most } sièges
    }
prompt-convert-points-short--classic = sièges { $points }
prompt-rally-ladder-tip--classic = Chaque réunion coûte le même prix ; vous n’en achetez pas davantage par manche dans un Land.

# Conseil sur ces questions ; $points est un nombre comme « +3 points de victoire »
advice-throw = Défausser { $cards }
# $action est ce que fait une carte : « Voix +6 »
advice-card-use = { $action } avec { $card } ({ $land })
advice-replace-media = Remplacer un marqueur média { OF($party) }
advice-other-trend = Popularité { OF($party) } { $amount }
advice-ask = Proposer une coalition { TO($party) }
advice-national-place = { $card } sur la case { $n }
