### Das Ergebnis einer Wahl.

# $points is an amount such as "38 victory points"
election-most = bis zu { $points } für Stimmen
election-title = { THE($land) } hat gewählt
election-continue = Weiter
election-again = Noch einmal ansehen
election-result-tip = Zeigt alles auf einmal.
election-votes =
    { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }
election-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
election-cards =
    { $cards ->
        [one] { $cards } gemeinsame Programmkarte
       *[other] { $cards } gemeinsame Programmkarten
    }
election-cards-short =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Wie die Stimmen zustande kamen
election-tip = { $party }: { $votes }
election-tip-before = Vor dem Umwandeln: { $before }
election-tip-formula = ({ $rallies ->
        [one] 1 Veranstaltung
       *[other] { $rallies } Veranstaltungen
    } { $sign } Trend { $trend }) × { $matches ->
        [one] 1 Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    }: { $gained } mehr
election-tip-least = Jeder Faktor zählt mindestens 1.
election-tip-none = Keine Veranstaltungen zum Umwandeln
election-tip-points = { $points } für die Stimmen

## Die Punktetabelle
election-head-votes = Stimmen
election-head-bonus = Bonus
election-head-media = Medien
election-head-total = Summe
election-row-tip = { $party }: { $total } bei dieser Wahl
election-row-votes = Für die Stimmen: { $points }
election-row-bonus = Bonus: { $points }
election-row-media = Ein Medienmarker kommt in die Medienpräsenz: am Spielende { $points }

## Koalitionen
election-pair-short =
    { $votes ->
        [one] eine fehlt
       *[other] { $votes } fehlen
    }
election-pair-declined = lehnt ab
election-pair-tip = { $parties }: { $sum }
election-pair-formed = Diese Koalition kommt zustande.
election-pair-possible = Es würde reichen, aber ein anderer Partner kommt zuerst.
election-pair-refused =
    { COUNT($party) ->
        [one] { THE($party) } hat abgelehnt.
       *[other] { THE($party) } haben abgelehnt.
    }
election-pair-missing = Die Mehrheit ist { $missing } entfernt.

## Urteile
election-sole =
    { COUNT($party) ->
        [one] { THE($party) } gewinnt allein
       *[other] { THE($party) } gewinnen allein
    }
election-sole-why = Nur eine Partei erreicht { $majority } und bekommt dafür { $points } Bonus.
election-several = { THE($parties) } erreichen 50 Stimmen
election-several-why = Jede erreicht { $majority } aus eigener Kraft und bekommt { $points } Bonus. Die Wahl gewinnt, wer die meisten Stimmen hat: { $winners }.
election-coalition = { THE($parties) } bilden eine Koalition
election-coalition-why = { $sum }, { $cards }. Beide bekommen { $points } Bonus.
election-sum = { $first } + { $second } = { $votes }
election-none = Niemand regiert
election-none-why =
    { COUNT($party) ->
        [one] { THE($party) } ist mit { $votes } die stärkste Partei, findet aber keinen Partner für die Mehrheit. Sie bekommt { $points } Bonus.
       *[other] { THE($party) } sind mit { $votes } die stärkste Partei, finden aber keinen Partner für die Mehrheit. Sie bekommen { $points } Bonus.
    }
election-tie =
    { COUNT($party) ->
        [one] { THE($parties) } haben gleich viele Stimmen; { THE($party) } sitzt dem Startspieler am nächsten.
       *[other] { THE($parties) } haben gleich viele Stimmen; { THE($party) } sitzen dem Startspieler am nächsten.
    }
election-moved =
    { COUNT($parties) ->
        [one] In die Medienpräsenz kommt { THE($parties) } (am Ende { $points }).
       *[other] In die Medienpräsenz kommen { THE($parties) } (am Ende { $points } je Marker).
    }
election-moved-none = Kein Medienmarker kommt in die Medienpräsenz.
election-influence =
    { COUNT($party) ->
        [one] { THE($party) } verdankt ihren Marker dem Medieneinfluss.
       *[other] { THE($party) } verdanken ihren Marker dem Medieneinfluss.
    }
election-no-marker = Keine Medienpräsenz für { THE($parties) }: kein Marker in diesem Land.

## Wo Seiten gegeneinander stehen und niemand eine Mehrheit braucht; $sum ist „44 + 24 = 68 Stimmen“ oder „44 Stimmen“
election-head-opinions = Meinungen
election-seats =
    { $seats ->
        [one] { $seats } Mandat
       *[other] { $seats } Mandate
    }
election-tip-lost = Über der Grenze und verloren: { $votes }
election-won =
    { COUNT($party) ->
        [one] { THE($party) } gewinnt
       *[other] { THE($party) } gewinnen
    }
election-won-nose =
    { COUNT($party) ->
        [one] { THE($party) } gewinnt hauchdünn
       *[other] { THE($party) } gewinnen hauchdünn
    }
election-won-both = { THE($parties) } gewinnen gemeinsam
election-won-both-nose = { THE($parties) } gewinnen gemeinsam hauchdünn
election-won-ahead = Dahinter: { $parties }, { $votes }.
election-nose-level = Gleich viele Stimmen wie { THE($parties) }: { $sum }.
election-nose-top = Der Stimmenmarker { OF($party) } liegt obenauf.
election-nose-single = Die stärkste einzelne Partei entscheidet: { $party }, { $votes }.
election-nose-moved = Hauchdünn geschlagen: { $parties }.
election-cap = höchstens { $votes }
election-capped = Über { $cap } zählt nichts; Stimmen verloren: { $parties }.
election-opinions-open =
    { $cards ->
        [one] Je eine Volksmeinung des Landes darf auf den Bundesplan: { $parties }.
       *[other] Bis zu { $cards } Volksmeinungen des Landes dürfen auf den Bundesplan: { $parties }.
    }
election-opinions-most = bis { $cards }
election-opinions-moved = Bundesmeinung: { $placings }.
election-opinions-none = Keine Volksmeinung kommt auf den Bundesplan.
election-placing = { $card } durch { THE($party) }
election-placing-instead = statt { $card }
election-placing-secured = gesichert
election-placing-discarded = abgelegt
election-side-forced = Ablehnen war nicht möglich.
election-side-won = Diese Koalition gewinnt die Wahl.
election-side-lost = Diese Koalition gewinnt nicht.
election-head-votes--classic = Mandate

## Der Abend in fünf Schritten
election-night = Wahlabend
election-number = Wahl { $number } von { $elections }
election-now = { THE($land) } wählt
election-stakes = Bis zu { $points } für Stimmen, dazu der Bonus. Mit { $majority } braucht eine Partei keinen Partner.
election-stakes-sides = Bis zu { $points }. Die Seite mit den meisten Stimmen gewinnt.
election-before-night = Stand vor diesem Abend
election-after-count =
    { $count ->
        [0] noch keine Wahl
        [one] nach { $count } Wahl
       *[other] nach { $count } Wahlen
    }
election-stood = { $player }, { $party }: Platz { $place }, { $points }
election-won-by = { $land }: { $parties }.
election-caption-rallies =
    { $count ->
        [one] Veranstaltung
       *[other] Veranstaltungen
    }
election-caption-trend = Trend
election-caption-matches =
    { $count ->
        [one] Übereinstimmung
       *[other] Übereinstimmungen
    }
election-caption-gained =
    { $count ->
        [one] Stimme
       *[other] Stimmen
    }
election-caption-least = mindestens
election-caption-before = vorher
election-caption-after = nachher
election-nobody = Niemand hat { $majority }
election-strongest-now =
    { COUNT($party) ->
        [one] { THE($party) } ist mit { $votes } am stärksten
       *[other] { THE($party) } sind mit { $votes } am stärksten
    }
election-seeks = und braucht einen Partner.
election-sides-count = Jetzt zählen die Koalitionen.
election-level = { THE($parties) } liegen gleichauf
election-strongest-short =
    { COUNT($party) ->
        [one] { THE($party) } ist am stärksten
       *[other] { THE($party) } sind am stärksten
    }
election-alone =
    { COUNT($party) ->
        [one] { THE($party) } regiert allein
       *[other] { THE($party) } regieren allein
    }
election-alone-points = { $votes } + { $bonus } Punkte
election-shared = { $cards } gemeinsam
election-partner-of = Partner { OF($party) }
election-partner-rule = Das erste Paar mit { $majority } regiert.
election-sides-title = Wer gegen wen
election-sides-rule = Wer die meisten Stimmen hat, gewinnt.
election-first-most =
    { COUNT($party) ->
        [one] { THE($party) } kommt zuerst: am meisten gemeinsam.
       *[other] { THE($party) } kommen zuerst: am meisten gemeinsam.
    }
election-first-near =
    { COUNT($party) ->
        [one] { THE($party) } kommt zuerst: gleich viel gemeinsam, aber näher am Startspieler.
       *[other] { THE($party) } kommen zuerst: gleich viel gemeinsam, aber näher am Startspieler.
    }
election-first-fits = Mit { DATIVE($party) } sind { $majority } erreicht.
election-each = { $points } für jede der beiden
election-government = { THE($land) } hat eine Regierung
election-majorities =
    { $n ->
        [2] Zwei Mehrheiten { IN($land) }
        [3] Drei Mehrheiten { IN($land) }
        [4] Vier Mehrheiten { IN($land) }
       *[other] { $n } Mehrheiten { IN($land) }
    }
election-governs = { $player } regiert mit { $votes }
election-govern = { $players } regieren mit { $votes }
election-tonight = Punkte heute Abend
election-tonight--classic = Mandate heute Abend
election-presence-end = Punkte am Ende
election-spot = { $place }, { $points } je Marker: { $parties }
election-spot-empty = { $place }, { $points } je Marker: niemand
election-standings = Stand
election-climbed = { $player }: { $points }, Platz { $place }, vorher { $before }
election-next-final = Danach: die Schlusswertung.
election-next-round = Danach: Runde { $round }.
election-next-election = Danach: Wahl { $number }.
election-hint-next = weiter
election-hint-result = zum Ergebnis
