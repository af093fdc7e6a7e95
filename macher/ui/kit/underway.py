"""A game that is being opened from a page: the button that was pressed says so, since that may take seconds."""

from __future__ import annotations

from collections.abc import Callable

from macher.i18n import Texts
from macher.ui.scene import Scene


class Underway:
    """What is being opened from one page; presses on anything else that opens a game are ignored meanwhile."""

    def __init__(self, texts: Texts, page: Scene) -> None:
        self._texts, self._page = texts, page
        self._id = ""
        """The button that was pressed; empty while nothing is being opened."""

    def said(self, id: str, text: str) -> str:
        """What stands on a button."""
        return self._texts("menu-opening") if id == self._id else text

    def begin(self, id: str, call: Callable[[], object]) -> None:
        """Says on the button that a game is being opened, and opens it after that picture."""
        if self._id:
            return
        self._id = id
        self._page.rebuild()
        after = self._page.app.after

        def go() -> None:
            self._id = ""
            self._page.rebuild()
            if self._page.app.scene is self._page:  # the player has not gone elsewhere
                call()

        after(0, lambda: after(0, go))  # in the second turn of the loop, after the picture
