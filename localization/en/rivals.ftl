# The six characters.

rivals-title = Rivals
rivals-note = Six people to get to know. Each can lead any party, at any level. Their habits give them character, not an edge.
rivals-bids = Start-player bids
rivals-tonight = Tonight
rivals-tonight-about = You’re playing as { $party } on { $level }: { $elections } elections, about { $minutes } minutes.
rivals-play = Play
rivals-others = Shuffle rivals
rivals-level = Level
rivals-bids-said = Start-player bids of { $rival }: { $list }
rivals-bid = { $n } thousand: { $share }
rivals-bid-most = six thousand or more: { $share }
rivals-seat = { $rival }, { $party }
rivals-level-easy = Easy
rivals-level-normal = Normal
rivals-level-hard = Hard
rivals-level-expert = Expert
rivals-proposed-up = Time to move up? You won { $all ->
        [3] your last 3 games
       *[other] { $won } of your last { $all } games
    } on { $level }.
rivals-proposed-down = Time to ease off? You won none of your last { $all } games on { $level }.
rivals-propose-not = Stop suggesting levels
rivals-propose = Suggest levels

# What one of them says in the log of a game.
rival-says = { $player }: “{ $words }”
rival-treasurer-role = The Treasurer
rival-treasurer-quote = Votes go stale. Cash keeps.
rival-treasurer-likes = Hoards cash for the end
rival-treasurer-habit = Takes every donation in rounds 1 and 2
rival-treasurer-bids = Bids low and keeps an eye on your cash.
rival-treasurer-word = cash
rival-gambler-role = The Gambler
rival-gambler-quote = Fifty or bust.
rival-gambler-likes = Piles eight rallies into one state
rival-gambler-habit = Converts late, all at once
rival-gambler-bids = All or nothing. Hard to read.
rival-gambler-word = risk
rival-editor-role = The Editor
rival-editor-quote = You can have the streets. I’ll take the front page.
rival-editor-likes = Goes for a third media marker
rival-editor-habit = Turns opinions against you
rival-editor-bids = Usually two to four thousand.
rival-editor-word = front page
rival-marketplace-role = The Campaigner
rival-marketplace-quote = Three here, three there, every week.
rival-marketplace-likes = Puts three rallies in every state
rival-marketplace-habit = Converts once four rallies are on the board
rival-marketplace-bids = Small change, but never zero.
rival-marketplace-word = town squares
rival-broker-role = The Broker
rival-broker-quote = You and me, that’s sixty votes.
rival-broker-likes = Likes program cards the leader has
rival-broker-habit = Refuses small donations
rival-broker-bids = Middling and steady.
rival-broker-word = partners
rival-pollster-role = The Pollster
rival-pollster-quote = The trend is my friend. I bought it.
rival-pollster-likes = Uses polls to hurt the leader
rival-pollster-habit = Sends politicians after the leader
rival-pollster-bids = Bids more every round.
rival-pollster-word = polls
