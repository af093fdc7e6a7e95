"""What a line of the log is written from: an event among those around it, and the functions that write, by class."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from macher.engine.event import Event
from macher.i18n.catalogue import Value
from macher.i18n.texts import Texts
from macher.rules import events as ev
from macher.words.names import GameNames

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    text: str
    seat: int
    """Whose mark stands before it, or -1."""
    land: int
    """Place of the board that it is about, or -1."""
    event: int
    """Index of its event in the sequence that it was made from."""


Written = Iterator[tuple[int, int, str]]
"""Seat, place of a board and text of each line."""

Happened = TypeVar("Happened", bound=Event)
Change = TypeVar("Change", ev.MoneyChanged, ev.TrendChanged, ev.BaseChanged)


@dataclass(frozen=True, slots=True)
class Context:
    """The event to write about, with the events before and after it."""

    names: GameNames
    events: Sequence[Event]
    place: int

    @property
    def texts(self) -> Texts:
        """The texts of the log's language."""
        return self.names.texts

    def line(self, key: str, seat: int = NOBODY, land: int = NOBODY, **args: Value) -> tuple[int, int, str]:
        """One line; the player and the land of the event are filled in."""
        if seat != NOBODY:
            args["player"] = self.names.player(seat)
        if land != NOBODY:
            args["land"] = self.names.land(land)
        return seat, land, self.texts(key, **args)

    @property
    def earlier(self) -> Sequence[Event]:
        """The events before."""
        return self.events[: self.place]

    @property
    def later(self) -> Sequence[Event]:
        """The events after."""
        return self.events[self.place + 1 :]

    def after(self, kind: type[Change], reason: str) -> list[Change]:
        """The changes of this kind and reason that follow, up to the next cause: those that this event has caused."""
        found: list[Change] = []
        for event in self.later:
            if isinstance(event, _CAUSES):
                break
            if isinstance(event, kind) and event.reason == reason:
                found.append(event)
        return found

    def before(self, kind: type[Happened]) -> Happened | None:
        """The event right before, if it is of this kind."""
        event = self.events[self.place - 1] if self.place else None
        return event if isinstance(event, kind) else None


_CAUSES: Final = (ev.PoliticianActed, ev.PollPublished, ev.PollKept, ev.DonationDecided, ev.AuctionOpened)

WRITERS: Final[dict[type[Event], Callable[[Context, Any], Written]]] = {}
"""The function that writes about an event, by the event's class; `tells` fills it."""


def tells(
    kind: type[Happened],
) -> Callable[[Callable[[Context, Happened], Written]], Callable[[Context, Happened], Written]]:
    """Makes a function the one that writes about events of this class."""

    def keep(write: Callable[[Context, Happened], Written]) -> Callable[[Context, Happened], Written]:
        WRITERS[kind] = write
        return write

    return keep
