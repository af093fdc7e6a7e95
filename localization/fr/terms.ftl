### Noms de ce qui se trouve sur la table. Un seul glossaire pour boutons, journal, règles et infobulles.
### Les Länder gardent leurs noms et codes allemands dans toutes les langues.

## Partis
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

## Thèmes : nom complet, nom sur une carte, nom en huit caractères au plus
topic-education = Éducation
topic-education-card = Éducation
topic-education-short = Éduc.
topic-digitization = Numérique
topic-digitization-card = Numérique
topic-digitization-short = Numér.
topic-genetics = Génie génétique
topic-genetics-card = Génie génét.
topic-genetics-short = Génét.
topic-security = Sécurité nationale
topic-security-card = Sécurité
topic-security-short = Sécurité
topic-welfare = État-providence
topic-welfare-card = État-provid.
topic-welfare-short = Social
topic-environment = Environnement
topic-environment-card = Environnement
topic-environment-short = Environ.
topic-traffic = Transports
topic-traffic-card = Transports
topic-traffic-short = Transp.

# $sign est + ou −, $topic le nom du thème
card = { $sign } { $topic }

## Länder : nom allemand, code, nom français
land-NRW = Nordrhein-Westfalen
land-NRW-code = NW
land-NRW-local = Rhénanie-du-Nord-Westphalie
land-BY = Bayern
land-BY-code = BY
land-BY-local = Bavière
land-BW = Baden-Württemberg
land-BW-code = BW
land-BW-local = Bade-Wurtemberg
land-NDS = Niedersachsen
land-NDS-code = NI
land-NDS-local = Basse-Saxe
land-HE = Hessen
land-HE-code = HE
land-HE-local = Hesse
land-SN = Sachsen
land-SN-code = SN
land-SN-local = Saxe
land-RP = Rheinland-Pfalz
land-RP-code = RP
land-RP-local = Rhénanie-Palatinat
land-BE = Berlin
land-BE-code = BE
land-BE-local = Berlin
land-ST = Sachsen-Anhalt
land-ST-code = ST
land-ST-local = Saxe-Anhalt
land-SH = Schleswig-Holstein
land-SH-code = SH
land-SH-local = Schleswig-Holstein
land-BB = Brandenburg
land-BB-code = BB
land-BB-local = Brandebourg
land-TH = Thüringen
land-TH-code = TH
land-TH-local = Thuringe
land-MV = Mecklenburg-Vorpommern
land-MV-code = MV
land-MV-local = Mecklembourg-Poméranie-Occidentale
land-HH = Hamburg
land-HH-code = HH
land-HH-local = Hambourg
land-SL = Saarland
land-SL-code = SL
land-SL-local = Sarre
land-HB = Bremen
land-HB-code = HB
land-HB-local = Brême

## Personnalités du cabinet fantôme
politician-backbencher = Parlementaire
politician-backbencher-short = Parlem.
politician-vice_chancellor = Vice-chancellerie
politician-vice_chancellor-short = Vice-chanc.
politician-spokesperson = Porte-parole
politician-spokesperson-short = Porte-par.
politician-secretary = Secrétaire
politician-secretary-short = Secrétaire
politician-parliamentary_leader = Chef de groupe
politician-parliamentary_leader-short = Groupe
politician-honorary_chairman = Présidence d’honneur
politician-honorary_chairman-short = Prés. hon.
politician-party_executive = Direction du parti
politician-party_executive-short = Direction
politician-front_runner = Tête de liste
politician-front_runner-short = Tête liste

## Ce que fait une personnalité ; $amount est un nombre avec son signe (+3, −1)
action-double = Doublement
action-trend = Tendance { $amount }
action-votes = Voix { $amount }
action-base = Base du parti { $amount }
action-remove_media = Retirer un média
action-others_trend = Les autres { $amount }
action-program = Programme
action-poll = Premier sondage

## Symboles du déploiement ; $amount est un nombre avec son signe
symbol-rallies = Meetings { $amount }
symbol-trend = Tendance { $amount }
symbol-media = Médias { $amount }
symbol-votes = Voix { $amount }

## Étapes de la mise en place et phases d’une manche : nom complet, nom court pour la barre
phase-draft = Sélection des programmes
phase-draft-short = Sélection
phase-opening_program = Programme de départ
phase-opening_program-short = Programme
phase-opening_hand = Carte en main
phase-opening_hand-short = Main
phase-deployment = Déploiement de départ
phase-deployment-short = Déploiement
phase-start_player = Désigner le premier joueur
phase-start_player-short = Premier joueur
phase-program = Modifier les programmes
phase-program-short = Programme
phase-media = Gagner de l’influence sur les médias
phase-media-short = Médias
phase-rallies = Organiser des meetings
phase-rallies-short = Meetings
phase-cabinet_placement = Envoyer le cabinet fantôme
phase-cabinet_placement-short = Cabinet
phase-cabinet_actions = Actions du cabinet fantôme
phase-cabinet_actions-short = Actions
phase-media_influence = Influence sur les médias
phase-media_influence-short = Opinions
phase-polls = Enchères des sondages
phase-polls-short = Sondages
phase-conversion = Convertir les meetings en voix
phase-conversion-short = Conversion
phase-election = Élection du Land
phase-election-short = Élection
phase-income = Verser l’argent
phase-income-short = Revenus
phase-next_round = Préparer la manche suivante
phase-next_round-short = Préparation
phase-final = Décompte final
phase-final-short = Décompte
