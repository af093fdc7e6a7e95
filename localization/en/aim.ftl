### The aim of the game on one picture.

aim-title = Most points win.
# $n sources of points, five as a rule
aim-sources = They come from { $n } places.
aim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
aim-points-unit = { $points ->
    [one] point
   *[other] points
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Each state pays for votes. { $majority } votes bring all of its points: { $least } in { $small }, { $most } in { $large }.
aim-votes-text--classic = Votes become seats, and each seat is a point. { $majority } votes bring all of them: { $least } in { $small }, { $most } in { $large }.
aim-bonus-text = { $majority } votes alone: { $alone } points. Two partners with { $majority } together: { $partner } each.
aim-presence-text = Win a state, or lead its media: a marker of yours scores { $most } to { $least }.
aim-presence-text--classic = Win a state where you have a media marker: it moves to the national board and scores { $most } to { $least }.
aim-base-text = Each member counts one point. You start with { $start }.
aim-prizes-text = Most: { $most }. Next: { $next }.
aim-rank-text = Most members: { $most }. Next: { $next }.
aim-opinion-text = Winners bring opinions here. Those that your program shares score { $most } to { $least }, secured ones { $secured } more.

## How votes are made
aim-how = And votes? Three things make them.
aim-rallies = { $n ->
    [one] { $n } rally
   *[other] { $n } rallies
  }
aim-rallies--classic = { $n ->
    [one] { $n } meeting
   *[other] { $n } meetings
  }
aim-rallies-text = You buy them. The first in a state costs { $cost }.
aim-trend = trend { $trend }
aim-trend-text = Raised by politicians and by polls.
# $n of $all opinions
aim-matches = { $n } of { $all } agree
aim-matches-text = What people there think, against your program. An opposite card counts −1.
aim-new = new votes
aim-reach = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in { $land }
aim-reach-text = With { $majority } votes: { $full }, and { $bonus } more for winning alone.
aim-reach-text--classic = With { $majority } votes: { $full }.
aim-all-points = all points
# Below a figure
aim-votes-unit = { $votes ->
    [one] vote
   *[other] votes
  }

## The page
rules-aim = The aim
aim-first-lesson = First lesson
aim-play = Play, we explain
aim-to-lessons = To the lessons
