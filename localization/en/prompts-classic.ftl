# Questions of the classic editions
prompt-lock-choice = Confirm
prompt-lock-choice-short = OK

prompt-sheet-title = Fill the start sheet
prompt-sheet-title-short = Start sheet
prompt-sheet-hint = One entry in each column, then a state for every symbol. States may repeat; nothing costs money.
prompt-sheet-column = Column { $n }
prompt-sheet-choice = Entry { $n }
prompt-sheet-members = Members { $n }

prompt-first-title = Name the first player
prompt-first-title-short = First player
prompt-first-hint = The first player opens every phase and every auction of this round; the others follow clockwise.
prompt-first-caption = Who begins?
prompt-first-none = Nobody is named yet.
prompt-first-place = { $party }: place { $n }
prompt-first-place-short = Place { $n }
prompt-first-confirm = { $party } begins
prompt-first-confirm-short = { $party } begins
prompt-first-confirm-none = Name the first player
prompt-first-confirm-none-short = Name

prompt-order-title = Choose a place in the order of play
prompt-order-title-short = Order of play
prompt-order-hint = This order holds for the whole round, whoever sits next to whom.
prompt-order-caption = Places
prompt-order-none = No place is chosen yet.
prompt-order-n = Place { $n }
prompt-order-taken = { $party } has taken this place.
prompt-order-confirm = Take place { $n }
prompt-order-confirm-short = Place { $n }
prompt-order-confirm-none = Take a place
prompt-order-confirm-none-short = Take

prompt-throw-title = Program conference: discard cards?
prompt-throw-title-short = Discard cards?
prompt-throw-hint = Marked cards of the hand go to the discards, and the hand is filled up again. One exchange comes next.
prompt-throw-draws = Cards drawn
prompt-throw-lock = Cards are drawn
prompt-throw-keep = Keep all cards
prompt-throw-keep-short = Keep all
prompt-throw-confirm = { $n ->
    [one] Discard one card
   *[other] Discard { $n } cards
}
prompt-throw-confirm-short = Discard ({ $n })
prompt-throw-foot = Discard
prompt-throw-foot-short = Discard

prompt-exchange-title = Program conference: one exchange?
prompt-exchange-title-short = One exchange?
prompt-exchange-title--consim = Exchange a card of the program?
prompt-exchange-hint = A card of the hand, then the card of the program that it replaces. The program keeps five different topics.
prompt-exchange-hint-members = Every exchange costs members: the higher of two dice. It goes round until everybody passes.
prompt-exchange-fact = Exchange
prompt-exchange-lock = Dice are rolled
prompt-exchange-none = Nothing is chosen for an exchange yet.
prompt-exchange-confirm = Exchange this card
prompt-exchange-confirm-short = Exchange
prompt-exchange-pass = Change nothing
prompt-exchange-pass-short = No change
prompt-exchange-deck = Top of the deck
prompt-exchange-deck-short = Deck
prompt-exchange-deck-tip = The next card of the deck that fits comes into the program unseen; others go under the pile. If none fits at all, nothing is exchanged and nothing lost.

prompt-ask-title = Form a coalition in { $land }
prompt-ask-title-short = Coalition: { $land }
prompt-ask-hint = Coalition partners add their votes together. With two equal cards the other may refuse, with three nobody can.
prompt-ask-caption = Partners
prompt-ask-none = No partner is chosen yet.
prompt-ask-common = { $n ->
    [one] one equal card
   *[other] { $n } equal cards
}
prompt-ask-common-short = { $n } equal
prompt-ask-closed = not possible
prompt-ask-may = may refuse
prompt-ask-must = must join
prompt-ask-together = Votes together
prompt-ask-confirm = Ask { $party }
prompt-ask-confirm-short = Ask { $party }
prompt-ask-force = Force a coalition with { $party }
prompt-ask-force-short = Force { $party }
prompt-ask-confirm-none = Form a coalition
prompt-ask-confirm-none-short = Coalition
prompt-ask-pass = No coalition
prompt-ask-pass-short = None

prompt-offer-title = { $party } offers a coalition in { $land }
prompt-offer-title-short = Offer of { $party }
prompt-offer-hint = Together the votes of both are counted; each moves a media marker and one opinion if the coalition wins.
prompt-offer-common = Equal cards
prompt-offer-join = Join the coalition
prompt-offer-join-short = Join
prompt-offer-decline = Refuse
prompt-offer-decline-short = Refuse
prompt-offer-pair = The two parties
prompt-offer-cards = Equal cards

prompt-national-title = National opinion: a card from { $land }?
prompt-national-title-short = National opinion
prompt-national-hint = { $n ->
    [one] One opinion of the state may move to the national board.
   *[other] { $n } opinions of the state may move to the national board, one after the other.
}
prompt-national-caption = Cards and spaces
prompt-national-none = No card is chosen yet.
prompt-national-space = space { $n }
prompt-national-new = free space
prompt-national-secures = secures it
prompt-national-turns = removes it
prompt-national-replaces = replaces { $card }
prompt-national-discarded = is discarded
prompt-national-own = in the program of { $party }
prompt-national-own-short = in program
prompt-national-choices = { $n ->
    [one] one space
   *[other] { $n } spaces
}
prompt-national-choices-short = spaces: { $n }
prompt-national-other = Another card
prompt-national-other-short = Other
prompt-national-points = Points of the space
prompt-national-members = Members per round
prompt-national-confirm = Move { $card }
prompt-national-confirm-short = Move
prompt-national-confirm-none = Move a card
prompt-national-confirm-none-short = Move
prompt-national-pass = Move none
prompt-national-pass-short = None

# Sending cabinet cards
prompt-sending-cost = Cost
prompt-place-hint--classic = Click a politician, then a state: at most one of the party in each. All of them must be paid for when they are turned up.
prompt-action-other = Other { $amount }

# Using cabinet cards
prompt-use-title = { $name } in { $land }
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Cards and their actions
prompt-use-caption-short = Cards
prompt-use-hint = One of the actions, or none. After that the card leaves the game.
prompt-use-hint-many = One action of each card, or none. Used cards leave the game.
prompt-use-hint-opinion = Choose the opinion, here or on the board.
prompt-use-hint-party = Choose the party, here or on the board.
prompt-use-none = Mark an action first, or do without one.
prompt-use-pass = No action
prompt-use-pass-short = None
prompt-use-pass-tip = { $name }: no action; the card leaves the game
prompt-use-tip-media = Replace a marker of { $party }: { $money } to its owner and as much to the bank
prompt-use-tip-trend = Lower the trend of { $party }

# Raising for a poll
prompt-raise-hint = { $n ->
    [0] At least { $money }. Nobody else is left.
    [one] At least { $money }. One other party is still in; whoever passes is out of this auction.
   *[other] At least { $money }. { $n } other parties are still in; whoever passes is out of this auction.
}
prompt-raise-order = Bidding round and round until one is left
prompt-raise-order-short = Bidding
prompt-raise-nothing = no bid yet
prompt-raise-nothing-short = no bid
prompt-raise-opens = First player: opens the auction
prompt-kept-tip = { $n ->
    [one] One die, { $average } on average
   *[other] { $n } dice, { $average } on average
}
prompt-poll-pass-all-tip--classic = Pass now and in all polls of this round

# The entries of a poll
prompt-entry-hint = { $n ->
    [one] Only the buyer sees the poll. One entry can be published, whatever its party; or the poll is kept for { $dice ->
        [one] one die
       *[other] { $dice } dice
    } in members.
   *[other] Only the buyer sees the poll. Up to { $n } entries can be published, whatever their party; or the poll is kept for { $dice ->
        [one] one die
       *[other] { $dice } dice
    } in members.
}
prompt-entry-caption = Entries of the poll and what they would change
prompt-entry-caption-short = Entries
prompt-entry-publish = Publish { $entries }
prompt-entry-none = Mark an entry first, or keep the poll.
prompt-entry-keep = { $n ->
    [one] Keep: one die in members
   *[other] Keep: { $n } dice in members
}
prompt-entry-keep-short = Keep

# The order of play: sealed bids
prompt-start-title--classic = Bid for naming the first player
prompt-start-title-short--classic = Bid: first player
prompt-start-brings-first--classic = Names the first player of the round
prompt-start-brings-first-short--classic = Names the first player
prompt-start-brings-ties--classic = Those tied bid once more, then dice decide
prompt-start-brings-ties-short--classic = Ties: bid again, dice
prompt-start-title--consim = Bid for places in the order of play
prompt-start-title-short--consim = Bid for places
prompt-start-brings-first--consim = The higher the bid, the earlier the choice
prompt-start-brings-first-short--consim = High bids choose first
prompt-start-brings-ties--consim = Ties are resolved by dice
prompt-start-brings-ties-short--consim = Ties: dice
prompt-start-brings-cost--consim = Everybody pays their own bid
prompt-start-brings-cost-short--consim = Everybody pays
prompt-bid-pay--consim = Price
prompt-bid-note--consim = That costs { $amount } and leaves { $left }.
prompt-start-hint-again = Tied at { $money }: one more bid in secret, and not below that.
prompt-start-again = Bids of this round
prompt-start-now--classic = begins now
prompt-start-now-short--classic = begins

# Meetings
prompt-rally-hint-most = { $n ->
    [one] One new meeting a round in each state. Each state is paid for separately; at most { $most } meetings of a party fit in a state.
   *[other] Up to { $n } new meetings a round in each state. Each state is paid for separately; at most { $most } meetings of a party fit in a state.
}

# Exchanging an opinion
prompt-shift-title--classic = Exchange an opinion in { $land }
prompt-shift-title-majority = Absolute majority in { $land }: exchange an opinion
prompt-shift-title-majority-short = Majority in { $land }
prompt-shift-hint-majority = This party has more votes here than all others together. Click the opinion that goes, then its replacement in the exchange pool.
prompt-shift-confirm--classic = Exchange opinion
prompt-shift-confirm-short--classic = Exchange

# Contributions
prompt-contribution-cost = { $n ->
    [one] one die lost
   *[other] highest of { $n } dice lost
}
prompt-contribution-gain = { $n ->
    [one] one die won
   *[other] { $n } dice won
}
prompt-contribution-about = ≈ { $members }
prompt-contribution-take-tip = { $n ->
    [one] The card lies open. One die of members is lost, { $average } on average.
   *[other] The card lies open. The highest of { $n } dice of members is lost, { $average } on average.
}
prompt-contribution-refuse-tip = { $n ->
    [one] The card lies face down until all have decided. One die of members is won, { $average } on average. Refusing the largest contribution alone brings { $more ->
        [one] one die
       *[other] { $more } dice
    } more.
   *[other] The card lies face down until all have decided. { $n } dice of members are won, { $average } on average. Refusing the largest contribution alone brings { $more ->
        [one] one die
       *[other] { $more } dice
    } more.
}
prompt-contribution-lock-open = Final: the card lies open
prompt-contribution-lock-down = Final: opened with all others
prompt-contribution-others = Contributions laid so far
prompt-contribution-down = face down
prompt-donation-votes--classic = Seats: { $n } × { $rate }

# Words
prompt-deploy-confirm--classic = Seal the start sheet
prompt-points--classic = Seats
prompt-points-tip--classic = Seats in this state
prompt-convert-step--classic =
    { $n ->
        [one] Seats with one more vote: { $points }.
       *[other] Seats with { $n } more votes: { $points }.
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } of one seat
       *[other] { $points } of { $most } seats
    }
prompt-convert-points-short--classic = seats { $points }
prompt-rally-ladder--classic = Meetings in a state and their price in thousands
prompt-rally-ladder-tip--classic = Every meeting costs the same; in each state only so many come in one round.

# Advice about these questions; $points is an amount such as "+3 victory points"
advice-region = { $points } from the elections
advice-region-land = { $points } from { $land }
advice-cabinet = { $points } from what the cards can do
advice-coalition = { $points } from the coalition
advice-coalition-land = { $points } from the coalition in { $land }
advice-national = { $points } from the national opinion
advice-dice-won = { $n ->
    [one] one die in members
   *[other] { $n } dice in members
}
advice-dice-lost = { $n ->
    [one] one die less in members
   *[other] the highest of { $n } dice less in members
}
advice-throw = Discard { $cards }
# $action is what a card does: "Votes +6"
advice-card-use = { $card }, { $land }: { $action }
advice-replace-media = Replace a media marker of { $party }
advice-other-trend = Trend of { $party } { $amount }
advice-ask = Ask { $party } into a coalition
advice-national-place = { $card } to space { $n }
