### Was gefragt wird und was die Antworten bewirken: Titel, Hinweise, Zahlen und Knöpfe der Entscheidungen.

## Phasen 1 bis 4 und der Aufbau
prompt-of = { $n } von { $total }
prompt-lands =
    { $n ->
        [one] 1 Land
       *[other] { $n } Länder
    }
prompt-match = Faktor
prompt-match-short = Faktor
prompt-hand = Hand
prompt-your-program = Programm jetzt
prompt-your-program-short = Programm
prompt-your-hand = Hand
prompt-hand-note = Übereinstimmung jeder Karte mit den offenen Volksmeinungen
prompt-tag-only = Das zeigt, wo die Karten hier passen oder schaden.
prompt-mark-first = Zuerst eine Karte ankreuzen.
prompt-nothing-marked = Noch ist nichts angekreuzt.
prompt-nothing-placed = Noch ist nichts platziert.
prompt-clear = Leeren
prompt-pass = Passen
prompt-passes = passt
prompt-waits = wartet
prompt-sealed = Gemeinsam aufgedeckt
prompt-you-keep = Behalten
prompt-keep-named = { $card } behalten
prompt-discarded = Abgelegt
prompt-money = Geld
prompt-money-left = Restgeld
prompt-money-left-short = Rest
prompt-money-missing = Es fehlen
prompt-markers = Medienmarker
prompt-display = Programmauslage

# Programmauswahl
prompt-draft-title = Eine Karte behalten
prompt-draft-title-short = Karte behalten
prompt-draft-hint =
    { $rest ->
        [one] Eine Karte ankreuzen. Die andere geht an { $player }. Niemand sonst sieht die behaltene.
       *[other] Eine Karte ankreuzen. Die anderen { $rest } gehen an { $player }. Niemand sonst sieht die behaltene.
    }
prompt-draft-hint-last = Eine Karte ankreuzen. Die letzten { $rest } gehen an { $player }, und drei andere kommen herein.
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
prompt-draft-last = Die letzten drei
prompt-draft-last-short = Letzte drei
prompt-draft-kept-by = hat { $player }
prompt-draft-order = Die Karten wandern im Uhrzeigersinn
prompt-draft-hands = reicht { $n }
prompt-draft-hands-short = gibt { $n }
prompt-draft-keeps = behält eine
prompt-draft-keeps-short = behält 1
prompt-draft-gets = erhält { $n }
prompt-draft-gets-short = erhält { $n }
prompt-step-keep = Vier behalten
prompt-step-keep-short = Behalten
prompt-step-receive = Drei erhalten
prompt-step-receive-short = Erhalten
prompt-step-lay = Fünf legen
prompt-step-lay-short = Legen
prompt-step-hold = Eine auf Hand
prompt-step-hold-short = Halten

# Startprogramm
prompt-lay-title = Parteiprogramm auslegen
prompt-lay-title-short = Programm legen
prompt-lay-hint = Karten ankreuzen, bis fünf verschiedene Themen im Programm liegen. Kein Thema liegt zweimal darin.
prompt-lay-note = Jedes Thema einmal; Übereinstimmung mit den offenen Volksmeinungen
prompt-lay-chosen = Gewählt
prompt-lay-program = Programm · { $n } von { $total }
prompt-lay-confirm = Programm legen
prompt-lay-full =
    { $needed ->
        [one] Eine Karte ist schon angekreuzt. Wird sie zurückgenommen, ist eine andere möglich.
       *[other] { $needed } Karten sind schon angekreuzt. Wird eine zurückgenommen, ist eine andere möglich.
    }

# Handkarte
prompt-keep-title = Eine Karte auf der Hand behalten
prompt-keep-title-short = Handkarte
prompt-keep-hint =
    { $rest ->
        [0] Diese Karte bleibt auf der Hand.
        [one] Sie kann später ins Programm kommen. Die andere Karte wird offen abgelegt.
       *[other] Sie kann später ins Programm kommen. Die anderen { $rest } Karten werden offen abgelegt.
    }
prompt-keep-foot = Eine behalten
prompt-keep-foot-short = Behalten
prompt-keep-lock = Endgültig: der Rest wird abgelegt

# Startaufstellung
prompt-deploy-title = Die fünf Symbole verteilen
prompt-deploy-title-short = Aufstellung
prompt-deploy-hint = Symbol anklicken, dann ein Land. Dasselbe Symbol kommt nie zweimal in ein Land.
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
prompt-start-hint = Geheim einen Betrag aufschreiben; auch 0 ist ein Gebot.
prompt-start-brings = Was es bringt
prompt-start-brings-first = Erster Zug in den Phasen 2 bis 5
prompt-start-brings-first-short = Erster Zug: Phasen 2–5
prompt-start-brings-ties = Gleichstand: Wer am nächsten sitzt, gewinnt
prompt-start-brings-ties-short = Gleichstände: Nähe zählt
prompt-start-brings-cost = Nur das höchste Gebot wird bezahlt
prompt-start-brings-cost-short = Nur das höchste kostet
prompt-start-confirm = Gebot { $money } versiegeln
prompt-start-confirm-short = { $money } bieten
prompt-sealed-bid = Alle Gebote werden gemeinsam geöffnet
prompt-start-last = Gebote der letzten Runde
prompt-start-first = Reihenfolge im Uhrzeigersinn
prompt-start-now = beginnt jetzt
prompt-start-now-short = beginnt
prompt-start-last-bid = zuletzt { $money }
prompt-start-past = Gebote bisher: { $bids }
prompt-bid-pay = Preis bei Erfolg
prompt-bid-note = Ein Erfolg kostet { $amount }, es bleiben { $left }.
prompt-bid-leaving = Es bleiben
prompt-bid-bluff = Über dem Geld
prompt-bid-bluff-tip = Mehr, als da ist. Gewinnt dieses Gebot, fliegt der Bluff auf: Alles Geld und 10 Punkte Parteibasis sind verloren, und die anderen bieten neu.
prompt-bid-less = { $money } weniger
prompt-bid-more = { $money } mehr
prompt-bid-to = Auf { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = max
prompt-bid-most = Mehr als { $money } lässt sich nicht bieten.
prompt-bid-least = Weniger als { $money } lässt sich nicht bieten.
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
prompt-program-hint = Erst neue Karten, dann bis zu zwei Tausche. Eine bleibt auf der Hand.
prompt-program-draw = Eine ziehen, eine nehmen
prompt-program-draw-short = Ziehen, nehmen
prompt-program-draw-note = vom Stapel, dann aus der Programmauslage
prompt-program-draw-tip = Die oberste Karte des Stapels ziehen, dann eine Karte aus der Programmauslage nehmen
prompt-program-draw-confirm = Karte ziehen
prompt-program-draw-confirm-short = Ziehen
prompt-program-draw-lock = Endgültig: eine Karte wird sichtbar
prompt-program-flush = Neue Auslage, eine nehmen
prompt-program-flush-short = Neue Auslage
prompt-program-flush-note = alle offenen Karten werden ersetzt
prompt-program-flush-tip = Alle Karten der Programmauslage abwerfen, neue auslegen und eine davon nehmen
prompt-program-flush-confirm = Neu auslegen
prompt-program-flush-confirm-short = Neu auslegen
prompt-program-flush-lock = Endgültig: neue Karten werden sichtbar
prompt-program-skip = Passen
prompt-program-skip-short = Passen
prompt-program-skip-tip = In dieser Runde keine neue Karte und kein Tausch
prompt-drew = Gezogen
prompt-took = Genommen
prompt-takes = Genommen
prompt-takes-suggested = Zu nehmen (Vorschlag)
prompt-suggested = Vorschlag; ein Klick kreuzt eine andere an.
prompt-keeps = Bleibt auf der Hand
prompt-keeps-suggested = Bleibt auf der Hand (Vorschlag)
prompt-change-shared = Gemeinsam mit { $party }
prompt-change-shared-tip = Programmkarten, die beide Parteien haben. Eine Koalition geht zuerst an den Partner mit den meisten.
prompt-take-title = Eine Karte aus der Programmauslage nehmen
prompt-take-title-short = Karte nehmen
prompt-take-hint = Eine Karte hier oder in der Programmauslage ankreuzen. Danach lassen sich bis zu zwei Karten tauschen.
prompt-take-confirm = Karte nehmen
prompt-take-named = { $card } nehmen
prompt-take-foot = Eine nehmen
prompt-take-foot-short = Nehmen
prompt-change-title = Parteiprogramm ändern
prompt-change-title-short = Karten tauschen
prompt-change-hint = Bis zu zwei Karten tauschen: Handkarte anklicken, dann die Karte, die sie ersetzt. Eine Summe unter 1 zählt ×1.
prompt-change-hint-card = Jetzt die Programmkarte anklicken, die { $card } ersetzt.
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
prompt-media-influence-short = Medien
prompt-media-in = Einfluss { $land }
prompt-media-tied = gleich
prompt-media-nobody = niemand
prompt-media-tip = { $land }: Medieneinfluss { $before } → { $after }
prompt-media-passed = Seit dem letzten Kauf gepasst: { $parties }
prompt-media-mark-first = Zuerst ein freies Medienfeld wählen.
prompt-media-confirm = Marker für { $money } setzen
prompt-media-confirm-short = Kaufen · { $money }
prompt-media-pass-tip = Gefragt wird nur wieder, wenn jemand kauft
prompt-pass-phase = In dieser Phase passen
prompt-pass-phase-short = Immer passen
prompt-pass-phase-tip = Jetzt passen und jedes weitere Mal in dieser Phase

# Wahlveranstaltungen
prompt-rally-title = Wahlveranstaltungen organisieren
prompt-rally-title-short = Veranstaltungen
prompt-rally-hint = Mit + Wahlveranstaltungen in beliebigen Ländern setzen. Jedes Land wird für sich bezahlt; je Land höchstens { $most } einer Partei.
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
prompt-rally-none = Zuerst Wahlveranstaltungen setzen oder passen.
prompt-rally-no-new = Hier ist nichts Neues geplant.
prompt-rally-fill = Auffüllen
prompt-rally-fill-land = { $land } auffüllen: +{ $n } für { $money }
prompt-rally-fill-back = Alle neuen wieder wegnehmen: { $land }
prompt-rally-ladder = Anzahl je Land und Preis in Tausend
prompt-rally-ladder-short = Preis in Tausend
prompt-rally-ladder-tip = Mehrere Wahlveranstaltungen in einem Land werden Schritt für Schritt teurer. Jedes Land beginnt wieder unten.
prompt-rally-price =
    { $n ->
        [one] 1 neue Wahlveranstaltung hier: { $money }
       *[other] { $n } neue Wahlveranstaltungen hier: { $money }
    }
prompt-rally-line = { $land }: { $n } für { $money }

## Phasen 5 bis 9
prompt-lock = Endgültig
prompt-lock-next = Endgültig: als Nächstes { $player }
prompt-rallies = Veranst.
prompt-trend = Trend
prompt-votes = Stimmen
prompt-votes-unit = Stimmen
prompt-points = SP
prompt-points-tip = Siegpunkte in diesem Land
prompt-points-value = { $n } SP
prompt-base = Parteibasis
prompt-if-converted = Umgewandelt
prompt-if-converted-short = Stimmen
prompt-waits-short = wartet

# Politikkarten: Aktionen, wo wenig Platz ist; $amount ist eine Zahl mit Vorzeichen
prompt-action-double = Verdopp.
prompt-action-trend = Trend { $amount }
prompt-action-votes = Stim. { $amount }
prompt-action-base = Basis { $amount }
prompt-action-media = Medien
prompt-action-others = Andere { $amount }
prompt-action-program = Programm
prompt-action-poll = Umfrage
# Nur einmal je Land und Runde, egal von wem; das Wort allein steht als Stempel auf der Aktion
prompt-action-once = { $action } (einmal)
prompt-act-once = einmal
prompt-card-then-one-of = dann eine von
prompt-card-then = dann
prompt-card-one-of = eine von
prompt-cabinet-tip = { $name }: { $money }
prompt-cabinet-tip-main = Hauptaktion: { $action }
prompt-cabinet-tip-others = Danach eine dieser Aktionen: { $actions }
prompt-cabinet-tip-once = „Einmal“ oder „!“: nur einmal je Land und Runde, egal von wem

# Schattenkabinett entsenden
prompt-place-hint = Eine Karte anklicken, dann ein Land: höchstens eine der Partei je Land. Entsenden kostet nichts, bezahlt wird in Phase 6.
prompt-place-where = Jetzt das Land anklicken, in das diese Karte geht: { $name }.
prompt-place-warn = { $name }: kostet in Phase 6 { $cost }, dann bleiben aber nur { $money }.
prompt-place-count = Entsandt
prompt-place-due = Fällig in Phase 6
prompt-place-left = Restgeld dann
prompt-place-missing = Fehlt dann
prompt-place-cards = Schattenkabinett
prompt-place-order = Reihenfolge; Zahl der Entsandten
prompt-place-order-short = Reihenfolge
prompt-place-confirm =
    { $n ->
        [0] Entsenden
        [one] 1 Karte entsenden
       *[other] { $n } Karten entsenden
    }
prompt-place-confirm-short =
    { $n ->
        [0] Entsenden
       *[other] { $n } entsenden
    }
prompt-place-lock = Endgültig: alle sehen, wo Karten liegen
prompt-place-none = Zuerst eine Karte platzieren oder niemanden entsenden.
prompt-place-pass = Niemanden entsenden
prompt-place-pass-short = Niemanden
prompt-place-first = Zuerst eine Karte wählen.
prompt-place-here = { $name } nach { $land }
prompt-place-back = Zurücknehmen: { $name }
prompt-place-instead = Stattdessen hierher: { $name }

# Die Reihe im Land
prompt-row-order = { $land }, der Reihe nach
prompt-row-order-short = Der Reihe nach
prompt-row-once = ! einmal je Land:
prompt-row-next = folgt
prompt-row-paid = bezahlt
prompt-row-declined = verzichtet
prompt-row-acted = fertig
prompt-row-acts = am Zug
prompt-row-pay = zahlen?
prompt-row-done-by = schon { $party }

# Bezahlen
prompt-pay-title = { $name } bezahlen?
prompt-pay-title-short = { $name }, { $land }: zahlen?
prompt-pay-hint = Erst zahlen oder verzichten alle, dann wird gehandelt. Wer nicht bezahlt wird, verlässt das Spiel.
prompt-pay-cost = Kosten
prompt-pay-turn = An der Reihe
prompt-pay-turn-value = als Nr. { $n }
prompt-pay-double = Verdopplung
prompt-pay-double-free = frei
prompt-pay-double-there = liegt dort
prompt-pay-confirm = { $money } zahlen
prompt-pay-decline = Verzichten
prompt-pay-decline-tip = Kostet nichts; die Karte verlässt ohne Aktion das Spiel
prompt-contest-paid =
    { $n ->
        [one] { $players } handelt vorher und hat für dasselbe bezahlt
       *[other] { $players } handeln vorher und haben für dasselbe bezahlt
    }: „{ $action }“ geht hier nur einmal und kann dann schon vergeben sein.
prompt-contest-sent =
    { $n ->
        [one] { $players } handelt vorher in { $land } und kann nur jemanden mit demselben geschickt haben
       *[other] { $players } handeln vorher in { $land } und können nur jemanden mit demselben geschickt haben
    }: „{ $action }“ geht nur einmal und kann dann schon vergeben sein.
prompt-contest-lost = „{ $action }“ geht hier sicher nicht. { $reason }.
prompt-contest-risk = Vielleicht weg
prompt-contest-gone = Geht nicht

# Handeln
prompt-act-title = { $name } in { $land }
prompt-act-hint = Zuerst die Hauptaktion, dann höchstens eine weitere; beides darf entfallen.
prompt-act-hint-double = Die Volksmeinung auf dem Tableau wählen.
prompt-act-hint-media = Den Medienmarker auf dem Tableau wählen.
prompt-act-main = Hauptaktion
prompt-act-second = Zweite Aktion
prompt-act-or = oder
prompt-act-on = auf { $card }
prompt-act-off = weg von { $card }
prompt-act-on-board = auf dem Tableau wählen
prompt-act-on-board-short = im Tableau
prompt-act-pays = von { $party }, { $money }
prompt-act-poll = Rückseite { $party }
prompt-act-program = wie in Phase 2
prompt-act-program-short = Phase 2
prompt-act-others = jede andere Partei
prompt-act-others-short = alle anderen
prompt-act-closed = hier nicht
prompt-act-used-by = Schon geschehen: { $party }
prompt-act-no-media = Hier liegt kein Medienmarker einer anderen Partei
prompt-act-no-double = Kein Verdopplungsplättchen ist übrig
prompt-act-no-poll = Keine Umfrage ist übrig
prompt-act-follow = Platz einnehmen
prompt-act-follow-short = Nachrücken
prompt-act-follow-tip = Ein Medienmarker von { $party } kommt ohne weitere Kosten auf das frei gewordene Feld
prompt-act-tip-media = Einen Marker von { $party } für { $money } entfernen
prompt-act-tip-on = Verdopplung auf { $card } legen
prompt-act-tip-off = Verdopplung von { $card } entfernen
prompt-act-named = { $action }: { $target }
prompt-act-confirm = Ausführen
prompt-act-confirm-short = Los
prompt-act-lock = Endgültig: eine Karte wird aufgedeckt
prompt-act-none = Zuerst eine Aktion wählen oder beide auslassen.
prompt-act-pass = Beide auslassen
prompt-act-pass-short = Auslassen

# Volksmeinung ändern
prompt-shift-title = Volksmeinung in { $land } ändern
prompt-shift-title-short = Meinung in { $land }
prompt-shift-hint = Diese Partei beeinflusst hier die Medien. Die Meinung anklicken, die geht, dann ihren Ersatz im Feld „Volksmeinungen“.
prompt-shift-hint-into = Jetzt im Feld „Volksmeinungen“ anklicken, was { $card } ersetzt.
prompt-shift-hint-out = Jetzt auf dem Tableau anklicken, was { $card } ersetzt.
prompt-shift-out = Geht
prompt-shift-into = Kommt
prompt-shift-table = Alle Parteien, vorher und nachher
prompt-shift-table-short = Vorher, nachher
prompt-shift-confirm = Meinung ändern
prompt-shift-confirm-short = Ändern
prompt-shift-named = { $out } wird { $into }
prompt-shift-no-display = Das Feld „Volksmeinungen“ ist leer.
prompt-shift-tip-out = { $card } herausnehmen
prompt-shift-tip-into = { $card } hineinlegen

# Auf eine Umfrage bieten
prompt-poll-title = Auf die Umfrage in { $land } bieten
prompt-poll-title-short = Umfrage in { $land }
prompt-poll-hint =
    { $n ->
        [one] Mindestens { $money }. Danach ist noch eine Partei an der Reihe.
       *[other] Mindestens { $money }. Danach sind noch { $n } Parteien an der Reihe.
    }
prompt-poll-hint-one = Mindestens { $money }. Danach bietet nur noch { $player } (Auktionsleitung).
prompt-poll-hint-last = Mindestens { $money }. Das ist das letzte Gebot, das der Auktionsleitung.
prompt-poll-hint-free =
    { $n ->
        [one] Noch kein Gebot: 0 € genügen, wenn die eine Partei danach nicht bietet.
       *[other] Noch kein Gebot: 0 € genügen, wenn von { $n } Parteien danach keine bietet.
    }
prompt-poll-hint-free-last = Kein Gebot: Für 0 € ist diese Umfrage sicher gewonnen.
prompt-poll-no-bid = Kein Gebot, ab
prompt-poll-hint-none = Mindestens { $money } wären nötig: Es fehlen { $missing }.
prompt-poll-win = Geld danach
prompt-poll-publish-votes = Öffentlich: Stimmen
prompt-poll-keep-base = Behalten: Basis
prompt-poll-bid = { $money } bieten
prompt-poll-pass-all = Bei allen passen
prompt-poll-pass-all-short = Alle passen
prompt-poll-pass-all-tip = Jetzt und bei allen Umfragen dieser Runde passen
prompt-poll-leaving = Wo niemand bietet, geht die Umfrage für 0 € weg: Wer bei allen passt, überlässt auch diese den anderen.
prompt-poll-unless-free = Passen, außer umsonst
prompt-poll-unless-free-short = Außer umsonst
prompt-poll-unless-free-tip = Bei allen Umfragen dieser Runde: 0 € bieten, wo noch niemand geboten hat, sonst passen
prompt-poll-free-too = Auch umsonst passen
prompt-poll-free-too-short = Bei allen
prompt-poll-top-caption = Oberste Umfrage
prompt-poll-order = Gebote reihum, ab links von der Auktionsleitung
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
prompt-poll-auctioneer = versteigert
prompt-poll-auctioneer-short = zuletzt
prompt-poll-auctioneer-tip = Leitet die Auktion: meiste Stimmen im Land, bietet zuletzt
prompt-poll-safe = sicher
prompt-poll-safe-tip = { $player } beeinflusst hier die Medien und fällt nie
prompt-poll-no-rise = Die Partei steigt auf keiner Vorderseite: nur behalten möglich
prompt-poll-no-rise-short = Kein Anstieg: nur behalten
prompt-poll-all = Alle { $n } Umfragen
prompt-poll-count = { $gone } weg · { $left } übrig
prompt-poll-published = öffentlich
prompt-poll-published-short = öffentl.
prompt-poll-kept = behalten
prompt-poll-kept-short = behalt.
prompt-poll-unwanted = abgelegt
prompt-poll-unwanted-short = abgel.
prompt-poll-looked = auf Hand
prompt-poll-looked-short = Hand
prompt-poll-top = oben
prompt-poll-top-short = oben
prompt-poll-unseen = verdeckt
prompt-poll-unseen-short = verd.
prompt-poll-front = Vorderseite: { $changes }
prompt-poll-unknown = Die Vorderseite ist hier unbekannt

# Die Vorderseite einer Umfrage
prompt-front-title = Umfrage in { $land } veröffentlichen?
prompt-front-title-short = Umfrage in { $land }
prompt-front-hint = Niemand sonst sieht sie. Veröffentlicht lässt sie { $party } steigen und andere fallen wie gezeigt; behalten wird sie verdeckt abgelegt.
prompt-front-hint-closed = Niemand sonst sieht sie. { $party } steigt darauf nicht, also lässt sie sich nur behalten.
prompt-front-caption = Vorderseite von { $back }; was sich ändern würde
prompt-front-closed = Vorderseite von { $back }: { $party } steigt darauf nicht, also nur behalten möglich
prompt-front-publish = Veröffentlichen
prompt-front-publish-short = Öffentlich
prompt-front-keep = Behalten: Basis { $gain }
prompt-front-keep-short = Behalten { $gain }
prompt-front-lock = Endgültig: alle sehen sie
prompt-front-ignored = zählt nicht
prompt-front-ignored-tip = Nur die Partei, die veröffentlicht, steigt
prompt-front-stays = bleibt
prompt-front-trend = Trend { $trend }
prompt-front-votes = { $votes } Stimmen

# Umwandeln
prompt-convert-title = Veranstaltungen in { $land } umwandeln?
prompt-convert-title-short = Umwandeln in { $land }
prompt-convert-hint = { $least } bis { $most } umwandeln oder alle behalten.
prompt-convert-hint-all =
    { $n ->
        [one] Umwandeln oder behalten.
       *[other] Alle { $n } umwandeln oder behalten.
    }
prompt-convert-step =
    { $n ->
        [one] Mit einer Stimme mehr wären es { $points } SP.
       *[other] Mit { $n } Stimmen mehr wären es { $points } SP.
    }
prompt-convert-confirm =
    { $n ->
        [one] 1 Veranstaltung umwandeln
       *[other] { $n } Veranstaltungen umwandeln
    }
prompt-convert-confirm-short = { $n } umwandeln
prompt-convert-keep = Behalten
prompt-convert-keep-tip = Die Veranstaltungen bleiben in diesem Land
prompt-convert-keep-votes = Stimmen, wenn später alle umgewandelt werden: { $now } nach jetzigem Stand, { $trend } bei Trend +1, { $match } bei { $word } +1
prompt-convert-keep-all = Überall behalten
prompt-convert-keep-all-short = Alle behalten
prompt-convert-keep-all-tip = Hier und in allen folgenden Ländern behalten
prompt-convert-less = Eine Veranstaltung weniger
prompt-convert-more = Eine Veranstaltung mehr
prompt-convert-order = Zuerst die letzte Wahl
prompt-convert-order-short = Letzte Wahl zuerst
prompt-convert-runs = von rechts nach links
prompt-convert-you = wählt
prompt-convert-done = fertig
prompt-convert-automatic = automatisch
prompt-convert-automatic-short = autom.
prompt-convert-later = folgt
prompt-convert-none = leer
prompt-convert-few =
    { $n ->
        [one] 1 Veranst., nötig { $least }
       *[other] { $n } Veranst., nötig { $least }
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
prompt-convert-points = { $points } von { $most } SP
prompt-convert-points-short = { $points } SP

# Koalition
prompt-coalition-title = Koalition mit { $party } in { $land }?
prompt-coalition-title-short = Mit { $party } koalieren?
prompt-coalition-hint = Gemeinsam gibt es die Mehrheit ({ $majority }): je { $bonus } SP, beide verschieben einen Medienmarker. Macht niemand mit, erhält nur { $party } { $alone } SP.
prompt-coalition-sum = Zusammen
prompt-coalition-shared = Gleiche Karten
prompt-coalition-bonus = SP für beide
prompt-coalition-join = Beitreten: { $gain } SP
prompt-coalition-join-short = Beitreten { $gain }
prompt-coalition-decline = Ablehnen
prompt-coalition-decline-tip = Dann wird die nächste Partei gefragt, falls es eine gibt
prompt-coalition-pair = Stärkste und Partner
prompt-coalition-pair-short = Beide Parteien
prompt-coalition-cards = Gemeinsame Programmkarten

# Spende
prompt-donation-title = Spende annehmen oder ablehnen
prompt-donation-title-short = Spende
prompt-donation-hint = Eine Karte wählen. Annehmen bringt Geld und kostet Parteibasis, Ablehnen stärkt die Basis. Die Karte ist danach verbraucht.
prompt-donation-end = Basis am Ende
prompt-donation-end-tip = Jeder Punkt Parteibasis zählt am Spielende einen Siegpunkt.
prompt-donation-confirm = Entscheiden
prompt-donation-first = Zuerst eine Seite einer Karte wählen.
prompt-donation-take = { $money } annehmen
prompt-donation-refuse = { $money } ablehnen
prompt-donation-cards = Spendenkarten
prompt-donation-accept = Annehmen
prompt-donation-reject = Ablehnen
prompt-donation-base = Basis { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = verbraucht
prompt-donation-income = Einnahmen dieser Runde
prompt-donation-votes = Stimmen: { $n } SP × { $rate }
prompt-donation-from-base = Parteibasis: { $n } × { $rate }
prompt-donation-sum = Zusammen
