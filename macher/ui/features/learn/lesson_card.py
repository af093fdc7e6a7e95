"""The cards of the page "Learn", each with its picture in signs of the table; and the strip of the guided round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakSet

from macher.i18n import Texts, names
from macher.ui.features.learn.aim_facts import AimFacts
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_poll_back
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.fonts import shrunk, wrap
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.small_prints import paint_flap, paint_pocket
from macher.ui.paint.stamps import paint_place
from macher.ui.scene import Context
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable
from macher.ui.widgets.cards import paint_card

AIM: Final = "aim"
"""The picture of what the game is about."""
_SIZE: Final = (400.0, 156.0)
"""Width and height of a picture in its own units; it is drawn as large as fits."""
_LEAST: Final = 24.0
"""Logical pixels of height from which there is a picture."""
_OWN, _OTHER, _THIRD = "spd", "cdu", "gruene"
_PARTNER, _FOURTH = "linke", "fdp"


class _Sheet:
    """A picture in its own units, in the middle of a box."""

    def __init__(self, p: Painter, box: Rect, texts: Texts, facts: AimFacts) -> None:
        self.p, self.texts, self.facts = p, texts, facts
        self.unit = min(box.w / _SIZE[0], box.h / _SIZE[1])
        self.room = box.centred(_SIZE[0] * self.unit, _SIZE[1] * self.unit)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in units of the picture."""
        u = self.unit
        return Rect(self.room.x + x * u, self.room.y + y * u, w * u, h * u)

    def type(self, size: float, weight: str = "bold") -> Style:
        """Letters of a size in units, never too small to be read."""
        least = self.p.style("caption").size
        return Style("condensed", weight, max(least, size * self.unit))  # type: ignore[arg-type]  # a literal

    def line(self, width: float) -> float:
        """The width of a line in units."""
        return max(1.0, width * self.unit)

    def card(self, place: Rect, at: int, approves: bool) -> None:
        """A topic of the edition on a card."""
        topic = self.facts.edition.figures.topics[at]
        forms = [names.topic_card(self.texts, topic), names.topic_short(self.texts, topic)]
        paint_card(self.p, place, topic, approves, "named", name=forms, code=names.topic_code(self.texts, topic))


def paint_lesson(p: Painter, box: Rect, key: str, texts: Texts, facts: AimFacts) -> None:
    """The picture of a lesson, or of the aim; all figures are those of the edition."""
    if box.h >= _LEAST:
        _PICTURES[key](_Sheet(p, box, texts, facts))


def _aim(s: _Sheet) -> None:
    """The bar of points, as on the picture of the aim."""
    p, gap = s.p, 4.0
    pieces = [(source.key, piece.points) for source in s.facts.sources for piece in source.pieces]
    room = _SIZE[0] - gap * (len(pieces) - 1)
    s.p.text(str(s.facts.total), s.at(0, 6, 400, 60), s.type(60), "ink", "right")
    x = 0.0
    for key, points in pieces:
        wide = room * points / s.facts.total
        spot = s.at(x, 82, wide, 56)
        if key in ("votes", "bonus"):
            p.fill(spot, _OWN)
        else:
            p.box(spot, "own", f"{_OWN}.edge", s.line(3))
        if key == "bonus":
            p.frame(spot.inset(s.line(4)), f"{_OWN}.on", s.line(2))
        x += wide + gap


def _votes(s: _Sheet) -> None:
    """The sum, and a bar that it makes longer, short of the line."""
    p, facts = s.p, s.facts
    line = facts.edition.figures.majority
    said = f"({facts.rallies} + {facts.trend}) × {facts.matches} = {facts.new}"
    room = s.at(0, 2, 312, 60)
    p.text(said, room, shrunk(p.width, said, s.type(56), room.w, s.type(20).size), "ink")
    wide = 340.0 / line
    p.fill(s.at(0, 96, 400, 44), "track")
    p.fill(s.at(0, 96, facts.before * wide, 44), _OWN)
    p.text(str(facts.before), s.at(0, 96, facts.before * wide, 44), s.type(30), f"{_OWN}.on", "centre")
    p.hatch(s.at(facts.before * wide, 96, facts.new * wide, 44), _OWN, "own", max(5.0, 9 * s.unit))
    p.fill(s.at(338, 82, 4, 70), "ink")
    p.text(str(line), s.at(310, 54, 60, 28), s.type(26), "ink", "centre")


def _media(s: _Sheet) -> None:
    """Markers of which one party has most, and the opinion that it turns."""
    p = s.p
    for at, party in enumerate((_OWN, _OWN, _PARTNER, _FOURTH, "")):
        spot = s.at(at * 64, 4, 54, 54)
        if party:
            p.media_marker(party, spot)
        else:
            p.media_place(spot)
    p.icon("crown", s.at(340, 8, 46, 46), "ink", 2.2)
    s.card(s.at(56, 72, 70, 84), 0, False)
    p.icon("arrow-right", s.at(164, 92, 44, 44), "ink", 2.2)
    s.card(s.at(244, 72, 70, 84), 0, True)


def _program(s: _Sheet) -> None:
    """Cards of a program, and below each whether people there agree."""
    p = s.p
    for at, (approves, agrees) in enumerate(((True, True), (True, False), (False, True))):
        x = at * 96.0
        s.card(s.at(x, 2, 78, 94), at, approves)
        p.fill(s.at(x + 38, 98, 2, 18), "ink" if agrees else "slot_line")
        p.ballot(s.at(x + 21, 116, 36, 36), agrees, "ink" if agrees else "slot_line")
    p.text("×2", s.at(290, 10, 110, 90), s.type(74), "ink", "centre")


def _cabinet(s: _Sheet) -> None:
    """Politicians side by side in a state, the next places free, and what the first one costs."""
    p, offices = s.p, s.facts.edition.figures.politicians
    for at, party in enumerate((_PARTNER, _OWN, _OTHER)):
        paint_portrait(p, s.at(at * 82, 12, 74, 90), party, offices[at % len(offices)].key)
    for at in (3, 4):
        spot = s.at(at * 82, 12, 70, 90)
        p.box(spot, None, "slot_line", s.line(3))
        p.text(str(at + 1), spot, s.type(38), "muted", "centre")
    p.text(s.texts.money(offices[0].cost), s.at(0, 112, 300, 40), s.type(34), "ink")


def _polls(s: _Sheet) -> None:
    """A bid that comes out of its envelope, and a poll."""
    p, pocket = s.p, s.at(6, 62, 190, 92)
    paint_flap(p, pocket, 0.6)
    slip = s.at(28, 8, 146, 100)
    p.box(slip, "own", "ink", s.line(2))
    p.text(s.texts.money(6000), slip._replace(h=slip.h * 0.56), s.type(36), "action_text", "centre", shrink=8)
    paint_pocket(p, pocket, _OWN, 0.6)
    poll = s.at(244, 34, 140, 100)
    paint_poll_back(p, poll, _THIRD, s.texts.signed(2), (poll.w, poll.h))


def _election(s: _Sheet) -> None:
    """Columns; two parties reach the line together."""
    p = s.p
    p.fill(s.at(0, 150, 400, 4), "ink")
    columns = ((24, _OTHER, 0, 78), (116, _OWN, 0, 100), (116, _PARTNER, 104, 44), (208, _THIRD, 0, 66))
    for x, party, low, high in columns:
        spot = s.at(x, 150 - low - high, 72, high)
        p.box(spot, party, f"{party}.edge" if p.theme.parties[party].outlined else None, 1)
    p.fill(s.at(0, 36, 400, 4), "ink")
    p.text(str(s.facts.edition.figures.majority), s.at(330, 2, 66, 32), s.type(30), "ink", "right")
    p.media_marker(_OWN, s.at(300, 84, 46, 46))
    p.media_marker(_PARTNER, s.at(352, 84, 46, 46))


def _plan(s: _Sheet) -> None:
    """Two states, a program that fits both, and money in time."""
    p = s.p
    for x, land in ((0, "HE"), (300, "SN")):
        paint_place(p, s.at(x, 20, 100, 118), land, names.land_code(s.texts, land))
    for at, approves in enumerate((True, False)):
        s.card(s.at(122 + at * 82, 18, 74, 90), at, approves)
    p.icon("coins", s.at(150, 114, 36, 36), "ink", 2.2)
    p.icon("clock", s.at(214, 114, 36, 36), "ink", 2.2)


_PICTURES: Final[Mapping[str, Callable[[_Sheet], None]]] = {
    AIM: _aim,
    "votes": _votes,
    "media": _media,
    "program": _program,
    "cabinet": _cabinet,
    "polls": _polls,
    "election": _election,
    "plan": _plan,
}


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
        p.holes(box, _HOLE, 3.4, "table")
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
