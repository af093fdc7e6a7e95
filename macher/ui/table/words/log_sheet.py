"""Sheets over the table: the whole log, and what others did since the player's last decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from macher.i18n import Texts
from macher.i18n.finding import holds, words_of_query
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.table.words.log_lines import Entry, Filter, log_panel
from macher.ui.widgets import Button, Label, Panel, Scrim, TextEntry

_WIDTH = 760.0


class LogSearch(NamedTuple):
    """What is looked for in the log, and who is told when that changes."""

    query: str
    look: Callable[[str], None]


def whole_log(
    ctx: Context,
    model: TableModel,
    entries: Sequence[Entry],
    keep: Filter,
    choose: Callable[[Filter], None],
    close: Callable[[], None],
    search: LogSearch,
) -> Node:
    """The whole log with its filters, or only the lines that hold what is looked for; `close` ends it."""
    words = words_of_query(search.query)
    found = [entry for entry in entries if entry.head or holds(entry.text, words)] if words else entries
    count = sum(not entry.head for entry in found)

    def lines(box: Rect) -> Node:
        pad = 16.0 if ctx.wide else 8.0
        top, rest = box.take_top(ctx.viewport.pick(52.0, 42.0))
        line = top.inset(pad, 0).trim(top=8)
        line, area = line.take_right(ctx.viewport.pick(150.0, 120.0), 12)[::-1]
        node = Node(box, zone=True, id="fulllog.found")
        top, rest, line, area = (each.moved(-box.x, -box.y) for each in (top, rest, line, area))
        node.add(
            search_line(ctx, model.texts, line, search),
            log_panel(rest, ctx, model, found, keep, choose, id="fulllog", most=600, words=words),
        )
        if words:
            said = model.texts.number(count) if count else model.texts("rulebook-search-none")
            node.add(Label(area, said, "body:semibold", "muted"))
        return node

    return _sheet(ctx, model, "log", model.texts("table-log"), ctx.rect.h, lines, close)


def search_line(ctx: Context, texts: Texts, line: Rect, search: LogSearch) -> TextEntry:
    """The line to type in what is looked for in a log."""
    key, name = ctx.app.shortcut("search"), texts("rulebook-search")
    return TextEntry(
        line,
        search.query,
        search.look,
        on_submit=search.look,
        limit=40,
        hint=f"{name} ({key})" if key else name,
        name=name,
        id="log.search",
        style="body",
    )


def _sheet(
    ctx: Context,
    model: TableModel,
    id: str,
    title: str,
    height: float,
    lines: Callable[[Rect], Node],
    close: Callable[[], None],
) -> Node:
    """A sheet as high as its lines, but with air to the window, and a button at its foot."""
    pad, foot = (16.0, 44.0) if ctx.wide else (8.0, 34.0)
    air = ctx.viewport.pick(60.0, 16.0)
    box = ctx.rect.centred(min(_WIDTH, ctx.rect.w - 40), min(height + foot + 2 * pad, ctx.rect.h - 2 * air))
    panel = Panel(box, edge="rule", edge_width=2, id=f"{id}.sheet", role="dialog", name=title)
    below, above = box.local().inset(2, 2).take_bottom(foot + 2 * pad)
    said = model.texts("table-grid-close")
    width, _ = Button.natural(ctx, said)
    button = Rect(below.x + pad, below.y + pad, width, foot)
    panel.add(lines(above), Button(button, said, kind="primary", id=f"{id}.close", on_click=close, data="default"))
    return Scrim(ctx.rect, panel, name=title)
