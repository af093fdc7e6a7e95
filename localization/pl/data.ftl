### Wartości edycji: skąd pochodzą, co jest nie tak z plikiem danych, polecenie „macher data”.

## Skąd pochodzi wartość
provenance-rulebook = instrukcja
provenance-public = źródło publiczne
provenance-box = pudełko
provenance-reconstruction = rekonstrukcja
provenance-reconstruction-tip = Rekonstrukcja: w druku może być inna wartość.
provenance-from-rulebook = Z instrukcji
provenance-from-public = Ze źródeł publicznych
provenance-from-box = Z pudełka
provenance-in-part = { $figure } (częściowo)

## Czego dotyczą wartości; -why to uzasadnienie rekonstrukcji
figure-edition = Edycja, liczba graczy i tematy
figure-lengths = Długości gry
figure-lengths-minutes = Czas gry
figure-lengths-minutes-why = Nasze oszacowanie dla gry przy stole.
figure-presence = Pola obecności w mediach
figure-presence-why = Znane jest tylko pierwsze białe pole, 10. Pozostałe różnią się o dwa: wcześniejsze wybory są warte więcej, jak w starszych edycjach.
figure-votes = Progi głosów na kartach landów
figure-votes-bands = Progi głosów na kartach landów
figure-votes-bands-why = Wiadomo, że punkty zaczynają się od 5 głosów, a kończą na 50; pomiędzy przyjmujemy przedziały co pięć głosów.
figure-lands = Karty landów
figure-lands-size = Duże i małe landy
figure-lands-size-why = Osiem landów jest małych. Przyjmujemy osiem o najniższych wartościach maksymalnych, które mają też najmniej mieszkańców.
figure-lands-maximum = Najwięcej punktów za land
figure-lands-maximum-why = Znane jest tylko 21 dla landu Brandenburg: trzy czwarte wartości z 1997 roku. Pozostałe landy mają tę samą proporcję.
figure-lands-points = Punkty za głosy
figure-lands-points-why = Znane są cztery wyniki landu Brandenburg. Przechodząca przez nie krzywa, najpierw stroma, potem łagodna, jest przeliczona na każdy land.
figure-polls = Sondaże
figure-polls-kept_base = Elektorat za nieupubliczniony sondaż
figure-polls-cards = Karty sondaży
figure-polls-cards-why = Jest dziesięć kart z jednym +2 na każdej, dwie są częściowo znane. Nasze mają po jednym +2, +1, 0, −1 i −2 i traktują wszystkie partie tak samo.
figure-politicians = Politycy
figure-program = Karty programu
figure-program-copies = Liczba kart programu
figure-program-display = Odkryte karty programu
figure-program-display-why = Część pól jest zawsze w użyciu, kolejne przy czterech i pięciu graczach, jedno tylko przy pięciu. Gramy z 3 + 2 + 1.
figure-opinions = Liczba kart opinii
figure-start = Początek gry
figure-start-money = Pieniądze na początku
figure-start-base = Elektorat na początku
figure-start-blocks = Tabele ustawienia początkowego
figure-start-blocks-why = Znana jest tylko trzecia tabela. W pozostałych każdy symbol występuje raz, a jeden z nich dwa razy.
figure-rallies = Wiece
figure-media = Znaczniki mediów
figure-trend = Skala notowań
figure-trend-scale = Skala notowań
figure-trend-scale-why = W przykładach występują −3, −2, 0, +2 i +4. Kroki pomiędzy nimi i oba końce są nasze.
figure-election = Premia wyborcza
figure-money = Pieniądze
figure-donations = Składki

## To samo dla edycji klasycznych
figure-classic-edition = Edycja i liczba graczy
figure-classic-edition-topics = Tematy
figure-classic-lengths = Długości gry
figure-classic-lengths-minutes = Czas gry
figure-classic-lengths-minutes-why = Nasze oszacowanie dla gry przy stole.
figure-classic-presence = Pola mediów na planszy krajowej
figure-classic-presence-why = Jak w edycji z 1997 roku, gdzie są znane. Również według zasad z 2006 roku wcześniejsze wybory są warte więcej.
figure-classic-votes-bands = Progi głosów na kartach landów
figure-classic-votes-bands-why = Wydrukowane wiersze nie są znane. Przyjmujemy jeden dla każdej liczby głosów i żadnego poniżej 5, jak w edycji z 2019 roku.
figure-classic-lands-maximum = Najwięcej mandatów w landzie
figure-classic-lands-maximum-why = Nikt nie podaje wartości landu Mecklenburg-Vorpommern. To jedyny land, na który może przypadać 24 z relacji graczy.
figure-classic-lands-points = Mandaty za głosy
figure-classic-lands-points-why = Tabele nie są znane. Nasze rosną równomiernie do wartości maksymalnej przy 50 głosach i zawierają każdy wynik z relacji graczy.
figure-classic-polls = Oferty za sondaże i ich skutki
figure-classic-polls-cards = Karty sondaży
figure-classic-polls-cards-why = Żadna karta nie jest znana. Bierzemy dziesięć kart naszej edycji z 2019 roku i dziesięć kolejnych z odwróconymi znakami. Wszystkie partie są traktowane tak samo.
figure-classic-politicians = Gabinet cieni
figure-classic-politicians-why = Znany jest tylko jeden koszt, 25 000, oraz rodzaje akcji. Nasze karty są tym silniejsze, im droższe, a telefonów jest tyle, ile żetonów koalicji.
figure-classic-program = Karty programu
figure-classic-opinions = Karty opinii i pula wymiany
figure-classic-start-money = Pieniądze na początku
figure-classic-start-base = Członkowie na początku
figure-classic-start-meetings = Wiece na początku
figure-classic-start-column_1 = Pierwsza kolumna arkusza startowego
figure-classic-start-column_1-why = Dwie z trzech pozycji są znane. Trzecia to jedyne pozostałe połączenie tych samych symboli.
figure-classic-start-column_2 = Druga kolumna arkusza startowego
figure-classic-rallies = Wiece
figure-classic-media = Znaczniki mediów
figure-classic-trend = Skala notowań
figure-classic-national = Zabezpieczone opinie krajowe
figure-classic-national-spaces = Pola opinii krajowych
figure-classic-national-spaces-why = Wydrukowane liczby nie są znane. Nasze maleją od lewej do prawej i są na tyle duże, na ile pozwalają wyniki końcowe z relacji graczy.
figure-classic-coalitions = Koalicje
figure-classic-dice = Kości
figure-classic-dice-why = W przykładzie z instrukcji wypadają 2 i 5. Przyjmujemy kość od 0 do 5.
figure-classic-members = Punkty za najwięcej członków
figure-classic-money = Pieniądze
figure-classic-contributions = Największa odrzucona składka
figure-classic-contributions-cards = Karty składek
figure-classic-contributions-cards-why = Znana jest tylko karta 50 000. Pozostałe są mniejsze w równych krokach i mają po jednej kości na każde 10 000.

## Co jest nie tak z plikiem danych. Klucze jak w macher/editions/problems.py; $found, $previous itd. to wartości lub nazwy
data-unreadable = Nie można odczytać pliku: { $detail }.
data-too-large = Plik jest większy niż { $limit } kB.
data-not-toml = To nie jest plik TOML: { $detail }.
data-missing = Brakuje tego wpisu.
data-unknown-key = Takiego wpisu tutaj nie ma.
data-not-integer = Tu musi być liczba całkowita.
data-not-text = Tu musi być tekst w cudzysłowie.
data-not-boolean = Tu musi być true albo false.
data-not-list = Tu musi być lista w nawiasach kwadratowych.
data-not-table = Tu musi być tabela.
data-too-low = Wartość musi wynosić co najmniej { $limit }.
data-too-high = Wartość może wynosić najwyżej { $limit }.
data-invalid = To nie pasuje: { $detail }.
data-not-one-of = Zamiast „{ $found }” może tu być tylko: { $allowed }.
data-count = { $expected ->
    [one] Potrzebny jest tu { $expected } wpis
    [few] Potrzebne są tu { $expected } wpisy
    [many] Potrzeba tu { $expected } wpisów
   *[other] Potrzeba tu { $expected } wpisu
  }, a jest { $found }.
data-count-least = { $expected ->
    [one] Potrzebny jest tu co najmniej { $expected } wpis
    [few] Potrzebne są tu co najmniej { $expected } wpisy
    [many] Potrzeba tu co najmniej { $expected } wpisów
   *[other] Potrzeba tu co najmniej { $expected } wpisu
  }, a jest { $found }.
data-count-most = { $expected ->
    [one] Możliwy jest tu najwyżej { $expected } wpis
    [few] Możliwe są tu najwyżej { $expected } wpisy
    [many] Możliwych jest tu najwyżej { $expected } wpisów
   *[other] Możliwych jest tu najwyżej { $expected } wpisu
  }, a jest { $found }.
data-not-rising = Każda liczba musi być większa od poprzedniej; po { $previous } następuje { $found }.
data-falls = Liczby nie mogą maleć; po { $previous } następuje { $found }.
data-not-falling = Każda liczba musi być mniejsza od poprzedniej; po { $previous } następuje { $found }.
data-first = Pierwszą liczbą musi być { $expected }, a nie { $found }.
data-last = Ostatnią liczbą musi być { $expected }, a nie { $found }.
data-without = Wśród tych liczb musi być { $expected }.
data-twice = „{ $found }” występuje tu po raz drugi.
data-maximum-twice = { $other } ma tę samą wartość maksymalną, { $found }; nie byłoby wiadomo, który land jest najmniejszy.
data-poll-back = Sondaż ma dokładnie jedno +2, dla partii z rewersu. Tutaj jest ich { $found }.
data-symbol-often = Symbol „{ $found }” występuje tu za często ({ $count }); każdy musi trafić do innego landu, a plansz landów jest { $limit }.
data-not-in-units = { $found } nie jest wielokrotnością { $unit }, czyli najmniejszej kwoty.
data-amount-missing = Akcja „{ $action }” wymaga wartości (amount).
data-amount-needless = Akcja „{ $action }” nie ma wartości (amount).
data-not-a-number-key = Nazwa „{ $found }” musi być liczbą całkowitą.
data-elections = { $found ->
    [one] W rundach są jedne wybory
    [few] W rundach jest { $found } wyborów
    [many] W rundach jest { $found } wyborów
   *[other] W rundach jest { $found } wyborów
  }, a długość gry nazywa się { $expected }.
data-presence = { $found ->
    [one] Jest { $found } pole obecności w mediach
    [few] Są { $found } pola obecności w mediach
    [many] Jest { $found } pól obecności w mediach
   *[other] Jest { $found } pola obecności w mediach
  }, a wyborów jest { $expected }.
data-no-politician = Nie ma polityka „{ $found }”.
data-no-row = Nie ma rzędu pól obecności w mediach „{ $found }”.
data-cards-few = { $found ->
    [one] To daje { $found } kartę
    [few] To daje { $found } karty
    [many] To daje { $found } kart
   *[other] To daje { $found } karty
  }; przy największej liczbie graczy potrzeba ich { $expected }.
data-states-few = Landy wielkości „{ $size }”: { $found }. Potrzeba co najmniej { $expected }.
data-rounds-few = Gra ma po jednej rundzie na każdą planszę landu: co najmniej { $expected }, a jest { $found }.
data-sevens = Karty bez symbolu 7: { $found }. Musi ich zostać co najmniej { $expected }.
data-phones = Żetony koalicji partii: { $found }. To za mało na karty z telefonem: { $phones }.
data-choice-empty = Ta pozycja arkusza startowego nic nie daje.
data-pieces = Elementy potrzebne do tej pozycji: { $found }. Może ich być najwyżej { $limit }.
data-dice-alike = Na wszystkich ściankach jest { $found }; remisu nigdy nie dałoby się rozstrzygnąć.
data-names = Nazwy muszą być takie jak w edycji; „{ $found }” to nazwa brakująca albo zbędna.
data-other-edition = To dane edycji { $found }, a nie edycji { $expected }.
data-no-edition = Nie ma edycji „{ $found }”.
data-no-provenance = Żadna adnotacja nie mówi, skąd pochodzi ta wartość.
data-provenance-nothing = „{ $found }” nie wskazuje żadnej wartości w tym pliku.
data-provenance-twice = Dwie równie ważne adnotacje mówią, skąd pochodzi „{ $found }”.

## Polecenie „macher data”
data-list-edition = Edycja { $edition }
data-list-file = Plik danych: { $file }
data-list-sources = Źródła
data-list-except = { $entries ->
    [one] wpis { $places }
    [few] wpisy { $places }
    [many] wpisy { $places }
   *[other] wpisy { $places }
  }
data-export-exists = { $file } już istnieje i ma inną treść. Niczego nie nadpisano; wybierz inny folder.
data-export-failed = Nie można zapisać { $file }: { $detail }.
data-check-good = Pliku { $file } można użyć: edycja { $edition }.
data-check-bad = { $problems ->
    [one] Pliku { $file } nie można użyć. { $problems } wpis nie pasuje:
    [few] Pliku { $file } nie można użyć. { $problems } wpisy nie pasują:
    [many] Pliku { $file } nie można użyć. { $problems } wpisów nie pasuje:
   *[other] Pliku { $file } nie można użyć. { $problems } wpisu nie pasuje:
  }
data-check-line = { $path }: { $reason }
data-check-same = Wszystkie wartości są takie jak w grze.
data-check-changes = { $changes ->
    [one] { $changes } wiersz różni się od danych gry:
    [few] { $changes } wiersze różnią się od danych gry:
    [many] { $changes } wierszy różni się od danych gry:
   *[other] { $changes } wiersza różni się od danych gry:
  }
data-check-change = { $path }: { $old } → { $new }
data-check-nothing = (nic)
data-check-reconstructed = Nadal zrekonstruowane:
data-check-known = Żadna wartość nie jest rekonstrukcją.
