# Pytania wydań klasycznych
prompt-lock-choice = Zatwierdź
prompt-lock-choice-short = OK

prompt-sheet-title = Wypełnij arkusz startowy
prompt-sheet-title-short = Arkusz startowy
prompt-sheet-hint = Jedna pozycja w każdej kolumnie, potem land dla każdego symbolu. Landy mogą się powtarzać; nic nie kosztuje.
prompt-sheet-column = Kolumna { $n }
prompt-sheet-choice = Pozycja { $n }
prompt-sheet-members = Członkowie { $n }

prompt-first-title = Wskaż pierwszego gracza
prompt-first-title-short = Pierwszy gracz
prompt-first-hint = Pierwszy gracz zaczyna każdą fazę i każdą licytację tej rundy; pozostali grają zgodnie z ruchem wskazówek zegara.
prompt-first-caption = Kto zaczyna?
prompt-first-none = Nikt nie jest jeszcze wskazany.
prompt-first-place = { $party }: kolej { $n }
prompt-first-place-short = Kolej { $n }
prompt-first-confirm = Zaczyna { $party }
prompt-first-confirm-short = { $party } zaczyna
prompt-first-confirm-none = Wskaż pierwszego gracza
prompt-first-confirm-none-short = Wskaż

prompt-order-title = Wybierz miejsce w kolejności
prompt-order-title-short = Kolejność
prompt-order-hint = Ta kolejność obowiązuje przez całą rundę, niezależnie od miejsc przy stole.
prompt-order-caption = Miejsca
prompt-order-none = Żadne miejsce nie jest jeszcze wybrane.
prompt-order-n = Miejsce { $n }
prompt-order-taken = To miejsce zajmuje { $party }.
prompt-order-confirm = Zajmij miejsce { $n }
prompt-order-confirm-short = Miejsce { $n }
prompt-order-confirm-none = Zajmij miejsce
prompt-order-confirm-none-short = Zajmij

prompt-throw-title = Konferencja programowa: odrzucić karty?
prompt-throw-title-short = Odrzucić?
prompt-throw-hint = Zaznaczone karty z ręki idą na stos odrzuconych, ręka jest uzupełniana. Potem możliwa jest jedna wymiana.
prompt-throw-draws = Dobierane karty
prompt-throw-lock = Karty zostaną dobrane
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
prompt-exchange-hint = Karta z ręki, potem karta programu, którą zastępuje. W programie zostaje pięć różnych tematów.
prompt-exchange-hint-members = Każda wymiana kosztuje członków: wyższą z dwóch kości. Kolejka trwa, aż wszyscy spasują.
prompt-exchange-fact = Wymiana
prompt-exchange-lock = Rzut kośćmi
prompt-exchange-none = Nic nie jest jeszcze wybrane do wymiany.
prompt-exchange-confirm = Wymień tę kartę
prompt-exchange-confirm-short = Wymień
prompt-exchange-pass = Bez zmian
prompt-exchange-pass-short = Bez zmian
prompt-exchange-deck = Wierzch stosu
prompt-exchange-deck-short = Stos
prompt-exchange-deck-tip = Następna pasująca karta ze stosu trafia do programu w ciemno; pozostałe idą pod spód. Jeśli nie pasuje żadna, nie ma wymiany i nic się nie traci.

prompt-ask-title = Koalicja w landzie { $land }
prompt-ask-title-short = Koalicja: { $land }
prompt-ask-hint = Głosy partnerów się sumują. Przy dwóch jednakowych kartach można odmówić, przy trzech już nie.
prompt-ask-caption = Partnerzy
prompt-ask-none = Partner nie jest jeszcze wybrany.
prompt-ask-common = { $n ->
    [one] jedna wspólna karta
    [few] { $n } wspólne karty
    [many] { $n } wspólnych kart
   *[other] { $n } wspólnej karty
}
prompt-ask-common-short = wspólne: { $n }
prompt-ask-closed = niemożliwe
prompt-ask-may = może odmówić
prompt-ask-must = musi wejść
prompt-ask-together = Głosy razem
prompt-ask-confirm = Zapytaj { $party }
prompt-ask-confirm-short = Zapytaj { $party }
prompt-ask-force = Wymuś koalicję z { $party }
prompt-ask-force-short = Wymuś { $party }
prompt-ask-confirm-none = Utwórz koalicję
prompt-ask-confirm-none-short = Koalicja
prompt-ask-pass = Bez koalicji
prompt-ask-pass-short = Bez

prompt-offer-title = { $party } proponuje koalicję w landzie { $land }
prompt-offer-title-short = Oferta: { $party }
prompt-offer-hint = Głosy obu partii się sumują; jeśli koalicja wygra, każda przesuwa znacznik mediów i jedną opinię.
prompt-offer-common = Wspólne karty
prompt-offer-join = Wejdź do koalicji
prompt-offer-join-short = Wejdź
prompt-offer-decline = Odmów
prompt-offer-decline-short = Odmów
prompt-offer-pair = Obie partie
prompt-offer-cards = Wspólne karty

prompt-national-title = Opinia krajowa: karta z landu { $land }?
prompt-national-title-short = Opinia krajowa
prompt-national-hint = { $n ->
    [one] Jedna opinia landu może trafić na planszę krajową.
    [few] { $n } opinie landu mogą kolejno trafić na planszę krajową.
    [many] { $n } opinii landu może kolejno trafić na planszę krajową.
   *[other] { $n } opinii landu może kolejno trafić na planszę krajową.
}
prompt-national-caption = Karty i pola
prompt-national-none = Żadna karta nie jest jeszcze wybrana.
prompt-national-space = pole { $n }
prompt-national-new = wolne pole
prompt-national-secures = zabezpiecza ją
prompt-national-turns = wypiera ją
prompt-national-replaces = zastępuje { $card }
prompt-national-discarded = zostaje odrzucona
prompt-national-own = w programie { $party }
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
prompt-national-confirm = Przenieś { $card }
prompt-national-confirm-short = Przenieś
prompt-national-confirm-none = Przenieś kartę
prompt-national-confirm-none-short = Przenieś
prompt-national-pass = Nie przenoś żadnej
prompt-national-pass-short = Żadna

# Wysyłanie kart gabinetu
prompt-sending-cost = Koszt
prompt-place-hint--classic = Kliknij polityka, potem land: w każdym najwyżej jeden z partii. Za wszystkich trzeba zapłacić po odsłonięciu.
prompt-action-other = Inna { $amount }

# Użycie kart gabinetu
prompt-use-title = { $name }: { $land }
prompt-use-title-short = { $name }, { $land }
prompt-use-caption = Karty i ich akcje
prompt-use-caption-short = Karty
prompt-use-hint = Jedna z akcji albo żadna. Potem karta odpada z gry.
prompt-use-hint-many = Jedna akcja każdej karty albo żadna. Użyte karty odpadają z gry.
prompt-use-hint-opinion = Wybierz opinię tutaj albo na planszy.
prompt-use-hint-party = Wybierz partię tutaj albo na planszy.
prompt-use-none = Najpierw zaznacz akcję albo z niej zrezygnuj.
prompt-use-pass = Bez akcji
prompt-use-pass-short = Bez
prompt-use-pass-tip = { $name }: bez akcji; karta odpada z gry
prompt-use-tip-media = Zastąp znacznik partii { $party }: { $money } dla właściciela i tyle samo do banku
prompt-use-tip-trend = Obniż notowania: { $party }

# Licytacja sondażu
prompt-raise-hint = { $n ->
    [0] Co najmniej { $money }. Nikt inny już nie licytuje.
    [one] Co najmniej { $money }. W grze jest jeszcze jedna partia; kto spasuje, odpada z tej licytacji.
    [few] Co najmniej { $money }. W grze są jeszcze { $n } inne partie; kto spasuje, odpada z tej licytacji.
    [many] Co najmniej { $money }. W grze jest jeszcze { $n } innych partii; kto spasuje, odpada z tej licytacji.
   *[other] Co najmniej { $money }. W grze jest jeszcze { $n } innej partii; kto spasuje, odpada z tej licytacji.
}
prompt-raise-order = Licytacja w kółko, aż zostanie jedna partia
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
prompt-poll-pass-all-tip--classic = Pas teraz i przy wszystkich sondażach tej rundy

# Wpisy sondażu
prompt-entry-hint = { $n ->
    [one] Nikt inny go nie widzi. Można upublicznić jeden wpis dowolnej partii albo zachować sondaż i rzucić na członków ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
    [few] Nikt inny go nie widzi. Można upublicznić do { $n } wpisów dowolnych partii albo zachować sondaż i rzucić na członków ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
    [many] Nikt inny go nie widzi. Można upublicznić do { $n } wpisów dowolnych partii albo zachować sondaż i rzucić na członków ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }).
   *[other] Nikt inny go nie widzi. Można upublicznić do { $n } wpisu dowolnych partii albo zachować sondaż i rzucić na członków ({ $dice ->
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
    [one] Zachowaj: jedna kość na członków
    [few] Zachowaj: { $n } kości na członków
    [many] Zachowaj: { $n } kości na członków
   *[other] Zachowaj: { $n } kości na członków
}
prompt-entry-keep-short = Zachowaj

# Kolejność gry: tajne oferty
prompt-start-title--classic = Licytuj prawo wskazania pierwszego gracza
prompt-start-title-short--classic = Licytacja: kto zaczyna
prompt-start-brings-first--classic = Wskazuje pierwszego gracza rundy
prompt-start-brings-first-short--classic = Wskazuje, kto zaczyna
prompt-start-brings-ties--classic = Remis: jeszcze jedna oferta, potem kości
prompt-start-brings-ties-short--classic = Remis: oferta, kości
prompt-start-title--consim = Licytuj miejsca w kolejności gry
prompt-start-title-short--consim = Licytacja miejsc
prompt-start-brings-first--consim = Im wyższa oferta, tym wcześniejszy wybór
prompt-start-brings-first-short--consim = Wyższe wybierają wcześniej
prompt-start-brings-ties--consim = Remisy rozstrzygają kości
prompt-start-brings-ties-short--consim = Remisy: kości
prompt-start-brings-cost--consim = Każdy płaci swoją ofertę
prompt-start-brings-cost-short--consim = Płaci każdy
prompt-bid-pay--consim = Cena
prompt-bid-note--consim = To kosztuje { $amount }; zostaje { $left }.
prompt-start-hint-again = Remis przy { $money }: jeszcze jedna tajna oferta, nie niższa.
prompt-start-again = Oferty w tej rundzie
prompt-start-now--classic = zaczyna teraz
prompt-start-now-short--classic = zaczyna

# Wiece
prompt-rally-hint-most = { $n ->
    [one] Jeden nowy wiec na rundę w każdym landzie. Za każdy land płaci się osobno; w landzie mieści się { $most } wieców partii.
    [few] Do { $n } nowych wieców na rundę w każdym landzie. Za każdy land płaci się osobno; w landzie mieści się { $most } wieców partii.
    [many] Do { $n } nowych wieców na rundę w każdym landzie. Za każdy land płaci się osobno; w landzie mieści się { $most } wieców partii.
   *[other] Do { $n } nowego wiecu na rundę w każdym landzie. Za każdy land płaci się osobno; w landzie mieści się { $most } wieców partii.
}

# Wymiana opinii
prompt-shift-title--classic = Wymień opinię: { $land }
prompt-shift-title-majority = Większość bezwzględna ({ $land }): wymień opinię
prompt-shift-title-majority-short = Większość: { $land }
prompt-shift-hint-majority = Ta partia ma tu więcej głosów niż wszystkie inne razem. Kliknij opinię, która odchodzi, a potem w puli wymiany kartę, która ją zastąpi.
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
    [one] Karta leży odkryta. Jedna kość odbiera członków, średnio { $average }.
    [few] Karta leży odkryta. Najwyższa z { $n } kości odbiera członków, średnio { $average }.
    [many] Karta leży odkryta. Najwyższa z { $n } kości odbiera członków, średnio { $average }.
   *[other] Karta leży odkryta. Najwyższa z { $n } kości odbiera członków, średnio { $average }.
}
prompt-contribution-refuse-tip = { $n ->
    [one] Karta leży zakryta, aż wszyscy zdecydują. Jedna kość daje członków, średnio { $average }. Kto jako jedyny odrzuca największą składkę, dostaje jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
    [few] Karta leży zakryta, aż wszyscy zdecydują. { $n } kości dają członków, średnio { $average }. Kto jako jedyny odrzuca największą składkę, dostaje jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
    [many] Karta leży zakryta, aż wszyscy zdecydują. { $n } kości daje członków, średnio { $average }. Kto jako jedyny odrzuca największą składkę, dostaje jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
   *[other] Karta leży zakryta, aż wszyscy zdecydują. { $n } kości daje członków, średnio { $average }. Kto jako jedyny odrzuca największą składkę, dostaje jeszcze { $more ->
        [one] jedną kość
        [few] { $more } kości
        [many] { $more } kości
       *[other] { $more } kości
    }.
}
prompt-contribution-lock-open = Ostateczne: karta leży odkryta
prompt-contribution-lock-down = Ostateczne: wszyscy odkrywają razem
prompt-contribution-others = Wyłożone dotąd składki
prompt-contribution-down = zakryta
prompt-donation-votes--classic = Mandaty: { $n } × { $rate }

# Słowa
prompt-deploy-confirm--classic = Zatwierdź arkusz startowy
prompt-match--classic = Zgodność
prompt-points--classic = Mandaty
prompt-points-tip--classic = Mandaty w tym landzie
prompt-convert-step--classic =
    { $n ->
        [one] Mandaty przy jeszcze jednym głosie: { $points }.
        [few] Mandaty przy jeszcze { $n } głosach: { $points }.
        [many] Mandaty przy jeszcze { $n } głosach: { $points }.
       *[other] Mandaty przy jeszcze { $n } głosu: { $points }.
    }
prompt-convert-points--classic =
    { $most ->
        [one] { $points } z { $most } mandatu
        [few] { $points } z { $most } mandatów
        [many] { $points } z { $most } mandatów
       *[other] { $points } z { $most } mandatu
    }
prompt-convert-points-short--classic = mandaty { $points }
prompt-rally-ladder-tip--classic = Każdy wiec kosztuje tyle samo; w każdym landzie może przybyć tylko tyle na rundę.

# Rada do tych pytań; $points to liczba jak "+3 punkty zwycięstwa"
advice-region = { $points } z wyborów
advice-region-land = { $points } z landu { $land }
advice-cabinet = { $points } dzięki temu, co potrafią karty
advice-coalition = { $points } dzięki koalicji
advice-coalition-land = { $points } dzięki koalicji: { $land }
advice-national = { $points } dzięki opinii krajowej
advice-dice-won = { $n ->
    [one] jedna kość na członków
    [few] { $n } kości na członków
    [many] { $n } kości na członków
   *[other] { $n } kości na członków
}
advice-dice-lost = { $n ->
    [one] strata członków: jedna kość
    [few] strata członków: najwyższa z { $n } kości
    [many] strata członków: najwyższa z { $n } kości
   *[other] strata członków: najwyższa z { $n } kości
}
advice-throw = Odrzuć { $cards }
# $action to działanie karty: "Głosy +6"
advice-card-use = { $card }, { $land }: { $action }
advice-replace-media = Zastąp znacznik mediów partii { $party }
advice-other-trend = Notowania { $party } { $amount }
advice-ask = Zaproponuj koalicję: { $party }
advice-national-place = { $card } na pole { $n }
