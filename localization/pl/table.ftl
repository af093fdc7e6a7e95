### Stół: podpisy, wyliczenia i podpowiedzi.
### $party skrót · $land nazwa landu · $player imię · $card znak i temat · $money gotowa kwota

table-bar = Gra
table-menu = Menu
table-setup = Przygotowanie
table-round-of = Runda { $round } z { $rounds }
table-round-short = Runda { $round }/{ $rounds }
table-round = Runda { $round }
table-phase = Faza { $n }: { $name }
table-phase-nine = Wybory: zamiana, wyniki, dochody, następna runda
table-vp = PZ
table-kind-human = gracz
table-kind-you = ty

## Przyciski
table-undo = Cofnij
table-redo = Ponów
table-advice = Podpowiedź
table-advice-not-now = Podpowiedź jest dostępna tylko w chwili decyzji.
table-log-open = Cały dziennik
table-rules = Zasady
table-settings = Ustawienia
table-lock-chance = Bez odwrotu: teraz karta albo kości
table-lock-revealed = Bez odwrotu: ujawnia się coś ukrytego
table-lock-other = Bez odwrotu: teraz decyduje ktoś inny

## Landy
table-election-now = Wybory w tej rundzie
table-election-now-short = Wybory teraz
table-election-in = Wybory w rundzie { $round }
table-land-worth =
    { $points ->
        [one] { $points } punkt zwycięstwa za 50 i więcej głosów
        [few] { $points } punkty zwycięstwa za 50 i więcej głosów
        [many] { $points } punktów zwycięstwa za 50 i więcej głosów
       *[other] { $points } punktu zwycięstwa za 50 i więcej głosów
    }
table-land-steps = Głosy i punkty: { $steps }
table-closed = po wyborach
table-opinion-hidden = Zakryta opinia
table-opinion-hidden-help = Na koniec każdej rundy w każdym landzie odkrywa się kolejną opinię.
table-card = { $sign } { $topic }
table-card-unknown = Zakryta karta
table-card-doubled = Żeton podwojenia: opinia liczy się podwójnie, a wpływ na media nie może jej zmienić.
table-card-for = W programie: { $parties } (+1)
table-card-against = Przeciwna w programie: { $parties } (−1)
table-card-nobody = Żaden program nie ma tego tematu.
table-kept-match = Zgodność zatrzymanych kart
table-kept-match-short = Zgodność
table-media = Media { IN($land) }
table-media-leads = { $party } ma wpływ na media.
table-media-tied = Nikt nie ma wpływu na media: remis.
table-media-nobody = Nie ma tu jeszcze znaczników mediów.
table-media-help = Wpływ na media zmienia opinię w fazie 7 i chroni przed spadkiem w sondażach. Przy wyborach znacznik trafia na pole obecności w mediach.
table-leader = prowadzi
table-leader-tied = remis
table-leader-nobody = nikt
table-slots = Politycy { IN($land) }
table-slot-free = Wolne miejsce dla polityka
table-slot-help = W fazie 5 politycy trafiają tu zakryci, po jednym z każdej partii na land. W fazie 6 działają w tej kolejności.
table-slot-hidden = Miejsce { $n }: { $party }, zakryty polityk
table-slot-open = Miejsce { $n }: { $party }, { $politician }
table-slot-cost = { $money }, { $status }
table-slot-status-hidden = zakryty
table-slot-status-revealed = jeszcze nieopłacony
table-slot-status-paid = opłacony
table-slot-status-declined = nieopłacony, odpada
table-slot-status-done = po akcji

## Wiersze partii
table-row = { $party } { IN($land) }
table-trend = { $party }: notowania { $trend }
table-rallies = { $party }: wiece { $n } z { $spots }
table-matches = { $party }: zgodność { $factor }
table-matches-in = { $land }: zgodność { $factor }
table-matches-help = Karty programu zgodne z odkrytą opinią minus karty z nią sprzeczne; podwojone opinie liczą się dwa razy. Nigdy mniej niż 1.
table-formula = (wiece { $rallies } { $sign } notowania { $trend }) × zgodność { $matches } = { $votes }
table-formula-least = Żaden z czynników nie liczy się jako mniej niż 1.
table-formula-none = Brak wieców do zamiany
table-formula-sum = { $old } + { $gained } = { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
table-points-now =
    { $points ->
        [one] Wartość: { $points } punkt
        [few] Wartość: { $points } punkty
        [many] Wartość: { $points } punktów
       *[other] Wartość: { $points } punktu
    }
table-points-then =
    { $then ->
        [one] Wartość teraz: { $points }, po zamianie { $then } punkt
        [few] Wartość teraz: { $points }, po zamianie { $then } punkty
        [many] Wartość teraz: { $points }, po zamianie { $then } punktów
       *[other] Wartość teraz: { $points }, po zamianie { $then } punktu
    }
table-next-step =
    { $votes ->
        [one] Jeszcze { $votes } głos dałby razem { $points } { $word }.
        [few] Jeszcze { $votes } głosy dałyby razem { $points } { $word }.
        [many] Jeszcze { $votes } głosów dałoby razem { $points } { $word }.
       *[other] Jeszcze { $votes } głosu dałoby razem { $points } { $word }.
    }

## Land po wyborach
# Rubber stamp on the board of a state that has voted
table-voted = PO WYBORACH
table-result = Wybory { $number }
table-result-row = { $party } { IN($land) }
table-result-points =
    { $votes ->
        [one] { $votes } głos, punkty: { $points }
        [few] { $votes } głosy, punkty: { $points }
        [many] { $votes } głosów, punkty: { $points }
       *[other] { $votes } głosu, punkty: { $points }
    }
table-result-bonus = Premia: +{ $points }
table-result-moved = Znacznik przeszedł na pole obecności w mediach.
table-outcome-sole = Samodzielnie: { $parties }
table-outcome-several = Większość mają { $parties }
table-outcome-coalition = Koalicja: { $parties }
table-outcome-none = Bez większości, prowadzi: { $parties }
table-votes-word =
    { $n ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }

## Miejsca, które daje decyzja
table-spot-opinion = { $card }, { $land }
table-spot-display = { $card }, pole „Opinia publiczna”
table-spot-program = { $card }, odkryte karty programu
table-spot-media = Pole mediów { $n } { IN($land) }
table-spot-slot = Polityk { $n } { IN($land) }
table-spot-pip = Wiec { $n } { IN($land) }
table-spot-pips = Pola wieców { IN($land) }
table-spot-minus = O jeden wiec mniej { IN($land) }
table-spot-plus = O jeden wiec więcej { IN($land) }

## Pasek
table-opinions = Opinia publiczna
table-opinions-short = Opinie
table-opinions-help =
    { $refilled ->
        [0] Stąd biorą się karty, które wprowadza wpływ na media (faza 7). Luki pozostają puste.
       *[other] Stąd biorą się karty, które wprowadza wpływ na media (faza 7). Luki pozostają puste do końca rundy { $refilled }.
    }
table-pile = stos { $n }
table-opinion-gone = „{ $card }”: karty już nie ma
table-opinion-gone-help = Zabrano ją dzięki wpływowi na media.
table-programs = Karty programu
table-programs-short = Karty
table-programs-help = Odkryte karty programu na fazę 2. Co rundę wykłada się nowe.
table-polls = Sondaże
table-polls-help = Wierzchni sondaż jest licytowany w fazie 8 w każdym landzie. Znany jest tylko rewers.
table-left = zostało { $n }
table-poll = Wierzchni sondaż
table-poll-back = Na rewersie: { $party }, notowania +2.
table-poll-face = { $party } +2
table-poll-unseen = Odrzucony, nieznany: { $party } +2
table-poll-seen = Odrzucony: { $changes }
table-presence = Obecność w mediach
table-presence-short = Obecność
table-presence-help = Kto wygrywa wybory albo ma tam wpływ na media, przenosi tu znacznik; punkty daje na końcu gry.
table-presence-slot =
    { $points ->
        [one] Wybory { $number }: { $points } punkt na końcu
        [few] Wybory { $number }: { $points } punkty na końcu
        [many] Wybory { $number }: { $points } punktów na końcu
       *[other] Wybory { $number }: { $points } punktu na końcu
    }
table-presence-empty = Jeszcze nikt
table-base-title = Elektorat
table-base-help = Każdy punkt daje 1000 € po każdej rundzie poza ostatnią i jeden punkt zwycięstwa na końcu.
table-base = { $party }: elektorat { $base }

## Partie
table-party = { $party } · { $player }
table-party-hand =
    { $n ->
        [0] Brak kart na ręce
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
table-party-supply = Pula: znaczniki mediów { $media }, wiece { $rallies }
table-party-politicians = Zostało: politycy { $n }, karty składek { $donations }
table-party-points = Punkty: { $votes } za głosy, { $bonus } premii
table-thinking = myśli
table-stood-in = Komputer nie odpowiedział na czas, więc zdecydował za niego łatwy poziom. Gra to odnotowuje.
table-badge-start = zaczyna
table-badge-auctioneer = licytator
table-badge-passes = pas
table-badge-chosen = po decyzji
table-badge-choosing = wybiera
table-money = Pieniądze: { $money }
table-money-hidden = Pieniądze: ukryte
table-money-help = Najbogatsza partia dostaje na końcu 6 punktów, druga 3.

## Własne
table-program-own = Program
table-program-own-party = Program · { $party }
table-standings = Dotychczasowe punkty zwycięstwa
table-hand = Ręka
table-cabinet = Gabinet cieni
table-politician-used = użyty
table-politician-placed = { $land }
table-politician-main = Akcja główna: { $action }
table-politician-or = Potem jedna z tych akcji: { $actions }
table-supplies = Pula
table-supply-money = Pieniądze
table-supply-rallies = Wiece
table-supply-rallies-short = Wiece
table-supply-rallies-help = W jednym landzie leży najwyżej 8 wieców partii. Zamienione wracają.
table-supply-media = Media
table-supply-media-help = Znaczniki poza planszami. W fazie 3 znacznik kosztuje 5000 €.
table-supply-donations = Składki
table-donation = { $money }: przyjęta – elektorat { $accept }, odrzucona – elektorat { $reject }

## Dziennik
table-log = Dziennik
table-recent-none = Jeszcze nic się nie wydarzyło.
table-happened = Co się wydarzyło
table-last-turn = ostatni ruch: { $player }
table-last-turn-own = twój ostatni ruch
table-happened-pass = { $who } pasują
table-log-filter = Filtr
table-log-all = Wszystko
table-log-mine = Moje
table-log-land = Land
table-log-all-tip = Wszystko, co się wydarzyło
table-log-mine-tip = Tylko wpisy tej partii
table-log-land-tip = Tylko { $land }
table-log-head = Runda { $round } · { $phase }

## Kto decyduje
table-decides =
    { $n ->
        [one] { $players } może teraz { $what }
        [few] { $players } mogą jeszcze { $what }
        [many] { $players } mogą jeszcze { $what }
       *[other] { $players } mogą jeszcze { $what }
    }
table-decide-many =
    { $n ->
        [one] { $n } partia musi jeszcze { $what }
        [few] { $n } partie muszą jeszcze { $what }
        [many] { $n } partii musi jeszcze { $what }
       *[other] { $n } partii musi jeszcze { $what }
    }
table-about-draft = wybrać kartę
table-about-opening_program = wybrać program początkowy
table-about-opening_hand = wybrać kartę na rękę
table-about-deployment = rozmieścić symbole
table-about-start_player = licytować o pierwszeństwo
table-about-start_tie = podbić ofertę za pierwszeństwo
table-about-program = zmienić program
table-about-media = kupić znacznik mediów
table-about-rallies = kupić wiece
table-about-cabinet_placement = wysłać polityków
table-about-cabinet_actions = opłacić polityka lub wykonać jego akcję
table-about-media_influence = zmienić opinię
table-about-polls = licytować sondaż
table-about-poll_choice = upublicznić lub zachować sondaż
table-about-conversion = zamienić wiece
table-about-election = zdecydować o koalicji
table-about-income = przyjąć lub odrzucić składkę
table-about-start_sheet = wypełnić arkusz startowy
table-about-first_bid = licytować o pierwszeństwo
table-about-first_choice = wskazać pierwszego gracza
table-about-place_bid = licytować o kolejność
table-about-place_choice = wybrać miejsce w kolejności
table-about-conference = zmienić program
table-about-exchanges = wymienić kartę programu
table-about-cabinet_sending = wysłać polityków
table-about-cabinet_use = wykonać akcję polityka
table-about-coalitions = zawrzeć koalicję
table-about-coalition_answer = odpowiedzieć na propozycję koalicji
table-about-influence = wymienić opinię
table-about-poll_auctions = licytować sondaż
table-about-poll_entries = upublicznić lub zachować sondaż
table-about-vote_catching = zamienić wiece
table-about-majority = wymienić opinię
table-about-region_election = położyć opinię krajową
table-about-contributions = przyjąć lub odrzucić składkę
table-over = Koniec gry

## Panel po prawej w największym rozmiarze
table-side-parties = Partie
table-side-parties-open = Kliknięcie pokazuje programy, zasoby i wspólne karty.
table-side-log = Co się wydarzyło
table-side-log-word = Lista
table-side-mine = Własne karty i to, co leży obok plansz
table-side-mine-word = Moje

## Skąd się biorą liczby
table-row-votes = { $party }: głosy { $votes }
table-origin-step = { $when }, { $cause }: { $change }, teraz { $value }
table-origin-none = Dotąd bez zmian.
table-origin-none-round = W tej rundzie bez zmian.
table-cause-deployment = ustawienie początkowe
table-cause-politician = polityk
table-cause-poll = sondaż
table-cause-rallies = wiece
table-cause-votes = głosy
table-cause-bonus = premia wyborcza
table-cause-presence = obecność w mediach
table-cause-base = elektorat
table-cause-money = pieniądze
table-cause-donation = składka
table-cause-media = znacznik mediów
table-cause-start_player = licytacja o pierwszeństwo
table-cause-remove_media = usunięty znacznik mediów
table-cause-media_removed = rekompensata za znacznik mediów
table-cause-bluff = oferta bez pokrycia
table-points-total = { $party }: punkty zwycięstwa { $points }
table-points-source = { $source }: { $points } PZ
table-points-election = Wybory { $number }, { $land }: { $votes } + { $bonus }
table-match-card = { $card }: { $amount }
table-match-doubled = { $card }: { $amount }, liczy się podwójnie
table-match-least = Suma { $sum }: mniej niż 1 liczy się jako 1.
table-match-range =
    { $n ->
        [one] Z zakrytą opinią: od { $low } do { $high }
        [few] Z { $n } zakrytymi opiniami: od { $low } do { $high }
        [many] Z { $n } zakrytymi opiniami: od { $low } do { $high }
       *[other] Z { $n } zakrytymi opiniami: od { $low } do { $high }
    }
table-opinion-taken = Zabrana przez { $party } { INTO($land) }, runda { $round }.
table-pile-cards = Stos { $left }, odkryte { $display }, odrzucone { $discarded }; w całej grze { $total }
table-pile-polls = Stos { $left }; odrzucone znane { $seen }, nieznane { $unseen }
table-poll-possible = Możliwy awers: { $changes }
table-presence-winner = { $party }: { $points }, wygrana w wyborach
table-presence-media = { $party }: { $points }, wpływ na media
table-result-open = Pokaż ponownie wybory nr { $number }

## Co się wydarzyło
table-recap-play = Pokaż ponownie
table-recap-stop = Zakończ
table-recap-other = Na stole leżą nowe karty
# Who acts, at the beginning of a line of the log
table-recap-subject = { $who }
table-recap-rallies =
    { $n ->
        [one] { $who } kupuje { $n } wiec za { $money }
        [few] { $who } kupuje { $n } wiece za { $money }
        [many] { $who } kupuje { $n } wieców za { $money }
       *[other] { $who } kupuje { $n } wiecu za { $money }
    }
table-recap-rallies-short =
    { $n ->
        [one] { $who }: { $n } wiec, { $where }, za { $money }
        [few] { $who }: { $n } wiece, { $where }, za { $money }
        [many] { $who }: { $n } wieców, { $where }, za { $money }
       *[other] { $who }: { $n } wiecu, { $where }, za { $money }
    }
table-recap-media =
    { $n ->
        [one] { $who } kupuje { $n } znacznik mediów
        [few] { $who } kupuje { $n } znaczniki mediów
        [many] { $who } kupuje { $n } znaczników mediów
       *[other] { $who } kupuje { $n } znacznika mediów
    }
table-recap-politicians =
    { $n ->
        [one] { $who } wysyła { $n } polityka
        [few] { $who } wysyła { $n } polityków
        [many] { $who } wysyła { $n } polityków
       *[other] { $who } wysyła { $n } polityka
    }
table-recap-votes =
    { $n ->
        [one] { $who } zyskuje { $n } głos
        [few] { $who } zyskuje { $n } głosy
        [many] { $who } zyskuje { $n } głosów
       *[other] { $who } zyskuje { $n } głosu
    }
table-recap-trend = { $who } – notowania
table-recap-bids = Oferty w tysiącach:
table-recap-bids-short = W tys.:
table-recap-swap = { $who } zmienia opinię { IN($land) }
table-recap-swap-short = { $who } ({ $land })
table-recap-swaps =
    { $n ->
        [one] { $who } zmienia { $n } opinię
        [few] { $who } zmienia { $n } opinie
        [many] { $who } zmienia { $n } opinii
       *[other] { $who } zmienia { $n } opinii
    }
table-final = Punktacja końcowa

## Każdy program wobec każdego landu
table-grid = Programy i landy
table-grid-help = Zgodność, głosy teraz i po zamianie, punkty teraz i potem, głosy brakujące do następnego progu
table-grid-points = { $points } PZ
table-grid-next = +{ $votes } da { $points }
table-grid-top = maksimum
table-grid-close = Zamknij

## Whose turn it is, on the ribbon
turn-mine = Twój ruch
turn-of = { $player } decyduje
turn-many =
    { $n ->
        [one] Jeszcze decyduje jedna partia
        [few] Jeszcze decydują { $n } partie
        [many] Jeszcze decyduje { $n } partii
       *[other] Jeszcze decyduje { $n } partii
    }
# Badge behind the name
turn-badge-mine = twój ruch

## The only state left: what the votes to come lack
table-lacks = do { $majority } brakuje { $votes }
table-lacks-over = ponad { $majority }
table-late-trend = notowania
table-late-match = zgodność
table-late-worth = { $unit } za { $votes } głosów
table-late-election = Ostatnie wybory
# the third line of my row: votes now and with the draft
table-receipt-votes =
    { $before } → { $after } { $after ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }
# $nth is my place in this state, $of the number of parties
table-receipt-place = Miejsce { $nth } z { $of }
table-step = { $points } { $unit } od { $votes }
table-step-short = { $points } od { $votes }
table-voters = Jedna postać to 5 głosów: pełne są zdobyte, puste przyjdą
# two states vote this round
table-election-first = Głosuje w tej rundzie pierwszy
table-election-second = Głosuje w tej rundzie drugi
# cards of the program that my party and this one share
table-shared = wspólne: { $n }
# words below icons of the top bar
table-grid-word = Porównaj
table-rules-word = Reguły
table-plan-word = Plan
# head of the column of rallies on a board
table-head-rallies = wiece
# how the elections of this round would end if they were held now
table-if-now-of = Gdyby teraz głosowano: { $land }
table-if-now-sole = rządzi sama, { $points }
table-if-now-several = rządzą, po { $points }
table-if-now-coalition = rządzą, po { $points }
table-if-now-none = najsilniejsza, { $points }; nikt nie rządzi
table-if-now-single = wygrywa
table-if-now-narrow = wygrywa o włos
table-if-now-narrow_coalition = wygrywają o włos
table-if-now-lacks = { $party }: do samodzielnych rządów brakuje { $n }
table-shared-cards = wspólne karty: { $n }
table-if-now-moves = Przesuwa znacznik mediów: { $parties }
table-outlook = { $unit } teraz → po wyborach: { $land }
table-outlook-final = { $unit } teraz → jeśli tak się skończy, bez pieniędzy
table-outlook-short = { $unit } teraz → potem
table-outlook-none = { $unit } dotąd
table-outlook-plan = { $unit } teraz → w planie
# how the game would end, and the parts of each party’s bar, in few letters
table-ending = Gdyby dziś był koniec
table-ending-last = Jeśli tak się skończy
table-ending-now = teraz
table-ending-election = wybory
table-ending-base = baza
table-ending-media = media
table-ending-opinion = opinia
# who shares how many program cards with whom
table-shared-matrix = Wspólne karty programu
