### Hilfen am Tisch und wie sie sich ausschalten lassen.

settings-assists = Hilfen
settings-assists-table = Am Tisch
assist-ladder = Preisleiter der Wahlveranstaltungen
assist-ladder-help = Was eine bis acht Wahlveranstaltungen in einem Land kosten, neben der Frage.
assist-grid = Übereinstimmungstabelle
assist-grid-help = Jedes Programm gegen jedes Land, mit Taste und Knopf.
assist-warnings = Warnungen
assist-warnings-help = Sagt, wenn eine entsandte Karte später nicht zu bezahlen ist.
assist-advisor = Rat
assist-advisor-help = Der Knopf, der einen KI-Platz nach seinen besten Zügen fragt.
settings-free-hints = Rat
settings-free-hints-on = Ratschläge zählen nicht
settings-free-hints-help = Sonst sagt die Schlusswertung, wie oft danach gefragt wurde.
assist-switch = Ausschalten: { $assist }
assist-none = Zuerst auf eine Hilfe zeigen: Ihr Hinweis sagt, wie sie sich ausschalten lässt.
assist-off = Ausgeschaltet: { $assist }
assist-on-again = Wieder einschalten
assist-offer-title = Sind die Hilfen noch nötig?
assist-offer-text = Stimmenprognose, Preisleiter, Übereinstimmungstabelle, Warnungen und Rat bleiben an. Jede lässt sich in den Einstellungen oder in ihrem Hinweis ausschalten.
assist-offer-keep = Behalten
assist-offer-settings = In den Einstellungen wählen
assist-projections = Stimmenprognose

settings-coach = Ratgeber
settings-coach-first = In den ersten fünf Spielen
settings-coach-always = Immer
settings-coach-never = Nie
settings-coach-help = Meldet sich vor einer Wahl, die drei erwartete Punkte oder mehr verschenkt, für jede Art Fehler einmal im Spiel.
