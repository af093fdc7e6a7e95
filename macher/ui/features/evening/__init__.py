"""What an evening alone offers: today, puzzles, campaign, album of marks, and the six rivals.

`album`, `puzzles` and `rivals` hold what is remembered with its page; `today` and `campaign` have modules for theirs.
The puzzle of the day, puzzles and the campaign are made positions with a goal: `made_words` says what they are about,
`task_tables` are their tables, `posters` tell how they ended.  `parts` is what the pages share, with the dark column;
`counting` gives a finished game to all of them.
"""
