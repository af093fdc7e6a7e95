"""A party's row on the only board left of the compact layout: all in one line, with a caption below each figure."""

from __future__ import annotations

from typing import Final

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.table.boards.row_paint import (
    RowLook,
    paint_bar,
    paint_match,
    paint_pips,
    paint_signs,
    paint_tab,
    paint_trend,
)
from macher.ui.table.layouts.zones import RowAreas

_RALLIES_2019: Final = 8


_TAB: Final = 22.0
_PIPS: Final = 64.0
"""Where the placards begin."""
_PIP, _PITCH = 9.0, 13.0
_MATCH: Final = 62.0
"""Width of the matches."""
_GAP: Final = 206.0
"""Width at the end for the votes to come and what they lack."""
_BAR: Final = 18.0
_CAPTION: Final = 17.0
_FIGURE: Final = 20.0
"""Size of the trend and the matches."""


def last_row_areas(w: float, h: float, national: bool) -> RowAreas:
    """Trend, placards, buttons, matches, bar and gap from the left; a larger street has smaller placards."""
    block = min(h, 92.0)
    top = (h - block) / 2
    low = round(top + block - _CAPTION - 1)
    mid = round(top + (block - _CAPTION) / 2)
    spots = 10 if national else _RALLIES_2019
    share = _RALLIES_2019 / spots
    pip, pitch = round(_PIP * max(share, 0.85)), _PITCH * share
    pips = Rect(_PIPS, round(mid - pip * 0.75), spots * pitch - (pitch - pip), pip)
    steps, button = round(pips.right + _PITCH * 0.5), min(26.0, h - 4)
    end = steps + 57 + _MATCH
    room = 33.0 if national else 0.0
    bar = Rect(end + 14, round(mid - _BAR / 2), 0, _BAR)
    bar = bar._replace(w=round(w - _GAP - 8 - room - bar.x))
    return RowAreas(
        tab=Rect(0, 0, _TAB, h),
        trend=Rect(_TAB + 2, mid - 14, _PIPS - _TAB - 6, 28),
        pips=pips,
        pip=pip,
        pitch=pitch,
        minus=Rect(steps, mid - button / 2, 26, button),
        plus=Rect(steps + 29, mid - button / 2, 26, button),
        match=Rect(end - _MATCH, mid - 14, _MATCH, 28),
        bar=bar,
        votes=Rect(bar.x, low, bar.w, _CAPTION),
        words=False,
        order=Rect(bar.right + 4 if room else 0, mid - 10, max(0.0, room - 6), 20),
        gap=Rect(w - _GAP + 6, 0, _GAP - 14, h),
        captions=Rect(0, low, w, _CAPTION),
    )


def paint_last_row(p: Painter, at: RowAreas, look: RowLook, texts: Texts) -> None:
    """All but what the votes to come lack."""
    paint_tab(p, at, look)
    paint_trend(p, at, look, texts, _FIGURE)
    paint_pips(p, at, look)
    paint_match(p, at, look, texts, _FIGURE)
    paint_bar(p, at, look)
    _glyph(p, at, look.party)
    paint_signs(p, at, look)
    if at.captions is not None:
        _captions(p, at, at.captions, look, texts)


def _glyph(p: Painter, at: RowAreas, party: str) -> None:
    """The party's glyph at the beginning of its bar, which is far from the tab."""
    side = round(at.bar.h * 0.5 * p.scale) / p.scale
    ink = f"{party}.edge" if p.theme.parties[party].outlined else party
    p.glyph(party, Rect(at.bar.x - side - 4, at.bar.cy - side / 2, side, side), ink)


def paint_majority(p: Painter, rows: Rect, bar: Rect, look: RowLook, axis: Rect) -> None:
    """The line of the majority through all rows, with its number on a plate at the axis below them."""
    x = rows.x + bar.x + bar.w * look.majority / look.full
    p.fill(Rect(x - 1.5, rows.y, 3, axis.y - rows.y), "rule")
    plate = Rect(x - 18, axis.y, 36, axis.h)
    p.fill(plate, "stamp")
    p.text(str(look.majority), plate, "label:bold", "on_stamp", "centre")


def _captions(p: Painter, at: RowAreas, line: Rect, look: RowLook, texts: Texts) -> None:
    """What stands in each column, and the votes that are there already."""
    ink: Ink = "ink_soft" if look.own else "muted"
    left = at.trend.x + 4
    p.text([texts("table-late-trend"), ""], line._replace(x=left, w=at.pips.x - left - 8), "caption", ink)
    held, more = look.now.rallies, look.draft.rallies - look.now.rallies
    changed = more > 0
    short = f"{held} + {more} / {look.spots}" if changed else f"{look.draft.rallies} / {look.spots}"
    key = "table-late-rallies-more" if changed else "table-late-rallies"
    whole = texts(key, held=held if changed else look.draft.rallies, more=more, most=look.spots)
    room = line._replace(x=at.pips.x, w=at.match.x + 20 - at.pips.x)
    p.text([whole, short], room, "caption", "action_text" if changed and look.own else ink)
    room = Rect(room.right + 4, line.y, at.match.right - room.right - 4, line.h)
    p.text([texts("table-late-match"), ""], room, "caption", ink, "right")
    side = at.votes.h - 5
    p.mark(look.party, Rect(at.votes.x, at.votes.y + 2, side, side))  # the tab at the beginning of the row is far away
    p.text(texts("table-late-now", votes=look.now.votes), at.votes.trim(left=side + 5), "caption", ink)
