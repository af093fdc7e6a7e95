### Reveals on the sheet over the boards.
### $player name of a seat · $amount finished amount · $land name of a state

## Sealed bids for start player
staging-bids-title = Tajne oferty
# Rubber stamp on an envelope that is still closed, in capitals
staging-bids-sealed = ZAPIECZĘTOWANO
staging-bids-tied = Remis przy { $amount }: jeszcze raz, jawnie
staging-bids-starts = { $player } zaczyna
# Bids for places in the order of play
staging-bids-chooses = Pierwszy wybór: { $player }
# On the coupon of somebody who raises a tied bid
staging-bids-coupon = + { $money }
staging-bids-raises = oferuje { $money }
staging-bids-decided = { $player } zaczyna i płaci { $money }; pozostali nie płacą nic
# Below the names: $n the place in which an envelope was opened, from the lowest bid up; then what becomes of a bid
staging-bids-opened = otwarta jako { $n }.
staging-bids-out = odpada
staging-bids-once-more = licytuje jeszcze raz
staging-bids-pays = płaci { $money }
staging-bids-keeps = nic nie płaci
# Below the name of somebody who bid more money than they have
staging-bids-caught = oferta bez pokrycia

## Politicians, polls, opinions
staging-cabinet-title = { $land }: kto to?
staging-poll-heading = Sondaż
staging-poll-sold = Sprzedany: { $money }
staging-poll-published = Upubliczniony
staging-poll-kept = Zachowany
staging-poll-out = Bez ofert
staging-poll-published-title = { $player } upublicznia sondaż
staging-poll-kept-title = { $player } zachowuje sondaż
staging-poll-out-title = Nikt nie chce sondażu
staging-poll-still = Żadne notowania się nie zmieniają.
staging-poll-none = bez zmian
staging-poll-rises = wzrost innych się nie liczy
staging-poll-leads = ma wpływ na media: nie spada
staging-poll-end = już na końcu skali
staging-poll-unchosen = nie wybrano
staging-poll-absent = nie gra
staging-poll-uncounted = nie liczy się
staging-auctioneer = licytuje ostatni: ma najwięcej głosów
staging-passes = pasuje
staging-opinion-title = { $player } zmienia opinię { IN($land) }
staging-out = Schodzi
staging-new = Nowa
staging-matches = Zgodność
staging-votes = Głosy
staging-opinion-out = na stos odrzuconych
staging-opinion-in = z pola „Opinia publiczna”
staging-stays = zostaje { $factor }

## Dice
staging-dice-title = Kości
staging-dice-members = członkowie

## Donations
staging-donations-title = Składki
staging-donation-taken = Przyjęta
staging-donation-refused = Odrzucona

## Draft, programs, deployments
# $n number of cards
staging-draft-title =
    { $n ->
        [one] { $n } karta idzie dalej, { $n } przychodzi
        [few] { $n } karty idą dalej, { $n } przychodzą
        [many] { $n } kart idzie dalej, { $n } przychodzi
       *[other] { $n } karty idzie dalej, { $n } przychodzi
    }
staging-draft-last =
    { $n ->
        [one] Ostatnia karta zostaje
        [few] Ostatnie { $n } karty zostają
        [many] Ostatnie { $n } kart zostaje
       *[other] Ostatnie { $n } karty zostaje
    }
# Below the names of both neighbours
staging-draft-left = z lewej: dostaje karty
staging-draft-right = z prawej: podaje karty
staging-draft-kept = Zatrzymana
staging-programs-title = Programy partii
staging-program-title = { $player } zmienia program
staging-media-title =
    { $n ->
        [one] { $player } kupuje znacznik mediów
        [few] { $player } kupuje { $n } znaczniki mediów
        [many] { $player } kupuje { $n } znaczników mediów
       *[other] { $player } kupuje { $n } znacznika mediów
    }
staging-media-leads = Zyskuje wpływ na media: { $lands }
# $n number of politicians
staging-sent-title =
    { $n ->
        [one] { $player } wysyła jednego polityka
        [few] { $player } wysyła { $n } polityków
        [many] { $player } wysyła { $n } polityków
       *[other] { $player } wysyła { $n } polityka
    }
# $lands names of states
staging-lands-title = Nowe na stole: { $lands }
staging-opinions-title = Nowe opinie

## Games with a national board
# $amount finished amount
staging-bids-again = Remis przy { $amount }: jeszcze raz, tajnie
staging-first-title = { $player } wskazuje pierwszego gracza
staging-first-dice = Znów remis: po jednej kości
staging-first-dice-title = Kto wskaże pierwszego gracza?
staging-contributions-title = Składki
staging-contribution-largest = odrzuca najwięcej: jeszcze trzy kości
# $player and $other names of two players
staging-coalition-title = { $player } i { $other }: koalicja?
staging-coalition-joined-title = { $player } i { $other } tworzą koalicję
staging-coalition-forced-title = { $player } i { $other }: koalicja wymuszona
staging-coalition-refused-title = { $other } odmawia koalicji
staging-coalition-joined = Razem
staging-coalition-forced = Wymuszona
staging-coalition-refused = Odmowa
# Za liczbą głosów, więc skrót
staging-coalition-together = gł. razem
staging-coalition-common =
    { $n ->
        [0] Brak wspólnych kart programu
        [one] Jedna wspólna karta programu
        [few] { $n } wspólne karty programu
        [many] { $n } wspólnych kart programu
       *[other] { $n } wspólnej karty programu
    }

## Politicians pay or leave, and act
# $politician name of an office
staging-politician-paid = Opłacony
staging-politician-declined = Nieopłacony
staging-politician-paid-title = { $player } płaci za kartę „{ $politician }”
staging-politician-declined-title = { $player } nie płaci za kartę „{ $politician }”
staging-politician-acts-title = { $player } używa karty „{ $politician }”
staging-politician-main = Akcja główna
staging-politician-then = Potem
staging-politicians-answered-title = { $land }: płacić czy nie?
