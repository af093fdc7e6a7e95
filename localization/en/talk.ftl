# What the six say in a game. Each line has a condition, and every number is worked out from the log.

talk-treasurer-met = You again. Last time I had { $money } left. You had { $yours }.
talk-treasurer-habit = I still have it.
talk-treasurer-hurt =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. I’ve written it down, with the date.
talk-treasurer-hurts = Nothing personal. It was { $money }, and I have the receipt.
talk-treasurer-worked =
    I didn’t buy a thing in { $land }. { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    } had been mine from the start.
talk-treasurer-alone = { $n }. On credit, for once.
talk-treasurer-short =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    } short. I know what that would have cost: { $money }.
talk-treasurer-partner = Halves suit me. Half the bill, too.
talk-treasurer-out = You’d have been cheaper with me.
talk-treasurer-last = One count to go. I can pay for it.
talk-treasurer-won = In the end it’s arithmetic.
talk-treasurer-lost = I’m rich. That’s second place.

talk-gambler-met = Revenge? Yours or mine?
talk-gambler-habit = I told you: fifty.
talk-gambler-hurt =
    Right in the ribs. { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }! Respect.
talk-gambler-hurts = I saw you standing at { $before }. I couldn’t help it.
talk-gambler-worked =
    { $halls ->
        [one] { $halls } hall
       *[other] { $halls } halls
    }, one evening: { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    } in { $land }.
talk-gambler-alone = { $n }! Somebody stop me.
talk-gambler-short =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. One hall. One!
talk-gambler-partner = Two at the wheel. Well.
talk-gambler-out = Fine, I’ll heckle.
talk-gambler-last = Everything on { $land }. You knew that.
talk-gambler-won = Never in doubt.
talk-gambler-lost = Beautiful night. Again?

talk-editor-met = I kept the clippings of our last evening.
talk-editor-habit = You’ll read it tomorrow.
talk-editor-hurt = You took my paper in { $land }. We’ll see who writes last.
talk-editor-hurts =
    { $card }: off the front page in { $land }. { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }.
talk-editor-worked =
    { $papers ->
        [one] { $papers } paper
       *[other] { $papers } papers
    }, one opinion: { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }.
talk-editor-alone = An unambiguous headline.
talk-editor-short =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. The correction will be in small print.
talk-editor-partner = A joint statement, then.
talk-editor-out = No comment.
talk-editor-last = Last edition. Deadline’s at six.
talk-editor-won = I had the headline set on Tuesday.
talk-editor-lost = A good loser is also a story.

talk-marketplace-met = You, me, and the same squares.
talk-marketplace-habit = On to the next town square.
talk-marketplace-hurt =
    Ouch. { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. I’ll bring cake anyway.
talk-marketplace-hurts = Sorry, friend. That was me in { $land }.
talk-marketplace-worked =
    Halls in { $n ->
        [one] { $n } state
       *[other] { $n } states
    }, and { $land } came along.
talk-marketplace-alone = So many people! { $n }!
talk-marketplace-short =
    { $n ->
        [one] { $n } more handshake
       *[other] { $n } more handshakes
    }. I’d have managed.
talk-marketplace-partner = Together it’s warmer.
talk-marketplace-out = Call me next time. I have the megaphone.
talk-marketplace-last = One square left. I’m there.
talk-marketplace-won = I’ve been everywhere. That’s all.
talk-marketplace-lost = You counted better. I taught you that.

talk-broker-met =
    Last time we governed { $n ->
        [one] { $n } time
       *[other] { $n } times
    }. Shall we?
talk-broker-habit = Then it’s the two of us.
talk-broker-hurt =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. I hope it was worth a partner.
talk-broker-hurts =
    That cost you { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. It wasn’t meant for you.
talk-broker-worked =
    { $n ->
        [one] { $n } card in common
       *[other] { $n } cards in common
    }. I didn’t need fifty.
talk-broker-alone = Alone? How odd.
talk-broker-short =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. We’d have had them.
talk-broker-partner = { $a } and { $b }: { $c }. I like sums.
talk-broker-out = Nobody asked me. I’ll remember who had a reason.
talk-broker-last = Who governs with whom tonight? I’d know somebody.
talk-broker-won = We won. I mean: I.
talk-broker-lost = Next time with me.

talk-pollster-met =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. You lead { $a } : { $b }. For now.
talk-pollster-habit = It’s only numbers.
talk-pollster-hurt =
    An outlier. { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }.
talk-pollster-hurts = You were first. That’s all it takes.
talk-pollster-worked =
    Trend { $trend }, match { $match }, { $rallies ->
        [one] { $rallies } hall
       *[other] { $rallies } halls
    }. It had to be { $n }.
talk-pollster-alone = Above the margin of error.
talk-pollster-short =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }. My error.
talk-pollster-partner = Correlation.
talk-pollster-out = Not significant, apparently.
talk-pollster-last = On the table it’s { $a } : { $b }. One count left.
talk-pollster-won = As published.
talk-pollster-lost = I’ll ask better questions.

talk-plan-denied = I bought the poll in { $land } so that you couldn’t. { $trend } for you: { $votes } instead of { $now }.
talk-plan-opinion = Your card in { $land } was { $card }. With it you’d have had { $votes }, not { $now }.
talk-plan-marker = My paper in { $land } was only there to tie you: { $n } to { $n }. Nobody wrote a line.
talk-plan-overshoot =
    I bought { $n } more than I needed in { $land }. Good thing: you cost me { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
talk-plan-late =
    In { $land } I waited until one more card fitted: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, not { $instead }.
talk-plan-partner = One new card, { $n } in common with { $party }: in { $land } they called me, not { $other }.
talk-plan-saved =
    I bid only { $bid } to start. The { $money } I kept were { $n ->
        [one] { $n } rally
       *[other] { $n } rallies
    } in { $land }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
talk-plan-start =
    { $money } to go first. That was the tie in { $land }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } each.

# A click on a line at the table
talk-quieter = Quieter: from now on only after elections

# On the map between two rounds
talk-about = { $player }, on { $land }
talk-waits = Waits while somebody speaks.
feud-end = You and { $player } hurt each other { $a } : { $b }, last in { $land }
feud-score = { $a } : { $b }
feud-own = hurt each other { $a } : { $b }
feud-votes =
    Round { $round }, { $land }: { $player } cost { $other } { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
feud-fifty =
    Round { $round }, { $land }: { $player } took { $other } below 50, { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
feud-lead = Round { $round }, { $land }: { $player } ended the media lead of { $other }
feud-state = Round { $round }, { $land }: { $player } governs, though { $other } was close
feud-refused = Round { $round }, { $land }: { $player } refused { $other }
feud-left = Round { $round }, { $land }: { $player } governed with somebody else, not with { $other }
feud-outbid = Round { $round }, { $land }: { $player } outbid { $other } at the poll

# Before elections with coalitions that are agreed on
talk-offer-asks = { $a } and { $b }: that’s { $c }, and { $party } has { $most }. What do you say?
talk-offer-yes = Fine: { $c }. { $party } has { $most }.
talk-offer-grudge = I haven’t forgotten { $land }. Ask somebody else.
talk-offer-first =
    You’re first, with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }. Not with my votes.
talk-offer-forced =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in common: I have no choice.
