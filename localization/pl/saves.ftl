### Dlaczego nie można użyć zapisu gry. Klucze są w macher/saves/problems.py.

save-missing = Nie ma takiego pliku.
save-unreadable = Nie można odczytać pliku: { $detail }.
save-no-file = To nie jest plik, który można odczytać, lecz folder, urządzenie lub coś innego.
save-too-large = Plik jest większy niż jakikolwiek zapis gry; granica to { $limit } MB.
save-cut-off = Zapis gry jest ucięty: brakuje jego końca.
save-not-json = To nie jest zapis gry: plik nie jest w formacie JSON.
save-not-a-save = To plik JSON, ale nie zapis gry.
save-newer = Ten zapis pochodzi z nowszej wersji, { $program }, w formacie { $found }. Ta wersja czyta formaty do { $known }.
save-damaged = Zapis gry jest uszkodzony: brakuje pola „{ $place }” albo ma ono złą wartość.
save-no-edition = Zapis gry należy do edycji, której tu nie ma: „{ $edition }”.
save-figures-missing = Ta gra ma własne wartości kart, „{ $name }”, których nie ma na tym komputerze. Umieść ten plik w folderze „figures” i spróbuj ponownie.
save-data-file = Nie można użyć wartości kart tej gry: { $detail }
save-other-figures = Wartości kart edycji zmieniły się od czasu zapisania gry.
save-config = Plik opisuje grę, której nie da się przygotować: { $detail }
save-start = Zapis gry został zmieniony: jego przygotowanie nie prowadzi do zapisanego stołu.
save-command = Zapis gry został zmieniony albo uszkodzony: polecenie nr { $number } jest niemożliwe.
save-digest = Zapis gry został zmieniony albo uszkodzony: po poleceniu nr { $number } stół nie zgadza się z zapisanym.
save-edited = Zapis gry został zmieniony: ruchy są nienaruszone, ale zmieniono inne pola.

# $damaged and $restored are times of day
save-restored = Automatyczny zapis z { $damaged } jest uszkodzony. Przywrócono zapis z { $restored }.
save-unusable = Nie można użyć automatycznego zapisu; plik zostaje na miejscu.

## While a game goes on
# $detail is what the system says
save-failed = Nie można zapisać gry ({ $detail }); gra toczy się dalej w pamięci.
save-retry = Spróbuj ponownie
save-hide = Ukryj komunikat
# $detail is what the system says
save-mark = Gra nie jest zapisana ({ $detail }).
save-unsaved-title = Gra nie jest zapisana.
# $detail is what the system says
save-unsaved-note = Nie można jej zapisać ({ $detail }). Jeśli teraz wyjdziesz, stracisz decyzje podjęte od ostatniego zapisu.
save-elsewhere = Zapisz gdzie indziej
save-elsewhere-title = Zapisz grę gdzie indziej
# $detail is what the system says
save-elsewhere-failed = Tam nie można jej zapisać ({ $detail }).
save-leave = Wyjdź mimo to
save-done = Gra jest znów zapisana.
# $own and $other are numbers of autosaves
save-parted = Ta gra toczy się też w innym oknie: ma teraz dwa przebiegi. Ten to „Automatyczny zapis { $own }”, tamten „Automatyczny zapis { $other }”.
save-kept = Uszkodzony plik zostaje na miejscu.
save-go-on = Graj dalej

## After the program ended unexpectedly
crash-title = Program nieoczekiwanie zakończył działanie.
crash-question = Kontynuować od ostatniej akcji?
crash-continue = Kontynuuj
crash-menu = Menu główne
crash-save-report = Zapisz raport
crash-report-note = Raport opisuje, co się stało; pozostaje na tym komputerze.
crash-report-saved = Raport zapisano jako { $file }.
# $detail is what the system says
crash-report-failed = Nie można zapisać raportu ({ $detail }).
## After the program was ended while the game could not be saved
rescue-title = Uratowano grę.
# $file is a path
rescue-question = Nie udało się jej zapisać, gdy program się kończył. Kopia jest tutaj: { $file }. Kontynuować?
rescue-name = Uratowana gra

## Co system mówi o pliku, w nawiasie albo po dwukropku
system-disk-full = dysk jest pełny
system-not-allowed = brak uprawnień
system-read-only = tylko do odczytu
system-not-there = nie znaleziono
system-there-already = już istnieje
system-a-folder = to folder
system-no-folder = plik zamiast folderu
system-no-file = to nie jest plik, który można odczytać
system-too-large = jest większy niż jakikolwiek taki plik
system-device = błąd urządzenia
