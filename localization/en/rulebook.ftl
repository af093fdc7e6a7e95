### The rulebook of the edition of 2019 in our own words: one message for each rule, `rulebook-<chapter>-<rule>`.
### Numbers and order of the rules, and what points to them, stand in macher/i18n/rulebook.py.

rulebook-label = Rule { $number }
rulebook-label-letter = Rules, { $letter }: { $chapter }

## The screen
rulebook-search = Search
rulebook-search-count = { $at } of { $n }
rulebook-search-none = Nothing found
rulebook-search-next = Next match
rulebook-search-previous = Previous match
rulebook-search-clear = Clear the search
rulebook-back = Back to { $place }
rulebook-open = Open { $place }
rulebook-see = See also { $place }
rulebook-list = { $main }, then one of: { $others }
rulebook-list-one = { $main }, then { $others }
rulebook-list-choice = One of: { $others }
rulebook-list-phone = telephone
rulebook-tree = Contents

## Chapters that are no step of the game
rulebook-part-start = Before the game
rulebook-part-round = The round
rulebook-part-end = End of the game and reference
rulebook-overview = Goal and overview
rulebook-setup = Setup
rulebook-draft = Opening program
rulebook-seven = Seven elections
rulebook-words = Glossary

## Aim and course
rulebook-overview-aim = Each player leads a German party through a series of state elections. Whoever has the most victory points after the last election wins.
rulebook-overview-parties = Three to five parties play, one for each player. Parties that nobody plays take no part: what a card says about them is ignored.
rulebook-overview-points = Points come from votes and a bonus at each election, from media presence, from the size of the party base, and from money left over. The last three are counted only at the end.
rulebook-overview-lands = Four states lie in a circle. A ballot box marks the one that votes at the end of this round; the others follow clockwise. The campaign runs in all of them at once.
rulebook-overview-round = A round has nine phases. Preparations: start player and programs. Deployment: media, rallies, shadow cabinet. Changes: politicians act, opinions are replaced, polls are sold, rallies become votes, and one state votes.
rulebook-overview-length = The game of four elections has four rounds, one election in each. The game of seven elections has five rounds and a chapter of its own near the end. Options of a new game can change some rules; the page “Rulings” marks them.
rulebook-overview-turns = Unless a rule says otherwise, play goes clockwise from the start player. Only the party that is asked decides, and only about what is asked.
rulebook-overview-passing = Where a rule says “may”, the party may also pass. Where it does not, the party must make one of the possible choices.
rulebook-overview-nearest = Where closeness breaks a tie, the start player wins it; otherwise, the first tied party clockwise from the start player does.
rulebook-overview-money = All bids and payments are whole thousands. Nobody can spend more than they have; there are no loans and no gifts. Money may be kept hidden.
rulebook-overview-limits = Trend stays between −3 and +4; any further steps are lost. The party base never falls below 0. Votes and party base have no upper limit. Nobody places more rallies or markers than the supply holds.
rulebook-overview-piles = When the last card of a pile is drawn, its discards are shuffled into a new pile at once. Cards in hand, on the boards, or just bought are not included.
rulebook-overview-open = Programs, boards, party base, and points are open. Hidden are the cards in hand, politicians not yet revealed, polls that were kept, face-down opinions, and money if players keep it hidden.

## Setting up
rulebook-setup-box = With four elections, these stay in the box: one ballot box and, for each party, three politicians (honorary chairman, party executive, front runner) and one media marker.
rulebook-setup-boards = The four state boards form the table. Beside them lie the boards for media presence and party base, programs, opinions, polls, and markers, as well as the bank.
rulebook-setup-lands = Two large and two small states are drawn, shuffled, and placed on the boards. The ballot box goes to the one worth the fewest points; it votes first, and the others follow clockwise.
rulebook-setup-opinions = One opinion of each topic and attitude is placed face up in the box “Popular opinions”. Each state gets four more face down; then four are revealed in the first state, three in the second, two in the third, and one in the fourth. A card that repeats a face-up topic there is replaced.
rulebook-setup-polls = The ten polls are shuffled into a pile. Only the back of the top one can be seen: it shows the party that rises by two.
rulebook-setup-programs = The program cards are shuffled into a pile. Beside it, face-up cards are laid out as the program display; the more parties, the more cards.
rulebook-setup-parties = Each party takes its politicians, three donation cards, four media markers, twenty rallies, and €30,000. Its markers stand at 0 votes and trend 0 in every state and at 10 points of party base.

## Opening program
rulebook-draft-deal = Every party is dealt seven program cards.
rulebook-draft-pick = All parties at once keep one card face down and pass the others to the left. After four picks the last three cards are passed on too, so that everyone has seven cards again.
rulebook-draft-program = Of the seven, five cards with five different topics are placed face down as the program and revealed together. No topic may appear twice, whatever the attitudes.
rulebook-draft-missing = A party with too few topics plays what it can. It reveals and discards duplicates and opposites, and draws as many new cards, until it has five topics.
rulebook-draft-keep = One of the remaining cards stays in hand, unseen. The others are discarded.

## Starting deployment
rulebook-deployment-order = The party markers are shuffled. The one on top is the preliminary start player; it matters for ties until the first bid is settled.
rulebook-deployment-block = Every party chooses one of five blocks in secret and writes a state beside each of its five symbols.
rulebook-deployment-different = The same symbol must go to different states. Different symbols may go to the same one.
rulebook-deployment-symbols = The symbols stand for three rallies from the supply, one step of trend, one media marker on a free spot, or six votes.
rulebook-deployment-reveal = All sheets are revealed together and carried out. None of this costs money.

## 1 Determine the start player
rulebook-start_player-bid = Every party bids in secret; zero is allowed. All bids are revealed together.
rulebook-start_player-pay = The highest bidder pays the bid and is start player this round. All others keep their money.
rulebook-start_player-tie = Parties tied for the highest bid raise openly, once around, beginning with the previous start player or the first tied party clockwise. Each may raise once or pass; the highest bidder pays and becomes start player.
rulebook-start_player-silent = If all the tied parties pass, the last to pass becomes start player and pays the original bid.
rulebook-start_player-worth = The start player goes first in phases 2 to 5 and within each state of phase 9a, is paid first, and wins ties for auctioneer, for the strongest party, and among candidates for a coalition.

## 2 Changes to the party programs
rulebook-program-turn = In turn order, each party may change its program once. The whole turn may be skipped.
rulebook-program-draw = Either it draws the top card of the pile and then takes one card from the program display. The drawn card is seen first.
rulebook-program-flush = Or it discards the whole program display, deals a new one, and takes one of the new cards. In this case no card is drawn from the pile.
rulebook-program-swap = Then it may swap up to two cards of its program with cards in hand. The cards swapped out go to the hand.
rulebook-program-topics = After every change the program must have five cards with five different topics.
rulebook-program-keep = Exactly one card stays in hand; the others are discarded. The program display is refilled before the next party’s turn.

## 3 Secure media influence
rulebook-media-buy = In turn order, each party may buy one media marker: it pays €5,000 to the bank and puts the marker on a free media spot in any state.
rulebook-media-spots = A state has five media spots for all parties together. Where all are taken, no marker can be placed for now.
rulebook-media-supply = Only markers in a party’s own supply can be placed. Markers come back when somebody removes them, or when their state has voted, unless they move to media presence.
rulebook-media-passing = A party that passes is asked again as long as somebody else buys. The phase ends when all parties pass in a row.
rulebook-media-influence = A party with more media markers in a state than any other party leads the media there. If there is a tie for the most, nobody does.

## 4 Organize party rallies
rulebook-rallies-once = In turn order, each party may buy rallies once, in any number of states.
rulebook-rallies-price = Each state is paid for separately: one to eight new rallies in a state cost a total of 1, 2, 3, 5, 7, 10, 15, and 20 thousand euros, respectively.
rulebook-rallies-spots = No party may have more than eight rallies in a state at a time. Converting rallies makes room.
rulebook-rallies-supply = The rallies come from the party’s own supply of twenty. Converted rallies return to it.

## 5 Send shadow cabinet
rulebook-cabinet_placement-send = In turn order, each party may place politicians face down beside the states, at most one beside each state, all in one turn.
rulebook-cabinet_placement-row = The politicians beside a state form a row in the order of placing. They will act in this order.
rulebook-cabinet_placement-free = Placing costs nothing. The price is due in the next phase, and the party may still give up the politician then.
rulebook-cabinet_placement-single = Every politician can be sent only once in the game, and to one state only. Once revealed, the card leaves the game by the end of phase 6, used or not.

## 6 Actions of the shadow cabinet
rulebook-cabinet_actions-order = The states are resolved one after the other, beginning with the one that votes. Only the row of the current state is revealed.
rulebook-cabinet_actions-pay = In the order of the row, each owner pays the politician’s price to the bank or gives the politician up. A politician who isn’t paid leaves the game without acting.
rulebook-cabinet_actions-act = When all have paid or declined, the paid politicians act in the order of the row: first the main action, then at most one of the others. Either may be skipped.
rulebook-cabinet_actions-once = An action marked 1× (printed as !) happens only once per state and round, whoever carries it out.
rulebook-cabinet_actions-target = An action needs something to act on. All of them work in the state of the politician; only program and party base belong to the whole party.
rulebook-cabinet_actions-double = Double marker: place one on a face-up opinion of the state, or take away the one there. A state never has more than one. The opinion counts twice and cannot be replaced.
rulebook-cabinet_actions-remove = Remove media: pay €5,000 to the owner of a marker, who takes it back. The acting party may then place a marker from its own supply on that spot at no further cost.
rulebook-cabinet_actions-change = Change program: this party alone plays phase 2.
rulebook-cabinet_actions-poll = Take top poll: the party looks at it for free, then publishes or keeps it as in phase 8.
rulebook-cabinet_actions-others = All others: each of the other parties loses one step of trend in this state. Leading the media does not protect against it.
rulebook-cabinet_actions-list = The price, main action, and other actions of each politician:

## 7 Media influence
rulebook-media_influence-order = State by state, beginning with the one that votes: the party that leads the media there may replace one opinion, or pass. Where nobody leads, nothing happens.
rulebook-media_influence-shift = To replace an opinion is to discard a face-up one of the state and to put one from the box “Popular opinions” in its place.
rulebook-media_influence-topic = The new card may not have the topic of another face-up opinion in the state. The topic of the removed card may come back with the opposite attitude.
rulebook-media_influence-double = An opinion with a double marker cannot be replaced.
rulebook-media_influence-hidden = Face-down opinions are left alone. They are neither replaced nor compared.
rulebook-media_influence-display = Only cards in the box “Popular opinions” can come in; what is missing cannot be chosen. Gaps stay empty, except in the game of seven elections, where they are filled after round 3.

## 8 Auctioning off of polls
rulebook-polls-order = State by state, beginning with the one that votes, the top poll is auctioned. Only its back is known.
rulebook-polls-auctioneer = The party with the most votes in the state is the auctioneer; if tied, the one closest to the start player.
rulebook-polls-bids = Bidding goes around once, starting to the left of the auctioneer, who bids last. A bid of zero may open; every later bid must be higher. Nobody may bid more than they have.
rulebook-polls-none = If everyone passes, the poll is discarded unseen.
rulebook-polls-win = The highest bidder pays the bank and is the only one to look at the front. Then the poll is published or kept.
rulebook-polls-publish = Only a party that the card raises may publish it, even at +4. That party rises as printed, and the others fall as printed. Rises of other parties are ignored.
rulebook-polls-safe = A poll never lowers the party that leads the media in the state.
rulebook-polls-keep = A poll that is kept brings 3 points of party base and is discarded face down.

## 9a Convert rallies into votes
rulebook-conversion-order = The states come in reverse order, the last to vote first. In each of them, every party is asked once, in turn order.
rulebook-conversion-least = In a state that does not vote now, a party may convert any number of its rallies, but at least four.
rulebook-conversion-all = In the state that votes, all rallies of all parties are converted, however few.
rulebook-conversion-formula = New votes = (rallies converted + trend) × matches. They are added to the votes that the party already has.
rulebook-conversion-matches = Every program card that matches a face-up opinion in the state counts +1, every one that contradicts one −1. With a double marker it is +2 or −2. Face-down opinions don’t count.
rulebook-conversion-floor = Neither factor falls below 1: a sum of zero or less counts as 1.
rulebook-conversion-none = Without a rally there are no new votes, whatever the trend and program.
rulebook-conversion-back = Converted rallies return to the supply of their party.

## 9b Federal state election
rulebook-election-points = The state card says how many points each party scores for its votes. Fewer than 5 votes score nothing. The points are scored at once.
rulebook-election-sole = If exactly one party has 50 votes or more, it wins the election and scores 12 points.
rulebook-election-several = If several parties have 50 votes or more, each scores 10 points. The winner is the one with the most votes, or all who share the lead.
rulebook-election-coalition = If nobody has 50, the strongest party looks for one partner so that together they have at least 50. If several are strongest, the one closest to the start player looks. Both partners win and score 7 points each.
rulebook-election-partner = Candidates come in order of how many program cards they share, topic and attitude alike; if tied, the one closest to the start player comes first. The first with whom 50 is reached becomes the partner, without being asked.
rulebook-election-nobody = If no partner is possible, the strongest party scores 5 points. It moves no media marker for that.
rulebook-election-winner = Each winner with a media marker in the state moves one of them to the media presence spot of this election.
rulebook-election-influence = If the party that leads the media is not among the winners, it moves one marker too. What counts is who leads before any marker moves.

## 9c Pay money
rulebook-income-votes = In turn order, each party receives €1,000 for every point its votes have just scored. Bonus points bring no money.
rulebook-income-base = It also receives €1,000 for every point of its party base.
rulebook-income-donation = Then it chooses one of its donation cards, accepts or refuses it, and the card leaves the game.
rulebook-income-accept = Accepting €10,000, €20,000, or €30,000 costs 1, 2, or 3 points of party base. Refusing one brings 1, 3, or 5 points instead.
rulebook-income-last = After the last round no money is paid out.

## 9d Prepare the next round
rulebook-next_round-clear = The state that has voted leaves the table. Its media markers return to their owners, its double marker returns to the marker board, and its opinions are discarded.
rulebook-next_round-opinions = In each of the other states one more opinion is revealed. If its topic is already face up there, it is discarded and another one is revealed.
rulebook-next_round-display = The program display is discarded and dealt anew.
rulebook-next_round-last = After the last round nothing is prepared: the final scoring follows.

## 10 Final scoring
rulebook-final-end = The game ends with the last election. Nothing can be decided after it.
rulebook-final-media = Every marker in media presence scores the points of its spot.
rulebook-final-base = Each point of party base scores one victory point.
rulebook-final-money = The party with the most money left scores 6 points, the second 3. Tied parties all score in full; if several share first place, nobody scores 3.
rulebook-final-winner = Whoever has the most points wins. If several parties are tied for the most, they share the victory.

## 11 Seven elections
rulebook-seven-rounds = Five rounds hold seven elections: one in each of the first three rounds, two in the fourth, and two in the fifth. A second ballot box marks the second state that votes.
rulebook-seven-material = Every party has all eight politicians and five media markers. The three leftmost media presence spots are also used.
rulebook-seven-reserve = Three more states are drawn from the remaining twelve and lie face down. In each of the first three rounds one of them takes the place of the state that has voted.
rulebook-seven-entry = A new state starts without votes, trend, rallies, or media. The fifth and the sixth state begin with two face-up opinions, the seventh with three; no further one is revealed in the round they arrive.
rulebook-seven-refill = At the end of round 3 each gap in the box “Popular opinions” is filled with a matching card from the discards or, failing that, from the pile. Then discards and pile are shuffled together.
rulebook-seven-order = With two elections, phases 6 to 8 begin with the earlier state. Rallies are converted in one pass through all states, completely in both voting states; then the earlier state is resolved, then the later one.
rulebook-seven-income = Donations are offered in rounds 1 to 3. In round 4 the points of both elections bring money, but the party base only once. After round 5 nothing is paid.

## 12 Words
rulebook-words-land = State: one of the German states on the boards. Its card says what votes are worth there.
rulebook-words-votes = Votes: the support a party has gathered in a state. Only its election turns them into points.
rulebook-words-trend = Trend: how a party is doing in a state, from −3 to +4. It is added to the rallies that are converted.
rulebook-words-rally = Rally: what votes are made of. Bought in phase 4, converted in phase 9a.
rulebook-words-program = Program: a party’s five face-up cards, each a topic with an attitude, + for and − against.
rulebook-words-opinion = Opinion: a topic with an attitude that a state cares about. At its election four of them are face up.
rulebook-words-matches = Matches: what a program and the face-up opinions of a state have in common, minus what they disagree on. The second factor of votes.
rulebook-words-double = Double marker: makes an opinion count twice and keeps it from being replaced.
rulebook-words-display = Display: face-up cards that can be taken; the program display, and for opinions the box “Popular opinions”.
rulebook-words-media = Media marker: a piece placed in a state. Whoever has the most leads the media there.
rulebook-words-presence = Media presence: spots for markers of winners and of media leaders. They score at the end.
rulebook-words-cabinet = Shadow cabinet: the politicians of a party. Each can be sent only once in the game.
rulebook-words-poll = Poll: a card that raises one party and lowers others in a state, or is kept for party base.
rulebook-words-base = Party base: brings money after every round but the last, and points at the end.
rulebook-words-donation = Donation: money at the cost of party base, or party base for refusing it.
rulebook-words-ballot = Ballot box: marks the state that votes this round.
