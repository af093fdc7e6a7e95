### Figures of an edition: where they come from, what is wrong with a data file, the command "macher data".

## Where a figure comes from
provenance-rulebook = rulebook
provenance-public = public source
provenance-box = box
provenance-reconstruction = reconstruction
provenance-reconstruction-tip = Reconstruction: the printed number may differ.
provenance-from-rulebook = From the rulebook
provenance-from-public = From public sources
provenance-from-box = From the box
# Some of these figures come from here, others from elsewhere
provenance-in-part = { $figure } (in part)

## What figures are about; -why is the reasoning behind a reconstruction
figure-edition = Edition, players, and topics
figure-lengths = Lengths of the game
figure-lengths-minutes = Playing time
figure-lengths-minutes-why = Our estimate for a whole game at a table.
figure-presence = Media presence spots
figure-presence-why = Only the first white spot, 10, is known. The others continue in steps of two: earlier elections are worth more, as in the older editions.
figure-votes = Rows of the state cards
figure-votes-bands = Rows of the state cards
figure-votes-bands-why = It is known that points begin at 5 votes and end at 50; between them we use steps of five.
figure-lands = State cards
figure-lands-size = Large and small states
figure-lands-size-why = Eight states are small. We take the eight with the lowest maxima, which also have the fewest inhabitants.
figure-lands-maximum = Maximum points of a state
figure-lands-maximum-why = Only Brandenburg’s 21 is known: three quarters of its value in 1997. The other states follow the same ratio.
figure-lands-points = Points for votes
figure-lands-points-why = Four results from Brandenburg are known. A curve through them, steep at first and then flatter, is scaled to every state.
figure-polls = Polls
figure-polls-kept_base = Party base for an unpublished poll
figure-polls-cards = Poll cards
figure-polls-cards-why = There are ten cards with one +2 each, and two are partly known. Ours have +2, +1, 0, −1, and −2 once each and treat all parties alike.
figure-politicians = Politicians
figure-program = Program cards
figure-program-copies = Number of program cards
figure-program-display = Face-up program cards
figure-program-display-why = Some spaces are for every number of players, some only for four and five, and one for five only. We play 3 + 2 + 1.
figure-opinions = Number of popular opinions
figure-start = Start
figure-start-money = Money at the start
figure-start-base = Party base at the start
figure-start-blocks = Blocks of the starting deployment
figure-start-blocks-why = Only the third block is known. In each of the others, every symbol appears once and one of them twice.
figure-rallies = Rallies
figure-media = Media markers
figure-trend = Trend scale
figure-trend-scale = Trend scale
figure-trend-scale-why = The values −3, −2, 0, +2, and +4 occur in examples. The steps between them and both ends are ours.
figure-election = Election bonus
figure-money = Money
figure-donations = Donations

## The same for the classic editions
figure-classic-edition = Edition and players
figure-classic-edition-topics = Topics
figure-classic-lengths = Lengths of the game
figure-classic-lengths-minutes = Playing time
figure-classic-lengths-minutes-why = Our estimate for a whole game at a table.
figure-classic-presence = Media spots of the national board
figure-classic-presence-why = As in the 1997 edition, where they are known. The rules of 2006 also say that earlier elections are worth more.
figure-classic-votes-bands = Rows of the state cards
figure-classic-votes-bands-why = The printed rows are not known. We use one for each number of votes, and none below 5, as in the 2019 edition.
figure-classic-lands-maximum = Maximum seats of a state
figure-classic-lands-maximum-why = No source gives the maximum of Mecklenburg-Vorpommern. It is the only state left for the 24 that players have reported.
figure-classic-lands-points = Seats for votes
figure-classic-lands-points-why = The tables are not known. Ours rise evenly to the maximum at 50 votes and contain every result that players have reported.
figure-classic-polls = Bids for polls, and what polls bring
figure-classic-polls-cards = Poll cards
figure-classic-polls-cards-why = No card is known. We take the ten cards of our 2019 edition and ten more with every sign reversed. All parties are treated alike.
figure-classic-politicians = Shadow cabinet
figure-classic-politicians-why = Only one cost, 25,000, and the kinds of actions are known. Ours follow the rule that the more expensive card is the stronger one, with a telephone for each coalition tile.
figure-classic-program = Program cards
figure-classic-opinions = Popular opinions and exchange pool
figure-classic-start-money = Money at the start
figure-classic-start-base = Members at the start
figure-classic-start-meetings = Meetings at the start
figure-classic-start-column_1 = First column of the start sheet
figure-classic-start-column_1-why = Two of the three entries are known. The third is the only remaining mix of the same symbols.
figure-classic-start-column_2 = Second column of the start sheet
figure-classic-rallies = Meetings
figure-classic-media = Media markers
figure-classic-trend = Trend scale
figure-classic-national = Secured national opinions
figure-classic-national-spaces = Spaces for national opinions
figure-classic-national-spaces-why = The printed numbers are not known. Ours fall from left to right and are as large as reported final scores allow.
figure-classic-coalitions = Coalitions
figure-classic-dice = Dice
figure-classic-dice-why = An example in the rules rolls a 2 and a 5. We use a die with 0 to 5.
figure-classic-members = Points for the most members
figure-classic-money = Money
figure-classic-contributions = Largest refused contribution
figure-classic-contributions-cards = Contribution cards
figure-classic-contributions-cards-why = Only the card for 50,000 is known. The others are smaller in equal steps and have one die for each 10,000.

## What is wrong with a data file. Keys as in macher/editions/problems.py; $found, $previous and the like are figures or names
data-unreadable = The file cannot be read: { $detail }.
data-too-large = The file is larger than { $limit } kB.
data-not-toml = This is not a TOML file: { $detail }.
data-missing = This entry is missing.
data-unknown-key = This entry is not known here.
data-not-integer = This must be a whole number.
data-not-text = This must be text in quotation marks.
data-not-boolean = This must be true or false.
data-not-list = This must be a list in square brackets.
data-not-table = This must be a table.
data-too-low = This must be at least { $limit }.
data-too-high = This must be at most { $limit }.
data-invalid = This does not fit: { $detail }.
data-not-one-of = “{ $found }” must be one of: { $allowed }.
data-count = { $expected ->
    [one] One entry is needed here
   *[other] { $expected } entries are needed here
  }, not { $found }.
data-count-least = { $expected ->
    [one] At least one entry is needed here
   *[other] At least { $expected } entries are needed here
  }, not { $found }.
data-count-most = { $expected ->
    [one] At most one entry is possible here
   *[other] At most { $expected } entries are possible here
  }, not { $found }.
data-not-rising = Each number must be greater than the one before; { $found } follows { $previous }.
data-falls = The numbers must not fall; { $found } follows { $previous }.
data-not-falling = Each number must be smaller than the one before; { $found } follows { $previous }.
data-first = The first number must be { $expected }, not { $found }.
data-last = The last number must be { $expected }, not { $found }.
data-without = { $expected } must be among these numbers.
data-twice = “{ $found }” appears here twice.
data-maximum-twice = { $other } has the same maximum, { $found }; no two states may share one.
data-poll-back = A poll has exactly one +2, the party on its back. Here there are { $found }.
data-symbol-often = “{ $found }” appears here { $count } times; each needs its own state, and there are { $limit }.
data-not-in-units = { $found } is not a multiple of { $unit }, the smallest amount.
data-amount-missing = The action “{ $action }” needs an amount.
data-amount-needless = The action “{ $action }” has no amount.
data-not-a-number-key = The name “{ $found }” must be a whole number.
data-elections = { $found ->
    [one] The rounds hold one election
   *[other] The rounds hold { $found } elections
  }, but the length is named { $expected }.
data-presence = { $found ->
    [one] There is one media presence spot
   *[other] There are { $found } media presence spots
  } for { $expected ->
    [one] one election
   *[other] { $expected } elections
  }.
data-no-politician = There is no politician “{ $found }”.
data-no-row = There is no row “{ $found }” of media presence spots.
data-cards-few = { $found ->
    [one] This makes one card
   *[other] This makes { $found } cards
  }; the largest table needs { $expected }.
data-states-few = States of size “{ $size }”: { $found }. At least { $expected } are needed.
data-rounds-few = A game has a round for each state board: at least { $expected }, not { $found }.
data-sevens = Cards without the symbol 7: { $found }. At least { $expected } must be left.
data-phones = Coalition tiles of a party: { $found }. That is too few for the cards with a telephone: { $phones }.
data-choice-empty = This entry of the start sheet brings nothing.
data-pieces = Pieces that this entry takes: { $found }. At most { $limit } are possible.
data-dice-alike = All faces are { $found }; a tie could never be broken.
data-names = The names must be those of the edition; “{ $found }” is missing or does not belong.
data-other-edition = This is data of edition { $found }, not of edition { $expected }.
data-no-edition = There is no edition “{ $found }”.
data-no-provenance = No note says where this number comes from.
data-provenance-nothing = “{ $found }” names no number of this file.
data-provenance-twice = Two equally strong notes say where “{ $found }” comes from.

## The command "macher data"
data-list-edition = Edition { $edition }
data-list-file = Data file: { $file }
data-list-sources = Sources
data-list-except = { $entries ->
    [one] entry { $places }
   *[other] entries { $places }
  }
data-export-exists = { $file } already exists and is different. Nothing was overwritten; choose another folder.
data-export-failed = { $file } cannot be written: { $detail }.
data-check-good = { $file } can be used: edition { $edition }.
data-check-bad = { $problems ->
    [one] { $file } cannot be used. One entry does not fit:
   *[other] { $file } cannot be used. { $problems } entries do not fit:
  }
data-check-line = { $path }: { $reason }
data-check-same = It has the same numbers as the game.
data-check-changes = { $changes ->
    [one] One line differs from the game’s own:
   *[other] { $changes } lines differ from the game’s own:
  }
data-check-change = { $path }: { $old } → { $new }
data-check-nothing = (nothing)
data-check-reconstructed = Still reconstructed:
data-check-known = No number is reconstructed.
