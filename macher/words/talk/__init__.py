"""What the six people at the table say of a game, and when it is true.

`rounds` remembers a round, `plans` are told after an election, `remarks` are all other lines, and `teller` reads the
public events of a game for both.  `macher.words.sayings` chooses what is said of it.
"""
