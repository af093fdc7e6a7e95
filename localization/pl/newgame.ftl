### Nowa gra: edycja, długość, miejsca, opcje, ziarno.

newgame-title = Nowa gra
newgame-edition = Edycja
newgame-edition-2019 = Edycja 2019
newgame-edition-2019-long = Edycja 2019
newgame-edition-2019-note = Punkty za głosy i zwycięstwa, programy z draftu
newgame-edition-2006 = 2006
newgame-edition-2006-long = Klasyczna 2006
newgame-edition-2006-note = Pięć lub siedem rund, plansza krajowa, żetony koalicji
newgame-edition-1997 = 1997
newgame-edition-1997-long = Turniejowa 1997
newgame-edition-1997-note = Siedem rund według zasad turniejowych, marki niemieckie
newgame-edition-consim = Consim
newgame-edition-consim-long = Zasady Consim
newgame-edition-consim-note = 1997 z zasadami domowymi: kolejność się kupuje, za wymianę kart programu płaci się członkami
newgame-differs = Czym ta edycja się różni
newgame-length = Długość
newgame-length-4 = Cztery landy
newgame-length-5 = Pięć landów
newgame-length-7 = Siedem landów
newgame-minutes = około { $minutes } min
newgame-seats = Gracze
newgame-seats-note = Od trzech do pięciu partii; gra toczy się w tej kolejności.
# Imię, bo dziennik mówi o wszystkich po imieniu
newgame-you = Marion
newgame-seat-human = Człowiek
newgame-seat-ai = Komputer · { $level }
newgame-seat-closed = Wolne
newgame-seat-add = Dodaj gracza
newgame-seat-remove = Usuń gracza
newgame-seat-take = Graj jako { $party }
newgame-seat-name = Imię
newgame-seat-earlier = W górę
newgame-seat-later = W dół
newgame-level-random = losowy
newgame-level-sane = bez planu
newgame-level-normal = normalny
newgame-start = Rozpocznij grę
newgame-shuffle = Losuj miejsca
newgame-options = Opcje
newgame-options-title = Zasady tej gry
newgame-options-changed =
    { $n ->
        [one] { $n } opcja włączona
        [few] { $n } opcje włączone
        [many] { $n } opcji włączonych
       *[other] { $n } opcji włączonej
    }
newgame-seed = Ziarno
newgame-seed-note = To samo ziarno i te same decyzje dają tę samą grę.
newgame-seed-new = Nowe ziarno
newgame-seed-new-short = Nowe
newgame-data = Wartości kart
newgame-data-shipped = Dołączone do gry
newgame-data-own = Własny plik: { $name }
newgame-data-box = Z twojego pudełka
newgame-data-note = Wartości oznaczone jako rekonstrukcja mogą się różnić od wydrukowanych w pudełku.
newgame-back = Wróć
newgame-too-few = Potrzebne są co najmniej trzy miejsca.

## Zasady domowe
newgame-option-bluff_bids = Oferty bez pokrycia (blef)
newgame-option-bluff_bids-help = Możesz zaoferować więcej, niż masz; jeśli taka oferta wygra, tracisz wszystkie pieniądze i dziesięć punktów elektoratu.
newgame-option-partners_may_decline = Partner może odmówić
newgame-option-partners_may_decline-help = Partia zaproszona do koalicji może odmówić; wtedy propozycję dostaje następna.
newgame-option-no_flipping = Bez odwracania opinii
newgame-option-no_flipping-help = Opinii nie można zmienić na przeciwną w tym samym temacie.
newgame-option-second_after_tie = Drugie miejsce zawsze punktuje
newgame-option-second_after_tie-help = Gdy kilka partii ma najwięcej pieniędzy, druga najbogatsza i tak dostaje 3 punkty.
newgame-option-deal_programs = Programy z rozdania
newgame-option-deal_programs-help = Każda partia od razu dostaje siedem kart programu; draft odpada.
newgame-option-open_money = Jawne pieniądze
newgame-option-open_money-help = Wszyscy widzą, ile pieniędzy ma każda partia.
newgame-option-flipping = Odwracanie opinii
newgame-option-flipping-help = Opinię można wymienić na przeciwną w tym samym temacie.
newgame-option-region_rally = Wiec w nowych landach
newgame-option-region_rally-help = W każdym landzie, który trafia na stół później, każda partia zaczyna z jednym wiecem.
newgame-option-literal_funds = Pieniądze za nowych członków
newgame-option-literal_funds-help = Runda przynosi 1000 za każdego nowego członka zamiast 1000 za każdy mandat.

## The ballot of a new game
newgame-ballot-note = Zmień, co chcesz; { $key } zaczyna grę.
newgame-at-table = Przy stole
newgame-ask-edition = Która edycja?
newgame-ask-length = Jak długo?
newgame-ask-rivals = Ilu rywali i jaki poziom?
newgame-ask-party = Którą partią grasz?
newgame-newest = najnowsze wydanie
newgame-classic = Klasyczna
newgame-classic-note = negocjujesz koalicje
# $n finished games
newgame-pace = { $n ->
    [one] czas w twoim tempie, z ostatniej gry
    [few] czas w twoim tempie, z ostatnich { $n } gier
    [many] czas w twoim tempie, z ostatnich { $n } gier
   *[other] czas w twoim tempie, z ostatnich { $n } gry
  }
newgame-pace-usual = czas przy spokojnym tempie
newgame-min = min
# $n people
newgame-people =
    { $n ->
        [0] Gra tylko komputer, ty patrzysz.
        [one] Przy tym ekranie grasz tylko ty.
        [few] Przy tym ekranie grają { $n } osoby.
        [many] Przy tym ekranie gra { $n } osób.
       *[other] Przy tym ekranie gra { $n } osoby.
    }
newgame-other-rivals = Wylosuj innych
newgame-choose-rivals = Wybierz rywali
newgame-begin = Rozpocznij grę
newgame-options-note = więcej osób przy ekranie, zasady domowe, wartości, ziarno
