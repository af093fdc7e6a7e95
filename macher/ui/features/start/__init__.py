"""Ways in: first start, main menu, new game with its presets, and the note after an unexpected end.

`menu` has its column, entries and map; `new_game` its ballot, seats, table and `presets`. `game_fields` and
`ballot_page` are what several of these pages are made of.
"""
