### Menu główne.

menu-continue = Kontynuuj
menu-continue-detail = Runda { $round }, { $land }
menu-continue-setup = Przygotowanie gry
menu-quick = Szybka gra
menu-quick-detail = Cztery wybory przeciw trzem partiom SI
menu-new = Nowa gra
menu-rules = Zasady
menu-settings = Ustawienia
menu-quit = Wyjdź
menu-language = Język
menu-version = Wersja { $version }
# $reason is a sentence
menu-autosave-damaged = Nie można użyć najnowszego zapisu; gra toczy się dalej o jedną decyzję wcześniej. { $reason }

## Over a game that is going on
game-menu-title = Menu gry
game-menu-note = Gra jest zapisywana po każdej decyzji. Cofnięcie treningowe sięga także za odkryte karty i oznacza grę jako wspomaganą.
game-menu-back = Wróć do gry
game-menu-take-back = Cofnięcie treningowe
game-menu-leave = Menu główne
