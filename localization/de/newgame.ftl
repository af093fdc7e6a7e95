### Neues Spiel: Ausgabe, Länge, Plätze, Optionen, Startwert.

newgame-title = Neues Spiel
newgame-edition = Ausgabe
newgame-edition-2019 = Ausgabe 2019
newgame-edition-2019-long = Ausgabe 2019
newgame-edition-2019-note = Punkte für Stimmen, Bonus für Siege, Programme werden ausgewählt
newgame-edition-2006 = 2006
newgame-edition-2006-long = Klassisch 2006
newgame-edition-2006-note = Sieben Runden oder fünf, Bundesplan, Koalitionsplättchen
newgame-edition-1997 = 1997
newgame-edition-1997-long = Turnier 1997
newgame-edition-1997-note = Sieben Runden nach Turnierregeln, D-Mark
newgame-edition-consim = Consim
newgame-edition-consim-long = Consim-Hausregeln
newgame-edition-consim-note = 1997 mit Hausregeln: Die Reihenfolge wird ersteigert, Programmtausch kostet Mitglieder
newgame-differs = Das ist in dieser Ausgabe anders
newgame-length = Länge
newgame-length-4 = 4 Wahlen
newgame-length-5 = 5 Wahlen
newgame-length-7 = 7 Wahlen
newgame-minutes = etwa { $minutes } Minuten
newgame-seats = Plätze
newgame-seats-note = Drei bis fünf Parteien; gespielt wird in dieser Reihenfolge.
# Ein Name, denn das Protokoll nennt alle beim Namen
newgame-you = Marion
newgame-seat-human = Spieler
newgame-seat-ai = KI · { $level }
newgame-seat-closed = Unbesetzt
newgame-seat-add = Spieler hinzufügen
newgame-seat-remove = Platz räumen
newgame-seat-take = { THE($party) } selbst spielen
newgame-seat-name = Name
newgame-seat-earlier = Nach oben
newgame-seat-later = Nach unten
newgame-level-random = zufällig
newgame-level-sane = planlos
newgame-level-normal = normal
newgame-start = Spiel starten
newgame-shuffle = Plätze mischen
newgame-options = Optionen
newgame-options-title = Regeln dieses Spiels
newgame-options-changed =
    { $n ->
        [one] eine Option an
       *[other] { $n } Optionen an
    }
newgame-seed = Startwert
newgame-seed-note = Gleicher Startwert und gleiche Entscheidungen ergeben dasselbe Spiel.
newgame-seed-new = Neuer Startwert
newgame-seed-new-short = Neu
newgame-data = Zahlenwerte
newgame-data-shipped = Mitgeliefert
newgame-data-own = Eigene Datei: { $name }
newgame-data-box = Aus deiner Schachtel
newgame-data-note = Als rekonstruiert markierte Werte können von den gedruckten aus der Schachtel abweichen.
newgame-back = Zurück
newgame-too-few = Du brauchst mindestens drei Plätze.

## Hausregeln
newgame-option-bluff_bids = Bluffgebote
newgame-option-bluff_bids-help = Du darfst mehr bieten, als du hast. Gewinnst du mit so einem Bluff, verlierst du dein ganzes Geld und 10 Punkte Parteibasis.
newgame-option-partners_may_decline = Partner dürfen ablehnen
newgame-option-partners_may_decline-help = Wer um eine Koalition gebeten wird, darf ablehnen; dann wird die nächste Partei gefragt.
newgame-option-no_flipping = Volksmeinungen nicht umdrehen
newgame-option-no_flipping-help = Eine Volksmeinung darf nicht durch ihr Gegenteil ersetzt werden.
newgame-option-second_after_tie = Platz zwei zählt immer
newgame-option-second_after_tie-help = Liegen mehrere Parteien mit gleich viel Geld vorn, bekommt die nächste trotzdem 3 Punkte.
newgame-option-deal_programs = Programme austeilen
newgame-option-deal_programs-help = Sieben Programmkarten werden ausgeteilt statt ausgewählt und weitergegeben; das spart vier Auswahlrunden.
newgame-option-open_money = Offenes Geld
newgame-option-open_money-help = Alle sehen, wie viel Geld jede Partei hat.
newgame-option-flipping = Volksmeinung umdrehen
newgame-option-flipping-help = Eine Volksmeinung darf gegen ihr Gegenteil getauscht werden.
newgame-option-region_rally = Veranstaltung in neuen Ländern
newgame-option-region_rally-help = In jedem Land, das später dazukommt, beginnt jede Partei mit einer Veranstaltung.
newgame-option-literal_funds = Geld für neue Mitglieder
newgame-option-literal_funds-help = Eine Runde bringt 1.000 je neu gewonnenem Mitglied statt 1.000 je Mandat.

## The ballot of a new game
newgame-ballot-note = Ändere, was du willst. Mit { $key } geht es los.
newgame-at-table = Am Tisch
newgame-ask-edition = Welche Ausgabe?
newgame-ask-length = Wie lange?
newgame-ask-rivals = Gegen wie viele Rivalen?
newgame-ask-party = Welche Partei spielst du?
newgame-newest = die aktuelle Auflage
newgame-classic = Klassisch
newgame-classic-note = Koalitionen handelst du selbst aus
# $n finished games
newgame-pace = { $n ->
    [one] dein Tempo, aus deinem letzten Spiel
   *[other] dein Tempo, aus deinen letzten { $n } Spielen
  }
newgame-pace-usual = bei gemächlichem Tempo
newgame-min = Min.
# $n people
newgame-people = { $n ->
    [0] Nur KI-Parteien spielen, du schaust zu.
    [one] Du spielst allein an diesem Bildschirm.
   *[other] { $n } Menschen spielen an diesem Bildschirm.
  }
newgame-other-rivals = Andere Rivalen
newgame-choose-rivals = Rivalen aussuchen
newgame-begin = Spiel starten
newgame-options-note = Mitspieler am Bildschirm, Hausregeln, Zahlenwerte, Startwert
