"""Parties' rows on the boards: every part has its own room, in each layout, with and without a national board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from macher.ui.layout import Rect
from macher.ui.table.boards.columns import ColumnKind, Columns
from macher.ui.table.layouts import focus, wide
from macher.ui.table.layouts.zones import BoardAreas, RowAreas


def _stage(w: float, h: float, national: bool) -> RowAreas:
    return wide.stage_row(_board("stage", w), Rect(0, 0, w, h), national)


def _wing(w: float, h: float, national: bool) -> RowAreas:
    return wide.wing_row(_board("wing", w), Rect(0, 0, w, h), national)


def _focus(w: float, h: float, national: bool) -> RowAreas:
    zones = focus.zones(Rect(0, 0, w + 12, 533), Columns(mine=1, national=national, laid=h < 40))
    return focus.band_row(zones.areas[0], Rect(0, 0, w, h), national)


def _board(kind: ColumnKind, w: float) -> BoardAreas:
    """The parts of a board of about this width."""
    kinds: tuple[ColumnKind, ...] = ("result",) * 3 + ("stage",) if w > 800 else ("stage", "wing", "wing", "wing")
    zones = wide.zones(Rect(0, 0, 1920, 1080), Columns(kinds))
    return zones.areas[kinds.index(kind)]


_ROWS: dict[str, Callable[[float, float, bool], RowAreas]] = {"stage": _stage, "wing": _wing, "focus": _focus}
_SIZES = {
    "stage": [(728, 70), (728, 110), (1046, 70)],
    "wing": [(218, 70), (250, 110)],
    "focus": [(936, 46), (936, 62), (908, 27)],
}
MATCH = 30.0
"""Room for a signed match at the end of a row."""
LEADING = 3.0
"""A line of writing is at least this much taller than its figures, above and below."""


@pytest.mark.parametrize("national", [False, True])
@pytest.mark.parametrize("layout", list(_ROWS))
def test_no_part_of_a_row_touches_another(layout: str, national: bool) -> None:
    for w, h in _SIZES[layout]:
        at = _ROWS[layout](w, h, national)
        match, trend, votes = (part.inset(0, LEADING) for part in (at.match.take_right(MATCH)[0], at.trend, at.votes))
        assert match.right <= w
        parts = {
            "tab": at.tab,
            "trend": trend,
            "pips": at.pips,
            "minus": at.minus,
            "plus": at.plus,
            "match": match,
            "bar": at.bar,
            "order": at.order,
            "votes": votes,
        }
        shown = {name: part for name, part in parts.items() if part.w}
        assert ("order" in shown) == national
        met = [(one, two) for one, two in combinations(shown, 2) if shown[one].meets(shown[two])]
        assert met == []
        assert all(Rect(0, 0, w, h).holds(part) for part in shown.values())
        assert not at.plus.meets(at.votes)
        if national and at.order.y < at.bar.bottom:
            assert at.order.x - at.bar.right >= 4  # the line of the majority reaches over the end of the bar


@pytest.mark.parametrize("national", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", [(1920, 1080), (3440, 1440), (1920, 1280)])
def test_a_party_is_one_band_across_the_table(size: tuple[int, int], seats: int, national: bool) -> None:
    """Its rows on all boards and in the rail have the same place and height, whatever each board is."""
    for kinds in (
        ("stage", "wing", "wing", "wing"),
        ("result", "stage", "wing", "stage"),
        ("result",) * 3 + ("stage",),
    ):
        zones = wide.zones(Rect(0, 0, *size), Columns(kinds, seats, 1, national))
        for board, at in zip(zones.boards, zones.areas, strict=True):
            bands = [(board.y + band.y, band.h) for band in at.bands]
            assert bands == [(row.y, row.h) for row in zones.rail]
        assert zones.boards[-1].right < zones.rail[0].x
        assert zones.rail[0].w <= 0.3 * size[0]
