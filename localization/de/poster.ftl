### Das Plakat des Siegers.

poster-won = Das Spiel ist entschieden
poster-shared = Der Sieg wird geteilt
poster-margin =
    { $points ->
        [one] gewinnt mit { $points } Punkt Vorsprung vor { $player }
       *[other] gewinnt mit { $points } Punkten Vorsprung vor { $player }
    }
poster-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
poster-crossed = { $part } (entscheidend)
# $place is a number
poster-row = { $place }. { $party }, { $player }: { $points }

## Headlines, at most 30 letters if possible: { $land } is the German name of a state
poster-tie-two = Zwei ganz oben
poster-tie-many = Gedränge auf dem Podest
poster-base-turn = Die Basis dreht das Spiel
poster-presence-turn = Die Presse dreht das Spiel
poster-money-turn = Die Kasse dreht das Spiel
poster-opinion-turn = Die Bundesmeinung dreht alles
poster-rank-turn = Die Größe dreht das Spiel
poster-turn = In der Schlusswertung gedreht
poster-from-fifth = Von Platz fünf zum Sieg
poster-from-fourth = Von Platz vier zum Sieg
poster-by-one = Ein einziger Punkt
poster-last-turn = Gedreht am letzten Abend
poster-state-turn = { THE($land) } dreht das Spiel
poster-every-state = Alle Länder gewonnen
poster-everywhere = Überall vorn
poster-landslide = Ein Erdrutschsieg
poster-first-evening = Vorn vom ersten Abend an
poster-by-hair = Hauchdünn
poster-state = { THE($land) } entscheidet
poster-base = Die Basis trägt den Sieg
poster-presence = Sieg der Schlagzeilen
poster-bonus = Sieg der Mehrheiten
poster-money = Gut gewirtschaftet
poster-opinion = Nah an der Bundesmeinung
poster-rank = Schiere Größe
poster-votes = Gewonnen an der Urne

## Reasons
poster-reason-tie =
    { $points ->
        [one] Je { $points } Punkt.
       *[other] Je { $points } Punkte.
    }
poster-reason-against = { $what }: { $points } zu { $other }.
poster-reason-before = Vor der Schlusswertung lag { $player } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } zurück.
poster-reason-third = Nach der dritten Wahl lag { $player } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } zurück.
poster-reason-won = { $won } von { $elections } Wahlen gewonnen.
poster-reason-alone = { $player } führte nach jeder einzelnen Wahl.
poster-reason-everywhere = Aus jeder Quelle mehr Punkte als Platz zwei.

## Posters of tournaments, puzzles and lessons
poster-cup-won = Das Turnier ist entschieden
poster-cup-clean = An jedem Tisch vorn
poster-cup-last = Knapp hinein, ganz nach vorn
poster-cup-final = Da, als es darauf ankam
poster-cup-tables = Tische
poster-cup-show = Plakat
poster-puzzle = Ein Rätsel
poster-puzzle-first = beim ersten Versuch
poster-puzzle-try = beim Versuch Nr. { $tries }
poster-puzzle-convert = Zur rechten Zeit
poster-puzzle-money = Gut angelegtes Geld
poster-puzzle-shift = Die Stimmung gedreht
poster-puzzle-program = Programm nach Maß
poster-puzzle-cabinet = Die Richtigen geschickt
poster-puzzle-poll = Umfrage zum rechten Preis
poster-puzzle-goal = Ziel
poster-puzzle-count = Von dieser Art gelöst: { $done } von { $all }
poster-lesson-word = Lektionen
poster-lesson-done = ist geschafft
poster-lesson-over = geschafft
poster-lesson-next = als Nächstes
poster-lesson-list = Alle Lektionen
poster-lesson-go = Weiter: { $lesson }
poster-lesson-votes = Fünfzig genügen
poster-lesson-media = Meinungen lassen sich drehen
poster-lesson-program = Karten machen den Unterschied
poster-lesson-cabinet = Nur wer bezahlt wird, handelt
poster-lesson-polls = Wissen hat seinen Preis
poster-lesson-election = Am Ende zählen die Punkte
poster-lesson-plan = Ein Plan schlägt das Glück
