### Learn to play: seven lessons and a guided round. A box has at most 40 words in every language.
### $party is the learner’s party; the topics come as names without a sign.


learn-title = Learn to play
learn-lesson = Lesson { $n } of { $all }
learn-step = Step { $n } of { $all }
learn-back = Back
learn-leave = leaves the lesson, progress is kept
learn-leave-short = leaves
learn-back-step = Back
learn-next = Next
learn-finish = Finish the lesson
learn-page-note = Seven lessons of five minutes at most, then a round against two AI parties with a word on every decision. Everything can be repeated.
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
learn-state-new = Not begun
learn-state-open = Step { $n } of { $all }
learn-state-done = Done
learn-guided = Guided round
learn-guided-about = A real game of three parties. In the first round every decision is explained; later only a poor choice is spoken of.
learn-damaged = The file with your progress could not be read. It has been kept; the lessons begin anew.
learn-not-kept = Your progress cannot be saved now: { $detail }
learn-not-here = Not here. { $do }

## Labels of the rows on the card
learn-row-rallies = Rallies
learn-row-trend = Trend
learn-row-matches = Matches
learn-row-votes = Votes
learn-row-votes-after = Votes with all rallies
learn-row-price = A marker costs
learn-row-markers = Your markers
learn-row-leader = Leads the media
learn-row-opinion-first = First opinion
learn-row-opinion-second = Second opinion
learn-row-hand = Cards in hand
learn-row-cost = Cost
learn-row-when = Payable
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
learn-row-prizes = For most money
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
learn-votes-about = How rallies, trend and matches become votes, and what 50 votes mean.
learn-votes-rallies-title = It begins with rallies
learn-votes-rallies-text = Every party has a row on every state. The filled squares are its rallies; up to eight fit in.
learn-click-votes-rallies-1 = Click the rallies in the { $party } row.
learn-miss-votes-rallies = Look for the row of small squares beside { $party }.
learn-votes-rallies-why = Rallies are the raw material: what a party does not organize can never become votes.
learn-votes-trend-title = The trend is added
learn-votes-trend-text = The trend says how the party is doing in this state, from −3 to +4. It is added to the rallies before anything is multiplied.
learn-click-votes-trend-1 = Click the trend in the { $party } row.
learn-miss-votes-trend = Look for the number with a sign, left of the rallies of { $party }.
learn-votes-trend-why = A good trend costs nothing and counts like rallies, in every conversion here.
learn-votes-matches-title = How rallies become votes
learn-votes-matches-text = Five rallies and a trend of +2 make 7. Opinions shared with the program multiply them: { $environment } counts 1, { $welfare } is doubled and counts 2.
learn-click-votes-matches-1 = Click ×3 in the { $party } row.
learn-miss-votes-matches = Look for ×3, at the right end of the { $party } row.
learn-votes-matches-why = Matches multiply everything, so one shared opinion is worth more than several rallies.
learn-votes-total-title = Votes add up
learn-votes-total-text = The new votes are added to those the party has already: 13 and 21. The rallies go back to the supply.
learn-click-votes-total-1 = Click the votes of { $party }.
learn-miss-votes-total = Look for the number at the end of the { $party } bar.
learn-votes-total-why = In the state that votes now every rally is turned into votes; elsewhere you choose the moment.
learn-votes-convert-title = Convert now or wait
learn-votes-convert-text = Where no election is due you may convert four rallies or more. In { $land1 } four rallies and a trend of +1 count ×3.
learn-click-votes-convert-1 = Press the blue button to convert.
learn-votes-convert-why = Converted votes are safe, and the cubes are free again; waiting is better only if trend or matches will rise.
learn-votes-line-title = The line at 50
learn-votes-line-text = Fifty votes win a state alone. One party will cross the line when all rallies have become votes: rallies plus trend, times matches, plus its votes.
learn-click-votes-line-1 = Click the votes of that party.
learn-miss-votes-line = Not this one. The party looked for has the highest matches.
learn-votes-line-why = Votes beyond 50 bring no further points, so stop there and spend elsewhere.

## Lesson 2
learn-media = Opinion and media
learn-media-about = How media markers give influence, and how opinions are changed with it.
learn-media-buy-title = Influence has a price
learn-media-buy-text = { $party } and LINKE have one marker each: nobody leads the media. In phase 3 markers are bought one at a time.
learn-click-media-buy-1 = Click a free media spot in { $land0 }.
learn-click-media-buy-2 = Now press the blue button to buy.
learn-media-buy-why = Whoever has most markers shifts one opinion there in phase 7, and its trend is safe from polls.
learn-media-shift-title = Changing the opinion
learn-media-shift-text = { $party } leads the media and may replace one opinion. Its program holds + { $education }; nobody here speaks about that yet.
learn-click-media-shift-1 = Click − { $traffic } in { $land0 }: it goes.
learn-click-media-shift-2 = Click + { $education } in the box “Popular opinions”: it comes.
learn-click-media-shift-3 = Now press the blue button.
learn-media-shift-why = One more match multiplies all rallies here: the same work brings seven votes more.
learn-media-double-title = What stays
learn-media-double-text = A double marker makes an opinion count twice, for matches and against them. It also locks the card in place.
learn-click-media-double-1 = Which opinion here can nobody replace? Click it.
learn-miss-media-double = This card can be replaced. Look for the stamp on a card.
learn-media-double-why = The opinion stays as long as its double marker does, so it is worth building a program around it.

## Lesson 3
learn-program = Program
learn-program-about = How program cards match opinions, and how the program is changed.
learn-program-clash-title = Matches and opposites
learn-program-clash-text = A program card equal to an open opinion counts +1, the opposite −1, any other 0. The program of { $party } holds + { $welfare }.
learn-click-program-clash-1 = Click the opinion that speaks against it.
learn-miss-program-clash = Look for the same topic with the other sign; face-down cards count nothing.
learn-program-clash-why = The sum never counts below ×1: a wrong program hurts by what it fails to multiply.
learn-program-draw-title = A new card
learn-program-draw-text = In phase 2 you draw a card from the pile and take one from the program display. Or you lay out a new program display and take only one from it.
learn-click-program-draw-1 = Press the blue button to draw.
learn-program-draw-why = What the pile gives is chance, so this cannot be taken back: the lock says so beforehand.
learn-program-take-title = One from the program display
learn-program-take-text = Beside the drawn card you take one that lies open. { $land0 } votes now and wants the card − { $digitization }.
learn-click-program-take-1 = Mark − { $digitization } in the list.
learn-click-program-take-2 = Now press the blue button to take it.
learn-program-take-why = The grid shows what each card matches in every state, so read it column by column.
learn-program-swap-title = Two swaps at most
learn-program-swap-text = A hand card may take the place of a program card, with topics staying different. The card − { $security } matches nothing in { $land0 }.
learn-click-program-swap-1 = Click − { $digitization } in your hand.
learn-click-program-swap-2 = Click − { $security } in the program.
learn-click-program-swap-3 = Now press the blue button.
learn-program-swap-why = { $land0 } gains a match and { $land1 } loses one: programs follow the election that comes next.

## Lesson 4
learn-cabinet = Cabinet
learn-cabinet-about = How politicians are sent, paid and used.
learn-cabinet-place-title = Sent face down
learn-cabinet-place-text = In phase 5 you send at most one politician to each state. It lies face down and costs nothing yet.
learn-click-cabinet-place-1 = Click the { $vice }.
learn-click-cabinet-place-2 = Click the free place in { $land0 }.
learn-click-cabinet-place-3 = Now press the blue button.
learn-cabinet-place-why = The others see that somebody comes, not who: early places act first.
learn-cabinet-pay-title = Pay or let go
learn-cabinet-pay-text = In phase 6 the politicians of a state are turned up. Each owner pays now, or the card leaves without doing anything.
learn-click-cabinet-pay-1 = Press the blue button to pay.
learn-cabinet-pay-why = Each politician serves once in the game, so pay where the action counts most.
learn-cabinet-act-title = One action, or two
learn-cabinet-act-text = The main action comes first and at most one further action follows. The { $vice } raises the trend in { $land0 }.
learn-click-cabinet-act-1 = Press the blue button: trend +1.
learn-cabinet-act-why = One step of trend is multiplied by the matches: here it brings three votes.
learn-cabinet-afford-title = Enough money?
learn-cabinet-afford-text = Politicians are paid in phase 6, out of what is left by then. You have { $money12 }.
learn-click-cabinet-afford-1 = Which politician can you not pay? Click the card.
learn-miss-cabinet-afford = You can pay this one. Compare the price on each card with { $money12 }.
learn-cabinet-afford-why = Whoever sends a politician without the money loses the card for nothing: declined cards leave the game.

## Lesson 5
learn-polls = Bids and polls
learn-polls-about = How the start player is found, and what polls do to the trend.
learn-polls-bid-title = A sealed bid
learn-polls-bid-text = Everybody bids in secret for going first; all bids are opened together and only the winner pays.
learn-click-polls-bid-1 = Press + to bid { $money1 }.
learn-click-polls-bid-2 = Press + again.
learn-click-polls-bid-3 = Now press the blue button to seal the bid.
learn-polls-bid-why = The start player goes first in this round and wins ties, so a small bid often pays.
learn-polls-top-title = What the back tells
learn-polls-top-text = In phase 8 a poll is sold for each state. Its front stays hidden, but its back names the party that rises by two.
learn-click-polls-top-1 = Click the top poll.
learn-miss-polls-top = Look for the box with the polls below the boards.
learn-polls-top-why = If your party is on the back the poll is worth most to you, and everybody knows it.
learn-polls-buy-title = Once around
learn-polls-buy-text = Each party bids higher or passes, once. CDU has bid { $money1 }; three parties follow after you.
learn-click-polls-buy-1 = Press the blue button to bid { $money2 }.
learn-polls-buy-why = There is only one turn each, so bid at once what keeps the others away.
learn-polls-publish-title = Publish or keep
learn-polls-publish-text = Only you see the front: +2 for { $party }, and losses for others. Published it changes the trends in { $land0 }; kept it brings 3 points of party base.
learn-click-polls-publish-1 = Press the blue button to publish.
learn-polls-publish-why = Two steps of trend times three matches: six votes for one poll. Only the media leader is safe from losses.

## Lesson 6
learn-election = Election, coalition, money
learn-election-about = Who wins, what it is worth, and what counts at the end.
learn-election-coalition-title = Nobody has 50
learn-election-coalition-text = Then the strongest party needs a partner with whom it reaches 50. The one with most program cards in common joins it.
learn-click-election-coalition-1 = Who joins { $party }? Click the votes of that party.
learn-miss-election-coalition = Look for a party that reaches 50 together with { $party } and shares most cards with it.
learn-election-coalition-why = Similar programs make partners: both get the bonus, though only one of them is strong.
learn-election-points-title = What votes are worth
learn-election-points-text = Every party scores points for its votes by the table of the state. Both partners of a coalition get 7 more.
learn-click-election-points-1 = Click the { $party } row of the result.
learn-miss-election-points = Look for { $party } on the card of { $land0 }.
learn-election-points-why = Large states are worth more, but losers score too: no election is quite lost.
learn-election-presence-title = Media presence
learn-election-presence-text = The winners and the party that leads the media each move one marker to the space of this election.
learn-click-election-presence-1 = Click the first space of the media presence.
learn-miss-election-presence = Look for the box with four spaces below the boards.
learn-election-presence-why = Early elections are worth most there, so a small first state can pay twice.
learn-election-donation-title = Donations
learn-election-donation-text = In phase 9 money comes for votes and party base. Then one donation card: money now, or party base.
learn-click-election-donation-1 = Choose to take { $money10 }.
learn-click-election-donation-2 = Now press the blue button.
learn-election-donation-why = Base counts at the end and brings income every round; early money wins elections.
learn-election-end-title = The end
learn-election-end-text = After the last election the party base is added, and the two richest parties get a bonus.
learn-click-election-end-1 = Click your money.
learn-miss-election-end = Look for your money, at the right end of your supplies.
learn-election-end-why = That is 6 points at most: money is for winning states, not for keeping.

## Lesson 7
learn-plan = A good plan
learn-plan-about = Two states at a time, a program that fits them, and money when it is needed.
learn-plan-states-title = Two states at a time
learn-plan-states-text = Nobody can pay for four states. { $land0 } votes now and counts ×3 for you, so it is your first.
learn-click-plan-states-1 = Which other state suits your program best? Click its matches below.
learn-miss-plan-states = Below your program it says how often it matches in each state. Look for the highest ×.
learn-plan-states-why = The state that votes now, and a larger one that already thinks like you: that is enough for one round.
learn-plan-program-title = A program that fits
learn-plan-program-text = Three of your cards match in { $land1 }, two in { $land0 }. Once { $land0 } has voted, its cards have done their work.
learn-click-plan-program-1 = Which card can you then swap first? Click it.
learn-miss-plan-program = { $land1 } wants this card. Look for one that is missing there.
learn-plan-program-why = A program follows the calendar: what has voted makes room for what votes next.
learn-plan-money-title = Money in time
learn-plan-money-text = Politicians are paid in phase 6, polls in phase 8, and new money comes only after the election. So count before you spend.
learn-click-plan-money-1 = Fill up { $land1 } in the dock below.
learn-click-plan-money-2 = Now press the blue button to buy.
learn-plan-money-why = { $money16 } are left, enough for a politician and a poll in { $land0 }. Whoever spends everything now can only watch.
learn-plan-time-title = Time to convert twice
learn-plan-time-text = Even with eight rallies { $land0 } gives you 43 votes at most, for it votes today. { $land1 } votes in the next round.
learn-click-plan-time-1 = Where can you still reach 50 alone? Click your votes there.
learn-miss-plan-time = Too late there. Look at the state that votes next.
learn-plan-time-why = Convert now, fill up again, convert once more: a plan for two rounds wins what money alone does not.

## Guided round: what to do at each decision, and why
guide-title = What to do
guide-fold = Fold up
guide-unfold = Unfold
guide-thinking = Looking for sensible moves…
guide-move-tip = Choose this move; the boards show what it brings.
guide-do = Do it
guide-do-tip = Carry out the chosen move
guide-more = Other moves
guide-choose-first = Choose one of the moves first.
guide-refused = The rules allow this, but in the guided round only the moves in the box are open. Worth more here: { $best } ({ $why }).
guide-at-ease = From here on every move is open. Unfold the box if you want a suggestion.
guide-poor-title = { $points ->
    [one] This gives away about { $points } point
   *[other] This gives away about { $points } points
  }
guide-poor-text = Better here: { $best } ({ $why }).
guide-poor-change = Change
guide-poor-do = Do it
guide-over-title = The guided rounds are over
guide-over-text = Every phase has come up twice. The game goes on without the box; you are only spoken to before a choice that gives away three points or more.
guide-over-play = Play on
guide-over-learn = Back to the lessons
guide-draft = Keep one card, pass on the rest. Look for topics that are popular in several states: each match multiplies all your rallies there.
guide-lay = Lay cards of different topics, five if the hand holds so many; for a missing topic new cards are drawn. What matters most are the opinions of the state that votes first; the others change until then.
guide-keep = One card stays in your hand. Keep one that could later take the place of a program card.
guide-deploy = Take one block and give each symbol a state. Strengthen one or two states instead of a little everywhere: trend and rallies work together.
guide-bid = Bid in secret for going first. The first player chooses before the others and wins ties, but money is scarce: a small bid is enough.
guide-tie = Several bids were equal, so those parties bid once more, openly. Raise only a little, or pass: going second costs nothing.
guide-program = New cards for your program: one from the pile and one from the program display, or only one from a new display. Do it if your program matches little where an election is near.
guide-take = Take the card that matches most in the next elections. The grid shows for each card what it brings in every state.
guide-change = Swap up to two cards. Compare the sums on the boards before and after: a higher factor counts for every rally.
guide-media = A media marker costs the same everywhere. Whoever has most of them changes an opinion in phase 7, so buy where you have many rallies.
guide-rallies = Rallies become votes. Buy where your factor is high and the election is near; the first ones in a state are cheap, later ones dear.
guide-cabinet = Politicians raise trend or votes later in this round. Send them to the state that votes now, and keep the money to pay them.
guide-pay = Pay, and the politician acts; decline, and the card is lost. Pay if the action is worth more than the rallies you could buy.
guide-act = The main action first, then at most one other. Trend is worth most where many rallies and a high factor meet.
guide-shift = You lead the media here and may replace one opinion. Choose what raises your own factor, or lowers the factor of the strongest rival.
guide-poll = Bid for the top poll. It pays most if your party is on its back, because published it raises your trend by two. Kept it brings three points of party base.
guide-publish = Only you see the front. Publish if your trend rises where you have many rallies; otherwise keep it for three points of party base.
guide-convert = Turn rallies into votes here, or wait. Wait if trend or matches are likely to rise; convert if you need the cubes elsewhere.
guide-donation = One donation card each round: money now against party base. Money early wins elections; base counts at the end and pays every round.
