"""Sheets over the table: the whole log, and what others did since the own last decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.table.log_lines import Entry, Filter, head_height, line_heights, log_panel, since
from macher.ui.table.model import TableModel
from macher.ui.widgets import Button, Panel, Scrim

__all__ = ["recent_sheet", "whole_log"]

_WIDTH = 760.0


def recent_sheet(ctx: Context, model: TableModel, entries: Sequence[Entry], close: Callable[[], None]) -> Node:
    """What others did since the own last decision; `close` ends it."""
    first = model.marks[0].index if model.marks else len(entries)
    recent, title = since(entries, first), model.texts("table-recent")
    height = head_height(ctx) + sum(line_heights(ctx, recent)) + 12

    def lines(box: Rect) -> Node:
        return log_panel(box, ctx, model, recent, "all", model.focus_land, None, id="recentlog", title=title)

    return _sheet(ctx, model, "recent", title, height, lines, close)


def whole_log(
    ctx: Context, model: TableModel, entries: Sequence[Entry], keep: Filter, choose: Callable[[Filter], None],
    close: Callable[[], None],
) -> Node:  # fmt: skip
    """The whole log with its filters; `close` ends it."""

    def lines(box: Rect) -> Node:
        return log_panel(box, ctx, model, entries, keep, model.focus_land, choose, id="fulllog", most=600)

    return _sheet(ctx, model, "log", model.texts("table-log"), ctx.rect.h, lines, close)


def _sheet(
    ctx: Context, model: TableModel, id: str, title: str, height: float, lines: Callable[[Rect], Node],
    close: Callable[[], None],
) -> Node:  # fmt: skip
    """A sheet as high as its lines, but with air to the window, and a button at its foot."""
    pad, foot = (16.0, 44.0) if ctx.wide else (8.0, 34.0)
    air = ctx.viewport.pick(60.0, 28.0, 16.0)
    box = ctx.rect.centred(min(_WIDTH, ctx.rect.w - 40), min(height + foot + 2 * pad, ctx.rect.h - 2 * air))
    panel = Panel(box, edge="rule", edge_width=2, id=f"{id}.sheet", role="dialog", name=title)
    below, above = box.local().inset(2, 2).take_bottom(foot + 2 * pad)
    said = model.texts("table-grid-close")
    width, _ = Button.natural(ctx, said)
    button = Rect(below.x + pad, below.y + pad, width, foot)
    panel.add(lines(above), Button(button, said, kind="primary", id=f"{id}.close", on_click=close, data="default"))
    return Scrim(ctx.rect, panel, name=title)
