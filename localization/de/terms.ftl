### Namen der Dinge auf dem Tisch. Ein Glossar für Knöpfe, Protokoll, Regeln und Hinweise.

## Parteien
party-linke = Die Linke
party-linke-short = LINKE
party-spd = SPD
party-spd-short = SPD
party-gruene = Bündnis 90/Die Grünen
party-gruene-short = GRÜNE
party-cdu = CDU/CSU
party-cdu-short = CDU
party-fdp = FDP
party-fdp-short = FDP

## Themen: voller Name, Name auf der Karte, Name in höchstens acht Zeichen
topic-education = Bildung
topic-education-card = Bildung
topic-education-short = Bildung
topic-digitization = Digitalisierung
topic-digitization-card = Digitales
topic-digitization-short = Digital
topic-genetics = Gentechnik
topic-genetics-card = Gentechnik
topic-genetics-short = Gentech.
topic-security = Innere Sicherheit
topic-security-card = Sicherheit
topic-security-short = Sicherh.
topic-welfare = Soziales
topic-welfare-card = Soziales
topic-welfare-short = Soziales
topic-environment = Umwelt
topic-environment-card = Umwelt
topic-environment-short = Umwelt
topic-traffic = Verkehr
topic-traffic-card = Verkehr
topic-traffic-short = Verkehr

# $sign ist + oder −, $topic der Name des Themas
card = { $sign } { $topic }

## Länder: Name, Kürzel, Name in dieser Sprache
land-NRW = Nordrhein-Westfalen
land-NRW-code = NW
land-NRW-local = Nordrhein-Westfalen
land-BY = Bayern
land-BY-code = BY
land-BY-local = Bayern
land-BW = Baden-Württemberg
land-BW-code = BW
land-BW-local = Baden-Württemberg
land-NDS = Niedersachsen
land-NDS-code = NI
land-NDS-local = Niedersachsen
land-HE = Hessen
land-HE-code = HE
land-HE-local = Hessen
land-SN = Sachsen
land-SN-code = SN
land-SN-local = Sachsen
land-RP = Rheinland-Pfalz
land-RP-code = RP
land-RP-local = Rheinland-Pfalz
land-BE = Berlin
land-BE-code = BE
land-BE-local = Berlin
land-ST = Sachsen-Anhalt
land-ST-code = ST
land-ST-local = Sachsen-Anhalt
land-SH = Schleswig-Holstein
land-SH-code = SH
land-SH-local = Schleswig-Holstein
land-BB = Brandenburg
land-BB-code = BB
land-BB-local = Brandenburg
land-TH = Thüringen
land-TH-code = TH
land-TH-local = Thüringen
land-MV = Mecklenburg-Vorpommern
land-MV-code = MV
land-MV-local = Mecklenburg-Vorpommern
land-HH = Hamburg
land-HH-code = HH
land-HH-local = Hamburg
land-SL = Saarland
land-SL-code = SL
land-SL-local = Saarland
land-HB = Bremen
land-HB-code = HB
land-HB-local = Bremen

## Politikkarten des Schattenkabinetts
politician-backbencher = Hinterbänkler
politician-backbencher-short = Hinterb.
politician-vice_chancellor = Vizekanzler
politician-vice_chancellor-short = Vizekanzler
politician-spokesperson = Sprecher
politician-spokesperson-short = Sprecher
politician-secretary = Sekretär
politician-secretary-short = Sekretär
politician-parliamentary_leader = Fraktionsvorsitzender
politician-parliamentary_leader-short = Fraktion
politician-honorary_chairman = Ehrenvorsitzender
politician-honorary_chairman-short = Ehrenvors.
politician-party_executive = Parteivorstand
politician-party_executive-short = Vorstand
politician-front_runner = Spitzenkandidat
politician-front_runner-short = Spitzenk.

## Aktionen; $amount ist eine Zahl mit Vorzeichen (+3, −1)
action-double = Verdopplung
action-trend = Trend { $amount }
action-votes = Stimmen { $amount }
action-base = Parteibasis { $amount }
action-remove_media = Medien entfernen
action-others_trend = Alle anderen { $amount }
action-program = Programm ändern
action-poll = Oberste Umfrage

## Symbole der Startaufstellung; $amount ist eine Zahl mit Vorzeichen
symbol-rallies = Veranst. { $amount }
symbol-trend = Trend { $amount }
symbol-media = Medien { $amount }
symbol-votes = Stimmen { $amount }

## Schritte des Aufbaus und Phasen der Runde: voller Name, Kurzname für die Leiste
phase-draft = Programmauswahl
phase-draft-short = Auswahl
phase-opening_program = Startprogramm
phase-opening_program-short = Programm
phase-opening_hand = Handkarte
phase-opening_hand-short = Hand
phase-deployment = Startaufstellung
phase-deployment-short = Aufstellung
phase-start_player = Startspieler ermitteln
phase-start_player-short = Startspieler
phase-program = Parteiprogramm ändern
phase-program-short = Programm
phase-media = Medieneinfluss sichern
phase-media-short = Medien
phase-rallies = Wahlveranstaltungen organisieren
phase-rallies-short = Veranstaltungen
phase-cabinet_placement = Schattenkabinett entsenden
phase-cabinet_placement-short = Kabinett
phase-cabinet_actions = Aktionen des Schattenkabinetts
phase-cabinet_actions-short = Aktionen
phase-media_influence = Medieneinfluss
phase-media_influence-short = Volksmeinung
phase-polls = Umfragen versteigern
phase-polls-short = Umfragen
phase-conversion = Stimmen umsetzen
phase-conversion-short = Umwandlung
phase-election = Landtagswahl
phase-election-short = Wahl
phase-income = Geld auszahlen
phase-income-short = Geld
phase-next_round = Nächste Runde vorbereiten
phase-next_round-short = Nächste Runde
phase-final = Schlusswertung
phase-final-short = Schluss
