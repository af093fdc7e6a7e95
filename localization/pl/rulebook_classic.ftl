### Instrukcja do starszych edycji własnymi słowami: jedna wiadomość na zasadę, `rulebook-<rozdział>-<zasada>`.
### Słowa edycji stoją pod jej nazwą (key--1997); kwoty są w pieniądzach edycji.

## Rozdziały, które nie są krokiem gry
rulebook-campaign = Cel i przebieg gry
rulebook-boards = Przygotowanie
rulebook-national = Plansza krajowa
rulebook-short = Krótka gra
rulebook-glossary = Słowniczek

## Cel i przebieg gry
rulebook-campaign-aim = Każdy prowadzi jedną z niemieckich partii przez serię wyborów w landach. Wygrywa ten, kto po ostatnich wyborach ma najwięcej punktów.
rulebook-campaign-parties = Gra od trzech do pięciu partii, po jednej na osobę. Partie, którymi nikt nie gra, nie biorą udziału: to, co karta o nich mówi, się pomija.
rulebook-campaign-points = Punkty dają mandaty z każdych wyborów, znaczniki mediów na planszy krajowej, członkowie oraz własny program tam, gdzie zgadza się z opinią krajową. Pieniądze się nie liczą.
rulebook-campaign-lands = Cztery landy leżą w kręgu. W jednym z nich pod koniec rundy odbywają się wybory; pozostałe następują zgodnie z ruchem wskazówek zegara. Kampania trwa we wszystkich naraz.
rulebook-campaign-round = Runda to kampania, wybory w jednym landzie, nowi członkowie i pieniądze oraz przygotowanie następnej rundy. Każdy krok ma tu swój rozdział, w swojej kolejności.
rulebook-campaign-length = Jest siedem rund, po jednych wyborach w każdej. Ostatnia nie ma kampanii: to tylko wybory, nowi członkowie i punktacja końcowa. Opcje nowej gry mogą zmienić pojedyncze zasady; wskazuje je strona „Kwestie sporne”.
rulebook-campaign-length--2006 = Jest siedem rund, po jednych wyborach w każdej, a w krótkiej grze pięć. Ostatnia nie ma kampanii: to tylko wybory, nowi członkowie i punktacja końcowa. Opcje nowej gry mogą zmienić pojedyncze zasady; wskazuje je strona „Kwestie sporne”.
rulebook-campaign-turns = Jeśli zasada nie mówi inaczej, gra się od pierwszego gracza zgodnie z ruchem wskazówek zegara. Decyduje tylko pytana partia i tylko o to, o co jest pytana.
rulebook-campaign-turns--consim = Jeśli zasada nie mówi inaczej, gra się w ustalonej kolejności od pierwszego miejsca. Decyduje tylko pytana partia i tylko o to, o co jest pytana.
rulebook-campaign-passing = Gdzie zasada mówi „może”, partia może też spasować. W innych przypadkach trzeba wybrać jedną z możliwości.
rulebook-campaign-talk = Poza koalicjami żadna umowa nie wiąże. Partie mogą sobie obiecywać wszystko i nie muszą tego dotrzymać.
rulebook-campaign-money = Wszystkie oferty i płatności to pełne tysiące. Nie można wydać więcej, niż się ma; nie ma pożyczek. Pieniądze mogą pozostać zakryte.
rulebook-campaign-limits = Notowania mieszczą się między −3 a +3, głosów może być najwyżej 50; nadwyżki przepadają. Liczba członków nie spada poniżej 0 i nie ma górnej granicy. Nie można wystawić więcej, niż jest w puli.
rulebook-campaign-piles = Gdy stos jest pusty, karty odrzucone tasuje się w nowy.

## Przygotowanie
rulebook-boards-lands = Z szesnastu landów dobiera się cztery i kładzie na planszach; los wskazuje, który głosuje pierwszy. Pozostałe następują zgodnie z ruchem wskazówek zegara. Landy na późniejsze rundy czekają zakryte.
rulebook-boards-opinions = Każdy land dostaje cztery zakryte opinie. W pierwszym odkrywa się cztery, w drugim trzy, w trzecim dwie, w czwartym jedną. Karta, która powtarza odkryty temat, idzie pod stos, a odkrywa się inną.
rulebook-boards-opinions--1997 = Każdy land dostaje cztery zakryte opinie. W pierwszym odkrywa się cztery, w drugim trzy, w trzecim dwie, w czwartym jedną. Karta, która powtarza odkryty temat, trafia do puli wymiany, a odkrywa się inną.
rulebook-boards-pool = Sześć opinii ze stosu tworzy pulę wymiany. Jednakowe leżą jedna na drugiej.
rulebook-boards-pool--1997 = Sześć opinii ze stosu tworzy pulę wymiany. Mieści ona najwyżej jedną kartę każdego tematu i nastawienia, czyli czternaście; powtórkę się odrzuca.
rulebook-boards-parties = Każda partia bierze swoich polityków i karty składek, 18 wieców, 5 znaczników mediów, 4 żetony koalicji i 25 000. Zaczyna z 5 członkami, a w każdym landzie z 0 głosów i notowaniami 0.
rulebook-boards-meetings = W każdym z czterech landów kładzie się po jednym wiecu każdej partii. Późniejsze landy zaczynają bez wieców.
rulebook-boards-program = Każda partia dostaje pięć odkrytych kart programu o pięciu różnych tematach; karta, która powtarza temat, idzie pod stos. Do tego dochodzą trzy karty zakryte.
rulebook-boards-program--consim = Każda partia dostaje pięć odkrytych kart programu o pięciu różnych tematach; karta, która powtarza temat, idzie pod stos. Do tego dochodzą dwie karty zakryte.
rulebook-boards-piles = Sondaże i karty programu tworzą stosy. Żadna karta programu nie leży odkryta do wzięcia, a sondaże mają jednakowe rewersy.

## Arkusz startowy
rulebook-start_sheet-choose = Każda partia w tajemnicy wybiera jedną pozycję z każdej kolumny i przy każdym symbolu zapisuje land. Nic to nie kosztuje.
rulebook-start_sheet-first = W pierwszej kolumnie są notowania, głosy i wiece: notowania +1, 6 głosów i 6 wieców; albo dwa stopnie notowań i 6 wieców; albo dwa razy 6 głosów i 6 wieców.
rulebook-start_sheet-second = W drugiej kolumnie są znaczniki mediów i członkowie: trzy znaczniki; albo dwa i 4 członków; albo jeden i 8 członków; albo 12 członków.
rulebook-start_sheet-lands = Kilka symboli może trafić do tego samego landu, także jednakowe. Tylko teraz land może dostać więcej niż pięć znaczników mediów.
rulebook-start_sheet-reveal = Wszystkie arkusze odkrywa się razem i wykonuje partia po partii, zaczynając od wylosowanej.

## Licytacja pierwszego gracza
rulebook-first_player-bid = Każda partia w tajemnicy zapisuje ofertę; może to być zero. Wszystkie oferty odkrywa się razem.
rulebook-first_player-names = Kto złożył najwyższą, wskazuje pierwszego gracza: własną partię lub dowolną inną. Pierwszy gracz zaczyna w tej rundzie wszystko.
rulebook-first_player-pay = Płaci tylko ten, kto zdobył to prawo, swoją ostatnią ofertę. Pozostali zachowują pieniądze.
rulebook-first_player-tie = Remisujący z najwyższą ofertą licytują w tajemnicy jeszcze raz, nie poniżej starej. Przy kolejnym remisie rzucają kością, a jeśli najwyższy wynik się powtórzy, ci, którzy go wyrzucili, rzucają ponownie.
rulebook-first_player-zero = Gdy wszystkie oferty wynoszą zero, od razu decydują kości i nikt nie płaci.
rulebook-first_player-last = W ostatniej rundzie się nie licytuje: zostaje pierwszy gracz z poprzedniej.

## Licytacja kolejności
rulebook-places-bid = Każda partia w tajemnicy zapisuje ofertę; może to być zero. Wszystkie oferty odkrywa się razem i wszystkie się płaci.
rulebook-places-choose = Według ofert, od najwyższej, każda partia zajmuje wolne miejsce w kolejności. Ostatnia dostaje to, co zostało.
rulebook-places-tie = Remisy rozstrzygają kości: jeden rzut ustawia wszystkich remisujących, a kto wyrzucił tyle samo, rzuca jeszcze raz, tylko między sobą.
rulebook-places-order = Do końca rundy kolejność wszędzie zastępuje ruch wskazówek zegara, także w licytacjach i przy remisach. W ostatniej rundzie zostaje stara kolejność.

## Konferencja programowa
rulebook-conference-hand = Po kolei: każda partia uzupełnia rękę do trzech kart, odrzuca dowolną ich liczbę i znów uzupełnia do trzech.
rulebook-conference-hand--1997 = Po kolei: każda partia odrzuca dowolną liczbę kart z ręki, a potem uzupełnia rękę do trzech.
rulebook-conference-exchange = Następnie może zastąpić jedną kartę programu kartą z ręki.
rulebook-conference-topics = Potem w programie musi leżeć pięć kart o pięciu różnych tematach.
rulebook-conference-discard = Zastąpioną kartę się odrzuca. Do następnej konferencji ręka jest o jedną kartę mniejsza.

## Wymiana kart programu
rulebook-exchanges-turn = Partie są pytane jedna po drugiej w ustalonej kolejności, za każdym razem o jedną wymianę. Trwa to, aż wszystkie kolejno spasują.
rulebook-exchanges-exchange = Jedną kartę programu się odrzuca; zastępuje ją karta zakryta albo wierzchnia karta stosu. Wierzchnia karta, która powtarza temat, idzie pod stos, a bierze się następną.
rulebook-exchanges-none = Jeśli nie pasuje żadna karta ze stosu, wtasowuje się karty odrzucone i przegląda tak samo. Jeśli i z nich żadna nie pasuje, wymiany nie ma i nic się nie traci.
rulebook-exchanges-topics = Potem w programie musi leżeć pięć kart o pięciu różnych tematach.
rulebook-exchanges-cost = Każda wymiana kosztuje członków: rzuca się dwiema kośćmi i traci tylu, ilu wskaże wyższa. Partia bez członków nie może wymieniać.
rulebook-exchanges-hand = Zużytą kartę zakrytą od razu uzupełnia się ze stosu.

## Wysłanie gabinetu cieni
rulebook-cabinet_sending-send = Po kolei każda partia może położyć zakrytych polityków obok landów, obok każdego najwyżej jednego, wszystkich w jednym ruchu.
rulebook-cabinet_sending-money = Za każdą wysłaną kartę trzeba będzie zapłacić. Nie można wysłać więcej, niż pozwalają pieniądze.
rulebook-cabinet_sending-single = Każdego polityka można wysłać raz na grę i tylko do jednego landu.

## Akcje gabinetu cieni
rulebook-cabinet_use-reveal = Wszystkich polityków we wszystkich landach odkrywa się razem, a każdy płaci za wszystkich swoich. Nie można zrezygnować.
rulebook-cabinet_use-reveal--consim = Land po landzie, zaczynając od tego, w którym są wybory, odkrywa się polityków i za nich płaci. Nie można zrezygnować. Pieniądze na karty partii w następnych landach są odłożone: żadna akcja nie może ich wydać.
rulebook-cabinet_use-act = Po kolei każda partia używa wszystkich swoich kart w dowolnej kolejności. Każda wykonuje jedną akcję albo nie wykonuje żadnej, jeśli partia z niej rezygnuje.
rulebook-cabinet_use-act--consim = W ustalonej kolejności każda partia używa swojej karty w tym landzie. Wykonuje jedną akcję albo żadnej, jeśli nie jest potrzebna.
rulebook-cabinet_use-phone = Karta z telefonem kładzie też w swoim landzie żeton koalicji partii, niezależnie od wybranej akcji. Drugiego żetonu tej samej partii się tam nie kładzie.
rulebook-cabinet_use-votes = Głosy i notowania: znacznik własnej partii idzie w górę. Inna partia: spadają notowania innej partii; wpływ na media jej nie chroni.
rulebook-cabinet_use-key = Podwojenie: żeton kładzie się na odkrytej opinii landu albo się go zdejmuje. W landzie nigdy nie ma więcej niż jednego. Opinia liczy się podwójnie i nie można jej wymienić.
rulebook-cabinet_use-media = Zamiana znacznika: własny znacznik z puli zajmuje miejsce cudzego. Kosztuje to 4000 dla jego właściciela i 4000 dla banku. Samo usunięcie nie jest możliwe.
rulebook-cabinet_use-target = Akcja działa w landzie swojej karty i musi mieć na co działać.
rulebook-cabinet_use-gone = Wszystkie wysłane karty opuszczają grę pod koniec tego kroku.
rulebook-cabinet_use-list = Cena i akcje każdego polityka, z których wykonuje się jedną:

## Zawieranie koalicji
rulebook-coalitions-where = Koalicje zawiera się w landzie, w którym są wybory, między partiami, które mają tam żeton koalicji. W ostatnim landzie ich nie ma.
rulebook-coalitions-ask = Po kolei każda z tych partii może pytać inne, jedną po drugiej, aż któraś się zgodzi albo żadna nie zostanie. Potem kolej na następną, która jest jeszcze wolna.
rulebook-coalitions-two = Przy dwóch jednakowych kartach programu, o tym samym temacie i nastawieniu, pytana partia może odmówić. Przy mniejszej liczbie koalicja jest niemożliwa.
rulebook-coalitions-force = Przy trzech i więcej jednakowych kartach programu odmówić nie może.
rulebook-coalitions-pairs = Koalicja ma dwie partie, a żadna partia nie należy do dwóch. Nie można jej rozwiązać.
rulebook-coalitions-tiles = Potem żetony tego landu poza koalicjami opuszczają grę. Żetony w innych landach czekają na tamtejsze wybory.
rulebook-coalitions-tiles--1997 = Żetony w innych landach czekają na tamtejsze wybory. Wszystkie żetony landu opuszczają grę z jego wyborami.

## Zakup znaczników mediów
rulebook-media_buying-buy = Po kolei każda partia może kupić jeden znacznik mediów: płaci 4000 do banku i kładzie go na wolnym polu mediów w dowolnym landzie.
rulebook-media_buying-spots = Land ma pięć pól mediów dla wszystkich partii razem. Gdy są zajęte, nie można tam położyć znacznika.
rulebook-media_buying-supply = Kładzie się tylko znaczniki z własnej puli. Wracają, gdy ktoś je zastąpi, albo po wyborach w swoim landzie, poza tymi, które trafiają na planszę krajową.
rulebook-media_buying-passing = Kto spasował, jest pytany ponownie, dopóki ktoś inny kupuje. Faza kończy się, gdy wszyscy spasują jeden po drugim.

## Wpływ na media
rulebook-influence-who = Partia, która ma w landzie więcej znaczników mediów niż każda inna, ma tam wpływ na media. Przy remisie na czele nie ma go nikt.
rulebook-influence-order = Land po landzie, od tego, który głosuje ostatni, wstecz: partia z wpływem może wymienić tam jedną opinię.
rulebook-influence-order--1997 = Land po landzie, zaczynając od tego, w którym są wybory: partia z wpływem może wymienić tam jedną opinię.
rulebook-influence-exchange = Wymiana polega na wzięciu do landu jednej karty z puli wymiany. Opinia, która odchodzi, trafia do puli.
rulebook-influence-exchange--1997 = Wymiana polega na wzięciu do landu jednej karty z puli wymiany. Opinia, która odchodzi, trafia do puli albo na stos odrzuconych, jeśli leży tam taka sama.
rulebook-influence-topic = Nowa karta nie może mieć tematu, który leży odkryty w landzie, ani tematu karty, która odchodzi.
rulebook-influence-topic--1997 = Nowa karta nie może mieć tematu innej odkrytej opinii tego landu. Przeciwieństwo karty, która odchodzi, jest dozwolone.
rulebook-influence-double = Wymieniać można tylko odkryte opinie bez żetonu podwojenia. Zakryte pozostają nietknięte.

## Organizacja wieców
rulebook-meetings-once = Po kolei każda partia może raz kupić wiece, w dowolnej liczbie landów. Każdy kosztuje 1000.
rulebook-meetings-limit = W jednej rundzie partia może dodać w landzie najwyżej cztery wiece i nigdy nie ma tam więcej niż dziesięciu.
rulebook-meetings-supply = Wiece pochodzą z własnej puli osiemnastu. To, co zamieniono na głosy, do niej wraca.

## Licytacja sondaży
rulebook-poll_auctions-lay = W każdym landzie kładzie się zakryty sondaż. Licytuje się je po jednym, zaczynając od landu, w którym są wybory.
rulebook-poll_auctions-bids = Pierwszy gracz otwiera każdą licytację. Najniższa oferta to 1000; po kolei podbija się albo wycofuje, aż zostanie jedna partia. Nie można zaoferować więcej, niż się ma.
rulebook-poll_auctions-none = Gdy spasują wszyscy, sondaż odrzuca się bez oglądania.
rulebook-poll_auctions-win = Zwycięzca płaci do banku i sam ogląda sondaż. Potem go upublicznia lub zachowuje, a karta w obu przypadkach zostaje odrzucona zakryta.
rulebook-poll_auctions-publish = Upublicznić to zastosować jeden lub dwa wpisy z karty, dla dowolnych partii. Ich notowania w tym landzie zmieniają się, jak podano.
rulebook-poll_auctions-safe = Partia z wpływem na media w landzie nie traci tam przez sondaż.
rulebook-poll_auctions-keep = Kto zachowuje sondaż, rzuca dwiema kośćmi i zyskuje tylu członków, ile wynosi suma.

## Zamiana wieców na głosy
rulebook-vote_catching-order = Landy idą w odwrotnej kolejności, najpierw ten, który głosuje ostatni; land, w którym są wybory, się pomija. W każdym partie są pytane raz po kolei.
rulebook-vote_catching-least = Mając w landzie co najmniej pięć wieców, partia może zamienić dowolną ich liczbę.
rulebook-vote_catching-formula = Nowe głosy = wiece × (notowania + zgodność).
rulebook-vote_catching-matches = Każda karta programu zgodna z odkrytą opinią landu liczy się +1, a każda z nią sprzeczna −1; podwojone opinie liczą się dwa razy. Zakryte opinie się nie liczą.
rulebook-vote_catching-half = Gdy czynnik jest równy zeru lub mniejszy, dwa wiece dają jeden głos; wiec bez pary nie daje nic.
rulebook-vote_catching-fifty = Głosów może być najwyżej 50. Znacznik, który przybywa na pole, kładzie się na tych, które tam są; ten, który nie może iść dalej, zachowuje miejsce.
rulebook-vote_catching-majority = Po każdym landzie partia, która ma tam więcej głosów niż wszystkie inne razem, może wymienić jedną jego opinię na kartę z puli, jak przy wpływie na media. Nie musi niczego zamieniać.

## Wybory do landtagu
rulebook-region_election-convert = Wszystkie wiece, które zostały w landzie, gdzie są wybory, stają się głosami według tego samego wzoru, choćby było ich mało.
rulebook-region_election-seats = Tabela landu zamienia głosy każdej partii na mandaty, także w koalicji. Każdy mandat to jeden punkt.
rulebook-region_election-winner = Wygrywa partia lub koalicja z największą liczbą głosów; koalicja sumuje głosy obu partii, także powyżej 50.
rulebook-region_election-nose = Przy równej liczbie decyduje największa pojedyncza partia, a wśród równych ta, której znacznik leży na wierzchu. To zwycięstwo o włos.
rulebook-region_election-single = Partia, która wygrywa wyraźnie, przenosi na planszę krajową znacznik mediów i może przenieść tam dwie opinie. O włos: jedną opinię.
rulebook-region_election-coalition = W koalicji każdy partner przenosi na planszę krajową znacznik mediów i może przenieść tam jedną opinię, najpierw większy.
rulebook-region_election-beaten = Po zwycięstwie pojedynczej partii znacznik mediów na planszę krajową przenoszą wszyscy pokonani o włos, samodzielni i w koalicji. Po zwycięstwie koalicji nikt więcej.
rulebook-region_election-beaten--1997 = Znacznik mediów na planszę krajową przenoszą też wszyscy pokonani o włos, samodzielni i w koalicji.
rulebook-region_election-media = Przenieść można tylko znacznik, który leży w landzie. Trafia on na pole tych wyborów i punktuje na końcu.

## Plansza krajowa
rulebook-national-place = Opinie zajmują pięć pól od lewej do prawej. Przenoszenie jest dobrowolne; wybiera się spośród opinii landu.
rulebook-national-secure = Druga taka sama karta zabezpiecza opinię. Trzeciej położyć nie można.
rulebook-national-secure--1997 = Druga taka sama karta zabezpiecza opinię. Trzecią się odrzuca.
rulebook-national-opposite = Przeciwieństwo leżącej opinii musi trafić na jej pole i ją usuwa, zabezpieczoną lub nie.
rulebook-national-opposite--1997 = Przeciwieństwo leżącej opinii musi ją usunąć, zabezpieczoną lub nie; pozostałe przesuwają się w lewo, a nowa trafia na koniec.
rulebook-national-full = Na pełnej planszy każda inna opinia zajmuje pole niezabezpieczonej. Gdy wszystkie są zabezpieczone, nową się odrzuca.
rulebook-national-full--1997 = Na pełnej planszy każda inna opinia usuwa niezabezpieczoną; pozostałe przesuwają się w lewo, a nowa trafia na koniec. Gdy wszystkie są zabezpieczone, nową się odrzuca.

## Nowi członkowie
rulebook-recruitment-match = Każda karta programu, której opinia leży na planszy krajowej, przynosi partii tylu członków, ilu wskazuje pole. Zabezpieczona opinia liczy się raz.
rulebook-recruitment-always = Przeciwne opinie nic nie kosztują. Członków zdobywa się w każdej rundzie, także w ostatniej.

## Fundusze wyborcze
rulebook-funds-seats = Każda partia bierze 1000 za każdy zdobyty właśnie mandat.
rulebook-funds-members = Po rundach 1, 3 i 5 bierze też 1000 za każdego ze swoich członków.
rulebook-funds-members--2006 = Po rundach 1, 3 i 5, w krótkiej grze 1 i 3, bierze też 1000 za każdego ze swoich członków.
rulebook-funds-last = Po ostatniej rundzie pieniędzy się nie wypłaca.
rulebook-funds-last--consim = Pieniądze wypłaca się tylko w rundach od 1 do 5.

## Przygotowanie kolejnego landu
rulebook-next_region-clear = W landzie po wyborach znaczniki mediów wracają do właścicieli; opinie, które zostały, się odrzuca, a żetony koalicji opuszczają grę.
rulebook-next_region-enter = Kolejny land trafia na planszę z jedną odkrytą i trzema zakrytymi opiniami; ostatni land gry zaczyna z dwiema odkrytymi. Wieców jeszcze tam nie ma.
rulebook-next_region-reveal = W każdym z pozostałych landów odkrywa się kolejną opinię, dopóki jakaś leży zakryta. Kartę, która powtarza odkryty temat, zastępuje się jak przy przygotowaniu.
rulebook-next_region-end = Gdy żaden land już nie czeka, plansza zostaje pusta.

## Składki na partię
rulebook-contributions-lay = Po kolei każda partia kładzie jedną kartę składek: odkrytą, aby ją przyjąć, zakrytą, aby ją odrzucić. Dopóki ma jakąś, musi ją położyć.
rulebook-contributions-rounds = Dzieje się to w rundach od 1 do 5.
rulebook-contributions-rounds--2006 = Dzieje się to w rundach od 1 do 5, w krótkiej grze od 1 do 4.
rulebook-contributions-accept = Najpierw wszyscy, którzy przyjmują, biorą pieniądze z karty i rzucają tyloma kośćmi, ile ona podaje. Tracą tylu członków, ilu wskaże najwyższa.
rulebook-contributions-refuse = Potem wszyscy, którzy odrzucają, odkrywają karty, rzucają tak samo i zyskują tylu członków, ile wynosi suma.
rulebook-contributions-largest = Spośród odrzucających ten, kto odrzucił największą składkę, rzuca jeszcze trzema kośćmi i zyskuje także ich sumę. Jeśli równie dużą odrzuciło kilka partii, żadna nie rzuca dodatkowo.
rulebook-contributions-gone = Wszystkie wyłożone karty opuszczają grę.

## Punktacja końcowa
rulebook-count-end = Gra kończy się z ostatnimi wyborami i nowymi członkami po nich. Potem nie ma już decyzji.
rulebook-count-media = Każdy znacznik mediów na planszy krajowej daje punkty swojego pola. Wczesne wybory są warte więcej niż późne.
rulebook-count-members = Każdy członek to jeden punkt. Partia z największą liczbą członków dostaje 10 punktów więcej, druga 6.
rulebook-count-ties = Gdy najwięcej członków mają po równo dwie partie, dostają po 8; trzy lub więcej dzielą 16 z zaokrągleniem w dół. Drugiego miejsca wtedy nie ma. Remis o drugie miejsce nie daje nic.
rulebook-count-opinion = Każda karta programu, której opinia leży na planszy krajowej, daje punkty jej pola i 5 więcej, gdy opinia jest zabezpieczona.
rulebook-count-winner = Wygrywa największa liczba punktów; mandaty są już policzone. Przy równej zwycięstwo jest wspólne.

## Krótka gra
rulebook-short-rounds = Krótka gra ma pięć rund, po jednych wyborach w każdej. Piąta nie ma kampanii: to same wybory, bez koalicji, i nowi członkowie.
rulebook-short-cards = Wypadają wszystkie karty z siódemką: polityk za 25 000, składka 50 000 i dziesięć sondaży.
rulebook-short-entry = Na stół trafia tylko jeden kolejny land, po rundzie 1, z dwiema odkrytymi opiniami.

## Słownik
rulebook-glossary-land = Land: jeden z krajów związkowych na planszach. Jego karta mówi, ile mandatów dają tam głosy.
rulebook-glossary-votes = Głosy: to, co partia zebrała w landzie, najwyżej 50. Wybory zamieniają je na mandaty.
rulebook-glossary-trend = Notowania: jak postrzegana jest partia w landzie, od −3 do +3.
rulebook-glossary-meeting = Wiec: z wieców powstają głosy.
rulebook-glossary-program = Program: pięć odkrytych kart partii, każda to temat z nastawieniem, + za i − przeciw.
rulebook-glossary-opinion = Opinia: temat z nastawieniem, ważny dla landu. W dniu wyborów leżą cztery odkryte.
rulebook-glossary-matches = Zgodność: ile wspólnego mają program i odkryte opinie landu, pomniejszone o to, w czym są sprzeczne.
rulebook-glossary-key = Żeton podwojenia: opinia z nim liczy się podwójnie i nie można jej wymienić.
rulebook-glossary-pool = Pula wymiany: odkryte opinie, na które można wymieniać opinie landów.
rulebook-glossary-national = Opinia krajowa: opinia na planszy krajowej. Partia, która ma ją w programie, zyskuje członków po każdych wyborach, a na koniec punkty.
rulebook-glossary-media = Znacznik mediów: leży na polu mediów w landzie. Kto ma ich tam najwięcej, ma wpływ na media.
rulebook-glossary-tile = Żeton koalicji: partia, która ma go w landzie, może zawrzeć koalicję przy tamtejszych wyborach.
rulebook-glossary-seat = Mandat: to, co głosy dają w wyborach. Jeden punkt i, dopóki wypłaca się pieniądze, 1000.
rulebook-glossary-member = Członkowie: wielkość partii. Po niektórych rundach dają pieniądze, a na końcu punkty.
rulebook-glossary-nose = O włos: wygrać wybory przy takiej samej liczbie głosów, jaką ma inna strona.
rulebook-glossary-dice = Kości: specjalne, o małych liczbach. Liczby na ich ściankach podaje strona „Wartości”.
