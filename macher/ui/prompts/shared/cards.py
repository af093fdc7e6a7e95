"""Program cards and opinions in the dock: faces, tiles to click, columns with their matches, slots and backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_engraving
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Desk
from macher.ui.scene import Node
from macher.ui.widgets import Clickable
from macher.ui.widgets.topic_card import card_look, paint_topic


@dataclass(frozen=True)
class Face:
    """What stands on a card."""

    kind: int
    topic: str
    approve: bool
    names: tuple[str, ...]
    """Topic without its sign, long and short."""
    full: str
    """Sign and topic: +Environment."""
    whole: str = ""
    """Whole name of the topic, for a large card: Genetic engineering."""

    @property
    def ink(self) -> str:
        """The colour of approving or rejecting."""
        return "pro" if self.approve else "contra"


def face(desk: Desk, kind: int) -> Face:
    """The face of a program card or a popular opinion."""
    topic, approves = desk.names.face(kind)
    words = desk.names.topic_forms(kind)
    full, whole = desk.names.card(kind), desk.names.topic(kind)
    return Face(kind, topic, approves, (words[0], words[1]), full, whole)


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
    """A card as large as the box: a print with sign and word, or silhouette and sign where there is little height.

    `dashed` marks hand cards and drafts, `hollow` a draft on white paper, `grey` what can't be chosen. Without `words`
    a low card has picture and sign alone, as its neighbours whose words have no room.
    """
    look = card_look(box.w, box.h, p.style("card").size if words else 0)
    if look == "upright":
        look = "line"
    paint_topic(
        p,
        box,
        shown.topic,
        shown.approve,
        look,
        shown.names if words else (),
        whole=shown.whole,
        dashed=dashed,
        hollow=hollow,
        grey=grey,
        edge=0.0 if look == "print" else 1.5,
        words=words and p.type.layout == "wide",
    )


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
        p.box(box, None, "hairline" if self.quiet else "slot_line", 1.5)
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
        paint_engraving(p, box)
        p.frame(box, "back_edge", 1.5)
