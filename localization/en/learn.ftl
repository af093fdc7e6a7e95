### Learn to play: seven lessons and a guided round. A box has at most 40 words in every language.
### $party is the learner’s party; the topics come as names without a sign.


learn-title = Learn to play
learn-lesson = Lesson { $n } of { $all }
learn-step = Step { $n } of { $all }
learn-back = Back
learn-leave = save and leave
learn-leave-short = leave
learn-back-step = Back
learn-next = Next
learn-finish = Finish the lesson
learn-finish-short = Finish
learn-page-note = Seven lessons of up to five minutes each, then two guided rounds against two AI players. Repeat any of them whenever you like.
learn-begin = Start
learn-go-on = Continue
learn-again = Play again
learn-state-new = Not started
learn-state-open = Step { $n } of { $all }
learn-state-done = Done
learn-count = { $done } of { $all } done
learn-count-left = { $done } of { $all } done, about { $minutes } min left
learn-aim-about = Where points come from and how votes are won, in one picture.
learn-look = View
learn-guided = Guided rounds
learn-guided-about = A real three-player game. In the first round you get advice on every decision; later, only a warning before a poor one.
learn-damaged = Your progress could not be read. The file has been kept; the lessons start over.
learn-not-kept = Your progress cannot be saved right now: { $detail }
learn-not-here = Not here. { $do }

## Labels of the rows on the card
learn-row-rallies = Rallies
learn-row-trend = Trend
learn-row-matches = Match
learn-row-votes = Votes
learn-row-votes-after = Votes if all rallies convert
learn-row-price = A marker costs
learn-row-markers = Your markers
learn-row-leader = Leads the media
learn-row-opinion-first = First opinion
learn-row-opinion-second = Second opinion
learn-row-hand = Cards in hand
learn-row-cost = Cost
learn-row-when = Due
learn-row-money = Money
learn-row-bid-others = Highest other bid
learn-row-start = Start player
learn-row-poll-back = Rises in this poll
learn-row-bid-high = Highest bid
learn-row-with-0 = With CDU
learn-row-with-2 = With GRÜNE
learn-row-with-4 = With LINKE
learn-row-partner = Partner
learn-row-points = Victory points
learn-row-end = Worth at the end
learn-row-base = Party base
learn-row-won = Points so far
learn-row-prizes = For the most money
learn-row-this-round = This round
learn-row-next-round = Next round
learn-value-later = in phase 6
learn-value-points = { $n ->
    [one] one point
   *[other] { $n } points
}
learn-value-common = { $votes } votes, { $n ->
    [one] one card
   *[other] { $n } cards
}

## Lesson 1
learn-votes = Votes
learn-votes-about = How rallies, the trend, and matches become votes, and what 50 votes mean.
learn-votes-rallies-title = It starts with rallies
learn-votes-rallies-text = Every party has a row in every state. It shows how many rallies the party has there: eight at most.
learn-click-votes-rallies-1 = Click the rallies in the { $party } row.
learn-miss-votes-rallies = Look to the right of the number with a sign in the { $party } row.
learn-votes-rallies-why = Rallies are your raw material: without them there is nothing to turn into votes.
learn-votes-trend-title = Add the trend
learn-votes-trend-text = The trend shows how a party is doing in this state, from −3 to +4. It is added to the rallies before anything is multiplied.
learn-click-votes-trend-1 = Click the trend in the { $party } row.
learn-miss-votes-trend = Look for the number with a sign, to the left of { $party }’s rallies.
learn-votes-trend-why = A good trend costs nothing and counts like rallies, every time you convert here.
learn-votes-matches-title = How rallies become votes
learn-votes-matches-text = Five rallies and a trend of +2 make 7. Opinions that match the program multiply that: { $environment } counts 1, { $welfare } is doubled and counts 2.
learn-click-votes-matches-1 = Click ×3 in the { $party } row.
learn-miss-votes-matches = Look for ×3, at the right end of the { $party } row.
learn-votes-matches-why = Matches multiply everything: one matching opinion is worth more than several rallies.
learn-votes-total-title = Votes add up
learn-votes-total-text = The new votes are added to the old ones: 13 and 21. The rallies go back to the supply.
learn-click-votes-total-1 = Click the votes of { $party }.
learn-miss-votes-total = Look for the number at the end of the { $party } bar.
learn-votes-total-why = In the state that votes now, every rally becomes votes; elsewhere you choose the moment.
learn-votes-convert-title = Convert now or wait
learn-votes-convert-text = Where no election is due, you may convert four rallies or more. In { $land1 }, four rallies and a trend of +1 count ×3.
learn-click-votes-convert-1 = Click the blue button to convert.
learn-votes-convert-why = Converted votes are safe, and your rallies return to your supply. Waiting pays off only if your trend or match will rise.
learn-votes-line-title = The line at 50
learn-votes-line-text = With 50 votes you need no partner. One party will get there once every rally is converted: rallies plus trend, times match, plus its votes.
learn-click-votes-line-1 = Click that party’s votes.
learn-miss-votes-line = Not this one. Look for the party with the highest match.
learn-votes-line-why = Votes beyond 50 score no more points: stop there and spend your money elsewhere.

## Lesson 2
learn-media = Opinions and media
learn-media-about = How media markers give you influence, and how you use it to replace opinions.
learn-media-buy-title = Influence has a price
learn-media-buy-text = { $party } and LINKE have one marker each, so nobody leads the media. In phase 3 markers are bought one at a time.
learn-click-media-buy-1 = Click a free media spot in { $land0 }.
learn-click-media-buy-2 = Now press the blue button to buy.
learn-media-buy-why = Whoever has the most markers replaces an opinion there in phase 7, and no poll can lower that party’s trend.
learn-media-shift-title = Replace an opinion
learn-media-shift-text = { $party } leads the media and may replace an opinion. It has “+{ $education }” in its program, but no one here is talking about that yet.
learn-click-media-shift-1 = Click “−{ $traffic }” in { $land0 }: that one goes.
learn-click-media-shift-2 = Click “+{ $education }” in the box “Popular opinions”: that one replaces it.
learn-click-media-shift-3 = Now press the blue button.
learn-media-shift-why = One more match multiplies all your rallies here: seven more votes for the same work.
learn-media-double-title = What stays
learn-media-double-text = A double marker makes an opinion count twice, whether it helps you or hurts you. It also locks the card in place.
learn-click-media-double-1 = Which opinion here can nobody replace? Click it.
learn-miss-media-double = This card can be replaced. Look for a card marked ×2.
learn-media-double-why = The opinion stays as long as its double marker does. It’s worth building your program around it.

## Lesson 3
learn-program = Program
learn-program-about = How program cards match opinions, and how you change your program.
learn-program-clash-title = Match or clash
learn-program-clash-text = A program card that matches a face-up opinion counts +1, its opposite −1, anything else 0. { $party } has “+{ $welfare }” in its program.
learn-click-program-clash-1 = Click the opinion that contradicts it.
learn-miss-program-clash = Look for the same topic with the other sign. Face-down cards don’t count.
learn-program-clash-why = A match never drops below ×1. A poor program hurts you by what it fails to multiply.
learn-program-draw-title = A new card
learn-program-draw-text = In phase 2 you draw a card from the pile and take one from the program display. Or you deal a new display and take just one card from it.
learn-click-program-draw-1 = Click the blue button to draw.
learn-program-draw-why = Cards from the pile are drawn by chance, so there’s no going back: the lock warns you beforehand.
learn-program-take-title = One from the program display
learn-program-take-text = Besides the card you drew, you take a face-up one. { $land0 } votes now, and “−{ $digitization }” counts there.
learn-click-program-take-1 = Choose “−{ $digitization }” in the list.
learn-click-program-take-2 = Now press the blue button to take it.
learn-program-take-why = The grid shows how each card matches in every state. Read it column by column.
learn-program-swap-title = Two swaps at most
learn-program-swap-text = You may swap a card in your hand for a program card, as long as no topic repeats. Your card “−{ $security }” does nothing in { $land0 }.
learn-click-program-swap-1 = Click “−{ $digitization }” in your hand.
learn-click-program-swap-2 = Click “−{ $security }” in your program.
learn-click-program-swap-3 = Now press the blue button.
learn-program-swap-why = You gain a match in { $land0 } and lose one in { $land1 }: your program follows the next election.

## Lesson 4
learn-cabinet = Cabinet
learn-cabinet-about = How you send, pay for, and use politicians.
learn-cabinet-place-title = Sent face down
learn-cabinet-place-text = In phase 5 you send at most one politician to each state, face down. It costs nothing yet.
learn-click-cabinet-place-1 = Click the { $vice }.
learn-click-cabinet-place-2 = Click the free space in { $land0 }.
learn-click-cabinet-place-3 = Now press the blue button.
learn-cabinet-place-why = The others see that someone is coming, but not who. Whoever is first in the row acts first.
learn-cabinet-pay-title = Pay or let go
learn-cabinet-pay-text = In phase 6 the politicians in a state are revealed. You pay yours now, or the card leaves without doing anything.
learn-click-cabinet-pay-1 = Click the blue button to pay.
learn-cabinet-pay-why = Each politician serves you only once in the game. Pay where the action counts most.
learn-cabinet-act-title = One action, or two
learn-cabinet-act-text = The main action comes first, then at most one more. The { $vice } raises your trend in { $land0 }.
learn-click-cabinet-act-1 = Click the blue button: trend +1.
learn-cabinet-act-why = Each step of trend is multiplied by your match: here that means three votes.
learn-cabinet-afford-title = Enough money?
learn-cabinet-afford-text = Politicians are paid in phase 6, out of whatever money is left by then. You have { $money12 }.
learn-click-cabinet-afford-1 = Which politician can’t you pay for? Click the card.
learn-miss-cabinet-afford = You can pay for this one. Compare the price on each card with { $money12 }.
learn-cabinet-afford-why = A politician you can’t pay for is wasted: the card leaves the game.

## Lesson 5
learn-polls = Bids and polls
learn-polls-about = How the start player is chosen, and what polls do to the trend.
learn-polls-bid-title = A sealed bid
learn-polls-bid-text = Everyone bids in secret for start player. The bids are opened together, and only the highest is paid.
learn-click-polls-bid-1 = Press + until your bid is { $money2 }.
learn-click-polls-bid-2 = Now press the blue button to seal the bid.
learn-polls-bid-why = The start player goes first this round and wins ties, so a small bid often pays off.
learn-polls-top-title = What the back tells you
learn-polls-top-text = In phase 8 a poll is auctioned for each state. Its front is secret, but its back tells you which party rises by two.
learn-click-polls-top-1 = Click the top poll.
learn-miss-polls-top = Look for the box of polls below the boards.
learn-polls-top-why = If your party is on the back, the poll is worth most to you, and everyone knows it.
learn-polls-buy-title = One bid each
learn-polls-buy-text = Each party either bids higher or passes, just once. CDU has bid { $money1 }; three parties come after you.
learn-click-polls-buy-1 = Click the blue button to bid { $money2 }.
learn-polls-buy-why = You get only one turn: bid enough right away to keep the others out.
learn-polls-publish-title = Publish or keep
learn-polls-publish-text = Only you can see the front: +2 for { $party } and losses for some others. Publishing it changes the trends in { $land0 }; keeping it adds 3 points of party base.
learn-click-polls-publish-1 = Click the blue button to publish.
learn-polls-publish-why = Two steps of trend, times three: six votes from one poll. Only the media leader is safe from losses.

## Lesson 6
learn-election = Election and money
learn-election-about = Who wins, what it’s worth, and what counts at the end.
learn-election-coalition-title = Nobody has 50
learn-election-coalition-text = Then the strongest party needs a partner to reach 50. First in line is the party that shares the most program cards with it.
learn-click-election-coalition-1 = Who joins { $party }? Click that party’s votes.
learn-miss-election-coalition = Look for a party that reaches 50 with { $party } and shares the most cards.
learn-election-coalition-why = Similar programs make partners: both get the bonus, even if only one of them is strong.
learn-election-points-title = What votes are worth
learn-election-points-text = Every party scores points for its votes, according to the state’s table. In a coalition, both get 7 more.
learn-click-election-points-1 = Click the { $party } row of the result.
learn-miss-election-points = Look for { $party } on the { $land0 } board.
learn-election-points-why = Large states are worth more, but losers score too: no election is a total loss.
learn-election-presence-title = Media presence
learn-election-presence-text = The winners and the party that leads the media each move one of their markers to this election’s spot.
learn-click-election-presence-1 = Click the first spot of the media presence.
learn-miss-election-presence = Look for the box with four spots below the boards.
learn-election-presence-why = Early elections count most there, so a small first state can pay off twice.
learn-election-donation-title = Donations
learn-election-donation-text = In phase 9 you get money for votes and party base. Then you play one donation card: money now, or more party base.
learn-click-election-donation-1 = Accept { $money10 }.
learn-click-election-donation-2 = Now press the blue button.
learn-election-donation-why = Base brings you money after every round but the last, and counts at the end. But money early on wins elections.
learn-election-end-title = The end
learn-election-end-text = After the last election the party base is added, and the two richest parties get a bonus.
learn-click-election-end-1 = Click your money.
learn-miss-election-end = Look for your money among your supplies.
learn-election-end-why = That’s 6 points at most: spend your money on states, don’t hoard it.

## Lesson 7
learn-plan = A good plan
learn-plan-about = Two states at a time, a program that fits them, and money when you need it.
learn-plan-states-title = Two states at a time
learn-plan-states-text = Nobody can afford to fight for four states. { $land0 } votes now, and your match there is ×3, so start with it.
learn-click-plan-states-1 = { $land1 } votes next and suits your program as well. Click the match in your row there.
learn-miss-plan-states = The match is the number with ×: it counts how your program meets the opinions of the state.
learn-plan-states-why = The state that votes now, and a larger one that already thinks like you: that’s enough for one round.
learn-plan-program-title = A program that fits
learn-plan-program-text = Three of your cards match in { $land1 }, two in { $land0 }. Once { $land0 } has voted, its cards have done their work.
learn-click-plan-program-1 = Which card can you then swap first? Click it.
learn-miss-plan-program = { $land1 } wants this card. Look for one it doesn’t want.
learn-plan-program-why = A program follows the calendar: what has voted makes room for what votes next.
learn-plan-money-title = Money in time
learn-plan-money-text = Politicians are paid in phase 6, polls in phase 8, and new money comes only after the election. So count before you spend.
learn-click-plan-money-1 = Press + until you have eight rallies in { $land1 }.
learn-click-plan-money-2 = Now press the blue button to buy.
learn-plan-money-why = You have { $money16 } left, enough for a politician and a poll in { $land0 }. Spend everything now, and you can only watch.
learn-plan-time-title = Time to convert twice
learn-plan-time-text = Even with eight rallies, { $land0 } gives you 43 votes at most, because it votes now. { $land1 } votes next round.
learn-click-plan-time-1 = Where can you still reach 50 alone? Click your votes there.
learn-miss-plan-time = Too late there. Look at the state that votes next.
learn-plan-time-why = Convert now, max out again, convert once more: a plan for two rounds wins what money alone can’t.

## Guided round: what to do at each decision, and why
guide-title = What now?
guide-fold = Collapse
guide-unfold = Expand
guide-thinking = Looking for good moves…
guide-move-tip = Choose this move; the boards show what it brings.
guide-do = Do it
guide-do-tip = Carry out the chosen move
guide-more = Other moves
guide-choose-first = Choose one of the moves first.
guide-refused = That’s legal, but in the first guided round you choose from the moves in the box. Better here: { $best }. { $why }
guide-refused-even = That’s legal, but in the first guided round you choose from the moves in the box. Here they are all equally good.
guide-at-ease = So far only the moves in the box could be made. From now on you may make any move the rules allow. Expand the box if you want a suggestion.
guide-over-title = The guided rounds are over
guide-over-text = You have seen every phase twice. From here you play on without the box; you are warned only before a choice that gives away three points or more.
guide-over-play = Play on
guide-over-learn = Back to the lessons
guide-draft = Keep one card and pass the rest along. A program card counts in every state where it matches: each match multiplies all your rallies there.
guide-lay = Choose cards of different topics, five if you have that many; you draw for any that are missing. The opinions of the state that votes first are all open; the others will still change.
guide-keep = One card stays in your hand. Later it can replace a program card.
guide-deploy = Take one block and give each symbol a state. Trend and rallies of the same state are added together and multiplied by your match.
guide-bid = Bid in secret for start player: whoever bids most pays, goes first, and wins ties.
guide-tie = Several bids were equal, so each tied party may raise once, openly. If everyone passes, the last to pass starts and pays the bid.
guide-program = New cards for your program: one from the pile and one from the program display, or just one from a new display. They cost nothing, and you need not use them.
guide-take = Take one of the open cards. The grid shows what each card brings in every state.
guide-change = Swap up to two cards. The boards show the match before and after: it counts for every one of your rallies.
guide-media = A media marker costs the same everywhere. Whoever has more than anyone else in a state replaces an opinion there in phase 7.
guide-rallies = Rallies become votes: rallies and trend together, times your match. The first few in a state are cheap, the later ones expensive.
guide-cabinet = Your politicians raise trend or votes later this round. You pay for them only once they are revealed.
guide-pay = Pay, and the politician acts; don’t, and the card is lost.
guide-act = The main action first, then at most one more. A step of trend is worth as much as your match.
guide-shift = You lead the media here and may replace an opinion. The match of every party changes with it.
guide-poll = Bid for the top poll. If your party is on the back, publishing it raises your trend by two. Kept, it brings three points of party base.
guide-publish = Only you see the front. Published, the poll moves trends here; kept, it brings three points of party base.
guide-convert = Convert your rallies here into votes, or wait for a later chance. Converted rallies return to your supply.
guide-donation = After every round but the last, one donation card: money now, or party base. Base counts at the end and brings money, too.
