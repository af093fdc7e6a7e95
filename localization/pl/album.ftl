# Album ze znaczkami.

album-title = Album
album-note = Trzydzieści znaczków za wieczory warte opowieści. Żadnego nie dostaniesz za samo granie.
album-count = z { $all } znaczków
album-newest = Najnowszy
album-newest-none = Pierwszy jeszcze przed tobą.
album-close = Było blisko
album-earned = { $day }, jako { $party }
album-earned-plain = { $day }
album-stamp = { $mark }: zdobyty, { $day }
album-stamp-none = { $mark }: jeszcze nie
album-replay = Obejrzyj tę grę
album-replay-none = Ta gra nie została zachowana.
album-new = Nowość w albumie
album-more = i jeszcze { $n }
album-detail = znaczki za niezwykłe wieczory
album-again = Przelicz powtórki
album-again-found = { $n ->
        [0] Powtórki nie dają nowego znaczka.
        [one] { $n } nowy znaczek z powtórek.
        [few] { $n } nowe znaczki z powtórek.
        [many] { $n } nowych znaczków z powtórek.
       *[other] { $n } nowego znaczka z powtórek.
    }
album-postmark = DIE MACHER

# Co było blisko; liczba pochodzi z tej gry.
mark-near-narrow =
    { $n ->
        [2] Wygrana dwoma punktami ({ $day }).
        [3] Wygrana trzema punktami ({ $day }).
        [4] Wygrana czterema punktami ({ $day }).
       *[other] Wygrana { $n } punktami ({ $day }).
    }
mark-near-all-four = { $n } razy w rządzie ({ $day }).
mark-near-forty-nine = { $n } głosów, ale poza rządem ({ $day }).
mark-near-one-vote =
    { $n ->
        [2] Dwa głosy przewagi ({ $day }).
        [3] Trzy głosy przewagi ({ $day }).
        [4] Cztery głosy przewagi ({ $day }).
       *[other] { $n } głosów przewagi ({ $day }).
    }
mark-near-channel = Znaczniki z { $n } wyborów ({ $day }).
mark-near-thousand = Dwie z trzech ({ $day }).
mark-near-everybody = { $n } polityków ({ $day }).
mark-near-square = { $n } wieców naraz ({ $day }).

# Znaczki.
mark-landslide = Lawina
mark-landslide-text = Wygraj w landzie, mając co najmniej 50 głosów, gdy nikt inny nie ma nawet 25.
mark-one-vote = O jeden głos
mark-one-vote-text = Wygraj w landzie, mając dokładnie o jeden głos więcej niż druga partia.
mark-forty-nine = Czterdzieści dziewięć
mark-forty-nine-text = Zdobądź 49 głosów i zostań poza rządem.
mark-tail = Ogon macha psem
mark-tail-text = Rządź, choć masz najmniej głosów ze wszystkich partii.
mark-nowhere = Znikąd
mark-nowhere-text = Wygraj w landzie, w którym na początku rundy masz 0 głosów.
mark-square = Pełny plac
mark-square-text = Zamień naraz osiem wieców w jednym landzie.
mark-word = Słowo w słowo
mark-word-text = Wygraj w landzie, w którym wszystkie cztery opinie są zgodne z twoim programem.
mark-wind = Pod wiatr
mark-wind-text = Wygraj w landzie, w którym twoja zgodność nie przekroczyła 1.
mark-all-four = Wszystkie cztery
mark-all-four-text = Wejdź do rządu po każdych wyborach w grze.
mark-opposition = Opozycja do końca
mark-opposition-text = Wygraj grę, nie rządząc ani razu.
mark-after-count = Rzutem na taśmę
mark-after-count-text = Wygraj grę, choć po ostatnich wyborach prowadzi ktoś inny.
mark-narrow = Na styk
mark-narrow-text = Wygraj grę jednym punktem.
mark-way-up = Długa droga w górę
mark-way-up-text = Wygraj grę, choć przed ostatnimi wyborami zajmujesz ostatnie miejsce.
mark-front-page = Pierwsza strona
mark-front-page-text = Wygraj grę dzięki przewadze w punktach za media.
mark-channel = Na każdym kanale
mark-channel-text = Po każdych wyborach przenieś znacznik na pole obecności w mediach.
mark-headline = Ani jednego nagłówka
mark-headline-text = Wygraj grę bez kupowania znaczników mediów.
mark-minds = Zmienili zdanie
mark-minds-text = Odwróć opinię i wygraj w tym landzie w tej samej rundzie.
mark-twice = Na cały regulator
mark-twice-text = Zamień wiece przy zgodności 5.
mark-cent = Do ostatniego centa
mark-cent-text = Wygraj grę z pustą kasą.
mark-purse = Decyduje kasa
mark-purse-text = Wygraj grę różnicą mniejszą niż premia za pieniądze.
mark-no-thanks = Nie, dziękuję
mark-no-thanks-text = Odrzuć wszystkie składki i wygraj grę.
mark-yes-please = Tak, dziękuję
mark-yes-please-text = Przyjmij wszystkie składki i wygraj grę.
mark-cheap-chair = Pierwszeństwo za grosze
mark-cheap-chair-text = Zaczynaj każdą rundę za najwyżej 1000 €.
mark-thousand = O tysiąc więcej
mark-thousand-text = Wygraj w jednej grze trzy licytacje o pierwszeństwo różnicą dokładnie 1000 €.
mark-drawer = W szufladzie
mark-drawer-text = Zachowaj sondaż ze swoją partią na rewersie i wygraj w tym landzie.
mark-cabinet = Gabinet zostaje w domu
mark-cabinet-text = Wygraj grę, nie opłacając żadnego polityka.
mark-everybody = Wszyscy na scenę
mark-everybody-text = Użyj w jednej grze wszystkich swoich polityków.
mark-minus-three = Powrót z minus trzech
mark-minus-three-text = Wygraj w landzie, w którym twoje notowania spadły kiedyś do −3.
mark-two = We dwoje
mark-two-text = Przy jednym ekranie: rządź razem z drugą osobą.
mark-last-count = Ostatnie liczenie
mark-last-count-text = Zdobądź Berlin w kampanii.
