### What a player is asked and what the answers do: titles, hints, figures and buttons of the decisions.

## Phases 1 to 4 and the set-up
prompt-of = { $n } of { $total }
prompt-lands =
    { $n ->
        [one] 1 state
       *[other] { $n } states
    }
prompt-match = Match
prompt-match-short = Match
prompt-hand = Hand
prompt-your-program = The program now
prompt-your-program-short = Program
prompt-your-hand = Hand
prompt-hand-note = What each card would match in the opinions lying open
prompt-tag-only = This shows what the cards match or oppose here.
prompt-mark-first = Mark a card first.
prompt-nothing-marked = Nothing is marked yet.
prompt-nothing-placed = Nothing is placed yet.
prompt-clear = Clear
prompt-pass = Pass
prompt-passes = passes
prompt-waits = waits
prompt-sealed = Revealed together
prompt-you-keep = Kept
prompt-keep-named = Keep { $card }
prompt-discarded = Discarded
prompt-money = Money
prompt-money-left = Money left
prompt-money-left-short = Left
prompt-money-missing = Missing
prompt-markers = Media markers
prompt-display = Program display

# Program draft
prompt-draft-title = Choose one card to keep
prompt-draft-title-short = Keep one card
prompt-draft-hint =
    { $rest ->
        [one] Mark a card. The other one goes on to { $player }. Nobody else sees the card that is kept.
       *[other] Mark a card. The other { $rest } go on to { $player }. Nobody else sees the card that is kept.
    }
prompt-draft-hint-last = Mark a card. The last { $rest } go on to { $player }, and three others come in.
prompt-draft-pick = Pick
prompt-draft-matches = Matches
prompt-draft-opposes = Opposes
prompt-draft-keep = Keep a card
prompt-draft-keep-short = Keep
prompt-draft-lock =
    { $rest ->
        [one] Final: one card is passed on
       *[other] Final: { $rest } cards are passed on
    }
prompt-draft-kept = Kept · { $n } of { $total }
prompt-draft-last = The last three, handed on
prompt-draft-last-short = Last three
prompt-draft-kept-by = kept by { $player }
prompt-draft-order = Cards go round clockwise
prompt-draft-hands = hands on { $n }
prompt-draft-hands-short = gives { $n }
prompt-draft-keeps = keeps one
prompt-draft-keeps-short = keeps 1
prompt-draft-gets = gets { $n }
prompt-draft-gets-short = gets { $n }
prompt-step-keep = Keep four
prompt-step-keep-short = Keep
prompt-step-receive = Receive three
prompt-step-receive-short = Receive
prompt-step-lay = Play five topics
prompt-step-lay-short = Play
prompt-step-hold = Hold one
prompt-step-hold-short = Hold

# Opening program
prompt-lay-title = Lay the party program
prompt-lay-title-short = Lay a program
prompt-lay-hint = Mark cards until five different topics lie in the program. The same topic never lies twice in it.
prompt-lay-note = Each topic once; what each card would match in the opinions lying open
prompt-lay-chosen = Chosen
prompt-lay-program = Program · { $n } of { $total }
prompt-lay-confirm = Lay program
prompt-lay-full =
    { $needed ->
        [one] One card is marked already. Take it back to choose another one.
       *[other] { $needed } cards are marked already. Take one back to choose another one.
    }

# Card in hand
prompt-keep-title = Keep one card in hand
prompt-keep-title-short = Keep one card
prompt-keep-hint =
    { $rest ->
        [0] This card stays in hand.
        [one] It can come into the program later. The other card is discarded face up.
       *[other] It can come into the program later. The other { $rest } cards are discarded face up.
    }
prompt-keep-foot = Keep one card
prompt-keep-foot-short = Keep
prompt-keep-lock = Final: the rest is discarded

# Starting deployment
prompt-deploy-title = Place the five symbols
prompt-deploy-title-short = Deployment
prompt-deploy-hint = Click a symbol, then a state. The same symbol never goes twice to one state.
prompt-deploy-blocks = Choose one of five blocks
prompt-deploy-block = Block { $n }
prompt-deploy-confirm = Seal deployment
prompt-deploy-confirm-short = Seal
prompt-deploy-missing =
    { $n ->
        [one] One symbol has no state yet.
       *[other] { $n } symbols have no state yet.
    }
prompt-deploy-token = { $symbol }: click it, then click a state
prompt-deploy-here = { $symbol }: here
prompt-deploy-take-off = { $symbol }: click again to take it away
prompt-deploy-already = { $symbol }: already here
prompt-deploy-place = { $symbol }: place here
prompt-deploy-move = { $symbol }: move here

# Start player
prompt-start-title = Bid for start player
prompt-start-title-short = Bid for start
prompt-start-hint = Write down an amount in secret; 0 is a bid too.
prompt-start-brings = What it brings
prompt-start-brings-first = First turn in phases 2 to 5
prompt-start-brings-first-short = First in phases 2 to 5
prompt-start-brings-ties = Ties are won by whoever sits nearest
prompt-start-brings-ties-short = Ties go to the nearest
prompt-start-brings-cost = Only the highest bid is paid
prompt-start-brings-cost-short = Only the highest bid pays
prompt-start-confirm = Seal bid of { $money }
prompt-start-confirm-short = Bid { $money }
prompt-sealed-bid = Opened with all other bids
prompt-start-last = Bids of the last round
prompt-start-first = In this order, clockwise
prompt-start-now = starts now
prompt-start-now-short = starts
prompt-start-last-bid = last { $money }
prompt-start-past = Bids so far: { $bids }
prompt-bid-pay = Price if it wins
prompt-bid-note = Winning costs { $amount } and leaves { $left }.
prompt-bid-leaving = Leaving
prompt-bid-bluff = Above the money
prompt-bid-bluff-tip = More than the party has. If this bid wins, it is caught: all money and 10 points of party base are lost, and the others bid anew.
prompt-bid-less = Less by { $money }
prompt-bid-more = More by { $money }
prompt-bid-to = To { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = { $money } is the highest bid possible.
prompt-bid-least = { $money } is the lowest bid possible.
prompt-tie-title = Tied for start player
prompt-tie-title-short = Tie: raise?
prompt-tie-hint = { $money } each. Raise once or pass. If all pass, { $player } starts for { $money }.
prompt-tie-hint-raised = { $money } is the highest bid. Raise once or pass.
prompt-tie-confirm = Raise to { $money }
prompt-tie-confirm-short = { $money }
prompt-tie-order = Those tied speak once, in this order

# Program
prompt-program-title = Change the party program
prompt-program-title-short = Party program
prompt-program-hint = New cards first, then up to two swaps. One card stays in hand.
prompt-program-draw = Draw one, take one
prompt-program-draw-short = Draw, take
prompt-program-draw-note = from the deck, then from the program display
prompt-program-draw-tip = Draw the top card of the deck, then take one card from the program display
prompt-program-draw-confirm = Draw a card
prompt-program-draw-confirm-short = Draw
prompt-program-draw-lock = Final: a card is turned up
prompt-program-flush = New display, take one
prompt-program-flush-short = New display
prompt-program-flush-note = all open cards are replaced
prompt-program-flush-tip = Discard all cards of the program display, lay out new ones and take one of them
prompt-program-flush-confirm = Lay a new display
prompt-program-flush-confirm-short = New display
prompt-program-flush-lock = Final: new cards are turned up
prompt-program-skip = Pass
prompt-program-skip-short = Pass
prompt-program-skip-tip = No new card and no swap this round
prompt-drew = Drew
prompt-took = Took
prompt-takes = Taken
prompt-takes-suggested = To take (suggested)
prompt-suggested = Suggested; a click marks another one.
prompt-keeps = Stays in hand
prompt-keeps-suggested = Stays in hand (suggested)
prompt-change-shared = Shared with { $party }
prompt-change-shared-tip = Program cards that both parties have. A coalition goes first to the partner with most of them.
prompt-take-title = Take a card from the program display
prompt-take-title-short = Take a card
prompt-take-hint = Mark a card here or in the program display. After that up to two cards can be swapped.
prompt-take-confirm = Take a card
prompt-take-named = Take { $card }
prompt-take-foot = Take one card
prompt-take-foot-short = Take
prompt-change-title = Change the party program
prompt-change-title-short = Swap cards
prompt-change-hint = Swap up to two cards: click a card in hand, then the card it replaces. A sum below 1 counts as ×1.
prompt-change-hint-card = Now click the program card that { $card } replaces.
prompt-change-confirm =
    { $n ->
        [0] Confirm without a swap
        [one] Confirm one swap
       *[other] Confirm two swaps
    }
prompt-change-confirm-short =
    { $n ->
        [0] No swap
        [one] One swap
       *[other] Two swaps
    }
prompt-change-lock = Final: the rest is discarded
prompt-change-none = Nothing is swapped yet.
prompt-change-back = Click to take this swap back
prompt-change-foot = Keep one card in hand, discard the rest

# Media
prompt-media-title = Secure media influence
prompt-media-title-short = Media marker
prompt-media-hint = One marker for { $money } on a free spot, or pass. As long as anybody buys, everybody is asked again.
prompt-media-where = Choose a state for a media marker
prompt-media-free = Free spots
prompt-media-free-short = Free
prompt-media-influence = Influence
prompt-media-influence-short = Media
prompt-media-in = Influence { $land }
prompt-media-tied = tied
prompt-media-nobody = nobody
prompt-media-tip = { $land }: media influence { $before } → { $after }
prompt-media-passed = Passed since the last purchase: { $parties }
prompt-media-mark-first = Choose a free media spot first.
prompt-media-confirm = Place marker for { $money }
prompt-media-confirm-short = Buy · { $money }
prompt-media-pass-tip = The question comes again only if somebody buys
prompt-pass-phase = Pass for this phase
prompt-pass-phase-short = Pass all
prompt-pass-phase-tip = Pass now and whenever the question comes again in this phase

# Rallies
prompt-rally-title = Organize party rallies
prompt-rally-title-short = Organize rallies
prompt-rally-hint = Add rallies with + in any state. Each state is paid for separately; at most { $most } rallies of a party fit in a state.
prompt-rally-new = New rallies
prompt-rally-cost = Cost
prompt-rally-cost-parts = Cost { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Buy rallies
        [one] Buy 1 rally
       *[other] Buy { $n } rallies
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Buy
       *[other] Buy { $n }
    }
prompt-rally-none = Add rallies first, or pass.
prompt-rally-no-new = No new rally is planned here.
prompt-rally-fill = Fill up
prompt-rally-fill-land = Fill up { $land }: +{ $n } for { $money }
prompt-rally-fill-back = Take all new ones off { $land } again
prompt-rally-ladder = Rallies in a state and their price in thousands
prompt-rally-ladder-short = Price in thousands
prompt-rally-ladder-tip = Several rallies in one state get dearer step by step. Every state begins at the bottom again.
prompt-rally-price =
    { $n ->
        [one] 1 new rally here: { $money }
       *[other] { $n } new rallies here: { $money }
    }
prompt-rally-line =
    { $n ->
        [one] { $land }: 1 rally, { $money }
       *[other] { $land }: { $n } rallies, { $money }
    }

## Phases 5 to 9
prompt-lock = Final
prompt-lock-next = Final: { $player } decides next
prompt-rallies = Rallies
prompt-trend = Trend
prompt-votes = Votes
prompt-votes-unit = votes
prompt-points = VP
prompt-points-tip = Victory points in this state
prompt-points-value = { $n } VP
prompt-base = Party base
prompt-if-converted = If converted
prompt-if-converted-short = Votes
prompt-waits-short = waits

# Politicians: actions in a narrow place; $amount is a signed number
prompt-action-double = Double
prompt-action-trend = Trend { $amount }
prompt-action-votes = Votes { $amount }
prompt-action-base = Base { $amount }
prompt-action-media = Media
prompt-action-others = Others { $amount }
prompt-action-program = Program
prompt-action-poll = Poll
# Only once in a state and round, whoever does it; the word alone is stamped on the action
prompt-action-once = { $action } (once)
prompt-act-once = once
prompt-card-then-one-of = then one of
prompt-card-then = then
prompt-card-one-of = one of
prompt-cabinet-tip = { $name }: { $money }
prompt-cabinet-tip-main = Main action: { $action }
prompt-cabinet-tip-others = Then one of these: { $actions }
prompt-cabinet-tip-once = “Once” or “!”: only once in a state and round, whoever does it

# Sending the shadow cabinet
prompt-place-hint = Click a politician, then a state: at most one of the party in each. Sending is free; the price is due in phase 6.
prompt-place-where = Now click the state where the { $name } goes.
prompt-place-warn = { $name }: needs { $cost } in phase 6, and only { $money } will be left by then.
prompt-place-count = Sent
prompt-place-due = Due in phase 6
prompt-place-left = Money then
prompt-place-missing = Missing then
prompt-place-cards = Shadow cabinet
prompt-place-order = Order of sending; politicians sent
prompt-place-order-short = Order of sending
prompt-place-confirm =
    { $n ->
        [0] Send politicians
        [one] Send 1 politician
       *[other] Send { $n } politicians
    }
prompt-place-confirm-short =
    { $n ->
        [0] Send
       *[other] Send { $n }
    }
prompt-place-lock = Final: others see the places
prompt-place-none = Place a politician first, or send nobody.
prompt-place-pass = Send nobody
prompt-place-pass-short = Nobody
prompt-place-first = Choose a politician first.
prompt-place-here = { $name } to { $land }
prompt-place-back = Take back: { $name }
prompt-place-instead = Send here instead: { $name }

# The row of politicians
prompt-row-order = { $land }, in the order placed
prompt-row-order-short = In order
prompt-row-once = ! once per state:
prompt-row-next = next
prompt-row-paid = paid
prompt-row-declined = declined
prompt-row-acted = acted
prompt-row-acts = acts
prompt-row-pay = pay?
prompt-row-done-by = done by { $party }

# Paying
prompt-pay-title = Pay for the { $name }?
prompt-pay-title-short = { $name }, { $land }: pay?
prompt-pay-hint = All pay or decline before anyone acts. A declined politician leaves the game.
prompt-pay-cost = Cost
prompt-pay-turn = Acts
prompt-pay-turn-value = no. { $n }
prompt-pay-double = Double marker
prompt-pay-double-free = free
prompt-pay-double-there = lies there
prompt-pay-confirm = Pay { $money }
prompt-pay-decline = Decline
prompt-pay-decline-tip = Costs nothing; the politician leaves the game without acting
prompt-contest-paid =
    { $n ->
        [one] { $players } acts first and has paid for the same
       *[other] { $players } act first and have paid for the same
    }: “{ $action }” happens only once here and may be gone by then.
prompt-contest-sent =
    { $n ->
        [one] { $players } acts first in { $land } and can only have sent somebody with the same
       *[other] { $players } act first in { $land } and can only have sent somebody with the same
    }: “{ $action }” happens only once and may be gone by then.
prompt-contest-lost = “{ $action }” will certainly not be possible here. { $reason }.
prompt-contest-risk = May be lost
prompt-contest-gone = Not possible

# Acting
prompt-act-title = { $name } in { $land }
prompt-act-hint = Main action first, then at most one other; either may be left out.
prompt-act-hint-double = Choose the opinion on the board.
prompt-act-hint-media = Choose the media marker on the board.
prompt-act-main = Main action
prompt-act-second = Second action
prompt-act-or = or
prompt-act-on = on { $card }
prompt-act-off = off { $card }
prompt-act-on-board = choose on the board
prompt-act-on-board-short = on the board
prompt-act-pays = of { $party }, { $money }
prompt-act-poll = { $party } on its back
prompt-act-program = as in phase 2
prompt-act-program-short = phase 2
prompt-act-others = each other party
prompt-act-others-short = all others
prompt-act-closed = not here
prompt-act-used-by = Already done by { $party }
prompt-act-no-media = No media marker of another party lies here
prompt-act-no-double = No double marker is left
prompt-act-no-poll = No poll is left
prompt-act-follow = Take its spot
prompt-act-follow-short = Take spot
prompt-act-follow-tip = A media marker of { $party } takes the freed spot at no further cost
prompt-act-tip-media = Remove a marker of { $party } for { $money }
prompt-act-tip-on = Place the double marker on { $card }
prompt-act-tip-off = Remove the double marker from { $card }
prompt-act-named = { $action }: { $target }
prompt-act-confirm = Carry out
prompt-act-confirm-short = Do it
prompt-act-lock = Final: a card is turned up
prompt-act-none = Choose an action first, or skip both.
prompt-act-pass = Skip both
prompt-act-pass-short = Skip

# Shifting an opinion
prompt-shift-title = Shift an opinion in { $land }
prompt-shift-title-short = Opinion in { $land }
prompt-shift-hint = This party influences the media here. Click the opinion that goes, then its replacement in the box “Popular opinions”.
prompt-shift-hint-into = Now click in the box “Popular opinions” what replaces { $card }.
prompt-shift-hint-out = Now click on the board what { $card } replaces.
prompt-shift-out = Goes
prompt-shift-into = Comes
prompt-shift-table = All parties, before and after
prompt-shift-table-short = Before and after
prompt-shift-confirm = Shift opinion
prompt-shift-confirm-short = Shift
prompt-shift-named = { $out } becomes { $into }
prompt-shift-no-display = The box “Popular opinions” is empty.
prompt-shift-tip-out = Remove { $card }
prompt-shift-tip-into = Put in { $card }

# Bidding for a poll
prompt-poll-title = Bid for the poll in { $land }
prompt-poll-title-short = Poll in { $land }
prompt-poll-hint =
    { $n ->
        [one] At least { $money }. One more party speaks.
       *[other] At least { $money }. { $n } more parties speak.
    }
prompt-poll-hint-one = At least { $money }. After that only { $player }, the auctioneer, bids.
prompt-poll-hint-last = At least { $money }. This is the auctioneer’s bid, the last one.
prompt-poll-hint-free =
    { $n ->
        [one] Nobody has bid yet: €0 is enough unless the one party still to come bids more.
       *[other] Nobody has bid yet: €0 is enough unless one of { $n } parties still to come bids more.
    }
prompt-poll-hint-free-last = Nobody has bid: for €0 this poll is won for certain.
prompt-poll-no-bid = No bid yet, from
prompt-poll-hint-none = At least { $money } would be needed: { $missing } are missing.
prompt-poll-win = Money after winning
prompt-poll-publish-votes = Publish: votes
prompt-poll-keep-base = Keep: base
prompt-poll-bid = Bid { $money }
prompt-poll-pass-all = Pass all polls
prompt-poll-pass-all-short = Pass all
prompt-poll-pass-all-tip = Pass now and in all polls of this round
prompt-poll-leaving = Polls that nobody bids for go for €0: whoever passes all of them leaves those to others.
prompt-poll-unless-free = Pass unless free
prompt-poll-unless-free-short = Unless free
prompt-poll-unless-free-tip = In all polls of this round: bid €0 where nobody has bid yet, else pass
prompt-poll-free-too = Pass the free ones too
prompt-poll-free-too-short = Pass all
prompt-poll-top-caption = Top poll
prompt-poll-order = Bidding once around, from the auctioneer’s left
prompt-poll-order-short = Bidding once around
prompt-poll-effect =
    { $n ->
        [one] Trend if published; the front is known
       *[other] Trend if published; { $n } fronts are possible
    }
prompt-poll-effect-short = Trend if published
prompt-poll-highest = highest
prompt-poll-beaten = beaten
prompt-poll-out = out
prompt-poll-yours = bids now
prompt-poll-auctioneer = auctioneer
# the auctioneer bids last
prompt-poll-auctioneer-short = last
prompt-poll-auctioneer-tip = Auctioneer: most votes in this state, bids last
prompt-poll-safe = safe
prompt-poll-safe-tip = { $player } influences the media here and never falls
prompt-poll-no-rise = No possible front raises this party: the poll can only be kept
prompt-poll-no-rise-short = No rise: keep only
prompt-poll-all = The { $n } polls
prompt-poll-count = { $gone } gone · { $left } left
prompt-poll-published = published
prompt-poll-published-short = publ.
prompt-poll-kept = kept
prompt-poll-kept-short = kept
prompt-poll-unwanted = unwanted
prompt-poll-unwanted-short = unw.
prompt-poll-looked = in hand
prompt-poll-looked-short = held
prompt-poll-top = on top
prompt-poll-top-short = on top
prompt-poll-unseen = unseen
prompt-poll-unseen-short = unseen
prompt-poll-front = Front: { $changes }
prompt-poll-unknown = The front is unknown here

# The front of a poll
prompt-front-title = Publish the poll in { $land }?
prompt-front-title-short = Poll in { $land }
prompt-front-hint = Nobody else sees this front. Published, it raises { $party } and lowers the others as shown; kept, it goes face down to the discards.
prompt-front-hint-closed = Nobody else sees this front. It does not raise { $party }, so it can only be kept.
prompt-front-caption = Front of { $back }; what publishing changes
prompt-front-closed = Front of { $back }: { $party } does not rise on it, so it can only be kept
prompt-front-publish = Publish
prompt-front-publish-short = Publish
prompt-front-keep = Keep: base { $gain }
prompt-front-keep-short = Keep { $gain }
prompt-front-lock = Final: everybody sees it
prompt-front-ignored = ignored
prompt-front-ignored-tip = Only the party that publishes rises
prompt-front-stays = stays
prompt-front-trend = Trend { $trend }
prompt-front-votes = { $votes } votes

# Converting
prompt-convert-title = Convert rallies in { $land }?
prompt-convert-title-short = Rallies in { $land }
prompt-convert-hint = Convert { $least } to { $most }, or keep them.
prompt-convert-hint-all =
    { $n ->
        [one] Convert the rally, or keep it.
       *[other] Convert all { $n }, or keep them.
    }
prompt-convert-step =
    { $n ->
        [one] One more vote would make it { $points } VP.
       *[other] { $n } more votes would make it { $points } VP.
    }
prompt-convert-confirm =
    { $n ->
        [one] Convert 1 rally
       *[other] Convert { $n } rallies
    }
prompt-convert-confirm-short = Convert { $n }
prompt-convert-keep = Keep
prompt-convert-keep-tip = The rallies stay in this state
prompt-convert-keep-votes = Votes if all are converted later: { $now } as it stands, { $trend } with trend +1, { $match } with { $word } +1
prompt-convert-keep-all = Keep everywhere
prompt-convert-keep-all-short = Keep all
prompt-convert-keep-all-tip = Keep the rallies here and in all states that follow
prompt-convert-less = One rally fewer
prompt-convert-more = One more rally
prompt-convert-order = Order: last election first
prompt-convert-order-short = Last election first
prompt-convert-runs = from right to left
prompt-convert-you = decides
prompt-convert-done = done
prompt-convert-automatic = automatic
prompt-convert-automatic-short = auto
prompt-convert-later = follows
prompt-convert-none = no rallies
prompt-convert-few =
    { $n ->
        [one] 1 rally, { $least } needed
       *[other] { $n } rallies, { $least } needed
    }
prompt-convert-few-short = too few
prompt-convert-stay =
    { $n ->
        [one] 1 rally stays
       *[other] { $n } rallies stay
    }
prompt-convert-stay-short =
    { $n ->
        [one] 1 stays
       *[other] { $n } stay
    }
prompt-convert-points = { $points } of { $most } VP
prompt-convert-points-short = { $points } VP

# Coalition
prompt-coalition-title = Coalition with { $party } in { $land }?
prompt-coalition-title-short = Join { $party }?
prompt-coalition-hint = Together they reach the majority ({ $majority }): { $bonus } VP each, and both move a media marker. If nobody joins, { $party } gets { $alone } VP alone.
prompt-coalition-sum = Together
prompt-coalition-shared = Shared cards
prompt-coalition-bonus = VP for each
prompt-coalition-join = Join: { $gain } VP
prompt-coalition-join-short = Join { $gain }
prompt-coalition-decline = Decline
prompt-coalition-decline-tip = The next candidate is asked, if there is one
prompt-coalition-pair = Strongest party and partner
prompt-coalition-pair-short = Both parties
prompt-coalition-cards = Shared program cards

# Donation
prompt-donation-title = Accept or refuse a donation
prompt-donation-title-short = Donation
prompt-donation-hint = Choose one card. Accepting brings money and costs party base; refusing strengthens the base. The card is used up either way.
prompt-donation-end = Base at the end
prompt-donation-end-tip = Every point of party base is worth one victory point at the end of the game.
prompt-donation-confirm = Decide
prompt-donation-first = Choose a side of a card first.
prompt-donation-take = Accept { $money }
prompt-donation-refuse = Refuse { $money }
prompt-donation-cards = Donation cards
prompt-donation-accept = Accept
prompt-donation-reject = Refuse
prompt-donation-base = base { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = used
prompt-donation-income = Income of this round
prompt-donation-votes = Votes: { $n } VP × { $rate }
prompt-donation-from-base = Party base: { $n } × { $rate }
prompt-donation-sum = Together
