### Mods: what players add. $list names things, $found and $detail are taken from a file, $place is a file with its line.

settings-mods = Mody
mods-folder = Folder modów
mods-none = Nie ma modów. Folder umieszczony w folderze modów może zawierać języki, kolory, wartości i charaktery komputera.
mods-nothing = Nic z niego nie nadaje się do użycia.
mods-languages = Języki: { $list }
mods-palettes = Kolory partii: { $list }
mods-figures = Wartości: { $list }
mods-personalities = Charaktery komputera: { $list }
mods-fault = { $place }: { $sentence }
mods-too-large = Plik jest większy niż { $limit } kB.
mods-unreadable = Nie można odczytać pliku: { $detail }
mods-no-language = „{ $found }” nie jest kodem języka.
mods-language-twice = Język „{ $found }” już jest.
mods-no-text = To nie jest tekst: { $detail }
mods-too-much = Ten plik zawiera za dużo danych.
mods-text-round = „{ $found }” odwołuje się do siebie albo do zbyt wielu innych i zostaje pominięty.
mods-text-fails = „{ $found }” nie daje się złożyć i zostaje pominięty.
mods-text-long = „{ $found }” ma ponad { $limit } znaków i zostaje pominięty.
mods-more-faults = Błędów jest ponad { $limit }; to są pierwsze.
mods-too-many = Jest ich tu ponad { $limit }; { $n ->
    [one] pominięto ostatni
    [few] pominięto { $n } ostatnie
    [many] pominięto { $n } ostatnich
   *[other] pominięto { $n } ostatniego
    }.
mods-unknown-key = Gra nie zna „{ $found }”.
mods-no-toml = To nie jest plik TOML: { $detail }
mods-no-name = Brakuje nazwy.
mods-no-colours = Brakuje tabeli kolorów.
mods-colour-missing = Brakuje koloru „{ $found }”.
mods-no-colour = „{ $found }” nie jest kolorem takim jak #1A2B3C.
mods-no-about = Opis nie jest ani tekstem, ani tabelą tekstów.
mods-no-number = „{ $found }” nie jest liczbą.
mods-out-of-range = { $found } jest poza zakresem od { $low } do { $high }.
mods-no-table = „{ $found }” nie jest tabelą liczb.
