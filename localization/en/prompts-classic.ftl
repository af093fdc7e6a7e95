# Questions of the classic editions
prompt-lock-choice = Confirm
prompt-lock-choice-short = OK

prompt-sheet-title = Where do you begin?
prompt-sheet-title-short = Start sheet
prompt-sheet-hint = Choose one entry in each column, then a state for every symbol. You may use a state more than once; it’s all free.
prompt-sheet-column = Column { $n }
prompt-sheet-choice = Entry { $n }
prompt-sheet-members = Members { $n }

prompt-first-title = Who goes first?
prompt-first-title-short = First player
prompt-first-hint = The first player opens every phase and every auction of this round; the others follow clockwise.
prompt-first-caption = Who goes first?
prompt-first-none = You haven’t named anyone yet.
prompt-first-place = { $party }: place { $n }
prompt-first-place-short = Place { $n }
prompt-first-confirm = { $party } goes first
prompt-first-confirm-short = { $party } first
prompt-first-confirm-none = Name the first player
prompt-first-confirm-none-short = Name

prompt-order-title = Which place in the order of play do you take?
prompt-order-title-short = Order of play
prompt-order-hint = This order holds for the whole round, regardless of seating.
prompt-order-caption = Places
prompt-order-none = You haven’t chosen a place yet.
prompt-order-n = Place { $n }
prompt-order-taken = { $party } has taken this place.
prompt-order-confirm = Choose place { $n }
prompt-order-confirm-short = Place { $n }
prompt-order-confirm-none = Choose a place
prompt-order-confirm-none-short = Choose

prompt-throw-title = Program conference: discard cards?
prompt-throw-title-short = Discard cards?
prompt-throw-hint = The cards you mark are discarded, and your hand is refilled. Then you may exchange one card.
prompt-throw-draws = Cards drawn
prompt-throw-lock = Final: cards are drawn
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
prompt-exchange-title-short = Exchange a card?
prompt-exchange-title--consim = Exchange a card from your program?
prompt-exchange-hint = Click a card in your hand, then the program card it replaces. Your program keeps five different topics.
prompt-exchange-hint-members = For each exchange, you roll two dice and lose as many members as the higher one shows. Play continues until everyone passes.
prompt-exchange-fact = Exchange
prompt-exchange-lock = Final: dice are rolled
prompt-exchange-none = You haven’t chosen an exchange yet.
prompt-exchange-confirm = Exchange this card
prompt-exchange-confirm-short = Exchange
prompt-exchange-pass = Pass
prompt-exchange-pass-short = Pass
prompt-exchange-deck = Top of the pile
prompt-exchange-deck-short = Top of pile
prompt-exchange-deck-tip = The next card of the pile that fits goes into your program unseen; others go to the bottom. If none fits, nothing is exchanged and nothing is lost.

prompt-ask-title = With whom do you govern in { $land }?
prompt-ask-title-short = Coalition in { $land }
prompt-ask-hint = Coalition partners pool their votes. With two shared program cards, the other party may refuse; with three or more, it can’t.
prompt-ask-caption = Partners
prompt-ask-none = You haven’t chosen a partner yet.
prompt-ask-common = { $n ->
    [one] { $n } shared card
   *[other] { $n } shared cards
}
prompt-ask-common-short = { $n } shared
# why a party cannot be asked; $needed is the fewest equal cards
prompt-ask-tile = no coalition tile here
prompt-ask-tile-short = no tile here
prompt-ask-taken = already in a coalition
prompt-ask-taken-short = in a coalition
prompt-ask-few = at least { $needed } needed
prompt-ask-few-short = { $needed } needed
prompt-ask-refused = has refused
prompt-ask-refused-short = has refused
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
prompt-ask-pass-short = No coalition

prompt-offer-title = Do you govern with { $party } in { $land }?
prompt-offer-title-short = Offer from { $party }
prompt-offer-hint = Your votes are counted together; if the coalition wins, each of you may move one opinion and moves a media marker from here, if you have one.
prompt-offer-common = Shared cards
prompt-offer-join = Join the coalition
prompt-offer-join-short = Join
prompt-offer-decline = Refuse
prompt-offer-decline-short = Refuse
prompt-offer-pair = The two parties
prompt-offer-cards = Shared cards

prompt-national-title = Move an opinion from { $land }?
prompt-national-title-short = National opinion
prompt-national-hint = { $n ->
    [one] You may move one opinion of the state to the national board.
   *[other] You may move { $n } opinions of the state to the national board, one after the other.
}
prompt-national-caption = Cards and spaces
prompt-national-none = You haven’t chosen a card yet.
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
prompt-place-hint--classic = Click a politician, then a state: no more than one of yours per state. You must pay for all of them when they are revealed.
prompt-action-other = Other { $amount }

# Using cabinet cards
prompt-use-title = What does your { $name } do in { $land }?
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Cards and their actions
prompt-use-caption-short = Cards
prompt-use-hint = Choose one of the actions, or none. After that the card leaves the game.
prompt-use-hint-many = Choose one action from each card, or none. Either way, the card leaves the game.
prompt-use-hint-opinion = Choose the opinion, here or on the board.
prompt-use-hint-party = Choose the party, here or on the board.
prompt-use-none = Choose an action first, or skip it.
prompt-use-pass = No action
prompt-use-pass-short = None
prompt-use-pass-tip = { $name }: no action; the card leaves the game
prompt-use-tip-media = Replace a marker of { $party }: { $money } to its owner and as much to the bank
prompt-use-tip-trend = Lower the trend of { $party }

# Raising for a poll
prompt-raise-hint = { $n ->
    [0] At least { $money }. Nobody else is left.
    [one] At least { $money }. One other party is still in; if you pass, you are out of this auction.
   *[other] At least { $money }. { $n } other parties are still in; if you pass, you are out of this auction.
}
prompt-raise-order = Bidding continues until one party is left
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
    [one] Only you see the poll. You may publish one entry, whatever its party, or keep the poll and roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for members.
   *[other] Only you see the poll. You may publish up to { $n } entries, whatever their party, or keep the poll and roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for members.
}
prompt-entry-caption = Entries of the poll and what they would change
prompt-entry-caption-short = Entries
prompt-entry-publish = Publish { $entries }
prompt-entry-none = Choose an entry first, or keep the poll.
prompt-entry-keep = { $n ->
    [one] Keep: roll one die for members
   *[other] Keep: roll { $n } dice for members
}
prompt-entry-keep-short = Keep

# The order of play: sealed bids
prompt-start-title--classic = What do you bid to name the first player?
prompt-start-title-short--classic = Who goes first?
prompt-start-brings-first--classic = You name the first player of the round
prompt-start-brings-first-short--classic = You name the first player
prompt-start-brings-ties--classic = If you tie, you bid once more, then dice decide
prompt-start-brings-ties-short--classic = Ties: bid again, dice
prompt-start-title--consim = What do you bid for a place in the order?
prompt-start-title-short--consim = Bid for a place
prompt-start-brings-first--consim = The higher the bid, the earlier the choice
prompt-start-brings-first-short--consim = High bids choose first
prompt-start-brings-ties--consim = Dice decide ties
prompt-start-brings-ties-short--consim = Ties: dice
prompt-start-brings-cost--consim = You pay your bid in any case
prompt-start-brings-cost-short--consim = Everyone pays
prompt-bid-pay--consim = Price
prompt-bid-note--consim = You pay { $amount } and keep { $left }.
prompt-start-hint-again = Tied at { $money }: bid once more in secret, no lower than before.
prompt-start-again = Bids this round
prompt-start-now--classic = first player so far
prompt-start-now-short--classic = first

# Meetings
prompt-rally-hint-most = { $n ->
    [one] One new meeting per state and round. Each state is paid for separately; you can have at most { $most } meetings in a state.
   *[other] Up to { $n } new meetings per state and round. Each state is paid for separately; you can have at most { $most } meetings in a state.
}

# Exchanging an opinion
prompt-shift-title--classic = Which opinion do you exchange in { $land }?
prompt-shift-title-majority = Absolute majority in { $land }: which opinion goes?
prompt-shift-title-majority-short = Majority in { $land }
prompt-shift-hint-majority = You have more votes here than all the others together. Click an opinion to remove, then its replacement in the exchange pool.
prompt-shift-confirm--classic = Exchange opinion
prompt-shift-confirm-short--classic = Exchange

# Contributions
prompt-contribution-cost = { $n ->
    [one] members lost: one die
   *[other] members lost: highest of { $n } dice
}
prompt-contribution-gain = { $n ->
    [one] members gained: one die
   *[other] members gained: { $n } dice
}
prompt-contribution-about = ≈ { $members }
prompt-contribution-take-tip = { $n ->
    [one] You play the card face up and lose as many members as one die shows, { $average } on average.
   *[other] You play the card face up and lose as many members as the highest of { $n } dice shows, { $average } on average.
}
prompt-contribution-refuse-tip = { $n ->
    [one] The card stays face down until everyone has decided. You gain as many members as one die shows, { $average } on average. If nobody else refuses one at least as large, you roll { $more ->
        [one] one more die.
       *[other] { $more } more dice.
    }
   *[other] The card stays face down until everyone has decided. You gain as many members as { $n } dice show together, { $average } on average. If nobody else refuses one at least as large, you roll { $more ->
        [one] one more die.
       *[other] { $more } more dice.
    }
}
prompt-contribution-lock-open = Final: everyone sees the card
prompt-contribution-lock-down = Final: all are revealed together
prompt-contribution-others = Contributions played so far
prompt-contribution-down = face down
prompt-donation-votes--classic = Seats: { $n } × { $rate }

# Words
prompt-deploy-confirm--classic = Seal the start sheet
prompt-points--classic = Seats
prompt-points-tip--classic = Your seats in this state
prompt-convert-step--classic =
    { $n ->
        [one] One more vote would give you { $points ->
            [one] one seat
           *[other] { $points } seats
        }.
       *[other] { $n } more votes would give you { $points ->
            [one] one seat
           *[other] { $points } seats
        }.
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } of one seat
       *[other] { $points } of { $most } seats
    }
prompt-convert-points-short--classic = seats { $points }
prompt-rally-ladder--classic = What meetings in one state cost, in thousands
prompt-rally-ladder-tip--classic = Every meeting costs the same; you can add only so many per state and round.

# Advice about these questions
advice-throw = Discard { $cards }
# $action is what a card does: "Votes +6"
advice-card-use = { $card }, { $land }: { $action }
advice-replace-media = Replace a media marker of { $party }
advice-other-trend = Trend of { $party } { $amount }
advice-ask = Offer { $party } a coalition
advice-national-place = { $card } to space { $n }
