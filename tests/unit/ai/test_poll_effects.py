"""What the normal seat expects of a poll: trends move as the rules say, and stop at both ends of the scale."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION

from macher.ai.decisions.polls import published

FIGURES = EDITION.figures
LOW, HIGH = FIGURES.trend_min, FIGURES.trend_max


class Land(SimpleNamespace):
    def _replace(self, **changes: Any) -> Land:
        return Land(**{**vars(self), **changes})


def trends(changes: tuple[int, ...], before: tuple[int, ...], media: tuple[int, ...], seat: int = 0) -> tuple[int, ...]:
    """The trends after a poll with these changes for the parties of the four seats."""
    figures = SimpleNamespace(polls=[SimpleNamespace(changes=changes)], trend_min=LOW, trend_max=HIGH)
    parties = [SimpleNamespace(party=party) for party in range(4)]
    edition = SimpleNamespace(figures=figures)
    situation: Any = SimpleNamespace(edition=edition, view=SimpleNamespace(parties=parties))
    land: Any = Land(trend=before, media=media)
    return tuple(published(situation, land, seat, 0).trend)


@pytest.mark.parametrize(
    ("changes", "before", "media", "after"),
    [
        ((2, -1, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0), (2, -1, 0, 0)),
        ((2, -1, -1, 0), (0, 0, 0, 0), (0, 2, 1, 0), (2, 0, -1, 0)),
        ((2, -1, -1, 0), (0, 0, 0, 0), (0, 1, 1, 0), (2, -1, -1, 0)),
        ((2, -2, 0, 0), (HIGH, LOW, 0, 0), (0, 0, 0, 0), (HIGH, LOW, 0, 0)),
        ((2, -2, 0, 0), (HIGH - 1, LOW + 1, 0, 0), (0, 0, 0, 0), (HIGH, LOW, 0, 0)),
    ],
    ids=["others fall", "the leader is safe", "nobody leads", "at the ends", "to the ends"],
)
def test_the_buyer_rises_and_others_fall_within_the_scale(changes: Any, before: Any, media: Any, after: Any) -> None:
    assert trends(changes, before, media) == after
