### AI seats: levels, personalities, what was measured, reasons in the log, kept line-ups.

## Levels
newgame-level-easy = easy
newgame-level-hard = hard
newgame-level-expert = expert
ai-level-easy-help = Weighs every decision, but only roughly, and sometimes settles for second best.
ai-level-normal-help = Counts what can be counted and takes whatever promises most.
ai-level-hard-help = Plays its best options through to the end of the round in its head before it decides.
ai-level-expert-help = Looks further ahead and compares more than the hard level, and values what it sees better.
ai-fair = It sees only what its own party may see, and gets no extra money and no better cards.

## Measured strength: a rating, 1000 for the normal level
ai-ratings = Measured strength of the AI: { $list }
ai-ratings-short = AI: { $list }
# $level such as "hard"; $rating a whole number
ai-rating-item = { $level } { $rating }
ai-rating-unknown = { $level } not measured
# $share is a percentage; $low and $high are whole numbers; $chance is a percentage
ai-rating-help =
    { $games ->
        [one] Rating { $rating } ({ $low } to { $high }): won { $share } of { $games } game against three normal opponents; equal strength would win { $chance }.
       *[other] Rating { $rating } ({ $low } to { $high }): won { $share } of { $games } games against three normal opponents; equal strength would win { $chance }.
    }
ai-rating-anchor = Rating 1000: the other levels are measured against it.
ai-rating-unsure = Too few games to prove that it is stronger or weaker than normal.
ai-rating-none = Not measured in this edition at this length.
ai-rating-same = In this edition it plays like the normal level.

## Personalities
ai-style = Personality
ai-style-none = balanced
ai-style-treasurer = treasurer
ai-style-gambler = gambler
ai-style-editor = editor
ai-style-marketplace = campaigner
ai-style-broker = broker
ai-style-pollster = pollster
ai-style-hidden = hidden
ai-style-none-help = Values everything at what it’s worth, with no favorites.
ai-style-treasurer-help = Ottilie Seemann: bids little for start player, takes every early donation, and saves money for the end.
ai-style-gambler-help = Bruno Falk: fills a few states with rallies, converts late, and bids high for start player.
ai-style-editor-help = Helene Rosin: puts media markers where she already has some, turns opinions around, and leaves polls to others.
ai-style-marketplace-help = Kalle Brodersen: puts a few rallies in many states and converts as soon as there are four; rarely buys a poll.
ai-style-broker-help = Ines Lohbeck: looks for cards in common with the strongest party, spares the others, and refuses small donations.
ai-style-pollster-help = Theo Mandel: publishes polls, takes the smallest donation, and bids more for start player every round.
ai-style-hidden-help = One of the six, drawn from the seed and not shown.
ai-style-added = From the mod “{ $mod }”. Its strength has not been measured.
# What stands behind a name: level and personality
ai-kind = AI · { $level } · { $style }

## Reasons in the log
# $line is a line of the log such as "SPD buys media in Hessen"
ai-because = { $line } ({ $reason })

## Kept line-ups
preset-title = Presets
preset-note = A preset keeps everything but the seed: edition, length, seats, and optional rules.
preset-hint = Name of the preset
preset-save = Save these settings
preset-load = Load
preset-delete = Delete
preset-none = You have no presets yet. Choose seats and rules, then save them here under a name.
preset-full = You can keep no more than { $most } presets. Delete one first.
preset-loaded = “{ $name }” has been loaded.
preset-saved = “{ $name }” has been saved.
preset-deleted = “{ $name }” has been deleted.
preset-edition-unknown = Unknown edition
# $edition such as "2019 edition", $length such as "Four elections"; $list names the parties
preset-line = { $edition } · { $length } · { $list }
preset-purist = Purist
preset-purist-off = Turn player aids back on
preset-purist-about = Official rules as on cardboard: no projected votes, rally cost table, match grid, warnings, or advice.
preset-purist-about-short = Official rules, no player aids.
preset-usual-name = Preset { $number }

settings-reasons = Show the AI players’ reasons
settings-reasons-help = Adds a line after each of their open moves, on the table and in the log; never about anything secret.

## Watching AI seats; $party is an abbreviation
table-viewpoint-public = Seen from outside
table-viewpoint-open = Seen with all hands open
table-viewpoint-seat = Seen by { $party }
table-viewpoint-tip = Next viewpoint: outside, all hands, then each party
