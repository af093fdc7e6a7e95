### Ce qui est demandé et ce que font les réponses : titres, indications, chiffres et boutons des décisions.

## Phases 1 à 4 et mise en place
prompt-of = { $n } sur { $total }
prompt-lands =
    { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }
prompt-match = Correspondance
prompt-match-short = Corr.
prompt-hand = Main
prompt-your-program = Votre programme
prompt-your-program-short = Programme
prompt-your-hand = Votre main
prompt-hand-note = Ce que vaut chaque carte face aux opinions visibles
prompt-tag-only = Simple aperçu : les cartes qui correspondent ou s’opposent ici.
prompt-mark-first = Choisissez d’abord une carte.
prompt-nothing-marked = Vous n’avez encore rien choisi.
prompt-nothing-placed = Vous n’avez encore rien placé.
prompt-clear = Effacer
prompt-pass = Passer
prompt-passes = passe
prompt-waits = à venir
prompt-sealed = Révélé en même temps
prompt-you-keep = Vous gardez
prompt-keep-named = Garder { $card }
prompt-discarded = Défaussée
prompt-money = Argent
prompt-money-left = Il vous reste
prompt-money-left-short = Reste
prompt-money-missing = Il vous manque
prompt-markers = Marqueurs média
prompt-display = Offre de programmes

# Sélection des programmes
prompt-draft-title = Quelle carte gardez-vous ?
prompt-draft-title-short = Gardez une carte
prompt-draft-hint =
    { $rest ->
        [one] Gardez une carte en secret. L’autre passe { TO($player) }.
       *[other] Gardez une carte en secret. Les { $rest } restantes passent { TO($player) }.
    }
prompt-draft-hint-last = Gardez une carte. Les { $rest } dernières passent { TO($player) }, et vous en recevez trois autres.
prompt-draft-pick = Choix
prompt-draft-matches = En accord
prompt-draft-opposes = En désaccord
prompt-draft-keep = Garder cette carte
prompt-draft-keep-short = Garder
prompt-draft-lock =
    { $rest ->
        [one] Définitif : { $rest } carte passe à gauche
       *[other] Définitif : { $rest } cartes passent à gauche
    }
prompt-draft-kept = Gardées · { $n } sur { $total }
prompt-draft-last = Les trois reçues à la fin
prompt-draft-last-short = Trois dernières
prompt-draft-kept-by = gardée par { THE($player) }
prompt-draft-order = Les cartes restantes passent à gauche
prompt-draft-hands = en passe { $n }
prompt-draft-hands-short = passe { $n }
prompt-draft-keeps = en garde une
prompt-draft-keeps-short = garde 1
prompt-draft-gets = reçoit { $n }
prompt-draft-gets-short = reçoit { $n }
prompt-step-keep = Garder quatre
prompt-step-keep-short = Garder
prompt-step-receive = Recevoir trois
prompt-step-receive-short = Recevoir
prompt-step-lay = Poser cinq
prompt-step-lay-short = Poser
prompt-step-hold = Garder une carte
prompt-step-hold-short = Garder une

# Programme de départ
prompt-lay-title = Quels cinq thèmes pour votre programme ?
prompt-lay-title-short = Votre programme
prompt-lay-hint = Choisissez des cartes pour avoir cinq thèmes différents ; ce qui manque est pioché.
prompt-lay-note = Chaque carte indique ce qu’elle vaut face aux opinions visibles.
prompt-lay-chosen = Choisies
prompt-lay-program = Programme · { $n } sur { $total }
prompt-lay-confirm = Poser le programme
prompt-lay-full =
    { $needed ->
        [one] Vous avez déjà choisi { $needed } carte. Retirez-la pour en prendre une autre.
       *[other] Vous avez déjà choisi { $needed } cartes. Retirez-en une pour en prendre une autre.
    }

# Carte en main
prompt-keep-title = Quelle carte gardez-vous en main ?
prompt-keep-title-short = Gardez une carte
prompt-keep-hint =
    { $rest ->
        [0] Cette carte reste dans votre main.
        [one] Elle pourra rejoindre votre programme plus tard. L’autre carte est défaussée face visible.
       *[other] Elle pourra rejoindre votre programme plus tard. Les { $rest } autres cartes sont défaussées face visible.
    }
prompt-keep-foot = Garder une carte
prompt-keep-foot-short = Garder
prompt-keep-lock = Définitif : le reste est défaussé

# Déploiement
prompt-deploy-title = Où placez-vous vos cinq symboles ?
prompt-deploy-title-short = Déploiement
prompt-deploy-hint = Un symbole, puis un Land ; jamais deux fois le même dans un Land.
prompt-deploy-blocks = Choisissez l’un des cinq blocs
prompt-deploy-block = Bloc { $n }
prompt-deploy-confirm = Confirmer le déploiement
prompt-deploy-confirm-short = Confirmer
prompt-deploy-missing =
    { $n ->
        [one] { $n } symbole n’a pas encore de Land.
       *[other] { $n } symboles n’ont pas encore de Land.
    }
prompt-deploy-token = { $symbol } : cliquez, puis choisissez un Land
prompt-deploy-here = { $symbol } ici
prompt-deploy-take-off = { $symbol } : cliquez à nouveau pour retirer
prompt-deploy-already = { $symbol } : déjà là
prompt-deploy-place = { $symbol } : placer ici
prompt-deploy-move = { $symbol } : déplacer ici

# Premier joueur
prompt-start-title = Combien misez-vous pour jouer en premier ?
prompt-start-title-short = Premier joueur
prompt-start-hint = Misez en secret ; zéro est permis.
prompt-start-brings = L’enjeu
prompt-start-brings-first = Vous jouez en premier dans les phases 2 à 5
prompt-start-brings-first-short = Premier en phases 2–5
prompt-start-brings-ties = Vous gagnez les égalités, sinon le plus proche à votre gauche
prompt-start-brings-ties-short = Vous gagnez les égalités
prompt-start-brings-cost = Seule la mise la plus forte est payée
prompt-start-brings-cost-short = Seule la plus forte est payée
prompt-start-confirm = Confirmer la mise de { $money }
prompt-start-confirm-short = Miser { $money }
prompt-sealed-bid = Toutes les mises sont révélées ensemble
prompt-start-last = Mises de la manche précédente
prompt-start-first = Dans cet ordre, sens horaire
prompt-start-now = joue en premier pour l’instant
prompt-start-now-short = premier
prompt-start-last-bid = avant : { $money }
prompt-start-past = Mises jusqu’ici : { $bids }
prompt-bid-pay = À payer si vous gagnez
prompt-bid-note = Si vous gagnez, vous payez { $amount } et il vous reste { $left }.
prompt-bid-leaving = Il vous reste
prompt-bid-bluff = À découvert
prompt-bid-bluff-tip = Plus d’argent que vous n’en avez. Si cette mise l’emporte, le bluff est découvert : vous perdez tout votre argent et 10 points de base, et les autres recommencent l’enchère.
prompt-bid-less = { $money } de moins
prompt-bid-more = { $money } de plus
prompt-bid-to = À { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = Vous ne pouvez pas miser plus de { $money }.
prompt-bid-least = Vous ne pouvez pas miser moins de { $money }.
prompt-tie-title = Égalité : montez-vous pour jouer en premier ?
prompt-tie-title-short = Égalité
prompt-tie-hint =
    Égalité. Relancez une fois ou passez. Si tous passent, { THE($player) } { COUNT($player) ->
        [one] commence
       *[other] commencent
    } pour { $money }.
prompt-tie-hint-raised = La plus forte mise est de { $money }. Relancez une fois ou passez.
prompt-tie-confirm = Relancer à { $money }
prompt-tie-confirm-short = Miser { $money }
prompt-tie-order = Les ex æquo peuvent relancer une fois chacun, dans cet ordre

# Programme
prompt-program-title = Modifiez-vous votre programme ?
prompt-program-title-short = Votre programme
prompt-program-hint = D’abord de nouvelles cartes, puis deux échanges au plus. Vous gardez une carte en main.
prompt-program-draw = Piocher et choisir
prompt-program-draw-short = Piocher
prompt-program-draw-note = sur la pile, puis dans l’offre de programmes
prompt-program-draw-tip = Piocher la première carte de la pile, puis prendre une carte de l’offre de programmes
prompt-program-draw-confirm = Piocher une carte
prompt-program-draw-confirm-short = Piocher
prompt-program-draw-lock = Définitif : vous voyez une nouvelle carte
prompt-program-flush = Renouveler l’offre de programmes
prompt-program-flush-short = Renouveler
prompt-program-flush-note = l’offre de programmes est remplacée
prompt-program-flush-tip = Défausser toute l’offre de programmes, en étaler une nouvelle et y prendre une carte
prompt-program-flush-confirm = Renouveler l’offre de programmes
prompt-program-flush-confirm-short = Renouveler
prompt-program-flush-lock = Définitif : de nouvelles cartes sont révélées
prompt-program-skip = Passer
prompt-program-skip-short = Passer
prompt-program-skip-tip = Ni nouvelle carte ni échange à cette manche
prompt-drew = Piochée
prompt-took = Prise
prompt-takes = Prise
prompt-takes-suggested = À prendre (suggestion)
prompt-suggested = Simple suggestion ; cliquez pour en choisir une autre.
prompt-keeps = Gardée en main
prompt-keeps-suggested = À garder (suggestion)
prompt-change-shared = En commun avec { THE($party) }
prompt-change-shared-tip = Cartes de programme que les deux partis ont en commun. Si le parti en tête a besoin d’un partenaire, celui qui en partage le plus avec lui passe en premier.
prompt-take-title = Quelle carte de l’offre de programmes prenez-vous ?
prompt-take-title-short = Prenez une carte
prompt-take-hint = Choisissez une carte ici ou dans l’offre de programmes. Ensuite, vous pourrez échanger jusqu’à deux cartes.
prompt-take-confirm = Prendre la carte
prompt-take-named = Prendre { $card }
prompt-take-foot = Prendre une carte
prompt-take-foot-short = Prendre
prompt-change-title = Quelles cartes échangez-vous ?
prompt-change-title-short = Échangez des cartes
prompt-change-hint = Deux échanges au plus : cliquez sur une carte en main, puis sur celle qu’elle remplace. Un total inférieur à 1 est ramené à ×1.
prompt-change-hint-card = Cliquez maintenant sur la carte de programme que « { $card } » doit remplacer.
prompt-change-confirm =
    { $n ->
        [0] Confirmer sans échange
        [one] Confirmer un échange
       *[other] Confirmer deux échanges
    }
prompt-change-confirm-short =
    { $n ->
        [0] Ne rien échanger
        [one] 1 échange
       *[other] 2 échanges
    }
prompt-change-lock = Définitif : le reste est défaussé
prompt-program-which = Choisissez d’abord l’une des deux façons.
prompt-change-keep-first = Marquez d’abord la carte qui reste en main.
prompt-change-none = Vous n’avez encore rien échangé.
prompt-change-back = Cliquez pour annuler cet échange
prompt-change-foot = Gardez une carte, défaussez le reste

# Médias
prompt-media-title = Où achetez-vous un marqueur média ?
prompt-media-title-short = Marqueur média
prompt-media-hint = Achetez un marqueur pour { $money } (case libre au choix) ou passez. On refait un tour tant qu’un parti achète.
prompt-media-where = Choisissez un Land pour votre marqueur média
prompt-media-free = Cases libres
prompt-media-free-short = Libre
prompt-media-influence = Influence
prompt-media-influence-short = Médias
prompt-media-in = Influence { IN($land) }
prompt-media-tied = égalité
prompt-media-nobody = personne
prompt-media-tip = { $land } : influence sur les médias { $before } → { $after }
prompt-media-passed = Ont passé depuis le dernier achat : { $parties }
prompt-media-mark-first = Choisissez d’abord une case média libre.
prompt-media-confirm = Acheter le marqueur, { $money }
prompt-media-confirm-short = Acheter · { $money }
prompt-media-pass-tip = Vous ne rejouez que si quelqu’un achète
prompt-pass-phase = Passer pour toute la phase
prompt-pass-phase-short = Passer la phase
prompt-pass-phase-tip = Vous passez maintenant et jusqu’à la fin de cette phase

# Réunions
prompt-rally-title = Où tenez-vous des réunions ?
prompt-rally-title-short = Des réunions où ?
prompt-rally-hint = Ajoutez des réunions avec + dans les Länder de votre choix. Le prix se calcule Land par Land ; { $most } réunions au plus dans chacun.
prompt-rally-new = Nouvelles réunions
prompt-rally-cost = Coût
prompt-rally-cost-parts = Coût { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Tenir des réunions
        [one] Tenir { $n } réunion pour { $money }
       *[other] Tenir { $n } réunions pour { $money }
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Tenir
       *[other] { $n } pour { $money }
    }
prompt-rally-none = Ajoutez d’abord des réunions, ou passez.
prompt-rally-no-new = Vous n’avez pas ajouté de réunion ici.
prompt-rally-fill = Au maximum
prompt-rally-fill-land = { $land }, au maximum : +{ $n } pour { $money }
prompt-rally-fill-back = { $land } : retirer toutes les nouvelles
prompt-rally-ladder = Réunions par Land et prix en milliers
prompt-rally-ladder-short = Prix en milliers
prompt-rally-ladder-tip = Dans un Land, les nouvelles réunions sont plus chères à partir de la quatrième. À chaque Land et à chaque manche, les prix repartent du début.
prompt-rally-price =
    { $n ->
        [one] { $n } nouvelle réunion ici : { $money }
       *[other] { $n } nouvelles réunions ici : { $money }
    }
prompt-rally-line =
    { $n ->
        [one] { $land } : { $n } réunion, { $money }
       *[other] { $land } : { $n } réunions, { $money }
    }

## Phases 5 à 9
prompt-lock = Définitif
prompt-lock-next = Définitif : { TO($player) } de jouer
prompt-rallies = Réunions
prompt-trend = Popularité
prompt-votes = Voix
prompt-votes-unit = voix
prompt-points = PV
prompt-points-tip = Points de victoire dans ce Land
prompt-points-value = { $n } PV
prompt-base = Base du parti
prompt-if-converted = Après conversion
prompt-if-converted-short = Voix
prompt-waits-short = à venir

# Personnalités : actions là où la place manque ; $amount est un nombre avec son signe
prompt-action-double = Doubler
prompt-action-trend = Pop. { $amount }
prompt-action-votes = Voix { $amount }
prompt-action-base = Base { $amount }
prompt-action-media = Médias
prompt-action-others = Autres { $amount }
prompt-action-program = Progr.
prompt-action-poll = Sondage
# Une seule fois par Land et par manche ; le mot seul est tamponné sur l’action
prompt-action-once = { $action } (1×)
prompt-act-once = 1×
prompt-card-then-one-of = puis au choix
prompt-card-then = puis
prompt-card-one-of = au choix
prompt-cabinet-tip = { $name } : { $money }
prompt-cabinet-tip-main = Action principale : { $action }
prompt-cabinet-tip-others = Puis l’une de ces actions : { $actions }
prompt-cabinet-tip-once = 1× : une seule fois par Land et par manche, tous partis confondus

# Envoi du cabinet fantôme
prompt-place-hint = Cliquez sur une personnalité, puis sur un Land : une seule par Land. L’envoi est gratuit ; vous payez en phase 6.
prompt-place-where = { $name } : cliquez maintenant sur un Land.
prompt-place-warn = { $name } : { $cost } à payer en phase 6, mais il ne vous restera alors que { $money }.
prompt-place-count = Envoyées
prompt-place-due = À payer en phase 6
prompt-place-left = Il vous restera
prompt-place-missing = Il vous manquera
prompt-place-cards = Cabinet fantôme
prompt-place-order = Ordre et nombre d’envois
prompt-place-order-short = Ordre d’envoi
prompt-place-confirm =
    { $n ->
        [0] Envoyer
        [one] Envoyer { $n } personnalité
       *[other] Envoyer { $n } personnalités
    }
prompt-place-confirm-short =
    { $n ->
        [0] Envoyer
       *[other] Envoyer { $n }
    }
prompt-place-lock = Définitif : tous voient où elles vont
prompt-place-none = Placez d’abord une personnalité, ou n’envoyez personne.
prompt-place-pass = N’envoyer personne
prompt-place-pass-short = Passer
prompt-place-first = Choisissez d’abord une personnalité.
prompt-place-here = { $name } → { $land }
prompt-place-back = Rappeler : { $name }
prompt-place-instead = Envoyer plutôt ici : { $name }

# La rangée des personnalités
prompt-row-order = { $land }, dans l’ordre d’envoi
prompt-row-order-short = Dans l’ordre
prompt-row-once = Une fois par Land :
prompt-row-next = à venir
prompt-row-paid = payé
prompt-row-declined = impayé
prompt-row-acted = a agi
prompt-row-acts = agit
prompt-row-pay = à payer
prompt-row-done-by = déjà : { $party }

# Payer
prompt-pay-title = Payer la carte « { $name } » ?
prompt-pay-title-short = Payer la carte « { $name } » { IN($land) } ?
prompt-pay-hint = Chacun paie ou renonce, puis les personnalités agissent. Celles qu’on ne paie pas quittent la partie.
prompt-pay-cost = Coût
prompt-pay-turn = Ordre d’action
prompt-pay-turn-value = n° { $n }
prompt-pay-double = Marqueur double
prompt-pay-double-free = disponible
prompt-pay-double-there = déjà là
prompt-pay-confirm = Payer { $money }
prompt-pay-decline = Ne pas payer
prompt-pay-decline-tip = Ne coûte rien, mais la personnalité quitte la partie sans agir
prompt-contest-paid =
    { COUNT($parties) ->
        [one] { THE($parties) } agit avant vous et a payé pour la même action
       *[other] { THE($parties) } agissent avant vous et ont payé pour la même action
    } : « { $action } » n’est possible qu’une fois ici et peut vous échapper.
prompt-contest-sent =
    { COUNT($parties) ->
        [one] { THE($parties) } agit avant vous { IN($land) } et dispose à coup sûr de la même action
       *[other] { THE($parties) } agissent avant vous { IN($land) } et disposent à coup sûr de la même action
    } : « { $action } » n’est possible qu’une fois et peut vous échapper.
prompt-contest-lost = « { $action } » sera impossible ici. { $reason }.
prompt-contest-risk = Peut vous échapper
prompt-contest-gone = Impossible

# Agir
prompt-act-title = { $name } ({ $land }) : quelle action ?
prompt-act-hint = D’abord l’action principale, puis une autre au plus ; rien n’est obligatoire.
prompt-act-hint-double = Choisissez l’opinion sur le plateau.
prompt-act-hint-media = Choisissez le marqueur média sur le plateau.
prompt-act-main = Action principale
prompt-act-second = Seconde action
prompt-act-or = ou
prompt-act-on = sur { $card }
prompt-act-off = retirer de { $card }
prompt-act-on-board = à choisir sur le plateau
prompt-act-on-board-short = au plateau
prompt-act-pays = { OF($party) }, { $money }
prompt-act-poll = au dos : { $party }
prompt-act-program = comme en phase 2
prompt-act-program-short = phase 2
prompt-act-others = tous les autres partis
prompt-act-others-short = les autres
prompt-act-closed = pas ici
prompt-act-dear = trop cher
prompt-act-used-by = Déjà fait : { $party }
prompt-act-no-media = Aucun marqueur média d’un autre parti ici
prompt-act-no-double = Il ne reste aucun marqueur double
prompt-act-no-poll = Il ne reste aucun sondage
prompt-act-follow = Prendre sa place
prompt-act-follow-short = Remplacer
prompt-act-follow-tip = Un marqueur média { OF($party) } occupe la case libérée, sans autre frais
prompt-act-tip-media = Retirer un marqueur { OF($party) } pour { $money }
prompt-act-tip-on = Poser le marqueur double sur « { $card } »
prompt-act-tip-off = Retirer le marqueur double de « { $card } »
prompt-act-named = { $action } : { $target }
prompt-act-confirm = Agir
prompt-act-confirm-short = Agir
# $actions: what is carried out although there is another free action
prompt-act-alone = { $actions }, rien d’autre
prompt-act-alone-short = { $actions } seulement
prompt-act-only = Rien d’autre
# behind "Press again:"; $actions are left unused
prompt-act-forgets = Sans frais aussi : { $actions }.
prompt-act-lock = Définitif : vous révélez une carte
prompt-act-none = Choisissez d’abord une action, ou passez.
prompt-act-pass = Ne pas agir
prompt-act-pass-short = Passer

# Changer une opinion
prompt-shift-title = Quelle opinion remplacez-vous { IN($land) } ?
prompt-shift-title-short = Opinion { IN($land) }
prompt-shift-hint = Vous avez l’influence sur les médias ici. Cliquez sur l’opinion à retirer, puis sur sa remplaçante dans la case « Opinion publique ».
prompt-shift-hint-into = Choisissez maintenant, dans la case « Opinion publique », ce qui remplacera « { $card } ».
prompt-shift-hint-out = Choisissez maintenant, sur le plateau, ce que « { $card } » remplacera.
prompt-shift-out = Retirée
prompt-shift-into = Ajoutée
prompt-shift-table = Tous les partis, avant et après
prompt-shift-table-short = Avant et après
prompt-shift-confirm = Remplacer l’opinion
prompt-shift-confirm-short = Remplacer
prompt-shift-named = { $out } devient { $into }
prompt-shift-no-display = La case « Opinion publique » est vide.
prompt-shift-tip-out = Retirer { $card }
prompt-shift-tip-into = Mettre { $card }

# Miser sur un sondage
prompt-poll-title = Combien misez-vous pour le sondage { FROM($land) } ?
prompt-poll-title-short = Sondage { IN($land) }
prompt-poll-hint =
    { $n ->
        [one] Au moins { $money }. Après vous, { $n } parti peut encore miser.
       *[other] Au moins { $money }. Après vous, { $n } partis peuvent encore miser.
    }
prompt-poll-hint-one = Au moins { $money }. Après vous, dernière mise : { $player }, commissaire-priseur.
prompt-poll-hint-last = Au moins { $money }. Comme commissaire-priseur, vous avez le dernier mot.
prompt-poll-hint-free =
    { $n ->
        [one] Encore aucune mise : 0 € suffit si le dernier parti passe.
       *[other] Encore aucune mise : 0 € suffit si les { $n } partis suivants passent.
    }
prompt-poll-hint-free-last = Personne n’a misé : pour 0 €, ce sondage est à vous.
prompt-poll-no-bid = Mise minimale
prompt-poll-hint-none = Il faudrait miser au moins { $money } : il vous manque { $missing }.
prompt-poll-win = Il vous restera
prompt-poll-publish-votes = Voix si vous publiez
prompt-poll-keep-base = Base si vous le gardez
prompt-poll-keep-base-short = Base
prompt-poll-bid = Miser { $money }
prompt-poll-pass-all = Passer pour tous les sondages
prompt-poll-pass-all-short = Passer partout
prompt-poll-pass-all-tip = Vous passez maintenant et pour tous les sondages de cette manche
prompt-poll-leaving = Un sondage sans mise part pour 0 € : passer partout, c’est le laisser aux autres.
prompt-poll-unless-free = Passer, sauf si c’est gratuit
prompt-poll-unless-free-short = Passer, sauf si 0 €
prompt-poll-unless-free-tip = Pour tous les sondages de cette manche : vous misez 0 € si personne n’a misé, sinon vous passez
prompt-poll-free-too = Passer même si c’est gratuit
prompt-poll-free-too-short = Passer partout
prompt-poll-top-caption = Premier sondage
prompt-poll-order = Un seul tour d’enchères, à partir du voisin de gauche du commissaire-priseur
prompt-poll-order-short = Un seul tour d’enchères
prompt-poll-effect =
    { $n ->
        [one] Popularité si publié ; recto connu
       *[other] Popularité si publié ; { $n } rectos possibles
    }
prompt-poll-effect-short = Popularité si publié
prompt-poll-highest = en tête
prompt-poll-beaten = dépassé
prompt-poll-out = sorti
prompt-poll-yours = à vous
prompt-poll-auctioneer = en dernier
prompt-poll-auctioneer-short = dernier
prompt-poll-auctioneer-tip = Commissaire-priseur : le plus de voix dans ce Land, mise en dernier
prompt-poll-safe = protégé
prompt-poll-safe-tip =
    { THE($player) } { COUNT($player) ->
        [one] a
       *[other] ont
    } l’influence sur les médias ici : aucun sondage ne fait baisser ce parti
prompt-poll-no-rise = Ce sondage ne ferait pas monter votre popularité : vous ne pourriez que le garder.
prompt-poll-no-rise-short = Il ne vous ferait pas monter : à garder seulement.
prompt-poll-all = Les { $n } sondages
prompt-poll-count = sortis : { $gone } · restants : { $left }
prompt-poll-published = publié
prompt-poll-published-short = publié
prompt-poll-kept = gardé
prompt-poll-kept-short = gardé
prompt-poll-unwanted = sans mise
prompt-poll-unwanted-short = sans mise
prompt-poll-looked = en main
prompt-poll-looked-short = main
prompt-poll-top = sur la pile
prompt-poll-top-short = en jeu
prompt-poll-unseen = caché
prompt-poll-unseen-short = caché
prompt-poll-front = Recto : { $changes }
prompt-poll-unknown = Vous ne connaissez pas ce recto

# La face d’un sondage
prompt-front-title = Publiez-vous ce sondage { IN($land) } ?
prompt-front-title-short = Sondage { IN($land) }
prompt-front-hint = Personne d’autre ne voit ce recto. Si vous publiez le sondage, les popularités changent comme indiqué ; si vous le gardez, il est défaussé face cachée.
prompt-front-hint-closed = Personne d’autre ne voit ce recto. Il ne fait pas monter { THE($party) } : vous ne pouvez que garder le sondage.
prompt-front-caption = Recto du sondage { $back } ; effet si vous publiez
prompt-front-closed = Recto du sondage { $back } : { THE($party) } ne { COUNT($party) ->
        [one] monte
       *[other] montent
    } pas, à garder seulement
prompt-front-publish = Publier
prompt-front-publish-short = Publier
prompt-front-keep = Garder : base { $gain }
prompt-front-keep-short = Garder { $gain }
prompt-front-lock = Définitif : tout le monde le voit
prompt-front-ignored = ignoré
prompt-front-ignored-tip = Seul le parti qui publie monte
prompt-front-stays = ne bouge pas
prompt-front-trend = Popularité { $trend }
prompt-front-votes = { $votes } voix

# Convertir
prompt-convert-title = Combien de réunions convertissez-vous { IN($land) } ?
prompt-convert-title-short = Réunions { IN($land) }
prompt-convert-hint = Convertissez de { $least } à { $most } réunions, ou gardez-les.
prompt-convert-hint-all =
    { $n ->
        [one] Convertissez la réunion, ou gardez-la.
       *[other] Convertissez les { $n } réunions, ou gardez-les.
    }
prompt-convert-step = Avec { $n } voix de plus, vous auriez { $points } PV.
prompt-convert-confirm =
    { $n ->
        [one] Convertir { $n } réunion
       *[other] Convertir { $n } réunions
    }
prompt-convert-confirm-short = Convertir { $n }
prompt-convert-keep = Garder
prompt-convert-keep-tip = Les réunions restent dans ce Land
prompt-convert-keep-votes = Voix gagnées si vous convertissez tout plus tard : { $now } en l’état, { $trend } avec un degré de popularité de plus, { $match } avec une correspondance de plus
prompt-convert-keep-all = Garder partout
prompt-convert-keep-all-short = Garder partout
prompt-convert-keep-all-tip = Garder les réunions ici et dans tous les Länder suivants
prompt-convert-less = Une réunion de moins
prompt-convert-more = Une réunion de plus
prompt-convert-order = La dernière élection d’abord
prompt-convert-order-short = La dernière d’abord
prompt-convert-runs = de droite à gauche
prompt-convert-you = en cours
prompt-convert-done = terminé
prompt-convert-automatic = automatique
prompt-convert-automatic-short = auto
prompt-convert-later = ensuite
prompt-convert-none = sans réunion
prompt-convert-few =
    { $n ->
        [one] { $n } réunion, il en faut { $least }
       *[other] { $n } réunions, il en faut { $least }
    }
prompt-convert-few-short = trop peu
prompt-convert-stay =
    { $n ->
        [one] il reste { $n } réunion
       *[other] il reste { $n } réunions
    }
prompt-convert-stay-short =
    { $n ->
        [one] reste { $n }
       *[other] reste { $n }
    }
prompt-convert-points = { $points } sur { $most } PV
prompt-convert-points-short = { $points } PV

# Coalition
prompt-coalition-title = Coalition avec { THE($party) } { IN($land) } ?
prompt-coalition-title-short = Coalition avec { THE($party) } ?
prompt-coalition-hint =
    Majorité à deux ({ $majority }) : { $bonus } points chacun ; qui a des marqueurs ici en place un sur la piste de présence médiatique. Sans coalition, { THE($party) } { COUNT($party) ->
        [one] reçoit
       *[other] reçoivent
    } { $alone } points.
prompt-coalition-sum = Ensemble
prompt-shared-of = { $n } sur { $all }
prompt-coalition-shared = Cartes communes
prompt-coalition-bonus = Points pour chacun
prompt-coalition-join = Former la coalition : { $gain } points
prompt-coalition-join-short = Accepter { $gain }
prompt-coalition-decline = Refuser
prompt-coalition-decline-tip = La proposition passe au parti suivant, s’il y en a un
prompt-coalition-pair = Le parti en tête et son partenaire
prompt-coalition-pair-short = Les deux partis
prompt-coalition-cards = Cartes de programme communes

# Don
prompt-donation-title = Acceptez-vous ce don ?
prompt-donation-title-short = Don
prompt-donation-hint = Choisissez une carte. Si vous acceptez, vous touchez l’argent, mais votre base diminue ; si vous refusez, elle grandit. Dans les deux cas, la carte est retirée du jeu.
prompt-donation-end = Base à la fin
prompt-donation-end-tip = Chaque point de base du parti vaut un point de victoire à la fin de la partie.
prompt-donation-confirm = Confirmer
prompt-donation-first = Choisissez d’abord « Accepter » ou « Refuser » sur l’une des cartes.
prompt-donation-take = Accepter { $money }
prompt-donation-refuse = Refuser { $money }
prompt-donation-cards = Cartes de don
prompt-donation-accept = Accepter
prompt-donation-reject = Refuser
prompt-donation-base = base { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = utilisée
prompt-donation-income = Revenus de cette manche
prompt-donation-votes = Voix : { $n } PV × { $rate }
prompt-donation-from-base = Base du parti : { $n } × { $rate }
prompt-donation-sum = Total
# a line of my row: rallies bought in a state and their price in thousands
prompt-rally-receipt = +{ $n } pour { $money }
prompt-rally-more =
    { $n ->
        [0] Une de plus : aucune voix
       *[other] Une de plus : +{ $n } voix
    }
prompt-rally-more-short = 1 autre : +{ $n }
prompt-place-title = Qui envoyez-vous, et où ?
prompt-place-title-short = Qui envoyez-vous ?
