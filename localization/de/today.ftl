### The page "Today": the game of the day, the puzzle of the day, days in a row.

today-title = Heute
# $day is a day with its weekday
today-about = { $day }. Alle spielen mit denselben Karten, und jeden Tag gibt es neue.
# behind the number of days in large letters
today-row =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
today-longest = Deine längste Serie: { $days }
today-rule = Ein Tag zählt, wenn du das Spiel beendest oder das Rätsel löst. Verpasst du einen Tag, beginnt deine Serie von vorn.
today-month =
    { $days ->
        [one] Ein Tag hat hier gezählt
       *[other] { $days } Tage haben hier gezählt
    }

## The game
today-game = Spiel des Tages
today-game-about = Nummer { $number } · 4 Wahlen · schwer
today-number = Nummer { $number }
today-play = Spielen
today-continue = Weiterspielen
today-counts = Es zählt, wenn du es heute zum ersten Mal beendest. Niemand bekommt bessere Karten als du.
today-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
today-you = Du
today-share = Zum Weitersagen
today-share-note = Reiner Text ohne Link. Es wird nichts gesendet.
today-copy = Kopieren
today-copied = Kopiert.
today-not-copied = Auf diesem Computer ist keine Zwischenablage verfügbar.
today-again = Noch einmal spielen, ohne Wertung
today-again-short = Noch einmal
today-mark = Spiel des Tages { $number }
today-mark-again = Spiel des Tages { $number }, noch einmal: Das erste Ergebnis zählt
today-mark-helped = Spiel des Tages { $number }: zählt nicht, weil du Aufgedecktes zurückgenommen hast

## The line to share, at most 80 characters; $number is that of the day
today-share-name = Die Macher { $number }
today-share-place = { $points }, Platz { $place } von { $all }
today-share-ahead = Vorsprung { $points }
today-share-behind = Rückstand { $points }
today-share-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }

## The puzzle
today-puzzle = Rätsel des Tages
today-all = Alle Rätsel
today-puzzle-none = Hier gibt es keine Rätsel.
today-puzzle-play = Spielen
today-votes-now = wählt in dieser Runde
today-votes-later =
    { $rounds ->
        [one] wählt nächste Runde
       *[other] wählt in { $rounds } Runden
    }
today-rallies =
    { $rallies ->
        [0] Keine Veranstaltung, Trend { $trend }
        [one] Eine Veranstaltung, Trend { $trend }
       *[other] { $rallies } Veranstaltungen, Trend { $trend }
    }
today-rallies-short = Veranst. { $rallies }, Trend { $trend }
today-votes =
    { $votes ->
        [one] bisher eine Stimme, { $money } übrig
       *[other] bisher { $votes } Stimmen, { $money } übrig
    }
today-votes-short = Stimmen { $votes } · { $money }
# $formula is like (6 + 1) × 2 = 14
today-formula = { $formula } jetzt
today-match = Übereinstimmung insgesamt: { $total }
