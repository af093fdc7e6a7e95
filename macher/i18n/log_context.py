"""What the log is written from: names, and an event among those around it.

This package knows no rules, so it reads events only by the names of their classes and fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from macher.i18n.texts import Texts, Value

NOBODY: Final = -1


class LogNames(Protocol):
    """What the log calls things, in the current language: by seat, by place of a board, by number of a card."""

    def player(self, seat: int) -> str:
        """Name of the person or AI on a seat."""

    def party(self, number: int) -> str:
        """Abbreviation of a party, by its number on the boards."""

    def party_of(self, seat: int) -> str:
        """Abbreviation of the party that a seat plays."""

    def land(self, place: int) -> str:
        """Name or code of the land on a board."""

    def land_card(self, number: int) -> str:
        """Name or code of a land, by the number of its card."""

    def card(self, kind: int) -> str:
        """Sign and topic of a program card or opinion."""

    def politician(self, number: int) -> str:
        """Name of a politician."""

    def donation(self, card: int) -> int:
        """Euros on a donation card."""


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


@dataclass(frozen=True, slots=True)
class Context:
    """The event to write about, with the events before and after it."""

    texts: Texts
    names: LogNames
    events: Sequence[Any]
    place: int

    def line(self, key: str, seat: int = NOBODY, land: int = NOBODY, **args: Value) -> tuple[int, int, str]:
        """One line; the player and the land of the event are filled in."""
        if seat != NOBODY:
            args["player"] = self.names.player(seat)
        if land != NOBODY:
            args["land"] = self.names.land(land)
        return seat, land, self.texts(key, **args)

    def after(self, kind: str, reason: str) -> list[Any]:
        """The events of this kind and reason that follow, up to the next cause: those that this event has caused."""
        found: list[Any] = []
        for event in self.events[self.place + 1 :]:
            name = type(event).__name__
            if name in _CAUSES:
                break
            if name == kind and event.reason == reason:
                found.append(event)
        return found

    def before(self, kind: str) -> Any:
        """The event right before, if it is of this kind."""
        event = self.events[self.place - 1] if self.place else None
        return event if type(event).__name__ == kind else None

    def players(self, seats: Sequence[int]) -> str:
        """Names in a row."""
        return self.texts.listing([self.names.player(seat) for seat in seats])

    def parties(self, seats: Sequence[int]) -> str:
        """Abbreviations in a row."""
        return self.texts.listing([self.names.party_of(seat) for seat in seats])


_CAUSES: Final = frozenset({"PoliticianActed", "PollPublished", "PollKept", "DonationDecided", "AuctionOpened"})
