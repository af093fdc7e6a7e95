### Hauptmenü.

menu-continue = Fortsetzen
menu-continue-detail = Runde { $round }, { $land }
menu-continue-setup = Spielaufbau
menu-quick = Schnelles Spiel
menu-quick-detail = Vier Wahlen gegen drei KI-Parteien
menu-new = Neues Spiel
menu-rules = Regeln
menu-settings = Einstellungen
menu-quit = Beenden
menu-language = Sprache
menu-version = Version { $version }
# $reason is a sentence
menu-autosave-damaged = Der neueste Spielstand war nicht brauchbar; das Spiel geht eine Entscheidung früher weiter. { $reason }

## Over a game that is going on
game-menu-title = Spielmenü
game-menu-note = Das Spiel wird nach jeder Entscheidung gespeichert. Die Übungsrücknahme geht auch über Aufgedecktes zurück und kennzeichnet das Spiel als unterstützt.
game-menu-back = Zurück zum Spiel
game-menu-take-back = Übungsrücknahme
game-menu-leave = Hauptmenü
