### Tipps: was ein normaler KI-Platz abwägen würde, nur aus der eigenen Sicht.

advice-title = Tipp
advice-thinking = Deine Möglichkeiten werden abgewogen …
advice-note = Das täte eine normale KI; sie weiß nur, was du weißt.
advice-failed = Hier gibt es keinen Tipp.
advice-covered = Tipps gibt es nur, solange deine Hand offen liegt.
advice-take = Übernehmen
advice-take-tip = Übernimmt diese Möglichkeit in deinen Entwurf; bestätigt ist damit noch nichts.
advice-close = Schließen

# $amount is a change such as +3
advice-base-change = Parteibasis { $amount }

## Gründe: was nach der Wahl auf dem Tisch abzulesen oder abzuzählen ist
# $before und $n sind die Stimmen jetzt und dann
fact-votes =
    { $land }: { $before } → { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    }
fact-majority = Mehrheit { IN($land) }: { $before } → { $n } Stimmen
fact-rival =
    { $party } { IN($land) }: { $before } → { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    }
fact-sent =
    { $politician } { IN($land) }: { $before } → { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    }
# Gegner, deren Programm die neue Meinung hat
fact-shared =
    { $n ->
        [0] kein Gegner hat { $card } im Programm
        [one] nur ein Gegner hat { $card } im Programm
       *[other] nur { $n } Gegner haben { $card } im Programm
    }
fact-markers =
    { $n ->
        [one] ein Medienmarker { IN($land) }
       *[other] { $n } Medienmarker { IN($land) }
    }
fact-rallies =
    { $n ->
        [one] eine Veranstaltung { IN($land) }
       *[other] { $n } Veranstaltungen { IN($land) }
    }
# Was ein Schritt des eigenen Trends dort bringt, wo um eine Umfrage geboten wird
fact-step =
    { $n ->
        [0] ein Schritt Trend bringt { IN($land) } keine Stimme
        [one] ein Schritt Trend bringt { IN($land) } eine Stimme
       *[other] ein Schritt Trend bringt { IN($land) } { $n } Stimmen
    }
fact-kept = behaltene Umfrage: Parteibasis +{ $n }
fact-dice =
    { $n ->
        [one] neue Mitglieder: ein Würfel
       *[other] neue Mitglieder: { $n } Würfel
    }
fact-card =
    { $n ->
        [one] { $card } passt in einem Land
       *[other] { $card } passt in { $n } Ländern
    }
# Die Karte, die liegen bleibt
fact-clash =
    { $n ->
        [one] { $card } widerspricht in einem Land
       *[other] { $card } widerspricht in { $n } Ländern
    }
fact-large = { $card } passt { IN($land) }: bis zu { $n } Punkte
fact-program =
    { $n ->
        [one] das Programm trifft eine Meinung
       *[other] das Programm trifft { $n } Meinungen
    }
# Der Faktor für Veranstaltungen, jetzt und dann
fact-match = Übereinstimmung { IN($land) }: ×{ $before } → ×{ $n }
# Dasselbe mit einer Karte der Auslage
fact-fit = { $card } { IN($land) }: ×{ $before } → ×{ $n }
# Wie viele Karten der Auslage etwas bringen
fact-display =
    { $n ->
        [0] keine Karte der Auslage trifft eine offene Meinung
        [one] nur eine Karte der Auslage trifft eine offene Meinung
       *[other] { $n } Karten der Auslage treffen offene Meinungen
    }
# Karten der Auslage, die abgeworfen wird
fact-useless =
    { $n ->
        [0] keine Karte der Auslage verbessert die Übereinstimmung
        [one] nur eine Karte der Auslage verbessert die Übereinstimmung
       *[other] nur { $n } Karten der Auslage verbessern die Übereinstimmung
    }
fact-national =
    { $n ->
        [one] eine Karte des Programms auf dem Bundesplan
       *[other] { $n } Karten des Programms auf dem Bundesplan
    }
fact-together =
    zusammen { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    } { IN($land) }
# Platz in der Reihenfolge jetzt
fact-first =
    { $n ->
        [one] bleibt Startspieler
       *[other] Startspieler statt Nummer { $n } in der Reihenfolge
    }
fact-government =
    { $n ->
        [one] ein Punkt fürs Regieren
       *[other] { $n } Punkte fürs Regieren
    }
fact-cash = { $money } für die Kasse
fact-cost = kostet nur { $money }
fact-free = kostet nichts
fact-base = Parteibasis { $n }
fact-instead =
    { $land }: { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    } statt { $before }
fact-rival-stays =
    { $party } { IN($land) }: { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    } statt { $before }
# Der Faktor für Veranstaltungen eines Gegners, jetzt und dann
fact-factor = { $party } { IN($land) }: ×{ $before } → ×{ $n }
# Gegner, deren Programm der neuen Meinung widerspricht
fact-opposed =
    { $n ->
        [one] { $card } widerspricht dem Programm eines Gegners
       *[other] { $card } widerspricht den Programmen von { $n } Gegnern
    }
# Gegner, deren Programm die Meinung hat, die geht
fact-lost =
    { $n ->
        [one] ein Gegner verliert seine Übereinstimmung mit { $card }
       *[other] { $n } Gegner verlieren ihre Übereinstimmung mit { $card }
    }
# Eigene Marker und die der Partei mit den nächstmeisten
fact-lead = die meisten Medienmarker { IN($land) }: { $n } zu { $before }
fact-level = { $party } { IN($land) }: Gleichstand bei den Medien, { $n } zu { $n }
# Wenn die Partei dort gewinnt oder die meisten Marker hat
fact-presence =
    { $n ->
        [one] ein Marker { IN($land) } kann am Ende einen Punkt zählen
       *[other] ein Marker { IN($land) } kann am Ende { $n } Punkte zählen
    }
fact-scarce =
    { $n ->
        [one] nur noch ein freier Medienplatz { IN($land) }
       *[other] nur noch { $n } freie Medienplätze { IN($land) }
    }
# $n ist die Runde der Wahl: So lange zählt ein Trend oder ein Marker
fact-lasts = { $land }: Wahl erst in Runde { $n }
fact-supply =
    { $n ->
        [one] der letzte Medienmarker bleibt im Vorrat
       *[other] { $n } Medienmarker bleiben im Vorrat
    }
fact-stay =
    { $n ->
        [one] eine Veranstaltung bleibt { IN($land) }
       *[other] { $n } Veranstaltungen bleiben { IN($land) }
    }
fact-better =
    { $n ->
        [one] eine Karte, die nicht ausliegt, passt besser
       *[other] { $n } verschiedene Karten, die nicht ausliegen, passen besser
    }
fact-space =
    { $n ->
        [one] { $card } auf dem Bundesplan: ein Punkt
       *[other] { $card } auf dem Bundesplan: { $n } Punkte
    }
fact-members =
    { $n ->
        [one] das einzige Mitglied bleibt
       *[other] alle { $n } Mitglieder bleiben
    }
# Eigene Stimmen und die der nächsten Partei
fact-alone = { IN($land) } auch ohne Koalition vorn, { $n } zu { $before }
fact-ahead = denkt voraus
# Was ein Gegner ohne den Zug hätte: Marker, Stimmen
fact-ahead-media = denkt voraus: { $party } { IN($land) } sonst bei den Medien vorn, mit { $n }
fact-ahead-majority = denkt voraus: { $party } { IN($land) } sonst bei { $n }, eine Mehrheit

advice-equal = So gut wie: { $other }
advice-as-good = So gut wie Nummer { $place }
advice-slightly-better = Kein einzelner Grund; etwas besser
advice-clearly-better = Kein einzelner Grund; deutlich besser
advice-slightly-worse = Etwas schlechter als Nummer 1
advice-clearly-worse = Deutlich schlechter als Nummer 1
advice-only = Nichts anderes lohnt sich

## Commands
advice-keep-rallies = Veranstaltungen behalten
advice-decline = Nicht bezahlen
advice-lay = { $cards } festlegen
# $symbol is such as "Wahlveranstaltungen +3"
advice-deploy = Block { $number } mit { $parts }
advice-deploy-part = { $symbol } { IN($land) }
advice-bid = { $money } bieten
advice-raise = Auf { $money } erhöhen
advice-take-card = { $card } nehmen
advice-no-swap = Kein Tausch, { $card } behalten
advice-swap = { $into } für { $out }
advice-swaps = { $swaps } einwechseln; { $card } behalten
advice-media = Medienmarker { IN($land) }
advice-rallies-part =
    { $n ->
        [one] 1 Veranstaltung { IN($land) }
       *[other] { $n } Veranstaltungen { IN($land) }
    }
advice-rallies-shared =
    { $n ->
        [one] 1 Veranstaltung ({ $shares })
       *[other] { $n } Veranstaltungen ({ $shares })
    }
advice-rallies-share = { $n } { IN($land) }
advice-politician = { $name } { IN($land) }
advice-double = { $card } verdoppeln
advice-double-off = Verdopplung von { $card } entfernen
advice-remove-media = Medienmarker { OF($party) } entfernen
advice-shift = { $out } durch { $into } ersetzen
advice-publish = Umfrage veröffentlichen
advice-keep-poll = Umfrage behalten
advice-join = Koalition eingehen

## Der Berater: meldet sich vor einer Wahl, die deutlich schlechter ist als eine andere, je Art einmal im Spiel
coach-title = Moment noch
coach-change = Ändern
coach-instead = Stattdessen das
coach-do = Dabei bleiben
# $chosen ist die Wahl in wenigen Worten, $choice die bessere, $why ihr Grund
coach-better = { $chosen }? Besser: { $choice }. { $why }.
