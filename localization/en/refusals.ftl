### Why something cannot be done, and what would be possible. Keys are those of macher/rules/refusals.py.

refusal-not-your-decision = It isn’t your turn.
refusal-game-over = The game is over.
refusal-wrong-command = That isn’t the decision on the table right now.
refusal-cannot-pass = You can’t pass here: choose one of the options.
refusal-card-not-in-hand = This card isn’t in your hand. Choose one that is.
refusal-topics-repeated = A topic may appear only once in your program, whether as + or as −.
refusal-topics-missing =
    { $needed ->
        [one] Your program needs one topic.
       *[other] Your program needs { $needed } different topics.
    }
refusal-no-such-block = There are five blocks to choose from.
refusal-symbol-twice = You can’t put the same symbol in one state twice. Choose another state.
refusal-no-such-land = There is no such state on the table.
refusal-land-closed = This state has already voted.
refusal-bid-too-high = You can’t bid more than the { $money } you have.
refusal-bid-too-low = You must bid at least { $least }.
refusal-bid-not-round = Bids go in steps of { $unit }.
refusal-display-card-missing = This card isn’t in the program display. Choose one of the face-up cards.
refusal-deck-empty = There are no cards left to draw.
refusal-no-members = Without members you can’t pay for an exchange.
refusal-too-many-swaps = You can swap two cards at most. Take one swap back first.
refusal-card-not-in-program = This card isn’t in your program.
refusal-media-full = All five media spots of this state are taken. Choose another state.
refusal-media-supply = You have no media markers left.
refusal-not-enough-money = This costs { $cost }: you have { $money } and are { $missing } short.
refusal-rally-spots =
    { $free ->
        [0] All your rally spots in this state are taken. Convert rallies into votes to make room.
        [one] You have only one free rally spot in this state.
       *[other] You have only { $free } free rally spots in this state.
    }
refusal-rally-supply =
    { $supply ->
        [0] You have no rallies left in your supply.
        [one] You have only one rally left in your supply.
       *[other] You have only { $supply } rallies left in your supply.
    }
refusal-rally-limit =
    { $most ->
        [one] You may add only one rally to a state in a round.
       *[other] You may add at most { $most } rallies to a state in a round.
    }
refusal-nothing-chosen = You haven’t chosen anything yet. Choose something, or pass.
refusal-politician-not-in-hand = This politician is no longer available.
refusal-politician-twice = You can send a politician to one state only.
refusal-action-not-printed = This politician doesn’t have that action.
refusal-action-used = This action has already been used here this round. Choose another one, or skip it.
refusal-target-wrong = You can’t choose this for that action.
refusal-opinion-doubled = An opinion with a double marker can’t be replaced.
refusal-opinion-not-open = You can choose only face-up opinions of this state.
refusal-topic-there = This topic is already face up in the state. Choose a card with another topic.
refusal-opinion-not-in-display = This opinion is not in the box “Popular opinions” now. Choose another one.
refusal-no-flipping = In this game, an opinion can’t be replaced by its opposite.
refusal-nothing-changes = That would change nothing. Choose another card, or pass.
refusal-trend-does-not-rise = You can publish only a poll that raises your party. You can keep this one.
refusal-too-few-rallies =
    { $least ->
        [one] You must convert at least one rally here.
       *[other] You must convert at least { $least } rallies here.
    }
refusal-too-many-rallies =
    { $rallies ->
        [0] You have no rallies here.
        [one] You have only one rally here.
       *[other] You have only { $rallies } rallies here.
    }
refusal-donation-gone = You have already used this donation card.
refusal-coalition-tile = Only parties with a coalition tile in this state can form a coalition. A politician with a telephone lays one.
refusal-coalition-taken = This party already belongs to a coalition.
refusal-coalition-common =
    { $needed ->
        [one] For a coalition you need at least one shared program card.
       *[other] For a coalition you need at least { $needed } shared program cards.
    }
refusal-coalition-refused = This party has already refused. Choose another one, or pass.
refusal-too-many-entries =
    { $most ->
        [one] You can publish only one entry of a poll.
       *[other] You can publish at most { $most } entries of a poll.
    }
refusal-no-entry = The poll has no entry for this party.
refusal-entry-protected = A poll can’t lower the party that leads the media in this state.
refusal-national-space = This opinion can’t go to that space on the national board. Choose another space.
refusal-national-secured = This opinion is already secured on the national board; there is no room for a third card.

## The session: an answer that comes too late, taking back and doing again
refusal-stale = The table has changed in the meantime. Please decide again.
undo-nothing = There is nothing to undo yet.
undo-chance = A card has been drawn or dice have been rolled since, so this can’t be undone.
undo-revealed = Something hidden has been revealed since, so this can’t be undone.
undo-other-player = Someone else at this screen decides next, so this can’t be undone.
undo-not-agreed = Taking a move back for practice needs the consent of everyone at this screen.
redo-nothing = There is nothing to redo.
redo-other-player = Only the person who took it back can redo it.
