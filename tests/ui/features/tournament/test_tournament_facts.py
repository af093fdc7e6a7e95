"""What a table of a tournament says of its figures, and the axis that a replay lays its phases on."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from macher.i18n import Texts
from macher.ui.features.ending.facts import Column, columns
from macher.ui.features.replay.drawing import Axis
from macher.ui.features.tournament.tables import reason_forms, share_factor, share_text
from macher.ui.layout import Rect


def test_shares_of_the_smaller_tables_are_scaled_and_say_so() -> None:
    assert share_factor(Texts.load("en"), 4) == " × 0.8"
    assert share_factor(Texts.load("de"), 4) == " × 0,8"
    assert share_factor(Texts.load("en"), 5) == ""
    assert "12.5" in share_text(Texts.load("en"), Fraction(1, 8))
    assert "33.3" in share_text(Texts.load("en"), Fraction(1, 3))


def test_a_reason_is_shortened_from_its_end() -> None:
    assert reason_forms("a · b · c") == ["a · b · c", "a · b", "a"]
    assert reason_forms("a") == ["a"]


def _span(round: int, phase: str, start: int, end: int, *elections: int) -> Any:
    return SimpleNamespace(round=round, phase=phase, start=start, end=end, elections=elections)


SPANS = (
    _span(0, "draft", 0, 5),
    _span(0, "deployment", 5, 8),
    _span(1, "media", 8, 10),
    _span(1, "polls", 10, 14),
    _span(1, "election", 14, 15, 1),
    _span(2, "media", 15, 25),
)


def test_the_set_up_is_one_column_and_each_phase_of_a_round_another() -> None:
    found = columns(SimpleNamespace(spans=SPANS))  # type: ignore[arg-type]  # a stand-in
    assert found[0] == Column(0, "draft", 0, 8, ())
    assert [(each.round, each.start, each.end) for each in found[1:]] == [
        (1, 8, 10),
        (1, 10, 14),
        (1, 14, 15),
        (2, 15, 25),
    ]
    assert [each.election for each in found] == [False, False, False, True, False]


@pytest.mark.parametrize("moment", [0, 7, 8, 9, 13, 14, 15, 24])
def test_a_moment_is_found_again_where_it_stands(moment: int) -> None:
    axis = Axis(columns(SimpleNamespace(spans=SPANS)), Rect(10, 0, 570, 20))  # type: ignore[arg-type]
    assert axis.moment(axis.x(moment)) == moment
    at = axis.column_at(moment)
    left, width = axis.box(at)
    assert left <= axis.x(moment) < left + width


def test_the_set_up_is_wider_and_phases_are_alike() -> None:
    axis = Axis(columns(SimpleNamespace(spans=SPANS)), Rect(10, 0, 570, 20))  # type: ignore[arg-type]
    widths = [axis.box(at)[1] for at in range(5)]
    assert widths == pytest.approx([170, 100, 100, 100, 100])
    assert axis.rounds() == [(0, 10, 180), (1, 180, 480), (2, 480, 580)]
    assert (axis.moment(-50), axis.moment(9999)) == (0, 24)
