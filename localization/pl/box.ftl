### Twoje pudełko: wartości odczytane z kart własnego pudełka.
### $done i $total liczą wartości albo karty, $low, $high i $guess to liczby, $file to plik.

box-title = Twoje pudełko
box-about = Masz tę grę w domu? Wpisz, co jest na twoich kartach, a zagrasz na prawdziwych wartościach.
box-kinds = Rodzaje kart
box-count = { $done } z { $total }
box-back = Wróć
box-save = Zapisz w jednym pliku
box-open = Otwórz plik
box-open-title = Wartości z pudełka: otwórz plik
box-nothing = Nic tu jeszcze nie wpisano.
box-at-most = maks.
box-large = duży
box-small = mały
box-none = nie ma
box-yes = tak
box-no = nie

## Rodzaje kart
box-page-lands = Karty landów
box-page-rows = Progi głosów
box-page-polls = Karty sondaży
box-page-politicians = Gabinet cieni
box-page-blocks = Tabele startowe
box-page-sheet = Arkusz startowy
box-page-presence = Obecność w mediach
box-page-presence--classic = Pola mediów
box-page-national = Plansza krajowa
box-page-trend = Skala notowań
box-page-display = Odkryte karty programu
box-page-dice = Kości
box-page-donations = Składki
box-page-lid = Wieko pudełka
box-page-more = Inne wartości

## Karty
box-card-poll = Karta sondażu { $number }
box-card-block = Tabela { $number }
box-card-donation = Karta { $number }
box-card-all = Wszystkie karty landów
box-card-all-short = Ogół
box-card-start = Dla wszystkich
box-card-choice = Kolumna { $column }, wybór { $number }

## Wartości na karcie
box-head-votes = Głosy
box-head-points = Punkty
box-head-points--classic = Mandaty
box-head-card = Twoja karta
box-field-size = Wielkość
box-field-back = Partia na rewersie
box-field-seven = Symbol 7
box-field-cost = Koszt
box-field-phone = Telefon
box-field-members = Członkowie
box-field-base = Członkowie
box-field-meetings = Wiece
box-field-accept = Przyjęta: elektorat −
box-field-reject = Odrzucona: elektorat +
box-field-dice = Kości
box-field-scale = Od lewej do prawej
box-field-bands = Wiersze od ilu głosów
box-field-black = Czarne pole { $number }
box-field-white = Białe pole { $number }
box-field-spot = Pole { $number }
box-field-recruits = Pole { $number }, członkowie
box-field-points = Pole { $number }, punkty
box-field-players = Liczba graczy: { $number }
box-field-face = Ścianka { $number }
box-field-from = Wybory: { $elections }, minut od
box-field-to = Wybory: { $elections }, minut do
box-field-money = Pieniądze
box-field-symbol = Symbol { $number }
box-field-action = Akcja { $number }
box-field-amount = Wartość akcji { $number }
box-symbol-rallies = Wiece
box-symbol-trend = Notowania
box-symbol-media = Media
box-symbol-votes = Głosy
box-action-votes = Głosy
box-action-trend = Notowania
box-action-other_trend = Notowania innej
box-action-replace_media = Zamiana mediów
box-action-double = Podwojenie

## Pytanie i wskazówka
box-ask = { $what }: co jest na karcie?
box-ask-votes = Głosy { $votes }: co jest na karcie?
box-range = od { $low } do { $high }
box-hint-points = Od { $low } do { $high }, bo liczby nigdy nie maleją. { $key } przechodzi do następnego wiersza.
box-hint-order = Od { $low } do { $high }, żeby zgadzała się kolejność. { $key } przechodzi do następnego wiersza.
box-hint-number = Wpisz liczbę z karty. { $key } przechodzi do następnego wiersza.
box-hint-poll = Zmiana tak, jak ją wydrukowano, na przykład +1 albo −2. { $key } przechodzi do następnego wiersza.
box-hint-choice = Wybierz to, co jest na karcie.
box-hint-back = Wybierz partię z rewersu; na awersie ma ona +2.
box-hint-row = Wszystkie liczby od lewej do prawej, oddzielone spacjami. { $key } je przyjmuje.
box-hint-own = Tylko jeśli ta karta ma własne wiersze: od ilu głosów się zaczynają. { $key } je przyjmuje.

## Co budzi wątpliwość
box-doubt-number = To jeszcze nie jest liczba.
box-doubt-order = Według sąsiednich wartości powinno być od { $low } do { $high }.
box-doubt-least = Według sąsiednich wartości powinno być co najmniej { $low }.
box-doubt-between = Sąsiednie wartości nie zostawiają tu miejsca na żadną liczbę. Może któraś z nich się nie zgadza.
box-doubt-unit = Pieniądze liczy się co { $unit }.
box-doubt-same-maximum = { $land } ma już tę samą największą liczbę, a żadne dwa landy nie mają jednakowej.
box-doubt-far = To daleko od naszej wartości { $guess }. Literówka?
box-doubt-row-empty = Potrzebna jest choć jedna liczba.
box-doubt-row-rises = Każda liczba powinna być większa od poprzedniej.
box-doubt-row-zero = Na skali powinno być też 0.
box-doubt-row-first = Pierwszy wiersz powinien zaczynać się od 0 głosów.
box-doubt-row-last = Powyżej { $high } głosów nie zaczyna się już żaden wiersz.
box-doubt-symbol = Symbol występuje w tabeli najwyżej { $limit } razy.
box-doubt-back = Partią z +2 powinna być { $party }.
box-doubt-action-twice = Ta akcja jest już na karcie.
box-doubt-two-twice = W sondażu tylko jedna partia ma +2.
box-doubt-two-missing = Jedna partia w sondażu powinna mieć +2: ta z rewersu.
box-doubt-title = Czy na karcie naprawdę jest { $value }?
box-doubt-no = Popraw
box-doubt-yes = Tak, zgadza się

## Obok karty
box-from = z pudełka
box-from-note = { $n ->
    [0] Jeszcze żadnej. Co wpiszesz, zostanie.
    [one] Jedna wartość wpisana przez ciebie. Nie zmieni się.
    [few] { $n } wartości wpisane przez ciebie. Nie zmienią się.
    [many] { $n } wartości wpisanych przez ciebie. Nie zmienią się.
   *[other] { $n } wartości wpisanej przez ciebie. Nie zmieni się.
  }
box-rulebook = z instrukcji
box-reconstruction = rekonstrukcja
box-reconstruction-note = { $n ->
    [0] Nie zostało już nic.
    [one] Jedna wartość wyliczona ze znanych.
    [few] { $n } wartości wyliczone ze znanych.
    [many] { $n } wartości wyliczonych ze znanych.
   *[other] { $n } wartości wyliczonych ze znanych.
  }
box-game = W grach obowiązują wartości z twojego pudełka, o ile są już znane ({ $done } z { $total }).
box-game-none = Dopóki nic nie wpiszesz, gry korzystają z rekonstrukcji.
box-game-unused = Nowe gry zostawiają twoje pudełko na półce.
box-use = Nowe gry korzystają z twojego pudełka
box-agree = Reszta się zgadza
box-agree-short = Reszta OK
box-agree-tip = Wszystkie pozostałe wiersze twojej karty zgadzają się z tymi tutaj; liczą się wtedy jako wpisane.
box-agree-done = Ta karta jest kompletna.
box-clear = Wyczyść tę kartę
box-clear-short = Wyczyść
box-clear-none = Na tej karcie nic nie wpisano.
box-page-done = { $page }: komplet. Dziękujemy!
box-aside = Gry na razie pomijają tę kartę: { $reason }

## Pliki
box-saved = Zapisano w jednym pliku: { $file }
box-not-saved = Nie udało się zapisać tego, co wpisano: { $detail }
box-damaged = Nie da się odczytać pliku twojego pudełka. Leży teraz obok jako { $file }, a pudełko jest puste.
box-strange = { $n ->
    [one] Jedna wartość z pliku nie należy do żadnej karty tej edycji i została pominięta.
    [few] { $n } wartości z pliku nie należą do żadnej karty tej edycji i zostały pominięte.
    [many] { $n } wartości z pliku nie należy do żadnej karty tej edycji i zostało pominiętych.
   *[other] { $n } wartości z pliku nie należy do żadnej karty tej edycji i zostało pominiętych.
  }
box-file-bad = Pliku { $file } nie da się użyć: { $reason }
box-file-empty = W pliku { $file } nie ma nic, co pasuje do pudełka.
box-opened = { $n ->
    [0] W pliku nie ma nic nowego.
    [one] Przejęto jedną wartość.
    [few] Przejęto { $n } wartości.
    [many] Przejęto { $n } wartości.
   *[other] Przejęto { $n } wartości.
  }
box-clash-title = Dwa pudełka mówią co innego
box-clash = { $n ->
    [one] Jedna z wpisanych przez ciebie wartości jest w pliku inna. Która ma obowiązywać?
    [few] { $n } z wpisanych przez ciebie wartości są w pliku inne. Które mają obowiązywać?
    [many] { $n } z wpisanych przez ciebie wartości jest w pliku inne. Które mają obowiązywać?
   *[other] { $n } z wpisanych przez ciebie wartości jest w pliku inne. Które mają obowiązywać?
  }
box-keep-mine = Moje
box-take-theirs = Te z pliku
box-take-none = Nie otwieraj

## Co gra mówi o swoich wartościach
box-in-game = Wartości z pudełka: { $done } z { $total }
box-in-game-file = Wartości z pliku { $file }
