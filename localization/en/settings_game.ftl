### Settings about the course of a game, and about numbers.

settings-talk = Rivals talk
settings-talk-yes = Yes
settings-talk-elections = Only after elections
settings-talk-no = No
settings-reveals = Reveals
settings-reveals-full = Full
settings-reveals-short = Short
settings-reveals-none = Off
settings-confirm = Confirm irreversible moves
settings-confirm-once = One click
settings-confirm-twice = Two clicks
settings-confirm-once-help = The button with the lock takes effect right away.
settings-confirm-twice-help = The button with the lock takes effect only when you press it again.
settings-others = Opponents’ moves
settings-itself = Automatic
settings-pass-alone = Pass when there’s no other choice
settings-pass-alone-help = You aren’t asked when passing is your only choice. With several people at the table you are still asked if only secret money or cards rule the rest out.
settings-election-auto = Continue after election night
settings-election-auto-help = The result stays for 8 seconds; move the pointer or press a key to keep it.
settings-interludes = Show the map between rounds
settings-interludes-help = For 4 seconds, shows who won where and what comes next; any key or click moves on.
settings-numbers = Number format
settings-numbers-language = Same as language
settings-ambience = Ambience
settings-ambience-help = A quiet newsroom: keys, paper, a stamp; outside on election night. No voices.

# $reason says why it can't be taken back
table-press-again = Press again: { $reason }
settings-pins-offered = Protect the curtain with a PIN
settings-pins-offered-help = Lets everyone at this screen set a four-digit PIN that the curtain then asks for.
