"""Which state lies on which board while a log is read: in long games a board holds several states in turn."""

from __future__ import annotations

from collections.abc import Iterable

from macher.engine.event import Event
from macher.rules import events as ev

__all__ = ["LandsOfLog"]


class LandsOfLog:
    """The cards of the states on the boards, by place, kept up to date by the events that lay them."""

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.cards = list(cards)
        """The same list for good, so that `GameNames` may call the states by it."""

    def note(self, event: Event) -> None:
        """An event has happened."""
        if isinstance(event, ev.LandsDrawn):
            self.cards[:] = event.lands
        elif isinstance(event, ev.LandOpened) and self.cards:
            self.cards[event.land] = event.card
