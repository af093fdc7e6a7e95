"""Election night: how a state has voted, beat by beat, and who governs.

`facts` (with `contest` and `before_and_after`) is what is known, `words`, `contest_words` and `telling` are its
sentences, `beats` says what moves when; `page` puts the parts on the screen: `title`, `head`, `columns`, `map`, `foot`,
`band`, `result`.
"""
