### Settings about the course of a game, and about numbers.

settings-talk = Rivalen reden
settings-talk-yes = Ja
settings-talk-elections = Nur nach Wahlen
settings-talk-no = Nein
settings-reveals = Szenen beim Aufdecken
settings-reveals-full = Ausführlich
settings-reveals-short = Kurz
settings-reveals-none = Keine
settings-confirm = Endgültige Entscheidungen
settings-confirm-once = Sofort
settings-confirm-twice = Mit Rückfrage
settings-confirm-once-help = Der Knopf mit dem Schloss gilt sofort.
settings-confirm-twice-help = Der Knopf mit dem Schloss gilt erst, wenn du ihn noch einmal drückst.
settings-others = Züge der anderen
settings-itself = Ablauf
settings-pass-alone = Automatisch passen
settings-pass-alone-help = Du wirst nicht gefragt, wo du nur passen kannst. Spielen mehrere Personen mit, wirst du trotzdem gefragt, wenn nur dein geheimes Geld oder deine Karten alles andere ausschließen.
settings-election-auto = Nach dem Wahlabend automatisch weiter
settings-election-auto-help = Das Ergebnis ist 8 Sekunden lang zu sehen; beweg den Zeiger oder drück eine Taste, damit es stehen bleibt.
settings-interludes = Deutschlandkarte zwischen den Runden
settings-interludes-help = Zeigt 4 Sekunden lang, wer wo gewonnen hat und was kommt; ein Tastendruck oder Klick führt weiter.
settings-numbers = Zahlenformat
settings-numbers-language = Passend zur Sprache
settings-ambience = Hintergrundgeräusche
settings-ambience-help = Eine ruhige Redaktion: Tasten, Papier, ein Stempel; am Wahlabend draußen. Keine Stimmen.

# $reason says why it can't be taken back
table-press-again = Noch einmal drücken: { $reason }
settings-pins-offered = Vorhang mit PIN schützen
settings-pins-offered-help = Alle am Bildschirm können vier Ziffern festlegen, nach denen der Vorhang dann fragt.
