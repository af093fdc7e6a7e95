"""The question of the focus layout: title and figures over sentence and buttons, and what opens over the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Act
from macher.ui.scene import Context, Node
from macher.ui.scene.parts import Parts
from macher.ui.table.dock.dock import (
    Asked,
    Ground,
    act_buttons,
    bar_title,
    beginnings,
    dock_sides,
    hint_fits,
    hint_paragraph,
    least_buttons,
)
from macher.ui.table.dock.dock_facts import fact_row
from macher.ui.table.dock.turn import Flag, Turn, TurnBand, question_of
from macher.ui.table.happening.changes_strip import Happened
from macher.ui.table.happening.move_dock import Followed, bar_lines
from macher.ui.table.happening.move_words import spoken
from macher.ui.table.happening.under_way import UnderWay
from macher.ui.table.layouts.zones import DockAreas
from macher.ui.table.model import TableModel
from macher.ui.widgets import Clickable, Hairline

__all__ = ["ViewButton", "question_nodes", "tray_nodes"]

_VIEWS: Final = {"log": "scroll-text", "mine": "user-round"}
"""What opens over the board by a button beside the question, and its sign."""
_VIEW: Final = 50.0
_HINT: Final = 230.0
"""Width that the buttons leave for the sentence if they can."""


class ViewButton(Clickable):
    """Opens or closes something over the board: a sign over its word."""

    def __init__(self, rect: Rect, view: str, model: TableModel, opened: bool, choose: Callable[[], None]) -> None:
        tip = model.texts(f"table-side-{view}")
        super().__init__(rect, on_click=choose, id=f"side.{view}", name=tip, tooltip=tip)
        self.icon, self.opened = _VIEWS[view], opened
        self.word = model.texts(f"table-side-{view}-word")

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "action" if self.opened else "button_hot" if self.hovered else "button")
        ink: Ink = "on_action" if self.opened else "ink"
        p.icon(self.icon, Rect(box.cx - 8, 3, 16, 16), ink)
        p.text(self.word, box.trim(top=18), "caption:semibold", ink, "centre")


def question_nodes(
    ctx: Context,
    at: DockAreas,
    model: TableModel,
    press: Callable[[Act], None],
    extra: Sequence[Act],
    waiting: tuple[Sequence[str], str],
    staged: bool,
    arrival: UnderWay,
    views: Callable[[Sequence[Rect]], Sequence[Node]],
    parts: Parts,
) -> list[Node]:
    """Ground and ribbon, the question or who decides, and the buttons; `views` makes those at the end of them."""
    nodes = [*parts.part("dock", (), partial(_grounds, at, model))]
    prompt = model.prompt
    asked = prompt if not staged else None
    titles, hint = (asked.told.titles, asked.told.hint) if asked is not None else waiting
    if model.told is not None:
        sentence, hint, _ = bar_lines(model, model.told)
        titles = (model.told.text, sentence)
    elif model.why and asked is None:
        hint = model.why
    node = Node(at.panel, id="dock", zone=True, name=titles[0])
    line, below, row = (rect.moved(-at.panel.x, -at.panel.y) for rect in (at.title, at.hint, at.buttons))
    line = _who(ctx, node, line, model)
    facts = asked.told.facts if asked is not None else ()
    title = bar_title(ctx, line, titles, hint, facts)
    if model.told is not None:
        title.name = spoken(model, model.told)
    node.add(title)
    rest = line.trim(left=title.rect.right + 18 - line.x)
    if asked is not None and rest.w > 40:
        fact_row(ctx, node, rest, facts, False)
    elif asked is None and model.told is None and model.recap and not staged and rest.w > 120:
        node.add(Happened(rest, model, model.recap[-1], "strong", arrival=arrival, id="happened"))
    ends, row = row.take_right(2 * _VIEW + 4, 8)
    acts = [*(prompt.told.acts if prompt is not None else ()), *extra]
    if hint:  # the sentence has a place as long as the buttons keep words
        least = least_buttons(ctx, acts, press, model.texts)
        row = row.trim(left=max(0.0, min(_HINT, row.w - least)))
    free = act_buttons(ctx, node, row, acts, press, model.texts, at_end=True)
    room = below._replace(w=free.right - below.x - 12)
    if hint and hint_fits(ctx, beginnings(hint)[-1], "caption", room):
        node.add(hint_paragraph(ctx, hint, room))
    node.add(*views(ends.columns(len(_VIEWS), 4)))
    return [*nodes, node]


def _who(ctx: Context, node: Node, line: Rect, model: TableModel) -> Rect:
    """Whose turn it is, and who is asked where several share the screen; returns the room that is left."""
    if wanted := Flag.width(ctx, model, 0):
        flag, line = line.take_left(wanted, 10)
        node.add(Flag(flag.centred(flag.w, 22), model))
    asked = Asked.of(ctx, line, model, line.w * 0.16)
    if asked is not None:
        node.add(asked)
        line = line.trim(left=asked.rect.w + 12)
    return line


def _grounds(at: DockAreas, model: TableModel) -> list[Node]:
    return [Ground(at.panel, question_of(at) if Turn.of(model).mine else None), TurnBand(at.band, model, at.title)]


def tray_nodes(ctx: Context, at: DockAreas, model: TableModel, followed: Followed, parts: Parts) -> list[Node]:
    """The cards over the question: supplies, what is chosen from or the own program, and what goes with it."""
    assert at.tray is not None
    return [Ground(at.tray), *map(Hairline, at.dividers), *dock_sides(ctx, at, model, followed, parts)]
