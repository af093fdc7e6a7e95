# Turnier
tournament-too-few = { $players ->
    [one] Ein Turnier braucht mindestens { $least } Spieler, nicht einen.
   *[other] Ein Turnier braucht mindestens { $least } Spieler, nicht { $players }.
}
tournament-no-tables = { $players ->
    [one] Ein Spieler lässt sich nicht auf Vierer- und Fünfertische verteilen.
   *[other] { $players } Spieler lassen sich nicht auf Vierer- und Fünfertische verteilen.
}
tournament-count = „{ $count }“ ist keine Spielerzahl.
cli-tournament = { $players } Spieler an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}; * spielt das Finale
cli-tournament-row = Tisch { $table }, Platz { $rank }, { $points } Punkte, { $share } des Tisches
cli-tournament-final = Finale

## Der Modus im Spiel
menu-tournament = Turnier
tournament-title = Turnier
tournament-new = Neues Turnier
tournament-earlier = Frühere Turniere
tournament-size = Zahl der Spieler
tournament-people = Davon am Bildschirm
tournament-people-note = Ihr spielt nacheinander an diesem Bildschirm und könnt euch auch an einem Tisch treffen.
tournament-name = Name { $number }
tournament-rest = Die Übrigen
# $n tables
tournament-fives = { $n ->
    [one] ein Fünfertisch
   *[other] { $n } Fünfertische
}
tournament-fours = { $n ->
    [one] ein Vierertisch
   *[other] { $n } Vierertische
}
tournament-draw = Tische auslosen
tournament-too-many = { $players ->
    [one] Ein Turnier hat höchstens { $most } Spieler, nicht einen.
   *[other] Ein Turnier hat höchstens { $most } Spieler, nicht { $players }.
}
tournament-stage-round = Vorrunde: { $done } von { $tables } beendet
tournament-stage-known = Die Finalisten stehen fest
tournament-stage-final = Das Finale läuft
tournament-stage-over = { $player } gewinnt das Turnier
tournament-tab-tables = Tische
tournament-tab-standings = Stand
tournament-tab-final = Finale
tournament-table = Tisch { $table }
tournament-state-open = Nicht begonnen
tournament-state-playing = Begonnen
tournament-state-waiting = KI-Tisch, wartet
tournament-state-simulating = Runde { $round } von { $rounds }
tournament-state-over = Beendet
tournament-points = Punkte
tournament-share = Anteil
tournament-share-of = Punkteanteil
tournament-share-tip = Anteil an den Punkten des Tisches; an einem Vierertisch zählt er 0,8-fach.
tournament-mandates = Mandate
tournament-mandates-short = Mand.
tournament-mandates-tip = Punkte durch Stimmen. Bei gleichem Anteil entscheidet der Anteil an den Mandaten des Tisches. Ist auch der gleich, entscheidet das Los.
tournament-player = Name
tournament-at-table = Tisch
tournament-rank = Platz
tournament-why = Qualifikation
tournament-percent = { $share } %
tournament-scaled = Anteile × 0,8
tournament-play = Spielen
tournament-resume = Weiterspielen
tournament-result = Schlusswertung
tournament-standings-early = Der Stand erscheint, sobald alle Tische beendet sind.
tournament-final-begin = Finale beginnen
tournament-final-early = Erst müssen alle Tische der Vorrunde beendet sein.
tournament-final-ai = Die KI spielt das Finale allein; das Ergebnis folgt hier.
tournament-final-note = Fünf spielen das Finale: die Sieger der Tische, bei mehr als fünf Tischen die fünf mit dem höchsten Anteil; bei weniger Tischen kommen die besten Zweiten und Dritten dazu.
tournament-why-winner = Sieg an Tisch { $table }
# $number counts the players of that place at their tables, the best first
tournament-why-rank = { $rank ->
    [2] { $number ->
        [1] Bester zweiter Platz
        [2] Zweitbester zweiter Platz
        [3] Drittbester zweiter Platz
        [4] Viertbester zweiter Platz
        [5] Fünftbester zweiter Platz
       *[other] Zweiter Platz, Nr. { $number }
    }
    [3] { $number ->
        [1] Bester dritter Platz
        [2] Zweitbester dritter Platz
        [3] Drittbester dritter Platz
        [4] Viertbester dritter Platz
        [5] Fünftbester dritter Platz
       *[other] Dritter Platz, Nr. { $number }
    }
    [4] { $number ->
        [1] Bester vierter Platz
        [2] Zweitbester vierter Platz
        [3] Drittbester vierter Platz
        [4] Viertbester vierter Platz
        [5] Fünftbester vierter Platz
       *[other] Vierter Platz, Nr. { $number }
    }
   *[other] { $number ->
        [1] Bester fünfter Platz
        [2] Zweitbester fünfter Platz
        [3] Drittbester fünfter Platz
        [4] Viertbester fünfter Platz
        [5] Fünftbester fünfter Platz
       *[other] Fünfter Platz, Nr. { $number }
    }
}
tournament-tied-mandates = gleicher Anteil: Mandate entscheiden
tournament-tied-lot = gleicher Anteil, gleiche Mandate: Das Los entscheidet
tournament-level-mandates = gleiche Punkte: Mandate entscheiden den Platz
tournament-level-lot = gleiche Punkte und Mandate: Das Los entscheidet den Platz
tournament-why-moved = Rückt nach
tournament-why-out = Spielt nicht im Finale
tournament-absent = Abgemeldet
tournament-withdraw = Abmelden
tournament-absent-tip = Dann spielt im Finale, wer als Nächstes qualifiziert ist.
tournament-absent-late = Das Finale ist schon ausgelost.
tournament-absent-few = Das Finale braucht fünf Spieler.
tournament-back = Zum Turnier
tournament-unreadable = Das Turnier lässt sich nicht öffnen
tournament-table-unreadable = Das Spiel dieses Tisches lässt sich nicht fortsetzen
tournament-anew = Tisch neu beginnen
tournament-not-written = Das Turnier ließ sich nicht speichern: { $detail }.
tournament-retry = Noch einmal versuchen
# $n players
tournament-entry = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}
tournament-entry-won = Sieg: { $player }
tournament-entry-open = nicht beendet
tournament-ordinal = { $n }.
