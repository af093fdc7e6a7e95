"""Looking back on a game: one time axis for actions, money and votes, and the table as it stood at any moment.

`review` has the tabs, `tabs` those of one game: the replay (`player`, `chart` with `geometry` and `drawing`, `beside`,
`controls`, `deeds`), and what cost most. `board` is the replay as the table with a play button. `after_game` tells the
`turning` points (`lead_plot`).
"""
