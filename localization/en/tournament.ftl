# Tournament
tournament-too-few = { $players ->
    [one] A tournament needs at least { $least } players, not one.
   *[other] A tournament needs at least { $least } players, not { $players }.
}
tournament-no-tables = { $players } players cannot be seated at tables of four and five.
tournament-count = “{ $count }” is not a number of players.
cli-tournament = { $players } players at { $tables ->
    [one] one table
   *[other] { $tables } tables
}; * plays the final
cli-tournament-row = table { $table }, place { $rank }, { $points } points, { $share } of the table
cli-tournament-final = Final
