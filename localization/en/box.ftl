### The box on the shelf: figures read off the cards of a player's own box.
### $done and $total count figures or cards, $low, $high and $guess are numbers, $file is a file.

box-title = Your copy of the game
box-about = Own the board game? Type in what your cards say and play with the real numbers.
box-kinds = Kinds of cards
box-count = { $done } of { $total }
box-back = Back
box-save = Export
box-open = Import
box-open-title = Import the numbers of a box
box-nothing = You haven’t typed anything in yet.
box-at-most = maximum
box-large = large
box-small = small
box-none = not there
box-yes = yes
box-no = no

## Kinds of cards
box-page-lands = State cards
box-page-rows = Scoring rows
box-page-polls = Poll cards
box-page-politicians = Shadow cabinet
box-page-blocks = Deployment blocks
box-page-sheet = Start sheet
box-page-presence = Media presence
box-page-presence--classic = Media spots
box-page-national = National board
box-page-trend = Trend scale
box-page-display = Program display
box-page-dice = Dice
box-page-donations = Donations
box-page-donations--classic = Contributions
box-page-lid = Box lid
box-page-more = Other numbers

## Cards
box-card-poll = Poll card { $number }
box-card-block = Block { $number }
box-card-donation = Card { $number }
box-card-all = All state cards
box-card-all-short = All
box-card-start = For everybody
box-card-choice = Column { $column }, choice { $number }

## Figures of a card
box-head-votes = Votes
box-head-points = Points
box-head-points--classic = Seats
box-head-card = Your card
box-field-size = Size
box-field-back = Party on the back
box-field-seven = Symbol 7
box-field-cost = Cost
box-field-phone = Telephone
box-field-members = Members
box-field-base = Members
box-field-meetings = Meetings
box-field-accept = Accepted: costs base
box-field-reject = Refused: brings base
box-field-dice = Dice
box-field-scale = From left to right
box-field-bands = Rows begin at
box-field-black = Black spot { $number }
box-field-white = White spot { $number }
box-field-spot = Spot { $number }
box-field-recruits = Spot { $number }, members
box-field-points = Spot { $number }, points
box-field-players = With { $number } players
box-field-face = Side { $number }
box-field-from = { $elections } elections, minutes from
box-field-to = { $elections } elections, minutes to
box-field-money = Money
box-field-symbol = Symbol { $number }
box-field-action = Action { $number }
box-field-amount = Amount of action { $number }
box-symbol-rallies = Rallies
box-symbol-rallies--classic = Meetings
box-symbol-trend = Trend
box-symbol-media = Media
box-symbol-votes = Votes
box-action-votes = Votes
box-action-trend = Trend
box-action-other_trend = Other party’s trend
box-action-replace_media = Replace media
box-action-double = Key issue
box-action-double--1997 = Doubler

## Question and hint
box-ask = { $what }: what does the card say?
box-ask-votes = { $votes } votes: what does the card say?
box-range = { $low } to { $high }
box-hint-points = Points never drop as votes rise, so this must be between { $low } and { $high }. Press { $key } for the next row.
box-hint-order = To stay in order, the number must be between { $low } and { $high }. Press { $key } for the next row.
box-hint-number = Type in the number on your card. Press { $key } for the next row.
box-hint-poll = Type in the change as printed, like +1 or −2. Press { $key } for the next row.
box-hint-choice = Pick what is printed.
box-hint-back = Pick the party on the back; it gets +2 on the front.
box-hint-row = Type in all numbers from left to right, with spaces between them. Press { $key } to accept.
box-hint-own = If this card has rows of its own, type in the votes at which they begin. Press { $key } to accept.

## What is odd
box-doubt-number = This is not a number yet.
box-doubt-order = Going by the numbers around it, this should be between { $low } and { $high }.
box-doubt-least = Going by the numbers around it, this should be at least { $low }.
box-doubt-between = The numbers around it leave no room for one in this row. One of them may be wrong.
box-doubt-unit = Money comes in steps of { $unit }.
box-doubt-same-maximum = { $land } has the same maximum, and no two states share one.
box-doubt-far = This is far from our { $guess }. A slip?
box-doubt-row-empty = At least one number is needed.
box-doubt-row-rises = Each number should be greater than the one before.
box-doubt-row-zero = The scale should contain 0.
box-doubt-row-first = The first row should begin at 0 votes.
box-doubt-row-last = No row begins beyond { $high } votes.
box-doubt-symbol = A symbol appears in a block at most { $limit } times.
box-doubt-back = { $party } should be the party with +2.
box-doubt-action-twice = This action is on the card already.
box-doubt-two-twice = Only one party of a poll has +2.
box-doubt-two-missing = One party of a poll should have +2: the one on its back.
box-doubt-title = Does your card really say { $value }?
box-doubt-no = Correct it
box-doubt-yes = Yes, it does

## Beside the card
box-from = From the box
box-from-note = { $n ->
    [0] None yet. Whatever you enter stays until you clear it.
    [one] One number. It stays until you clear it.
   *[other] { $n } numbers. They stay until you clear them.
  }
box-rulebook = From the rulebook
box-reconstruction = Reconstruction
box-reconstruction-note = { $n ->
    [0] None left.
    [one] One number, estimated from the known ones.
   *[other] { $n } numbers, estimated from the known ones.
  }
box-game = Games use the numbers from your box: { $done } of { $total }
box-game-none = Games use reconstructions until you type something in.
box-game-unused = New games leave your box on the shelf.
box-use = Use my box in new games
box-agree = Accept the rest
box-agree-short = Accept rest
box-agree-tip = Press this if your card matches all the other rows shown here; all of it then counts as entered.
box-agree-done = This card is complete.
box-clear = Clear this card
box-clear-short = Clear
box-clear-none = You have entered nothing on this card.
box-page-done = { $page }: complete. Thank you!
box-aside = Games leave this card out for now: { $reason }

## Files
box-saved = Exported as { $file }
box-not-saved = What you entered could not be saved: { $detail }
box-damaged = The file of your box could not be read. It was set aside as { $file }, and the box begins empty.
box-strange = { $n ->
    [one] One number in the file belongs to no card of this edition and was left out.
   *[other] { $n } numbers in the file belong to no card of this edition and were left out.
  }
box-file-bad = { $file } cannot be used: { $reason }
box-file-empty = { $file } contains nothing for your box.
box-opened = { $n ->
    [0] The file contains nothing new.
    [one] One number was imported.
   *[other] { $n } numbers were imported.
  }
box-clash-title = Two boxes disagree
box-clash = { $n ->
    [one] One number that you typed in is different in the file. Which one should count?
   *[other] { $n } numbers that you typed in are different in the file. Which ones should count?
  }
box-keep-mine = Mine
box-take-theirs = The file’s
box-take-none = Don’t import it

## What a game says about its figures
box-in-game = { $done } of { $total } numbers from the box
box-in-game-file = Numbers from the file { $file }
