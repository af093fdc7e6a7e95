"""Sheets over the table: the whole log, and what others did since the own last decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.table.log_lines import Entry, Filter, log_panel, since
from macher.ui.table.model import TableModel
from macher.ui.widgets import Scrim

__all__ = ["recent_sheet", "whole_log"]

_WIDTH = 760.0


def _box(ctx: Context, height: float) -> Rect:
    return ctx.rect.centred(min(_WIDTH, ctx.rect.w - 40), height)


def recent_sheet(ctx: Context, model: TableModel, entries: Sequence[Entry]) -> Node:
    """What others did since the own last decision."""
    first = model.marks[0].index if model.marks else len(entries)
    box, title = _box(ctx, min(640.0, ctx.rect.h - 56)), model.texts("table-recent")
    panel = log_panel(
        box, ctx, model, since(entries, first), "all", model.focus_land, None, id="recentlog", title=title
    )  # fmt: skip
    return Node(ctx.rect, Scrim(ctx.rect), panel)


def whole_log(
    ctx: Context, model: TableModel, entries: Sequence[Entry], keep: Filter, choose: Callable[[Filter], None]
) -> Node:
    """The whole log with its filters."""
    box = _box(ctx, ctx.rect.h - (120 if ctx.wide else 56))
    panel = log_panel(box, ctx, model, entries, keep, model.focus_land, choose, id="fulllog", most=600)
    return Node(ctx.rect, Scrim(ctx.rect), panel)
