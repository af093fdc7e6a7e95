### The table: captions, badges, derivations and tooltips.
### $party abbreviation · $land name of a state · $player name of a seat · $card sign and topic · $money finished amount

table-bar = Game
table-menu = Menu
table-setup = Setup
table-round-of = Round { $round } of { $rounds }
table-round-short = Round { $round }/{ $rounds }
table-round = Round { $round }
# $n is the number of the phase, $name its name
table-phase = Phase { $n }: { $name }
table-phase-nine = Election: conversion, results, income, next round
# What stands behind the most points of a state: 15 VP max
table-vp = VP
table-kind-human = player
table-kind-you = you

## Buttons of the bar and the dock
table-undo = Undo
table-redo = Redo
table-advice = Advice
table-advice-not-now = You can ask for advice only while a decision is open.
table-log-open = Full log
table-rules = Rules
table-settings = Settings
table-lock-chance = Final: what comes next is up to chance
table-lock-revealed = Final: something hidden is revealed
table-lock-other = Final: someone else decides next

## Boards
table-election-now = Election this round
table-election-now-short = Election now
# $round is a number
table-election-in = Election in round { $round }
# $rounds is the number of rounds until the election
table-land-worth =
    { $points ->
        [one] One victory point from 50 votes
       *[other] { $points } victory points from 50 votes
    }
# $steps is a list such as "5: 4, 10: 9"
table-land-steps = Votes and points: { $steps }
table-closed = voted
table-opinion-hidden = Opinion face down
table-opinion-hidden-help = At the end of each round one more opinion is revealed in every state.
# $sign is + or −, $topic the full name of a topic
table-card = { $sign } { $topic }
table-card-unknown = Card face down
table-card-doubled = Double marker: counts twice, and media influence cannot replace it.
table-card-for = In the program of { $parties }: +1
table-card-against = Opposed in the program of { $parties }: −1
table-card-nobody = No program has this topic.
table-kept-match = How your kept cards match
table-kept-match-short = Match
table-media = Media in { $land }
table-media-leads = { $party } leads the media.
table-media-tied = Nobody leads the media: there is a tie.
table-media-nobody = Nobody has a media marker here.
table-media-help = The media leader replaces an opinion in phase 7 and can’t be lowered by polls. At the election one of its markers moves to media presence.
table-leader = leads
table-leader-tied = tied
table-leader-nobody = no leader
table-slots = Politicians in { $land }
table-slot-free = Free space for a politician
table-slot-help = In phase 5 each party may send one politician to a state, face down. In phase 6 they act in this order.
# $n is the place in the row
table-slot-hidden = Place { $n }: { $party }, face down
table-slot-open = Place { $n }: { $party }, { $politician }
table-slot-cost = { $money }, { $status }
table-slot-status-hidden = face down
table-slot-status-revealed = not paid yet
table-slot-status-paid = paid
table-slot-status-declined = not paid
table-slot-status-done = done

## Party rows
table-row = { $party } in { $land }
table-trend = { $party }: trend { $trend }
# $n of $spots rallies
table-rallies = { $party }: { $n } of { $spots } rallies
# $factor is a factor such as ×3
table-matches = { $party }: matches { $factor }
table-matches-in = { $land }: matches { $factor }
table-matches-help = Program cards that match a face-up opinion, minus those that contradict one; doubled opinions count twice. Never less than 1.
# $sign is + or −, $trend a number without sign
table-formula = ({ $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    } { $sign } { $trend } trend) × { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } = { $votes }
table-formula-least = Each factor counts as at least 1.
table-formula-none = No rallies to convert
table-formula-sum = { $old } + { $gained } = { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
table-points-now =
    { $points ->
        [one] Worth one point
       *[other] Worth { $points } points
    }
table-points-then =
    { $then ->
        [one] Worth { $points } now, one point after converting
       *[other] Worth { $points } now, { $then } points after converting
    }
# $points is the value of the next step
table-next-step =
    { $votes ->
        [one] One more vote: { $points } { $word } in all.
       *[other] { $votes } more votes: { $points } { $word } in all.
    }

## A state that has voted
# Rubber stamp on the board of a state that has voted
table-voted = VOTED
table-result = Election { $number }
table-result-row = { $party } in { $land }
table-result-points =
    { $votes ->
        [one] One vote: { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $votes } votes: { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
table-result-bonus = Bonus: +{ $points }
table-result-moved = A marker moved to media presence.
table-outcome-sole = { $parties } wins alone
table-outcome-several = { $parties } reach 50 votes
table-outcome-coalition = Coalition: { $parties }
table-outcome-none = No majority, strongest: { $parties }
table-votes-word =
    { $n ->
        [one] vote
       *[other] votes
    }

## Spots that a decision offers
table-spot-opinion = { $card } in { $land }
table-spot-display = { $card } in the box “Popular opinions”
table-spot-program = { $card } in the program display
# $n is the number of the place
table-spot-media = Media spot { $n } in { $land }
table-spot-slot = Politician { $n } in { $land }
table-spot-pip = Rally { $n } in { $land }
table-spot-pips = Rally spots in { $land }
table-spot-minus = One rally fewer in { $land }
table-spot-plus = One more rally in { $land }

## Strip
table-opinions = Popular opinions
table-opinions-short = Opinions
table-opinions-help =
    { $refilled ->
        [0] Media influence takes cards from here (phase 7). Gaps stay empty.
       *[other] Media influence takes cards from here (phase 7). Gaps stay empty until the end of round { $refilled }.
    }
# $n cards in the pile
table-pile = pile { $n }
table-opinion-gone = { $card } is no longer here
table-opinion-gone-help = It was taken with media influence.
table-programs = Program display
table-programs-short = Display
table-programs-help = Face-up program cards for phase 2. A new display is dealt every round.
table-polls = Polls
table-polls-help = In phase 8 the top poll is auctioned in every state. You know only its back.
# $n polls in the pile
table-left = { $n } left
table-poll = Top poll
table-poll-back = On its back: { $party } rises by 2.
table-poll-face = { $party } +2
table-poll-unseen = Discarded unseen: { $party } +2
table-poll-seen = Discarded: { $changes }
table-presence = Media presence
table-presence-short = Presence
table-presence-help = Election winners and media leaders move a marker here; it scores at the end.
# $number of the election
table-presence-slot =
    { $points ->
        [one] Election { $number }: one point at the end
       *[other] Election { $number }: { $points } points at the end
    }
table-presence-empty = Nobody yet
table-base-title = Party base
table-base-help = Every point brings you €1,000 after every round but the last, and one victory point at the end.
table-base = { $party }: party base { $base }

## Parties
table-party = { $party } · { $player }
table-party-hand =
    { $n ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $n } cards in hand
    }
table-party-supply = Supply: { $media ->
        [one] one media marker
       *[other] { $media } media markers
    }, { $rallies ->
        [one] one rally
       *[other] { $rallies } rallies
    }
table-party-politicians = { $n ->
        [one] One politician
       *[other] { $n } politicians
    }, { $donations ->
        [one] one donation card
       *[other] { $donations } donation cards
    } left
table-party-points = Points: { $votes } for votes, { $bonus } in bonuses
table-thinking = is thinking
table-stood-in = An AI player didn’t answer in time, so the easy level decided for it. This is recorded.
table-badge-start = start
table-badge-auctioneer = auctioneer
table-badge-passes = passes
table-badge-chosen = ready
table-badge-choosing = choosing
table-money = Money: { $money }
table-money-hidden = Money: hidden
table-money-help = At the end the richest party scores 6 points, the second richest 3.

## Own things
table-program-own = Your program
table-program-own-party = Program · { $party }
table-standings = Victory points so far
table-hand = Hand
table-cabinet = Shadow cabinet
table-politician-used = used
table-politician-placed = in { $land }
table-politician-main = Main action: { $action }
table-politician-or = Then one of these: { $actions }
table-supplies = Supplies
table-supply-money = Money
table-supply-rallies = Rallies left
table-supply-rallies-short = Rallies
table-supply-rallies-help = You can have at most 8 rallies in one state. Converted rallies come back.
table-supply-media = Media
table-supply-media-help = Your markers that are not on the boards. One costs €5,000 in phase 3.
table-supply-donations = Donations
# $accept and $reject are changes of the party base
table-donation = { $money }: party base { $accept } if accepted, { $reject } if refused

## Log
table-log = Log
table-recent-none = Nothing has happened yet.
table-happened = What happened
table-last-turn = { $player }’s last turn
table-last-turn-own = your last turn
# $who are several players
table-happened-pass = { $who } pass
table-log-filter = Filter
table-log-all = All
table-log-mine = Mine
table-log-land = State
table-log-all-tip = Everything that has happened
table-log-mine-tip = Only lines about this party
table-log-land-tip = Only lines about { $land }
# $round number, $phase name of the phase
table-log-head = Round { $round } · { $phase }

## Who decides; $what is one of the texts below
table-decides =
    { $n ->
        [one] { $players }’s turn to { $what }
       *[other] Waiting for { $players } to { $what }
    }
table-decide-many =
    { $n ->
        [one] One party still has to { $what }
       *[other] { $n } parties still have to { $what }
    }
table-about-draft = pick a card
table-about-opening_program = choose an opening program
table-about-opening_hand = pick a card to keep in hand
table-about-deployment = place starting symbols
table-about-start_player = bid for start player
table-about-start_tie = raise the bid for start player
table-about-program = change program cards
table-about-media = buy a media marker
table-about-rallies = buy rallies
table-about-cabinet_placement = send politicians
table-about-cabinet_actions = pay for a politician or use one
table-about-media_influence = replace an opinion
table-about-polls = bid for the poll
table-about-poll_choice = publish or keep the poll
table-about-conversion = convert rallies
table-about-election = decide on a coalition
table-about-income = accept or refuse a donation
table-about-start_sheet = fill in the start sheet
table-about-first_bid = bid for the right to name the first player
table-about-first_choice = name the first player
table-about-place_bid = bid for the order of play
table-about-place_choice = choose a place in the order of play
table-about-conference = change program cards
table-about-exchanges = exchange a program card
table-about-cabinet_sending = send politicians
table-about-cabinet_use = use a politician
table-about-coalitions = form a coalition
table-about-coalition_answer = answer a coalition offer
table-about-influence = exchange an opinion
table-about-poll_auctions = bid for the poll
table-about-poll_entries = publish or keep the poll
table-about-vote_catching = convert meetings
table-about-majority = exchange an opinion
table-about-region_election = place a national opinion
table-about-contributions = accept or refuse a contribution
table-over = The game is over

## Panel at the right in the largest size
table-side-parties = Parties
table-side-parties-open = A click shows programs, supplies and cards in common.
table-side-log = What happened
table-side-log-word = List
table-side-mine = Own cards and what lies beside the boards
table-side-mine-word = Mine

## Where figures come from
table-row-votes = { $party }: votes { $votes }
# $when is a round, $cause one of the causes below, $change +2, $value what came of it
table-origin-step = { $when }, { $cause }: { $change }, now { $value }
table-origin-none = Nothing has changed it yet.
table-origin-none-round = Unchanged this round.
table-cause-deployment = starting deployment
table-cause-politician = politician
table-cause-poll = poll
table-cause-rallies = rallies
table-cause-votes = votes
table-cause-bonus = election bonus
table-cause-presence = media presence
table-cause-base = party base
table-cause-money = money
table-cause-donation = donation
table-cause-media = media marker
table-cause-start_player = bid for start player
table-cause-remove_media = media marker removed
table-cause-media_removed = compensation for a media marker
table-cause-bluff = bid without the money
table-points-total = { $party }: { $points } VP
table-points-source = From { $source }: { $points }
# $votes points for votes, $bonus points for winning
table-points-election = Election { $number }, { $land }: { $votes } + { $bonus }
table-match-card = { $card }: { $amount }
table-match-doubled = { $card }: { $amount }, counts twice
table-match-least = Sum { $sum }: it counts as 1.
# $low and $high are factors such as ×2
table-match-range =
    { $n ->
        [one] With the face-down opinion: { $low } to { $high }
       *[other] With { $n } face-down opinions: { $low } to { $high }
    }
table-opinion-taken = Taken by { $party } for { $land }, round { $round }.
table-pile-cards = Pile { $left }, display { $display }, discarded { $discarded }; in the whole game { $total }
table-pile-polls = Pile { $left }; discarded with the front seen { $seen }, unseen { $unseen }
table-poll-possible = Possible front: { $changes }
table-presence-winner = { $party }: { $points }, won the election
table-presence-media = { $party }: { $points }, led the media
table-result-open = Show election { $number } again

## What has happened
table-recap-play = Replay
table-recap-stop = End the replay
# $n is the number of changes
table-recap-other = New cards are on the table
# $who is a party or a player; $n the number in all
# Who acts, at the beginning of a line of the log
table-recap-subject = { $who }
table-recap-rallies =
    { $n ->
        [one] { $who } buys 1 rally for { $money }
       *[other] { $who } buys { $n } rallies for { $money }
    }
# $where are states with how many in each, such as "SL 3, BW 5"
table-recap-rallies-short =
    { $n ->
        [one] { $who }: 1 rally, { $where }, for { $money }
       *[other] { $who }: { $n } rallies, { $where }, for { $money }
    }
table-recap-media =
    { $n ->
        [one] { $who } buys 1 media marker
       *[other] { $who } buys { $n } media markers
    }
table-recap-politicians =
    { $n ->
        [one] { $who } sends 1 politician
       *[other] { $who } sends { $n } politicians
    }
table-recap-votes =
    { $n ->
        [one] { $who } gains 1 vote
       *[other] { $who } gains { $n } votes
    }
table-recap-trend = { $who }’s trend
table-recap-bids = Bids in thousands:
table-recap-bids-short = In thousands:
table-recap-swap = { $who } replaces an opinion in { $land }
table-recap-swap-short = { $who } in { $land }
table-recap-swaps =
    { $n ->
        [one] { $who } replaces one opinion
       *[other] { $who } replaces { $n } opinions
    }
table-final = Final scoring

## Every program against every state
table-grid = Programs and states
table-grid-help = Match; votes and points now and after converting; votes needed for the next step
table-grid-points = { $points } VP
# $votes votes are missing to $points points
table-grid-next = +{ $votes } for { $points }
table-grid-top = most points
table-grid-close = Close

## Whose turn it is, on the ribbon
turn-mine = Your turn
turn-of = { $player }’s turn
turn-many =
    { $n ->
        [one] One party still to play
       *[other] { $n } parties still to play
    }
# Badge behind the name
turn-badge-mine = your turn

## The only state left: what the votes to come lack
table-lacks = { $votes } short of { $majority }
table-lacks-over = over { $majority }
# $now are points with their word; $votes more bring $points
# captions below the figures of a row
table-late-trend = trend
table-late-match = matches
table-late-worth = { $unit } for { $votes } votes
table-late-election = The last election
# the third line of my row: votes now and with the draft
table-receipt-votes =
    { $before } → { $after } { $after ->
        [one] vote
       *[other] votes
    }
# $nth is my place in this state, $of the number of parties
table-receipt-place = Place { $nth } of { $of } here
table-step = { $points } { $unit } at { $votes }
table-step-short = { $points } at { $votes }
table-voters = One voter is 5 votes: solid won, outlined to come
# two states vote this round
table-election-first = Votes first this round
table-election-second = Votes second this round
# cards of the program that my party and this one share
table-shared = { $n } shared
# words below icons of the top bar
table-grid-word = Compare
table-rules-word = Rules
table-plan-word = Plan
# head of the column of rallies on a board
table-head-rallies = rallies
# how the elections of this round would end if they were held now
table-if-now-of = If { $land } voted now
table-if-now-sole = governs alone, { $points }
table-if-now-several = govern, { $points } each
table-if-now-coalition = govern, { $points } each
table-if-now-none = is largest, { $points }; nobody governs
table-if-now-single = wins
table-if-now-narrow = wins by a nose
table-if-now-narrow_coalition = win by a nose
table-if-now-lacks =
    { $party } lacks { $n } { $n ->
        [one] vote
       *[other] votes
    } to govern alone
table-shared-cards =
    { $n ->
        [one] one shared card
       *[other] { $n } shared cards
    }
table-if-now-moves = Moves a media marker: { $parties }
table-outlook = { $unit } now → if { $land } voted now
table-outlook-final = { $unit } now → if it ends like this, money not counted
table-outlook-short = { $unit } now → then
table-outlook-none = { $unit } so far
table-outlook-plan = { $unit } now → planned
# how the game would end, and the parts of each party’s bar, in few letters
table-ending = If it ended tonight
table-ending-last = If it ends like this
table-ending-now = now
table-ending-election = election
table-ending-base = base
table-ending-media = media
table-ending-opinion = opinion
# who shares how many program cards with whom
table-shared-matrix = Shared program cards
