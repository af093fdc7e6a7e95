"""Which board is shown large and which panel beside it, where not all of them have room at once."""

from __future__ import annotations

from typing import Any

from macher.rules.views import PlayerView
from macher.ui.prompts.base import Prompt
from macher.ui.table.follow import side_of
from macher.ui.table.recap import Delta

__all__ = ["Looking"]

_LIT_SIDES = {
    "opinions": "opinions",
    "programs": "programs",
    "polls": "polls",
    "presence": "polls",
    "base": "polls",
    "national": "opinions",
}


class Looking:
    """The large board and the panel; the question, the replay and the player turn to others."""

    def __init__(self) -> None:
        self.land = 0
        """The place of the large board; the log's filter by state follows it in every layout."""
        self.side = "parties"
        """The panel."""
        self._picked = False
        """Whether the player has chosen that board, so that it stays although its state has voted."""
        self._drafted = -1
        """The board that the draft changed when it was last looked at."""
        self._before = 0
        """The board to which an empty draft leads back."""
        self._round = -1
        """The round in which the large board last followed the election."""

    def pick(self, land: int) -> None:
        """The player wants to see this board."""
        self.land, self._picked, self._before = land, True, land

    def asked(self, prompt: Prompt[Any]) -> None:
        """A new question: the board and the panel it is about."""
        self._picked, self._drafted = False, -1
        lands, lit = prompt.lands(), prompt.lit()
        if lands:
            self.land = lands[0]
        self.side = _LIT_SIDES[lit[0]] if lit else "parties"

    def drafted(self, place: int) -> None:
        """The draft changes this board; it is turned to once, and back when the draft is taken back."""
        if self._drafted < 0:
            self._before = self.land
        if place != self._drafted:
            self.land = place if place >= 0 else self._before
        self._drafted = place

    def begin_round(self, view: PlayerView) -> None:
        """A new round begins with the state that votes in it, before a question turns to another one."""
        if view.round != self._round:
            self._round = view.round
            if not self._picked and view.voting:
                self.land = view.voting[0]

    def leave_closed(self, view: PlayerView) -> None:
        """A state that has voted gives its large place to the next one."""
        if not self._picked and view.lands[min(self.land, len(view.lands) - 1)].closed:
            self.land = next((place for place, land in enumerate(view.lands) if not land.closed), self.land)

    def told(self, item: Delta | None) -> bool:
        """The replay speaks of this; whether something else is to be seen from now on."""
        before = self.land, self.side
        if item is not None:
            self.land = item.land if item.land >= 0 else self.land
            self.side = side_of(item) or self.side
        return before != (self.land, self.side)
