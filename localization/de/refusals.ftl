### Warum etwas nicht geht und was möglich wäre. Schlüssel wie in macher/rules/refusals.py.

refusal-not-your-decision = Gerade ist jemand anderes dran.
refusal-game-over = Das Spiel ist zu Ende.
refusal-wrong-command = Darum geht es gerade nicht.
refusal-cannot-pass = Passen kannst du hier nicht: Wähle etwas aus.
refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine Handkarte.
refusal-topics-repeated = Jedes Thema darf nur einmal in deinem Programm vorkommen, egal ob mit + oder −.
refusal-topics-missing =
    { $needed ->
        [one] Dein Programm braucht ein Thema.
       *[other] Dein Programm braucht { $needed } verschiedene Themen.
    }
refusal-no-such-block = Es gibt nur fünf Blöcke.
refusal-symbol-twice = Dasselbe Symbol darf nicht zweimal in ein Land. Wähle ein anderes Land.
refusal-no-such-land = Dieses Land liegt nicht auf dem Tisch.
refusal-land-closed = Dieses Land hat schon gewählt.
refusal-bid-too-high = Mehr als deine { $money } kannst du nicht bieten.
refusal-bid-too-low = Du musst mindestens { $least } bieten.
refusal-bid-not-round = Geboten wird in Schritten von { $unit }.
refusal-display-card-missing = Diese Karte liegt nicht in der Programmauslage. Wähle eine der offenen Karten.
refusal-deck-empty = Es sind keine Karten mehr zum Ziehen da.
refusal-no-members = Ohne Mitglieder kannst du einen Tausch nicht bezahlen.
refusal-too-many-swaps = Du kannst höchstens zwei Karten tauschen. Nimm zuerst einen Tausch zurück.
refusal-card-not-in-program = Diese Karte liegt nicht in deinem Programm.
refusal-media-full = Alle fünf Medienfelder dieses Landes sind besetzt. Wähle ein anderes Land.
refusal-media-supply = Du hast keinen Medienmarker mehr.
refusal-not-enough-money = Das kostet { $cost }: Du hast { $money }, dir fehlen { $missing }.
refusal-rally-spots =
    { $free ->
        [0] Alle deine Felder in diesem Land sind belegt. Wandle Veranstaltungen in Stimmen um, dann ist wieder Platz.
        [one] In diesem Land hast du nur ein Feld frei.
       *[other] In diesem Land hast du nur { $free } Felder frei.
    }
refusal-rally-supply =
    { $supply ->
        [0] Du hast keine Veranstaltung mehr im Vorrat.
        [one] Du hast nur noch eine Veranstaltung im Vorrat.
       *[other] Du hast nur noch { $supply } Veranstaltungen im Vorrat.
    }
refusal-rally-limit =
    { $most ->
        [one] Du darfst pro Runde nur eine Veranstaltung in ein Land bringen.
       *[other] Du darfst pro Runde höchstens { $most } Veranstaltungen in ein Land bringen.
    }
refusal-nothing-chosen = Du hast noch nichts gewählt. Wähle etwas oder passe.
refusal-politician-not-in-hand = Diesen Politiker hast du nicht mehr.
refusal-politician-twice = Jeden Politiker kannst du nur in ein Land schicken.
refusal-action-not-printed = Dieser Politiker hat diese Aktion nicht.
refusal-action-used = Diese Aktion wurde hier in dieser Runde schon genutzt. Wähle eine andere oder lass sie aus.
refusal-target-wrong = Das kannst du mit dieser Aktion nicht wählen.
refusal-opinion-doubled = Eine Volksmeinung mit Verdopplungsplättchen kann niemand ersetzen.
refusal-opinion-not-open = Du kannst nur offene Volksmeinungen dieses Landes wählen.
refusal-topic-there = Dieses Thema liegt hier schon offen. Wähle eine Karte mit einem anderen Thema.
refusal-opinion-not-in-display = Diese Volksmeinung liegt gerade nicht im Feld „Volksmeinungen“. Wähle eine andere.
refusal-no-flipping = In diesem Spiel darf dasselbe Thema nicht mit der anderen Haltung zurückkehren.
refusal-nothing-changes = Das würde nichts ändern. Wähle eine andere Karte oder passe.
refusal-trend-does-not-rise = Veröffentlichen darfst du nur eine Umfrage, die deine Partei steigen lässt. Diese kannst du behalten.
refusal-too-few-rallies =
    { $least ->
        [one] Hier musst du mindestens eine Veranstaltung umwandeln.
       *[other] Hier musst du mindestens { $least } Veranstaltungen umwandeln.
    }
refusal-too-many-rallies =
    { $rallies ->
        [0] Hier hast du keine Veranstaltung.
        [one] Hier hast du nur eine Veranstaltung.
       *[other] Hier hast du nur { $rallies } Veranstaltungen.
    }
refusal-donation-gone = Diese Spendenkarte hast du schon verbraucht.
refusal-coalition-tile = Nur Parteien mit einem Koalitionsplättchen in diesem Land können eine Koalition bilden. Ein Politiker mit Telefon legt eines.
refusal-coalition-taken = Diese Partei gehört schon zu einer Koalition.
refusal-coalition-common =
    { $needed ->
        [one] Für eine Koalition braucht ihr mindestens eine gemeinsame Programmkarte.
       *[other] Für eine Koalition braucht ihr mindestens { $needed } gemeinsame Programmkarten.
    }
refusal-coalition-refused = Diese Partei hat schon abgelehnt. Wähle eine andere oder passe.
refusal-too-many-entries =
    { $most ->
        [one] Von einer Umfrage kannst du nur einen Eintrag veröffentlichen.
       *[other] Von einer Umfrage kannst du höchstens { $most } Einträge veröffentlichen.
    }
refusal-no-entry = Die Umfrage hat für diese Partei keinen Eintrag.
refusal-entry-protected = Wer in diesem Land den Medieneinfluss hat, verliert durch Umfragen keinen Trend.
refusal-national-space = Diese Meinung darf nicht auf dieses Feld des Bundesplans. Wähle ein anderes.
refusal-national-secured = Diese Meinung ist auf dem Bundesplan schon gesichert; für eine dritte Karte ist kein Platz.

## Die Sitzung: eine zu späte Antwort, zurücknehmen und wiederholen
refusal-stale = Am Tisch hat sich inzwischen etwas geändert. Entscheide bitte neu.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-chance = Inzwischen wurde gezogen oder gewürfelt; das lässt sich nicht mehr zurücknehmen.
undo-revealed = Inzwischen wurde Verdecktes aufgedeckt; das lässt sich nicht mehr zurücknehmen.
undo-other-player = Jetzt muss jemand anderes an diesem Bildschirm entscheiden; das lässt sich nicht mehr zurücknehmen.
undo-not-agreed = Zur Übung könnt ihr einen Zug nur zurücknehmen, wenn alle an diesem Bildschirm zustimmen.
redo-nothing = Es gibt nichts wiederherzustellen.
redo-other-player = Wiederherstellen kann nur, wer zurückgenommen hat.
