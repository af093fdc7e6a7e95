### Settings about the course of a game, and about numbers.

settings-reveals = Odsłony
settings-reveals-full = W całości
settings-reveals-short = Krótko
settings-reveals-none = Bez
settings-confirm = Czego nie można cofnąć
settings-confirm-once = Jedno naciśnięcie
settings-confirm-twice = Dwa naciśnięcia
settings-confirm-once-help = Przycisk z kłódką działa od razu.
settings-confirm-twice-help = Przycisk z kłódką działa dopiero po drugim naciśnięciu.
settings-itself = Samoczynnie
settings-pass-alone = Pas, gdy nic innego nie można
settings-pass-alone-help = Gdy wszyscy widzą, że nic innego nie można, gra nie pyta. Pieniądze i karty na ręce zostają tajne: jeśli brakuje tylko ich, gra i tak pyta.
settings-election-auto = Wieczór wyborczy idzie dalej
settings-election-auto-help = Wynik zostaje na 8 sekund; ruch wskaźnika lub klawisz go zatrzymuje.
settings-interludes = Mapa między rundami
settings-interludes-help = Kto gdzie wygrał i co dalej, przez 4 sekundy; każde naciśnięcie od razu idzie dalej.
settings-numbers = Cyfry
settings-numbers-language = Jak w języku
settings-ambience = Otoczenie
settings-ambience-help = Cicha redakcja: klawisze, papier, pieczątka; w wieczór wyborczy na placu. Żadnych rozmów.

# $reason says why it can't be taken back
table-press-again = Naciśnij jeszcze raz: { $reason }
