### Pourquoi une sauvegarde est inutilisable. Clés de macher/saves/problems.py.

save-missing = Ce fichier n’existe pas.
save-unreadable = Le fichier est illisible : { $detail }.
save-no-file = Ce n’est pas un fichier lisible, mais un dossier, un périphérique ou autre chose.
save-too-large = Le fichier est plus gros que toute sauvegarde ; la limite est de { $limit } Mo.
save-cut-off = La sauvegarde est tronquée : sa fin manque.
save-not-json = Ce n’est pas une sauvegarde : ce n’est pas du JSON.
save-not-a-save = C’est du JSON, mais pas une sauvegarde.
save-newer = Cette partie a été sauvegardée par une version plus récente, { $program }, au format { $found }. Cette version lit les formats jusqu’à { $known }.
save-damaged = La sauvegarde est endommagée : « { $place } » manque ou ne convient pas.
save-no-edition = La sauvegarde appartient à une édition qui n’existe pas ici : « { $edition } ».
save-figures-missing = Cette partie a ses propres valeurs, « { $name } », qui manquent sur cet ordinateur. Mettez ce fichier dans le dossier « figures », puis réessayez.
save-data-file = Les valeurs de cette partie sont inutilisables : { $detail }
save-other-figures = Les valeurs de l’édition ont changé depuis la sauvegarde.
save-config = Le fichier décrit une partie impossible à mettre en place : { $detail }
save-start = La sauvegarde a été modifiée : sa mise en place ne mène pas à la table sauvegardée.
save-command = La sauvegarde a été modifiée ou endommagée : la commande { $number } est impossible.
save-digest = La sauvegarde a été modifiée ou endommagée : après la commande { $number }, la table n’est pas celle qui a été sauvegardée.
save-edited = La sauvegarde a été modifiée : les coups sont intacts, mais d’autres entrées ont changé.

# $damaged et $restored sont des heures
save-restored = La sauvegarde automatique de { $damaged } est endommagée. Celle de { $restored } a été restaurée.
save-unusable = La sauvegarde automatique est inutilisable ; le fichier reste à sa place.

## Pendant une partie
# $detail vient du système
save-failed = La partie ne peut pas être sauvegardée ({ $detail }) ; elle continue en mémoire.
save-retry = Réessayer
save-hide = Masquer ce message
# $detail is what the system says
save-mark = La partie n’est pas sauvegardée ({ $detail }).
save-unsaved-title = La partie n’est pas sauvegardée.
# $detail is what the system says
save-unsaved-note = Elle ne peut pas être écrite ({ $detail }). Si vous quittez maintenant, vous perdez ce qui a été décidé depuis la dernière sauvegarde.
save-elsewhere = Sauvegarder ailleurs
save-elsewhere-title = Sauvegarder la partie ailleurs
# $detail is what the system says
save-elsewhere-failed = Elle ne peut pas être écrite à cet endroit ({ $detail }).
save-leave = Quitter quand même
save-done = La partie est de nouveau sauvegardée.
# $own and $other are numbers of autosaves
save-parted = Cette partie se joue aussi dans une autre fenêtre : elle a désormais deux suites. Celle-ci est gardée comme « Sauvegarde automatique { $own } », l’autre comme « Sauvegarde automatique { $other } ».
save-kept = Le fichier endommagé reste à sa place.
save-go-on = Continuer à jouer

## Après un arrêt inattendu
crash-title = Le jeu s’est arrêté de façon inattendue.
crash-question = Reprendre à la dernière action ?
crash-continue = Reprendre
crash-menu = Menu principal
crash-save-report = Enregistrer le rapport
crash-report-note = Un rapport décrit ce qui s’est passé ; il reste sur cet ordinateur.
crash-report-saved = Le rapport a été enregistré sous { $file }.
# $detail vient du système
crash-report-failed = Le rapport ne peut pas être enregistré ({ $detail }).
## After the program was ended while the game could not be saved
rescue-title = Une partie a été récupérée.
# $file is a path
rescue-question = Elle n’a pas pu être sauvegardée quand le programme a pris fin. Sa copie est ici : { $file }. Continuer ?
rescue-name = Partie récupérée

## Ce que le système dit d’un fichier, entre parenthèses ou après un deux-points
system-disk-full = disque plein
system-not-allowed = accès refusé
system-read-only = lecture seule
system-not-there = introuvable
system-there-already = existe déjà
system-a-folder = c’est un dossier
system-no-folder = un fichier au lieu d’un dossier
system-no-file = ce n’est pas un fichier lisible
system-too-large = il est plus gros que tout fichier de ce genre
system-device = le support signale une erreur
