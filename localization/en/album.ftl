# The album with the marks of merit.

album-title = Album
album-note = Thirty stamps for nights worth talking about. You can’t earn them just by playing a lot.
album-count = of { $all } stamps
album-newest = Newest
album-newest-none = Your first one is still to come.
album-close = Almost there
album-earned = { $day }, as { $party }
album-earned-plain = { $day }
album-stamp = { $mark }: earned, { $day }
album-stamp-none = { $mark }: not yet
album-replay = Look at the game
album-replay-none = The game that earned it was not kept.
album-new = New in the album
album-more = and { $n } more
album-detail = Stamps of merit
album-again = Count replays again
album-again-found = { $n ->
        [0] The replays bring no new stamp.
        [one] { $n } new stamp from the replays.
       *[other] { $n } new stamps from the replays.
    }
album-postmark = DIE MACHER

# What was close; the figure is that of the game.
mark-near-narrow = You won by { $n } points on { $day }.
mark-near-all-four = You were in government after { $n } elections on { $day }.
mark-near-forty-nine = { $n } votes, but not in government, on { $day }.
mark-near-one-vote = { $n } votes ahead on { $day }.
mark-near-channel = Markers from { $n } elections on { $day }.
mark-near-thousand = Two of three on { $day }.
mark-near-everybody = { $n } politicians on { $day }.
mark-near-square = { $n } rallies at once on { $day }.

# The marks.
mark-landslide = Landslide
mark-landslide-text = Win a state with 50 votes or more while nobody else reaches 25.
mark-one-vote = By one vote
mark-one-vote-text = Win a state by exactly one vote.
mark-forty-nine = Forty-nine
mark-forty-nine-text = Finish an election with 49 votes and end up in opposition.
mark-tail = The tail wags the dog
mark-tail-text = Govern even though you have the fewest votes of any party.
mark-nowhere = Out of nowhere
mark-nowhere-text = Win a state in which you started the round with 0 votes.
mark-square = A packed square
mark-square-text = Convert eight rallies in one state at once.
mark-word = Word for word
mark-word-text = Win a state with all four opinions matching.
mark-wind = Against the wind
mark-wind-text = Win a state where your match was never more than 1.
mark-all-four = All four, please
mark-all-four-text = Be in government after every election in a game.
mark-opposition = Opposition to the end
mark-opposition-text = Win the game without ever governing.
mark-after-count = After the last count
mark-after-count-text = Win the game without leading after the last election.
mark-narrow = A narrow margin
mark-narrow-text = Win the game by one point.
mark-way-up = The long way up
mark-way-up-text = Win the game from last place going into the final election.
mark-front-page = Won on the front page
mark-front-page-text = Win the game only because of your media presence points.
mark-channel = On every channel
mark-channel-text = Earn a media presence marker in every election.
mark-headline = Not one headline
mark-headline-text = Win the game without buying a media marker.
mark-minds = They changed their minds
mark-minds-text = Flip an opinion in a state and win that state in the same round.
mark-twice = Loud and clear
mark-twice-text = Convert rallies with a match of 5.
mark-cent = Down to the last cent
mark-cent-text = Win the game with no money left.
mark-purse = Money talks
mark-purse-text = Win the game only because of the bonus for money.
mark-no-thanks = No, thank you
mark-no-thanks-text = Refuse all donations and win the game.
mark-yes-please = Yes, thank you
mark-yes-please-text = Take all donations and win the game.
mark-cheap-chair = The cheap seat
mark-cheap-chair-text = Become start player in every round of a game for €1,000 or less.
mark-thousand = A thousand more
mark-thousand-text = Win three bids for start player in one game by exactly €1,000.
mark-drawer = Left in the drawer
mark-drawer-text = Keep a poll with your party on its back, and win that state.
mark-cabinet = The cabinet stays home
mark-cabinet-text = Win the game without paying for a politician.
mark-everybody = Everybody out
mark-everybody-text = Use all your politicians in one game.
mark-minus-three = Back from minus three
mark-minus-three-text = Win a state where your trend was once −3.
mark-two = The two of you
mark-two-text = At one screen: govern together with another player.
mark-last-count = The last count
mark-last-count-text = Win Berlin in the campaign.
