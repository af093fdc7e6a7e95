### Statistics: the figures of one game, and those of all games of a person.

review-tab-game = This game
review-tab-career = Career
menu-statistics = Statistics

stats-pages = Charts
stats-plot = Chart
stats-table = Table
stats-export = Save the table as a file
stats-exported = Saved as { $file }
stats-export-failed = The file could not be written: { $detail }
stats-nobody = nobody

## Pages about one game; the short form stands where there is little room
stats-points = Points by source
stats-points-short = Sources
stats-rounds = Points by round
stats-rounds-short = Rounds
stats-money = Money
stats-money-short = Money
stats-votes = Votes by state
stats-votes-short = Votes
stats-auctions = Auction prices
stats-auctions-short = Auctions
# $money is one thousand
stats-rallies = Votes per { $money }
stats-rallies-short = Rallies
stats-rallies-short--classic = Meetings

## The best figure of each page, in a few words; a party’s mark stands before it
stats-best-round = { $points } in round { $round }
stats-best-count = { $points } in the final scoring
stats-best-money = Peak: { $money }
stats-best-votes = { $votes } in { $land }
stats-best-auctions = { $money } · { $what }
stats-best-rallies = { $votes } per { $money }

## How to read a plot
stats-points-note = Each column shows one player’s final score.
stats-rounds-note = What each round brought, plus the final scoring.
stats-money-note = How much everyone had at the end of each phase.
stats-auctions-note = Square: the price paid. Small symbol: the last bid of the runner-up.
# $money is one thousand
stats-rallies-note = Votes from rallies for every { $money } spent on rallies. Free rallies count too.
stats-rallies-note--classic = Votes from meetings for every { $money } spent on meetings. Free meetings count too.

## Kinds of votes
stats-way-other = Start and politicians
stats-way-early = Converted in earlier rounds
stats-way-election = Converted when it voted

## Headings of tables
stats-head-source = Source
stats-head-round = Round
stats-head-total = Total
stats-head-start = Start
stats-head-round-end = At the end of
stats-head-most = Most
stats-head-state = State
stats-head-sold = Sold
stats-head-buyer = Buyer
stats-head-price = Price
stats-head-runner-up = Runner-up
stats-head-bid = Last bid
stats-head-over = Difference
stats-head-paid = Spent on rallies
stats-head-paid--classic = Spent on meetings
stats-head-bought = Rallies bought
stats-head-bought--classic = Meetings bought
stats-head-free = Free rallies
stats-head-free--classic = Free meetings
stats-head-converted = Rallies converted
stats-head-converted--classic = Meetings converted
stats-head-votes = Votes from them
# $money is one thousand
stats-head-efficiency = Votes per { $money }
# $land is the code of a state, $way how votes came
stats-row-way = { $land }: { $way }

## What a part of a plot says when pointed at
stats-tip-score = { $player }: { $points }
stats-tip-part = { $part }: { $value }
stats-tip-votes = { $player } in { $land }: { $votes }
stats-tip-round = { $player }, { $round }: { $points }
stats-tip-auction = { $round }, { $what }
stats-tip-bought = Paid: { $player }, { $money }
stats-tip-runner-up = Runner-up: { $player }, { $money }
stats-tip-alone = Nobody else bid.
stats-tip-unsold = Nobody bid.
stats-tip-rallies =
    { $votes ->
        [one] { $player }: { $votes } vote for { $money }
       *[other] { $player }: { $votes } votes for { $money }
    }
stats-nothing-paid = nothing spent

## The career of a person
career-person = Player
career-length = Edition
career-every-length = All editions
career-edition = { $edition } · { $elections }
career-elections =
    { $elections ->
        [one] { $elections } election
       *[other] { $elections } elections
    }
career-no-name = No name
career-marked = Include practice games
career-marked-short = Practice
career-marked-tip = Games with moves taken back for practice, games started from the middle of another, and games in which the easy level had to step in for an AI player.
career-games = Games
career-victories = Wins
career-rank = Average finish
career-run = Winning streak
career-party = By party
career-party-short = Parties
career-players = By number of players
career-players-short = Players
career-level = By opponents
career-level-short = Opponents
career-edition-page = By edition
career-edition-page-short = Editions
career-bests = Personal bests
career-bests-short = Bests
career-note = Games won. Bracket: 95% confidence. Dotted line: pure chance.
career-note-few = Games won. Dotted line: pure chance.
career-bests-note = If bests are equal, the earliest is shown.
career-group-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
career-group-level = AI { $level }
career-group-mixed = Mixed table
career-group-people = People only
career-count =
    { $games ->
        [one] { $victories } of { $games } game
       *[other] { $victories } of { $games } games
    }
career-count-short = { $victories } of { $games }
career-tip-range = Between { $low } and { $high }; by pure chance { $fair }
career-tip-few = By pure chance { $fair }; a range is shown from { $count } games on
career-tip-marked = Practice games among them: { $count }
career-head-rate = Wins in %
career-head-range = Range
career-head-fair = By chance
career-head-rank = Place
career-head-marked = Practice
career-range = { $low } to { $high }
career-head-best = Best
career-head-value = Value
career-head-party = Party
career-head-date = Date
career-best-points = Most points
career-best-lead = Largest lead
career-best-votes = Most votes in one state
career-best-votes-short = Most votes
career-best-elections = Most elections won
career-best-elections-short = Elections won
career-best-efficiency = Most votes per { $money } of rallies
career-best-efficiency-short = Votes per { $money }
career-best-land = { $value } in { $land }
career-reading = Reading games: { $done } of { $total }
career-looking = Looking for finished games
career-unreadable =
    { $count ->
        [one] { $count } file cannot be read and does not count.
       *[other] { $count } files cannot be read and do not count.
    }
career-unsaved = What was read could not be saved: { $detail }
career-empty = Your results appear here once you have finished a game.
career-empty-selection = None of your games fits this selection.
career-every-game = Show all games
career-play = Play a quick game
