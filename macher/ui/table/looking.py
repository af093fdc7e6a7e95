"""Which board is shown large and what lies open over it, where not all of them have room at once."""

from __future__ import annotations

from typing import Any

from macher.rules.views import PlayerView
from macher.ui.prompts.base import Prompt
from macher.ui.table.happening.move import Delta, Move
from macher.ui.table.happening.pointing import side_of


class Looking:
    """Which board is large and what lies over it. The question, the retelling and the player can change that."""

    def __init__(self) -> None:
        self.land = 0
        """The place of the large board; the log's filter by state follows it in every layout."""
        self.side = ""
        """What lies over the large board: `log`, `mine`, `parties`, or nothing."""
        self._picked = False
        """Whether the player has chosen that board, so that it stays although its state has voted."""
        self._drafted = -1
        """The board that the draft changed at the last check."""
        self._before = 0
        """The board to show again once the draft is empty."""
        self._told_from = -1
        """The board to show again after what others have done was told; -1 while nothing is told."""
        self._followed: Move | None = None
        """The move that was shown last."""
        self._round = -1
        """The round for which the large board was last set to the state that votes."""

    def pick(self, land: int) -> None:
        """The player wants to see this board."""
        self.land, self._picked, self._before = land, True, land

    def asked(self, prompt: Prompt[Any]) -> None:
        """A new question: the board it is about, with nothing over it."""
        self._picked, self._drafted = False, -1
        if self._told_from >= 0:
            self.land, self._told_from = self._told_from, -1
        lands = prompt.lands()
        if lands:
            self.land = lands[0]
        self.side = ""

    def drafted(self, place: int) -> None:
        """The draft changes this board: shows it once, and the former one again when the draft is emptied."""
        if self._drafted < 0:
            self._before = self.land
        if place != self._drafted:
            self.land = place if place >= 0 else self._before
        self._drafted = place

    def begin_round(self, view: PlayerView) -> None:
        """A new round shows the state that votes in it, until a question is about another one."""
        if view.round != self._round:
            self._round = view.round
            if not self._picked and view.voting:
                self.land = view.voting[0]

    def leave_closed(self, view: PlayerView) -> None:
        """If the large board has voted, shows the first one that has not."""
        if not self._picked and view.lands[min(self.land, len(view.lands) - 1)].closed:
            self.land = next((place for place, land in enumerate(view.lands) if not land.closed), self.land)

    def follow(self, move: Move | None) -> None:
        """Shows what somebody else has just done; the next question brings the present board back."""
        if move is not None and move is not self._followed:
            self._followed = move
            self._told_from = self.land if self._told_from < 0 else self._told_from
            self.told(move.items[0])

    def told(self, item: Delta | None) -> bool:
        """Shows what the retelling is about; true if the board or what lies over it changed."""
        before = self.land, self.side
        if item is not None:
            self.land = item.land if item.land >= 0 else self.land
            self.side = side_of(item)
        return before != (self.land, self.side)
