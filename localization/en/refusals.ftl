### Why something cannot be done, and what would be possible. Keys are those of macher/rules/refusals.py.

refusal-not-your-decision = Somebody else decides at the moment.
refusal-game-over = The game is over.
refusal-wrong-command = Something else is being asked right now.
refusal-cannot-pass = Passing is not possible here: choose one of the options.
refusal-card-not-in-hand = This card is not in hand. Choose one of the hand cards.
refusal-topics-repeated = Each topic may appear only once in a program, whatever the attitude.
refusal-topics-missing =
    { $needed ->
        [one] One topic must be laid.
       *[other] { $needed } different topics must be laid.
    }
refusal-no-such-block = There are five blocks to choose from.
refusal-symbol-twice = The same symbol cannot go to one state twice. Choose another state.
refusal-no-such-land = There is no such state on the table.
refusal-land-closed = This state has already voted.
refusal-bid-too-high = The bid is higher than the money at hand, { $money }.
refusal-bid-too-low = The bid must be at least { $least }.
refusal-bid-not-round = Bids go in steps of { $unit }.
refusal-display-card-missing = This card does not lie in the program display. Choose one of the open cards.
refusal-deck-empty = There are no cards left to draw.
refusal-no-members = Without members there is nothing to give for an exchange.
refusal-too-many-swaps = At most two cards can be swapped. Take one swap back first.
refusal-card-not-in-program = This card is not part of the program.
refusal-media-full = All five media spots of this state are taken. Choose another state.
refusal-media-supply = No media marker left in the supply.
refusal-not-enough-money = This costs { $cost }: { $missing } more than the { $money } at hand.
refusal-rally-spots =
    { $free ->
        [0] All rally spots in this state are taken. Rallies turned into votes make room.
        [one] Only one rally spot is free in this state.
       *[other] Only { $free } rally spots are free in this state.
    }
refusal-rally-supply =
    { $supply ->
        [0] No rally left in the supply.
        [one] Only one rally is left in the supply.
       *[other] Only { $supply } rallies are left in the supply.
    }
refusal-rally-limit =
    { $most ->
        [one] Only one new rally may come to a state in one round.
       *[other] At most { $most } new rallies may come to a state in one round.
    }
refusal-nothing-chosen = Nothing is chosen yet. Choose something, or pass.
refusal-politician-not-in-hand = This politician is no longer available.
refusal-politician-twice = A politician can be in one state only.
refusal-action-not-printed = This politician does not have that action.
refusal-action-used = This action was already carried out here this round. Choose another one, or skip it.
refusal-target-wrong = This target does not fit the action.
refusal-opinion-doubled = An opinion with a double marker cannot be replaced.
refusal-opinion-not-open = Only opinions lying face up in this state can be chosen.
refusal-topic-there = This topic already lies open in the state. Choose a card with another topic.
refusal-opinion-not-in-display = This opinion is no longer in the box “Popular opinions”; gaps are not refilled.
refusal-no-flipping = With the rules of this game the same topic cannot come back with the other attitude.
refusal-nothing-changes = This would change nothing. Choose another card, or pass.
refusal-trend-does-not-rise = A poll can only be published by a party that it raises. It can be kept.
refusal-too-few-rallies =
    { $least ->
        [one] At least one rally must be converted here.
       *[other] At least { $least } rallies must be converted here.
    }
refusal-too-many-rallies =
    { $rallies ->
        [0] No rally lies here.
        [one] Only one rally lies here.
       *[other] Only { $rallies } rallies lie here.
    }
refusal-donation-gone = This donation card has already been used.
refusal-coalition-tile = Only parties with a coalition tile in this state can form a coalition. A politician with a telephone lays one.
refusal-coalition-taken = This party already belongs to a coalition.
refusal-coalition-common =
    { $needed ->
        [one] A coalition needs at least one equal program card.
       *[other] A coalition needs at least { $needed } equal program cards.
    }
refusal-coalition-refused = This party has already refused. Choose another one, or pass.
refusal-too-many-entries =
    { $most ->
        [one] Only one entry of a poll can be published.
       *[other] At most { $most } entries of a poll can be published.
    }
refusal-no-entry = The poll has no entry for this party.
refusal-entry-protected = The party that leads in the media of this state is not lowered by a poll.
refusal-national-space = This opinion cannot go to that space of the national board. Choose another space.
refusal-national-secured = This opinion is secured on the national board already; a third card finds no place.

## The session: an answer that comes too late, taking back and doing again
refusal-stale = The table has changed in the meantime. Please decide again.
undo-nothing = There is nothing to take back yet.
undo-chance = Chance has spoken since then, so this cannot be taken back.
undo-revealed = Something hidden has been shown since then, so this cannot be taken back.
undo-other-player = Somebody else at this screen has to decide, so this cannot be taken back.
undo-not-agreed = Taking this back for practice needs the agreement of everybody at this screen.
redo-nothing = There is nothing to do again.
redo-other-player = Only the person who took it back can do it again.
