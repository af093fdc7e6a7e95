### Tipps: was ein normaler KI-Platz abwägen würde, nur aus der eigenen Sicht.

advice-title = Tipp
advice-thinking = Deine Möglichkeiten werden abgewogen …
advice-note = So schätzt eine normale KI die Siegpunkte; sie weiß nur, was du weißt. Angezeigt wird nur, worin sich die Züge unterscheiden.
advice-failed = Hier gibt es keinen Tipp.
advice-covered = Tipps gibt es nur, solange deine Hand offen liegt.
advice-take = Übernehmen
advice-take-tip = Übernimmt diese Möglichkeit in deinen Entwurf; bestätigt ist damit noch nichts.
advice-close = Schließen

# $money is an amount such as "3.000 €"
advice-cost = Kosten von { $money }
advice-if-won = Kosten von { $money } beim Zuschlag
advice-gain = { $money } für die Kasse
# $total is a signed number, $unit the short word for points, $why are the reasons
advice-weighed = { $total } { $unit }: { $why }
# What speaks for an option and what against it
advice-but = { $gains }, aber { $losses }
# $amount is a change such as +3
advice-base-change = Parteibasis { $amount }

## Gründe: was nach der Wahl auf dem Tisch abzulesen oder abzuzählen ist
# $before und $n sind die Stimmen jetzt und dann
fact-votes =
    { $land }: { $before } → { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    }
fact-win =
    Sieg { IN($land) }: { $before } → { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
    }
fact-rival =
    { $party } { IN($land) }: { $before } → { $n ->
        [one] 1 Stimme
       *[other] { $n } Stimmen
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
fact-program =
    { $n ->
        [one] das Programm trifft eine Meinung
       *[other] das Programm trifft { $n } Meinungen
    }
# Wie viele Karten der Auslage etwas bringen
fact-display =
    { $n ->
        [0] keine Karte der Auslage trifft eine offene Meinung
        [one] eine Karte der Auslage trifft eine offene Meinung
       *[other] { $n } Karten der Auslage treffen offene Meinungen
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
fact-government =
    { $n ->
        [one] ein Punkt fürs Regieren
       *[other] { $n } Punkte fürs Regieren
    }
fact-cash = { $money } für die Kasse
fact-cost = kostet nur { $money }
fact-free = kostet nichts
fact-base = Parteibasis { $n }
fact-ahead = denkt voraus

## Reasons, all with a noun first
advice-votes = Stimmen
advice-votes-less = weniger Stimmen
advice-votes-land = Stimmen { IN($land) }
advice-votes-land-less = weniger Stimmen { IN($land) }
advice-bonus = Wahlsiege
advice-bonus-less = weniger Wahlsiege
advice-bonus-land = Wahlsieg { IN($land) }
advice-bonus-land-less = schlechtere Aussichten { IN($land) }
advice-presence = Medienpräsenz am Ende
advice-presence-less = weniger Medienpräsenz am Ende
advice-presence-land = Medienpräsenz { FROM($land) }
advice-presence-land-less = weniger Medienpräsenz { FROM($land) }
advice-income = Einnahmen aus Wahlergebnissen
advice-income-less = weniger Einnahmen aus Wahlergebnissen
advice-base = Parteibasis am Ende
advice-base-less = kleinere Parteibasis am Ende
advice-prize = Bonus für Geld am Ende
advice-influence = Medieneinfluss
advice-influence-less = weniger Medieneinfluss
advice-influence-land = Medieneinfluss { IN($land) }
advice-influence-land-less = weniger Medieneinfluss { IN($land) }
advice-later = mehr Ertrag in späteren Runden
advice-later-less = weniger Ertrag in späteren Runden
advice-poll = Umfrage
advice-start = Startspieler
advice-program = passenderes Programm
advice-program-less = schlechter passendes Programm
advice-money = Geld für spätere Käufe
advice-money-less = weniger Geld für später
advice-rivals-less = Schaden für die anderen
advice-rivals-more = Vorteile der anderen
advice-rallies-less = Veranstaltungen für später
advice-rallies-more = zu wenige Veranstaltungen
advice-rest = sonstige Vorteile
advice-rest-less = sonstige Nachteile
advice-priced = { $what } ({ $points })
advice-free-card = kostet nichts: Vielleicht kommt eine passende Karte, und ändern musst du nichts
advice-no-card = verzichtet auf eine Karte, die nichts kostet
advice-even = so gut wie die anderen Züge
advice-avoids = kostet weniger als die anderen Züge
advice-lacks = bringt weniger als die anderen Züge
advice-only = nichts anderes lohnt sich

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

## Der Berater: meldet sich vor einer Wahl, die drei erwartete Punkte oder mehr verschenkt, je Art einmal im Spiel
coach-title = Moment noch
coach-change = Ändern
coach-instead = Stattdessen das
coach-do = Dabei bleiben
coach-votes =
    { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
# $choice is the better choice in a few words
coach-better =
    { $points ->
        [one] Besser wäre: { $choice }. Das brächte etwa einen Punkt mehr.
       *[other] Besser wäre: { $choice }. Das brächte etwa { $points } Punkte mehr.
    }
# $choice is the better choice in a few words, $why are reasons with their points, such as “+4.2 from votes”
coach-other =
    { $points ->
        [one] Besser wäre: { $choice }. Das brächte etwa einen Punkt mehr: { $why }.
       *[other] Besser wäre: { $choice }. Das brächte etwa { $points } Punkte mehr: { $why }.
    }
# $said is for the choice, $gain for $instead rallies in the state $other
coach-nothing-matches =
    { $rallies ->
        [one] Dein Programm hilft dir { IN($land) } nicht: Eine Veranstaltung bringt dort nur { $said }.
       *[other] Dein Programm hilft dir { IN($land) } nicht: { $rallies } Veranstaltungen bringen dort nur { $said }.
    } { $instead ->
        [one] { IN($other) } brächte eine Veranstaltung { $gain }.
       *[other] { IN($other) } brächten { $instead } Veranstaltungen { $gain }.
    }
coach-scores-nothing =
    { $votes ->
        [one] Eine Stimme { IN($land) } zählt nichts
       *[other] { $votes } Stimmen { IN($land) } zählen nichts
    }; { $step ->
        [one] eine mehr brächte
       *[other] { $step } mehr brächten
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
# $money is what is missing, $votes the majority
coach-majority-near =
    { $points ->
        [one] Für { $money } mehr hast du { $votes } Stimmen { IN($land) }: ein Punkt dazu.
       *[other] Für { $money } mehr hast du { $votes } Stimmen { IN($land) }: { $points } Punkte dazu.
    }
coach-none-where-it-votes =
    { $rallies ->
        [one] { THE($land) } wählt jetzt: Eine Veranstaltung mehr brächte heute { $said }.
       *[other] { THE($land) } wählt jetzt: { $rallies } Veranstaltungen mehr brächten heute { $said }.
    }
# $money is left after the choice, $wiser after the better one
coach-last-money = Danach bleiben dir { $money } für Umfragen und alles andere; besser wären { $wiser }.
# $more with one match more
coach-convert-early = Noch liegt { IN($land) } eine Meinung verdeckt: Mit einer Übereinstimmung mehr wären es { $more } statt { $said }.
coach-bid-place = Über { $money } hinaus kostet dieses Gebot mehr, als es bringt.
coach-bid-poll = Über { $money } hinaus kostet diese Umfrage mehr, als sie bringt.
coach-refused = Du lehnst { $money } ab, mit denen du noch viel kaufen könntest.
coach-taken = Mit { $money } kannst du kaum noch etwas kaufen.
# $party leads there with $markers of $spots places
coach-lost-media =
    { COUNT($party) ->
        [one] { THE($party) } hat { IN($land) } { $markers } von { $spots } Medienfeldern und ist dort durch Käufe nicht mehr zu überholen.
       *[other] { THE($party) } haben { IN($land) } { $markers } von { $spots } Medienfeldern und sind dort durch Käufe nicht mehr zu überholen.
    }
coach-program =
    { $rallies ->
        [one] Mit diesem Programm bringt deine Veranstaltung { IN($land) } { $said }, nicht { $more }.
       *[other] Mit diesem Programm bringen deine { $rallies } Veranstaltungen { IN($land) } { $said }, nicht { $more }.
    }
