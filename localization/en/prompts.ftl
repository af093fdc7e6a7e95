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
prompt-your-program = Your program now
prompt-your-program-short = Program
prompt-your-hand = Your hand
prompt-hand-note = How each card matches the face-up opinions
prompt-tag-only = This shows where the cards match or clash.
prompt-mark-first = Choose a card first.
prompt-nothing-marked = You haven’t chosen anything yet.
prompt-nothing-placed = You haven’t placed anything yet.
prompt-clear = Reset
prompt-pass = Pass
prompt-passes = passes
prompt-waits = waiting
prompt-sealed = Revealed together
prompt-you-keep = You keep
prompt-keep-named = Keep { $card }
prompt-discarded = Discarded
prompt-money = Money
prompt-money-left = Money left
prompt-money-left-short = Left
prompt-money-missing = Short by
prompt-markers = Media markers
prompt-display = Program display

# Program draft
prompt-draft-title = Which card do you keep?
prompt-draft-title-short = Keep one card
prompt-draft-hint =
    { $rest ->
        [one] Secretly keep 1 card and pass the other to { $player }.
       *[other] Secretly keep 1 card and pass the other { $rest } to { $player }.
    }
prompt-draft-hint-last = Keep one card. The last { $rest } pass to { $player }, and you receive three others.
prompt-draft-pick = Pick
prompt-draft-matches = Matches
prompt-draft-opposes = Opposes
prompt-draft-keep = Keep a card
prompt-draft-keep-short = Keep
prompt-draft-lock =
    { $rest ->
        [one] Final: you pass one card along
       *[other] Final: you pass { $rest } cards along
    }
prompt-draft-kept = Kept · { $n } of { $total }
prompt-draft-last = You’ll pass along your last three
prompt-draft-last-short = Last three
prompt-draft-kept-by = kept by { $player }
prompt-draft-order = Cards pass clockwise
prompt-draft-hands = passes { $n }
prompt-draft-hands-short = passes { $n }
prompt-draft-keeps = keeps 1
prompt-draft-keeps-short = keeps 1
prompt-draft-gets = gets { $n }
prompt-draft-gets-short = gets { $n }
prompt-step-keep = Keep four
prompt-step-keep-short = Keep
prompt-step-receive = Receive three
prompt-step-receive-short = Receive
prompt-step-lay = Choose five topics
prompt-step-lay-short = Choose
prompt-step-hold = Keep one
prompt-step-hold-short = Hold

# Opening program
prompt-lay-title = Which five topics are your program?
prompt-lay-title-short = Your program
prompt-lay-hint = Choose cards until your program has five different topics; any you lack are drawn.
prompt-lay-note = One card per topic; each card shows its match with the face-up opinions
prompt-lay-chosen = Chosen
prompt-lay-program = Program · { $n } of { $total }
prompt-lay-confirm = Set program
prompt-lay-full =
    { $needed ->
        [one] You have chosen one card already. Take it back to choose another.
       *[other] You have chosen { $needed } cards already. Take one back to choose another.
    }

# Card in hand
prompt-keep-title = Which card stays in your hand?
prompt-keep-title-short = Keep one card
prompt-keep-hint =
    { $rest ->
        [0] This card stays in your hand.
        [one] You can play it into your program later. The other card is discarded face up.
       *[other] You can play it into your program later. The other { $rest } cards are discarded face up.
    }
prompt-keep-foot = Keep one card
prompt-keep-foot-short = Keep
prompt-keep-lock = Final: you discard the rest

# Starting deployment
prompt-deploy-title = Where do your five symbols go?
prompt-deploy-title-short = Deployment
prompt-deploy-hint = Click a symbol, then a state. A state can take each symbol only once.
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
prompt-start-title = What do you bid for start player?
prompt-start-title-short = Bid for start
prompt-start-hint = Bid in secret; zero is allowed.
prompt-start-brings = What is at stake
prompt-start-brings-first = You go first in phases 2 to 5
prompt-start-brings-first-short = First in phases 2 to 5
prompt-start-brings-ties = You win ties; otherwise the seat closest to you clockwise wins them
prompt-start-brings-ties-short = You win ties
prompt-start-brings-cost = Only the highest bidder pays
prompt-start-brings-cost-short = Only the highest pays
prompt-start-confirm = Seal bid of { $money }
prompt-start-confirm-short = Bid { $money }
prompt-sealed-bid = All bids are opened together
prompt-start-last = Last round’s bids
prompt-start-first = Seating order, clockwise
prompt-start-now = start player for now
prompt-start-now-short = starts
prompt-start-last-bid = last { $money }
prompt-start-past = Bids so far: { $bids }
prompt-bid-pay = Cost if you win
prompt-bid-note = If you win, you pay { $amount } and keep { $left }.
prompt-bid-leaving = Money left
prompt-bid-bluff = More than you have
prompt-bid-bluff-tip = You don’t have that much. If this bid wins, the bluff is called: you lose all your money and 10 points of party base, and the others bid again.
prompt-bid-less = { $money } less
prompt-bid-more = { $money } more
prompt-bid-to = To { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = You can bid { $money } at most.
prompt-bid-least = You must bid at least { $money }.
prompt-tie-title = Tied for start player: do you raise?
prompt-tie-title-short = Raise your bid?
prompt-tie-hint = Tied at { $money }. Raise once or pass. If everyone passes, { $player } starts for { $money }.
prompt-tie-hint-raised = The highest bid is { $money }. Raise once or pass.
prompt-tie-confirm = Raise to { $money }
prompt-tie-confirm-short = { $money }
prompt-tie-order = Tied parties may each raise once, in this order

# Program
prompt-program-title = Do you change your party program?
prompt-program-title-short = Your program
prompt-program-hint = Take new cards first; then you may swap one or two. One card stays in your hand.
prompt-program-draw = Draw one, take one
prompt-program-draw-short = Draw, take
prompt-program-draw-note = from the pile, then from the program display
prompt-program-draw-tip = Draw the top card of the pile, then take one card from the program display
prompt-program-draw-confirm = Draw a card
prompt-program-draw-confirm-short = Draw
prompt-program-draw-lock = Final: you see a new card
prompt-program-flush = New display, take one
prompt-program-flush-short = New display
prompt-program-flush-note = replaces all the cards in it
prompt-program-flush-tip = Discard the whole program display, deal a new one, and take one of its cards
prompt-program-flush-confirm = Deal a new display
prompt-program-flush-confirm-short = New display
prompt-program-flush-lock = Final: new cards are revealed
prompt-program-skip = Pass
prompt-program-skip-short = Pass
prompt-program-skip-tip = No new card and no swap this round
prompt-drew = You drew
prompt-took = You took
prompt-takes = You take
prompt-takes-suggested = You take (suggested)
prompt-suggested = A suggestion; click another card to choose it instead.
prompt-keeps = You keep
prompt-keeps-suggested = Keep (suggested)
prompt-change-shared = Shared with { $party }
prompt-change-shared-tip = Program cards that you both have. If the strongest party needs a partner, whoever shares the most cards with it comes first.
prompt-take-title = Which card do you take from the program display?
prompt-take-title-short = Take a card
prompt-take-hint = Choose a card here or in the program display. Then you can swap up to two cards.
prompt-take-confirm = Take a card
prompt-take-named = Take { $card }
prompt-take-foot = Take one card
prompt-take-foot-short = Take
prompt-change-title = Which cards do you swap?
prompt-change-title-short = Swap cards
prompt-change-hint = Swap up to two cards: click one in your hand, then the program card it replaces. A match below 1 counts as ×1.
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
prompt-change-lock = Final: you discard the rest
prompt-program-which = Choose one of the two ways first.
prompt-change-keep-first = First mark the card that stays in hand.
prompt-change-none = You haven’t swapped anything yet.
prompt-change-back = Click to undo this swap
prompt-change-foot = Keep one card in hand and discard the rest

# Media
prompt-media-title = Where do you buy media influence?
prompt-media-title-short = Buy a media marker
prompt-media-hint = Buy one marker for { $money } and put it on a free spot, or pass. The phase ends when all players pass in a row.
prompt-media-where = Choose a state for your media marker
prompt-media-free = Free spots
prompt-media-free-short = Free
prompt-media-influence = Influence
prompt-media-influence-short = Media
prompt-media-in = Influence { $land }
prompt-media-tied = tied
prompt-media-nobody = no leader
prompt-media-tip = { $land }: media influence { $before } → { $after }
prompt-media-passed = Passed since the last purchase: { $parties }
prompt-media-mark-first = Choose a free media spot first.
prompt-media-confirm = Buy marker for { $money }
prompt-media-confirm-short = Buy · { $money }
prompt-media-pass-tip = You are asked again only if someone buys
prompt-pass-phase = Pass for the rest of the phase
prompt-pass-phase-short = Pass all
prompt-pass-phase-tip = Pass now and whenever you are asked again in this phase

# Rallies
prompt-rally-title = Where do you hold rallies?
prompt-rally-title-short = Where do rallies go?
prompt-rally-hint = Add rallies with + in any state. Each state is paid for separately; you can have at most { $most } rallies in a state.
prompt-rally-new = New rallies
prompt-rally-cost = Cost
prompt-rally-cost-parts = Cost { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Hold rallies
        [one] Hold 1 rally for { $money }
       *[other] Hold { $n } rallies for { $money }
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Hold
       *[other] { $n } for { $money }
    }
prompt-rally-none = Add rallies first, or pass.
prompt-rally-no-new = You haven’t planned any new rallies here.
prompt-rally-fill = Max out
prompt-rally-fill-land = Max out { $land }: +{ $n } for { $money }
prompt-rally-fill-back = Take back all your new rallies in { $land }
prompt-rally-ladder = Rally cost per state, in thousands
prompt-rally-ladder-short = Cost in thousands
prompt-rally-ladder-tip = New rallies in a state cost more from the fourth on. Costs start over in every state and every round.
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
prompt-points-tip = Your victory points in this state
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
prompt-action-once = { $action } (1×)
prompt-act-once = 1×
prompt-card-then-one-of = then one of
prompt-card-then = then
prompt-card-one-of = one of
prompt-cabinet-tip = { $name }: { $money }
prompt-cabinet-tip-main = Main action: { $action }
prompt-cabinet-tip-others = Then one of these: { $actions }
prompt-cabinet-tip-once = 1×: only once in a state and round, whoever does it

# Sending the shadow cabinet
prompt-place-hint = Click a politician, then a state: no more than one of yours per state. Sending is free; you pay in phase 6.
prompt-place-where = Now click the state for your { $name }.
prompt-place-warn = { $name }: costs { $cost } in phase 6, but you will have only { $money } left by then.
prompt-place-count = Sent
prompt-place-due = Due in phase 6
prompt-place-left = Money left
prompt-place-missing = Short by
prompt-place-cards = Your shadow cabinet
prompt-place-order = Order and politicians sent
prompt-place-order-short = Order
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
prompt-place-lock = Final: the others see where you send them
prompt-place-none = Place a politician first, or send nobody.
prompt-place-pass = Send nobody
prompt-place-pass-short = Send none
prompt-place-first = Choose a politician first.
prompt-place-here = { $name } to { $land }
prompt-place-back = Take back: { $name }
prompt-place-instead = Send here instead: { $name }

# The row of politicians
prompt-row-order = { $land }, in the order sent
prompt-row-order-short = In order
prompt-row-once = Once per state:
prompt-row-next = next
prompt-row-paid = paid
prompt-row-declined = not paid
prompt-row-acted = done
prompt-row-acts = acting
prompt-row-pay = pay?
prompt-row-done-by = done by { $party }

# Paying
prompt-pay-title = Pay for the { $name }?
prompt-pay-title-short = Pay the { $name } in { $land }?
prompt-pay-hint = Everyone pays or declines before anyone acts. A politician you don’t pay for leaves the game.
prompt-pay-cost = Cost
prompt-pay-turn = Acts
prompt-pay-turn-value =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[other] 5th
    }
prompt-pay-double = Double marker
prompt-pay-double-free = free
prompt-pay-double-there = on the board
prompt-pay-confirm = Pay { $money }
prompt-pay-decline = Don’t pay
prompt-pay-decline-tip = Costs nothing, but this politician leaves the game without acting
prompt-contest-paid =
    { COUNT($parties) ->
        [one] { $parties } acts before you and has paid for the same action
       *[other] { $parties } act before you and have paid for the same action
    }: “{ $action }” happens only once here and may be gone by then.
prompt-contest-sent =
    { COUNT($parties) ->
        [one] { $parties } acts before you in { $land } and can only have sent somebody with the same action
       *[other] { $parties } act before you in { $land } and can only have sent somebody with the same action
    }: “{ $action }” happens only once and may be gone by then.
prompt-contest-lost = “{ $action }” certainly won’t be possible here. { $reason }.
prompt-contest-risk = May be lost
prompt-contest-gone = Not possible

# Acting
prompt-act-title = What does your { $name } do in { $land }?
prompt-act-hint = Main action first, then at most one other; you may skip either.
prompt-act-hint-double = Choose the opinion on the board.
prompt-act-hint-media = Choose the media marker on the board.
prompt-act-main = Main action
prompt-act-second = Second action
prompt-act-or = or
prompt-act-on = on { $card }
prompt-act-off = off { $card }
prompt-act-on-board = choose on the board
prompt-act-on-board-short = on the board
prompt-act-pays = { $party }, { $money }
prompt-act-poll = { $party } on the back
prompt-act-program = as in phase 2
prompt-act-program-short = phase 2
prompt-act-others = each other party
prompt-act-others-short = all others
prompt-act-closed = not here
prompt-act-dear = too expensive
prompt-act-used-by = Already used by { $party }
prompt-act-no-media = No other party has a media marker here
prompt-act-no-double = No double marker is left
prompt-act-no-poll = No poll is left
prompt-act-follow = Take its spot
prompt-act-follow-short = Take spot
prompt-act-follow-tip = { $party } puts a media marker on the freed spot at no further cost
prompt-act-tip-media = Remove a media marker: { $party } is paid { $money }
prompt-act-tip-on = Place the double marker on { $card }
prompt-act-tip-off = Remove the double marker from { $card }
prompt-act-named = { $action }: { $target }
prompt-act-confirm = Carry out
prompt-act-confirm-short = Do it
# $actions: what is carried out although there is another free action
prompt-act-alone = { $actions }, nothing else
prompt-act-alone-short = { $actions } only
prompt-act-only = Only this
# behind "Press again:"; $actions are left unused
prompt-act-forgets = { $actions } would be free as well.
prompt-act-lock = Final: a card is revealed
prompt-act-none = Choose an action first, or skip both.
prompt-act-pass = Skip both
prompt-act-pass-short = Skip

# Shifting an opinion
prompt-shift-title = Which opinion do you replace in { $land }?
prompt-shift-title-short = Opinion in { $land }
prompt-shift-hint = You lead the media here. Click an opinion to remove, then its replacement in the box “Popular opinions”.
prompt-shift-hint-into = Now click the replacement for { $card } in the box “Popular opinions”.
prompt-shift-hint-out = Now click the opinion on the board that { $card } replaces.
prompt-shift-out = Out
prompt-shift-into = In
prompt-shift-table = All parties, before and after
prompt-shift-table-short = Before and after
prompt-shift-confirm = Replace opinion
prompt-shift-confirm-short = Replace
prompt-shift-named = { $into } for { $out }
prompt-shift-no-display = The box “Popular opinions” is empty.
prompt-shift-tip-out = Remove { $card }
prompt-shift-tip-into = Put in { $card }

# Bidding for a poll
prompt-poll-title = What do you bid for the poll in { $land }?
prompt-poll-title-short = Poll in { $land }
prompt-poll-hint =
    { $n ->
        [one] At least { $money }. One party still to bid.
       *[other] At least { $money }. { $n } parties still to bid.
    }
prompt-poll-hint-one = At least { $money }. Only the auctioneer, { $player }, bids after you.
prompt-poll-hint-last = At least { $money }. You are the auctioneer: yours is the last bid.
prompt-poll-hint-free =
    { $n ->
        [one] No bids yet: bid, and you win for €0 unless the one party still to bid wants it.
       *[other] No bids yet: bid, and you win for €0 unless one of the { $n } parties still to bid wants it.
    }
prompt-poll-hint-free-last = No bids: bid, and you win this poll for €0.
prompt-poll-no-bid = No bids yet, minimum
prompt-poll-hint-none = The next bid is { $money }; you’re { $missing } short.
prompt-poll-win = Money left if you win
prompt-poll-publish-votes = If published: votes
prompt-poll-keep-base = If kept: base
prompt-poll-keep-base-short = Base if kept
prompt-poll-bid = Bid { $money }
prompt-poll-pass-all = Pass on all polls
prompt-poll-pass-all-short = Pass all
prompt-poll-pass-all-tip = Pass now and on every poll of this round
prompt-poll-leaving = A poll without bids goes for €0: if you pass on all of them, you leave those to the others.
prompt-poll-unless-free = Pass unless free
prompt-poll-unless-free-short = Unless free
prompt-poll-unless-free-tip = On every poll of this round: bid €0 where nobody has bid yet, otherwise pass
prompt-poll-free-too = Pass on the free ones, too
prompt-poll-free-too-short = Pass all
prompt-poll-top-caption = Top poll
prompt-poll-order = One round of bids, starting left of the auctioneer
prompt-poll-order-short = One round of bids
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
prompt-poll-safe-tip = { $player } leads the media here: polls can’t lower this trend
prompt-poll-no-rise = This poll can’t raise your trend, only your base
prompt-poll-no-rise-short = No rise: keep only
prompt-poll-all = The { $n } polls
prompt-poll-count = { $gone } gone · { $left } left
prompt-poll-published = published
prompt-poll-published-short = publ.
prompt-poll-kept = kept
prompt-poll-kept-short = kept
prompt-poll-unwanted = no bids
prompt-poll-unwanted-short = no bids
prompt-poll-looked = in hand
prompt-poll-looked-short = held
prompt-poll-top = on top
prompt-poll-top-short = on top
prompt-poll-unseen = unseen
prompt-poll-unseen-short = unseen
prompt-poll-front = Front: { $changes }
prompt-poll-unknown = The front is unknown here

# The front of a poll
prompt-front-title = Do you publish the poll in { $land }?
prompt-front-title-short = Poll in { $land }
prompt-front-hint = Only you can see the front. If you publish it, the trends change as shown; a kept poll is discarded face down.
prompt-front-hint-closed = Only you can see the front. It doesn’t raise { $party }, so you can only keep it.
prompt-front-caption = Front of the { $back } poll: effects if published
prompt-front-closed = Front of the { $back } poll: it doesn’t raise { $party }, so you can only keep it
prompt-front-publish = Publish
prompt-front-publish-short = Publish
prompt-front-keep = Keep for party base { $gain }
prompt-front-keep-short = Keep { $gain }
prompt-front-lock = Final: everyone sees it
prompt-front-ignored = ignored
prompt-front-ignored-tip = Only the party that publishes rises
prompt-front-stays = stays
prompt-front-trend = Trend { $trend }
prompt-front-votes =
    { $votes ->
        [1] 1 vote
       *[other] { $votes } votes
    }

# Converting
prompt-convert-title = How many rallies do you convert in { $land }?
prompt-convert-title-short = Rallies in { $land }
prompt-convert-hint = Convert { $least } to { $most }, or keep them all.
prompt-convert-hint-all =
    { $n ->
        [one] Convert the rally, or keep it.
       *[other] Convert all { $n }, or keep them.
    }
prompt-convert-step =
    { $n ->
        [one] One more vote would give you { $points } VP.
       *[other] { $n } more votes would give you { $points } VP.
    }
prompt-convert-confirm =
    { $n ->
        [one] Convert 1 rally
       *[other] Convert { $n } rallies
    }
prompt-convert-confirm-short = Convert { $n }
prompt-convert-keep = Keep
prompt-convert-keep-tip = Your rallies stay in this state
prompt-convert-keep-votes = Votes if you convert them all later: { $now } as things are, { $trend } with one more step of trend, { $match } with one more match
prompt-convert-keep-all = Keep everywhere
prompt-convert-keep-all-short = Keep all
prompt-convert-keep-all-tip = Keep your rallies here and in all the states that follow
prompt-convert-less = One rally fewer
prompt-convert-more = One more rally
prompt-convert-order = Last election first
prompt-convert-order-short = Last election first
prompt-convert-runs = from right to left
prompt-convert-you = your turn
prompt-convert-done = done
prompt-convert-automatic = automatic
prompt-convert-automatic-short = auto
prompt-convert-later = to come
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
prompt-coalition-title = Form a coalition with { $party } in { $land }?
prompt-coalition-title-short = Join { $party }?
prompt-coalition-hint = Together you reach the majority ({ $majority }): { $bonus } VP each, and whoever has a media marker here moves one. Without a coalition { $party } gets { $alone } VP.
prompt-coalition-sum = Together
prompt-shared-of = { $n } of { $all }
prompt-coalition-shared = Shared cards
prompt-coalition-bonus = VP for each
prompt-coalition-join = Join: { $gain } VP
prompt-coalition-join-short = Join { $gain }
prompt-coalition-decline = Decline
prompt-coalition-decline-tip = Then the next candidate is asked, if there is one
prompt-coalition-pair = Strongest party and partner
prompt-coalition-pair-short = Both parties
prompt-coalition-cards = Shared program cards

# Donation
prompt-donation-title = Do you take this donation?
prompt-donation-title-short = Donation
prompt-donation-hint = Choose one card. If you accept it, you get the money, but your party base shrinks; if you refuse it, your base grows. Either way, the card is used up.
prompt-donation-end = Final base
prompt-donation-end-tip = Every point of party base is worth one victory point at the end of the game.
prompt-donation-confirm = Confirm
prompt-donation-first = Choose Accept or Refuse on one of the cards first.
prompt-donation-take = Accept { $money }
prompt-donation-refuse = Refuse { $money }
prompt-donation-cards = Your donation cards
prompt-donation-accept = Accept
prompt-donation-reject = Refuse
prompt-donation-base = base { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = used
prompt-donation-income = Your income this round
prompt-donation-votes = Votes: { $n } VP × { $rate }
prompt-donation-from-base = Party base: { $n } × { $rate }
prompt-donation-sum = Total
# a line of my row: rallies bought in a state and their price in thousands
prompt-rally-receipt = +{ $n } for { $money }
prompt-rally-more =
    { $n ->
        [0] One more: no votes
        [one] One more: +1 vote
       *[other] One more: +{ $n } votes
    }
prompt-rally-more-short = 1 more: +{ $n }
prompt-place-title = Whom do you send where?
prompt-place-title-short = Send politicians?
