### Apprendre à jouer : sept leçons et une manche guidée. Un encadré a au plus 40 mots dans chaque langue.
### $party est le parti de la personne qui apprend ; les thèmes viennent comme noms sans signe.

learn-title = Apprendre à jouer
learn-lesson = Leçon { $n } sur { $all }
learn-step = Étape { $n } sur { $all }
learn-back = Retour
learn-leave = quitte la leçon, votre progression est conservée
learn-leave-short = quitte
learn-back-step = Retour
learn-next = Continuer
learn-finish = Finir la leçon
learn-page-note = Sept leçons de cinq minutes au plus, puis une manche guidée contre deux partis IA. Vous pouvez les refaire aussi souvent que vous voulez.
learn-begin = Commencer
learn-go-on = Reprendre
learn-again = Refaire
learn-state-new = À faire
learn-state-open = Étape { $n }/{ $all }
learn-state-done = Terminée
learn-guided = Manche guidée
learn-guided-about = Une vraie partie à trois partis. Dans la première manche, chaque décision vous est expliquée ; ensuite, seul un mauvais choix est signalé.
learn-damaged = Le fichier de votre progression n’a pas pu être lu. Il a été gardé ; les leçons reprennent du début.
learn-not-kept = Votre progression ne peut pas être enregistrée pour l’instant : { $detail }
learn-not-here = Pas ici. { $do }

## Légendes des lignes sur la carte
learn-row-rallies = Réunions
learn-row-trend = Popularité
learn-row-matches = Correspondance
learn-row-votes = Voix
learn-row-votes-after = Voix après conversion
learn-row-price = Prix d’un marqueur
learn-row-markers = Vos marqueurs
learn-row-leader = A l’influence
learn-row-opinion-first = Première opinion
learn-row-opinion-second = Deuxième opinion
learn-row-hand = Cartes en main
learn-row-cost = Coût
learn-row-when = À payer
learn-row-money = Argent
learn-row-bid-others = Meilleure mise adverse
learn-row-start = Joue en premier
learn-row-poll-back = Monte dans ce sondage
learn-row-bid-high = Meilleure mise
learn-row-with-0 = Avec la CDU
learn-row-with-2 = Avec les Verts
learn-row-with-4 = Avec Die Linke
learn-row-partner = Partenaire
learn-row-points = Points de victoire
learn-row-end = Vaut à la fin
learn-row-base = Base du parti
learn-row-won = Points jusqu’ici
learn-row-prizes = Pour le plus d’argent
learn-row-this-round = Cette manche
learn-row-next-round = Manche suivante
learn-value-later = en phase 6
learn-value-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
learn-value-common = { $votes } voix, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Leçon 1
learn-votes = Voix
learn-votes-about = Comment réunions, popularité et correspondance donnent des voix, et ce que valent 50 voix.
learn-votes-rallies-title = Tout part des réunions
learn-votes-rallies-text = Chaque parti a une ligne dans chaque Land. Les carrés pleins sont ses réunions : huit au plus.
learn-click-votes-rallies-1 = Cliquez sur les réunions { OF($party) }.
learn-miss-votes-rallies = Cherchez la rangée de petits carrés à côté de { $party }.
learn-votes-rallies-why = Tout commence là : une réunion que l’on n’organise pas ne deviendra jamais des voix.
learn-votes-trend-title = La popularité s’ajoute
learn-votes-trend-text = La popularité dit comment le parti est vu dans ce Land, de −3 à +4. Elle s’ajoute aux réunions avant toute multiplication.
learn-click-votes-trend-1 = Cliquez sur la popularité { OF($party) }.
learn-miss-votes-trend = Cherchez le nombre avec un signe, à gauche des réunions { OF($party) }.
learn-votes-trend-why = Une bonne popularité compte comme des réunions, à chaque conversion dans ce Land.
learn-votes-matches-title = Des réunions aux voix
learn-votes-matches-text = Cinq réunions et une popularité de +2 font 7. Les opinions que votre programme partage multiplient ce total : { $environment } compte 1, { $welfare }, doublée, compte 2.
learn-click-votes-matches-1 = Cliquez sur ×3 dans la ligne { OF($party) }.
learn-miss-votes-matches = Cherchez ×3, tout à droite de la ligne { OF($party) }.
learn-votes-matches-why = La correspondance multiplie tout : une opinion partagée vaut plus que plusieurs réunions.
learn-votes-total-title = Les voix s’ajoutent
learn-votes-total-text = Les nouvelles voix s’ajoutent à celles que le parti a déjà : 13 et 21. Les réunions retournent dans la réserve.
learn-click-votes-total-1 = Cliquez sur les voix { OF($party) }.
learn-miss-votes-total = Cherchez le nombre au bout de la barre { OF($party) }.
learn-votes-total-why = Dans le Land qui vote, toutes les réunions sont converties ; ailleurs, c’est vous qui choisissez le moment.
learn-votes-convert-title = Convertir ou attendre
learn-votes-convert-text = Là où l’élection n’est pas pour tout de suite, vous pouvez convertir dès quatre réunions. { $land1 } : quatre réunions et une popularité de +1 comptent ×3.
learn-click-votes-convert-1 = Appuyez sur le bouton bleu pour convertir.
learn-votes-convert-why = Ces voix sont acquises et vos réunions de nouveau libres ; attendez seulement si popularité ou correspondance vont monter.
learn-votes-line-title = La ligne des 50
learn-votes-line-text = Avec cinquante voix, on gagne un Land sans partenaire. Un seul parti passera la ligne après conversion : réunions plus popularité, fois correspondance, plus ses voix.
learn-click-votes-line-1 = Cliquez sur les voix de ce parti.
learn-miss-votes-line = Pas celui-ci. Cherchez le parti qui a la plus forte correspondance.
learn-votes-line-why = Au-delà de 50, les voix ne rapportent plus de points : dépensez plutôt ailleurs.

## Leçon 2
learn-media = Opinion et médias
learn-media-about = Comment vos marqueurs vous donnent de l’influence, et comment elle change les opinions.
learn-media-buy-title = L’influence a un prix
learn-media-buy-text = { THE($party) } et Die Linke ont chacun un marqueur : personne n’a l’influence sur les médias. En phase 3, vous en achetez un à la fois.
learn-click-media-buy-1 = Cliquez sur une case média libre { IN($land0) }.
learn-click-media-buy-2 = Appuyez maintenant sur le bouton bleu pour acheter.
learn-media-buy-why = Qui a le plus de marqueurs y remplace une opinion en phase 7, et sa popularité ne craint pas les sondages.
learn-media-shift-title = Changer l’opinion
learn-media-shift-text = { THE($party) } a l’influence sur les médias et peut remplacer une opinion. Son programme contient + { $education } ; personne n’en parle encore ici.
learn-click-media-shift-1 = Cliquez sur − { $traffic } { IN($land0) } : elle sort.
learn-click-media-shift-2 = Cliquez sur + { $education } dans la case « Opinion publique » : elle entre.
learn-click-media-shift-3 = Appuyez maintenant sur le bouton bleu.
learn-media-shift-why = Une correspondance de plus multiplie toutes vos réunions : sept voix de plus pour le même travail.
learn-media-double-title = Ce qui reste
learn-media-double-text = Avec un marqueur double, une opinion compte deux fois, en bien comme en mal. Et plus personne ne peut la remplacer.
learn-click-media-double-1 = Quelle opinion est ici à l’abri ? Cliquez dessus.
learn-miss-media-double = Cette carte peut être remplacée. Cherchez le tampon sur une carte.
learn-media-double-why = L’opinion reste aussi longtemps que son marqueur : bâtissez votre programme autour d’elle.

## Leçon 3
learn-program = Programme
learn-program-about = Comment vos cartes de programme correspondent aux opinions, et comment en changer.
learn-program-clash-title = Pour ou contre
learn-program-clash-text = Une carte de programme identique à une opinion visible compte +1, le contraire −1, toute autre 0. Le programme { OF($party) } contient + { $welfare }.
learn-click-program-clash-1 = Cliquez sur l’opinion qui s’y oppose.
learn-miss-program-clash = Cherchez le même thème avec l’autre signe ; les cartes face cachée ne comptent pas.
learn-program-clash-why = Le total ne descend jamais sous ×1 : un mauvais programme vous coûte tout ce qu’il ne multiplie pas.
learn-program-draw-title = Une nouvelle carte
learn-program-draw-text = En phase 2, vous piochez une carte et en prenez une dans l’offre de programmes. Ou bien vous renouvelez cette offre et n’y prenez qu’une carte.
learn-click-program-draw-1 = Appuyez sur le bouton bleu pour piocher.
learn-program-draw-why = Une carte piochée ne se rend pas : le cadenas vous prévient avant.
learn-program-take-title = Une de l’offre de programmes
learn-program-take-text = En plus de la carte piochée, vous prenez une carte visible. { THE($land0) } vote maintenant et réclame la carte − { $digitization }.
learn-click-program-take-1 = Cochez − { $digitization } dans la liste.
learn-click-program-take-2 = Appuyez maintenant sur le bouton bleu pour la prendre.
learn-program-take-why = La grille montre ce que chaque carte apporte dans chaque Land : lisez-la colonne par colonne.
learn-program-swap-title = Deux échanges au plus
learn-program-swap-text = Une carte de votre main peut remplacer une carte du programme ; les thèmes doivent rester différents. La carte − { $security } n’apporte rien { IN($land0) }.
learn-click-program-swap-1 = Cliquez sur − { $digitization } dans votre main.
learn-click-program-swap-2 = Cliquez sur − { $security } dans le programme.
learn-click-program-swap-3 = Appuyez maintenant sur le bouton bleu.
learn-program-swap-why = { THE($land0) } y gagne, { THE($land1) } y perd : un programme suit la prochaine élection.

## Leçon 4
learn-cabinet = Cabinet
learn-cabinet-about = Comment envoyer, payer et faire agir vos personnalités.
learn-cabinet-place-title = Envoyées face cachée
learn-cabinet-place-text = En phase 5, vous envoyez au plus une personnalité par Land. Elle reste face cachée et ne coûte encore rien.
learn-click-cabinet-place-1 = Cliquez sur la carte : { $vice }.
learn-click-cabinet-place-2 = Cliquez sur la place libre { IN($land0) }.
learn-click-cabinet-place-3 = Appuyez maintenant sur le bouton bleu.
learn-cabinet-place-why = Les autres voient que quelqu’un arrive, mais pas qui. Première place, première action.
learn-cabinet-pay-title = Payer ou laisser partir
learn-cabinet-pay-text = En phase 6, les personnalités d’un Land sont révélées. Vous payez la vôtre, ou elle part sans rien faire.
learn-click-cabinet-pay-1 = Appuyez sur le bouton bleu pour payer.
learn-cabinet-pay-why = Chaque personnalité ne sert qu’une fois dans la partie : payez là où son action compte le plus.
learn-cabinet-act-title = Une action ou deux
learn-cabinet-act-text = D’abord l’action principale, puis une autre au plus. Cette carte ({ $vice }) fait monter la popularité { IN($land0) }.
learn-click-cabinet-act-1 = Appuyez sur le bouton bleu : popularité +1.
learn-cabinet-act-why = Un degré de popularité est multiplié par la correspondance : trois voix ici.
learn-cabinet-afford-title = Assez d’argent ?
learn-cabinet-afford-text = Les personnalités se paient en phase 6, avec ce qu’il vous reste alors. Vous avez { $money12 }.
learn-click-cabinet-afford-1 = Laquelle ne pourrez-vous pas payer ? Cliquez sur sa carte.
learn-miss-cabinet-afford = Celle-ci, vous pouvez la payer. Comparez le prix de chaque carte avec { $money12 }.
learn-cabinet-afford-why = Envoyée sans argent, une carte est perdue pour rien : impayée, elle quitte la partie.

## Leçon 5
learn-polls = Mises et sondages
learn-polls-about = Comment se décide qui commence, et ce que les sondages font à votre popularité.
learn-polls-bid-title = Une mise secrète
learn-polls-bid-text = Tout le monde mise en secret pour jouer en premier ; les mises sont révélées ensemble, et seule la plus forte est payée.
learn-click-polls-bid-1 = Appuyez sur + pour miser { $money1 }.
learn-click-polls-bid-2 = Appuyez encore sur +.
learn-click-polls-bid-3 = Appuyez maintenant sur le bouton bleu pour valider la mise.
learn-polls-bid-why = Le premier joueur commence à cette manche et gagne les égalités : une petite mise vaut souvent le coup.
learn-polls-top-title = Ce que dit le dos
learn-polls-top-text = En phase 8, un sondage est mis aux enchères dans chaque Land. Son recto reste caché, mais son dos nomme le parti qui monte de deux.
learn-click-polls-top-1 = Cliquez sur le premier sondage.
learn-miss-polls-top = Cherchez l’encadré des sondages sous les Länder.
learn-polls-top-why = Si votre parti figure au dos, c’est pour vous que le sondage vaut le plus, et tout le monde le sait.
learn-polls-buy-title = Un seul tour
learn-polls-buy-text = Chaque parti mise plus haut ou passe, une seule fois. La CDU a misé { $money1 } ; trois partis misent encore après vous.
learn-click-polls-buy-1 = Appuyez sur le bouton bleu pour miser { $money2 }.
learn-polls-buy-why = Vous n’avez qu’un tour : misez d’emblée de quoi écarter les autres.
learn-polls-publish-title = Publier ou garder
learn-polls-publish-text = Personne d’autre ne voit le recto : +2 pour { THE($party) }, les autres baissent. Publié, il change les popularités { IN($land0) } ; gardé, il vous donne 3 points de base.
learn-click-polls-publish-1 = Appuyez sur le bouton bleu pour publier.
learn-polls-publish-why = Deux degrés de popularité, fois trois : six voix pour un sondage. Seul le parti qui a l’influence sur les médias ne baisse pas.

## Leçon 6
learn-election = Élection, coalition, argent
learn-election-about = Qui gagne, ce que cela vaut, et ce qui compte à la fin.
learn-election-coalition-title = Personne n’a 50
learn-election-coalition-text = Le parti en tête cherche alors un partenaire pour atteindre 50. Celui qui partage avec lui le plus de cartes de programme le rejoint.
learn-click-election-coalition-1 = Qui rejoint { THE($party) } ? Cliquez sur les voix de ce parti.
learn-miss-election-coalition = Cherchez un parti qui atteint 50 avec { THE($party) } et partage le plus de cartes.
learn-election-coalition-why = Qui se ressemble s’assemble : les deux reçoivent le bonus, même si un seul est fort.
learn-election-points-title = Ce que valent les voix
learn-election-points-text = Chaque parti marque des points pour ses voix, selon le barème du Land. Les deux partenaires d’une coalition en ont 7 de plus.
learn-click-election-points-1 = Cliquez sur la ligne { OF($party) } dans le résultat.
learn-miss-election-points = Cherchez { $party } sur la carte { OF($land0) }.
learn-election-points-why = Les grands Länder valent plus, mais les perdants marquent aussi : rien n’est jamais tout à fait perdu.
learn-election-presence-title = Présence médiatique
learn-election-presence-text = Les vainqueurs et le parti qui a l’influence sur les médias placent chacun un marqueur sur la case de cette élection.
learn-click-election-presence-1 = Cliquez sur la première case de la présence médiatique.
learn-miss-election-presence = Cherchez l’encadré à quatre cases sous les Länder.
learn-election-presence-why = Les premières élections y valent le plus : un petit premier Land peut rapporter deux fois.
learn-election-donation-title = Dons
learn-election-donation-text = En phase 9, voix et base vous rapportent de l’argent. Puis une carte de don : de l’argent tout de suite, ou de la base.
learn-click-election-donation-1 = Choisissez d’accepter { $money10 }.
learn-click-election-donation-2 = Appuyez maintenant sur le bouton bleu.
learn-election-donation-why = La base compte à la fin et rapporte à chaque manche ; l’argent gagné tôt fait gagner des élections.
learn-election-end-title = La fin
learn-election-end-text = Après la dernière élection, la base du parti s’ajoute aux points, et les deux partis les plus riches ont un bonus.
learn-click-election-end-1 = Cliquez sur votre argent.
learn-miss-election-end = Cherchez votre argent, dans votre réserve en bas.
learn-election-end-why = Six points au plus : l’argent sert à gagner des Länder, pas à dormir.

## Leçon 7
learn-plan = Un bon plan
learn-plan-about = Deux Länder, un programme qui leur va, de l’argent au bon moment.
learn-plan-states-title = Deux Länder à la fois
learn-plan-states-text = Personne n’a de quoi payer quatre Länder. { THE($land0) } vote maintenant et compte ×3 pour vous : commencez par là.
learn-click-plan-states-1 = À quel autre Land votre programme va-t-il le mieux ? Cliquez en bas sur sa correspondance.
learn-miss-plan-states = Sous votre programme, vous voyez sa correspondance dans chaque Land. Cherchez le plus grand ×.
learn-plan-states-why = Le Land qui vote maintenant, et un plus grand qui pense déjà comme vous : cela suffit pour une manche.
learn-plan-program-title = Le bon programme
learn-plan-program-text = Trois de vos cartes correspondent { IN($land1) }, deux { IN($land0) }. Une fois le vote passé, ces deux-là ont fait leur travail.
learn-click-plan-program-1 = Quelle carte pourrez-vous alors échanger d’abord ? Cliquez dessus.
learn-miss-plan-program = { THE($land1) } veut cette carte. Cherchez-en une qui n’y sert pas.
learn-plan-program-why = Un programme suit le calendrier : ce qui a voté laisse la place à ce qui vote ensuite.
learn-plan-money-title = De l’argent au bon moment
learn-plan-money-text = Les personnalités se paient en phase 6, les sondages en phase 8, et l’argent neuf n’arrive qu’après l’élection. Comptez donc avant de dépenser.
learn-click-plan-money-1 = En bas, remplissez { $land1 }.
learn-click-plan-money-2 = Appuyez maintenant sur le bouton bleu pour acheter.
learn-plan-money-why = Il vous reste { $money16 } : de quoi payer une personnalité et un sondage { IN($land0) }. Qui dépense tout maintenant ne peut plus que regarder.
learn-plan-time-title = Le temps de convertir deux fois
learn-plan-time-text = { THE($land0) } vote à cette manche : même huit réunions ne vous y mènent qu’à 43 voix. { THE($land1) } vote à la suivante.
learn-click-plan-time-1 = Où pouvez-vous encore atteindre 50 sans partenaire ? Cliquez là sur vos voix.
learn-miss-plan-time = Là, c’est trop tard. Regardez le Land qui vote ensuite.
learn-plan-time-why = Convertir, remplir, convertir encore : un plan sur deux manches gagne ce que l’argent seul ne gagne pas.

## Manche guidée : que faire à chaque décision, et pourquoi
guide-title = Que faire ?
guide-fold = Replier
guide-unfold = Déplier
guide-thinking = Recherche des bons coups…
guide-move-tip = Choisissez ce coup ; les Länder montrent ce qu’il apporte.
guide-do = Jouer ce coup
guide-do-tip = Jouer le coup choisi
guide-more = Autres coups
guide-choose-first = Choisissez d’abord un des coups.
guide-refused = C’est permis par les règles, mais la manche guidée ne propose que les coups de l’encadré. Mieux ici : { $best } ({ $why }).
guide-at-ease = Désormais, tous les coups sont permis. Dépliez l’encadré si vous voulez une suggestion.
guide-over-title = Les manches guidées sont finies
guide-over-text = Vous avez vu chaque phase deux fois. La partie continue sans l’encadré ; nous ne vous avertirons qu’avant un choix qui perd trois points ou plus.
guide-over-play = Continuer la partie
guide-over-learn = Retour aux leçons
guide-draft = Gardez une carte, passez les autres. Cherchez des thèmes populaires dans plusieurs Länder : chaque correspondance y multiplie toutes vos réunions.
guide-lay = Posez des cartes de thèmes différents, cinq si possible ; ce qui manque sera pioché. Regardez surtout les opinions du Land qui vote en premier : les autres changeront encore.
guide-keep = Une carte reste dans votre main. Gardez celle qui pourra plus tard remplacer une carte du programme.
guide-deploy = Prenez un bloc et donnez un Land à chaque symbole. Mieux vaut renforcer un ou deux Länder qu’un peu partout : popularité et réunions vont ensemble.
guide-bid = Misez en secret pour jouer en premier. Vous choisiriez avant les autres et gagneriez les égalités, mais l’argent est rare : une petite mise suffit.
guide-tie = Plusieurs mises étaient égales : ces partis misent encore une fois, à découvert. Relancez de peu, ou passez : jouer plus tard ne coûte rien.
guide-program = De nouvelles cartes : une de la pile et une de l’offre de programmes, ou une seule d’une nouvelle offre de programmes. Utile si votre programme correspond peu là où l’élection approche.
guide-take = Prenez la carte qui correspond le mieux aux prochaines élections. La grille montre ce que chacune apporte dans chaque Land.
guide-change = Échangez jusqu’à deux cartes. Comparez les totaux des Länder avant et après : une meilleure correspondance profite à chaque réunion.
guide-media = Un marqueur média coûte partout pareil. Qui en a le plus change une opinion en phase 7 : achetez là où vous avez beaucoup de réunions.
guide-rallies = Les réunions deviennent des voix. Achetez-en là où votre correspondance est forte et l’élection proche ; les premières sont bon marché, les suivantes chères.
guide-cabinet = Vos personnalités font monter popularité ou voix dès cette manche. Envoyez-les dans le Land qui vote, et gardez de quoi les payer.
guide-pay = Payée, la personnalité agit ; impayée, la carte est perdue. Payez si son action vaut plus que des réunions au même prix.
guide-act = D’abord l’action principale, puis une autre au plus. La popularité vaut le plus là où vous avez beaucoup de réunions et une forte correspondance.
guide-shift = Vous avez ici l’influence sur les médias et pouvez remplacer une opinion. Relevez votre correspondance, ou baissez celle de votre plus fort rival.
guide-poll = Misez sur le premier sondage. C’est surtout intéressant si votre parti figure au dos : publié, il fait monter votre popularité de deux. Gardé, il donne trois points de base.
guide-publish = Personne d’autre ne voit le recto. Publiez si votre popularité monte là où vous avez beaucoup de réunions ; sinon, gardez-le pour trois points de base.
guide-convert = Convertissez vos réunions ici, ou attendez. Attendez si popularité ou correspondance vont monter ; convertissez si les réunions vous manquent ailleurs.
guide-donation = Une carte de don par manche : de l’argent tout de suite, ou de la base. L’argent gagné tôt fait gagner des élections ; la base compte à la fin et rapporte à chaque manche.
