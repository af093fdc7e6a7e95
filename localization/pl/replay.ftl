### Spojrzenie wstecz: powtórka gry.

review-title = Gra: { $when } · ziarno { $seed }
review-title-short = Ziarno { $seed }
review-title-career = Wszystkie gry
review-bar = Podsumowanie
review-close = Zamknij
review-tab-replay = Powtórka
review-tab-decisions = Decyzje

## Wykres
replay-chart = Przebieg gry
replay-timeline = Moment gry
replay-actions = Akcje
replay-votes = Głosy
replay-votes-note = Znak: wiece zamienione na głosy; linia kropkowana: większość.
replay-votes-note--classic = Znak: wiece zamienione na głosy.
replay-votes-note-short = Znak: wiece zamienione na głosy
replay-money-covered = Pieniądze były zakryte
# $parties to jeden skrót lub dwa
replay-won = Wygrana: { $parties }
replay-won-none = Nikt nie wygrał

## Co się dzieje
replay-now = Co się dzieje
replay-paid = Wydatek
replay-got = Przychód
replay-points = Punkty według źródeł, dotąd
replay-points-short = Punkty dotąd
replay-table = Tabela
replay-plots = Wykres
replay-final = Na koniec
replay-vp = PZ
replay-base = Elektorat
replay-base--classic = Członkowie

## Sterowanie
replay-controls = Sterowanie powtórką
replay-event = Przebieg · zdarzenie { $number } z { $count }
replay-play = Odtwórz
replay-pause = Pauza
replay-first = Do początku
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-last = Do końca
replay-at-start = To jest początek.
replay-at-end = To jest koniec.
# przycisk i jego klawisz: Krok naprzód (→)
replay-with-key = { $what } ({ $key })
replay-step = Krok
replay-step-event = Zdarzenie
replay-step-phase = Faza
replay-step-round = Runda
replay-speed = Tempo
replay-times = { $speed }×
replay-viewpoint = Punkt widzenia
replay-open = Odkryte
replay-open-tip = Wszystko jest odkryte
replay-public = Jawne
replay-public-tip = Gra jeszcze trwa: widać tylko to, co wiedzą wszyscy.
replay-as = Tak to wyglądało z miejsca: { $player }
replay-from-here = Od tego miejsca
replay-board = Plansza
replay-board-tip = Pokazuje stół w tym momencie.
replay-play-on = Graj dalej
replay-play-on-tip = Zaczyna w tym momencie nową grę; ta zostaje bez zmian.
replay-play-on-over = W tym momencie gra jest już skończona.
replay-export = Eksportuj
replay-export-tip = Zapisuje całą grę w osobnym pliku.
replay-exported = Zapisano jako { $file }
replay-export-failed = Nie udało się zapisać pliku: { $detail }
replay-page-course = Akcje, pieniądze
replay-page-votes = Głosy
replay-page-now = Zdarzenia, punkty

## Stół z tamtej chwili
replay-return = Powrót do powtórki
replay-only-look = Tak wyglądał stół; tutaj niczego nie można zmienić.

## Dalsza gra
replay-play-on-title = Dalsza gra od tego momentu
# $place podaje rundę i fazę
replay-play-on-text = Tutaj zaczyna się nowa gra: { $place }. Stara zostaje bez zmian. Nowa ma oznaczenie, że jest ciągiem dalszym powtórki.
replay-play-on-as = Graj dalej jako { $player }
replay-cancel = Anuluj
replay-marked = ciąg dalszy powtórki
replay-missing = Tej gry nie można pokazać
final-plots = Wykresy
final-replay = Powtórka

## Najdroższe decyzje
decisions-title = Najdroższe decyzje
decisions-note = Oczekiwane punkty zwycięstwa według komputera (poziom normalny) na podstawie tego, co było wtedy widać z tego miejsca. To tylko szacunki: karty mogły ułożyć się inaczej.
decisions-none = Żadna decyzja nie była gorsza od najlepszej o cały punkt zwycięstwa.
decisions-thinking = Trwa analiza wszystkich decyzji…
decisions-head = { $n } · { $place } · { $player }
decisions-chosen = Wybór: { $what }
decisions-better = Lepiej: { $what } ({ $points })
decisions-show = Pokaż ten moment
