"""What a face shows follows from what everybody has seen, and from who has to decide."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.ui.paint.expressions import EXPRESSIONS, Mood, features
from macher.ui.table.happening.moods import mood_of
from macher.ui.table.happening.move import Cost, Loss, Move


def model(**changes: Any) -> Any:
    view = {"phase": "rallies", "results": (1,), "deciders": (2,), "parties": [SimpleNamespace(answered=False)] * 4}
    usual = {"told": None, "acted": -1, "crowned": False, "seats": 4, "won": lambda seat: seat * 10}
    made = SimpleNamespace(**{**usual, **{k: v for k, v in changes.items() if k in usual}})
    made.view = SimpleNamespace(**{**view, **{k: v for k, v in changes.items() if k in view}})
    return made


def hit(**loss: Any) -> Move:
    return Move(3, 2, rows=frozenset({(1, 0)}), costs=(Cost(0, (Loss(1, **loss),)),))


@pytest.mark.parametrize(
    ("changes", "seat", "mood"),
    [
        ({}, 2, "thinks"),
        ({}, 0, "rest"),
        ({"parties": [SimpleNamespace(answered=True)] * 4}, 2, "rest"),
        ({"told": hit(before=20, after=17)}, 0, "stung"),
        ({"told": hit(before=20, after=18)}, 0, "rest"),
        ({"told": hit(before=20, after=20, lead=True)}, 0, "stung"),
        ({"told": Move(3, 2, costs=(Cost(0, (), 1000),))}, 0, "stung"),
        ({"told": Move(3, 2, rows=frozenset({(1, 2)}))}, 2, "pleased"),
        ({"told": hit(before=20, after=12)}, 2, "rest"),
        ({"acted": 1, "crowned": True}, 1, "pleased"),
        ({"phase": ""}, 3, "pleased"),
        ({"phase": ""}, 0, "beaten"),
        ({"phase": ""}, 1, "rest"),
    ],
)
def test_a_mood_follows_from_what_is_told(changes: dict[str, Any], seat: int, mood: Mood) -> None:
    assert mood_of(model(**changes), seat) == mood


def test_each_expression_has_its_own_features() -> None:
    made = {mood: features(mood, {"glasses": "round"}, 1.0) for mood in EXPRESSIONS}
    assert len(set(made.values())) == len(EXPRESSIONS) == 4
    assert all(features(mood, {}, 1.0) != body for mood, body in made.items()), "glasses lift the brows"
