### Places tenues par l’IA : niveaux, caractères, mesures, raisons dans le journal, configurations gardées.

## Niveaux
newgame-level-easy = facile
newgame-level-hard = difficile
newgame-level-expert = expert
ai-level-easy-help = Pèse chaque décision, mais sans finesse, et se contente parfois du deuxième choix.
ai-level-normal-help = Calcule ce qui peut l’être et prend ce qui promet le plus.
ai-level-hard-help = Joue mentalement les meilleurs choix jusqu’à la fin de la manche avant de décider.
ai-level-expert-help = Voit plus loin, compare davantage que le niveau difficile et évalue mieux ce qui en sortira.
ai-fair = Elle ne voit que ce que son parti a le droit de voir et ne reçoit ni plus d’argent ni de meilleures cartes.

## Force mesurée : une cote, 1000 pour le niveau normal
ai-ratings = Force mesurée de l’IA : { $list }
ai-ratings-short = IA : { $list }
ai-rating-item = { $level } { $rating }
ai-rating-unknown = { $level } non mesuré
ai-rating-help =
    { $games ->
        [one] Cote { $rating } (de { $low } à { $high }) : { $share } de victoires en une partie contre trois joueurs de niveau normal ; à force égale, ce serait { $chance }.
       *[other] Cote { $rating } (de { $low } à { $high }) : { $share } de victoires en { $games } parties contre trois joueurs de niveau normal ; à force égale, ce serait { $chance }.
    }
ai-rating-anchor = Cote 1000 : les autres niveaux lui sont comparés.
ai-rating-unsure = Si peu de parties ne prouvent pas encore qu’elle soit plus forte ou plus faible que le niveau normal.
ai-rating-none = Pas mesuré dans cette édition à cette durée.
ai-rating-same = Dans cette édition, elle joue comme le niveau normal.

## Caractères
ai-style = Caractère
ai-style-none = équilibré
ai-style-treasurer = trésorière
ai-style-gambler = flambeur
ai-style-editor = rédactrice
ai-style-marketplace = tribun
ai-style-broker = négociatrice
ai-style-pollster = sondeur
ai-style-hidden = caché
ai-style-none-help = Estime chaque chose à sa valeur, sans préférence.
ai-style-treasurer-help = Ottilie Seemann : mise peu pour jouer en premier, accepte tous les premiers dons et garde de l’argent pour la fin.
ai-style-gambler-help = Bruno Falk : remplit de réunions un petit nombre de Länder, convertit tard et mise gros pour jouer en premier.
ai-style-editor-help = Helene Rosin : ajoute des marqueurs média là où elle en a déjà, retourne les opinions et laisse les sondages aux autres.
ai-style-marketplace-help = Kalle Brodersen : quelques réunions dans beaucoup de Länder, converties dès qu’il y en a quatre ; rarement des sondages.
ai-style-broker-help = Ines Lohbeck : cherche des cartes communes avec le plus fort, ménage les autres et refuse les petits dons.
ai-style-pollster-help = Theo Mandel : publie des sondages, prend le plus petit don et mise davantage à chaque manche pour jouer en premier.
ai-style-hidden-help = L’un des six caractères, tiré de la graine et gardé secret.
ai-style-added = Du mod « { $mod } ». Sa force n’a pas été mesurée.
ai-kind = IA · { $level } · { $style }

## Raisons dans le journal
ai-because = { $line } – { $reason }

## Configurations gardées
preset-title = Modèles
preset-note = Tout est conservé sauf la graine : édition, durée, places et options.
preset-hint = Nom du modèle
preset-save = Enregistrer ces réglages
preset-load = Charger
preset-delete = Supprimer
preset-none = Rien n’est encore enregistré. Choisissez places et règles, puis enregistrez-les ici sous un nom.
preset-full = Vous ne pouvez pas enregistrer plus de { $most } modèles. Supprimez-en d’abord un.
preset-loaded = « { $name } » est chargé.
preset-saved = « { $name } » est enregistré.
preset-deleted = « { $name } » est supprimé.
preset-edition-unknown = Édition inconnue
preset-line = { $edition } · { $length } · { $list }
preset-purist = Puriste
preset-purist-off = Rétablir les aides
preset-purist-about = Règles officielles, comme autour d’une table : sans projection des voix, échelle des prix, grille, avertissements ni conseils.
preset-purist-about-short = Règles officielles, sans aides.
preset-usual-name = Modèle { $number }

settings-reasons = Expliquer les coups de l’IA
settings-reasons-help = Ajoute une ligne après chaque coup visible de l’IA, à la table et dans le journal ; rien sur ce qui est secret.

## Watching AI seats; $party is an abbreviation
table-viewpoint-public = Vue : le public
table-viewpoint-open = Vue : tout est visible
table-viewpoint-seat = Vue : { $party }
table-viewpoint-tip = Vue suivante : du public, tout visible, puis chaque parti
