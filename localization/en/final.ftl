### The final scoring.

final-place =
    { $elections ->
        [one] Final scoring · { $elections } election
       *[other] Final scoring · { $elections } elections
    }
final-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
final-title =
    { $points ->
        [one] { $player } wins with { $points } point
       *[other] { $player } wins with { $points } points
    }
final-title-shared =
    { $points ->
        [one] { $players } share the victory with { $points } point
       *[other] { $players } share the victory with { $points } points
    }
final-ahead = { $points } ahead of { $player }
final-seed = Seed { $seed }
final-assisted = with moves taken back
final-stood-in = easy level stood in: { $count }
# for how many decisions advice was asked
final-advice = Advice: { $count }
final-reconstructed = Some numbers are reconstructions
final-tab-points = Points
final-tab-lead = The lead
final-show-points = Final scores

## Where points come from; the second form stands within a sentence
final-votes = Votes
final-bonus = Election bonus
final-presence = Media presence
final-base = Party base
final-money = Money
final-opinion = National opinion
final-rank = Largest parties
final-votes-low = votes
final-bonus-low = the election bonus
final-presence-low = media presence
final-base-low = the party base
final-money-low = money
final-opinion-low = national opinion
final-rank-low = party size
final-total = Total
final-counted-elections = State elections
final-part-tip = { $source }: { $points }
# $money is an amount in euros
final-money-tip = { $money } left

## What decided it
final-decided = What decided it
final-lead = { $party } led in { $sources }.
final-lead-both = { $second } led in { $losing }, but { $first } led in { $winning }.
# a source with how many points more
final-lead-part = { $source } ({ $points })
final-side = { $party } ahead

## Course and elections
final-curve = Points after each election
final-curve-money = Money after each round
final-curve-base = Party base after each round
final-curves = Course of the game
final-as-table = Show as a table
final-as-lines = Show as lines
final-round = Round { $round }
final-round-short = R { $round }
final-start = Start
final-count = Final scoring
final-count-short = End
final-elections = Election results
final-won-alone = { $votes }, alone
final-won-none = { $votes }, no majority
final-won-nose = { $votes }, by a nose
# nobody has a vote: the votes marker on top wins
final-won-unvoted = no votes, marker on top
final-each = { $points } each
final-election-tip = Shows election { $number } again.

## Buttons
final-rematch = Rematch, new cards
final-rematch-short = Rematch
final-new = New game
final-board = Board
final-log = Log
final-menu = Main menu
final-close = Close
final-log-head = Round { $round } · { $phase }
final-log-setup = Setup

## While the points are counted: who leads
final-count-all = to the end
final-lead-first = After the elections { $player } leads
# $points is an amount such as "12 points"
final-lead-level = { $players } are tied at { $points }
final-lead-by-presence = The media put { $player } ahead of { $other }
final-lead-by-base = The party base puts { $player } ahead of { $other }
final-lead-by-base--classic = The members put { $player } ahead of { $other }
final-lead-by-money = The money puts { $player } ahead of { $other }
final-lead-by-opinion = National opinion puts { $player } ahead of { $other }
final-lead-by-rank = The bonus for size puts { $player } ahead of { $other }
final-info = About this game
final-figures = Numbers
