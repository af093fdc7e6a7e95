### Der Tisch: Beschriftungen, Herleitungen und Hinweise.
### $party Kürzel · $land Name eines Landes · $player Name eines Platzes · $card Zeichen und Thema · $money fertiger Betrag

table-bar = Spiel
table-menu = Menü
table-setup = Aufbau
table-round-of = Runde { $round } von { $rounds }
table-round-short = Runde { $round }/{ $rounds }
table-round = Runde { $round }
table-phase = Phase { $n }: { $name }
table-phase-nine = Wahl: Umwandlung, Ergebnisse, Einnahmen, nächste Runde
table-vp = SP
table-kind-human = Mensch
table-kind-you = ich

## Schaltflächen
table-undo = Rückgängig
table-redo = Wiederherstellen
table-advice = Rat
table-advice-not-now = Rat gibt es, während eine Entscheidung offen ist.
table-log-open = Ganzes Protokoll
table-rules = Regeln
table-settings = Einstellungen
table-reset = Verwerfen
table-reset-nothing = Noch ist nichts gewählt.
table-lock-chance = Endgültig: dann spricht der Zufall
table-lock-revealed = Endgültig: Verborgenes wird gezeigt
table-lock-other = Endgültig: dann entscheidet jemand anderes

## Länder
table-election-now = Wahl in dieser Runde
table-election-now-short = Wahl jetzt
table-election-in = Wahl in Runde { $round }
table-now = jetzt
table-in = in { $rounds }
table-land-worth =
    { $points ->
        [one] Ein Siegpunkt für 50 Stimmen und mehr
       *[other] { $points } Siegpunkte für 50 Stimmen und mehr
    }
table-land-steps = Stimmen und Punkte: { $steps }
table-closed = gewählt
table-opinion-hidden = Verdeckte Volksmeinung
table-opinion-hidden-help = Am Ende jeder Runde wird in jedem Land eine weitere Volksmeinung aufgedeckt.
table-card = { $sign } { $topic }
table-card-unknown = Verdeckte Karte
table-card-doubled = Verdopplungsplättchen: zählt doppelt und kann durch Medieneinfluss nicht ersetzt werden.
table-card-for = Im Programm von { $parties }: +1
table-card-against = Umgekehrt im Programm von { $parties }: −1
table-card-nobody = Kein Programm hat dieses Thema.
table-kept-match = Behaltene Karten passen
table-kept-match-short = Passend
table-media = Medien in { $land }
table-media-leads = { $party } hat den Medieneinfluss.
table-media-tied = Niemand hat den Medieneinfluss: Gleichstand.
table-media-nobody = Hier liegt noch kein Medienmarker.
table-media-help = Der Medieneinfluss ändert in Phase 7 eine Volksmeinung und schützt vor Verlusten durch Umfragen. Bei der Wahl wandert ein Marker zur Medienpräsenz.
table-leader = führt
table-leader-tied = gleich
table-leader-nobody = niemand
table-slots = Politikkarten in { $land }
table-slot-free = Freier Platz für eine Politikkarte
table-slot-help = In Phase 5 werden Politikkarten verdeckt entsandt, je Partei höchstens eine pro Land. In Phase 6 handeln sie in dieser Reihenfolge.
table-slot-hidden = Platz { $n }: { $party }, verdeckt
table-slot-open = Platz { $n }: { $party }, { $politician }
table-slot-cost = { $money }, { $status }
table-slot-status-hidden = verdeckt
table-slot-status-revealed = noch nicht bezahlt
table-slot-status-paid = bezahlt
table-slot-status-declined = nicht bezahlt, scheidet aus
table-slot-status-done = erledigt

## Parteizeilen
table-row = { $party } in { $land }
table-trend = { $party }: Trend { $trend }
table-rallies = { $party }: { $n } von { $spots } Wahlveranstaltungen
table-matches = { $party }: Übereinstimmung { $factor }
table-matches-in = { $land }: Übereinstimmung { $factor }
table-matches-help = Programmkarten, die dort als Volksmeinung liegen, abzüglich derer, die dort umgekehrt liegen; verdoppelte zählen zweifach. Weniger als eins zählt als eins.
table-formula = ({ $rallies ->
        [one] 1 Veranstaltung
       *[other] { $rallies } Veranstaltungen
    } { $sign } { $trend } Trend) × { $matches ->
        [one] 1 Übereinstimmung
       *[other] { $matches } Übereinstimmungen
    } = { $votes }
table-formula-least = Kein Faktor zählt weniger als eins.
table-formula-none = Keine Wahlveranstaltungen zum Umwandeln
table-formula-sum = { $old } + { $gained } = { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
table-points-now =
    { $points ->
        [one] Wert: ein Punkt
       *[other] Wert: { $points } Punkte
    }
table-points-then =
    { $then ->
        [one] Wert jetzt { $points }, nach dem Umwandeln ein Punkt
       *[other] Wert jetzt { $points }, nach dem Umwandeln { $then } Punkte
    }
table-next-step =
    { $votes ->
        [one] Mit einer Stimme mehr wären es { $points }.
       *[other] Mit { $votes } Stimmen mehr wären es { $points }.
    }

## Ein Land, das gewählt hat
# Rubber stamp on the board of a state that has voted
table-voted = GEWÄHLT
table-result = Wahl { $number }
table-result-row = { $party } in { $land }
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
table-result-bonus = Wahlsieg: +{ $points }
table-result-moved = Ein Marker kam zur Medienpräsenz.
table-outcome-sole = { $parties } siegt allein
table-outcome-several = { $parties } siegen
table-outcome-coalition = Koalition: { $parties }
table-outcome-none = Keine Koalition: { $parties }
table-votes-word =
    { $n ->
        [one] Stimme
       *[other] Stimmen
    }

## Was eine Entscheidung anbietet
table-spot-opinion = { $card } in { $land }
table-spot-display = { $card } aus dem Feld „Volksmeinungen“
table-spot-program = { $card } aus der Programmauslage
table-spot-media = Medienfeld { $n } in { $land }
table-spot-slot = Politikkarte { $n } in { $land }
table-spot-pip = Wahlveranstaltung { $n } in { $land }
table-spot-pips = Plätze für Wahlveranstaltungen in { $land }
table-spot-minus = Eine Wahlveranstaltung weniger in { $land }
table-spot-plus = Eine Wahlveranstaltung mehr in { $land }

## Leiste
table-opinions = Volksmeinungen
table-opinions-short = Meinungen
table-opinions-help = Von hier nimmt der Medieneinfluss Karten (Phase 7). Lücken bleiben leer.
table-pile = Stapel { $n }
table-opinion-gone = { $card } ist weg
table-opinion-gone-help = Die Karte wurde mit Medieneinfluss genommen. Der Platz wird nicht wieder aufgefüllt.
table-programs = Programmauslage
table-programs-short = Auslage
table-programs-help = Offene Programmkarten für Phase 2. Jede Runde wird neu ausgelegt.
table-polls = Umfragen
table-polls-help = Die oberste Umfrage wird in Phase 8 in jedem Land versteigert. Bekannt ist nur ihre Rückseite.
table-left = noch { $n }
table-poll = Oberste Umfrage
table-poll-back = Auf der Rückseite: { $party } steigt um 2.
table-poll-face = { $party } +2
table-poll-unseen = Ungesehen weg: { $party } +2
table-poll-seen = Weg: { $changes }
table-presence = Medienpräsenz
table-presence-short = Präsenz
table-presence-help = Wer eine Wahl gewinnt oder dort den Medieneinfluss hat, legt einen Marker hierher; er zählt am Ende.
table-presence-slot =
    { $points ->
        [one] Wahl { $number }: ein Punkt am Ende
       *[other] Wahl { $number }: { $points } Punkte am Ende
    }
table-presence-empty = Noch niemand
table-base-title = Parteibasis
table-base-help = Jeder Punkt bringt 1.000 € je Runde und am Ende einen Siegpunkt.
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
        [one] eine Wahlveranstaltung
       *[other] { $rallies } Wahlveranstaltungen
    }
table-party-politicians = Übrig: { $n ->
        [one] eine Politikkarte
       *[other] { $n } Politikkarten
    }, { $donations ->
        [one] eine Spendenkarte
       *[other] { $donations } Spendenkarten
    }
table-party-points = Punkte: { $votes } für Stimmen, { $bonus } für Wahlsiege
table-thinking = denkt nach
table-stood-in = Eine KI-Partei hat nicht rechtzeitig geantwortet; die leichte Stufe hat für sie entschieden. Das Spiel vermerkt es.
table-badge-start = Start
table-badge-auctioneer = versteigert
table-badge-passes = passt
table-badge-chosen = fertig
table-badge-choosing = wählt
table-money = Geld: { $money }
table-money-hidden = Geld: verdeckt
table-money-help = Die beiden größten Vermögen bringen am Ende 6 und 3 Punkte.

## Eigenes
table-program-own = Programm
table-program-own-party = Programm · { $party }
table-standings = Siegpunkte bisher
table-hand = Hand
table-cabinet = Schattenkabinett
table-politician-used = verbraucht
table-politician-placed = in { $land }
table-politician-main = Hauptaktion: { $action }
table-politician-or = Danach eine dieser Aktionen: { $actions }
table-supplies = Vorrat
table-supply-money = Geld
table-supply-rallies = Veranstaltungen
table-supply-rallies-short = Veranst.
table-supply-rallies-help = Höchstens 8 Wahlveranstaltungen einer Partei liegen in einem Land. Umgewandelte kommen zurück.
table-supply-media = Medien
table-supply-media-help = Marker, die nicht auf dem Tisch liegen. Einer kostet 5.000 € in Phase 3.
table-supply-donations = Spenden
table-donation = { $money }: angenommen { $accept }, abgelehnt { $reject } Parteibasis

## Protokoll
table-log = Protokoll
table-recent = { $party }: seit letzter Entscheidung
table-recent-own = Seit deiner letzten Entscheidung
table-recent-none = Seit der letzten Entscheidung ist nichts geschehen.
table-log-all = Alle
table-log-mine = Meine
table-log-land = Land
table-log-all-tip = Alles, was geschehen ist
table-log-mine-tip = Nur Zeilen dieser Partei
table-log-land-tip = Nur { $land }
table-log-head = Runde { $round } · { $phase }

## Wer entscheidet
table-decides =
    { $n ->
        [one] { $players } entscheidet { $what }
       *[other] { $players } entscheiden { $what }
    }
table-decide-many =
    { $n ->
        [one] Eine Partei entscheidet { $what }
       *[other] { $n } Parteien entscheiden { $what }
    }
table-about-draft = über eine Karte
table-about-opening_program = über das Startprogramm
table-about-opening_hand = über die Handkarte
table-about-deployment = über die Startaufstellung
table-about-start_player = über das Gebot
table-about-start_tie = über ein höheres Gebot
table-about-program = über das Programm
table-about-media = über Medienmarker
table-about-rallies = über Veranstaltungen
table-about-cabinet_placement = über das Schattenkabinett
table-about-cabinet_actions = über eine Politikkarte
table-about-media_influence = über eine Volksmeinung
table-about-polls = über ein Gebot
table-about-poll_choice = über die Umfrage
table-about-conversion = über das Umwandeln
table-about-election = über eine Koalition
table-about-income = über eine Spende
table-about-start_sheet = über den Startbogen
table-about-first_bid = über das Gebot
table-about-first_choice = darüber, wer beginnt
table-about-place_bid = über das Gebot
table-about-place_choice = über einen Platz
table-about-conference = über das Programm
table-about-exchanges = über das Programm
table-about-cabinet_sending = über das Schattenkabinett
table-about-cabinet_use = über eine Politikkarte
table-about-coalitions = über eine Koalition
table-about-coalition_answer = über das Koalitionsangebot
table-about-influence = über eine Volksmeinung
table-about-poll_auctions = über ein Gebot
table-about-poll_entries = über die Umfrage
table-about-vote_catching = über das Umwandeln
table-about-majority = über eine Volksmeinung
table-about-region_election = über die Bundesmeinung
table-about-contributions = über eine Spende
table-over = Das Spiel ist zu Ende

## Seitenfeld in der größten Darstellung
table-side-parties = Parteien
table-side-opinions = Volksmeinungen
table-side-programs = Programmauslage
table-side-polls = Umfragen, Medienpräsenz, Parteibasis
table-side-log = Protokoll

## Woher die Zahlen kommen
table-row-votes = { $party }: Stimmen { $votes }
table-origin-step = { $when }, { $cause }: { $change }, jetzt { $value }
table-origin-none = Bisher hat ihn nichts verändert.
table-origin-none-round = In dieser Runde unverändert.
table-cause-deployment = Startaufstellung
table-cause-politician = Schattenkabinett
table-cause-poll = Umfrage
table-cause-rallies = Wahlveranstaltungen
table-cause-votes = Stimmen
table-cause-bonus = Wahlsiege
table-cause-presence = Medienpräsenz
table-cause-base = Parteibasis
table-cause-money = Geld
table-cause-donation = Spende
table-cause-media = Medienmarker
table-cause-start_player = Gebot auf den Startspieler
table-cause-remove_media = Medienmarker entfernt
table-cause-media_removed = Ausgleich für einen Medienmarker
table-cause-bluff = ungedecktes Gebot
table-points-total = { $party }: Siegpunkte { $points }
table-points-source = Für { $source }: { $points }
table-points-election = Wahl { $number }, { $land }: { $votes } + { $bonus }
table-match-card = { $card }: { $amount }
table-match-doubled = { $card }: { $amount }, zählt doppelt
table-match-least = Summe { $sum }: Weniger als eins zählt als eins.
table-match-range =
    { $n ->
        [one] Mit der verdeckten Meinung: { $low } bis { $high }
       *[other] Mit { $n } verdeckten Meinungen: { $low } bis { $high }
    }
table-opinion-taken = Genommen von { $party } für { $land }, Runde { $round }. Lücken bleiben leer.
table-pile-cards = Stapel { $left }, Auslage { $display }, abgelegt { $discarded }; im ganzen Spiel { $total }
table-pile-polls = Stapel { $left }; weg mit gesehener Vorderseite { $seen }, ungesehen { $unseen }
table-poll-possible = Mögliche Vorderseite: { $changes }
table-presence-winner = { $party }: { $points }, gewann die Wahl
table-presence-media = { $party }: { $points }, hatte den Medieneinfluss
table-result-open = Wahl { $number } noch einmal zeigen

## Was geschehen ist
table-recent-short = Seither
table-recent-none-short = Noch nichts
table-recap-play = Noch einmal zeigen
table-recap-stop = Beenden
table-recap-list = Alle Änderungen: { $n }
table-recap-other = Neue Karten liegen aus
table-recap-rallies =
    { $n ->
        [one] { $who } +1 Veranst.
       *[other] { $who } +{ $n } Veranst.
    }
table-recap-media =
    { $n ->
        [one] { $who } +1 Medienmarker
       *[other] { $who } +{ $n } Medienmarker
    }
table-recap-politicians =
    { $n ->
        [one] { $who } +1 Politiker
       *[other] { $who } +{ $n } Politiker
    }
table-recap-votes =
    { $n ->
        [one] { $who } { $amount } Stimme
       *[other] { $who } { $amount } Stimmen
    }
table-recap-trend = { $who } Trend
table-recap-swap = { $who } tauscht in { $land }
table-recap-swaps =
    { $n ->
        [one] { $who } tauscht eine Meinung
       *[other] { $who } tauscht { $n } Meinungen
    }
table-recap-for = { $places } für { $money }
table-recap-more = und { $n } weitere
table-final = Schlusswertung

## Jedes Programm gegen jedes Land
table-grid = Programme und Länder
table-grid-help = Übereinstimmung, Stimmen jetzt und nach dem Umwandeln, Punkte jetzt und danach, fehlende Stimmen bis zur nächsten Stufe
table-grid-points = { $points } SP
table-grid-next = +{ $votes } für { $points }
table-grid-top = volle Punkte
table-grid-close = Schließen

## Whose turn it is, on the ribbon
turn-mine = Du bist dran
turn-of = { $player } entscheidet
turn-many =
    { $n ->
        [one] Eine Partei entscheidet noch
       *[other] { $n } Parteien entscheiden noch
    }
# Badge behind the name
turn-badge-mine = du bist dran

## The only state left: what the votes to come lack
table-lacks = { $votes } fehlen zu { $majority }
table-lacks-level = genau { $majority }
table-lacks-over = über { $majority }
table-lacks-step = { $now } · noch { $votes }: { $points }
table-late-trend = Trend
table-late-rallies = { $held } von { $most } Veranstaltungen
table-late-rallies-more = { $held } + { $more } von { $most } Veranstaltungen
table-late-match = Überein.
table-late-now = { $votes } jetzt
table-late-worth = { $unit } für { $votes } Stimmen
table-late-election = Die letzte Wahl
