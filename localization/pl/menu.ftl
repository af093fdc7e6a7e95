### Menu główne.

menu-continue = Kontynuuj
menu-continue-detail = Runda { $round }, { $land }
menu-continue-setup = Przygotowanie gry
menu-continue-none = Żadna gra nie czeka.
menu-quick = Szybka gra
menu-quick-detail = Cztery wybory przeciw trzem partiom SI
menu-new = Nowa gra
menu-rules = Zasady
menu-settings = Ustawienia
menu-quit = Wyjdź
menu-language = Język
menu-version = Wersja { $version }
menu-crashed = Program zakończył się niespodziewanie. Grę można podjąć od ostatniej zatwierdzonej decyzji.
# $reason is a sentence
menu-autosave-damaged = Nie można użyć najnowszego zapisu; gra toczy się dalej o jedną decyzję wcześniej. { $reason }
