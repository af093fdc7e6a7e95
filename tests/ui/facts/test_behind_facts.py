"""The table behind a reveal: where its sheet lies, what is lit, which lines of the log stand there already."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest

from macher.ui.layout import Rect
from macher.ui.staging import table_behind as behind_module


class Names:
    def party_key(self, seat: int) -> str:
        return f"party{seat}"


def _zones(*boards: Rect, folded: bool = False, layout: str = "wide", panel: Rect | None = None) -> Any:
    board = SimpleNamespace(rows=())
    return SimpleNamespace(layout=layout, boards=boards, panel=panel, folded=folded, board=board)


FOUR = tuple(Rect(100 * at, 10, 100, 400) for at in range(4))


def _reveal(**changes: Any) -> Any:
    usual: dict[str, Any] = {"room": "sheet", "land": -1, "seat": -1, "reaches": 1.0, "first": 5, "crowns": -1}
    made = {**usual, "touches": frozenset(), "boxes": frozenset(), "version": 4, **changes}
    return SimpleNamespace(**made)


@pytest.mark.parametrize(
    ("land", "boards", "area"),
    [
        (-1, 4, FOUR[0].around(FOUR[3])),
        (0, 2, FOUR[0].around(FOUR[1])),
        (0, 3, FOUR[1].around(FOUR[2])),
        (0, 4, FOUR[1].around(FOUR[2])),
        (1, 4, FOUR[2].around(FOUR[3])),
        (2, 4, FOUR[0].around(FOUR[1])),
        (3, 4, FOUR[1].around(FOUR[2])),
    ],
)
def test_a_sheet_lies_over_two_boards_beside_the_one_it_is_about(
    land: int, boards: int, area: Rect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over all of them if it is about none, or if there are no two others."""
    monkeypatch.setattr(behind_module, "row_rects", lambda board, seats: ())
    table: Any = SimpleNamespace(view=SimpleNamespace(lands=[0] * boards), seats=4)
    sheet = behind_module.sheet_for(_zones(*FOUR), table, _reveal(land=land))
    assert sheet is not None
    assert sheet.box == area


def test_a_sheet_among_folded_boards_lies_on_the_wider_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a part of the board if that is not enough."""
    monkeypatch.setattr(behind_module, "row_rects", lambda board, seats: (Rect(1, 2, 3, 4),))
    table: Any = SimpleNamespace(view=SimpleNamespace(lands=[0] * 3), seats=4)
    folded = (Rect(0, 0, 50, 400), Rect(60, 0, 300, 400), Rect(370, 0, 630, 400))
    told = [behind_module.sheet_for(_zones(*folded, folded=True), table, _reveal(land=land)) for land in (0, 1, 2)]
    areas = [sheet.box for sheet in told if sheet is not None]
    assert areas == [Rect(58, 0, 942, 400), Rect(368, 0, 632, 400), Rect(600, 0, 400, 400)]
    assert [sheet.rows for sheet in told if sheet is not None][2] == (Rect(371, 2, 3, 4),)
    last = (Rect(0, 0, 630, 400), Rect(640, 0, 50, 400), Rect(700, 0, 300, 400))
    sheet = behind_module.sheet_for(_zones(*last, folded=True), table, _reveal(land=2))
    assert sheet is not None
    assert sheet.box == Rect(0, 0, 692, 400)


def test_where_one_board_is_shown_or_a_place_is_lit_there_is_no_sheet() -> None:
    table: Any = SimpleNamespace(view=SimpleNamespace(lands=[0] * 4), seats=4)
    assert behind_module.sheet_for(_zones(*FOUR, layout="focus"), table, _reveal()) is None
    assert behind_module.sheet_for(_zones(*FOUR), table, _reveal(room="place")) is None
    for panel in (None, Rect(1, 2, 3, 4)):
        sheet = behind_module.sheet_for(_zones(*FOUR, panel=panel), table, _reveal(room="band"))
        assert sheet is not None
        assert sheet.box == (panel or FOUR[0].around(FOUR[3]))


@pytest.mark.parametrize(
    ("changes", "seat", "shared", "rows", "mine"),
    [
        ({"land": 1, "seat": 2}, 0, False, {(1, 2), (1, 0)}, {(1, 0)}),
        ({"land": 0, "seat": 0}, 2, False, {(0, 0), (0, 2)}, {(0, 2)}),
        ({"land": 1, "seat": 2}, 0, True, {(1, 2)}, set()),
        ({"land": 1, "seat": 2}, -1, False, {(1, 2)}, set()),
        ({"land": 1}, 0, False, {(1, 0)}, {(1, 0)}),
        ({"land": -1, "seat": 2}, 0, False, set(), set()),
        ({"land": 1, "seat": 2, "room": "band"}, 0, False, set(), set()),
        ({"land": 1, "seat": 2, "reaches": math.inf}, 0, False, set(), set()),
    ],
)
def test_the_rows_whose_figures_change_are_lit(
    changes: dict[str, Any], seat: int, shared: bool, rows: set[Any], mine: set[Any]
) -> None:
    table: Any = SimpleNamespace(seat=seat, shared=shared, names=Names())
    found = behind_module.light_during(table, _reveal(**changes))
    assert (found.rows, found.hit) == (rows, mine)
    assert found.ink == (f"party{changes['seat']}.edge" if "seat" in changes else "rule")
    assert not found.mine


@pytest.mark.parametrize(("first", "kept"), [(1, 0), (2, 2), (3, 4), (4, 4), (5, 6), (9, 6)])
def test_headings_without_lines_below_them_are_not_told_before_a_reveal(first: int, kept: int) -> None:
    """The last one has lines only where the event itself has been told."""
    lines: Any = [
        SimpleNamespace(name=name, head=isinstance(name, str), index=name if isinstance(name, int) else 0)
        for name in ("h1", 1, "h2", 2, "h4", 4)
    ]
    assert behind_module.entries_before(lines, first) == lines[:kept]


@pytest.mark.parametrize(
    ("seat", "land", "reached", "asked"),
    [
        (1, 2, True, ("past", [2])),
        (1, -1, True, ("past", [])),
        (1, 2, False, (None, [2])),
        (0, 2, True, None),
        (-1, 2, True, None),
    ],
)
def test_why_a_reveal_came_is_told_of_ai_seats_and_with_figures_once_they_are_shown(
    seat: int, land: int, reached: bool, asked: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(
        behind_module, "why_of", lambda model, past, version, seat, lands: told.append((past, lands)) or "why"
    )
    table: Any = SimpleNamespace(is_human=lambda seat: seat == 0)
    said = behind_module._why(table, "past", _reveal(seat=seat, land=land), reached)  # type: ignore[arg-type]
    assert (said, told) == (("why", [asked]) if asked else ("", []))
