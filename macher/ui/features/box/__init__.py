"""Figures from the player's own box: a card for each kind, to be typed in, checked and shared.

`page` is the card with its `head` and `rows`, the `check` beside it with its `plot`, the `strip` below, the dark
`column`; `typing` is what is being typed in, `files` are the editions and the file to share, `words` what is said.
"""
