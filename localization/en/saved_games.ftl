### The lists of saved games and of games that are over, and what is said about them.

moment-today = Today, { $time }
moment-day = { $day }, { $time }

## The two lists
saves-title = Saved games
saves-load = Load
saves-replays = Replays
saves-load-none = You have no saved games yet. Every game is saved automatically after each decision.
saves-replays-none = You haven’t finished a game yet. Every game you finish is kept here.
saves-deleted = Deleted games
saves-deleted-none = There are no deleted games. You can put a game back within { $days } days of deleting it.
saves-import = Import
saves-import-open = Import and open
saves-import-title = Import a saved game
saves-imported = Imported: { $name }
saves-play = Play a quick game

## What a saved game is called without a name
saves-shelf-autosave = Autosave
saves-autosave-number = Autosave { $number }
saves-shelf-kept = Saved game
saves-shelf-quick = Quick save
saves-shelf-left = Game set aside
saves-shelf-finished = Finished game
# $players is a list of names
saves-won = Won by { $players }
saves-winner = First place

## How far it is
saves-over = Finished
saves-round-of = Round { $round } of { $rounds }
saves-round = Round { $round }
saves-name-setup = Setup
saves-name-over = Finished game
saves-name-round = Round { $round }, { $phase }
# $players is a list of names
saves-turn = Next to act: { $players }
saves-decides = to play
# $land is a state
saves-votes-next = Next election: { $land }
saves-assisted = With moves taken back
saves-ai = AI

## What is wrong with it
saves-newer = from a newer version
saves-broken = damaged
saves-useless = cannot be used
saves-is-broken = This saved game is damaged.
saves-is-useless = This saved game cannot be used.
saves-file-kept = The file stays as it is.
saves-unusable = { $name } from { $time } cannot be used.
saves-details = Details
saves-details-tip = What exactly is wrong, and which file it is
saves-file = File: { $file }
saves-close = Close
saves-running = You are playing this game right now.

## Keeping
saves-keep = Save
saves-keep-as = Save as
saves-keep-title = Save the game as
saves-rename = Rename
saves-rename-title = Rename the saved game
saves-cancel = Cancel
saves-name-hint = Name of the saved game
saves-name-missing = A saved game needs a name.
saves-kept = Saved as “{ $name }”.
saves-quick-kept = Quick save made.
# $key is a key
saves-quick-kept-key = Quick save made. { $key } brings you back here.
saves-no-quick = You have no quick save yet.
saves-no-game = There is no game in progress to save.
saves-loaded = Loaded: { $name }
saves-loaded-from-tournament = Loaded as a separate game: { $name }. The tournament stays as it was.
saves-back-title = Go back to an earlier moment?
saves-back-note = You have already played beyond this point. Loading this save takes moves back: the game then counts as a practice game and earns no stars, stamps, or days.
saves-back-load = Load as practice
saves-back-no = Don’t load

## What else can be done
saves-watch = Watch
saves-statistics = Statistics
saves-look = Final scoring
saves-export = Export
saves-exported = Copied to { $file }.
# $detail is what the system says
saves-not-exported = The copy cannot be written ({ $detail }).
saves-not-renamed = It cannot be renamed ({ $detail }).
saves-delete = Delete
saves-delete-note = A game deleted for good cannot be put back.
saves-not-delete = Keep it
saves-not-deleted = It cannot be deleted ({ $detail }).
saves-deleted-toast = Deleted: { $name }
saves-undo = Undo
saves-put-back = Put back
saves-back-again = Put back: { $name }
# $detail is what the system says
saves-not-put-back = It cannot be put back ({ $detail }).
saves-destroy = Delete for good
saves-destroy-title = Delete “{ $name }” for good?
saves-empty = Delete all for good
saves-empty-title = Delete all deleted games for good?
# $detail is what the system says
saves-no-trash = It cannot be moved to the deleted games ({ $detail }).

## Pages of a list: $first to $last of $total entries
saves-of = { $first }–{ $last } of { $total }
saves-page-before = Previous page
saves-page-after = Next page
saves-page-first = This is the first page.
saves-page-last = This is the last page.
## Files: a path that is typed, and a list of its folder
file-hint = Path of the file
file-up = One folder up
file-none = No saved game here
file-more = { $n ->
    [one] One more is not listed; type its name.
   *[other] { $n } more are not listed; type the name.
    }
file-missing = Name a file.
file-taken = There is already a file with this name.
# $detail is what the system says
file-no-list = This folder cannot be read ({ $detail }).

## Menus
menu-load = Load
menu-replays = Replays
game-menu-save = Save
game-menu-load = Load

## Settings: data
saves-data-autosaves = Autosaves
saves-data-none = Nothing is saved yet.
saves-data-playing = Not while you are playing a game.
saves-data-export = Export all
saves-data-export-tip = Packs all saved games and replays into one file in the documents folder
saves-data-delete = Delete all
saves-data-delete-title = Delete all saved games and replays?
saves-data-deleted = All saved games and replays are deleted.
saves-data-left = { $n ->
    [one] One file could not be deleted.
   *[other] { $n } files could not be deleted.
}
