### Das Regelheft der älteren Ausgaben in eigenen Worten: eine Nachricht je Regel, `rulebook-<Kapitel>-<Regel>`.
### Worte einer Ausgabe stehen unter ihrem Namen (key--1997); Beträge sind im Geld der Ausgabe.

## Kapitel, die kein Schritt des Spiels sind
rulebook-campaign = Ziel und Ablauf
rulebook-boards = Aufbau
rulebook-national = Bundesplan
rulebook-short = Kurzes Spiel
rulebook-glossary = Begriffe

## Ziel und Ablauf
rulebook-campaign-aim = Alle führen eine deutsche Partei durch eine Reihe von Landtagswahlen. Wer nach der letzten Wahl die meisten Punkte hat, gewinnt.
rulebook-campaign-parties = Es spielen drei bis fünf Parteien, eine je Person. Parteien, die niemand spielt, nehmen nicht teil: Was eine Karte über sie sagt, entfällt.
rulebook-campaign-points = Punkte bringen die Mandate jeder Wahl, Medienmarker auf dem Bundesplan, Mitglieder und das eigene Programm, wo es der Bundesmeinung entspricht. Geld zählt nicht.
rulebook-campaign-lands = Vier Länder liegen im Kreis. Eines davon wählt am Ende dieser Runde; die anderen folgen im Uhrzeigersinn. Wahlkampf ist in allen zugleich.
rulebook-campaign-round = Eine Runde besteht aus Wahlkampf, der Wahl eines Landes, neuen Mitgliedern und Geld und der Vorbereitung der nächsten Runde. Jeder Schritt hat hier ein Kapitel, in der Reihenfolge des Spiels.
rulebook-campaign-length = Es gibt sieben Runden mit je einer Wahl. Die letzte hat keinen Wahlkampf: Sie besteht nur aus der Wahl, den neuen Mitgliedern und der Schlusswertung. Optionen eines neuen Spiels können einzelne Regeln ändern; die Seite „Strittige Regeln“ nennt sie.
rulebook-campaign-length--2006 = Es gibt sieben Runden mit je einer Wahl, im kurzen Spiel fünf. Die letzte hat keinen Wahlkampf: Sie besteht nur aus der Wahl, den neuen Mitgliedern und der Schlusswertung. Optionen eines neuen Spiels können einzelne Regeln ändern; die Seite „Strittige Regeln“ nennt sie.
rulebook-campaign-turns = Sagt eine Regel nichts anderes, geht es vom Startspieler aus im Uhrzeigersinn. Es entscheidet nur die Partei, die gefragt ist, und nur über das, was gefragt ist.
rulebook-campaign-turns--consim = Sagt eine Regel nichts anderes, geht es in der Reihenfolge vom ersten Platz an. Es entscheidet nur die Partei, die gefragt ist, und nur über das, was gefragt ist.
rulebook-campaign-passing = Wo eine Regel „darf“ sagt, kann die Partei auch passen. Sonst muss eine der möglichen Entscheidungen getroffen werden.
rulebook-campaign-talk = Außer Koalitionen bindet keine Absprache. Parteien dürfen sich alles versprechen und müssen es nicht halten.
rulebook-campaign-money = Alle Gebote und Zahlungen sind volle Tausend. Niemand kann mehr ausgeben, als da ist; Kredite gibt es nicht. Geld darf verdeckt bleiben.
rulebook-campaign-limits = Der Trend bleibt zwischen −3 und +3, Stimmen enden bei 50; was darüber hinausgeht, verfällt. Mitglieder fallen nie unter 0 und haben kein oberes Ende. Mehr, als im Vorrat ist, kann niemand einsetzen.
rulebook-campaign-piles = Ist ein Stapel leer, wird seine Ablage zu einem neuen gemischt.

## Aufbau
rulebook-boards-lands = Vier der sechzehn Länder werden gezogen und auf die Tableaus gelegt; der Zufall sagt, welches zuerst wählt. Die anderen folgen im Uhrzeigersinn. Länder für spätere Runden warten verdeckt.
rulebook-boards-opinions = Jedes Land erhält vier Volksmeinungen verdeckt. Im ersten werden vier aufgedeckt, im zweiten drei, im dritten zwei, im vierten eine. Eine Karte, die ein offenes Thema wiederholt, kommt unter den Stapel, und eine andere wird aufgedeckt.
rulebook-boards-opinions--1997 = Jedes Land erhält vier Volksmeinungen verdeckt. Im ersten werden vier aufgedeckt, im zweiten drei, im dritten zwei, im vierten eine. Eine Karte, die ein offenes Thema wiederholt, kommt in den Tauschpool, und eine andere wird aufgedeckt.
rulebook-boards-pool = Sechs Volksmeinungen vom Stapel bilden den Tauschpool. Gleiche liegen aufeinander.
rulebook-boards-pool--1997 = Sechs Volksmeinungen vom Stapel bilden den Tauschpool. Er enthält von jedem Thema und jeder Haltung höchstens eine Karte, also vierzehn; eine doppelte wird abgelegt.
rulebook-boards-parties = Jede Partei nimmt ihre Kabinetts- und Spendenkarten, 18 Wahlveranstaltungen, 5 Medienmarker, 4 Koalitionsplättchen und 25.000. Ihre Steine stehen in jedem Land bei 0 Stimmen und Trend 0, der für die Mitglieder bei 5.
rulebook-boards-meetings = In jedes der vier Länder kommt eine Wahlveranstaltung jeder Partei. Spätere Länder beginnen ohne.
rulebook-boards-program = Jede Partei erhält fünf offene Programmkarten mit fünf verschiedenen Themen; was ein Thema wiederholt, kommt unter den Stapel. Dazu kommen drei verdeckte Karten.
rulebook-boards-program--consim = Jede Partei erhält fünf offene Programmkarten mit fünf verschiedenen Themen; was ein Thema wiederholt, kommt unter den Stapel. Dazu kommen zwei verdeckte Karten.
rulebook-boards-piles = Umfragen und Programmkarten bilden Stapel. Keine Programmkarte liegt offen zum Nehmen, und von hinten sehen alle Umfragen gleich aus.

## Startbogen
rulebook-start_sheet-choose = Jede Partei wählt geheim einen Eintrag jeder Spalte und schreibt zu jedem Symbol ein Land. Das kostet kein Geld.
rulebook-start_sheet-first = Die erste Spalte hat Trend, Stimmen und Wahlveranstaltungen: ein Schritt Trend, 6 Stimmen und 6 Veranstaltungen; oder zwei Schritte Trend und 6 Veranstaltungen; oder zweimal 6 Stimmen und 6 Veranstaltungen.
rulebook-start_sheet-second = Die zweite Spalte hat Medienmarker und Mitglieder: drei Marker; oder zwei und 4 Mitglieder; oder einen und 8 Mitglieder; oder 12 Mitglieder.
rulebook-start_sheet-lands = Mehrere Symbole dürfen in dasselbe Land, auch gleiche. Nur jetzt darf ein Land mehr als fünf Medienmarker erhalten.
rulebook-start_sheet-reveal = Alle Bögen werden gemeinsam aufgedeckt und Partei für Partei ausgeführt; welche anfängt, wird gelost.

## Startspieler ersteigern
rulebook-first_player-bid = Jede Partei schreibt geheim ein Gebot auf, auch null ist erlaubt. Alle Gebote werden gemeinsam aufgedeckt.
rulebook-first_player-names = Wer am meisten bietet, bestimmt den Startspieler: die eigene Partei oder eine andere. Der Startspieler eröffnet alles in dieser Runde.
rulebook-first_player-pay = Nur wer das Recht gewinnt, zahlt, und zwar das letzte eigene Gebot. Alle anderen behalten ihr Geld.
rulebook-first_player-tie = Wer beim höchsten Gebot gleichauf liegt, bietet geheim noch einmal, nicht unter dem alten Gebot. Bleibt es gleich, würfeln die Beteiligten; bei gleichem höchstem Wurf noch einmal.
rulebook-first_player-zero = Sind alle Gebote null, entscheiden sofort Würfel, und nichts wird bezahlt.
rulebook-first_player-last = In der letzten Runde wird nicht geboten: Der Startspieler der vorigen bleibt.

## Reihenfolge ersteigern
rulebook-places-bid = Jede Partei schreibt geheim ein Gebot auf, auch null ist erlaubt. Alle Gebote werden gemeinsam aufgedeckt und alle bezahlt.
rulebook-places-choose = Vom höchsten Gebot abwärts nimmt jede Partei einen freien Platz in der Reihenfolge. Die letzte erhält, was übrig ist.
rulebook-places-tie = Bei Gleichstand entscheiden Würfel: Ein Wurf ordnet alle Beteiligten; wer gleich würfelt, würfelt noch einmal.
rulebook-places-order = Die Reihenfolge ersetzt bis zum Ende der Runde überall den Uhrzeigersinn, in Auktionen und bei Gleichstand auch. In der letzten Runde bleibt die alte.

## Programmkonferenz
rulebook-conference-hand = Reihum: Jede Partei füllt die Hand auf drei Karten auf, legt beliebig viele ab und füllt wieder auf drei auf.
rulebook-conference-hand--1997 = Reihum: Jede Partei legt beliebig viele Handkarten ab und füllt dann auf drei auf.
rulebook-conference-exchange = Danach darf sie eine Karte des Programms durch eine Handkarte ersetzen.
rulebook-conference-topics = Danach müssen fünf Karten mit fünf verschiedenen Themen im Programm liegen.
rulebook-conference-discard = Die ersetzte Karte wird abgelegt. Bis zur nächsten Konferenz bleibt die Hand um eine Karte kleiner.

## Programmkarten tauschen
rulebook-exchanges-turn = Die Parteien werden in der Reihenfolge nacheinander gefragt, jeweils für einen Tausch. Das geht so lange, bis alle nacheinander gepasst haben.
rulebook-exchanges-exchange = Eine Karte des Programms wird abgelegt; eine verdeckte oder die oberste des Stapels kommt an ihre Stelle. Eine gezogene Karte, die ein Thema wiederholt, kommt unter den Stapel, und die nächste wird genommen.
rulebook-exchanges-none = Passt keine Karte des Stapels, wird die Ablage hineingemischt und ebenso angesehen. Passt auch davon keine, gibt es keinen Tausch, und nichts geht verloren.
rulebook-exchanges-topics = Danach müssen fünf Karten mit fünf verschiedenen Themen im Programm liegen.
rulebook-exchanges-cost = Jeder Tausch kostet Mitglieder: so viele, wie der höhere von zwei Würfeln zeigt. Eine Partei ohne Mitglieder kann nicht tauschen.
rulebook-exchanges-hand = Eine benutzte verdeckte Karte wird sofort vom Stapel ersetzt.

## Schattenkabinett entsenden
rulebook-cabinet_sending-send = Reihum darf jede Partei Kabinettskarten verdeckt neben die Länder legen, neben jedes höchstens eine, alle in einem Zug.
rulebook-cabinet_sending-money = Jede entsandte Karte muss bezahlt werden. Niemand kann mehr Karten entsenden, als er bezahlen kann.
rulebook-cabinet_sending-single = Jede Kabinettskarte lässt sich im Spiel einmal entsenden, und nur in ein Land.

## Aktionen des Schattenkabinetts
rulebook-cabinet_use-reveal = Alle Kabinettskarten in allen Ländern werden gemeinsam aufgedeckt, und alle zahlen die Summe ihrer Preise. Verzichten ist nicht möglich.
rulebook-cabinet_use-reveal--consim = Land für Land, beginnend mit dem, das wählt, werden die Kabinettskarten aufgedeckt und bezahlt. Verzichten ist nicht möglich. Das Geld für die Karten der Partei in späteren Ländern bleibt zurückgelegt: Keine Aktion darf es ausgeben.
rulebook-cabinet_use-act = Reihum benutzt jede Partei alle ihre Karten in beliebiger Reihenfolge. Von jeder wird eine Aktion ausgeführt oder keine, wenn sie nicht gewünscht ist.
rulebook-cabinet_use-act--consim = In der Reihenfolge benutzt jede Partei ihre Karte in diesem Land. Eine Aktion wird ausgeführt oder keine, wenn sie nicht gewünscht ist.
rulebook-cabinet_use-phone = Eine Karte mit Telefon legt außerdem ein Koalitionsplättchen der Partei in ihr Land, gleich welche Aktion gewählt wird. Ein zweites derselben Partei kommt dort nicht hin.
rulebook-cabinet_use-votes = Stimmen und Trend: Der Marker der eigenen Partei steigt. Eine andere: Der Trend einer anderen Partei fällt; Medieneinfluss schützt sie nicht.
rulebook-cabinet_use-key = Doppler: Er kommt auf eine offene Volksmeinung des Landes oder wird weggenommen. Mehr als einen hat ein Land nie. Die Volksmeinung zählt doppelt und kann nicht getauscht werden.
rulebook-cabinet_use-media = Medien ersetzen: Ein eigener Marker aus dem Vorrat kommt an die Stelle eines fremden. 4.000 gehen an dessen Partei, 4.000 an die Bank. Nur entfernen geht nicht.
rulebook-cabinet_use-target = Eine Aktion wirkt im Land ihrer Karte und braucht etwas, worauf sie wirkt.
rulebook-cabinet_use-gone = Alle entsandten Karten verlassen am Ende dieses Schritts das Spiel.
rulebook-cabinet_use-list = Preis und Aktionen jeder Kabinettskarte, von denen eine ausgeführt wird:

## Koalitionen bilden
rulebook-coalitions-where = Koalitionen werden in dem Land gebildet, das wählt, zwischen Parteien mit Koalitionsplättchen dort. Im letzten Land gibt es keine.
rulebook-coalitions-ask = Reihum darf jede dieser Parteien andere fragen, eine nach der anderen, bis eine zustimmt oder keine übrig ist. Dann ist die nächste dran, die noch frei ist.
rulebook-coalitions-two = Bei zwei gleichen Programmkarten, Thema und Haltung gleich, darf die gefragte Partei ablehnen. Mit weniger ist keine Koalition möglich.
rulebook-coalitions-force = Ab drei gleichen Programmkarten kann sie nicht ablehnen.
rulebook-coalitions-pairs = Eine Koalition hat zwei Parteien, und keine Partei gehört zu zweien. Sie lässt sich nicht auflösen.
rulebook-coalitions-tiles = Danach verlassen Plättchen dieses Landes außerhalb einer Koalition das Spiel. Plättchen in anderen Ländern warten auf die Wahl dort.
rulebook-coalitions-tiles--1997 = Plättchen in anderen Ländern warten auf die Wahl dort. Alle Plättchen eines Landes verlassen mit seiner Wahl das Spiel.

## Medienmarker kaufen
rulebook-media_buying-buy = Reihum darf jede Partei einen Medienmarker kaufen: 4.000 an die Bank, und der Marker kommt auf ein freies Medienfeld in einem beliebigen Land.
rulebook-media_buying-spots = Ein Land hat fünf Medienfelder für alle Parteien zusammen. Sind alle belegt, kann dort kein Marker hin.
rulebook-media_buying-supply = Eingesetzt werden nur Marker aus dem eigenen Vorrat. Sie kommen zurück, wenn jemand sie ersetzt oder wenn ihr Land gewählt hat, außer denen, die auf den Bundesplan gehen.
rulebook-media_buying-passing = Wer passt, wird wieder gefragt, solange jemand anderes kauft. Die Phase endet, wenn alle nacheinander gepasst haben.

## Medieneinfluss
rulebook-influence-who = Wer in einem Land mehr Medienmarker hat als jede andere Partei, hat dort den Medieneinfluss. Bei Gleichstand an der Spitze hat ihn niemand.
rulebook-influence-order = Land für Land, in umgekehrter Reihenfolge, das zuletzt wählende zuerst: Die Partei mit dem Einfluss darf dort eine Volksmeinung tauschen.
rulebook-influence-order--1997 = Land für Land, beginnend mit dem, das wählt: Die Partei mit dem Einfluss darf dort eine Volksmeinung tauschen.
rulebook-influence-exchange = Getauscht wird gegen eine Karte des Tauschpools. Die Volksmeinung, die geht, kommt in den Pool.
rulebook-influence-exchange--1997 = Getauscht wird gegen eine Karte des Tauschpools. Die Volksmeinung, die geht, kommt in den Pool oder, wenn dort eine gleiche liegt, auf die Ablage.
rulebook-influence-topic = Die neue Karte darf kein Thema haben, das im Land offen liegt, auch nicht das der Karte, die geht.
rulebook-influence-topic--1997 = Die neue Karte darf kein Thema haben, das eine andere offene Volksmeinung des Landes hat. Das Gegenteil der Karte, die geht, ist erlaubt.
rulebook-influence-double = Getauscht werden nur offene Volksmeinungen ohne Doppler. Verdeckte bleiben, wie sie sind.

## Wahlveranstaltungen organisieren
rulebook-meetings-once = Reihum darf jede Partei einmal Wahlveranstaltungen kaufen, in beliebig vielen Ländern. Jede kostet 1.000.
rulebook-meetings-limit = In einer Runde darf eine Partei in einem Land höchstens vier hinzufügen, und mehr als zehn hat sie dort nie.
rulebook-meetings-supply = Wahlveranstaltungen kommen aus dem eigenen Vorrat von 18. Was zu Stimmen wird, kehrt dorthin zurück.

## Umfragen versteigern
rulebook-poll_auctions-lay = In jedes Land kommt verdeckt eine Umfrage. Sie werden einzeln versteigert, beginnend mit dem Land, das wählt.
rulebook-poll_auctions-bids = Der Startspieler eröffnet jede Auktion. Das kleinste Gebot ist 1.000; reihum wird erhöht oder ausgestiegen, bis eine Partei übrig ist. Niemand bietet mehr, als an Geld da ist.
rulebook-poll_auctions-none = Passen alle, wird die Umfrage ungesehen abgelegt.
rulebook-poll_auctions-win = Wer gewinnt, zahlt an die Bank und sieht als Einziger die Umfrage. Dann wird sie veröffentlicht oder behalten und in jedem Fall verdeckt abgelegt.
rulebook-poll_auctions-publish = Veröffentlichen heißt: Ein oder zwei Einträge der Karte gelten, egal von welchen Parteien. Deren Trend in diesem Land ändert sich wie gedruckt.
rulebook-poll_auctions-safe = Die Partei mit dem Medieneinfluss im Land verliert dort durch Umfragen keinen Trend.
rulebook-poll_auctions-keep = Wer die Umfrage behält, würfelt mit zwei Würfeln und gewinnt deren Summe an Mitgliedern.

## Stimmenfang
rulebook-vote_catching-order = Die Länder sind in umgekehrter Reihenfolge dran, das zuletzt wählende zuerst; das Land, das jetzt wählt, entfällt. In jedem werden die Parteien reihum einmal gefragt.
rulebook-vote_catching-least = Mit mindestens fünf Wahlveranstaltungen in einem Land darf eine Partei beliebig viele davon umwandeln.
rulebook-vote_catching-formula = Neue Stimmen = Wahlveranstaltungen × (Trend + Übereinstimmung).
rulebook-vote_catching-matches = Jede Programmkarte, die mit einer offenen Volksmeinung des Landes übereinstimmt, zählt +1, jede, die ihr widerspricht, −1; verdoppelte zählen zweifach. Verdeckte Volksmeinungen zählen nicht.
rulebook-vote_catching-half = Ist der Faktor null oder kleiner, bringen zwei Wahlveranstaltungen eine Stimme; eine übrige bringt nichts.
rulebook-vote_catching-fifty = Bei 50 Stimmen ist Schluss. Ein Stimmenmarker, der auf ein Feld kommt, liegt auf denen, die schon dort sind; einer, der nicht weiterkann, behält seinen Platz.
rulebook-vote_catching-majority = Nach jedem Land darf eine Partei, die dort mehr Stimmen hat als alle anderen zusammen, eine seiner Volksmeinungen mit dem Pool tauschen wie beim Medieneinfluss. Umgewandelt haben muss sie nichts.

## Landtagswahl
rulebook-region_election-convert = Alle übrigen Wahlveranstaltungen in dem Land, das wählt, werden nach derselben Formel zu Stimmen, so wenige es auch sind.
rulebook-region_election-seats = Die Tabelle des Landes macht aus den Stimmen jeder Partei Mandate, auch in einer Koalition. Jedes Mandat ist ein Punkt.
rulebook-region_election-winner = Es gewinnt die Partei oder Koalition mit den meisten Stimmen; eine Koalition zählt die Stimmen beider Parteien zusammen, auch über 50 hinaus.
rulebook-region_election-nose = Bei Gleichstand entscheidet die größte einzelne Partei und unter gleichen die, deren Stimmenmarker obenauf liegt. Das ist ein hauchdünner Sieg.
rulebook-region_election-single = Eine klar siegende Partei bringt einen Medienmarker auf den Bundesplan und darf zwei Volksmeinungen dorthin legen. Bei hauchdünnem Sieg ist es eine Volksmeinung.
rulebook-region_election-coalition = In einer Koalition bringt jede der beiden Parteien einen Medienmarker auf den Bundesplan und darf eine Volksmeinung dorthin legen, die größere zuerst.
rulebook-region_election-beaten = Nach dem Sieg einer einzelnen Partei bringen alle hauchdünn Geschlagenen, allein oder in einer Koalition, einen Medienmarker auf den Bundesplan. Nach dem Sieg einer Koalition sonst niemand.
rulebook-region_election-beaten--1997 = Alle hauchdünn Geschlagenen, allein oder in einer Koalition, bringen ebenfalls einen Medienmarker auf den Bundesplan.
rulebook-region_election-media = Nur ein Marker, der im Land liegt, kann ziehen. Er kommt auf das Feld dieser Wahl und zählt am Ende.

## Bundesplan
rulebook-national-place = Volksmeinungen kommen von links nach rechts auf die fünf Felder und heißen dort Bundesmeinungen. Das ist freiwillig; gewählt wird unter den Volksmeinungen des Landes.
rulebook-national-secure = Eine gleiche zweite Karte sichert eine Bundesmeinung. Eine dritte kann nicht gelegt werden.
rulebook-national-secure--1997 = Eine gleiche zweite Karte sichert eine Bundesmeinung. Eine dritte wird abgelegt.
rulebook-national-opposite = Das Gegenteil einer Bundesmeinung muss auf deren Feld und entfernt sie, ob gesichert oder nicht.
rulebook-national-opposite--1997 = Das Gegenteil einer Bundesmeinung muss sie entfernen, ob gesichert oder nicht; die übrigen rücken nach links, und die neue kommt ans Ende.
rulebook-national-full = Ist der Plan voll, nimmt jede andere Meinung das Feld einer ungesicherten ein. Sind alle gesichert, wird sie abgelegt.
rulebook-national-full--1997 = Ist der Plan voll, entfernt jede andere Meinung eine ungesicherte; die übrigen rücken nach links, und sie kommt ans Ende. Sind alle gesichert, wird sie abgelegt.

## Neue Mitglieder
rulebook-recruitment-match = Jede Karte des eigenen Programms, deren Meinung auf dem Bundesplan liegt, bringt so viele Mitglieder, wie ihr Feld angibt. Eine gesicherte Meinung zählt einfach.
rulebook-recruitment-always = Gegenteilige Meinungen kosten nichts. Mitglieder gibt es in jeder Runde, auch in der letzten.

## Geld auszahlen
rulebook-funds-seats = Jede Partei erhält 1.000 für jedes gerade gewonnene Mandat.
rulebook-funds-members = Nach den Runden 1, 3 und 5 erhält sie außerdem 1.000 für jedes ihrer Mitglieder.
rulebook-funds-members--2006 = Nach den Runden 1, 3 und 5, im kurzen Spiel 1 und 3, erhält sie außerdem 1.000 für jedes ihrer Mitglieder.
rulebook-funds-last = Nach der letzten Runde wird kein Geld ausgezahlt.
rulebook-funds-last--consim = Geld gibt es nur in den Runden 1 bis 5.

## Nächstes Land vorbereiten
rulebook-next_region-clear = In dem Land, das gewählt hat, gehen Medienmarker in die Vorräte zurück; übrige Volksmeinungen werden abgelegt, und Koalitionsplättchen verlassen das Spiel.
rulebook-next_region-enter = Das nächste Land kommt mit einer offenen und drei verdeckten Volksmeinungen auf sein Tableau; das letzte Land des Spiels beginnt mit zwei offenen. Wahlveranstaltungen liegen dort noch keine.
rulebook-next_region-reveal = In jedem der anderen Länder wird eine weitere Volksmeinung aufgedeckt, solange eine verdeckt liegt. Eine Karte, die ein offenes Thema wiederholt, wird wie beim Aufbau ersetzt.
rulebook-next_region-end = Kommt kein Land mehr, bleibt das Tableau leer.

## Parteispenden
rulebook-contributions-lay = Reihum legt jede Partei eine Spendenkarte: offen, um sie anzunehmen, verdeckt, um sie abzulehnen. Solange sie eine hat, muss sie eine legen.
rulebook-contributions-rounds = Das geschieht in den Runden 1 bis 5.
rulebook-contributions-rounds--2006 = Das geschieht in den Runden 1 bis 5, im kurzen Spiel 1 bis 4.
rulebook-contributions-accept = Zuerst nehmen alle, die annehmen, das Geld der Karte und würfeln mit deren Würfeln. So viele Mitglieder, wie der höchste zeigt, gehen verloren.
rulebook-contributions-refuse = Dann decken alle, die ablehnen, ihre Karten auf, würfeln ebenso und gewinnen die Summe an Mitgliedern.
rulebook-contributions-largest = Wer unter den Ablehnenden die größte Spende abgelehnt hat, würfelt mit drei weiteren Würfeln und gewinnt auch deren Summe. Sind es mehrere, erhält sie niemand.
rulebook-contributions-gone = Alle gelegten Karten verlassen das Spiel.

## Schlusswertung
rulebook-count-end = Das Spiel endet mit der letzten Wahl und ihren neuen Mitgliedern. Danach ist nichts mehr zu entscheiden.
rulebook-count-media = Jeder Medienmarker auf dem Bundesplan bringt die Punkte seines Feldes. Frühe Wahlen sind mehr wert als späte.
rulebook-count-members = Jedes Mitglied ist ein Punkt. Die Partei mit den meisten Mitgliedern erhält 10 Punkte dazu, die zweite 6.
rulebook-count-ties = Zwei Parteien mit den meisten Mitgliedern erhalten je 8, drei oder mehr teilen sich 16, abgerundet; eine zweite gibt es dann nicht. Gleichstand um den zweiten Platz bringt nichts.
rulebook-count-opinion = Jede Karte des eigenen Programms, deren Meinung auf dem Bundesplan liegt, bringt die Punkte ihres Feldes und 5 mehr, wenn sie gesichert ist.
rulebook-count-winner = Wer die meisten Punkte hat, gewinnt; Mandate sind schon gezählt. Bei gleicher Punktzahl wird der Sieg geteilt.

## Kurzes Spiel
rulebook-short-rounds = Das kurze Spiel hat fünf Runden mit je einer Wahl. Die fünfte hat keinen Wahlkampf: nur die Wahl, ohne Koalitionen, und die neuen Mitglieder.
rulebook-short-cards = Alle Karten mit einer 7 scheiden aus: die Kabinettskarte für 25.000, die Spende von 50.000 und zehn Umfragen.
rulebook-short-entry = Nur ein weiteres Land kommt auf den Tisch, nach Runde 1, mit zwei offenen Volksmeinungen.

## Begriffe
rulebook-glossary-land = Land: eines der Bundesländer auf den Tableaus. Seine Karte sagt, wie viele Mandate Stimmen dort bringen.
rulebook-glossary-votes = Stimmen: was eine Partei in einem Land gesammelt hat, höchstens 50. Die Wahl macht daraus Mandate.
rulebook-glossary-trend = Trend: das Ansehen einer Partei in einem Land, von −3 bis +3.
rulebook-glossary-meeting = Wahlveranstaltung: woraus Stimmen werden.
rulebook-glossary-program = Programm: fünf offene Karten einer Partei, jede ein Thema mit einer Haltung, + dafür und − dagegen.
rulebook-glossary-opinion = Volksmeinung: ein Thema mit einer Haltung, das ein Land bewegt. Bei seiner Wahl liegen vier davon offen.
rulebook-glossary-matches = Übereinstimmung: was Programm und offene Volksmeinungen eines Landes gemeinsam haben, abzüglich dessen, worin sie sich widersprechen.
rulebook-glossary-key = Doppler: Die Volksmeinung darunter zählt doppelt und kann nicht getauscht werden.
rulebook-glossary-pool = Tauschpool: offene Volksmeinungen, gegen die sich die der Länder tauschen lassen.
rulebook-glossary-national = Bundesmeinung: eine Volksmeinung auf dem Bundesplan. Wer sie im Programm hat, bekommt nach jeder Wahl Mitglieder und am Ende Punkte dafür.
rulebook-glossary-media = Medienmarker: Damit geht es um Mehrheiten in einem Land. Wer die meisten hat, hat dort den Medieneinfluss.
rulebook-glossary-tile = Koalitionsplättchen: Wer in einem Land eines hat, kann bei der Wahl dort eine Koalition bilden.
rulebook-glossary-seat = Mandat: was Stimmen bei einer Wahl bringen. Je ein Punkt und, solange Geld ausgezahlt wird, 1.000.
rulebook-glossary-member = Mitglieder: die Größe einer Partei. Sie bringen nach manchen Runden Geld und am Ende Punkte.
rulebook-glossary-nose = Hauchdünn: So gewinnt eine Seite, wenn eine andere ebenso viele Stimmen hat.
rulebook-glossary-dice = Würfel: besondere Würfel mit kleinen Zahlen. Ihre Seiten gehören zu den Zahlenwerten der Ausgabe.
