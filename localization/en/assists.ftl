### Helpers at the table, and how they are switched off.

settings-assists = Helpers
settings-assists-table = At the table
assist-ladder = Cost ladder of rallies
assist-ladder-help = What one to eight rallies in a state cost, beside the question.
assist-grid = Match grid
assist-grid-help = Every program against every state, with its key and its button.
assist-warnings = Warnings
assist-warnings-help = Says when a politician that is sent cannot be paid later.
assist-advisor = Advice
assist-advisor-help = The button that asks an AI seat for its best moves.
settings-free-hints = Advice
settings-free-hints-on = Advice is not counted
settings-free-hints-help = Otherwise the final scoring says how often it was asked for.
assist-switch = Switch off: { $assist }
assist-none = Point at a helper first: its tooltip says how to switch it off.
assist-off = Switched off: { $assist }
assist-on-again = Switch on again
assist-offer-title = Are the helpers still needed?
assist-offer-text = Projected votes, cost ladder, match grid, warnings and advice stay on. Each can be switched off in the settings or in its tooltip.
assist-offer-keep = Keep them
assist-offer-settings = Choose in the settings
assist-projections = Projected votes

settings-coach = Coach
settings-coach-first = In the first five games
settings-coach-always = Always
settings-coach-never = Never
settings-coach-help = Speaks before a choice that gives away three expected points or more, once for each kind of mistake in a game.
