"""Ways in: first start, main menu, new game with its presets, and the note after an unexpected end.

`menu` has its column and map; `new_game` its ballot and `presets`, which all show what `new_game_table`
knows. `game_fields` and `ballot_page` are what several of these pages are made of.
"""
