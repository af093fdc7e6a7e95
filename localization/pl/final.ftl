### Punktacja końcowa.

final-place =
    { $elections ->
        [one] Punktacja końcowa po jedynych wyborach
        [few] Punktacja końcowa po { $elections } wyborach
        [many] Punktacja końcowa po { $elections } wyborach
       *[other] Punktacja końcowa po { $elections } wyborach
    }
final-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
final-title =
    { $points ->
        [one] { $player } wygrywa z wynikiem { $points } punktu
        [few] { $player } wygrywa z wynikiem { $points } punktów
        [many] { $player } wygrywa z wynikiem { $points } punktów
       *[other] { $player } wygrywa z wynikiem { $points } punktu
    }
final-title-shared =
    { $points ->
        [one] { $players } wspólnie wygrywają z wynikiem { $points } punktu
        [few] { $players } wspólnie wygrywają z wynikiem { $points } punktów
        [many] { $players } wspólnie wygrywają z wynikiem { $points } punktów
       *[other] { $players } wspólnie wygrywają z wynikiem { $points } punktu
    }
final-ahead =
    { $points ->
        [1] o jeden punkt więcej niż { $player }
       *[other] o { $points } pkt więcej niż { $player }
    }
final-seed = Ziarno { $seed }
final-assisted = z cofaniem ruchów (trening)
final-stood-in = łatwy poziom w zastępstwie: { $count }
# for how many decisions advice was asked
final-advice = Podpowiedzi: { $count }
final-reconstructed = Niektóre wartości są rekonstrukcją
final-tab-points = Punkty
final-tab-lead = Przewaga
final-show-points = Wyniki

## Skąd pochodzą punkty
final-votes = Głosy
final-bonus = Premia wyborcza
final-presence = Obecność w mediach
final-base = Elektorat
final-money = Pieniądze
final-opinion = Opinia krajowa
final-rank = Największe partie
final-votes-low = głosom
final-bonus-low = premiom wyborczym
final-presence-low = obecności w mediach
final-base-low = elektoratowi
final-money-low = pieniądzom
final-opinion-low = opinii krajowej
final-rank-low = wielkości partii
final-total = Razem
final-counted-elections = Wybory w landach
final-part-tip = { $source }: { $points }
final-money-tip = Zostało: { $money }

## Co przesądziło
final-decided = Co zadecydowało
final-lead = { $party } prowadzi dzięki { $sources }.
final-lead-both = { $second } zyskuje dzięki { $losing }, ale { $first } nadrabia dzięki { $winning }.
final-lead-part = { $source } ({ $points })
final-side = przewaga { $party }

## Przebieg i wybory
final-curve = Punkty po każdych wyborach
final-curve-money = Pieniądze po każdej rundzie
final-curve-base = Elektorat po każdej rundzie
final-curves = Przebieg gry
final-as-table = Pokaż jako tabelę
final-as-lines = Pokaż jako wykres
final-round = Runda { $round }
final-round-short = R { $round }
final-start = Początek
final-count = Koniec
final-count-short = Koniec
final-elections = Wyniki wyborów
final-won-alone = { $votes }, samodzielnie
final-won-none = { $votes }, bez większości
final-won-nose = { $votes }, o włos
final-won-unvoted = bez głosów, znacznik na wierzchu
final-each = po { $points }
final-election-tip = Pokazuje ponownie wybory nr { $number }.

## Przyciski
final-rematch = Rewanż, nowe karty
final-rematch-short = Rewanż
final-new = Nowa gra
final-board = Plansza
final-log = Dziennik
final-menu = Menu główne
final-close = Zamknij
final-log-head = Runda { $round } · { $phase }
final-log-setup = Przygotowanie

## Podczas liczenia: kto prowadzi
final-count-all = do końca
final-lead-first = Po wyborach prowadzi { $player }
final-lead-level = { $players }: remis, { $points }
final-lead-by-presence = Dzięki mediom prowadzi { $player }, a nie { $other }
final-lead-by-base = Dzięki elektoratowi prowadzi { $player }, a nie { $other }
final-lead-by-base--classic = Dzięki członkom prowadzi { $player }, a nie { $other }
final-lead-by-money = Dzięki pieniądzom prowadzi { $player }, a nie { $other }
final-lead-by-opinion = Dzięki opinii krajowej prowadzi { $player }, a nie { $other }
final-lead-by-rank = Dzięki wielkości partii prowadzi { $player }, a nie { $other }
final-info = O tej grze
final-figures = Wartości
