# Pytania wydań klasycznych
prompt-lock-choice = Zatwierdź
prompt-lock-choice-short = OK

prompt-sheet-title = Gdzie zaczynasz?
prompt-sheet-title-short = Arkusz startowy
prompt-sheet-hint = Wybierz po jednej pozycji z każdej kolumny, potem wskaż land każdemu symbolowi. Landy mogą się powtarzać; nic to nie kosztuje.
prompt-sheet-column = Kolumna { $n }
prompt-sheet-choice = Pozycja { $n }
prompt-sheet-members = Członkowie { $n }

prompt-first-title = Kto zaczyna?
prompt-first-title-short = Pierwszy gracz
prompt-first-hint = Pierwszy gracz zaczyna każdą fazę i każdą licytację tej rundy; pozostali grają zgodnie z ruchem wskazówek zegara.
prompt-first-caption = Kto zaczyna?
prompt-first-none = Nikogo jeszcze nie wskazano.
prompt-first-place = { $party } gra jako { $n }.
prompt-first-place-short = Kolej { $n }
prompt-first-confirm = Zaczyna { $party }
prompt-first-confirm-short = { $party } zaczyna
prompt-first-confirm-none = Wskaż pierwszego gracza
prompt-first-confirm-none-short = Wskaż

prompt-order-title = Które miejsce w kolejności bierzesz?
prompt-order-title-short = Kolejność
prompt-order-hint = Ta kolejność obowiązuje przez całą rundę, niezależnie od miejsc przy stole.
prompt-order-caption = Miejsca
prompt-order-none = Jeszcze nie wybrano miejsca.
prompt-order-n = Miejsce { $n }
prompt-order-taken = To miejsce zajmuje { $party }.
prompt-order-confirm = Zajmij miejsce { $n }
prompt-order-confirm-short = Miejsce { $n }
prompt-order-confirm-none = Zajmij miejsce
prompt-order-confirm-none-short = Zajmij

prompt-throw-title = Konferencja programowa: odrzucić karty?
prompt-throw-title-short = Odrzucić?
prompt-throw-hint = Zaznaczone karty odrzucasz i dobierasz za nie nowe. Potem możesz wymienić jedną.
prompt-throw-draws = Dobierane karty
prompt-throw-lock = Bez odwrotu: dobierzesz nowe karty
prompt-throw-keep = Zatrzymaj wszystkie karty
prompt-throw-keep-short = Zatrzymaj
prompt-throw-confirm = { $n ->
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $n } karty
    [many] Odrzuć { $n } kart
   *[other] Odrzuć { $n } karty
}
prompt-throw-confirm-short = Odrzuć ({ $n })
prompt-throw-foot = Odrzuć
prompt-throw-foot-short = Odrzuć

prompt-exchange-title = Konferencja programowa: jedna wymiana?
prompt-exchange-title-short = Wymiana?
prompt-exchange-title--consim = Wymienić kartę programu?
prompt-exchange-hint = Kliknij kartę na ręce, potem kartę programu, którą ma zastąpić. W programie musi zostać pięć różnych tematów.
prompt-exchange-hint-members = Za każdą wymianę rzucasz dwiema kośćmi i tracisz tylu członków, ilu wskazuje wyższa. Wymiany trwają po kolei, aż wszyscy spasują.
prompt-exchange-fact = Wymiana
prompt-exchange-lock = Bez odwrotu: rzucasz kośćmi
prompt-exchange-none = Najpierw wybierz karty do wymiany.
prompt-exchange-confirm = Wymień tę kartę
prompt-exchange-confirm-short = Wymień
prompt-exchange-pass = Bez wymiany
prompt-exchange-pass-short = Spasuj
prompt-exchange-deck = Wierzch stosu
prompt-exchange-deck-short = Stos
prompt-exchange-deck-tip = Następna pasująca karta ze stosu trafia do programu w ciemno; pozostałe idą pod spód. Jeśli nie pasuje żadna, nie ma wymiany i nic nie tracisz.

prompt-ask-title = Z kim rządzisz { IN($land) }?
prompt-ask-title-short = Koalicja { IN($land) }
prompt-ask-hint = Głosy partnerów się sumują. Przy dwóch wspólnych kartach partner może odmówić, przy trzech już nie.
prompt-ask-caption = Partnerzy
prompt-ask-none = Najpierw wybierz partnera.
prompt-ask-common = { $n ->
    [one] { $n } wspólna karta
    [few] { $n } wspólne karty
    [many] { $n } wspólnych kart
   *[other] { $n } wspólnej karty
}
prompt-ask-common-short = wspólne: { $n }
# why a party cannot be asked; $needed is the fewest equal cards
prompt-ask-tile = brak żetonu koalicji
prompt-ask-tile-short = brak żetonu
prompt-ask-taken = już w koalicji
prompt-ask-taken-short = już w koalicji
prompt-ask-few = potrzeba co najmniej { $needed }
prompt-ask-few-short = potrzeba { $needed }
prompt-ask-refused = partia odmówiła
prompt-ask-refused-short = odmowa
prompt-ask-may = może odmówić
prompt-ask-must = musi dołączyć
prompt-ask-together = Głosy razem
prompt-ask-confirm = Zapytaj { $party }
prompt-ask-confirm-short = Zapytaj { $party }
prompt-ask-force = Wymuś koalicję z { $party }
prompt-ask-force-short = Wymuś: { $party }
prompt-ask-confirm-none = Zawrzyj koalicję
prompt-ask-confirm-none-short = Koalicja
prompt-ask-pass = Bez koalicji
prompt-ask-pass-short = Spasuj

prompt-offer-title = Rządzisz { IN($land) } z partią { $party }?
prompt-offer-title-short = Oferta: { $party }
prompt-offer-hint = Wasze głosy się sumują; jeśli koalicja wygra, każda partia może przenieść na planszę krajową jedną opinię, a jej znacznik mediów z tego landu trafi tam sam.
prompt-offer-common = Wspólne karty
prompt-offer-join = Wejdź do koalicji
prompt-offer-join-short = Wejdź
prompt-offer-decline = Odmów
prompt-offer-decline-short = Odmów
prompt-offer-pair = Obie partie
prompt-offer-cards = Wspólne karty

prompt-national-title = Opinia krajowa: przenieść kartę { FROM($land) }?
prompt-national-title-short = Opinia krajowa
prompt-national-hint = { $n ->
    [one] Możesz przenieść jedną opinię landu na planszę krajową.
    [few] Możesz kolejno przenieść { $n } opinie landu na planszę krajową.
    [many] Możesz kolejno przenieść { $n } opinii landu na planszę krajową.
   *[other] Możesz kolejno przenieść { $n } opinii landu na planszę krajową.
}
prompt-national-caption = Karty i pola
prompt-national-none = Najpierw wybierz kartę.
prompt-national-space = pole { $n }
prompt-national-new = wolne pole
prompt-national-secures = zabezpiecza ją
prompt-national-turns = wypiera ją
prompt-national-replaces = zastępuje „{ $card }”
prompt-national-discarded = zostaje odrzucona
prompt-national-own = w programie partii { $party }
prompt-national-own-short = w programie
prompt-national-choices = { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
prompt-national-choices-short = pola: { $n }
prompt-national-other = Inna karta
prompt-national-other-short = Inna
prompt-national-points = Punkty pola
prompt-national-members = Członkowie na rundę
prompt-national-confirm = Przenieś „{ $card }”
prompt-national-confirm-short = Przenieś
prompt-national-confirm-none = Przenieś kartę
prompt-national-confirm-none-short = Przenieś
prompt-national-pass = Nie przenoś żadnej
prompt-national-pass-short = Nie przenoś

# Wysyłanie kart gabinetu
prompt-sending-cost = Koszt
prompt-place-hint--classic = Kliknij polityka, potem land; w każdym możesz mieć najwyżej jednego. Po odkryciu musisz zapłacić za wszystkich.
prompt-action-other = Inna { $amount }

# Użycie kart gabinetu
prompt-use-title = { $name }, { $land }: co robi?
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Karty i ich akcje
prompt-use-caption-short = Karty
prompt-use-hint = Wybierz jedną z akcji albo żadną. Potem karta odpada z gry.
prompt-use-hint-many = Wybierz jedną akcję każdej karty albo żadną. W obu przypadkach karta odpada z gry.
prompt-use-hint-opinion = Wybierz opinię tutaj albo na planszy.
prompt-use-hint-party = Wybierz partię tutaj albo na planszy.
prompt-use-none = Najpierw zaznacz akcję albo z niej zrezygnuj.
prompt-use-pass = Bez akcji
prompt-use-pass-short = Żadna
prompt-use-pass-tip = { $name }: bez akcji; karta odpada z gry
prompt-use-tip-media = Zastąp znacznik partii { $party }: { $money } dla niej i tyle samo do banku
prompt-use-tip-trend = Obniż notowania partii { $party }

# Licytacja sondażu
prompt-raise-hint = { $n ->
    [0] Co najmniej { $money }. Poza tobą nikt już nie licytuje.
    [one] Co najmniej { $money }. Licytuje jeszcze jedna partia; kto spasuje, odpada z tej licytacji.
    [few] Co najmniej { $money }. Licytują jeszcze { $n } inne partie; kto spasuje, odpada z tej licytacji.
    [many] Co najmniej { $money }. Licytuje jeszcze { $n } innych partii; kto spasuje, odpada z tej licytacji.
   *[other] Co najmniej { $money }. Licytuje jeszcze { $n } innej partii; kto spasuje, odpada z tej licytacji.
}
prompt-raise-order = Licytacja kolejno, aż zostanie jedna partia
prompt-raise-order-short = Licytacja
prompt-raise-nothing = brak oferty
prompt-raise-nothing-short = brak
prompt-raise-opens = Pierwszy gracz: otwiera licytację
prompt-kept-tip = { $n ->
    [one] Jedna kość, średnio { $average }
    [few] { $n } kości, średnio { $average }
    [many] { $n } kości, średnio { $average }
   *[other] { $n } kości, średnio { $average }
}
prompt-poll-pass-all-tip--classic = Pasujesz teraz i przy wszystkich sondażach tej rundy

# Wpisy sondażu
prompt-entry-hint = { $n ->
    [one] Tylko ty widzisz ten sondaż. Upublicznij jeden wpis dowolnej partii albo zachowaj sondaż i zyskaj tylu członków, ile wyrzucisz ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
    [few] Tylko ty widzisz ten sondaż. Upublicznij do { $n } wpisów dowolnych partii albo zachowaj sondaż i zyskaj tylu członków, ile wyrzucisz ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
    [many] Tylko ty widzisz ten sondaż. Upublicznij do { $n } wpisów dowolnych partii albo zachowaj sondaż i zyskaj tylu członków, ile wyrzucisz ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
   *[other] Tylko ty widzisz ten sondaż. Upublicznij do { $n } wpisu dowolnych partii albo zachowaj sondaż i zyskaj tylu członków, ile wyrzucisz ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
}
prompt-entry-caption = Wpisy sondażu i co by zmieniły
prompt-entry-caption-short = Wpisy
prompt-entry-publish = Upublicznij: { $entries }
prompt-entry-none = Najpierw zaznacz wpis albo zachowaj sondaż.
prompt-entry-keep = { $n ->
    [one] Zachowaj: członkowie z jednej kości
    [few] Zachowaj: członkowie z { $n } kości
    [many] Zachowaj: członkowie z { $n } kości
   *[other] Zachowaj: członkowie z { $n } kości
}
prompt-entry-keep-short = Zachowaj

# Kolejność gry: tajne oferty
prompt-start-title--classic = Ile dajesz za pierwszeństwo?
prompt-start-title-short--classic = Pierwszeństwo
prompt-start-brings-first--classic = Wskazujesz pierwszego gracza rundy
prompt-start-brings-first-short--classic = Wskazujesz, kto zaczyna
prompt-start-brings-ties--classic = Remis: jeszcze jedna oferta, potem kości
prompt-start-brings-ties-short--classic = Remis: oferta, kości
prompt-start-title--consim = Ile dajesz za miejsce w kolejności?
prompt-start-title-short--consim = Licytuj o miejsce
prompt-start-brings-first--consim = Im wyższa oferta, tym wcześniej wybierasz
prompt-start-brings-first-short--consim = Wyższe wybierają wcześniej
prompt-start-brings-ties--consim = Remisy rozstrzygają kości
prompt-start-brings-ties-short--consim = Remisy: kości
prompt-start-brings-cost--consim = Każdy płaci, ile zalicytuje
prompt-start-brings-cost-short--consim = Płaci każdy
prompt-bid-pay--consim = Cena
prompt-bid-note--consim = Zapłacisz { $amount } i zostanie ci { $left }.
prompt-start-hint-again = Remis przy { $money }: złóż jeszcze jedną tajną ofertę, nie niższą.
prompt-start-again = Oferty w tej rundzie
prompt-start-now--classic = zaczyna teraz
prompt-start-now-short--classic = zaczyna

# Wiece
prompt-rally-hint-most = { $n ->
    [one] Jeden nowy wiec na rundę w każdym landzie. Za każdy land płacisz osobno; partia może mieć w landzie najwyżej { $most } wieców.
    [few] Do { $n } nowych wieców na rundę w każdym landzie. Za każdy land płacisz osobno; partia może mieć w landzie najwyżej { $most } wieców.
    [many] Do { $n } nowych wieców na rundę w każdym landzie. Za każdy land płacisz osobno; partia może mieć w landzie najwyżej { $most } wieców.
   *[other] Do { $n } nowego wiecu na rundę w każdym landzie. Za każdy land płacisz osobno; partia może mieć w landzie najwyżej { $most } wieców.
}

# Wymiana opinii
prompt-shift-title--classic = Którą opinię wymieniasz { IN($land) }?
prompt-shift-title-majority = Większość bezwzględna { IN($land) }: którą opinię wymieniasz?
prompt-shift-title-majority-short = Większość { IN($land) }
prompt-shift-hint-majority = Masz tu więcej głosów niż wszyscy inni razem. Kliknij opinię do usunięcia, a potem w puli wymiany kartę, która ją zastąpi.
prompt-shift-confirm--classic = Wymień opinię
prompt-shift-confirm-short--classic = Wymień

# Składki
prompt-contribution-cost = { $n ->
    [one] minus jedna kość
    [few] minus najwyższa z { $n } kości
    [many] minus najwyższa z { $n } kości
   *[other] minus najwyższa z { $n } kości
}
prompt-contribution-gain = { $n ->
    [one] plus jedna kość
    [few] plus { $n } kości
    [many] plus { $n } kości
   *[other] plus { $n } kości
}
prompt-contribution-about = ≈ { $members }
prompt-contribution-take-tip = { $n ->
    [one] Kładziesz kartę odkrytą. Jedna kość odbiera ci członków, średnio { $average }.
    [few] Kładziesz kartę odkrytą. Najwyższa z { $n } kości odbiera ci członków, średnio { $average }.
    [many] Kładziesz kartę odkrytą. Najwyższa z { $n } kości odbiera ci członków, średnio { $average }.
   *[other] Kładziesz kartę odkrytą. Najwyższa z { $n } kości odbiera ci członków, średnio { $average }.
}
prompt-contribution-refuse-tip = { $n ->
    [one] Karta leży zakryta, aż wszyscy zdecydują. Jedna kość daje ci członków, średnio { $average }. Jeśli nikt inny nie odrzuci co najmniej tak dużej, dostajesz jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
    [few] Karta leży zakryta, aż wszyscy zdecydują. { $n } kości dają ci członków, średnio { $average }. Jeśli nikt inny nie odrzuci co najmniej tak dużej, dostajesz jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
    [many] Karta leży zakryta, aż wszyscy zdecydują. { $n } kości daje ci członków, średnio { $average }. Jeśli nikt inny nie odrzuci co najmniej tak dużej, dostajesz jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
   *[other] Karta leży zakryta, aż wszyscy zdecydują. { $n } kości daje ci członków, średnio { $average }. Jeśli nikt inny nie odrzuci co najmniej tak dużej, dostajesz jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
}
prompt-contribution-lock-open = Bez odwrotu: karta leży odkryta
prompt-contribution-lock-down = Bez odwrotu: wszyscy odkrywają razem
prompt-contribution-others = Wyłożone dotąd składki
prompt-contribution-down = zakryta
prompt-donation-votes--classic = Mandaty: { $n } × { $rate }

# Słowa
prompt-deploy-confirm--classic = Zatwierdź arkusz startowy
prompt-points--classic = Mandaty
prompt-points-tip--classic = Mandaty w tym landzie
prompt-convert-step--classic =
    { $n ->
        [one] Jeszcze jeden głos i masz razem { $points ->
            [one] { $points } mandat
            [few] { $points } mandaty
            [many] { $points } mandatów
           *[other] { $points } mandatu
        }.
        [few] Jeszcze { $n } głosy i masz razem { $points ->
            [one] { $points } mandat
            [few] { $points } mandaty
            [many] { $points } mandatów
           *[other] { $points } mandatu
        }.
        [many] Jeszcze { $n } głosów i masz razem { $points ->
            [one] { $points } mandat
            [few] { $points } mandaty
            [many] { $points } mandatów
           *[other] { $points } mandatu
        }.
       *[other] Jeszcze { $n } głosu i masz razem { $points ->
            [one] { $points } mandat
            [few] { $points } mandaty
            [many] { $points } mandatów
           *[other] { $points } mandatu
        }.
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } z { $most } mandatu
        [few] { $points } z { $most } mandatów
        [many] { $points } z { $most } mandatów
       *[other] { $points } z { $most } mandatu
    }
prompt-convert-points-short--classic = mandaty { $points }
prompt-rally-ladder-tip--classic = Każdy wiec kosztuje tyle samo; więcej w jednym landzie na rundę nie kupisz.

# Podpowiedź do tych pytań
advice-throw = Odrzuć { $cards }
# $action to działanie karty: "Głosy +6"
advice-card-use = { $action } ({ $card }, { $land })
advice-replace-media = Zastąp znacznik mediów partii { $party }
advice-other-trend = Notowania partii { $party } { $amount }
advice-ask = Zaproponuj koalicję partii { $party }
advice-national-place = „{ $card }” na pole { $n }
