"""The wide layout: parties are bands, states are columns; list and rail at the right, dock below."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from macher.ui.layout import ULTRA_WIDE, Rect
from macher.ui.table.boards.columns import Columns, bands
from macher.ui.table.layouts.zones import BoardAreas, DockAreas, RowAreas, Zones

_TOP, _PAD, _GAP = 56.0, 16.0, 12.0
_RAIL = 464.0
_BETWEEN = 10.0
"""Between two columns."""
_HEAD, _FOOT = 198.0, 36.0
"""Height of a board above and below the bands."""
_DOCK, _STRIP, _RIBBON = 244.0, 98.0, 12.0
_TALLER: Final = 40.0
"""By how much the looking player's band is taller than the others."""
_BAND_GAP: Final = 4.0
_RESULT, _WING, _LONE_WING = 112.0, 218.0, 250.0
"""Widths of a result, of a wing beside others, and of a wing where few are left."""
_SEVERAL_WING: Final = 216.0
_STAGE: Final = 640.0
"""Width of a stage from which its cards and its steps are whole."""
_LARGE: Final = 900.0
"""Width of a stage from which cards and placards are larger."""
_FLAG: Final = 40.0
_PANEL: Final = 386.0
"""Most height of a prompt's panel: its cards would become too narrow for their height."""
_FIFTH: Final = 404.0
"""Width of the column beside the rail in ultra-wide windows."""
_ULTRA: Final = 2336.0
"""Width from which there is one: all else is then as wide as usual."""
_PARTS: Final = (0.3655, 0.751)
"""Where the middle of the dock begins and ends."""
_QUESTION: Final = 784.0
"""Its width in ultra-wide windows."""
_NOTHING: Final = Rect(0, 0, 0, 0)


def zones(stage: Rect, columns: Columns, small: bool = False) -> Zones:
    """Divides a stage: extra width goes to the boards, extra height to the bands; `small` where letters are large."""
    dock = Rect(stage.x + _PAD, stage.bottom - _DOCK - 14, stage.w - 2 * _PAD, _DOCK)
    strip_y = dock.y - 12 - _STRIP
    top = stage.y + _TOP + 8
    ultra = stage.w >= _ULTRA and stage.w > ULTRA_WIDE * stage.h
    beside = _GAP + _RAIL + (_GAP + _FIFTH if ultra else 0)
    left = Rect(stage.x + _PAD, top, stage.w - 2 * _PAD - beside, strip_y - 6 - top)
    boards, panel_h = _columns(left, columns), min(_PANEL, left.h - _HEAD - 6)
    area = Rect(0, _HEAD, 0, left.h - _HEAD - _FOOT)
    rows = bands(area, columns.seats, columns.mine, _BAND_GAP, _TALLER)
    rail = Rect(left.right + _GAP, top, _RAIL, 0)
    head = Rect(rail.x, top + _HEAD - 24, _RAIL, 22)
    low = rail.y + rows[-1].bottom
    return Zones(
        layout="wide",
        stage=stage,
        top=Rect(stage.x, stage.y, stage.w, _TOP),
        boards=boards,
        areas=tuple(_areas(box, kind, rows, columns, small) for box, kind in zip(boards, columns.kinds, strict=True)),
        strip=(_national_strip if columns.national else _strip)(Rect(left.x, strip_y, left.w, _STRIP)),
        rail=tuple(row._replace(x=rail.x, y=top + row.y, w=_RAIL) for row in rows),
        log=Rect(rail.x, top, _RAIL, head.y - top - 4),
        dock=_with_aside(dock, rail) if ultra else _dock(dock, *_PARTS, small),
        panel=Rect(left.x, left.bottom - panel_h, left.w, panel_h),
        short=left.h - panel_h - 6,
        columns=columns,
        rail_head=head,
        if_now=Rect(rail.x, low + 6, _RAIL, strip_y + _STRIP - low - 6),
        fifth=Rect(rail.right + _GAP, top, _FIFTH, strip_y + _STRIP - top) if ultra else None,
    )


def _columns(area: Rect, columns: Columns) -> tuple[Rect, ...]:
    """Results are narrow, wings have a fixed width, and stages share the rest."""
    kinds = columns.kinds
    stages, wings = kinds.count("stage"), kinds.count("wing")
    wide = _SEVERAL_WING if stages > 1 else _WING if wings > 2 else _LONE_WING
    wide *= max(1.0, min(1.25, area.w / 1412))
    taken = _RESULT * kinds.count("result") + wide * wings + _BETWEEN * (len(kinds) - 1)
    widths = {"result": _RESULT, "wing": wide, "stage": (area.w - taken) / max(1, stages)}
    found, x = [], area.x
    for kind in kinds:
        end = x + widths[kind]
        found.append(Rect(round(x), area.y, round(end) - round(x), area.h))
        x = end + _BETWEEN
    return tuple(found)


def _whole(rect: Rect) -> Rect:
    return Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))


def _strip(area: Rect) -> dict[str, Rect]:
    names = ("opinions", "programs", "polls", "presence")
    cells = area.columns((432, 366, 184, 400), _GAP)
    return {name: _whole(cell) for name, cell in zip(names, cells, strict=True)}


def _national_strip(area: Rect) -> dict[str, Rect]:
    """National media and opinion, the exchange pool, the members; the piles lie in the dock."""
    cells = area.columns((360, 404, 212, 274, 114), _GAP)
    names = ("presence", "national", "opinions", "base", "polls")
    return {name: _whole(cell) for name, cell in zip(names, cells, strict=True)}


# -- boards ------------------------------------------------------------------------------------------------------------


def narrowed(zones: Zones, place: int, right: float) -> Zones:
    """The same with a board that ends further left."""
    at, boards, areas = zones.areas[place], list(zones.boards), list(zones.areas)
    boards[place] = boards[place]._replace(w=right - boards[place].x)
    areas[place] = _areas(boards[place], at.kind, at.bands, zones.columns, at.small)
    return replace(zones, boards=tuple(boards), areas=tuple(areas))


def _areas(board: Rect, kind: str, rows: tuple[Rect, ...], columns: Columns, small: bool) -> BoardAreas:
    placed = tuple(row._replace(w=board.w) for row in rows)
    if kind == "stage":
        return _stage(board, placed, columns, small)
    return _wing(board, placed, columns, small)


def _stage(board: Rect, rows: tuple[Rect, ...], columns: Columns, small: bool) -> BoardAreas:
    """The state that votes this round: stamp, large name, cards over the ticks of their matches."""
    w, h, roomy = board.w, board.h, board.w >= _STAGE
    whole, lined = roomy and not small, roomy and small
    card, gap = (92.0, 12.0) if w >= _LARGE else (70.0, 8.0)
    cards_w = 4 * card + 3 * gap
    cards_x = w - cards_w - 58
    name_w = (cards_x if whole else w) - 12 - 100
    if whole:
        cards = Rect(cards_x, 14, cards_w, 108).columns(4, gap)
    elif lined:  # with words in a line, below all else
        cards = Rect(12, 122, w - 24, 32).columns(4, 8)
    else:  # two by two beside the media
        lines = Rect(w / 2, 104, w / 2 - 12, 62).rows(2, 6)
        cards = [cell for line in lines for cell in line.columns(2, 6)]
    media = Rect(130 if lined else 42, 86 if lined else 116, 28, 28)
    leader = media.moved(33 * 5, 0)
    leader = leader._replace(w=max(60.0, (w if lined else cards_x if whole else w / 2) - leader.x - 12))
    foot = Rect(12, h - 34, w - 24, 30)
    line = 50 + (w - 252) * 50 / 60  # where the majority is
    slots = Rect(line + 52, foot.y + 2, w - line - 64, 26).columns(5, 6)
    return BoardAreas(
        band=4,
        badge=Rect(100, 12, name_w - (110 if lined else 0), 22),
        points=Rect(w - 104, 10, 96, 26) if lined else Rect(100, 86, name_w if whole else w / 2 - 108, 26),
        name=Rect(100, 34, name_w, 52),
        map=Rect(12, 14, 76, 91),
        cards=tuple(cards),
        media_icon=Rect(media.x - 26, media.y + 4, 20, 20),
        media=tuple(media.moved(33 * at, 0) for at in range(5)),
        leader=leader,
        rows=rows[0].around(rows[-1]),
        axis=Rect(50, foot.y + 4, 36, 22),
        slot_icon=Rect(slots[0].x - 28, foot.y + 5, 20, 20),
        slots=tuple(slots),
        foot=foot,
        layout="wide",
        header=Rect(0, _HEAD - 48, w, 46),
        national=columns.national,
        small=small,
        kind="stage",
        bands=rows,
    )


def _wing(board: Rect, rows: tuple[Rect, ...], columns: Columns, small: bool) -> BoardAreas:
    """A state that votes later: four opinions as lines with words, small stamp, no axis."""
    w, h = board.w, board.h
    lines, stamp = Rect(12, 88, w - 24, 60).rows(2, 6), 0.0 if small else 52.0
    foot = Rect(10, h - 34, w - 20, 30)
    slots = Rect(36, foot.y + 3, w - 48, 24).columns(5, 5)
    return BoardAreas(
        band=3,
        badge=Rect(12, 9, w - 28 - stamp, 22),
        points=Rect(12, 62, w - 24 - stamp, 24),
        name=Rect(12, 31, w - 24 - stamp, 32),
        map=Rect(w - 58, 12, 46, 56) if stamp else _NOTHING,
        cards=tuple(cell for line in lines for cell in line.columns(2, 6)),
        media_icon=_NOTHING,
        media=tuple(Rect(12 + 25 * at, 160, 22, 22) for at in range(5)),
        leader=Rect(12 + 25 * 5, 158, w - 18 - 25 * 5, 26),
        rows=rows[0].around(rows[-1]),
        axis=_NOTHING,
        slot_icon=Rect(12, foot.y + 5, 18, 18),
        slots=tuple(slots),
        foot=foot,
        layout="wide",
        national=columns.national,
        small=small,
        kind="wing",
        bands=rows,
    )


# -- rows --------------------------------------------------------------------------------------------------------------


def _is_mine(board: BoardAreas, row: Rect) -> bool:
    """Whether a band is the taller one."""
    return row.h > min(each.h for each in board.bands) + 1


def _order_in_wing(line: Rect, mine: bool, bar_y: float) -> Rect:
    """The order of arrival: behind the placards, or below the bar where buttons stand there."""
    return Rect(62, bar_y + 28, 34, 18) if mine else line.across(134, 34, 18)


def stage_row(board: BoardAreas, row: Rect, national: bool) -> RowAreas:
    """Trend, placards, buttons, ticks and match above; the strip of voters, votes and points below."""
    w, whole, large, mine = row.w, row.w >= _STAGE, row.w >= _LARGE, _is_mine(board, row)
    grown = max(1.0, min(1.3, (row.h - (_TALLER if mine else 0)) / 70))
    upper, strip = round((36 if mine else 30) * grown), round(38 * grown)
    top = 6.0 if mine else round((row.h - upper - strip) / 2)
    button = upper - 2.0
    spots = 10 if national else 8
    pip, pitch = (20.0, 30.0) if large else (15.0, 18.0) if whole else (11.0, 13.0)
    pitch *= 8 / spots
    pip = min(pip, pitch - 3, upper * 0.55)
    steps = 100 + spots * pitch + 14 if whole else 94 + spots * pitch + 4
    line = Rect(0, top, w, upper)
    cells = CELLS_CAPPED if national else CELLS
    after = 200.0 if whole else 128.0
    order = 44.0 if national else 0.0
    bar_w = (w - 52 - after - order) // cells * cells
    bar_y = top + upper
    votes_x = 50 + bar_w + 4 + order
    return RowAreas(
        tab=Rect(0, 0, 40 if whole else 30, row.h),
        trend=line.across(44 if whole else 34, 50, 30),
        pips=line.across(100 if whole else 88, spots * pitch, pip).moved(0, -pip * 0.25),
        pip=pip,
        pitch=pitch,
        minus=line.across(steps, 32, button),
        plus=line.across(steps + 36, 92, button),
        match=line.across(w - 62, 52, 32),
        bar=Rect(50 if whole else 36, bar_y, bar_w, strip - 2),
        votes=Rect(votes_x, bar_y - 4, 62 if whole else 48, strip + 4),
        words=whole,
        order=Rect(50 + bar_w + 6, bar_y + strip / 2 - 11, 38, 20) if national else _NOTHING,
        worth=Rect(votes_x + (74 if whole else 54), top + upper - 2, w - votes_x - (74 if whole else 54) - 6, strip),
        receipt=Rect(steps if whole else 44, bar_y + strip, w - (steps if whole else 44) - 10, 25),
        ticks=_ticks(board, line, steps + 132),
    )


def _ticks(board: BoardAreas, line: Rect, left: float) -> tuple[Rect, ...]:
    """Below the card that each speaks of, or in the order of reading beside the product, right of `left`."""
    if board.cards[0].h >= 60:
        return tuple(line.across(card.cx - 16, 32, 20) for card in board.cards)
    end = line.right - 66
    each = min(36.0, (end - left) / len(board.cards))
    return tuple(line.across(end - each * (len(board.cards) - at), each, 20) for at in range(len(board.cards)))


CELLS: Final = 12
CELLS_CAPPED: Final = 10
"""Voters that fill a strip: up to 60 votes, or where the track ends at the majority up to 50."""


def wing_row(board: BoardAreas, row: Rect, national: bool) -> RowAreas:
    """The same in one narrow column: plain bar, votes, points."""
    w, mine, upper = row.w, _is_mine(board, row), 32.0
    top = 9.0 if mine else max(2.0, (row.h - 62) / 2)
    line = Rect(0, top, w, upper)
    spots = 10 if national else 8
    button = 76.0 if board.small else 64.0
    pitch = ((5.4 if board.small and w < _LONE_WING else 6.8) if mine else 9.0) * 8 / spots
    bar_y = top + upper + 4
    return RowAreas(
        tab=Rect(0, 0, 22, row.h),
        trend=line.across(25, 34, 26),
        pips=line.across(61, spots * pitch, pitch * 0.85),
        pip=pitch * 0.85,
        pitch=pitch,
        minus=line.across(w - button - 36, 28, 32) if mine else _NOTHING,
        plus=line.across(w - button - 5, button, 32) if mine else _NOTHING,
        match=Rect(26, bar_y + 25, 34, 26) if mine else line.across(w - 50, 42, 26),
        bar=Rect(28, bar_y, w - 28 - 96, 18),
        votes=Rect(w - 94, bar_y - 3, 34, 24),
        words=False,
        order=_order_in_wing(line, mine, bar_y) if national else _NOTHING,
        worth=Rect(w - 58, bar_y - 4, 52, 26),
        receipt=Rect(98, bar_y + 26, w - 106, 24) if national else Rect(60, bar_y + 26, w - 68, 24),
    )


# -- dock --------------------------------------------------------------------------------------------------------------


def _with_aside(panel: Rect, rail: Rect) -> DockAreas:
    """The question ends where the rail begins, and below the fifth column there is room for one more thing."""
    last = rail.x - 6 - panel.x
    dock = _dock(panel, (last - _QUESTION) / panel.w, last / panel.w)
    under = dock.context
    narrow = under._replace(w=rail.right - under.x)
    return replace(dock, context=narrow, aside=under.trim(left=narrow.w + _GAP + 12))


def _dock(panel: Rect, left: float, right: float, small: bool = False) -> DockAreas:
    """The parts of the dock; its middle lies between two fractions of its width.

    Where letters are large, its parts stand closer, so that there is a line more for the sentence.
    """
    x, y, bottom = panel.x, panel.y, panel.bottom
    first, last = round(panel.w * left), round(panel.w * right)
    mid_x, mid_w = x + first + 24, last - first - 48
    right_x = x + last + 18
    right_w = panel.right - 18 - right_x
    closer = 6.0 if small else 0.0
    buttons = Rect(mid_x, bottom - 64 + closer, mid_w, 50)
    head = Rect(mid_x, y + _FLAG - 2, mid_w, 40).trim(bottom=closer)
    under = y + _RIBBON + 8
    return DockAreas(
        panel=panel,
        band=Rect(x, y, panel.w, _FLAG - 5),
        title=head,
        hint=head.moved(0, head.h)._replace(h=44),
        facts=buttons.moved(0, closer / 3 - 58)._replace(h=52),
        controls=buttons.moved(0, closer / 3 - 76)._replace(h=70),
        buttons=buttons,
        choices=Rect(x + 18, under, first - 36, bottom - 12 - under),
        context=Rect(right_x, under, right_w, bottom - 12 - under),
        supplies=Rect(right_x, bottom, right_w, 0),
        dividers=tuple(Rect(x + at, y + _RIBBON, 1, panel.h - _RIBBON) for at in (first, last)),
    )
