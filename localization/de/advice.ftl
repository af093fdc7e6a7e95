### Rat: was ein normaler KI-Platz abwägen würde, nur aus der eigenen Sicht.

advice-title = Rat
advice-thinking = Die Möglichkeiten werden abgewogen …
advice-note = Erwartete Siegpunkte, wie ein normaler KI-Platz sie nach dem einschätzt, was von diesem Platz aus zu sehen ist. Was alle gleich bringen, zählt nicht mit.
advice-failed = Hier lässt sich kein Rat geben.
advice-covered = Rat gibt es nur, solange die Hand der entscheidenden Partei offen liegt.
advice-take = Übernehmen
advice-take-tip = Übernimmt diese Möglichkeit in den Entwurf; bestätigt ist damit noch nichts.
advice-close = Schließen

# $money is an amount such as "−3.000 €"
advice-if-won = { $money } beim Zuschlag
# $amount is a change such as +3
advice-base-change = Parteibasis { $amount }

## Reasons; $points is an amount such as "+3 Siegpunkte"
advice-votes = { $points } durch Stimmen
advice-votes-land = { $points } durch Stimmen in { $land }
advice-bonus = { $points } durch Wahlsiege
advice-bonus-land = { $points } durch den Wahlsieg in { $land }
advice-presence = { $points } durch Medienpräsenz am Ende
advice-presence-land = { $points } durch die Medienpräsenz aus { $land }
advice-income = { $points } durch Einnahmen für Wahlergebnisse
advice-base = { $points } durch die Parteibasis
advice-prize = { $points } durch den Preis für das Geld am Ende
advice-influence = { $points } durch Einfluss auf die Medien
advice-influence-land = { $points } durch Einfluss auf die Medien in { $land }
advice-later = { $points } in späteren Runden
advice-later-less = { $points }, weil es später fehlt
advice-poll = { $points } durch die Umfrage
advice-start = { $points } als Startspieler
advice-program = { $points } durch Übereinstimmungen des Programms
advice-money = { $points } durch das, was das Geld kaufen kann
advice-money-less = { $points } für das, was es kostet
advice-rivals-less = { $points } durch Schaden bei der Konkurrenz
advice-rivals-more = { $points }, weil die Konkurrenz gewinnt
advice-rallies-less = { $points } durch Wahlveranstaltungen, die später nicht mehr nötig sind
advice-rallies-more = { $points } wegen Wahlveranstaltungen, die noch zu kaufen sind
advice-rest = { $points } auf andere Weise
advice-priced = { $what } ({ $points })
advice-free-card = kostet nichts: Eine passende Karte kann kommen, und alles darf bleiben, wie es ist
advice-no-card = verzichtet auf eine Karte, die nichts kostet
advice-even = kein Unterschied, der absehbar zählt
advice-avoids = vermeidet, was die anderen kosten
advice-lacks = ohne das, was die anderen bringen
advice-only = anderes kommt nicht in Frage

## Commands
advice-keep-rallies = Wahlveranstaltungen behalten
advice-decline = Nicht zahlen
advice-lay = { $cards } auslegen
# $symbol is such as "Wahlveranstaltungen +3"
advice-deploy = Block { $number }: { $parts }
advice-deploy-part = { $symbol } in { $land }
advice-bid = { $money } bieten
advice-raise = Auf { $money } erhöhen
advice-take-card = { $card } nehmen
advice-no-swap = Kein Tausch, { $card } behalten
advice-swap = { $into } für { $out }
advice-swaps = Einwechseln: { $swaps }; { $card } behalten
advice-media = Medienmarker in { $land }
advice-rallies-part =
    { $n ->
        [one] 1 Veranstaltung in { $land }
       *[other] { $n } Veranstaltungen in { $land }
    }
advice-politician = { $name } in { $land }
advice-double = { $card } verdoppeln
advice-double-off = Verdopplung von { $card } nehmen
advice-remove-media = Medienmarker von { $party } entfernen
advice-shift = { $out } durch { $into } ersetzen
advice-publish = Umfrage veröffentlichen
advice-keep-poll = Umfrage behalten
advice-join = Koalition eingehen
