"""The order of play: who is first player (VG06 6.2.1), or which place one takes (CONS A)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.rules.formula import clockwise
from macher.rules.national.commands import ChoosePlace, NameFirstPlayer
from macher.rules.national.options import FirstOptions, PlaceOptions
from macher.ui.prompts.base import Asked, question
from macher.ui.prompts.classic.pick import Choice, PickPrompt
from macher.ui.prompts.shared.party_columns import ColumnLine
from macher.ui.prompts.shared.words import forms, own


@question(
    FirstOptions,
    says={
        NameFirstPlayer: lambda say, command: say.texts("prompt-first-confirm", party=say.names.party(command.first))
    },
)
class FirstPrompt(PickPrompt[FirstOptions]):
    """Any party may be named; below each what the order would be."""

    asks = Asked("prompt-first-title", "prompt-first-hint", drawn=False)
    caption, none = "prompt-first-caption", "prompt-first-none"

    def all_choices(self) -> Sequence[Choice]:
        seats, me = len(self.desk.view.parties), own(self.desk)
        found = []
        for seat in clockwise(me, seats):
            place = clockwise(seat, seats).index(me) + 1
            said = forms(self.desk, "prompt-first-place", party=self.desk.names.party(me), n=place)
            lines = (ColumnLine(self.desk.names.player(seat), "strong"), ColumnLine(said, "card", "ink_soft"))
            command = NameFirstPlayer(self.options.seat, seat)
            found.append(
                Choice(command, self.desk.names.party(seat), lines, self.desk.names.party_key(seat), seat == me)
            )
        return found

    def confirm_forms(self, choice: Choice | None) -> list[str]:
        if choice is None:
            return forms(self.desk, "prompt-first-confirm-none")
        return forms(self.desk, "prompt-first-confirm", party=choice.head)


@question(PlaceOptions, says={ChoosePlace: lambda say, command: say.texts("prompt-order-confirm", n=command.place + 1)})
class PlacePrompt(PickPrompt[PlaceOptions]):
    """The places in the order of play, taken ones with their party."""

    asks = Asked("prompt-order-title", "prompt-order-hint", drawn=False)
    caption, none = "prompt-order-caption", "prompt-order-none"

    def _taken(self) -> dict[int, int]:
        """Seats by the places that they have chosen."""
        taken: dict[int, int] = {}
        for frame in self.desk.view.flow[-1:]:
            taken = {place: seat for place, seat in enumerate(frame[-1]) if seat >= 0}
        return taken

    def all_choices(self) -> Sequence[Choice]:
        texts, taken = self.desk.texts, self._taken()
        found = []
        for place in range(len(self.desk.view.parties)):
            head = texts("prompt-order-n", n=place + 1)
            command = ChoosePlace(self.options.seat, place)
            if self.allows(command):
                found.append(Choice(command, head))
            else:
                seat = taken.get(place, -1)
                holder = self.desk.names.party(seat) if seat >= 0 else ""
                line = ColumnLine(holder, "strong")
                found.append(Choice(None, head, (line,), reason=texts("prompt-order-taken", party=holder)))
        return found

    def confirm_forms(self, choice: Choice | None) -> list[str]:
        if choice is None:
            return forms(self.desk, "prompt-order-confirm-none")
        return forms(self.desk, "prompt-order-confirm", n=self.at + 1)
