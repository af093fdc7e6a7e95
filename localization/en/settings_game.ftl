### Settings about the course of a game, and about numbers.

settings-reveals = Reveals
settings-reveals-full = In full
settings-reveals-short = Short
settings-reveals-none = None
settings-confirm = What cannot be taken back
settings-confirm-once = One press
settings-confirm-twice = Two presses
settings-confirm-once-help = The button with the lock counts at once.
settings-confirm-twice-help = The button with the lock counts only when it is pressed again.
settings-itself = Automatically
settings-pass-alone = Pass where nothing else is possible
settings-pass-alone-help = No question comes where everybody can see that nothing else is possible. Money and hand cards stay secret: if only they are lacking, the question comes all the same.
settings-election-auto = Election night goes on
settings-election-auto-help = The result stays for 8 seconds; moving the pointer or pressing a key keeps it.
settings-interludes = The map between rounds
settings-interludes-help = Who won where and what comes next, for 4 seconds; any input goes on at once.
settings-numbers = Number format
settings-numbers-language = As the language
settings-ambience = Ambience
settings-ambience-help = A quiet newsroom: keys, paper, a stamp; outside on election night. No voices.

# $reason says why it can't be taken back
table-press-again = Press again: { $reason }
