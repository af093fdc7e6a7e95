### The what-if board.
### $row a party in a state ("SPD · HE") · $party abbreviation · $land name or two letters of a state · $card, $out, $into sign and topic

# A large word over the boards
plan-flag = Plan. Nothing is played.
plan-nothing-played = What if? Nothing here changes the game.
plan-side = What the plan changes
plan-after = After { $land }
plan-stands = as it stands
plan-planned = planned
plan-tool = Plan: what if?
plan-not-now = You can plan from the first round on, as long as there is a state that has not voted.
plan-title = Plan
plan-hint = Click anything on the boards or use the buttons. The game itself doesn’t change.
# $key is a key
plan-discards = { $key } discards the plan.
plan-hint-opinion = Instead of { $card }: choose one from the box “Popular opinions”, or double it.
plan-hint-program = Instead of { $card }: choose any other card.
plan-stale = The game has moved on. The plan shows the position it was made from until you update it.
plan-controls = Changes of the plan
plan-nothing = You haven’t planned anything yet.
plan-no-redo = In a plan you can only go back, step by step.
plan-no-change = That would change nothing.
plan-no-double = There is no double marker left, or it is already there.

## Figures
plan-cost = This plan costs
plan-cost-tip = What { $party } would buy: rallies and media markers; the rallies of a state count as one purchase.
plan-formula-tip = (Rallies + trend) × match; each factor counts as at least 1.
plan-points =
    { $points ->
        [one] 1 VP
       *[other] { $points } VP
    }
# points of the media presence at the end of the game
plan-presence = Media +{ $points }

## Buttons
plan-back = Back to the game
plan-back-short = Back
plan-back-tip = The plan is kept and opens again with the same button.
plan-play = Play this plan
plan-play-short = Play it
plan-play-tip = Puts what you planned into your answer; nothing is played before you confirm it.
plan-play-none = Nothing in this plan answers what you are asked.
plan-undo = Undo step
plan-undo-short = Undo
plan-reset = Reset plan
plan-reset-short = Reset
plan-reset-tip = All steps are taken back.
plan-renew = Update
plan-renew-short = Update
plan-renew-tip = The same steps on the position as it is now; what is no longer possible is left out.
plan-party = Plan for { $party }
plan-land = Plan in { $land }
# $what is the value of a row such as "SPD · HE: trend +2"
plan-less = Less: { $what }
plan-more = More: { $what }
plan-supply-rallies =
    { $n ->
        [one] { $row }: 1 rally
       *[other] { $row }: { $n } rallies
    } (supply: { $left })
plan-supply-media =
    { $n ->
        [one] { $row }: 1 media marker
       *[other] { $row }: { $n } media markers
    } (supply: { $left })
plan-count =
    { $n ->
        [one] { $row }: 1 rally to convert
       *[other] { $row }: { $n } rallies to convert
    }
# $formula is "(5 + 2) × 3 = 21"
plan-convert = Convert: { $formula }
plan-convert-short = { $formula }
plan-convert-none = Convert
plan-vote = Hold election
plan-vote-short = Election
plan-vote-tip = Election in { $land } now: everything is converted, and the result is a forecast
plan-program-of = Program of { $party }
plan-program-tip = Replace { $card } in the program of { $party }
plan-row-tip = Choose this party and this state.
plan-opinion-tip = Replace or double this opinion.

## Cards to put in
plan-instead = { $place }: in place of { $card }
plan-into = Take { $card }
plan-double-on = Double { $card }
plan-double-off = { $card } without double marker

## Steps
plan-steps =
    { $n ->
        [0] No steps yet
        [one] One step
       *[other] { $n } steps
    }
plan-help = Every change is a step that can be taken back. Hidden cards stay hidden.
plan-drop = Take back: { $step }
plan-rallies =
    { $n ->
        [one] { $row }: 1 rally
       *[other] { $row }: { $n } rallies
    }
plan-trend = { $row }: trend { $trend }
plan-converted =
    { $n ->
        [one] { $row }: 1 rally converted
       *[other] { $row }: { $n } rallies converted
    }
plan-media-put = { $row }: media marker +1
plan-media-take = { $row }: media marker −1
plan-program = { $row }: { $into } for { $out }
plan-opinion = { $land }: { $into } for { $out }
plan-double-put = { $land }: ×2 on { $card }
plan-double-take = { $land }: no ×2
