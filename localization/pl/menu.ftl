### Menu główne.

menu-continue = Kontynuuj
menu-opening = Otwieranie…
menu-continue-detail = Runda { $round }, { $land }
menu-continue-setup = Przygotowanie gry
# The other persons of a game at one screen
menu-also = przy stole też { $players }
menu-quick = Szybka gra
menu-quick-detail = cztery landy i troje rywali
menu-quick-level = Poziom: { $level }
menu-quick-up = { $level }: wygrane { $won } z { $all } na poziomie „{ $before }”
menu-quick-down = { $level }: 0 wygranych z { $all } na poziomie „{ $before }”
menu-new = Nowa gra
menu-new-detail = edycja, długość, przeciwnicy
menu-play = Graj
menu-play-detail = od razu albo po swojemu
menu-rivals-detail = sześć osób i dzisiejszy stół
menu-campaign-detail = szesnaście landów, sześcioro rywali
menu-learn = Nauka gry
menu-learn-offer = krótkie lekcje na początek
menu-learn-offer-short = Lekcje
menu-learn-refuse = Nie proponuj więcej lekcji
menu-today = Dziś
menu-today-detail = gra i łamigłówka dnia
menu-more = Więcej
menu-more-detail = zapisy, powtórki, statystyki
menu-back = Wróć
menu-rules = Zasady
menu-settings = Ustawienia
menu-quit = Wyjdź
menu-language = Język
menu-version = Wersja { $version }

## The map beside the entries
menu-map = Kto gdzie rządzi
menu-map-next = głosuje teraz, do zdobycia { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
menu-map-next-plain = głosuje teraz
menu-map-now = Pełny kolor: ostatnia gra.
menu-map-running = Pełny kolor: ta gra.
menu-map-earlier = Blady: kto wygrał tam wcześniej.
menu-map-lost = Mapa wcześniejszych gier była uszkodzona i została odłożona; zapełni się od nowa.
progress-kept = Plik z twoją kampanią i znaczkami był uszkodzony i został odłożony; liczy się poprzedni.
progress-lost = Plik z twoją kampanią i znaczkami był uszkodzony i został odłożony; wszystko zaczyna się od nowa.
progress-not-written = Nie można zapisać kampanii, dni i znaczków: { $detail }
menu-map-not-written = Nie można zapisać mapy wcześniejszych gier: { $detail }
file-left-alone = Nie udało się odczytać pliku { $file } ({ $detail }). Plik pozostaje bez zmian; to, co miało do niego trafić, przepadnie po zamknięciu gry.
menu-counted-late = { $n ->
    [one] Ostatnia zakończona gra została właśnie zaliczona.
    [few] Zaliczono { $n } zakończone gry.
    [many] Zaliczono { $n } zakończonych gier.
   *[other] Zaliczono { $n } zakończonej gry.
    }

## How the party of the game that waits stands
menu-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
menu-seats = { $points ->
    [one] { $points } mandat
    [few] { $points } mandaty
    [many] { $points } mandatów
   *[other] { $points } mandatu
  }
menu-place-behind = Miejsce { $place }, strata do lidera ({ $player }): { $points } pkt.
menu-place-first = { $points ->
    [0] Remis na pierwszym miejscu.
    [1] Pierwsze miejsce, jeden punkt przewagi.
   *[other] Pierwsze miejsce, { $points } pkt przewagi.
  }
menu-place-last = Rozstrzygną ostatnie wybory.

## Over a game that is going on
game-menu-title = Menu gry
game-menu-note = Gra zapisuje się po każdej decyzji. Cofanie ruchów (trening) działa także po odkryciu kart, ale oznacza grę jako treningową.
game-menu-curtain = Gra zapisuje się po każdej decyzji. Po jej wznowieniu kurtyna znów tu będzie.
game-menu-back = Wróć do gry
game-menu-take-back = Cofnij ruch (trening)
game-menu-leave = Menu główne
game-menu-agreement = To cofnie także coś, co już odkryto. Czy wszyscy się zgadzają: { $players }?
game-menu-all-agree = Wszyscy się zgadzają
game-menu-not-all = Nie

## First start
first-title = Karta na pierwszy wieczór
first-about = Głosują cztery landy. Pięć partii chce wygrać. Trzy krzyżyki i zaczynamy.
first-note = Wszystko możesz później zmienić w ustawieniach.
first-language = W jakim języku grasz?
first-size = Jaka wielkość tekstu ci odpowiada?
first-sample = 50 głosów
first-known = Znasz już „Die Macher”?
first-yes = Tak
first-yes-detail = Od razu przechodzisz do menu.
first-no = Jeszcze nie
first-no-detail = W pierwszej rundzie objaśniamy każdy krok.
first-cast = Graj z przewodnikiem
first-cast-known = Do menu
