"""The course of a finished game as questions about it: what goals of the campaign and marks of merit are read from.

Everything comes from the events and the commands, so games of long ago can be counted again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from macher.engine.command import Command
from macher.engine.event import Event
from macher.engine.journal import Journal
from macher.rules import events as ev
from macher.rules.commands import BidForStart, RaiseStartBid
from macher.rules.edition import Edition
from macher.rules.formula import media_leader
from macher.rules.table import Result, Table
from macher.saves.verify import Restored
from macher.session.log import GameLog, LoggedEvent
from macher.session.played import PlayedGame

__all__ = ["Course", "Moment"]

E = TypeVar("E", bound=Event)

IN_ELECTIONS: Final = ("votes", "bonus")
"""Sources of points before the final count."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What lay on the boards when an election was held, and when its round began."""

    votes_before: tuple[int, ...]
    """Votes by seat at the beginning of the round."""
    media: tuple[int, ...]
    """Owners of the media markers."""
    opinions: tuple[int, ...]
    """Opinions face up."""


class Course:
    """A game that is over, from its first event to its last."""

    def __init__(self, edition: Edition, journal: Journal[Table], entries: Sequence[LoggedEvent]) -> None:
        self.edition, self.journal, self.entries = edition, journal, entries
        self.end = journal.state
        """The table after the final count."""

    @classmethod
    def of(cls, game: PlayedGame) -> Course:
        """The course of a game that has been played here."""
        return cls(game.edition, game.journal, game.events)

    @classmethod
    def of_saved(cls, saved: Restored) -> Course:
        """The course of a game out of a file."""
        log = GameLog()
        log.extend(0, saved.setup_events)
        for record in saved.journal.records:
            log.extend(record.version, record.events)
        return cls(saved.edition, saved.journal, log.entries)

    @property
    def seats(self) -> int:
        """Number of parties."""
        return len(self.end.parties)

    @property
    def results(self) -> Sequence[Result]:
        """The elections, the earliest first."""
        return self.end.results

    def land(self, result: Result) -> str:
        """Key of the state of an election."""
        return self.edition.figures.lands[result.card].key

    def events(self, kind: type[E], seat: int = -1) -> list[E]:
        """All events of a kind, or those of a seat."""
        return [event for event, _ in self.placed(kind, seat)]

    def placed(self, kind: type[E], seat: int = -1) -> Iterator[tuple[E, LoggedEvent]]:
        """All events of a kind, or those of a seat, with their places in the log."""
        for entry in self.entries:
            if isinstance(entry.event, kind) and (seat < 0 or getattr(entry.event, "seat", -1) == seat):
                yield entry.event, entry

    # -- points --------------------------------------------------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        """Final points by seat."""
        return [party.points for party in self.end.parties]

    def ahead(self, seat: int) -> int:
        """Points ahead of the best other seat; negative if somebody is ahead."""
        points = self.points
        return points[seat] - max((each for at, each in enumerate(points) if at != seat), default=0)

    def points_after(self, elections: int) -> list[int]:
        """Points by seat after so many elections, before any final count."""
        found = [0] * self.seats
        held = 0
        for entry in self.entries:
            held += isinstance(entry.event, ev.ElectionHeld)
            if held > elections:
                break
            if isinstance(entry.event, ev.PointsScored) and entry.event.source in IN_ELECTIONS:
                found[entry.event.seat] += entry.event.points
        return found

    # -- boards --------------------------------------------------------------------------------------------------------

    @cached_property
    def moments(self) -> dict[int, Moment]:
        """What lay on the boards at each election, by its number."""
        reader = _Boards(self.seats)
        for entry in self.entries:
            reader.read(entry.event)
        return reader.moments

    def governed(self, seat: int) -> list[Result]:
        """Elections after which a seat governed: alone, one of several, or as a partner.

        The strongest party without a partner scores, but election night says of it that nobody governs.
        """
        return [result for result in self.results if seat in result.seats and result.outcome != "none"]

    def won(self, seat: int) -> list[Result]:
        """Elections that a seat won by the rules."""
        return [result for result in self.results if seat in result.winners]

    def partner(self, seat: int, result: Result) -> int:
        """The partner of a seat in a government of two, or -1."""
        pair = result.seats
        return next(each for each in pair if each != seat) if len(pair) == 2 and seat in pair and _two(result) else -1

    def program_at(self, seat: int, result: Result) -> list[int]:
        """The program of a seat when a state voted."""
        version = next(
            entry.version
            for entry in self.entries
            if isinstance(entry.event, ev.ElectionHeld) and entry.event.number == result.number
        )
        return list(self.journal.state_at(max(0, version - 1)).parties[seat].program)

    def leads_media(self, seat: int, result: Result) -> bool:
        """Whether a seat alone led the media when a state voted."""
        return media_leader(self.moments[result.number].media) == seat

    # -- decisions -----------------------------------------------------------------------------------------------------

    @property
    def commands(self) -> list[Command]:
        """All commands, the earliest first."""
        return [record.command for record in self.journal.records]

    def start_bids(self, seat: int) -> list[int]:
        """Everything that a seat bid to start, raises included."""
        bids = [each for each in self.commands if isinstance(each, BidForStart | RaiseStartBid)]
        return [each.amount for each in bids if each.seat == seat]

    def bought(self, seat: int, round_number: int) -> int:
        """Rallies that a seat bought in a round."""
        return sum(event.count for event, at in self.placed(ev.RalliesPlaced, seat) if at.round == round_number)


def _two(result: Result) -> bool:
    return "coalition" in result.outcome


class _Boards:
    """Follows votes, markers and opinions from event to event."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.moments: dict[int, Moment] = {}
        self._votes: dict[int, list[int]] = {}
        self._before: dict[int, tuple[int, ...]] = {}
        self._media: dict[int, list[int]] = {}
        self._opinions: dict[int, dict[int, int]] = {}

    def read(self, event: Event) -> None:
        """Takes in an event."""
        if isinstance(event, ev.VotesChanged):
            self._votes.setdefault(event.land, [0] * self.seats)[event.seat] = event.votes
        elif isinstance(event, ev.MediaPlaced):
            self._media.setdefault(event.land, []).append(event.seat)
        elif isinstance(event, ev.MediaRemoved):
            self._media[event.land].remove(event.seat)
        elif isinstance(event, ev.OpinionTurned):
            self._opinions.setdefault(event.land, {})[event.place] = event.kind
        elif isinstance(event, ev.OpinionShifted):
            self._opinions.setdefault(event.land, {})[event.place] = event.into
        elif isinstance(event, ev.RoundStarted):
            self._before = {land: tuple(votes) for land, votes in self._votes.items()}
        elif isinstance(event, ev.LandOpened):
            self._votes.pop(event.land, None)
            self._before.pop(event.land, None)
        elif isinstance(event, ev.LandClosed):
            self._opinions.pop(event.land, None)
        elif isinstance(event, ev.PresenceGained):
            self._media[event.land].remove(event.seat)
        elif isinstance(event, ev.ElectionHeld):
            self.moments[event.number] = self._moment(event.land)

    def _moment(self, land: int) -> Moment:
        nobody = (0,) * self.seats
        return Moment(
            self._before.get(land, nobody),
            tuple(self._media.get(land, ())),
            tuple(self._opinions.get(land, {}).values()),
        )
