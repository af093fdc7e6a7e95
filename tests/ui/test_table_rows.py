"""Parties' rows on the boards: every part has its own room, in each layout, with and without a national board."""

from __future__ import annotations

from itertools import combinations

import pytest

from macher.ui.layout import Rect
from macher.ui.table.layouts import compact, focus, wide

_ROWS = {"wide": wide.row_areas, "compact": compact.row_areas, "focus": focus.row_areas}
_SIZES = {"wide": [(316, 58), (316, 73), (420, 96)], "compact": [(222, 44), (280, 60)], "focus": [(523, 36), (700, 50)]}
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
        if national:
            assert at.order.x - at.bar.right >= 4  # the line of the majority reaches over the end of the bar
