"""The table behind a reveal: where its sheet lies, what is lit, and what the table was like before it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from macher.rules.views import PlayerView
from macher.ui.game.secrets_on_screen import at_rest, with_board_of
from macher.ui.layout import Rect
from macher.ui.staging.reveal import Reveal, Sheet
from macher.ui.table.happening.move_words import why_of
from macher.ui.table.layouts.wide import narrowed
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.light import Light, Row
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.log_lines import Entry

_WHOLE, _BESIDE, _BAND = (1412.0, 660.0), (700.0, 660.0), (1412.0, 382.0)
"""Sizes of the sheet in the wide layout: over all boards, beside the one that a reveal is about, below their heads."""
_LEAST = 0.4
"""Least part of the room of all boards that a sheet takes beside one."""
_SEVERAL = 3
"""Boards from which one is left free."""


def sheet_for(zones: Zones, model: TableModel, reveal: Reveal) -> Sheet | None:
    """The sheet for a reveal; none where only one board is on the screen, or where it is told without one."""
    if zones.layout == "focus" or reveal.room == "place":
        return None
    boards = zones.boards[: len(model.view.lands)]
    first, last = min(boards, key=lambda box: box.x), max(boards, key=lambda box: box.right)
    whole, land = first.around(last), reveal.land
    if reveal.room == "band":
        return Sheet(zones.panel or whole, _BAND)
    if land < 0 or len(boards) < _SEVERAL:
        return Sheet(whole, _WHOLE)
    rows = tuple(row.moved(boards[land].x, boards[land].y) for row in zones.areas[land].bands)
    return Sheet(_beside(boards[land], whole), _BESIDE, rows)


def room_for(zones: Zones, model: TableModel, reveal: Reveal) -> Zones:
    """The places of the table during a reveal: its sheet covers nothing of the board that it is about."""
    sheet = sheet_for(zones, model, reveal)
    if sheet is None or not sheet.rows:
        return zones
    board, right = zones.boards[reveal.land], round(sheet.box.x - 8)
    return narrowed(zones, reveal.land, right) if board.x < sheet.box.x < board.right else zones


def _beside(board: Rect, whole: Rect) -> Rect:
    """Beside a board, on its wider side; over a part of the board if that is not enough."""
    least = whole.w * _LEAST
    if board.x - whole.x > whole.right - board.right and board.x - whole.x >= least:
        return Rect(whole.x, whole.y, board.x - whole.x - 8, whole.h)
    wide = max(whole.right - board.right - 8, least)
    return Rect(whole.right - wide, whole.y, wide, whole.h)


def light_during(model: TableModel, reveal: Reveal) -> Light:
    """What a reveal is about on the table behind it."""
    acting = model.names.party_key(reveal.seat) if reveal.seat >= 0 else ""
    rows, mine = _rows(model, reveal)
    return Light(
        f"{acting}.edge" if acting else "rule",
        reveal.touches,
        reveal.touches,
        rows,
        mine,
        boxes=reveal.boxes,
        mine=False,
    )


def _rows(model: TableModel, reveal: Reveal) -> tuple[frozenset[Row], frozenset[Row]]:
    """The rows of the board whose figures change before all eyes, and those of them that are mine."""
    if reveal.land < 0 or reveal.room != "sheet" or reveal.reaches == math.inf:
        return frozenset(), frozenset()
    mine = {(reveal.land, model.seat)} if model.seat >= 0 and not model.shared else set()
    acting = {(reveal.land, reveal.seat)} if reveal.seat >= 0 else set()
    return frozenset(acting | mine), frozenset(mine)


def as_before(model: TableModel, past: PlayerView, reveal: Reveal, shown: float) -> TableModel:
    """The table in a former view, asking nothing.

    Once a reveal has reached the rows of its board, they show the figures before and after; whoever becomes start
    player in it has the ribbon then.
    """
    past = at_rest(past)
    reached = shown >= reveal.reaches
    after = with_board_of(past, model.view, reveal.land) if reached else past
    crowned = reached and reveal.crowns >= 0
    return replace(
        model,
        view=past,
        preview=after,
        prompt=None,
        spots={},
        thinking=(),
        passed=frozenset(),
        marks=_until(model.marks, reveal.first),
        log=_until(model.log, reveal.first),
        recap=[item for item in model.recap if all(event < reveal.first for event in item.events)],
        focus_land=min(model.focus_land, len(past.lands) - 1),
        acted=reveal.crowns if crowned else reveal.seat,
        crowned=crowned,
        why="" if crowned else _why(model, reveal, reached),
    )


def _why(model: TableModel, reveal: Reveal, reached: bool) -> str:
    """Why the seat has done it, if that may be told: once the reveal has shown what it tells."""
    hidden = not reached or reveal.seat < 0 or model.is_human(reveal.seat)
    return "" if hidden else why_of(model, reveal.version)


def entries_before(entries: Sequence[Entry], first: int) -> list[Entry]:
    """The lines of the log before the event with this number, without headings that have nothing below them."""
    end = len(entries)
    while end and (entries[end - 1].head or entries[end - 1].index >= first):
        end -= 1
    return list(entries[:end])


def _until(log: Sequence[Logged], first: int) -> Sequence[Logged]:
    """The events before the one with this number."""
    end = len(log)
    while end and log[end - 1].index >= first:
        end -= 1
    return log[:end]
