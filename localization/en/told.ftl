### What others do, told one by one.

## The moves of others, one by one; $player a name, $who a party or a player, $land a state
turn-decided = { $player } has decided
# The same: somebody has just become start player
turn-starts = { $player } starts
# Badge behind the name
turn-badge-decided = has decided
told-pace = Speed of opponents’ moves
told-stops-short = Pause on losses
told-continue = Continue
told-again = Again
told-again-short = Again
told-keys = { $on }: next. { $result }: skip to the next decision at this screen.
# $reason is one of fact-*
told-why = Why: { $reason }
told-votes =
    { $n ->
        [one] one vote
       *[other] { $n } votes
    }
# a move of somebody else costs nothing: places by the votes to come
told-yours = For you: nothing lost
told-yours-stays = For you: nothing lost, still place { $nth } of { $of } in { $land }
told-yours-moves = For you: place { $before } → { $nth } of { $of } in { $land }
told-cost-votes = This costs you { $votes }
told-cost-votes-of = This costs { $who } { $votes }
told-cost-majority = This costs you the majority in { $land }
told-cost-majority-of = This costs { $who } the majority in { $land }
told-cost-lead = This costs you the media lead in { $land }
told-cost-lead-of = This costs { $who } the media lead in { $land }
told-cost-money = This costs you { $money }
told-cost-money-of = This costs { $who } { $money }
told-loss-of = { $who } in { $land }
# Votes if all rallies were converted now, before and after
told-loss-votes = votes { $before } → { $after }
told-loss-because = { $votes } ({ $figures })
told-loss-lead = no longer leads the media
told-trend = trend { $before } → { $after }
told-rallies = rallies { $before } → { $after }
