### Aides à la table, et comment les désactiver.

settings-assists = Aides
settings-assists-table = À la table
assist-ladder = Échelle des prix des réunions
assist-ladder-help = Ce que coûtent une à huit réunions dans un Land, à côté de la question.
assist-grid = Grille des concordances
assist-grid-help = Chaque programme face à chaque Land, avec sa touche et son bouton.
assist-warnings = Avertissements
assist-warnings-help = Dit quand une personnalité envoyée ne pourra pas être payée.
assist-advisor = Conseil
assist-advisor-help = Le bouton qui demande à une place IA ses meilleurs coups.
settings-free-hints = Conseil
settings-free-hints-on = Conseil non décompté
settings-free-hints-help = Sinon, le décompte final dit combien de fois il a été demandé.
assist-switch = Désactiver : { $assist }
assist-none = Pointer d’abord une aide : son infobulle dit comment la désactiver.
assist-off = Désactivé : { $assist }
assist-on-again = Réactiver
assist-offer-title = Les aides servent-elles encore ?
assist-offer-text = Voix projetées, échelle des prix, grille, avertissements et conseil restent actifs. Chacun se désactive dans les réglages ou dans son infobulle.
assist-offer-keep = Les garder
assist-offer-settings = Choisir dans les réglages
assist-projections = Voix projetées
