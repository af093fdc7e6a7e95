"""The one rule: against the best other choice, the terms that turn the choice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.ai.because import against, compared, parts
from macher.rules.commands import BuyMedia, Pass

DECISION: Any = SimpleNamespace(options=None)
HERE, THERE, NONE = BuyMedia(0, 1), BuyMedia(0, 2), Pass(0)


@pytest.mark.parametrize(
    ("own", "other", "gap", "turning"),
    [
        ({"votes": 4.0}, {"votes": 1.0}, 3.0, ("votes",)),
        ({"votes": 4.0, "money": -2.0}, {}, 2.0, ("votes",)),
        ({"votes": 2.0, "money": 2.0}, {}, 4.0, ()),
        ({"votes": 2.0, "bonus": 2.0}, {}, 4.0, ("result",)),
        ({"votes": 2.0, "bonus": 2.0, "money": 0.5}, {}, 4.5, ()),
        ({"presence": 2.0, "influence": 3.0, "money": -1.0}, {"votes": 0.5}, 3.5, ("marker", "use")),
        ({"program": 3.0, "later": 1.0}, {"program": 1.0}, 3.0, ("card",)),
        ({"votes": 3.0, "bonus": 5.0, "money": -6.0}, {}, 2.0, ("bonus", "votes", "result")),
        ({"region": 3.0, "rivals": 1.0}, {}, 4.0, ("entry",)),
        ({"region": 3.0, "rivals": 1.0, "members": 3.0}, {}, 7.0, ("entry",)),
        ({"votes": 9.0}, {"votes": 9.0, "money": -1.0}, 1.0, ("money",)),
        ({"votes": 0.4}, {}, 0.4, ()),
        ({}, {"votes": 2.0}, -2.0, ()),
    ],
)
def test_a_term_turns_the_choice_if_the_other_is_as_good_without_it(
    own: dict[str, float], other: dict[str, float], gap: float, turning: tuple[str, ...]
) -> None:
    found = against((HERE, own), (THERE, other))
    assert found.other == THERE
    assert found.gap == pytest.approx(gap)
    assert tuple(turn.name for turn in found.turning) == turning
    for term in turning:
        rest = [sum(points for name, points in terms.items() if name not in parts(term)) for terms in (own, other)]
        assert rest[0] <= rest[1] + 1e-9


@pytest.mark.parametrize(("points", "equal"), [(0.49, True), (-0.49, True), (0.5, False), (-3.0, False)])
def test_less_than_half_a_point_is_equal(points: float, equal: bool) -> None:
    assert against((HERE, {"votes": points}), (THERE, {})).equal is equal


def test_a_choice_is_compared_with_the_best_other_one() -> None:
    choices = [(HERE, {"votes": 3.0}), (THERE, {"votes": 2.0}), (NONE, {})]
    first, last = compared(choices, HERE, DECISION), compared(choices, NONE, DECISION)
    assert first is not None
    assert last is not None
    assert (first.other, last.other) == (THERE, HERE)
    assert last.gap == pytest.approx(-3.0)
    assert compared(choices[:1], HERE, DECISION) is None
    assert compared(choices[:2], NONE, DECISION) is None


def test_of_what_turns_a_choice_only_what_makes_up_much_of_it_is_told() -> None:
    """A third of the difference is much."""
    (turn,) = against((HERE, {"votes": 3.0, "rivals": 2.0, "bonus": 1.0}), (THERE, {})).turning
    assert turn.told == ("votes", "rivals")
