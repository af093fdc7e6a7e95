### Warum etwas nicht geht und was möglich wäre. Schlüssel wie in macher/rules/refusals.py.

refusal-not-your-decision = Im Moment ist jemand anderes an der Reihe.
refusal-game-over = Das Spiel ist zu Ende.
refusal-wrong-command = Gerade wird etwas anderes entschieden.
refusal-cannot-pass = Passen ist hier nicht möglich: Bitte etwas auswählen.
refusal-card-not-in-hand = Diese Karte ist nicht auf der Hand. Bitte eine Handkarte wählen.
refusal-topics-repeated = Jedes Thema darf nur einmal im Programm liegen, egal ob mit + oder −.
refusal-topics-missing =
    { $needed ->
        [one] Ein Thema muss ausgelegt werden.
       *[other] { $needed } verschiedene Themen müssen ausgelegt werden.
    }
refusal-no-such-block = Es gibt fünf Blöcke zur Auswahl.
refusal-symbol-twice = Dasselbe Symbol darf nicht zweimal in ein Land. Bitte ein anderes Land wählen.
refusal-no-such-land = Dieses Land liegt nicht auf dem Tisch.
refusal-land-closed = Dieses Land hat schon gewählt.
refusal-bid-too-high = Das Gebot ist höher als das vorhandene Geld, { $money }.
refusal-bid-too-low = Das Gebot muss mindestens { $least } betragen.
refusal-bid-not-round = Geboten wird in Schritten von { $unit }.
refusal-display-card-missing = Diese Karte liegt nicht in der Programmauslage. Bitte eine offene Karte wählen.
refusal-deck-empty = Es gibt keine Karten mehr zu ziehen.
refusal-no-members = Ohne Mitglieder gibt es nichts, womit sich ein Tausch bezahlen ließe.
refusal-too-many-swaps = Höchstens zwei Karten können getauscht werden. Erst einen Tausch zurücknehmen.
refusal-card-not-in-program = Diese Karte gehört nicht zum Programm.
refusal-media-full = Alle fünf Medienfelder dieses Landes sind besetzt. Bitte ein anderes Land wählen.
refusal-media-supply = Kein Medienmarker mehr im Vorrat.
refusal-not-enough-money = Das kostet { $cost }: Zu den { $money } fehlen { $missing }.
refusal-rally-spots =
    { $free ->
        [0] In diesem Land ist kein Veranstaltungsfeld frei. Wer Veranstaltungen in Stimmen umwandelt, schafft Platz.
        [one] In diesem Land ist nur ein Veranstaltungsfeld frei.
       *[other] In diesem Land sind nur { $free } Veranstaltungsfelder frei.
    }
refusal-rally-supply =
    { $supply ->
        [0] Keine Wahlveranstaltung mehr im Vorrat.
        [one] Nur noch eine Wahlveranstaltung im Vorrat.
       *[other] Nur noch { $supply } Wahlveranstaltungen im Vorrat.
    }
refusal-rally-limit =
    { $most ->
        [one] In ein Land kommt je Runde nur eine neue Wahlveranstaltung.
       *[other] In ein Land kommen je Runde höchstens { $most } neue Wahlveranstaltungen.
    }
refusal-nothing-chosen = Noch nichts gewählt. Bitte etwas auswählen oder passen.
refusal-politician-not-in-hand = Diese Politikkarte steht nicht mehr zur Verfügung.
refusal-politician-twice = Jede Politikkarte kann nur in ein Land entsandt werden.
refusal-action-not-printed = Diese Politikkarte hat diese Aktion nicht.
refusal-action-used = Diese Aktion wurde hier in dieser Runde schon ausgeführt. Eine andere wählen oder verzichten.
refusal-target-wrong = Dieses Ziel passt nicht zur Aktion.
refusal-opinion-doubled = Eine Volksmeinung mit Verdopplungsplättchen kann nicht ersetzt werden.
refusal-opinion-not-open = Nur offen liegende Volksmeinungen dieses Landes sind wählbar.
refusal-topic-there = Dieses Thema liegt hier schon offen. Bitte eine Karte mit anderem Thema wählen.
refusal-opinion-not-in-display = Diese Karte liegt nicht mehr im Feld „Volksmeinungen“; Lücken werden nicht aufgefüllt.
refusal-no-flipping = Nach den Regeln dieses Spiels darf dasselbe Thema nicht mit anderer Haltung zurückkehren.
refusal-nothing-changes = Das würde nichts ändern. Eine andere Karte wählen oder passen.
refusal-trend-does-not-rise = Veröffentlichen darf nur eine Partei, die durch die Umfrage steigt. Behalten ist möglich.
refusal-too-few-rallies =
    { $least ->
        [one] Hier muss mindestens eine Wahlveranstaltung umgewandelt werden.
       *[other] Hier müssen mindestens { $least } Wahlveranstaltungen umgewandelt werden.
    }
refusal-too-many-rallies =
    { $rallies ->
        [0] Hier liegt keine Wahlveranstaltung.
        [one] Hier liegt nur eine Wahlveranstaltung.
       *[other] Hier liegen nur { $rallies } Wahlveranstaltungen.
    }
refusal-donation-gone = Diese Spendenkarte ist schon verbraucht.
refusal-coalition-tile = Nur Parteien mit einem Koalitionsplättchen in diesem Land können eine Koalition bilden. Eine Politikkarte mit Telefon legt eines.
refusal-coalition-taken = Diese Partei gehört schon zu einer Koalition.
refusal-coalition-common =
    { $needed ->
        [one] Eine Koalition braucht mindestens eine gleiche Programmkarte.
       *[other] Eine Koalition braucht mindestens { $needed } gleiche Programmkarten.
    }
refusal-coalition-refused = Diese Partei hat schon abgelehnt. Eine andere wählen oder passen.
refusal-too-many-entries =
    { $most ->
        [one] Von einer Umfrage kann nur ein Eintrag veröffentlicht werden.
       *[other] Von einer Umfrage können höchstens { $most } Einträge veröffentlicht werden.
    }
refusal-no-entry = Die Umfrage hat für diese Partei keinen Eintrag.
refusal-entry-protected = Die Partei, die in den Medien dieses Landes führt, fällt durch eine Umfrage nicht.
refusal-national-space = Diese Meinung kann nicht auf dieses Feld des Bundesplans. Ein anderes Feld wählen.
refusal-national-secured = Diese Meinung ist auf dem Bundesplan schon gesichert; eine dritte Karte findet keinen Platz.

## Die Sitzung: eine zu späte Antwort, zurücknehmen und wiederholen
refusal-stale = Der Tisch hat sich inzwischen geändert. Bitte neu entscheiden.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-chance = Inzwischen hat der Zufall gesprochen; das lässt sich nicht zurücknehmen.
undo-revealed = Inzwischen wurde Verborgenes gezeigt; das lässt sich nicht zurücknehmen.
undo-other-player = Jemand anderes an diesem Bildschirm muss entscheiden; das lässt sich nicht zurücknehmen.
undo-not-agreed = Zum Üben zurücknehmen geht nur, wenn alle an diesem Bildschirm zustimmen.
redo-nothing = Es gibt nichts wiederherzustellen.
redo-other-player = Wiederherstellen kann nur, wer zurückgenommen hat.
