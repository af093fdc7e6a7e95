# Fragen der klassischen Ausgaben
prompt-lock-choice = Bestätigen
prompt-lock-choice-short = OK

prompt-sheet-title = Wo fängst du an?
prompt-sheet-title-short = Startbogen
prompt-sheet-hint = Wähle einen Eintrag aus jeder Spalte, dann ein Land für jedes Symbol. Länder darfst du mehrmals nehmen; es kostet nichts.
prompt-sheet-column = Spalte { $n }
prompt-sheet-choice = Eintrag { $n }
prompt-sheet-members = Mitglieder { $n }

prompt-first-title = Wer ist Startspieler?
prompt-first-title-short = Startspieler
prompt-first-hint = Der Startspieler eröffnet in dieser Runde jede Phase und jede Auktion; die anderen folgen im Uhrzeigersinn.
prompt-first-caption = Wer beginnt?
prompt-first-none = Du hast noch niemanden bestimmt.
prompt-first-place = { $party }: Platz { $n }
prompt-first-place-short = Platz { $n }
prompt-first-confirm =
    { COUNT($party) ->
        [one] { THE($party) } beginnt
       *[other] { THE($party) } beginnen
    }
prompt-first-confirm-short =
    { COUNT($party) ->
        [one] { THE($party) } beginnt
       *[other] { THE($party) } beginnen
    }
prompt-first-confirm-none = Startspieler bestimmen
prompt-first-confirm-none-short = Bestimmen

prompt-order-title = Welchen Platz in der Reihenfolge nimmst du?
prompt-order-title-short = Reihenfolge
prompt-order-hint = Diese Reihenfolge gilt die ganze Runde lang, egal wer neben wem sitzt.
prompt-order-caption = Plätze
prompt-order-none = Du hast noch keinen Platz gewählt.
prompt-order-n = Platz { $n }
prompt-order-taken =
    { COUNT($party) ->
        [one] Diesen Platz hat schon { THE($party) }.
       *[other] Diesen Platz haben schon { THE($party) }.
    }
prompt-order-confirm = Platz { $n } nehmen
prompt-order-confirm-short = Platz { $n }
prompt-order-confirm-none = Platz nehmen
prompt-order-confirm-none-short = Nehmen

prompt-throw-title = Programmkonferenz: Karten ablegen?
prompt-throw-title-short = Karten ablegen?
prompt-throw-hint = Markierte Handkarten legst du ab, dann füllst du deine Hand wieder auf. Danach darfst du eine Karte tauschen.
prompt-throw-draws = Karten vom Stapel
prompt-throw-lock = Endgültig: Karten werden gezogen
prompt-throw-keep = Alle Karten behalten
prompt-throw-keep-short = Behalten
prompt-throw-confirm = { $n ->
    [one] Eine Karte ablegen
   *[other] { $n } Karten ablegen
}
prompt-throw-confirm-short = Ablegen ({ $n })
prompt-throw-foot = Ablegen
prompt-throw-foot-short = Weg

prompt-exchange-title = Programmkonferenz: eine Karte tauschen?
prompt-exchange-title-short = Karte tauschen?
prompt-exchange-title--consim = Eine Karte deines Programms tauschen?
prompt-exchange-hint = Klick eine Handkarte an, dann die Programmkarte, die du dafür abgibst. Dein Programm behält fünf verschiedene Themen.
prompt-exchange-hint-members = Jeder Tausch kostet dich so viele Mitglieder, wie der höhere von zwei Würfeln zeigt. Es geht reihum, bis alle passen.
prompt-exchange-fact = Tausch
prompt-exchange-lock = Endgültig: Es wird gewürfelt
prompt-exchange-none = Du hast noch keine Karte zum Tauschen gewählt.
prompt-exchange-confirm = Diese Karte tauschen
prompt-exchange-confirm-short = Tauschen
prompt-exchange-pass = Nicht tauschen
prompt-exchange-pass-short = Kein Tausch
prompt-exchange-deck = Oberste Karte vom Stapel ziehen
prompt-exchange-deck-short = Vom Stapel
prompt-exchange-deck-tip = Die nächste passende Karte des Stapels kommt ungesehen in dein Programm; andere kommen unter den Stapel. Passt gar keine, wird nichts getauscht, und nichts geht verloren.

prompt-ask-title = Mit wem regierst du { IN($land) }?
prompt-ask-title-short = Koalition { IN($land) }
prompt-ask-hint = Die Stimmen der Partner zählen zusammen. Bei zwei gemeinsamen Karten darf die andere Partei ablehnen, ab drei nicht mehr.
prompt-ask-caption = Partner
prompt-ask-none = Du hast noch keinen Partner gewählt.
prompt-ask-common = { $n ->
    [0] keine gemeinsame Karte
    [one] { $n } gemeinsame Karte
   *[other] { $n } gemeinsame Karten
}
prompt-ask-common-short = { $n } gleich
# why a party cannot be asked; $needed is the fewest equal cards
prompt-ask-tile = kein Koalitionsplättchen
prompt-ask-tile-short = kein Plättchen
prompt-ask-taken = schon in einer Koalition
prompt-ask-taken-short = hat Partner
prompt-ask-few = mindestens { $needed } nötig
prompt-ask-few-short = { $needed } nötig
prompt-ask-refused = hat abgelehnt
prompt-ask-refused-short = hat abgelehnt
prompt-ask-may = kann ablehnen
prompt-ask-must = muss zusagen
prompt-ask-together = Stimmen zusammen
prompt-ask-confirm = { THE($party) } fragen
prompt-ask-confirm-short = { THE($party) } fragen
prompt-ask-force = Koalition mit { DATIVE($party) } erzwingen
prompt-ask-force-short = { THE($party) } zwingen
prompt-ask-confirm-none = Koalition bilden
prompt-ask-confirm-none-short = Koalition
prompt-ask-pass = Keine Koalition
prompt-ask-pass-short = Verzichten

prompt-offer-title = Regierst du { IN($land) } mit { DATIVE($party) }?
prompt-offer-title-short = Angebot: { $party }
prompt-offer-hint = Eure Stimmen zählen zusammen; gewinnt die Koalition, darf jede Partei eine Meinung auf den Bundesplan bringen, dazu einen Medienmarker, wenn sie hier einen hat.
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
    [one] Du darfst eine Meinung des Landes auf den Bundesplan bringen.
   *[other] Du darfst nacheinander { $n } Meinungen des Landes auf den Bundesplan bringen.
}
prompt-national-caption = Karten und Felder
prompt-national-none = Du hast noch keine Karte gewählt.
prompt-national-space = Feld { $n }
prompt-national-new = freies Feld
prompt-national-secures = sichert sie
prompt-national-turns = verdrängt sie
prompt-national-replaces = ersetzt { $card }
prompt-national-discarded = wird abgelegt
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
prompt-national-confirm = { $card } auf den Bundesplan
prompt-national-confirm-short = Auf den Bundesplan
prompt-national-confirm-none = Auf den Bundesplan
prompt-national-confirm-none-short = Legen
prompt-national-pass = Keine legen
prompt-national-pass-short = Keine

# Kabinettskarten entsenden
prompt-sending-cost = Kosten
prompt-place-hint--classic = Klick einen Politiker an, dann ein Land: höchstens einen pro Land. Alle musst du bezahlen, wenn sie aufgedeckt werden.
prompt-action-other = 1 andere { $amount }

# Kabinettskarten einsetzen
prompt-use-title = { $name } { IN($land) }: was geschieht?
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Politiker und ihre Aktionen
prompt-use-caption-short = Politiker
prompt-use-hint = Wähle eine der Aktionen oder keine. Danach verlässt der Politiker das Spiel.
prompt-use-hint-many = Wähle für jeden Politiker eine Aktion oder keine. Danach verlassen sie das Spiel.
prompt-use-hint-opinion = Wähle die Volksmeinung, hier oder auf dem Tableau.
prompt-use-hint-party = Wähle die Partei, hier oder auf dem Tableau.
prompt-use-none = Wähle zuerst eine Aktion oder verzichte darauf.
prompt-use-pass = Keine Aktion
prompt-use-pass-short = Keine
prompt-use-pass-tip = { $name }: keine Aktion; der Politiker verlässt das Spiel
prompt-use-tip-media = Marker { OF($party) } ersetzen: { $money } an diese Partei, ebenso viel an die Bank
prompt-use-tip-trend = Trend senken: { $party }

# Um eine Umfrage steigern
prompt-raise-hint = { $n ->
    [0] Mindestens { $money }. Sonst ist niemand mehr dabei.
    [one] Mindestens { $money }. Eine andere Partei ist noch dabei; passt du, bist du aus dieser Auktion raus.
   *[other] Mindestens { $money }. { $n } andere Parteien sind noch dabei; passt du, bist du aus dieser Auktion raus.
}
prompt-raise-order = Geboten wird reihum, bis nur eine Partei übrig ist
prompt-raise-order-short = Gebote
prompt-raise-nothing = kein Gebot
prompt-raise-nothing-short = keins
prompt-raise-opens = Startspieler: eröffnet die Auktion
prompt-kept-tip = { $n ->
    [one] Ein Würfel, im Schnitt { $average }
   *[other] { $n } Würfel, im Schnitt { $average }
}
prompt-poll-pass-all-tip--classic = Jetzt und bei allen Umfragen dieser Runde passen

# Die Einträge einer Umfrage
prompt-entry-hint = { $n ->
    [one] Nur du siehst die Umfrage. Du darfst einen Eintrag veröffentlichen, egal welcher Partei, oder sie behalten und mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } um neue Mitglieder würfeln.
   *[other] Nur du siehst die Umfrage. Du darfst bis zu { $n } Einträge veröffentlichen, egal welcher Parteien, oder sie behalten und mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } um neue Mitglieder würfeln.
}
prompt-entry-caption = Einträge der Umfrage und was sie ändern würden
prompt-entry-caption-short = Einträge
prompt-entry-publish = { $entries } veröffentlichen
prompt-entry-none = Wähle zuerst einen Eintrag oder behalte die Umfrage.
prompt-entry-keep = { $n ->
    [one] Behalten: ein Würfel für neue Mitglieder
   *[other] Behalten: { $n } Würfel für neue Mitglieder
}
prompt-entry-keep-short = Behalten

# Die Reihenfolge: geheime Gebote
prompt-start-title--classic = Wie viel bietest du, um den Startspieler zu bestimmen?
prompt-start-title-short--classic = Startspielergebot
prompt-start-brings-first--classic = Du bestimmst den Startspieler der Runde
prompt-start-brings-first-short--classic = Bestimmt den Startspieler
prompt-start-brings-ties--classic = Gleichstand: noch ein Gebot, dann Würfel
prompt-start-brings-ties-short--classic = Gleichstand: neu, Würfel
prompt-start-title--consim = Wie viel bietest du um einen Platz in der Reihenfolge?
prompt-start-title-short--consim = Um Plätze bieten
prompt-start-brings-first--consim = Je höher das Gebot, desto früher die Platzwahl
prompt-start-brings-first-short--consim = Hohe Gebote wählen zuerst
prompt-start-brings-ties--consim = Bei Gleichstand wird gewürfelt
prompt-start-brings-ties-short--consim = Gleichstand: Würfel
prompt-start-brings-cost--consim = Du zahlst dein Gebot auf jeden Fall
prompt-start-brings-cost-short--consim = Alle zahlen
prompt-bid-pay--consim = Preis
prompt-bid-note--consim = Du zahlst { $amount } und behältst { $left }.
prompt-start-hint-again = Gleichstand bei { $money }: Biete noch einmal geheim, nicht darunter.
prompt-start-again = Gebote dieser Runde
prompt-start-now--classic = ist jetzt Startspieler
prompt-start-now-short--classic = beginnt

# Wahlveranstaltungen
prompt-rally-hint-most = { $n ->
    [one] Eine neue Veranstaltung pro Land und Runde. Du zahlst für jedes Land einzeln und kannst in jedem höchstens { $most } haben.
   *[other] Bis zu { $n } neue Veranstaltungen pro Land und Runde. Du zahlst für jedes Land einzeln und kannst in jedem höchstens { $most } haben.
}

# Eine Volksmeinung tauschen
prompt-shift-title--classic = Welche Meinung tauschst du { IN($land) }?
prompt-shift-title-majority = Absolute Mehrheit { IN($land) }: welche Meinung geht?
prompt-shift-title-majority-short = Mehrheit { IN($land) }
prompt-shift-hint-majority = Du hast hier mehr Stimmen als alle anderen zusammen. Klick eine Meinung an, die gehen soll, dann ihren Ersatz im Tauschpool.
prompt-shift-confirm--classic = Meinung tauschen
prompt-shift-confirm-short--classic = Tauschen

# Spenden
prompt-contribution-cost = { $n ->
    [one] Verlust: ein Würfel
   *[other] Verlust: höchster von { $n } Würfeln
}
prompt-contribution-gain = { $n ->
    [one] Gewinn: ein Würfel
   *[other] Gewinn: { $n } Würfel
}
prompt-contribution-about = ≈ { $members }
prompt-contribution-take-tip = { $n ->
    [one] Du legst die Karte offen und verlierst so viele Mitglieder, wie ein Würfel zeigt, im Schnitt { $average }.
   *[other] Du legst die Karte offen und verlierst so viele Mitglieder, wie der höchste von { $n } Würfeln zeigt, im Schnitt { $average }.
}
prompt-contribution-refuse-tip = { $n ->
    [one] Die Karte bleibt verdeckt, bis alle entschieden haben. Du gewinnst so viele Mitglieder, wie ein Würfel zeigt, im Schnitt { $average }.
   *[other] Die Karte bleibt verdeckt, bis alle entschieden haben. Du gewinnst so viele Mitglieder, wie { $n } Würfel zusammen zeigen, im Schnitt { $average }.
} Lehnt niemand sonst eine mindestens so große ab, würfelst du mit { $more ->
    [one] einem Würfel
   *[other] { $more } Würfeln
} mehr.
prompt-contribution-lock-open = Endgültig: Alle sehen die Karte
prompt-contribution-lock-down = Endgültig: Alle decken zugleich auf
prompt-contribution-others = Bisherige Entscheidungen
prompt-contribution-down = lehnt verdeckt ab
prompt-donation-votes--classic = Mandate: { $n } × { $rate }

# Wörter
prompt-deploy-confirm--classic = Startbogen versiegeln
prompt-match--classic = Übereinst.
prompt-points--classic = Mandate
prompt-points-tip--classic = Deine Mandate in diesem Land
prompt-convert-step--classic =
    { $n ->
        [one] Mit einer Stimme mehr hättest du { $points ->
            [one] ein Mandat.
           *[other] { $points } Mandate.
        }
       *[other] Mit { $n } Stimmen mehr hättest du { $points ->
            [one] ein Mandat.
           *[other] { $points } Mandate.
        }
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } von einem Mandat
       *[other] { $points } von { $most } Mandaten
    }
prompt-convert-points-short--classic = Mandate { $points }
prompt-rally-ladder--1997 = Neue Veranstaltungen im Land und ihr Preis in Tsd. DM
prompt-rally-ladder-short--1997 = Preis in Tsd. DM
prompt-rally-ladder--consim = Neue Veranstaltungen im Land und ihr Preis in Tsd. DM
prompt-rally-ladder-short--consim = Preis in Tsd. DM
prompt-rally-ladder-tip--classic = Jede Veranstaltung kostet gleich viel; pro Land und Runde kommen nur so viele dazu.

# Tipps zu diesen Fragen
advice-throw = { $cards } ablegen
# $action ist, was eine Karte tut: "Stimmen +6"
advice-card-use = { $card }, { $land }: { $action }
advice-replace-media = Medienmarker { OF($party) } ersetzen
advice-other-trend = Trend { OF($party) } { $amount }
advice-ask = { DATIVE($party) } eine Koalition anbieten
advice-national-place = { $card } auf Feld { $n }
