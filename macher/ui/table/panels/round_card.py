"""Over the log: what is to be reached besides winning, and what the new round has brought (EN19 phase 9d)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from macher.rules.events import PhaseStarted, RoundStarted
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.table.happening.changes_strip import Happened
from macher.ui.table.happening.move import Delta
from macher.ui.table.model import TableModel
from macher.ui.widgets import Label, Panel, Paragraph

_PHASE: Final = "next_round"
_LINES: Final = 5
_LEAST_LOG: Final = 90.0
"""Logical pixels that the log keeps."""
_MARK: Final = 28.0
"""What the sign before a line takes."""


def with_round(rect: Rect, ctx: Context, model: TableModel) -> tuple[Rect, list[Node]]:
    """What is left of the log's place, and the card if a round has begun since the player's last decision."""
    title, items = _brought(model)
    pad, head, line = _sizes(ctx)
    count = min(_LINES, len(items), int((rect.h - _LEAST_LOG - head - pad) / line))
    if not title or count < 1:
        return rect, []
    box, left = rect.take_top(head + count * line + pad, 6 if ctx.wide else 4)
    inner = box.local().inset(pad, pad / 2)
    card = Panel(box, id="newround", zone=True, edge="hairline", name=title)
    top, lines = inner.take_top(head)
    card.add(Label(top, [title, model.texts("table-round", round=model.view.round)], "label:bold"))
    style = "body" if ctx.wide else "label"
    whole = all(ctx.width(item.text, style) <= lines.w - _MARK for item in items[:count])
    for at, item in enumerate(items[:count]):
        row = Rect(lines.x, lines.y + at * line, lines.w, line)
        told = item if whole else replace(item, text=item.brief)  # one form for all lines
        node = Happened(row, model, told, style, id=f"newround.{at}")
        node.tooltip = item.text
        card.add(node)
    return left, [card]


def round_height(ctx: Context, model: TableModel) -> float:
    """The height of the card with all its lines; 0 if no round has begun."""
    title, items = _brought(model)
    pad, head, line = _sizes(ctx)
    return head + min(_LINES, len(items)) * line + pad if title and items else 0.0


def _sizes(ctx: Context) -> tuple[float, float, float]:
    """Margin and the heights of the heading and of a line."""
    return (12.0, 30.0, 24.0) if ctx.wide else (8.0, 22.0, 20.0)


def _brought(model: TableModel) -> tuple[str, list[Delta]]:
    """The line that names the round, and what was removed and turned up for it."""
    since = next((each.index for each in model.marks if _prepares(each.event)), None)
    begun = next((each.index for each in model.marks if isinstance(each.event, RoundStarted)), None)
    if since is None or begun is None:
        return "", []
    title = next((item.text for item in model.recap if begun in item.events), "")
    return title, [item for item in model.recap if since < item.events[0] < begun]


def _prepares(event: object) -> bool:
    return isinstance(event, PhaseStarted) and event.phase == _PHASE


_HEAD = 30.0


@dataclass(frozen=True, slots=True)
class Task:
    """Heading and sentence, and the sentence in a few words for a single line."""

    title: str
    text: str
    short: str
    name: str
    """Title and text in one line."""


def with_task(rect: Rect, ctx: Context, task: Task | None) -> tuple[Rect, list[Node]]:
    """What is left of the log's place, and the box if there is a task."""
    if task is None:
        return rect, []
    if rect.h < 100:
        wide = min(rect.w * 0.6, max(rect.w * 0.45, ctx.width(task.short, "strong") + 24))
        area, left = rect.take_right(wide, 8)
        line = Panel(area, id="task", fill="action", name=task.name)
        return left, [line.add(Label(area.local().inset(10, 0), task.short, "strong", "on_action"))]
    pad = 12.0
    style = "text" if ctx.wide else "body"
    height = _HEAD + ctx.height(task.text, style, rect.w - 2 * pad) + 18
    area, left = rect.take_top(height, 6)
    box = Panel(area, id="task", fill="action", name=task.name)
    head, text = area.local().inset(pad, 7).take_top(_HEAD)
    return left, [box.add(Label(head, task.title, "name", "on_action"), Paragraph(text, task.text, style, "on_action"))]
