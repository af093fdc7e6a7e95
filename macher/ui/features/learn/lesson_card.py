"""A card of the page "Learn": the aim or a lesson with its picture; and the strip of the guided round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakSet

from macher.i18n.texts import Texts
from macher.ui.features.learn.aim_facts import AimFacts
from macher.ui.features.learn.pictures import paint_lesson
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk, wrap
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable

__all__ = ["GuidedStrip", "LessonCard", "Told"]

_PICTURE: Final = 0.46
"""Height of a picture, as a share of its card."""
_SMALLEST: Final = 14.0
"""Size of the smallest letters of a title; a longer one takes two lines."""
_LETTERS: Final[tuple[StyleLike, ...]] = ("text", "body", "card")
"""Letters of the sentence of a card, the largest first."""
_HOLE: Final = 6.0
"""Radius of the holes at the ends of the strip."""


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


class _Card(Clickable):
    """What both kinds of cards share: paper, circle, sentence, and what a click does."""

    def __init__(self, rect: Rect, texts: Texts, told: Told, **options: Any) -> None:
        said = texts.pair(told.title, told.state) if told.state else told.title
        super().__init__(rect, name=said, **options)
        self.told = told
        self.tooltip = f"{texts.pair(told.act, told.title)}\n{told.about}"

    def paper(self, p: Painter) -> None:
        """The ground; what comes next is framed."""
        box = self.rect.local()
        p.fill(box, "own" if self.told.following else "raised_hot" if self.hovered else "panel")
        if self.told.following:
            p.frame(box, "action_hot" if self.hovered else "action", 4)

    @property
    def ink(self) -> Ink:
        """The colour of the circle."""
        return "action_text" if self.told.following else "ink" if self.told.done else "muted"

    def circle(self, p: Painter, ring: Rect, number: int, icon: str) -> None:
        """A cross for what is done, else a number or a sign."""
        if self.told.done:
            p.ballot(ring, True, self.ink)
            return
        p.disc(ring, "own", self.ink, max(1.5, min(5.0, ring.w * 0.085)))
        if number:
            p.text(str(number), ring, p.style("strong").sized(max(14.0, ring.h * 0.52)), self.ink, "centre")
        else:
            p.icon(icon, ring.inset(ring.w * 0.22), self.ink)

    def act(self, p: Painter, line: Rect) -> float:
        """What a click does, at the right of a line; returns its width."""
        wide = p.width(self.told.act, "strong") + (28 if self.told.following else 0)
        spot = line.take_right(min(wide, line.w))[0]
        ink: Ink = "action_text"
        if self.told.following:
            p.fill(spot, "action_hot" if self.hovered else "action")
            ink = "on_action"
        p.text(self.told.act, spot, "strong", ink, "centre" if self.told.following else "right")
        return spot.w

    def letters(self, p: Painter, room: Rect) -> int:
        """The place in `_LETTERS` of the largest letters in which the sentence has room."""
        for at, style in enumerate(_LETTERS[:-1]):
            kind = p.style(style)
            lines = wrap(self.told.about, p.fonts.face(kind), max(1, int(room.w * p.scale)))
            if len(lines) * kind.size * kind.line <= room.h + 1:
                return at
        return len(_LETTERS) - 1

    def about(self, p: Painter, room: Rect, letters: int) -> None:
        """The sentence."""
        p.paragraph(self.told.about, room, _LETTERS[letters], "ink_soft")


class LessonCard(_Card):
    """The picture, below it a circle with a number or a cross, title, sentence and what a click does.

    What comes next is framed and has the only blue button.  Without a `number` the circle holds a sign.
    All cards of a page, its `peers`, write their sentences in letters of one size.
    """

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        told: Told,
        paint: Callable[[Painter, Rect], None],
        peers: WeakSet[LessonCard],
        *,
        number: int = 0,
        icon: str = "target",
        **options: Any,
    ) -> None:
        super().__init__(rect, texts, told, **options)
        self.drawn, self.number, self.icon = paint, number, icon
        self.pad = rect.w * 0.06
        self.foot = ctx.type.style("strong").size * 1.9
        self.peers = peers
        peers.add(self)

    def draw(self, p: Painter) -> None:
        self.paper(p)
        pad = self.pad
        picture, below = self._halves()
        self.drawn(p, picture.trim(bottom=pad * 0.4))
        p.hline(below.x, below.y - pad * 0.35, below.w, "ink" if self.told.following else "hairline")
        title, body, foot, style = self._places(p)
        side = title.x - below.x - pad * 0.45
        self.circle(p, Rect(below.x, title.cy - side / 2, side, side), self.number, self.icon)
        if p.width(self.told.title, style) > title.w:
            p.paragraph(self.told.title, title, style, valign="middle")
        else:
            p.text(self.told.title, title, style)
        self.about(p, body, max(card.letters(p, card._places(p)[1]) for card in self.peers))
        taken = self.act(p, foot)
        p.text([self.told.state, ""], foot.trim(left=title.x - below.x, right=taken + 10), "label", "muted")

    def _halves(self) -> tuple[Rect, Rect]:
        """The picture, and what is below it."""
        inner = self.rect.local().inset(self.pad, self.pad * 0.9)
        return inner.take_top(self.rect.h * _PICTURE - self.pad * 0.9, self.pad * 0.7)

    def _places(self, p: Painter) -> tuple[Rect, Rect, Rect, Style]:
        """Title, sentence and last line below the picture, and the letters of the title; a long one takes two lines."""
        below, head = self._halves()[1], p.style("land")
        left = head.size * 1.25 + self.pad * 0.45
        style = shrunk(p.width, self.told.title, head, below.w - left, _SMALLEST)
        two = p.width(self.told.title, style) > below.w - left
        title, rest = below.take_top(style.size * 2.5 if two else head.size * 1.45)
        foot = rest.take_bottom(self.foot)[0]
        return title.trim(left=left), rest.trim(left=left, bottom=self.foot), foot, style


class GuidedStrip(_Card):
    """The guided round as a ballot below the lessons: a sign of people, words, and the parties that play."""

    def __init__(self, rect: Rect, texts: Texts, told: Told, parties: Sequence[str], **options: Any) -> None:
        super().__init__(rect, texts, told, **options)
        self.parties = parties

    def draw(self, p: Painter) -> None:
        self.paper(p)
        box = self.rect.local()
        count = max(3, round(box.h / (3.4 * _HOLE)))
        for at in range(count):
            y = (at + 0.5) * box.h / count
            for x in (0.0, box.w):
                p.disc(Rect(x - _HOLE, y - _HOLE, 2 * _HOLE, 2 * _HOLE), "table")
        pad = min(40.0, box.h * 0.2)
        inner = box.inset(pad, pad * 0.8)
        side = min(inner.h * 0.72, 98.0)
        ring, rest = inner.take_left(side, pad * 0.7)
        self.circle(p, ring.centred(side, side), 0, "users")
        wide = max(p.width(self.told.act, "strong") + 34, box.w * 0.09)
        button, rest = rest.take_right(wide, pad)
        place = button.centred(wide, min(inner.h * 0.5, 62.0))
        if self.told.following:
            self.act(p, place)
        else:
            p.fill(place, "slot" if self.hovered else "row")
            p.text(self.told.act, place, "strong", "ink", "centre")
        square = min(inner.h * 0.62, 80.0, rest.w * 0.08)
        marks, words = rest.take_right(len(self.parties) * square * 1.14, pad)
        for at, party in enumerate(self.parties):
            p.mark(party, Rect(marks.x + at * square * 1.14, marks.cy - square / 2, square, square))
        large = Style("condensed", "bold", min(52.0, inner.h * 0.36))
        title, body = words.take_top(large.size * 1.25)
        p.text(self.told.title, title, large, shrink=large.size / 2)
        self.about(p, body, self.letters(p, body))


def lesson_painter(key: str, texts: Texts, facts: AimFacts) -> Callable[[Painter, Rect], None]:
    """What draws the picture of a lesson."""
    return lambda p, box: paint_lesson(p, box, key, texts, facts)
