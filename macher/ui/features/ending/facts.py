"""What the end of a game is made of: points by source, the course in figures, and who was expected to end ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from macher.ai.forecast import lead
from macher.i18n import Texts, names
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.views import PlayerView, Scored
from macher.session.chronicle import Chronicle, Steps
from macher.session.hindsight import seen_at
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.table.panels.top_bar import PHASE_ICONS, phase_place

SOURCE_ICONS: Final = {
    "bonus": "crown",
    "presence": "newspaper",
    "base": "users",
    "money": "coins",
    "opinion": "landmark",
    "rank": "medal",
}
SOURCE_NAMES: Final = {
    "votes": "final-votes",
    "bonus": "final-bonus",
    "presence": "final-presence",
    "base": "final-base",
    "money": "final-money",
    "opinion": "final-opinion",
    "rank": "final-rank",
}
"""Text of each source of points."""


@dataclass(frozen=True, slots=True)
class Election:
    """One election as the final screen tells it."""

    number: int
    land: str
    """Key of the land."""
    outcome: str
    votes: tuple[int, ...]
    points: tuple[int, ...]
    seats: tuple[int, ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One party at the end of the game."""

    seat: int
    rank: int
    party: str
    total: int
    scored: tuple[int, ...]
    """Points by the sources of the game."""
    votes: tuple[int, ...]
    """Points for votes in each election, in the order of the elections."""
    course: tuple[int, ...]
    """Points at the start, after each election and at the end."""
    money: int
    """Euros left."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The end of a game; `rows` are sorted by points, ties in the order of the seats."""

    rows: tuple[Standing, ...]
    elections: tuple[Election, ...]
    sources: tuple[str, ...]
    """Where points come from, in the order of the final scoring: names of ``Scored`` in small letters."""
    reconstructed: bool
    """Whether a figure of the edition is a reconstruction."""
    expected: tuple[int, ...] = ()
    """By how much the first was expected to end ahead, after each election; empty where it was not worked out."""

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Everybody with the highest score (ruling 20)."""
        return tuple(row for row in self.rows if row.rank == 1)

    @property
    def lead(self) -> int:
        """Points by which the winner is ahead of the second; 0 if several win."""
        return self.rows[0].total - self.rows[1].total

    def differences(self) -> tuple[int, ...]:
        """How many points more the first has than the second, by source."""
        first, second = self.rows[:2]
        return tuple(one - two for one, two in zip(first.scored, second.scored, strict=True))


def standings(view: PlayerView, edition: Edition) -> Standings:
    """Everything of a game that is over."""
    held = sorted(view.results, key=lambda result: result.number)
    elections = tuple(
        Election(
            each.number,
            edition.figures.lands[each.card].key,
            each.outcome,
            each.votes,
            each.points,
            each.seats,
            each.bonus,
        )
        for each in held
    )
    totals = [party.points for party in view.parties]
    rows = [
        Standing(
            seat,
            rank=1 + sum(other > totals[seat] for other in totals),
            party=PARTIES[party.party],
            total=party.points,
            scored=tuple(party.scored[source] for source in edition.sources),
            votes=tuple(each.points[seat] for each in elections),
            course=_course(elections, seat, party.points),
            money=party.money,
        )
        for seat, party in enumerate(view.parties)
    ]
    rows.sort(key=lambda row: row.rank)
    guessed = any(figure.provenance == "reconstruction" for figure in edition.provenance)
    sources = tuple(Scored(source).name.lower() for source in edition.sources)
    return Standings(tuple(rows), elections, sources, guessed)


def _course(elections: Sequence[Election], seat: int, end: int) -> tuple[int, ...]:
    course = [0]
    for each in elections:
        course.append(course[-1] + each.points[seat] + (each.bonus if seat in each.seats else 0))
    return (*course, end)


CurveKind = Literal["points", "money", "base"]
CURVES: Final[tuple[CurveKind, ...]] = ("points", "money", "base")

_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class Curve:
    """One row of figures a seat, at the same moments for all."""

    kind: CurveKind
    moments: tuple[tuple[str, str], ...]
    """What each moment is called, in full and short."""
    values: tuple[tuple[int, ...], ...]
    """By seat; money in thousands of euros."""

    def write(self, texts: Texts, value: int) -> str:
        """A figure as the screen shows it."""
        return texts.money_short(value * _THOUSAND) if self.kind == "money" else texts.number(value)


def curves(texts: Texts, facts: Standings, course: Chronicle) -> dict[CurveKind, Curve]:
    """Everything that can be shown of a game that is over, in the current language."""
    by_seat = {row.seat: row.course for row in facts.rows}
    start, count = (texts("final-start"),) * 2, (texts("final-count"), texts("final-count-short"))
    lands = [(names.land(texts, each.land), names.land_code(texts, each.land)) for each in facts.elections]
    rounds = [
        (texts("final-round", round=number), texts("final-round-short", round=number))
        for number in range(1, course.events[-1].round + 1)
    ]
    money = tuple(tuple(value // _THOUSAND for value in row) for row in by_rounds(course, course.money))
    return {
        "points": Curve("points", (start, *lands, count), tuple(by_seat[seat] for seat in sorted(by_seat))),
        "money": Curve("money", (start, *rounds), money),
        "base": Curve("base", (start, *rounds), by_rounds(course, course.base)),
    }


def by_rounds(course: Chronicle, figures: Sequence[Steps]) -> tuple[tuple[int, ...], ...]:
    """What every seat had when each round began, and what it has at the end."""
    starts = [each.index for each in course.events if isinstance(each.event, ev.RoundStarted)]
    return tuple((*(steps.value(at) for at in starts), steps.last) for steps in figures)


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
