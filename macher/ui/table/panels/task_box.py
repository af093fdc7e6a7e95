"""Over the list of what has happened: what is to be reached besides winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.widgets import Label, Panel, Paragraph
from macher.ui.widgets.notes import shortened

_SHORT: Final = 240.0
"""A place lower than this keeps its height for the list: the box has no heading."""
_LINE: Final = 30.0
_HEAD: Final = 30.0


@dataclass(frozen=True, slots=True)
class Task:
    """Heading and sentence, and the sentence in a few words for a single line."""

    title: str
    text: str
    short: str
    name: str
    """Title and text in one line."""


def task_line(ctx: Context, bar: Node, task: Task | None) -> list[Node]:
    """The sentence in a few words between the phase and the tools of the top bar, if there is a task."""
    phases = next((node for node in bar.children if node.id == "phases"), None)
    if task is None or phases is None:
        return []
    left = phases.rect.right + 14
    right = min(node.rect.x for node in bar.children if node.rect.x > left)
    width = min(ctx.width(task.short, "strong") + 24, right - left - 10)
    return [_line(ctx, Rect(bar.rect.x + left, bar.rect.y + 4, width, bar.rect.h - 8), task)]


def _line(ctx: Context, area: Rect, task: Task) -> Node:
    """The sentence in a few words; where they are too long, the tooltip says all."""
    room = area.local().inset(10, 0)
    said = shortened(ctx, task.short, room.w, "strong")
    tip = "" if said == task.short else task.text
    box = Panel(area, id="task", fill="action", name=task.name, tooltip=tip)
    return box.add(Label(room, said, "strong", "on_action"))


def with_task(rect: Rect, ctx: Context, task: Task | None) -> tuple[Rect, list[Node]]:
    """What is left of the list's place, and the box if there is a task."""
    if task is None:
        return rect, []
    pad = 12.0
    if rect.h < _SHORT:
        area, left = rect.take_top(max(_LINE, ctx.height(task.short, "strong", rect.w - 2 * pad) + 6), 4)
        box = Panel(area, id="task", fill="action", name=task.name)
        return left, [
            box.add(Paragraph(area.local().inset(pad, 0), task.short, "strong", "on_action", valign="middle"))
        ]
    style = "text" if ctx.wide else "body"
    height = _HEAD + ctx.height(task.text, style, rect.w - 2 * pad) + 18
    area, left = rect.take_top(height, 6)
    box = Panel(area, id="task", fill="action", name=task.name)
    head, text = area.local().inset(pad, 7).take_top(_HEAD)
    return left, [box.add(Label(head, task.title, "name", "on_action"), Paragraph(text, task.text, style, "on_action"))]
