### Wiersz poleceń.

cli-no-humans = W symulacji nie grają ludzie.
cli-not-written = Nie można zapisać „{ $file }”: { $detail }.
# $scores is a list such as "SPD 102  CDU 96"
cli-game =
    { $decisions ->
        [one] Ziarno { $seed }: { $scores } – zwycięstwo: { $winners }, { $decisions } decyzja
        [few] Ziarno { $seed }: { $scores } – zwycięstwo: { $winners }, { $decisions } decyzje
        [many] Ziarno { $seed }: { $scores } – zwycięstwo: { $winners }, { $decisions } decyzji
       *[other] Ziarno { $seed }: { $scores } – zwycięstwo: { $winners }, { $decisions } decyzji
    }
cli-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }
# $points with one decimal, $share as a percentage
cli-mean = średni wynik { $points }, udział w zwycięstwach { $share }
cli-other-digest = Ziarno { $seed }: rozegrana ponownie z poleceń, gra kończy się inaczej.
cli-replay-good =
    { $decisions ->
        [one] { $file }: { $decisions } decyzja, wszystkie sumy kontrolne się zgadzają.
        [few] { $file }: { $decisions } decyzje, wszystkie sumy kontrolne się zgadzają.
        [many] { $file }: { $decisions } decyzji, wszystkie sumy kontrolne się zgadzają.
       *[other] { $file }: { $decisions } decyzji, wszystkie sumy kontrolne się zgadzają.
    }
cli-replay-winners = Zwycięstwo: { $winners }.
cli-replay-open = Gra jeszcze trwa, runda { $round }.
cli-replay-assisted = Cofano ruchy w ramach treningu.
cli-no-screen = Nie ma ekranu „{ $screen }”; są: { $known }.
cli-screen-no-save = Ekran „{ $screen }” nie pokazuje zapisanej gry; pokazują ją: { $known }.
cli-save-going-on = Zapisana gra jeszcze trwa i nie ma podsumowania.
cli-save-nobody = W zapisanej grze nikt przy ekranie nie musi podjąć decyzji.
cli-save-no-election = W zapisanej grze nie ma takich wyborów.
# $count pictures failed; $first names one and says what went wrong
cli-not-drawn =
    { $count ->
        [one] Nie udało się narysować jednego obrazu: { $first }
        [few] Nie udało się narysować { $count } obrazów; pierwszy: { $first }
        [many] Nie udało się narysować { $count } obrazów; pierwszy: { $first }
       *[other] Nie udało się narysować { $count } obrazu; pierwszy: { $first }
    }
