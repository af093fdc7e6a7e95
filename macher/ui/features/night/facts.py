"""What is known about a finished election, put together from its result and the public log; and what surrounds it.

Votes, matches and points are those of the moment of the election; programs that change afterwards do not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.formula import clockwise, common_cards
from macher.rules.national.events import CoalitionOffered
from macher.rules.views import PlayerView, Result
from macher.session.log import LoggedEvent
from macher.ui.features.night.contest import Contest, Side, contest_of

PairState = Literal["formed", "possible", "declined", "short", "agreed"]
"""``agreed`` pairs have gone into the election together and did not win."""

Figure = Literal["points", "bonus", "media", "total", "opinions"]
"""What the table of an election shows of a party."""


@dataclass(frozen=True, slots=True)
class Column:
    """One party: votes before the conversion, what its rallies brought, points."""

    seat: int
    before: int
    gained: int
    rallies: int
    """Rallies converted in the election round; 0 if there were none."""
    trend: int
    matches: int
    """As the formula counts them, at least 1."""
    points: int
    bonus: int
    moved: bool
    """Whether a media marker went to the media presence."""
    lost: int = 0
    """Votes of the conversion that found no room on the track."""

    @property
    def votes(self) -> int:
        """Votes that count."""
        return self.before + self.gained

    @property
    def total(self) -> int:
        """Points of this election."""
        return self.points + self.bonus


@dataclass(frozen=True, slots=True)
class Pair:
    """The strongest party with another one."""

    leader: int
    partner: int
    votes: int
    common: int
    """Program cards that both have."""
    missing: int
    """Votes that the two lack, 0 for a majority."""
    state: PairState
    kinds: tuple[int, ...] = ()
    """The common cards; empty if they are not known."""


@dataclass(frozen=True, slots=True)
class ElectionFacts:
    """One election."""

    number: int
    elections: int
    round: int
    land: str
    """Key of the land."""
    most: int
    """Points that a party can get for its votes in this land."""
    majority: int
    outcome: str
    """``sole``, ``several``, ``coalition`` or ``none``."""
    seats: tuple[int, ...]
    """Seats that got the bonus, the strongest party first in a coalition."""
    winners: tuple[int, ...]
    bonus: int
    presence: int
    """Points that a media marker in this election's presence spot brings at the end of the game."""
    columns: tuple[Column, ...]
    pairs: tuple[Pair, ...]
    """Empty if a party has the majority."""
    tied: tuple[int, ...]
    """Seats with the most votes, if there are several and nobody has the majority."""
    contest: Contest | None = None
    """How sides stood against each other, where no majority is needed."""

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What the table shows of each party."""
        return ("points", "bonus", "media", "total") if self.contest is None else ("points", "media", "opinions")

    @property
    def formed(self) -> Pair | None:
        """The coalition that governs, if there is one."""
        return next((pair for pair in self.pairs if pair.state == "formed"), None)

    @property
    def asked(self) -> tuple[Pair, ...]:
        """The pairs in the order in which they come into question: those with more common cards first."""
        return tuple(sorted(self.pairs, key=lambda pair: -pair.common))

    @property
    def strongest(self) -> tuple[int, ...]:
        """The seats with the most votes."""
        best = max(column.votes for column in self.columns)
        return tuple(column.seat for column in self.columns if column.votes == best)

    @property
    def over(self) -> tuple[int, ...]:
        """The seats that have a majority alone; nobody needs one where sides stand against each other."""
        if self.contest is not None:
            return ()
        return tuple(column.seat for column in self.columns if column.votes >= self.majority)

    @property
    def influencer(self) -> int:
        """Seat that moved a marker for its influence on the media and not as a winner, or -1."""
        return next((column.seat for column in self.columns if column.moved and column.seat not in self.winners), -1)


def election_facts(view: PlayerView, edition: Edition, log: Sequence[LoggedEvent], number: int) -> ElectionFacts | None:
    """The election of this number; `None` if it has not been held (or was taken back)."""
    result = next((each for each in view.results if each.number == number), None)
    if result is None:
        return None
    seats = len(result.votes)
    here = [each.event for each in log if each.round == result.round]
    converted = _conversions(here, result.land, seats)
    contest = contest_of(edition, log, result)
    columns = []
    for seat in range(seats):
        done, gained = converted[seat]
        columns.append(
            Column(
                seat,
                before=result.votes[seat] - gained,
                gained=gained,
                rallies=done.count if done else 0,
                trend=done.trend if done else 0,
                matches=_factor(done.matches, contest) if done else 1,
                points=result.points[seat],
                bonus=result.bonus if seat in result.seats else 0,
                moved=seat in result.moved,
                lost=done.gained - gained if done else 0,
            )
        )
    majority = edition.figures.majority
    length = edition.lengths[view.elections]
    pairs: tuple[Pair, ...] = ()
    tied: tuple[int, ...] = ()
    if contest is not None:
        pairs = tuple(_agreed(here, side) for side in contest.coalitions)
    elif max(result.votes) < majority:
        pairs = _pairs(log, result.votes, result.seats, number, majority, result.outcome)
        most = tuple(seat for seat in range(seats) if result.votes[seat] == max(result.votes))
        tied = most if len(most) > 1 else ()
    card = edition.figures.lands[result.card]
    return ElectionFacts(
        number, view.elections, result.round, card.key, card.maximum, majority, result.outcome, result.seats,
        result.winners, result.bonus, length.presence[number - 1], tuple(columns), pairs, tied, contest,
    )  # fmt: skip  # where on the first line, who on the second


def _factor(matches: int, contest: Contest | None) -> int:
    """Matches as the formula counts them."""
    return max(1, matches) if contest is None else matches


def _conversions(events: Sequence[Event], place: int, seats: int) -> list[tuple[ev.RalliesConverted | None, int]]:
    """What each seat converted on a board, and how far its votes rose; of several conversions the last."""
    found: list[tuple[ev.RalliesConverted | None, int]] = [(None, 0)] * seats
    for event, following in pairwise(events):
        if isinstance(event, ev.RalliesConverted) and event.land == place:
            rose = following.delta if isinstance(following, ev.VotesChanged) else event.gained
            found[event.seat] = event, rose
    return found


def _agreed(events: Sequence[Event], side: Side) -> Pair:
    """A coalition that was agreed before the election."""
    offered = [event for event in events if isinstance(event, CoalitionOffered)]
    common = next(event.common for event in offered if {event.seat, event.partner} == set(side.seats))
    first, second = side.seats
    return Pair(first, second, side.votes, common, 0, "formed" if side.won else "agreed")


def _shared(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...]:
    """The kinds that two programs have in common."""
    return tuple(sorted(kind for kind in first if kind in second))


def _pairs(
    log: Sequence[LoggedEvent], votes: Sequence[int], bonus: Sequence[int], number: int, majority: int, outcome: str
) -> tuple[Pair, ...]:
    """The strongest party with each other one: first those with a majority, in the order in which they are asked.

    More common cards come first, then nearness to the start player (EN19 phase 9b, ruling 15).
    """
    leader = bonus[0]
    programs, start, declined = _before(log, number, len(votes))
    around = [seat for seat in clockwise(start, len(votes)) if seat != leader]
    pairs = []
    for seat in around:
        total = votes[leader] + votes[seat]
        missing = max(0, majority - total)
        state: PairState = "short" if missing else "declined" if seat in declined else "possible"
        if outcome == "coalition" and seat in bonus:
            state = "formed"
        common = common_cards(programs[leader], programs[seat])
        kinds = _shared(programs[leader], programs[seat])
        pairs.append(Pair(leader, seat, total, common, missing, state, kinds))
    fitting = sorted((pair for pair in pairs if not pair.missing), key=lambda pair: -pair.common)
    return (*fitting, *sorted((pair for pair in pairs if pair.missing), key=lambda pair: pair.partner))


def _before(log: Sequence[LoggedEvent], number: int, seats: int) -> tuple[list[list[int]], int, set[int]]:
    """Programs and start player at the moment of an election, and who declined to join the strongest party."""
    programs: list[list[int]] = [[] for _ in range(seats)]
    start, held = 0, False
    declined: set[int] = set()
    for event in (each.event for each in log):
        if isinstance(event, ev.ProgramLaid):
            programs[event.seat] += event.kinds
        elif isinstance(event, ev.ProgramSwapped):
            program = programs[event.seat]
            program[program.index(event.out)] = event.into
        elif isinstance(event, ev.StartPlayerSet):
            start = event.seat
        elif isinstance(event, ev.ElectionHeld) and event.number == number:
            held = True
        elif isinstance(event, ev.CoalitionAnswered) and held and not event.accept:
            declined.add(event.seat)
        elif isinstance(event, ev.ElectionDecided) and event.number == number:
            break
    return programs, start, declined


@dataclass(frozen=True, slots=True)
class Past:
    """An election that is over: who has won the land, with their votes."""

    number: int
    land: str
    """Key of the land."""
    sides: tuple[tuple[int, int], ...]
    """Seat and votes of each that got the bonus: two of a coalition, two or more of several majorities."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot of the media presence."""

    number: int
    points: int
    """What a marker here brings at the end of the game."""
    land: str
    """Key of the land; empty as long as nobody has voted there."""
    seats: tuple[int, ...]
    """Whose markers lie here."""


@dataclass(frozen=True, slots=True)
class Night:
    """What is known on the evening of an election, and nothing that came later."""

    past: tuple[Past, ...]
    """The elections before this one, in their order."""
    tonight: Past
    spots: tuple[Spot, ...]
    before: tuple[int, ...]
    """Points by seat from the elections before this one."""
    after: tuple[int, ...]

    @property
    def last(self) -> bool:
        """Whether no other election follows."""
        return self.tonight.number == len(self.spots)


def night_of(view: PlayerView, edition: Edition, number: int) -> Night:
    """The evening of an election that has been held.  Raises StopIteration for another one."""
    held = sorted((each for each in view.results if each.number <= number), key=lambda each: each.number)
    this = next(each for each in held if each.number == number)
    seats = range(len(view.parties))
    lands = {each.number: edition.figures.lands[each.card].key for each in held}
    moved = {each.number: each.moved for each in held}
    points = edition.lengths[view.elections].presence
    return Night(
        tuple(_past(each, lands[each.number]) for each in held if each is not this),
        _past(this, lands[number]),
        tuple(Spot(at, worth, lands.get(at, ""), moved.get(at, ())) for at, worth in enumerate(points, 1)),
        tuple(sum(_gained(each, seat) for each in held if each is not this) for seat in seats),
        tuple(sum(_gained(each, seat) for each in held) for seat in seats),
    )


def _past(result: Result, land: str) -> Past:
    return Past(result.number, land, tuple((seat, result.votes[seat]) for seat in result.seats))


def _gained(result: Result, seat: int) -> int:
    return result.points[seat] + (result.bonus if seat in result.seats else 0)


def ranked(points: Sequence[int]) -> tuple[int, ...]:
    """The seats from the most points to the fewest, ties in the order of the seats."""
    return tuple(sorted(range(len(points)), key=lambda seat: -points[seat]))
