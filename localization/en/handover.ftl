### The curtain between two people at one screen: names, never "you".

handover-to = Hand over to
handover-asked = What will be asked
handover-here = Secret decisions at this screen
handover-open = People at this screen
# $player is the name
handover-only = Only { $player } looks from here on
handover-ready = I am { $player }
handover-keys = opens the private view
handover-place = Round { $round } of { $rounds } · Phase { $phase } of 9
handover-place-setup = Set-up

## What the next person decides; the keys are the steps of the game
handover-task-draft = Pick a program card
handover-task-draft-help = { $player } keeps one card of the hand; the others go on to the left.
handover-task-opening_program = Opening program
handover-task-opening_program-help = { $player } lays five cards with five different topics. All programs are revealed together.
handover-task-opening_hand = Card in hand
handover-task-opening_hand-help = { $player } keeps one of the cards left over; the others are discarded.
handover-task-deployment = Starting deployment
handover-task-deployment-help = { $player } chooses a block and places its five symbols. All deployments are revealed together.
handover-task-start_player = Secret bid for start player
handover-task-start_player-help = { $player } writes one amount. The highest bidder pays and goes first this round; the others keep their money.
handover-task-start_tie = Tie for start player
handover-task-start_tie-help = { $player } raises the bid once or passes.
handover-task-program = Party program
handover-task-program-help = { $player } may draw cards and swap up to two of them.
handover-task-media = Media markers
handover-task-media-help = { $player } may buy one media marker or pass.
handover-task-rallies = Party rallies
handover-task-rallies-help = { $player } may buy rallies in any states.
handover-task-cabinet_placement = Shadow cabinet
handover-task-cabinet_placement-help = { $player } may send politicians face down, one to each state.
handover-task-cabinet_actions = Politicians
handover-task-cabinet_actions-help = { $player } pays for a politician and chooses what it does.
handover-task-media_influence = Media influence
handover-task-media_influence-help = { $player } may replace one opinion.
handover-task-polls = Poll auction
handover-task-polls-help = { $player } bids for the top poll or passes.
handover-task-poll_choice = A poll to look at
handover-task-poll_choice-help = { $player } alone sees the poll, then publishes or keeps it.
handover-task-conversion = Conversion
handover-task-conversion-help = { $player } may turn rallies into votes.
handover-task-election = Coalition
handover-task-election-help = { $player } is asked to join a coalition.
handover-task-income = Donation
handover-task-income-help = { $player } accepts or refuses a donation.

## Private things at a shared table: a look opens them for a moment; $player is the name
handover-look = Look
handover-look-tip = Opens what only { $player } may see; it closes by itself after 8 seconds.
handover-cover = Cover
handover-cover-tip = Covers the private things of { $player } again.
