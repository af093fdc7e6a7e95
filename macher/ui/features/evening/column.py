"""The dark column of campaign, album and rivals: title, a sentence, one large number, more, and the way back.

In a small window it becomes the head of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.i18n import Texts
from macher.ui.kit.layers import pad, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.layout import Rect
from macher.ui.scene import Node
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
    k: Kit,
    texts: Texts,
    words: EveningWords,
    body: Part,
    back: Callable[[], None],
    below: Sequence[Part | None] = (),
    head: Sequence[Part | None] = (),
) -> Part:
    """The column with the page beside it.

    `below` stands under the large number, `head` in the head of a small window instead.
    """
    if k.low:
        return column(_head(k, texts, words, back, head), body)
    return row(wide(_column(k, texts, words, back, below), k.size(420, 270, 0)), body)


def _column(k: Kit, texts: Texts, words: EveningWords, back: Callable[[], None], below: Sequence[Part | None]) -> Part:
    button = k.button(
        texts("learn-back"), back, id=f"{words.id}.back", icon="arrow-left", kind="bar", style="name", action="back"
    )
    shown = column(
        k.shrinking(words.title, "crown", "on_bar", least=24.0),
        k.paragraph(words.note, "text", "bar_text"),
        _number(k, words) if words.number else None,
        *below,
        spring(),
        pad(row(button, spring()), left=-k.step("gap")),
        gap=k.step("gap"),
    )

    def place(page: Node, box: Rect) -> None:
        panel, room = dark_column(k.ctx, [], small=True, width=box.w)
        page.add(panel)
        shown.place(panel, room.trim(top=-k.step("space"), bottom=k.step("gap")))

    return Part(place)


def _number(k: Kit, words: EveningWords) -> Part:
    """The large number, and at its foot what it counts."""
    figure = tall(k.say(words.number, "count", "on_bar", valign="bottom"), k.ctx.type.style("count").size * 0.9)
    count = column(spring(), k.words(words.count, "name", "bar_text", height=k.ctx.type.style("name").size * 1.7))
    return row(figure, share(count), gap=k.step("gap"))


def _head(k: Kit, texts: Texts, words: EveningWords, back: Callable[[], None], head: Sequence[Part | None]) -> Part:
    said = f"{words.number} {words.count}".strip()
    shown = row(
        k.icon_button("arrow-left", texts("learn-back"), back, id=f"{words.id}.back", kind="bar", size=k.step("sign")),
        k.say(words.title, "title", "on_bar"),
        k.say(said, "strong", "on_bar") if said else None,
        spring(),
        *head,
        gap=k.step("wide"),
    )
    ground = paper(inset(shown, k.step("space"), k.step("gap")), fill="bar", id="column", zone=True)
    return tall(ground, k.step("row"))
