"""What the six characters say: once at the start, and once when their habit pays."""

from __future__ import annotations

import pytest

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.words.sayings import sayings

START = ev.GameStarted("2019", 4, (0, 1, 2), 25000, 10)


def keys(kinds: tuple[str, ...], *events: Event) -> list[tuple[int, int, str]]:
    return [(at, each.seat, each.key) for at, some in sayings(kinds, events).items() for each in some]


def seat_1(style: str) -> tuple[str, ...]:
    return ("human", f"normal:{style}", "normal")


OVER = ev.ElectionHeld(0, 1, 3, (20, 51, 49), (1, 2, 3))
PARTNERS = ev.ElectionDecided(0, 1, "coalition", (0, 1), (0, 1), 7, 2)
LOST_TREND = ev.TrendChanged(0, 2, -1, 0, "poll")


@pytest.mark.parametrize(
    ("style", "before", "paying"),
    [
        ("treasurer", ev.PointsScored(2, "money", 6, 90), ev.PointsScored(1, "money", 6, 80)),
        ("gambler", ev.ElectionHeld(0, 1, 3, (60, 49, 49), (1, 2, 3)), OVER),
        ("gambler", ev.ElectionHeld(0, 1, 3, (60, 49, 49), (1, 2, 3)), ev.ElectionHeld(0, 1, 3, (9, 50, 9), (1, 2, 3))),
        ("treasurer", ev.PointsScored(1, "money", 0, 80), ev.PointsScored(1, "money", 1, 80)),
        ("treasurer", ev.PointsScored(1, "base", 6, 80), ev.PointsScored(1, "money", 6, 80)),
        ("marketplace", ev.RalliesPlaced(1, 0, 1, 5, 16, 4000), ev.RalliesPlaced(1, 1, 5, 5, 11, 4000)),
        ("editor", ev.OpinionShifted(2, 0, 1, 4, 5), ev.OpinionShifted(1, 0, 1, 4, 5)),
        ("marketplace", ev.RalliesPlaced(1, 0, 3, 3, 17, 5000), ev.RalliesPlaced(1, 0, 1, 4, 16, 4000)),
        ("broker", ev.ElectionDecided(0, 1, "coalition", (0, 2), (0, 2), 7, 2), PARTNERS),
        ("broker", ev.ElectionDecided(0, 1, "sole", (1,), (1,), 7, 0), PARTNERS),
        ("broker", ev.ElectionDecided(0, 1, "several", (0, 1), (0, 1), 7, 0), PARTNERS),
        ("broker", ce.CoalitionFormed(0, 2, 1, False), ce.CoalitionFormed(0, 1, 1, False)),
        ("broker", ce.CoalitionFormed(0, 2, 1, False), ce.CoalitionFormed(1, 0, 1, True)),
    ],
)
def test_each_speaks_when_the_habit_pays_for_the_first_time(style: str, before: Event, paying: Event) -> None:
    said = keys(seat_1(style), START, before, paying, paying)
    assert said == [(0, 1, f"rival-{style}-quote"), (2, 1, f"rival-{style}-said")]


def test_the_pollster_speaks_when_a_poll_costs_a_person_trend() -> None:
    published = ev.PollPublished(1, 2, 5)
    harmless = ev.TrendChanged(2, 2, -1, 0, "poll")
    said = keys(seat_1("pollster"), START, published, harmless, published, harmless, LOST_TREND)
    assert said[1:] == [(3, 1, "rival-pollster-said")]


def test_plain_hidden_and_human_seats_say_nothing() -> None:
    assert keys(("human", "normal", "hard:hidden"), START, OVER) == []
    assert keys(("human", "hard:mod:mine/eager", "normal"), START, OVER) == []


def test_a_game_without_a_start_in_its_log_has_no_quotes() -> None:
    """What a viewer knows of a game may begin later."""
    assert keys(seat_1("gambler"), OVER) == [(0, 1, "rival-gambler-said")]
