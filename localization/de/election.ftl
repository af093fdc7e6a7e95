### Das Ergebnis einer Wahl.

election-place = Wahl { $number } von { $elections } · Runde { $round }
# $points is an amount such as "38 victory points"
election-most = bis zu { $points }
election-title = { $land } hat gewählt
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
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
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
election-formula = ({ $rallies } { $sign } { $trend }) × { $matches } = { $votes }
election-formula-short = ({ $rallies } { $sign } { $trend }) × { $matches }
election-no-rallies = ohne Veranstaltung
election-tip = { $party }: { $votes }
election-tip-before = Vor der Umwandlung: { $before }
election-tip-formula = ({ $rallies ->
        [one] 1 Wahlveranstaltung
       *[other] { $rallies } Wahlveranstaltungen
    } { $sign } Trend { $trend }) × { $matches ->
        [one] 1 Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    }: { $gained } mehr
election-tip-least = Jede Klammer zählt mindestens 1.
election-tip-none = Keine Wahlveranstaltungen umzuwandeln
election-tip-points = { $points } für die Stimmen

## Die Punktetabelle
election-head-votes = Stimmen
election-head-bonus = Sieg
election-head-media = Medien
election-head-total = Summe
election-row-tip = { $party }: { $total } bei dieser Wahl
election-row-votes = Für die Stimmen: { $points }
election-row-bonus = Bonus: { $points }
election-row-media = Ein Medienmarker kommt in die Medienpräsenz: { $points } am Spielende

## Koalitionen
election-coalitions = Koalitionen mit { $party }
election-pair-short =
    { $votes ->
        [one] eine fehlt
       *[other] { $votes } fehlen
    }
election-pair-declined = lehnt ab
election-pair-tip = { $parties }: { $sum }
election-pair-formed = Diese Koalition kommt zustande.
election-pair-possible = Es gäbe eine Mehrheit, aber ein anderer Partner kommt zuerst.
election-pair-refused = { $party } hat abgelehnt.
election-pair-missing = Zur Mehrheit fehlen: { $missing }.

## Urteile
election-sole = { $party } gewinnt allein
election-sole-why = Nur eine Partei hat { $majority } erreicht. Bonus: { $points }.
election-several = { $parties } erreichen die Mehrheit
election-several-why = Jede hat allein { $majority } erreicht. Bonus: je { $points }. Wahlsieg mit den meisten Stimmen: { $winners }.
election-coalition = { $parties } bilden eine Koalition
election-coalition-why = { $sum }, { $cards }. Bonus: je { $points }.
election-sum = { $first } + { $second } = { $votes }
election-none = Niemand hat eine Mehrheit
election-none-why = { $party } ist stärkste Partei mit { $votes } und findet keinen Partner für die Mehrheit. Bonus: { $points }.
election-tie = { $parties } haben gleich viele Stimmen; { $party } sitzt dem Startspieler am nächsten.
election-moved = In die Medienpräsenz (am Ende { $points } je Marker): { $parties }.
election-moved-none = Kein Medienmarker kommt in die Medienpräsenz.
election-influence = { $party } verdankt das dem Medieneinfluss.
election-no-marker = Keine Medienpräsenz für { $parties }: kein Marker in diesem Land.

## Wo Seiten gegeneinander stehen und niemand eine Mehrheit braucht; $sum ist „44 + 24 = 68 Stimmen“ oder „44 Stimmen“
election-head-opinions = Meinungen
election-seats =
    { $seats ->
        [one] { $seats } Mandat
       *[other] { $seats } Mandate
    }
election-formula-half = { $rallies } ÷ 2 = { $votes }
election-tip-lost = Über der Grenze und verloren: { $votes }
election-won = { $party } gewinnt
election-won-nose = { $party } gewinnt um Haaresbreite
election-won-both = { $parties } gewinnen gemeinsam
election-won-both-nose = { $parties } gewinnen gemeinsam um Haaresbreite
election-won-ahead = Dahinter: { $parties } mit { $votes }.
election-nose-level = Gleich viele Stimmen wie { $parties }: { $sum }.
election-nose-top = Der Stimmenmarker von { $party } liegt obenauf.
election-nose-single = Die stärkste einzelne Partei entscheidet: { $party } mit { $votes }.
election-nose-moved = Um Haaresbreite geschlagen: { $parties }.
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
election-placing = { $party }: { $card }
election-placing-instead = statt { $card }
election-placing-secured = gesichert
election-placing-discarded = abgelegt
election-sides = Koalitionen
election-side-forced = Ablehnen war nicht möglich.
election-side-won = Diese Koalition gewinnt die Wahl.
election-side-lost = Diese Koalition gewinnt nicht.
election-head-votes--classic = Mandate

## Der Abend in fünf Schritten
election-night = Wahlabend
election-number = Wahl { $number } von { $elections }
election-now = { $land } wählt
election-stakes = Bis zu { $points }. Wer { $majority } erreicht, regiert allein.
election-stakes-sides = Bis zu { $points }. Die Seite mit den meisten Stimmen gewinnt.
election-before-night = Vor diesem Abend
election-after-count =
    { $count ->
        [0] noch keine Wahl
        [one] nach { $count } Wahl
       *[other] nach { $count } Wahlen
    }
election-stood = { $player }, { $party }: Platz { $place } mit { $points }
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
election-strongest-now = { $party } ist mit { $votes } am stärksten
election-seeks = und sucht einen Partner.
election-sides-count = Jetzt zählen die Koalitionen.
election-level = { $parties } liegen gleichauf
election-strongest-short = { $party } ist am stärksten
election-alone = { $party } regiert allein
election-alone-points = { $votes } + { $bonus } Punkte
election-shared = { $cards } gemeinsam
election-partner-of = Partner für { $party }
election-partner-rule = Das erste Paar mit { $majority } regiert.
election-sides-title = Die Seiten
election-sides-rule = Die meisten Stimmen gewinnen.
election-first-most = { $party } kommt zuerst: am meisten gemeinsam.
election-first-near = { $party } kommt zuerst: gleich viel gemeinsam, aber näher am Startspieler.
election-first-fits = Mit { $party } sind { $majority } erreicht.
election-each = { $points } für jede der beiden
election-government = { $land } hat eine Regierung
election-no-government = { $land } ohne Mehrheit
election-governs = { $player } regiert mit { $votes }
election-govern = { $players } regieren mit { $votes }
election-tonight = Punkte heute
election-tonight--classic = Mandate heute
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
