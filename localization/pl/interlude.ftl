### Between two rounds.

interlude-go = Dalej: { $land }
interlude-hint = Gra sama przejdzie dalej za 4 sekundy.
interlude-hint-stays = Mapa zostaje, aż ją zamkniesz.
interlude-next = głosuje teraz.
interlude-next-worth = głosuje teraz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za { $votes } głosów.
interlude-next-both = głosują teraz.
interlude-next-both-worth = głosują teraz. { $points } PZ za { $votes } głosów.
interlude-opinions = Opinie w landzie
interlude-closed = jeszcze zakryta
interlude-new = nowa
interlude-there = Sytuacja w landzie
interlude-leads = { $player } ma wpływ na media
interlude-rallies = { $rallies ->
    [one] { $rallies } wiec
    [few] { $rallies } wiece
    [many] { $rallies } wieców
   *[other] { $rallies } wiecu
  }
interlude-won = { $parties }, { $votes }
interlude-none = { $parties }, bez większości
# $points is a figure with its sign
interlude-gained =
    { $n ->
        [one] { $points } PZ
        [few] { $points } PZ
        [many] { $points } PZ
       *[other] { $points } PZ
    }
interlude-standings = Klasyfikacja
interlude-after = { $elections ->
    [one] po pierwszych wyborach
    [few] po { $elections } wyborach
    [many] po { $elections } wyborach
   *[other] po { $elections } wyborach
  }
interlude-up = { $places ->
    [one] o { $places } miejsce w górę
    [few] o { $places } miejsca w górę
    [many] o { $places } miejsc w górę
   *[other] o { $places } miejsca w górę
  }
interlude-down = { $places ->
    [one] o { $places } miejsce w dół
    [few] o { $places } miejsca w dół
    [many] o { $places } miejsc w dół
   *[other] o { $places } miejsca w dół
  }
interlude-room-jubilation = W sztabie partii { $party } panuje radość
interlude-room-waiting = W sztabie partii { $party } trwa oczekiwanie
interlude-room-emptying = W sztabie partii { $party } sala pustoszeje
