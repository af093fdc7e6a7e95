"""The whole course of a game as plain frozen facts: phases, actions, and every figure from event to event.

A moment is the index of an event in the log of the game; a figure that changes with an event has its new value from
that moment on.  Nothing here is redacted: whoever shows it must hide what a seat may not know.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from macher.engine.event import Event
from macher.engine.journal import Journal
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.table import Result, Scored, Table
from macher.saves.verify import Restored
from macher.session.config import GameConfig
from macher.session.log import GameLog, LoggedEvent, Steps, points_by_source
from macher.session.saving import config_of
from macher.session.session import GameSession

__all__ = ["Act", "Chronicle", "Conversion", "LandCourse", "Span", "Steps", "chronicle", "chronicle_of"]


@dataclass(frozen=True, slots=True)
class Span:
    """A phase as it was played; events that begin a round or the game belong to the phase after them."""

    round: int
    """0 during the set-up."""
    phase: str
    start: int
    """Its first moment."""
    end: int
    """The first moment after it."""
    elections: tuple[int, ...]
    """Numbers of the elections held in it."""


@dataclass(frozen=True, slots=True)
class Act:
    """A command of a seat."""

    moment: int
    """Moment of its first event."""
    version: int
    """Number of the command, from 1."""
    seat: int


@dataclass(frozen=True, slots=True)
class Conversion:
    """Rallies that became votes."""

    moment: int
    """Moment at which the votes changed."""
    seat: int
    gained: int
    """Votes that the party actually gained."""
    votes: int
    """Votes afterwards."""


@dataclass(frozen=True, slots=True)
class LandCourse:
    """A state from the moment it lies on a board until it has voted."""

    number: int
    """Of its election, from 1."""
    land: str
    """Key of the state."""
    place: int
    """Its board."""
    opened: int
    """Moment at which it came to its board."""
    held: int
    """Moment at which its votes were counted, or -1."""
    votes: tuple[Steps, ...]
    """By seat."""
    conversions: tuple[Conversion, ...]
    result: Result | None
    """``None`` before it has voted."""


@dataclass(frozen=True)
class Chronicle:
    """A game from its set-up to where it stands.  Money is in euros, parties and states are keys."""

    edition: Edition
    config: GameConfig
    """Length, seed, seats and house rules."""
    saved: str
    """Local time when the game was saved, as in saves; empty for a game that was not."""
    assisted: bool
    over: bool
    sources: tuple[str, ...]
    """Where points come from, in the order of the final scoring."""
    events: tuple[LoggedEvent, ...]
    """Everything that happened, unredacted."""
    spans: tuple[Span, ...]
    acts: tuple[Act, ...]
    money: tuple[Steps, ...]
    base: tuple[Steps, ...]
    points: tuple[Steps, ...]
    """All points so far, by seat."""
    scored: tuple[tuple[Steps, ...], ...]
    """Points by seat and source."""
    lands: tuple[LandCourse, ...]
    """In the order of their elections."""
    scores: tuple[int, ...]
    """Final scores by seat; empty unless the game is over."""
    winners: tuple[int, ...]
    log: GameLog

    @property
    def parties(self) -> tuple[str, ...]:
        """Keys of the parties by seat."""
        return self.config.parties

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players by seat."""
        return self.config.names

    @property
    def end(self) -> int:
        """The last moment."""
        return len(self.events) - 1

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return tuple(span.start for span in self.spans)

    def span_at(self, moment: int) -> int:
        """Index in ``spans`` of the phase of a moment."""
        return max(0, bisect_right(self._starts, moment) - 1)

    def land_at(self, moment: int) -> LandCourse | None:
        """The state that an event is about: the one that lies on its board at that moment."""
        place = getattr(self.events[moment].event, "land", -1)
        there = [land for land in self.lands if land.place == place and land.opened <= moment]
        return there[-1] if there else None

    def version(self, moment: int) -> int:
        """Number of commands that had been given at a moment."""
        return self.events[moment].version

    def seen_by(self, seat: int) -> Sequence[LoggedEvent]:
        """The events as a seat may know them (-1: as everybody does)."""
        return self.log.seen_by(seat, 0)


def chronicle(saved: Restored) -> Chronicle:
    """The course of a saved game.  Raises ``SaveError`` if a seat is of an unknown kind."""
    document = saved.document
    writer = _Writer(saved.edition, config_of(document), document.summary.saved, document.assisted)
    return writer.write(saved.journal, saved.setup_events)


def chronicle_of(session: GameSession, saved: str = "") -> Chronicle:
    """The course of a game as far as it has been played; ``saved`` is the time to note in it."""
    writer = _Writer(session.edition, session.config, saved, session.assisted)
    return writer.write(session.journal, session.setup_events)


class _Series:
    """Builds a ``Steps``."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.values: list[int] = []

    def note(self, moment: int, value: int) -> None:
        self.at.append(moment)
        self.values.append(value)

    def steps(self) -> Steps:
        return Steps(tuple(self.at), tuple(self.values))


class _Land:
    """Builds a ``LandCourse``."""

    def __init__(self, number: int, card: int, place: int, opened: int, seats: int) -> None:
        self.number, self.card, self.place, self.opened, self.held = number, card, place, opened, -1
        self.votes = [_Series() for _ in range(seats)]
        for series in self.votes:
            series.note(opened, 0)
        self.conversions: list[Conversion] = []


class _Writer:
    """Reads the events of a game once, in their order."""

    def __init__(self, edition: Edition, config: GameConfig, saved: str, assisted: bool) -> None:
        self.edition, self.config, self.saved, self.assisted = edition, config, saved, assisted
        self.sources = tuple(Scored(source).name.lower() for source in edition.sources)
        count = len(config.seats)
        self.money, self.base, self.points = ([_Series() for _ in range(count)] for _ in range(3))
        self.lands: list[_Land] = []
        self.boards: dict[int, _Land] = {}
        """What lies on each board now."""
        self.end: ev.GameEnded | None = None

    def write(self, journal: Journal[Table], setup_events: Iterable[Event]) -> Chronicle:
        """The finished chronicle."""
        log = GameLog()
        acts: list[Act] = []
        log.extend(0, setup_events)
        for record in journal.records:
            acts.append(Act(len(log.entries), record.version, record.command.seat))
            log.extend(record.version, record.events)
        last = len(log.entries) - 1
        for logged in log.entries:
            self._read(logged)
        results = {result.number: result for result in journal.state.results}
        lands = self.edition.figures.lands
        return Chronicle(
            edition=self.edition,
            config=self.config,
            saved=self.saved,
            assisted=self.assisted,
            over=journal.state.over,
            sources=self.sources,
            events=tuple(log.entries),
            spans=_spans(log.entries),
            acts=tuple(Act(min(act.moment, last), act.version, act.seat) for act in acts),
            money=tuple(series.steps() for series in self.money),
            base=tuple(series.steps() for series in self.base),
            points=tuple(series.steps() for series in self.points),
            scored=points_by_source(log.entries, self.sources, len(self.points)),
            lands=tuple(
                LandCourse(
                    land.number,
                    lands[land.card].key,
                    land.place,
                    land.opened,
                    land.held,
                    tuple(series.steps() for series in land.votes),
                    tuple(land.conversions),
                    results.get(land.number),
                )
                for land in sorted(self.lands, key=lambda land: land.number)
            ),
            scores=self.end.scores if self.end is not None else (),
            winners=self.end.winners if self.end is not None else (),
            log=log,
        )

    def _read(self, logged: LoggedEvent) -> None:
        moment, event = logged.index, logged.event
        if isinstance(event, ev.MoneyChanged):
            self.money[event.seat].note(moment, event.money)
        elif isinstance(event, ev.BaseChanged):
            self.base[event.seat].note(moment, event.base)
        elif isinstance(event, ev.VotesChanged):
            self._votes(moment, event)
        elif isinstance(event, ev.PointsScored):
            self.points[event.seat].note(moment, event.total)
        elif isinstance(event, ev.ElectionHeld):
            self.boards[event.land].held = moment
        elif isinstance(event, ev.LandsDrawn):
            for place, card in enumerate(event.lands):
                self._open(place, card, place + 1, moment)
        elif isinstance(event, ev.LandOpened):
            self._open(event.land, event.card, event.number, moment)
        elif isinstance(event, ev.GameStarted):
            for money, base in zip(self.money, self.base, strict=True):
                money.note(moment, event.money)
                base.note(moment, event.base)
        elif isinstance(event, ev.GameEnded):
            self.end = event

    def _open(self, place: int, card: int, number: int, moment: int) -> None:
        land = _Land(number, card, place, moment, len(self.money))
        self.lands.append(land)
        self.boards[place] = land

    def _votes(self, moment: int, event: ev.VotesChanged) -> None:
        land = self.boards[event.land]
        land.votes[event.seat].note(moment, event.votes)
        if event.reason == "rallies":
            land.conversions.append(Conversion(moment, event.seat, event.delta, event.votes))


def _spans(log: Sequence[LoggedEvent]) -> tuple[Span, ...]:
    """The phases; events before the first phase of a round, or of the game, belong to it."""
    starts: list[tuple[int, LoggedEvent]] = []
    begun = 0
    """Where the round or the game has begun, -1 once its first phase goes on."""
    for logged in log:
        if isinstance(logged.event, ev.RoundStarted):
            begun = logged.index
        elif isinstance(logged.event, ev.PhaseStarted):
            starts.append((begun if begun >= 0 else logged.index, logged))
            begun = -1
    out = []
    for at, (start, logged) in enumerate(starts):
        end = starts[at + 1][0] if at + 1 < len(starts) else len(log)
        held = [each.event.number for each in log[start:end] if isinstance(each.event, ev.ElectionHeld)]
        out.append(Span(logged.round, logged.phase, start, end, tuple(held)))
    return tuple(out)
