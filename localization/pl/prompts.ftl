### O co pyta gra i co zmieniają odpowiedzi: tytuły, wskazówki, liczby i przyciski decyzji.

## Fazy od 1 do 4 i przygotowanie gry
prompt-of = { $n } z { $total }
prompt-lands =
    { $n ->
        [one] 1 land
        [few] { $n } landy
        [many] { $n } landów
       *[other] { $n } landów
    }
prompt-match = Mnożnik
prompt-hand = Ręka
prompt-your-program = Twój program
prompt-your-program-short = Program
prompt-your-hand = Twoja ręka
prompt-hand-note = Zgodność każdej karty z odkrytymi opiniami
prompt-tag-only = To pokazuje, z czym twoje karty są tu zgodne lub sprzeczne.
prompt-mark-first = Najpierw zaznacz kartę.
prompt-nothing-marked = Nic jeszcze nie jest zaznaczone.
prompt-nothing-placed = Nic jeszcze nie jest rozmieszczone.
prompt-clear = Wyczyść
prompt-pass = Pas
prompt-passes = pas
prompt-waits = czeka
prompt-sealed = Odkrywane razem z innymi
prompt-you-keep = Zostawiasz
prompt-keep-named = Zostaw { $card }
prompt-discarded = Odrzucasz
prompt-money = Pieniądze
prompt-money-left = Zostaje
prompt-markers = Znaczniki mediów
prompt-display = Odkryte karty

# Wybór programów
prompt-draft-title = Zostaw jedną kartę
prompt-draft-title-short = Zostaw kartę
prompt-draft-hint =
    { $rest ->
        [one] Zaznacz kartę. Drugą dostaje { $player }. Nikt inny nie widzi, co zostawiasz.
        [few] Zaznacz kartę. Pozostałe { $rest } dostaje { $player }. Nikt inny nie widzi, co zostawiasz.
        [many] Zaznacz kartę. Pozostałe { $rest } dostaje { $player }. Nikt inny nie widzi, co zostawiasz.
       *[other] Zaznacz kartę. Pozostałe { $rest } dostaje { $player }. Nikt inny nie widzi, co zostawiasz.
    }
prompt-draft-hint-last = Zaznacz kartę. Ostatnie { $rest } dostaje { $player }, a trzy inne przychodzą do ciebie.
prompt-draft-pick = Wybór
prompt-draft-matches = Zgodna
prompt-draft-opposes = Sprzeczna
prompt-draft-keep = Zostaw kartę
prompt-draft-keep-short = Zostaw
prompt-draft-lock =
    { $rest ->
        [one] Ostateczne: jedna karta idzie dalej
        [few] Ostateczne: { $rest } karty idą dalej
        [many] Ostateczne: { $rest } kart idzie dalej
       *[other] Ostateczne: { $rest } kart idzie dalej
    }
prompt-draft-kept = Zostawione · { $n } z { $total }
prompt-draft-last = Ostatnie trzy dla ciebie
prompt-draft-last-short = Ostatnie 3
prompt-draft-kept-by = ma { $player }
prompt-draft-order = Karty krążą zgodnie z zegarem
prompt-draft-hands = daje ci { $n }
prompt-draft-hands-short = daje { $n }
prompt-draft-keeps = zostawia jedną
prompt-draft-gets = dostaje { $n }
prompt-draft-gets-short = dostaje { $n }
prompt-step-keep = Zostaw cztery
prompt-step-keep-short = Zostaw 4
prompt-step-receive = Weź trzy
prompt-step-receive-short = Weź 3
prompt-step-lay = Wyłóż pięć tematów
prompt-step-lay-short = Wyłóż 5
prompt-step-hold = Jedna na ręce
prompt-step-hold-short = 1 na ręce

# Program początkowy
prompt-lay-title = Wyłóż program partii
prompt-lay-title-short = Wyłóż program
prompt-lay-hint =
    { $needed ->
        [one] Zaznacz jedną kartę. Żaden temat nie może leżeć w programie dwa razy.
        [few] Zaznacz { $needed } karty o różnych tematach. Żaden temat nie może leżeć w programie dwa razy.
        [many] Zaznacz { $needed } kart o różnych tematach. Żaden temat nie może leżeć w programie dwa razy.
       *[other] Zaznacz { $needed } kart o różnych tematach. Żaden temat nie może leżeć w programie dwa razy.
    }
prompt-lay-note = Każdy temat raz; zgodność każdej karty z odkrytymi opiniami
prompt-lay-chosen = Wybrane
prompt-lay-program = Program · { $n } z { $total }
prompt-lay-confirm = Wyłóż program
prompt-lay-full =
    { $needed ->
        [one] Jedna karta jest już zaznaczona. Cofnij ją, żeby wybrać inną.
        [few] { $needed } karty są już zaznaczone. Cofnij jedną, żeby wybrać inną.
        [many] { $needed } kart jest już zaznaczonych. Cofnij jedną, żeby wybrać inną.
       *[other] { $needed } kart jest już zaznaczonych. Cofnij jedną, żeby wybrać inną.
    }

# Karta na ręce
prompt-keep-title = Zostaw jedną kartę na ręce
prompt-keep-title-short = Karta na ręce
prompt-keep-hint =
    { $rest ->
        [0] Ta karta zostaje na ręce.
        [one] Może później trafić do programu. Druga karta jest odrzucana odkryta.
        [few] Może później trafić do programu. Pozostałe { $rest } karty są odrzucane odkryte.
        [many] Może później trafić do programu. Pozostałych { $rest } kart odrzuca się odkrytych.
       *[other] Może później trafić do programu. Pozostałych { $rest } kart odrzuca się odkrytych.
    }
prompt-keep-foot = Zostaw jedną
prompt-keep-foot-short = Zostaw
prompt-keep-lock = Ostateczne: reszta jest odrzucana

# Ustawienie początkowe
prompt-deploy-title = Rozmieść pięć symboli
prompt-deploy-title-short = Ustawienie
prompt-deploy-hint = Wybierz tabelę. Kliknij symbol, potem land. Ten sam symbol nigdy nie trafia dwa razy do jednego landu.
prompt-deploy-blocks = Wybierz jedną z pięciu tabel
prompt-deploy-block = Tabela { $n }
prompt-deploy-confirm = Zatwierdź w tajemnicy
prompt-deploy-confirm-short = Zatwierdź
prompt-deploy-missing =
    { $n ->
        [one] Jeden symbol nie ma jeszcze landu.
        [few] { $n } symbole nie mają jeszcze landu.
        [many] { $n } symboli nie ma jeszcze landu.
       *[other] { $n } symboli nie ma jeszcze landu.
    }
prompt-deploy-token = { $symbol }: kliknij, potem kliknij land
prompt-deploy-here = { $symbol } tutaj
prompt-deploy-take-off = Kliknij jeszcze raz, żeby zabrać: { $symbol }
prompt-deploy-already = { $symbol } już tu leży
prompt-deploy-place = { $symbol } – połóż tutaj
prompt-deploy-move = { $symbol } – przenieś tutaj

# Pierwszy gracz
prompt-start-title = Licytuj pierwszy ruch
prompt-start-title-short = Pierwszy ruch
prompt-start-hint = Zapisz w tajemnicy kwotę; 0 to też oferta.
prompt-start-brings = Co to daje
prompt-start-brings-first = Pierwszy ruch w fazach od 2 do 6
prompt-start-brings-first-short = Pierwszy ruch, fazy 2–6
prompt-start-brings-ties = Remisy wygrywa, kto siedzi najbliżej
prompt-start-brings-ties-short = Remisy: kto najbliżej
prompt-start-brings-cost = Płaci tylko najwyższa oferta
prompt-start-brings-cost-short = Płaci tylko najwyższa
prompt-start-confirm = Zatwierdź ofertę { $money }
prompt-start-confirm-short = Oferta { $money }
prompt-sealed-bid = Oferty odkrywane są razem
prompt-start-last = Oferty z poprzedniej rundy
prompt-start-first = Kolejność zgodna z zegarem; nikt jeszcze nie licytował
prompt-start-now = zaczyna teraz
prompt-start-past = Dotychczasowe oferty: { $bids }
prompt-bid-pay = Jeśli wygrasz, płacisz
prompt-bid-leaving = Zostaje
prompt-bid-bluff = Ponad twoje pieniądze
prompt-bid-bluff-tip = Więcej, niż masz. Jeśli ta oferta wygra, blef się wyda: elektorat spada, a pozostali licytują od nowa.
prompt-bid-less = { $money } mniej
prompt-bid-more = { $money } więcej
prompt-bid-to = Do { $money }
prompt-bid-chip-least = min
prompt-bid-chip-most = maks.
prompt-bid-most = Więcej niż { $money } nie można zaoferować.
prompt-bid-least = Mniej niż { $money } nie można zaoferować.
prompt-tie-title = Remis o pierwszy ruch
prompt-tie-title-short = Remis
prompt-tie-hint = Po { $money }. Podbij raz albo spasuj. Jeśli wszyscy spasują, zaczyna { $player } za { $money }.
prompt-tie-hint-raised = Najwyższa oferta to { $money }. Podbij raz albo spasuj.
prompt-tie-confirm = Podbij do { $money }
prompt-tie-confirm-short = { $money }
prompt-tie-order = Remisujący, każdy raz, w tej kolejności

# Program
prompt-program-title = Zmień program partii
prompt-program-title-short = Zmień program
prompt-program-hint = Najpierw nowe karty, potem do dwóch wymian. Jedna karta zostaje na ręce, resztę się odrzuca.
prompt-program-draw = Dobierz jedną, weź jedną
prompt-program-draw-short = Dobierz i weź
prompt-program-draw-note = ze stosu, potem z odkrytych
prompt-program-draw-tip = Dobierz wierzchnią kartę ze stosu, potem weź jedną z odkrytych kart
prompt-program-draw-confirm = Dobierz kartę
prompt-program-draw-confirm-short = Dobierz
prompt-program-draw-lock = Ostateczne: karta jest ujawniana
prompt-program-flush = Nowe karty, weź jedną
prompt-program-flush-short = Nowe karty
prompt-program-flush-note = wszystkie odkryte są wymieniane
prompt-program-flush-tip = Odrzuć wszystkie odkryte karty, wyłóż nowe i weź jedną z nich
prompt-program-flush-confirm = Wyłóż nowe karty
prompt-program-flush-confirm-short = Nowe karty
prompt-program-flush-lock = Ostateczne: nowe karty są ujawniane
prompt-program-skip = Bez zmian
prompt-program-skip-short = Bez zmian
prompt-program-skip-tip = Bez nowej karty i bez wymiany w tej rundzie
prompt-drew = Dobrana
prompt-took = Wzięta
prompt-takes = Bierzesz
prompt-keeps = Zostaje na ręce
prompt-take-title = Weź jedną z odkrytych kart
prompt-take-title-short = Weź kartę
prompt-take-hint = Zaznacz kartę tutaj albo wśród odkrytych. Potem można wymienić do dwóch kart.
prompt-take-confirm = Weź kartę
prompt-take-named = Weź { $card }
prompt-take-foot = Weź jedną
prompt-take-foot-short = Weź
prompt-change-title = Zmień program partii
prompt-change-title-short = Wymień karty
prompt-change-hint = Wymień do dwóch kart: kliknij kartę na ręce, potem tę, którą zastępuje. Suma poniżej 1 liczy się jako ×1.
prompt-change-hint-card = Teraz kliknij kartę programu, którą zastąpi { $card }.
prompt-change-confirm =
    { $n ->
        [0] Zatwierdź bez wymiany
        [one] Zatwierdź wymianę
        [few] Zatwierdź dwie wymiany
        [many] Zatwierdź dwie wymiany
       *[other] Zatwierdź dwie wymiany
    }
prompt-change-confirm-short =
    { $n ->
        [0] Bez wymiany
        [one] 1 wymiana
        [few] 2 wymiany
        [many] 2 wymiany
       *[other] 2 wymiany
    }
prompt-change-lock = Ostateczne: reszta jest odrzucana
prompt-change-none = Nic jeszcze nie jest wymienione.
prompt-change-back = Kliknięcie cofa tę wymianę
prompt-change-foot = Zostaw jedną na ręce, resztę odrzuć

# Media
prompt-media-title = Zapewnij sobie wpływ na media
prompt-media-title-short = Znacznik mediów
prompt-media-hint = Jeden znacznik za { $money } na wolne pole albo pas. Dopóki ktoś kupuje, wszyscy są pytani ponownie.
prompt-media-where = Wybierz land dla znacznika mediów
prompt-media-free = Wolne pola
prompt-media-free-short = Wolne
prompt-media-influence = Wpływ
prompt-media-in = Wpływ { $land }
prompt-media-tied = remis
prompt-media-nobody = nikt
prompt-media-tip = { $land }: wpływ na media { $before } → { $after }
prompt-media-passed = Pas od ostatniego zakupu: { $parties }
prompt-media-mark-first = Najpierw wybierz wolne pole mediów.
prompt-media-confirm = Połóż znacznik za { $money }
prompt-media-confirm-short = Kup · { $money }
prompt-media-pass-tip = Kolejne pytanie padnie tylko wtedy, gdy ktoś kupi
prompt-pass-phase = Pas w całej fazie
prompt-pass-phase-short = Pas w fazie
prompt-pass-phase-tip = Pas teraz i za każdym następnym razem w tej fazie

# Wiece
prompt-rally-title = Organizuj wiece
prompt-rally-title-short = Organizuj wiece
prompt-rally-hint = Dodawaj wiece znakiem + w dowolnych landach. Za każdy land płaci się osobno; partia może mieć w landzie najwyżej { $most } wieców.
prompt-rally-new = Nowe wiece
prompt-rally-cost = Koszt
prompt-rally-cost-parts = Koszt { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Kup wiece
        [one] Kup 1 wiec
        [few] Kup { $n } wiece
        [many] Kup { $n } wieców
       *[other] Kup { $n } wieców
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Kup
       *[other] Kup { $n }
    }
prompt-rally-none = Najpierw dodaj wiece albo spasuj.
prompt-rally-no-new = Nie ma tu nowych wieców.
prompt-rally-ladder = Wiece w landzie i cena w tysiącach
prompt-rally-ladder-tip = Kolejne wiece w jednym landzie są coraz droższe. W każdym landzie zaczyna się od początku.
prompt-rally-price =
    { $n ->
        [one] 1 nowy wiec tutaj: { $money }
        [few] { $n } nowe wiece tutaj: { $money }
        [many] { $n } nowych wieców tutaj: { $money }
       *[other] { $n } nowych wieców tutaj: { $money }
    }
prompt-rally-line =
    { $n ->
        [one] { $land }: 1 wiec, { $money }
        [few] { $land }: { $n } wiece, { $money }
        [many] { $land }: { $n } wieców, { $money }
       *[other] { $land }: { $n } wieców, { $money }
    }
