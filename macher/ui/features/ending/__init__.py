"""The end of a game: the winner's poster, the final scoring, and what decided it.

`facts` and `headline` are what is known, `finished` is what every page of the end tells from them. `page` counts the
points (`reveal`, `bars`), hangs the poster up (`poster`, `poster_screen`), and shows the scoring (`course`,
`log_sheet`). `poster_screen` hangs other posters.
"""
