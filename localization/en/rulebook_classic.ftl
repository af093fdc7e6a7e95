### The rulebook of the older editions in our own words: one message for each rule, `rulebook-<chapter>-<rule>`.
### Words of an edition stand under its name (key--1997); amounts are in the money of the edition.

## Chapters that are no step of the game
rulebook-campaign = Goal and overview
rulebook-boards = Setting up
rulebook-national = National board
rulebook-short = Short game
rulebook-glossary = Glossary

## Aim and course
rulebook-campaign-aim = Each player leads a German party through a series of state elections. Whoever has most points when the last election is over wins.
rulebook-campaign-parties = Three to five parties play, one for each player. Parties that nobody plays take no part: what a card says about them is ignored.
rulebook-campaign-points = Points come from seats in every election, from media markers on the national board, from members, and from the party’s own program where it matches the national opinion. Money scores nothing.
rulebook-campaign-lands = Four states lie in a circle. One of them votes at the end of this round; the others follow clockwise. Campaigns go on in all of them at once.
rulebook-campaign-round = A round is a campaign, the election of one state, new members and money, and the preparation of the next round. Each step is a chapter here, in its order.
rulebook-campaign-length = There are seven rounds with one election each. The last round has no campaign: it is only the election, the new members and the final scoring.
rulebook-campaign-length--2006 = There are seven rounds with one election each, five in the short game. The last round has no campaign: it is only the election, the new members and the final scoring.
rulebook-campaign-turns = Unless a rule says otherwise, play goes clockwise from the first player. Only the party that is asked decides, and only about what is asked.
rulebook-campaign-turns--consim = Unless a rule says otherwise, play goes through the order of play from its first place. Only the party that is asked decides, and only about what is asked.
rulebook-campaign-passing = Where a rule says “may”, the party may also pass. Where it does not, one of the possible choices has to be made.
rulebook-campaign-talk = Apart from coalitions no agreement binds. Parties may promise each other anything and need not keep it.
rulebook-campaign-money = All bids and payments are whole thousands. Nobody can spend more than there is at hand; there are no loans. Money may be kept covered.
rulebook-campaign-limits = Trend stays between −3 and +3, votes end at 50; what goes beyond is lost. Members never fall below 0 and have no upper end. Nobody places more pieces than the supply holds.
rulebook-campaign-piles = When a pile is empty, its discards are shuffled into a new one.

## Setting up
rulebook-boards-lands = Four of the sixteen states are drawn and laid on the boards; chance says which of them votes first. The others follow clockwise. States for later rounds wait face down.
rulebook-boards-opinions = Every state gets four opinions face down. Four are revealed in the first state, three in the second, two in the third, one in the fourth. A card that repeats an open topic goes under the pile, and another one is revealed.
rulebook-boards-opinions--1997 = Every state gets four opinions face down. Four are revealed in the first state, three in the second, two in the third, one in the fourth. A card that repeats an open topic goes into the exchange pool, and another one is revealed.
rulebook-boards-pool = Six opinions from the pile form the exchange pool. Identical ones are stacked.
rulebook-boards-pool--1997 = Six opinions from the pile form the exchange pool. It holds one card of each topic and attitude at most, so fourteen; a duplicate is discarded.
rulebook-boards-parties = Each party takes its politicians and contribution cards, 18 meetings, 5 media markers, 4 coalition tiles and 25,000. Its markers stand at 0 votes and trend 0 in every state and at 5 members.
rulebook-boards-meetings = One meeting of each party is placed in each of the four states. States that come later begin without.
rulebook-boards-program = Each party is dealt five open program cards of five different topics; what repeats a topic goes under the pile. Three more cards are dealt face down.
rulebook-boards-program--consim = Each party is dealt five open program cards of five different topics; what repeats a topic goes under the pile. Two more cards are dealt face down.
rulebook-boards-piles = Polls and program cards form piles. No program card is face up for taking, and all polls look alike from behind.

## Start sheet
rulebook-start_sheet-choose = Every party chooses in secret one entry of each column and writes a state beside every symbol. None of it costs money.
rulebook-start_sheet-first = The first column has trend, votes and meetings: +1 trend, 6 votes and 6 meetings; or two steps of trend and 6 meetings; or twice 6 votes and 6 meetings.
rulebook-start_sheet-second = The second column has media markers and members: three markers; or two and 4 members; or one and 8 members; or 12 members.
rulebook-start_sheet-lands = Several symbols may go to the same state, equal ones too. Only now may a state receive more than five media markers.
rulebook-start_sheet-reveal = All sheets are opened together and carried out party by party, beginning with one drawn at random.

## Bid to name the first player
rulebook-first_player-bid = Every party writes down a bid in secret, zero included. All bids are opened together.
rulebook-first_player-names = The highest bidder names the first player: any party, its own included. The party named opens everything in this round.
rulebook-first_player-pay = Only the winner of this right pays, and pays the last bid made. All others keep their money.
rulebook-first_player-tie = Those tied at the top bid once more in secret, not below the old bid. Still tied, each rolls a die, the highest again if need be.
rulebook-first_player-zero = If all bids are zero, dice decide at once and nothing is paid.
rulebook-first_player-last = In the last round nobody bids: the first player of the round before stays.

## Bid for the order of play
rulebook-places-bid = Every party writes down a bid in secret, zero included. All bids are opened together and all are paid.
rulebook-places-choose = In the order of the bids, the highest first, each party takes a free place in the order of play. The last one gets what is left.
rulebook-places-tie = Dice decide ties: one throw ranks all who are tied, and equal dice roll again among themselves.
rulebook-places-order = The order of play takes the place of “clockwise” everywhere, in auctions and for ties too, until the end of the round. In the last round the old order stays.

## Program conference
rulebook-conference-hand = In turn order: each party draws up to three cards in hand, discards any of them and draws up to three again.
rulebook-conference-hand--1997 = In turn order: each party discards any cards of its hand and then draws up to three.
rulebook-conference-exchange = Then it may replace one card of the program by a card of the hand.
rulebook-conference-topics = Five cards of five different topics have to lie in the program afterwards.
rulebook-conference-discard = The replaced card is discarded. The hand stays one card smaller until the next conference.

## Program exchanges
rulebook-exchanges-turn = The parties are asked one after the other in the order of play, one exchange at a time. It goes on until all pass in succession.
rulebook-exchanges-exchange = One card of the program is discarded; a hidden card or the top one of the pile takes its place. A top card that repeats a topic goes under the pile, and the next one is taken.
rulebook-exchanges-none = If no card of the pile fits, the discards are shuffled in and looked at in the same way. If none of them fits either, there is no exchange and nothing is lost.
rulebook-exchanges-topics = Five cards of five different topics have to lie in the program afterwards.
rulebook-exchanges-cost = Every exchange costs members: two dice are rolled and the higher one is lost. A party without members cannot exchange.
rulebook-exchanges-hand = A hidden card that was used is replaced from the pile at once.

## Send shadow cabinet
rulebook-cabinet_sending-send = In turn order each party may place politicians face down beside the states, at most one beside each state, all in one turn.
rulebook-cabinet_sending-money = Every card sent will have to be paid for. Nobody can send more than the money at hand will pay.
rulebook-cabinet_sending-single = Each politician can be sent once in the game, and to one state only.

## Actions of the shadow cabinet
rulebook-cabinet_use-reveal = All politicians in all states are revealed together, and every owner pays the sum of all prices. Nobody can decline.
rulebook-cabinet_use-reveal--consim = State by state, beginning with the one that votes, the politicians are revealed and paid for. Nobody can decline.
rulebook-cabinet_use-act = In turn order each party uses all its cards in any order. Of every card one action is carried out, or none if it is not wanted.
rulebook-cabinet_use-act--consim = In the order of play each party uses its card in this state. One action is carried out, or none if it is not wanted.
rulebook-cabinet_use-phone = A card with a telephone also lays a coalition tile of the party in its state, whatever action is chosen. A second tile of the same party there is not laid.
rulebook-cabinet_use-votes = Votes and trend: the party’s own marker moves up. One other party: the marker of another party falls; media influence does not protect it.
rulebook-cabinet_use-key = Key issue: a marker is laid on a face-up opinion of the state, or taken away. A state never has more than one. The opinion counts twice and cannot be exchanged.
rulebook-cabinet_use-key--1997 = Doubler: it is laid on a face-up opinion of the state, or taken away. A state never has more than one. The opinion counts twice and cannot be exchanged.
rulebook-cabinet_use-media = Replace media: a marker from the party’s own supply takes the place of another party’s. It costs 4,000 for the owner and 4,000 for the bank. Merely removing one is not possible.
rulebook-cabinet_use-target = An action works in the state of its card and needs something to act on.
rulebook-cabinet_use-gone = All cards sent leave the game at the end of this step.
rulebook-cabinet_use-list = The price and the actions of each politician, one of which is carried out:

## Form coalitions
rulebook-coalitions-where = Coalitions are formed in the state that votes, between parties that have a coalition tile there. There are none in the last state.
rulebook-coalitions-ask = In turn order each of these parties may ask others, one after the other, until one agrees or none is left. Then the next party is asked that is still free.
rulebook-coalitions-two = With two equal program cards, topic and attitude alike, the party asked may refuse. With fewer no coalition is possible.
rulebook-coalitions-force = With three or more equal program cards it cannot refuse.
rulebook-coalitions-pairs = A coalition has two parties, and no party belongs to two. It cannot be dissolved.
rulebook-coalitions-tiles = Afterwards tiles of this state outside a coalition leave the game. Tiles in other states wait for the elections there.
rulebook-coalitions-tiles--1997 = Tiles in other states wait for the elections there. All tiles of a state leave the game with its election.

## Buy media markers
rulebook-media_buying-buy = In turn order each party may buy one media marker: 4,000 to the bank, and the marker goes on a free media spot in any state.
rulebook-media_buying-spots = A state has five media spots for all parties together. Where all are taken, no marker can be placed.
rulebook-media_buying-supply = Only markers in a party’s own supply can be placed. They come back when their state has voted or when somebody replaces them.
rulebook-media_buying-passing = Whoever passes is asked again as long as somebody else buys. The phase ends when all parties pass one after the other.

## Media influence
rulebook-influence-who = A party with more media markers in a state than any other party leads the media there. On a tie for the most nobody does.
rulebook-influence-order = State by state, beginning with the one that votes last and going back: the party with the influence may exchange one opinion there.
rulebook-influence-order--1997 = State by state, beginning with the one that votes: the party with the influence may exchange one opinion there.
rulebook-influence-exchange = To exchange is to take one card of the exchange pool into the state. The opinion that goes comes into the pool.
rulebook-influence-exchange--1997 = To exchange is to take one card of the exchange pool into the state. The opinion that goes comes into the pool, or to the discards if an identical one lies there.
rulebook-influence-topic = The new card may not have a topic that is face up in the state, not even that of the card that goes.
rulebook-influence-topic--1997 = The new card may not have a topic that another face-up opinion of the state has. The opposite of the card that goes is allowed.
rulebook-influence-double = Only face-up opinions without a key issue can be exchanged. Those face down are left alone.
rulebook-influence-double--1997 = Only face-up opinions without a doubler can be exchanged. Those face down are left alone.

## Organize meetings
rulebook-meetings-once = In turn order each party may buy meetings once, in any number of states. Each of them costs 1,000.
rulebook-meetings-limit = In one round a party may add four meetings to a state at most, and never has more than ten there.
rulebook-meetings-supply = The meetings come from the party’s own supply of 18. What is turned into votes returns to it.

## Auction opinion polls
rulebook-poll_auctions-lay = A poll is laid face down in every state. They are auctioned one by one, beginning with the state that votes.
rulebook-poll_auctions-bids = The first player opens each auction. The lowest bid is 1,000; every party raises or drops out, round after round, until one is left. Nobody bids more than the money at hand.
rulebook-poll_auctions-none = If all parties pass, the poll is discarded unseen.
rulebook-poll_auctions-win = The winner pays the bank and alone looks at the poll. Then it is published or kept; in either case it is discarded face down.
rulebook-poll_auctions-publish = To publish is to carry out one or two entries of the card, of any parties. Their trend in this state moves as printed.
rulebook-poll_auctions-safe = The party that leads the media in the state is not lowered by a poll there.
rulebook-poll_auctions-keep = Whoever keeps the poll rolls two dice and wins the sum in members.

## Convert meetings into votes
rulebook-vote_catching-order = The states come in reverse order, the last to vote first; the state that votes now is left out. In each of them the parties are asked in turn order, once.
rulebook-vote_catching-least = With at least five meetings in a state a party may convert any number of them.
rulebook-vote_catching-formula = Votes won = meetings × (trend + matches).
rulebook-vote_catching-matches = Every program card that matches a face-up opinion in the state counts +1, every one that contradicts one −1; doubled opinions count twice. Face-down opinions don’t count.
rulebook-vote_catching-half = If the factor is zero or less, two meetings bring one vote; a meeting left over brings nothing.
rulebook-vote_catching-fifty = Votes end at 50. A marker that arrives on a space lies on top of those already there; one that cannot move keeps its place.
rulebook-vote_catching-majority = After each state a party with more votes there than all others together may exchange one opinion of it with the pool, as by media influence. It need not have converted anything.

## State election
rulebook-region_election-convert = All meetings left in the state that votes become votes by the same formula, however few there are.
rulebook-region_election-seats = The state’s table turns the votes of each party into seats, in a coalition too. Every seat is one point.
rulebook-region_election-winner = The party or coalition with most votes wins; a coalition adds the votes of both parties, even beyond 50.
rulebook-region_election-nose = Among equals the largest single party decides, and among equal parties the one whose marker lies on top. Such a victory is by a nose.
rulebook-region_election-single = A party that wins clearly moves a media marker to the national board and may move two opinions there. By a nose it is one opinion.
rulebook-region_election-coalition = In a coalition each partner moves a media marker to the national board and may move one opinion there, the larger partner first.
rulebook-region_election-beaten = After the victory of a single party everybody beaten by a nose, alone or in a coalition, moves a media marker to the national board. After the victory of a coalition nobody else does.
rulebook-region_election-beaten--1997 = Everybody beaten by a nose, alone or in a coalition, moves a media marker to the national board as well.
rulebook-region_election-media = Only a marker that lies in the state can be moved. It goes to the space of this election and scores at the end.

## National board
rulebook-national-place = Opinions go to the five spaces from left to right. Moving them is voluntary; the mover chooses among the opinions of the state.
rulebook-national-secure = A second identical card secures an opinion. A third one cannot be placed.
rulebook-national-secure--1997 = A second identical card secures an opinion. A third one is discarded.
rulebook-national-opposite = The opposite of an opinion that lies there must go on its space and removes it, secured or not.
rulebook-national-full = On a full board any other opinion takes the space of one that is not secured. If all are secured, it is discarded.
rulebook-national-full--1997 = On a full board any other opinion removes one that is not secured; the others slide left and it comes last. If all are secured, it is discarded.

## New members
rulebook-recruitment-match = Every card of a party’s own program that lies on the national board wins as many members as its space says. A secured opinion counts once.
rulebook-recruitment-always = Opposite opinions cost nothing. Members are won every round, in the last one too.

## Election funds
rulebook-funds-seats = Every party takes 1,000 for each seat it has just won.
rulebook-funds-members = After rounds 1, 3 and 5 it also takes 1,000 for each of its members.
rulebook-funds-members--2006 = After rounds 1, 3 and 5, in the short game 1 and 3, it also takes 1,000 for each of its members.
rulebook-funds-last = After the last round no money is paid.
rulebook-funds-last--consim = Money is paid in rounds 1 to 5 only.

## Prepare the next state
rulebook-next_region-clear = In the state that has voted media markers return to their owners; opinions not moved are discarded, and coalition tiles leave the game.
rulebook-next_region-enter = The next state takes its board with one face-up opinion and three face down; the last state of the game comes with two open. There are no meetings in it yet.
rulebook-next_region-reveal = In each of the other states one more opinion is revealed, as long as one lies face down. A card that repeats an open topic is replaced as in the set-up.
rulebook-next_region-end = When no state is left to come, the board stays empty.

## Party contributions
rulebook-contributions-lay = In turn order each party lays one contribution card: open to accept it, face down to refuse it. While it has any, it has to lay one.
rulebook-contributions-rounds = This happens in rounds 1 to 5.
rulebook-contributions-rounds--2006 = This happens in rounds 1 to 5, in the short game 1 to 4.
rulebook-contributions-accept = First all who accept take the money of the card and roll its dice. The highest die is lost in members.
rulebook-contributions-refuse = Then all who refuse turn up their cards, roll the dice and win the sum in members.
rulebook-contributions-largest = Whoever has refused the largest contribution of all rolls three more dice and wins their sum, too. If several have, nobody does.
rulebook-contributions-gone = All cards laid leave the game.

## Final scoring
rulebook-count-end = The game ends with the last election and its new members. Nothing can be decided after it.
rulebook-count-media = Every media marker on the national board scores the points of its space. Earlier elections are worth more.
rulebook-count-members = Each member is one point. The party with most members gets 10 points more, the second 6.
rulebook-count-ties = Two parties with most members get 8 each, three or more share 16, rounded down; then nobody is second. A tie for second place brings nothing.
rulebook-count-opinion = Every card of a party’s own program that lies on the national board scores the points of its space, and 5 more if it is secured.
rulebook-count-winner = Most points win; seats are counted already. Parties with the same number share the victory.

## Short game
rulebook-short-rounds = The short game has five rounds with one election each. The fifth is only an election, without coalitions.
rulebook-short-cards = All cards marked 7 are taken out: the politician for 25,000, the contribution of 50,000 and ten polls.
rulebook-short-entry = Only one more state comes to the table, after round 1, with two face-up opinions.

## Words
rulebook-glossary-land = State: one of the federal states on the boards. Its card says how many seats votes bring there.
rulebook-glossary-votes = Votes: what a party has gathered in a state, 50 at most. Its election turns them into seats.
rulebook-glossary-trend = Trend: how a party is seen in a state, from −3 to +3.
rulebook-glossary-meeting = Meeting: what votes are made of.
rulebook-glossary-program = Program: five open cards of a party, each a topic with an attitude, + for and − against.
rulebook-glossary-opinion = Opinion: a topic with an attitude that a state cares about. At its election four of them are face up.
rulebook-glossary-matches = Matches: what program and face-up opinions of a state have in common, less what they contradict.
rulebook-glossary-key = Key issue: a marker that makes an opinion count twice and keeps it from being exchanged.
rulebook-glossary-key--1997 = Doubler: a marker that makes an opinion count twice and keeps it from being exchanged.
rulebook-glossary-pool = Exchange pool: face-up opinions with which those of the states can be exchanged.
rulebook-glossary-media = Media marker: a piece for majorities in a state. Whoever has the most leads the media there.
rulebook-glossary-tile = Coalition tile: a party with one in a state can form a coalition at its election.
rulebook-glossary-seat = Seat: what votes bring at an election. One point and 1,000 each.
rulebook-glossary-member = Members: the size of a party. They bring money after some rounds and points at the end.
rulebook-glossary-nose = By a nose: to win an election with as many votes as another side.
rulebook-glossary-dice = Dice: special dice of low numbers. Their faces are part of the figures of the edition.
