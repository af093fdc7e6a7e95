"""The map between two rounds: who won where, and which state votes next.

`facts` is what is known, `page` shows it, with the tour on the `map` and the `parts` beside it.
"""
