"""The dark column of campaign, album and rivals: title, a sentence, one large number, more, and the way back.

In a small window it becomes the head of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.i18n import Texts
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Label, Panel
from macher.ui.widgets.column import dark_column

__all__ = ["EveningWords", "evening_page"]


@dataclass(frozen=True, slots=True)
class EveningWords:
    """What stands in the column of a page."""

    id: str
    title: str
    note: str
    number: str = ""
    """The one large number; empty for a page without."""
    count: str = ""
    """What it counts."""


def evening_page(
    kit: Kit,
    texts: Texts,
    words: EveningWords,
    back: Callable[[], None],
    below: Sequence[Part | None] = (),
    head: Sequence[Part | None] = (),
) -> tuple[Node, Rect]:
    """The root with its column, and the room beside it.

    `below` stands under the large number, `head` in the head of a small window instead.
    """
    root = Node(kit.ctx.rect, id=words.id)
    if kit.ctx.viewport.layout == "focus":
        box, room = kit.ctx.rect.take_top(kit.step("row"))
        root.add(_head(kit, texts, box, words, back, head))
        return root, room
    width = kit.ctx.viewport.pick(420.0, 270.0, 0.0)
    root.add(_column(kit, texts, width, words, back, below))
    return root, kit.ctx.rect.trim(left=width)


def _column(
    kit: Kit, texts: Texts, width: float, words: EveningWords, back: Callable[[], None], below: Sequence[Part | None]
) -> Node:
    panel, room = dark_column(kit.ctx, [], small=True, width=width)
    title = Style("condensed", "bold", kit.ctx.viewport.pick(46.0, 30.0, 24.0), 1.15)
    button = kit.button(
        texts("learn-back"), back, id=f"{words.id}.back", icon="arrow-left", kind="bar", style="name", action="back"
    )
    foot = Part(lambda page, box: row(button, spring()).place(page, box.trim(left=-kit.step("gap"))), button.height)
    shown = column(
        kit.shrinking(words.title, title, "on_bar", least=24.0),
        kit.paragraph(words.note, "text", "bar_text"),
        _number(kit, words) if words.number else None,
        *below,
        spring(),
        foot,
        gap=kit.step("gap"),
    )
    shown.place(panel, room.trim(top=-kit.step("space"), bottom=kit.step("gap")))
    return panel


def _number(kit: Kit, words: EveningWords) -> Part:
    style = Style("condensed", "bold", kit.ctx.viewport.pick(92.0, 52.0, 34.0), 1.0)
    figure = part(
        lambda box: Label(box, words.number, style, "on_bar", valign="bottom"),
        style.size * 0.9,
        kit.ctx.width(words.number, style) + 4,
    )

    def beside(box: Rect) -> Node:
        tall = kit.ctx.type.style("name").size * 1.7
        return Label(box.trim(top=max(0.0, box.h - tall)), words.count, "name", "bar_text")

    return row(figure, part(beside), gap=kit.step("gap"))


def _head(
    kit: Kit, texts: Texts, box: Rect, words: EveningWords, back: Callable[[], None], head: Sequence[Part | None]
) -> Node:
    panel = Panel(box, fill="bar", id="column", zone=True)
    button = kit.icon_button(
        "arrow-left", texts("learn-back"), back, id=f"{words.id}.back", kind="bar", size=kit.step("sign")
    )
    said = f"{words.number} {words.count}".strip()
    shown = row(
        button,
        kit.words(words.title, "title", "on_bar", natural=True),
        kit.words(said, "strong", "on_bar", natural=True) if said else None,
        spring(),
        *head,
        gap=kit.step("wide"),
    )
    shown.place(panel, panel.rect.local().inset(kit.step("space"), kit.step("gap")))
    return panel
