"""A game that is being opened from a page: the button that was pressed says so, since that may take seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from macher.ui.program import Program
    from macher.ui.scene import Scene

__all__ = ["Underway"]


class Underway:
    """What is being opened from one page; presses on anything else that opens a game are ignored meanwhile."""

    def __init__(self, program: Program, page: Scene) -> None:
        self._program, self._page = program, page
        self._id = ""
        """The button that was pressed; empty while nothing is being opened."""

    def said(self, id: str, text: str) -> str:
        """What stands on a button."""
        return self._program.texts("menu-opening") if id == self._id else text

    def begin(self, id: str, call: Callable[[], object]) -> None:
        """Says on the button that a game is being opened, and opens it after that picture."""
        if self._id:
            return
        self._id = id
        self._page.rebuild()
        after = self._program.app.after

        def go() -> None:
            self._id = ""
            self._page.rebuild()
            if self._program.app.scene is self._page:  # the player has not gone elsewhere
                call()

        after(0, lambda: after(0, go))  # in the second turn of the loop, after the picture
