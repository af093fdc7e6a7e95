### The lists of saved games and of games that are over, and what is said about them.

moment-today = Dziś, { $time }
moment-day = { $day }, { $time }

## The two lists
saves-title = Zapisy gier
saves-load = Wczytaj
saves-replays = Powtórki
saves-load-none = Nie ma jeszcze żadnego zapisu. Każda gra zapisuje się sama po każdej decyzji.
saves-replays-none = Żadna gra nie została jeszcze ukończona. Każda ukończona gra trafia tutaj.
saves-deleted = Usunięte gry
saves-deleted-none = Nic nie jest usunięte. Usuniętą grę można przywrócić przez { $days } dni.
saves-import = Importuj
saves-import-open = Importuj i otwórz
saves-import-title = Importuj zapis gry
saves-imported = Zaimportowano: { $name }
saves-play = Zagraj w szybką grę

## What a saved game is called without a name
saves-shelf-autosave = Automatyczny zapis
saves-autosave-number = Automatyczny zapis { $number }
saves-shelf-kept = Zapis gry
saves-shelf-quick = Szybki zapis
saves-shelf-left = Odłożona gra
saves-shelf-finished = Ukończona gra
# $players is a list of names
saves-won = Zwycięstwo: { $players }
saves-winner = Pierwsze miejsce

## How far it is
saves-over = Ukończona
saves-round-of = Runda { $round } z { $rounds }
saves-round = Runda { $round }
saves-name-setup = Przygotowanie gry
saves-name-over = Ukończona gra
saves-name-round = Runda { $round } · { $phase }
# $players is a list of names
saves-turn = teraz { $players }
saves-decides = teraz
# $land is a state
saves-votes-next = Najbliższe wybory: { $land }
saves-assisted = Z cofaniem ruchów
saves-ai = komputer

## What is wrong with it
saves-newer = z nowszej wersji
saves-broken = uszkodzony
saves-useless = nie do użycia
saves-is-broken = Ten zapis gry jest uszkodzony.
saves-is-useless = Tego zapisu gry nie można użyć.
saves-file-kept = Plik pozostaje bez zmian.
saves-unusable = Nie można użyć: { $name }, { $time }.
saves-details = Szczegóły
saves-details-tip = Co dokładnie jest nie tak i który to plik
saves-file = Plik: { $file }
saves-close = Zamknij
saves-running = Ta gra właśnie trwa.

## Keeping
saves-keep = Zapisz
saves-keep-as = Zapisz jako
saves-keep-title = Zapisz grę jako
saves-rename = Zmień nazwę
saves-rename-title = Zmień nazwę zapisu
saves-cancel = Anuluj
saves-name-hint = Nazwa zapisu
saves-name-missing = Zapis potrzebuje nazwy.
saves-kept = Zapisano jako „{ $name }”.
saves-quick-kept = Zrobiono szybki zapis.
# $key is a key
saves-quick-kept-key = Zrobiono szybki zapis. { $key } prowadzi tu z powrotem.
saves-no-quick = Nie ma jeszcze szybkiego zapisu.
saves-no-game = Nie trwa żadna gra, którą można by zapisać.
saves-loaded = Wczytano: { $name }
saves-loaded-from-tournament = Wczytano jako osobną grę: { $name }. Turniej pozostaje bez zmian.
saves-back-title = Wrócić do wcześniejszej chwili?
saves-back-note = Ta gra poszła już dalej. Wczytanie tego zapisu cofa ruchy: gra zostanie oznaczona jako treningowa i nie da gwiazdek, znaczków ani dni.
saves-back-load = Wczytaj jako trening
saves-back-no = Nie wczytuj

## What else can be done
saves-watch = Obejrzyj
saves-statistics = Statystyki
saves-look = Punktacja końcowa
saves-export = Eksportuj
saves-exported = Skopiowano do { $file }.
# $detail is what the system says
saves-not-exported = Nie można zapisać kopii ({ $detail }).
saves-not-renamed = Nie można zmienić nazwy ({ $detail }).
saves-delete = Usuń
saves-delete-note = Gry usuniętej na stałe nie da się przywrócić.
saves-not-delete = Zachowaj
saves-not-deleted = Nie można usunąć ({ $detail }).
saves-deleted-toast = Usunięto: { $name }
saves-undo = Cofnij
saves-put-back = Przywróć
saves-back-again = Przywrócono: { $name }
# $detail is what the system says
saves-not-put-back = Nie można przywrócić ({ $detail }).
saves-destroy = Usuń na stałe
saves-destroy-title = Usunąć na stałe „{ $name }”?
saves-empty = Opróżnij
saves-empty-title = Usunąć na stałe wszystkie usunięte gry?
# $detail is what the system says
saves-no-trash = Nie można przenieść do usuniętych gier ({ $detail }).

## Pages of a list: $first to $last of $total entries
saves-of = { $first }–{ $last } z { $total }
saves-page-before = Poprzednia strona
saves-page-after = Następna strona
saves-page-first = To jest pierwsza strona.
saves-page-last = To jest ostatnia strona.
## Files: a path that is typed, and a list of its folder
file-hint = Ścieżka pliku
file-up = Folder wyżej
file-none = Nie ma tu zapisu gry
file-more = { $n ->
    [one] Jednej pozycji nie ma na liście; wpisz jej nazwę.
    [few] { $n } pozycji nie ma na liście; wpisz nazwę.
    [many] { $n } pozycji nie ma na liście; wpisz nazwę.
   *[other] { $n } pozycji nie ma na liście; wpisz nazwę.
    }
file-missing = Podaj plik.
file-taken = Plik o tej nazwie już istnieje.
# $detail is what the system says
file-no-list = Nie można odczytać tego folderu ({ $detail }).

## Menus
menu-load = Wczytaj
menu-replays = Powtórki
game-menu-save = Zapisz
game-menu-load = Wczytaj

## Settings: data
saves-data-autosaves = Zapisy automatyczne
saves-data-none = Nic nie jest jeszcze zapisane.
saves-data-playing = Nie w trakcie gry.
saves-data-export = Eksportuj wszystkie
saves-data-export-tip = Pakuje wszystkie zapisy i powtórki do jednego pliku w folderze dokumentów
saves-data-delete = Usuń wszystkie
saves-data-delete-title = Usunąć wszystkie zapisy i powtórki?
saves-data-deleted = Wszystkie zapisy i powtórki zostały usunięte.
saves-data-left = { $n ->
    [one] Nie udało się usunąć { $n } pliku.
    [few] Nie udało się usunąć { $n } plików.
    [many] Nie udało się usunąć { $n } plików.
   *[other] Nie udało się usunąć { $n } pliku.
}
