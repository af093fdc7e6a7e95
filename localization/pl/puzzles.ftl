### Łamigłówki: chwila z gry, cel, jedne wybory. I gra dnia.

puzzle-title = Łamigłówki
puzzle-note = Moment z gry i cel do osiągnięcia w jednych wyborach. Na te same ruchy rywale zawsze odpowiadają tak samo.
puzzle-question-convert = Zamienić czy czekać?
puzzle-question-money = Na co wydać pieniądze?
puzzle-question-shift = Która opinia?
puzzle-question-program = Jaki program?
puzzle-question-cabinet = Kogo i dokąd wysłać?
puzzle-question-poll = Ile wart jest sondaż?
# $land is a state
puzzle-goal-win = Wygraj wybory { IN($land) }.
puzzle-goal-win-short = Wygraj { IN($land) }
puzzle-goal-points =
    { $points ->
        [one] Zdobądź co najmniej jeden punkt { IN($land) }.
        [few] Zdobądź co najmniej { $points } punkty { IN($land) }.
        [many] Zdobądź co najmniej { $points } punktów { IN($land) }.
       *[other] Zdobądź co najmniej { $points } punktu { IN($land) }.
    }
puzzle-goal-points-short = { $land }: { $points } pkt
# $title is the question, $level how hard it is
puzzle-titled = { $title } · { $level }
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Nierozwiązana
puzzle-state-solved = Rozwiązana
puzzle-begin = Zacznij
puzzle-again = Jeszcze raz
puzzle-list = Wszystkie łamigłówki
puzzle-next = Następna łamigłówka
puzzle-look = Rozejrzyj się
puzzle-solved = Rozwiązana
puzzle-missed = Tym razem się nie udało
# $land is a state
puzzle-outcome =
    { $points ->
        [one] { IN($land) } masz { $points } punkt przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
        [few] { IN($land) } masz { $points } punkty przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
        [many] { IN($land) } masz { $points } punktów przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
       *[other] { IN($land) } masz { $points } punktu przy { $votes ->
            [1] jednym głosie
           *[other] { $votes } głosach
        }.
    }
puzzle-won = Wybory wygrane.
# after a miss: what was reached, and what was needed; $land is a state
puzzle-got =
    { $votes ->
        [one] { IN($land) } masz { $votes } głos
        [few] { IN($land) } masz { $votes } głosy
        [many] { IN($land) } masz { $votes } głosów
       *[other] { IN($land) } masz { $votes } głosu
    } i { $points ->
        [0] ani jednego punktu.
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
puzzle-needed-points = Potrzeba było co najmniej { $least }.
puzzle-needed-win = Potrzebna była wygrana w wyborach.
puzzle-nothing-kept = Łamigłówka nie jest zapisywana; w każdej chwili możesz zacząć ją od nowa.

## How hard it is: the smaller the share of answers that reach the goal, the harder
puzzle-difficulty-easy = poziom łatwy
puzzle-difficulty-medium = poziom średni
puzzle-difficulty-hard = poziom trudny

## Why the answer is the right one; $land is a state, $best and $idle are points in its election
puzzle-why = Rozwiązanie
puzzle-why-answer = Odpowiedź: { $answer }.
puzzle-why-points = { $land } – punkty: { $best }, bez żadnego ruchu: { $idle }.
puzzle-why-share = Odpowiedzi prowadzące do celu: { $reaching } z { $tried }.
puzzle-why-convert = Wiece liczą się w chwili zamiany: ważne, czy notowania i zgodność są lepsze teraz, czy w dniu wyborów.
puzzle-why-money = Wiec daje najwięcej tam, gdzie pasuje program i gdzie blisko do większości; gdzie indziej za te same pieniądze dostajesz połowę.
puzzle-why-shift = Opinia jest warta tyle, ile zmienia u wszystkich partii: sprawdź też, komu psuje zgodność.
puzzle-why-program = Karta programu liczy się we wszystkich landach naraz; najlepsza pasuje tam, gdzie stoją twoje wiece.
puzzle-why-cabinet = Polityk daje najwięcej tam, gdzie czekają twoje wiece: tylko dzięki nim lepsze notowania albo lepsza zgodność dają głosy.
puzzle-why-poll = Sondaż jest wart tyle, ile przesuwa: twoje notowania w górę tam, gdzie stoją wiece, albo w dół notowania tego, kto by wygrał.

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = Nie można odczytać pliku { $file }: { $detail }.
puzzle-not-toml = { $file } to nie plik TOML: { $detail }.
puzzle-wrong = { $file }: brakuje „{ $place }” albo wartość nie pasuje.
