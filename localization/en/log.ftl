### The log: one line for each happening, present tense, names as they are.
### $player name of a seat · $land name or code of a state · $money finished amount · $amount signed number
### $card, $old, $new cards with their sign · $party abbreviation

## Set-up
log-game-started =
    { $elections ->
        [one] A new game: { $n } parties, one election
       *[other] A new game: { $n } parties, { $elections } elections
    }
log-land-drawn = The only election: { $state }
log-lands-drawn = { $state } votes first, then { $states }
log-opinion-turned = { $land }: { $card } is revealed
log-opinions-turned =
    { $n ->
        [one] { $land }: one opinion is revealed
       *[other] { $land }: { $n } opinions are revealed
    }
log-opinion-repeated = { $land }: { $card } repeats a topic and is replaced
log-programs-dealt =
    { $n ->
        [one] Each party is dealt one program card
       *[other] Each party is dealt { $n } program cards
    }
log-programs-redrawn =
    { $n ->
        [one] { $player } redraws one card: too few topics
       *[other] { $player } redraws { $n } cards: too few topics
    }
log-draft-passed = Pick { $kept } of 4: cards pass clockwise
log-answer-sealed = { $player } has chosen
log-program-laid = { $player }’s program is revealed
# A card in a list of the log
log-card = { $card }
log-programs-discarded = { $player } discards { $cards }
log-display-discarded = A new program display is dealt
log-party-order = { $player } is the start player for now
log-deployment = { $player } deploys block { $block }: { $lands }
log-shuffled-programs =
    { $n ->
        [one] The program pile is reshuffled: one card
       *[other] The program pile is reshuffled: { $n } cards
    }
log-shuffled-opinions =
    { $n ->
        [one] The opinion pile is reshuffled: one card
       *[other] The opinion pile is reshuffled: { $n } cards
    }
log-shuffled-polls =
    { $n ->
        [one] The poll pile is reshuffled: one card
       *[other] The poll pile is reshuffled: { $n } cards
    }

## The round
log-round = Round { $round }: election in { $lands }
log-passed-start_tie = { $player } passes
log-passed-program = { $player } keeps the program
log-passed-media = { $player } passes
log-passed-rallies = { $player } passes
log-passed-cabinet_placement = { $player } sends nobody
log-passed-cabinet_actions = { $player } takes no action in { $land }
log-passed-media_influence = { $player } changes nothing in { $land }
log-passed-polls = { $player } passes
log-passed-conversion = { $player } keeps the rallies in { $land }
log-nothing-else = { $line } (forced)
log-by-itself = { $line } (automatic)
log-bid = { $player } bids { $money }
log-start-tied = Tie at { $money }: { $players } bid again
log-start-raised = { $player } raises to { $money }
log-start-player = { $player } becomes start player for { $money }
log-bluff = { $player } cannot pay { $money }: loses all money, party base { $amount }
log-card-drawn = { $player } draws a card
log-card-drawn-seen = { $player } draws { $card }
log-display-taken = { $player } takes { $card }
log-swapped = { $player } swaps { $old } for { $new }
log-media-placed = { $player } buys a media marker in { $land } for { $money }
log-rallies =
    { $n ->
        [one] { $player } buys { $n } rally in { $land } for { $money }
       *[other] { $player } buys { $n } rallies in { $land } for { $money }
    }

## Shadow cabinet
log-politician-placed = { $player } sends a politician to { $land }
log-politicians-revealed =
    { $n ->
        [one] { $land }: one politician is revealed
       *[other] { $land }: { $n } politicians are revealed
    }
log-politician-paid = { $player } pays { $money } for the { $politician }
log-politician-declined = { $player } doesn’t pay for the { $politician }
log-votes =
    { $n ->
        [one] { $player } gains 1 vote in { $land }
       *[other] { $player } gains { $n } votes in { $land }
    }
log-trend = { $player }: trend { $amount } in { $land }, now { $trend }
log-base = { $player }: party base { $amount }
log-double-placed = { $player } puts the double marker on { $card } in { $land }
log-double-removed = { $player } removes the double marker from { $card } in { $land }
log-media-removed = { $player } removes the { $party } marker in { $land }, paying that party { $money }
log-media-replaced = { $player } replaces the { $party } marker in { $land }, paying that party { $money }
log-acted-others_trend = { $player } lowers the trend of everyone else in { $land }
log-acted-program = { $player } may change the program
log-acted-poll = { $player } takes the top poll in { $land }

## Opinions and polls
log-opinion-shifted = { $player } replaces { $old } with { $new } in { $land }
log-auction = { $land }: the back of the poll shows { $party }
log-poll-won = { $player } buys the poll in { $land } for { $money }
log-poll-published = { $player } publishes the poll in { $land }: { $changes }
log-poll-published-idle = { $player } publishes the poll in { $land }: no trend changes
log-poll-kept = { $player } keeps the poll, party base { $amount }
log-poll-discarded = { $land }: nobody bids for the poll

## Conversion and election
log-converted =
    { $n ->
        [one] { $player } converts { $n } rally in { $land }: { $votes ->
            [one] +1 vote
           *[other] +{ $votes } votes
        }
       *[other] { $player } converts { $n } rallies in { $land }: { $votes ->
            [one] +1 vote
           *[other] +{ $votes } votes
        }
    }
log-election = { $land } has voted: { $results }
log-coalition-joined = { $player } joins { $party } in { $land }
log-coalition-declined = { $player } declines a coalition with { $party } in { $land }
log-decided-sole = { $parties } wins { $land } alone, +{ $points }
log-decided-several = { $parties } reach 50 votes in { $land }, +{ $points } each
log-decided-coalition = { $parties } form a coalition in { $land }, +{ $points } each
log-decided-none = { $land }: no coalition, { $parties } +{ $points }
log-presence =
    { $points ->
        [one] { $player } moves a marker from { $land } to media presence, { $points } point at the end
       *[other] { $player } moves a marker from { $land } to media presence, { $points } points at the end
    }
log-points-votes =
    { $points ->
        [one] { $player }: { $points } point for votes
       *[other] { $player }: { $points } points for votes
    }
log-points-presence =
    { $points ->
        [one] { $player }: { $points } point for media presence
       *[other] { $player }: { $points } points for media presence
    }
log-points-base =
    { $points ->
        [one] { $player }: { $points } point for the party base
       *[other] { $player }: { $points } points for the party base
    }
log-points-money =
    { $points ->
        [one] { $player }: { $points } point for money
       *[other] { $player }: { $points } points for money
    }

## Money and the next round
log-income-votes = { $player } gets { $money } for votes
log-income-base = { $player } gets { $money } for the party base
log-donation-accepted = { $player } accepts { $money }, party base { $amount }
log-donation-refused = { $player } refuses { $money }, party base { $amount }
log-land-closed = { $land } leaves play
log-land-opened = { $state } enters play for election { $number }
log-opinions-refilled = The popular opinions are refilled
log-game-ended =
    { $n ->
        [one] { $players } wins with { $points } points
       *[other] { $players } share the victory with { $points } points
    }
log-nothing = Nothing to do
