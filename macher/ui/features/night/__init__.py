"""Election night: how a state has voted, beat by beat, and who governs.

`facts` (with `contest`) is what is known, `words` and `contest_words` are its sentences, `beats` says what moves when;
`page` puts the parts on the screen: `title`, `columns`, `map`, `foot`, `band`, `result`, all drawn with `canvas`.
"""
