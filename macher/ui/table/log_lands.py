"""Which state lies on which board while a log is read: in long games a board holds several states in turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from macher.rules import events as ev

__all__ = ["LandsOfLog"]


class LandsOfLog:
    """The cards of the states on the boards, by place, kept up to date by the events that lay them."""

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.cards = list(cards)

    def note(self, event: object) -> None:
        """An event has happened."""
        if isinstance(event, ev.LandsDrawn):
            self.cards = list(event.lands)
        elif isinstance(event, ev.LandOpened) and self.cards:
            self.cards[event.land] = event.card

    def following(self, events: Iterable[object]) -> list[object]:
        """Yields the events and keeps the lands up to date with the event just read."""
        return _Following(events, self)


class _Following(list[object]):
    def __init__(self, events: Iterable[object], lands: LandsOfLog) -> None:
        super().__init__(events)
        self.lands = lands

    def __iter__(self) -> Iterator[object]:
        for event in super().__iter__():
            self.lands.note(event)
            yield event
