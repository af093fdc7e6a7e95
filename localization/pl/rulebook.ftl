### Instrukcja do edycji z 2019 roku własnymi słowami: jedna wiadomość na zasadę, `rulebook-<rozdział>-<zasada>`.
### Numery i kolejność zasad oraz to, co do nich odsyła, podaje macher/i18n/rulebook.py.

rulebook-label = Zasada { $number }
rulebook-label-letter = Zasady, { $letter }: { $chapter }

## Ekran
rulebook-search = Szukaj
rulebook-search-count = { $at } z { $n }
rulebook-search-none = Nic nie znaleziono
rulebook-search-next = Następne trafienie
rulebook-search-previous = Poprzednie trafienie
rulebook-search-clear = Zakończ szukanie
rulebook-back = Wróć: { $place }
rulebook-open = Otwórz: { $place }
rulebook-see = Zobacz też: { $place }
rulebook-list = { $main }, potem jedna z: { $others }
rulebook-list-one = { $main }, potem { $others }
rulebook-list-choice = Jedna z: { $others }
rulebook-list-phone = telefon
rulebook-tree = Spis treści

## Rozdziały, które nie są krokiem gry
rulebook-part-start = Przed grą
rulebook-part-round = Runda
rulebook-part-end = Koniec i dodatki
rulebook-overview = Cel i przebieg gry
rulebook-setup = Przygotowanie
rulebook-draft = Program początkowy
rulebook-seven = Siedem landów
rulebook-words = Słowniczek

## Cel i przebieg gry
rulebook-overview-aim = Każdy prowadzi jedną z niemieckich partii przez serię wyborów w landach. Wygrywa ten, kto po ostatnich wyborach ma najwięcej punktów zwycięstwa.
rulebook-overview-parties = Gra od trzech do pięciu partii, po jednej na osobę. Partie, którymi nikt nie gra, nie biorą udziału: to, co karta o nich mówi, się pomija.
rulebook-overview-points = Punkty dają głosy i premia w każdych wyborach, obecność w mediach, wielkość elektoratu i pozostałe pieniądze. Trzy ostatnie liczą się dopiero na końcu.
rulebook-overview-lands = Cztery landy leżą w kręgu. Urna wskazuje ten, w którym pod koniec rundy odbywają się wybory; pozostałe następują zgodnie z ruchem wskazówek zegara. Kampania trwa we wszystkich naraz.
rulebook-overview-round = Runda ma dziewięć faz. Przygotowania: pierwszy gracz i programy. Rozmieszczenie: media, wiece, gabinet cieni. Zmiany: działają politycy, zmieniają się opinie, sprzedaje się sondaże, wiece stają się głosami, a jeden land głosuje.
rulebook-overview-length = Gra na cztery landy ma cztery rundy, po jednych wyborach w każdej. Gra na siedem landów ma pięć rund i osobny rozdział bliżej końca. Opcje nowej gry mogą zmienić pojedyncze zasady; wskazuje je strona „Kwestie sporne”.
rulebook-overview-turns = Jeśli zasada nie mówi inaczej, gra się od pierwszego gracza zgodnie z ruchem wskazówek zegara. Decyduje tylko pytana partia i tylko o to, o co jest pytana.
rulebook-overview-passing = Gdzie zasada mówi „może”, partia może też spasować. W innych przypadkach trzeba wybrać jedną z możliwości.
rulebook-overview-nearest = Remisy, które rozstrzyga bliskość, wygrywa pierwszy gracz, a jeśli nie remisuje, pierwsza od niego remisująca partia zgodnie z ruchem wskazówek zegara.
rulebook-overview-money = Wszystkie oferty i płatności to pełne tysiące. Nie można wydać więcej, niż się ma; nie ma pożyczek ani podarunków. Pieniądze mogą pozostać zakryte.
rulebook-overview-limits = Notowania mieszczą się między −3 a +4; dalsze stopnie przepadają. Elektorat nie spada poniżej 0. Głosy i elektorat nie mają górnej granicy. Nie można wystawić więcej wieców ani znaczników, niż jest w puli.
rulebook-overview-piles = Gdy ze stosu zejdzie ostatnia karta, karty odrzucone od razu tasuje się w nowy stos. Nie obejmuje to kart na ręce, na planszach i właśnie kupionych.
rulebook-overview-open = Jawne są programy, plansze, elektorat i punkty. Ukryte są: karta na ręce, nieodkryci jeszcze politycy, zachowane sondaże, zakryte opinie oraz pieniądze, o ile gracze je zakrywają.

## Przygotowanie
rulebook-setup-box = W grze na cztery landy w pudełku zostają jedna urna oraz z każdej partii trzej politycy (honorowy przewodniczący, działacz partyjny, główny kandydat) i jeden znacznik mediów.
rulebook-setup-boards = Cztery plansze landów tworzą stół. Obok leżą plansze obecności w mediach i elektoratu, programów, opinii, sondaży i żetonów oraz bank.
rulebook-setup-lands = Dobiera się dwa duże i dwa małe landy, tasuje je i kładzie na planszach. Urna trafia do landu wartego najmniej punktów; głosuje on pierwszy, a pozostałe następują zgodnie z ruchem wskazówek zegara.
rulebook-setup-opinions = W polu „Opinia publiczna” leży odkryta jedna karta każdego tematu i nastawienia. Każdy land dostaje cztery zakryte opinie; w pierwszym odkrywa się cztery, w drugim trzy, w trzecim dwie, w czwartym jedną. Kartę, która powtarza tam odkryty temat, zastępuje się inną.
rulebook-setup-polls = Dziesięć sondaży tasuje się w stos. Widać tylko rewers wierzchniego: wskazuje partię, która zyskuje dwa stopnie.
rulebook-setup-programs = Karty programu tasuje się w stos. Obok wykłada się odkryte karty programu; im więcej partii, tym więcej kart.
rulebook-setup-parties = Każda partia bierze swoich polityków, trzy karty składek, cztery znaczniki mediów, dwadzieścia wieców i 30 000 €. Zaczyna z 10 punktami elektoratu, a w każdym landzie z 0 głosów i notowaniami 0.

## Program początkowy
rulebook-draft-deal = Każda partia dostaje siedem kart programu.
rulebook-draft-pick = Wszyscy jednocześnie zatrzymują jedną kartę, zakrytą, a resztę przekazują w lewo. Po czterech takich wyborach przekazuje się także ostatnie trzy karty, więc każdy znów ma siedem.
rulebook-draft-program = Z siedmiu kart pięć o pięciu różnych tematach kładzie się zakrytych jako program i odkrywa razem. Żaden temat nie może leżeć dwa razy, niezależnie od nastawienia.
rulebook-draft-missing = Kto ma za mało tematów, kładzie tyle, ile się da. Karty powtórzone i przeciwne pokazuje się i odrzuca, a dobiera tyle samo, aż leży pięć tematów.
rulebook-draft-keep = Z pozostałych kart jedna zostaje zakryta na ręce. Resztę się odrzuca.

## Ustawienie początkowe
rulebook-deployment-order = Żetony partii się tasuje. Wierzchni wskazuje tymczasowego pierwszego gracza; liczy się to przy remisach do czasu pierwszej licytacji.
rulebook-deployment-block = Każda partia w tajemnicy wybiera jedną z pięciu tabel i przy każdym z jej pięciu symboli zapisuje land.
rulebook-deployment-different = Ten sam symbol musi trafić do różnych landów. Różne symbole mogą trafić do tego samego.
rulebook-deployment-symbols = Symbole oznaczają: trzy wiece z puli, jeden stopień notowań, jeden znacznik mediów na wolnym polu albo sześć głosów.
rulebook-deployment-reveal = Wszystkie ustawienia odkrywa się razem i wykonuje. Nic to nie kosztuje.

## 1 Wyznaczenie pierwszego gracza
rulebook-start_player-bid = Każda partia w tajemnicy zapisuje ofertę; może to być zero. Wszystkie oferty odkrywa się razem.
rulebook-start_player-pay = Najwyższą ofertę płaci się do banku, a kto ją złożył, jest w tej rundzie pierwszym graczem. Pozostali zachowują pieniądze.
rulebook-start_player-tie = Remisujący z najwyższą ofertą przebijają jawnie, kolejno wokół stołu, zaczynając od poprzedniego pierwszego gracza albo najbliższej remisującej partii zgodnie z ruchem wskazówek zegara. Każdy może raz podnieść ofertę albo spasować; najwyższa wygrywa i tylko ją się płaci.
rulebook-start_player-silent = Gdy wszyscy remisujący spasują, pierwszym graczem zostaje ten, kto spasował ostatni, i płaci pierwotną ofertę.
rulebook-start_player-worth = Pierwszy gracz rozpoczyna fazy od 2 do 5 oraz każdy land w fazie 9a, pierwszy dostaje pieniądze i wygrywa remisy o rolę licytatora, o najsilniejszą partię i między możliwymi partnerami koalicji.

## 2 Zmiana programów partii
rulebook-program-turn = Po kolei każda partia może raz zmienić program. Z całego ruchu można zrezygnować.
rulebook-program-draw = Albo dobiera się wierzchnią kartę stosu, a potem bierze jedną z odkrytych kart programu. Dobraną kartę widać wcześniej.
rulebook-program-flush = Albo odrzuca się wszystkie odkryte karty programu, wykłada nowe i bierze jedną z nich. Wtedy nie dobiera się w ciemno.
rulebook-program-swap = Następnie do dwóch kart programu można wymienić na karty z ręki. Karty, które odchodzą, trafiają na rękę.
rulebook-program-topics = Po każdej zmianie w programie leży pięć kart o pięciu różnych tematach.
rulebook-program-keep = Na ręce zostaje dokładnie jedna karta, resztę się odrzuca. Odkryte karty programu uzupełnia się przed ruchem następnej partii.

## 3 Walka o wpływ na media
rulebook-media-buy = Po kolei każda partia może kupić jeden znacznik mediów: płaci 5000 € do banku i kładzie go na wolnym polu mediów w dowolnym landzie.
rulebook-media-spots = Land ma pięć pól mediów dla wszystkich partii razem. Gdy są zajęte, na razie nie można tam położyć znacznika.
rulebook-media-supply = Kładzie się tylko znaczniki z własnej puli. Wracają, gdy ktoś je usunie, albo po wyborach w swoim landzie, poza tymi, które trafiają na pole obecności w mediach.
rulebook-media-passing = Kto spasował, jest pytany ponownie, dopóki ktoś inny kupuje. Faza kończy się, gdy wszyscy spasują jeden po drugim.
rulebook-media-influence = Partia, która ma w landzie więcej znaczników mediów niż każda inna, ma tam wpływ na media. Przy remisie na czele nie ma go nikt.

## 4 Organizacja wieców
rulebook-rallies-once = Po kolei każda partia może raz kupić wiece, w dowolnej liczbie landów.
rulebook-rallies-price = Za każdy land płaci się osobno. Łączna cena nowych wieców w landzie, od jednego do ośmiu, to kolejno 1, 2, 3, 5, 7, 10, 15 i 20 tysięcy euro.
rulebook-rallies-spots = Żadna partia nie może mieć w landzie naraz więcej niż ośmiu wieców. Wiece zamienione na głosy zwalniają miejsce.
rulebook-rallies-supply = Wiece pochodzą z własnej puli dwudziestu. To, co zamieniono na głosy, do niej wraca.

## 5 Wysłanie gabinetu cieni
rulebook-cabinet_placement-send = Po kolei każda partia może położyć zakrytych polityków obok landów, obok każdego najwyżej jednego, wszystkich w jednym ruchu.
rulebook-cabinet_placement-row = Politycy obok landu tworzą rząd w kolejności wysyłania. W tej kolejności będą działać.
rulebook-cabinet_placement-free = Wysłanie nic nie kosztuje. Płaci się w następnej fazie i wtedy można jeszcze z polityka zrezygnować.
rulebook-cabinet_placement-single = Każdego polityka można wysłać raz na grę i tylko do jednego landu. Odkryta karta opuszcza grę najpóźniej pod koniec fazy 6, użyta lub nie.

## 6 Akcje gabinetu cieni
rulebook-cabinet_actions-order = Landy idą po kolei, zaczynając od tego, w którym są wybory. Odkrywa się tylko rząd bieżącego landu.
rulebook-cabinet_actions-pay = W kolejności rzędu każdy płaci do banku cenę polityka albo z niego rezygnuje. Nieopłacony polityk opuszcza grę bez działania.
rulebook-cabinet_actions-act = Gdy wszyscy zapłacili lub zrezygnowali, opłaceni politycy działają w kolejności rzędu: najpierw akcja główna, potem najwyżej jedna z pozostałych. Z każdej można zrezygnować.
rulebook-cabinet_actions-once = Akcję ze znakiem 1× (w druku: !) wykonuje się w landzie tylko raz na rundę, bez względu na to, kto to robi.
rulebook-cabinet_actions-target = Akcja musi mieć na co działać. Wszystkie działają w landzie polityka; tylko program i elektorat dotyczą całej partii.
rulebook-cabinet_actions-double = Podwojenie: żeton kładzie się na odkrytej opinii landu albo zdejmuje ten, który tam leży. W landzie nigdy nie ma więcej niż jednego. Opinia liczy się podwójnie i nie można jej zmienić.
rulebook-cabinet_actions-remove = Usunięcie znacznika: 5000 € dostaje właściciel, a znacznik mediów wraca do jego puli. Działająca partia może wtedy bez dalszych kosztów położyć na tym polu własny, jeśli ma go w puli.
rulebook-cabinet_actions-change = Zmiana programu: fazę 2 rozgrywa się dla tej jednej partii.
rulebook-cabinet_actions-poll = Wierzchni sondaż: partia ogląda go za darmo, po czym upublicznia go lub zachowuje jak w fazie 8.
rulebook-cabinet_actions-others = Pozostali: każda inna partia traci w tym landzie jeden stopień notowań. Wpływ na media przed tym nie chroni.
rulebook-cabinet_actions-list = Cena, akcja główna i pozostałe akcje każdego polityka:

## 7 Wpływ na media
rulebook-media_influence-order = Land po landzie, zaczynając od tego, w którym są wybory: partia z wpływem na media może zmienić tam jedną opinię albo spasować. Gdzie nikt nie ma wpływu, nic się nie dzieje.
rulebook-media_influence-shift = Zmiana polega na odrzuceniu jednej odkrytej opinii landu i położeniu na jej miejscu karty z pola „Opinia publiczna”.
rulebook-media_influence-topic = Nowa karta nie może mieć tematu innej odkrytej opinii tego landu. Temat karty, która odchodzi, może wrócić z przeciwnym nastawieniem.
rulebook-media_influence-double = Opinii z żetonem podwojenia nie można zmienić.
rulebook-media_influence-hidden = Zakryte opinie pozostają nietknięte. Nie zmienia się ich ani nie porównuje.
rulebook-media_influence-display = Wejść mogą tylko karty leżące w polu „Opinia publiczna”; czego brakuje, tego nie można wybrać. Luki pozostają puste, tylko w grze na siedem landów uzupełnia się je po 3. rundzie.

## 8 Licytacja sondaży
rulebook-polls-order = Land po landzie, zaczynając od tego, w którym są wybory, licytuje się wierzchni sondaż. Znany jest tylko jego rewers.
rulebook-polls-auctioneer = Licytatorem jest partia z największą liczbą głosów w landzie, przy równej ta najbliżej pierwszego gracza.
rulebook-polls-bids = Każda partia licytuje jeden raz, kolejno wokół stołu. Zaczyna ta po lewej stronie licytatora, a on licytuje ostatni. Można otworzyć zerem; każda następna oferta jest wyższa. Nie można zaoferować więcej, niż się ma.
rulebook-polls-none = Gdy spasują wszyscy, sondaż odrzuca się bez oglądania.
rulebook-polls-win = Najwyższą ofertę płaci się do banku, a awers ogląda tylko kupująca partia. Potem upublicznia sondaż albo go zachowuje.
rulebook-polls-publish = Upublicznić może tylko partia, którą karta podnosi, także przy +4. Ona zyskuje, a inne tracą tyle, ile podano. Wzrosty innych partii się pomija.
rulebook-polls-safe = Partia z wpływem na media w landzie nigdy nie traci tam przez sondaż.
rulebook-polls-keep = Zachowany sondaż daje 3 punkty elektoratu i zostaje odrzucony zakryty.

## 9a Zamiana wieców na głosy
rulebook-conversion-order = Landy idą w odwrotnej kolejności, najpierw ten, który głosuje ostatni. W każdym partie są pytane raz po kolei.
rulebook-conversion-least = W landzie, który teraz nie głosuje, partia może zamienić dowolną liczbę swoich wieców, ale nie mniej niż cztery.
rulebook-conversion-all = W landzie, w którym są wybory, zamienia się wszystkie wiece wszystkich partii, choćby było ich mało.
rulebook-conversion-formula = Nowe głosy = (zamienione wiece + notowania) × zgodność. Dodaje się je do głosów, które partia już ma.
rulebook-conversion-matches = Każda karta programu zgodna z odkrytą opinią landu liczy się +1, a każda z nią sprzeczna −1. Z żetonem podwojenia jest to +2 lub −2. Zakryte opinie się nie liczą.
rulebook-conversion-floor = Żaden czynnik nie spada poniżej 1: suma równa zeru lub mniejsza liczy się jako 1.
rulebook-conversion-none = Bez wiecu nie ma nowych głosów, niezależnie od notowań i programu.
rulebook-conversion-back = Zamienione wiece wracają do puli swojej partii.

## 9b Wybory do landtagu
rulebook-election-points = Karta landu mówi, ile punktów dają głosy każdej partii. Mniej niż 5 głosów nie daje nic. Punkty liczą się od razu.
rulebook-election-sole = Gdy dokładnie jedna partia ma co najmniej 50 głosów, wygrywa wybory i dostaje 12 punktów.
rulebook-election-several = Gdy co najmniej 50 głosów ma kilka partii, każda dostaje 10 punktów. Zwycięzcą jest ta z największą liczbą głosów, przy remisie wszystkie takie.
rulebook-election-coalition = Gdy nikt nie ma 50, najsilniejsza partia szuka jednej, z którą razem ma co najmniej 50; z kilku najsilniejszych szuka ta najbliżej pierwszego gracza. Obie wygrywają i dostają po 7 punktów.
rulebook-election-partner = Kolejność wyznacza liczba jednakowych kart programu, o tym samym temacie i nastawieniu, a potem bliskość pierwszego gracza. Partnerem zostaje, bez pytania, pierwsza partia, z którą osiąga się 50.
rulebook-election-nobody = Gdy koalicja jest niemożliwa, najsilniejsza partia dostaje 5 punktów. Znacznika mediów za to nie przenosi.
rulebook-election-winner = Każda zwycięska partia, która ma w landzie znacznik mediów, przenosi jeden z nich na pole obecności w mediach tych wyborów.
rulebook-election-influence = Jeśli partia z wpływem na media nie należy do zwycięzców, ona też przenosi jeden znacznik. Liczy się, kto ma wpływ, zanim ruszy jakikolwiek znacznik.

## 9c Wypłata pieniędzy
rulebook-income-votes = Po kolei każda partia bierze 1000 € za każdy punkt, który właśnie dały jej głosy. Punkty premii nie przynoszą pieniędzy.
rulebook-income-base = Bierze też 1000 € za każdy punkt elektoratu.
rulebook-income-donation = Potem wybiera jedną ze swoich kart składek i przyjmuje ją albo odrzuca; karta opuszcza grę.
rulebook-income-accept = Przyjęcie 10 000, 20 000 lub 30 000 € kosztuje 1, 2 lub 3 punkty elektoratu. Odrzucenie daje zamiast tego 1, 3 lub 5 punktów.
rulebook-income-last = Po ostatniej rundzie pieniędzy się nie wypłaca.

## 9d Przygotowanie do kolejnej rundy
rulebook-next_round-clear = Land po wyborach schodzi ze stołu. Jego znaczniki mediów wracają do właścicieli, żeton podwojenia na swoją planszę, a opinie się odrzuca.
rulebook-next_round-opinions = W każdym innym landzie odkrywa się kolejną opinię. Jeśli jej temat już tam leży odkryty, odrzuca się ją i odkrywa inną.
rulebook-next_round-display = Odkryte karty programu odrzuca się i wykłada nowe.
rulebook-next_round-last = Po ostatniej rundzie niczego się nie przygotowuje: następuje punktacja końcowa.

## 10 Punktacja końcowa
rulebook-final-end = Gra kończy się z ostatnimi wyborami. Potem nie ma już decyzji.
rulebook-final-media = Każdy znacznik na polach obecności w mediach daje punkty swojego pola.
rulebook-final-base = Każdy punkt elektoratu daje jeden punkt zwycięstwa.
rulebook-final-money = Najwięcej pozostałych pieniędzy daje 6 punktów, druga suma 3. Przy remisie wszyscy dostają pełne punkty; gdy kilka partii dzieli pierwsze miejsce, nikt nie dostaje 3.
rulebook-final-winner = Wygrywa największa liczba punktów. Przy równej zwycięstwo jest wspólne.

## 11 Siedmioro wyborów
rulebook-seven-rounds = W pięciu rundach odbywa się siedmioro wyborów: po jednych w pierwszych trzech, dwoje w czwartej i dwoje w piątej. Druga urna wskazuje drugi land, w którym są wybory.
rulebook-seven-material = Każda partia ma wszystkich ośmiu polityków i pięć znaczników mediów. Używa się także trzech lewych pól obecności w mediach.
rulebook-seven-reserve = Z dwunastu pozostałych landów dobiera się jeszcze trzy; leżą zakryte. Po każdej z pierwszych trzech rund jeden z nich zajmuje miejsce landu, w którym odbyły się wybory.
rulebook-seven-entry = Nowy land zaczyna bez głosów, notowań, wieców i mediów. Piąty i szósty zaczynają z dwiema odkrytymi opiniami, siódmy z trzema; w rundzie, w której się pojawiają, kolejnej się nie odkrywa.
rulebook-seven-refill = Na koniec rundy 3 każda luka w polu „Opinia publiczna” dostaje swoją kartę ze stosu odrzuconych, a jeśli jej tam nie ma, ze stosu dobierania. Potem oba stosy tasuje się razem.
rulebook-seven-order = Przy podwójnych wyborach fazy od 6 do 8 zaczynają się w landzie wcześniejszym. Wiece zamienia się w jednym przejściu przez wszystkie landy, w obu głosujących w całości; potem rozlicza się land wcześniejszy, a po nim późniejszy.
rulebook-seven-income = O składkach decyduje się w rundach od 1 do 3. W rundzie 4 pieniądze przynoszą punkty z obu wyborów, ale elektorat tylko raz. Po rundzie 5 niczego się nie wypłaca.

## 12 Słownik
rulebook-words-land = Land: jeden z krajów związkowych na planszach. Jego karta mówi, ile warte są tam głosy.
rulebook-words-votes = Głosy: to, co partia zebrała w landzie. Dopiero wybory zamieniają je na punkty.
rulebook-words-trend = Notowania: jak postrzegana jest partia w landzie, od −3 do +4. Dodaje się je do zamienianych wieców.
rulebook-words-rally = Wiec: z wieców powstają głosy. Kupowane w fazie 4, zamieniane w fazie 9a.
rulebook-words-program = Program: pięć odkrytych kart partii, każda to temat z nastawieniem, + za i − przeciw.
rulebook-words-opinion = Opinia: temat z nastawieniem, ważny dla landu. W dniu wyborów leżą cztery odkryte.
rulebook-words-matches = Zgodność: ile wspólnego mają program i odkryte opinie landu, pomniejszone o to, w czym są sprzeczne. Drugi czynnik głosów.
rulebook-words-double = Żeton podwojenia: opinia z nim liczy się podwójnie i nie można jej zmienić.
rulebook-words-display = Karty odkryte: karty, które można brać; to odkryte karty programu oraz opinie z pola „Opinia publiczna”.
rulebook-words-media = Znacznik mediów: leży na polu mediów w landzie. Kto ma ich tam najwięcej, ma wpływ na media.
rulebook-words-presence = Obecność w mediach: pola na znaczniki zwycięzców i partii z wpływem na media. Punktują na końcu.
rulebook-words-cabinet = Gabinet cieni: politycy partii. Każdy działa raz na grę.
rulebook-words-poll = Sondaż: karta, która w landzie podnosi jedną partię, a obniża inne, albo którą zachowuje się dla elektoratu.
rulebook-words-base = Elektorat: po każdej rundzie poza ostatnią daje pieniądze, a na końcu punkty.
rulebook-words-donation = Składka: pieniądze kosztem elektoratu albo elektorat za jej odrzucenie.
rulebook-words-ballot = Urna: wskazuje land, w którym w tej rundzie są wybory.
