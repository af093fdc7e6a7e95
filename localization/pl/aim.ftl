### Cel gry na jednym obrazku.

aim-title = Wygrywa, kto ma najwięcej punktów.
# $n sources of points, five as a rule
aim-sources =
    { $n ->
        [5] Punkty pochodzą z pięciu źródeł.
        [6] Punkty pochodzą z sześciu źródeł.
       *[other] Punkty pochodzą z { $n } źródeł.
    }
aim-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
aim-points-unit = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
# $majority votes; $least points in the smallest state, $most in the largest
aim-votes-text = Każdy land daje punkty za głosy. Za { $majority } głosów dostajesz wszystkie: od { $least } ({ $small }) do { $most } ({ $large }).
aim-votes-text--classic = Głosy zamieniają się w mandaty, a każdy mandat to punkt. Za { $majority } głosów dostajesz wszystkie: { $least } ({ $small }), { $most } ({ $large }).
aim-bonus-text = Jedyna partia z { $majority } głosami: { $alone } punktów. Partnerzy, którzy razem mają { $majority }: po { $partner }.
aim-presence-text = Masz znacznik mediów tam, gdzie wygrywasz lub masz wpływ na media? Trafia tutaj: wcześnie daje { $most }, późno { $least }.
aim-presence-text--classic = Wygraj w landzie, w którym masz znacznik mediów: trafi na planszę krajową i da od { $most } do { $least }.
aim-base-text = Każdy punkt elektoratu daje na koniec punkt. Zaczynasz od { $start }.
aim-base-text--classic = Każdy członek daje na koniec punkt. Zaczynasz od { $start }.
aim-prizes-text = Najbogatsza partia dostaje { $most } punktów, druga { $next }.
aim-rank-text = Partia z największą liczbą członków dostaje { $most } punktów, druga { $next }.
aim-opinion-text = Zwycięzcy przenoszą tu opinie. Zgodne z twoim programem dają od { $most } do { $least }, zabezpieczone o { $secured } więcej.

## How votes are made
aim-how = A głosy? Składają się na nie trzy rzeczy.
aim-rallies = { $n ->
    [one] { $n } wiec
    [few] { $n } wiece
    [many] { $n } wieców
   *[other] { $n } wiecu
  }
aim-rallies--classic = { $n ->
    [one] { $n } wiec
    [few] { $n } wiece
    [many] { $n } wieców
   *[other] { $n } wiecu
  }
aim-rallies-text = Kupujesz je. Pierwszy w landzie kosztuje { $cost }.
aim-rallies-text--classic = Kupujesz je. Każdy kosztuje { $cost }.
aim-trend = notowania { $trend }
aim-trend-text = Podnoszą je politycy i sondaże.
# $n of $all opinions
aim-matches = zgodne: { $n } z { $all }
aim-matches-text = Opinie w landzie zgodne z twoim programem. Karta sprzeczna odejmuje 1.
aim-new = nowe głosy
aim-reach = { $land }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
aim-reach-text = { $majority } głosów dałoby { $full } i jeszcze { $bonus } za samodzielną wygraną.
aim-reach-text--classic = { $majority } głosów dałoby { $full }.
aim-all-points = komplet punktów od { $votes } głosów
# Below a figure
aim-votes-unit = { $votes ->
    [one] głos
    [few] głosy
    [many] głosów
   *[other] głosu
  }

## The page
rules-aim = Cel gry
aim-first-lesson = Pierwsza lekcja
aim-play = Graj z przewodnikiem
aim-to-lessons = Do lekcji
