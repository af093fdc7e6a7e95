"""The focus layout: states as tabs, one board across the window, faces of the parties, the question (920 x 520)."""

from __future__ import annotations

from typing import Final

from macher.ui.layout import Rect
from macher.ui.table.boards.columns import Columns, bands
from macher.ui.table.layouts.zones import BoardAreas, DockAreas, RowAreas, Zones

_TOP, _PAD, _GAP = 34.0, 6.0, 4.0
_TABS, _FACES, _LOW_FACES = 40.0, 40.0, 30.0
_RIBBON, _QUESTION = 4.0, 78.0
_TRAY: Final = 124.0
"""Height of the cards over the question."""
_HEAD: Final = 60.0
"""Opinions, media and points over the bands."""
_TALLER: Final = 16.0
"""By how much the looking player's band is taller than the others."""
_SHARES: Final = {"stage": 1.45, "wing": 1.0, "result": 0.62}
"""Shares of the tabs in their line."""
_CARD: Final = 118.0
_NOTHING: Final = Rect(0, 0, 0, 0)


def zones(stage: Rect, columns: Columns) -> Zones:
    """Divides a stage; extra height goes to the bands.

    While cards lie over the question the bands are lower, so that none of them is covered.
    """
    x, w, low = stage.x + _PAD, stage.w - 2 * _PAD, columns.laid
    dock = Rect(x, stage.bottom - 5 - _RIBBON - _QUESTION, w, _RIBBON + _QUESTION)
    tray = Rect(x, dock.y - _GAP - _TRAY, w, _TRAY)
    tabs = Rect(x, stage.y + _TOP + _GAP, w, _TABS)
    faces_h = _LOW_FACES if low else _FACES
    faces = Rect(x, (tray.y if low else dock.y) - _GAP - faces_h, w, faces_h)
    board = Rect(x, tabs.bottom, w, faces.y - 3 - tabs.bottom)
    areas = _board(board, columns)
    # What is laid over the board leaves the cards free.
    above = Rect(x, tabs.bottom + 2, w, tray.y - _GAP - tabs.bottom - 2)
    return Zones(
        layout="focus",
        stage=stage,
        top=Rect(stage.x, stage.y, stage.w, _TOP),
        boards=(board,) * len(columns.kinds),
        areas=(areas,) * len(columns.kinds),
        strip=(_national_boxes if columns.national else _boxes)(above),
        rail=_parties(above if low else above._replace(h=board.bottom - above.y)),
        log=above if low else above._replace(h=dock.y - _GAP - above.y),
        dock=_dock(dock, tray),
        tabs=tuple(tabs.columns([_SHARES[kind] for kind in columns.kinds], 4)),
        faces=tuple(faces.columns(columns.seats, _GAP)),
        panel=above,
        columns=columns,
    )


def _parties(area: Rect) -> tuple[Rect, ...]:
    """Bands of the parties in two columns, with a place more for how the elections would end."""
    return tuple(area.grid(2, 3, 6))


def _boxes(area: Rect) -> dict[str, Rect]:
    upper, lower = area.rows(2, 6)
    first = zip(("opinions", "programs"), upper.columns((500, 426), 6), strict=True)
    second = zip(("polls", "presence", "if_now"), lower.columns((190, 300, 436), 6), strict=True)
    return {**dict(first), **dict(second)}


def _national_boxes(area: Rect) -> dict[str, Rect]:
    """National media and opinion above; exchange pool, members, piles and the outlook below."""
    upper, lower = area.rows(2, 6)
    first = zip(("presence", "national"), upper.columns((430, 490), 6), strict=True)
    second = zip(("opinions", "base", "polls", "if_now"), lower.columns((220, 230, 110, 350), 6), strict=True)
    return {**dict(first), **dict(second)}


def _board(board: Rect, columns: Columns) -> BoardAreas:
    """Opinions, media and points in a line; below it the foot, then steps of points over the strips of voters."""
    w, low = board.w, columns.laid
    area = Rect(0, _HEAD, w, board.h - _HEAD - 3)
    rows = bands(area, columns.seats, -1 if low else columns.mine, 2 if low else 4, _TALLER)
    rows = tuple(row._replace(w=w) for row in rows)
    media_x = 10 + 4 * (_CARD + 6) + 10
    points = Rect(w - 160, 14, 150, 26)
    slots = Rect(34, 41, 250, 18).columns(5, 4)
    return BoardAreas(
        band=0,
        badge=points,
        points=points,
        name=points,
        map=_NOTHING,
        cards=tuple(Rect(10 + at * (_CARD + 6), 15, _CARD, 25) for at in range(4)),
        media_icon=_NOTHING,
        media=tuple(Rect(media_x + 25 * at, 16, 22, 22) for at in range(5)),
        leader=Rect(media_x + 25 * 5 + 6, 14, points.x - media_x - 25 * 5 - 12, 26),
        rows=rows[0].around(rows[-1]),
        axis=_NOTHING,
        slot_icon=Rect(11, 42, 16, 16),
        slots=tuple(slots),
        foot=Rect(10, 41, 300, 19),
        layout="focus",
        header=Rect(0, 41, w, 18),
        national=columns.national,
        kind="focus",
        bands=rows,
    )


def band_row(board: BoardAreas, row: Rect, national: bool) -> RowAreas:
    """The parts of a band, all in one line; what a purchase brings stands below it in the taller one."""
    mine = row.h > min(each.h for each in board.bands) + 1
    line = Rect(0, 0, row.w, row.h - (_TALLER if mine else 0))
    order, cells = (42.0, 10) if national else (0.0, 12)
    bar_h = round(min(line.h - 6, max(line.h * 0.74, 20.0), 56.0))
    bar = line.across(366, (row.w - 366 - 190 - order) // cells * cells, bar_h)
    votes_x = bar.right + 4 + order
    button = min(36.0, line.h - 4)
    return RowAreas(
        tab=Rect(0, 0, 58, row.h),
        trend=line.across(62, 34, 22),
        pips=line.across(134, 38, 24),
        pip=0,
        pitch=0,
        minus=line.across(98, 34, button),
        plus=line.across(174, 66, button),
        match=line.across(318, 40, 24),
        bar=bar,
        votes=line.across(votes_x, 46, min(line.h, 34.0)),
        words=True,
        order=line.across(bar.right + 4, 38, 20) if national else _NOTHING,
        worth=line.across(votes_x + 56, row.w - votes_x - 64, 24),
        receipt=Rect(98, line.h - 3, row.w - 104, _TALLER + 2) if mine else None,
        ticks=tuple(line.across(244 + 19 * at, 18, 20) for at in range(4)),
    )


def _dock(panel: Rect, tray: Rect) -> DockAreas:
    """The question with its buttons; above it the cards, which lie there while they are needed."""
    x, y, inner = panel.x + 10, panel.y + _RIBBON, panel.w - 20
    supplies_w, context_w = 138.0, 300.0
    context_x = tray.right - context_w
    main = Rect(tray.x + supplies_w + 9, tray.y + 5, context_x - 17 - tray.x - supplies_w, tray.h - 10)
    context = Rect(context_x + 8, tray.y + 5, context_w - 16, tray.h - 10)
    return DockAreas(
        panel=panel,
        band=Rect(panel.x, panel.y, panel.w, _RIBBON),
        title=Rect(x, y + 4, inner, 28),
        hint=Rect(x, y + 33, inner, 41),
        facts=Rect(x, y + 4, inner, 28),
        controls=context,
        buttons=Rect(x, y + 32, inner, 40),
        choices=main,
        context=context,
        supplies=Rect(tray.x + 10, tray.y + 5, supplies_w - 16, tray.h - 10),
        dividers=(Rect(tray.x + supplies_w, tray.y, 1, tray.h), Rect(context_x, tray.y, 1, tray.h)),
        tray=tray,
    )
