"""The thirty marks of merit: what somebody tells friends about, read from the course of a finished game.

Each is a question about events and boards, so games of long ago can be counted again.  None is earned by playing often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from macher.rules import events as ev
from macher.rules.commands import BuyMedia
from macher.rules.national import events as nat
from macher.rules.table import Result, Scored
from macher.session.course import Course

__all__ = ["CAMPAIGN_MARK", "MARKS", "NEAR", "earned", "near_to"]

Numbers = Mapping[str, int | str]
"""What earned a mark: figures, and keys of states."""

CAMPAIGN_MARK: Final = "last-count"
"""Earned in the campaign alone."""
MAJORITY: Final = 50
_SMALL: Final = 25
_FULL: Final = 8
_DEEP: Final = -3
_HIGH_MATCH: Final = 5
_STEP: Final = 1_000
_THRICE: Final = 3
_FEWEST_OPINIONS: Final = 3


@dataclass(frozen=True, slots=True)
class _Mark:
    check: Callable[[Course, int], Numbers | None]
    new_rules: bool = False
    """Whether only the rules of 2019 know what it is about."""


def earned(course: Course, seat: int, people: Sequence[int] = ()) -> dict[str, Numbers]:
    """Marks that a seat has earned in a finished game; ``people`` are the seats of all people at the table."""
    classic = course.edition.capabilities.national is not None
    found: dict[str, Numbers] = {}
    for key, mark in _CHECKS.items():
        if classic and mark.new_rules:
            continue
        numbers = mark.check(course, seat)
        if numbers is not None:
            found[key] = numbers
    together = [each for each in course.results if course.partner(seat, each) in people]
    if together and len(people) > 1:
        found["two"] = _at(course, together[0])
    return found


# --- answers ----------------------------------------------------------------------------------------------------------


def _at(course: Course, result: Result, **numbers: int | str) -> Numbers:
    return {"land": course.land(result), **numbers}


def _first(course: Course, results: Sequence[Result]) -> Numbers | None:
    return _at(course, results[0]) if results else None


def _if_won(course: Course, seat: int, fits: bool) -> Numbers | None:
    """For marks that winning the game alone belongs to."""
    lead = course.ahead(seat)
    return {"lead": lead} if lead > 0 and fits else None


def _others(result: Result, seat: int) -> list[int]:
    return [votes for at, votes in enumerate(result.votes) if at != seat]


def _converted(course: Course, seat: int, result: Result) -> list[ev.RalliesConverted]:
    """Conversions of a seat in the state of an election, since that state lies on its board."""
    found: list[ev.RalliesConverted] = []
    for entry in course.entries:
        event = entry.event
        if isinstance(event, ev.LandOpened) and event.land == result.land:
            found = []
        elif isinstance(event, ev.RalliesConverted) and (event.seat, event.land) == (seat, result.land):
            found.append(event)
        elif isinstance(event, ev.ElectionHeld) and event.number == result.number:
            break
    return found


# --- one state --------------------------------------------------------------------------------------------------------


def _landslide(course: Course, seat: int) -> Numbers | None:
    won = [each for each in course.won(seat) if each.votes[seat] >= MAJORITY and max(_others(each, seat)) < _SMALL]
    return _first(course, won)


def _one_vote(course: Course, seat: int) -> Numbers | None:
    return _first(course, [each for each in course.won(seat) if each.votes[seat] == max(_others(each, seat)) + 1])


def _forty_nine(course: Course, seat: int) -> Numbers | None:
    just = MAJORITY - 1
    return _first(course, [each for each in course.results if each.votes[seat] == just and seat not in each.seats])


def _tail(course: Course, seat: int) -> Numbers | None:
    pairs = [each for each in course.results if course.partner(seat, each) >= 0]
    return _first(course, [each for each in pairs if each.votes[seat] < min(_others(each, seat))])


def _nowhere(course: Course, seat: int) -> Numbers | None:
    return _first(course, [each for each in course.won(seat) if course.moments[each.number].votes_before[seat] == 0])


def _square(course: Course, seat: int) -> Numbers | None:
    converted = [each for each in course.events(ev.RalliesConverted, seat) if each.count >= _FULL]
    return {"rallies": converted[0].count} if converted else None


def _word(course: Course, seat: int) -> Numbers | None:
    for each in course.won(seat):
        moment = course.moments[each.number]
        program = course.program_at(seat, each)
        if len(moment.opinions) >= _FEWEST_OPINIONS and all(kind in program for kind in moment.opinions):
            return _at(course, each)
    return None


def _wind(course: Course, seat: int) -> Numbers | None:
    def against(result: Result) -> bool:
        converted = _converted(course, seat, result)
        return bool(converted) and all(max(1, each.matches) == 1 for each in converted)

    return _first(course, [each for each in course.won(seat) if against(each)])


def _minds(course: Course, seat: int) -> Numbers | None:
    for event, at in course.placed(ev.OpinionShifted, seat):
        opposite = event.out >> 1 == event.into >> 1 and event.out != event.into
        for each in course.won(seat):
            if opposite and each.land == event.land and each.round == at.round:
                return _at(course, each)
    return None


def _twice(course: Course, seat: int) -> Numbers | None:
    matches = [each.matches for each in course.events(ev.RalliesConverted, seat)]
    return {"match": max(matches)} if max(matches, default=0) >= _HIGH_MATCH else None


def _drawer(course: Course, seat: int) -> Numbers | None:
    party = course.end.parties[seat].party
    cards = course.edition.figures.polls
    for event, at in course.placed(ev.PollKept, seat):
        back = getattr(cards[event.poll], "back", -1)
        for each in course.won(seat):
            if back == party and each.land == event.land and each.round >= at.round:
                between = [
                    entry
                    for entry in course.entries
                    if at.index < entry.index
                    and isinstance(entry.event, ev.ElectionHeld)
                    and entry.event.land == event.land
                ]
                if between and getattr(between[0].event, "number", 0) == each.number:
                    return _at(course, each)
    return None


def _minus_three(course: Course, seat: int) -> Numbers | None:
    low: set[int] = set()
    for entry in course.entries:
        event = entry.event
        if isinstance(event, ev.LandOpened):
            low.discard(event.land)
        elif isinstance(event, ev.TrendChanged) and event.seat == seat and event.trend <= _DEEP:
            low.add(event.land)
        elif isinstance(event, ev.ElectionHeld) and event.land in low:
            won = [each for each in course.won(seat) if each.number == event.number]
            if won:
                return _at(course, won[0])
    return None


# --- the whole game ---------------------------------------------------------------------------------------------------


def _all_four(course: Course, seat: int) -> Numbers | None:
    governed = len(course.governed(seat))
    return {"elections": governed} if governed == len(course.results) else None


def _opposition(course: Course, seat: int) -> Numbers | None:
    return _if_won(course, seat, not course.governed(seat))


def _after_count(course: Course, seat: int) -> Numbers | None:
    points = course.points_after(len(course.results))
    return _if_won(course, seat, points[seat] < max(points))


def _narrow(course: Course, seat: int) -> Numbers | None:
    return _if_won(course, seat, course.ahead(seat) == 1)


def _way_up(course: Course, seat: int) -> Numbers | None:
    points = course.points_after(len(course.results) - 1)
    return _if_won(course, seat, points[seat] < min(each for at, each in enumerate(points) if at != seat))


def _front_page(course: Course, seat: int) -> Numbers | None:
    presence = [party.scored[Scored.PRESENCE] for party in course.end.parties]
    second = max(each for at, each in enumerate(presence) if at != seat)
    return _if_won(course, seat, course.ahead(seat) < presence[seat] - second)


def _channel(course: Course, seat: int) -> Numbers | None:
    numbers = {each.number for each in course.events(ev.PresenceGained, seat)}
    wanted = {each.number for each in course.results}
    return {"elections": len(wanted)} if wanted and wanted <= numbers else None


def _headline(course: Course, seat: int) -> Numbers | None:
    bought = any(isinstance(each, BuyMedia) and each.seat == seat for each in course.commands)
    return _if_won(course, seat, not bought)


def _cent(course: Course, seat: int) -> Numbers | None:
    return _if_won(course, seat, course.end.parties[seat].money == 0)


def _purse(course: Course, seat: int) -> Numbers | None:
    return _if_won(course, seat, course.ahead(seat) < course.end.parties[seat].scored[Scored.MONEY])


def _no_thanks(course: Course, seat: int) -> Numbers | None:
    answers = [each.accept for each in course.events(ev.DonationDecided, seat)]
    return _if_won(course, seat, bool(answers) and not any(answers))


def _yes_please(course: Course, seat: int) -> Numbers | None:
    answers = [each.accept for each in course.events(ev.DonationDecided, seat)]
    return _if_won(course, seat, bool(answers) and all(answers))


def _cheap_chair(course: Course, seat: int) -> Numbers | None:
    """First in every round; what the first place cost is told by one event in each kind of edition."""
    first = [(each.seat, each.amount) for each in course.events(ev.StartPlayerSet)]
    if course.edition.capabilities.national is not None:
        paid = {at.round: each for each, at in course.placed(nat.FirstRightWon)}
        orders = [(each.seats[0], at.round) for each, at in course.placed(nat.OrderSet) if each.seats]
        first = []
        for who, round_number in orders:
            right = paid.get(round_number)
            first.append((who, right.amount if right is not None and right.seat == who else 0))
    good = bool(first) and len(first) >= course.end.round and all(who == seat and cost <= _STEP for who, cost in first)
    return {"rounds": len(first)} if good else None


def _by_a_thousand(course: Course, seat: int) -> int:
    """How many sealed bids to start were the highest by exactly a thousand."""
    bids = [each.bids for each in course.events(ev.StartBidsRevealed)]
    return sum(each[seat] - max(bid for at, bid in enumerate(each) if at != seat) == _STEP for each in bids)


def _thousand(course: Course, seat: int) -> Numbers | None:
    found = _by_a_thousand(course, seat)
    return {"bids": found} if found >= _THRICE else None


def _cabinet(course: Course, seat: int) -> Numbers | None:
    return _if_won(course, seat, not course.events(ev.PoliticianPaid, seat))


def _used(course: Course, seat: int) -> int:
    return len({each.politician for each in course.events(ev.PoliticianPaid, seat)})


def _everybody(course: Course, seat: int) -> Numbers | None:
    all_ = len(course.end.length.politicians)
    return {"politicians": all_} if _used(course, seat) == all_ else None


_CHECKS: Final[Mapping[str, _Mark]] = {
    "landslide": _Mark(_landslide),
    "one-vote": _Mark(_one_vote),
    "forty-nine": _Mark(_forty_nine),
    "tail": _Mark(_tail),
    "nowhere": _Mark(_nowhere),
    "square": _Mark(_square, new_rules=True),
    "word": _Mark(_word),
    "wind": _Mark(_wind),
    "all-four": _Mark(_all_four),
    "opposition": _Mark(_opposition),
    "after-count": _Mark(_after_count),
    "narrow": _Mark(_narrow),
    "way-up": _Mark(_way_up),
    "front-page": _Mark(_front_page),
    "channel": _Mark(_channel),
    "headline": _Mark(_headline),
    "minds": _Mark(_minds),
    "twice": _Mark(_twice, new_rules=True),
    "cent": _Mark(_cent),
    "purse": _Mark(_purse, new_rules=True),
    "no-thanks": _Mark(_no_thanks),
    "yes-please": _Mark(_yes_please),
    "cheap-chair": _Mark(_cheap_chair),
    "thousand": _Mark(_thousand),
    "drawer": _Mark(_drawer),
    "cabinet": _Mark(_cabinet),
    "everybody": _Mark(_everybody, new_rules=True),
    "minus-three": _Mark(_minus_three),
}
MARKS: Final[tuple[str, ...]] = (*_CHECKS, "two", CAMPAIGN_MARK)
"""All marks, in the order in which the album shows them."""


# --- what was close ---------------------------------------------------------------------------------------------------


def _near_narrow(course: Course, seat: int) -> tuple[int, int] | None:
    lead = course.ahead(seat)
    return (lead - 1, lead) if 1 < lead <= 3 else None


def _near_all_four(course: Course, seat: int) -> tuple[int, int] | None:
    missing = len(course.results) - len(course.governed(seat))
    return (1, len(course.results) - 1) if missing == 1 else None


def _near_forty_nine(course: Course, seat: int) -> tuple[int, int] | None:
    votes = [each.votes[seat] for each in course.results if seat not in each.seats and 46 <= each.votes[seat] <= 48]
    return (49 - max(votes), max(votes)) if votes else None


def _near_one_vote(course: Course, seat: int) -> tuple[int, int] | None:
    leads = [each.votes[seat] - max(_others(each, seat)) for each in course.won(seat)]
    close = [each for each in leads if 1 < each <= 3]
    return (min(close) - 1, min(close)) if close else None


def _near_channel(course: Course, seat: int) -> tuple[int, int] | None:
    gained = {each.number for each in course.events(ev.PresenceGained, seat)}
    missing = len({each.number for each in course.results} - gained)
    return (1, len(course.results) - 1) if missing == 1 else None


def _near_thousand(course: Course, seat: int) -> tuple[int, int] | None:
    found = _by_a_thousand(course, seat)
    return (1, found) if found == _THRICE - 1 else None


def _near_everybody(course: Course, seat: int) -> tuple[int, int] | None:
    all_, used = len(course.end.length.politicians), _used(course, seat)
    return (1, used) if course.edition.capabilities.national is None and used == all_ - 1 else None


def _near_square(course: Course, seat: int) -> tuple[int, int] | None:
    counts = [each.count for each in course.events(ev.RalliesConverted, seat)]
    most = max(counts, default=0)
    return (1, most) if course.edition.capabilities.national is None and most == _FULL - 1 else None


NEAR: Final[Mapping[str, Callable[[Course, int], tuple[int, int] | None]]] = {
    "narrow": _near_narrow,
    "all-four": _near_all_four,
    "forty-nine": _near_forty_nine,
    "one-vote": _near_one_vote,
    "channel": _near_channel,
    "thousand": _near_thousand,
    "everybody": _near_everybody,
    "square": _near_square,
}
"""Marks of which a game can tell that they were close."""


def near_to(course: Course, seat: int) -> dict[str, tuple[int, int]]:
    """Marks that a seat nearly earned: how much was missing, and the figure that was reached."""
    found = {key: check(course, seat) for key, check in NEAR.items()}
    return {key: close for key, close in found.items() if close is not None}
