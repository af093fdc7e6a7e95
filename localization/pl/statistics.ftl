### Statystyki: liczby jednej gry oraz wszystkich gier jednej osoby.

review-tab-game = Ta gra
review-tab-career = Kariera
menu-statistics = Statystyki

stats-pages = Wykresy
stats-plot = Wykres
stats-table = Tabela
stats-export = Zapisz tabelę jako plik
stats-exported = Zapisano jako { $file }
stats-export-failed = Nie udało się zapisać pliku: { $detail }
stats-nobody = nikt

## Strony o jednej grze; krótka forma stoi tam, gdzie mało miejsca
stats-points = Punkty według źródeł
stats-points-short = Źródła
stats-rounds = Punkty według rund
stats-rounds-short = Rundy
stats-money = Pieniądze
stats-money-short = Kasa
stats-votes = Głosy według landów
stats-votes-short = Głosy
stats-auctions = Ceny na licytacjach
stats-auctions-short = Licytacje
# $money is one thousand
stats-rallies = Głosy za { $money }
stats-rallies-short = Wiece

## Najlepszy wynik każdej strony w kilku słowach; przed nim stoi znak partii
stats-best-round = { $points } w rundzie { $round }
stats-best-count = { $points } na koniec
stats-best-money = najwięcej { $money }
stats-best-votes = { $votes } { IN($land) }
stats-best-auctions = { $money } · { $what }
stats-best-rallies = { $votes } głosu za { $money }

## Jak czytać wykres
stats-points-note = Każdy słupek to wynik końcowy.
stats-rounds-note = Ile przyniosła każda runda, a ile punktacja na koniec.
stats-money-note = Ile kto miał na koniec każdej fazy.
stats-auctions-note = Kwadrat: zapłacona cena. Mały znak: ostatnia oferta drugiego w licytacji.
stats-rallies-note = Głosy z wieców za każde { $money } wydane na wiece. Wiece bezpłatne też się liczą.

## Skąd wzięły się głosy
stats-way-other = Początek i politycy
stats-way-early = Zamienione przed rundą wyborów
stats-way-election = Zamienione w rundzie wyborów

## Nagłówki tabel
stats-head-source = Źródło
stats-head-round = Runda
stats-head-total = Razem
stats-head-start = Początek
stats-head-round-end = Na koniec
stats-head-most = Najwięcej
stats-head-state = Land
stats-head-sold = Sprzedano
stats-head-buyer = Kto kupił
stats-head-price = Cena
stats-head-runner-up = Druga oferta
stats-head-bid = Kwota
stats-head-over = Różnica
stats-head-paid = Wydano na wiece
stats-head-bought = Kupione wiece
stats-head-free = Bezpłatne wiece
stats-head-converted = Zamienione wiece
stats-head-votes = Głosy z wieców
stats-head-efficiency = Głosy za { $money }
stats-row-way = { $land }: { $way }

## Co mówi część wykresu, gdy się na nią wskaże
stats-tip-score = { $player }: { $points }
stats-tip-part = { $part }: { $value }
stats-tip-votes = { $player } { IN($land) }: { $votes }
stats-tip-round = { $player }, { $round }: { $points }
stats-tip-auction = { $round }, { $what }
stats-tip-bought = Zapłacono: { $player }, { $money }
stats-tip-runner-up = Druga oferta: { $player }, { $money }
stats-tip-alone = Nikt inny nie licytował.
stats-tip-unsold = Nikt nie licytował.
stats-tip-rallies =
    { $votes ->
        [one] { $player }: { $votes } głos za { $money }
        [few] { $player }: { $votes } głosy za { $money }
        [many] { $player }: { $votes } głosów za { $money }
       *[other] { $player }: { $votes } głosu za { $money }
    }
stats-nothing-paid = bez wydatków

## Kariera jednej osoby
career-person = Gracz
career-length = Edycja
career-every-length = Wszystkie edycje
career-edition = { $edition } · { $elections }
career-elections =
    { $elections ->
        [one] { $elections } land
        [few] { $elections } landy
        [many] { $elections } landów
       *[other] { $elections } landu
    }
career-no-name = Bez imienia
career-marked = Uwzględnij gry treningowe
career-marked-short = Trening
career-marked-tip = Gry, w których cofano ruchy w treningu, gry rozpoczęte w środku innej gry oraz gry, w których za komputer musiał zdecydować łatwy poziom.
career-games = Gry
career-victories = Zwycięstwa
career-rank = Średnie miejsce
career-run = Najdłuższa seria zwycięstw
career-party = Według partii
career-party-short = Partie
career-players = Według liczby graczy
career-players-short = Osoby
career-level = Według rywali
career-level-short = Rywale
career-edition-page = Według edycji
career-edition-page-short = Edycje
career-bests = Rekordy osobiste
career-bests-short = Rekordy
career-note = Słupki pokazują zwycięstwa, linia kropkowana – wynik, jaki dałby los, a wąsy (przy wielu grach) – 95-procentowy przedział ufności.
career-note-few = Słupki pokazują zwycięstwa, a linia kropkowana – wynik, jaki dałby los.
career-bests-note = Przy równych rekordach podany jest najwcześniejszy.
career-group-players =
    { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }
career-group-level = Komputer: { $level }
career-group-mixed = Różni rywale
career-group-people = Tylko ludzie
career-count =
    { $games ->
        [one] { $victories } z { $games } gry
        [few] { $victories } z { $games } gier
        [many] { $victories } z { $games } gier
       *[other] { $victories } z { $games } gry
    }
career-count-short = { $victories } z { $games }
career-tip-range = Między { $low } a { $high }; czysty przypadek: { $fair }
career-tip-few = Czysty przypadek: { $fair }; przedział ufności jest pokazywany od { $count } gier
career-tip-marked = W tym gry treningowe: { $count }
career-head-rate = Zwycięstwa w %
career-head-range = Zakres
career-head-fair = Przypadek
career-head-rank = Miejsce
career-head-marked = Trening
career-range = od { $low } do { $high }
career-head-best = Rekord
career-head-value = Wynik
career-head-party = Partia
career-head-date = Data
career-best-points = Najwięcej punktów
career-best-lead = Największa przewaga
career-best-votes = Najwięcej głosów w landzie
career-best-votes-short = Najwięcej głosów
career-best-elections = Najwięcej wygranych wyborów
career-best-elections-short = Wygrane wybory
career-best-efficiency = Najwięcej głosów za { $money }
career-best-efficiency-short = Głosy za { $money }
career-best-land = { $value } ({ $land })
career-reading = Wczytywanie gier: { $done } z { $total }
career-looking = Szukanie zakończonych gier
career-unreadable =
    { $count ->
        [one] { $count } pliku nie da się odczytać; został pominięty.
        [few] { $count } plików nie da się odczytać; zostały pominięte.
        [many] { $count } plików nie da się odczytać; zostały pominięte.
       *[other] { $count } pliku nie da się odczytać; został pominięty.
    }
career-unsaved = Nie udało się zachować wczytanych danych: { $detail }
career-empty = Wyniki pojawią się tu po zakończeniu pierwszej gry.
career-empty-selection = Żadna gra nie pasuje do tego wyboru.
career-every-game = Pokaż wszystkie gry
career-play = Zagraj w szybką grę
