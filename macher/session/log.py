"""The log of a game: every event with its place, whole or as one seat may know it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from macher.engine.event import Event
from macher.rules.events import GameEnded, PhaseStarted, PointsScored, RoundStarted


def is_final(event: Event) -> bool:
    """Whether an event belongs to the final scoring: points that no election brings, and the end of the game."""
    return isinstance(event, GameEnded) or (isinstance(event, PointsScored) and event.source not in ("votes", "bonus"))


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event and where it stands in the game."""

    index: int
    """Place in the log, from 0."""
    version: int
    """Number of the command that caused it, from 1; 0 for the set-up before the first decision."""
    round: int
    """0 during the set-up."""
    phase: str
    """Name of the phase, as in ``PhaseStarted``; empty before the first."""
    event: Event


@dataclass(frozen=True, slots=True)
class Steps:
    """A figure that changes in steps."""

    at: tuple[int, ...]
    """Moments from which each value holds, rising; before the first of them the figure is 0."""
    values: tuple[int, ...]

    def value(self, moment: int) -> int:
        """The figure at a moment."""
        place = bisect_right(self.at, moment)
        return self.values[place - 1] if place else 0

    @property
    def last(self) -> int:
        """The figure at the end."""
        return self.values[-1] if self.values else 0

    @property
    def most(self) -> int:
        """The highest value so far."""
        return max(self.values, default=0)


def points_by_source(log: Sequence[LoggedEvent], sources: Sequence[str], seats: int) -> tuple[tuple[Steps, ...], ...]:
    """The points of each seat from each of these sources, from event to event."""
    found = [{source: ([0], [0]) for source in sources} for _ in range(seats)]
    for each in log:
        if isinstance(each.event, PointsScored):
            at, values = found[each.event.seat][each.event.source]
            at.append(each.index)
            values.append(values[-1] + each.event.points)
    return tuple(tuple(Steps(tuple(at), tuple(values)) for at, values in seat.values()) for seat in found)


class GameLog:
    """Grows with every command, shrinks with undo."""

    def __init__(self) -> None:
        self.entries: list[LoggedEvent] = []
        self._seen: dict[int, list[LoggedEvent]] = {}

    def extend(self, version: int, events: Iterable[Event]) -> None:
        """Adds the events of a command."""
        round_, phase = (self.entries[-1].round, self.entries[-1].phase) if self.entries else (0, "")
        for event in events:
            if isinstance(event, RoundStarted):
                round_, phase = event.number, ""
            elif isinstance(event, PhaseStarted):
                phase = event.phase
            self.entries.append(LoggedEvent(len(self.entries), version, round_, phase, event))

    def cut(self, version: int) -> None:
        """Forgets everything that came after a version."""
        keep = len(self.entries)
        while keep and self.entries[keep - 1].version > version:
            keep -= 1
        del self.entries[keep:]
        for seen in self._seen.values():
            del seen[keep:]

    def seen_by(self, seat: int, since: int) -> Sequence[LoggedEvent]:
        """What a seat (-1: the public) may know of the events from number ``since`` on."""
        seen = self._seen.setdefault(seat, [])
        for entry in self.entries[len(seen) :]:
            known = entry.event.seen_by(seat)
            seen.append(entry if known is entry.event else replace(entry, event=known))
        return seen[since:]
