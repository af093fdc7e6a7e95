### Between two rounds.

interlude-go = Weiter: { $land }
interlude-hint = Es geht in 4 Sekunden von selbst weiter.
interlude-hint-stays = Bleibt stehen, bis du weitergehst.
interlude-next = wählt als Nächstes.
interlude-next-worth = wählt als Nächstes. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für { $votes } Stimmen.
interlude-next-both = wählen als Nächste.
interlude-next-both-worth = wählen als Nächste. { $points } Punkte für { $votes } Stimmen.
interlude-opinions = Volksmeinungen
interlude-closed = noch verdeckt
interlude-new = neu
interlude-there = Wie es dort steht
interlude-leads = { $player } hat den Medieneinfluss
interlude-rallies = { $rallies ->
    [one] { $rallies } Veranstaltung
   *[other] { $rallies } Veranstaltungen
  }
interlude-won = { $parties }, { $votes }
interlude-none = { $parties }, ohne Mehrheit
# $points is a figure with its sign
interlude-gained =
    { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
interlude-standings = Zwischenstand
interlude-after = { $elections ->
    [one] nach { $elections } Wahl
   *[other] nach { $elections } Wahlen
  }
interlude-up = { $places ->
    [one] { $places } Platz gewonnen
   *[other] { $places } Plätze gewonnen
  }
interlude-down = { $places ->
    [one] { $places } Platz verloren
   *[other] { $places } Plätze verloren
  }
interlude-room-jubilation = Bei { DATIVE($party) } wird gefeiert
interlude-room-waiting = Bei { DATIVE($party) } wird gewartet
interlude-room-emptying = Bei { DATIVE($party) } leert sich der Saal
