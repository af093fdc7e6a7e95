### Helpers at the table, and how they are switched off.

settings-assists = Player aids
settings-assists-table = At the table
assist-ladder = Rally cost table
assist-ladder-help = Shows, beside the question, what one to eight rallies in a state cost.
assist-grid = Match grid
assist-grid-help = Shows how every program matches every state; has a key and a button of its own.
assist-warnings = Warnings
assist-warnings-help = Warns you when you send a politician you won’t be able to pay for.
assist-advisor = Advice button
assist-advisor-help = Asks the AI for your best moves.
settings-free-hints = Final scoring
settings-free-hints-on = Show how often you asked for advice
assist-switch = Turn off: { $assist }
assist-none = Point at a player aid first: its tooltip says how to turn it off.
assist-off = Turned off: { $assist }
assist-on-again = Turn on again
assist-projections = Projected votes

settings-coach = Coach
settings-coach-first = In the first five games
settings-coach-always = Always
settings-coach-never = Never
settings-coach-help = Warns you before a clearly worse choice and names the number that speaks against it, once per game for each kind of decision.
settings-level = Level
settings-level-on = Suggest a level based on recent games
settings-level-help = Win three of your last five games to be offered the next level up; go five without a win to be offered the next one down. The level never changes on its own.
