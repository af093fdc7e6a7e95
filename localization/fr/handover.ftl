### Le rideau entre deux personnes devant un même écran : des noms, jamais « vous ».

handover-to = Passer l’écran à
handover-asked = Ce qui sera demandé
handover-here = Décisions secrètes sur cet écran
handover-open = Personnes devant cet écran
# $player est le nom
handover-only = À partir d’ici, seul regard permis : { $player }
handover-ready = C’est moi : { $player }
handover-keys = ouvre la vue privée
handover-place = Manche { $round } sur { $rounds } · Phase { $phase } sur 9
handover-place-setup = Mise en place

## Ce que la personne suivante décide ; les clés sont les étapes du jeu
handover-task-draft = Choisir une carte de programme
handover-task-draft-help = { $player } garde une carte de la main ; les autres passent à gauche.
handover-task-opening_program = Programme de départ
handover-task-opening_program-help = { $player } pose cinq cartes de cinq thèmes différents. Tous les programmes sont révélés ensemble.
handover-task-opening_hand = Carte en main
handover-task-opening_hand-help = { $player } garde une des cartes restantes ; les autres sont défaussées.
handover-task-deployment = Déploiement de départ
handover-task-deployment-help = { $player } choisit un bloc et place ses cinq symboles. Tous les déploiements sont révélés ensemble.
handover-task-start_player = Mise secrète pour jouer en premier
handover-task-start_player-help = { $player } note un montant. La plus forte mise est payée et donne le premier tour de la manche ; les autres gardent leur argent.
handover-task-start_tie = Égalité pour jouer en premier
handover-task-start_tie-help = { $player } relance une fois ou passe.
handover-task-program = Programme du parti
handover-task-program-help = { $player } peut prendre des cartes et en échanger jusqu’à deux.
handover-task-media = Marqueurs média
handover-task-media-help = { $player } peut acheter un marqueur média ou passer.
handover-task-rallies = Meetings
handover-task-rallies-help = { $player } peut acheter des meetings dans tous les Länder.
handover-task-cabinet_placement = Cabinet fantôme
handover-task-cabinet_placement-help = { $player } peut envoyer des personnalités face cachée, une par Land.
handover-task-cabinet_actions = Actions du cabinet fantôme
handover-task-cabinet_actions-help = { $player } paie une personnalité et choisit ses actions.
handover-task-media_influence = Influence sur les médias
handover-task-media_influence-help = { $player } peut remplacer une opinion.
handover-task-polls = Enchère d’un sondage
handover-task-polls-help = { $player } mise sur le premier sondage de la pile ou passe.
handover-task-poll_choice = Sondage à regarder
handover-task-poll_choice-help = Le sondage n’est vu que d’une personne, { $player } : à publier ou à garder.
handover-task-conversion = Conversion
handover-task-conversion-help = { $player } peut convertir des meetings en voix.
handover-task-election = Coalition
handover-task-election-help = { $player } décide d’une coalition.
handover-task-income = Don
handover-task-income-help = { $player } accepte ou refuse un don.

## Choses secrètes à une table commune : un coup d’œil les ouvre un instant ; $player est le nom
handover-look = Regarder
handover-look-tip = Montre ce qui est réservé à { $player } ; se referme seul après 8 secondes.
handover-cover = Cacher
handover-cover-tip = Cache de nouveau ce qui est secret pour { $player }.
