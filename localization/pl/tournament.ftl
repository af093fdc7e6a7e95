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

## Tryb w grze
menu-tournament = Turniej
tournament-title = Turniej
tournament-new = Nowy turniej
tournament-earlier = Wcześniejsze turnieje
tournament-size = Liczba graczy
tournament-people = W tym przy ekranie
tournament-people-note = Gracie przy tym ekranie jedno po drugim i możecie się spotkać przy jednym stole.
tournament-name = Imię { $number }
tournament-rest = Pozostali
# $n tables
tournament-fives = { $n ->
    [one] jeden stół pięcioosobowy
    [few] { $n } stoły pięcioosobowe
    [many] { $n } stołów pięcioosobowych
   *[other] { $n } stołu pięcioosobowego
}
tournament-fours = { $n ->
    [one] jeden stół czteroosobowy
    [few] { $n } stoły czteroosobowe
    [many] { $n } stołów czteroosobowych
   *[other] { $n } stołu czteroosobowego
}
tournament-draw = Rozlosuj stoły
tournament-too-many = { $players ->
    [one] Turniej ma najwyżej { $most } graczy, a jest jeden.
    [few] Turniej ma najwyżej { $most } graczy, a jest { $players }.
    [many] Turniej ma najwyżej { $most } graczy, a jest { $players }.
   *[other] Turniej ma najwyżej { $most } graczy, a jest { $players }.
}
tournament-stage-round = Eliminacje, zakończone stoły: { $done } z { $tables }
tournament-stage-known = Znamy finalistów
tournament-stage-final = Trwa finał
tournament-stage-over = Turniej wygrywa { $player }
tournament-tab-tables = Stoły
tournament-tab-standings = Klasyfikacja
tournament-tab-final = Finał
tournament-table = Stół { $table }
tournament-state-open = Nie zaczęto
tournament-state-playing = Zaczęto
tournament-state-waiting = Stół komputera, czeka
tournament-state-simulating = Runda { $round } z { $rounds }
tournament-state-over = Zakończono
tournament-points = Punkty
tournament-share = Udział
tournament-share-of = Udział w punktach
tournament-share-tip = Udział w punktach stołu; przy stole czteroosobowym mnoży się go przez 0,8.
tournament-mandates = Mandaty
tournament-mandates-short = Mand.
tournament-mandates-tip = Punkty za głosy. Przy równym udziale decyduje udział w mandatach stołu. Jeśli i on jest równy, decyduje los.
tournament-player = Gracz
tournament-at-table = Stół
tournament-rank = Miejsce
tournament-why = Kwalifikacja
tournament-percent = { $share }%
tournament-scaled = Udziały × 0,8
tournament-play = Graj
tournament-resume = Graj dalej
tournament-result = Punktacja końcowa
tournament-standings-early = Klasyfikacja pojawi się po zakończeniu gier przy wszystkich stołach.
tournament-final-begin = Rozpocznij finał
tournament-final-early = Najpierw trzeba zakończyć gry przy wszystkich stołach eliminacji.
tournament-final-ai = Komputer sam rozgrywa finał; wynik pojawi się tutaj.
tournament-final-note = W finale gra pięć osób: zwycięzcy stołów (gdy jest ich więcej, pięcioro najlepszych według udziału), a przy mniejszej liczbie stołów także najlepsze drugie i trzecie miejsca.
tournament-why-winner = Wygrana przy stole { $table }
# $number counts the players of that place at their tables, the best first
tournament-why-rank =
    { $rank ->
        [2] { $number ->
            [1] Najlepsze drugie miejsce
           *[other] { $number }. wśród drugich miejsc
        }
        [3] { $number ->
            [1] Najlepsze trzecie miejsce
           *[other] { $number }. wśród trzecich miejsc
        }
        [4] { $number ->
            [1] Najlepsze czwarte miejsce
           *[other] { $number }. wśród czwartych miejsc
        }
       *[other] { $number ->
            [1] Najlepsze piąte miejsce
           *[other] { $number }. wśród piątych miejsc
        }
    }
tournament-tied-mandates = równy udział: decydują mandaty
tournament-tied-lot = równy udział i mandaty: decyduje los
tournament-level-mandates = równe punkty: o miejscu decydują mandaty
tournament-level-lot = równe punkty i mandaty: o miejscu decyduje los
tournament-why-moved = Wchodzi z listy rezerwowej
tournament-why-out = Nie gra w finale
tournament-absent = Rezygnuje z finału
tournament-withdraw = Rezygnacja
tournament-absent-tip = W finale gra wtedy następna osoba z klasyfikacji.
tournament-absent-late = Miejsca w finale są już rozlosowane.
tournament-absent-few = Do finału potrzeba pięciu graczy.
tournament-back = Do turnieju
tournament-unreadable = Nie można otworzyć turnieju
tournament-table-unreadable = Nie można kontynuować gry przy tym stole
tournament-anew = Zacznij ten stół od nowa
tournament-not-written = Nie udało się zapisać turnieju: { $detail }.
tournament-retry = Spróbuj ponownie
# $n players
tournament-entry = { $n ->
    [one] jeden gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
tournament-entry-won = zwycięstwo: { $player }
tournament-entry-open = niezakończony
tournament-ordinal = { $n }.
