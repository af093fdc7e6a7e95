### Der Vorhang zwischen zwei Personen an einem Bildschirm: Namen, keine Anrede.

handover-to = Weitergeben an
handover-asked = Was gefragt wird
handover-here = Geheime Entscheidungen an diesem Bildschirm
handover-open = Menschen an diesem Bildschirm
handover-only = Ab hier schaut nur { $player }
handover-ready = Ich bin { $player }
handover-keys = öffnet die private Ansicht
handover-place = Runde { $round } von { $rounds } · Phase { $phase } von 9
handover-place-setup = Spielaufbau

## Was die nächste Person entscheidet
handover-task-draft = Programmkarte wählen
handover-task-draft-help = { $player } behält eine Karte; die übrigen gehen nach links weiter.
handover-task-opening_program = Startprogramm
handover-task-opening_program-help = { $player } legt fünf Karten mit fünf verschiedenen Themen. Alle Programme werden gemeinsam aufgedeckt.
handover-task-opening_hand = Handkarte
handover-task-opening_hand-help = { $player } behält eine der übrigen Karten; die anderen werden abgelegt.
handover-task-deployment = Startaufstellung
handover-task-deployment-help = { $player } wählt einen Block und verteilt seine fünf Symbole. Alle Aufstellungen werden gemeinsam aufgedeckt.
handover-task-start_player = Geheimes Gebot um den ersten Zug
handover-task-start_player-help = { $player } schreibt einen Betrag auf. Das höchste Gebot wird bezahlt und bringt den ersten Zug; die anderen behalten ihr Geld.
handover-task-start_tie = Gleichstand um den ersten Zug
handover-task-start_tie-help = { $player } erhöht einmal oder passt.
handover-task-program = Parteiprogramm
handover-task-program-help = { $player } darf Karten nehmen und bis zu zwei davon tauschen.
handover-task-media = Medienmarker
handover-task-media-help = { $player } darf einen Medienmarker kaufen oder passen.
handover-task-rallies = Wahlveranstaltungen
handover-task-rallies-help = { $player } darf in beliebigen Ländern Wahlveranstaltungen kaufen.
handover-task-cabinet_placement = Schattenkabinett
handover-task-cabinet_placement-help = { $player } darf Politikkarten verdeckt entsenden, in jedes Land eine.
handover-task-cabinet_actions = Aktionen des Schattenkabinetts
handover-task-cabinet_actions-help = { $player } bezahlt eine Politikkarte und wählt ihre Aktionen.
handover-task-media_influence = Medieneinfluss
handover-task-media_influence-help = { $player } darf eine Volksmeinung ersetzen.
handover-task-polls = Umfrageauktion
handover-task-polls-help = { $player } bietet auf die oberste Umfrage oder passt.
handover-task-poll_choice = Umfrage ansehen
handover-task-poll_choice-help = Nur { $player } sieht die Umfrage und veröffentlicht oder behält sie.
handover-task-conversion = Umwandlung
handover-task-conversion-help = { $player } darf Wahlveranstaltungen in Stimmen umwandeln.
handover-task-election = Koalition
handover-task-election-help = { $player } entscheidet über eine Koalition.
handover-task-income = Spende
handover-task-income-help = { $player } nimmt eine Spende an oder lehnt sie ab.

## Geheimes am gemeinsamen Tisch: ein Blick deckt es kurz auf; $player ist der Name
handover-look = Ansehen
handover-look-tip = Deckt auf, was nur { $player } sehen darf; nach 8 Sekunden schließt es sich von selbst.
handover-cover = Verdecken
handover-cover-tip = Verdeckt wieder, was nur { $player } sehen darf.
