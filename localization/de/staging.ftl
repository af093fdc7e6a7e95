### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Die verdeckten Gebote
# Rubber stamp on an envelope that is still closed, in capitals
staging-bids-sealed = VERSIEGELT
staging-bids-tied = Gleichstand bei { $amount }: noch einmal, offen
staging-bids-starts = { $player } wird Startspieler
# Bids for places in the order of play
staging-bids-chooses = { $player } wählt zuerst
# On the coupon of somebody who raises a tied bid
staging-bids-coupon = + { $money }
staging-bids-raises = bietet { $money }
staging-bids-decided = { $player } wird Startspieler und zahlt { $money }; alle anderen behalten ihr Geld
# Below the names: $n the place in which an envelope was opened, from the lowest bid up; then what becomes of a bid
staging-bids-opened = als { $n }. geöffnet
staging-bids-out = ausgeschieden
staging-bids-once-more = bietet noch einmal
staging-bids-pays = zahlt { $money }
staging-bids-keeps = behält das Geld
# Below the name of somebody who bid more money than they have
staging-bids-caught = mehr geboten als vorhanden

## Politicians, polls, opinions
staging-cabinet-title = { $land }: Wer ist es?
staging-poll-heading = Umfrage
staging-poll-sold = Verkauft: { $money }
staging-poll-published = Veröffentlicht
staging-poll-kept = Behalten
staging-poll-out = Ohne Gebot
staging-poll-published-title = { $player } veröffentlicht die Umfrage
staging-poll-kept-title = { $player } behält die Umfrage
staging-poll-out-title = Niemand will die Umfrage
staging-poll-still = Kein Trend ändert sich.
staging-poll-none = keine Änderung
staging-poll-rises = Anstiege anderer zählen nicht
staging-poll-leads = hat den Medieneinfluss: fällt nicht
staging-poll-end = schon am Ende der Leiste
staging-poll-unchosen = nicht ausgewählt
staging-poll-absent = spielt nicht mit
staging-poll-uncounted = zählt nicht
staging-auctioneer = Auktionator, bietet zuletzt
staging-passes = passt
staging-opinion-title = { $player } ersetzt eine Meinung { IN($land) }
staging-out = Raus
staging-new = Neu
staging-matches = Übereinstimmung
staging-votes = Stimmen
staging-opinion-out = wird abgelegt
staging-opinion-in = kommt ins Land
staging-stays = bleibt { $factor }

## Dice
staging-dice-title = Die Würfel
staging-dice-members = Mitglieder

## Donations
staging-donations-title = Die Spenden
staging-donation-taken = Angenommen
staging-donation-refused = Abgelehnt

## Draft, programs, deployments
# $n number of cards
staging-draft-title =
    { $n ->
        [one] Eine Karte geht weiter, eine kommt
       *[other] { $n } Karten gehen weiter, { $n } kommen
    }
staging-draft-last =
    { $n ->
        [one] Die letzte Karte bleibt
       *[other] Die letzten { $n } Karten bleiben
    }
# Below the names of both neighbours
staging-draft-left = links: bekommt die Karten
staging-draft-right = rechts: gibt Karten weiter
staging-draft-kept = Behalten
staging-programs-title = Die Parteiprogramme
staging-program-title = { $player } ändert das Programm
staging-media-title =
    { $n ->
        [one] { $player } kauft einen Medienmarker
       *[other] { $player } kauft { $n } Medienmarker
    }
staging-media-leads = Hat jetzt den Medieneinfluss: { $lands }
# $n number of politicians
staging-sent-title =
    { $n ->
        [one] { $player } entsendet einen Politiker
       *[other] { $player } entsendet { $n } Politiker
    }
# $lands names of states
staging-lands-title = Neu auf dem Tisch: { $lands }
staging-opinions-title = Neue Volksmeinungen

## Games with a national board
# $amount finished amount
staging-bids-again = Gleichstand bei { $amount }: noch einmal, verdeckt
staging-first-title = { $player } bestimmt den Startspieler
staging-first-dice = Wieder Gleichstand: je ein Würfel
staging-first-dice-title = Wer bestimmt den Startspieler?
staging-contributions-title = Die Spenden
staging-contribution-largest = größte Spende allein abgelehnt: drei Würfel mehr
# $player and $other names of two players
staging-coalition-title = { $player } und { $other }: eine Koalition?
staging-coalition-joined-title = { $player } und { $other } bilden eine Koalition
staging-coalition-forced-title = { $player } zwingt { $other } in eine Koalition
staging-coalition-refused-title = { $other } lehnt die Koalition ab
staging-coalition-joined = Gemeinsam
staging-coalition-forced = Erzwungen
staging-coalition-refused = Abgelehnt
staging-coalition-together = Stimmen zusammen
staging-coalition-common =
    { $n ->
        [0] Keine gemeinsame Programmkarte
        [one] Eine gemeinsame Programmkarte
       *[other] { $n } gemeinsame Programmkarten
    }

## Politicians pay or leave, and act
# $politician name of an office
staging-politician-paid = Bezahlt
staging-politician-declined = Nicht bezahlt
staging-politician-paid-title = { $player } bezahlt: { $politician }
staging-politician-declined-title = { $player } zahlt nicht: { $politician }
staging-politician-acts-title = { $player } handelt: { $politician }
staging-politician-main = Hauptaktion
staging-politician-then = Dann
staging-politicians-answered-title = { $land }: Zahlen oder gehen
