### Dlaczego czegoś nie można zrobić i co jest możliwe. Klucze jak w macher/rules/refusals.py.

refusal-not-your-decision = W tej chwili decyduje ktoś inny.
refusal-game-over = Gra jest skończona.
refusal-wrong-command = Teraz trzeba zdecydować o czymś innym.
refusal-cannot-pass = Tu nie możesz spasować: wybierz jedną z możliwości.
refusal-card-not-in-hand = Nie masz tej karty na ręce. Wybierz jedną z tych, które masz.
refusal-topics-repeated = Każdy temat może wystąpić w programie tylko raz, niezależnie od nastawienia.
refusal-topics-missing =
    { $needed ->
        [one] Trzeba wyłożyć jeden temat.
        [few] Trzeba wyłożyć { $needed } różne tematy.
        [many] Trzeba wyłożyć { $needed } różnych tematów.
       *[other] Trzeba wyłożyć { $needed } różnego tematu.
    }
refusal-no-such-block = Do wyboru jest pięć tabel.
refusal-symbol-twice = Ten sam symbol nie może trafić dwa razy do jednego landu. Wybierz inny land.
refusal-no-such-land = Takiego landu nie ma na stole.
refusal-land-closed = W tym landzie już odbyły się wybory.
refusal-bid-too-high = Oferta przekracza pieniądze, które masz: { $money }.
refusal-bid-too-low = Oferta musi wynosić co najmniej { $least }.
refusal-bid-not-round = Oferty rosną co { $unit }.
refusal-display-card-missing = Tej karty nie ma wśród odkrytych kart programu. Wybierz jedną z nich.
refusal-deck-empty = Nie ma już kart do dobrania.
refusal-no-members = Bez członków nie ma czym zapłacić za wymianę.
refusal-too-many-swaps = Można wymienić najwyżej dwie karty. Najpierw cofnij jedną wymianę.
refusal-card-not-in-program = Ta karta nie należy do programu.
refusal-media-full = Wszystkie pięć pól mediów w tym landzie jest zajętych. Wybierz inny land.
refusal-media-supply = Brak znaczników mediów w puli.
refusal-not-enough-money = To kosztuje { $cost }: masz { $money }, brakuje ci { $missing }.
refusal-rally-spots =
    { $free ->
        [0] Wszystkie pola na wiece w tym landzie są zajęte. Zamiana wieców na głosy zwalnia miejsce.
        [one] W tym landzie jest tylko jedno wolne pole na wiec.
        [few] W tym landzie są tylko { $free } wolne pola na wiece.
        [many] W tym landzie jest tylko { $free } wolnych pól na wiece.
       *[other] W tym landzie jest tylko { $free } wolnego pola na wiece.
    }
refusal-rally-supply =
    { $supply ->
        [0] Brak wieców w puli.
        [one] W puli został tylko jeden wiec.
        [few] W puli zostały tylko { $supply } wiece.
        [many] W puli zostało tylko { $supply } wieców.
       *[other] W puli zostało tylko { $supply } wiecu.
    }
refusal-rally-limit =
    { $most ->
        [one] W jednej rundzie w landzie może przybyć tylko jeden wiec.
        [few] W jednej rundzie w landzie mogą przybyć najwyżej { $most } wiece.
        [many] W jednej rundzie w landzie może przybyć najwyżej { $most } wieców.
       *[other] W jednej rundzie w landzie może przybyć najwyżej { $most } wiecu.
    }
refusal-nothing-chosen = Nic jeszcze nie wybrano. Wybierz coś albo spasuj.
refusal-politician-not-in-hand = Z tego polityka nie można już skorzystać.
refusal-politician-twice = Polityk może trafić tylko do jednego landu.
refusal-action-not-printed = Ten polityk nie ma takiej akcji.
refusal-action-used = Tę akcję już tu w tej rundzie wykonano. Wybierz inną albo z niej zrezygnuj.
refusal-target-wrong = Ten cel nie pasuje do akcji.
refusal-opinion-doubled = Opinii z żetonem podwojenia nie można zmienić.
refusal-opinion-not-open = Wybrać można tylko odkryte opinie tego landu.
refusal-topic-there = Ten temat leży już odkryty w tym landzie. Wybierz kartę z innym tematem.
refusal-opinion-not-in-display = Tej opinii nie ma teraz w polu „Opinia publiczna”. Wybierz inną.
refusal-no-flipping = Według zasad tej gry ten sam temat nie może wrócić z przeciwnym nastawieniem.
refusal-nothing-changes = To niczego by nie zmieniło. Wybierz inną kartę albo spasuj.
refusal-trend-does-not-rise = Sondaż może upublicznić tylko partia, której notowania on podnosi. Możesz go zachować.
refusal-too-few-rallies =
    { $least ->
        [one] Trzeba tu zamienić co najmniej jeden wiec.
        [few] Trzeba tu zamienić co najmniej { $least } wiece.
        [many] Trzeba tu zamienić co najmniej { $least } wieców.
       *[other] Trzeba tu zamienić co najmniej { $least } wiecu.
    }
refusal-too-many-rallies =
    { $rallies ->
        [0] Nie ma tu żadnego wiecu.
        [one] Jest tu tylko jeden wiec.
        [few] Są tu tylko { $rallies } wiece.
        [many] Jest tu tylko { $rallies } wieców.
       *[other] Jest tu tylko { $rallies } wiecu.
    }
refusal-donation-gone = Ta karta składek została już wykorzystana.
refusal-coalition-tile = Koalicję mogą zawrzeć tylko partie, których żetony koalicji leżą w tym landzie. Taki żeton kładzie polityk z telefonem.
refusal-coalition-taken = Ta partia należy już do koalicji.
refusal-coalition-common =
    { $needed ->
        [one] Koalicja wymaga co najmniej { $needed } wspólnej karty programu.
        [few] Koalicja wymaga co najmniej { $needed } wspólnych kart programu.
        [many] Koalicja wymaga co najmniej { $needed } wspólnych kart programu.
       *[other] Koalicja wymaga co najmniej { $needed } wspólnej karty programu.
    }
refusal-coalition-refused = Ta partia już odmówiła. Wybierz inną albo spasuj.
refusal-too-many-entries =
    { $most ->
        [one] Z sondażu można upublicznić najwyżej { $most } wpis.
        [few] Z sondażu można upublicznić najwyżej { $most } wpisy.
        [many] Z sondażu można upublicznić najwyżej { $most } wpisów.
       *[other] Z sondażu można upublicznić najwyżej { $most } wpisu.
    }
refusal-no-entry = Na karcie sondażu nie ma wpisu dla tej partii.
refusal-entry-protected = Sondaż nie obniża notowań partii, która ma wpływ na media w tym landzie.
refusal-national-space = Tej opinii nie można położyć na tym polu planszy krajowej. Wybierz inne pole.
refusal-national-secured = Ta opinia jest już zabezpieczona na planszy krajowej; na trzecią kartę nie ma miejsca.

## Sesja: spóźniona odpowiedź, cofanie i ponawianie
refusal-stale = Sytuacja na stole się zmieniła. Zdecyduj jeszcze raz.
undo-nothing = Nie ma jeszcze czego cofać.
undo-chance = Od tamtej chwili dobrano kartę albo rzucono kością, więc nie można tego cofnąć.
undo-revealed = Od tamtej chwili pokazano coś ukrytego, więc nie można tego cofnąć.
undo-other-player = Decyduje już inna osoba przy tym ekranie, więc nie można tego cofnąć.
undo-not-agreed = Cofnięcie ruchu w treningu wymaga zgody wszystkich przy tym ekranie.
redo-nothing = Nie ma czego ponawiać.
redo-other-player = Ponowić może tylko osoba, która cofnęła.
