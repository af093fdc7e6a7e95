# Kampania: szesnaście landów, w każdym ktoś, kogo trzeba pokonać.

campaign-title = Kampania
campaign-note = Zdobądź land, a otworzą się sąsiednie. Zaczynasz od landu Saarland, kończysz na Berlinie.
campaign-count = z { $all } landów
campaign-counted = { $n } z { $all } landów
campaign-stars = { $n } z { $all } gwiazdek
campaign-rivals = Rywale
campaign-beaten = { $n } z { $all } pokonanych
campaign-map = Mapa kampanii
campaign-about =
    { $elections ->
        [one] Jeden land
        [few] { $elections } landy
        [many] { $elections } landów
       *[other] { $elections } landu
    } · { $parties ->
        [3] 3 partie
        [4] 4 partie
       *[other] { $parties } partii
    } · około { $minutes } minut
campaign-begin = Na początku
campaign-goal = Cel
campaign-star-1 = Wygrywasz
campaign-star-2 = i osiągasz cel
campaign-star-3 = i masz co najmniej { $points } punktów przewagi
campaign-opens = Otwiera drogę do
campaign-opens-none = Ostatni land: za nim nic już nie czeka.
campaign-play = Graj
campaign-again = Jeszcze raz
campaign-go-on = Kontynuuj
campaign-other = Zmień partię
campaign-other-short = Zmień
campaign-party = Twoja partia: { $party }. Każda inna nadaje się tak samo.
campaign-closed = Otworzy się, gdy wygrasz w sąsiednim landzie.
campaign-last = wielki finał
campaign-quoted = „{ $text }”
campaign-state-won =
    { $stars ->
        [one] { $land }: zwycięstwo jako { $party }, { $stars } gwiazdka
        [few] { $land }: zwycięstwo jako { $party }, { $stars } gwiazdki
        [many] { $land }: zwycięstwo jako { $party }, { $stars } gwiazdek
       *[other] { $land }: zwycięstwo jako { $party }, { $stars } gwiazdki
    }
campaign-state-open = { $land }: otwarty, przeciwnik: { $rival }
campaign-state-closed = { $land }: zamknięty
campaign-rival-met = { $rival }: pokonany przeciwnik
campaign-rival-new = { $rival }: jeszcze niepokonany przeciwnik
campaign-empty = Nie można zagrać w żadnym landzie kampanii.
campaign-source = Kampania
campaign-source-own = Die Macher
campaign-full = Wszystkie szesnaście zdobyte. Arkusz znaczków jest pełny.
campaign-back-to-map = Do mapy
campaign-lost-by = { $points ->
        [one] Zabrakło { $points } punktu.
        [few] Zabrakło { $points } punktów.
        [many] Zabrakło { $points } punktów.
       *[other] Zabrakło { $points } punktu.
    }
campaign-lead-by = { $points ->
        [0] Remis na czele.
        [one] { $points } punkt przewagi.
        [few] { $points } punkty przewagi.
        [many] { $points } punktów przewagi.
       *[other] { $points } punktu przewagi.
    }
campaign-goal-met = Cel osiągnięty
campaign-goal-missed = Cel nieosiągnięty
campaign-kept = Twój lepszy wynik zostaje.
campaign-not-counted = Cofano ruchy albo to ciąg dalszy powtórki: ta gra nie daje gwiazdek.
campaign-opened = Teraz otwarte: { $lands }
campaign-play-land = Do gry: { $land }
campaign-postmark = LANDTAGSWAHL
campaign-over-won = { $land } – wygrana!
campaign-over-lost = { $land } – jeszcze nie tym razem.
campaign-own-points = Ty: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
campaign-opened-short = Teraz otwarte: { $n }

# Pliki, których nie da się użyć; gra je wymienia i pomija.
campaign-unreadable = Nie udało się odczytać { $file }: { $detail }
campaign-not-toml = { $file } nie jest plikiem TOML: { $detail }
campaign-wrong = { $file } został pominięty: „{ $place }” nie pasuje.
campaign-twice = { $file } został pominięty: { $other } dotyczy tego samego landu.
campaign-no-way = { $file } został pominięty: droga do wygranej nie daje trzech gwiazdek.

# Tytuły.
campaign-title-SL = Pierwsze liczenie
campaign-title-RP = Wino zapłacone
campaign-title-HE = Pół na pół
campaign-title-BW = Pięćdziesiąt albo nic
campaign-title-NRW = Kopalnia i prasa
campaign-title-BY = Namioty piwne
campaign-title-TH = Sondaż na zamku
campaign-title-NDS = Czyja to gazeta?
campaign-title-ST = Dysk z nieba
campaign-title-SN = Wszystko na jedną kopułę
campaign-title-HB = Czterej muzykanci
campaign-title-HH = Dzień kontenerów
campaign-title-SH = Światło na grobli
campaign-title-MV = Kreda i atrament
campaign-title-BB = Łódka
campaign-title-BE = Ostatnie liczenie

# Tak się zaczyna.
campaign-begin-open = Wszystkie cztery opinie { IN($land) } są odkryte
campaign-begin-money = Masz { $own }, { $rival } ma { $other }
campaign-begin-rallies =
    { $n ->
        [1] Masz jeden wiec { IN($land) }
        [2] Masz dwa wiece { IN($land) }
        [3] Masz trzy wiece { IN($land) }
        [4] Masz cztery wiece { IN($land) }
       *[other] Masz { $n } wieców { IN($land) }
    }
campaign-begin-rival-rallies =
    { $n ->
        [1] { $rival } ma jeden wiec { IN($land) }
        [2] { $rival } ma dwa wiece { IN($land) }
        [3] { $rival } ma trzy wiece { IN($land) }
        [4] { $rival } ma cztery wiece { IN($land) }
       *[other] { $rival } ma { $n } wieców { IN($land) }
    }
campaign-begin-rival-rallies-everywhere =
    { $n ->
        [1] { $rival } ma po jednym wiecu w każdym landzie
        [2] { $rival } ma po dwa wiece w każdym landzie
        [3] { $rival } ma po trzy wiece w każdym landzie
        [4] { $rival } ma po cztery wiece w każdym landzie
       *[other] { $rival } ma po { $n } wieców w każdym landzie
    }
campaign-begin-rival-media = { $rival } zajmuje { $n } z { $all } pól mediów { IN($land) }
campaign-begin-trend = Zaczynasz { IN($land) } z notowaniami { $n }
campaign-begin-shared =
    { $n ->
        [1] { $rival } ma z tobą jedną wspólną kartę programu
        [2] { $rival } ma z tobą dwie wspólne karty programu
        [3] { $rival } ma z tobą trzy wspólne karty programu
        [4] { $rival } ma z tobą cztery wspólne karty programu
       *[other] { $rival } ma z tobą { $n } wspólnych kart programu
    }
campaign-begin-doubled = Podwojona opinia { IN($land) } liczy się przeciw tobie
campaign-begin-rival-points = { $rival } prowadzi o { $n } pkt
campaign-begin-match = Twoja zgodność { IN($land) } wynosi { $n }
campaign-begin-politicians = Masz jeszcze wszystkich pięciu polityków
campaign-begin-rivals-near = Głosy dwóch partii { IN($land) }: { $other } i { $next }
campaign-begin-votes-last = { $land } głosuje na końcu
campaign-begin-nobody-alone = Nikt raczej nie zbierze sam 50 głosów
campaign-begin-money-for-one = Dwa landy, a pieniądze na jeden
campaign-begin-likings = Każde z trojga rywali zaczyna od tego, co lubi
campaign-begin-votes = Głosy { IN($land) }: ty { $own }, { $rival } { $other }

# Cele.
campaign-goal-votes = Zdobądź co najmniej { $n } głosów
campaign-goal-money = Miej na koniec { $money } lub więcej
campaign-goal-partner = Rządź co najmniej raz z partnerem
campaign-goal-no-bids = W każdej licytacji o pierwszeństwo zaoferuj 0 €
campaign-goal-media = Miej wpływ na media { IN($land) } w dniu wyborów
campaign-goal-alone = Wygraj samodzielnie { IN($land) }
campaign-goal-no-poll = Nie upubliczniaj żadnego sondażu
campaign-goal-no-marker = Wygraj w landzie, w którym nie masz znacznika mediów
campaign-goal-no-donation = Odrzuć każdą składkę
campaign-goal-few-rallies = Kup w ostatniej rundzie najwyżej { $n } wiece
campaign-goal-fewer-votes = Rządź, mając mniej głosów niż partner
campaign-goal-convert = Zamień { $n } wieców naraz
campaign-goal-every-election = Rządź po każdych wyborach
campaign-goal-no-politician = Nie płać za żadnego polityka
campaign-goal-nobody-else = Żadna inna partia nie zdobywa { $n } głosów
campaign-goal-sources = Prowadź w { $n } z pięciu źródeł punktów (remis wystarczy)
