### Names of what lies on the table. One glossary for buttons, log, rules and tooltips.
### Lands keep their German names and codes in every language.

## Parties
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

## Topics: full name, name on a card, name in at most eight characters
topic-education = Education
topic-education-card = Education
topic-education-short = Educ.
topic-digitization = Digitization
topic-digitization-card = Digitization
topic-digitization-short = Digital
topic-genetics = Genetic engineering
topic-genetics-card = Genetic eng.
topic-genetics-short = Genetic
topic-security = National security
topic-security-card = Nat. security
topic-security-short = Security
topic-welfare = Welfare state
topic-welfare-card = Welfare state
topic-welfare-short = Welfare
topic-environment = Environment
topic-environment-card = Environment
topic-environment-short = Environ.
topic-traffic = Traffic
topic-traffic-card = Traffic
topic-traffic-short = Traffic

# $sign is + or −, $topic the name of the topic
card = { $sign } { $topic }

## Lands: German name, code, name in this language
land-NRW = Nordrhein-Westfalen
land-NRW-code = NW
land-NRW-local = North Rhine-Westphalia
land-BY = Bayern
land-BY-code = BY
land-BY-local = Bavaria
land-BW = Baden-Württemberg
land-BW-code = BW
land-BW-local = Baden-Württemberg
land-NDS = Niedersachsen
land-NDS-code = NI
land-NDS-local = Lower Saxony
land-HE = Hessen
land-HE-code = HE
land-HE-local = Hesse
land-SN = Sachsen
land-SN-code = SN
land-SN-local = Saxony
land-RP = Rheinland-Pfalz
land-RP-code = RP
land-RP-local = Rhineland-Palatinate
land-BE = Berlin
land-BE-code = BE
land-BE-local = Berlin
land-ST = Sachsen-Anhalt
land-ST-code = ST
land-ST-local = Saxony-Anhalt
land-SH = Schleswig-Holstein
land-SH-code = SH
land-SH-local = Schleswig-Holstein
land-BB = Brandenburg
land-BB-code = BB
land-BB-local = Brandenburg
land-TH = Thüringen
land-TH-code = TH
land-TH-local = Thuringia
land-MV = Mecklenburg-Vorpommern
land-MV-code = MV
land-MV-local = Mecklenburg-Western Pomerania
land-HH = Hamburg
land-HH-code = HH
land-HH-local = Hamburg
land-SL = Saarland
land-SL-code = SL
land-SL-local = Saarland
land-HB = Bremen
land-HB-code = HB
land-HB-local = Bremen

## Politicians
politician-backbencher = Backbencher
politician-backbencher-short = Backbencher
politician-vice_chancellor = Vice-Chancellor
politician-vice_chancellor-short = Vice-Chanc.
politician-spokesperson = Spokesperson
politician-spokesperson-short = Spokesp.
politician-secretary = Secretary
politician-secretary-short = Secretary
politician-parliamentary_leader = Parliamentary leader
politician-parliamentary_leader-short = Parl. leader
politician-honorary_chairman = Honorary chairman
politician-honorary_chairman-short = Hon. chair
politician-party_executive = Party executive
politician-party_executive-short = Executive
politician-front_runner = Front runner
politician-front_runner-short = Front runner

## What a politician does; $amount is a signed number (+3, −1)
action-double = Double marker
action-trend = Trend { $amount }
action-votes = Votes { $amount }
action-base = Party base { $amount }
action-remove_media = Remove media
action-others_trend = All others { $amount }
action-program = Change program
action-poll = Take top poll

## Symbols of the starting deployment; $amount is a signed number
symbol-rallies = Rallies { $amount }
symbol-trend = Trend { $amount }
symbol-media = Media { $amount }
symbol-votes = Votes { $amount }

## Steps of the set-up and phases of a round: full name, one or two words for the strip
phase-draft = Program draft
phase-draft-short = Draft
phase-opening_program = Opening program
phase-opening_program-short = Program
phase-opening_hand = Card in hand
phase-opening_hand-short = Hand
phase-deployment = Starting deployment
phase-deployment-short = Deployment
phase-start_player = Determine the start player
phase-start_player-short = Start player
phase-program = Changes to the party programs
phase-program-short = Program
phase-media = Secure media influence
phase-media-short = Media
phase-rallies = Organize party rallies
phase-rallies-short = Rallies
phase-cabinet_placement = Send shadow cabinet
phase-cabinet_placement-short = Cabinet
phase-cabinet_actions = Actions of the shadow cabinet
phase-cabinet_actions-short = Politicians
phase-media_influence = Media influence
phase-media_influence-short = Opinions
phase-polls = Auctioning off of polls
phase-polls-short = Polls
phase-conversion = Convert rallies into votes
phase-conversion-short = Conversion
phase-election = Federal state election
phase-election-short = Election
phase-income = Pay money
phase-income-short = Income
phase-next_round = Prepare the next round
phase-next_round-short = Next round
phase-final = Final scoring
phase-final-short = Final
