### The page "Today": the game of the day, the puzzle of the day, days in a row.

today-title = Dziś
# $day is a day with its weekday
today-about = { $day }. Wszyscy grają tymi samymi kartami: o rozdaniu decyduje data.
# behind the number of days in large letters
today-row =
    { $days ->
        [one] dzień z rzędu
        [few] dni z rzędu
        [many] dni z rzędu
       *[other] dni z rzędu
    }
today-longest = Twoja najdłuższa seria: { $days }
today-rule = Dzień się liczy, gdy kończysz grę albo rozwiązujesz łamigłówkę. Pominięty dzień jedynie przerywa serię.
today-month = Zaliczone dni: { $days }

## The game
today-game = Gra dnia
today-game-about = numer { $number } · cztery landy · poziom trudny
today-number = numer { $number }
today-play = Graj
today-continue = Graj dalej
today-counts = Liczy się raz: gdy pierwszy raz dziś ją kończysz. Nikt nie dostaje lepszych kart niż ty.
today-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
today-you = Ty
today-share = Do udostępnienia
today-share-note = Zwykły tekst bez linku. Gra niczego nie wysyła.
today-copy = Kopiuj
today-copied = Skopiowano.
today-not-copied = Na tym komputerze nie ma schowka.
today-again = Zagraj jeszcze raz (wynik się nie liczy)
today-again-short = Jeszcze raz
today-mark = Gra dnia { $number }
today-mark-again = Gra dnia { $number }, jeszcze raz: liczy się pierwszy wynik
today-mark-helped = Gra dnia { $number }: nie liczy się, bo cofnięto coś odkrytego

## The line to share, at most 80 characters; $number is that of the day
today-share-name = Die Macher { $number }
today-share-place = { $points }, { $place }. miejsce na { $all }
today-share-ahead = przewaga { $points }
today-share-behind = strata { $points }
today-share-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    }

## The puzzle
today-puzzle = Łamigłówka dnia
today-all = Wszystkie łamigłówki
today-puzzle-none = Nie ma tu łamigłówek.
today-puzzle-play = Graj
today-votes-now = głosuje w tej rundzie
today-votes-later =
    { $rounds ->
        [one] głosuje w następnej rundzie
        [few] głosuje za { $rounds } rundy
        [many] głosuje za { $rounds } rund
       *[other] głosuje za { $rounds } rundy
    }
today-rallies =
    { $rallies ->
        [0] Brak wieców, notowania { $trend }
        [one] { $rallies } wiec, notowania { $trend }
        [few] { $rallies } wiece, notowania { $trend }
        [many] { $rallies } wieców, notowania { $trend }
       *[other] { $rallies } wieców, notowania { $trend }
    }
today-rallies-short = Wiece { $rallies }, notowania { $trend }
today-votes =
    { $votes ->
        [one] dotąd { $votes } głos, zostało { $money }
        [few] dotąd { $votes } głosy, zostało { $money }
        [many] dotąd { $votes } głosów, zostało { $money }
       *[other] dotąd { $votes } głosów, zostało { $money }
    }
today-votes-short = głosy: { $votes } · { $money }
# $formula is like (6 + 1) × 2 = 14
today-formula = teraz: { $formula }
today-match = Zgodność z tymi opiniami: { $total }
