"""The compact layout: four small boards, rail and long log, action bar and tray (1240 x 680 and more)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from macher.ui.layout import Rect
from macher.ui.table.boards.columns import Columns, shared_out
from macher.ui.table.layouts.zones import BoardAreas, DockAreas, RowAreas, Zones

_TOP, _PAD, _GAP = 40.0, 8.0, 6.0
_TRAY, _BAR, _STRIP, _NATIONAL, _RAIL = 134.0, 62.0, 80.0, 92.0, 284.0


_RIBBON, _FLAG = 5.0, 24.0
"""Height of the ribbon along the dock, and where it has room for words."""
_FOLDED = 56.0
"""Width of the strip of a state that has voted."""


def zones(stage: Rect, columns: Columns) -> Zones:
    """Divides a stage; extra width goes to rail and log, extra height to the boards.

    With a national board the strip is taller, and the boards are lower by as much.  Folded boards leave their room to
    the others.
    """
    national, seats = columns.national, columns.seats
    strip_h = _NATIONAL if national else _STRIP
    tall = stage.h >= 715  # else the ribbon is too low for words
    tray_h = _TRAY - 5
    bar_h = _BAR + (_FLAG - _RIBBON if tall else 0)
    tray = Rect(stage.x + _PAD, stage.bottom - 8 - tray_h, 0, tray_h)
    bar_y = tray.y - 4 - bar_h
    strip_y = bar_y - 6 - strip_h
    width = min(stage.w - 2 * _PAD - _RAIL - _GAP, 4 * 300.0 + 3 * _GAP)
    left = Rect(stage.x + _PAD, stage.y + _TOP + 6, round(width), strip_y - 6 - (stage.y + _TOP + 6))
    boards = shared_out(left, columns.kinds, _FOLDED, _GAP)
    living = boards[columns.living[0]]
    board = _national_board(living) if national else _board(living)
    rail = Rect(left.right + _GAP, left.y, stage.right - _PAD - left.right - _GAP, seats * 62 - 4)
    log = Rect(rail.x, rail.bottom + 5, rail.w, stage.bottom - 8 - rail.bottom - 5)
    short = 172.0
    strip = (_national_strip if national else _strip)(Rect(left.x, strip_y, left.w, strip_h))
    return Zones(
        layout="compact",
        stage=stage,
        top=Rect(stage.x, stage.y, stage.w, _TOP),
        boards=boards,
        areas=(replace(board, late=columns.last),) * len(boards),
        strip={name: Rect(round(cell.x), cell.y, round(cell.w), cell.h) for name, cell in strip.items()},
        rail=tuple(rail.rows(seats, 4)),
        rail_tab=24,
        log=log,
        dock=_dock(Rect(left.x, bar_y, left.w, bar_h), Rect(left.x, tray.y, left.w, tray.h), national, tall),
        panel=Rect(left.x, left.y + short - 44, left.w, left.h - short + 44),
        short=short - 50,
        columns=columns,
    )


def _strip(area: Rect) -> dict[str, Rect]:
    names = ("opinions", "programs", "polls", "presence", "base")
    return dict(zip(names, area.columns((282, 132, 112, 186, 238), _GAP), strict=True))


def _national_strip(area: Rect) -> dict[str, Rect]:
    """National board in three parts without gaps; exchange pool and piles beside it."""
    board, pool, piles = area.columns((616, 250, 96), _GAP)
    media, opinions, base = board.columns((224, 236, 156))
    return {"presence": media, "national": opinions, "base": base, "opinions": pool, "polls": piles}


def _national_board(board: Rect) -> BoardAreas:
    at, h = _board(board), board.h
    rows = Rect(8, 102, board.w - 16, h - 102 - 28)
    return replace(
        at,
        rows=rows,
        points=at.points._replace(x=at.points.x - 36, w=at.points.w + 36),
        foot=Rect(8, h - 24, board.w - 16, 20),
        national=True,
    )


def _board(board: Rect) -> BoardAreas:
    w, h, pad = board.w, board.h, 8.0
    inner = w - 2 * pad
    return BoardAreas(
        band=4,
        badge=Rect(pad, 10, inner - 60, 22),
        points=Rect(w - pad - 58, 10, 58, 22),
        name=Rect(pad + 32, 10, inner - 92, 22),
        code=Rect(pad, 8, 34, 24),
        map=Rect(0, 0, 0, 0),
        cards=tuple(Rect(pad, 36, min(inner, 420.0), 38).columns(4, 5)),
        media_icon=Rect(pad, 81, 16, 16),
        media=tuple(Rect(pad + 19 + 24 * at, 79, 20, 20) for at in range(5)),
        leader=Rect(pad + 19 + 24 * 5, 79, inner - 19 - 24 * 5, 20),
        rows=Rect(pad, 104, inner, h - 104 - 26),
        row_gap=3,
        axis=Rect(0, 0, 0, 0),
        slot_icon=Rect(pad, h - 23, 16, 16),
        slots=tuple(Rect(pad + 20, h - 25, inner - 28, 21).columns(5, 5)),
        foot=Rect(pad, h - 27, inner, 24),
        layout="compact",
    )


@lru_cache(maxsize=64)
def row_areas(w: float, h: float, national: bool = False) -> RowAreas:
    """The parts of a row: bar and votes above, trend, number of rallies, buttons and match below.

    In tall rows they stay together in the middle.  With a national board the bar ends at the majority.
    """
    block = min(h, 68.0)
    top = round((h - block) / 2)
    bar_h = round(min(24.0, block * 0.32))
    lower = top + block - 24 - max(1.0, (block - 46) * 0.2)
    step_h = min(24.0, 22.0 + max(0.0, block - 44))  # low rows leave the votes above free
    step = Rect(0, lower + 24 - step_h, 26, step_h)
    bar_y, votes_h = top + 4, max(bar_h, 18)
    room = 25.0 if national else 0.0
    bar_end = w - 76 - room - (4 if national else 0)
    return RowAreas(
        tab=Rect(0, 0, 22, h),
        trend=Rect(24, lower + 1, 34, 22),
        pips=Rect(61, lower + 1, 66, 22),
        pip=0,
        pitch=0,
        minus=step.moved(w - 88, 0),
        plus=step.moved(w - 59, 0),
        match=Rect(w - 92, lower + 1, 89, 22),
        bar=Rect(29, bar_y, round(bar_end - 29), bar_h),
        votes=Rect(w - 74, bar_y - 1, 71, votes_h),
        words=False,
        order=Rect(w - 75 - room, bar_y + round((bar_h - 16) / 2), room, 16),
    )


def _dock(bar: Rect, tray: Rect, national: bool, flagged: bool) -> DockAreas:
    band = _FLAG if flagged else _RIBBON
    line = bar.y + band + 3
    x, y, right = tray.x, tray.y, tray.right
    supplies_w = 149.0
    context_w = 328.0 if tray.w >= 960 and not national else 300.0  # a hand of three cards needs the room
    context_x = right - context_w
    main = Rect(x + supplies_w + 13, y + 6, context_x - 12 - (x + supplies_w + 13), tray.h - 12)
    return DockAreas(
        panel=bar,
        band=Rect(bar.x, bar.y, bar.w, band),
        title=Rect(bar.x + 12, line, 320, 30),
        hint=Rect(bar.x + 12, line + 30, bar.w - 24, 20),
        facts=Rect(bar.x + 12, line, bar.w - 24, 30),
        controls=Rect(context_x + 12, y + 6, context_w - 24, tray.h - 12),
        buttons=Rect(bar.x + 12, line, bar.w - 16, 29),
        choices=main,
        context=Rect(context_x + 12, y + 6, context_w - 24, tray.h - 12),
        supplies=Rect(x + 12, y + 6, supplies_w - 20, tray.h - 12),
        dividers=(Rect(x + supplies_w, y, 1, tray.h), Rect(context_x, y, 1, tray.h)),
        tray=tray,
    )
