"""The table behind a reveal: where its sheet lies, what is lit, which lines of the log stand there already."""

from __future__ import annotations

import math
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.i18n import Texts
from macher.rules.viewing import view
from macher.ui.layout import Rect
from macher.ui.staging import table_behind as behind_module
from macher.ui.table.model import TableModel


class Names:
    def party_key(self, seat: int) -> str:
        return f"party{seat}"


def _zones(*boards: Rect, layout: str = "wide", panel: Rect | None = None) -> Any:
    areas = tuple(SimpleNamespace(bands=(Rect(1, 2, 3, 4),)) for _ in boards)
    return SimpleNamespace(layout=layout, boards=boards, panel=panel, areas=areas)


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
        (0, 3, Rect(108, 10, 192, 400)),
        (0, 4, Rect(108, 10, 292, 400)),
        (1, 4, Rect(208, 10, 192, 400)),
        (2, 4, Rect(0, 10, 192, 400)),
        (3, 4, Rect(0, 10, 292, 400)),
    ],
)
def test_a_sheet_lies_on_the_wider_side_of_the_board_it_is_about(land: int, boards: int, area: Rect) -> None:
    """Over all of them if it is about none, or if there are no two others."""
    table: Any = SimpleNamespace(view=SimpleNamespace(lands=[0] * boards), seats=4)
    sheet = behind_module.sheet_for(_zones(*FOUR[:boards]), table, _reveal(land=land))
    assert sheet is not None
    assert sheet.box == area


def test_a_sheet_beside_narrow_boards_covers_a_part_of_its_own() -> None:
    """Over a part of the board if that is not enough."""
    table: Any = SimpleNamespace(view=SimpleNamespace(lands=[0] * 3), seats=4)
    folded = (Rect(0, 0, 50, 400), Rect(60, 0, 300, 400), Rect(370, 0, 630, 400))
    told = [behind_module.sheet_for(_zones(*folded), table, _reveal(land=land)) for land in (0, 1, 2)]
    areas = [sheet.box for sheet in told if sheet is not None]
    assert areas == [Rect(58, 0, 942, 400), Rect(368, 0, 632, 400), Rect(600, 0, 400, 400)]
    assert [sheet.rows for sheet in told if sheet is not None][2] == (Rect(371, 2, 3, 4),)
    last = (Rect(0, 0, 630, 400), Rect(640, 0, 50, 400), Rect(700, 0, 300, 400))
    sheet = behind_module.sheet_for(_zones(*last), table, _reveal(land=2))
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


@pytest.mark.parametrize(("seat", "reached", "said"), [(1, True, "why"), (1, False, ""), (0, True, ""), (-1, True, "")])
def test_why_a_reveal_came_is_told_of_ai_seats_once_it_is_shown(
    seat: int, reached: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind_module, "why_of", lambda model, version: "why")
    table: Any = SimpleNamespace(is_human=lambda seat: seat == 0)
    assert behind_module._why(table, _reveal(seat=seat, land=2), reached) == said


@pytest.mark.parametrize(
    ("changes", "shown", "reached", "acted", "why"),
    [
        ({"seat": 1, "land": 2}, 0.9, False, 1, "why"),
        ({"seat": 1, "land": 2}, 1.0, True, 1, "why"),
        ({"seat": 1, "land": 2, "crowns": 3}, 0.9, False, 1, "why"),
        ({"seat": 1, "land": 2, "crowns": 3}, 1.0, True, 3, ""),
        ({"land": 2, "crowns": 0}, 1.0, True, 0, ""),
    ],
)
def test_the_table_stands_as_before_until_the_reveal_has_reached_its_rows(
    changes: dict[str, Any], shown: float, reached: bool, acted: int, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is asked there; whoever becomes start player in it has the ribbon then."""
    monkeypatch.setattr(behind_module, "_why", lambda *told: "why")
    now = view(a_game().votes(2, 9, 9, 9, 9).table, 0)
    past = view(a_game().table, 0)._replace(deciders=(0,))
    log: Any = [SimpleNamespace(index=at) for at in range(1, 9)]
    recap: Any = [SimpleNamespace(events=(3, 4)), SimpleNamespace(events=(4, 5)), SimpleNamespace(events=())]
    table = TableModel(now, now, EDITION, Texts.load("en"), "abcd", ("human",) * 4, 0, log=log, marks=log[2:])
    table = replace(table, recap=recap, focus_land=3, thinking=(1,))
    found = behind_module.as_before(table, past, _reveal(**changes), shown)
    assert (found.view.deciders, found.thinking, found.prompt) == ((), (), None)
    assert [land.votes == (9, 9, 9, 9) for land in found.preview.lands] == [False, False, reached, False]
    assert not any(land.votes == (9, 9, 9, 9) for land in found.view.lands)
    assert ([each.index for each in found.log], [each.index for each in found.marks]) == ([1, 2, 3, 4], [3, 4])
    assert found.recap == [recap[0], recap[2]]
    assert (found.acted, found.why, found.crowned) == (acted, why, reached and changes.get("crowns", -1) >= 0)
    fewer = behind_module.as_before(table, past._replace(lands=past.lands[:2]), _reveal(**changes), 0.0)
    assert (found.focus_land, fewer.focus_land) == (3, 1)
