### Was gefragt wird und was die Antworten bewirken: Titel, Hinweise, Zahlen und Knöpfe der Entscheidungen.

## Phasen 1 bis 4 und der Aufbau
prompt-of = { $n } von { $total }
prompt-lands =
    { $n ->
        [one] 1 Land
       *[other] { $n } Länder
    }
prompt-match = Übereinstimmung
prompt-match-short = Übereinst.
prompt-hand = Hand
prompt-your-program = Dein Programm jetzt
prompt-your-program-short = Programm
prompt-your-hand = Deine Hand
prompt-hand-note = So passt jede Karte zu den offenen Volksmeinungen
prompt-tag-only = Hier siehst du, wo die Karten passen oder schaden.
prompt-mark-first = Wähle zuerst eine Karte.
prompt-nothing-marked = Du hast noch nichts gewählt.
prompt-nothing-placed = Du hast noch nichts platziert.
prompt-clear = Zurücksetzen
prompt-pass = Passen
prompt-passes = passt
prompt-waits = wartet
prompt-sealed = Gemeinsam aufgedeckt
prompt-you-keep = Du behältst
prompt-keep-named = { $card } behalten
prompt-discarded = Abgelegt
prompt-money = Geld
prompt-money-left = Restgeld
prompt-money-left-short = Rest
prompt-money-missing = Es fehlen
prompt-markers = Medienmarker
prompt-display = Programmauslage

# Programmauswahl
prompt-draft-title = Welche Karte behältst du?
prompt-draft-title-short = Eine Karte behalten
prompt-draft-hint =
    { $rest ->
        [one] Nur du siehst, welche. Die andere geht an { $player }.
       *[other] Nur du siehst, welche. Die anderen { $rest } gehen an { $player }.
    }
prompt-draft-hint-last = Nur du siehst, welche. Die letzten { $rest } gehen an { $player }, und du bekommst drei andere.
prompt-draft-pick = Auswahl
prompt-draft-matches = Passt in
prompt-draft-opposes = Schadet in
prompt-draft-keep = Karte behalten
prompt-draft-keep-short = Behalten
prompt-draft-lock =
    { $rest ->
        [one] Endgültig: Du gibst eine Karte weiter
       *[other] Endgültig: Du gibst { $rest } Karten weiter
    }
prompt-draft-kept = Behalten · { $n } von { $total }
prompt-draft-last = Die letzten drei gibst du weiter
prompt-draft-last-short = Die letzten drei
prompt-draft-kept-by = hat { $player }
prompt-draft-order = Die Karten wandern im Uhrzeigersinn
prompt-draft-hands = gibt { $n } weiter
prompt-draft-hands-short = gibt { $n }
prompt-draft-keeps = behält eine
prompt-draft-keeps-short = behält 1
prompt-draft-gets = bekommt { $n }
prompt-draft-gets-short = bekommt { $n }
prompt-step-keep = Karten behalten
prompt-step-keep-short = Auswahl
prompt-step-receive = Letzte Karten bekommen
prompt-step-receive-short = Letzte Karten
prompt-step-lay = Programm auslegen
prompt-step-lay-short = Programm
prompt-step-hold = Handkarte behalten
prompt-step-hold-short = Handkarte

# Startprogramm
prompt-lay-title = Welche fünf Themen sind dein Programm?
prompt-lay-title-short = Dein Programm
prompt-lay-hint = Wähle Karten, bis dein Programm fünf verschiedene Themen hat; was fehlt, wird gezogen.
prompt-lay-note = Unter jeder Karte steht, wie gut sie zu den offenen Volksmeinungen passt
prompt-lay-chosen = Gewählt
prompt-lay-program = Programm · { $n } von { $total }
prompt-lay-confirm = Programm festlegen
prompt-lay-full =
    { $needed ->
        [one] Du hast schon eine Karte gewählt. Zum Wechseln nimm sie zuerst zurück.
       *[other] Du hast schon { $needed } Karten gewählt. Zum Wechseln nimm zuerst eine zurück.
    }

# Handkarte
prompt-keep-title = Welche Karte bleibt auf deiner Hand?
prompt-keep-title-short = Handkarte
prompt-keep-hint =
    { $rest ->
        [0] Diese Karte bleibt auf deiner Hand.
        [one] Du kannst sie später ins Programm bringen. Die andere Karte wird offen abgelegt.
       *[other] Du kannst sie später ins Programm bringen. Die anderen { $rest } Karten werden offen abgelegt.
    }
prompt-keep-foot = Eine behalten
prompt-keep-foot-short = Behalten
prompt-keep-lock = Endgültig: Du legst den Rest ab

# Startaufstellung
prompt-deploy-title = Wohin kommen deine fünf Symbole?
prompt-deploy-title-short = Aufstellung
prompt-deploy-hint = Klick ein Symbol an, dann ein Land. In jedes Land darf jedes Symbol nur einmal.
prompt-deploy-blocks = Wähle einen von fünf Blöcken
prompt-deploy-block = Block { $n }
prompt-deploy-confirm = Aufstellung versiegeln
prompt-deploy-confirm-short = Festlegen
prompt-deploy-missing =
    { $n ->
        [one] Ein Symbol hat noch kein Land.
       *[other] { $n } Symbole haben noch kein Land.
    }
prompt-deploy-token = { $symbol }: Klick es an, dann ein Land
prompt-deploy-here = { $symbol } hier
prompt-deploy-take-off = Noch ein Klick nimmt { $symbol } weg
prompt-deploy-already = { $symbol } liegt schon hier
prompt-deploy-place = { $symbol } hierher
prompt-deploy-move = { $symbol } hierher verlegen

# Startspieler
prompt-start-title = Wie viel bietest du um den Startspieler?
prompt-start-title-short = Startspieler
prompt-start-hint = Biete geheim. Auch 0 ist erlaubt.
prompt-start-brings = Was du gewinnst
prompt-start-brings-first = Du bist in den Phasen 2 bis 5 zuerst dran
prompt-start-brings-first-short = Zuerst in den Phasen 2–5
prompt-start-brings-ties = Du gewinnst Gleichstände; nach dir, wer im Uhrzeigersinn am nächsten sitzt
prompt-start-brings-ties-short = Du gewinnst Gleichstände
prompt-start-brings-cost = Nur das höchste Gebot wird bezahlt
prompt-start-brings-cost-short = Nur das Höchstgebot kostet
prompt-start-confirm = Gebot von { $money } versiegeln
prompt-start-confirm-short = { $money } bieten
prompt-sealed-bid = Alle Gebote werden gemeinsam geöffnet
prompt-start-last = Gebote der letzten Runde
prompt-start-first = Reihenfolge im Uhrzeigersinn
prompt-start-now = beginnt vorläufig
prompt-start-now-short = beginnt
prompt-start-last-bid = zuletzt { $money }
prompt-start-past = Gebote bisher: { $bids }
prompt-bid-pay = Preis beim Zuschlag
prompt-bid-note = Beim Zuschlag zahlst du { $amount } und behältst { $left }.
prompt-bid-leaving = Restgeld
prompt-bid-bluff = Nicht gedeckt
prompt-bid-bluff-tip = So viel hast du nicht. Gewinnt dieses Gebot, fliegt der Bluff auf: Du verlierst dein ganzes Geld und 10 Punkte Parteibasis, und die anderen bieten neu.
prompt-bid-less = { $money } weniger
prompt-bid-more = { $money } mehr
prompt-bid-to = Auf { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = Mehr als { $money } kannst du nicht bieten.
prompt-bid-least = Du musst mindestens { $money } bieten.
prompt-tie-title = Gleichstand um den Startspieler: erhöhst du?
prompt-tie-title-short = Gleichstand
prompt-tie-hint = Gleichauf bei { $money }. Erhöhe einmal oder passe. Passen alle, beginnt { $player } für { $money }.
prompt-tie-hint-raised = Das höchste Gebot ist { $money }. Erhöhe einmal oder passe.
prompt-tie-confirm = Auf { $money } erhöhen
prompt-tie-confirm-short = { $money }
prompt-tie-order = Wer gleichauf liegt, darf einmal erhöhen, in dieser Reihenfolge

# Programm
prompt-program-title = Änderst du dein Parteiprogramm?
prompt-program-title-short = Dein Programm
prompt-program-hint = Erst neue Karten, dann höchstens zweimal tauschen. Eine Karte behältst du auf der Hand.
prompt-program-draw = Eine ziehen, eine nehmen
prompt-program-draw-short = Ziehen, nehmen
prompt-program-draw-note = vom Stapel, dann aus der Programmauslage
prompt-program-draw-tip = Zieh die oberste Karte des Stapels und nimm dann eine Karte aus der Programmauslage
prompt-program-draw-confirm = Karte ziehen
prompt-program-draw-confirm-short = Ziehen
prompt-program-draw-lock = Endgültig: Du siehst eine neue Karte
prompt-program-flush = Neue Auslage, eine nehmen
prompt-program-flush-short = Neue Auslage
prompt-program-flush-note = ersetzt alle Karten darin
prompt-program-flush-tip = Leg die ganze Programmauslage ab, deck eine neue auf und nimm eine Karte davon
prompt-program-flush-confirm = Neue Auslage aufdecken
prompt-program-flush-confirm-short = Neue Auslage
prompt-program-flush-lock = Endgültig: Neue Karten werden aufgedeckt
prompt-program-skip = Passen
prompt-program-skip-short = Passen
prompt-program-skip-tip = Diese Runde keine neue Karte und kein Tausch
prompt-drew = Du hast gezogen
prompt-took = Du hast genommen
prompt-takes = Du nimmst
prompt-takes-suggested = Nehmen (Vorschlag)
prompt-suggested = Nur ein Vorschlag; klick eine andere an, um zu wechseln.
prompt-keeps = Bleibt auf deiner Hand
prompt-keeps-suggested = Bleibt auf deiner Hand (Vorschlag)
prompt-change-shared = Gemeinsam mit { DATIVE($party) }
prompt-change-shared-tip = Programmkarten, die ihr beide habt. Braucht die stärkste Partei einen Partner, kommt zuerst, wer am meisten mit ihr gemeinsam hat.
prompt-take-title = Welche Karte nimmst du aus der Programmauslage?
prompt-take-title-short = Nimm eine Karte
prompt-take-hint = Wähle eine Karte hier oder in der Programmauslage. Danach kannst du bis zu zwei Karten tauschen.
prompt-take-confirm = Karte nehmen
prompt-take-named = { $card } nehmen
prompt-take-foot = Eine nehmen
prompt-take-foot-short = Nehmen
prompt-change-title = Welche Karten tauschst du?
prompt-change-title-short = Karten tauschen
prompt-change-hint = Tausche bis zu zwei Karten: Klick eine Handkarte an, dann die Programmkarte, an deren Stelle sie kommt. Eine Übereinstimmung unter 1 zählt als 1.
prompt-change-hint-card = Klick jetzt die Programmkarte an, an deren Stelle „{ $card }“ kommt.
prompt-change-confirm =
    { $n ->
        [0] Ohne Tausch bestätigen
        [one] Eine Karte tauschen
       *[other] Zwei Karten tauschen
    }
prompt-change-confirm-short =
    { $n ->
        [0] Kein Tausch
        [one] 1 tauschen
       *[other] 2 tauschen
    }
prompt-change-lock = Endgültig: Du legst den Rest ab
prompt-program-which = Wähle zuerst einen der beiden Wege.
prompt-change-keep-first = Markiere zuerst die Karte, die auf der Hand bleibt.
prompt-change-none = Du hast noch nichts getauscht.
prompt-change-back = Ein Klick nimmt diesen Tausch zurück
prompt-change-foot = Behalte eine Karte auf der Hand, leg den Rest ab

# Medien
prompt-media-title = Wo kaufst du Medieneinfluss?
prompt-media-title-short = Medienmarker
prompt-media-hint = Kauf einen Marker für { $money } oder passe. Es geht reihum, bis alle nacheinander gepasst haben.
prompt-media-where = Wähle ein Land für deinen Medienmarker
prompt-media-free = Freie Felder
prompt-media-free-short = Frei
prompt-media-influence = Einfluss
prompt-media-influence-short = Medien
prompt-media-in = Einfluss { IN($land) }
prompt-media-tied = Patt
prompt-media-nobody = niemand
prompt-media-tip = { $land }: Medieneinfluss { $before } → { $after }
prompt-media-passed = Seit dem letzten Kauf gepasst: { $parties }
prompt-media-mark-first = Wähle zuerst ein freies Medienfeld.
prompt-media-confirm = Marker für { $money } kaufen
prompt-media-confirm-short = Kaufen · { $money }
prompt-media-pass-tip = Du wirst nur wieder gefragt, wenn jemand kauft
prompt-pass-phase = In dieser Phase nur noch passen
prompt-pass-phase-short = Immer passen
prompt-pass-phase-tip = Jetzt passen und jedes weitere Mal in dieser Phase

# Wahlveranstaltungen
prompt-rally-title = Wo hältst du Veranstaltungen ab?
prompt-rally-title-short = Wo Veranstaltungen?
prompt-rally-hint = Kauf mit „+“ Veranstaltungen in beliebig vielen Ländern. Du zahlst für jedes Land einzeln und kannst in jedem höchstens { $most } haben.
prompt-rally-new = Neu
prompt-rally-cost = Kosten
prompt-rally-cost-parts = Kosten { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Veranstaltungen kaufen
        [one] 1 Veranstaltung für { $money } kaufen
       *[other] { $n } Veranstaltungen für { $money } kaufen
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Kaufen
       *[other] { $n } für { $money }
    }
prompt-rally-none = Kauf zuerst Veranstaltungen oder passe.
prompt-rally-no-new = Hier planst du nichts Neues.
prompt-rally-fill = Auffüllen
prompt-rally-fill-land = { THE($land) } auffüllen: +{ $n } für { $money }
prompt-rally-fill-back = Alle neuen Veranstaltungen { IN($land) } wieder wegnehmen
prompt-rally-ladder = Neue Veranstaltungen im Land und ihr Preis in Tsd. €
prompt-rally-ladder-short = Preis in Tsd. €
prompt-rally-ladder-tip = Ab der vierten werden neue Veranstaltungen in einem Land teurer. In jedem Land und jeder Runde beginnen die Preise von vorn.
prompt-rally-price =
    { $n ->
        [one] 1 neue Veranstaltung hier: { $money }
       *[other] { $n } neue Veranstaltungen hier: { $money }
    }
prompt-rally-line = { $land }: { $n } für { $money }

## Phasen 5 bis 9
prompt-lock = Endgültig
prompt-lock-next = Endgültig: Als Nächstes ist { $player } dran
prompt-rallies = Veranst.
prompt-trend = Trend
prompt-votes = Stimmen
prompt-votes-unit = Stimmen
prompt-points = SP
prompt-points-tip = Deine Punkte in diesem Land
prompt-points-value = { $n } SP
prompt-base = Parteibasis
prompt-if-converted = Nach Umwandlung
prompt-if-converted-short = Stimmen
prompt-waits-short = wartet

# Politikkarten: Aktionen, wo wenig Platz ist; $amount ist eine Zahl mit Vorzeichen
prompt-action-double = Doppelt
prompt-action-trend = Trend { $amount }
prompt-action-votes = Stimmen { $amount }
prompt-action-base = Basis { $amount }
prompt-action-media = Medien
prompt-action-others = Andere { $amount }
prompt-action-program = Programm
prompt-action-poll = Umfrage
# Nur einmal je Land und Runde, egal von wem; das Wort allein steht als Stempel auf der Aktion
prompt-action-once = { $action } (1×)
prompt-act-once = 1×
prompt-card-then-one-of = dann eine von
prompt-card-then = dann
prompt-card-one-of = eine von
prompt-cabinet-tip = { $name }: { $money }
prompt-cabinet-tip-main = Hauptaktion: { $action }
prompt-cabinet-tip-others = Danach eine dieser Aktionen: { $actions }
prompt-cabinet-tip-once = 1×: nur einmal je Land und Runde, egal von wem

# Schattenkabinett entsenden
prompt-place-hint = Klick einen Politiker an, dann ein Land: höchstens einen pro Land. Entsenden kostet nichts, bezahlt wird in Phase 6.
prompt-place-where = { $name }: Klick jetzt ein Land an.
prompt-place-warn = { $name }: kostet in Phase 6 { $cost }, dann hast du aber nur noch { $money }.
prompt-place-count = Entsandt
prompt-place-due = Fällig in Phase 6
prompt-place-left = Restgeld
prompt-place-missing = Fehlt dann
prompt-place-cards = Dein Schattenkabinett
prompt-place-order = Reihenfolge und Entsandte
prompt-place-order-short = Reihenfolge
prompt-place-confirm =
    { $n ->
        [0] Politiker entsenden
        [one] 1 Politiker entsenden
       *[other] { $n } Politiker entsenden
    }
prompt-place-confirm-short =
    { $n ->
        [0] Entsenden
       *[other] { $n } entsenden
    }
prompt-place-lock = Endgültig: Die anderen sehen, wohin deine Politiker gehen
prompt-place-none = Platziere zuerst einen Politiker oder entsende niemanden.
prompt-place-pass = Niemanden entsenden
prompt-place-pass-short = Niemanden
prompt-place-first = Wähle zuerst einen Politiker.
prompt-place-here = { $name } { INTO($land) }
prompt-place-back = Zurücknehmen: { $name }
prompt-place-instead = Stattdessen hierher: { $name }

# Die Reihe im Land
prompt-row-order = { $land }, der Reihe nach
prompt-row-order-short = Der Reihe nach
prompt-row-once = Einmal je Land:
prompt-row-next = folgt
prompt-row-paid = bezahlt
prompt-row-declined = nicht bezahlt
prompt-row-acted = fertig
prompt-row-acts = dran
prompt-row-pay = dran
prompt-row-done-by = durch { THE($party) }

# Bezahlen
prompt-pay-title = { $name }: bezahlen?
prompt-pay-title-short = { $name } { IN($land) }: bezahlen?
prompt-pay-hint = Erst entscheiden alle, ob sie zahlen, dann folgen die Aktionen. Nicht bezahlte Politiker scheiden aus.
prompt-pay-cost = Kosten
prompt-pay-turn = Handelt
prompt-pay-turn-value = als Nr. { $n }
prompt-pay-double = Verdopplung
prompt-pay-double-free = frei
prompt-pay-double-there = liegt dort
prompt-pay-confirm = { $money } zahlen
prompt-pay-decline = Nicht bezahlen
prompt-pay-decline-tip = Kostet nichts, aber der Politiker verlässt ohne Aktion das Spiel
prompt-contest-paid =
    { COUNT($parties) ->
        [one] { THE($parties) } handelt vor dir und hat für dieselbe Aktion bezahlt
       *[other] { THE($parties) } handeln vor dir und haben für dieselbe Aktion bezahlt
    }: „{ $action }“ geht hier nur einmal und kann dann schon vergeben sein.
prompt-contest-sent =
    { COUNT($parties) ->
        [one] { THE($parties) } handelt vor dir { IN($land) } und kann nur jemanden mit derselben Aktion geschickt haben
       *[other] { THE($parties) } handeln vor dir { IN($land) } und können nur jemanden mit derselben Aktion geschickt haben
    }: „{ $action }“ geht nur einmal und kann dann schon vergeben sein.
prompt-contest-lost = „{ $action }“ geht hier sicher nicht. { $reason }.
prompt-contest-risk = Vielleicht weg
prompt-contest-gone = Geht nicht

# Handeln
prompt-act-title = { $name } { IN($land) }: was geschieht?
prompt-act-hint = Zuerst die Hauptaktion, dann höchstens eine weitere; beides darfst du auslassen.
prompt-act-hint-double = Wähle die Volksmeinung auf dem Tableau.
prompt-act-hint-media = Wähle den Medienmarker auf dem Tableau.
prompt-act-main = Hauptaktion
prompt-act-second = Zweite Aktion
prompt-act-or = oder
prompt-act-on = auf { $card }
prompt-act-off = weg von { $card }
prompt-act-on-board = auf dem Tableau wählen
prompt-act-on-board-short = am Tableau
prompt-act-pays = { $party }, { $money }
prompt-act-poll = Rückseite { $party }
prompt-act-program = wie in Phase 2
prompt-act-program-short = Phase 2
prompt-act-others = jede andere Partei
prompt-act-others-short = alle anderen
prompt-act-closed = hier nicht
prompt-act-dear = zu teuer
prompt-act-used-by = Schon genutzt: { $party }
prompt-act-no-media = Hier liegt kein Medienmarker einer anderen Partei
prompt-act-no-double = Es ist kein Verdopplungsplättchen übrig
prompt-act-no-poll = Es ist keine Umfrage übrig
prompt-act-follow = Platz einnehmen
prompt-act-follow-short = Nachrücken
prompt-act-follow-tip = Ein Medienmarker { OF($party) } kommt ohne weitere Kosten auf das frei gewordene Feld
prompt-act-tip-media =
    Medienmarker entfernen: { COUNT($party) ->
        [one] { THE($party) } bekommt
       *[other] { THE($party) } bekommen
    } { $money }
prompt-act-tip-on = Verdopplung auf { $card } legen
prompt-act-tip-off = Verdopplung von { $card } entfernen
prompt-act-named = { $action }: { $target }
prompt-act-confirm = Ausführen
prompt-act-confirm-short = Los
# $actions: what is carried out although there is another free action
prompt-act-alone = { $actions }, sonst nichts
prompt-act-alone-short = Nur { $actions }
prompt-act-only = Nur das
# behind "Press again:"; $actions are left unused
prompt-act-forgets = { $actions } wäre auch noch frei.
prompt-act-lock = Endgültig: Eine Karte wird aufgedeckt
prompt-act-none = Wähle zuerst eine Aktion oder lass beide aus.
prompt-act-pass = Beide auslassen
prompt-act-pass-short = Auslassen

# Volksmeinung ändern
prompt-shift-title = Welche Meinung ersetzt du { IN($land) }?
prompt-shift-title-short = Meinung { IN($land) }
prompt-shift-hint = Du hast hier den Medieneinfluss. Klick die Meinung an, die gehen soll, dann ihren Ersatz im Feld „Volksmeinungen“.
prompt-shift-hint-into = Klick jetzt im Feld „Volksmeinungen“ an, was an die Stelle von „{ $card }“ kommt.
prompt-shift-hint-out = Klick jetzt auf dem Tableau die Meinung an, an deren Stelle „{ $card }“ kommt.
prompt-shift-out = Raus
prompt-shift-into = Rein
prompt-shift-table = Alle Parteien, vorher und nachher
prompt-shift-table-short = Vorher, nachher
prompt-shift-confirm = Meinung ersetzen
prompt-shift-confirm-short = Ersetzen
prompt-shift-named = { $out } wird { $into }
prompt-shift-no-display = Das Feld „Volksmeinungen“ ist leer.
prompt-shift-tip-out = { $card } herausnehmen
prompt-shift-tip-into = { $card } hineinlegen

# Auf eine Umfrage bieten
prompt-poll-title = Wie viel bietest du auf die Umfrage { IN($land) }?
prompt-poll-title-short = Umfrage { IN($land) }
prompt-poll-hint =
    { $n ->
        [one] Mindestens { $money }. Nach dir ist noch eine Partei dran.
       *[other] Mindestens { $money }. Nach dir sind noch { $n } Parteien dran.
    }
prompt-poll-hint-one = Mindestens { $money }. Nach dir bietet nur noch { $player } als Auktionator.
prompt-poll-hint-last = Mindestens { $money }. Du bist Auktionator: Dein Gebot ist das letzte.
prompt-poll-hint-free =
    { $n ->
        [one] Noch kein Gebot: Dir genügen 0 €, wenn die eine Partei nach dir nicht bietet.
       *[other] Noch kein Gebot: Dir genügen 0 €, wenn von den { $n } Parteien nach dir keine bietet.
    }
prompt-poll-hint-free-last = Kein Gebot: Für 0 € gehört diese Umfrage dir.
prompt-poll-no-bid = Erstes Gebot ab
prompt-poll-hint-none = Du müsstest mindestens { $money } bieten; dir fehlen { $missing }.
prompt-poll-win = Geld beim Zuschlag
prompt-poll-publish-votes = Veröffentlicht: Stimmen
prompt-poll-keep-base = Behältst du sie: Parteibasis
prompt-poll-keep-base-short = Basis
prompt-poll-bid = { $money } bieten
prompt-poll-pass-all = Bei allen Umfragen passen
prompt-poll-pass-all-short = Immer passen
prompt-poll-pass-all-tip = Jetzt und bei allen Umfragen dieser Runde passen
prompt-poll-leaving = Eine Umfrage ohne Gebot geht für 0 € weg: Passt du bei allen, überlässt du auch diese den anderen.
prompt-poll-unless-free = Passen, außer bei 0 €
prompt-poll-unless-free-short = Außer bei 0 €
prompt-poll-unless-free-tip = Bei allen Umfragen dieser Runde: 0 € bieten, wo noch niemand geboten hat, sonst passen
prompt-poll-free-too = Auch bei 0 € passen
prompt-poll-free-too-short = Bei allen
prompt-poll-top-caption = Oberste Umfrage
prompt-poll-order = Geboten wird reihum; links vom Auktionator geht es los
prompt-poll-order-short = Gebote reihum
prompt-poll-effect =
    { $n ->
        [one] Trend bei Veröffentlichung; Vorderseite bekannt
       *[other] Trend bei Veröffentlichung; { $n } Vorderseiten möglich
    }
prompt-poll-effect-short = Trend bei Veröffentlichung
prompt-poll-highest = führt
prompt-poll-beaten = überboten
prompt-poll-out = raus
prompt-poll-yours = bietet
prompt-poll-auctioneer = Auktionator
prompt-poll-auctioneer-short = zuletzt
prompt-poll-auctioneer-tip = Auktionator: hat die meisten Stimmen im Land und bietet zuletzt
prompt-poll-safe = sicher
prompt-poll-safe-tip = { $player } hat hier den Medieneinfluss: Keine Umfrage senkt diesen Trend
prompt-poll-no-rise = Keine mögliche Vorderseite lässt deine Partei steigen. Du könntest diese Umfrage nur behalten.
prompt-poll-no-rise-short = Kein Anstieg möglich: du könntest sie nur behalten.
prompt-poll-all = Alle { $n } Umfragen
prompt-poll-count = { $gone } verbraucht · { $left } übrig
prompt-poll-published = öffentlich
prompt-poll-published-short = öffentl.
prompt-poll-kept = behalten
prompt-poll-kept-short = behalt.
prompt-poll-unwanted = ohne Gebot
prompt-poll-unwanted-short = kein Gebot
prompt-poll-looked = auf der Hand
prompt-poll-looked-short = Hand
prompt-poll-top = liegt oben
prompt-poll-top-short = oben
prompt-poll-unseen = verdeckt
prompt-poll-unseen-short = verd.
prompt-poll-front = Vorderseite: { $changes }
prompt-poll-unknown = Die Vorderseite ist hier unbekannt

# Die Vorderseite einer Umfrage
prompt-front-title = Veröffentlichst du die Umfrage { IN($land) }?
prompt-front-title-short = Umfrage { IN($land) }
prompt-front-hint = Nur du siehst die Vorderseite. Veröffentlichst du die Umfrage, ändern sich die Trends wie gezeigt; behältst du sie, wird sie verdeckt abgelegt.
prompt-front-hint-closed =
    { COUNT($party) ->
        [one] Nur du siehst die Vorderseite. { THE($party) } steigt darauf nicht, also kannst du die Umfrage nur behalten.
       *[other] Nur du siehst die Vorderseite. { THE($party) } steigen darauf nicht, also kannst du die Umfrage nur behalten.
    }
prompt-front-caption = Vorderseite von „{ $back }“: Das würde sich ändern
prompt-front-closed =
    { COUNT($party) ->
        [one] Auf der Vorderseite von „{ $back }“ steigt { THE($party) } nicht: Du kannst die Umfrage nur behalten
       *[other] Auf der Vorderseite von „{ $back }“ steigen { THE($party) } nicht: Du kannst die Umfrage nur behalten
    }
prompt-front-publish = Veröffentlichen
prompt-front-publish-short = Öffentlich
prompt-front-keep = Behalten: Basis { $gain }
prompt-front-keep-short = Behalten { $gain }
prompt-front-lock = Endgültig: Alle sehen sie
prompt-front-ignored = zählt nicht
prompt-front-ignored-tip = Nur die Partei, die veröffentlicht, steigt
prompt-front-stays = bleibt
prompt-front-trend = Trend { $trend }
prompt-front-votes = Stimmen { $votes }

# Umwandeln
prompt-convert-title = Wie viele Veranstaltungen wandelst du { IN($land) } um?
prompt-convert-title-short = Umwandeln { IN($land) }
prompt-convert-hint = Wandle { $least } bis { $most } um oder behalte alle.
prompt-convert-hint-all =
    { $n ->
        [one] Wandle sie um oder behalte sie.
       *[other] Wandle alle { $n } um oder behalte sie.
    }
prompt-convert-step =
    { $n ->
        [one] Mit einer Stimme mehr hättest du { $points } SP.
       *[other] Mit { $n } Stimmen mehr hättest du { $points } SP.
    }
prompt-convert-confirm =
    { $n ->
        [one] 1 Veranstaltung umwandeln
       *[other] { $n } Veranstaltungen umwandeln
    }
prompt-convert-confirm-short = { $n } umwandeln
prompt-convert-keep = Behalten
prompt-convert-keep-tip = Deine Veranstaltungen bleiben in diesem Land
prompt-convert-keep-votes = Stimmen, wenn du später alle umwandelst: { $now } nach jetzigem Stand, { $trend } mit einem Schritt Trend mehr, { $match } mit einer Übereinstimmung mehr
prompt-convert-keep-all = Überall behalten
prompt-convert-keep-all-short = Überall behalten
prompt-convert-keep-all-tip = Hier und in allen folgenden Ländern behalten
prompt-convert-less = Eine Veranstaltung weniger
prompt-convert-more = Eine Veranstaltung mehr
prompt-convert-order = Die späteste Wahl zuerst
prompt-convert-order-short = Späteste zuerst
prompt-convert-runs = von rechts nach links
prompt-convert-you = dran
prompt-convert-done = fertig
prompt-convert-automatic = automatisch
prompt-convert-automatic-short = autom.
prompt-convert-later = folgt
prompt-convert-none = keine
prompt-convert-few =
    { $n ->
        [one] 1 Veranst., mindestens { $least }
       *[other] { $n } Veranst., mindestens { $least }
    }
prompt-convert-few-short = zu wenige
prompt-convert-stay =
    { $n ->
        [one] 1 Veranst. bleibt
       *[other] { $n } Veranst. bleiben
    }
prompt-convert-stay-short =
    { $n ->
        [one] 1 bleibt
       *[other] { $n } bleiben
    }
prompt-convert-points = { $points } von { $most } Punkten
prompt-convert-points-short = { $points } SP

# Koalition
prompt-coalition-title = Koalition mit { DATIVE($party) } { IN($land) }?
prompt-coalition-title-short = Mit { DATIVE($party) } koalieren?
prompt-coalition-hint =
    { COUNT($party) ->
        [one] Mehrheit zu zweit ({ $majority }): je { $bonus } Punkte; wer hier Marker hat, bringt einen in die Medienpräsenz. Ohne Koalition bekommt { THE($party) } { $alone } Punkte.
       *[other] Mehrheit zu zweit ({ $majority }): je { $bonus } Punkte; wer hier Marker hat, bringt einen in die Medienpräsenz. Ohne Koalition bekommen { THE($party) } { $alone } Punkte.
    }
prompt-coalition-sum = Zusammen
prompt-shared-of = { $n } von { $all }
prompt-coalition-shared = Gemeinsame Karten
prompt-coalition-bonus = Punkte für jede
prompt-coalition-join = Zusagen: { $gain } Punkte
prompt-coalition-join-short = Zusagen { $gain }
prompt-coalition-decline = Ablehnen
prompt-coalition-decline-tip = Dann wird die nächste Partei gefragt, falls es eine gibt
prompt-coalition-pair = Stärkste Partei und Partner
prompt-coalition-pair-short = Beide Parteien
prompt-coalition-cards = Gemeinsame Programmkarten

# Spende
prompt-donation-title = Nimmst du diese Spende an?
prompt-donation-title-short = Spende
prompt-donation-hint = Wähle eine Karte. Nimmst du an, bekommst du Geld und verlierst Parteibasis; lehnst du ab, gewinnst du Parteibasis. Danach ist die Karte verbraucht.
prompt-donation-end = Parteibasis am Ende
prompt-donation-end-tip = Jeder Punkt Parteibasis bringt am Spielende einen Punkt.
prompt-donation-confirm = Bestätigen
prompt-donation-first = Wähle zuerst auf einer Karte „Annehmen“ oder „Ablehnen“.
prompt-donation-take = { $money } annehmen
prompt-donation-refuse = { $money } ablehnen
prompt-donation-cards = Deine Spendenkarten
prompt-donation-accept = Annehmen
prompt-donation-reject = Ablehnen
prompt-donation-base = Basis { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = verbraucht
prompt-donation-income = Deine Einnahmen dieser Runde
prompt-donation-votes = Punkte für Stimmen: { $n } × { $rate }
prompt-donation-from-base = Parteibasis: { $n } × { $rate }
prompt-donation-sum = Zusammen
# a line of my row: rallies bought in a state and their price in thousands
prompt-rally-receipt = +{ $n } für { $money }
prompt-rally-more =
    { $n ->
        [0] Noch eine: keine Stimme
        [one] Noch eine: +1 Stimme
       *[other] Noch eine: +{ $n } Stimmen
    }
prompt-rally-more-short = noch 1: +{ $n }
prompt-place-title = Wen entsendest du wohin?
prompt-place-title-short = Wen entsendest du?
