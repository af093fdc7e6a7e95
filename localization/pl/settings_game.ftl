### Settings about the course of a game, and about numbers.

settings-talk = Rywale mówią
settings-talk-yes = Tak
settings-talk-elections = Tylko po wyborach
settings-talk-no = Nie
settings-reveals = Animacje odkrywania kart
settings-reveals-full = Pełne
settings-reveals-short = Skrócone
settings-reveals-none = Wyłączone
settings-confirm = Decyzje nieodwracalne
settings-confirm-once = Jedno kliknięcie
settings-confirm-twice = Dwa kliknięcia
settings-confirm-once-help = Przycisk z kłódką działa od razu.
settings-confirm-twice-help = Przycisk z kłódką działa dopiero po drugim kliknięciu.
settings-others = Ruchy rywali
settings-itself = Automatycznie
settings-pass-alone = Pasuj, gdy nie ma innego ruchu
settings-pass-alone-help = Gra nie pyta, gdy możesz tylko spasować. Przy kilku osobach pyta jednak, jeśli inny ruch wykluczają tylko tajne pieniądze lub karty na ręce.
settings-election-auto = Przechodź dalej po wieczorze wyborczym
settings-election-auto-help = Wynik zostaje na 8 sekund; zatrzymasz go ruchem wskaźnika lub klawiszem.
settings-interludes = Pokazuj mapę między rundami
settings-interludes-help = Przez 4 sekundy pokazuje, kto gdzie wygrał i co dalej; klawisz lub kliknięcie od razu prowadzi dalej.
settings-numbers = Format liczb
settings-numbers-language = Jak w języku
settings-ambience = Dźwięki tła
settings-ambience-help = Cicha redakcja: klawisze, papier, pieczątka; w wieczór wyborczy gwar placu. Żadnych rozmów.

# $reason says why it can't be taken back
table-press-again = Naciśnij jeszcze raz. { $reason }
settings-pins-offered = Pytaj o PIN przy kurtynie
settings-pins-offered-help = Każda osoba przy ekranie może ustawić cztery cyfry, o które kurtyna potem pyta.
