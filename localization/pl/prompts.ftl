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
prompt-match = Zgodność
prompt-match-short = Zgodność
prompt-hand = Ręka
prompt-your-program = Twój program
prompt-your-program-short = Program
prompt-your-hand = Twoja ręka
prompt-hand-note = Zgodność każdej karty z odkrytymi opiniami
prompt-tag-only = To tylko podgląd: z czym karty są tu zgodne, a z czym sprzeczne.
prompt-mark-first = Najpierw zaznacz kartę.
prompt-nothing-marked = Jeszcze nic nie zaznaczono.
prompt-nothing-placed = Jeszcze nic nie rozmieszczono.
prompt-clear = Wyczyść
prompt-pass = Spasuj
prompt-passes = pas
prompt-waits = czeka
prompt-sealed = Odkrywane razem
prompt-you-keep = Zatrzymujesz
prompt-keep-named = Zatrzymaj „{ $card }”
prompt-discarded = Odrzucone
prompt-money = Pieniądze
prompt-money-left = Zostanie ci
prompt-money-left-short = Reszta
prompt-money-missing = Brakuje ci
prompt-markers = Znaczniki mediów
prompt-display = Odkryte karty

# Wybór programów
prompt-draft-title = Którą kartę zatrzymujesz?
prompt-draft-title-short = Zatrzymaj kartę
prompt-draft-hint =
    { $rest ->
        [one] Wybierz w tajemnicy kartę dla siebie. Drugą dostaje { $player }.
        [few] Wybierz w tajemnicy kartę dla siebie. Pozostałe { $rest } dostaje { $player }.
        [many] Wybierz w tajemnicy kartę dla siebie. Pozostałe { $rest } dostaje { $player }.
       *[other] Wybierz w tajemnicy kartę dla siebie. Pozostałe { $rest } dostaje { $player }.
    }
prompt-draft-hint-last = Wybierz kartę dla siebie. Ostatnie { $rest } dostaje { $player }, a ty dostajesz trzy inne.
prompt-draft-pick = Karta
prompt-draft-matches = Zgodna
prompt-draft-opposes = Sprzeczna
prompt-draft-keep = Zatrzymaj kartę
prompt-draft-keep-short = Zatrzymaj
prompt-draft-lock =
    { $rest ->
        [one] Bez odwrotu: jedna karta idzie dalej
        [few] Bez odwrotu: { $rest } karty idą dalej
        [many] Bez odwrotu: { $rest } kart idzie dalej
       *[other] Bez odwrotu: { $rest } kart idzie dalej
    }
prompt-draft-kept = Zatrzymane · { $n } z { $total }
prompt-draft-last = Trzy ostatnie karty
prompt-draft-last-short = Ostatnie 3
prompt-draft-kept-by = ma { $player }
prompt-draft-order = Karty idą zgodnie z ruchem wskazówek zegara
prompt-draft-hands = podaje { $n }
prompt-draft-hands-short = daje { $n }
prompt-draft-keeps = zatrzymuje jedną
prompt-draft-keeps-short = bierze 1
prompt-draft-gets = dostaje { $n }
prompt-draft-gets-short = dostaje { $n }
prompt-step-keep = Wybierz cztery
prompt-step-keep-short = Wybierz
prompt-step-receive = Weź trzy
prompt-step-receive-short = Weź
prompt-step-lay = Wyłóż pięć kart
prompt-step-lay-short = Wyłóż
prompt-step-hold = Zatrzymaj jedną
prompt-step-hold-short = Ręka

# Program początkowy
prompt-lay-title = Które pięć tematów to twój program?
prompt-lay-title-short = Wyłóż program
prompt-lay-hint = Wybierz do programu karty o pięciu różnych tematach; brakujące się dobiera.
prompt-lay-note = Każdy temat tylko raz; przy kartach zgodność z odkrytymi opiniami
prompt-lay-chosen = Wybrane
prompt-lay-program = Program · { $n } z { $total }
prompt-lay-confirm = Wyłóż program
prompt-lay-full =
    { $needed ->
        [one] Jedna karta jest już zaznaczona. Odznacz ją, żeby wybrać inną.
        [few] { $needed } karty są już zaznaczone. Odznacz jedną, żeby wybrać inną.
        [many] { $needed } kart jest już zaznaczonych. Odznacz jedną, żeby wybrać inną.
       *[other] { $needed } kart jest już zaznaczonych. Odznacz jedną, żeby wybrać inną.
    }

# Karta na ręce
prompt-keep-title = Która karta zostaje na ręce?
prompt-keep-title-short = Karta na ręce
prompt-keep-hint =
    { $rest ->
        [0] Ta karta zostaje ci na ręce.
        [one] Później możesz włączyć ją do programu. Drugą odrzucasz odkrytą.
        [few] Później możesz włączyć ją do programu. Pozostałe { $rest } karty odrzucasz odkryte.
        [many] Później możesz włączyć ją do programu. Pozostałe { $rest } kart odrzucasz odkryte.
       *[other] Później możesz włączyć ją do programu. Pozostałe { $rest } kart odrzucasz odkryte.
    }
prompt-keep-foot = Zatrzymaj jedną
prompt-keep-foot-short = Zatrzymaj
prompt-keep-lock = Bez odwrotu: resztę odrzucasz

# Ustawienie początkowe
prompt-deploy-title = Gdzie kładziesz pięć symboli?
prompt-deploy-title-short = Ustawienie
prompt-deploy-hint = Kliknij symbol, a potem land. Ten sam symbol nie może trafić dwa razy do jednego landu.
prompt-deploy-blocks = Wybierz jedną z pięciu tabel
prompt-deploy-block = Tabela { $n }
prompt-deploy-confirm = Zatwierdź ustawienie
prompt-deploy-confirm-short = Zatwierdź
prompt-deploy-missing =
    { $n ->
        [one] Jeden symbol nie ma jeszcze landu.
        [few] { $n } symbole nie mają jeszcze landu.
        [many] { $n } symboli nie ma jeszcze landu.
       *[other] { $n } symboli nie ma jeszcze landu.
    }
prompt-deploy-token = { $symbol }: kliknij, a potem wskaż land
prompt-deploy-here = { $symbol } tutaj
prompt-deploy-take-off = Kliknij jeszcze raz, żeby zabrać: { $symbol }
prompt-deploy-already = { $symbol } już tu leży
prompt-deploy-place = { $symbol } – połóż tutaj
prompt-deploy-move = { $symbol } – przenieś tutaj

# Pierwszy gracz
prompt-start-title = Ile dajesz za pierwszeństwo?
prompt-start-title-short = Pierwszy gracz
prompt-start-hint = Złóż tajną ofertę; może wynosić 0.
prompt-start-brings = Co zyskujesz
prompt-start-brings-first = Zaczynasz fazy od 2 do 5
prompt-start-brings-first-short = Zaczynasz fazy 2–5
prompt-start-brings-ties = Wygrywasz remisy, po tobie sąsiedzi z lewej
prompt-start-brings-ties-short = Wygrywasz remisy
prompt-start-brings-cost = Płaci tylko ten, kto wygra
prompt-start-brings-cost-short = Płaci tylko zwycięzca
prompt-start-confirm = Zaoferuj { $money }
prompt-start-confirm-short = Oferta { $money }
prompt-sealed-bid = Oferty odkrywane są razem
prompt-start-last = Oferty z poprzedniej rundy
prompt-start-first = Kolejność zgodna z ruchem wskazówek zegara
prompt-start-now = zaczyna teraz
prompt-start-now-short = zaczyna
prompt-start-last-bid = ostatnio { $money }
prompt-start-past = Dotychczasowe oferty: { $bids }
prompt-bid-pay = Jeśli wygrasz, zapłacisz
prompt-bid-note = Jeśli wygrasz, zapłacisz { $amount } i zostanie ci { $left }.
prompt-bid-leaving = Zostanie ci
prompt-bid-bluff = Bez pokrycia
prompt-bid-bluff-tip = Więcej, niż masz w kasie. Jeśli ta oferta wygra, blef się wyda: stracisz wszystkie pieniądze i 10 punktów elektoratu, a pozostali zalicytują od nowa.
prompt-bid-less = { $money } mniej
prompt-bid-more = { $money } więcej
prompt-bid-to = Do { $money }
prompt-bid-chip-least = min.
prompt-bid-chip-most = maks.
prompt-bid-most = Nie możesz zaoferować więcej niż { $money }.
prompt-bid-least = Nie możesz zaoferować mniej niż { $money }.
prompt-tie-title = Remis o pierwszeństwo: podbijasz?
prompt-tie-title-short = Remis
prompt-tie-hint = Remis: { $money }. Podbij raz albo spasuj; gdy wszyscy spasują, { $player } zaczyna i płaci.
prompt-tie-hint-raised = Najwyższa oferta to { $money }. Podbij raz albo spasuj.
prompt-tie-confirm = Podbij do { $money }
prompt-tie-confirm-short = { $money }
prompt-tie-order = Remisujący licytują po razie, w tej kolejności

# Program
prompt-program-title = Zmieniasz program partii?
prompt-program-title-short = Zmień program
prompt-program-hint = Najpierw nowe karty, potem do dwóch wymian. Jedna karta zostaje ci na ręce.
prompt-program-draw = Dobierz jedną, weź jedną
prompt-program-draw-short = Dobierz i weź
prompt-program-draw-note = ze stosu, potem z odkrytych kart programu
prompt-program-draw-tip = Dobierz wierzchnią kartę ze stosu, potem weź jedną z odkrytych kart programu
prompt-program-draw-confirm = Dobierz kartę
prompt-program-draw-confirm-short = Dobierz
prompt-program-draw-lock = Bez odwrotu: zobaczysz nową kartę
prompt-program-flush = Nowe karty, weź jedną
prompt-program-flush-short = Nowe karty
prompt-program-flush-note = wszystkie odkryte idą na odrzucone
prompt-program-flush-tip = Odrzuć wszystkie odkryte karty programu, wyłóż nowe i weź jedną z nich
prompt-program-flush-confirm = Wyłóż nowe karty
prompt-program-flush-confirm-short = Nowe karty
prompt-program-flush-lock = Bez odwrotu: odkrywasz nowe karty
prompt-program-skip = Spasuj
prompt-program-skip-short = Spasuj
prompt-program-skip-tip = Bez nowej karty i bez wymiany w tej rundzie
prompt-drew = Dobrana
prompt-took = Wzięta
prompt-takes = Bierzesz
prompt-takes-suggested = Do wzięcia (propozycja)
prompt-suggested = To propozycja; kliknij inną kartę, żeby ją zaznaczyć.
prompt-keeps = Zostaje na ręce
prompt-keeps-suggested = Zostaje na ręce (propozycja)
prompt-change-shared = Wspólne z { $party }
prompt-change-shared-tip = Karty programu wspólne obu partiom. Jeśli najsilniejsza partia potrzebuje partnera, pierwsza w kolejce jest ta, która ma z nią najwięcej wspólnych kart.
prompt-take-title = Którą odkrytą kartę bierzesz?
prompt-take-title-short = Weź kartę
prompt-take-hint = Zaznacz kartę tutaj albo wśród odkrytych kart programu. Potem możesz wymienić do dwóch kart.
prompt-take-confirm = Weź kartę
prompt-take-named = Weź „{ $card }”
prompt-take-foot = Weź jedną
prompt-take-foot-short = Weź
prompt-change-title = Które karty wymieniasz?
prompt-change-title-short = Wymień karty
prompt-change-hint = Możesz wymienić najwyżej dwie karty: kliknij kartę na ręce, potem tę, którą ma zastąpić. Zgodność poniżej 1 liczy się jako ×1.
prompt-change-hint-card = Teraz kliknij kartę programu, którą zastąpi „{ $card }”.
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
prompt-change-lock = Bez odwrotu: resztę odrzucasz
prompt-program-which = Najpierw wybierz jedną z dwóch dróg.
prompt-change-keep-first = Najpierw zaznacz kartę, która zostaje na ręce.
prompt-change-none = Nie ma jeszcze żadnej wymiany.
prompt-change-back = Kliknij, żeby cofnąć tę wymianę
prompt-change-foot = Zatrzymaj jedną na ręce, resztę odrzuć

# Media
prompt-media-title = Gdzie kupujesz wpływ na media?
prompt-media-title-short = Znacznik mediów
prompt-media-hint = Kup znacznik za { $money } na wolne pole albo spasuj. Faza trwa, dopóki ktoś kupuje.
prompt-media-where = Gdzie położyć znacznik mediów?
prompt-media-free = Wolne pola
prompt-media-free-short = Wolne
prompt-media-influence = Wpływ
prompt-media-influence-short = Media
prompt-media-in = Wpływ { IN($land) }
prompt-media-tied = remis
prompt-media-nobody = nikt
prompt-media-tip = { $land }: wpływ na media { $before } → { $after }
prompt-media-passed = Pas od ostatniego zakupu: { $parties }
prompt-media-mark-first = Najpierw wybierz wolne pole mediów.
prompt-media-confirm = Kup znacznik za { $money }
prompt-media-confirm-short = Kup · { $money }
prompt-media-pass-tip = Kolejną szansę dostaniesz tylko wtedy, gdy ktoś jeszcze kupi
prompt-pass-phase = Pasuj do końca fazy
prompt-pass-phase-short = Pasuj do końca
prompt-pass-phase-tip = Pasujesz teraz i do końca tej fazy

# Wiece
prompt-rally-title = Gdzie organizujesz wiece?
prompt-rally-title-short = Gdzie wiece?
prompt-rally-hint = Dodawaj wiece przyciskiem + w dowolnych landach. Za każdy land płacisz osobno; partia może mieć w landzie najwyżej { $most } wieców.
prompt-rally-new = Nowe wiece
prompt-rally-cost = Koszt
prompt-rally-cost-parts = Koszt { $parts }
prompt-rally-confirm =
    { $n ->
        [0] Kup wiece
        [one] Kup { $n } wiec za { $money }
        [few] Kup { $n } wiece za { $money }
        [many] Kup { $n } wieców za { $money }
       *[other] Kup { $n } wieców za { $money }
    }
prompt-rally-confirm-short =
    { $n ->
        [0] Kup
       *[other] { $n } za { $money }
    }
prompt-rally-none = Najpierw dodaj wiece albo spasuj.
prompt-rally-no-new = Nie ma tu nowych wieców.
prompt-rally-fill = Dokup
prompt-rally-fill-land = { $land }, dokup: +{ $n } za { $money }
prompt-rally-fill-back = { $land }: zdejmij wszystkie nowe
prompt-rally-ladder = Nowe wiece w landzie i łączna cena w tysiącach
prompt-rally-ladder-short = Cena w tysiącach
prompt-rally-ladder-tip = Od czwartego nowe wiece w landzie są droższe. W każdym landzie i w każdej rundzie ceny zaczynają się od początku.
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

## Fazy od 5 do 9
prompt-lock = Bez odwrotu
prompt-lock-next = Bez odwrotu: teraz { $player }
prompt-rallies = Wiece
prompt-trend = Notow.
prompt-votes = Głosy
prompt-votes-unit = gł.
prompt-points = PZ
prompt-points-tip = Punkty zwycięstwa w tym landzie
prompt-points-value = { $n } PZ
prompt-base = Elektorat
prompt-if-converted = Po zamianie
prompt-if-converted-short = Głosy
prompt-waits-short = czeka

# Politycy: akcje w wąskim miejscu; $amount to liczba ze znakiem
prompt-action-double = Podwój
prompt-action-trend = Notow. { $amount }
prompt-action-votes = Głosy { $amount }
prompt-action-base = Elekt. { $amount }
prompt-action-media = Media
prompt-action-others = Inni { $amount }
prompt-action-program = Program
prompt-action-poll = Sondaż
# Tylko raz w landzie i rundzie; samo słowo jest stemplem na akcji
prompt-action-once = { $action } (1×)
prompt-act-once = 1×
prompt-card-then-one-of = potem jedna z
prompt-card-then = potem
prompt-card-one-of = jedna z
prompt-cabinet-tip = { $name }: { $money }
prompt-cabinet-tip-main = Akcja główna: { $action }
prompt-cabinet-tip-others = Potem jedna z tych akcji: { $actions }
prompt-cabinet-tip-once = 1×: tylko raz w landzie i rundzie, bez względu na to, kto działa

# Wysłanie gabinetu cieni
prompt-place-hint = Kliknij polityka, potem land; w każdym możesz mieć najwyżej jednego. Wysłanie nic nie kosztuje, płacisz dopiero w fazie 6.
prompt-place-where = { $name }: teraz kliknij land.
prompt-place-warn = { $name }: w fazie 6 kosztuje { $cost }, a będziesz mieć wtedy tylko { $money }.
prompt-place-count = Wysłani
prompt-place-due = Zapłacisz w fazie 6
prompt-place-left = Zostanie ci
prompt-place-missing = Zabraknie ci
prompt-place-cards = Gabinet cieni
prompt-place-order = Kolejność i liczba wysłanych
prompt-place-order-short = Kolejność
prompt-place-confirm =
    { $n ->
        [0] Wyślij polityków
        [one] Wyślij 1 polityka
        [few] Wyślij { $n } polityków
        [many] Wyślij { $n } polityków
       *[other] Wyślij { $n } polityka
    }
prompt-place-confirm-short =
    { $n ->
        [0] Wyślij
       *[other] Wyślij { $n }
    }
prompt-place-lock = Bez odwrotu: wszyscy widzą, gdzie leżą karty
prompt-place-none = Najpierw umieść polityka albo nie wysyłaj nikogo.
prompt-place-pass = Nie wysyłaj nikogo
prompt-place-pass-short = Nie wysyłaj
prompt-place-first = Najpierw wybierz polityka.
prompt-place-here = { $name } → { $land }
prompt-place-back = Cofnij: { $name }
prompt-place-instead = Tutaj zamiast niego: { $name }

# Rząd polityków
prompt-row-order = { $land }, według kolejności
prompt-row-order-short = Kolejność
prompt-row-once = Raz w landzie:
prompt-row-next = czeka
prompt-row-paid = opłacony
prompt-row-declined = nieopłacony
prompt-row-acted = po akcji
prompt-row-acts = teraz
prompt-row-pay = płacisz?
prompt-row-done-by = już { $party }

# Płacenie
prompt-pay-title = Płacisz za kartę „{ $name }”?
prompt-pay-title-short = Płacisz za kartę „{ $name }” { IN($land) }?
prompt-pay-hint = Najpierw wszyscy płacą albo rezygnują, potem politycy działają. Nieopłacony polityk opuszcza grę.
prompt-pay-cost = Koszt
prompt-pay-turn = Akcja
prompt-pay-turn-value = { $n }. w kolejności
prompt-pay-double = Podwojenie
prompt-pay-double-free = wolne
prompt-pay-double-there = już leży
prompt-pay-confirm = Zapłać { $money }
prompt-pay-decline = Nie płać
prompt-pay-decline-tip = Nic nie kosztuje, ale polityk opuszcza grę bez akcji
prompt-contest-paid =
    { COUNT($parties) ->
        [one] { $parties } działa przed tobą i ma opłaconą tę samą akcję
        [few] { $parties } działają przed tobą i mają opłaconą tę samą akcję
        [many] { $parties } działają przed tobą i mają opłaconą tę samą akcję
       *[other] { $parties } działają przed tobą i mają opłaconą tę samą akcję
    }: akcja „{ $action }” jest tu możliwa tylko raz i może ci przepaść.
prompt-contest-sent =
    { COUNT($parties) ->
        [one] { $parties } działa przed tobą { IN($land) } i na pewno może zrobić to samo
        [few] { $parties } działają przed tobą { IN($land) } i na pewno mogą zrobić to samo
        [many] { $parties } działają przed tobą { IN($land) } i na pewno mogą zrobić to samo
       *[other] { $parties } działają przed tobą { IN($land) } i na pewno mogą zrobić to samo
    }: akcja „{ $action }” jest możliwa tylko raz i może ci przepaść.
prompt-contest-lost = Akcji „{ $action }” na pewno nie da się tu wykonać. { $reason }.
prompt-contest-risk = Może przepaść
prompt-contest-gone = Niemożliwe

# Działanie
prompt-act-title = { $name }, { $land }: co robi?
prompt-act-hint = Najpierw akcja główna, potem najwyżej jedna inna; każdą możesz pominąć.
prompt-act-hint-double = Wybierz opinię na planszy.
prompt-act-hint-media = Wybierz znacznik mediów na planszy.
prompt-act-main = Akcja główna
prompt-act-second = Druga akcja
prompt-act-or = albo
prompt-act-on = na „{ $card }”
prompt-act-off = z „{ $card }”
prompt-act-on-board = wybierz na planszy
prompt-act-on-board-short = na planszy
prompt-act-pays = { $party }, { $money }
prompt-act-poll = rewers { $party }
prompt-act-program = jak w fazie 2
prompt-act-program-short = faza 2
prompt-act-others = każda inna partia
prompt-act-others-short = inne partie
prompt-act-closed = nie tutaj
prompt-act-dear = za drogo
prompt-act-used-by = Już wykonane: { $party }
prompt-act-no-media = Nie leży tu znacznik mediów innej partii
prompt-act-no-double = Nie ma już żetonu podwojenia
prompt-act-no-poll = Nie ma już sondażu
prompt-act-follow = Zajmij jego miejsce
prompt-act-follow-short = Zajmij
prompt-act-follow-tip = Znacznik mediów partii { $party } zajmuje zwolnione pole bez dopłaty
prompt-act-tip-media = Usuń znacznik partii { $party } za { $money }
prompt-act-tip-on = Połóż żeton podwojenia na „{ $card }”
prompt-act-tip-off = Zdejmij żeton podwojenia z „{ $card }”
prompt-act-named = { $action }: { $target }
prompt-act-confirm = Wykonaj
prompt-act-confirm-short = Wykonaj
# $actions: what is carried out although there is another free action
prompt-act-alone = { $actions }, nic więcej
prompt-act-alone-short = Tylko { $actions }
prompt-act-only = Tylko to
# behind "Press again:"; $actions are left unused
prompt-act-forgets = Możesz jeszcze za darmo: { $actions }.
prompt-act-lock = Bez odwrotu: odkrywasz kartę
prompt-act-none = Najpierw wybierz akcję albo pomiń obie.
prompt-act-pass = Pomiń obie
prompt-act-pass-short = Pomiń

# Zmiana opinii
prompt-shift-title = Którą opinię zmieniasz { IN($land) }?
prompt-shift-title-short = Opinia { IN($land) }
prompt-shift-hint = Masz tu wpływ na media. Kliknij opinię do usunięcia, a potem nową w polu „Opinia publiczna”.
prompt-shift-hint-into = Teraz kliknij w polu „Opinia publiczna” kartę, która zastąpi „{ $card }”.
prompt-shift-hint-out = Teraz kliknij na planszy kartę, którą zastąpi „{ $card }”.
prompt-shift-out = Odchodzi
prompt-shift-into = Wchodzi
prompt-shift-table = Wszystkie partie przed zmianą i po niej
prompt-shift-table-short = Przed i po
prompt-shift-confirm = Zmień opinię
prompt-shift-confirm-short = Zmień
prompt-shift-named = „{ $out }” na „{ $into }”
prompt-shift-no-display = Pole „Opinia publiczna” jest puste.
prompt-shift-tip-out = Zdejmij „{ $card }”
prompt-shift-tip-into = Połóż „{ $card }”

# Licytacja sondażu
prompt-poll-title = Ile dajesz za sondaż { IN($land) }?
prompt-poll-title-short = Sondaż { IN($land) }
prompt-poll-hint =
    { $n ->
        [one] Co najmniej { $money }. Po tobie licytuje jeszcze jedna partia.
        [few] Co najmniej { $money }. Po tobie licytują jeszcze { $n } partie.
        [many] Co najmniej { $money }. Po tobie licytuje jeszcze { $n } partii.
       *[other] Co najmniej { $money }. Po tobie licytuje jeszcze { $n } partii.
    }
prompt-poll-hint-one = Co najmniej { $money }. Po tobie licytuje już tylko { $player } (licytator).
prompt-poll-hint-last = Co najmniej { $money }. Jako licytator masz ostatnie słowo.
prompt-poll-hint-free =
    { $n ->
        [one] Nikt jeszcze nie licytuje: 0 € wystarczy, jeśli jedna partia po tobie nie da więcej.
        [few] Nikt jeszcze nie licytuje: 0 € wystarczy, jeśli żadna z { $n } partii po tobie nie da więcej.
        [many] Nikt jeszcze nie licytuje: 0 € wystarczy, jeśli żadna z { $n } partii po tobie nie da więcej.
       *[other] Nikt jeszcze nie licytuje: 0 € wystarczy, jeśli żadna z { $n } partii po tobie nie da więcej.
    }
prompt-poll-hint-free-last = Nikt nie licytuje: za 0 € ten sondaż jest twój.
prompt-poll-no-bid = Jeszcze bez ofert, najmniej
prompt-poll-hint-none = Najniższa możliwa oferta: { $money }. Brakuje ci { $missing }.
prompt-poll-win = Zostanie po wygranej
prompt-poll-publish-votes = Po upublicznieniu: głosy
prompt-poll-keep-base = Jeśli zachowasz: elektorat
prompt-poll-keep-base-short = Zachowany: elekt.
prompt-poll-bid = Licytuj { $money }
prompt-poll-pass-all = Pasuj do końca fazy
prompt-poll-pass-all-short = Zawsze pasuj
prompt-poll-pass-all-tip = Pasujesz teraz i przy wszystkich sondażach tej rundy
prompt-poll-leaving = Sondaż bez ofert idzie za 0 €: kto zawsze pasuje, zostawia go innym.
prompt-poll-unless-free = Pasuj, chyba że za darmo
prompt-poll-unless-free-short = Tylko za 0
prompt-poll-unless-free-tip = Przy wszystkich sondażach tej rundy: oferujesz 0 €, gdy nikt jeszcze nie licytuje, a w innym razie pasujesz
prompt-poll-free-too = Pasuj nawet za darmo
prompt-poll-free-too-short = Zawsze pasuj
prompt-poll-top-caption = Wierzchni sondaż
prompt-poll-order = Każdy licytuje raz; zaczyna gracz siedzący na lewo od licytatora
prompt-poll-order-short = Każdy licytuje raz
prompt-poll-effect =
    { $n ->
        [one] Notowania po upublicznieniu; awers znany
        [few] Notowania po upublicznieniu; { $n } możliwe awersy
        [many] Notowania po upublicznieniu; { $n } możliwych awersów
       *[other] Notowania po upublicznieniu; { $n } możliwego awersu
    }
prompt-poll-effect-short = Notowania po upublicznieniu
prompt-poll-highest = prowadzi
prompt-poll-beaten = przebita
prompt-poll-out = odpada
prompt-poll-yours = teraz ty
prompt-poll-auctioneer = licytator
prompt-poll-auctioneer-short = ostatni
prompt-poll-auctioneer-tip = Licytator: najwięcej głosów w landzie, licytuje na końcu
prompt-poll-safe = chroniona
prompt-poll-safe-tip = { $player } ma tu wpływ na media: sondaż nie obniży tych notowań
prompt-poll-no-rise = Ten sondaż nie podniesie twoich notowań; może dać tylko elektorat
prompt-poll-no-rise-short = Bez wzrostu: tylko zachowaj
prompt-poll-all = Sondaże: { $n }
prompt-poll-count = użyte: { $gone } · zostało: { $left }
prompt-poll-published = jawny
prompt-poll-published-short = jawny
prompt-poll-kept = zachowany
prompt-poll-kept-short = tajny
prompt-poll-unwanted = bez ofert
prompt-poll-unwanted-short = niczyj
prompt-poll-looked = na ręce
prompt-poll-looked-short = na ręce
prompt-poll-top = wierzchni
prompt-poll-top-short = w grze
prompt-poll-unseen = zakryty
prompt-poll-unseen-short = zakryty
prompt-poll-front = Awers: { $changes }
prompt-poll-unknown = Awers jest tu nieznany

# Treść sondażu
prompt-front-title = Upublicznisz sondaż { IN($land) }?
prompt-front-title-short = Sondaż { IN($land) }
prompt-front-hint = Tylko ty widzisz awers. Po upublicznieniu notowania partii zmieniają się zgodnie z kartą; zachowany sondaż odrzucasz zakryty.
prompt-front-hint-closed = Tylko ty widzisz awers. { $party } na nim nie zyskuje, więc możesz go tylko zachować.
prompt-front-caption = Awers sondażu { $back } i co by zmienił
prompt-front-closed = Awers sondażu { $back }: { $party } nie zyskuje, możesz go tylko zachować
prompt-front-publish = Upublicznij
prompt-front-publish-short = Upublicznij
prompt-front-keep = Zachowaj: elektorat { $gain }
prompt-front-keep-short = Zachowaj { $gain }
prompt-front-lock = Bez odwrotu: zobaczą go wszyscy
prompt-front-ignored = nie liczy się
prompt-front-ignored-tip = Rosną notowania tylko tej partii, która upublicznia
prompt-front-stays = bez zmian
prompt-front-trend = Notow. { $trend }
prompt-front-votes = { $votes } gł.

# Zamiana wieców
prompt-convert-title = Ile wieców zamieniasz { IN($land) }?
prompt-convert-title-short = Wiece { IN($land) }
prompt-convert-hint = Zamień od { $least } do { $most } albo zachowaj wszystkie.
prompt-convert-hint-all =
    { $n ->
        [one] Zamień wiec albo go zachowaj.
        [few] Zamień wszystkie { $n } albo je zachowaj.
        [many] Zamień wszystkie { $n } albo je zachowaj.
       *[other] Zamień wszystkie { $n } albo je zachowaj.
    }
prompt-convert-step =
    { $n ->
        [one] Jeszcze jeden głos i będzie razem { $points } PZ.
        [few] Jeszcze { $n } głosy i będzie razem { $points } PZ.
        [many] Jeszcze { $n } głosów i będzie razem { $points } PZ.
       *[other] Jeszcze { $n } głosu i będzie razem { $points } PZ.
    }
prompt-convert-confirm =
    { $n ->
        [one] Zamień 1 wiec
        [few] Zamień { $n } wiece
        [many] Zamień { $n } wieców
       *[other] Zamień { $n } wiecu
    }
prompt-convert-confirm-short = Zamień { $n }
prompt-convert-keep = Zachowaj
prompt-convert-keep-tip = Wiece zostają w tym landzie
prompt-convert-keep-votes = Głosy, jeśli zamienisz wszystkie później: { $now } przy obecnym stanie, { $trend } przy notowaniach o stopień wyższych, { $match } przy zgodności większej o 1
prompt-convert-keep-all = Zachowaj wszędzie
prompt-convert-keep-all-short = Bez zamian
prompt-convert-keep-all-tip = Zachowaj wiece tutaj i we wszystkich kolejnych landach
prompt-convert-less = Jeden wiec mniej
prompt-convert-more = Jeden wiec więcej
prompt-convert-order = Od najpóźniejszych wyborów
prompt-convert-order-short = Od najpóźniejszych
prompt-convert-runs = od prawej do lewej
prompt-convert-you = teraz
prompt-convert-done = gotowe
prompt-convert-automatic = autom.
prompt-convert-automatic-short = autom.
prompt-convert-later = potem
prompt-convert-none = brak wieców
prompt-convert-few =
    { $n ->
        [one] 1 wiec, trzeba { $least }
        [few] { $n } wiece, trzeba { $least }
        [many] { $n } wieców, trzeba { $least }
       *[other] { $n } wiecu, trzeba { $least }
    }
prompt-convert-few-short = za mało
prompt-convert-stay =
    { $n ->
        [one] 1 wiec zostaje
        [few] { $n } wiece zostają
        [many] { $n } wieców zostaje
       *[other] { $n } wiecu zostaje
    }
prompt-convert-stay-short =
    { $n ->
        [one] 1 zostaje
        [few] { $n } zostają
        [many] { $n } zostaje
       *[other] { $n } zostaje
    }
prompt-convert-points = { $points } z { $most } PZ
prompt-convert-points-short = { $points } PZ

# Koalicja
prompt-coalition-title = Koalicja z { $party } { IN($land) }?
prompt-coalition-title-short = Koalicja z { $party }?
prompt-coalition-hint = Razem macie większość ({ $majority }): po { $bonus } PZ, a kto ma tu znacznik, przenosi jeden na pole obecności w mediach. Bez koalicji { $party } dostaje { $alone } PZ.
prompt-coalition-sum = Razem
prompt-shared-of = { $n } z { $all }
prompt-coalition-shared = Wspólne karty
prompt-coalition-bonus = PZ dla obu
prompt-coalition-join = Wejdź do koalicji: { $gain } PZ
prompt-coalition-join-short = Koalicja { $gain }
prompt-coalition-decline = Odmów
prompt-coalition-decline-tip = Propozycję dostaje następna partia, jeśli jakaś jest
prompt-coalition-pair = Najsilniejsza i partner
prompt-coalition-pair-short = Obie partie
prompt-coalition-cards = Wspólne karty programu

# Składka
prompt-donation-title = Przyjmujesz tę składkę?
prompt-donation-title-short = Składka
prompt-donation-hint = Wybierz jedną kartę. Jeśli ją przyjmiesz, dostaniesz pieniądze kosztem elektoratu; jeśli ją odrzucisz, elektorat wzrośnie. Karta i tak odpada z gry.
prompt-donation-end = Elektorat na koniec
prompt-donation-end-tip = Każdy punkt elektoratu jest na końcu gry wart jeden punkt zwycięstwa.
prompt-donation-confirm = Zatwierdź
prompt-donation-first = Najpierw wybierz „Przyjmij” albo „Odrzuć” na jednej z kart.
prompt-donation-take = Przyjmij { $money }
prompt-donation-refuse = Odrzuć { $money }
prompt-donation-cards = Karty składek
prompt-donation-accept = Przyjmij
prompt-donation-reject = Odrzuć
prompt-donation-base = elektorat { $change }
prompt-donation-base-short = { $change }
prompt-donation-used = użyta
prompt-donation-income = Dochód w tej rundzie
prompt-donation-votes = Głosy: { $n } PZ × { $rate }
prompt-donation-from-base = Elektorat: { $n } × { $rate }
prompt-donation-sum = Razem
# a line of my row: rallies bought in a state and their price in thousands
prompt-rally-receipt = +{ $n } za { $money }
prompt-rally-more =
    { $n ->
        [0] Jeszcze jeden: bez głosów
        [one] Jeszcze jeden: +1 głos
        [few] Jeszcze jeden: +{ $n } głosy
        [many] Jeszcze jeden: +{ $n } głosów
       *[other] Jeszcze jeden: +{ $n } głosu
    }
prompt-rally-more-short = kolejny: +{ $n }
prompt-place-title = Kogo i dokąd wysyłasz?
prompt-place-title-short = Kogo wysyłasz?
