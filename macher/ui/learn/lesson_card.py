"""A card of the page "Learn": a lesson, or the guided round, with its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.fitting import shrunk
from macher.ui.paint.fonts import wrap
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.crops import CropNode
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets import Clickable

__all__ = ["LessonCard", "Told"]

_LINES: Final = 6
"""Lines for which the picture leaves room below the title."""
_SHAPE: Final = 0.62
"""Most of the height of a picture, as a share of its width."""
_SMALLEST: Final = 14.0
"""Size of the smallest letters of a title; a longer one takes two lines."""
_LEAST: Final = 40.0
"""Logical pixels of height from which a picture is shown."""


@dataclass(frozen=True, slots=True)
class Told:
    """What stands on a card: title, one sentence, how far the player is, and what a click does."""

    title: str
    about: str
    state: str
    act: str
    done: bool = False
    following: bool = False
    """Whether it comes next."""


class LessonCard(Clickable):
    """The picture, below it a circle with a number or a cross, title, sentence and what a click does.

    What comes next is framed and has the only blue button.  Without a `number` it is the guided round: a ballot, with
    a sign of people in the circle and the `parties` that play in place of a picture.
    """

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        told: Told,
        *,
        number: int = 0,
        crop: str = "",
        parties: Sequence[str] = (),
        **options: Any,
    ) -> None:
        super().__init__(rect, name=texts.pair(told.title, told.state), **options)
        self.told, self.number, self.parties = told, number, parties
        self.tooltip = f"{texts.pair(told.act, told.title)}\n{told.about}"
        head, text = ctx.type.style("land"), ctx.type.style("text")
        self.pad = rect.w * 0.06
        self.foot = ctx.type.style("strong").size * 1.9
        words = head.size * 1.4 + text.size * text.line * _LINES + self.foot
        inner = rect.local().inset(self.pad, self.pad * 0.7)
        self.picture, self.below = inner.take_top(min(inner.h - words, inner.w * _SHAPE), self.pad * 0.5)
        room = self.picture.trim(bottom=self.pad * 0.5)
        if crop and room.h >= _LEAST:
            made = CropNode(ctx, Rect(0, 0, room.w, 0), crop, texts, room.h, caption=False)
            spot = room.centred(made.rect.w, made.rect.h)
            self.add(Node(spot, made))

    def _paper(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.told.following else "raised_hot" if self.hovered else "panel")
        if self.told.following:
            p.frame(box, "action_hot" if self.hovered else "action", 4)
        count = 0 if self.number else round(box.h / 22)
        for at in range(count):
            y = (at + 0.5) * box.h / count
            for x in (0.0, box.w):
                p.disc(Rect(x - 6, y - 6, 12, 12), "table")

    def _act(self, p: Painter, line: Rect) -> float:
        """What a click does, at the right of a line; returns its width."""
        wide = p.width(self.told.act, "strong") + (28 if self.told.following else 0)
        spot = line.take_right(min(wide, line.w))[0]
        ink: Ink = "action_text"
        if self.told.following:
            p.fill(spot, "action_hot" if self.hovered else "action")
            ink = "on_action"
        p.text(self.told.act, spot, "strong", ink, "centre" if self.told.following else "right")
        return spot.w

    def _about(self, p: Painter, room: Rect) -> None:
        """The sentence in the largest letters in which it has room."""
        for name in ("text", "body", "card"):
            style: StyleLike = name
            kind = p.style(style)
            lines = wrap(self.told.about, p.fonts.face(kind), max(1, int(room.w * p.scale)))
            if len(lines) * kind.size * kind.line <= room.h + 1:
                break
        p.paragraph(self.told.about, room, style, "ink_soft")

    def _parties(self, p: Painter) -> None:
        """The parties that play, side by side."""
        side = min(self.picture.h * 0.5, self.picture.w / (1.2 * max(1, len(self.parties))))
        x = self.picture.cx - side * 1.16 * len(self.parties) / 2
        for at, party in enumerate(self.parties):
            p.mark(party, Rect(x + at * side * 1.16, self.picture.cy - side / 2, side, side))

    def draw(self, p: Painter) -> None:
        self._paper(p)
        self._parties(p)
        head, pad, below = p.style("land"), self.pad, self.below
        p.hline(below.x, below.y - pad * 0.25, below.w, "hairline")
        side = head.size * 1.15
        left = side + pad * 0.4
        style = shrunk(p.width, self.told.title, head, below.w - left, _SMALLEST)
        two = p.width(self.told.title, style) > below.w - left
        title, rest = below.take_top(style.size * 2.5 if two else head.size * 1.4)
        ring = Rect(title.x, title.cy - side / 2, side, side)
        ink: Ink = "action_text" if self.told.following else "ink" if self.told.done else "muted"
        p.ballot(ring, self.told.done, ink)
        if not self.told.done and not self.number:
            p.icon("users", ring.inset(side * 0.22), ink)
        elif not self.told.done:
            p.text(str(self.number), ring, p.style("strong").sized(max(14.0, side * 0.52)), ink, "centre")
        room = title.trim(left=left)
        if two:
            p.paragraph(self.told.title, room, style, valign="middle")
        else:
            p.text(self.told.title, room, style)
        body, foot = rest.trim(left=left, bottom=self.foot), rest.take_bottom(self.foot)[0]
        self._about(p, body)
        taken = self._act(p, foot)
        p.text([self.told.state, ""], foot.trim(left=left, right=taken + 10), "label", "muted")
