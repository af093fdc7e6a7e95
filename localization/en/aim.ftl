### The aim of the game on one picture.

aim-title = Highest score wins.
# $n sources of points, five as a rule
aim-sources = Points come from { $n ->
    [4] four
    [5] five
    [6] six
   *[other] { $n }
  } sources.
aim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
aim-points-unit = { $points ->
    [one] point
   *[other] points
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Your votes score points in every state. { $majority } votes earn the maximum: { $least } in { $small }, { $most } in { $large }.
aim-votes-text--classic = Your votes become seats, and each seat is a point. { $majority } votes earn the maximum: { $least } in { $small }, { $most } in { $large }.
aim-bonus-text = The only party with { $majority } votes: { $alone } points. Partners who reach { $majority } together: { $partner } each.
aim-presence-text = Win a state or lead its media, and one of your markers there moves here: { $most } points for the first election, { $least } for the last.
aim-presence-text--classic = A marker moves to the national board when you win a state where you have one: { $most } points for the first election, { $least } for the last.
aim-base-text = Each point of party base is one point at the end. You start with { $start }.
aim-base-text--classic = Each member is one point at the end. You start with { $start }.
aim-prizes-text = The richest party scores { $most }, the second richest { $next }.
aim-rank-text = The party with the most members scores { $most }, the second { $next }.
aim-opinion-text = Winners bring opinions here. Those in your program score { $most } down to { $least }, secured ones { $secured } more.

## How votes are won
aim-how = Votes come from three sources.
aim-rallies = { $n ->
    [one] { $n } rally
   *[other] { $n } rallies
  }
aim-rallies--classic = { $n ->
    [one] { $n } meeting
   *[other] { $n } meetings
  }
aim-rallies-text = You buy them. The first in a state costs { $cost }.
aim-rallies-text--classic = You buy them for { $cost } each.
aim-trend = Trend { $trend }
aim-trend-text = Raised by politicians and by polls.
# $n of $all opinions
aim-matches = { $n } of { $all } match
aim-matches-text = Opinions in the state that match your program. An opposing card counts −1.
aim-new = New votes
aim-reach = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in { $land }
aim-reach-text = { $majority } votes would score { $full }, plus { $bonus } for winning alone.
aim-reach-text--classic = { $majority } votes would score { $full }.
aim-all-points = maximum at { $votes } votes
# Below a figure
aim-votes-unit = { $votes ->
    [one] vote
   *[other] votes
  }

## The page
rules-aim = The goal
aim-first-lesson = First lesson
aim-play = Play with guidance
aim-to-lessons = To the lessons
