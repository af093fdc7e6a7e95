"""Opinion and program cards in all their sizes, their backs and the ghosts of those that are gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from macher.ui.layout import Rect
from macher.ui.paint.icons import TOPIC_ICONS
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets import Clickable

__all__ = [
    "WORD_MARGIN",
    "CardNode",
    "Look",
    "Say",
    "paint_back",
    "paint_card",
    "paint_double",
    "paint_ghost",
    "paint_tag",
]

Look = Literal["named", "upright", "line"]
"""`named`: icon, name, sign one below the other; `upright`: icon over sign; `line`: icon and sign side by side."""

WORD_MARGIN: Final = 4.0
"""Logical pixels between a word and the outer edge of its card: the frame, and air of at least its width."""


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


def _inks(approves: bool) -> tuple[Ink, Ink]:
    return ("pro", "pro_ground") if approves else ("contra", "contra_ground")


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
) -> None:
    """A card face up; `dashed` for a draft or a card in hand."""
    ink, ground = _inks(approves)
    p.fill(rect, ground)
    width = edge or (2 if rect.w >= 46 else 1)
    if dashed:
        p.dashed(rect, ink, width)
    else:
        p.frame(rect, ink, width)
    if look == "line":
        _line(p, rect, topic, approves, ink)
    elif look == "upright":
        icon = min(rect.w * 0.46, rect.h * 0.44)
        p.icon(TOPIC_ICONS[topic], Rect(rect.cx - icon / 2, rect.y + rect.h * 0.13, icon, icon), ink, _stroke(icon))
        sign = min(12.0, rect.w * 0.18)
        _sign(p, Rect(rect.cx - sign / 2, rect.bottom - rect.h * 0.24 - sign / 2, sign, sign), approves, ink)
    else:
        _named(p, rect, topic, approves, ink, name)


def _stroke(size: float) -> float:
    return 2.0 if size >= 18 else 1.8


def _line(p: Painter, rect: Rect, topic: str, approves: bool, ink: Ink) -> None:
    icon = min(rect.h * 0.62, rect.w * 0.5)
    sign = icon * 0.56
    gap = 3.0 if rect.w >= 36 else 2.0
    x = rect.cx - (icon + gap + sign) / 2
    p.icon(TOPIC_ICONS[topic], Rect(x, rect.cy - icon / 2, icon, icon), ink, _stroke(icon))
    _sign(p, Rect(x + icon + gap, rect.cy - sign / 2, sign, sign), approves, ink)


def _named(p: Painter, rect: Rect, topic: str, approves: bool, ink: Ink, name: str | Sequence[str]) -> None:
    icon = min(rect.w * 0.4, rect.h * 0.32)
    p.icon(TOPIC_ICONS[topic], Rect(rect.cx - icon / 2, rect.y + rect.h * 0.12, icon, icon), ink)
    style = p.style("card")
    if rect.w < 110 and style.size > 15:
        style = style.sized(15)
    room = rect.inset(WORD_MARGIN, 0)
    p.text(name, Rect(room.x, rect.y + rect.h * 0.46, room.w, rect.h * 0.24), style, ink, "centre")
    _sign(p, Rect(rect.x, rect.bottom - rect.h * 0.27, rect.w, rect.h * 0.18), approves, ink)


def _sign(p: Painter, rect: Rect, approves: bool, ink: Ink) -> None:
    """Plus or minus, drawn so that both stand alike at every size."""

    def grid(value: float) -> float:
        return round(value * p.scale) / p.scale

    size = min(rect.w, rect.h, 12.0)
    thick = grid(max(2.0, size * 0.22))
    size = grid((size - thick) / 2) * 2 + thick
    x, y = grid(rect.cx - size / 2), grid(rect.cy - size / 2)
    arm = (size - thick) / 2
    p.fill(Rect(x, y + arm, size, thick), ink)
    if approves:
        p.fill(Rect(x + arm, y, thick, size), ink)


def paint_back(p: Painter, rect: Rect, dashed: bool = False) -> None:
    """A card face down."""
    p.hatch(rect, "back_line", "back", 16 if rect.w >= 46 else 10, 0.5)
    if dashed:
        p.dashed(rect, "slot_line", 1.5)
    else:
        p.frame(rect, "back_edge", 1.5 if rect.w >= 46 else 1)


def paint_ghost(p: Painter, rect: Rect, topic: str = "", approves: bool = True, look: Look = "line") -> None:
    """The place of a card that is gone: dashed, in muted lines."""
    p.dashed(rect, "slot_line", 1, 3, 2.5)
    if topic and look == "line":
        _line(p, rect, topic, approves, "slot_line")


def paint_double(
    p: Painter, card: Rect, text: str, *, draft: bool = False, gone: bool = False, tight: bool = False
) -> None:
    """The stamp of a double marker over a card's upper right corner; dashed while a draft places or removes it.

    `tight` keeps it over the card, where the next one has a ballot circle at its corner.
    """
    w, h, over = (30.0, 22.0, 8.0) if card.w >= 60 else (26.0, 16.0, 6.0)
    box = Rect(card.right - w + (0 if tight else 6), card.y - over, w, h)
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
    """A small figure over a card's lower right corner, below the sign of the card: +1 in blue, -1 in orange."""
    ground: Ink = "pro" if tag.startswith("+") else "contra"
    w = max(24.0, p.width(tag, "caption:bold") + 8)
    box = Rect(card.right - w + 3, card.bottom - 9, w, 16 if card.h >= 60 else 14)
    p.fill(box, ground)
    p.text(tag, box, "caption:bold", "panel", "centre")


class CardNode(Clickable):
    """A card as a node: shown only, or clickable with a ballot circle or a blue frame.

    `state` is `plain`, `offered` or `chosen`; with `ballot` a circle stands at the upper left corner.
    """

    explains = True
    carries = True
    takes = True

    def __init__(
        self,
        rect: Rect,
        topic: str,
        approves: bool,
        look: Look = "named",
        *,
        label: str | Sequence[str] = "",
        state: Literal["plain", "offered", "chosen"] = "plain",
        ballot: bool = False,
        dashed: bool = False,
        tag: str = "",
        on_click: Callable[[], None] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(rect, on_click=on_click, **options)
        self.topic, self.approves, self.look, self.label = topic, approves, look, label
        self.state, self.ballot, self.dashed, self.tag = state, ballot, dashed, tag
        self.focusable = on_click is not None or bool(self.reason)
        self.bleed = max(self.bleed, 10.0 if ballot else 4.0)
        if not self.focusable:
            self.role = "image"

    @property
    def chosen(self) -> bool:
        """Whether the card is the chosen one."""
        return self.state == "chosen"

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        paint_card(p, box, self.topic, self.approves, self.look, name=self.label, dashed=self.dashed)
        paint_choice(p, box, self.state, self.ballot, hovered=self.hovered and not self.reason)
        if self.tag:
            paint_tag(p, box, self.tag)


def paint_choice(p: Painter, box: Rect, state: str, ballot: bool, hovered: bool = False) -> None:
    """What shows that a card can be chosen or is chosen: blue frame around it, ballot circle at the corner."""
    out = 1.0 if not ballot and (box.w < 60 or box.h < 40) else 3.0  # the cards of a display lie close together
    if state == "chosen" or (hovered and state == "offered"):
        p.frame(box.inset(-out - 1), "action", 3)
    elif state == "offered" and not ballot:
        p.frame(box.inset(-out), "action", 2)
    if ballot and state != "plain":
        size, out = (24.0, 9.0) if box.w >= 60 else (17.0, 5.0)  # small cards lie close to names and frames
        p.ballot(Rect(box.x - out, box.y - out, size, size), state == "chosen")
