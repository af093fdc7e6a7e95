# Fragen der klassischen Ausgaben
prompt-lock-choice = Bestätigen
prompt-lock-choice-short = OK

prompt-sheet-title = Startbogen ausfüllen
prompt-sheet-title-short = Startbogen
prompt-sheet-hint = Ein Eintrag in jeder Spalte, dann ein Land für jedes Symbol. Länder dürfen sich wiederholen; nichts kostet Geld.
prompt-sheet-column = Spalte { $n }
prompt-sheet-choice = Eintrag { $n }
prompt-sheet-members = Mitglieder { $n }

prompt-first-title = Startspieler bestimmen
prompt-first-title-short = Startspieler
prompt-first-hint = Wer beginnt, eröffnet in dieser Runde jede Phase und jede Versteigerung; die anderen folgen im Uhrzeigersinn.
prompt-first-caption = Wer beginnt?
prompt-first-none = Noch ist niemand bestimmt.
prompt-first-place = { $party }: Platz { $n }
prompt-first-place-short = Platz { $n }
prompt-first-confirm = { $party } beginnt
prompt-first-confirm-short = { $party } beginnt
prompt-first-confirm-none = Startspieler bestimmen
prompt-first-confirm-none-short = Bestimmen

prompt-order-title = Platz in der Spielreihenfolge wählen
prompt-order-title-short = Reihenfolge
prompt-order-hint = Diese Reihenfolge gilt die ganze Runde lang, gleich wer neben wem sitzt.
prompt-order-caption = Plätze
prompt-order-none = Noch ist kein Platz gewählt.
prompt-order-n = Platz { $n }
prompt-order-taken = Diesen Platz hat { $party }.
prompt-order-confirm = Platz { $n } nehmen
prompt-order-confirm-short = Platz { $n }
prompt-order-confirm-none = Platz nehmen
prompt-order-confirm-none-short = Nehmen

prompt-throw-title = Programmkonferenz: Karten abwerfen?
prompt-throw-title-short = Abwerfen?
prompt-throw-hint = Markierte Handkarten kommen auf die Ablage, die Hand wird wieder aufgefüllt. Danach folgt höchstens ein Tausch.
prompt-throw-draws = Karten vom Stapel
prompt-throw-lock = Karten werden gezogen
prompt-throw-keep = Alle Karten behalten
prompt-throw-keep-short = Behalten
prompt-throw-confirm = { $n ->
    [one] Eine Karte abwerfen
   *[other] { $n } Karten abwerfen
}
prompt-throw-confirm-short = Abwerfen ({ $n })
prompt-throw-foot = Abwerfen
prompt-throw-foot-short = Weg

prompt-exchange-title = Programmkonferenz: eine Karte tauschen?
prompt-exchange-title-short = Karte tauschen?
prompt-exchange-title--consim = Eine Programmkarte tauschen?
prompt-exchange-hint = Eine Handkarte, dann die Programmkarte, die sie ersetzt. Das Programm behält fünf verschiedene Themen.
prompt-exchange-hint-members = Jeder Tausch kostet Mitglieder: den höheren von zwei Würfeln. Es geht reihum, bis alle passen.
prompt-exchange-fact = Tausch
prompt-exchange-lock = Es wird gewürfelt
prompt-exchange-none = Noch ist nichts zum Tausch gewählt.
prompt-exchange-confirm = Diese Karte tauschen
prompt-exchange-confirm-short = Tauschen
prompt-exchange-pass = Nichts ändern
prompt-exchange-pass-short = Nichts
prompt-exchange-deck = Oberste vom Stapel
prompt-exchange-deck-short = Stapel
prompt-exchange-deck-tip = Die nächste passende Karte des Stapels kommt ungesehen ins Programm; andere kommen unter den Stapel. Passt gar keine, wird nichts getauscht, und nichts geht verloren.

prompt-ask-title = Koalition { IN($land) } bilden
prompt-ask-title-short = Koalition: { $land }
prompt-ask-hint = Die Stimmen der Partner zählen zusammen. Mit zwei gleichen Karten ist Ablehnen möglich, mit drei nicht mehr.
prompt-ask-caption = Partner
prompt-ask-none = Noch ist kein Partner gewählt.
prompt-ask-common = { $n ->
    [one] eine gleiche Karte
   *[other] { $n } gleiche Karten
}
prompt-ask-common-short = { $n } gleich
prompt-ask-closed = nicht möglich
prompt-ask-may = kann ablehnen
prompt-ask-must = muss zusagen
prompt-ask-together = Stimmen zusammen
prompt-ask-confirm = { $party } fragen
prompt-ask-confirm-short = { $party } fragen
prompt-ask-force = Koalition mit { DATIVE($party) } erzwingen
prompt-ask-force-short = { $party } zwingen
prompt-ask-confirm-none = Koalition bilden
prompt-ask-confirm-none-short = Koalition
prompt-ask-pass = Keine Koalition
prompt-ask-pass-short = Keine

prompt-offer-title = { $party } bietet eine Koalition { IN($land) } an
prompt-offer-title-short = Angebot: { $party }
prompt-offer-hint = Die Stimmen beider zählen zusammen; gewinnt die Koalition, bewegt jede Partei einen Medienmarker und eine Meinung.
prompt-offer-common = Gleiche Karten
prompt-offer-join = Koalition eingehen
prompt-offer-join-short = Eingehen
prompt-offer-decline = Ablehnen
prompt-offer-decline-short = Ablehnen
prompt-offer-pair = Die beiden Parteien
prompt-offer-cards = Gleiche Karten

prompt-national-title = Bundesmeinung: eine Karte { FROM($land) }?
prompt-national-title-short = Bundesmeinung
prompt-national-hint = { $n ->
    [one] Eine Meinung des Landes darf auf den Bundesplan.
   *[other] { $n } Meinungen des Landes dürfen nacheinander auf den Bundesplan.
}
prompt-national-caption = Karten und Felder
prompt-national-none = Noch ist keine Karte gewählt.
prompt-national-space = Feld { $n }
prompt-national-new = freies Feld
prompt-national-secures = sichert sie
prompt-national-turns = verdrängt sie
prompt-national-replaces = ersetzt { $card }
prompt-national-discarded = kommt auf die Ablage
prompt-national-own = im Programm { OF($party) }
prompt-national-own-short = Programm
prompt-national-choices = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}
prompt-national-choices-short = Felder: { $n }
prompt-national-other = Andere Karte
prompt-national-other-short = Andere
prompt-national-points = Punkte des Feldes
prompt-national-members = Mitglieder je Runde
prompt-national-confirm = { $card } bewegen
prompt-national-confirm-short = Bewegen
prompt-national-confirm-none = Karte bewegen
prompt-national-confirm-none-short = Bewegen
prompt-national-pass = Keine bewegen
prompt-national-pass-short = Keine

# Kabinettskarten entsenden
prompt-sending-cost = Kosten
prompt-place-hint--classic = Eine Karte anklicken, dann ein Land: höchstens eine der Partei je Land. Alle müssen bezahlt werden, wenn sie aufgedeckt sind.
prompt-action-other = Andere { $amount }

# Kabinettskarten einsetzen
prompt-use-title = { $name } { IN($land) }
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Karten und ihre Aktionen
prompt-use-caption-short = Karten
prompt-use-hint = Eine der Aktionen oder keine. Danach verlässt die Karte das Spiel.
prompt-use-hint-many = Eine Aktion jeder Karte oder keine. Genutzte Karten verlassen das Spiel.
prompt-use-hint-opinion = Die Volksmeinung wählen, hier oder auf dem Tableau.
prompt-use-hint-party = Die Partei wählen, hier oder auf dem Tableau.
prompt-use-none = Zuerst eine Aktion markieren oder darauf verzichten.
prompt-use-pass = Keine Aktion
prompt-use-pass-short = Keine
prompt-use-pass-tip = { $name }: keine Aktion; die Karte verlässt das Spiel
prompt-use-tip-media = Marker { OF($party) } ersetzen: { $money } an diese Partei, ebenso viel an die Bank
prompt-use-tip-trend = Trend senken: { $party }

# Um eine Umfrage steigern
prompt-raise-hint = { $n ->
    [0] Mindestens { $money }. Sonst ist niemand mehr dabei.
    [one] Mindestens { $money }. Eine andere Partei ist noch dabei; wer passt, ist aus dieser Versteigerung raus.
   *[other] Mindestens { $money }. { $n } andere Parteien sind noch dabei; wer passt, ist aus dieser Versteigerung raus.
}
prompt-raise-order = Es geht reihum, bis jemand übrig bleibt
prompt-raise-order-short = Gebote
prompt-raise-nothing = kein Gebot
prompt-raise-nothing-short = keins
prompt-raise-opens = Startspieler: eröffnet die Versteigerung
prompt-kept-tip = { $n ->
    [one] Ein Würfel, im Schnitt { $average }
   *[other] { $n } Würfel, im Schnitt { $average }
}
prompt-poll-pass-all-tip--classic = Jetzt und bei allen Umfragen dieser Runde passen

# Die Einträge einer Umfrage
prompt-entry-hint = { $n ->
    [one] Niemand sonst sieht sie. Ein Eintrag darf veröffentlicht werden, gleich welcher Partei; oder sie wird behalten und bringt { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } Mitglieder.
   *[other] Niemand sonst sieht sie. Bis zu { $n } Einträge dürfen veröffentlicht werden, gleich welcher Parteien; oder sie wird behalten und bringt { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } Mitglieder.
}
prompt-entry-caption = Einträge der Umfrage und was sie ändern würden
prompt-entry-caption-short = Einträge
prompt-entry-publish = { $entries } veröffentlichen
prompt-entry-none = Zuerst einen Eintrag markieren oder die Umfrage behalten.
prompt-entry-keep = { $n ->
    [one] Behalten: ein Würfel Mitglieder
   *[other] Behalten: { $n } Würfel Mitglieder
}
prompt-entry-keep-short = Behalten

# Die Reihenfolge: geheime Gebote
prompt-start-title--classic = Um das Recht bieten, den Startspieler zu bestimmen
prompt-start-title-short--classic = Startspieler: Gebot
prompt-start-brings-first--classic = Bestimmt den Startspieler der Runde
prompt-start-brings-first-short--classic = Bestimmt den Start
prompt-start-brings-ties--classic = Gleichstand: noch ein Gebot, dann Würfel
prompt-start-brings-ties-short--classic = Gleichstand: neu, Würfel
prompt-start-title--consim = Um Plätze in der Spielreihenfolge bieten
prompt-start-title-short--consim = Um Plätze bieten
prompt-start-brings-first--consim = Je höher das Gebot, desto früher die Wahl
prompt-start-brings-first-short--consim = Hohe Gebote wählen zuerst
prompt-start-brings-ties--consim = Bei Gleichstand entscheiden Würfel
prompt-start-brings-ties-short--consim = Gleichstand: Würfel
prompt-start-brings-cost--consim = Alle bezahlen ihr Gebot
prompt-start-brings-cost-short--consim = Alle bezahlen
prompt-bid-pay--consim = Preis
prompt-bid-note--consim = Das kostet { $amount }, es bleiben { $left }.
prompt-start-hint-again = Gleichstand bei { $money }: noch ein geheimes Gebot, nicht darunter.
prompt-start-again = Gebote dieser Runde
prompt-start-now--classic = beginnt jetzt
prompt-start-now-short--classic = beginnt

# Wahlveranstaltungen
prompt-rally-hint-most = { $n ->
    [one] Eine neue Wahlveranstaltung je Runde und Land. Jedes Land wird einzeln bezahlt; in ein Land passen { $most } einer Partei.
   *[other] Bis zu { $n } neue Wahlveranstaltungen je Runde und Land. Jedes Land wird einzeln bezahlt; in ein Land passen { $most } einer Partei.
}

# Eine Volksmeinung tauschen
prompt-shift-title--classic = Volksmeinung { IN($land) } tauschen
prompt-shift-title-majority = Absolute Mehrheit { IN($land) }: Meinung tauschen
prompt-shift-title-majority-short = Mehrheit { IN($land) }
prompt-shift-hint-majority = Diese Partei hat hier mehr Stimmen als alle anderen zusammen. Die Volksmeinung anklicken, die geht, dann ihren Ersatz im Tauschpool.
prompt-shift-confirm--classic = Meinung tauschen
prompt-shift-confirm-short--classic = Tauschen

# Spenden
prompt-contribution-cost = { $n ->
    [one] ein Würfel ab
   *[other] höchster von { $n } Würfeln ab
}
prompt-contribution-gain = { $n ->
    [one] ein Würfel dazu
   *[other] { $n } Würfel dazu
}
prompt-contribution-about = ≈ { $members }
prompt-contribution-take-tip = { $n ->
    [one] Die Karte liegt offen. Ein Würfel Mitglieder geht verloren, im Schnitt { $average }.
   *[other] Die Karte liegt offen. Der höchste von { $n } Würfeln geht an Mitgliedern verloren, im Schnitt { $average }.
}
prompt-contribution-refuse-tip = { $n ->
    [one] Die Karte liegt verdeckt, bis alle entschieden haben. Ein Würfel Mitglieder kommt dazu, im Schnitt { $average }. Wer allein die größte Spende ablehnt, erhält { $more ->
        [one] einen Würfel
       *[other] { $more } Würfel
    } mehr.
   *[other] Die Karte liegt verdeckt, bis alle entschieden haben. { $n } Würfel Mitglieder kommen dazu, im Schnitt { $average }. Wer allein die größte Spende ablehnt, erhält { $more ->
        [one] einen Würfel
       *[other] { $more } Würfel
    } mehr.
}
prompt-contribution-lock-open = Endgültig: die Karte liegt offen
prompt-contribution-lock-down = Endgültig: alle decken zugleich auf
prompt-contribution-others = Bisher gelegte Spendenkarten
prompt-contribution-down = verdeckt
prompt-donation-votes--classic = Mandate: { $n } × { $rate }

# Wörter
prompt-deploy-confirm--classic = Startbogen versiegeln
prompt-match--classic = Überein.
prompt-points--classic = Mandate
prompt-points-tip--classic = Mandate in diesem Land
prompt-convert-step--classic =
    { $n ->
        [one] Mit einer Stimme mehr { $points ->
            [one] wäre es ein Mandat.
           *[other] wären es { $points } Mandate.
        }
       *[other] Mit { $n } Stimmen mehr { $points ->
            [one] wäre es ein Mandat.
           *[other] wären es { $points } Mandate.
        }
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } von einem Mandat
       *[other] { $points } von { $most } Mandaten
    }
prompt-convert-points-short--classic = Mandate { $points }
prompt-rally-ladder-tip--classic = Jede Wahlveranstaltung kostet gleich viel; je Land und Runde kommen nur so viele dazu.

# Rat zu diesen Fragen; $points ist ein Betrag wie "+3 Siegpunkte"
advice-region = { $points } aus den Wahlen
advice-region-land = { $points } { FROM($land) }
advice-cabinet = { $points } durch das, was die Karten können
advice-coalition = { $points } durch die Koalition
advice-coalition-land = { $points } durch die Koalition { IN($land) }
advice-national = { $points } durch die Bundesmeinung
advice-dice-won = { $n ->
    [one] ein Würfel Mitglieder
   *[other] { $n } Würfel Mitglieder
}
advice-dice-lost = { $n ->
    [one] ein Würfel weniger Mitglieder
   *[other] der höchste von { $n } Würfeln weniger Mitglieder
}
advice-throw = { $cards } abwerfen
# $action ist, was eine Karte tut: "Stimmen +6"
advice-card-use = { $card }, { $land }: { $action }
advice-replace-media = Medienmarker { OF($party) } ersetzen
advice-other-trend = Trend { OF($party) } { $amount }
advice-ask = { $party } um eine Koalition bitten
advice-national-place = { $card } auf Feld { $n }
