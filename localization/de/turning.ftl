### Nach dem Spiel: der erwartete Vorsprung, die Wendepunkte und das Replay als Tisch mit einem Knopf.

turning-looking = Gleich steht hier, was den Ausschlag gab …
turning-none = Kein einzelner Zug gab den Ausschlag.

## Who won, by how much; $player and $second are players
turning-you-win =
    { $points ->
        [one] Du gewinnst mit 1 Punkt Vorsprung vor { $player }
       *[other] Du gewinnst mit { $points } Punkten Vorsprung vor { $player }
    }
turning-ahead-of-you =
    { $points ->
        [one] { $player } gewinnt mit 1 Punkt Vorsprung vor dir
       *[other] { $player } gewinnt mit { $points } Punkten Vorsprung vor dir
    }
turning-wins =
    { $points ->
        [one] { $player } gewinnt mit 1 Punkt Vorsprung vor { $second }
       *[other] { $player } gewinnt mit { $points } Punkten Vorsprung vor { $second }
    }
turning-score = { $first } zu { $second }
turning-elections =
    { $elections ->
        [one] eine Wahl
       *[other] { $elections } Wahlen
    }

## The columns
turning-plot = Erwarteter Vorsprung am Ende, Phase für Phase
turning-round = Runde { $round }: { $points }
turning-you = Du
turning-you-lead = vorn
turning-leads = vorn
turning-others = Andere
turning-others-lead = vorn

## The cards: how it stood before the turn
turning-lead = Erwarteter Vorsprung: { $before } → { $after }
turning-lead-of = { $player }, erwarteter Vorsprung: { $before } → { $after }
turning-gap = Erwarteter Rückstand: { $before } → { $after }
turning-gap-of = { $player }, erwarteter Rückstand: { $before } → { $after }
turning-where = Runde { $round }, { $phase }
turning-point = Wendepunkt { $number }
turning-watch = Ansehen
turning-watch-tip = Die Aufzeichnung ab hier: { $place }

## The replay
turning-replay = Das ganze Spiel noch einmal ansehen
# $play, $back and $on are keys
turning-replay-about = { $play } spielt ab, { $back } und { $on } blättern Schritt für Schritt. Unter „Mehr“: Tempo, Blickwinkel und Kurven.
turning-replay-about-short = Unter „Mehr“: Tempo, Blickwinkel und Kurven.
turning-replay-open = Alles ansehen
turning-more = Mehr
turning-more-tip = Tempo, Blickwinkel und Kurven zu diesem Augenblick
turning-ahead = Vorsprung { $points }
turning-behind-short = Rückstand { $points }
turning-even = gleichauf
