# Turniej
tournament-too-few = { $players ->
    [one] Turniej wymaga co najmniej { $least } graczy, a jest jeden.
    [few] Turniej wymaga co najmniej { $least } graczy, a jest { $players }.
    [many] Turniej wymaga co najmniej { $least } graczy, a jest { $players }.
   *[other] Turniej wymaga co najmniej { $least } graczy, a jest { $players }.
}
tournament-no-tables = { $players ->
    [one] Jednego gracza nie da się posadzić przy stołach po cztery i pięć osób.
    [few] { $players } graczy nie da się posadzić przy stołach po cztery i pięć osób.
    [many] { $players } graczy nie da się posadzić przy stołach po cztery i pięć osób.
   *[other] { $players } gracza nie da się posadzić przy stołach po cztery i pięć osób.
}
tournament-count = „{ $count }” nie jest liczbą graczy.
cli-tournament = Gracze: { $players }, stoły: { $tables }; * gra w finale
cli-tournament-row = stół { $table }, miejsce { $rank }, punkty: { $points }, { $share } stołu
cli-tournament-final = Finał
