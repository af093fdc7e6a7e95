# Tournoi
tournament-too-few = { $players ->
    [one] Il faut au moins { $least } personnes pour un tournoi, et il y en a { $players }.
   *[other] Il faut au moins { $least } personnes pour un tournoi, et il y en a { $players }.
}
tournament-no-tables = { $players } personnes ne se répartissent pas en tables de quatre et de cinq.
tournament-count = « { $count } » n’est pas un nombre de personnes.
cli-tournament = { $players } personnes à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ; * joue la finale
cli-tournament-row = table { $table }, rang { $rank }, { $points } points, { $share } de la table
cli-tournament-final = Finale
