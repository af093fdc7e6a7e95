### Spielen lernen: sieben Lektionen und eine begleitete Runde. Ein Kasten hat in jeder Sprache höchstens 40 Wörter.
### $party ist die Partei der lernenden Person; die Themen kommen als Namen ohne Vorzeichen.

learn-title = Spielen lernen
learn-lesson = Lektion { $n } von { $all }
learn-step = Schritt { $n } von { $all }
learn-back = Zurück
learn-leave = verlässt die Lektion, der Stand bleibt
learn-leave-short = verlässt
learn-back-step = Zurück
learn-next = Weiter
learn-finish = Lektion beenden
learn-page-note = Sieben Lektionen von höchstens fünf Minuten, dann eine Runde gegen zwei KI-Parteien mit einem Wort zu jeder Entscheidung. Alles lässt sich wiederholen.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-again = Noch einmal
learn-state-new = Noch offen
learn-state-open = Schritt { $n } von { $all }
learn-state-done = Geschafft
learn-guided = Begleitete Runde
learn-guided-about = Ein echtes Spiel mit drei Parteien. In der ersten Runde wird jede Entscheidung erklärt, später nur vor einer schlechten gewarnt.
learn-damaged = Die Datei mit dem Lernstand war nicht lesbar. Sie wurde aufgehoben; die Lektionen beginnen von vorn.
learn-not-kept = Der Lernstand lässt sich gerade nicht speichern: { $detail }
learn-not-here = Hier nicht. { $do }

## Beschriftungen der Zeilen auf der Karte
learn-row-rallies = Veranstaltungen
learn-row-trend = Trend
learn-row-matches = Übereinstimmung
learn-row-votes = Stimmen
learn-row-votes-after = Stimmen nach allem
learn-row-price = Ein Marker kostet
learn-row-markers = Eigene Marker
learn-row-leader = Führt in den Medien
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
learn-row-with-0 = Mit CDU
learn-row-with-2 = Mit GRÜNEN
learn-row-with-4 = Mit LINKEN
learn-row-partner = Partner
learn-row-points = Siegpunkte
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
learn-votes-about = Wie Veranstaltungen, Trend und Übereinstimmung zu Stimmen werden und was 50 Stimmen bedeuten.
learn-votes-rallies-title = Am Anfang: Wahlveranstaltungen
learn-votes-rallies-text = Jede Partei hat in jedem Land eine Zeile. Die gefüllten Quadrate sind ihre Wahlveranstaltungen, höchstens acht.
learn-click-votes-rallies-1 = In der Zeile der { $party } die Veranstaltungen anklicken.
learn-miss-votes-rallies = Gesucht ist die Reihe kleiner Quadrate neben dem Namen der { $party }.
learn-votes-rallies-why = Sie sind der Rohstoff: Was eine Partei nicht organisiert, wird nie zu Stimmen.
learn-votes-trend-title = Der Trend kommt dazu
learn-votes-trend-text = Der Trend sagt, wie es in diesem Land um die Partei steht, von −3 bis +4. Er wird zu den Veranstaltungen gezählt, bevor irgendetwas vervielfacht wird.
learn-click-votes-trend-1 = In der Zeile der { $party } den Trend anklicken.
learn-miss-votes-trend = Gesucht ist die Zahl mit Vorzeichen, links von den Veranstaltungen der { $party }.
learn-votes-trend-why = Ein guter Trend zählt wie Veranstaltungen, und zwar bei jeder Umwandlung in diesem Land.
learn-votes-matches-title = Aus Veranstaltungen werden Stimmen
learn-votes-matches-text = Fünf Veranstaltungen und Trend +2 ergeben 7. Meinungen, die das Programm teilt, vervielfachen sie: { $environment } zählt 1, { $welfare } ist verdoppelt und zählt 2.
learn-click-votes-matches-1 = In der Zeile der { $party } ×3 anklicken.
learn-miss-votes-matches = Gesucht ist ×3 am rechten Ende der Zeile der { $party }.
learn-votes-matches-why = Übereinstimmung vervielfacht alles: Eine geteilte Meinung ist mehr wert als mehrere Veranstaltungen.
learn-votes-total-title = Stimmen sammeln sich
learn-votes-total-text = Die neuen Stimmen kommen zu denen, die schon da sind: 13 und 21. Die Veranstaltungen gehen in den Vorrat zurück.
learn-click-votes-total-1 = Die Stimmen der { $party } anklicken.
learn-miss-votes-total = Gesucht ist die Zahl am Ende des Balkens der { $party }.
learn-votes-total-why = Wo jetzt gewählt wird, wird alles umgewandelt; anderswo bleibt der Zeitpunkt eine Entscheidung.
learn-votes-convert-title = Jetzt umwandeln oder warten
learn-votes-convert-text = Wo keine Wahl ansteht, lassen sich ab vier Veranstaltungen umwandeln. In { $land1 } zählen vier Veranstaltungen und Trend +1 dreifach.
learn-click-votes-convert-1 = Zum Umwandeln den blauen Knopf drücken.
learn-votes-convert-why = Umgewandelte Stimmen sind sicher und die Steine wieder frei; Warten lohnt nur, wenn Trend oder Übereinstimmung noch steigen.
learn-votes-line-title = Die Linie bei 50
learn-votes-line-text = Fünfzig Stimmen gewinnen ein Land allein. Eine Partei kommt nach der Umwandlung über die Linie: Veranstaltungen plus Trend, mal Übereinstimmung, plus ihre Stimmen.
learn-click-votes-line-1 = Die Stimmen dieser Partei anklicken.
learn-miss-votes-line = Diese nicht. Veranstaltungen plus Trend, mal Übereinstimmung, plus Stimmen: Die gesuchte Partei hat die höchste Übereinstimmung.
learn-votes-line-why = Mehr als 50 Stimmen bringen keine weiteren Punkte: Was übrig ist, hilft anderswo mehr.

## Lektion 2
learn-media = Meinung und Medien
learn-media-about = Wie Medienmarker Einfluss geben und wie sich damit Meinungen ändern.
learn-media-buy-title = Einfluss hat seinen Preis
learn-media-buy-text = Die { $party } und die LINKE haben je einen Marker, also führt niemand in den Medien. In Phase 3 wird einer nach dem anderen gekauft.
learn-click-media-buy-1 = Ein freies Medienfeld in { $land0 } anklicken.
learn-click-media-buy-2 = Jetzt zum Kaufen den blauen Knopf drücken.
learn-media-buy-why = Wer die meisten Marker hat, tauscht dort in Phase 7 eine Meinung aus, und Umfragen schaden seinem Trend nicht.
learn-media-shift-title = Die Meinung ändern
learn-media-shift-text = Die { $party } führt in den Medien und darf eine Meinung ersetzen. Ihr Programm enthält + { $education }; hier redet noch niemand davon.
learn-click-media-shift-1 = − { $traffic } in { $land0 } anklicken: Sie geht.
learn-click-media-shift-2 = + { $education } im Feld „Volksmeinungen“ anklicken: Sie kommt.
learn-click-media-shift-3 = Jetzt den blauen Knopf drücken.
learn-media-shift-why = Jede Übereinstimmung mehr vervielfacht alle Veranstaltungen hier: sieben Stimmen für dieselbe Arbeit.
learn-media-double-title = Was bleibt
learn-media-double-text = Ein Verdopplungsplättchen lässt eine Meinung doppelt zählen, dafür und dagegen. Außerdem hält es die Karte fest.
learn-click-media-double-1 = Welche Meinung kann hier niemand ersetzen? Anklicken.
learn-miss-media-double = Diese Karte lässt sich ersetzen. Gesucht ist der Stempel auf einer Karte.
learn-media-double-why = Die Meinung bleibt, solange das Plättchen darauf liegt; um sie herum lohnt sich ein Programm.

## Lektion 3
learn-program = Programm
learn-program-about = Wie Programmkarten zu Meinungen passen und wie sich das Programm ändert.
learn-program-clash-title = Gleich und entgegengesetzt
learn-program-clash-text = Eine Programmkarte, die einer offenen Meinung gleicht, zählt +1, das Gegenteil −1, alles andere 0. Im Programm der { $party } steht + { $welfare }.
learn-click-program-clash-1 = Die Meinung anklicken, die dagegen spricht.
learn-miss-program-clash = Gesucht ist dasselbe Thema mit dem anderen Vorzeichen; verdeckte Karten zählen nicht.
learn-program-clash-why = Die Summe zählt nie weniger als ×1: Ein falsches Programm schadet durch das, was es nicht vervielfacht.
learn-program-draw-title = Eine neue Karte
learn-program-draw-text = In Phase 2 wird eine Karte vom Stapel gezogen und eine aus der Programmauslage genommen. Oder diese Auslage wird neu gelegt und nur daraus eine Karte genommen.
learn-click-program-draw-1 = Zum Ziehen den blauen Knopf drücken.
learn-program-draw-why = Was der Stapel gibt, ist Zufall und lässt sich nicht zurücknehmen: Das Schloss sagt es vorher.
learn-program-take-title = Eine aus der Programmauslage
learn-program-take-text = Zur gezogenen Karte kommt eine, die offen liegt. { $land0 } wählt jetzt und will die Karte − { $digitization }.
learn-click-program-take-1 = − { $digitization } in der Liste markieren.
learn-click-program-take-2 = Jetzt zum Nehmen den blauen Knopf drücken.
learn-program-take-why = Die Tabelle zeigt, was jede Karte in jedem Land zählt; am besten spaltenweise lesen.
learn-program-swap-title = Höchstens zwei Tausche
learn-program-swap-text = Eine Handkarte kann eine Programmkarte ersetzen; die Themen bleiben verschieden. Die Karte − { $security } zählt in { $land0 } nichts.
learn-click-program-swap-1 = − { $digitization } auf der Hand anklicken.
learn-click-program-swap-2 = − { $security } im Programm anklicken.
learn-click-program-swap-3 = Jetzt den blauen Knopf drücken.
learn-program-swap-why = { $land0 } gewinnt eine Übereinstimmung, { $land1 } verliert eine: Programme richten sich nach der nächsten Wahl.

## Lektion 4
learn-cabinet = Kabinett
learn-cabinet-about = Wie das Schattenkabinett entsandt, bezahlt und eingesetzt wird.
learn-cabinet-place-title = Verdeckt entsandt
learn-cabinet-place-text = In Phase 5 geht höchstens eine eigene Karte in jedes Land. Sie liegt verdeckt und kostet noch nichts.
learn-click-cabinet-place-1 = Die Karte { $vice } anklicken.
learn-click-cabinet-place-2 = Den freien Platz in { $land0 } anklicken.
learn-click-cabinet-place-3 = Jetzt den blauen Knopf drücken.
learn-cabinet-place-why = Andere sehen, dass jemand kommt, aber nicht wer: Frühe Plätze handeln zuerst.
learn-cabinet-pay-title = Zahlen oder gehen lassen
learn-cabinet-pay-text = In Phase 6 werden die Karten eines Landes aufgedeckt. Wer eine hat, zahlt jetzt, oder sie geht, ohne etwas zu tun.
learn-click-cabinet-pay-1 = Zum Zahlen den blauen Knopf drücken.
learn-cabinet-pay-why = Jede Karte dient nur einmal im Spiel: bezahlen, wo die Aktion am meisten zählt.
learn-cabinet-act-title = Eine Aktion oder zwei
learn-cabinet-act-text = Zuerst kommt die Hauptaktion, danach höchstens eine weitere. Die Karte { $vice } hebt den Trend in { $land0 }.
learn-click-cabinet-act-1 = Den blauen Knopf drücken: Trend +1.
learn-cabinet-act-why = Ein Schritt Trend wird mit der Übereinstimmung vervielfacht: hier drei Stimmen.
learn-cabinet-afford-title = Reicht das Geld?
learn-cabinet-afford-text = Bezahlt wird in Phase 6 mit dem, was bis dahin übrig ist. Da sind { $money12 }.
learn-click-cabinet-afford-1 = Welche Karte ist damit nicht zu bezahlen? Anklicken.
learn-miss-cabinet-afford = Diese ist zu bezahlen. Den Preis auf jeder Karte mit { $money12 } vergleichen.
learn-cabinet-afford-why = Eine Karte ohne das Geld dafür ist verschenkt: Was nicht bezahlt wird, verlässt das Spiel.

## Lektion 5
learn-polls = Gebote und Umfragen
learn-polls-about = Wie sich entscheidet, wer beginnt, und was Umfragen mit dem Trend machen.
learn-polls-bid-title = Ein geheimes Gebot
learn-polls-bid-text = Alle bieten geheim um den ersten Zug; die Gebote werden zusammen geöffnet, und nur das höchste wird bezahlt.
learn-click-polls-bid-1 = + drücken, um { $money1 } zu bieten.
learn-click-polls-bid-2 = Noch einmal + drücken.
learn-click-polls-bid-3 = Jetzt das Gebot mit dem blauen Knopf versiegeln.
learn-polls-bid-why = Wer beginnt, zieht in dieser Runde zuerst und gewinnt bei Gleichstand: Ein kleines Gebot lohnt oft.
learn-polls-top-title = Was die Rückseite verrät
learn-polls-top-text = In Phase 8 wird für jedes Land eine Umfrage verkauft. Die Vorderseite bleibt verdeckt, die Rückseite nennt die Partei, die um zwei steigt.
learn-click-polls-top-1 = Die oberste Umfrage anklicken.
learn-miss-polls-top = Gesucht ist der Kasten mit den Umfragen unter den Ländern.
learn-polls-top-why = Steht die eigene Partei auf der Rückseite, ist die Umfrage für sie am wertvollsten, und alle wissen es.
learn-polls-buy-title = Einmal herum
learn-polls-buy-text = Jede Partei bietet einmal höher oder passt. Die CDU hat { $money1 } geboten; danach kommen noch drei Parteien.
learn-click-polls-buy-1 = Den blauen Knopf drücken und { $money2 } bieten.
learn-polls-buy-why = Jede Partei ist nur einmal dran: gleich so viel bieten, dass die anderen es lassen.
learn-polls-publish-title = Veröffentlichen oder behalten
learn-polls-publish-text = Niemand sonst sieht die Vorderseite: +2 für die { $party }, andere fallen. Veröffentlicht ändert sie die Trends in { $land0 }; behalten bringt sie 3 Punkte Parteibasis.
learn-click-polls-publish-1 = Zum Veröffentlichen den blauen Knopf drücken.
learn-polls-publish-why = Zwei Schritte Trend mal drei: sechs Stimmen für eine Umfrage. Nur wer in den Medien führt, fällt nicht.

## Lektion 6
learn-election = Wahl, Koalition, Geld
learn-election-about = Wer gewinnt, was es wert ist und was am Ende zählt.
learn-election-coalition-title = Niemand hat 50
learn-election-coalition-text = Dann braucht die stärkste Partei eine andere, mit der sie 50 erreicht. Dazu kommt die mit den meisten gemeinsamen Programmkarten.
learn-click-election-coalition-1 = Wer geht mit der { $party } zusammen? Die Stimmen dieser Partei anklicken.
learn-miss-election-coalition = Gesucht ist eine Partei, die mit der { $party } 50 erreicht und die meisten Karten mit ihr teilt.
learn-election-coalition-why = Ähnliche Programme führen zusammen: Beide bekommen den Bonus, obwohl nur eine stark ist.
learn-election-points-title = Was Stimmen wert sind
learn-election-points-text = Jede Partei bekommt Siegpunkte für ihre Stimmen, nach der Tabelle des Landes. In einer Koalition bekommen beide 7 dazu.
learn-click-election-points-1 = Die Zeile der { $party } im Ergebnis anklicken.
learn-miss-election-points = Gesucht ist die { $party } auf der Karte von { $land0 }.
learn-election-points-why = Große Länder sind mehr wert, doch auch die anderen punkten: Keine Wahl ist ganz verloren.
learn-election-presence-title = Medienpräsenz
learn-election-presence-text = Wer gewinnt und wer in den Medien führt, zieht je einen Marker auf das Feld dieser Wahl.
learn-click-election-presence-1 = Das erste Feld der Medienpräsenz anklicken.
learn-miss-election-presence = Gesucht ist der Kasten mit vier Feldern unter den Ländern.
learn-election-presence-why = Frühe Wahlen zählen dort am meisten: Ein kleines erstes Land kann sich doppelt lohnen.
learn-election-donation-title = Parteispenden
learn-election-donation-text = In Phase 9 gibt es Geld für Stimmen und Parteibasis. Dann eine Spendenkarte: jetzt Geld oder Parteibasis.
learn-click-election-donation-1 = Wählen: { $money10 } annehmen.
learn-click-election-donation-2 = Jetzt den blauen Knopf drücken.
learn-election-donation-why = Basis zählt am Ende und bringt jede Runde Geld; frühes Geld gewinnt Wahlen.
learn-election-end-title = Das Ende
learn-election-end-text = Nach der letzten Wahl kommt die Parteibasis dazu, und die beiden reichsten Parteien bekommen Punkte.
learn-click-election-end-1 = Das eigene Geld anklicken.
learn-miss-election-end = Gesucht ist das eigene Geld bei den Vorräten.
learn-election-end-why = Das sind höchstens 6 Punkte: Geld ist da, um Länder zu gewinnen.

## Lektion 7
learn-plan = Ein guter Plan
learn-plan-about = Zwei Länder zugleich, ein Programm, das zu ihnen passt, und Geld zur rechten Zeit.
learn-plan-states-title = Zwei Länder zugleich
learn-plan-states-text = Vier Länder kann niemand bezahlen. { $land0 } wählt jetzt und zählt für dich ×3: Das ist dein erstes.
learn-click-plan-states-1 = Welches andere Land passt am besten zu deinem Programm? Klick unten seine Übereinstimmung an.
learn-miss-plan-states = Unter deinem Programm steht, wie gut es in jedem Land passt. Such das höchste ×.
learn-plan-states-why = Das Land, das jetzt wählt, und ein größeres, das schon denkt wie du: Das genügt für eine Runde.
learn-plan-program-title = Ein Programm, das passt
learn-plan-program-text = Drei deiner Karten passen in { $land1 }, zwei in { $land0 }. Hat { $land0 } gewählt, haben seine Karten ihre Arbeit getan.
learn-click-plan-program-1 = Welche Karte kannst du dann zuerst tauschen? Klick sie an.
learn-miss-plan-program = Diese Karte will { $land1 } haben. Such eine, die dort fehlt.
learn-plan-program-why = Ein Programm folgt dem Kalender: Was gewählt hat, macht Platz für das, was als Nächstes wählt.
learn-plan-money-title = Geld zur rechten Zeit
learn-plan-money-text = Politiker werden in Phase 6 bezahlt, Umfragen in Phase 8, und neues Geld kommt erst nach der Wahl. Also rechne, bevor du ausgibst.
learn-click-plan-money-1 = Füll unten { $land1 } auf.
learn-click-plan-money-2 = Drück jetzt den blauen Knopf zum Kaufen.
learn-plan-money-why = { $money16 } bleiben, genug für einen Politiker und eine Umfrage in { $land0 }. Wer jetzt alles ausgibt, kann nur noch zusehen.
learn-plan-time-title = Zeit für zwei Umwandlungen
learn-plan-time-text = Selbst acht Veranstaltungen bringen dich in { $land0 } nur auf 43 Stimmen, denn es wählt heute. { $land1 } wählt in der nächsten Runde.
learn-click-plan-time-1 = Wo kannst du noch allein 50 erreichen? Klick dort deine Stimmen an.
learn-miss-plan-time = Dort ist es zu spät. Schau auf das Land, das als Nächstes wählt.
learn-plan-time-why = Jetzt umwandeln, wieder auffüllen, noch einmal umwandeln: Ein Plan für zwei Runden gewinnt, was Geld allein nicht schafft.

## Begleitete Runde: was bei jeder Entscheidung zu tun ist und warum
guide-title = Was zu tun ist
guide-fold = Einklappen
guide-unfold = Ausklappen
guide-thinking = Sinnvolle Züge werden gesucht …
guide-move-tip = Diesen Zug wählen; die Länder zeigen, was er bringt.
guide-do = Ausführen
guide-do-tip = Den gewählten Zug ausführen
guide-more = Andere Züge
guide-choose-first = Zuerst einen der Züge wählen.
guide-refused = Die Regeln erlauben das, aber in der begleiteten Runde gelten nur die Züge im Kasten. Hier ist mehr wert: { $best } ({ $why }).
guide-at-ease = Ab hier ist jeder Zug offen. Klapp den Kasten aus, wenn du einen Vorschlag willst.
guide-poor-title = { $points ->
    [one] Das verschenkt etwa { $points } Punkt
   *[other] Das verschenkt etwa { $points } Punkte
  }
guide-poor-text = Besser ist hier: { $best } ({ $why }).
guide-poor-change = Ändern
guide-poor-do = Trotzdem so
guide-over-title = Die begleiteten Runden sind zu Ende
guide-over-text = Jede Phase ist zweimal dran gewesen. Das Spiel geht ohne den Kasten weiter; gewarnt wirst du nur noch, wenn eine Wahl drei Punkte oder mehr verschenkt.
guide-over-play = Weiterspielen
guide-over-learn = Zu den Lektionen
guide-draft = Eine Karte behalten, die anderen weitergeben. Gut sind Themen, die in mehreren Ländern beliebt sind: Jede Übereinstimmung vervielfacht dort alle Veranstaltungen.
guide-lay = Karten verschiedener Themen legen, möglichst fünf; was fehlt, wird danach gezogen. Am wichtigsten sind die Meinungen des Landes, das zuerst wählt; die anderen ändern sich noch.
guide-keep = Eine Karte bleibt auf der Hand. Am besten eine, die später eine Karte des Programms ersetzen kann.
guide-deploy = Einen Block nehmen und jedem Symbol ein Land geben. Lieber ein oder zwei Länder stärken als überall ein wenig: Trend und Veranstaltungen wirken zusammen.
guide-bid = Geheim um den ersten Zug bieten. Wer beginnt, wählt zuerst und gewinnt bei Gleichstand; aber Geld ist knapp, ein kleines Gebot genügt.
guide-tie = Mehrere Gebote waren gleich, also wird noch einmal offen geboten. Nur wenig erhöhen oder passen: Später zu ziehen kostet nichts.
guide-program = Neue Karten für das Programm: eine vom Stapel und eine aus der Programmauslage, oder nur eine aus einer neuen Auslage. Das lohnt, wo das Programm wenig passt und eine Wahl bevorsteht.
guide-take = Die Karte nehmen, die bei den nächsten Wahlen am meisten zählt. Die Tabelle zeigt für jede, was sie in jedem Land bringt.
guide-change = Bis zu zwei Karten tauschen. Die Summen der Länder vorher und nachher vergleichen: Ein höherer Faktor gilt für jede Veranstaltung.
guide-media = Ein Medienmarker kostet überall gleich viel. Wer die meisten hat, ändert in Phase 7 eine Meinung: kaufen, wo viele eigene Veranstaltungen liegen.
guide-rallies = Aus Veranstaltungen werden Stimmen. Gut ist, wo der Faktor hoch und die Wahl nah ist; die ersten in einem Land sind billig, spätere teuer.
guide-cabinet = Das Kabinett hebt noch in dieser Runde Trend oder Stimmen. Ins Land schicken, das jetzt wählt, und das Geld dafür zurücklegen.
guide-pay = Wird bezahlt, folgt die Aktion; sonst ist die Karte verloren. Zahlen, wenn die Aktion mehr wert ist als Veranstaltungen für dasselbe Geld.
guide-act = Zuerst die Hauptaktion, dann höchstens eine weitere. Trend ist dort am meisten wert, wo viele Veranstaltungen auf einen hohen Faktor treffen.
guide-shift = Diese Partei führt hier in den Medien und darf eine Meinung ersetzen. Gut ist, was den eigenen Faktor hebt oder den der stärksten Konkurrenz senkt.
guide-poll = Um die oberste Umfrage bieten. Das lohnt am meisten, wenn die eigene Partei auf der Rückseite steht: Veröffentlicht hebt sie den Trend um zwei. Behalten bringt sie drei Punkte Parteibasis.
guide-publish = Niemand sonst sieht die Vorderseite. Veröffentlichen, wenn der Trend dort steigt, wo viele eigene Veranstaltungen liegen; sonst behalten für drei Punkte Parteibasis.
guide-convert = Veranstaltungen hier umwandeln oder warten. Warten, wenn Trend oder Übereinstimmung wohl noch steigen; umwandeln, wenn die Steine anderswo fehlen.
guide-donation = Jede Runde eine Spendenkarte: jetzt Geld oder Parteibasis. Frühes Geld gewinnt Wahlen; Basis zählt am Ende und bringt jede Runde etwas ein.
