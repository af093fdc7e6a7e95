### Der Tisch: Beschriftungen, Herleitungen und Hinweise.
### $party Kürzel · $land Name eines Landes · $player Name eines Platzes · $card Zeichen und Thema · $money fertiger Betrag

table-bar = Spiel
table-menu = Menü
table-setup = Aufbau
table-round-of = Runde { $round } von { $rounds }
table-round-short = Runde { $round }/{ $rounds }
table-round = Runde { $round }
table-phase = Phase { $n }: { $name }
table-phase-nine = Wahl: Umwandeln, Ergebnis, Einnahmen, nächste Runde
table-vp = SP
table-kind-human = Spieler
table-kind-you = du

## Schaltflächen
table-undo = Rückgängig
table-redo = Wiederherstellen
table-advice = Tipp
table-advice-not-now = Tipps gibt es nur, solange eine Entscheidung offen ist.
table-log-open = Ganzes Protokoll
table-rules = Regeln
table-settings = Einstellungen
table-lock-chance = Endgültig: Danach entscheidet der Zufall
table-lock-revealed = Endgültig: Verdecktes wird aufgedeckt
table-lock-other = Endgültig: Danach ist jemand anderes dran

## Länder
table-election-now = Wahl in dieser Runde
table-election-now-short = Wahl jetzt
table-election-in = Wahl in Runde { $round }
table-land-worth =
    { $points ->
        [one] Ein Punkt ab 50 Stimmen
       *[other] { $points } Punkte ab 50 Stimmen
    }
table-land-steps = Stimmen und Punkte: { $steps }
table-closed = gewählt
table-opinion-hidden = Verdeckte Volksmeinung
table-opinion-hidden-help = Am Ende jeder Runde wird in jedem Land eine weitere Volksmeinung aufgedeckt.
table-card = { $sign } { $topic }
table-card-unknown = Verdeckte Karte
table-card-doubled = Verdopplungsplättchen: zählt doppelt und kann durch Medieneinfluss nicht ersetzt werden.
table-card-for = Im Programm { OF($parties) }: +1
table-card-against = Gegenteil im Programm { OF($parties) }: −1
table-card-nobody = Kein Programm enthält dieses Thema.
table-kept-match = So passen die behaltenen Karten
table-kept-match-short = Übereinstimmung
table-media = Medien { IN($land) }
table-media-leads =
    { COUNT($party) ->
        [one] { THE($party) } hat den Medieneinfluss.
       *[other] { THE($party) } haben den Medieneinfluss.
    }
table-media-tied = Niemand hat den Medieneinfluss: Gleichstand.
table-media-nobody = Hier liegt noch kein Medienmarker.
table-media-help = Wer den Medieneinfluss hat, ersetzt in Phase 7 eine Volksmeinung und verliert durch Umfragen keinen Trend. Bei der Wahl kommt ein Marker in die Medienpräsenz.
table-leader = führt
table-leader-tied = Patt
table-leader-nobody = niemand
table-slots = Politiker { IN($land) }
table-slot-free = Freier Platz für einen Politiker
table-slot-help = In Phase 5 werden Politiker verdeckt entsandt, höchstens einer je Partei und Land. In Phase 6 handeln sie in dieser Reihenfolge.
table-slot-hidden = Platz { $n }: { $party }, verdeckt
table-slot-open = Platz { $n }: { $party }, { $politician }
table-slot-cost = { $money }, { $status }
table-slot-status-hidden = verdeckt
table-slot-status-revealed = noch nicht bezahlt
table-slot-status-paid = bezahlt
table-slot-status-declined = nicht bezahlt, scheidet aus
table-slot-status-done = erledigt

## Parteizeilen
table-row = { $party } { IN($land) }
table-trend = { $party }: Trend { $trend }
table-rallies = { $party }: { $n } von { $spots } Veranstaltungen
table-matches = { $party }: Übereinstimmung { $factor }
table-matches-in = { $land }: Übereinstimmung { $factor }
table-matches-help = Programmkarten, die zu einer offenen Volksmeinung passen, minus solche, die ihr widersprechen; verdoppelte Meinungen zählen zweifach. Nie weniger als 1.
table-formula = ({ $rallies ->
        [one] 1 Veranstaltung
       *[other] { $rallies } Veranstaltungen
    } { $sign } Trend { $trend }) × { $matches ->
        [one] 1 Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    } = { $votes }
table-formula-least = Jeder Faktor zählt mindestens 1.
table-formula-none = Keine Veranstaltungen zum Umwandeln
table-formula-sum = { $old } + { $gained } = { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
table-points-now =
    { $points ->
        [one] Wert: 1 SP
       *[other] Wert: { $points } SP
    }
table-points-then =
    { $then ->
        [one] Wert jetzt { $points }, nach dem Umwandeln 1 SP
       *[other] Wert jetzt { $points }, nach dem Umwandeln { $then } SP
    }
table-next-step =
    { $votes ->
        [one] Eine Stimme mehr brächte insgesamt { $points } { $word }.
       *[other] { $votes } Stimmen mehr brächten insgesamt { $points } { $word }.
    }

## Ein Land, das gewählt hat
# Rubber stamp on the board of a state that has voted
table-voted = GEWÄHLT
table-result = Wahl { $number }
table-result-row = { $party } { IN($land) }
table-result-points =
    { $votes ->
        [one] Eine Stimme: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }
       *[other] { $votes } Stimmen: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }
    }
table-result-bonus = Bonus: +{ $points }
table-result-moved = Ein Marker kam in die Medienpräsenz.
table-outcome-sole =
    { COUNT($parties) ->
        [one] { THE($parties) } siegt allein
       *[other] { THE($parties) } siegen allein
    }
table-outcome-several = { THE($parties) } erreichen 50 Stimmen
table-outcome-coalition = Koalition: { $parties }
table-outcome-none = Keine Mehrheit, am stärksten: { $parties }
table-votes-word =
    { $n ->
        [one] Stimme
       *[other] Stimmen
    }

## Was eine Entscheidung anbietet
table-spot-opinion = { $card } { IN($land) }
table-spot-display = { $card } aus dem Feld „Volksmeinungen“
table-spot-program = { $card } aus der Programmauslage
table-spot-media = Medienfeld { $n } { IN($land) }
table-spot-slot = Politiker { $n } { IN($land) }
table-spot-pip = Veranstaltung { $n } { IN($land) }
table-spot-pips = Plätze für Veranstaltungen { IN($land) }
table-spot-minus = Eine Veranstaltung weniger { IN($land) }
table-spot-plus = Eine Veranstaltung mehr { IN($land) }

## Leiste
table-opinions = Volksmeinungen
table-opinions-short = Meinungen
table-opinions-help =
    { $refilled ->
        [0] Wer den Medieneinfluss hat, holt sich von hier neue Karten (Phase 7). Lücken bleiben leer.
       *[other] Wer den Medieneinfluss hat, holt sich von hier neue Karten (Phase 7). Lücken bleiben bis zum Ende von Runde { $refilled } leer.
    }
table-pile = Stapel { $n }
table-opinion-gone = { $card } ist nicht mehr da
table-opinion-gone-help = Die Karte wurde mit Medieneinfluss genommen.
table-programs = Programmauslage
table-programs-short = Auslage
table-programs-help = Offene Programmkarten für Phase 2. Jede Runde liegt eine neue Auslage bereit.
table-polls = Umfragen
table-polls-help = Die oberste Umfrage wird in Phase 8 in jedem Land versteigert. Bekannt ist nur ihre Rückseite.
table-left = noch { $n }
table-poll = Oberste Umfrage
table-poll-back =
    { COUNT($party) ->
        [one] Laut Rückseite steigt { THE($party) } um 2.
       *[other] Laut Rückseite steigen { THE($party) } um 2.
    }
table-poll-face = { $party } +2
table-poll-unseen = Ungesehen abgelegt: { $party } +2
table-poll-seen = Abgelegt: { $changes }
table-presence = Medienpräsenz
table-presence-short = Präsenz
table-presence-help = Wer eine Wahl gewinnt oder dort den Medieneinfluss hat, bringt einen seiner Marker von dort hierher; am Ende gibt es Punkte dafür.
table-presence-slot =
    { $points ->
        [one] Wahl { $number }: ein Punkt am Ende
       *[other] Wahl { $number }: { $points } Punkte am Ende
    }
table-presence-empty = Noch niemand
table-base-title = Parteibasis
table-base-help = Jeder Punkt bringt dir nach jeder Runde außer der letzten 1.000 € und am Ende einen Punkt.
table-base = { $party }: Parteibasis { $base }

## Parteien
table-party = { $party } · { $player }
table-party-hand =
    { $n ->
        [0] Keine Handkarte
        [one] Eine Handkarte
       *[other] { $n } Handkarten
    }
table-party-supply = Vorrat: { $media ->
        [one] ein Medienmarker
       *[other] { $media } Medienmarker
    }, { $rallies ->
        [one] eine Veranstaltung
       *[other] { $rallies } Veranstaltungen
    }
table-party-politicians = Übrig: { $n ->
        [one] ein Politiker
       *[other] { $n } Politiker
    }, { $donations ->
        [one] eine Spendenkarte
       *[other] { $donations } Spendenkarten
    }
table-party-points = Punkte: { $votes } für Stimmen, { $bonus } als Wahlbonus
table-thinking = denkt nach
table-stood-in = Eine KI-Partei hat nicht rechtzeitig geantwortet; an ihrer Stelle hat die leichte Stufe entschieden. Das Spiel vermerkt es.
table-badge-start = Start
table-badge-auctioneer = Auktionator
table-badge-passes = passt
table-badge-chosen = fertig
table-badge-choosing = dran
table-money = Geld: { $money }
table-money-hidden = Geld: verdeckt
table-money-help = Die reichste Partei bekommt am Ende 6 Punkte, die zweite 3.

## Eigenes
table-program-own = Programm
table-program-own-party = Programm · { $party }
table-standings = Punkte bisher
table-hand = Hand
table-cabinet = Schattenkabinett
table-politician-used = verbraucht
table-politician-placed = { IN($land) }
table-politician-main = Hauptaktion: { $action }
table-politician-or = Danach eine dieser Aktionen: { $actions }
table-supplies = Vorrat
table-supply-money = Geld
table-supply-rallies = Veranstaltungen
table-supply-rallies-short = Veranst.
table-supply-rallies-help = Du kannst höchstens 8 Veranstaltungen in einem Land haben. Was du umwandelst, kommt in deinen Vorrat zurück.
table-supply-media = Medien
table-supply-media-help = Deine Marker, die nicht auf dem Tisch liegen. Einer kostet 5.000 € in Phase 3.
table-supply-donations = Spenden
table-donation = { $money }: Parteibasis { $accept } beim Annehmen, { $reject } beim Ablehnen

## Protokoll
table-log = Protokoll
table-recent-none = Noch ist nichts passiert.
table-happened = Was passiert ist
table-last-turn = letzter Zug: { $player }
table-last-turn-own = dein letzter Zug
table-happened-pass = { $who } passen
table-log-filter = Filter
table-log-all = Alle
table-log-mine = Meine
table-log-land = Land
table-log-all-tip = Alles, was passiert ist
table-log-mine-tip = Nur Zeilen dieser Partei
table-log-land-tip = Nur Zeilen zu diesem Land: { $land }
table-log-head = Runde { $round } · { $phase }

## Wer entscheidet
table-decides =
    { $n ->
        [one] { $players } kann jetzt { $what }
       *[other] { $players } müssen noch { $what }
    }
table-decide-many =
    { $n ->
        [one] Eine Partei muss noch { $what }
       *[other] { $n } Parteien müssen noch { $what }
    }
table-about-draft = eine Karte auswählen
table-about-opening_program = das Startprogramm wählen
table-about-opening_hand = eine Handkarte behalten
table-about-deployment = die Symbole setzen
table-about-start_player = um den Startspieler bieten
table-about-start_tie = das Gebot um den Startspieler erhöhen
table-about-program = das Programm ändern
table-about-media = einen Medienmarker kaufen
table-about-rallies = Veranstaltungen kaufen
table-about-cabinet_placement = Politiker entsenden
table-about-cabinet_actions = Politiker bezahlen oder einsetzen
table-about-media_influence = eine Volksmeinung ersetzen
table-about-polls = auf die Umfrage bieten
table-about-poll_choice = die Umfrage veröffentlichen oder behalten
table-about-conversion = Veranstaltungen umwandeln
table-about-election = über eine Koalition entscheiden
table-about-income = eine Spende annehmen oder ablehnen
table-about-start_sheet = den Startbogen ausfüllen
table-about-first_bid = um den Startspieler bieten
table-about-first_choice = den Startspieler bestimmen
table-about-place_bid = um die Reihenfolge bieten
table-about-place_choice = einen Platz in der Reihenfolge wählen
table-about-conference = das Programm ändern
table-about-exchanges = eine Programmkarte tauschen
table-about-cabinet_sending = Politiker entsenden
table-about-cabinet_use = Politiker einsetzen
table-about-coalitions = eine Koalition bilden
table-about-coalition_answer = auf das Koalitionsangebot antworten
table-about-influence = eine Volksmeinung tauschen
table-about-poll_auctions = auf die Umfrage bieten
table-about-poll_entries = die Umfrage veröffentlichen oder behalten
table-about-vote_catching = Veranstaltungen umwandeln
table-about-majority = eine Volksmeinung tauschen
table-about-region_election = eine Bundesmeinung setzen
table-about-contributions = eine Spende annehmen oder ablehnen
table-over = Das Spiel ist zu Ende

## Seitenfeld in der größten Darstellung
table-side-parties = Parteien
table-side-parties-open = Ein Klick zeigt Programme, Vorräte und gemeinsame Karten.
table-side-log = Was passiert ist
table-side-log-word = Liste
table-side-mine = Eigene Karten und was neben den Ländern liegt
table-side-mine-word = Meins

## Woher die Zahlen kommen
table-row-votes = { $party }: Stimmen { $votes }
table-origin-step = { $when }, { $cause }: { $change }, jetzt { $value }
table-origin-none = Daran hat sich noch nichts geändert.
table-origin-none-round = In dieser Runde unverändert.
table-cause-deployment = Startaufstellung
table-cause-politician = Schattenkabinett
table-cause-poll = Umfrage
table-cause-rallies = Veranstaltungen
table-cause-votes = Stimmen
table-cause-bonus = Wahlbonus
table-cause-presence = Medienpräsenz
table-cause-base = Parteibasis
table-cause-money = Geld
table-cause-donation = Spende
table-cause-media = Medienmarker
table-cause-start_player = Startspielergebot
table-cause-remove_media = Medienmarker entfernt
table-cause-media_removed = Ausgleich für einen Medienmarker
table-cause-bluff = ungedecktes Gebot
table-points-total = { $party }: insgesamt { $points } SP
table-points-source = { $source }: { $points }
table-points-election = Wahl { $number }, { $land }: { $votes } + { $bonus }
table-match-card = { $card }: { $amount }
table-match-doubled = { $card }: { $amount }, zählt doppelt
table-match-least = Summe { $sum }: Gezählt wird mindestens 1.
table-match-range =
    { $n ->
        [one] Mit der verdeckten Meinung: { $low } bis { $high }
       *[other] Mit { $n } verdeckten Meinungen: { $low } bis { $high }
    }
table-opinion-taken = Genommen von { DATIVE($party) } für { THE($land) }, Runde { $round }.
table-pile-cards = Stapel { $left }, Auslage { $display }, abgelegt { $discarded }; im ganzen Spiel { $total }
table-pile-polls = Stapel { $left }; abgelegt mit bekannter Vorderseite { $seen }, ungesehen { $unseen }
table-poll-possible = Mögliche Vorderseite: { $changes }
table-presence-winner = { $party }: { $points }, gewann die Wahl
table-presence-media = { $party }: { $points }, hatte den Medieneinfluss
table-result-open = Wahl { $number } noch einmal zeigen

## Was geschehen ist
table-recap-play = Noch einmal zeigen
table-recap-stop = Beenden
table-recap-other = Neue Karten liegen aus
# Who acts, at the beginning of a line of the log
table-recap-subject = { $who }
table-recap-rallies =
    { $n ->
        [one] { $who } kauft 1 Veranstaltung für { $money }
       *[other] { $who } kauft { $n } Veranstaltungen für { $money }
    }
table-recap-rallies-short =
    { $n ->
        [one] { $who }: 1 Veranstaltung, { $where }, für { $money }
       *[other] { $who }: { $n } Veranstaltungen, { $where }, für { $money }
    }
table-recap-media =
    { $n ->
        [one] { $who } kauft 1 Medienmarker
       *[other] { $who } kauft { $n } Medienmarker
    }
table-recap-politicians =
    { $n ->
        [one] { $who } entsendet 1 Politiker
       *[other] { $who } entsendet { $n } Politiker
    }
table-recap-votes =
    { $n ->
        [one] { $who } gewinnt 1 Stimme
       *[other] { $who } gewinnt { $n } Stimmen
    }
table-recap-trend = Trend { OF($who) }
table-recap-bids = Gebote in Tausend:
table-recap-bids-short = In Tsd.:
table-recap-swap = { $who } ersetzt { IN($land) } eine Meinung
table-recap-swap-short = { $who } { IN($land) }
table-recap-swaps =
    { $n ->
        [one] { $who } ersetzt eine Meinung
       *[other] { $who } ersetzt { $n } Meinungen
    }
table-final = Schlusswertung

## Jedes Programm gegen jedes Land
table-grid = Programme und Länder
table-grid-help = Übereinstimmung, Stimmen und Punkte jetzt und nach dem Umwandeln; dazu die Stimmen, die zur nächsten Stufe fehlen
table-grid-points = { $points } SP
table-grid-next = +{ $votes } für { $points }
table-grid-top = volle Punkte
table-grid-close = Schließen

## Whose turn it is, on the ribbon
turn-mine = Du bist dran
turn-of = { $player } ist dran
turn-many =
    { $n ->
        [one] Eine Partei ist noch dran
       *[other] { $n } Parteien sind noch dran
    }
# Badge behind the name
turn-badge-mine = du bist dran

## The only state left: what the votes to come lack
table-lacks = noch { $votes } bis { $majority }
table-lacks-over = über { $majority }
table-late-trend = Trend
table-late-match = Übereinst.
table-late-worth = { $unit } für { $votes } Stimmen
table-late-election = Die letzte Wahl
# the third line of my row: votes now and with the draft
table-receipt-votes =
    { $before } → { $after } { $after ->
        [one] Stimme
       *[other] Stimmen
    }
# $nth is my place in this state, $of the number of parties
table-receipt-place = Platz { $nth } von { $of } hier
table-step = { $points } { $unit } ab { $votes }
table-step-short = { $points } ab { $votes }
table-voters = Eine Figur sind 5 Stimmen: voll gewonnen, hohl kommend
# two states vote this round
table-election-first = Wählt zuerst in dieser Runde
table-election-second = Wählt danach in dieser Runde
# cards of the program that my party and this one share
table-shared = { $n } gemeinsam
# words below icons of the top bar
table-grid-word = Vergleich
table-rules-word = Regeln
table-plan-word = Plan
# head of the column of rallies on a board
table-head-rallies = Veranstaltungen
# how the elections of this round would end if they were held now
table-if-now-of = Wahl jetzt: { $land }
table-if-now-sole = regiert allein, { $points }
table-if-now-several = regieren, je { $points }
table-if-now-coalition = regieren, je { $points }
table-if-now-none = ist stärkste, { $points }; niemand regiert
table-if-now-single = gewinnt
table-if-now-narrow = gewinnt hauchdünn
table-if-now-narrow_coalition = gewinnen hauchdünn
table-if-now-lacks =
    { $party }: noch { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    } zum Alleinregieren
table-shared-cards =
    { $n ->
        [one] eine gemeinsame Karte
       *[other] { $n } gemeinsame Karten
    }
table-if-now-moves = Versetzt einen Medienmarker: { $parties }
table-outlook = { $unit } jetzt → nach der Wahl: { $land }
table-outlook-final = { $unit } jetzt → wenn es so endet, ohne Geld
table-outlook-short = { $unit } jetzt → dann
table-outlook-none = { $unit } bisher
table-outlook-plan = { $unit } jetzt → geplant
# how the game would end, and the parts of each party’s bar, in few letters
table-ending = Wenn heute Schluss wäre
table-ending-last = Wenn es so endet
table-ending-now = jetzt
table-ending-election = Wahl
table-ending-base = Basis
table-ending-media = Medien
table-ending-opinion = Meinung
# who shares how many program cards with whom
table-shared-matrix = Gemeinsame Programmkarten
