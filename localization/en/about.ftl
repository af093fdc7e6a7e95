### About the game, and the licences of its parts.

settings-about = About and licenses
about-unofficial = This is an unofficial fan work. The board game Die Macher and its name belong to its author and publishers; none of their text or pictures are used here.
about-parts = What the game is made of, each part with the text of its license:
about-back = Back to the list
about-unreadable = The text of this license cannot be read: { $detail }
