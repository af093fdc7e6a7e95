### Das Regelheft der Ausgabe 2019 in eigenen Worten: eine Nachricht je Regel, `rulebook-<Kapitel>-<Regel>`.
### Nummern und Reihenfolge der Regeln und was auf sie verweist stehen in macher/i18n/rulebook.py.

rulebook-label = Regel { $number }
rulebook-label-letter = Regeln, { $letter }: { $chapter }

## Der Bildschirm
rulebook-search = Suchen
rulebook-search-count = { $at } von { $n }
rulebook-search-none = Nichts gefunden
rulebook-search-next = Nächste Fundstelle
rulebook-search-previous = Vorige Fundstelle
rulebook-search-clear = Suche beenden
rulebook-back = Zurück zu { $place }
rulebook-open = { $place } öffnen
rulebook-see = Siehe auch { $place }
rulebook-list = { $main }, danach eine von: { $others }
rulebook-list-one = { $main }, danach { $others }
rulebook-list-choice = Eine von: { $others }
rulebook-list-phone = Telefon
rulebook-tree = Inhalt

## Kapitel, die kein Schritt des Spiels sind
rulebook-part-start = Vor dem Spiel
rulebook-part-round = Die Runde
rulebook-part-end = Ende und mehr
rulebook-overview = Ziel und Ablauf
rulebook-setup = Aufbau
rulebook-draft = Startprogramm
rulebook-seven = Sieben Wahlen
rulebook-words = Begriffe

## Ziel und Ablauf
rulebook-overview-aim = Jede Partei kämpft sich durch eine Reihe von Landtagswahlen. Wer nach der letzten Wahl die meisten Siegpunkte hat, gewinnt.
rulebook-overview-parties = Es spielen drei bis fünf Parteien, eine je Person. Parteien, die niemand spielt, nehmen nicht teil: Was eine Karte über sie sagt, gilt nicht.
rulebook-overview-points = Punkte bringen die Stimmen und ein Bonus bei jeder Wahl, die Medienpräsenz, die Parteibasis und übriges Geld. Die letzten drei zählen erst am Ende.
rulebook-overview-lands = Vier Länder liegen im Kreis. Eine Wahlurne zeigt, welches am Ende dieser Runde wählt; die anderen folgen im Uhrzeigersinn. Wahlkampf ist in allen zugleich.
rulebook-overview-round = Eine Runde hat neun Phasen. Vorbereiten: Startspieler und Programme. Einsetzen: Medien, Wahlveranstaltungen, Schattenkabinett. Verändern: Kabinettskarten handeln, Volksmeinungen wechseln, Umfragen werden verkauft, Wahlveranstaltungen werden zu Stimmen, und ein Land wählt.
rulebook-overview-length = Das Spiel mit vier Wahlen hat vier Runden mit je einer Wahl. Das Spiel mit sieben Wahlen hat fünf Runden; ein eigenes Kapitel weiter hinten beschreibt es. Optionen eines neuen Spiels können einzelne Regeln ändern; die Seite „Strittige Regeln“ nennt sie.
rulebook-overview-turns = Sagt eine Regel nichts anderes, geht es vom Startspieler aus im Uhrzeigersinn. Es entscheidet nur die Partei, die gefragt ist, und nur über das, was gefragt ist.
rulebook-overview-passing = Wo eine Regel „darf“ sagt, kann die Partei auch passen. Sonst muss eine der möglichen Entscheidungen getroffen werden.
rulebook-overview-nearest = Wo bei Gleichstand die Nähe entscheidet, gewinnt der Startspieler oder sonst die beteiligte Partei, die von dort im Uhrzeigersinn zuerst kommt.
rulebook-overview-money = Alle Gebote und Zahlungen sind volle Tausend. Niemand kann mehr ausgeben, als da ist; Kredite und Geschenke gibt es nicht. Geld darf verdeckt bleiben.
rulebook-overview-limits = Der Trend bleibt zwischen −3 und +4; weitere Schritte verfallen. Die Parteibasis fällt nie unter 0. Stimmen und Parteibasis sind nach oben offen. Mehr Wahlveranstaltungen oder Marker, als im Vorrat sind, kann niemand einsetzen.
rulebook-overview-piles = Wird die letzte Karte eines Stapels gezogen, wird seine Ablage sofort zum neuen Stapel gemischt. Karten auf der Hand, auf Tableaus und eben gekaufte bleiben, wo sie sind.
rulebook-overview-open = Offen liegen Programme, Tableaus, Parteibasis und Punkte. Verborgen sind die Handkarte, wartende Kabinettskarten, behaltene Umfragen, verdeckte Volksmeinungen und, ohne die Option „Offenes Geld“, das Geld.

## Aufbau
rulebook-setup-box = Bei vier Wahlen bleiben eine Wahlurne und von jeder Partei drei Kabinettskarten (Ehrenvorsitzender, Parteivorstand, Spitzenkandidat) und ein Medienmarker in der Schachtel.
rulebook-setup-boards = Die vier Ländertableaus bilden den Tisch. Daneben liegen die Tableaus für Medienpräsenz und Parteibasis, Programme, Volksmeinungen, Umfragen und Plättchen sowie die Bank.
rulebook-setup-lands = Zwei große und zwei kleine Länder werden gezogen, gemischt und auf die Tableaus gelegt. Die Wahlurne kommt in das Land mit den wenigsten Punkten; es wählt zuerst, die anderen folgen im Uhrzeigersinn.
rulebook-setup-opinions = Je eine Volksmeinung zu jedem Thema und jeder Haltung liegt offen im Feld „Volksmeinungen“. Jedes Land erhält vier weitere verdeckt; davon werden im ersten vier, im zweiten drei, im dritten zwei, im vierten eine aufgedeckt. Eine Karte, die dort ein offenes Thema wiederholt, wird ersetzt.
rulebook-setup-polls = Die zehn Umfragen werden zu einem Stapel gemischt. Zu sehen ist nur die Rückseite der obersten: Sie zeigt die Partei, die um zwei steigt.
rulebook-setup-programs = Die Programmkarten werden zu einem Stapel gemischt. Daneben kommt die offene Programmauslage; je mehr Parteien, desto mehr Karten.
rulebook-setup-parties = Jede Partei nimmt ihre Kabinettskarten, drei Spendenkarten, vier Medienmarker, zwanzig Wahlveranstaltungen und 30.000 €. Ihre Steine stehen in jedem Land bei 0 Stimmen und Trend 0, der für die Parteibasis bei 10.

## Startprogramm
rulebook-draft-deal = Jede Partei erhält sieben Programmkarten.
rulebook-draft-pick = Alle behalten gleichzeitig eine Karte verdeckt und geben die übrigen nach links. Nach vier solchen Zügen werden auch die letzten drei Karten weitergegeben, sodass alle wieder sieben haben.
rulebook-draft-program = Von den sieben werden fünf Karten mit fünf verschiedenen Themen verdeckt als Programm gelegt und gemeinsam aufgedeckt. Kein Thema darf zweimal liegen, gleich mit welcher Haltung.
rulebook-draft-missing = Wer zu wenige Themen hat, legt, was möglich ist, zeigt Doppelte und Gegensätze, legt sie ab und zieht ebenso viele Karten nach, bis fünf Themen liegen.
rulebook-draft-keep = Von den übrigen Karten bleibt eine verdeckt auf der Hand. Die anderen werden abgelegt.

## Startaufstellung
rulebook-deployment-order = Die Parteiplättchen werden gemischt. Das oberste nennt den vorläufigen Startspieler; das zählt bei Gleichstand, bis das erste Gebot entschieden ist.
rulebook-deployment-block = Jede Partei wählt geheim einen von fünf Blöcken und schreibt zu jedem seiner fünf Symbole ein Land.
rulebook-deployment-different = Gleiche Symbole müssen in verschiedene Länder. Verschiedene Symbole dürfen in dasselbe Land.
rulebook-deployment-symbols = Die Symbole bedeuten: drei Wahlveranstaltungen aus dem Vorrat, ein Schritt Trend, ein Medienmarker auf ein freies Feld oder sechs Stimmen.
rulebook-deployment-reveal = Alle Bögen werden gemeinsam aufgedeckt und ausgeführt. Das kostet kein Geld.

## 1 Startspieler ermitteln
rulebook-start_player-bid = Jede Partei schreibt geheim ein Gebot auf, auch null ist erlaubt. Alle Gebote werden gemeinsam aufgedeckt.
rulebook-start_player-pay = Wer am meisten bietet, zahlt das Gebot an die Bank und ist in dieser Runde Startspieler. Alle anderen behalten ihr Geld.
rulebook-start_player-tie = Wer beim höchsten Gebot gleichauf liegt, darf offen erhöhen: einmal reihum, angefangen beim bisherigen Startspieler oder der im Uhrzeigersinn nächsten beteiligten Partei. Jede erhöht einmal oder passt; wer dann am meisten bietet, beginnt und zahlt.
rulebook-start_player-silent = Passen alle Beteiligten, wird Startspieler, wer zuletzt passt. Bezahlt wird das ursprüngliche Gebot.
rulebook-start_player-worth = Der Startspieler ist in den Phasen 2 bis 5 und in jedem Land der Phase 9a zuerst dran, wird zuerst ausgezahlt und gewinnt Gleichstände, wenn es um den Auktionator, die stärkste Partei oder mögliche Koalitionspartner geht.

## 2 Parteiprogramm ändern
rulebook-program-turn = Reihum darf jede Partei einmal ihr Programm ändern. Auf den ganzen Zug darf verzichtet werden.
rulebook-program-draw = Entweder wird die oberste Karte des Stapels gezogen und danach eine Karte der Programmauslage genommen. Die gezogene Karte ist vorher zu sehen.
rulebook-program-flush = Oder die ganze Programmauslage wird abgelegt und neu ausgelegt, und eine der neuen Karten wird genommen. Verdeckt gezogen wird dann nicht.
rulebook-program-swap = Danach dürfen bis zu zwei Karten des Programms mit Handkarten getauscht werden. Die Karten, die gehen, kommen auf die Hand.
rulebook-program-topics = Nach jeder Änderung liegen fünf Karten mit fünf verschiedenen Themen im Programm.
rulebook-program-keep = Genau eine Karte bleibt auf der Hand, die anderen werden abgelegt. Vor dem Zug der nächsten Partei wird die Programmauslage aufgefüllt.

## 3 Medieneinfluss sichern
rulebook-media-buy = Reihum darf jede Partei einen Medienmarker kaufen: 5.000 € an die Bank, und der Marker kommt auf ein freies Medienfeld in einem beliebigen Land.
rulebook-media-spots = Ein Land hat fünf Medienfelder für alle Parteien zusammen. Sind alle belegt, kann dort vorerst kein Marker hin.
rulebook-media-supply = Eingesetzt werden nur Marker aus dem eigenen Vorrat. Marker kommen zurück, wenn jemand sie entfernt oder wenn ihr Land gewählt hat, außer denen, die in die Medienpräsenz gehen.
rulebook-media-passing = Wer passt, wird wieder gefragt, solange jemand anderes kauft. Die Phase endet, wenn alle nacheinander gepasst haben.
rulebook-media-influence = Wer in einem Land mehr Medienmarker hat als jede andere Partei, hat dort den Medieneinfluss. Bei Gleichstand an der Spitze hat ihn niemand.

## 4 Wahlveranstaltungen organisieren
rulebook-rallies-once = Reihum darf jede Partei einmal Wahlveranstaltungen kaufen, in beliebig vielen Ländern.
rulebook-rallies-price = Jedes Land wird einzeln bezahlt. Eine bis acht neue Wahlveranstaltungen dort kosten zusammen 1.000, 2.000, 3.000, 5.000, 7.000, 10.000, 15.000 oder 20.000 €.
rulebook-rallies-spots = Keine Partei darf in einem Land mehr als acht Wahlveranstaltungen zugleich haben. Wer welche umwandelt, hat wieder freie Felder.
rulebook-rallies-supply = Wahlveranstaltungen kommen aus dem eigenen Vorrat von zwanzig. Was zu Stimmen wird, kehrt dorthin zurück.

## 5 Schattenkabinett entsenden
rulebook-cabinet_placement-send = Reihum darf jede Partei Kabinettskarten verdeckt neben die Länder legen, neben jedes höchstens eine, alle in einem Zug.
rulebook-cabinet_placement-row = Die Karten neben einem Land bilden eine Reihe: Was zuerst entsandt wurde, liegt vorn und handelt zuerst.
rulebook-cabinet_placement-free = Entsenden kostet nichts. Der Preis wird in der nächsten Phase fällig, und dann darf auf die Karte auch verzichtet werden.
rulebook-cabinet_placement-single = Jede Kabinettskarte lässt sich im Spiel einmal entsenden, und nur in ein Land. Aufgedeckt verlässt sie spätestens am Ende von Phase 6 das Spiel, ob benutzt oder nicht.

## 6 Aktionen des Schattenkabinetts
rulebook-cabinet_actions-order = Die Länder sind nacheinander dran, beginnend mit dem, das wählt. Aufgedeckt wird nur die Reihe des Landes, das dran ist.
rulebook-cabinet_actions-pay = Der Reihe nach wird für jede Karte der Preis an die Bank bezahlt oder auf sie verzichtet. Eine nicht bezahlte Karte verlässt das Spiel ohne Aktion.
rulebook-cabinet_actions-act = Haben alle bezahlt oder verzichtet, handeln die bezahlten Karten der Reihe nach: zuerst die Hauptaktion, dann höchstens eine der anderen. Auf jede darf verzichtet werden.
rulebook-cabinet_actions-once = Eine Aktion mit 1× (gedruckt als !) gibt es je Land und Runde nur einmal, egal durch wen.
rulebook-cabinet_actions-target = Eine Aktion braucht etwas, worauf sie wirkt. Alle wirken im Land der Karte; nur Programm und Parteibasis gehören der ganzen Partei.
rulebook-cabinet_actions-double = Verdopplung: Ein Plättchen kommt auf eine offene Volksmeinung des Landes, oder das dort liegende wird weggenommen. Mehr als eines hat ein Land nie. Die Volksmeinung zählt doppelt und kann nicht ersetzt werden.
rulebook-cabinet_actions-remove = Medien entfernen: 5.000 € gehen an die Partei, deren Marker entfernt wird; sie nimmt ihn zurück. Die handelnde Partei darf dann ohne weitere Kosten einen eigenen auf das Feld setzen, wenn sie einen im Vorrat hat.
rulebook-cabinet_actions-change = Programm ändern: Phase 2 wird für diese Partei allein gespielt.
rulebook-cabinet_actions-poll = Oberste Umfrage: Die Partei sieht sie umsonst an und veröffentlicht oder behält sie wie in Phase 8.
rulebook-cabinet_actions-others = Alle anderen: Jede andere Partei verliert in diesem Land einen Schritt Trend. Medieneinfluss schützt davor nicht.
rulebook-cabinet_actions-list = Preis, Hauptaktion und weitere Aktionen jeder Kabinettskarte:

## 7 Medieneinfluss
rulebook-media_influence-order = Land für Land, beginnend mit dem, das wählt: Die Partei mit dem Medieneinfluss darf dort eine Volksmeinung ersetzen oder passen. Wo niemand Einfluss hat, geschieht nichts.
rulebook-media_influence-shift = Ersetzen heißt: Eine offene Volksmeinung des Landes wird abgelegt, und eine aus dem Feld „Volksmeinungen“ kommt an ihre Stelle.
rulebook-media_influence-topic = Die neue Karte darf kein Thema haben, das eine andere offene Volksmeinung des Landes hat. Das Thema der Karte, die geht, darf mit der anderen Haltung wiederkommen.
rulebook-media_influence-double = Eine Volksmeinung mit Verdopplungsplättchen kann nicht ersetzt werden.
rulebook-media_influence-hidden = Verdeckte Volksmeinungen bleiben, wie sie sind. Sie werden weder ersetzt noch verglichen.
rulebook-media_influence-display = Nur Karten, die im Feld „Volksmeinungen“ liegen, können kommen; was fehlt, kann nicht gewählt werden. Lücken bleiben leer; nur bei sieben Wahlen werden sie nach Runde 3 einmal aufgefüllt.

## 8 Umfragen versteigern
rulebook-polls-order = Land für Land, beginnend mit dem, das wählt, wird die oberste Umfrage versteigert. Bekannt ist nur ihre Rückseite.
rulebook-polls-auctioneer = Auktionator ist die Partei mit den meisten Stimmen im Land, bei Gleichstand die dem Startspieler nächste.
rulebook-polls-bids = Geboten wird einmal reihum: Links vom Auktionator geht es los, er selbst bietet zuletzt. Das erste Gebot darf null sein, jedes weitere ist höher. Niemand bietet mehr Geld, als er hat.
rulebook-polls-none = Passen alle, wird die Umfrage ungesehen abgelegt.
rulebook-polls-win = Das höchste Gebot wird an die Bank bezahlt, und nur diese Partei sieht die Vorderseite. Dann wird die Umfrage veröffentlicht oder behalten.
rulebook-polls-publish = Veröffentlichen darf nur eine Partei, die auf der Karte steigt, auch bei +4. Sie steigt wie gedruckt, die anderen fallen wie gedruckt. Anstiege anderer Parteien entfallen.
rulebook-polls-safe = Die Partei mit dem Medieneinfluss im Land verliert dort durch Umfragen keinen Trend.
rulebook-polls-keep = Eine behaltene Umfrage bringt 3 Punkte Parteibasis und wird verdeckt abgelegt.

## 9a Stimmen umsetzen
rulebook-conversion-order = Die Länder sind in umgekehrter Reihenfolge dran, das zuletzt wählende zuerst. In jedem wird jede Partei der Reihe nach einmal gefragt.
rulebook-conversion-least = In einem Land, das jetzt nicht wählt, darf eine Partei beliebig viele ihrer Wahlveranstaltungen umwandeln, aber nicht weniger als vier.
rulebook-conversion-all = In dem Land, das wählt, werden alle Wahlveranstaltungen aller Parteien umgewandelt, so wenige es auch sind.
rulebook-conversion-formula = Neue Stimmen = (umgewandelte Wahlveranstaltungen + Trend) × Übereinstimmung. Sie kommen zu den Stimmen, die eine Partei schon hat.
rulebook-conversion-matches = Jede Programmkarte, die mit einer offenen Volksmeinung des Landes übereinstimmt, zählt +1, jede, die ihr widerspricht, −1. Mit Verdopplungsplättchen sind es +2 oder −2. Verdeckte Volksmeinungen zählen nicht.
rulebook-conversion-floor = Kein Faktor fällt unter 1: Eine Summe von null oder weniger zählt als 1.
rulebook-conversion-none = Ohne Wahlveranstaltung gibt es keine Stimmen, egal, was Trend und Programm sagen.
rulebook-conversion-back = Umgewandelte Wahlveranstaltungen kehren in den Vorrat ihrer Partei zurück.

## 9b Landtagswahl
rulebook-election-points = Die Länderkarte sagt, wie viele Punkte die Stimmen jeder Partei bringen. Weniger als 5 Stimmen bringen keine. Sie zählen sofort.
rulebook-election-sole = Hat genau eine Partei 50 Stimmen oder mehr, gewinnt sie die Wahl und erhält 12 Punkte.
rulebook-election-several = Haben mehrere Parteien 50 Stimmen oder mehr, erhält jede 10 Punkte. Wahlsieger ist die mit den meisten Stimmen, bei Gleichstand alle an der Spitze.
rulebook-election-coalition = Hat niemand 50, sucht die stärkste Partei eine zweite, mit der sie zusammen mindestens 50 hat; unter mehreren stärksten sucht die dem Startspieler nächste. Beide gewinnen und erhalten je 7 Punkte.
rulebook-election-partner = Die Reihenfolge ergibt sich aus der Zahl gleicher Programmkarten, Thema und Haltung gleich, danach aus der Nähe zum Startspieler. Die erste Partei, mit der 50 erreicht werden, wird zur Koalition hinzugezogen, ohne gefragt zu werden.
rulebook-election-nobody = Ist keine Koalition möglich, erhält die stärkste Partei 5 Punkte. Einen Medienmarker bringt sie dafür nicht in die Medienpräsenz.
rulebook-election-winner = Jede siegreiche Partei mit einem Medienmarker im Land bringt einen davon auf das Medienpräsenzfeld dieser Wahl.
rulebook-election-influence = Gehört die Partei mit dem Medieneinfluss nicht zu den Siegern, bringt auch sie einen Marker dorthin. Es zählt, wer den Medieneinfluss hat, bevor ein Marker zieht.

## 9c Geld auszahlen
rulebook-income-votes = Reihum erhält jede Partei 1.000 € für jeden Punkt, den ihre Stimmen gerade gebracht haben. Bonuspunkte bringen kein Geld.
rulebook-income-base = Dazu erhält sie 1.000 € für jeden Punkt ihrer Parteibasis.
rulebook-income-donation = Dann wählt sie eine ihrer Spendenkarten und nimmt sie an oder lehnt sie ab; die Karte verlässt das Spiel.
rulebook-income-accept = 10.000, 20.000 oder 30.000 € anzunehmen kostet 1, 2 oder 3 Punkte Parteibasis. Sie abzulehnen bringt stattdessen 1, 3 oder 5 Punkte.
rulebook-income-last = Nach der letzten Runde wird kein Geld ausgezahlt.

## 9d Nächste Runde vorbereiten
rulebook-next_round-clear = Das Land, das gewählt hat, verlässt den Tisch. Seine Medienmarker gehen in die Vorräte zurück, das Verdopplungsplättchen auf das Tableau der Plättchen, die Volksmeinungen werden abgelegt.
rulebook-next_round-opinions = In jedem anderen Land wird eine weitere Volksmeinung aufgedeckt. Liegt ihr Thema dort schon offen, wird sie abgelegt und eine andere aufgedeckt.
rulebook-next_round-display = Die Programmauslage wird abgelegt und neu ausgelegt.
rulebook-next_round-last = Nach der letzten Runde wird nichts vorbereitet: Es folgt die Schlusswertung.

## 10 Schlusswertung
rulebook-final-end = Das Spiel endet mit der letzten Wahl. Danach ist nichts mehr zu entscheiden.
rulebook-final-media = Jeder Marker der Medienpräsenz bringt die Punkte seines Feldes.
rulebook-final-base = Jeder Punkt Parteibasis bringt einen Siegpunkt.
rulebook-final-money = Wer das meiste Geld übrig hat, erhält 6 Punkte, wer das zweitmeiste hat, 3. Bei Gleichstand erhalten alle die vollen Punkte; teilen sich mehrere den ersten Platz, erhält niemand 3.
rulebook-final-winner = Wer die meisten Punkte hat, gewinnt. Bei gleicher Punktzahl wird der Sieg geteilt.

## 11 Sieben Wahlen
rulebook-seven-rounds = In fünf Runden finden sieben Wahlen statt: je eine in den ersten drei, zwei in der vierten und zwei in der fünften. Eine zweite Wahlurne zeigt das zweite Land, das wählt.
rulebook-seven-material = Jede Partei hat alle acht Kabinettskarten und fünf Medienmarker. Auch die drei linken Medienpräsenzfelder werden benutzt.
rulebook-seven-reserve = Drei weitere Länder werden aus den zwölf übrigen gezogen und liegen verdeckt bereit. Nach jeder der ersten drei Runden nimmt eines den Platz des Landes ein, das gewählt hat.
rulebook-seven-entry = Ein neues Land beginnt ohne Stimmen, Trend, Wahlveranstaltungen und Medien. Das fünfte und das sechste beginnen mit zwei offenen Volksmeinungen, das siebte mit drei; in der Runde, in der sie kommen, wird dort keine weitere aufgedeckt.
rulebook-seven-refill = Am Ende von Runde 3 erhält jede Lücke im Feld „Volksmeinungen“ eine Karte ihrer Art aus der Ablage, sonst vom Stapel. Dann werden Ablage und Stapel zusammen gemischt.
rulebook-seven-order = Bei zwei Wahlen beginnen die Phasen 6 bis 8 mit dem Land, das zuerst wählt. Umgewandelt wird in einem Durchgang durch alle Länder, in den beiden wählenden vollständig; dann wird das erste gewertet, danach das zweite.
rulebook-seven-income = Über Spenden wird in den Runden 1 bis 3 entschieden. In Runde 4 bringen die Punkte beider Wahlen Geld, die Parteibasis aber nur einmal. Nach Runde 5 wird nichts ausgezahlt.

## 12 Begriffe
rulebook-words-land = Land: eines der Bundesländer auf den Tableaus. Seine Karte sagt, was Stimmen dort wert sind.
rulebook-words-votes = Stimmen: was eine Partei in einem Land gesammelt hat. Erst die Wahl macht daraus Punkte.
rulebook-words-trend = Trend: das Ansehen einer Partei in einem Land, von −3 bis +4. Er wird zu den umgewandelten Wahlveranstaltungen addiert.
rulebook-words-rally = Wahlveranstaltung: woraus Stimmen werden. In Phase 4 gekauft, in Phase 9a umgewandelt.
rulebook-words-program = Programm: fünf offene Karten einer Partei, jede ein Thema mit einer Haltung, + dafür und − dagegen.
rulebook-words-opinion = Volksmeinung: ein Thema mit einer Haltung, das ein Land bewegt. Bei seiner Wahl liegen vier davon offen.
rulebook-words-matches = Übereinstimmung: was Programm und offene Volksmeinungen eines Landes gemeinsam haben, abzüglich dessen, worin sie sich widersprechen. Der zweite Faktor der Stimmen.
rulebook-words-double = Verdopplungsplättchen: Die Volksmeinung darunter zählt doppelt und kann nicht ersetzt werden.
rulebook-words-display = Auslage: offene Karten, die genommen werden können. Für Programmkarten ist das die Programmauslage, für Volksmeinungen das Feld „Volksmeinungen“.
rulebook-words-media = Medienmarker: Mit ihnen geht es um die Mehrheit in einem Land. Wer die meisten hat, hat dort den Medieneinfluss.
rulebook-words-presence = Medienpräsenz: Felder für Marker der Wahlsieger und der Partei mit dem Medieneinfluss. Sie zählen am Ende.
rulebook-words-cabinet = Schattenkabinett: die Kabinettskarten einer Partei, also ihre Politiker. Jede handelt einmal im Spiel.
rulebook-words-poll = Umfrage: eine Karte, die in einem Land eine Partei hebt und andere senkt oder die für Parteibasis behalten wird.
rulebook-words-base = Parteibasis: bringt nach jeder Runde außer der letzten Geld und am Ende Punkte.
rulebook-words-donation = Spende: Geld auf Kosten der Parteibasis oder, bei einer Ablehnung, mehr Parteibasis.
rulebook-words-ballot = Wahlurne: zeigt das Land, das in dieser Runde wählt.
