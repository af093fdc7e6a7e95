### Rätsel: ein Augenblick eines Spiels, ein Ziel, eine Wahl. Und das Spiel des Tages.

puzzle-title = Rätsel
puzzle-note = Ein Augenblick aus einem Spiel und ein Ziel für eine Wahl. Auf gleiche Züge folgen immer gleiche Antworten.
puzzle-question-convert = Umwandeln oder warten?
puzzle-question-money = Wohin mit dem Geld?
puzzle-question-shift = Welche Meinung?
puzzle-question-program = Welche Programmkarte?
puzzle-question-cabinet = Wen wohin schicken?
puzzle-question-poll = Was ist die Umfrage wert?
# $land is a state
puzzle-goal-win = Gewinne die Wahl { IN($land) }.
puzzle-goal-win-short = { THE($land) } gewinnen
puzzle-goal-points =
    { $points ->
        [one] Hol mindestens einen Punkt bei der Wahl { IN($land) }.
       *[other] Hol mindestens { $points } Punkte bei der Wahl { IN($land) }.
    }
puzzle-goal-points-short = { $land }: { $points } SP
# $title is the question, $level how hard it is
puzzle-titled = { $title } · { $level }
# $goal is a sentence, $edition the name of an edition
puzzle-about = { $goal } { $edition }
puzzle-state-new = Nicht gelöst
puzzle-state-solved = Gelöst
puzzle-begin = Beginnen
puzzle-again = Noch einmal
puzzle-list = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-look = Tisch ansehen
puzzle-solved = Gelöst
puzzle-missed = Diesmal nicht
# $land is a state
puzzle-outcome =
    { $land }: { $votes ->
        [1] eine Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
puzzle-won = Die Wahl ist gewonnen.
# after a miss: what was reached, and what was needed; $land is a state
puzzle-got =
    { $votes ->
        [one] Du hast { IN($land) } mit einer Stimme
       *[other] Du hast { IN($land) } mit { $votes } Stimmen
    } { $points ->
        [0] keinen Punkt geholt.
        [one] einen Punkt geholt.
       *[other] { $points } Punkte geholt.
    }
puzzle-needed-points = Nötig waren mindestens { $least }.
puzzle-needed-win = Nötig war der Wahlsieg.
puzzle-nothing-kept = Ein Rätsel wird nicht gespeichert; du kannst es jederzeit neu beginnen.

## How hard it is: the smaller the share of answers that reach the goal, the harder
puzzle-difficulty-easy = leicht
puzzle-difficulty-medium = mittel
puzzle-difficulty-hard = schwer

## Why the answer is the right one; $land is a state, $best and $idle are points in its election
puzzle-why = Die Lösung
puzzle-why-answer = Die Antwort: { $answer }.
puzzle-why-points =
    { $best ->
        [one] { $land }: ein Punkt; tust du nichts, sind es { $idle }.
       *[other] { $land }: { $best } Punkte; tust du nichts, sind es { $idle }.
    }
puzzle-why-share = Von { $tried } Antworten { $reaching ->
        [one] erreicht eine das Ziel.
       *[other] erreichen { $reaching } das Ziel.
    }
puzzle-why-convert = Veranstaltungen zählen in dem Augenblick, in dem du sie umwandelst: Es kommt darauf an, ob Trend und Übereinstimmung jetzt besser sind oder bei der Wahl.
puzzle-why-money = Eine Veranstaltung bringt am meisten, wo dein Programm passt und die Mehrheit nah ist; anderswo bringt dasselbe Geld nur die Hälfte.
puzzle-why-shift = Eine Meinung ist so viel wert wie das, was sie bei allen Parteien ändert: Schau auch, wessen Übereinstimmung sie senkt.
puzzle-why-program = Eine Karte des Programms zählt in allen Ländern zugleich; am besten passt sie dort, wo deine Veranstaltungen liegen.
puzzle-why-cabinet = Ein Politiker bringt am meisten, wo deine Veranstaltungen warten: Nur mit ihnen bringt ein besserer Trend oder eine bessere Übereinstimmung Stimmen.
puzzle-why-poll = Eine Umfrage ist wert, was sie bewegt: Sie hebt deinen Trend, wo du Veranstaltungen hast, oder senkt den einer Partei, die dich schlagen würde.

## What can be wrong with a puzzle; $file is the name of its file
puzzle-unreadable = { $file } lässt sich nicht lesen: { $detail }.
puzzle-not-toml = { $file } ist keine TOML-Datei: { $detail }.
puzzle-wrong = { $file }: „{ $place }“ fehlt oder passt nicht.
