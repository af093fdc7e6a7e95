### New game: edition, length, seats, options, seed.

newgame-title = New game
newgame-edition = Edition
newgame-edition-2019 = 2019 edition
newgame-edition-2019-long = 2019 edition
newgame-edition-2019-note = Points for votes, bonus for winning, programs drafted
newgame-edition-2006 = 2006
newgame-edition-2006-long = Classic 2006
newgame-edition-2006-note = Seven rounds or five, national board, coalition tiles
newgame-edition-1997 = 1997
newgame-edition-1997-long = Tournament 1997
newgame-edition-1997-note = Seven rounds by the tournament rules, German marks
newgame-edition-consim = Consim
newgame-edition-consim-long = Consim house rules
newgame-edition-consim-note = 1997 with house rules: the order of play is bought, swapping program cards costs members
newgame-differs = How this edition differs
newgame-length = Length
newgame-length-4 = Four elections
newgame-length-5 = Five elections
newgame-length-7 = Seven elections
newgame-minutes = about { $minutes } min
newgame-seats = Seats
newgame-seats-note = Three to five parties; you play in this order.
# A name, since the log speaks of everybody by name
newgame-you = Marion
newgame-seat-human = Player
newgame-seat-ai = AI · { $level }
newgame-seat-closed = Closed
newgame-seat-add = Add a player
newgame-seat-remove = Close this seat
newgame-seat-take = Play { $party } yourself
newgame-seat-name = Name
newgame-seat-earlier = Move up
newgame-seat-later = Move down
newgame-level-random = random
newgame-level-sane = clueless
newgame-level-normal = normal
newgame-start = Start game
newgame-shuffle = Shuffle seats
newgame-options = Options
newgame-options-title = Optional rules
# $n is the number of options that are switched on
newgame-options-changed =
    { $n ->
        [one] one option on
       *[other] { $n } options on
    }
newgame-seed = Seed
newgame-seed-note = The same seed and the same choices give the same game.
newgame-seed-new = New seed
newgame-seed-new-short = New
newgame-data = Card values
newgame-data-shipped = Standard
newgame-data-own = Custom file: { $name }
newgame-data-box = From your box
newgame-data-note = Values marked as reconstructions may differ from the printed ones.
newgame-back = Back
newgame-too-few = You need at least three seats.

## House rules; the keys are the fields of the game’s options
newgame-option-bluff_bids = Bluff bids
newgame-option-bluff_bids-help = You may bid more than you have; if such a bid wins, you lose all your money and 10 points of party base.
newgame-option-partners_may_decline = Partners may decline
newgame-option-partners_may_decline-help = A party asked to join a coalition may decline; then the next in line is asked.
newgame-option-no_flipping = No topic flipping
newgame-option-no_flipping-help = An opinion can’t be replaced by the opposite opinion on the same topic.
newgame-option-second_after_tie = Second richest always scores
newgame-option-second_after_tie-help = If several parties tie for the most money, the next richest still scores 3 points.
newgame-option-deal_programs = Deal programs
newgame-option-deal_programs-help = Each party is dealt seven program cards; no draft.
newgame-option-open_money = Open money
newgame-option-open_money-help = Everyone sees how much money each party has.
newgame-option-flipping = Topic flipping
newgame-option-flipping-help = An opinion may be exchanged for the opposite opinion on the same topic.
newgame-option-region_rally = A meeting in new states
newgame-option-region_rally-help = In each state that joins later, every party starts with one meeting.
newgame-option-literal_funds = Money for new members
newgame-option-literal_funds-help = A round brings 1,000 for each new member instead of 1,000 for each seat.

## The ballot of a new game
newgame-ballot-note = Change what you like, then press { $key } to start.
newgame-at-table = At the table
newgame-ask-edition = Which edition?
newgame-ask-length = How long?
newgame-ask-rivals = Who are you up against?
newgame-ask-party = Which party will you lead?
newgame-newest = The latest version
newgame-classic = Classic
newgame-classic-note = You negotiate coalitions
# $n finished games
newgame-pace = { $n ->
    [one] Your pace in your last game
   *[other] Your pace in your last { $n } games
  }
newgame-pace-usual = Estimated at a steady pace
newgame-min = min
# $n people
newgame-people = { $n ->
    [0] Only AI parties play; you watch.
    [one] You play alone at this screen.
   *[other] { $n } people play at this screen.
  }
newgame-other-rivals = Shuffle rivals
newgame-choose-rivals = Choose rivals
newgame-begin = Start game
newgame-options-note = People at one screen, optional rules, card values, seed
