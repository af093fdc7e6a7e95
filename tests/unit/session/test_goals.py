"""Goals of the campaign: each just reached and just missed, by a course of a few figures."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.rules import events as ev
from macher.rules.table import Scored
from macher.session.campaign_goals import GOALS, Goal, reached

ME = 0


def result(number: int, votes: tuple[int, ...], winners: tuple[int, ...] = (), seats: tuple[int, ...] = ()) -> Any:
    return SimpleNamespace(number=number, votes=votes, winners=winners, seats=seats or winners)


class FakeCourse:
    """A course of made-up facts; elections are in the states SL and RP."""

    def __init__(self, *results: Any, **facts: Any) -> None:
        self.results, self.facts = results, facts
        scored = [[0] * len(Scored) for _ in range(3)]
        for source, points in facts.get("scored", {}).items():
            for seat, each in enumerate(points):
                scored[seat][source] = each
        parties = [SimpleNamespace(money=facts.get("money", 0), scored=scored[seat]) for seat in range(3)]
        self.end = SimpleNamespace(parties=parties, round=3)
        self.moments = {number: SimpleNamespace(media=media) for number, media in facts.get("media", {}).items()}

    def land(self, each: Any) -> str:
        return ("SL", "RP")[each.number - 1]

    def partner(self, seat: int, each: Any) -> int:
        return self.facts.get("partners", {}).get(each.number, -1)

    def start_bids(self, seat: int) -> list[int]:
        return self.facts.get("bids", [])

    def bought(self, seat: int, round_number: int) -> int:
        return self.facts.get("bought", {}).get(round_number, 0)

    def leads_media(self, seat: int, each: Any) -> bool:
        return each.number in self.facts.get("leads", ())

    def won(self, seat: int) -> list[Any]:
        return [each for each in self.results if seat in each.winners]

    def governed(self, seat: int) -> list[Any]:
        return [each for each in self.results if seat in each.seats]

    def events(self, kind: type, seat: int = -1) -> list[Any]:
        return [each for each in self.facts.get("events", ()) if isinstance(each, kind) and each.seat == seat]


WON, LOST = result(1, (30, 20, 10), (ME,)), result(2, (10, 30, 29), (1,))
ONE = Goal("sources", 1)


def _converted(count: int, seat: int = ME) -> Any:
    return ev.RalliesConverted(seat, 0, count, 0, 1, 5, 0, 9)


class _Donation(ev.DonationDecided):
    """Only who, and whether it was taken."""

    def __init__(self, accept: bool, seat: int = ME) -> None:
        object.__setattr__(self, "accept", accept)
        object.__setattr__(self, "seat", seat)


class _Paid(ev.PoliticianPaid):
    def __init__(self, seat: int) -> None:
        object.__setattr__(self, "seat", seat)


class _Published(ev.PollPublished):
    def __init__(self, seat: int) -> None:
        object.__setattr__(self, "seat", seat)


CASES: list[tuple[Goal, FakeCourse, bool]] = [
    (Goal("votes", 30), FakeCourse(WON, LOST), True),
    (Goal("votes", 31), FakeCourse(WON, LOST), False),
    (Goal("money", 20_000), FakeCourse(WON, money=20_000), True),
    (Goal("money", 20_001), FakeCourse(WON, money=20_000), False),
    (Goal("partner"), FakeCourse(WON, LOST, partners={2: 1}), True),
    (Goal("partner"), FakeCourse(WON, LOST), False),
    (Goal("no-bids"), FakeCourse(WON, bids=[0, 0]), True),
    (Goal("no-bids"), FakeCourse(WON, bids=[0, 1000]), False),
    (Goal("media", land="RP"), FakeCourse(WON, LOST, leads=(2,)), True),
    (Goal("media", land="RP"), FakeCourse(WON, LOST, leads=(1,)), False),
    (Goal("alone", land="SL"), FakeCourse(WON, LOST), True),
    (Goal("alone", land="RP"), FakeCourse(WON, LOST), False),
    (Goal("alone", land="SL"), FakeCourse(result(1, (30, 30, 1), (ME, 1))), False),
    (Goal("alone", land="SL"), FakeCourse(result(1, (30, 30, 1), (ME,), (ME, 1))), False),
    (Goal("no-poll"), FakeCourse(WON, events=[_Published(1)]), True),
    (Goal("no-poll"), FakeCourse(WON, events=[_Published(ME)]), False),
    (Goal("no-marker"), FakeCourse(WON, LOST, media={1: (1, 2)}), True),
    (Goal("no-marker"), FakeCourse(WON, LOST, media={1: (1, ME)}), False),
    (Goal("no-marker"), FakeCourse(LOST, media={2: ()}), False),
    (Goal("no-donation"), FakeCourse(WON, events=[_Donation(False), _Donation(True, 1)]), True),
    (Goal("no-donation"), FakeCourse(WON, events=[_Donation(False), _Donation(True)]), False),
    (Goal("no-donation"), FakeCourse(WON), False),
    (Goal("few-rallies", 2), FakeCourse(WON, bought={3: 2, 2: 9}), True),
    (Goal("few-rallies", 2), FakeCourse(WON, bought={3: 3}), False),
    (Goal("fewer-votes"), FakeCourse(LOST, partners={2: 1}), True),
    (Goal("fewer-votes"), FakeCourse(result(2, (30, 30, 1)), partners={2: 1}), False),
    (Goal("fewer-votes"), FakeCourse(WON, LOST, partners={1: 1}), False),
    (Goal("convert", 8), FakeCourse(WON, events=[_converted(3), _converted(8)]), True),
    (Goal("convert", 8), FakeCourse(WON, events=[_converted(7), _converted(8, 1)]), False),
    (Goal("every-election"), FakeCourse(WON, result(2, (1, 9, 9), (1,), (1, ME))), True),
    (Goal("every-election"), FakeCourse(WON, LOST), False),
    (Goal("no-politician"), FakeCourse(WON, events=[_Paid(1)]), True),
    (Goal("no-politician"), FakeCourse(WON, events=[_Paid(ME)]), False),
    (Goal("nobody-else", 31), FakeCourse(WON, LOST), True),
    (Goal("nobody-else", 30), FakeCourse(WON, LOST), False),
    (Goal("nobody-else", 21), FakeCourse(WON), True),
    (ONE, FakeCourse(WON, scored={Scored.BASE: (5, 5, 1)}), True),
    (ONE, FakeCourse(WON, scored={Scored.BASE: (4, 5, 1)}), False),
    (ONE, FakeCourse(WON, scored={Scored.BASE: (0, 0, 0)}), False),
    (ONE, FakeCourse(WON, scored={Scored.OPINION: (9, 5, 1)}), False),
    (Goal("sources", 2), FakeCourse(WON, scored={Scored.BASE: (5, 5, 1), Scored.MONEY: (3, 2, 1)}), True),
    (Goal("sources", 3), FakeCourse(WON, scored={Scored.BASE: (5, 5, 1), Scored.MONEY: (3, 2, 1)}), False),
]


@pytest.mark.parametrize(("goal", "course", "met"), CASES, ids=lambda each: getattr(each, "kind", ""))
def test_a_goal_is_just_reached_or_just_missed(goal: Goal, course: FakeCourse, met: bool) -> None:
    assert reached(goal, course, ME) == met  # type: ignore[arg-type]  # a stand-in


def test_every_goal_is_reached_and_missed_once() -> None:
    assert {(goal.kind, met) for goal, _, met in CASES} == {(kind, met) for kind in GOALS for met in (True, False)}
