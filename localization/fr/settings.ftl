### Réglages ; tout s’applique aussitôt.

settings-title = Réglages
settings-at-once = Tout s’applique aussitôt
settings-display = Affichage
settings-game = Jeu
settings-language = Langue et nombres
settings-data = Données
settings-size = Taille
# $percent est écrit avec son signe
settings-size-most = au plus { $percent }
settings-window = Fenêtre
settings-window-windowed = Fenêtre
settings-window-fullscreen = Plein écran
settings-layout = Disposition
settings-layout-auto = Auto
settings-layout-wide = Large
settings-layout-compact = Compacte
settings-theme = Thème
settings-theme-paper = Papier
settings-theme-night = Nuit
settings-palette = Couleurs des partis
settings-palette-default = Standard
settings-palette-broadcast = Télévision
settings-palette-separation = Fort contraste
settings-motion = Animations
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-table = Sur la table
settings-projections = Projection des voix à chaque ligne de parti
settings-speed = Vitesse
settings-speed-instant = Immédiate
settings-speed-fast = Rapide
settings-speed-normal = Normale
settings-speed-slow = Lente
settings-handover = Plusieurs personnes devant un écran
settings-handover-curtain = Rideau
settings-handover-peek = Coup d’œil
settings-handover-open = Ouvert
settings-handover-curtain-help = Un rideau cache tout jusqu’à l’arrivée de la personne suivante.
settings-handover-peek-help = La table reste ; « Regarder » ouvre les choses secrètes 8 secondes.
settings-handover-open-help = Aucun secret : toutes les mains sont visibles. Pour apprendre.
settings-sample = 3 meetings pour { $money }
settings-folder = Dossier des sauvegardes
settings-reset = Rétablir les réglages d’origine
settings-back = Retour
settings-back-game = Retour à la partie
settings-preview = Aperçu
settings-layout-focus = Focus
settings-damaged = Le fichier de réglages était endommagé et a été mis de côté ; les réglages d’origine sont utilisés.
settings-layout-too-small = La fenêtre est trop petite pour cette disposition.
settings-patterns = Motifs dans les barres
settings-theme-system = Système
settings-layout-now = disposition à cette taille
settings-logical = taille logique

## Couleurs personnelles des partis
settings-colours-own = Personnelles
settings-colours-choose = Choisir
settings-colours-party = Parti
settings-colours-hue = Teinte
settings-colours-saturation = Saturation
settings-colours-lightness = Luminosité
settings-colours-number = Code couleur
settings-colours-wrong = # et six signes, 0–9 et A–F
settings-colours-done = Terminé
settings-colours-usual = Couleurs d’origine
# $one et $two sont des partis
settings-colours-alike = { $one } et { $two } se distinguent mal.
settings-colours-apart = Tous les partis se distinguent, quelle que soit la vision des couleurs.

## Son
settings-sound = Son
settings-volume = Volume
settings-effects = Effets
settings-silence = Silence
settings-muted = Aucun son
settings-background = Aucun son tant que la fenêtre est en arrière-plan
settings-sound-sample = Écouter
settings-no-sound = Aucun appareil audio trouvé ; le jeu reste muet.
settings-silent-now = Le son est coupé ou entièrement baissé.
settings-now-muted = Son coupé
settings-now-heard = Son rétabli
# $detail vient du système
settings-sound-missing = Un son ne peut pas être joué : { $detail }
settings-not-written = Les réglages ne peuvent pas être enregistrés : { $detail }

## Touches
settings-controls = Touches
settings-keys-change = Changer
settings-keys-reset = Touches d’origine
settings-keys-usual = Les touches d’origine sont utilisées.
settings-keys-note = Tab et les flèches servent à se déplacer partout.
settings-keys-none = aucune touche
settings-keys-press = Appuyer sur la nouvelle touche, seule ou avec Ctrl, Alt ou Maj.
# $key est une touche, $action ce qu’elle fait
settings-keys-taken = { $key } sert à « { $action } ». Faut-il la changer de place ?
settings-keys-take = Prendre la touche
settings-keys-leave = Ne rien changer
settings-keys-fixed = { $key } ne peut pas être changée. Appuyer sur une autre touche.
settings-key-confirm = Confirmer
settings-key-back = Retour, menu
settings-key-skip = Passer, continuer
settings-key-result = Soirée électorale : au résultat
settings-key-undo = Annuler
settings-key-redo = Rétablir
settings-key-pass = Passer son tour
settings-key-hint = Conseil
settings-key-replay_recent = Depuis ma dernière décision
settings-key-log = Journal
settings-key-projections = Projection des voix
settings-key-plan = Planifier
settings-key-pin = Épingler l’infobulle
settings-key-state1 = Premier Land
settings-key-state2 = Deuxième Land
settings-key-state3 = Troisième Land
settings-key-state4 = Quatrième Land
settings-key-bid_up = Miser plus
settings-key-bid_down = Miser moins
settings-key-rules = Règles de cette phase
settings-key-parties = Tous les programmes et Länder
settings-key-fullscreen = Plein écran
settings-key-new_game = Nouvelle partie
settings-key-quit = Quitter
settings-key-size_up = Plus grand
settings-key-size_down = Plus petit
settings-key-size_reset = Taille d’origine
settings-key-mute = Son ou silence
settings-key-settings = Réglages

## Les touches telles qu’elles s’écrivent à l’écran
key-enter = Entrée
key-keypad-enter = Pavé Entrée
key-keypad = Pavé
key-escape = Échap
key-space = Espace
key-backspace = Retour arrière
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-ctrl = Ctrl
key-alt = Alt
key-shift = Maj
