### What went wrong outside the rules of the game, and what was saved.

ui-unexpected-error = Something unexpected happened. The game is saved; the report is in { $file }.

## A new game that cannot be set up
setup-no-such-edition = There is no edition “{ $edition }”. There are: { $known }.
setup-no-such-length = This edition has no game with { $elections } elections. There are: { $known }.
setup-seats = A game needs { $low } to { $high } seats; there are { $seats }.
setup-no-such-party = There is no party “{ $party }”. There are: { $known }.
setup-party-twice = Two seats have the same party: { $party }.
setup-no-such-kind = There is no player of the kind “{ $kind }”. There are: { $known }.
setup-no-such-style = There is no personality “{ $style }” for “{ $level }”. There are: { $known }.
setup-no-style = Players of the kind “{ $level }” have no personality.
setup-name-long = The name of { $party } has more than { $limit } characters.
setup-seed = The seed must be a whole number from 0 to { $limit }.
setup-no-such-option = The edition { $edition } has no option “{ $option }”. It has: { $known }.
setup-option-value = The option { $option } must be “on” or “off”, not “{ $value }”.
setup-position = This setup does not fit the edition or the number of seats, at “{ $place }”.
start-damaged = The installation is damaged. Missing: { $files }. Please install the game again; saved games and settings stay as they are.
