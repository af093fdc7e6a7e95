### The words of the older editions, beside the general text of the same key: `key--classic`, `key--1997`.
### Members for the party base, meetings for rallies, seats for points by votes, key issue (2006) or doubler (1997) for the double marker.

## Names
party-linke--2006 = Die Linkspartei
party-linke--1997 = PDS
party-linke-short--1997 = PDS
topic-security--1997 = Internal security
topic-security-card--1997 = Int. security
politician-chancellor--1997 = Candidate for Chancellor
politician-chancellor-short--1997 = Candidate
action-double--classic = Key issue

## Log
log-base--classic = { $player }: members { $amount }
log-poll-kept--classic = { $player } keeps the poll, members { $amount }
log-donation-accepted--classic = { $player } accepts { $money }
log-donation-refused--classic = { $player } refuses { $money }
log-opinion-repeated--classic = { $land }: { $card } repeats a topic and is replaced
log-income-votes--classic = { $player } gets { $money } for seats
log-income-base--classic = { $player } gets { $money } for members
log-points-votes--classic =
    { $points ->
        [one] { $player } wins { $points } seat
       *[other] { $player } wins { $points } seats
    }
log-points-base--classic =
    { $points ->
        [one] { $player }: { $points } point for members
       *[other] { $player }: { $points } points for members
    }
log-points-presence--classic =
    { $points ->
        [one] { $player }: { $points } point for national media
       *[other] { $player }: { $points } points for national media
    }
log-presence--classic =
    { $points ->
        [one] { $player } moves a marker from { $land } to the national media, { $points } point at the end
       *[other] { $player } moves a marker from { $land } to the national media, { $points } points at the end
    }
log-double-placed--classic = { $player } puts the key issue marker on { $card } in { $land }
log-double-removed--classic = { $player } removes the key issue marker from { $card } in { $land }
log-start-player--classic = { $player } becomes first player
log-auction--classic = { $land }: a poll is auctioned

## Final scoring
final-votes--classic = Seats
final-votes-low--classic = seats
final-presence--classic = National media
final-presence-low--classic = national media
final-base--classic = Members
final-base-low--classic = members
final-curve-base--classic = Members after each round

## Table
table-late-match--classic = match
table-land-worth--classic =
    { $points ->
        [one] One seat for 50 votes
       *[other] { $points } seats for 50 votes
    }
table-land-steps--classic = Votes and seats: { $steps }
table-card-doubled--classic = Key issue: counts twice, and no exchange can remove it.
table-media-help--classic = Whoever has the most markers here may exchange an opinion and can’t be lowered by polls. After an election the winners move a marker to the national board.
table-slot-help--classic = Politicians are sent face down, at most one per party to each state. Every one must be paid for and carries out one action.
table-matches-help--classic = Program cards that match an opinion here, minus those that contradict one; doubled opinions count twice.
table-formula--classic = { $rallies ->
        [one] 1 meeting
       *[other] { $rallies } meetings
    } × ({ $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } { $sign } { $trend } trend) = { $votes }
table-formula-least--classic = With a factor of zero or less, two meetings bring one vote.
table-next-step--classic =
    { $votes ->
        [one] One more vote would raise the seats to { $points }.
       *[other] { $votes } more votes would raise the seats to { $points }.
    }
table-match-least--classic = Sum { $sum }
table-opinions--classic = Exchange pool
table-opinions-short--classic = Pool
table-opinions-help--classic = Media influence and absolute majorities exchange opinions with this pool.
table-polls-help--classic = One poll is auctioned in every state. Only the winner sees it.
table-presence--classic = National media
table-presence-short--classic = Media
table-presence-help--classic = Media markers of winners and of those beaten by a nose. Early elections score more at the end than late ones.
table-base-title--classic = Members
table-base-help--classic = Members bring money after rounds 1 and 3 (with seven elections, after round 5 as well) and one point each at the end.
table-base--classic = { $party }: members { $base }
table-money-help--classic = Money scores nothing at the end.
table-supply-rallies-help--classic = You can have at most 10 meetings in one state. Converted ones come back.
table-supply-media-help--classic = Your markers that are not on the boards. One costs 4,000.
table-cause-base--classic = members
table-cause-presence--classic = national media
table-cause-votes--classic = seats
table-cause-start_player--classic = bid to name the first player
table-cause-start_player--consim = bid for the order of play
table-cause-deployment--classic = start sheet
table-badge-start--classic = first
table-badge-start--consim = 1st
table-points-total--classic = { $party }: { $points } VP
handover-place--classic = Round { $round } of { $rounds }
election-tip-formula--classic = { $rallies ->
        [one] 1 meeting
       *[other] { $rallies } meetings
    } × ({ $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } { $sign } { $trend } trend): { $gained } more
election-tip-least--classic = With a factor of zero or less, two meetings bring one vote.
election-row-media--classic = A media marker moves to the national board: { $points } at the end of the game
election-moved--classic =
    { COUNT($parties) ->
        [one] New marker on the national board for { $parties }: { $points } at the end.
       *[other] New markers on the national board for { $parties }: { $points } per marker at the end.
    }
election-moved-none--classic = No media marker moves to the national board.
election-no-marker--classic = { $parties } had no marker here to move to the national board.
plan-formula-tip--classic = Meetings × (matches + trend)

## Decisions
prompt-donation-title--classic = Do you accept this contribution?
prompt-donation-title-short--classic = Contribution
prompt-donation-cards--classic = Contribution cards
prompt-donation-end--classic = Members at the end
prompt-donation-end-tip--classic = Every member is worth one point at the end of the game.
prompt-donation-hint--classic = Play a card face up to take its money and lose members, or face down to refuse it and gain members. Dice decide how many.
refusal-opinion-doubled--classic = An opinion with a key issue marker can’t be exchanged.
refusal-opinion-not-in-display--classic = This opinion is not in the exchange pool.
refusal-no-such-block--classic = There is no such entry on the start sheet.
refusal-no-flipping--classic = In this game the topic of the opinion that goes can’t come back.

## Meetings, members, contributions: the general texts with these words
fact-base--classic = members { $n }
fact-rallies--classic =
    { $n ->
        [one] one meeting in { $land }
       *[other] { $n } meetings in { $land }
    }
fact-stay--classic =
    { $n ->
        [one] one meeting stays in { $land }
       *[other] { $n } meetings stay in { $land }
    }
advice-base-change--classic = members { $amount }
advice-keep-rallies--classic = Keep the meetings
advice-rallies-part--classic =
    { $n ->
        [one] 1 meeting in { $land }
       *[other] { $n } meetings in { $land }
    }
advice-double-off--classic = Take the key issue marker off “{ $card }”
election-tip-none--classic = No meetings to convert
handover-task-rallies--classic = Meetings
handover-task-rallies-help--classic = { $player } may buy meetings in any states.
handover-task-conversion-help--classic = { $player } may turn meetings into votes.
handover-task-income--classic = Contribution
handover-task-income-help--classic = { $player } accepts or refuses a contribution.
log-passed-conversion--classic = { $player } keeps the meetings in { $land }
log-rallies--classic =
    { $n ->
        [one] { $player } buys { $n } meeting in { $land } for { $money }
       *[other] { $player } buys { $n } meetings in { $land } for { $money }
    }
log-converted--classic =
    { $n ->
        [one] { $player } converts { $n } meeting in { $land }: { $votes ->
            [one] +1 vote
           *[other] +{ $votes } votes
        }
       *[other] { $player } converts { $n } meetings in { $land }: { $votes ->
            [one] +1 vote
           *[other] +{ $votes } votes
        }
    }
plan-no-double--classic = No key issue marker is left, or it is already there.
plan-hint-opinion--classic = Instead of { $card }: choose an opinion from the exchange pool, or mark it as the key issue.
plan-cost-tip--classic = What { $party } would buy: meetings and media markers; the meetings of a state count as one purchase.
plan-supply-rallies--classic =
    { $n ->
        [one] { $row }: 1 meeting
       *[other] { $row }: { $n } meetings
    } (supply: { $left })
plan-count--classic =
    { $n ->
        [one] { $row }: 1 meeting to convert
       *[other] { $row }: { $n } meetings to convert
    }
plan-double-off--classic = { $card } without key issue marker
plan-rallies--classic =
    { $n ->
        [one] { $row }: 1 meeting
       *[other] { $row }: { $n } meetings
    }
plan-converted--classic =
    { $n ->
        [one] { $row }: 1 meeting converted
       *[other] { $row }: { $n } meetings converted
    }
prompt-rally-title--classic = Where do you hold meetings?
prompt-rally-title-short--classic = Where do meetings go?
prompt-rally-hint--classic = Add meetings with + in any state. Each state is paid for separately; you can have at most { $most } meetings in a state.
prompt-rally-new--classic = New meetings
prompt-rally-confirm--classic =
    { $n ->
        [0] Buy meetings
        [one] Buy 1 meeting
       *[other] Buy { $n } meetings
    }
prompt-rally-none--classic = Add meetings first, or pass.
prompt-rally-no-new--classic = You haven’t planned any new meetings here.
prompt-rally-price--classic =
    { $n ->
        [one] 1 new meeting here: { $money }
       *[other] { $n } new meetings here: { $money }
    }
prompt-rally-line--classic =
    { $n ->
        [one] { $land }: 1 meeting, { $money }
       *[other] { $land }: { $n } meetings, { $money }
    }
prompt-rallies--classic = Meetings
prompt-base--classic = Members
prompt-action-base--classic = Members { $amount }
prompt-pay-double--classic = Key issue
prompt-act-no-double--classic = No key issue marker is left
prompt-act-tip-on--classic = Place the key issue marker on { $card }
prompt-act-tip-off--classic = Remove the key issue marker from { $card }
prompt-shift-hint--classic = You lead the media here. Click an opinion to remove, then its replacement in the exchange pool.
prompt-shift-hint-into--classic = Now click the card in the exchange pool that replaces { $card }.
prompt-shift-no-display--classic = Nothing in the exchange pool fits.
prompt-poll-keep-base--classic = Keep: members
prompt-front-keep--classic = Keep: members { $gain }
prompt-convert-title--classic = Convert meetings in { $land }?
prompt-convert-title-short--classic = Meetings in { $land }
prompt-convert-hint-all--classic =
    { $n ->
        [one] Convert the meeting, or keep it.
       *[other] Convert all { $n }, or keep them.
    }
prompt-convert-confirm--classic =
    { $n ->
        [one] Convert 1 meeting
       *[other] Convert { $n } meetings
    }
prompt-convert-keep-tip--classic = The meetings stay in this state
prompt-convert-keep-all-tip--classic = Keep the meetings here and in all states that follow
prompt-convert-less--classic = One meeting fewer
prompt-convert-more--classic = One more meeting
prompt-convert-none--classic = no meetings
prompt-convert-few--classic =
    { $n ->
        [one] 1 meeting, { $least } needed
       *[other] { $n } meetings, { $least } needed
    }
prompt-convert-stay--classic =
    { $n ->
        [one] 1 meeting stays
       *[other] { $n } meetings stay
    }
prompt-donation-base--classic = members { $change }
prompt-donation-from-base--classic = Members: { $n } × { $rate }
refusal-rally-spots--classic =
    { $free ->
        [0] All meeting spots in this state are taken. Meetings turned into votes make room.
        [one] Only one meeting spot is free in this state.
       *[other] Only { $free } meeting spots are free in this state.
    }
refusal-rally-supply--classic =
    { $supply ->
        [0] No meeting left in the supply.
        [one] Only one meeting is left in the supply.
       *[other] Only { $supply } meetings are left in the supply.
    }
refusal-too-few-rallies--classic =
    { $least ->
        [one] At least one meeting must be converted here.
       *[other] At least { $least } meetings must be converted here.
    }
refusal-too-many-rallies--classic =
    { $rallies ->
        [0] There are no meetings here.
        [one] There is only one meeting here.
       *[other] There are only { $rallies } meetings here.
    }
refusal-donation-gone--classic = This contribution card has already been used.
table-rallies--classic = { $party }: { $n } of { $spots } meetings
table-formula-none--classic = No meetings to convert
table-result-moved--classic = A marker moved to national media.
table-spot-display--classic = { $card } in the exchange pool
table-spot-pip--classic = Meeting { $n } in { $land }
table-grid-top--classic = most seats
table-spot-pips--classic = Meeting spots in { $land }
table-spot-minus--classic = One meeting fewer in { $land }
table-spot-plus--classic = One more meeting in { $land }
table-party-supply--classic =
    Supply: { $media ->
        [one] one media marker
       *[other] { $media } media markers
    }, { $rallies ->
        [one] one meeting
       *[other] { $rallies } meetings
    }
table-party-politicians--classic =
    { $n ->
        [one] One politician
       *[other] { $n } politicians
    }, { $donations ->
        [one] one contribution card
       *[other] { $donations } contribution cards
    } left
table-supply-rallies--classic = Meetings left
table-supply-rallies-short--classic = Meetings
table-supply-donations--classic = Contributions
table-about-rallies--classic = organize meetings
table-about-conversion--classic = convert meetings
table-about-income--classic = accept or refuse a contribution
table-cause-rallies--classic = meetings
table-cause-donation--classic = contribution
action-base--classic = Members { $amount }
symbol-rallies--classic = Meetings { $amount }
refusal-rally-limit--classic =
    { $most ->
        [one] Only one new meeting may be added to a state per round.
       *[other] At most { $most } new meetings may be added to a state per round.
    }

## Doublers of 1997
action-double--1997 = Doubler
log-double-placed--1997 = { $player } puts the doubler on { $card } in { $land }
log-double-removed--1997 = { $player } removes the doubler from { $card } in { $land }
table-card-doubled--1997 = Doubler: counts twice, and no exchange can remove it.
refusal-opinion-doubled--1997 = An opinion with a doubler can’t be exchanged.
advice-double-off--1997 = Take the doubler off “{ $card }”
plan-no-double--1997 = No doubler is left, or it is already there.
plan-hint-opinion--1997 = Instead of { $card }: choose an opinion from the exchange pool, or put the doubler on it.
plan-double-off--1997 = { $card } without doubler
prompt-pay-double--1997 = Doubler
prompt-act-no-double--1997 = No doubler is left
prompt-act-tip-on--1997 = Place the doubler on { $card }
prompt-act-tip-off--1997 = Remove the doubler from { $card }

## Puzzles
puzzle-goal-points--classic =
    { $points ->
        [one] Win at least one seat in { $land }.
       *[other] Win at least { $points } seats in { $land }.
    }
puzzle-goal-points-short--classic =
    { $land }: { $points ->
        [1] 1 seat
       *[other] { $points } seats
    }
puzzle-outcome--classic =
    { $points ->
        [one] { $land }: { $votes ->
            [1] one vote
           *[other] { $votes } votes
        }, one seat.
       *[other] { $land }: { $votes ->
            [1] one vote
           *[other] { $votes } votes
        }, { $points } seats.
    }
puzzle-got--classic =
    { $points ->
        [0] You won no seats in { $land } with { $votes ->
            [one] { $votes } vote.
           *[other] { $votes } votes.
        }
        [one] You won one seat in { $land } with { $votes ->
            [one] { $votes } vote.
           *[other] { $votes } votes.
        }
       *[other] You won { $points } seats in { $land } with { $votes } votes.
    }
puzzle-why-points--classic =
    { $land }: { $best ->
        [1] one seat
       *[other] { $best } seats
    }; doing nothing wins { $idle }.

## What others do, the coach, the election night, and answers of puzzles
advice-rallies-shared--classic =
    { $n ->
        [one] 1 meeting ({ $shares })
       *[other] { $n } meetings ({ $shares })
    }
election-caption-rallies--classic =
    { $count ->
        [one] meeting
       *[other] meetings
    }
interlude-rallies--classic = { $rallies ->
    [one] { $rallies } meeting
   *[other] { $rallies } meetings
  }
prompt-rally-fill-back--classic = Take back all your new meetings in { $land }
puzzle-why-convert--classic = Meetings count at the moment you convert them: what matters is whether trend and match are better now or at the election.
puzzle-why-money--classic = A meeting is worth most where your program fits and the majority is within reach; elsewhere the same money buys half as much.
puzzle-why-program--classic = A program card counts in every state at once; the best one fits where you have meetings.
puzzle-why-cabinet--classic = A politician is worth most where your meetings are waiting: a better trend or match brings votes only through them.
puzzle-why-poll--classic = A poll is worth what it moves: your own trend up where you have meetings, or the trend down of a rival who would beat you.
table-recap-rallies--classic =
    { $n ->
        [one] { $who } buys 1 meeting for { $money }
       *[other] { $who } buys { $n } meetings for { $money }
    }
table-recap-rallies-short--classic =
    { $n ->
        [one] { $who }: 1 meeting, { $where }, for { $money }
       *[other] { $who }: { $n } meetings, { $where }, for { $money }
    }
told-rallies--classic = meetings { $before } → { $after }
today-rallies--classic =
    { $rallies ->
        [0] No meeting, trend { $trend }
        [one] One meeting, trend { $trend }
       *[other] { $rallies } meetings, trend { $trend }
    }
today-rallies-short--classic = Meetings { $rallies }, trend { $trend }
log-swapped--classic = { $player } exchanges { $old } for { $new }
staging-opinion-title--classic = { $player } exchanges an opinion in { $land }
log-opinion-shifted--classic = { $player } exchanges { $old } for { $new } in { $land }
table-recap-swap--classic = { $who } exchanges an opinion in { $land }
table-recap-swaps--classic =
    { $n ->
        [one] { $who } exchanges one opinion
       *[other] { $who } exchanges { $n } opinions
    }
table-ending-base--classic = members
