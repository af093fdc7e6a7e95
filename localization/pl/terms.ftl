### Nazwy elementów na stole. Jeden słowniczek dla przycisków, dziennika, zasad i podpowiedzi.
### Nazw graczy, partii i landów nie odmieniamy.

## Partie
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

## Tematy: pełna nazwa, nazwa na karcie, nazwa do ośmiu znaków
topic-education = Edukacja
topic-education-card = Edukacja
topic-education-short = Edukacja
topic-digitization = Cyfryzacja
topic-digitization-card = Cyfryzacja
topic-digitization-short = Cyfryz.
topic-genetics = Inżynieria genetyczna
topic-genetics-card = Inż. genet.
topic-genetics-short = Genetyka
topic-security = Bezpieczeństwo narodowe
topic-security-card = Bezp. narod.
topic-security-short = Bezp.
topic-welfare = Opieka społeczna
topic-welfare-card = Opieka społ.
topic-welfare-short = Opieka
topic-environment = Środowisko
topic-environment-card = Środowisko
topic-environment-short = Środow.
topic-traffic = Transport
topic-traffic-card = Transport
topic-traffic-short = Transp.

# $sign to + albo −, $topic to nazwa tematu
card = { $sign } { $topic }

## Landy: nazwa niemiecka, skrót, nazwa polska
land-NRW = Nordrhein-Westfalen
land-NRW-code = NW
land-NRW-local = Nadrenia Północna-Westfalia
land-BY = Bayern
land-BY-code = BY
land-BY-local = Bawaria
land-BW = Baden-Württemberg
land-BW-code = BW
land-BW-local = Badenia-Wirtembergia
land-NDS = Niedersachsen
land-NDS-code = NI
land-NDS-local = Dolna Saksonia
land-HE = Hessen
land-HE-code = HE
land-HE-local = Hesja
land-SN = Sachsen
land-SN-code = SN
land-SN-local = Saksonia
land-RP = Rheinland-Pfalz
land-RP-code = RP
land-RP-local = Nadrenia-Palatynat
land-BE = Berlin
land-BE-code = BE
land-BE-local = Berlin
land-ST = Sachsen-Anhalt
land-ST-code = ST
land-ST-local = Saksonia-Anhalt
land-SH = Schleswig-Holstein
land-SH-code = SH
land-SH-local = Szlezwik-Holsztyn
land-BB = Brandenburg
land-BB-code = BB
land-BB-local = Brandenburgia
land-TH = Thüringen
land-TH-code = TH
land-TH-local = Turyngia
land-MV = Mecklenburg-Vorpommern
land-MV-code = MV
land-MV-local = Meklemburgia-Pomorze Przednie
land-HH = Hamburg
land-HH-code = HH
land-HH-local = Hamburg
land-SL = Saarland
land-SL-code = SL
land-SL-local = Kraj Saary
land-HB = Bremen
land-HB-code = HB
land-HB-local = Brema

## Politycy
politician-backbencher = Poseł
politician-backbencher-short = Poseł
politician-vice_chancellor = Wicekanclerz
politician-vice_chancellor-short = Wicekancl.
politician-spokesperson = Rzecznik
politician-spokesperson-short = Rzecznik
politician-secretary = Sekretarz
politician-secretary-short = Sekretarz
politician-parliamentary_leader = Lider frakcji
politician-parliamentary_leader-short = Lider frakcji
politician-honorary_chairman = Honorowy przewodniczący
politician-honorary_chairman-short = Hon. przew.
politician-party_executive = Działacz partyjny
politician-party_executive-short = Działacz
politician-front_runner = Główny kandydat
politician-front_runner-short = Gł. kandydat

## Akcje polityków; $amount to liczba ze znakiem (+3, −1)
action-double = Podwojenie
action-trend = Notowania { $amount }
action-votes = Głosy { $amount }
action-base = Elektorat { $amount }
action-remove_media = Usunięcie mediów
action-others_trend = Inni { $amount }
action-program = Zmiana programu
action-poll = Wierzchni sondaż

## Symbole ustawienia początkowego; $amount to liczba ze znakiem
symbol-rallies = Wiece { $amount }
symbol-trend = Notowania { $amount }
symbol-media = Media { $amount }
symbol-votes = Głosy { $amount }

## Kroki przygotowania i fazy rundy: pełna nazwa, krótka nazwa na pasku
phase-draft = Wybór programów
phase-draft-short = Wybór
phase-opening_program = Program początkowy
phase-opening_program-short = Program
phase-opening_hand = Karta na ręce
phase-opening_hand-short = Ręka
phase-deployment = Ustawienie początkowe
phase-deployment-short = Ustawienie
phase-start_player = Wyznaczenie pierwszego gracza
phase-start_player-short = Pierwszy gracz
phase-program = Zmiana programów partii
phase-program-short = Program
phase-media = Zapewnienie wpływu na media
phase-media-short = Media
phase-rallies = Organizacja wieców
phase-rallies-short = Wiece
phase-cabinet_placement = Wysłanie gabinetu cieni
phase-cabinet_placement-short = Gabinet
phase-cabinet_actions = Akcje gabinetu cieni
phase-cabinet_actions-short = Politycy
phase-media_influence = Wpływ na media
phase-media_influence-short = Opinie
phase-polls = Licytacja sondaży
phase-polls-short = Sondaże
phase-conversion = Zamiana wieców na głosy
phase-conversion-short = Zamiana
phase-election = Wybory do landtagu
phase-election-short = Wybory
phase-income = Wypłata pieniędzy
phase-income-short = Dochód
phase-next_round = Przygotowanie do kolejnej rundy
phase-next_round-short = Nowa runda
phase-final = Punktacja końcowa
phase-final-short = Koniec
