### The lists of saved games and of games that are over, and what is said about them.

moment-today = Aujourd’hui, { $time }
moment-day = { $day }, { $time }

## The two lists
saves-title = Sauvegardes
saves-load = Charger
saves-replays = Parties terminées
saves-load-none = Il n’y a pas encore de sauvegarde. Toute partie se sauvegarde d’elle-même après chaque décision.
saves-replays-none = Aucune partie n’est encore terminée. Toute partie terminée est conservée ici.
saves-deleted = Parties supprimées
saves-deleted-none = Il n’y a pas de partie supprimée. Vous pouvez rétablir une partie dans les { $days } jours après sa suppression.
saves-import = Importer
saves-import-open = Importer et ouvrir
saves-import-title = Importer une sauvegarde
saves-imported = Importée : { $name }
saves-play = Jouer une partie rapide

## What a saved game is called without a name
saves-shelf-autosave = Sauvegarde automatique
saves-autosave-number = Sauvegarde automatique { $number }
saves-shelf-kept = Sauvegarde
saves-shelf-quick = Sauvegarde rapide
saves-shelf-left = Partie mise de côté
saves-shelf-finished = Partie terminée
# $players is a list of names
saves-won = Victoire : { $players }
saves-winner = Première place

## How far it is
saves-over = Terminée
saves-round-of = Manche { $round } sur { $rounds }
saves-round = Manche { $round }
saves-name-setup = Mise en place
saves-name-over = Partie terminée
saves-name-round = Manche { $round }, { $phase }
# $players is a list of names
saves-turn = Décision : { $players }
saves-decides = c’est son tour
# $land is a state
saves-votes-next = Prochaine élection : { THE($land) }
saves-assisted = Avec annulations (entraînement)
saves-ai = IA

## What is wrong with it
saves-newer = d’une version plus récente
saves-broken = endommagée
saves-useless = inutilisable
saves-is-broken = Cette sauvegarde est endommagée.
saves-is-useless = Cette sauvegarde est inutilisable.
saves-file-kept = Le fichier reste tel quel.
saves-unusable = { $name } de { $time } : inutilisable.
saves-details = Détails
saves-details-tip = Ce qui ne va pas exactement, et dans quel fichier
saves-file = Fichier : { $file }
saves-close = Fermer
saves-running = Cette partie est en cours.

## Keeping
saves-keep = Sauvegarder
saves-keep-as = Sauvegarder sous
saves-keep-title = Sauvegarder la partie sous
saves-rename = Renommer
saves-rename-title = Renommer la sauvegarde
saves-cancel = Annuler
saves-name-hint = Nom de la sauvegarde
saves-name-missing = Une sauvegarde a besoin d’un nom.
saves-kept = Sauvegardée sous « { $name } ».
saves-quick-kept = Sauvegarde rapide faite.
# $key is a key
saves-quick-kept-key = Sauvegarde rapide faite. { $key } ramène ici.
saves-no-quick = Il n’y a pas encore de sauvegarde rapide.
saves-no-game = Aucune partie en cours à sauvegarder.
saves-loaded = Chargée : { $name }
saves-loaded-from-tournament = Chargée comme partie à part : { $name }. Le tournoi reste tel quel.
saves-back-title = Revenir à un moment antérieur ?
saves-back-note = Vous avez déjà joué cette partie plus loin. Charger cette sauvegarde annule des coups : la partie portera la mention « avec annulations » et ne comptera ni pour les étoiles, ni pour les distinctions, ni pour la série de jours.
saves-back-load = Charger quand même
saves-back-no = Ne pas charger

## What else can be done
saves-watch = Revoir la partie
saves-statistics = Statistiques
saves-look = Décompte final
saves-export = Exporter
saves-exported = Copiée dans { $file }.
# $detail is what the system says
saves-not-exported = La copie ne peut pas être écrite ({ $detail }).
saves-not-renamed = Impossible de renommer ({ $detail }).
saves-delete = Supprimer
saves-delete-note = Une partie supprimée définitivement ne peut pas être récupérée.
saves-not-delete = Conserver
saves-not-deleted = Impossible de supprimer ({ $detail }).
saves-deleted-toast = Supprimée : { $name }
saves-undo = Annuler
saves-put-back = Rétablir
saves-back-again = Rétablie : { $name }
# $detail is what the system says
saves-not-put-back = Impossible de rétablir ({ $detail }).
saves-destroy = Supprimer définitivement
saves-destroy-title = Supprimer définitivement « { $name } » ?
saves-empty = Vider
saves-empty-title = Supprimer définitivement toutes les parties supprimées ?
# $detail is what the system says
saves-no-trash = Impossible de la ranger parmi les parties supprimées ({ $detail }).

## Pages of a list: $first to $last of $total entries
saves-of = { $first } à { $last } sur { $total }
saves-page-before = Page précédente
saves-page-after = Page suivante
saves-page-first = C’est la première page.
saves-page-last = C’est la dernière page.
## Files: a path that is typed, and a list of its folder
file-hint = Chemin du fichier
file-up = Dossier supérieur
file-none = Aucune sauvegarde ici
file-more = { $n ->
    [one] { $n } autre n’est pas affiché ; tapez son nom.
   *[other] { $n } autres ne sont pas affichés ; tapez le nom.
    }
file-missing = Indiquez un fichier.
file-taken = Un fichier porte déjà ce nom.
# $detail is what the system says
file-no-list = Ce dossier ne peut pas être lu ({ $detail }).

## Menus
menu-load = Charger
menu-replays = Parties terminées
game-menu-save = Sauvegarder
game-menu-load = Charger

## Settings: data
saves-data-autosaves = Sauvegardes automatiques
saves-data-none = Rien n’est encore sauvegardé.
saves-data-playing = Pas pendant une partie.
saves-data-export = Tout exporter
saves-data-export-tip = Réunit toutes les sauvegardes et toutes les parties terminées en un fichier, dans le dossier des documents
saves-data-delete = Tout supprimer
saves-data-delete-title = Supprimer toutes les sauvegardes et toutes les parties terminées ?
saves-data-deleted = Toutes les sauvegardes et toutes les parties terminées sont supprimées.
saves-data-left = { $n ->
    [one] { $n } fichier n’a pas pu être supprimé.
   *[other] { $n } fichiers n’ont pas pu être supprimés.
}
