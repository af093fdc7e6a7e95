### Main menu.

menu-continue = Continue
# $round and $land of the game that waits
menu-continue-detail = Round { $round }, { $land }
menu-continue-setup = Set-up
menu-quick = Quick game
menu-quick-detail = Four elections against three AI parties
menu-new = New game
menu-rules = Rules
menu-settings = Settings
menu-quit = Quit
menu-language = Language
menu-version = Version { $version }
# $reason is a sentence
menu-autosave-damaged = The newest autosave could not be used, so the game goes on one decision earlier. { $reason }

## Over a game that is going on
game-menu-title = Game menu
game-menu-note = The game is saved after every decision. Practice take-back goes back across reveals too, and marks the game as assisted.
game-menu-back = Back to the game
game-menu-take-back = Practice take-back
game-menu-leave = Main menu
