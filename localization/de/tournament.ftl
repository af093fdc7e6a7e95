# Turnier
tournament-too-few = { $players ->
    [one] Für ein Turnier braucht es mindestens { $least } Spielende, nicht eine Person.
   *[other] Für ein Turnier braucht es mindestens { $least } Spielende, nicht { $players }.
}
tournament-no-tables = { $players } Spielende lassen sich nicht auf Vierer- und Fünfertische verteilen.
tournament-count = „{ $count }“ ist keine Anzahl von Spielenden.
cli-tournament = { $players } Spielende an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}; * spielt das Finale
cli-tournament-row = Tisch { $table }, Platz { $rank }, { $points } Punkte, { $share } des Tisches
cli-tournament-final = Finale
