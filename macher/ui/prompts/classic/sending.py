"""Sending cabinet cards face down, one for a state at most; all of them will have to be paid (VG06 6.2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.i18n import refusals
from macher.rules.commands import PlacePoliticians
from macher.rules.national.options import SendingOptions
from macher.ui.prompts.base import Asked, Fact, Spot, SpotLook, question
from macher.ui.prompts.cabinet_place import PlacementPrompt


@question(SendingOptions, passes="prompt-place-pass")
class SendingPrompt(PlacementPrompt):
    """Choose a card and a board; cards that the player can't afford can't be chosen."""

    asks = Asked("prompt-place-title", takes=(PlacePoliticians,))
    options: SendingOptions

    @property
    def money(self) -> int:
        """Money that has to pay for all cards."""
        return self.options.money

    def _cost(self, number: int) -> int:
        return self.options.costs[number]

    def cost(self, besides: int = -1) -> int:
        """Cost of the drafted cards except `besides`."""
        return sum(self._cost(number) for number in self.placed.values() if number != besides)

    def closed(self, number: int, place: int = -1) -> str:
        """Why a card cannot be sent beside the others (at a place: instead of the one there); empty if it can."""
        instead = self.placed.get(place, -1)
        cost = self.cost(number) - (self._cost(instead) if instead not in (-1, number) else 0) + self._cost(number)
        if cost <= self.money:
            return ""
        return refusals.refusal(self.desk.texts, "not-enough-money", {"cost": cost, "money": self.money})

    def left_for(self, place: int) -> int:
        """All the money, whatever the board: the cards are paid in any order."""
        return self.money

    def unpaid(self) -> list[tuple[int, int]]:
        """Always empty: a card that can't be paid can't be drafted."""
        return []

    # -- words ---------------------------------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        texts, cost = self.desk.texts, self.cost()
        left = texts.money(self.money - cost) if cost else ""
        return [
            Fact(texts("prompt-sending-cost"), texts.money(cost), tooltip=self.hint),
            Fact(texts("prompt-money"), texts.money(self.money), left),
            Fact(texts("prompt-place-count"), texts.number(len(self.placed))),
        ]

    # -- boards --------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        found: dict[Spot, SpotLook] = {}
        for spot, look in super().spots().items():
            reason = self.closed(self.card, spot.land) if self.card >= 0 else ""
            if reason and self.placed.get(spot.land) != self.card:
                found[spot] = SpotLook(look.chosen, reason)
            else:
                found[spot] = look
        return found

    # -- draft ---------------------------------------------------------------------------------------------------------

    def card_reason(self, number: int) -> str:
        """Why a card can't be chosen; one that is too dear may still replace another one."""
        if number in self.placed.values():
            return ""
        places = [-1, *self.placed]
        reasons = [self.closed(number, place) for place in places]
        return reasons[0] if all(reasons) else ""

    def put(self, place: int) -> None:
        """Puts the chosen card to a board if the money suffices."""
        if self.card >= 0 and self.placed.get(place) != self.card and self.closed(self.card, place):
            return
        super().put(place)
