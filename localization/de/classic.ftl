### Die Wörter der älteren Ausgaben, neben dem allgemeinen Text desselben Schlüssels: `key--classic`, `key--1997`.
### Mandate für Punkte aus Stimmen, Doppler, Tauschpool, Bundesplan; Mitglieder für die Parteibasis.

## Namen
party-linke--2006 = Die Linkspartei
party-linke--1997 = PDS
party-linke-short--1997 = PDS
    .the = die PDS
    .of = der PDS
    .dative = der PDS
topic-welfare--1997 = Sozialstaat
topic-welfare-card--1997 = Sozialstaat
politician-chancellor--1997 = Kanzlerkandidat
    .woman = Kanzlerkandidatin
politician-chancellor-short--1997 = Kandidat
    .woman = Kandidatin
action-double--classic = Doppler

## Protokoll
log-base--classic = { $player }: Mitglieder { $amount }
log-poll-kept--classic = { $player } behält die Umfrage, Mitglieder { $amount }
log-income-base--classic = { $player } bekommt { $money } für Mitglieder
log-points-base--classic =
    { $points ->
        [one] { $player } bekommt einen Punkt für Mitglieder
       *[other] { $player } bekommt { $points } Punkte für Mitglieder
    }
log-donation-accepted--classic = { $player } nimmt { $money } an
log-donation-refused--classic = { $player } lehnt { $money } ab
log-opinion-repeated--classic = { $land }: „{ $card }“ wiederholt ein Thema und macht Platz
log-income-votes--classic = { $player } bekommt { $money } für Mandate
log-points-votes--classic =
    { $points ->
        [one] { $player } gewinnt ein Mandat
       *[other] { $player } gewinnt { $points } Mandate
    }
log-points-presence--classic =
    { $points ->
        [one] { $player } bekommt einen Punkt für Medien auf dem Bundesplan
       *[other] { $player } bekommt { $points } Punkte für Medien auf dem Bundesplan
    }
log-presence--classic =
    { $points ->
        [one] { $player } bringt einen Medienmarker { FROM($land) } auf den Bundesplan, ein Punkt am Ende
       *[other] { $player } bringt einen Medienmarker { FROM($land) } auf den Bundesplan, { $points } Punkte am Ende
    }
log-double-placed--classic = { $player }: Doppler auf „{ $card }“ { IN($land) }
log-double-removed--classic = { $player } entfernt den Doppler von „{ $card }“ { IN($land) }
log-start-player--classic = { $player } beginnt die Runde
log-auction--classic = { $land }: Eine Umfrage wird versteigert

## Schlusswertung
final-base--classic = Mitglieder
final-base-low--classic = bei den Mitgliedern
final-curve-base--classic = Mitglieder nach jeder Runde
final-votes--classic = Mandate
final-votes-low--classic = bei den Mandaten
final-presence--classic = Medien
final-presence-low--classic = bei den Medien

## Plakat
poster-base--classic = Die Mitglieder tragen den Sieg
poster-base-turn--classic = Die Mitglieder drehen das Spiel

## Tisch
table-land-worth--classic =
    { $points ->
        [one] Ein Mandat für 50 Stimmen
       *[other] { $points } Mandate für 50 Stimmen
    }
table-land-steps--classic = Stimmen und Mandate: { $steps }
table-card-doubled--classic = Doppler: zählt doppelt und kann nicht getauscht werden.
table-media-help--classic = Wer hier mehr Marker hat als jede andere Partei, darf eine Volksmeinung tauschen und ist vor Verlusten durch Umfragen geschützt. Wer die Wahl gewinnt, bringt einen Marker auf den Bundesplan.
table-slot-help--classic = Politiker werden verdeckt entsandt, je Partei höchstens einer pro Land. Jeder muss bezahlt werden und führt eine Aktion aus.
table-matches-help--classic = Programmkarten, die zu einer offenen Volksmeinung passen, minus solche, die ihr widersprechen; verdoppelte Meinungen zählen zweifach.
table-formula--classic = { $rallies ->
        [one] 1 Veranstaltung
       *[other] { $rallies } Veranstaltungen
    } × ({ $matches ->
        [one] 1 Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    } { $sign } Trend { $trend }) = { $votes }
table-formula-least--classic = Bei einem Faktor von null oder weniger bringen zwei Veranstaltungen eine Stimme.
table-match-least--classic = Summe { $sum }
table-opinions--classic = Tauschpool
table-opinions-short--classic = Pool
table-opinions-help--classic = Wer den Medieneinfluss oder die absolute Mehrheit hat, tauscht Volksmeinungen mit diesem Pool.
table-polls-help--classic = In jedem Land wird eine Umfrage versteigert. Nur wer gewinnt, sieht sie.
table-presence--classic = Medien auf dem Bundesplan
table-presence-short--classic = Bund
table-presence-help--classic = Medienmarker der Wahlsieger und der hauchdünn Geschlagenen. Frühe Wahlen zählen am Ende mehr als späte.
table-base-title--classic = Mitglieder
table-base--classic = { $party }: Mitglieder { $base }
table-cause-base--classic = Mitglieder
table-base-help--classic = Mitglieder bringen nach den Runden 1 und 3, bei sieben Wahlen auch nach Runde 5, Geld und am Ende je einen Punkt.
table-money-help--classic = Geld zählt am Ende nicht.
table-supply-rallies-help--classic = Du kannst höchstens 10 Veranstaltungen in einem Land haben. Was du umwandelst, kommt in deinen Vorrat zurück.
table-supply-media-help--classic = Deine Marker, die nicht auf dem Tisch liegen. Einer kostet 4.000.
table-spot-display--classic = { $card } aus dem Tauschpool
table-grid-top--classic = volle Mandatszahl
table-cause-presence--classic = Medien auf dem Bundesplan
table-cause-votes--classic = Mandate
table-cause-start_player--classic = Gebot um den Startspieler
table-cause-start_player--consim = Gebot um die Reihenfolge
table-cause-deployment--classic = Startbogen
table-points-total--classic = { $party }: Punkte { $points }
handover-place--classic = Runde { $round } von { $rounds }
election-tip-formula--classic = { $rallies ->
        [one] 1 Wahlveranstaltung
       *[other] { $rallies } Wahlveranstaltungen
    } × ({ $matches ->
        [one] 1 Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    } { $sign } Trend { $trend }): { $gained } mehr
election-tip-least--classic = Bei einem Faktor von null oder weniger bringen zwei Veranstaltungen eine Stimme.
election-row-media--classic = Ein Medienmarker kommt auf den Bundesplan: { $points } am Spielende
election-moved--classic =
    { COUNT($parties) ->
        [one] Auf den Bundesplan kommt { THE($parties) } (am Ende { $points } je Marker).
       *[other] Auf den Bundesplan kommen { THE($parties) } (am Ende { $points } je Marker).
    }
election-moved-none--classic = Kein Medienmarker kommt auf den Bundesplan.
election-no-marker--classic = Nichts auf dem Bundesplan für { THE($parties) }: kein Marker in diesem Land.
plan-formula-tip--classic = Wahlveranstaltungen × (Übereinstimmungen + Trend)
plan-no-double--classic = Es ist kein Doppler übrig, oder er liegt schon dort.
plan-hint-opinion--classic = Statt „{ $card }“: Wähle eine aus dem Tauschpool oder leg den Doppler darauf.
plan-double-off--classic = { $card } ohne Doppler
advice-double-off--classic = Doppler von { $card } entfernen

## Entscheidungen
prompt-pay-double--classic = Doppler
prompt-act-no-double--classic = Es ist kein Doppler übrig
prompt-act-tip-on--classic = Doppler auf { $card } legen
prompt-act-tip-off--classic = Doppler von { $card } entfernen
prompt-shift-hint--classic = Klick eine Volksmeinung an, die gehen soll, dann ihren Ersatz im Tauschpool.
prompt-shift-hint-into--classic = Klick jetzt im Tauschpool an, was an die Stelle von „{ $card }“ kommt.
prompt-shift-no-display--classic = Im Tauschpool liegt nichts Passendes.
prompt-base--classic = Mitglieder
prompt-action-base--classic = Mitgl. { $amount }
prompt-poll-keep-base--classic = Behalten: Mitglieder
prompt-front-keep--classic = Behalten: Mitglieder { $gain }
prompt-donation-base--classic = Mitglieder { $change }
prompt-donation-from-base--classic = Mitglieder: { $n } × { $rate }
prompt-donation-end--classic = Mitglieder am Ende
prompt-donation-end-tip--classic = Jedes Mitglied ist am Spielende einen Punkt wert.
action-base--classic = Mitglieder { $amount }
fact-base--classic = Mitglieder { $n }
advice-base-change--classic = Mitglieder { $amount }
prompt-donation-hint--classic = Wähle eine Karte. Nimmst du die Spende offen an, bekommst du das Geld, würfelst aber Mitglieder weg. Lehnst du sie verdeckt ab, würfelst du neue dazu.
refusal-opinion-doubled--classic = Eine Volksmeinung mit Doppler kann nicht getauscht werden.
refusal-opinion-not-in-display--classic = Diese Volksmeinung liegt nicht im Tauschpool.
refusal-no-such-block--classic = Diesen Eintrag gibt es auf dem Startbogen nicht.
refusal-no-flipping--classic = In diesem Spiel darf das Thema der Volksmeinung, die geht, nicht wiederkommen.

## Rätsel
puzzle-goal-points--classic =
    { $points ->
        [one] Hol mindestens ein Mandat bei der Wahl { IN($land) }.
       *[other] Hol mindestens { $points } Mandate bei der Wahl { IN($land) }.
    }
puzzle-goal-points-short--classic =
    { $points ->
        [1] { $land }: ein Mandat
       *[other] { $land }: { $points } Mandate
    }
puzzle-outcome--classic =
    { $land }: { $votes ->
        [1] eine Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] ein Mandat
       *[other] { $points } Mandate
    }.
puzzle-got--classic =
    { $votes ->
        [one] Du hast { IN($land) } mit einer Stimme
       *[other] Du hast { IN($land) } mit { $votes } Stimmen
    } { $points ->
        [0] kein Mandat geholt.
        [one] ein Mandat geholt.
       *[other] { $points } Mandate geholt.
    }
puzzle-why-points--classic =
    { $best ->
        [1] { $land }: ein Mandat; tust du nichts, sind es { $idle }.
       *[other] { $land }: { $best } Mandate; tust du nichts, sind es { $idle }.
    }
table-ending-base--classic = Mitglieder
