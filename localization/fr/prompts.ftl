### Ce qui est demandé et ce que font les réponses : titres, indications, chiffres et boutons des décisions.

## Phases 1 à 4 et mise en place
prompt-of = { $n } sur { $total }
prompt-lands =
    { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }
prompt-match = Facteur
prompt-hand = Main
prompt-your-program = Programme actuel
prompt-your-program-short = Programme
prompt-your-hand = Main
prompt-hand-note = Concordance de chaque carte avec les opinions ouvertes
prompt-tag-only = Montre où les cartes concordent ou s’opposent ici.
prompt-mark-first = Cocher d’abord une carte.
prompt-nothing-marked = Rien n’est encore coché.
prompt-nothing-placed = Rien n’est encore placé.
prompt-clear = Vider
prompt-pass = Passer
prompt-passes = passe
prompt-waits = attend
prompt-sealed = Révélé ensemble
prompt-you-keep = Gardée
prompt-keep-named = Garder { $card }
prompt-discarded = Défaussée
prompt-money = Argent
prompt-money-left = Il reste
prompt-money-left-short = Reste
prompt-money-missing = Il manque
prompt-markers = Marqueurs média
prompt-display = Offre de programmes

# Sélection des programmes
prompt-draft-title = Choisir une carte à garder
prompt-draft-title-short = Garder une carte
prompt-draft-hint =
    { $rest ->
        [one] Cocher une carte. L’autre va à { $player }. Personne d’autre ne voit la carte gardée.
       *[other] Cocher une carte. Les { $rest } autres vont à { $player }. Personne d’autre ne voit la carte gardée.
    }
prompt-draft-hint-last = Cocher une carte. Les { $rest } dernières vont à { $player }, et trois autres arrivent.
prompt-draft-pick = Choix
prompt-draft-matches = Concorde
prompt-draft-opposes = S’oppose
prompt-draft-keep = Garder une carte
prompt-draft-keep-short = Garder
prompt-draft-lock =
    { $rest ->
        [one] Définitif : { $rest } carte est passée
       *[other] Définitif : { $rest } cartes sont passées
    }
prompt-draft-kept = Gardées · { $n } sur { $total }
prompt-draft-last = Les trois dernières, transmises
prompt-draft-last-short = Trois dernières
prompt-draft-kept-by = gardée par { $player }
prompt-draft-order = Les cartes tournent dans le sens horaire
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
prompt-step-hold = Une en main
prompt-step-hold-short = Tenir

# Programme de départ
prompt-lay-title = Poser le programme du parti
prompt-lay-title-short = Poser le programme
prompt-lay-hint = Cocher des cartes jusqu’à cinq thèmes différents au programme. Un thème n’y figure jamais deux fois.
prompt-lay-note = Chaque thème une fois ; concordance avec les opinions ouvertes
prompt-lay-chosen = Choisies
prompt-lay-program = Programme · { $n } sur { $total }
prompt-lay-confirm = Poser le programme
prompt-lay-full =
    { $needed ->
        [one] { $needed } carte est déjà cochée. La décocher pour en choisir une autre.
       *[other] { $needed } cartes sont déjà cochées. En décocher une pour en choisir une autre.
    }

# Carte en main
prompt-keep-title = Garder une carte en main
prompt-keep-title-short = Garder une carte
prompt-keep-hint =
    { $rest ->
        [0] Cette carte reste en main.
        [one] Elle pourra entrer au programme plus tard. L’autre carte est défaussée face visible.
       *[other] Elle pourra entrer au programme plus tard. Les { $rest } autres cartes sont défaussées face visible.
    }
prompt-keep-foot = Garder une carte
prompt-keep-foot-short = Garder
prompt-keep-lock = Définitif : le reste est défaussé

# Déploiement
prompt-deploy-title = Placer les cinq symboles
prompt-deploy-title-short = Déploiement
prompt-deploy-hint = Cliquer sur un symbole, puis sur un Land. Un même symbole ne va jamais deux fois dans un Land.
prompt-deploy-blocks = Choisir un des cinq blocs
prompt-deploy-block = Bloc { $n }
prompt-deploy-confirm = Sceller le déploiement
prompt-deploy-confirm-short = Sceller
prompt-deploy-missing =
    { $n ->
        [one] { $n } symbole n’a pas encore de Land.
       *[other] { $n } symboles n’ont pas encore de Land.
    }
prompt-deploy-token = { $symbol } : cliquer dessus, puis sur un Land
prompt-deploy-here = { $symbol } : ici
prompt-deploy-take-off = { $symbol } : cliquer encore pour retirer
prompt-deploy-already = { $symbol } : déjà ici
prompt-deploy-place = { $symbol } : placer ici
prompt-deploy-move = { $symbol } : déplacer ici

# Premier joueur
prompt-start-title = Miser pour jouer en premier
prompt-start-title-short = Mise de départ
prompt-start-hint = Noter un montant en secret ; 0 est aussi une mise.
prompt-start-brings = Ce que cela apporte
prompt-start-brings-first = Jouer en premier dans les phases 2 à 5
prompt-start-brings-first-short = Premier en phases 2–5
prompt-start-brings-ties = Égalités : le plus proche l’emporte
prompt-start-brings-ties-short = Égalités : au plus proche
prompt-start-brings-cost = Seule la plus forte mise est payée
prompt-start-brings-cost-short = Seule la plus forte paie
prompt-start-confirm = Sceller la mise de { $money }
prompt-start-confirm-short = Miser { $money }
prompt-sealed-bid = Ouverte avec toutes les autres mises
prompt-start-last = Mises de la dernière manche
prompt-start-first = Dans cet ordre, sens horaire ; aucune mise encore
prompt-start-now = commence à présent
prompt-start-now-short = commence
prompt-start-past = Mises jusqu’ici : { $bids }
prompt-bid-pay = Coût si gagnée
prompt-bid-note = Gagner coûte { $amount } et laisse { $left }.
prompt-bid-leaving = Reste
prompt-bid-bluff = Plus que l’argent
prompt-bid-bluff-tip = Plus que l’argent disponible. Si cette mise gagne, le bluff éclate : tout l’argent et 10 points de base sont perdus, et les autres misent à nouveau.
prompt-bid-less = { $money } de moins
prompt-bid-more = { $money } de plus
prompt-bid-to = À { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = { $money } est la plus forte mise possible.
prompt-bid-least = { $money } est la plus faible mise possible.
prompt-tie-title = Égalité pour jouer en premier
prompt-tie-title-short = Égalité
prompt-tie-hint = { $money } chacun. Relancer une fois ou passer. Si tous passent, { $player } commence pour { $money }.
prompt-tie-hint-raised = { $money } est la plus forte mise. Relancer une fois ou passer.
prompt-tie-confirm = Relancer à { $money }
prompt-tie-confirm-short = { $money }
prompt-tie-order = Partis à égalité, une fois chacun, dans cet ordre

# Programme
prompt-program-title = Modifier le programme du parti
prompt-program-title-short = Programme du parti
prompt-program-hint = D’abord de nouvelles cartes, puis deux échanges au plus. Une carte reste en main.
prompt-program-draw = Piocher et prendre
prompt-program-draw-short = Piocher
prompt-program-draw-note = de la pile, puis de l’offre de programmes
prompt-program-draw-tip = Piocher la première carte de la pile, puis prendre une carte de l’offre de programmes
prompt-program-draw-confirm = Piocher une carte
prompt-program-draw-confirm-short = Piocher
prompt-program-draw-lock = Définitif : une carte est révélée
prompt-program-flush = Nouvelle offre
prompt-program-flush-short = Nouvelle offre
prompt-program-flush-note = toutes les cartes ouvertes changent
prompt-program-flush-tip = Défausser toutes les cartes de l’offre de programmes, en poser de nouvelles et en prendre une
prompt-program-flush-confirm = Renouveler l’offre de programmes
prompt-program-flush-confirm-short = Renouveler
prompt-program-flush-lock = Définitif : de nouvelles cartes viennent
prompt-program-skip = Passer
prompt-program-skip-short = Passer
prompt-program-skip-tip = Ni nouvelle carte ni échange à cette manche
prompt-drew = Piochée
prompt-took = Prise
prompt-takes = Prise
prompt-takes-suggested = À prendre (suggestion)
prompt-suggested = Suggestion ; un clic en coche une autre.
prompt-keeps = Reste en main
prompt-keeps-suggested = Reste en main (suggestion)
prompt-change-shared = En commun : { $party }
prompt-change-shared-tip = Cartes de programme des deux partis. Une coalition va d’abord au partenaire qui en a le plus.
prompt-take-title = Prendre une carte de l’offre de programmes
prompt-take-title-short = Prendre une carte
prompt-take-hint = Cocher une carte ici ou dans l’offre de programmes. Ensuite, jusqu’à deux cartes peuvent être échangées.
prompt-take-confirm = Prendre une carte
prompt-take-named = Prendre { $card }
prompt-take-foot = Prendre une carte
prompt-take-foot-short = Prendre
prompt-change-title = Modifier le programme du parti
prompt-change-title-short = Échanger des cartes
prompt-change-hint = Deux échanges au plus : cliquer sur une carte en main, puis sur celle qu’elle remplace. Une somme sous 1 compte ×1.
prompt-change-hint-card = Cliquer maintenant sur la carte de programme que { $card } remplace.
prompt-change-confirm =
    { $n ->
        [0] Confirmer sans échange
        [one] Confirmer un échange
       *[other] Confirmer deux échanges
    }
prompt-change-confirm-short =
    { $n ->
        [0] Sans échange
        [one] 1 échange
       *[other] 2 échanges
    }
prompt-change-lock = Définitif : le reste est défaussé
prompt-change-none = Rien n’est encore échangé.
prompt-change-back = Cliquer pour reprendre cet échange
prompt-change-foot = Garder une carte, défausser le reste

# Médias
prompt-media-title = Gagner de l’influence sur les médias
prompt-media-title-short = Marqueur média
prompt-media-hint = Un marqueur à { $money } sur une case libre, ou passer. Tant qu’un parti achète, tous sont à nouveau sollicités.
prompt-media-where = Choisir un Land pour un marqueur média
prompt-media-free = Cases libres
prompt-media-free-short = Libre
prompt-media-influence = Influence
prompt-media-influence-short = Média
prompt-media-in = Influence { $land }
prompt-media-tied = égalité
prompt-media-nobody = personne
prompt-media-tip = { $land } : influence sur les médias { $before } → { $after }
prompt-media-passed = Passé depuis le dernier achat : { $parties }
prompt-media-mark-first = Choisir d’abord une case média libre.
prompt-media-confirm = Poser pour { $money }
prompt-media-confirm-short = Payer { $money }
prompt-media-pass-tip = La question ne revient que si un parti achète
prompt-pass-phase = Passer toute la phase
prompt-pass-phase-short = Passer tout
prompt-pass-phase-tip = Passer maintenant et chaque fois que la question revient dans cette phase

# Réunions
prompt-rally-title = Organiser des réunions
prompt-rally-title-short = Réunions
prompt-rally-hint = Ajouter des réunions avec + dans n’importe quels Länder. Chaque Land se paie à part ; un parti y a au plus { $most } réunions.
prompt-rally-new = Nouvelles
prompt-rally-cost = Coût
prompt-rally-cost-parts = Coût { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Acheter
        [one] Acheter { $n } réunion
       *[other] Acheter { $n } réunions
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Acheter
       *[other] Acheter { $n }
    }
prompt-rally-none = Ajouter d’abord des réunions, ou passer.
prompt-rally-no-new = Aucune nouvelle réunion n’est prévue ici.
prompt-rally-fill = Remplir
prompt-rally-fill-land = Remplir ({ $land }) : +{ $n } pour { $money }
prompt-rally-fill-back = Retirer toutes les nouvelles ({ $land })
prompt-rally-ladder = Réunions par Land et prix en milliers
prompt-rally-ladder-short = Prix en milliers
prompt-rally-ladder-tip = Plusieurs réunions dans un Land sont de plus en plus chères. Chaque Land recommence en bas.
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
prompt-lock-next = Définitif : puis { $player }
prompt-rallies = Réunions
prompt-trend = Tendance
prompt-votes = Voix
prompt-votes-unit = voix
prompt-points = PV
prompt-points-tip = Points de victoire dans ce Land
prompt-points-value = { $n } PV
prompt-base = Base du parti
prompt-if-converted = Si converti
prompt-if-converted-short = Voix
prompt-waits-short = attend

# Personnalités : actions là où la place manque ; $amount est un nombre avec son signe
prompt-action-double = Double
prompt-action-trend = Tend. { $amount }
prompt-action-votes = Voix { $amount }
prompt-action-base = Base { $amount }
prompt-action-media = Médias
prompt-action-others = Autres { $amount }
prompt-action-program = Progr.
prompt-action-poll = Sondage
# Une seule fois par Land et par manche ; le mot seul est tamponné sur l’action
prompt-action-once = { $action } (une fois)
prompt-act-once = une fois
prompt-card-then-one-of = puis une de
prompt-card-then = puis
prompt-card-one-of = une de
prompt-cabinet-tip = { $name } : { $money }
prompt-cabinet-tip-main = Action principale : { $action }
prompt-cabinet-tip-others = Puis une de ces actions : { $actions }
prompt-cabinet-tip-once = « Une fois » ou « ! » : une seule fois par Land et par manche, qui que ce soit

# Envoi du cabinet fantôme
prompt-place-hint = Cliquer sur une personnalité, puis sur un Land : une au plus par Land et par parti. L’envoi est gratuit ; le prix est dû en phase 6.
prompt-place-where = Cliquer maintenant sur le Land de cette carte : { $name }.
prompt-place-warn = { $name } : coûte { $cost } en phase 6, et il ne restera alors que { $money }.
prompt-place-count = Envoyées
prompt-place-due = Dû en phase 6
prompt-place-left = Reste alors
prompt-place-missing = Manque alors
prompt-place-cards = Cabinet fantôme
prompt-place-order = Ordre d’envoi ; personnalités envoyées
prompt-place-order-short = Ordre d’envoi
prompt-place-confirm =
    { $n ->
        [0] Envoyer
        [one] Envoyer { $n } carte
       *[other] Envoyer { $n } cartes
    }
prompt-place-confirm-short =
    { $n ->
        [0] Envoyer
       *[other] Envoyer { $n }
    }
prompt-place-lock = Définitif : tous voient où elles vont
prompt-place-none = Placer d’abord une personnalité, ou n’envoyer personne.
prompt-place-pass = N’envoyer personne
prompt-place-pass-short = Personne
prompt-place-first = Choisir d’abord une personnalité.
prompt-place-here = { $name } : { $land }
prompt-place-back = Reprendre : { $name }
prompt-place-instead = Envoyer plutôt ici : { $name }

# La rangée des personnalités
prompt-row-order = { $land }, dans l’ordre d’envoi
prompt-row-order-short = Dans l’ordre
prompt-row-once = ! une fois par Land :
prompt-row-next = suit
prompt-row-paid = payée
prompt-row-declined = renonce
prompt-row-acted = a agi
prompt-row-acts = agit
prompt-row-pay = payer ?
prompt-row-done-by = déjà { $party }

# Payer
prompt-pay-title = Payer cette carte : { $name } ?
prompt-pay-title-short = { $name }, { $land } : payer ?
prompt-pay-hint = Tous paient ou renoncent avant que quiconque agisse. Une personnalité non payée quitte la partie.
prompt-pay-cost = Coût
prompt-pay-turn = Agit
prompt-pay-turn-value = n° { $n }
prompt-pay-double = Marqueur double
prompt-pay-double-free = libre
prompt-pay-double-there = déjà là
prompt-pay-confirm = Payer { $money }
prompt-pay-decline = Renoncer
prompt-pay-decline-tip = Ne coûte rien ; la personnalité quitte la partie sans agir
prompt-contest-paid =
    { $n ->
        [one] { $players } agit avant et a payé pour la même action
       *[other] { $players } agissent avant et ont payé pour la même action
    } : « { $action } » n’est possible qu’une fois ici et peut être perdue.
prompt-contest-sent =
    { $n ->
        [one] { $players } agit avant ({ $land }) et n’a pu envoyer que quelqu’un qui peut la même action
       *[other] { $players } agissent avant ({ $land }) et n’ont pu envoyer que quelqu’un qui peut la même action
    } : « { $action } » n’est possible qu’une fois et peut être perdue.
prompt-contest-lost = « { $action } » ne sera pas possible ici. { $reason }.
prompt-contest-risk = Peut être perdue
prompt-contest-gone = Impossible

# Agir
prompt-act-title = { $name } ({ $land })
prompt-act-hint = D’abord l’action principale, puis une autre au plus ; les deux sont facultatives.
prompt-act-hint-double = Choisir l’opinion sur le plateau.
prompt-act-hint-media = Choisir le marqueur média sur le plateau.
prompt-act-main = Action principale
prompt-act-second = Seconde action
prompt-act-or = ou
prompt-act-on = sur { $card }
prompt-act-off = ôter de { $card }
prompt-act-on-board = à choisir sur le plateau
prompt-act-on-board-short = sur le plateau
prompt-act-pays = { $party }, { $money }
prompt-act-poll = { $party } au dos
prompt-act-program = comme en phase 2
prompt-act-program-short = phase 2
prompt-act-others = tous les autres partis
prompt-act-others-short = les autres
prompt-act-closed = pas ici
prompt-act-used-by = Déjà fait : { $party }
prompt-act-no-media = Aucun marqueur média d’un autre parti ici
prompt-act-no-double = Il ne reste aucun marqueur double
prompt-act-no-poll = Il ne reste aucun sondage
prompt-act-follow = Prendre sa place
prompt-act-follow-short = Remplacer
prompt-act-follow-tip = Un marqueur média de { $party } prend la case libérée sans autre coût
prompt-act-tip-media = Retirer un marqueur { $party } pour { $money }
prompt-act-tip-on = Poser le marqueur double sur { $card }
prompt-act-tip-off = Retirer le marqueur double de { $card }
prompt-act-named = { $action } : { $target }
prompt-act-confirm = Exécuter
prompt-act-confirm-short = Agir
prompt-act-lock = Définitif : une carte est révélée
prompt-act-none = Choisir d’abord une action, ou renoncer aux deux.
prompt-act-pass = Renoncer
prompt-act-pass-short = Renoncer

# Changer une opinion
prompt-shift-title = Changer une opinion ({ $land })
prompt-shift-title-short = Opinion ({ $land })
prompt-shift-hint = Ce parti a l’influence sur les médias ici. Cliquer sur l’opinion qui part, puis sur sa remplaçante dans la case « Opinion publique ».
prompt-shift-hint-into = Cliquer maintenant dans la case « Opinion publique » sur ce qui remplace { $card }.
prompt-shift-hint-out = Cliquer maintenant sur le plateau sur ce que { $card } remplace.
prompt-shift-out = Part
prompt-shift-into = Vient
prompt-shift-table = Tous les partis, avant et après
prompt-shift-table-short = Avant et après
prompt-shift-confirm = Changer l’opinion
prompt-shift-confirm-short = Changer
prompt-shift-named = { $out } devient { $into }
prompt-shift-no-display = La case « Opinion publique » est vide.
prompt-shift-tip-out = Retirer { $card }
prompt-shift-tip-into = Mettre { $card }

# Miser sur un sondage
prompt-poll-title = Miser sur le sondage ({ $land })
prompt-poll-title-short = Sondage ({ $land })
prompt-poll-hint =
    { $n ->
        [one] Au moins { $money }. { $n } parti parle encore ensuite.
       *[other] Au moins { $money }. { $n } partis parlent encore ensuite.
    }
prompt-poll-hint-one = Au moins { $money }. Une seule mise suivra, celle de qui mène l’enchère : { $player }.
prompt-poll-hint-last = Au moins { $money }. C’est la dernière mise, celle du parti qui mène l’enchère.
prompt-poll-hint-free =
    { $n ->
        [one] Aucune mise encore : 0 € suffisent si le dernier parti ne mise pas.
       *[other] Aucune mise encore : 0 € suffisent si aucun des { $n } partis suivants ne mise.
    }
prompt-poll-hint-free-last = Aucune mise : pour 0 € ce sondage est gagné à coup sûr.
prompt-poll-no-bid = Sans mise, dès
prompt-poll-hint-none = Il faudrait au moins { $money } : il manque { $missing }.
prompt-poll-win = Argent après
prompt-poll-publish-votes = Publier : voix
prompt-poll-keep-base = Garder : base
prompt-poll-bid = Miser { $money }
prompt-poll-pass-all = Passer tous les sondages
prompt-poll-pass-all-short = Tout passer
prompt-poll-pass-all-tip = Passer maintenant et pour tous les sondages de cette manche
prompt-poll-leaving = Un sondage sans mise part pour 0 € : tout passer le laisse aux autres.
prompt-poll-unless-free = Passer sauf si gratuit
prompt-poll-unless-free-short = Sauf gratuit
prompt-poll-unless-free-tip = Pour tous les sondages de cette manche : miser 0 € sans autre mise, sinon passer
prompt-poll-free-too = Passer même gratuit
prompt-poll-free-too-short = Tout passer
prompt-poll-top-caption = Premier sondage
prompt-poll-order = Un tour de mises, à gauche de qui mène l’enchère
prompt-poll-order-short = Un tour de mises
prompt-poll-effect =
    { $n ->
        [one] Tendance si publié ; face connue
       *[other] Tendance si publié ; { $n } faces possibles
    }
prompt-poll-effect-short = Tendance si publié
prompt-poll-highest = en tête
prompt-poll-beaten = dépassé
prompt-poll-out = sorti
prompt-poll-yours = mise
prompt-poll-auctioneer = enchère
prompt-poll-auctioneer-short = dernier
prompt-poll-auctioneer-tip = Mène l’enchère : le plus de voix dans ce Land, mise en dernier
prompt-poll-safe = protégé
prompt-poll-safe-tip = { $player } a l’influence sur les médias ici et ne baisse jamais
prompt-poll-no-rise = Le parti ne monte sur aucune face : à garder seulement
prompt-poll-no-rise-short = Sans hausse : garder
prompt-poll-all = Les { $n } sondages
prompt-poll-count = sortis : { $gone } · reste : { $left }
prompt-poll-published = publié
prompt-poll-published-short = publié
prompt-poll-kept = gardé
prompt-poll-kept-short = gardé
prompt-poll-unwanted = défaussé
prompt-poll-unwanted-short = défaus.
prompt-poll-looked = en main
prompt-poll-looked-short = main
prompt-poll-top = dessus
prompt-poll-top-short = dessus
prompt-poll-unseen = non vu
prompt-poll-unseen-short = non vu
prompt-poll-front = Face : { $changes }
prompt-poll-unknown = Cette face est inconnue ici

# La face d’un sondage
prompt-front-title = Publier le sondage ({ $land }) ?
prompt-front-title-short = Sondage ({ $land })
prompt-front-hint = Personne d’autre ne voit cette face. Publié, le sondage fait monter { $party } et baisser les autres comme indiqué ; gardé, il part face cachée.
prompt-front-hint-closed = Personne d’autre ne voit cette face. Elle ne fait pas monter { $party } : le sondage ne peut qu’être gardé.
prompt-front-caption = Face de { $back } ; effet d’une publication
prompt-front-closed = Face de { $back } : elle ne fait pas monter { $party }, à garder seulement
prompt-front-publish = Publier
prompt-front-publish-short = Publier
prompt-front-keep = Garder : base { $gain }
prompt-front-keep-short = Garder { $gain }
prompt-front-lock = Définitif : tous le voient
prompt-front-ignored = ignoré
prompt-front-ignored-tip = Seul le parti qui publie monte
prompt-front-stays = reste
prompt-front-trend = Tendance { $trend }
prompt-front-votes = { $votes } voix

# Convertir
prompt-convert-title = Convertir des réunions ({ $land }) ?
prompt-convert-title-short = Convertir ({ $land })
prompt-convert-hint = Convertir de { $least } à { $most } réunions, ou les garder.
prompt-convert-hint-all =
    { $n ->
        [one] Convertir la réunion, ou la garder.
       *[other] Convertir les { $n }, ou les garder.
    }
prompt-convert-step =
    { $n ->
        [one] Avec { $n } voix de plus : { $points } PV en tout.
       *[other] Avec { $n } voix de plus : { $points } PV en tout.
    }
prompt-convert-confirm =
    { $n ->
        [one] Convertir { $n } réunion
       *[other] Convertir { $n } réunions
    }
prompt-convert-confirm-short = Convertir { $n }
prompt-convert-keep = Garder
prompt-convert-keep-tip = Les réunions restent dans ce Land
prompt-convert-keep-votes = Voix si toutes sont converties plus tard : { $now } en l’état, { $trend } avec tendance +1, { $match } avec { $word } +1
prompt-convert-keep-all = Garder partout
prompt-convert-keep-all-short = Garder tout
prompt-convert-keep-all-tip = Garder les réunions ici et dans tous les Länder suivants
prompt-convert-less = Une réunion de moins
prompt-convert-more = Une réunion de plus
prompt-convert-order = Ordre : dernière élection d’abord
prompt-convert-order-short = La dernière d’abord
prompt-convert-runs = de droite à gauche
prompt-convert-you = décide
prompt-convert-done = fait
prompt-convert-automatic = automatique
prompt-convert-automatic-short = auto
prompt-convert-later = suit
prompt-convert-none = sans réunion
prompt-convert-few =
    { $n ->
        [one] { $n } réunion, { $least } requises
       *[other] { $n } réunions, { $least } requises
    }
prompt-convert-few-short = trop peu
prompt-convert-stay =
    { $n ->
        [one] { $n } réunion reste
       *[other] { $n } réunions restent
    }
prompt-convert-stay-short =
    { $n ->
        [one] { $n } reste
       *[other] { $n } restent
    }
prompt-convert-points = { $points } sur { $most } PV
prompt-convert-points-short = { $points } PV

# Coalition
prompt-coalition-title = Coalition avec { $party } ({ $land }) ?
prompt-coalition-title-short = Rejoindre { $party } ?
prompt-coalition-hint = Ensemble, c’est la majorité ({ $majority }) : { $bonus } PV chacun, et les deux déplacent un marqueur média. Si personne n’accepte, { $party } reçoit { $alone } PV.
prompt-coalition-sum = Ensemble
prompt-coalition-shared = Cartes communes
prompt-coalition-bonus = PV pour chacun
prompt-coalition-join = Accepter : { $gain } PV
prompt-coalition-join-short = Accepter { $gain }
prompt-coalition-decline = Refuser
prompt-coalition-decline-tip = Le candidat suivant est invité, s’il y en a un
prompt-coalition-pair = Parti en tête et partenaire
prompt-coalition-pair-short = Les deux partis
prompt-coalition-cards = Cartes de programme communes

# Don
prompt-donation-title = Accepter ou refuser un don
prompt-donation-title-short = Don
prompt-donation-hint = Choisir une carte. Accepter rapporte de l’argent et coûte de la base ; refuser renforce la base. Dans les deux cas, la carte a servi.
prompt-donation-end = Base à la fin
prompt-donation-end-tip = Chaque point de base du parti vaut un point de victoire à la fin de la partie.
prompt-donation-confirm = Décider
prompt-donation-first = Choisir d’abord un côté d’une carte.
prompt-donation-take = Accepter { $money }
prompt-donation-refuse = Refuser { $money }
prompt-donation-cards = Cartes de don
prompt-donation-accept = Accepter
prompt-donation-reject = Refuser
prompt-donation-base = base { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = a servi
prompt-donation-income = Revenus de cette manche
prompt-donation-votes = Voix : { $n } PV × { $rate }
prompt-donation-from-base = Base du parti : { $n } × { $rate }
prompt-donation-sum = Total
