### Hilfen am Tisch und wie sie sich ausschalten lassen.

settings-assists = Hilfen
settings-assists-table = Am Tisch
assist-ladder = Preisleiter der Veranstaltungen
assist-ladder-help = Zeigt neben der Frage, was eine bis acht Veranstaltungen in einem Land kosten.
assist-grid = Übereinstimmungstabelle
assist-grid-help = Zeigt, wie jedes Programm zu jedem Land passt; mit eigener Taste und eigenem Knopf.
assist-warnings = Warnung, wenn Politiker zu teuer werden
assist-warnings-help = Warnt dich, wenn du einen Politiker schickst, den du später nicht bezahlen kannst.
assist-advisor = Tipp-Knopf
assist-advisor-help = Ein Knopf, der die KI nach deinen besten Zügen fragt.
settings-free-hints = Schlusswertung
settings-free-hints-on = Zeigen, wie oft du nach Tipps gefragt hast
assist-switch = Ausschalten: { $assist }
assist-none = Zeig zuerst auf eine Hilfe: Ihr Hinweis sagt, wie du sie ausschaltest.
assist-off = Ausgeschaltet: { $assist }
assist-on-again = Wieder einschalten
assist-projections = Stimmenprognose

settings-coach = Warnung vor schlechten Zügen
settings-coach-first = In den ersten fünf Spielen
settings-coach-always = Immer
settings-coach-never = Nie
settings-coach-help = Das Spiel warnt dich vor einer deutlich schlechteren Wahl und nennt die Zahl, die dagegen spricht; bei jeder Art von Entscheidung nur einmal pro Spiel.
settings-level = Stufe
settings-level-on = Stufe nach deinen letzten Spielen vorschlagen
settings-level-help = Nach drei Siegen in den letzten fünf Spielen schlagen wir eine höhere Stufe vor, nach fünf Spielen ohne Sieg eine niedrigere. Sonst bleibt es bei der Stufe, die du gewählt hast.
