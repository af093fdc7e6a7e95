### The rulebook of the older editions in our own words: one message for each rule, `rulebook-<chapter>-<rule>`.
### Words of an edition stand under its name (key--1997); amounts are in the money of the edition.

## Chapters that are no step of the game
rulebook-campaign = Goal and overview
rulebook-boards = Setup
rulebook-national = National board
rulebook-short = Short game
rulebook-glossary = Glossary

## Aim and course
rulebook-campaign-aim = Each player leads a German party through a series of state elections. Whoever has the most points after the last election wins.
rulebook-campaign-parties = Three to five parties play, one for each player. Parties that nobody plays take no part: what a card says about them is ignored.
rulebook-campaign-points = Points come from seats in every election, from media markers on the national board, from members, and from the party’s own program where it matches the national opinion. Money scores nothing.
rulebook-campaign-lands = Four states lie in a circle. One of them votes at the end of this round; the others follow clockwise. The campaign runs in all of them at once.
rulebook-campaign-round = A round consists of a campaign, the election in one state, new members and money, and the preparation of the next round. Each step has a chapter here, in order.
rulebook-campaign-length = There are seven rounds with one election each. The last round has no campaign: only the election, the new members, and the final scoring. Options of a new game can change some rules; the page “Rulings” marks them.
rulebook-campaign-length--2006 = There are seven rounds with one election each, five in the short game. The last round has no campaign: only the election, the new members, and the final scoring. Options of a new game can change some rules; the page “Rulings” marks them.
rulebook-campaign-turns = Unless a rule says otherwise, play goes clockwise from the first player. Only the party that is asked decides, and only about what is asked.
rulebook-campaign-turns--consim = Unless a rule says otherwise, play follows the order of play from first place to last. Only the party that is asked decides, and only about what is asked.
rulebook-campaign-passing = Where a rule says “may”, the party may also pass. Where it does not, the party must make one of the possible choices.
rulebook-campaign-talk = Apart from coalitions, no agreement is binding. Parties may promise each other anything and need not keep their word.
rulebook-campaign-money = All bids and payments are whole thousands. Nobody can spend more than they have; there are no loans. Money may be kept hidden.
rulebook-campaign-limits = Trend stays between −3 and +3, and votes stop at 50; anything beyond is lost. Members never fall below 0 and have no upper limit. Nobody places more pieces than the supply holds.
rulebook-campaign-piles = When a pile is empty, its discards are shuffled into a new one.

## Setting up
rulebook-boards-lands = Four of the sixteen states are drawn and placed on the boards; chance decides which of them votes first. The others follow clockwise. States for later rounds wait face down.
rulebook-boards-opinions = Every state gets four opinions face down. Four are revealed in the first state, three in the second, two in the third, and one in the fourth. A card that repeats a face-up topic goes under the pile, and another one is revealed.
rulebook-boards-opinions--1997 = Every state gets four opinions face down. Four are revealed in the first state, three in the second, two in the third, and one in the fourth. A card that repeats a face-up topic goes into the exchange pool, and another one is revealed.
rulebook-boards-pool = Six opinions from the pile form the exchange pool. Identical ones are stacked.
rulebook-boards-pool--1997 = Six opinions from the pile form the exchange pool. It holds at most one card of each topic and attitude, fourteen in all; a duplicate is discarded.
rulebook-boards-parties = Each party takes its politicians and contribution cards, 18 meetings, 5 media markers, 4 coalition tiles, and 25,000. Its markers start at 0 votes and trend 0 in every state and at 5 members.
rulebook-boards-meetings = One meeting of each party is placed in each of the four states. States that come later start without any.
rulebook-boards-program = Each party is dealt five face-up program cards with five different topics; cards that repeat a topic go under the pile. Three more cards are dealt face down.
rulebook-boards-program--consim = Each party is dealt five face-up program cards with five different topics; cards that repeat a topic go under the pile. Two more cards are dealt face down.
rulebook-boards-piles = Polls and program cards form piles. There is no display of program cards, and all polls look alike from behind.

## Start sheet
rulebook-start_sheet-choose = Every party secretly chooses one entry in each column and writes a state beside every symbol. None of it costs money.
rulebook-start_sheet-first = The first column has trend, votes, and meetings: one step of trend, 6 votes, and 6 meetings; or two steps of trend and 6 meetings; or twice 6 votes and 6 meetings.
rulebook-start_sheet-second = The second column has media markers and members: three markers; two markers and 4 members; one marker and 8 members; or 12 members.
rulebook-start_sheet-lands = Several symbols may go to the same state, even identical ones. Only now may a state receive more than five media markers.
rulebook-start_sheet-reveal = All sheets are revealed together and carried out party by party, beginning with one drawn at random.

## Bid to name the first player
rulebook-first_player-bid = Every party writes down a bid in secret; zero is allowed. All bids are revealed together.
rulebook-first_player-names = The highest bidder names the first player: any party, its own included. That party goes first in everything this round.
rulebook-first_player-pay = Only the highest bidder pays, and pays the last bid made. All others keep their money.
rulebook-first_player-tie = Parties tied for the highest bid bid once more in secret, no lower than before. If they are still tied, each rolls a die, and the highest wins; ties are rolled again.
rulebook-first_player-zero = If all bids are zero, dice decide at once and nothing is paid.
rulebook-first_player-last = In the last round nobody bids: the first player of the round before stays.

## Bid for the order of play
rulebook-places-bid = Every party writes down a bid in secret; zero is allowed. All bids are revealed together, and all are paid.
rulebook-places-choose = In the order of the bids, highest first, each party takes a free place in the order of play. The last one gets what is left.
rulebook-places-tie = Dice decide ties: one roll ranks all who are tied; any still tied roll again among themselves.
rulebook-places-order = The order of play replaces “clockwise” everywhere, even in auctions and for ties, until the end of the round. In the last round the old order stays.

## Program conference
rulebook-conference-hand = In turn order, each party refills its hand to three cards, discards any number of them, and refills it to three again.
rulebook-conference-hand--1997 = In turn order, each party discards any number of cards from its hand, then refills it to three.
rulebook-conference-exchange = Then it may replace one card of its program with a card from its hand.
rulebook-conference-topics = Afterwards the program must have five cards with five different topics.
rulebook-conference-discard = The replaced card is discarded. The hand stays one card smaller until the next conference.

## Program exchanges
rulebook-exchanges-turn = The parties are asked one after the other in the order of play, one exchange at a time. It goes on until all pass in a row.
rulebook-exchanges-exchange = One card of the program is discarded; a hidden card or the top card of the pile takes its place. A top card that repeats a topic goes under the pile, and the next one is taken.
rulebook-exchanges-none = If no card of the pile fits, the discards are shuffled and searched in the same way. If none of them fits either, there is no exchange and nothing is lost.
rulebook-exchanges-topics = Afterwards the program must have five cards with five different topics.
rulebook-exchanges-cost = Every exchange costs members: two dice are rolled, and the party loses as many as the higher one shows. A party without members cannot exchange.
rulebook-exchanges-hand = A hidden card that was used is replaced from the pile at once.

## Send shadow cabinet
rulebook-cabinet_sending-send = In turn order, each party may place politicians face down beside the states, at most one beside each state, all in one turn.
rulebook-cabinet_sending-money = Every card sent will have to be paid for. Nobody can send more cards than they can pay for.
rulebook-cabinet_sending-single = Each politician can be sent only once in the game, and to one state only.

## Actions of the shadow cabinet
rulebook-cabinet_use-reveal = All politicians in all states are revealed together, and every owner pays for all of theirs. Nobody can decline.
rulebook-cabinet_use-reveal--consim = State by state, beginning with the one that votes, the politicians are revealed and paid for. Nobody can decline. Money for the party’s cards in later states is kept back: no action may spend it.
rulebook-cabinet_use-act = In turn order, each party uses all its cards in any order. Each card carries out one action, or none if none is wanted.
rulebook-cabinet_use-act--consim = In the order of play, each party uses its card in this state. It carries out one action, or none if none is wanted.
rulebook-cabinet_use-phone = A card with a telephone also places a coalition tile of its party in its state, whatever action is chosen. A party never has two tiles in the same state.
rulebook-cabinet_use-votes = Votes and trend: the party’s own marker moves up. One other party: another party’s trend falls; leading the media does not protect it.
rulebook-cabinet_use-key = Key issue: a marker is placed on a face-up opinion of the state, or taken away. A state never has more than one. The opinion counts twice and cannot be exchanged.
rulebook-cabinet_use-key--1997 = Doubler: it is placed on a face-up opinion of the state, or taken away. A state never has more than one. The opinion counts twice and cannot be exchanged.
rulebook-cabinet_use-media = Replace media: a marker from the party’s own supply takes the place of another party’s. The acting party pays 4,000 to the owner and 4,000 to the bank. A marker cannot simply be removed.
rulebook-cabinet_use-target = An action works in the state of its card and needs something to act on.
rulebook-cabinet_use-gone = All cards sent leave the game at the end of this step.
rulebook-cabinet_use-list = The price of each politician, and its actions, one of which is carried out:

## Form coalitions
rulebook-coalitions-where = Coalitions are formed in the state that votes, between parties that have a coalition tile there. In the last state there are none.
rulebook-coalitions-ask = In turn order, each of these parties may ask others, one after the other, until one agrees or none is left. Then the next party that is still free may ask.
rulebook-coalitions-two = With two shared program cards, topic and attitude alike, the party asked may refuse. With fewer, no coalition is possible.
rulebook-coalitions-force = With three or more shared program cards it cannot refuse.
rulebook-coalitions-pairs = A coalition has two parties, and no party belongs to two. It cannot be dissolved.
rulebook-coalitions-tiles = Afterwards, tiles in this state that are not part of a coalition leave the game. Tiles in other states wait for the elections there.
rulebook-coalitions-tiles--1997 = Tiles in other states wait for the elections there. All tiles of a state leave the game with its election.

## Buy media markers
rulebook-media_buying-buy = In turn order, each party may buy one media marker: it pays 4,000 to the bank and puts the marker on a free media spot in any state.
rulebook-media_buying-spots = A state has five media spots for all parties together. Where all are taken, no marker can be placed.
rulebook-media_buying-supply = Only markers in a party’s own supply can be placed. They come back when somebody replaces them, or when their state has voted, unless they move to the national board.
rulebook-media_buying-passing = A party that passes is asked again as long as somebody else buys. The phase ends when all parties pass in a row.

## Media influence
rulebook-influence-who = A party with more media markers in a state than any other party leads the media there. If there is a tie for the most, nobody does.
rulebook-influence-order = State by state, beginning with the one that votes last and going back: the party that leads the media may exchange one opinion there.
rulebook-influence-order--1997 = State by state, beginning with the one that votes: the party that leads the media may exchange one opinion there.
rulebook-influence-exchange = To exchange is to bring one card from the exchange pool into the state. The opinion it replaces goes into the pool.
rulebook-influence-exchange--1997 = To exchange is to bring one card from the exchange pool into the state. The opinion it replaces goes into the pool, or to the discards if an identical one is there.
rulebook-influence-topic = The new card may not have a topic that is face up in the state, not even that of the card it replaces.
rulebook-influence-topic--1997 = The new card may not have the topic of another face-up opinion in the state. The opposite of the card it replaces is allowed.
rulebook-influence-double = Only face-up opinions without a key issue marker can be exchanged. Face-down opinions are left alone.
rulebook-influence-double--1997 = Only face-up opinions without a doubler can be exchanged. Face-down opinions are left alone.

## Organize meetings
rulebook-meetings-once = In turn order, each party may buy meetings once, in any number of states. Each meeting costs 1,000.
rulebook-meetings-limit = In one round a party may add at most four meetings to a state, and it may never have more than ten there.
rulebook-meetings-supply = The meetings come from the party’s own supply of 18. Converted meetings return to it.

## Auction opinion polls
rulebook-poll_auctions-lay = A poll is placed face down in every state. They are auctioned one by one, beginning with the state that votes.
rulebook-poll_auctions-bids = The first player opens each auction. The lowest bid is 1,000; every party raises or drops out, round after round, until one is left. Nobody may bid more than they have.
rulebook-poll_auctions-none = If all parties pass, the poll is discarded unseen.
rulebook-poll_auctions-win = The winner pays the bank and is the only one to look at the poll. Then it is published or kept; in either case it is discarded face down.
rulebook-poll_auctions-publish = To publish is to carry out one or two entries of the card, for any parties. Their trend in this state moves as printed.
rulebook-poll_auctions-safe = A poll never lowers the party that leads the media in the state.
rulebook-poll_auctions-keep = A party that keeps the poll rolls two dice and gains the sum in members.

## Convert meetings into votes
rulebook-vote_catching-order = The states come in reverse order, the last to vote first; the state that votes now is left out. In each of them, every party is asked once, in turn order.
rulebook-vote_catching-least = With at least five meetings in a state a party may convert any number of them.
rulebook-vote_catching-formula = New votes = meetings × (trend + matches).
rulebook-vote_catching-matches = Every program card that matches a face-up opinion in the state counts +1, every one that contradicts one −1; doubled opinions count twice. Face-down opinions don’t count.
rulebook-vote_catching-half = If the factor is zero or less, two meetings bring one vote; a single meeting left over brings nothing.
rulebook-vote_catching-fifty = Votes stop at 50. A marker that arrives on a space goes on top of those already there; one that cannot move keeps its place.
rulebook-vote_catching-majority = After each state, a party with more votes there than all others together may exchange one opinion of that state with the pool, as with media influence. It need not have converted anything.

## State election
rulebook-region_election-convert = All meetings left in the state that votes become votes by the same formula, however few there are.
rulebook-region_election-seats = The state’s table turns each party’s votes into seats, even in a coalition. Every seat is one point.
rulebook-region_election-winner = The party or coalition with the most votes wins; a coalition adds the votes of both parties, even beyond 50.
rulebook-region_election-nose = If sides are tied, the one with the largest single party wins; if those are tied too, the one whose marker is on top. Such a victory is “by a nose”.
rulebook-region_election-single = A party that wins outright moves a media marker to the national board and may move two opinions there. If it wins by a nose, one opinion.
rulebook-region_election-coalition = In a winning coalition, each partner moves a media marker to the national board and may move one opinion there, the larger partner first.
rulebook-region_election-beaten = If a single party wins, every party beaten by a nose, alone or in a coalition, moves a media marker to the national board. If a coalition wins, nobody else does.
rulebook-region_election-beaten--1997 = Every party beaten by a nose, alone or in a coalition, also moves a media marker to the national board.
rulebook-region_election-media = Only a marker in that state can be moved. It goes to the space of this election and scores at the end.

## National board
rulebook-national-place = Opinions go to the five spaces from left to right. Moving them is voluntary; whoever moves them chooses among the opinions of the state.
rulebook-national-secure = A second identical card secures an opinion. A third one cannot be placed.
rulebook-national-secure--1997 = A second identical card secures an opinion. A third one is discarded.
rulebook-national-opposite = The opposite of an opinion on the board must go on its space and removes it, secured or not.
rulebook-national-opposite--1997 = The opposite of an opinion on the board must remove it, secured or not; the others slide left, and the new one goes last.
rulebook-national-full = On a full board any other opinion takes the space of one that is not secured. If all are secured, it is discarded.
rulebook-national-full--1997 = On a full board, any other opinion removes one that is not secured; the others slide left, and the new one goes last. If all are secured, it is discarded.

## New members
rulebook-recruitment-match = Every program card whose opinion is on the national board brings its party as many members as the space says. A secured opinion counts once.
rulebook-recruitment-always = Opposite opinions cost nothing. Members are gained every round, even the last.

## Election funds
rulebook-funds-seats = Every party receives 1,000 for each seat it has just won.
rulebook-funds-members = After rounds 1, 3, and 5 it also receives 1,000 for each of its members.
rulebook-funds-members--2006 = After rounds 1, 3, and 5 (in the short game, 1 and 3) it also receives 1,000 for each of its members.
rulebook-funds-last = After the last round no money is paid out.
rulebook-funds-last--consim = Money is paid out only in rounds 1 to 5.

## Prepare the next state
rulebook-next_region-clear = In the state that has voted, media markers return to their owners; opinions that were not moved are discarded, and coalition tiles leave the game.
rulebook-next_region-enter = The next state comes to its board with one face-up opinion and three face down; the last state of the game comes with two face up. It has no meetings yet.
rulebook-next_region-reveal = In each of the other states one more opinion is revealed, as long as any are face down. A card that repeats a face-up topic is replaced as in the setup.
rulebook-next_region-end = When no states are left, the board stays empty.

## Party contributions
rulebook-contributions-lay = In turn order, each party plays one contribution card: face up to accept it, face down to refuse it. As long as it has any, it must play one.
rulebook-contributions-rounds = This happens in rounds 1 to 5.
rulebook-contributions-rounds--2006 = This happens in rounds 1 to 5 (in the short game, 1 to 4).
rulebook-contributions-accept = First, all who accept take the money and roll the dice of their card. They lose as many members as the highest die shows.
rulebook-contributions-refuse = Then, all who refuse reveal their cards, roll the dice, and gain the sum in members.
rulebook-contributions-largest = Of those who refuse, the party with the largest contribution rolls three more dice and gains their sum, too. If several have refused one as large, none of them does.
rulebook-contributions-gone = All cards played leave the game.

## Final scoring
rulebook-count-end = The game ends with the last election and its new members. Nothing can be decided after it.
rulebook-count-media = Every media marker on the national board scores the points of its space. Early elections are worth more than late ones.
rulebook-count-members = Each member is one point. The party with the most members gets 10 more points, the second 6.
rulebook-count-ties = If two parties tie for the most members, each gets 8; three or more share 16, rounded down. Then nobody is second. A tie for second place scores nothing.
rulebook-count-opinion = Every program card whose opinion is on the national board scores the points of its space, and 5 more if it is secured.
rulebook-count-winner = Whoever has the most points wins; seats are already counted. Parties tied for the most share the victory.

## Short game
rulebook-short-rounds = The short game has five rounds with one election each. The fifth has no campaign: only the election, without coalitions, and the new members.
rulebook-short-cards = All cards marked 7 are removed: the politician for 25,000, the contribution of 50,000, and ten polls.
rulebook-short-entry = Only one more state comes into play, after round 1, with two face-up opinions.

## Words
rulebook-glossary-land = State: one of the German states on the boards. Its card says how many seats votes bring there.
rulebook-glossary-votes = Votes: the support a party has gathered in a state, 50 at most. Its election turns them into seats.
rulebook-glossary-trend = Trend: how a party is doing in a state, from −3 to +3.
rulebook-glossary-meeting = Meeting: what votes are made of.
rulebook-glossary-program = Program: a party’s five face-up cards, each a topic with an attitude, + for and − against.
rulebook-glossary-opinion = Opinion: a topic with an attitude that a state cares about. At its election four of them are face up.
rulebook-glossary-matches = Matches: what a program and the face-up opinions of a state have in common, minus what they disagree on.
rulebook-glossary-key = Key issue: a marker that makes an opinion count twice and keeps it from being exchanged.
rulebook-glossary-key--1997 = Doubler: a marker that makes an opinion count twice and keeps it from being exchanged.
rulebook-glossary-pool = Exchange pool: face-up opinions that can be exchanged for those of the states.
rulebook-glossary-national = National opinion: an opinion on the national board. A party whose program has it gets members after every election, and points at the end.
rulebook-glossary-media = Media marker: a piece placed in a state. Whoever has the most leads the media there.
rulebook-glossary-tile = Coalition tile: a party with one in a state can form a coalition at its election.
rulebook-glossary-seat = Seat: what votes bring at an election. One point each and, as long as money is paid out, 1,000.
rulebook-glossary-member = Members: the size of a party. They bring money after some rounds and points at the end.
rulebook-glossary-nose = By a nose: winning an election with as many votes as another side.
rulebook-glossary-dice = Dice: special dice with low numbers. Their faces are part of the edition’s numbers.
