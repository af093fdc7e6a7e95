### Settings about the course of a game, and about numbers.

settings-reveals = Enthüllungen
settings-reveals-full = Ganz
settings-reveals-short = Kurz
settings-reveals-none = Keine
settings-confirm = Was endgültig ist
settings-confirm-once = Einmal drücken
settings-confirm-twice = Zweimal drücken
settings-confirm-once-help = Der Knopf mit dem Schloss gilt sofort.
settings-confirm-twice-help = Der Knopf mit dem Schloss gilt erst beim zweiten Drücken.
settings-itself = Von selbst
settings-pass-alone = Passen, wo sonst nichts geht
settings-pass-alone-help = Wo alle sehen, dass sonst nichts geht, wird nicht gefragt. Geld und Handkarten bleiben geheim: Fehlen nur sie, wird trotzdem gefragt.
settings-election-auto = Wahlabend geht weiter
settings-election-auto-help = Das Ergebnis bleibt 8 Sekunden; eine Bewegung oder Taste hält es fest.
settings-interludes = Die Karte zwischen den Runden
settings-interludes-help = Wer wo gewonnen hat und was kommt, 4 Sekunden lang; jeder Druck geht sofort weiter.
settings-numbers = Ziffern
settings-numbers-language = Wie die Sprache
settings-ambience = Raum
settings-ambience-help = Eine ruhige Redaktion: Tasten, Papier, ein Stempel; am Wahlabend draußen. Keine Stimmen.

# $reason says why it can't be taken back
table-press-again = Noch einmal drücken: { $reason }
