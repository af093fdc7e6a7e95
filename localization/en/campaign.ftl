# The campaign: sixteen states with a rival each.

campaign-title = Campaign
campaign-note = Win a state to unlock its neighbors. You start in Saarland and end in Berlin.
campaign-count = of { $all } states
campaign-counted = { $n } of { $all } states
campaign-stars = { $n } of { $all } stars
campaign-rivals = Rivals
campaign-beaten = { $n } of { $all } beaten
campaign-map = Campaign map
campaign-about =
    { $elections ->
        [one] One election
       *[other] { $elections } elections
    } · { $parties } parties · about { $minutes } minutes
campaign-begin = Starting position
campaign-goal = Goal
campaign-star-1 = You win
campaign-star-2 = You win and meet the goal
campaign-star-3 = … and win by { $points } points or more
campaign-opens = Unlocks
campaign-opens-none = The last state: there is nothing left to unlock.
campaign-play = Play
campaign-again = Play again
campaign-go-on = Continue
campaign-other = Change party
campaign-other-short = Change
campaign-party = Your party: { $party }. Any other works just as well.
campaign-closed = Win a neighbor to unlock this state.
campaign-last = the last count
campaign-quoted = “{ $text }”
campaign-state-won = { $land }: won as { $party }, stars: { $stars }
campaign-state-open = { $land }: open, against { $rival }
campaign-state-closed = { $land }: locked
campaign-rival-met = { $rival }: beaten
campaign-rival-new = { $rival }: not beaten
campaign-empty = No campaign state can be played.
campaign-source = Campaign
campaign-source-own = Die Macher
campaign-full = All sixteen are won. Your stamp sheet is full.
campaign-back-to-map = Back to the map
campaign-lost-by = { $points ->
        [one] You were one point short
       *[other] You were { $points } points short
    }
campaign-lead-by = { $points ->
        [0] The lead is shared
        [one] One point ahead
       *[other] { $points } points ahead
    }
campaign-goal-met = Goal met
campaign-goal-missed = Goal missed
campaign-kept = Your better result stays.
campaign-not-counted = A game with moves taken back, or continued from a replay, earns no stars.
campaign-opened = Unlocked: { $lands }
campaign-play-land = On to { $land }
campaign-postmark = LANDTAGSWAHL
campaign-over-won = { $land } is yours
campaign-over-lost = { $land } isn’t yours yet
campaign-own-points = You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign-opened-short = Unlocked: { $n }

# Files that cannot be used; the game names them and leaves them out.
campaign-unreadable = { $file } could not be read: { $detail }
campaign-not-toml = { $file } is not a TOML file: { $detail }
campaign-wrong = { $file } is left out: “{ $place }” does not fit.
campaign-twice = { $file } is left out: { $other } is about the same state.
campaign-no-way = { $file } is left out: its winning line doesn’t reach three stars.

# Titles.
campaign-title-SL = The first count
campaign-title-RP = The wine is paid for
campaign-title-HE = Half and half
campaign-title-BW = Fifty or bust
campaign-title-NRW = Pit and press
campaign-title-BY = The beer tents
campaign-title-TH = The castle is polled
campaign-title-NDS = Whose paper is it?
campaign-title-ST = The sky disc
campaign-title-SN = All in on one dome
campaign-title-HB = Four musicians
campaign-title-HH = Container day
campaign-title-SH = Light on the dike
campaign-title-MV = Chalk and ink
campaign-title-BB = The punt
campaign-title-BE = The last count

# How it begins.
campaign-begin-open = All four opinions in { $land } are face up
campaign-begin-money = You have { $own }; { $rival } has { $other }
campaign-begin-rallies = You have { $n } rallies in { $land }
campaign-begin-rival-rallies = { $rival } has { $n } rallies in { $land }
campaign-begin-rival-rallies-everywhere = { $rival } has { $n } rallies in every state
campaign-begin-rival-media = { $rival } holds { $n } of { $all } media spots in { $land }
campaign-begin-trend = Your trend in { $land } is { $n }
campaign-begin-shared = You share { $n } program cards with { $rival }
campaign-begin-doubled = An opinion counts double against you in { $land }
campaign-begin-rival-points = { $rival } leads by { $n } points
campaign-begin-match = Your match in { $land } is { $n }
campaign-begin-politicians = You still have all five politicians
campaign-begin-rivals-near = Two rivals have { $other } and { $next } votes in { $land }
campaign-begin-votes-last = { $land } votes last
campaign-begin-nobody-alone = Nobody is likely to reach 50 alone
campaign-begin-money-for-one = Two states, and money for only one
campaign-begin-likings = Each of the three rivals starts with what they like best
campaign-begin-votes = You have { $own } votes in { $land }; { $rival } has { $other }

# Goals.
campaign-goal-votes = Have { $n } votes or more
campaign-goal-money = Have { $money } or more at the end
campaign-goal-partner = Govern with a partner at least once
campaign-goal-no-bids = Bid €0 for start player in every round
campaign-goal-media = Lead the media in { $land } alone when it votes
campaign-goal-alone = Win { $land } alone
campaign-goal-no-poll = Publish no poll
campaign-goal-no-marker = Win a state where you have no media marker
campaign-goal-no-donation = Refuse every donation
campaign-goal-few-rallies = Buy at most { $n } rallies in the last round
campaign-goal-fewer-votes = Govern with fewer votes than your partner
campaign-goal-convert = Convert { $n } rallies at once
campaign-goal-every-election = Be in government after every election
campaign-goal-no-politician = Pay for no politician
campaign-goal-nobody-else = Keep all other parties below { $n } votes
campaign-goal-sources = Be first, alone or tied, in { $n } of the five sources of points
