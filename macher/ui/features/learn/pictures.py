"""The pictures on the cards of the page "Learn": each shows in signs of the table what its lesson is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from macher.i18n import Texts, names
from macher.ui.features.learn.aim_facts import AimFacts
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_poll_back
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_flap, paint_pocket
from macher.ui.paint.stamps import paint_place
from macher.ui.theme.typography import Style
from macher.ui.widgets.cards import paint_card

__all__ = ["AIM", "paint_lesson"]

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
