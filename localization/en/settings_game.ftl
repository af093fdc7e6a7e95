### Settings about the course of a game, and about numbers.

settings-reveals = Reveals
settings-reveals-full = In full
settings-reveals-short = Short
settings-reveals-none = None
settings-confirm = Irreversible decisions
settings-confirm-once = One click
settings-confirm-twice = Confirm twice
settings-confirm-once-help = The button with the lock takes effect at once.
settings-confirm-twice-help = The button with the lock takes effect only when you press it again.
settings-itself = Automatically
settings-pass-alone = Pass automatically
settings-pass-alone-help = You aren’t asked where everyone can see that you can only pass. If only your secret money or cards rule it out, you are still asked.
settings-election-auto = Continue after election night
settings-election-auto-help = The result stays for 8 seconds; move the pointer or press a key to keep it.
settings-interludes = Map between rounds
settings-interludes-help = Shows for 4 seconds who won where and what comes next; any key or click moves on.
settings-numbers = Number format
settings-numbers-language = As in the language
settings-ambience = Ambience
settings-ambience-help = A quiet newsroom: keys, paper, a stamp; outside on election night. No voices.

# $reason says why it can't be taken back
table-press-again = Press again: { $reason }
settings-pins-offered = A PIN on the curtain
settings-pins-offered-help = Lets everybody at the screen set four digits that the curtain then asks for.
