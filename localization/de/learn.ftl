### Spielen lernen: sieben Lektionen und eine begleitete Runde. Ein Kasten hat in jeder Sprache höchstens 40 Wörter.
### $party ist die Partei der lernenden Person; die Themen kommen als Namen ohne Vorzeichen.

learn-title = Spielen lernen
learn-lesson = Lektion { $n } von { $all }
learn-step = Schritt { $n } von { $all }
learn-back = Zurück
learn-leave = beendet die Lektion, dein Stand bleibt erhalten
learn-leave-short = beendet die Lektion
learn-back-step = Zurück
learn-next = Weiter
learn-finish = Lektion beenden
learn-finish-short = Beenden
learn-page-note = Sieben Lektionen von höchstens fünf Minuten, dann zwei begleitete Runden gegen zwei KI-Parteien. Du kannst alles wiederholen, so oft du magst.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-again = Noch einmal
learn-state-new = Noch offen
learn-state-open = Schritt { $n } von { $all }
learn-state-done = Geschafft
learn-count = { $done } von { $all } geschafft
learn-count-left = { $done } von { $all } geschafft, noch etwa { $minutes } Min.
learn-aim-about = Auf einen Blick: woher die Punkte kommen und wie Stimmen entstehen.
learn-look = Ansehen
learn-guided = Begleitete Runden
learn-guided-about = Ein echtes Spiel zu dritt. In der ersten Runde bekommst du zu jeder Entscheidung einen Tipp, später nur noch eine Warnung vor schlechten Zügen.
learn-damaged = Dein Lernstand war nicht lesbar. Die Datei wurde aufbewahrt; die Lektionen beginnen von vorn.
learn-not-kept = Dein Lernstand lässt sich gerade nicht speichern: { $detail }
learn-not-here = Hier nicht. { $do }

## Beschriftungen der Zeilen auf der Karte
learn-row-rallies = Veranstaltungen
learn-row-trend = Trend
learn-row-matches = Übereinstimmung
learn-row-votes = Stimmen
learn-row-votes-after = Stimmen am Ende
learn-row-price = Ein Marker kostet
learn-row-markers = Deine Marker
learn-row-leader = Medieneinfluss
learn-row-opinion-first = Erste Meinung
learn-row-opinion-second = Zweite Meinung
learn-row-hand = Handkarten
learn-row-cost = Kosten
learn-row-when = Zu zahlen
learn-row-money = Geld
learn-row-bid-others = Höchstes anderes Gebot
learn-row-start = Startspieler
learn-row-poll-back = Steigt in dieser Umfrage
learn-row-bid-high = Höchstes Gebot
learn-row-with-0 = Mit der CDU
learn-row-with-2 = Mit den Grünen
learn-row-with-4 = Mit der Linken
learn-row-partner = Partner
learn-row-points = Punkte
learn-row-end = Am Ende wert
learn-row-base = Parteibasis
learn-row-won = Punkte bisher
learn-row-prizes = Für das meiste Geld
learn-row-this-round = Diese Runde
learn-row-next-round = Nächste Runde
learn-value-later = in Phase 6
learn-value-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
learn-value-common = { $votes } Stimmen, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}

## Lektion 1
learn-votes = Stimmen
learn-votes-about = Wie aus Veranstaltungen, Trend und Übereinstimmung Stimmen werden und was 50 Stimmen bedeuten.
learn-votes-rallies-title = Am Anfang stehen Veranstaltungen
learn-votes-rallies-text = Jede Partei hat in jedem Land eine Zeile. Sie zeigt, wie viele Wahlveranstaltungen die Partei dort hat: höchstens acht.
learn-click-votes-rallies-1 = Klick die Veranstaltungen in der Zeile { OF($party) } an.
learn-miss-votes-rallies = Such in der Zeile { OF($party) } rechts neben der Zahl mit Vorzeichen.
learn-votes-rallies-why = Veranstaltungen sind dein Rohstoff: Ohne sie gibt es nichts, was zu Stimmen werden kann.
learn-votes-trend-title = Dazu kommt der Trend
learn-votes-trend-text = Der Trend zeigt, wie es für eine Partei in diesem Land läuft, von −3 bis +4. Er wird zu den Veranstaltungen addiert, bevor multipliziert wird.
learn-click-votes-trend-1 = Klick den Trend in der Zeile { OF($party) } an.
learn-miss-votes-trend = Such die Zahl mit Vorzeichen links von den Veranstaltungen { OF($party) }.
learn-votes-trend-why = Ein guter Trend kostet nichts und zählt wie Veranstaltungen, bei jedem Umwandeln in diesem Land.
learn-votes-matches-title = So werden daraus Stimmen
learn-votes-matches-text = Fünf Veranstaltungen und Trend +2 ergeben 7. Multipliziert wird mit den Meinungen, die zum Programm passen: { $environment } zählt 1, { $welfare } ist verdoppelt und zählt 2.
learn-click-votes-matches-1 = Klick ×3 in der Zeile { OF($party) } an.
learn-miss-votes-matches = Such ×3 am rechten Ende der Zeile { OF($party) }.
learn-votes-matches-why = Die Übereinstimmung multipliziert alles: Eine passende Meinung ist mehr wert als etliche Veranstaltungen.
learn-votes-total-title = Stimmen summieren sich
learn-votes-total-text = Die neuen Stimmen kommen zu den alten: 13 und 21. Die Veranstaltungen gehen zurück in den Vorrat.
learn-click-votes-total-1 = Klick die Stimmen { OF($party) } an.
learn-miss-votes-total = Such die Zahl am Ende des Balkens { OF($party) }.
learn-votes-total-why = Wo jetzt gewählt wird, wird alles umgewandelt; anderswo bestimmst du den Zeitpunkt.
learn-votes-convert-title = Jetzt umwandeln oder warten
learn-votes-convert-text = Wo keine Wahl ansteht, darfst du ab vier Veranstaltungen umwandeln. { IN($land1) } zählen vier Veranstaltungen und Trend +1 dreifach.
learn-click-votes-convert-1 = Drück den blauen Knopf zum Umwandeln.
learn-votes-convert-why = Umgewandelte Stimmen sind dir sicher, und du hast deine Veranstaltungen wieder im Vorrat. Warten lohnt nur, wenn Trend oder Übereinstimmung noch steigen.
learn-votes-line-title = Die Linie bei 50
learn-votes-line-text = Mit 50 Stimmen brauchst du keinen Partner. Eine Partei schafft das, sobald alles umgewandelt ist: Veranstaltungen plus Trend, mal Übereinstimmung, plus ihre Stimmen.
learn-click-votes-line-1 = Klick die Stimmen dieser Partei an.
learn-miss-votes-line = Die ist es nicht. Such die Partei mit der höchsten Übereinstimmung.
learn-votes-line-why = Mehr als 50 Stimmen bringen keine weiteren Punkte: Hör dort auf und gib dein Geld anderswo aus.

## Lektion 2
learn-media = Meinung und Medien
learn-media-about = Wie Medienmarker Einfluss bringen und wie du damit Meinungen ersetzt.
learn-media-buy-title = Einfluss hat seinen Preis
learn-media-buy-text = { THE($party) } und die Linke haben je einen Marker: Niemand hat den Medieneinfluss. In Phase 3 kauft ihr reihum einen Marker nach dem anderen.
learn-click-media-buy-1 = Klick ein freies Medienfeld { IN($land0) } an.
learn-click-media-buy-2 = Drück jetzt den blauen Knopf zum Kaufen.
learn-media-buy-why = Wer die meisten Marker hat, ersetzt dort in Phase 7 eine Meinung, und keine Umfrage kann seinen Trend senken.
learn-media-shift-title = Eine Meinung ersetzen
learn-media-shift-text =
    { THE($party) } { COUNT($party) ->
        [one] hat den Medieneinfluss und darf
       *[other] haben den Medieneinfluss und dürfen
    } eine Meinung ersetzen. In ihrem Programm steht „+{ $education }“, doch hier redet noch niemand davon.
learn-click-media-shift-1 = Klick { IN($land0) } die Meinung „−{ $traffic }“ an: Die soll weg.
learn-click-media-shift-2 = Klick im Feld „Volksmeinungen“ die Meinung „+{ $education }“ an: Die soll rein.
learn-click-media-shift-3 = Drück jetzt den blauen Knopf.
learn-media-shift-why = Eine Übereinstimmung mehr vervielfacht alle Veranstaltungen hier: sieben Stimmen mehr für dieselbe Arbeit.
learn-media-double-title = Was bleibt
learn-media-double-text = Ein Verdopplungsplättchen lässt eine Meinung doppelt zählen, ob sie dir nützt oder schadet. Außerdem hält es die Karte fest.
learn-click-media-double-1 = Welche Meinung kann hier niemand ersetzen? Klick sie an.
learn-miss-media-double = Diese Karte kann man ersetzen. Such die Karte mit ×2.
learn-media-double-why = Die Meinung bleibt, solange das Plättchen darauf liegt. Es lohnt sich, dein Programm darauf auszurichten.

## Lektion 3
learn-program = Programm
learn-program-about = Wie Programmkarten zu Meinungen passen und wie du dein Programm änderst.
learn-program-clash-title = Passt oder widerspricht
learn-program-clash-text = Passt eine Programmkarte zu einer offenen Meinung, zählt sie +1, das Gegenteil −1, alles andere 0. Im Programm { OF($party) } steht „+{ $welfare }“.
learn-click-program-clash-1 = Klick die Meinung an, die ihr widerspricht.
learn-miss-program-clash = Such dasselbe Thema mit dem anderen Vorzeichen. Verdeckte Karten zählen nicht.
learn-program-clash-why = Weniger als ×1 wird es nie. Ein falsches Programm schadet dir, weil es deine Veranstaltungen nicht vervielfacht.
learn-program-draw-title = Eine neue Karte
learn-program-draw-text = In Phase 2 ziehst du eine Karte vom Stapel und nimmst eine aus der Programmauslage. Oder du deckst eine neue Auslage auf und nimmst nur daraus eine.
learn-click-program-draw-1 = Drück den blauen Knopf zum Ziehen.
learn-program-draw-why = Was vom Stapel kommt, ist Zufall. Darum gibt es kein Zurück: Das Schloss sagt es dir vorher.
learn-program-take-title = Eine aus der Programmauslage
learn-program-take-text = Zur gezogenen Karte nimmst du eine offene. { THE($land0) } wählt jetzt, und dort zählt „−{ $digitization }“.
learn-click-program-take-1 = Wähle in der Liste die Karte „−{ $digitization }“.
learn-click-program-take-2 = Drück jetzt den blauen Knopf, um sie zu nehmen.
learn-program-take-why = Die Tabelle zeigt dir, wie jede Karte in jedem Land passt. Lies sie Spalte für Spalte.
learn-program-swap-title = Höchstens zweimal tauschen
learn-program-swap-text = Eine Handkarte darf eine Programmkarte ersetzen, solange alle Themen verschieden bleiben. Die Karte „−{ $security }“ bringt { IN($land0) } nichts.
learn-click-program-swap-1 = Klick die Handkarte „−{ $digitization }“ an.
learn-click-program-swap-2 = Klick im Programm die Karte „−{ $security }“ an.
learn-click-program-swap-3 = Drück jetzt den blauen Knopf.
learn-program-swap-why = Du gewinnst { IN($land0) } eine Übereinstimmung und verlierst { IN($land1) } eine: Dein Programm folgt der nächsten Wahl.

## Lektion 4
learn-cabinet = Kabinett
learn-cabinet-about = Wie du Politiker entsendest, bezahlst und einsetzt.
learn-cabinet-place-title = Verdeckt entsandt
learn-cabinet-place-text = In Phase 5 schickst du höchstens einen Politiker in jedes Land. Er liegt verdeckt und kostet noch nichts.
learn-click-cabinet-place-1 = Klick diesen Politiker an: { $vice }.
learn-click-cabinet-place-2 = Klick den freien Platz { IN($land0) } an.
learn-click-cabinet-place-3 = Drück jetzt den blauen Knopf.
learn-cabinet-place-why = Die anderen sehen, dass jemand kommt, aber nicht wer. Wer vorn liegt, handelt zuerst.
learn-cabinet-pay-title = Zahlen oder gehen lassen
learn-cabinet-pay-text = In Phase 6 werden die Politiker eines Landes aufgedeckt. Du bezahlst deinen sofort, oder er geht, ohne etwas zu tun.
learn-click-cabinet-pay-1 = Drück den blauen Knopf zum Zahlen.
learn-cabinet-pay-why = Jeder Politiker dient dir nur einmal im Spiel. Bezahle ihn dort, wo seine Aktion am meisten bringt.
learn-cabinet-act-title = Eine Aktion oder zwei
learn-cabinet-act-text = Zuerst kommt die Hauptaktion, danach höchstens eine weitere. Bei dieser Karte ({ $vice }) hebt sie den Trend { IN($land0) }.
learn-click-cabinet-act-1 = Drück den blauen Knopf: Trend +1.
learn-cabinet-act-why = Jeder Schritt im Trend wird mit der Übereinstimmung multipliziert: Hier sind das drei Stimmen.
learn-cabinet-afford-title = Reicht das Geld?
learn-cabinet-afford-text = Bezahlt wird in Phase 6 mit dem, was dann noch übrig ist. Du hast { $money12 }.
learn-click-cabinet-afford-1 = Welchen Politiker kannst du nicht bezahlen? Klick ihn an.
learn-miss-cabinet-afford = Den kannst du bezahlen. Vergleich den Preis auf jeder Karte mit { $money12 }.
learn-cabinet-afford-why = Wen du nicht bezahlen kannst, den verlierst du umsonst: Er verlässt das Spiel.

## Lektion 5
learn-polls = Gebote und Umfragen
learn-polls-about = Wie der Startspieler bestimmt wird und was Umfragen mit dem Trend machen.
learn-polls-bid-title = Ein geheimes Gebot
learn-polls-bid-text = Alle bieten geheim um den Startspieler. Die Gebote werden zusammen aufgedeckt, und nur das höchste wird bezahlt.
learn-click-polls-bid-1 = Drück +, bis du { $money2 } bietest.
learn-click-polls-bid-2 = Versiegle dein Gebot mit dem blauen Knopf.
learn-polls-bid-why = Der Startspieler ist in dieser Runde zuerst dran und gewinnt Gleichstände. Ein kleines Gebot lohnt sich oft.
learn-polls-top-title = Was die Rückseite verrät
learn-polls-top-text = In Phase 8 wird für jedes Land eine Umfrage versteigert. Die Vorderseite ist geheim, die Rückseite verrät, welche Partei um zwei steigt.
learn-click-polls-top-1 = Klick die oberste Umfrage an.
learn-miss-polls-top = Such den Kasten mit den Umfragen unter den Ländern.
learn-polls-top-why = Steht deine Partei auf der Rückseite, ist die Umfrage für dich am meisten wert, und alle wissen das.
learn-polls-buy-title = Nur eine Runde
learn-polls-buy-text = Jede Partei bietet einmal höher oder passt. Die CDU hat { $money1 } geboten; nach dir kommen noch drei Parteien.
learn-click-polls-buy-1 = Drück den blauen Knopf und biete { $money2 }.
learn-polls-buy-why = Du bist nur einmal dran: Biete gleich so viel, dass die anderen passen.
learn-polls-publish-title = Veröffentlichen oder behalten
learn-polls-publish-text = Nur du siehst die Vorderseite: +2 für { THE($party) }, einige andere Parteien verlieren. Veröffentlichst du sie, ändern sich die Trends { IN($land0) }; behältst du sie, bringt sie 3 Punkte Parteibasis.
learn-click-polls-publish-1 = Drück den blauen Knopf zum Veröffentlichen.
learn-polls-publish-why = Zwei Schritte im Trend, mal drei: sechs Stimmen für eine Umfrage. Nur wer den Medieneinfluss hat, kann dabei nicht fallen.

## Lektion 6
learn-election = Wahl und Geld
learn-election-about = Wer gewinnt, was ein Sieg bringt und was am Ende zählt.
learn-election-coalition-title = Niemand hat 50
learn-election-coalition-text = Dann braucht die stärkste Partei einen Partner, mit dem sie 50 erreicht. Zuerst kommt, wer die meisten Programmkarten mit ihr gemeinsam hat.
learn-click-election-coalition-1 = Wer koaliert mit { DATIVE($party) }? Klick die Stimmen dieser Partei an.
learn-miss-election-coalition = Such eine Partei, die mit { DATIVE($party) } 50 erreicht und die meisten Karten mit ihr gemeinsam hat.
learn-election-coalition-why = Ähnliche Programme führen zusammen: Beide bekommen den Bonus, auch wenn nur eine Partei stark ist.
learn-election-points-title = Was Stimmen wert sind
learn-election-points-text = Jede Partei bekommt Punkte für ihre Stimmen, nach der Tabelle des Landes. In einer Koalition bekommen beide 7 dazu.
learn-click-election-points-1 = Klick die Zeile { OF($party) } im Ergebnis an.
learn-miss-election-points = Such { THE($party) } auf der Karte { OF($land0) }.
learn-election-points-why = Große Länder sind mehr wert, doch auch die Verlierer punkten: Ganz umsonst ist keine Wahl.
learn-election-presence-title = Medienpräsenz
learn-election-presence-text = Wer gewinnt oder den Medieneinfluss hat, bringt einen Marker aus diesem Land auf das Feld dieser Wahl.
learn-click-election-presence-1 = Klick das erste Feld der Medienpräsenz an.
learn-miss-election-presence = Such den Kasten mit vier Feldern unter den Ländern.
learn-election-presence-why = Frühe Wahlen zählen dort am meisten. So lohnt sich ein kleines erstes Land gleich doppelt.
learn-election-donation-title = Parteispenden
learn-election-donation-text = In Phase 9 bekommst du Geld für Stimmen und Parteibasis. Dann spielst du eine Spendenkarte: Geld jetzt oder mehr Parteibasis.
learn-click-election-donation-1 = Nimm { $money10 } an.
learn-click-election-donation-2 = Drück jetzt den blauen Knopf.
learn-election-donation-why = Parteibasis bringt dir nach jeder Runde außer der letzten Geld und zählt am Ende. Mit frühem Geld gewinnst du Wahlen.
learn-election-end-title = Das Ende
learn-election-end-text = Nach der letzten Wahl kommt die Parteibasis dazu, und die beiden reichsten Parteien bekommen einen Bonus.
learn-click-election-end-1 = Klick dein Geld an.
learn-miss-election-end = Such dein Geld bei den Vorräten.
learn-election-end-why = Mehr als 6 Punkte sind das nie: Gib dein Geld für Länder aus, statt es zu horten.

## Lektion 7
learn-plan = Ein guter Plan
learn-plan-about = Zwei Länder zugleich, ein Programm, das zu ihnen passt, und Geld zur rechten Zeit.
learn-plan-states-title = Zwei Länder zugleich
learn-plan-states-text = Für vier Länder reicht niemandem das Geld. { THE($land0) } wählt jetzt, und deine Übereinstimmung ist dort ×3: Fang da an.
learn-click-plan-states-1 = { THE($land1) } wählt als Nächstes und passt auch zu deinem Programm. Klick dort in deiner Zeile auf die Übereinstimmung.
learn-miss-plan-states = Die Übereinstimmung ist die Zahl mit ×: Sie zählt, wie dein Programm die Meinungen des Landes trifft.
learn-plan-states-why = Das Land, das jetzt wählt, und ein größeres, das schon denkt wie du: Mehr brauchst du für eine Runde nicht.
learn-plan-program-title = Ein Programm, das passt
learn-plan-program-text = Drei deiner Karten passen { IN($land1) }, zwei { IN($land0) }. Hat { THE($land0) } gewählt, haben seine Karten ihre Arbeit getan.
learn-click-plan-program-1 = Welche Karte kannst du dann zuerst tauschen? Klick sie an.
learn-miss-plan-program = Diese Karte will { THE($land1) } haben. Such eine, die dort niemand will.
learn-plan-program-why = Ein Programm folgt dem Kalender: Was gewählt hat, macht Platz für das, was als Nächstes wählt.
learn-plan-money-title = Geld zur rechten Zeit
learn-plan-money-text = Politiker werden in Phase 6 bezahlt, Umfragen in Phase 8, und neues Geld kommt erst nach der Wahl. Also rechne, bevor du ausgibst.
learn-click-plan-money-1 = Drück +, bis du { IN($land1) } acht Veranstaltungen hast.
learn-click-plan-money-2 = Drück jetzt den blauen Knopf zum Kaufen.
learn-plan-money-why = { $money16 } bleiben, genug für einen Politiker und eine Umfrage { IN($land0) }. Wer jetzt alles ausgibt, kann nur noch zusehen.
learn-plan-time-title = Zeit für zwei Umwandlungen
learn-plan-time-text = Selbst acht Veranstaltungen bringen dich { IN($land0) } nur auf 43 Stimmen, denn es wählt heute. { THE($land1) } wählt in der nächsten Runde.
learn-click-plan-time-1 = Wo kannst du noch allein 50 erreichen? Klick dort deine Stimmen an.
learn-miss-plan-time = Dort ist es zu spät. Schau auf das Land, das als Nächstes wählt.
learn-plan-time-why = Jetzt umwandeln, wieder auffüllen, noch einmal umwandeln: Ein Plan für zwei Runden gewinnt, was Geld allein nicht schafft.

## Begleitete Runde: was bei jeder Entscheidung zu tun ist und warum
guide-title = Tipps für diesen Zug
guide-fold = Einklappen
guide-unfold = Ausklappen
guide-thinking = Gute Züge werden gesucht …
guide-move-tip = Wähle diesen Zug; auf den Ländern siehst du, was er bringt.
guide-do = Ausführen
guide-do-tip = Den gewählten Zug ausführen
guide-more = Andere Züge
guide-choose-first = Wähle zuerst einen der Züge.
guide-refused = Erlaubt wäre das, aber in der begleiteten Runde gibt es nur die Züge im Kasten. Besser ist hier: { $best }. { $why }
guide-refused-even = Erlaubt wäre das, aber in der begleiteten Runde gibt es nur die Züge im Kasten. Hier sind sie alle gleich gut.
guide-at-ease = Bisher gingen nur die Züge aus dem Kasten. Ab jetzt kannst du jeden Zug machen, den die Regeln erlauben. Klapp den Kasten aus, wenn du einen Vorschlag willst.
guide-over-title = Die begleiteten Runden sind zu Ende
guide-over-text = Du hast jede Phase zweimal erlebt. Ab jetzt spielst du ohne Kasten weiter; gewarnt wirst du nur noch, bevor du drei oder mehr Punkte verschenkst.
guide-over-play = Weiterspielen
guide-over-learn = Zu den Lektionen
guide-draft = Behalte eine Karte, gib den Rest weiter. Eine Programmkarte zählt in jedem Land, in dem sie passt: Jede Übereinstimmung multipliziert dort alle deine Veranstaltungen.
guide-lay = Leg Karten verschiedener Themen, fünf, wenn du so viele hast; für fehlende ziehst du nach. Offen liegen die Meinungen des Landes, das zuerst wählt; die anderen ändern sich noch.
guide-keep = Eine Karte bleibt auf deiner Hand. Später kann sie eine Programmkarte ersetzen.
guide-deploy = Nimm einen Block und gib jedem Symbol ein Land. Trend und Veranstaltungen eines Landes werden addiert und mit deiner Übereinstimmung multipliziert.
guide-bid = Biete geheim um den Startspieler: Wer am meisten bietet, zahlt, ist zuerst dran und gewinnt Gleichstände.
guide-tie = Mehrere Gebote waren gleich, nun bietet ihr noch einmal offen. Passen alle, beginnt, wer zuletzt passt, und zahlt sein Gebot.
guide-program = Neue Karten für dein Programm: eine vom Stapel und eine aus der Programmauslage oder nur eine aus einer neuen Auslage. Sie kosten nichts, und du musst sie nicht nutzen.
guide-take = Nimm eine der offenen Karten. Die Tabelle zeigt dir, was sie in jedem Land bringt.
guide-change = Tausche bis zu zwei Karten. Vergleich die Übereinstimmung der Länder vorher und nachher: Sie gilt für jede deiner Veranstaltungen.
guide-media = Ein Medienmarker kostet überall gleich viel. Wer in einem Land mehr hat als alle anderen, ersetzt dort in Phase 7 eine Meinung.
guide-rallies = Aus Veranstaltungen werden Stimmen: Veranstaltungen und Trend zusammen, mal deine Übereinstimmung. Die ersten in einem Land sind billig, spätere teuer.
guide-cabinet = Deine Politiker heben noch in dieser Runde Trend oder Stimmen. Du bezahlst sie erst, wenn sie aufgedeckt werden.
guide-pay = Zahlst du, handelt der Politiker; sonst ist er verloren.
guide-act = Zuerst die Hauptaktion, dann höchstens eine weitere. Ein Schritt Trend bringt so viel wie deine Übereinstimmung.
guide-shift = Du hast hier den Medieneinfluss und darfst eine Meinung ersetzen. Damit ändert sich die Übereinstimmung jeder Partei.
guide-poll = Biete auf die oberste Umfrage. Ist deine Partei auf der Rückseite, hebt sie veröffentlicht deinen Trend um zwei. Behältst du sie, bringt sie drei Punkte Parteibasis.
guide-publish = Nur du siehst die Vorderseite. Veröffentlicht bewegt die Umfrage hier die Trends; behalten bringt sie drei Punkte Parteibasis.
guide-convert = Wandle deine Veranstaltungen hier in Stimmen um oder warte auf die nächste Gelegenheit. Umgewandelte kommen in deinen Vorrat zurück.
guide-donation = Nach jeder Runde außer der letzten eine Spendenkarte: Geld jetzt oder Parteibasis. Basis zählt am Ende und bringt auch Geld.
