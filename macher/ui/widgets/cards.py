"""Opinion and program cards in all their sizes, their backs and the ghosts of those that are gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_engraving
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets.topic_card import Look as CardLook
from macher.ui.widgets.topic_card import card_look, paint_topic, paint_topic_ghost, room_for_ballot

Look = Literal["named", "upright", "line"]
"""`named`: with its word, as the size allows; `upright`: silhouette over sign; `line`: both side by side."""

_WORDED: Final = 60.0
"""Cards of this height and more have a word at their foot."""


class Say(Node):
    """An invisible area that explains what is drawn there; a tooltip given as a function is called only when read."""

    explains = True

    def __init__(
        self, rect: Rect, name: str, tooltip: str | Callable[[], str] = "", *, id: str = "", role: str = "image"
    ) -> None:
        super().__init__(rect, id=id, name=name, role=role)
        self._said: str | Callable[[], str] = tooltip or name

    @property
    def tooltip(self) -> str:
        """What it explains."""
        if callable(self._said):
            self._said = self._said()
        return self._said

    @tooltip.setter
    def tooltip(self, text: str) -> None:
        self._said = text

    @property
    def pickable(self) -> bool:
        return True


def paint_card(
    p: Painter,
    rect: Rect,
    topic: str,
    approves: bool,
    look: Look = "upright",
    *,
    name: str | Sequence[str] = "",
    dashed: bool = False,
    edge: float = 0.0,
    code: str = "",
    row: Sequence[Sequence[str]] = (),
) -> None:
    """A card face up; `dashed` for a draft or a card in hand. A named one is drawn as its size allows.

    `code` are two letters for where a picture would be too small; `row` are the words of the cards beside it, which
    are written in one size.
    """
    names = [name] if isinstance(name, str) else name
    shown: CardLook = look if look != "named" else card_look(rect.w, rect.h, p.style("card").size)
    if look == "upright" and rect.h < 44:
        shown = "line"
    paint_topic(p, rect, topic, approves, shown, names, dashed=dashed, edge=edge, code=code, row=row)


def paint_back(p: Painter, rect: Rect) -> None:
    """A card face down."""
    paint_engraving(p, rect)
    p.frame(rect, "back_edge", 1.5 if rect.w >= 46 else 1)


def paint_ghost(p: Painter, rect: Rect, topic: str = "", approves: bool = True, code: str = "") -> None:
    """The place of a card that is gone: dashed, in muted lines."""
    p.dashed(rect, "muted", 1, 3, 2.5)
    if topic:
        paint_topic_ghost(p, rect, topic, approves, code)


def paint_double(
    p: Painter, card: Rect, text: str, *, draft: bool = False, gone: bool = False, tight: bool = False
) -> None:
    """The stamp of a double marker over a card's upper right corner; dashed while a draft places or removes it.

    `tight` keeps it over the card, where the next one has a ballot circle at its corner.
    """
    w, h, over = (30.0, 22.0, 8.0) if card.w >= 60 else (26.0, 16.0, 6.0)
    box = Rect(card.right - w + (0 if tight else 6), card.y - over, w, h)
    if card.h <= 34:  # a line of text, which it would cover
        box = Rect(card.right - w, card.y - 12, w, 18)
    style = "caption:bold"
    if draft:
        box = box.inset(-1)  # the dashes keep off the figure
        p.fill(box, "own")
        p.dashed(box, "action_text", 2, 4, 3)
        p.text(text, box, style, "muted" if gone else "action_text", "centre", strike=gone)
    else:
        p.fill(box, "stamp")
        p.text(text, box, style, "on_stamp", "centre")


def paint_tag(p: Painter, card: Rect, tag: str) -> None:
    """A small figure on a card, +1 in blue or -1 in orange: above its word, or at the end of a flat card."""
    ground: Ink = "pro" if tag.startswith("+") else "contra"
    box = card.take_right(tag_room(p, card, tag))[0]
    if not box.w:
        w = max(24.0, p.width(tag, "caption:bold") + 8)
        box = Rect(card.right - w + 3, card.bottom - 38, w, 16)
    p.fill(box, ground)
    p.text(tag, box, "caption:bold", "panel", "centre")


def tag_room(p: Painter, card: Rect, tag: str) -> float:
    """The width that a tag takes from a flat card; 0 on a higher one."""
    return 0.0 if card.h >= _WORDED or not tag else p.width(tag, "caption:bold") + 6


class CardNode(Node):
    """A card face up that is only shown."""

    role = "image"
    explains = True

    def __init__(
        self,
        rect: Rect,
        topic: str,
        approves: bool,
        look: Look = "named",
        *,
        label: str | Sequence[str] = "",
        dashed: bool = False,
        row: Sequence[Sequence[str]] = (),
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.topic, self.approves, self.look = topic, approves, look
        self.label, self.dashed, self.row = label, dashed, row

    def draw(self, p: Painter) -> None:
        shown = self.topic, self.approves, self.look
        paint_card(p, self.rect.local(), *shown, name=self.label, dashed=self.dashed, row=self.row)


def paint_choice(p: Painter, box: Rect, state: str, ballot: bool, hovered: bool = False) -> None:
    """What shows that a card can be chosen or is chosen: blue frame around it, ballot circle at the corner."""
    out = 1.0 if not ballot and (box.w < 60 or box.h < 40) else 3.0  # the cards of a display lie close together
    if state == "chosen" or (hovered and state == "offered"):
        p.frame(box.inset(-out - 1), "action", 3)
    elif state == "offered" and not ballot:
        p.frame(box.inset(-out), "action", 2)
    if ballot and state != "plain":
        small = Rect(box.x - 5, box.y - 5, 17, 17)  # small cards lie close to names and frames
        p.ballot(room_for_ballot(box) if card_look(box.w, box.h, 0) == "board" else small, state == "chosen")
