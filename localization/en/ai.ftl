### AI seats: levels, personalities, what was measured, reasons in the log, kept line-ups.

## Levels
newgame-level-easy = easy
newgame-level-hard = hard
ai-level-easy-help = Weighs every decision, but only roughly, and likes to take the second best.
ai-level-normal-help = Counts what can be counted and takes what promises most.
ai-level-hard-help = Plays the best choices on in its head until the round is over before it decides.
ai-fair = It sees only what its own party may see, gets no other money and no better cards.

## Measured strength: a rating, 1000 for the normal level
ai-ratings = Measured strength of the AI: { $list }
ai-ratings-short = AI: { $list }
# $level such as "hard"; $rating a whole number
ai-rating-item = { $level } { $rating }
ai-rating-unknown = { $level } not measured
# $share is a percentage; $low and $high are whole numbers; $chance is a percentage
ai-rating-help =
    { $games ->
        [one] Rating { $rating } ({ $low } to { $high }): { $share } of victories in one game against three normal opponents, where equal strength would bring { $chance }.
       *[other] Rating { $rating } ({ $low } to { $high }): { $share } of victories in { $games } games against three normal opponents, where equal strength would bring { $chance }.
    }
ai-rating-anchor = Rating 1000: the other levels are measured against it.
ai-rating-unsure = So few games do not prove yet that it is stronger or weaker than normal.
ai-rating-none = Not measured in this edition at this length.
ai-rating-same = In this edition it plays like the normal level.

## Personalities
ai-style = Personality
ai-style-none = Balanced
ai-style-media-baron = Media baron
ai-style-organiser = Organizer
ai-style-party-builder = Party builder
ai-style-populist = Populist
ai-style-spoiler = Spoiler
ai-style-gambler = Gambler
ai-style-hidden = Hidden
ai-style-none-help = Prefers nothing beyond what it is worth.
ai-style-media-baron-help = Likes media markers: presence, and the power over opinions.
ai-style-organiser-help = Likes to buy and convert, and keeps less money back.
ai-style-party-builder-help = Likes a broad party base: keeps polls, refuses donations.
ai-style-populist-help = Likes to move opinions, and to follow them with the program.
ai-style-spoiler-help = Looks closely at what rivals lose by it.
ai-style-gambler-help = Likes to bid, and bids high.
ai-style-hidden-help = One of the six, drawn from the seed and not shown.
# What stands behind a name: level and personality
ai-kind = AI · { $level } · { $style }

## Reasons in the log
# $line is a line of the log such as "SPD buys media in Hessen"
ai-because = { $line } ({ $reason })
ai-reason-base = for the party base
ai-reason-bonus = to win the election
ai-reason-income = for the income
ai-reason-influence = the majority protects the opinion
ai-reason-members = for new members
ai-reason-money = for the money
ai-reason-poll = the poll is worth more
ai-reason-presence = for media presence
ai-reason-region = for a better result there
ai-reason-rivals = it hurts rivals
ai-reason-votes = for the votes

## Kept line-ups
preset-title = Presets
preset-note = Everything but the seed is kept: edition, length, seats and house rules.
preset-hint = Name of the preset
preset-save = Save these settings
preset-load = Take
preset-delete = Delete
preset-none = Nothing is kept yet. Choose seats and rules, then save them here under a name.
preset-full = No more than { $most } presets can be kept. Delete one first.
preset-loaded = “{ $name }” has been taken.
preset-saved = “{ $name }” has been kept.
preset-deleted = “{ $name }” has been deleted.
# $edition such as "2019 edition", $length such as "Four elections"; $list names the parties
preset-line = { $edition } · { $length } · { $list }
preset-usual-name = Preset { $number }

settings-reasons = The log says why AI players act
settings-reasons-help = One word of reason behind what they do openly, from now on; nothing about what is secret.

## Watching AI seats; $party is an abbreviation
table-viewpoint-public = Seen from outside
table-viewpoint-open = Seen openly: all hands
table-viewpoint-seat = Seen by { $party }
table-viewpoint-tip = Next viewpoint: outside, all hands, then each party
