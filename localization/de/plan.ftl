### Das Was-wäre-wenn-Brett.
### $row eine Partei in einem Land ("SPD · HE") · $party Kürzel · $land Name oder zwei Buchstaben eines Landes · $card, $out, $into Zeichen und Thema

# Ein großes Wort über den Brettern
plan-flag = Plan. Nichts wird gespielt.
plan-nothing-played = Was wäre, wenn? Nichts hier ändert das Spiel.
plan-side = Was der Plan ändert
plan-after = Nach der Wahl: { $land }
plan-stands = wie es steht
plan-planned = geplant
plan-tool = Plan: Was wäre, wenn?
plan-not-now = Planen kannst du ab der ersten Runde, solange noch nicht alle Länder gewählt haben.
plan-title = Plan
plan-hint = Klick auf die Tableaus oder benutze die Knöpfe. Das Spiel bleibt, wie es ist.
# $key is a key
plan-discards = { $key } verwirft den Plan.
plan-hint-opinion = Statt „{ $card }“: Wähle eine aus dem Feld „Volksmeinungen“, oder verdopple diese hier.
plan-hint-program = Statt „{ $card }“: Wähle irgendeine andere Karte.
plan-stale = Das Spiel ist weitergegangen. Bis zum Erneuern zeigt der Plan die Lage, aus der er entstanden ist.
plan-controls = Änderungen des Plans
plan-nothing = Du hast noch nichts geplant.
plan-no-redo = Im Plan geht es nur zurück, Schritt für Schritt.
plan-no-change = Das würde nichts ändern.
plan-no-double = Es ist kein Verdopplungsplättchen übrig, oder es liegt schon dort.

## Figures
plan-cost = Der Plan kostet
plan-cost-tip =
    { COUNT($party) ->
        [one] Was { THE($party) } kaufen würde
       *[other] Was { THE($party) } kaufen würden
    }: Veranstaltungen und Medienmarker; die Veranstaltungen eines Landes zählen als ein Kauf.
plan-formula-tip = (Veranstaltungen + Trend) × Übereinstimmung; jeder Faktor zählt mindestens 1.
plan-points =
    { $points ->
        [one] 1 SP
       *[other] { $points } SP
    }
# points of the media presence at the end of the game
plan-presence = Medien +{ $points }

## Buttons
plan-back = Zurück zum Spiel
plan-back-short = Zurück
plan-back-tip = Der Plan bleibt liegen und öffnet sich mit demselben Knopf wieder.
plan-play = Plan spielen
plan-play-short = Spielen
plan-play-tip = Übernimmt das Geplante in deine Antwort. Gespielt wird erst, wenn du sie bestätigst.
plan-play-none = Der Plan enthält keine mögliche Antwort auf die Frage.
plan-undo = Schritt zurück
plan-undo-short = Schritt −1
plan-reset = Plan leeren
plan-reset-short = Leeren
plan-reset-tip = Nimmt alle Schritte zurück.
plan-renew = Erneuern
plan-renew-short = Neu
plan-renew-tip = Dieselben Schritte in der jetzigen Lage; was nicht mehr geht, fällt weg.
plan-party = Für { THE($party) } planen
plan-land = { IN($land) } planen
# $what is the value of a row such as "SPD · HE: trend +2"
plan-less = Weniger: { $what }
plan-more = Mehr: { $what }
plan-supply-rallies =
    { $n ->
        [one] { $row }: 1 Veranstaltung
       *[other] { $row }: { $n } Veranstaltungen
    } (Vorrat: { $left })
plan-supply-media =
    { $n ->
        [one] { $row }: 1 Medienmarker
       *[other] { $row }: { $n } Medienmarker
    } (Vorrat: { $left })
plan-count =
    { $n ->
        [one] { $row }: 1 Veranstaltung umwandeln
       *[other] { $row }: { $n } Veranstaltungen umwandeln
    }
# $formula is "(5 + 2) × 3 = 21"
plan-convert = Umwandeln: { $formula }
plan-convert-short = { $formula }
plan-convert-none = Umwandeln
plan-vote = Wahl abhalten
plan-vote-short = Wahl
plan-vote-tip = Wahl { IN($land) } jetzt: Alles wird umgewandelt, das Ergebnis ist eine Vorhersage
plan-program-of = Programm: { $party }
plan-program-tip = { $card } im Programm { OF($party) } ersetzen
plan-row-tip = Diese Partei und dieses Land wählen.
plan-opinion-tip = Diese Volksmeinung ersetzen oder verdoppeln.

## Cards to put in
plan-instead = { $place }: statt { $card }
plan-into = { $card } nehmen
plan-double-on = { $card } verdoppeln
plan-double-off = { $card } ohne Verdopplungsplättchen

## Steps
plan-steps =
    { $n ->
        [0] Noch kein Schritt
        [one] Ein Schritt
       *[other] { $n } Schritte
    }
plan-help = Jede Änderung ist ein Schritt, den du zurücknehmen kannst. Verdeckte Karten bleiben verdeckt.
plan-drop = Zurücknehmen: { $step }
plan-rallies =
    { $n ->
        [one] { $row }: 1 Wahlveranstaltung
       *[other] { $row }: { $n } Wahlveranstaltungen
    }
plan-trend = { $row }: Trend { $trend }
plan-converted =
    { $n ->
        [one] { $row }: 1 Wahlveranstaltung umgewandelt
       *[other] { $row }: { $n } Wahlveranstaltungen umgewandelt
    }
plan-media-put = { $row }: Medienmarker +1
plan-media-take = { $row }: Medienmarker −1
plan-program = { $row }: { $into } statt { $out }
plan-opinion = { $land }: { $into } statt { $out }
plan-double-put = { $land }: ×2 auf { $card }
plan-double-take = { $land }: kein ×2
