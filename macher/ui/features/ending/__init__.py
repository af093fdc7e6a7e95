"""The end of a game: the winner's poster, the final scoring, and what decided it.

`facts`, `expected`, `headline` and `poster_facts` are what is known. `page` counts the points (`reveal`, `bars`), hangs
the poster up (`poster`, `poster_bars`, `new_marks`), and shows the scoring (`course`, `log_sheet`). `poster_screen`
hangs other posters.
"""
