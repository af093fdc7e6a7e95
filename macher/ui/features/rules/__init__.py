"""The rules in the game: what lies open (`open_book`), the `page` with the `book`, and the editions to `compare`.

`pictures` are cut out of real tables (`picture_tables`) and drawn while the player rests.
"""
