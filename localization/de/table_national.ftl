### Der Tisch von Spielen mit Bundesplan: Koalitionsplättchen, Bundesmeinungen, Tauschpool, Mandate.

## Ländertableaus
table-seats =
    { $n ->
        [one] Mandat
       *[other] Mandate
    }
table-seats-short =
    { $n ->
        [one] Mandat
       *[other] Mand.
    }
table-arrived = { $n }.
table-arrived-leads = { $place }, führt
table-arrived-help = Gleich viele Stimmen: Wer zuletzt auf diese Zahl kam, liegt oben und ist vorn.
table-cards-sent = Politiker { IN($land) }
table-cards-sent-help = Jede Partei darf pro Runde in jedes Land einen Politiker schicken. Ein Telefon bringt ein Koalitionsplättchen mit.
table-tiles = Koalitionsplättchen { IN($land) }
table-tiles-help = Zwei Parteien mit einem Plättchen hier und genug gleichen Programmkarten können gemeinsam zur Wahl antreten; ihre Stimmen zählen zusammen.
table-tile-free = Kein Koalitionsplättchen
table-tile = { $party }: Koalitionsplättchen { IN($land) }
table-tile-paired = Koalition: { $parties }
table-poll-laid = Umfrage { IN($land) }
table-poll-laid-help = Sie liegt verdeckt und wird in dieser Runde versteigert.
table-payout = Geld für Mitglieder nach der Wahl { IN($land) }
table-payout-help = Nach dieser Wahl bringt auch jedes Mitglied 1.000.

## Nationaler Streifen
table-national-media = Bundesplan · Medien
table-national-media-short = Medien
table-national-media-vp = SP am Ende
table-round-mark = R{ $round }
table-national-opinion = Bundesmeinung
table-national-opinion-brings = SP am Ende · Mitglieder
table-national-opinion-help = Wer eine Wahl gewinnt, darf Volksmeinungen des Landes hierher legen. Jede Übereinstimmung mit einem Feld bringt nach jeder Wahl Mitglieder und am Ende Punkte.
table-points-word = SP
table-national-free = Bundesmeinung { $n }: frei
table-national-worth =
    { $recruits ->
        [one] Eine Übereinstimmung bringt ein Mitglied nach jeder Wahl
       *[other] Eine Übereinstimmung bringt { $recruits } Mitglieder nach jeder Wahl
    } und { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } am Ende.
table-national-secured = Durch eine zweite gleiche Karte gesichert: { $points } Punkte; nur die gegenteilige Meinung entfernt sie.
table-national-loose = Eine zweite gleiche Karte würde sie sichern: { $points } Punkte.
table-members-bonus = Bonus jetzt
table-members-bonus-now = Bonus für die meisten Mitglieder, Stand jetzt: { $points } Punkte
table-pool-cards = { $card } im Tauschpool: { $n }
table-pool-none = { $card } liegt nicht im Tauschpool
table-piles = Stapel
table-pile-programs = Stapel { $left }, abgelegt { $discarded }; im ganzen Spiel { $total }
table-pile-of-polls = Umfragen
table-pile-of-polls-short = Umfr.
table-pile-of-lands = Länder
table-pile-of-lands-short = Länder
table-pile-of-programs = Programme
table-pile-of-programs-short = Prog.

## Eigenes
table-supply-tiles = Plättchen
table-supply-tiles-help = Koalitionsplättchen im Vorrat. Ein Politiker mit Telefon legt eines.
table-politician-one = Eine davon: { $actions }
table-politician-phone = Telefon: legt ein Koalitionsplättchen
table-contribution = { $money }: Würfel { $n }
table-contribution-help = Nimmst du an, verlierst du so viele Mitglieder, wie der höchste Würfel zeigt; lehnst du ab, gewinnst du die Summe der Würfel.

## Woher die Zahlen kommen
table-sum = { $rallies ->
        [one] 1 Veranstaltung
       *[other] { $rallies } Veranstaltungen
    } × (Trend { $trend }, Übereinstimmung { $match }) = { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
table-sum-half = Trend und Übereinstimmung ergeben zusammen nicht mehr als null: Je zwei Veranstaltungen bringen eine Stimme.
table-sum-cap = Mehr als { $votes } Stimmen gibt es nicht.
table-scored-now = Jetzt wert: { $points } { $word }
table-scored-then = Nach dem Umwandeln: { $points } { $word }
table-badge-place = { $n }.
table-order = Spielreihenfolge: { $parties }
table-badge-refuses = lehnt ab
table-cause-start_sheet = Startbogen
table-cause-recruitment = neue Mitglieder
table-cause-program = Programmtausch
table-cause-opinion = Bundesmeinung
table-cause-rank = meiste Mitglieder

## Wörter der klassischen Ausgaben
table-presence-media--classic = { $party }: { $points }, hauchdünn geschlagen
table-result-moved--classic = Ein Marker kam auf den Bundesplan.
table-party-points--classic = Mandate: { $votes }
table-points-election--classic = Wahl { $number }, { $land }: { $votes }
table-standings--classic = Mandate bisher
table-outcome-single =
    { COUNT($parties) ->
        [one] { THE($parties) } gewinnt
       *[other] { THE($parties) } gewinnen
    }
table-outcome-narrow =
    { COUNT($parties) ->
        [one] { THE($parties) } gewinnt hauchdünn
       *[other] { THE($parties) } gewinnen hauchdünn
    }
table-outcome-narrow_coalition = Hauchdünner Sieg der Koalition: { $parties }
table-result-points--classic =
    { $votes ->
        [one] Eine Stimme: { $points ->
            [one] ein Mandat
           *[other] { $points } Mandate
        }
       *[other] { $votes } Stimmen: { $points ->
            [one] ein Mandat
           *[other] { $points } Mandate
        }
    }
table-result-bonus--classic = Wahlsieg
table-if-now-coalition--classic = gewinnen zusammen
