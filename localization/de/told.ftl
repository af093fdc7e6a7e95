### Was andere tun, einer nach dem anderen erzählt.

## Die Züge der anderen, einer nach dem anderen; $player ein Name, $who eine Partei oder ein Spieler, $land ein Land
turn-decided = { $player } hat entschieden
# The same: somebody has just become start player
turn-starts = { $player } fängt an
# Schild hinter dem Namen
turn-badge-decided = hat entschieden
told-pace = Züge der anderen
told-stops-short = Bei Verlusten anhalten
told-continue = Weiter
told-again = Noch einmal
told-again-short = Nochmal
told-keys = { $on }: weiter. { $result }: bis zur nächsten Entscheidung an diesem Bildschirm.
# $reason ist eines von fact-*
told-why = Warum: { $reason }
told-votes =
    { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    }
# a move of somebody else costs nothing: places by the votes to come
told-yours = Für dich: nichts verloren
told-yours-stays = Für dich: nichts verloren, weiter Platz { $nth } von { $of } { IN($land) }
told-yours-moves = Für dich: Platz { $before } → { $nth } von { $of } { IN($land) }
told-cost-votes = Das kostet dich { $votes }
told-cost-votes-of = Das kostet { THE($who) } { $votes }
told-cost-majority = Das kostet dich die Mehrheit { IN($land) }
told-cost-majority-of = Das kostet { THE($who) } die Mehrheit { IN($land) }
told-cost-lead = Das kostet dich den Medieneinfluss { IN($land) }
told-cost-lead-of = Das kostet { THE($who) } den Medieneinfluss { IN($land) }
told-cost-money = Das kostet dich { $money }
told-cost-money-of = Das kostet { THE($who) } { $money }
told-loss-of = { $who } { IN($land) }
# Stimmen, wenn jetzt alle Veranstaltungen umgewandelt würden, vorher und nachher
told-loss-votes = Stimmen { $before } → { $after }
told-loss-because = { $votes } ({ $figures })
told-loss-lead = verliert den Medieneinfluss
told-trend = Trend { $before } → { $after }
told-rallies = Veranstaltungen { $before } → { $after }
