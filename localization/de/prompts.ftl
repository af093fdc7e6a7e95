### Was gefragt wird und was die Antworten bewirken: Titel, Hinweise, Zahlen und Knöpfe der Entscheidungen.

## Phasen 1 bis 4 und der Aufbau
prompt-of = { $n } von { $total }
prompt-lands =
    { $n ->
        [one] 1 Land
       *[other] { $n } Länder
    }
prompt-match = Faktor
prompt-hand = Hand
prompt-your-program = Dein Programm
prompt-your-program-short = Programm
prompt-your-hand = Deine Hand
prompt-hand-note = Übereinstimmung jeder Karte mit den offenen Volksmeinungen
prompt-tag-only = Das zeigt, wo deine Karten hier passen oder schaden.
prompt-mark-first = Zuerst eine Karte ankreuzen.
prompt-nothing-marked = Noch ist nichts angekreuzt.
prompt-nothing-placed = Noch ist nichts platziert.
prompt-clear = Leeren
prompt-pass = Passen
prompt-passes = passt
prompt-waits = wartet
prompt-sealed = Wird mit allen aufgedeckt
prompt-you-keep = Du behältst
prompt-keep-named = { $card } behalten
prompt-discarded = Abgelegt
prompt-money = Geld
prompt-money-left = Restgeld
prompt-markers = Medienmarker
prompt-display = Programmauslage

# Programmauswahl
prompt-draft-title = Eine Karte behalten
prompt-draft-title-short = Karte behalten
prompt-draft-hint =
    { $rest ->
        [one] Kreuze eine Karte an. Die andere geht an { $player }. Niemand sonst sieht, was du behältst.
       *[other] Kreuze eine Karte an. Die anderen { $rest } gehen an { $player }. Niemand sonst sieht, was du behältst.
    }
prompt-draft-hint-last = Kreuze eine Karte an. Die letzten { $rest } gehen an { $player }, und drei andere kommen zu dir.
prompt-draft-pick = Wahl
prompt-draft-matches = Passt in
prompt-draft-opposes = Schadet in
prompt-draft-keep = Karte behalten
prompt-draft-keep-short = Behalten
prompt-draft-lock =
    { $rest ->
        [one] Endgültig: eine Karte geht weiter
       *[other] Endgültig: { $rest } Karten gehen weiter
    }
prompt-draft-kept = Behalten · { $n } von { $total }
prompt-draft-last = Die letzten drei für dich
prompt-draft-last-short = Letzte drei
prompt-draft-kept-by = hat { $player }
prompt-draft-order = Die Karten wandern im Uhrzeigersinn
prompt-draft-hands = gibt dir { $n }
prompt-draft-hands-short = gibt { $n }
prompt-draft-keeps = behält eine
prompt-draft-gets = erhält { $n }
prompt-draft-gets-short = erhält { $n }
prompt-step-keep = Vier behalten
prompt-step-keep-short = 4 behalten
prompt-step-receive = Drei erhalten
prompt-step-receive-short = 3 erhalten
prompt-step-lay = Fünf Themen legen
prompt-step-lay-short = 5 legen
prompt-step-hold = Eine auf der Hand
prompt-step-hold-short = 1 Hand

# Startprogramm
prompt-lay-title = Parteiprogramm auslegen
prompt-lay-title-short = Programm legen
prompt-lay-hint =
    { $needed ->
        [one] Kreuze eine Karte an. Kein Thema liegt zweimal in einem Programm.
       *[other] Kreuze { $needed } Karten mit verschiedenen Themen an. Kein Thema liegt zweimal in einem Programm.
    }
prompt-lay-note = Jedes Thema einmal; Übereinstimmung mit den offenen Volksmeinungen
prompt-lay-chosen = Gewählt
prompt-lay-program = Programm · { $n } von { $total }
prompt-lay-confirm = Programm legen
prompt-lay-full =
    { $needed ->
        [one] Eine Karte ist schon angekreuzt. Nimm sie zurück, um eine andere zu wählen.
       *[other] { $needed } Karten sind schon angekreuzt. Nimm eine zurück, um eine andere zu wählen.
    }

# Handkarte
prompt-keep-title = Eine Karte auf der Hand behalten
prompt-keep-title-short = Handkarte
prompt-keep-hint =
    { $rest ->
        [0] Diese Karte bleibt auf deiner Hand.
        [one] Sie kann später ins Programm kommen. Die andere Karte wird offen abgelegt.
       *[other] Sie kann später ins Programm kommen. Die anderen { $rest } Karten werden offen abgelegt.
    }
prompt-keep-foot = Eine behalten
prompt-keep-foot-short = Behalten
prompt-keep-lock = Endgültig: der Rest wird abgelegt

# Startaufstellung
prompt-deploy-title = Die fünf Symbole verteilen
prompt-deploy-title-short = Aufstellung
prompt-deploy-hint = Wähle einen Block. Klicke ein Symbol an, dann ein Land. Kein Symbol kommt zweimal in dasselbe Land.
prompt-deploy-blocks = Einen von fünf Blöcken wählen
prompt-deploy-block = Block { $n }
prompt-deploy-confirm = Aufstellung versiegeln
prompt-deploy-confirm-short = Versiegeln
prompt-deploy-missing =
    { $n ->
        [one] Ein Symbol hat noch kein Land.
       *[other] { $n } Symbole haben noch kein Land.
    }
prompt-deploy-token = { $symbol }: anklicken, dann ein Land anklicken
prompt-deploy-here = { $symbol } hier
prompt-deploy-take-off = Noch ein Klick nimmt { $symbol } weg
prompt-deploy-already = { $symbol } liegt schon hier
prompt-deploy-place = { $symbol } hierher
prompt-deploy-move = { $symbol } hierher verlegen

# Startspieler
prompt-start-title = Um den ersten Zug bieten
prompt-start-title-short = Um Start bieten
prompt-start-hint = Schreib geheim einen Betrag auf; auch 0 ist ein Gebot.
prompt-start-brings = Was es bringt
prompt-start-brings-first = Erster Zug in den Phasen 2 bis 6
prompt-start-brings-first-short = Erster Zug: Phasen 2–6
prompt-start-brings-ties = Gleichstand: Wer am nächsten sitzt, gewinnt
prompt-start-brings-ties-short = Gleichstände: Nähe zählt
prompt-start-brings-cost = Nur das höchste Gebot wird bezahlt
prompt-start-brings-cost-short = Nur das höchste zahlt
prompt-start-confirm = Gebot { $money } versiegeln
prompt-start-confirm-short = { $money } bieten
prompt-sealed-bid = Alle Gebote werden gemeinsam geöffnet
prompt-start-last = Gebote der letzten Runde
prompt-start-first = Reihenfolge im Uhrzeigersinn; noch hat niemand geboten
prompt-start-now = beginnt jetzt
prompt-start-past = Gebote bisher: { $bids }
prompt-bid-pay = Falls du gewinnst
prompt-bid-leaving = Bleiben dir
prompt-bid-bluff = Über deinem Geld
prompt-bid-bluff-tip = Mehr, als du hast. Gewinnt dieses Gebot, fliegt der Bluff auf: Die Parteibasis fällt, und die anderen bieten neu.
prompt-bid-less = { $money } weniger
prompt-bid-more = { $money } mehr
prompt-bid-to = Auf { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = Mehr als { $money } kannst du nicht bieten.
prompt-bid-least = Weniger als { $money } kannst du nicht bieten.
prompt-tie-title = Gleichstand um den ersten Zug
prompt-tie-title-short = Gleichstand
prompt-tie-hint = Je { $money }. Einmal erhöhen oder passen. Passen alle, beginnt { $player } für { $money }.
prompt-tie-hint-raised = { $money } ist das höchste Gebot. Einmal erhöhen oder passen.
prompt-tie-confirm = Auf { $money } erhöhen
prompt-tie-confirm-short = { $money }
prompt-tie-order = Bei Gleichstand je einmal, in dieser Reihenfolge

# Programm
prompt-program-title = Parteiprogramm ändern
prompt-program-title-short = Programm ändern
prompt-program-hint = Erst neue Karten, dann bis zu zwei Tausche. Eine Karte bleibt auf der Hand, der Rest wird abgelegt.
prompt-program-draw = Eine ziehen, eine nehmen
prompt-program-draw-short = Ziehen, nehmen
prompt-program-draw-note = vom Stapel, dann aus der Auslage
prompt-program-draw-tip = Die oberste Karte des Stapels ziehen, dann eine Karte aus der Auslage nehmen
prompt-program-draw-confirm = Karte ziehen
prompt-program-draw-confirm-short = Ziehen
prompt-program-draw-lock = Endgültig: eine Karte wird sichtbar
prompt-program-flush = Neue Auslage, eine nehmen
prompt-program-flush-short = Neue Auslage
prompt-program-flush-note = alle offenen Karten werden ersetzt
prompt-program-flush-tip = Alle Karten der Auslage abwerfen, neue auslegen und eine davon nehmen
prompt-program-flush-confirm = Neu auslegen
prompt-program-flush-confirm-short = Neu auslegen
prompt-program-flush-lock = Endgültig: neue Karten werden sichtbar
prompt-program-skip = So lassen
prompt-program-skip-short = So lassen
prompt-program-skip-tip = In dieser Runde keine neue Karte und kein Tausch
prompt-drew = Gezogen
prompt-took = Genommen
prompt-takes = Du nimmst
prompt-keeps = Bleibt auf der Hand
prompt-take-title = Eine Karte aus der Auslage nehmen
prompt-take-title-short = Karte nehmen
prompt-take-hint = Kreuze eine Karte hier oder in der Auslage an. Danach darfst du bis zu zwei Karten tauschen.
prompt-take-confirm = Karte nehmen
prompt-take-named = { $card } nehmen
prompt-take-foot = Eine nehmen
prompt-take-foot-short = Nehmen
prompt-change-title = Parteiprogramm ändern
prompt-change-title-short = Karten tauschen
prompt-change-hint = Bis zu zwei Karten tauschen: Handkarte anklicken, dann die Karte, die sie ersetzt. Eine Summe unter 1 zählt ×1.
prompt-change-hint-card = Klicke jetzt die Programmkarte an, die { $card } ersetzt.
prompt-change-confirm =
    { $n ->
        [0] Ohne Tausch bestätigen
        [one] Einen Tausch bestätigen
       *[other] Zwei Tausche bestätigen
    }
prompt-change-confirm-short =
    { $n ->
        [0] Kein Tausch
        [one] 1 Tausch
       *[other] 2 Tausche
    }
prompt-change-lock = Endgültig: der Rest wird abgelegt
prompt-change-none = Noch ist nichts getauscht.
prompt-change-back = Klick nimmt diesen Tausch zurück
prompt-change-foot = Eine Karte auf der Hand behalten, Rest ablegen

# Medien
prompt-media-title = Medieneinfluss sichern
prompt-media-title-short = Medienmarker
prompt-media-hint = Ein Marker für { $money } auf ein freies Feld, oder passen. Solange jemand kauft, werden alle wieder gefragt.
prompt-media-where = Ein Land für den Medienmarker wählen
prompt-media-free = Freie Felder
prompt-media-free-short = Frei
prompt-media-influence = Einfluss
prompt-media-in = Einfluss { $land }
prompt-media-tied = Patt
prompt-media-nobody = niemand
prompt-media-tip = { $land }: Medieneinfluss { $before } → { $after }
prompt-media-passed = Seit dem letzten Kauf gepasst: { $parties }
prompt-media-mark-first = Zuerst ein freies Medienfeld wählen.
prompt-media-confirm = Marker für { $money } setzen
prompt-media-confirm-short = Kaufen · { $money }
prompt-media-pass-tip = Du wirst nur wieder gefragt, wenn jemand kauft
prompt-pass-phase = In dieser Phase passen
prompt-pass-phase-short = Immer passen
prompt-pass-phase-tip = Jetzt passen und jedes weitere Mal in dieser Phase

# Wahlveranstaltungen
prompt-rally-title = Wahlveranstaltungen organisieren
prompt-rally-title-short = Veranstaltungen
prompt-rally-hint = Mit + in beliebigen Ländern setzen. Jedes Land wird für sich bezahlt; höchstens { $most } Wahlveranstaltungen einer Partei je Land.
prompt-rally-new = Neu
prompt-rally-cost = Kosten
prompt-rally-cost-parts = Kosten { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Kaufen
       *[other] { $n } kaufen
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Kaufen
       *[other] { $n } kaufen
    }
prompt-rally-none = Zuerst Wahlveranstaltungen setzen, oder passen.
prompt-rally-no-new = Hier ist nichts Neues geplant.
prompt-rally-ladder = Anzahl je Land und Preis in Tausend
prompt-rally-ladder-tip = Mehrere Wahlveranstaltungen in einem Land werden Schritt für Schritt teurer. Jedes Land beginnt wieder unten.
prompt-rally-price =
    { $n ->
        [one] 1 neue Wahlveranstaltung hier: { $money }
       *[other] { $n } neue Wahlveranstaltungen hier: { $money }
    }
prompt-rally-line = { $land }: { $n } für { $money }
