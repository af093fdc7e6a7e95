"""The wide layout: four whole boards, rail at the right, dock below (1840 x 1000 and more)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from macher.ui.layout import Rect
from macher.ui.table.boards.folded_boards import MOST_BOARDS, shared_out
from macher.ui.table.layouts.zones import BoardAreas, DockAreas, RowAreas, Zones

_TOP, _PAD, _GAP = 56.0, 16.0, 12.0
_DOCK, _STRIP, _NATIONAL, _RAIL = 250.0, 98.0, 146.0, 464.0
_MOST_RAIL: Final = 520.0
"""Most width of rail and log: the boards have what is left."""
_BOARDS: Final = 4 * 400.0 + 3 * _GAP
"""Width of the boards from which the rail grows as well."""
_CARDS = 560.0
"""Most width of the opinions of a board."""
_BAND = 30.0
"""Height of the ribbon along the top of the dock."""


_FOLDED = 116.0
"""Width of the strip of a state that has voted."""


def zones(
    stage: Rect, national: bool = False, folded: frozenset[int] = frozenset(), boards_in_play: int = MOST_BOARDS
) -> Zones:
    """Divides a stage; extra width goes to rail and log up to a limit, then to the boards, extra height to the boards.

    With a national board the strip is taller, and the boards are lower by as much.  Folded boards leave their room to
    the others.
    """
    strip_h = _NATIONAL if national else _STRIP
    dock = Rect(stage.x + _PAD, stage.bottom - _DOCK - 10, stage.w - 2 * _PAD, _DOCK)
    strip_y = dock.y - 10 - strip_h
    spare = stage.w - 2 * _PAD - _GAP - _RAIL - _BOARDS
    boards_w = stage.w - 2 * _PAD - _GAP - min(_MOST_RAIL, _RAIL + max(0.0, spare))
    left = Rect(stage.x + _PAD, stage.y + _TOP + 12, boards_w, strip_y - 8 - (stage.y + _TOP + 12))
    boards = shared_out(left, boards_in_play, folded, _FOLDED, 8.0 if folded else _GAP)
    living = next(rect for place, rect in enumerate(boards) if place not in folded)
    late = len(folded) == len(boards) - 1
    rail_x = left.right + _GAP
    rail = Rect(rail_x, left.y, dock.right - rail_x, 5 * 83 - 6)
    log = Rect(rail.x, rail.bottom + 6, rail.w, dock.y - 10 - rail.bottom - 6)
    short = 182.0
    panel = Rect(left.x, left.y + short + 68, left.w, left.h - short - 68 - 4)
    return Zones(
        layout="wide",
        stage=stage,
        top=Rect(stage.x, stage.y, stage.w, _TOP),
        boards=boards,
        board=_late_board(living, national) if late else _national_board(living) if national else _board(living),
        strip=(_national_strip if national else _strip)(Rect(left.x, strip_y, left.w, strip_h)),
        rail=rail,
        rail_row=77,
        rail_gap=6,
        rail_tab=30,
        log=log,
        dock=_dock(dock),
        panel=panel,
        short=short + 56,
        folded=folded,
    )


def _whole(rect: Rect) -> Rect:
    return Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))


def _strip(area: Rect) -> dict[str, Rect]:
    names = ("opinions", "programs", "polls", "presence", "base")
    cells = area.columns((352, 354, 146, 254, 258), _GAP)
    return {name: _whole(cell) for name, cell in zip(names, cells, strict=True)}


def _national_strip(area: Rect) -> dict[str, Rect]:
    """National board in three parts without gaps; exchange pool and piles beside it."""
    board, pool, piles = area.columns((1010, 256, 122), _GAP)
    media, opinions, base = board.columns((380, 434, 196))
    parts = {"presence": media, "national": opinions, "base": base, "opinions": pool, "polls": piles}
    return {name: _whole(cell) for name, cell in parts.items()}


def _board(board: Rect) -> BoardAreas:
    w, h, pad = board.w, board.h, 14.0
    inner = w - 2 * pad
    map_w = 54.0
    slots = Rect(pad + 26, h - 37, inner - 26 - 13, 26).columns(5, 8)
    cards = Rect(pad, 96, min(inner, _CARDS), 74).columns(4, 8)
    top = 213.0
    return BoardAreas(
        band=6,
        badge=Rect(pad, 16, inner - map_w - 96, 24),
        points=Rect(w - pad - map_w - 112, 14, 100, 26),
        name=Rect(pad, 42, inner - map_w - 8, 40),
        code=Rect(0, 0, 0, 0),
        map=Rect(w - pad - map_w, 15, map_w, 72),
        cards=tuple(cards),
        media_icon=Rect(pad, 182, 20, 20),
        media=tuple(Rect(pad + 26 + 33 * at, 179, 26, 26) for at in range(5)),
        leader=Rect(pad + 26 + 33 * 5, 179, inner - 26 - 33 * 5, 26),
        rows=Rect(pad, top, inner, h - 66 - top),
        row_gap=4,
        axis=Rect(pad + 36, h - 63, 200, 24),
        slot_icon=Rect(pad, h - 34, 20, 20),
        slots=tuple(slots),
        foot=Rect(pad, h - 39, inner, 30),
        layout="wide",
    )


def _national_board(board: Rect) -> BoardAreas:
    """Lower opinions, and captions above the columns of the rows."""
    at, h, pad = _board(board), board.h, 14.0
    inner = board.w - 2 * pad
    return replace(
        at,
        badge=at.badge.moved(0, -3),
        name=at.name.moved(0, -5),
        points=Rect(at.points.x - 30, at.points.y - 2, at.points.w + 30, at.points.h),
        map=Rect(at.map.right - 48, 11, 48, 60),  # above the stamp of a double marker
        cards=tuple(Rect(pad, 82, min(inner, _CARDS), 66).columns(4, 8)),
        media_icon=Rect(pad, 158, 20, 20),
        media=tuple(rect.moved(0, -24) for rect in at.media),
        leader=at.leader.moved(0, -24),
        header=Rect(pad, 185, inner, 22),
        rows=Rect(pad, 208, inner, h - 66 - 208),
        row_gap=3,
        axis=Rect(pad + 36, h - 65, 200, 24),
        slot_icon=Rect(pad, h - 36, 20, 20),
        foot=Rect(pad, h - 39, inner, 27),
        national=True,
    )


def _late_board(board: Rect, national: bool) -> BoardAreas:
    """The only board left: one line of name, map, media and large cards above rows of the whole width."""
    at, pad = _national_board(board) if national else _board(board), 14.0
    inner, right = board.w - 2 * pad, board.w - pad
    cards = Rect(right - 4 * 92 - 24, 14, 4 * 92 + 24, 108)
    middle = cards.x - 234
    map_w = 78.0
    return replace(
        at,
        badge=Rect(pad, 14, 260, 24),
        name=Rect(pad, 38, middle - map_w - 30 - pad, 78),
        map=Rect(middle - map_w - 18, 14, map_w, 106),
        points=Rect(middle, 14, 210, 30),
        media_icon=Rect(middle, 58, 20, 20),
        media=tuple(Rect(middle + 26 + 33 * spot, 55, 26, 26) for spot in range(5)),
        leader=Rect(middle, 91, 191, 28),
        cards=tuple(cards.columns(4, 8)),
        header=Rect(pad, 126, inner, 22),
        rows=Rect(pad, 149, inner, board.h - 66 - 149),
        row_gap=6,
        late=True,
    )


def _national_row(w: float, h: float) -> RowAreas:
    """The parts of a row with ten rally spots, whose bar ends soon after the majority."""
    block = min(h, 96.0)
    top = round((h - block) / 2)
    upper = top + round(block * 0.28)
    grown = max(1.0, min(1.4, w / 316, h / 64))
    pip, pitch = round(11 * grown), round(14 * grown)
    steps = 76 + 10 * pitch + 2
    bar_h = round(min(30.0, block * 0.33))
    bar_y = top + block - bar_h - round(block * 0.1)
    votes, order = w - 77, 27.0
    bar_w = round(votes - order - 6 - 36)
    return RowAreas(
        tab=Rect(0, 0, 26, h),
        trend=Rect(29, upper - 13, 40, 26),
        pips=Rect(76, upper - round(pip / 2), 10 * pitch - 3, pip),
        pip=pip,
        pitch=pitch,
        minus=Rect(steps, upper - 13, 26, 26),
        plus=Rect(steps + 29, upper - 13, 26, 26),
        match=Rect(w - 108, upper - 12, 101, 24),
        bar=Rect(36, bar_y, bar_w, bar_h),
        votes=Rect(votes, bar_y, w - votes - 7, bar_h),
        words=True,
        order=Rect(votes - order, bar_y + (bar_h - 20) / 2, order, 20),
    )


@lru_cache(maxsize=64)
def row_areas(w: float, h: float, national: bool = False) -> RowAreas:
    """The parts of a row of this size: trend, pips, buttons and match above, bar and votes below."""
    if national:
        return _national_row(w, h)
    # In tall rows the two lines stay together in the middle.
    block = min(h, 104.0)
    top = round((h - block) / 2)
    upper = top + round(block * 0.3)
    # Larger boards have larger rally spots, as far as minus, plus and match keep their room.
    grown = max(1.0, min(1.4, w / 316, h / 73))
    pip, pitch = round(13 * grown), round(16 * grown)
    steps = 75 + 8 * pitch + 9
    bar_h = round(min(34.0, block * 0.3))
    bar_y = top + block - bar_h - round(block * 0.11)
    bar_w = round(w - 36 - 80)
    return RowAreas(
        tab=Rect(0, 0, 26, h),
        trend=Rect(29, upper - 14, 40, 28),
        pips=Rect(75, upper - round(pip / 2), 8 * pitch - 2, pip),
        pip=pip,
        pitch=pitch,
        minus=Rect(steps, upper - 13, 26, 26),
        plus=Rect(steps + 31, upper - 13, 26, 26),
        match=Rect(w - 108, upper - 12, 101, 24),
        bar=Rect(36, bar_y, bar_w, bar_h),
        votes=Rect(36 + bar_w + 3, bar_y, w - 36 - bar_w - 10, bar_h),
        words=True,
        order=Rect(0, 0, 0, 0),
    )


def _dock(panel: Rect) -> DockAreas:
    x, y, bottom = panel.x, panel.y, panel.bottom
    first, last = round(panel.w * 0.3655), round(panel.w * 0.751)
    mid_x, mid_w = x + first + 24, last - first - 48
    right_x = x + last + 18
    right_w = panel.right - 18 - right_x
    buttons = Rect(mid_x, bottom - 62, mid_w, 46)
    return DockAreas(
        panel=panel,
        band=Rect(x, y, panel.w, _BAND),
        title=Rect(mid_x, y + _BAND + 7, mid_w, 42),
        hint=Rect(mid_x, y + _BAND + 50, mid_w, 46),
        facts=Rect(mid_x, buttons.y - 62, mid_w, 54),
        controls=Rect(mid_x, buttons.y - 78, mid_w, 70),
        buttons=buttons,
        choices=Rect(x + 18, y + _BAND + 8, first - 36, panel.h - _BAND - 20),
        context=Rect(right_x, y + _BAND + 8, right_w, panel.h - _BAND - 78),
        supplies=Rect(right_x, bottom - 66, right_w, 54),
        dividers=(Rect(x + first, y + _BAND, 1, panel.h - _BAND), Rect(x + last, y + _BAND, 1, panel.h - _BAND)),
    )
