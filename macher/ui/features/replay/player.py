"""Where a replay stands: its moment, step, speed and viewpoint, and whether it runs."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, Literal

from macher.session.chronicle import LandCourse
from macher.ui.features.ending.door import Column, columns
from macher.ui.game.reviewed import OPEN, ReviewedGame

Step = Literal["event", "phase", "round"]
STEPS: Final[tuple[Step, ...]] = ("event", "phase", "round")
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_PACE: Final[dict[Step, float]] = {"event": 1.0, "phase": 2.0, "round": 4.0}
"""Seconds between two steps at normal speed."""
_BEHIND: Final = 1.0
"""Most seconds to catch up; after a longer pause the replay goes on from where it stood."""


class Player:
    """Goes through the moments of a game; it draws nothing and knows no words.

    It stops at every moment of which the log tells something (``events``), or only at the first of these in each phase
    or round.
    """

    def __init__(self, game: ReviewedGame) -> None:
        self.game = game
        self.course = game.course
        self.columns: tuple[Column, ...] = columns(game.course)
        self.viewpoint = game.viewpoints[0]
        self.step: Step = "event"
        self.speed = 1.0
        self.playing = False
        self.events: tuple[int, ...] = (0,)
        """Moments of which the log tells something, in order."""
        self.moment = 0
        self._due = 0.0

    @property
    def open(self) -> bool:
        """Whether the viewpoint sees everything, including what is yet to come."""
        return self.viewpoint == OPEN

    def tells(self, moments: Sequence[int]) -> None:
        """Sets the moments of which the log tells something from this viewpoint."""
        fresh = not self.events[1:]
        self.events = tuple(sorted(set(moments))) or (0,)
        if fresh:
            self.moment = self.events[0]

    @property
    def number(self) -> int:
        """How many of the events have been told, from 1."""
        return max(1, bisect_right(self.events, self.moment))

    def stops(self) -> tuple[int, ...]:
        """The moments at which it stops, by the chosen step."""
        if self.step == "event":
            return self.events
        found: list[int] = []
        seen: set[int] = set()
        for column in self.columns:
            if self.step == "round" and column.round in seen:
                continue
            at = bisect_left(self.events, column.start)
            if at < len(self.events) and self.events[at] < column.end:
                found.append(self.events[at])
                seen.add(column.round)
        return tuple(sorted({self.events[0], *found, self.events[-1]}))

    @property
    def at_start(self) -> bool:
        """Whether nothing lies before."""
        return self.moment <= self.events[0]

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self.moment >= self.events[-1]

    def go(self, moment: int) -> None:
        """Goes to the last event at or before a moment, or to the first of all."""
        at = bisect_right(self.events, moment)
        self.moment = self.events[max(0, at - 1)]

    def go_from(self, moment: int) -> None:
        """Goes to the first event at or after a moment, or to the last of all."""
        at = bisect_left(self.events, moment)
        self.moment = self.events[min(at, len(self.events) - 1)]

    def forward(self, by: int = 1) -> None:
        """To the next stop, or back to the one before."""
        stops = self.stops()
        at = bisect_right(stops, self.moment) if by > 0 else bisect_left(stops, self.moment) - 1
        self.moment = stops[min(max(0, at), len(stops) - 1)]

    def step_by(self, by: int) -> None:
        """One step forward or back; a running replay pauses."""
        self.playing = False
        self.forward(by)

    def jump(self, moment: int) -> None:
        """To a moment; a running replay pauses."""
        self.playing = False
        self.go(moment)

    def toggle(self, now: float) -> None:
        """Runs, or pauses."""
        if self.playing:
            self.playing = False
        else:
            self.play(now)

    def play(self, now: float) -> None:
        """Starts running; at the end of the game, from the beginning."""
        if self.at_end:
            self.moment = self.events[0]
        self.playing = True
        self._due = now + self._pace

    @property
    def _pace(self) -> float:
        return _PACE[self.step] / self.speed

    def tick(self, now: float) -> bool:
        """Goes on when it is time, several steps at once if drawing is slow; returns whether the moment has changed."""
        if not self.playing or now < self._due:
            return False
        self._due = max(self._due, now - _BEHIND)
        while self._due <= now and not self.at_end:
            self._due += self._pace
            self.forward()
        if self.at_end:
            self.playing = False
        return True

    def faster(self, by: int) -> None:
        """The next higher speed, or the next lower one."""
        at = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[min(max(0, at), len(SPEEDS) - 1)]

    def knows(self, land: LandCourse) -> bool:
        """Whether the viewpoint knows by now that this state comes to a board."""
        return self.open or land.opened <= self.moment

    def money_seats(self) -> tuple[int, ...]:
        """Seats whose money may be shown from this viewpoint."""
        seats = tuple(range(len(self.course.parties)))
        if self.open or self.course.config.options.open_money:
            return seats
        return tuple(seat for seat in seats if seat == self.viewpoint)
