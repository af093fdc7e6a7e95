### Apprendre à jouer : six leçons et une manche guidée. Un encadré a au plus 40 mots dans chaque langue.
### $party est le parti de la personne qui apprend ; les thèmes viennent comme noms sans signe.

learn-title = Apprendre à jouer
learn-lesson = Leçon { $n } sur { $all }
learn-step = Étape { $n } sur { $all }
learn-back = Retour
learn-leave = quitte la leçon, la progression est gardée
learn-leave-short = quitte
learn-back-step = Retour
learn-next = Continuer
learn-finish = Finir la leçon
learn-page-note = Six leçons de cinq minutes au plus, puis une manche contre deux partis IA avec un mot sur chaque décision. Tout peut être repris.
learn-begin = Commencer
learn-go-on = Reprendre
learn-again = Refaire
learn-state-new = À faire
learn-state-open = Étape { $n } sur { $all }
learn-state-done = Terminée
learn-guided = Manche guidée
learn-guided-about = Une vraie partie à trois partis. Dans la première manche, chaque décision est expliquée.
learn-damaged = Le fichier de progression n’a pas pu être lu. Il a été gardé ; les leçons reprennent du début.
learn-not-kept = La progression ne peut pas être enregistrée pour l’instant : { $detail }
learn-not-here = Pas ici. { $do }

## Légendes des lignes sur la carte
learn-row-rallies = Réunions
learn-row-trend = Tendance
learn-row-matches = Concordance
learn-row-votes = Voix
learn-row-votes-after = Voix après conversion
learn-row-price = Prix d’un marqueur
learn-row-markers = Marqueurs du parti
learn-row-leader = Mène dans les médias
learn-row-opinion-first = Première opinion
learn-row-opinion-second = Deuxième opinion
learn-row-hand = Cartes en main
learn-row-cost = Coût
learn-row-when = À payer
learn-row-money = Argent
learn-row-bid-others = Plus forte autre mise
learn-row-start = Joue en premier
learn-row-poll-back = Monte dans ce sondage
learn-row-bid-high = Plus forte mise
learn-row-with-0 = Avec CDU
learn-row-with-2 = Avec GRÜNE
learn-row-with-4 = Avec LINKE
learn-row-partner = Partenaire
learn-row-points = Points de victoire
learn-row-end = Vaut à la fin
learn-row-base = Base du parti
learn-row-won = Points jusqu’ici
learn-row-prizes = Pour le plus d’argent
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
learn-votes-about = Comment réunions, tendance et concordance donnent des voix, et ce que valent 50 voix.
learn-votes-rallies-title = Tout part des réunions
learn-votes-rallies-text = Chaque parti a une ligne dans chaque Land. Les carrés pleins sont ses réunions, huit au plus.
learn-click-votes-rallies-1 = Cliquer sur les réunions de la ligne { $party }.
learn-miss-votes-rallies = Chercher la rangée de petits carrés à côté de { $party }.
learn-votes-rallies-why = Les réunions sont la matière première : ce qu’un parti n’organise pas ne donnera jamais de voix.
learn-votes-trend-title = La tendance s’ajoute
learn-votes-trend-text = La tendance dit comment se porte le parti dans ce Land, de −3 à +4. Elle s’ajoute aux réunions avant toute multiplication.
learn-click-votes-trend-1 = Cliquer sur la tendance de la ligne { $party }.
learn-miss-votes-trend = Chercher le nombre avec un signe, à gauche des réunions de { $party }.
learn-votes-trend-why = Une bonne tendance compte comme des réunions, à chaque conversion dans ce Land.
learn-votes-matches-title = Des réunions aux voix
learn-votes-matches-text = Cinq réunions et une tendance de +2 font 7. Les opinions partagées avec le programme multiplient : { $environment } compte 1, { $welfare }, doublée, compte 2.
learn-click-votes-matches-1 = Cliquer sur ×3 dans la ligne { $party }.
learn-miss-votes-matches = Chercher ×3, au bout à droite de la ligne { $party }.
learn-votes-matches-why = La concordance multiplie tout : une opinion partagée vaut plus que plusieurs réunions.
learn-votes-total-title = Les voix s’ajoutent
learn-votes-total-text = Les nouvelles voix s’ajoutent à celles du parti : 13 et 21. Les réunions retournent dans la réserve.
learn-click-votes-total-1 = Cliquer sur les voix de { $party }.
learn-miss-votes-total = Chercher le nombre au bout de la barre { $party }.
learn-votes-total-why = Là où l’on vote, toutes les réunions sont converties ; ailleurs, le moment se choisit.
learn-votes-convert-title = Convertir ou attendre
learn-votes-convert-text = Sans élection dans le Land, on peut convertir dès quatre réunions. { $land1 } : quatre réunions et une tendance de +1 comptent ×3.
learn-click-votes-convert-1 = Presser le bouton bleu pour convertir.
learn-votes-convert-why = Les voix sont acquises et les cubes à nouveau libres ; attendre ne vaut que si tendance ou concordance vont monter.
learn-votes-line-title = La ligne des 50
learn-votes-line-text = Cinquante voix suffisent pour gagner seul un Land. Un parti passera la ligne après conversion : réunions plus tendance, fois concordance, plus ses voix.
learn-click-votes-line-1 = Cliquer sur les voix de ce parti.
learn-miss-votes-line = Pas celui-ci. Réunions plus tendance, fois concordance, plus voix : le parti cherché a la plus forte concordance.
learn-votes-line-why = Au-delà de 50, les voix ne rapportent plus de points : mieux vaut dépenser ailleurs.

## Leçon 2
learn-media = Opinion et médias
learn-media-about = Comment les marqueurs donnent de l’influence, et comment elle change les opinions.
learn-media-buy-title = L’influence a un prix
learn-media-buy-text = { $party } et LINKE ont un marqueur chacun : personne ne mène dans les médias. En phase 3, on les achète un par un.
learn-click-media-buy-1 = Cliquer sur une case média libre ({ $land0 }).
learn-click-media-buy-2 = Presser maintenant le bouton bleu pour acheter.
learn-media-buy-why = Qui a le plus de marqueurs y remplace une opinion en phase 7, et sa tendance ne craint pas les sondages.
learn-media-shift-title = Changer l’opinion
learn-media-shift-text = { $party } mène dans les médias et peut remplacer une opinion. Son programme contient + { $education } ; personne n’en parle encore ici.
learn-click-media-shift-1 = Cliquer sur − { $traffic } ({ $land0 }) : elle part.
learn-click-media-shift-2 = Cliquer sur + { $education } dans la case « Opinion publique » : elle arrive.
learn-click-media-shift-3 = Presser maintenant le bouton bleu.
learn-media-shift-why = Une concordance de plus multiplie toutes les réunions : sept voix de plus pour le même travail.
learn-media-double-title = Ce qui reste
learn-media-double-text = Un marqueur double fait compter une opinion deux fois, pour et contre. Il fixe aussi la carte.
learn-click-media-double-1 = Quelle opinion personne ne peut-il remplacer ici ? Cliquer dessus.
learn-miss-media-double = Cette carte peut être remplacée. Chercher le tampon sur une carte.
learn-media-double-why = L’opinion reste tant que le marqueur double y est : un programme peut se bâtir autour d’elle.

## Leçon 3
learn-program = Programme
learn-program-about = Comment les cartes de programme concordent avec les opinions, et comment le programme change.
learn-program-clash-title = Pareil ou contraire
learn-program-clash-text = Une carte de programme égale à une opinion ouverte compte +1, le contraire −1, toute autre 0. Le programme de { $party } contient + { $welfare }.
learn-click-program-clash-1 = Cliquer sur l’opinion qui s’y oppose.
learn-miss-program-clash = Chercher le même thème avec l’autre signe ; les cartes cachées ne comptent pas.
learn-program-clash-why = La somme ne compte jamais moins de ×1 : un mauvais programme nuit par ce qu’il ne multiplie pas.
learn-program-draw-title = Une nouvelle carte
learn-program-draw-text = En phase 2, on pioche une carte et on en prend une dans l’offre de programmes. Ou bien on refait cette offre et on n’y prend qu’une carte.
learn-click-program-draw-1 = Presser le bouton bleu pour piocher.
learn-program-draw-why = La pioche est un hasard qui ne se reprend pas : le cadenas le dit d’avance.
learn-program-take-title = Une de l’offre de programmes
learn-program-take-text = À la carte piochée s’ajoute une carte ouverte. { $land0 } vote maintenant et veut la carte − { $digitization }.
learn-click-program-take-1 = Cocher − { $digitization } dans la liste.
learn-click-program-take-2 = Presser maintenant le bouton bleu pour la prendre.
learn-program-take-why = La grille montre ce que chaque carte apporte dans chaque Land ; elle se lit par colonnes.
learn-program-swap-title = Deux échanges au plus
learn-program-swap-text = Une carte en main peut remplacer une carte du programme ; les thèmes restent différents. { $land0 } : la carte − { $security } n’apporte rien.
learn-click-program-swap-1 = Cliquer sur − { $digitization } en main.
learn-click-program-swap-2 = Cliquer sur − { $security } dans le programme.
learn-click-program-swap-3 = Presser maintenant le bouton bleu.
learn-program-swap-why = { $land0 } gagne une concordance, { $land1 } en perd une : le programme suit la prochaine élection.

## Leçon 4
learn-cabinet = Cabinet
learn-cabinet-about = Comment les personnalités sont envoyées, payées et utilisées.
learn-cabinet-place-title = Envoi face cachée
learn-cabinet-place-text = En phase 5, on envoie au plus une personnalité par Land. Elle est face cachée et ne coûte encore rien.
learn-click-cabinet-place-1 = Cliquer sur la carte : { $vice }.
learn-click-cabinet-place-2 = Cliquer sur la place libre ({ $land0 }).
learn-click-cabinet-place-3 = Presser maintenant le bouton bleu.
learn-cabinet-place-why = Les autres voient que quelqu’un vient, mais pas qui : les premières places agissent d’abord.
learn-cabinet-pay-title = Payer ou laisser partir
learn-cabinet-pay-text = En phase 6, les personnalités d’un Land sont révélées. Chaque parti paie la sienne, ou la carte part sans rien faire.
learn-click-cabinet-pay-1 = Presser le bouton bleu pour payer.
learn-cabinet-pay-why = Chaque personnalité ne sert qu’une fois dans la partie : payer là où l’action compte le plus.
learn-cabinet-act-title = Une action ou deux
learn-cabinet-act-text = D’abord l’action principale, puis une autre au plus. Cette carte ({ $vice }) fait monter la tendance : { $land0 }.
learn-click-cabinet-act-1 = Presser le bouton bleu : tendance +1.
learn-cabinet-act-why = Un degré de tendance est multiplié par la concordance : trois voix ici.
learn-cabinet-afford-title = Assez d’argent ?
learn-cabinet-afford-text = Les personnalités se paient en phase 6 avec ce qui reste alors. Argent : { $money12 }.
learn-click-cabinet-afford-1 = Laquelle ne pourra pas être payée ? Cliquer sur la carte.
learn-miss-cabinet-afford = Celle-ci peut être payée. Comparer le prix de chaque carte avec { $money12 }.
learn-cabinet-afford-why = Envoyer une carte sans l’argent, c’est la perdre pour rien : non payée, elle quitte la partie.

## Leçon 5
learn-polls = Mises et sondages
learn-polls-about = Comment se décide qui commence, et ce que les sondages font à la tendance.
learn-polls-bid-title = Une mise secrète
learn-polls-bid-text = Tous misent en secret pour jouer en premier ; les mises s’ouvrent ensemble et seule la plus forte est payée.
learn-click-polls-bid-1 = Presser + pour miser { $money1 }.
learn-click-polls-bid-2 = Presser encore +.
learn-click-polls-bid-3 = Presser maintenant le bouton bleu pour sceller la mise.
learn-polls-bid-why = Qui commence joue d’abord dans cette manche et gagne les égalités : une petite mise vaut souvent la peine.
learn-polls-top-title = Ce que dit le dos
learn-polls-top-text = En phase 8, un sondage est vendu pour chaque Land. Sa face reste cachée, mais son dos nomme le parti qui monte de deux.
learn-click-polls-top-1 = Cliquer sur le premier sondage.
learn-miss-polls-top = Chercher l’encadré des sondages sous les Länder.
learn-polls-top-why = Si le parti est au dos, le sondage vaut le plus pour lui, et tout le monde le sait.
learn-polls-buy-title = Un seul tour
learn-polls-buy-text = Chaque parti mise plus haut ou passe, une fois. CDU a misé { $money1 } ; trois partis suivent encore.
learn-click-polls-buy-1 = Presser le bouton bleu pour miser { $money2 }.
learn-polls-buy-why = Chacun n’a qu’un tour : miser d’emblée ce qui écarte les autres.
learn-polls-publish-title = Publier ou garder
learn-polls-publish-text = Personne d’autre ne voit la face : +2 pour { $party }, les autres baissent. Publié, il change les tendances ({ $land0 }) ; gardé, il donne 3 points de base.
learn-click-polls-publish-1 = Presser le bouton bleu pour publier.
learn-polls-publish-why = Deux degrés de tendance fois trois : six voix pour un sondage. Seul qui mène dans les médias ne baisse pas.

## Leçon 6
learn-election = Élection, coalition, argent
learn-election-about = Qui gagne, ce que cela vaut, et ce qui compte à la fin.
learn-election-coalition-title = Personne n’a 50
learn-election-coalition-text = Le parti le plus fort a alors besoin d’un partenaire pour atteindre 50. Celui qui partage le plus de cartes de programme le rejoint.
learn-click-election-coalition-1 = Qui rejoint { $party } ? Cliquer sur les voix de ce parti.
learn-miss-election-coalition = Chercher un parti qui atteint 50 avec { $party } et partage le plus de cartes avec lui.
learn-election-coalition-why = Les programmes semblables s’unissent : les deux ont le bonus, même si un seul est fort.
learn-election-points-title = Ce que valent les voix
learn-election-points-text = Chaque parti marque des points pour ses voix selon la table du Land. Les deux partenaires d’une coalition en ont 7 de plus.
learn-click-election-points-1 = Cliquer sur la ligne { $party } du résultat.
learn-miss-election-points = Chercher { $party } sur la carte de { $land0 }.
learn-election-points-why = Les grands Länder valent plus, mais tous marquent : aucune élection n’est tout à fait perdue.
learn-election-presence-title = Présence médiatique
learn-election-presence-text = Qui gagne et qui mène dans les médias avance un marqueur sur la case de cette élection.
learn-click-election-presence-1 = Cliquer sur la première case de la présence médiatique.
learn-miss-election-presence = Chercher l’encadré à quatre cases sous les Länder.
learn-election-presence-why = Les premières élections y valent le plus : un petit premier Land peut payer deux fois.
learn-election-donation-title = Dons
learn-election-donation-text = En phase 9, voix et base rapportent de l’argent. Puis une carte de don : de l’argent tout de suite, ou de la base.
learn-click-election-donation-1 = Choisir d’accepter { $money10 }.
learn-click-election-donation-2 = Presser maintenant le bouton bleu.
learn-election-donation-why = La base compte à la fin et rapporte à chaque manche ; l’argent tôt gagne des élections.
learn-election-end-title = La fin
learn-election-end-text = Après la dernière élection, la base s’ajoute, et les deux partis les plus riches ont un bonus.
learn-click-election-end-1 = Cliquer sur l’argent du parti.
learn-miss-election-end = Chercher l’argent du parti, dans la réserve en bas.
learn-election-end-why = C’est 6 points au plus : l’argent sert à gagner des Länder.

## Manche guidée : que faire à chaque décision, et pourquoi
guide-title = Que faire
guide-fold = Replier
guide-unfold = Déplier
guide-thinking = Recherche de coups sensés…
guide-move-tip = Choisir ce coup ; les Länder montrent ce qu’il apporte.
guide-do = Jouer ce coup
guide-do-tip = Jouer le coup choisi
guide-more = Autres coups
guide-choose-first = Choisir d’abord un des coups.
guide-refused = Les règles le permettent, mais dans la manche guidée seuls les coups de l’encadré sont ouverts. Vaut plus ici : { $best } ({ $why }).
guide-over-title = La manche guidée est finie
guide-over-text = Chaque phase a été vue une fois. La partie continue sans l’encadré, et tout ce que permettent les règles est ouvert.
guide-over-play = Continuer la partie
guide-over-learn = Retour aux leçons
guide-draft = Garder une carte, passer les autres. Chercher des thèmes populaires dans plusieurs Länder : chaque concordance y multiplie toutes les réunions.
guide-lay = Poser des cartes de thèmes différents, cinq si possible ; ce qui manque se pioche ensuite. Les opinions du Land qui vote en premier comptent le plus ; les autres changeront encore.
guide-keep = Une carte reste en main. Garder celle qui pourra plus tard remplacer une carte du programme.
guide-deploy = Prendre un bloc et donner un Land à chaque symbole. Mieux vaut renforcer un ou deux Länder que partout un peu : tendance et réunions agissent ensemble.
guide-bid = Miser en secret pour jouer en premier. Qui commence choisit d’abord et gagne les égalités, mais l’argent est rare : une petite mise suffit.
guide-tie = Plusieurs mises étaient égales : ces partis misent encore une fois, ouvertement. Relancer peu, ou passer : jouer plus tard ne coûte rien.
guide-program = De nouvelles cartes : une de la pile et une de l’offre de programmes, ou une seule d’une nouvelle offre. À faire si le programme concorde peu là où une élection approche.
guide-take = Prendre la carte qui concorde le plus aux prochaines élections. La grille montre ce que chacune apporte dans chaque Land.
guide-change = Échanger jusqu’à deux cartes. Comparer les sommes des Länder avant et après : un facteur plus haut vaut pour chaque réunion.
guide-media = Un marqueur média coûte partout pareil. Qui en a le plus change une opinion en phase 7 : acheter là où il y a beaucoup de réunions.
guide-rallies = Les réunions deviennent des voix. Acheter là où le facteur est haut et l’élection proche ; les premières sont bon marché, les suivantes chères.
guide-cabinet = Les personnalités font monter tendance ou voix dès cette manche. Les envoyer dans le Land qui vote, et garder l’argent pour les payer.
guide-pay = Payée, la personnalité agit ; refusée, la carte est perdue. Payer si l’action vaut plus que des réunions au même prix.
guide-act = D’abord l’action principale, puis une autre au plus. La tendance vaut le plus là où beaucoup de réunions rencontrent un facteur haut.
guide-shift = Ce parti mène ici dans les médias et peut remplacer une opinion. Choisir ce qui relève son facteur, ou baisse celui du plus fort rival.
guide-poll = Miser pour le premier sondage. Il vaut surtout la peine si le parti est au dos : publié, il fait monter la tendance de deux. Gardé, il donne trois points de base.
guide-publish = Personne d’autre ne voit la face. Publier si la tendance monte là où il y a beaucoup de réunions ; sinon garder pour trois points de base.
guide-convert = Convertir les réunions ici, ou attendre. Attendre si tendance ou concordance vont monter ; convertir si les cubes manquent ailleurs.
guide-donation = Une carte de don par manche : argent tout de suite ou base. L’argent tôt gagne des élections ; la base compte à la fin et rapporte chaque manche.
