### Advice: what a normal AI seat would weigh up, from the own view only.

advice-title = Advice
advice-thinking = Weighing your options…
advice-note = The normal AI’s estimate in victory points, based only on what you can see. Only the differences between the choices are shown.
advice-failed = There is no advice for this decision.
advice-covered = You can ask for advice only while your hand is open.
advice-take = Use this
advice-take-tip = Puts this option into your draft; nothing is confirmed yet.
advice-close = Close

# $money is an amount such as "€3,000"
advice-cost = a cost of { $money }
advice-if-won = a cost of { $money } if you win the bid
advice-gain = { $money } in cash
# $total is a signed number, $unit the short word for points, $why are the reasons
advice-weighed = { $total } { $unit }: { $why }
# What speaks for an option and what against it
advice-but = { $gains }, but { $losses }
# $amount is a change such as +3
advice-base-change = party base { $amount }

## Reasons: what can be read or counted on the table once the choice is made
# $before and $n are votes now and then
fact-votes =
    { $land }: { $before } → { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fact-win =
    to win { $land }: { $before } → { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fact-rival =
    { $party } in { $land }: { $before } → { $n ->
        [one] 1 vote
       *[other] { $n } votes
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
fact-program =
    { $n ->
        [one] the program matches one opinion
       *[other] the program matches { $n } opinions
    }
# How many cards of the display are worth something
fact-display =
    { $n ->
        [0] no card on display matches an open opinion
        [one] one card on display matches an open opinion
       *[other] { $n } cards on display match open opinions
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
fact-government =
    { $n ->
        [one] one point for governing
       *[other] { $n } points for governing
    }
fact-cash = { $money } in cash
fact-cost = costs only { $money }
fact-free = costs nothing
fact-base = party base { $n }
fact-ahead = looks ahead

## Reasons
advice-votes = votes
advice-votes-less = fewer votes
advice-votes-land = votes in { $land }
advice-votes-land-less = fewer votes in { $land }
advice-bonus = election wins
advice-bonus-less = fewer election wins
advice-bonus-land = winning { $land }
advice-bonus-land-less = a lower chance to win { $land }
advice-presence = media presence at the end
advice-presence-less = less media presence at the end
advice-presence-land = media presence from { $land }
advice-presence-land-less = less media presence from { $land }
advice-income = income from election results
advice-income-less = less income from election results
advice-base = party base
advice-base-less = a smaller party base
advice-prize = bonus for money at the end
advice-influence = media lead
advice-influence-less = a weaker media lead
advice-influence-land = media lead in { $land }
advice-influence-land-less = a weaker media lead in { $land }
advice-later = stronger later rounds
advice-later-less = weaker later rounds
advice-poll = poll
advice-start = being start player
advice-program = a better-matching program
advice-program-less = a program that matches less
advice-money = money for later
advice-money-less = less money for later
advice-rivals-less = rivals held back
advice-rivals-more = help for rivals
advice-rallies-less = rallies for later
advice-rallies-more = too few rallies
advice-rest = other gains
advice-rest-less = other losses
advice-priced = { $what } ({ $points })
advice-free-card = costs nothing: a good card may come, and you can leave everything as it is
advice-no-card = gives up a card that costs nothing
advice-even = as good as the others
advice-avoids = costs you less than the other choices
advice-lacks = brings you less than the other choices
advice-only = the only one worth considering

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

## The coach: speaks before a choice that gives away three expected points or more, once for each kind in a game
coach-title = Before you do that…
coach-change = Go back
coach-instead = Do that instead
coach-do = Do it anyway
coach-votes =
    { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
# $choice is the better choice in a few words
coach-better =
    { $points ->
        [one] A better choice: { $choice }. It’s worth about one more point.
       *[other] A better choice: { $choice }. It’s worth about { $points } more points.
    }
# $choice is the better choice in a few words, $why are reasons with their points, such as “+4.2 from votes”
coach-other =
    { $points ->
        [one] A better choice: { $choice }. It’s worth about one more point: { $why }.
       *[other] A better choice: { $choice }. It’s worth about { $points } more points: { $why }.
    }
# $said is for the choice, $gain for $instead rallies in the state $other
coach-nothing-matches =
    { $rallies ->
        [one] Your program doesn’t help you in { $land }: one rally earns only { $said } there.
       *[other] Your program doesn’t help you in { $land }: { $rallies } rallies earn only { $said } there.
    } { $instead ->
        [one] In { $other }, one rally would earn { $gain }.
       *[other] In { $other }, { $instead } rallies would earn { $gain }.
    }
coach-scores-nothing =
    { $votes ->
        [one] One vote in { $land } scores nothing;
       *[other] { $votes } votes in { $land } score nothing;
    } { $step ->
        [one] one more would bring
       *[other] { $step } more would bring
    } { $points ->
        [one] one point.
       *[other] { $points } points.
    }
# $money is what is missing, $votes the majority
coach-majority-near =
    { $points ->
        [one] { $money } more and you have { $votes } votes in { $land }: one more point.
       *[other] { $money } more and you have { $votes } votes in { $land }: { $points } more points.
    }
coach-none-where-it-votes =
    { $rallies ->
        [one] { $land } votes now: one more rally would bring { $said } today.
       *[other] { $land } votes now: { $rallies } more rallies would bring { $said } today.
    }
# $money is left after the choice, $wiser after the better one
coach-last-money = After this you have { $money } left for polls and everything else; keeping { $wiser } would be wiser.
# $more with one match more
coach-convert-early = An opinion in { $land } is still face down: with one more match you would get { $more } instead of { $said }.
coach-bid-place = Beyond { $money }, going first costs more than it brings.
coach-bid-poll = Beyond { $money }, this poll costs more than it brings.
coach-refused = You refuse { $money } that could still buy a lot.
coach-taken = There is little left to buy with { $money }.
# $party leads there with $markers of $spots places
coach-lost-media = { $party } has { $markers } of { $spots } spots in { $land }: you can’t overtake it there by buying markers.
coach-program =
    { $rallies ->
        [one] With this program your rally in { $land } brings { $said }, not { $more }.
       *[other] With this program your { $rallies } rallies in { $land } bring { $said }, not { $more }.
    }
