### Nauka gry: siedem lekcji i gra z przewodnikiem. Ramka ma w każdym języku najwyżej 40 słów.
### $party to partia osoby, która się uczy; tematy są podawane jako nazwy bez znaku.

learn-title = Nauka gry
learn-lesson = Lekcja { $n } z { $all }
learn-step = Krok { $n } z { $all }
learn-back = Wróć
learn-leave = kończy lekcję, postęp zostaje zapisany
learn-leave-short = kończy lekcję
learn-back-step = Wstecz
learn-next = Dalej
learn-finish = Zakończ lekcję
learn-finish-short = Zakończ
learn-page-note = Siedem lekcji, każda najwyżej na pięć minut, a potem gra z przewodnikiem przeciw dwóm partiom komputera. Każdą lekcję możesz powtarzać do woli.
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-again = Jeszcze raz
learn-state-new = Nierozpoczęta
learn-state-open = Krok { $n } z { $all }
learn-state-done = Ukończona
learn-count = Ukończone: { $done } z { $all }
learn-count-left = Ukończone: { $done } z { $all }, zostało ok. { $minutes } min
learn-aim-about = Skąd biorą się punkty, a skąd głosy: wszystko na jednym obrazku.
learn-look = Zobacz
learn-guided = Gra z przewodnikiem
learn-guided-about = Cała gra: ty i dwie partie komputera. W pierwszej rundzie każda decyzja jest objaśniona, później ostrzegamy tylko przed błędami.
learn-damaged = Nie udało się odczytać pliku z twoimi postępami. Plik został zachowany; lekcje zaczynają się od nowa.
learn-not-kept = Nie można teraz zapisać twoich postępów: { $detail }
learn-not-here = Nie tutaj. { $do }

## Podpisy wierszy na karcie
learn-row-rallies = Wiece
learn-row-trend = Notowania
learn-row-matches = Zgodność
learn-row-votes = Głosy
learn-row-votes-after = Głosy po zamianie
learn-row-price = Cena znacznika
learn-row-markers = Twoje znaczniki
learn-row-leader = Wpływ na media
learn-row-opinion-first = Pierwsza opinia
learn-row-opinion-second = Druga opinia
learn-row-hand = Karty na ręce
learn-row-cost = Koszt
learn-row-when = Płatne
learn-row-money = Pieniądze
learn-row-bid-others = Najwyższa z innych ofert
learn-row-start = Pierwszy gracz
learn-row-poll-back = Zyskuje w tym sondażu
learn-row-bid-high = Najwyższa oferta
learn-row-with-0 = Z CDU
learn-row-with-2 = Z GRÜNE
learn-row-with-4 = Z LINKE
learn-row-partner = Partner
learn-row-points = Punkty zwycięstwa
learn-row-end = Warte na koniec
learn-row-base = Elektorat
learn-row-won = Punkty do tej pory
learn-row-prizes = Za najwięcej pieniędzy
learn-row-this-round = Ta runda
learn-row-next-round = Następna runda
learn-value-later = w fazie 6
learn-value-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
learn-value-common = głosy: { $votes } · { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Lekcja 1
learn-votes = Głosy
learn-votes-about = Jak wiece, notowania i zgodność dają głosy i co znaczy 50 głosów.
learn-votes-rallies-title = Zaczyna się od wieców
learn-votes-rallies-text = Każda partia ma w każdym landzie swój wiersz. Widać w nim, ile partia ma tam wieców: najwyżej osiem.
learn-click-votes-rallies-1 = Kliknij wiece w wierszu { $party }.
learn-miss-votes-rallies = Poszukaj w wierszu { $party }, na prawo od liczby ze znakiem.
learn-votes-rallies-why = Od nich wszystko się zaczyna: czego nie zorganizujesz, tego nigdy nie zamienisz na głosy.
learn-votes-trend-title = Dochodzą notowania
learn-votes-trend-text = Notowania mówią, jak stoi partia w tym landzie, od −3 do +4. Dodajesz je do wieców, zanim cokolwiek pomnożysz.
learn-click-votes-trend-1 = Kliknij notowania w wierszu { $party }.
learn-miss-votes-trend = Poszukaj liczby ze znakiem, na lewo od wieców { $party }.
learn-votes-trend-why = Dobre notowania liczą się jak wiece, i to przy każdej zamianie w tym landzie.
learn-votes-matches-title = Jak wiece dają głosy
learn-votes-matches-text = Pięć wieców i notowania +2 dają 7. Mnożą je opinie zgodne z programem: { $environment } liczy się raz, a podwojona { $welfare } dwa razy.
learn-click-votes-matches-1 = Kliknij ×3 w wierszu { $party }.
learn-miss-votes-matches = Poszukaj ×3 na prawym końcu wiersza { $party }.
learn-votes-matches-why = Zgodność mnoży wszystko, więc jedna wspólna opinia jest warta więcej niż kilka wieców.
learn-votes-total-title = Głosy się sumują
learn-votes-total-text = Nowe głosy dodajesz do tych, które partia już ma: 13 i 21. Wiece wracają do puli.
learn-click-votes-total-1 = Kliknij głosy { $party }.
learn-miss-votes-total = Poszukaj liczby na końcu paska { $party }.
learn-votes-total-why = Tam, gdzie teraz są wybory, zamieniasz wszystkie wiece; gdzie indziej moment wybierasz ty.
learn-votes-convert-title = Zamienić teraz czy czekać
learn-votes-convert-text = Gdzie nie ma jeszcze wyborów, możesz zamienić cztery wiece lub więcej. { $land1 }: cztery wiece i notowania +1 liczą się ×3.
learn-click-votes-convert-1 = Naciśnij niebieski przycisk, żeby zamienić.
learn-votes-convert-why = Głosów nikt ci już nie zabierze, a wiece wracają do puli; czekaj tylko wtedy, gdy notowania lub zgodność mają wzrosnąć.
learn-votes-line-title = Linia 50
learn-votes-line-text = Kto ma 50 głosów, nie potrzebuje partnera. Po zamianie jedna partia przekroczy linię: wiece plus notowania, razy zgodność, plus jej głosy.
learn-click-votes-line-1 = Kliknij głosy tej partii.
learn-miss-votes-line = Nie ta. Szukaj partii z najwyższą zgodnością.
learn-votes-line-why = Głosy ponad 50 nie dają już punktów, więc resztę wydaj gdzie indziej.

## Lekcja 2
learn-media = Opinia i media
learn-media-about = Jak znaczniki mediów dają wpływ i jak dzięki nim zmieniać opinie.
learn-media-buy-title = Wpływ ma swoją cenę
learn-media-buy-text = { $party } i LINKE mają po jednym znaczniku: nikt nie ma wpływu na media. W fazie 3 kupujesz je po jednym.
learn-click-media-buy-1 = Kliknij wolne pole mediów { IN($land0) }.
learn-click-media-buy-2 = Teraz naciśnij niebieski przycisk, żeby kupić.
learn-media-buy-why = Kto ma najwięcej znaczników, zmienia tam w fazie 7 jedną opinię, a sondaże nie psują jego notowań.
learn-media-shift-title = Zmiana opinii
learn-media-shift-text = { $party } ma wpływ na media i może zmienić jedną opinię. W programie ma „+{ $education }”; nikt tu jeszcze o tym nie mówi.
learn-click-media-shift-1 = Kliknij opinię „−{ $traffic }” { IN($land0) }: ta odchodzi.
learn-click-media-shift-2 = Kliknij „+{ $education }” w polu „Opinia publiczna”: ta wchodzi.
learn-click-media-shift-3 = Teraz naciśnij niebieski przycisk.
learn-media-shift-why = Jedna zgodna karta więcej mnoży wszystkie wiece: ta sama praca daje siedem głosów więcej.
learn-media-double-title = Co zostaje
learn-media-double-text = Opinia z żetonem podwojenia liczy się dwa razy, na plus i na minus. I nikt nie może jej już zmienić.
learn-click-media-double-1 = Której opinii nikt tu nie może zmienić? Kliknij ją.
learn-miss-media-double = Tę kartę można zmienić. Poszukaj karty z ×2.
learn-media-double-why = Opinia zostaje, dopóki leży na niej żeton podwojenia, więc warto oprzeć na niej program.

## Lekcja 3
learn-program = Program
learn-program-about = Jak karty programu zgadzają się z opiniami i jak zmieniać program.
learn-program-clash-title = Zgodne i sprzeczne
learn-program-clash-text = Karta programu taka jak odkryta opinia liczy się +1, sprzeczna −1, każda inna 0. W programie { $party } jest „+{ $welfare }”.
learn-click-program-clash-1 = Kliknij opinię, która jest z tym sprzeczna.
learn-miss-program-clash = Poszukaj tego samego tematu z innym znakiem; zakryte karty się nie liczą.
learn-program-clash-why = Zgodność nigdy nie spada poniżej ×1: zły program kosztuje cię to, czego nie pomnoży.
learn-program-draw-title = Nowa karta
learn-program-draw-text = W fazie 2 dobierasz kartę ze stosu i bierzesz jedną z odkrytych kart programu. Albo wykładasz nowe i bierzesz tylko jedną z nich.
learn-click-program-draw-1 = Naciśnij niebieski przycisk, żeby dobrać.
learn-program-draw-why = Dobrania karty nie można cofnąć: kłódka ostrzega o tym wcześniej.
learn-program-take-title = Jedna z odkrytych kart programu
learn-program-take-text = Oprócz dobranej karty bierzesz jedną odkrytą. { $land0 } głosuje teraz i chce karty „−{ $digitization }”.
learn-click-program-take-1 = Zaznacz „−{ $digitization }” na liście.
learn-click-program-take-2 = Teraz naciśnij niebieski przycisk, żeby wziąć.
learn-program-take-why = Tabela pokazuje, z czym karta jest zgodna w każdym landzie; czytaj ją kolumnami.
learn-program-swap-title = Najwyżej dwie wymiany
learn-program-swap-text = Karta z ręki może zastąpić kartę programu, ale tematy nie mogą się powtarzać. { IN($land0) } karta „−{ $security }” nic nie daje.
learn-click-program-swap-1 = Kliknij kartę „−{ $digitization }” na ręce.
learn-click-program-swap-2 = Kliknij kartę „−{ $security }” w programie.
learn-click-program-swap-3 = Teraz naciśnij niebieski przycisk.
learn-program-swap-why = { IN($land0) } zyskujesz zgodność, { IN($land1) } ją tracisz: program idzie za najbliższymi wyborami.

## Lekcja 4
learn-cabinet = Gabinet
learn-cabinet-about = Jak wysyłać polityków, jak za nich płacić i co potrafią.
learn-cabinet-place-title = Wysłani w tajemnicy
learn-cabinet-place-text = W fazie 5 do każdego landu możesz wysłać najwyżej jednego polityka. Leży zakryty i nic jeszcze nie kosztuje.
learn-click-cabinet-place-1 = Kliknij kartę: { $vice }.
learn-click-cabinet-place-2 = Kliknij wolne miejsce { IN($land0) }.
learn-click-cabinet-place-3 = Teraz naciśnij niebieski przycisk.
learn-cabinet-place-why = Inni widzą, że ktoś przyjechał, ale nie kto. Kto pierwszy na miejscu, ten pierwszy działa.
learn-cabinet-pay-title = Zapłacić albo odpuścić
learn-cabinet-pay-text = W fazie 6 odkrywa się polityków w landzie. Płacisz za swojego teraz albo odchodzi bez akcji.
learn-click-cabinet-pay-1 = Naciśnij niebieski przycisk, żeby zapłacić.
learn-cabinet-pay-why = Każdy polityk działa tylko raz na grę, więc płać tam, gdzie jego akcja liczy się najbardziej.
learn-cabinet-act-title = Jedna akcja albo dwie
learn-cabinet-act-text = Najpierw akcja główna, potem najwyżej jedna inna. { $vice } podnosi notowania { IN($land0) }.
learn-click-cabinet-act-1 = Naciśnij niebieski przycisk: notowania +1.
learn-cabinet-act-why = Jeden stopień notowań mnoży się przez zgodność: tutaj daje trzy głosy.
learn-cabinet-afford-title = Czy starczy pieniędzy?
learn-cabinet-afford-text = Za polityków płacisz w fazie 6 z tego, co ci wtedy zostanie. Masz { $money12 }.
learn-click-cabinet-afford-1 = Którego polityka nie opłacisz? Kliknij jego kartę.
learn-miss-cabinet-afford = Na tego cię stać. Porównaj cenę na każdej karcie z kwotą { $money12 }.
learn-cabinet-afford-why = Polityk wysłany bez pieniędzy przepada na darmo: nieopłacony opuszcza grę.

## Lekcja 5
learn-polls = Oferty i sondaże
learn-polls-about = Jak zdobyć pierwszeństwo i co dają sondaże.
learn-polls-bid-title = Tajna oferta
learn-polls-bid-text = Wszyscy w tajemnicy licytują o pierwszeństwo; oferty odkrywa się razem, a płaci tylko ten, kto dał najwięcej.
learn-click-polls-bid-1 = Naciskaj +, aż zaoferujesz { $money2 }.
learn-click-polls-bid-2 = Teraz naciśnij niebieski przycisk, żeby złożyć ofertę.
learn-polls-bid-why = Pierwszy gracz zaczyna tę rundę i wygrywa remisy, więc mała oferta często się opłaca.
learn-polls-top-title = Co mówi rewers
learn-polls-top-text = W fazie 8 w każdym landzie licytuje się sondaż. Awers jest ukryty, ale rewers wskazuje partię, która zyskuje dwa stopnie notowań.
learn-click-polls-top-1 = Kliknij wierzchni sondaż.
learn-miss-polls-top = Poszukaj ramki z sondażami pod landami.
learn-polls-top-why = Gdy na rewersie jest twoja partia, sondaż jest najwięcej wart dla ciebie, i wszyscy o tym wiedzą.
learn-polls-buy-title = Każdy licytuje raz
learn-polls-buy-text = Każda partia raz podbija albo pasuje. CDU daje { $money1 }; po tobie licytują jeszcze trzy partie.
learn-click-polls-buy-1 = Naciśnij niebieski przycisk i zaoferuj { $money2 }.
learn-polls-buy-why = Każdy ma tylko jedną kolej, więc od razu zaoferuj tyle, żeby inni odpuścili.
learn-polls-publish-title = Upublicznić czy zachować?
learn-polls-publish-text = Tylko ty widzisz awers: +2 dla { $party }, a część partii traci. Upubliczniony sondaż zmienia notowania { IN($land0) }, a zachowany daje ci 3 punkty elektoratu.
learn-click-polls-publish-1 = Naciśnij niebieski przycisk, żeby upublicznić.
learn-polls-publish-why = Dwa stopnie notowań razy trzy: sześć głosów za jeden sondaż. Nie spada tylko ten, kto ma wpływ na media.

## Lekcja 6
learn-election = Wybory i pieniądze
learn-election-about = Kto wygrywa, ile to jest warte i co liczy się na koniec.
learn-election-coalition-title = Nikt nie ma 50
learn-election-coalition-text = Wtedy najsilniejsza partia potrzebuje partnera, z którym osiągnie 50. Pierwsza w kolejce jest ta, która ma z nią najwięcej wspólnych kart programu.
learn-click-election-coalition-1 = Kto dołączy do partii { $party }? Kliknij jej głosy.
learn-miss-election-coalition = Szukaj partii, która razem z { $party } osiąga 50 i ma z nią najwięcej wspólnych kart.
learn-election-coalition-why = Swój do swego ciągnie: premię dostają obie partie, choć tylko jedna jest silna.
learn-election-points-title = Ile warte są głosy
learn-election-points-text = Każda partia dostaje punkty za głosy według tabeli landu. Partnerzy koalicji dostają po 7 więcej.
learn-click-election-points-1 = Kliknij wiersz { $party } w wyniku.
learn-miss-election-points = Poszukaj { $party } na planszy { OF($land0) }.
learn-election-points-why = Duże landy są warte więcej, ale punktują też przegrani: żadne wybory nie są całkiem stracone.
learn-election-presence-title = Obecność w mediach
learn-election-presence-text = Zwycięzcy i partia, która ma wpływ na media, przenoszą po jednym swoim znaczniku na pole tych wyborów.
learn-click-election-presence-1 = Kliknij pierwsze pole obecności w mediach.
learn-miss-election-presence = Poszukaj ramki z czterema polami pod landami.
learn-election-presence-why = Wczesne wybory są tam warte najwięcej, więc mały pierwszy land może opłacić się podwójnie.
learn-election-donation-title = Składki
learn-election-donation-text = W fazie 9 dostajesz pieniądze za głosy i elektorat. Potem jedna karta składek: pieniądze teraz albo elektorat.
learn-click-election-donation-1 = Wybierz, że przyjmujesz { $money10 }.
learn-click-election-donation-2 = Teraz naciśnij niebieski przycisk.
learn-election-donation-why = Elektorat liczy się na koniec i daje dochód po każdej rundzie poza ostatnią; pieniądze zdobyte wcześnie wygrywają wybory.
learn-election-end-title = Koniec gry
learn-election-end-text = Po ostatnich wyborach dodaje się elektorat, a dwie najbogatsze partie dostają premię.
learn-click-election-end-1 = Kliknij swoje pieniądze.
learn-miss-election-end = Poszukaj swoich pieniędzy w puli na dole.
learn-election-end-why = To najwyżej 6 punktów: pieniądze są po to, żeby zdobywać landy, a nie po to, żeby leżały.

## Lekcja 7
learn-plan = Dobry plan
learn-plan-about = Dwa landy naraz, pasujący do nich program i pieniądze wtedy, gdy są potrzebne.
learn-plan-states-title = Dwa landy naraz
learn-plan-states-text = Na cztery landy nikogo nie stać. { $land0 } głosuje teraz, a twoja zgodność wynosi tam ×3: to twój pierwszy land.
learn-click-plan-states-1 = { $land1 } głosuje jako następny i też pasuje do twojego programu. Kliknij zgodność w swoim wierszu.
learn-miss-plan-states = Zgodność to liczba ze znakiem ×: mówi, jak twój program trafia w opinie landu.
learn-plan-states-why = Land, który głosuje teraz, i większy, który już myśli jak ty: na jedną rundę wystarczy.
learn-plan-program-title = Program, który pasuje
learn-plan-program-text = { $land1 } zgadza się z trzema twoimi kartami, { $land0 } z dwiema. Gdy { $land0 } zagłosuje, te dwie zrobią już swoje.
learn-click-plan-program-1 = Którą kartę możesz wtedy wymienić najpierw? Kliknij ją.
learn-miss-plan-program = { $land1 } chce tej karty. Szukaj takiej, której nie chce.
learn-plan-program-why = Program idzie za kalendarzem: co już głosowało, robi miejsce temu, co głosuje następne.
learn-plan-money-title = Pieniądze na czas
learn-plan-money-text = Polityków opłacasz w fazie 6, sondaże w fazie 8, a nowe pieniądze przychodzą dopiero po wyborach. Więc policz, zanim wydasz.
learn-click-plan-money-1 = Naciskaj +, aż będziesz mieć osiem wieców { IN($land1) }.
learn-click-plan-money-2 = Teraz naciśnij niebieski przycisk, żeby kupić.
learn-plan-money-why = Zostaje { $money16 }: dość na polityka i sondaż { IN($land0) }. Kto wyda wszystko teraz, może już tylko patrzeć.
learn-plan-time-title = Czas na dwie zamiany
learn-plan-time-text = { $land0 } głosuje w tej rundzie: nawet z ośmioma wiecami masz tam najwyżej 43 głosy. { $land1 } głosuje w następnej.
learn-click-plan-time-1 = Gdzie możesz jeszcze zdobyć 50 samodzielnie? Kliknij tam swoje głosy.
learn-miss-plan-time = Tam już za późno. Spójrz na land, który głosuje jako następny.
learn-plan-time-why = Zamień teraz, dokup, zamień jeszcze raz: plan na dwie rundy daje to, czego same pieniądze nie dadzą.

## Runda z przewodnikiem: co zrobić przy każdej decyzji i dlaczego
guide-title = Co robić?
guide-fold = Zwiń
guide-unfold = Rozwiń
guide-thinking = Szukamy rozsądnych ruchów…
guide-move-tip = Wybierz ten ruch; plansze landów pokażą, co da.
guide-do = Zastosuj
guide-do-tip = Zastosuj wybrany ruch
guide-more = Inne ruchy
guide-choose-first = Najpierw wybierz jeden z ruchów.
guide-refused = Zasady na to pozwalają, ale w pierwszej rundzie z przewodnikiem możliwe są tylko ruchy z ramki. Tutaj lepiej: { $best }. { $why }
guide-refused-even = Zasady na to pozwalają, ale w pierwszej rundzie z przewodnikiem możliwe są tylko ruchy z ramki. Tutaj wszystkie są równie dobre.
guide-at-ease = Dotąd można było wykonać tylko ruchy z ramki. Od teraz możesz wykonać każdy ruch, na który pozwalają zasady. Rozwiń ramkę, jeśli chcesz podpowiedzi.
guide-over-title = Koniec części z przewodnikiem
guide-over-text = Każda faza była już dwa razy. Gra toczy się dalej bez ramki; ostrzeżemy cię tylko przed wyborem, który kosztuje trzy punkty lub więcej.
guide-over-play = Graj dalej
guide-over-learn = Wróć do lekcji
guide-draft = Zatrzymaj jedną kartę, resztę podaj dalej. Karta programu liczy się w każdym landzie, w którym pasuje: każda zgodna karta mnoży tam wszystkie twoje wiece.
guide-lay = Wyłóż karty o różnych tematach, pięć, jeśli masz tyle; brakujące dobiera się potem. Odkryte są opinie landu, który głosuje pierwszy; pozostałe jeszcze się zmienią.
guide-keep = Jedna karta zostaje ci na ręce. Później może zastąpić kartę programu.
guide-deploy = Weź jedną tabelę i przypisz każdemu symbolowi land. Notowania i wiece w jednym landzie sumują się i mnożą przez twoją zgodność.
guide-bid = Licytuj w tajemnicy o pierwszeństwo: kto da najwięcej, płaci, wybiera przed innymi i wygrywa remisy.
guide-tie = Kilka ofert było równych, więc te partie licytują jeszcze raz, jawnie. Jeśli wszyscy spasują, zaczyna ten, kto spasował ostatni, i płaci swoją ofertę.
guide-program = Nowe karty do programu: jedna ze stosu i jedna z odkrytych kart programu albo tylko jedna z nowo wyłożonych. Nic nie kosztują i nie trzeba ich użyć.
guide-take = Weź jedną z odkrytych kart. Tabela pokazuje, co każda daje w każdym landzie.
guide-change = Wymień do dwóch kart. Porównaj zgodność w landach przed wymianą i po niej: liczy się przy każdym twoim wiecu.
guide-media = Znacznik mediów kosztuje wszędzie tyle samo. Kto ma ich w landzie więcej niż każdy inny, zmienia tam w fazie 7 opinię.
guide-rallies = Wiece zamieniasz na głosy: wiece i notowania razem, razy twoja zgodność. Pierwsze wiece w landzie są tanie, kolejne drogie.
guide-cabinet = Politycy podnoszą notowania lub głosy jeszcze w tej rundzie. Płacisz za nich dopiero po odkryciu.
guide-pay = Zapłać, a polityk zadziała; nie zapłacisz, karta przepadnie.
guide-act = Najpierw akcja główna, potem najwyżej jedna inna. Stopień notowań jest wart tyle, ile twoja zgodność.
guide-shift = Masz tu wpływ na media i możesz zmienić jedną opinię. Zmienia się przez to zgodność każdej partii.
guide-poll = Licytuj wierzchni sondaż. Jeśli na rewersie jest twoja partia, upubliczniony podnosi jej notowania o dwa. Zachowany daje trzy punkty elektoratu.
guide-publish = Tylko ty widzisz awers. Upubliczniony sondaż zmienia tu notowania; zachowany daje trzy punkty elektoratu.
guide-convert = Zamień tu wiece na głosy albo czekaj na następną okazję. Zamienione wiece wracają do twoich zasobów.
guide-donation = Po każdej rundzie poza ostatnią jedna karta składek: pieniądze teraz albo elektorat. Elektorat liczy się na koniec i też daje dochód.
