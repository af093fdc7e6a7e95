"""The focus layout: four state tabs, one board large, a panel with tabs at the right (920 x 520 and more)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from macher.ui.layout import Rect
from macher.ui.table.boards.columns import Columns
from macher.ui.table.layouts.zones import BoardAreas, DockAreas, RowAreas, Zones

_TOP, _PAD, _GAP, _LINE = 36.0, 6.0, 6.0, 4.0
_TRAY, _BAR, _RECAP, _TABS = 124.0, 56.0, 26.0, 28.0
_RIBBON, _FLAG = 4.0, 20.0
"""Height of the ribbon along the dock, and where it has room for words."""


def zones(stage: Rect, columns: Columns) -> Zones:
    """Divides a stage; extra height goes to the board.  A folded board is a tab as all others are.

    With a national board the panel at the right has other boxes, and the board another foot.
    """
    national, count = columns.national, len(columns.kinds)
    tray = Rect(stage.x + _PAD, stage.bottom - _PAD - _TRAY, stage.w - 2 * _PAD, _TRAY)
    bar_h = _BAR + (_FLAG - _RIBBON if stage.h >= 530 else 0)  # else the ribbon is too low for words
    bar = Rect(tray.x, tray.y - _LINE - bar_h, tray.w, bar_h)
    recap = Rect(tray.x, bar.y - _LINE - _RECAP, tray.w, _RECAP)
    tabs = Rect(tray.x, stage.y + _TOP + _LINE, tray.w, _TABS)
    middle = Rect(tray.x, tabs.bottom + _LINE, tray.w, recap.y - tabs.bottom - 2 * _LINE)
    side_w = min(440.0, round(middle.w * 0.4))
    board = Rect(middle.x, middle.y, middle.w - side_w - _GAP, middle.h)
    side = Rect(board.right + _GAP, middle.y, side_w, middle.h)
    inner = Rect(side.x, side.y + 35, side.w, side.h - 35)
    row = (inner.h - 4 * 3) / 5
    return Zones(
        layout="focus",
        stage=stage,
        top=Rect(stage.x, stage.y, stage.w, _TOP),
        boards=(board,) * count,
        areas=(_national_board(board) if national else _board(board),) * count,
        strip=(_national_strip if national else _strip)(inner),
        rail=tuple(Rect(inner.x, round(inner.y + at * (row + 3)), inner.w, round(row)) for at in range(columns.seats)),
        rail_tab=24,
        log=inner,
        dock=_dock(bar, tray),
        tabs=tuple(tabs.columns(4, 5)),
        side=side,
        side_tabs=tuple(Rect(side.x, side.y, side.w, 32).columns(5, 3)),
        panel=middle,
        short=0,
        recap=recap,
        columns=columns,
    )


def _strip(inner: Rect) -> dict[str, Rect]:
    polls, rest = inner.take_top(round(inner.h * 0.33), 4)
    presence, base = rest.take_top(round(rest.h * 0.47), 4)
    return {"opinions": inner, "programs": inner, "polls": polls, "presence": presence, "base": base}


def _national_strip(inner: Rect) -> dict[str, Rect]:
    upper, lower = inner.take_top(round(inner.h * 0.5), 4)
    return {"presence": upper, "base": lower, "national": upper, "opinions": lower, "polls": inner}


def _national_board(board: Rect) -> BoardAreas:
    at = _board(board)
    return replace(at, points=at.points._replace(x=at.points.x - 40, w=at.points.w + 40), national=True)


def _board(board: Rect) -> BoardAreas:
    w, h, pad = board.w, board.h, 8.0
    inner = w - 2 * pad
    cards_w = 4 * 52 + 3 * 5
    cards = Rect(w - pad - cards_w, 10, cards_w, 40).columns(4, 5)
    left = w - pad - cards_w - pad - 8
    foot_y = h - 28
    media_x = w - pad - 5 * 24
    return BoardAreas(
        band=4,
        badge=Rect(pad, 32, left - 70, 20),
        points=Rect(pad + left - 62, 32, 62, 20),
        name=Rect(pad, 8, left, 25),
        code=Rect(0, 0, 0, 0),
        map=Rect(0, 0, 0, 0),
        cards=tuple(cards),
        media_icon=Rect(media_x - 22, foot_y + 5, 16, 16),
        media=tuple(Rect(media_x + 24 * at, foot_y + 3, 20, 20) for at in range(5)),
        leader=Rect(media_x - 92, foot_y + 3, 66, 20),
        rows=Rect(pad, 56, inner, h - 56 - 31),
        row_gap=3,
        axis=Rect(0, 0, 0, 0),
        slot_icon=Rect(pad, foot_y + 5, 16, 16),
        slots=tuple(Rect(pad + 22, foot_y + 3, min(230.0, media_x - 110 - pad - 22), 21).columns(5, 5)),
        foot=Rect(pad, foot_y, media_x - 100 - pad, 26),
        layout="focus",
    )


@lru_cache(maxsize=64)
def row_areas(w: float, h: float, national: bool = False) -> RowAreas:
    """The parts of a row, all in one line: bar, votes, trend, number of rallies, buttons, match."""
    room = 25.0 if national else 0.0
    x = 29 + round(w * 0.33)
    bar_w = x - 29 - (room + 5 if national else 0)
    bar_h = round(min(30.0, h * 0.56))
    button_h = min(26.0, h - 2)
    mid = (h - button_h) / 2
    return RowAreas(
        tab=Rect(0, 0, 22, h),
        trend=Rect(x + 90, h / 2 - 11, 36, 22),
        pips=Rect(x + 134, h / 2 - 11, 64, 22),
        pip=0,
        pitch=0,
        minus=Rect(w - 102, mid, 26, button_h),
        plus=Rect(w - 73, mid, 26, button_h),
        match=Rect(w - 76, h / 2 - 11, 68, 22),
        bar=Rect(29, round((h - bar_h) / 2), bar_w, bar_h),
        votes=Rect(x, h / 2 - 11, 72, 22),
        words=False,
        order=Rect(x - room, h / 2 - 9, room, 18),
    )


def _dock(bar: Rect, tray: Rect) -> DockAreas:
    band = _FLAG if bar.h > _BAR else _RIBBON
    line = bar.y + band + 1
    x, y = tray.x, tray.y
    supplies_w = 138.0
    context_w = 300.0
    context_x = tray.right - context_w
    main = Rect(x + supplies_w + 9, y + 5, context_x - 8 - (x + supplies_w + 9), tray.h - 10)
    return DockAreas(
        panel=bar,
        band=Rect(bar.x, bar.y, bar.w, band),
        title=Rect(bar.x + 10, line, 240, 30),
        hint=Rect(bar.x + 10, line + 30, bar.w - 20, 19),
        facts=Rect(bar.x + 10, line, bar.w - 20, 30),
        controls=Rect(context_x + 8, y + 5, context_w - 16, tray.h - 10),
        buttons=Rect(bar.x + 10, line + 1, bar.w - 16, 28),
        choices=main,
        context=Rect(context_x + 8, y + 5, context_w - 16, tray.h - 10),
        supplies=Rect(x + 10, y + 5, supplies_w - 16, tray.h - 10),
        dividers=(Rect(x + supplies_w, y, 1, tray.h), Rect(context_x, y, 1, tray.h)),
        tray=tray,
    )
