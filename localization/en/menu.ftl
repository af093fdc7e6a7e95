### Main menu.

menu-continue = Continue
menu-opening = Opening…
# $round and $land of the game that waits
menu-continue-detail = Round { $round }, { $land }
menu-continue-setup = Setup
# The other persons of a game at one screen
menu-also = with { $players }
menu-quick = Quick game
menu-quick-detail = Four elections against three rivals
menu-quick-level = Level: { $level }
menu-quick-up = { $level }: you won { $all ->
        [3] your last 3
       *[other] { $won } of your last { $all }
    } on { $before }
menu-quick-down = { $level }: you won none of your last { $all } on { $before }
menu-new = New game
menu-new-detail = Edition, length, rivals
menu-play = Play
menu-play-detail = Quick game or your own setup
menu-rivals-detail = Six people, and who plays tonight
menu-campaign-detail = Sixteen states, six rivals
menu-learn = Learn
menu-learn-offer = New here? Try a lesson.
menu-learn-offer-short = Lessons
menu-learn-refuse = Stop pointing me to the lessons
menu-today = Today
menu-today-detail = Game and puzzle of the day
menu-more = More
menu-more-detail = Saved games, replays, statistics
menu-back = Back
menu-rules = Rules
menu-settings = Settings
menu-quit = Quit
menu-language = Language
menu-version = Version { $version }

## The map beside the entries
menu-map = Who governs where
# $points for 50 votes in the state
menu-map-next = votes next, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
menu-map-next-plain = votes next
menu-map-now = Full color: the last game.
menu-map-running = Full color: this game.
menu-map-earlier = Pale: who won there before.
menu-map-lost = The map of your past games was damaged and has been set aside; a new one begins.
progress-kept = The file with your campaign and your stamps was damaged and has been set aside; the previous copy is used.
progress-lost = The file with your campaign and your stamps was damaged and has been set aside; they start from scratch.
progress-not-written = Your campaign, your days, and your stamps cannot be saved: { $detail }
menu-map-not-written = The map of your past games cannot be saved: { $detail }
file-left-alone = The file { $file } could not be read ({ $detail }). It stays as it is; whatever should go into it now is lost when you close the game.
menu-counted-late = { $n ->
    [one] Your last finished game has now been counted.
   *[other] { $n } finished games have now been counted.
    }

## How the party of the game that waits stands
menu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
menu-seats = { $points ->
    [one] { $points } seat
   *[other] { $points } seats
  }
# $place from 2 on; $points behind $player, who is first
menu-place-behind = Place { $place }, { $points } behind { $player }.
# $points ahead of the second
menu-place-first = { $points ->
    [0] Tied for first place.
   *[other] In first place, { $points } ahead.
  }
menu-place-last = The last election decides.

## Over a game that is going on
game-menu-title = Game menu
game-menu-note = The game is saved after every decision. For practice you can also take back moves past a reveal; the game then counts as a practice game.
game-menu-curtain = The game is saved after every decision. Whoever continues it meets this curtain again.
game-menu-back = Back to the game
game-menu-take-back = Take back a move (practice)
game-menu-leave = Main menu
game-menu-agreement = This takes back a move past a reveal. Do you all agree: { $players }?
game-menu-all-agree = We all agree
game-menu-not-all = No

## First start
first-title = Your first ballot
first-about = Four states vote. Five parties want to win. Make three marks, and you’re off.
first-note = You can change all of this later in the settings.
first-language = Which language?
first-size = Which text size is easiest to read?
first-sample = 50 votes
first-known = Have you played Die Macher before?
first-yes = Yes
first-yes-detail = You go straight to the menu.
first-no = Not yet
first-no-detail = We explain every step as you play.
first-cast = Play and learn
first-cast-known = To the menu
