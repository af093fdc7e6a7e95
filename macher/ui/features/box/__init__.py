"""Figures from the player's own box: a card for each kind, to be typed in, checked and shared.

`page` is the dark column, the card with its `head` and `rows`, the `check` beside it, and the strip below; `typing` is
what is being typed in, `files` is the one file to share, `words` what is said.
"""
