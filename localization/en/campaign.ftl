# Files that cannot be used; the game names them and leaves them out.
campaign-unreadable = { $file } could not be read: { $detail }
campaign-not-toml = { $file } is no TOML file: { $detail }
campaign-wrong = { $file } is left out: “{ $place }” does not fit.
campaign-twice = { $file } is left out: { $other } is about the same state.
campaign-no-way = { $file } is left out: its way to win does not reach three stars.
