### Advice: what a normal AI seat would weigh up, from the own view only.

advice-title = Advice
advice-thinking = Weighing your options…
advice-note = What the normal AI would do, knowing only what you can see.
advice-failed = There is no advice for this decision.
advice-covered = You can ask for advice only while your hand is open.
advice-take = Use this
advice-take-tip = Puts this option into your draft; nothing is confirmed yet.
advice-close = Close

# $amount is a change such as +3
advice-base-change = party base { $amount }

## Reasons: what can be read or counted on the table once the choice is made
# $before and $n are votes now and then
fact-votes =
    { $land }: { $before } → { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fact-majority = majority in { $land }: { $before } → { $n } votes
fact-rival =
    { $party } in { $land }: { $before } → { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fact-sent =
    { $politician } in { $land }: { $before } → { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
# Rivals whose program has the new opinion
fact-shared =
    { $n ->
        [0] no rival’s program has “{ $card }”
        [one] only one rival’s program has “{ $card }”
       *[other] only { $n } rivals’ programs have “{ $card }”
    }
fact-markers =
    { $n ->
        [one] a media marker in { $land }
       *[other] { $n } media markers in { $land }
    }
fact-rallies =
    { $n ->
        [one] one rally in { $land }
       *[other] { $n } rallies in { $land }
    }
# What a step of the own trend is worth where a poll is bid for
fact-step =
    { $n ->
        [0] a step of trend brings no votes in { $land }
        [one] a step of trend brings one vote in { $land }
       *[other] a step of trend brings { $n } votes in { $land }
    }
fact-kept = a poll that is kept: party base +{ $n }
fact-dice =
    { $n ->
        [one] members from one die
       *[other] members from { $n } dice
    }
fact-card =
    { $n ->
        [one] “{ $card }” matches in one state
       *[other] “{ $card }” matches in { $n } states
    }
# The card that is left
fact-clash =
    { $n ->
        [one] “{ $card }” clashes in one state
       *[other] “{ $card }” clashes in { $n } states
    }
fact-large = “{ $card }” matches in { $land }: up to { $n } points
fact-program =
    { $n ->
        [one] the program matches one opinion
       *[other] the program matches { $n } opinions
    }
# The factor by which rallies are multiplied, now and then
fact-match = match in { $land }: ×{ $before } → ×{ $n }
# The same with a card of the display
fact-fit = “{ $card }” in { $land }: ×{ $before } → ×{ $n }
# How many cards of the display are worth something
fact-display =
    { $n ->
        [0] no card on display matches an open opinion
        [one] only one card on display matches an open opinion
       *[other] { $n } cards on display match open opinions
    }
# Cards of the display that is discarded
fact-useless =
    { $n ->
        [0] no card on display improves your match
        [one] only one card on display improves your match
       *[other] only { $n } cards on display improve your match
    }
fact-national =
    { $n ->
        [one] one card of the program on the national board
       *[other] { $n } cards of the program on the national board
    }
fact-together =
    together { $n ->
        [one] 1 vote
       *[other] { $n } votes
    } in { $land }
# Place in turn order now
fact-first =
    { $n ->
        [one] still first in turn order
       *[other] first instead of number { $n } in turn order
    }
fact-government =
    { $n ->
        [one] one point for governing
       *[other] { $n } points for governing
    }
fact-cash = { $money } in cash
fact-cost = costs only { $money }
fact-free = costs nothing
fact-base = party base { $n }
fact-instead =
    { $land }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    } instead of { $before }
fact-rival-stays =
    { $party } in { $land }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    } instead of { $before }
# What a rival’s rallies are multiplied by, now and then
fact-factor = { $party } in { $land }: ×{ $before } → ×{ $n }
# Rivals whose program contradicts the new opinion
fact-opposed =
    { $n ->
        [one] “{ $card }” goes against one rival’s program
       *[other] “{ $card }” goes against { $n } rivals’ programs
    }
# Rivals whose program has the opinion that goes
fact-lost =
    { $n ->
        [one] one rival’s program loses the match with “{ $card }”
       *[other] { $n } rivals’ programs lose the match with “{ $card }”
    }
# Own markers, and those of the party that has the next most
fact-lead = most media markers in { $land }: { $n } to { $before }
fact-level = { $party } in { $land }: level in the media, { $n } to { $n }
# The marker’s own party wins there or has the most markers
fact-presence =
    { $n ->
        [one] a marker in { $land } can count one point at the end
       *[other] a marker in { $land } can count { $n } points at the end
    }
fact-scarce =
    { $n ->
        [one] only one free media spot in { $land }
       *[other] only { $n } free media spots in { $land }
    }
# $n is the round of its election: a trend or a marker counts until then
fact-lasts = { $land } votes only in round { $n }
fact-supply =
    { $n ->
        [one] the last media marker stays in the supply
       *[other] { $n } media markers stay in the supply
    }
fact-stay =
    { $n ->
        [one] one rally stays in { $land }
       *[other] { $n } rallies stay in { $land }
    }
fact-better =
    { $n ->
        [one] one card that isn’t on display matches better
       *[other] { $n } different cards that aren’t on display match better
    }
fact-space =
    { $n ->
        [one] “{ $card }” on the national board: one point
       *[other] “{ $card }” on the national board: { $n } points
    }
fact-members =
    { $n ->
        [one] the only member stays
       *[other] all { $n } members stay
    }
# Own votes, and those of the next party
fact-alone = ahead in { $land } without a partner, { $n } to { $before }
fact-ahead = looks ahead
# What a rival has if the move is not made: markers, votes
fact-ahead-media = looks ahead: { $party } in { $land } otherwise leading the media with { $n }
fact-ahead-majority = looks ahead: { $party } in { $land } otherwise at { $n }, a majority

advice-equal = As good as: { $other }
advice-as-good = As good as number { $place }
advice-slightly-better = No single reason; slightly better
advice-clearly-better = No single reason; clearly better
advice-slightly-worse = Slightly worse than number 1
advice-clearly-worse = Clearly worse than number 1
advice-only = The only one worth considering

## Commands
advice-keep-rallies = Keep the rallies
advice-decline = Don’t pay
advice-lay = Set { $cards }
# $symbol is such as "Rallies +3"
advice-deploy = Block { $number }: { $parts }
advice-deploy-part = { $symbol } in { $land }
advice-bid = Bid { $money }
advice-raise = Raise to { $money }
advice-take-card = Take “{ $card }”
advice-no-swap = No swap; keep “{ $card }”
advice-swap = “{ $into }” for “{ $out }”
advice-swaps = Swap in { $swaps }; keep “{ $card }”
advice-media = Media marker in { $land }
advice-rallies-part =
    { $n ->
        [one] 1 rally in { $land }
       *[other] { $n } rallies in { $land }
    }
advice-rallies-shared =
    { $n ->
        [one] 1 rally ({ $shares })
       *[other] { $n } rallies ({ $shares })
    }
advice-rallies-share = { $n } in { $land }
advice-politician = { $name } in { $land }
advice-double = Double “{ $card }”
advice-double-off = Take the double marker off “{ $card }”
advice-remove-media = Remove a media marker of { $party }
advice-shift = Replace “{ $out }” with “{ $into }”
advice-publish = Publish the poll
advice-keep-poll = Keep the poll
advice-join = Join the coalition

## The coach: speaks before a choice that is clearly worse than another one, once for each kind of decision in a game
coach-title = Before you do that…
coach-change = Go back
coach-instead = Do that instead
coach-do = Do it anyway
# $chosen is the choice in a few words, $choice the better one, $why its reason
coach-better = { $chosen }? Better: { $choice }. { $why }.
