### Die Kommandozeile.

cli-no-humans = In einer Simulation spielt nur die KI.
cli-not-written = „{ $file }“ lässt sich nicht schreiben: { $detail }.
# $scores is a list such as "SPD 102  CDU 96"
cli-game =
    { $decisions ->
        [one] Startwert { $seed }: { $scores } – Sieg: { $winners }, eine Entscheidung
       *[other] Startwert { $seed }: { $scores } – Sieg: { $winners }, { $decisions } Entscheidungen
    }
cli-games =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }
# $points with one decimal, $share as a percentage
cli-mean = im Mittel { $points }, Anteil an den Siegen { $share }
cli-other-digest = Startwert { $seed }: Aus den Befehlen noch einmal gespielt, endet das Spiel anders.
cli-replay-good =
    { $decisions ->
        [one] { $file }: eine Entscheidung, alle Prüfwerte stimmen.
       *[other] { $file }: { $decisions } Entscheidungen, alle Prüfwerte stimmen.
    }
cli-replay-winners = Sieg: { $winners }.
cli-replay-open = Das Spiel läuft noch, in Runde { $round }.
cli-replay-assisted = Züge wurden zur Übung zurückgenommen.
cli-no-screen = Es gibt keine Ansicht „{ $screen }“; es gibt: { $known }.
cli-screen-no-save = Die Ansicht „{ $screen }“ zeigt kein gespeichertes Spiel; diese zeigen eines: { $known }.
cli-save-going-on = Das gespeicherte Spiel läuft noch und hat keine Schlusswertung.
cli-save-nobody = Im gespeicherten Spiel muss niemand am Bildschirm entscheiden.
cli-save-no-election = Im gespeicherten Spiel gibt es keine solche Wahl.
# $count pictures failed; $first names one and says what went wrong
cli-not-drawn =
    { $count ->
        [one] Ein Bild ließ sich nicht zeichnen: { $first }
       *[other] { $count } Bilder ließen sich nicht zeichnen; das erste: { $first }
    }
