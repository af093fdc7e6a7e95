### Mods: what players add. $list names things, $found and $detail are taken from a file, $place is a file with its line.

settings-mods = Mods
mods-folder = Dossier des mods
mods-none = Il n’y a pas de mods. Un dossier déposé là peut contenir des langues, des couleurs, des valeurs et des caractères d’IA.
mods-nothing = Rien n’y est utilisable.
mods-languages = Langues : { $list }
mods-palettes = Couleurs des partis : { $list }
mods-figures = Valeurs : { $list }
mods-personalities = Caractères d’IA : { $list }
mods-fault = { $place } : { $sentence }
mods-too-large = Le fichier dépasse { $limit } kilo-octets.
mods-unreadable = Le fichier est illisible : { $detail }
mods-no-language = « { $found } » n’est pas un code de langue.
mods-language-twice = La langue « { $found } » existe déjà.
mods-no-text = Ce n’est pas un texte : { $detail }
mods-too-much = Ce fichier contient trop de choses.
mods-text-round = « { $found } » renvoie à lui-même ou à trop d’autres ; il est laissé de côté.
mods-text-fails = « { $found } » ne peut pas être composé ; il est laissé de côté.
mods-text-long = « { $found } » a plus de { $limit } caractères ; il est laissé de côté.
mods-more-faults = Il y a plus de { $limit } erreurs ; voici les premières.
mods-too-many = Il y en a plus de { $limit } ici ; { $n ->
    [one] le dernier est ignoré
   *[other] les { $n } derniers sont ignorés
    }.
mods-unknown-key = Le jeu ne connaît pas « { $found } ».
mods-no-toml = Ce n’est pas un fichier TOML : { $detail }
mods-no-name = Il manque un nom.
mods-no-colours = Il manque la table des couleurs.
mods-colour-missing = Il manque la couleur de « { $found } ».
mods-no-colour = « { $found } » n’est pas une couleur comme #1A2B3C.
mods-no-about = La description n’est ni un texte ni une table de textes.
mods-no-number = « { $found } » n’est pas un nombre.
mods-out-of-range = { $found } est hors limites : de { $low } à { $high }.
mods-no-table = « { $found } » n’est pas une table de nombres.
