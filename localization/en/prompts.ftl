### What a player is asked and what the answers do: titles, hints, figures and buttons of the decisions.

## Phases 1 to 4 and the set-up
prompt-of = { $n } of { $total }
prompt-lands =
    { $n ->
        [one] 1 state
       *[other] { $n } states
    }
prompt-match = Match
prompt-hand = Hand
prompt-your-program = Your program
prompt-your-program-short = Program
prompt-your-hand = Your hand
prompt-hand-note = What each card would match in the opinions lying open
prompt-tag-only = This shows what your cards match or oppose here.
prompt-mark-first = Mark a card first.
prompt-nothing-marked = Nothing is marked yet.
prompt-nothing-placed = Nothing is placed yet.
prompt-clear = Clear
prompt-pass = Pass
prompt-passes = passes
prompt-waits = waits
prompt-sealed = Revealed with all others
prompt-you-keep = You keep
prompt-keep-named = Keep { $card }
prompt-discarded = Discarded
prompt-money = Money
prompt-money-left = Money left
prompt-markers = Media markers
prompt-display = Program display

# Program draft
prompt-draft-title = Choose one card to keep
prompt-draft-title-short = Keep one card
prompt-draft-hint =
    { $rest ->
        [one] Mark a card. The other one goes on to { $player }. Nobody else sees what you keep.
       *[other] Mark a card. The other { $rest } go on to { $player }. Nobody else sees what you keep.
    }
prompt-draft-hint-last = Mark a card. The last { $rest } go on to { $player }, and three others come to you.
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
prompt-draft-last = Last three, handed to you
prompt-draft-last-short = Last three
prompt-draft-kept-by = kept by { $player }
prompt-draft-order = Cards go round clockwise
prompt-draft-hands = hands you { $n }
prompt-draft-hands-short = gives { $n }
prompt-draft-keeps = keeps one
prompt-draft-gets = gets { $n }
prompt-draft-gets-short = gets { $n }
prompt-step-keep = Keep four
prompt-step-keep-short = Keep 4
prompt-step-receive = Receive three
prompt-step-receive-short = Get 3
prompt-step-lay = Play five topics
prompt-step-lay-short = Play 5
prompt-step-hold = Hold one
prompt-step-hold-short = Hold 1

# Opening program
prompt-lay-title = Lay your party program
prompt-lay-title-short = Lay a program
prompt-lay-hint =
    { $needed ->
        [one] Mark one card. The same topic never lies twice in a program.
       *[other] Mark { $needed } cards with different topics. The same topic never lies twice in a program.
    }
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
        [0] This card stays in your hand.
        [one] It can come into the program later. The other card is discarded face up.
       *[other] It can come into the program later. The other { $rest } cards are discarded face up.
    }
prompt-keep-foot = Keep one card
prompt-keep-foot-short = Keep
prompt-keep-lock = Final: the rest is discarded

# Starting deployment
prompt-deploy-title = Place the five symbols
prompt-deploy-title-short = Deployment
prompt-deploy-hint = Choose a block. Click a symbol, then a state. The same symbol never goes twice to one state.
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
prompt-deploy-here = { $symbol } here
prompt-deploy-take-off = Click again to take { $symbol } away
prompt-deploy-already = { $symbol } already here
prompt-deploy-place = Place { $symbol } here
prompt-deploy-move = Move { $symbol } here

# Start player
prompt-start-title = Bid for start player
prompt-start-title-short = Bid for start
prompt-start-hint = Write down an amount in secret; 0 is a bid too.
prompt-start-brings = What it brings
prompt-start-brings-first = First turn in phases 2 to 6
prompt-start-brings-first-short = First in phases 2 to 6
prompt-start-brings-ties = Ties are won by whoever sits nearest
prompt-start-brings-ties-short = Ties go to the nearest
prompt-start-brings-cost = Only the highest bid is paid
prompt-start-brings-cost-short = Only the highest bid pays
prompt-start-confirm = Seal bid of { $money }
prompt-start-confirm-short = Bid { $money }
prompt-sealed-bid = Opened with all other bids
prompt-start-last = Bids of the last round
prompt-start-first = In this order, clockwise; nobody has bid yet
prompt-start-now = starts now
prompt-start-past = Bids so far: { $bids }
prompt-bid-pay = If you win, you pay
prompt-bid-leaving = Leaving
prompt-bid-bluff = Above your money
prompt-bid-bluff-tip = More than you have. If this bid wins, it is caught: the party base falls and the others bid anew.
prompt-bid-less = Less by { $money }
prompt-bid-more = More by { $money }
prompt-bid-to = To { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = { $money } is the most you can bid.
prompt-bid-least = { $money } is the least you can bid.
prompt-tie-title = Tied for start player
prompt-tie-title-short = Tie: raise?
prompt-tie-hint = { $money } each. Raise once or pass. If all pass, { $player } starts for { $money }.
prompt-tie-hint-raised = { $money } is the highest bid. Raise once or pass.
prompt-tie-confirm = Raise to { $money }
prompt-tie-confirm-short = { $money }
prompt-tie-order = Those tied speak once, in this order

# Program
prompt-program-title = Change your party program
prompt-program-title-short = Party program
prompt-program-hint = New cards first, then up to two swaps. One card stays in hand, the rest is discarded.
prompt-program-draw = Draw one, take one
prompt-program-draw-short = Draw, take
prompt-program-draw-note = from the deck, then from the display
prompt-program-draw-tip = Draw the top card of the deck, then take one card from the display
prompt-program-draw-confirm = Draw a card
prompt-program-draw-confirm-short = Draw
prompt-program-draw-lock = Final: a card is turned up
prompt-program-flush = New display, take one
prompt-program-flush-short = New display
prompt-program-flush-note = all open cards are replaced
prompt-program-flush-tip = Discard all cards of the display, lay out new ones and take one of them
prompt-program-flush-confirm = Lay a new display
prompt-program-flush-confirm-short = New display
prompt-program-flush-lock = Final: new cards are turned up
prompt-program-skip = Leave as it is
prompt-program-skip-short = Skip
prompt-program-skip-tip = No new card and no swap this round
prompt-drew = Drew
prompt-took = Took
prompt-takes = You take
prompt-keeps = Stays in hand
prompt-take-title = Take a card from the display
prompt-take-title-short = Take a card
prompt-take-hint = Mark a card here or in the display. After that you may swap up to two cards.
prompt-take-confirm = Take a card
prompt-take-named = Take { $card }
prompt-take-foot = Take one card
prompt-take-foot-short = Take
prompt-change-title = Change your party program
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
prompt-media-in = Influence { $land }
prompt-media-tied = tied
prompt-media-nobody = nobody
prompt-media-tip = { $land }: media influence { $before } → { $after }
prompt-media-passed = Passed since the last purchase: { $parties }
prompt-media-mark-first = Choose a free media spot first.
prompt-media-confirm = Place marker for { $money }
prompt-media-confirm-short = Buy · { $money }
prompt-media-pass-tip = You are asked again only if somebody buys
prompt-pass-phase = Pass for this phase
prompt-pass-phase-short = Pass all
prompt-pass-phase-tip = Pass now and each time you are asked again in this phase

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
prompt-rally-ladder = Rallies in a state and their price in thousands
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
