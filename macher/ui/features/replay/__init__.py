"""The replay of a game: one time axis for actions, money and votes, and the table as it stood at any moment.

`board` is the table with a play button; `review` has the tabs: `tab` is the replay (`player`, `chart`, `controls`,
`now`, `points`, `deeds`), `decisions` what cost most. `after_game` tells the `turning` points.
"""
