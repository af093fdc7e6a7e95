# Tournoi
tournament-too-few = { $players ->
    [one] Un tournoi demande au moins { $least } personnes, il n’y en a qu’une.
   *[other] Un tournoi demande au moins { $least } personnes, il n’y en a que { $players }.
}
tournament-no-tables = { $players } personnes ne se répartissent pas en tables de quatre et de cinq.
tournament-count = « { $count } » n’est pas un nombre de personnes.
cli-tournament = { $players } personnes à { $tables ->
    [one] une table
   *[other] { $tables } tables
} ; * joue la finale
cli-tournament-row = table { $table }, rang { $rank }, { $points } points, { $share } de la table
cli-tournament-final = Finale
