### À propos du jeu et des licences de ses éléments.

settings-about = À propos et licences
about-unofficial = Ceci est un projet de fans, non officiel. Le jeu de société Die Macher et son nom appartiennent à son auteur et à ses éditeurs ; rien n’est repris ici de leurs textes ni de leurs images.
about-parts = Les éléments du jeu, chacun avec le texte de sa licence :
about-back = Retour à la liste
about-unreadable = Impossible de lire le texte de cette licence : { $detail }
