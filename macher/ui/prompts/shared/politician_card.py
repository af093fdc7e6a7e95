"""The card of a politician in full: face, office, price, and all actions as pictograms and words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from macher.i18n import names
from macher.i18n.texts import Texts
from macher.rules.edition import ActionName, ActionSpec, Edition
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.scene.surroundings import Link
from macher.ui.scene.tips import TipBox
from macher.ui.theme.typography import Style, Weight
from macher.words.people import is_woman

CARD: Final = (200.0, 280.0)
"""Size of a card that is looked at, in logical pixels; long words make it wider."""
_WIDEST: Final = 264.0
_STAMP_TILT: Final = 8.0
"""Degrees by which a rubber stamp is turned."""
_LEAST: Final = 14.0
"""The smallest letters on a card, in logical pixels."""


SHORT_ACTIONS: Final = {
    ActionName.DOUBLE: "prompt-action-double",
    ActionName.TREND: "prompt-action-trend",
    ActionName.VOTES: "prompt-action-votes",
    ActionName.BASE: "prompt-action-base",
    ActionName.REMOVE_MEDIA: "prompt-action-media",
    ActionName.OTHERS_TREND: "prompt-action-others",
    ActionName.PROGRAM: "prompt-action-program",
    ActionName.POLL: "prompt-action-poll",
    ActionName.REPLACE_MEDIA: "prompt-action-media",
    ActionName.OTHER_TREND: "prompt-action-other",
}
SIGNS: Final = {
    ActionName.TREND: "trending-up",
    ActionName.VOTES: "vote",
    ActionName.BASE: "users",
    ActionName.REMOVE_MEDIA: "newspaper",
    ActionName.REPLACE_MEDIA: "newspaper",
    ActionName.OTHERS_TREND: "trending-down",
    ActionName.OTHER_TREND: "trending-down",
    ActionName.PROGRAM: "notebook-pen",
    ActionName.POLL: "chart-no-axes-combined",
}
"""Icon for an action whose words have no room; a doubled opinion shows its factor, as on the boards."""


def action_forms(texts: Texts, spec: ActionSpec) -> list[str]:
    """An action, long and short."""
    lowers = spec.name in (ActionName.OTHERS_TREND, ActionName.OTHER_TREND)
    amount = texts.signed(-spec.amount if lowers else spec.amount)
    return [names.action(texts, spec.name.value, spec.amount), texts(SHORT_ACTIONS[spec.name], amount=amount)]


@dataclass(frozen=True, slots=True)
class Line:
    """An action: its pictogram, its words from long to short, and the word for one that happens only once."""

    icon: str
    """Empty where a factor stands in the square instead."""
    sign: str
    struck: bool
    """Whether a line through the pictogram says that something is taken away."""
    words: Sequence[str]
    once: str = ""


@dataclass(frozen=True, slots=True)
class Front:
    """What is printed on a card, and what has become of it."""

    party: str
    office: str
    title: Sequence[str]
    """The office, from long to short."""
    cost: str
    main: Line | None
    """The action that comes first; none where all are equal."""
    caption: str
    """What stands over the others."""
    others: Sequence[Line]
    phone: bool = False
    played: bool = False
    stamp: str = ""
    """The state it was played in, or another word over the chest."""

    def spoken(self) -> str:
        """Everything on the card, for readers."""
        lines = [*([self.main] if self.main else []), *self.others]
        return ", ".join([self.title[0], self.cost, *(line.words[0] for line in lines)])


def front_of(
    texts: Texts, edition: Edition, party: str, number: int, *, played: bool = False, stamp: str = ""
) -> Front:
    """The card with this number in the colours of a party."""
    card, having = edition.figures.politicians[number], edition.capabilities
    woman = is_woman(party, card.key)
    single = having.single_actions is not None
    lines = [_line(texts, spec) for spec in card.actions]
    main, others = (None, lines) if single else (lines[0], lines[1:])
    caption = ""
    if len(others) > 1:
        caption = texts("prompt-card-one-of" if single else "prompt-card-then-one-of")
    elif others and not single:
        caption = texts("prompt-card-then")
    return Front(
        party,
        card.key,
        [names.politician(texts, card.key, woman=woman), names.politician_short(texts, card.key, woman=woman)],
        texts.money(card.cost),
        main,
        caption,
        others,
        having.tiles is not None and number in having.tiles.phones,
        played,
        stamp,
    )


def _line(texts: Texts, spec: ActionSpec) -> Line:
    taken = spec.name in (ActionName.REMOVE_MEDIA, ActionName.REPLACE_MEDIA)
    icon = SIGNS.get(spec.name, "")
    sign = "" if icon else f"×{texts.number(2)}"
    return Line(icon, sign, taken, action_forms(texts, spec), texts("prompt-act-once") if spec.once else "")


def notes_of(texts: Texts, edition: Edition, number: int) -> list[str]:
    """What signs on a card mean: that an action happens only once, and the telephone."""
    card, tiles = edition.figures.politicians[number], edition.capabilities.tiles
    said = []
    if any(spec.once for spec in card.actions):
        said.append(texts("prompt-cabinet-tip-once"))
    if tiles is not None and number in tiles.phones:
        said.append(texts("table-politician-phone"))
    return said


# -- painting ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Type:
    """The letters of a card of some size."""

    unit: float
    """How much larger than usual the card is."""
    title: Style
    cost: Style
    main: Style
    action: Style
    small: Style

    @classmethod
    def at(cls, card: Style, unit: float) -> _Type:
        """`card` is the role of letters on cards."""

        def sized(size: float, weight: Weight) -> Style:
            style = card.sized(max(_LEAST, round(size * unit, 1)))
            return (
                style.bold() if weight == "bold" else style.weighing("semibold" if weight == "semibold" else "medium")
            )

        return cls(
            unit, sized(17, "bold"), sized(16, "bold"), sized(16, "bold"), sized(15, "semibold"), sized(14, "medium")
        )


def _rows(front: Front, unit: float) -> tuple[float, float, float, float]:
    """Heights of the band with the office, of the main action, of the caption, and of each other action."""
    return 27 * unit, (34 * unit if front.main else 8 * unit), (18 * unit if front.caption else 0.0), 22 * unit


def paint_front(p: Painter, box: Rect, front: Front) -> None:
    """A card that fills a box, with letters in proportion to its height."""
    kind = _Type.at(p.style("card"), box.h / CARD[1])
    unit = kind.unit
    band, first, caption, row = _rows(front, unit)
    p.box(box, "own", "rule", max(2.0, 2 * unit))
    inner = box.inset(4 * unit)
    tail = first + caption + row * len(front.others) + 2 * unit
    face = Rect(inner.x, inner.y, inner.w, min(inner.h - band - tail, inner.w * 0.78))
    paint_portrait(p, face, front.party, front.office, played=front.played)
    if front.stamp:
        _stamp(p, face, front.stamp, kind)
    _corners(p, face, front, kind)
    name = Rect(inner.x, face.bottom, inner.w, band)
    p.fill(name, "rule")
    inside = name.inset(7 * unit, 0)
    if front.phone:
        side = 17 * unit
        p.icon("phone", Rect(inside.right - side, name.cy - side / 2, side, side), "panel")
        inside = inside.trim(right=side + 4 * unit)
    p.text(front.title, inside, kind.title, "panel")
    y = name.bottom
    if front.main is not None:
        _action(p, Rect(inner.x + 2 * unit, y, inner.w - 4 * unit, first), front.main, kind, main=True)
    y += first
    if front.caption:
        spot = Rect(inner.x + 4 * unit, y, inner.w - 8 * unit, caption)
        p.text(front.caption, spot, kind.small, "muted")
        wide = p.width(front.caption, kind.small) + 5 * unit
        _dots(p, spot.trim(left=wide), unit)
    y += caption
    for line in front.others:
        _action(p, Rect(inner.x + 2 * unit, y, inner.w - 4 * unit, row), line, kind)
        y += row


def _corners(p: Painter, face: Rect, front: Front, kind: _Type) -> None:
    """The mark of the party at the left, the price at the right."""
    unit = kind.unit
    side = 27 * unit
    mark = Rect(face.x, face.y, side, side)
    p.box(mark.inset(-1), "panel")
    p.mark(front.party, mark.trim(right=2 * unit, bottom=2 * unit))
    wide = p.width(front.cost, kind.cost) + 14 * unit
    price = Rect(face.right - wide, face.y, wide, 25 * unit)
    p.box(price, "own", "rule", 2 * unit)
    p.text(front.cost, price, kind.cost, "ink", "centre")


def _dots(p: Painter, spot: Rect, unit: float) -> None:
    """A dotted line to the end of a row."""
    x, y = spot.x, spot.cy + 2 * unit
    while x < spot.right - unit:
        p.fill(Rect(x, y, max(1.0, unit), max(1.0, unit)), "slot_line")
        x += 3.5 * unit


def _action(p: Painter, row: Rect, line: Line, kind: _Type, *, main: bool = False) -> None:
    """A pictogram in a square, solid for the main action, and the words; a dashed box says that it happens once."""
    unit = kind.unit
    side = (26 if main else 20) * unit
    square = Rect(row.x, row.cy - side / 2, side, side)
    ink: Ink = "panel" if main else "ink"
    if main:
        p.fill(square, "rule")
    else:
        p.frame(square, "ink", max(1.0, 1.5 * unit))
    if line.icon:
        p.icon(line.icon, square.inset(side * 0.16), ink)
    else:
        p.text(line.sign, square, kind.small.bold() if not main else kind.main, ink, "centre")
    if line.struck:
        p.line([(square.x + 3, square.bottom - 3), (square.right - 3, square.y + 3)], ink, 2 * unit)
    room = Rect(square.right + 6 * unit, row.y, row.right - square.right - 6 * unit, row.h)
    style = kind.main if main else kind.action
    if line.once:
        wide = p.width(line.once, kind.small) + 8 * unit
        box = Rect(row.right - wide, row.cy - 9 * unit, wide, 18 * unit)
        p.dashed(box, "ink", max(1.0, 1.2 * unit), 3 * unit, 2 * unit)
        p.text(line.once, box, kind.small, "ink", "centre")
        room = room.trim(right=wide + 4 * unit)
    p.text(line.words, room, style, "ink")


def _stamp(p: Painter, face: Rect, word: str, kind: _Type) -> None:
    """A rubber stamp across the chest; the face stays in sight."""
    said, style = p.fitting(f"✓ {word}", face.w - 30 * kind.unit, kind.title)
    flat = Rect(0, 0, p.width(said, style) + 16 * kind.unit, 28 * kind.unit)
    c, s = math.cos(math.radians(_STAMP_TILT)), math.sin(math.radians(_STAMP_TILT))
    wide, high = flat.w * c + flat.h * s, flat.w * s + flat.h * c
    box = Rect(face.right - wide - 4 * kind.unit, face.bottom - high - 4 * kind.unit, wide, high)
    left, up = flat.h * s / wide, flat.w * s / high
    p.polygon(box, ((0, up), (1 - left, 0), (1, 1 - up), (left, 1)), "panel", "rule", max(2.0, 2 * kind.unit))
    p.tilted(said, box.centred(flat.w, flat.h), style, "ink", _STAMP_TILT)


# -- as a part of a screen ---------------------------------------------------------------------------------------------


def natural_width(ctx: Context, front: Front) -> float:
    """The width at which a card of the usual height shows its words without cutting them."""
    kind = _Type.at(ctx.type.style("card"), 1.0)
    titles = [ctx.width(title, kind.title) + 24 + (21 if front.phone else 0) for title in front.title]
    wide = [next((width for width in titles if width <= _WIDEST), CARD[0])]
    for line in ([front.main] if front.main else []) + list(front.others):
        style, side = (kind.main, 26) if line is front.main else (kind.action, 20)
        once = ctx.width(line.once, kind.small) + 12 if line.once else 0
        wide.append(ctx.width(line.words[0], style) + side + once + 20)
    return min(_WIDEST, max(CARD[0], *wide))


class FrontNode(Node):
    """A card as a picture."""

    role = "image"

    def __init__(self, rect: Rect, front: Front, id: str = "") -> None:
        super().__init__(rect, id=id, name=front.spoken())
        self.front = front

    def draw(self, p: Painter) -> None:
        paint_front(p, self.rect.local(), self.front)


def explain_by_card(node: Node, front: Front, said: Sequence[str]) -> None:
    """The tooltip of a node is the card itself, with these lines below it; readers hear all the lines it had."""
    name = node.tooltip  # the node itself would be kept by what it keeps

    def open_card(ctx: Context, more: str, link: Link | None) -> Node:
        text = "\n".join(part for part in (*said, more) if part)
        shown = FrontNode(Rect(0, 0, natural_width(ctx, front), CARD[1]), front, "tip.card")
        return TipBox(text, ctx, link, shown, name=name)

    node.tooltip_node = open_card
