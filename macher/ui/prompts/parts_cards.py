"""Program cards and opinions in the dock: faces, tiles to click, columns with their matches, slots and backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.ui.layout import Rect
from macher.ui.paint.icons import TOPIC_ICONS
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Desk
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable
from macher.ui.widgets.cards import WORD_MARGIN

__all__ = ["CardBack", "CardFace", "CardTile", "EmptySlot", "Face", "face", "match_ink", "paint_card", "word_styles"]

_LEAST_WORD: Final = 14
"""Smallest type of a word, in logical pixels; in the wide layout, read from further away, it is 15."""


@dataclass(frozen=True)
class Face:
    """What stands on a card."""

    kind: int
    icon: str
    approve: bool
    names: tuple[str, ...]
    """Topic without its sign, long and short."""
    full: str
    """Sign and topic: + Environment."""

    @property
    def ink(self) -> str:
        """The colour of approving or rejecting."""
        return "pro" if self.approve else "contra"


def face(desk: Desk, kind: int) -> Face:
    """The face of a program card or a popular opinion."""
    topic, approves = desk.names.face(kind)
    words = desk.names.topic_forms(kind)
    return Face(kind, TOPIC_ICONS.get(topic, "square"), approves, (words[0], words[1]), desk.names.card(kind))


def match_ink(value: int) -> Ink:
    """The colour of a match: blue for agreeing, orange for opposing."""
    return "pro" if value > 0 else "contra" if value < 0 else "muted"


def paint_card(
    p: Painter,
    box: Rect,
    shown: Face,
    *,
    dashed: bool = False,
    hollow: bool = False,
    grey: bool = False,
    words: bool = True,
) -> None:
    """A card as large as the box: sign and word below the picture, or beside it where there is little height.

    `dashed` marks hand cards and drafts, `hollow` a draft on white paper, `grey` what can't be chosen. Without `words`
    a low card has picture and sign alone, as its neighbours whose words have no room.
    """
    ink: Ink = "disabled_ink" if grey else shown.ink
    p.fill(box, "disabled" if grey else "own" if hollow else f"{shown.ink}_ground")
    if dashed:
        p.dashed(box, ink, 2)
    else:
        p.frame(box, ink, 1.5)
    style = p.style("card")
    line = style.size * 1.3
    if box.h >= line * 3.9:
        _upright(p, box, shown, ink, line)
    elif words and box.h >= line * 1.15 + 22:
        top, below = box.inset(WORD_MARGIN, 3).take_top(box.h - 6 - line)
        _row(p, top, shown, ink)
        for kind in word_styles(style, p.type.layout, box.w):  # the largest in which the name fits
            if p.width(shown.names[-1], kind) <= below.w:
                p.text(shown.names, below, kind, ink, "centre")
                break
    else:
        _row(p, box.inset(3, 3), shown, ink, words and p.type.layout == "wide")


def word_styles(style: Style, layout: str, width: float) -> list[Style]:
    """Styles for the word on a low card of this width, the largest first."""
    least = 15 if layout == "wide" else _LEAST_WORD
    sizes = (style.size, 15, least) if width >= 68 else (15, least)
    return [style.sized(min(size, style.size)) for size in sizes]


def _upright(p: Painter, box: Rect, shown: Face, ink: Ink, line: float) -> None:
    sign = round(line * 0.85)
    free = box.h - line - sign
    size = min(box.w * 0.5, free * 0.6, 60)
    gap = (free - size) / 4
    y = box.y + gap * 1.1
    p.icon(shown.icon, Rect(box.x, y, box.w, size), ink, 1.8)
    y += size + gap * 0.8
    style = p.style("card")
    if box.w >= 150 and style.size > 15:
        style = style.sized(style.size + 2)
    area = Rect(box.x + WORD_MARGIN, y, box.w - 2 * WORD_MARGIN, line)
    p.text(shown.names, area, style, ink, "centre", shrink=2 if line > 20 else 0)
    y += line + gap * 0.5
    p.icon("plus" if shown.approve else "minus", Rect(box.x, y, box.w, sign), ink, 4)


def _row(p: Painter, box: Rect, shown: Face, ink: Ink, words: bool = False) -> None:
    """Picture and sign, and the word behind them if there is room."""
    size = min(box.h, 30.0, box.w * 0.55)
    kind, word, gap = p.style("card").sized(15), "", 0.0
    if words:
        small, gap = min(size, 24.0), 5.0
        free = box.w - small - round(small * 0.62) - 2 - gap - 2
        word = next((name for name in shown.names if p.width(name, kind) <= free), "")
        size, gap = (small, gap) if word else (size, 0.0)
    sign = round(size * 0.62)
    x = box.x + (box.w - size - sign - 2 - gap - p.width(word, kind)) / 2
    p.icon(shown.icon, Rect(x, box.cy - size / 2, size, size), ink, 2)
    x += size + 2
    p.icon("plus" if shown.approve else "minus", Rect(x, box.cy - sign / 2, sign, sign), ink, 4)
    if word:
        x += sign + gap
        p.text(word, Rect(x, box.y, box.right - x, box.h), kind, ink)


class CardFace(Node):
    """A card that lies there and does nothing."""

    role = "image"

    def __init__(
        self, rect: Rect, shown: Face, *, dashed: bool = False, hollow: bool = False, words: bool = True, **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.face, self.dashed, self.hollow, self.words = shown, dashed, hollow, words
        self.name = self.name or shown.full
        self.tooltip = self.tooltip or shown.full

    def draw(self, p: Painter) -> None:
        paint_card(p, self.rect.local(), self.face, dashed=self.dashed, hollow=self.hollow, words=self.words)


class CardTile(Clickable):
    """A card that can be clicked; `chosen` frames it, `lit` says that it can take what is chosen."""

    carries = True
    takes = True

    def __init__(
        self,
        rect: Rect,
        shown: Face,
        *,
        on_click: Callable[[], None],
        chosen: bool = False,
        lit: bool = False,
        dashed: bool = False,
        hollow: bool = False,
        words: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(rect, on_click=on_click, **options)
        self.face, self.chosen, self.lit, self.dashed, self.hollow = shown, chosen, lit, dashed, hollow
        self.words = words
        self.bleed = 4.0
        self.name = self.name or shown.full
        self.tooltip = self.tooltip or shown.full

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        look = {"dashed": self.dashed, "hollow": self.hollow, "words": self.words}
        paint_card(p, box, self.face, grey=bool(self.reason), **look)
        if self.chosen:
            p.frame(box.inset(-4), "action", 3)
        elif self.hovered and not self.reason:
            p.frame(box.inset(-3), "action", 2)
        elif self.lit:
            p.frame(box.inset(-3), "action", 1.5)

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


class EmptySlot(Node):
    """A place for a card, with a word or a number in it."""

    role = "image"

    def __init__(self, rect: Rect, text: str | Sequence[str] = "", *, quiet: bool = False, **options: Any) -> None:
        super().__init__(rect, **options)
        self.text, self.quiet = text, quiet

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.box(box, None, "hairline" if self.quiet else "edge", 1.5)
        if not self.text:
            return
        if self.quiet:
            p.text(self.text, box.inset(4), "body", "muted", "centre")
        else:
            p.text(self.text, box, "figure", "muted", "centre")


class CardBack(Node):
    """A card face down."""

    role = "image"

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.hatch(box, "back_line", "back", 14, 0.5)
        p.frame(box, "back_edge", 1.5)
