### Le livret de l’édition de 2019 avec nos propres mots : un message par règle, `rulebook-<chapitre>-<règle>`.
### Les numéros et l’ordre des règles, et ce qui y renvoie, sont dans macher/i18n/rulebook.py.

rulebook-label = Règle { $number }
rulebook-label-letter = Règles, { $letter } : { $chapter }

## L’écran
rulebook-search = Chercher
rulebook-search-count = { $at } sur { $n }
rulebook-search-none = Aucun résultat
rulebook-search-next = Résultat suivant
rulebook-search-previous = Résultat précédent
rulebook-search-clear = Effacer la recherche
rulebook-back = Retour : { $place }
rulebook-open = Ouvrir : { $place }
rulebook-see = Voir aussi : { $place }
rulebook-list = { $main }, puis au choix : { $others }
rulebook-list-one = { $main }, puis { $others }
rulebook-list-choice = Au choix : { $others }
rulebook-list-phone = téléphone
rulebook-tree = Sommaire

## Chapitres qui ne sont pas une étape du jeu
rulebook-part-start = Avant la partie
rulebook-part-round = La manche
rulebook-part-end = Fin et compléments
rulebook-overview = Vue d’ensemble
rulebook-setup = Mise en place
rulebook-draft = Programme de départ
rulebook-seven = Sept élections
rulebook-words = Vocabulaire

## But et déroulement
rulebook-overview-aim = Chaque joueur mène un parti allemand à travers une série d’élections de Länder. Le parti qui a le plus de points de victoire après la dernière l’emporte.
rulebook-overview-parties = La partie se joue avec trois à cinq partis, un par personne. Les partis que personne ne joue sont absents : ce qu’une carte dit d’eux est ignoré.
rulebook-overview-points = Les points viennent des voix et d’un bonus à chaque élection, de la présence médiatique, de la taille de la base du parti et de l’argent restant. Les trois derniers ne comptent qu’à la fin.
rulebook-overview-lands = Quatre Länder sont disposés en cercle. Une urne indique celui qui vote à la fin de la manche ; les autres suivent dans le sens horaire. La campagne a lieu dans tous à la fois.
rulebook-overview-round = Une manche a neuf phases. Préparation : premier joueur et programmes. Déploiement : médias, réunions, cabinet fantôme. Changements : les personnalités agissent, les opinions changent, les sondages se vendent, les réunions deviennent des voix, et un Land vote.
rulebook-overview-length = La partie à quatre élections a quatre manches d’une élection chacune. La partie à sept élections a cinq manches et son propre chapitre vers la fin. Les options d’une nouvelle partie peuvent changer certaines règles ; la page « Questions de règles » les indique.
rulebook-overview-turns = Sauf règle contraire, on joue dans le sens horaire à partir du premier joueur. Seul décide le parti sollicité, et seulement de ce qui est demandé.
rulebook-overview-passing = Là où une règle dit « peut », le parti peut aussi passer. Sinon, il faut faire l’un des choix possibles.
rulebook-overview-nearest = Quand une règle tranche une égalité par la proximité, le premier joueur l’emporte, ou sinon le parti à égalité qui vient d’abord après lui dans le sens horaire.
rulebook-overview-money = Mises et paiements sont toujours des milliers entiers. Nul ne peut dépenser plus qu’il n’a ; il n’y a ni prêts ni cadeaux. L’argent peut rester caché.
rulebook-overview-limits = La popularité reste entre −3 et +4 ; les degrés au-delà sont perdus. La base du parti ne tombe jamais sous 0. Voix et base n’ont pas de maximum. On ne place pas plus de réunions ou de marqueurs que la réserve n’en contient.
rulebook-overview-piles = Dès que la dernière carte d’une pile est piochée, sa défausse est mélangée en une nouvelle pile. Les cartes en main, sur les plateaux ou tout juste achetées n’en font pas partie.
rulebook-overview-open = Sont visibles les programmes, les plateaux, la base du parti et les points. Sont cachés la carte en main, les personnalités en attente, les sondages gardés, les opinions face cachée, et l’argent si l’on joue à argent caché.

## Mise en place
rulebook-setup-box = Avec quatre élections, une urne reste dans la boîte, ainsi que, pour chaque parti, trois personnalités (président d’honneur, cadre du parti, tête de liste) et un marqueur média.
rulebook-setup-boards = Les quatre plateaux de Land forment la table. À côté se trouvent les plateaux de présence médiatique et de base, de programmes, d’opinions, de sondages et de marqueurs, ainsi que la banque.
rulebook-setup-lands = Deux grands et deux petits Länder sont tirés, mélangés et posés sur les plateaux. L’urne va à celui qui vaut le moins de points ; il vote en premier, et les autres suivent dans le sens horaire.
rulebook-setup-opinions = Une opinion de chaque thème et attitude est visible dans la case « Opinion publique ». Chaque Land en reçoit quatre autres face cachée ; on en révèle quatre dans le premier, trois dans le deuxième, deux dans le troisième, une dans le quatrième. Une carte qui y répète un thème visible est remplacée.
rulebook-setup-polls = Les dix sondages sont mélangés en une pile. On ne voit que le dos du premier : il montre le parti qui monte de deux degrés.
rulebook-setup-programs = Les cartes de programme sont mélangées en une pile. L’offre de programmes, aux cartes visibles, est posée à côté ; plus il y a de partis, plus elle a de cartes.
rulebook-setup-parties = Chaque parti prend ses personnalités, trois cartes de don, quatre marqueurs média, vingt réunions et 30 000 €. Ses marqueurs sont à 0 voix et à la popularité 0 dans chaque Land, et à 10 points de base.

## Programme de départ
rulebook-draft-deal = Chaque parti reçoit sept cartes de programme.
rulebook-draft-pick = Tous gardent en même temps une carte face cachée et passent les autres à gauche. Après quatre choix, les trois dernières cartes sont passées aussi, si bien que chaque main en compte à nouveau sept.
rulebook-draft-program = Parmi les sept, cinq cartes de cinq thèmes différents sont posées face cachée comme programme et révélées ensemble. Aucun thème ne peut s’y trouver deux fois, quelle que soit l’attitude.
rulebook-draft-missing = Si des thèmes manquent, on pose ce qui est possible. Les doubles et les contraires sont montrés et défaussés, et autant de cartes piochées, jusqu’à ce que cinq thèmes soient posés.
rulebook-draft-keep = Une des cartes restantes demeure en main, cachée. Les autres sont défaussées.

## Déploiement de départ
rulebook-deployment-order = Les marqueurs de parti sont mélangés. Celui du dessus désigne le premier joueur provisoire ; cela compte pour les égalités jusqu’à la première mise.
rulebook-deployment-block = Chaque parti choisit en secret un des cinq blocs et inscrit un Land à côté de chacun de ses cinq symboles.
rulebook-deployment-different = Un même symbole doit aller dans des Länder différents. Des symboles différents peuvent aller dans le même.
rulebook-deployment-symbols = Les symboles signifient : trois réunions de la réserve, un degré de popularité, un marqueur média sur une case libre, ou six voix.
rulebook-deployment-reveal = Toutes les feuilles sont révélées ensemble et exécutées. Tout cela est gratuit.

## 1 Désigner le premier joueur
rulebook-start_player-bid = Chaque parti note une mise en secret ; zéro est permis. Toutes les mises sont révélées ensemble.
rulebook-start_player-pay = La plus forte mise est payée à la banque et donne le rang de premier joueur pour cette manche. Les autres gardent leur argent.
rulebook-start_player-tie = Les partis à égalité pour la plus forte mise relancent ouvertement, en un tour, à partir du premier joueur précédent ou du parti à égalité le plus proche dans le sens horaire. Chacun peut relancer une fois ou passer ; la plus forte mise l’emporte et est payée.
rulebook-start_player-silent = Si tous passent, le dernier à passer devient premier joueur et paie la mise d’origine.
rulebook-start_player-worth = Le premier joueur commence les phases 2 à 5 et chaque Land de la phase 9a et est payé en premier. Il l’emporte en cas d’égalité : pour le rôle de commissaire-priseur, de parti en tête et de partenaire.

## 2 Modifier les programmes
rulebook-program-turn = Dans l’ordre du tour, chaque parti peut modifier une fois son programme. On peut renoncer à tout.
rulebook-program-draw = Soit on pioche la première carte de la pile, puis on en prend une dans l’offre de programmes. La carte piochée est vue d’abord.
rulebook-program-flush = Soit on défausse toute l’offre de programmes, on en pose une nouvelle et on y prend une carte. On ne pioche alors rien à l’aveugle.
rulebook-program-swap = Ensuite, jusqu’à deux cartes du programme peuvent être échangées avec la main. Les cartes qui sortent rejoignent la main.
rulebook-program-topics = Après chaque changement, le programme a cinq cartes de cinq thèmes différents.
rulebook-program-keep = Une seule carte reste en main, les autres sont défaussées. L’offre de programmes est complétée avant le tour du parti suivant.

## 3 Acheter des marqueurs média
rulebook-media-buy = Dans l’ordre du tour, chaque parti peut acheter un marqueur média : 5 000 € à la banque, et le marqueur va sur une case média libre de n’importe quel Land.
rulebook-media-spots = Un Land a cinq cases média pour tous les partis ensemble. Si toutes sont prises, aucun marqueur ne peut y être posé pour l’instant.
rulebook-media-supply = On ne pose que des marqueurs de sa propre réserve. Ils reviennent quand un autre parti les retire ou quand leur Land a voté, sauf ceux qui passent sur la piste de présence médiatique.
rulebook-media-passing = Un parti qui passe est à nouveau sollicité tant qu’un autre achète. La phase prend fin quand tous passent l’un après l’autre.
rulebook-media-influence = Le parti qui a dans un Land plus de marqueurs média que tout autre y a l’influence sur les médias. En cas d’égalité en tête, aucun ne l’a.

## 4 Organiser des réunions
rulebook-rallies-once = Dans l’ordre du tour, chaque parti peut acheter des réunions, une seule fois par manche, mais dans autant de Länder qu’il veut.
rulebook-rallies-price = Le prix se calcule Land par Land : une à huit nouvelles réunions dans un même Land coûtent 1 000, 2 000, 3 000, 5 000, 7 000, 10 000, 15 000 ou 20 000 €.
rulebook-rallies-spots = Aucun parti n’a plus de huit réunions à la fois dans un Land. Celles qui deviennent des voix libèrent leur place.
rulebook-rallies-supply = Les réunions viennent de la réserve de vingt du parti. Ce qui est converti en voix y retourne.

## 5 Envoyer le cabinet fantôme
rulebook-cabinet_placement-send = Dans l’ordre du tour, chaque parti peut poser des personnalités face cachée à côté des Länder, une au plus par Land, toutes en une fois.
rulebook-cabinet_placement-row = Les personnalités d’un Land forment une rangée dans l’ordre de leur envoi. Elles agiront dans cet ordre.
rulebook-cabinet_placement-free = Envoyer ne coûte rien. Le prix est dû à la phase suivante, et l’on peut alors renoncer à la personnalité.
rulebook-cabinet_placement-single = Chaque personnalité ne peut être envoyée qu’une fois dans la partie, dans un seul Land. Révélée, la carte quitte la partie au plus tard à la fin de la phase 6, employée ou non.

## 6 Actions du cabinet fantôme
rulebook-cabinet_actions-order = Les Länder viennent l’un après l’autre, en commençant par celui qui vote. Seule la rangée du Land en cours est révélée.
rulebook-cabinet_actions-pay = Dans l’ordre de la rangée, chaque parti paie à la banque le prix de sa personnalité ou y renonce. Une personnalité non payée quitte la partie sans agir.
rulebook-cabinet_actions-act = Quand tous ont payé ou renoncé, les personnalités payées agissent dans l’ordre de la rangée : d’abord l’action principale, puis une des autres au plus. On peut renoncer à l’une comme à l’autre.
rulebook-cabinet_actions-once = Une action marquée 1× (sur la carte : « ! ») n’a lieu qu’une fois par Land et par manche, quel que soit le parti qui la fait.
rulebook-cabinet_actions-target = Une action a besoin d’une cible. Toutes agissent dans le Land de la personnalité ; seuls le programme et la base concernent le parti entier.
rulebook-cabinet_actions-double = Doubler : un marqueur est posé sur une opinion visible du Land, ou celui qui s’y trouve est retiré. Un Land n’en a jamais plus d’un. L’opinion compte double et ne peut pas être remplacée.
rulebook-cabinet_actions-remove = Retirer un marqueur : 5 000 € vont au parti dont le marqueur média est retiré ; il le reprend. Le parti qui agit peut alors poser un des siens sur la case sans autre frais, s’il en a en réserve.
rulebook-cabinet_actions-change = Programme : la phase 2 est jouée pour ce seul parti.
rulebook-cabinet_actions-poll = Prendre le sondage : le parti regarde gratuitement le premier de la pile, puis le publie ou le garde comme en phase 8.
rulebook-cabinet_actions-others = Les autres : chaque autre parti perd dans ce Land un degré de popularité. L’influence sur les médias n’en protège pas.
rulebook-cabinet_actions-list = Le prix, l’action principale et les autres actions de chaque personnalité :

## 7 Influence sur les médias
rulebook-media_influence-order = Land après Land, en commençant par celui qui vote : le parti qui y a l’influence sur les médias peut y remplacer une opinion, ou passer. Là où personne n’a l’influence, rien ne se passe.
rulebook-media_influence-shift = Remplacer, c’est défausser une opinion visible du Land et mettre à sa place une opinion de la case « Opinion publique ».
rulebook-media_influence-topic = La nouvelle carte ne peut pas avoir le thème d’une autre opinion visible du Land. Le thème de la carte qui part peut revenir avec l’attitude contraire.
rulebook-media_influence-double = Une opinion sous un marqueur double ne peut pas être remplacée.
rulebook-media_influence-hidden = Les opinions face cachée restent telles quelles. Elles ne sont ni remplacées ni comparées.
rulebook-media_influence-display = Seules peuvent entrer les cartes présentes dans la case « Opinion publique » ; une carte qui manque ne peut pas être choisie. Les vides ne sont pas comblés, sauf avec sept élections, une fois, après la manche 3.

## 8 Enchères des sondages
rulebook-polls-order = Land après Land, en commençant par celui qui vote, le premier sondage de la pile est mis aux enchères. Seul son dos est connu.
rulebook-polls-auctioneer = Le parti qui a le plus de voix dans le Land est commissaire-priseur ; à égalité, c’est le plus proche du premier joueur.
rulebook-polls-bids = Les mises font un seul tour, à partir de la gauche du commissaire-priseur, qui mise en dernier. On peut ouvrir à zéro ; chaque mise suivante est plus forte. Nul ne mise plus qu’il n’a.
rulebook-polls-none = Si tous passent, le sondage est défaussé sans être vu.
rulebook-polls-win = Le plus offrant paie sa mise à la banque et regarde seul le recto. Puis il publie le sondage ou le garde.
rulebook-polls-publish = Seul un parti que la carte fait monter peut la publier, même à +4. Il monte et les autres baissent comme imprimé. Les hausses d’autres partis sont ignorées.
rulebook-polls-safe = Un sondage ne fait jamais baisser le parti qui a l’influence sur les médias du Land.
rulebook-polls-keep = Un sondage gardé rapporte 3 points de base du parti et est défaussé face cachée.

## 9a Convertir les réunions en voix
rulebook-conversion-order = Les Länder viennent dans l’ordre inverse, le dernier à voter d’abord. Dans chacun, les partis sont sollicités une fois, dans l’ordre du tour.
rulebook-conversion-least = Dans un Land qui ne vote pas encore, un parti peut convertir autant de ses réunions qu’il veut, mais pas moins de quatre.
rulebook-conversion-all = Dans le Land qui vote, toutes les réunions de tous les partis sont converties, si peu qu’il y en ait.
rulebook-conversion-formula = Voix gagnées = (réunions converties + popularité) × correspondance. Elles s’ajoutent aux voix que le parti a déjà.
rulebook-conversion-matches = Chaque carte du programme identique à une opinion visible du Land compte +1, chaque carte du même thème avec l’attitude contraire −1. Sous un marqueur double, c’est +2 ou −2. Les opinions face cachée ne comptent pas.
rulebook-conversion-floor = Aucun facteur ne tombe sous 1 : une somme nulle ou négative compte pour 1.
rulebook-conversion-none = Sans réunion, il n’y a pas de voix, quels que soient popularité et programme.
rulebook-conversion-back = Les réunions converties retournent à la réserve de leur parti.

## 9b Élection du Land
rulebook-election-points = La carte du Land dit combien de points rapportent les voix de chaque parti. Moins de 5 voix n’en rapportent aucun. Ils sont marqués aussitôt.
rulebook-election-sole = Si un seul parti a 50 voix ou plus, il gagne l’élection et marque 12 points.
rulebook-election-several = Si plusieurs partis ont 50 voix ou plus, chacun marque 10 points. Le vainqueur est celui qui a le plus de voix, ou tous ceux qui sont en tête à égalité.
rulebook-election-coalition = Si aucun n’a 50 voix, le parti en tête cherche un partenaire avec qui en réunir au moins 50 ; à égalité en tête, c’est le plus proche du premier joueur qui cherche. Tous deux gagnent et marquent 7 points chacun.
rulebook-election-partner = Les candidats viennent selon le nombre de cartes de programme identiques, thème et attitude, puis selon la proximité du premier joueur. Le premier avec qui 50 est atteint devient partenaire, sans être consulté.
rulebook-election-nobody = Si aucun partenaire n’est possible, le parti en tête marque 5 points. Il ne déplace pas de marqueur média pour cela.
rulebook-election-winner = Chaque vainqueur qui a un marqueur média dans le Land en fait passer un sur la case de présence médiatique de cette élection.
rulebook-election-influence = Si le parti qui a l’influence sur les médias n’est pas parmi les vainqueurs, il fait passer un marqueur lui aussi. Ce qui compte, c’est la majorité avant tout déplacement.

## 9c Verser l’argent
rulebook-income-votes = Dans l’ordre du tour, chaque parti prend 1 000 € par point que ses voix viennent de rapporter. Les points de bonus ne rapportent pas d’argent.
rulebook-income-base = Il prend aussi 1 000 € par point de sa base.
rulebook-income-donation = Puis il choisit une de ses cartes de don, l’accepte ou la refuse, et la carte quitte la partie.
rulebook-income-accept = Accepter 10 000, 20 000 ou 30 000 € coûte 1, 2 ou 3 points de base. Les refuser rapporte au contraire 1, 3 ou 5 points.
rulebook-income-last = Après la dernière manche, aucun argent n’est versé.

## 9d Préparer la manche suivante
rulebook-next_round-clear = Le Land qui a voté quitte la table. Ses marqueurs média reviennent à leurs partis, son marqueur double à son plateau, et ses opinions sont défaussées.
rulebook-next_round-opinions = Dans chaque autre Land, une opinion de plus est révélée. Si son thème y est déjà visible, elle est défaussée et une autre est révélée.
rulebook-next_round-display = L’offre de programmes est défaussée et posée à nouveau.
rulebook-next_round-last = Après la dernière manche, on ne prépare rien : c’est le décompte final.

## 10 Décompte final
rulebook-final-end = La partie s’achève avec la dernière élection. Il n’y a plus rien à décider ensuite.
rulebook-final-media = Chaque marqueur sur la piste de présence médiatique rapporte les points de sa case.
rulebook-final-base = Chaque point de base du parti rapporte un point de victoire.
rulebook-final-money = Le plus d’argent restant rapporte 6 points, le deuxième montant 3. À égalité, tous marquent en entier ; si plusieurs partagent la première place, personne ne marque 3.
rulebook-final-winner = Le parti qui a le plus de points l’emporte. À égalité, la victoire est partagée.

## 11 Sept élections
rulebook-seven-rounds = Cinq manches comptent sept élections : une dans chacune des trois premières, deux dans la quatrième et deux dans la cinquième. Une seconde urne indique le second Land qui vote.
rulebook-seven-material = Chaque parti a ses huit personnalités et cinq marqueurs média. Les trois cases de gauche de la présence médiatique servent aussi.
rulebook-seven-reserve = Trois autres Länder sont tirés parmi les douze restants et attendent face cachée. Après chacune des trois premières manches, l’un d’eux prend la place du Land qui a voté.
rulebook-seven-entry = Un nouveau Land commence sans voix, popularité, réunions ni médias. Le cinquième et le sixième commencent avec deux opinions visibles, le septième avec trois ; aucune autre n’est révélée dans la manche de leur arrivée.
rulebook-seven-refill = À la fin de la manche 3, chaque vide de la case « Opinion publique » reçoit une carte de son espèce, de la défausse ou sinon de la pile. Puis défausse et pile sont mélangées ensemble.
rulebook-seven-order = Avec deux élections, les phases 6 à 8 commencent par le premier des deux Länder. Les réunions sont converties en un seul passage, Land par Land, entièrement dans les deux qui votent ; puis la première élection est réglée, et ensuite la seconde.
rulebook-seven-income = Les dons se décident dans les manches 1 à 3. À la manche 4, les points des deux élections rapportent de l’argent, la base du parti une seule fois. Après la manche 5, rien n’est versé.

## 12 Vocabulaire
rulebook-words-land = Land : un des Länder des plateaux. Sa carte dit ce que les voix y valent. Plateaux et cartes portent les noms allemands ; l’infobulle d’un plateau donne aussi le nom français.
rulebook-words-votes = Voix : ce qu’un parti a réuni dans un Land. Seule l’élection les change en points.
rulebook-words-trend = Popularité : l’image d’un parti dans un Land, de −3 à +4. Elle s’ajoute aux réunions converties.
rulebook-words-rally = Réunion : ce dont on fait des voix. Achetée en phase 4, convertie en phase 9a.
rulebook-words-program = Programme : cinq cartes visibles d’un parti, chacune un thème avec une attitude, + pour et − contre.
rulebook-words-opinion = Opinion : un thème avec une attitude qui compte pour un Land. À son élection, quatre sont visibles.
rulebook-words-matches = Correspondance : ce que le programme et les opinions visibles d’un Land ont en commun, moins ce qui les oppose. Le second facteur des voix.
rulebook-words-double = Marqueur double : il fait compter une opinion deux fois et empêche de la remplacer.
rulebook-words-display = Offre : des cartes visibles que l’on peut prendre ; l’offre de programmes et, pour les opinions, la case « Opinion publique ».
rulebook-words-media = Marqueur média : une pièce posée dans un Land. Qui en a le plus y a l’influence sur les médias.
rulebook-words-presence = Présence médiatique : des cases pour les marqueurs des vainqueurs et du parti qui a l’influence sur les médias. Elles comptent à la fin.
rulebook-words-cabinet = Cabinet fantôme : les personnalités d’un parti. Chacune ne peut être envoyée qu’une fois dans la partie.
rulebook-words-poll = Sondage : une carte qui fait monter un parti et baisser d’autres dans un Land, ou que l’on garde pour la base du parti.
rulebook-words-base = Base du parti : elle rapporte de l’argent après chaque manche sauf la dernière, et des points à la fin.
rulebook-words-donation = Don : de l’argent contre de la base, ou de la base pour l’avoir refusé.
rulebook-words-ballot = Urne : elle indique le Land qui vote dans cette manche.
