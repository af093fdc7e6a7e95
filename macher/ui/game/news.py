"""Where the news begins for each seat: after its last decision."""

from __future__ import annotations

from macher.rules import events as ev
from macher.session.session import GameSession

__all__ = ["News"]


class News:
    """Number of the first event that is news, by seat.  A seat that has not decided counts from when this was made."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._first = len(session.events)
        self._from: dict[int, int] = {}
        for record in session.journal.records:  # a game that is continued
            if record.command.seat in session.humans:
                self._from[record.command.seat] = record.version
        self._from = {seat: self._after_own(seat, *self._events_of(version)) for seat, version in self._from.items()}

    def begins(self, seat: int) -> int:
        """The first event that is news to a seat."""
        return self._from.get(seat, self._first)

    def decided(self, seat: int, first: int) -> None:
        """The seat has decided; `first` is the first event that it has brought about."""
        self._from[seat] = self._after_own(seat, first, len(self._session.events))

    def begin_again(self) -> None:
        """Nothing so far is news to anybody: a step was taken back."""
        self._first = len(self._session.events)
        self._from.clear()

    def _events_of(self, version: int) -> tuple[int, int]:
        """The first event of the unit that ends with this command, and the first one after it."""
        unit = self._session.journal.record_at(version - 1).unit
        numbers = [logged.index for logged in self._session.events if unit <= logged.version <= version]
        return (numbers[0], numbers[-1] + 1) if numbers else (len(self._session.events),) * 2

    def _after_own(self, seat: int, start: int, end: int) -> int:
        """After the player's own steps, unless those brought more about.

        Everything else that the same command brings about is news, up to elections and a new round.
        """
        events = [logged.event for logged in self._session.events[start:end]]
        own = 0
        while own < len(events) and getattr(events[own], "seat", None) == seat:
            own += 1
        more = own < len(events) and not isinstance(events[own], ev.PhaseStarted | ev.RoundStarted | ev.AuctionOpened)
        won = any(isinstance(event, ev.StartPlayerSet | ev.PollWon) for event in events[:own])
        return start if more or won else start + own
