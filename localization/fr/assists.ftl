### Aides à la table, et comment les désactiver.

settings-assists = Aides
settings-assists-table = À la table
assist-ladder = Échelle des prix des réunions
assist-ladder-help = Ce que coûtent une à huit réunions dans un Land, à côté de la question.
assist-grid = Grille des correspondances
assist-grid-help = Chaque programme face à chaque Land, avec sa touche et son bouton.
assist-warnings = Avertir en cas de dépense excessive
assist-warnings-help = Vous prévient quand vous envoyez une personnalité que vous ne pourrez pas payer.
assist-advisor = Bouton « Conseil »
assist-advisor-help = Le bouton qui demande à l’IA les meilleurs coups.
settings-free-hints = Décompte final
settings-free-hints-on = Indiquer combien de conseils vous avez demandés
assist-switch = Désactiver : { $assist }
assist-none = Pointez d’abord une aide : son infobulle dit comment la désactiver.
assist-off = Désactivé : { $assist }
assist-on-again = Réactiver
assist-projections = Projection des voix

settings-coach = Alerte avant une erreur
settings-coach-first = Les cinq premières parties
settings-coach-always = Toujours
settings-coach-never = Jamais
settings-coach-help = Vous prévient avant un choix nettement moins bon, en donnant le chiffre qui le montre, une fois par type de décision et par partie.
settings-level = Niveau
settings-level-on = Proposer un niveau d’après vos dernières parties
settings-level-help = Après trois victoires sur vos cinq dernières parties, le jeu vous propose le niveau supérieur ; après cinq parties sans victoire, le niveau inférieur. Rien ne change sans votre accord.
