"""By how much a seat was expected to end ahead, phase by phase: headline, chart and turning points are judged by it.

The expectation is the learned forecast from what everybody could see (``macher.ai.forecast``), so it tells nothing that
was hidden then; after the end it is the true difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macher.ai.forecast import lead
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session.chronicle import Chronicle
from macher.session.hindsight import seen_at
from macher.ui.features.ending.facts import Standings, standings
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.table.panels.top_bar import PHASE_ICONS, phase_place

__all__ = ["Column", "ahead", "columns", "ended", "ends", "steady"]


@dataclass(frozen=True, slots=True)
class Column:
    """Phases that share a place on the axis: the whole set-up, or one icon of the top bar."""

    round: int
    phase: str
    """The phase that gives it its icon."""
    start: int
    """Its first moment."""
    end: int
    """The first moment after it."""
    elections: tuple[int, ...]
    """Numbers of the elections held in it."""

    @property
    def election(self) -> bool:
        """Whether an election is held in it."""
        return bool(self.elections)

    @property
    def icon(self) -> str:
        """Name of its icon."""
        return PHASE_ICONS.get(self.phase, "circle")


def columns(course: Chronicle) -> tuple[Column, ...]:
    """The columns of a game in their order."""
    out: list[Column] = []
    for span in course.spans:
        place = phase_place(span.phase) if span.round else course.spans[0].phase
        last = out[-1] if out else None
        if last is not None and (last.round, last.phase) == (span.round, place):
            out[-1] = Column(last.round, last.phase, last.start, span.end, last.elections + span.elections)
        else:
            out.append(Column(span.round, place, span.start, span.end, span.elections))
    return tuple(out)


def ended(game: ReviewedGame) -> Standings:
    """The end of a game that is over, with what was expected of its winner after each election."""
    end = standings(game.session.view(-1), game.session.edition)
    return replace(end, expected=_after_elections(game, end.rows[0].seat))


def ends(course: Chronicle, found: Sequence[Column]) -> list[int]:
    """The version at which the first column begins, and those at which each of them ends."""
    begun = course.version(max(0, found[0].start - 1)) if found else 0
    return [begun, *(course.version(column.end - 1) for column in found)]


def ahead(seen: PlayerView, edition: Edition, seat: int) -> tuple[float, int]:
    """By how much a seat is expected to end ahead of the best other one, and which that is."""
    expected: Sequence[float] = lead(seen, edition)
    rival = max((each for each in range(len(expected)) if each != seat), key=lambda each: expected[each])
    count = len(expected)  # the forecast is against the mean of the others
    return (expected[seat] - expected[rival]) * (count - 1) / count, rival


def steady(leads: Sequence[int]) -> list[int]:
    """The leads without what is there for one phase only: the forecast of each phase was learned by itself."""
    middle = [sorted(leads[at - 1 : at + 2])[1] for at in range(1, len(leads) - 1)]
    return [*leads[:1], *middle, *leads[-1:]] if len(leads) > 1 else list(leads)


def _after_elections(game: ReviewedGame, seat: int) -> tuple[int, ...]:
    """The steady lead of a seat after each election, in their order."""
    found = [column for column in columns(game.course) if column.round]
    versions, out = ends(game.course, found), []
    for at, column in enumerate(found, 1):
        if column.election:  # its neighbours are enough to tell what is steady
            near = versions[at - 1 : at + 2]
            leads = [round(ahead(seen_at(game.session, each), game.session.edition, seat)[0]) for each in near]
            out += [steady(leads)[1]] * len(column.elections)
    return tuple(out)
