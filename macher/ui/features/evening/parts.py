"""What pages of an evening share: the dark column with one large number, characters in frames, stars, stamps.

In a small window the column becomes the head of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from macher.i18n import Texts, names
from macher.ui.game.quick import RIVALS
from macher.ui.kit.button_row import Underway
from macher.ui.kit.layers import pad, paper, share, tall, top, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.small_prints import paint_stars
from macher.ui.paint.stamps import ASPECT, code_fits, paint_place
from macher.ui.scene import Node
from macher.ui.widgets.basic import BallotPaper
from macher.ui.widgets.column import dark_column

__all__ = [
    "EveningWords",
    "character",
    "day_ballot",
    "evening_page",
    "framed_face",
    "play_button",
    "stamp_row",
    "stars",
    "title_line",
]


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
    return row(wide(_column(k, texts, words, back, below), k.size(420, 0)), body)


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


def play_button(
    k: Kit, underway: Underway, id: str, forms: Sequence[str], call: Callable[[], None], **options: Any
) -> Part:
    """The button that opens a game; it says so until the game is there.  `forms` are its words, the longest first."""
    said = [underway.said(id, form) for form in forms]
    return k.button(said, partial(underway.begin, id, call), id=id, **options)


def day_ballot(k: Kit, id: str, shown: Part, name: str, **options: Any) -> Part:
    """The paper of a ballot of the day."""
    inner = inset(shown, k.step("wide", 1.6), k.step("space"))
    return paper(inner, node=BallotPaper, id=id, zone=True, name=name, **options)


def title_line(k: Kit, title: str, subtitle: str, about: Sequence[str], mark: Part | None = None) -> Part:
    """Title, a quieter one behind it, and a note at the right, over a rule."""
    noted = about and (mark is None or not k.low)
    head = row(
        k.say(title, "ballot"),
        k.words(subtitle, "title", "ink_soft", valign="bottom") if subtitle and not k.low else spring(),
        mark,
        k.words(about, "name", "muted", "right", natural=True) if noted else None,
        gap=k.step("space"),
    )
    return column(head, k.rule(), gap=k.step("hair"))


# -- pictures ----------------------------------------------------------------------------------------------------------


def framed_face(k: Kit, style: str, width: float, height: float, party: str = "", name: str = "") -> Part:
    """A character in a frame, on plain ground or in a party's colour, at the top of its place."""

    def paint(p: Painter, box: Rect) -> None:
        paint_character(p, box, style, party)
        p.frame(box, "ink", 2)

    return top(k.art(paint, width, height, name=name))


def character(k: Kit, texts: Texts, style: str, width: float, height: float) -> Part:
    """A character's face with name, role and words."""
    who = column(
        k.shrinking(RIVALS[style], "person", least=18.0),
        k.words(texts(f"rival-{style}-role"), "strong" if k.ctx.wide else "label", "muted"),
        k.paragraph(texts("campaign-quoted", text=texts(f"rival-{style}-quote")), "body"),
        gap=k.step("hair"),
    )
    return row(framed_face(k, style, width, height), who, gap=k.step("gap"))


def stars(k: Kit, won: int, side: float, ink: Ink = "ink", name: str = "") -> Part:
    """Three stars, as many full as were won."""
    return k.art(lambda p, box: paint_stars(p, box, won, ink, side, left=True), side * 3.8, side * 1.3, name=name)


def stamp_row(k: Kit, texts: Texts, lands: Sequence[str], height: float) -> Part:
    """States as stamps side by side; smaller where there are many."""
    return row(*(_stamp(k, texts, land, height) for land in lands), gap=k.step("tight"))


def _stamp(k: Kit, texts: Texts, land: str, height: float) -> Part:
    name, code = names.land(texts, land), names.land_code(texts, land)
    letters = k.ctx.type.style("caption").size
    below = 0.0 if code_fits(height, letters) else letters * 1.2

    def paint(p: Painter, box: Rect) -> None:
        line, rest = box.take_bottom(below)
        paint_place(p, rest, land, code)
        if below:
            p.text(code, line, "caption:semibold", "ink", "centre")

    stamp = k.art(paint, height * ASPECT, height + below, name=name, tooltip=name)
    return replace(stamp, least=0.0)
