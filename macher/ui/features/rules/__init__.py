"""The rules in the game: `page` with the `book`, its `search`, and the editions to `compare`.

`pictures` are cut out of real tables (`picture_tables`), drawn while the player rests (`picture_drawing`).
"""
