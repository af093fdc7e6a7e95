### Le livret des éditions plus anciennes avec nos propres mots : un message par règle, `rulebook-<chapitre>-<règle>`.
### Les mots d’une édition sont sous son nom (key--1997) ; les montants sont dans l’argent de l’édition.

## Chapitres qui ne sont pas une étape du jeu
rulebook-campaign = Vue d’ensemble
rulebook-boards = Mise en place
rulebook-national = Plateau national
rulebook-short = Partie courte
rulebook-glossary = Vocabulaire

## But et déroulement
rulebook-campaign-aim = Chaque joueur mène un parti allemand à travers une série d’élections de Länder. Qui a le plus de points après la dernière gagne.
rulebook-campaign-parties = La partie se joue avec trois à cinq partis, un par personne. Les partis que personne ne joue sont absents : ce qu’une carte dit d’eux est ignoré.
rulebook-campaign-points = Les points viennent des sièges de chaque élection, des marqueurs média du plateau national, des membres et du programme là où il rejoint l’opinion nationale. L’argent ne compte pas.
rulebook-campaign-lands = Quatre Länder sont disposés en cercle. L’un d’eux vote à la fin de la manche ; les autres suivent dans le sens horaire. La campagne a lieu dans tous à la fois.
rulebook-campaign-round = Une manche, c’est une campagne, l’élection d’un Land, de nouveaux membres et de l’argent, et la préparation de la manche suivante. Chaque étape a ici son chapitre, dans son ordre.
rulebook-campaign-length = Il y a sept manches d’une élection chacune. La dernière n’a pas de campagne : elle se réduit à l’élection, aux nouveaux membres et au décompte final. Les options d’une nouvelle partie peuvent changer certaines règles ; la page « Questions de règles » les indique.
rulebook-campaign-length--2006 = Il y a sept manches d’une élection chacune, cinq dans la partie courte. La dernière n’a pas de campagne : elle se réduit à l’élection, aux nouveaux membres et au décompte final. Les options d’une nouvelle partie peuvent changer certaines règles ; la page « Questions de règles » les indique.
rulebook-campaign-turns = Sauf règle contraire, on joue dans le sens horaire à partir du premier joueur. Seul décide le parti sollicité, et seulement de ce qui est demandé.
rulebook-campaign-turns--consim = Sauf règle contraire, on joue dans l’ordre du tour à partir de la première place. Seul décide le parti sollicité, et seulement de ce qui est demandé.
rulebook-campaign-passing = Là où une règle dit « peut », le parti peut aussi passer. Sinon, il faut faire l’un des choix possibles.
rulebook-campaign-talk = Hormis les coalitions, aucun accord n’engage. Les partis peuvent tout se promettre et ne sont pas tenus de le respecter.
rulebook-campaign-money = Mises et paiements sont toujours des milliers entiers. Nul ne peut dépenser plus qu’il n’a ; il n’y a pas de prêts. L’argent peut rester caché.
rulebook-campaign-limits = La popularité reste entre −3 et +3, les voix s’arrêtent à 50 ; le reste est perdu. Les membres ne tombent jamais sous 0 et n’ont pas de maximum. On ne place pas plus que la réserve ne contient.
rulebook-campaign-piles = Quand une pile est vide, sa défausse est mélangée en une nouvelle.

## Mise en place
rulebook-boards-lands = Quatre des seize Länder sont tirés et posés sur les plateaux ; le hasard dit lequel vote en premier. Les autres suivent dans le sens horaire. Les Länder des manches suivantes attendent face cachée.
rulebook-boards-opinions = Chaque Land reçoit quatre opinions face cachée. On en révèle quatre dans le premier, trois dans le deuxième, deux dans le troisième, une dans le quatrième. Une carte qui répète un thème visible va sous la pile, et une autre est révélée.
rulebook-boards-opinions--1997 = Chaque Land reçoit quatre opinions face cachée. On en révèle quatre dans le premier, trois dans le deuxième, deux dans le troisième, une dans le quatrième. Une carte qui répète un thème visible va dans la réserve d’échange, et une autre est révélée.
rulebook-boards-pool = Six opinions de la pile forment la réserve d’échange. Les identiques sont posées l’une sur l’autre.
rulebook-boards-pool--1997 = Six opinions de la pile forment la réserve d’échange. Elle contient au plus une carte de chaque thème et attitude, donc quatorze ; un double est défaussé.
rulebook-boards-parties = Chaque parti prend ses personnalités et ses contributions, 18 réunions, 5 marqueurs média, 4 tuiles de coalition et 25 000 €. Ses marqueurs sont à 0 voix et à la popularité 0 dans chaque Land, et à 5 membres.
rulebook-boards-parties--1997 = Chaque parti prend ses personnalités et ses contributions, 18 réunions, 5 marqueurs média, 4 tuiles de coalition et 25 000 DM. Ses marqueurs sont à 0 voix et à la popularité 0 dans chaque Land, et à 5 membres.
rulebook-boards-meetings = Une réunion de chaque parti est posée dans chacun des quatre Länder. Les suivants commencent sans.
rulebook-boards-program = Chaque parti reçoit cinq cartes de programme visibles de cinq thèmes différents ; ce qui répète un thème va sous la pile. Trois autres cartes sont distribuées face cachée.
rulebook-boards-program--consim = Chaque parti reçoit cinq cartes de programme visibles de cinq thèmes différents ; ce qui répète un thème va sous la pile. Deux autres cartes sont distribuées face cachée.
rulebook-boards-piles = Sondages et cartes de programme forment des piles. Il n’y a pas d’offre de programmes, et tous les sondages ont le même dos.

## Feuille de départ
rulebook-start_sheet-choose = Chaque parti fait en secret un choix par colonne et inscrit un Land à côté de chaque symbole. Tout cela est gratuit.
rulebook-start_sheet-first = La première colonne porte sur la popularité, les voix et les réunions : +1 de popularité, 6 voix et 6 réunions ; ou deux degrés de popularité et 6 réunions ; ou deux fois 6 voix et 6 réunions.
rulebook-start_sheet-second = La seconde colonne porte sur les marqueurs média et les membres : trois marqueurs ; ou deux et 4 membres ; ou un et 8 membres ; ou 12 membres.
rulebook-start_sheet-lands = Plusieurs symboles peuvent aller dans le même Land, même identiques. C’est le seul moment où un Land peut recevoir plus de cinq marqueurs média.
rulebook-start_sheet-reveal = Toutes les feuilles sont révélées ensemble et exécutées parti après parti, à partir d’un parti tiré au sort.

## Désigner le premier joueur
rulebook-first_player-bid = Chaque parti note une mise en secret ; zéro est permis. Toutes les mises sont révélées ensemble.
rulebook-first_player-names = Le plus offrant désigne le premier joueur, lui-même ou tout autre. Celui-ci ouvre tout dans cette manche.
rulebook-first_player-pay = Seul paie le parti qui gagne ce droit, à hauteur de sa dernière mise. Les autres gardent leur argent.
rulebook-first_player-tie = Les partis à égalité pour la plus forte mise misent encore une fois en secret, pas moins qu’avant. Si l’égalité dure, chacun lance un dé et le plus haut l’emporte ; à égalité, on relance.
rulebook-first_player-zero = Si toutes les mises sont nulles, les dés décident aussitôt et rien n’est payé.
rulebook-first_player-last = Dans la dernière manche, personne ne mise : le premier joueur de la manche précédente le reste.

## Enchères pour l’ordre du tour
rulebook-places-bid = Chaque parti note une mise en secret ; zéro est permis. Toutes les mises sont révélées ensemble et toutes sont payées.
rulebook-places-choose = Dans l’ordre des mises, la plus forte d’abord, chaque parti prend une place libre dans l’ordre du tour. Le dernier reçoit ce qui reste.
rulebook-places-tie = Les dés tranchent les égalités : un seul jet classe tous les partis à égalité, et les dés égaux sont relancés entre eux seulement.
rulebook-places-order = Cet ordre remplace partout le sens horaire jusqu’à la fin de la manche, aux enchères et pour les égalités aussi. Dans la dernière manche, l’ancien ordre demeure.

## Conférence de programme
rulebook-conference-hand = Dans l’ordre du tour : chaque parti complète sa main à trois cartes, en défausse autant qu’il veut ou aucune, et la complète de nouveau à trois.
rulebook-conference-hand--1997 = Dans l’ordre du tour : chaque parti défausse autant de cartes de sa main qu’il veut ou aucune, puis la complète à trois.
rulebook-conference-exchange = Ensuite, il peut remplacer une carte du programme par une carte de la main.
rulebook-conference-topics = Le programme doit alors avoir cinq cartes de cinq thèmes différents.
rulebook-conference-discard = La carte remplacée est défaussée. Jusqu’à la conférence suivante, la main compte une carte de moins.

## Échanges de programme
rulebook-exchanges-turn = Les partis sont sollicités l’un après l’autre dans l’ordre du tour, pour un échange à la fois. Cela continue jusqu’à ce que tous passent de suite.
rulebook-exchanges-exchange = Une carte du programme est défaussée ; une carte cachée ou la première de la pile la remplace. Une première carte qui répète un thème va sous la pile, et l’on prend la suivante.
rulebook-exchanges-none = Si aucune carte de la pile ne convient, la défausse y est mélangée et regardée de même. Si aucune ne convient là non plus, il n’y a pas d’échange et rien n’est perdu.
rulebook-exchanges-topics = Le programme doit alors avoir cinq cartes de cinq thèmes différents.
rulebook-exchanges-cost = Chaque échange coûte des membres : on lance deux dés et l’on en perd autant que le plus élevé l’indique. Un parti sans membres ne peut pas échanger.
rulebook-exchanges-hand = Une carte cachée employée est aussitôt remplacée depuis la pile.

## Envoyer le cabinet fantôme
rulebook-cabinet_sending-send = Dans l’ordre du tour, chaque parti peut poser des personnalités face cachée à côté des Länder, une au plus par Land, toutes en une fois.
rulebook-cabinet_sending-money = Chaque carte envoyée devra être payée. Nul ne peut en envoyer plus que son argent ne permet d’en payer.
rulebook-cabinet_sending-single = Chaque personnalité ne peut être envoyée qu’une fois dans la partie, dans un seul Land.

## Actions du cabinet fantôme
rulebook-cabinet_use-reveal = Toutes les personnalités de tous les Länder sont révélées ensemble, et chaque parti paie toutes les siennes. On ne peut pas y renoncer.
rulebook-cabinet_use-reveal--consim = Land après Land, en commençant par celui qui vote, les personnalités sont révélées et payées. On ne peut pas y renoncer. L’argent dû pour les cartes du parti dans les Länder suivants reste réservé : aucune action ne peut le dépenser.
rulebook-cabinet_use-act = Dans l’ordre du tour, chaque parti emploie toutes ses cartes dans l’ordre qu’il veut. Chacune fait une action, ou aucune.
rulebook-cabinet_use-act--consim = Dans l’ordre du tour, chaque parti emploie sa carte dans ce Land. Elle fait une action, ou aucune.
rulebook-cabinet_use-phone = Une carte avec un téléphone pose aussi une tuile de coalition du parti dans son Land, quelle que soit l’action choisie. Une seconde tuile du même parti n’y est pas posée.
rulebook-cabinet_use-votes = Voix et popularité : le marqueur du parti monte. Un autre : la popularité d’un autre parti baisse ; l’influence sur les médias ne l’en protège pas.
rulebook-cabinet_use-key = Enjeu clé : un marqueur est posé sur une opinion visible du Land, ou retiré. Un Land n’en a jamais plus d’un. L’opinion compte double et ne peut pas être échangée.
rulebook-cabinet_use-media = Remplacer un marqueur : un marqueur média de la réserve prend la place de celui d’un autre parti. On paie 4 000 € à ce parti et 4 000 € à la banque. On ne peut pas se contenter de le retirer.
rulebook-cabinet_use-media--1997 = Remplacer un marqueur : un marqueur média de la réserve prend la place de celui d’un autre parti. On paie 4 000 DM à ce parti et 4 000 DM à la banque. On ne peut pas se contenter de le retirer.
rulebook-cabinet_use-target = Une action agit dans le Land de sa carte et a besoin d’une cible.
rulebook-cabinet_use-gone = Toutes les cartes envoyées quittent la partie à la fin de cette étape.
rulebook-cabinet_use-list = Le prix et les actions de chaque personnalité, dont une est accomplie :

## Former des coalitions
rulebook-coalitions-where = Les coalitions se forment dans le Land qui vote, entre partis qui y ont une tuile de coalition. Il n’y en a pas dans le dernier Land.
rulebook-coalitions-ask = Dans l’ordre du tour, chacun de ces partis peut en solliciter d’autres, l’un après l’autre, jusqu’à ce que l’un accepte ou qu’il n’en reste plus. Puis vient le suivant qui est encore libre.
rulebook-coalitions-two = Avec deux cartes de programme identiques, thème et attitude, le parti sollicité peut refuser. Avec moins, aucune coalition n’est possible.
rulebook-coalitions-force = Avec trois cartes identiques ou plus, il ne peut pas refuser.
rulebook-coalitions-pairs = Une coalition a deux partis, et aucun parti n’appartient à deux coalitions. Elle ne peut pas être dissoute.
rulebook-coalitions-tiles = Ensuite, les tuiles de ce Land hors coalition quittent la partie. Les tuiles des autres Länder attendent l’élection là-bas.
rulebook-coalitions-tiles--1997 = Les tuiles des autres Länder attendent l’élection là-bas. Toutes les tuiles d’un Land quittent la partie avec son élection.

## Acheter des marqueurs média
rulebook-media_buying-buy = Dans l’ordre du tour, chaque parti peut acheter un marqueur média : 4 000 € à la banque, et le marqueur va sur une case média libre de n’importe quel Land.
rulebook-media_buying-buy--1997 = Dans l’ordre du tour, chaque parti peut acheter un marqueur média : 4 000 DM à la banque, et le marqueur va sur une case média libre de n’importe quel Land.
rulebook-media_buying-spots = Un Land a cinq cases média pour tous les partis ensemble. Si toutes sont prises, aucun marqueur ne peut y être posé.
rulebook-media_buying-supply = On ne pose que des marqueurs de sa propre réserve. Ils reviennent quand un autre parti les remplace ou quand leur Land a voté, sauf ceux qui vont sur le plateau national.
rulebook-media_buying-passing = Un parti qui passe est à nouveau sollicité tant qu’un autre achète. La phase prend fin quand tous passent l’un après l’autre.

## Influence sur les médias
rulebook-influence-who = Le parti qui a dans un Land plus de marqueurs média que tout autre y a l’influence sur les médias. En cas d’égalité en tête, aucun ne l’a.
rulebook-influence-order = Land après Land, de celui qui vote en dernier en remontant : le parti qui a l’influence peut y échanger une opinion.
rulebook-influence-order--1997 = Land après Land, en commençant par celui qui vote : le parti qui a l’influence peut y échanger une opinion.
rulebook-influence-exchange = Échanger, c’est prendre une carte de la réserve d’échange dans le Land. L’opinion qui part entre dans la réserve.
rulebook-influence-exchange--1997 = Échanger, c’est prendre une carte de la réserve d’échange dans le Land. L’opinion qui part entre dans la réserve, ou va à la défausse si une identique s’y trouve.
rulebook-influence-topic = La nouvelle carte ne peut pas avoir un thème visible dans le Land, pas même celui de la carte qui part.
rulebook-influence-topic--1997 = La nouvelle carte ne peut pas avoir le thème d’une autre opinion visible du Land. Le contraire de la carte qui part est permis.
rulebook-influence-double = On n’échange que des opinions visibles sans enjeu clé. Celles qui sont face cachée restent telles quelles.

## Organiser des réunions
rulebook-meetings-once = Dans l’ordre du tour, chaque parti peut acheter une fois des réunions, dans autant de Länder qu’il veut. Chacune coûte 1 000 €.
rulebook-meetings-once--1997 = Dans l’ordre du tour, chaque parti peut acheter une fois des réunions, dans autant de Länder qu’il veut. Chacune coûte 1 000 DM.
rulebook-meetings-limit = En une manche, un parti peut ajouter quatre réunions au plus dans un Land, et n’y en a jamais plus de dix.
rulebook-meetings-supply = Les réunions viennent de la réserve de 18 du parti. Ce qui est converti en voix y retourne.

## Enchères des sondages
rulebook-poll_auctions-lay = Un sondage est posé face cachée dans chaque Land. Ils sont mis aux enchères un par un, en commençant par le Land qui vote.
rulebook-poll_auctions-bids = Le premier joueur ouvre chaque enchère. La plus petite mise est de 1 000 € ; on relance ou l’on quitte, tour après tour, jusqu’à ce qu’il ne reste qu’un parti. Nul ne mise plus qu’il n’a.
rulebook-poll_auctions-bids--1997 = Le premier joueur ouvre chaque enchère. La plus petite mise est de 1 000 DM ; on relance ou l’on quitte, tour après tour, jusqu’à ce qu’il ne reste qu’un parti. Nul ne mise plus qu’il n’a.
rulebook-poll_auctions-none = Si tous passent, le sondage est défaussé sans être vu.
rulebook-poll_auctions-win = Le gagnant paie la banque et regarde seul le sondage. Puis il le publie ou le garde ; dans les deux cas, la carte est défaussée face cachée.
rulebook-poll_auctions-publish = Publier, c’est appliquer une ou deux lignes de la carte, de n’importe quels partis. Leur popularité dans ce Land change comme imprimé.
rulebook-poll_auctions-safe = Un sondage ne fait pas baisser le parti qui a l’influence sur les médias du Land.
rulebook-poll_auctions-keep = Qui garde le sondage lance deux dés et gagne leur somme en membres.

## Convertir les réunions en voix
rulebook-vote_catching-order = Les Länder viennent dans l’ordre inverse, le dernier à voter d’abord ; celui qui vote est laissé de côté. Dans chacun, les partis sont sollicités une fois, dans l’ordre du tour.
rulebook-vote_catching-least = Avec au moins cinq réunions dans un Land, un parti peut en convertir autant qu’il veut.
rulebook-vote_catching-formula = Voix gagnées = réunions × (popularité + correspondance).
rulebook-vote_catching-matches = Chaque carte du programme identique à une opinion visible du Land compte +1, chaque carte du même thème avec l’attitude contraire −1 ; les doublées comptent deux fois. Les opinions face cachée ne comptent pas.
rulebook-vote_catching-half = Avec un facteur nul ou négatif, deux réunions donnent une voix ; une réunion seule ne donne rien.
rulebook-vote_catching-fifty = Les voix s’arrêtent à 50. Un marqueur qui arrive sur une case se pose sur ceux qui y sont ; celui qui ne peut pas avancer garde sa place.
rulebook-vote_catching-majority = Après chaque Land, le parti qui y a plus de voix que tous les autres ensemble peut échanger une de ses opinions avec la réserve, comme par l’influence sur les médias. Il n’a pas besoin d’avoir converti.

## Élection régionale
rulebook-region_election-convert = Toutes les réunions restantes du Land qui vote deviennent des voix par la même formule, si peu qu’il y en ait.
rulebook-region_election-seats = Le tableau du Land change les voix de chaque parti en sièges, même en coalition. Chaque siège est un point.
rulebook-region_election-winner = Le parti ou la coalition qui a le plus de voix gagne ; une coalition additionne les voix des deux partis, même au-delà de 50.
rulebook-region_election-nose = À égalité, le plus grand parti, compté à part, décide, et entre partis égaux celui dont le marqueur est au-dessus. C’est une victoire de justesse.
rulebook-region_election-single = Un parti qui gagne nettement place un marqueur média sur le plateau national et peut y placer deux opinions. De justesse, c’est une opinion.
rulebook-region_election-coalition = En coalition, chaque partenaire place un marqueur média sur le plateau national et peut y placer une opinion, le plus grand d’abord.
rulebook-region_election-beaten = Après la victoire d’un parti seul, tous les battus de justesse, seuls ou en coalition, placent un marqueur média sur le plateau national. Après la victoire d’une coalition, personne d’autre n’en place.
rulebook-region_election-beaten--1997 = Tous les battus de justesse, seuls ou en coalition, placent aussi un marqueur média sur le plateau national.
rulebook-region_election-media = Seul un marqueur présent dans le Land peut être déplacé. Il va sur la case de cette élection et compte à la fin.

## Plateau national
rulebook-national-place = Les opinions vont sur les cinq cases de gauche à droite. C’est facultatif ; on choisit parmi les opinions du Land.
rulebook-national-secure = Une seconde carte identique rend une opinion dominante. Une troisième ne peut pas être posée.
rulebook-national-secure--1997 = Une seconde carte identique rend une opinion dominante. Une troisième est défaussée.
rulebook-national-opposite = Le contraire d’une opinion présente doit aller sur sa case et l’enlève, dominante ou non.
rulebook-national-opposite--1997 = Le contraire d’une opinion présente doit l’enlever, dominante ou non ; les autres glissent à gauche et il vient en dernier.
rulebook-national-full = Sur un plateau plein, toute autre opinion prend la case d’une opinion non dominante. Si toutes sont dominantes, elle est défaussée.
rulebook-national-full--1997 = Sur un plateau plein, toute autre opinion en enlève une non dominante ; les autres glissent à gauche et elle vient en dernier. Si toutes sont dominantes, elle est défaussée.

## Nouveaux membres
rulebook-recruitment-match = Chaque carte du programme dont l’opinion est sur le plateau national rapporte autant de membres que sa case l’indique. Une opinion dominante compte une fois.
rulebook-recruitment-always = Les opinions contraires ne coûtent rien. On gagne des membres à chaque manche, la dernière comprise.

## Fonds électoraux
rulebook-funds-seats = Chaque parti prend 1 000 € par siège qu’il vient de gagner.
rulebook-funds-seats--1997 = Chaque parti prend 1 000 DM par siège qu’il vient de gagner.
rulebook-funds-members = Après les manches 1, 3 et 5, il prend aussi 1 000 DM par membre.
rulebook-funds-members--2006 = Après les manches 1, 3 et 5, dans la partie courte 1 et 3, il prend aussi 1 000 € par membre.
rulebook-funds-last = Après la dernière manche, aucun argent n’est versé.
rulebook-funds-last--consim = L’argent n’est versé que dans les manches 1 à 5.

## Préparer le Land suivant
rulebook-next_region-clear = Dans le Land qui a voté, les marqueurs média reviennent à leurs partis ; les opinions restantes sont défaussées et les tuiles de coalition quittent la partie.
rulebook-next_region-enter = Le Land suivant prend son plateau avec une opinion visible et trois face cachée ; le dernier Land de la partie commence avec deux visibles. Il n’y a pas encore de réunions.
rulebook-next_region-reveal = Dans chacun des autres Länder, une opinion de plus est révélée tant qu’il en reste face cachée. Une carte qui répète un thème visible est remplacée comme à la mise en place.
rulebook-next_region-end = Quand il n’y a plus de Land à venir, le plateau reste vide.

## Contributions externes
rulebook-contributions-lay = Dans l’ordre du tour, chaque parti pose une carte de contribution : face visible pour l’accepter, face cachée pour la refuser. Tant qu’il en a, il doit en poser une.
rulebook-contributions-rounds = Cela a lieu dans les manches 1 à 5.
rulebook-contributions-rounds--2006 = Cela a lieu dans les manches 1 à 5, dans la partie courte 1 à 4.
rulebook-contributions-accept = D’abord, tous ceux qui acceptent prennent l’argent de la carte et lancent ses dés. Ils perdent autant de membres que le plus élevé l’indique.
rulebook-contributions-refuse = Puis tous ceux qui refusent révèlent leurs cartes, lancent les dés et gagnent leur somme en membres.
rulebook-contributions-largest = Parmi ceux qui refusent, le parti dont la contribution est la plus grosse lance trois dés de plus et gagne aussi leur somme. Si plusieurs en ont refusé une aussi grosse, aucun ne les lance.
rulebook-contributions-gone = Toutes les cartes posées quittent la partie.

## Décompte final
rulebook-count-end = La partie s’achève avec la dernière élection et ses nouveaux membres. Il n’y a plus rien à décider ensuite.
rulebook-count-media = Chaque marqueur média du plateau national rapporte les points de sa case. Les premières élections valent plus que les dernières.
rulebook-count-members = Chaque membre est un point. Le parti qui en a le plus reçoit 10 points de plus, le deuxième 6.
rulebook-count-ties = Deux partis en tête pour les membres reçoivent 8 chacun, trois ou plus partagent 16, arrondi vers le bas ; il n’y a alors pas de deuxième. Une égalité à la deuxième place ne rapporte rien.
rulebook-count-opinion = Chaque carte du programme dont l’opinion est sur le plateau national rapporte les points de sa case, et 5 de plus si elle est dominante.
rulebook-count-winner = Qui a le plus de points gagne ; les sièges sont déjà comptés. À égalité, la victoire est partagée.

## Partie courte
rulebook-short-rounds = La partie courte a cinq manches d’une élection chacune. La cinquième n’a pas de campagne : seulement l’élection, sans coalitions, et les nouveaux membres.
rulebook-short-cards = Toutes les cartes marquées 7 sont retirées : la personnalité à 25 000 €, la contribution de 50 000 € et dix sondages.
rulebook-short-entry = Un seul autre Land vient sur la table, après la manche 1, avec deux opinions visibles.

## Vocabulaire
rulebook-glossary-land = Land : un des Länder des plateaux. Sa carte dit combien de sièges les voix y rapportent. Plateaux et cartes portent les noms allemands ; l’infobulle d’un plateau donne aussi le nom français.
rulebook-glossary-votes = Voix : ce qu’un parti a réuni dans un Land, 50 au plus. L’élection les change en sièges.
rulebook-glossary-trend = Popularité : l’image d’un parti dans un Land, de −3 à +3.
rulebook-glossary-meeting = Réunion : ce dont on fait des voix.
rulebook-glossary-program = Programme : cinq cartes visibles d’un parti, chacune un thème avec une attitude, + pour et − contre.
rulebook-glossary-opinion = Opinion : un thème avec une attitude qui compte pour un Land. À son élection, quatre sont visibles.
rulebook-glossary-matches = Correspondance : ce que le programme et les opinions visibles d’un Land ont en commun, moins ce qui les oppose.
rulebook-glossary-key = Enjeu clé : un marqueur qui fait compter une opinion deux fois et empêche de l’échanger.
rulebook-glossary-pool = Réserve d’échange : des opinions visibles contre lesquelles on peut échanger celles des Länder.
rulebook-glossary-national = Opinion nationale : une opinion posée sur le plateau national. Qui l’a dans son programme gagne des membres après chaque élection et des points à la fin.
rulebook-glossary-media = Marqueur média : une pièce posée dans un Land. Qui en a le plus y a l’influence sur les médias.
rulebook-glossary-tile = Tuile de coalition : un parti qui en a une dans un Land peut former une coalition à son élection.
rulebook-glossary-seat = Siège : ce que les voix rapportent à une élection. Un point chacun et, tant que l’argent est versé, 1 000 €.
rulebook-glossary-seat--1997 = Siège : ce que les voix rapportent à une élection. Un point chacun et, tant que l’argent est versé, 1 000 DM.
rulebook-glossary-member = Membres : la taille d’un parti. Ils rapportent de l’argent après certaines manches et des points à la fin.
rulebook-glossary-nose = De justesse : gagner une élection avec autant de voix qu’un autre camp.
rulebook-glossary-dice = Dés : des dés spéciaux à petits nombres. Leurs faces font partie des valeurs de l’édition.
