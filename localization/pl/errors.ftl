### Co zawiodło poza zasadami gry i co udało się zachować.

ui-unexpected-error = Stało się coś nieoczekiwanego. Gra jest zapisana; raport znajduje się w pliku { $file }.

## Nowa gra, której nie da się przygotować
setup-no-such-edition = Nie ma edycji „{ $edition }”. Dostępne: { $known }.
setup-no-such-length = Ta edycja nie zna gry z taką liczbą wyborów: { $elections }. Dostępne: { $known }.
setup-seats = W grze bierze udział od { $low } do { $high } graczy; tutaj jest ich { $seats }.
setup-no-such-party = Nie ma partii „{ $party }”. Dostępne: { $known }.
setup-party-twice = Dwa miejsca mają tę samą partię: { $party }.
setup-no-such-kind = Nie ma gracza rodzaju „{ $kind }”. Dostępne: { $known }.
setup-no-such-style = Nie ma charakteru „{ $style }” dla „{ $level }”. Dostępne: { $known }.
setup-no-style = Gracz rodzaju „{ $level }” nie ma charakteru.
# $limit is always 40
setup-name-long = Imię gracza ({ $party }) ma więcej niż { $limit } znaków.
setup-seed = Ziarno musi być liczbą całkowitą od 0 do { $limit }.
setup-no-such-option = Edycja { $edition } nie ma opcji „{ $option }”. Dostępne: { $known }.
setup-option-value = Opcja { $option } to „on” albo „off”, a nie „{ $value }”.
setup-position = Ta sytuacja wyjściowa nie pasuje do edycji albo liczby miejsc, w „{ $place }”.
start-damaged = Instalacja jest uszkodzona. Brakuje: { $files }. Zainstaluj grę ponownie; zapisane gry i ustawienia pozostaną.
