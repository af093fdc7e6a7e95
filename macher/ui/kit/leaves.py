"""The leaves of printed matter: words on one ladder of type, buttons, choices, thumbs, and prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from macher.ui.keys import KeyPress
from macher.ui.kit.layers import middle, pad, pressed, share, tall, upon, wide
from macher.ui.kit.list_row import steps
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row
from macher.ui.layout import Rect, without
from macher.ui.paint.faces import paint_character
from macher.ui.paint.materials import RubberKind, paint_rubber
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.paint.small_prints import VOTER_ASPECT, VoterStyle, paint_voter
from macher.ui.paint.stamps import ASPECT, paint_place, paint_postmark
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Button, Clickable, KeyCap, Line, Paragraph
from macher.ui.widgets.buttons import GROUNDS, ButtonKind

Role = Literal["caption", "row", "entry", "read", "name", "head", "title", "poster", "numeral"]
"""One ladder of type, nothing between."""
Press = Literal["primary", "plain", "slim", "link", "risk"]
_HEADINGS: Final[tuple[Role, ...]] = ("numeral", "poster", "title", "head", "name")
"""The roles of headings, the largest first: one that does not fit takes the next."""
_KINDS: Final[dict[Press, ButtonKind]] = {
    "primary": "primary", "plain": "secondary", "slim": "secondary", "link": "link", "risk": "risk",
}  # fmt: skip
_MISPRINT: Final = 1.2
"""How far the second colour of a title lies off, in logical pixels."""
_VEIL: Final = 168
"""How dark a crop is outside its zone, of 255."""
_WORDS_AROUND: Final = 112.0
"""Least height of a postmark with words around it."""


# -- words -------------------------------------------------------------------------------------------------------------


def style_of(k: Kit, role: Role, bold: bool = False) -> Style:
    """The letters of a role."""
    style = k.ctx.type.style(f"print_{role}")
    return style.bold() if bold else style


def words(
    k: Kit, text: str, role: Role, ink: Ink = "ink", *, bold: bool = False, natural: bool = False, **options: Any
) -> Part:
    """Words in a role: they wrap and are never cut; `natural` keeps them on one line and no wider than they are."""
    if natural:
        return k.say(text, style_of(k, role, bold), ink, **options)
    if role not in _HEADINGS:
        return k.paragraph(text, style_of(k, role, bold), ink, **options)
    steps = _HEADINGS[_HEADINGS.index(role) :]

    def fitting(width: float) -> Role:
        return next((each for each in steps if k.ctx.width(text, style_of(k, each)) <= width), steps[-1])

    def place(page: Node, box: Rect) -> None:
        found = fitting(box.w)
        node = _Misprinted if found == "title" else Paragraph
        page.add(node(box, text, style_of(k, found), ink, **options))

    return Part(place, lambda width: k.ctx.height(text, style_of(k, fitting(width)), width))


def figure(k: Kit, value: str, unit: str, role: Role = "name", ink: Ink = "ink") -> Part:
    """A figure with its unit small behind it, on its baseline."""
    large, small = style_of(k, role), style_of(k, "row")
    width = k.ctx.width(value, large) + k.step("tight") + k.ctx.width(unit, small) + 2
    runs = [Run(value, large, ink), Run(unit, small, ink, k.step("tight"))]
    return Part(lambda page, box: page.add(Line(box, runs)), lambda _: large.size * large.line, width)


class _Misprinted(Paragraph):
    """A title whose second colour lies a little off."""

    def draw(self, p: Painter) -> None:
        kept, p.record = p.record, None  # it is the same words once more
        off = self.rect.local().moved(_MISPRINT, _MISPRINT)
        p.paragraph(self.text, off, self.style, "misprint", self.align, self.valign)
        p.record = kept
        super().draw(p)


# -- things to press ---------------------------------------------------------------------------------------------------


def button(
    k: Kit,
    text: str,
    call: Callable[[], None],
    *,
    id: str,
    kind: Press = "plain",
    icon: str = "",
    key: str = "",
    on: Literal["page", "card", "ballot"] = "page",
    reason: str = "",
    **options: Any,
) -> Part:
    """A verb.  One `primary` a page or note, the first of its row; `key` stands in a frame inside it."""
    style = style_of(k, "name" if (kind, on) == ("primary", "ballot") else "entry", bold=True)
    ink: Ink = "disabled_ink" if reason else GROUNDS[_KINDS[kind]][2]
    side, gap = style.size * 1.3, style.size * 0.55
    sign = k.art(lambda p, box: p.icon(icon, box.centred(side, side), ink), side) if icon else None
    said = k.say(text, style, ink)
    cap = _key(k, key, ink) if key else None
    inner = row(sign, said, cap, gap=gap)
    edge = 0.0 if kind == "link" else k.size(26, 16)
    width = (inner.width or 0.0) + 2 * edge

    def middle(page: Node, box: Rect) -> None:
        inner.place(page, box.centred(min(box.w, inner.width or box.w), box.h))

    def make(box: Rect) -> Node:
        return Button(box, "", on_click=call, kind=_KINDS[kind], id=id, name=text, reason=reason, **options)

    return upon(make, Part(middle, lambda _: _height(k, kind, on), width))


def _height(k: Kit, kind: Press, on: str) -> float:
    if kind == "primary":
        return {"page": k.size(62, 44), "card": k.size(48, 38), "ballot": k.size(72, 52)}[on]
    return k.size(52, 38) if kind in ("plain", "risk") else k.size(44, 32)


def _key(k: Kit, key: str, ink: Ink) -> Part:
    width, high = k.ctx.width(key, "label:semibold") + 16, k.step("sign", 1.3)
    return Part(lambda page, box: page.add(KeyCap(box.centred(width, high), key, ink, ink)), None, width)


class Choice(Clickable):
    """The ground of an alternative or of a row of a list, on a page or on a card; the chosen one is framed."""

    def __init__(
        self, rect: Rect, *, marked: bool, card: bool = False, step: Callable[[int], None] | None = None, **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.marked, self.card, self.step = marked, card, step

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.marked:
            p.box(box, "object_on" if self.card else "asked", "action", 3)
        elif self.hovered and self.on_click is not None:
            p.box(box, "object_2" if self.card else "raised_hot", "object_line" if self.card else None)
        else:
            p.fill(box, "object_2" if self.card else "row")

    def key(self, press: KeyPress) -> bool:
        return steps(press, self.step)

    def value_text(self) -> str:
        return "marked" if self.marked else ""


def choice(
    k: Kit, text: str, call: Callable[[], None], *, id: str, marked: bool, detail: str = "", many: bool = False,
    small: bool = False, card: bool = False, **options: Any,
) -> Part:  # fmt: skip
    """An alternative: a circle, its words, perhaps a second line; the cross in the circle is the answer.

    On a `card` it stays paper at night.
    """
    ink: Ink = "face_ink" if card else "ink"
    soft: Ink = "object_soft" if card else "muted"
    side = k.size(22, 18) if small else k.size(26, 22)
    below = k.say(detail, style_of(k, "row"), soft) if detail else None
    said = column(k.say(text, style_of(k, "entry"), ink), below)
    circle = k.circle(marked, side, "card_link" if card else "action_text", "object_on" if card else "own")
    inner = row(circle, middle(said), gap=side * 0.5)
    edge = k.size(14, 10)
    options |= {"role": "checkbox" if many else "radio", "id": id, "name": text}
    high = k.size(68, 52) if detail else k.size(56, 40)
    return upon(lambda box: Choice(box, marked=marked, card=card, on_click=call, **options), tall(inner, high), edge)


def thumb(k: Kit, number: str, text: str, call: Callable[[], None], *, id: str, opened: bool, hits: str = "") -> Part:
    """A page of an index, at the outer edge; the open one sticks out, and `hits` stand in it."""
    ink: Ink = "panel" if opened else "ink"
    count = k.say(hits, style_of(k, "caption", bold=True), "ink") if hits else None
    marked = middle(wide(pad(tall(count, k.size(24, 20)), 6, 0, 6), (count.width or 0.0) + 12)) if count else None
    inner = row(
        wide(k.say(number, style_of(k, "name"), ink), k.size(42, 28)),
        k.words(text, style_of(k, "row", bold=True), ink),
        marked,
        gap=k.step("tight"),
    )
    edge, out = k.size(14, 8), k.size(24, 10)
    shown = pressed(pad(share(inner), edge, 0, edge), call, ground="ink" if opened else "row", id=id, name=text)
    return tall(pad(share(shown), right=0 if opened else out), k.size(40, 28))


# -- prints ------------------------------------------------------------------------------------------------------------


def stamp(k: Kit, land: str, code: str, width: float, name: str = "") -> Part:
    """The stamp of a state."""
    return k.art(lambda p, box: paint_place(p, box, land, code), width, width / ASPECT, name=name)


def postmark(k: Kit, day: str, height: float, words: str = "") -> Part:
    """A postmark; a small one has the day only."""
    around = words if height >= _WORDS_AROUND else ""
    return k.art(lambda p, box: paint_postmark(p, box, day, around), height * 1.75, height, name=day)


def rubber(k: Kit, word: str, kind: RubberKind, width: float, ink: Ink = "action_text") -> Part:
    """A rubber stamp, on a free place of its own."""
    return k.art(lambda p, box: paint_rubber(p, box, word, kind, ink), width, width * 0.34, name=word, bleed=12.0)


def face(k: Kit, style: str, side: float, party: str = "", name: str = "") -> Part:
    """Somebody's face, before a party's colour or without one."""
    return k.art(lambda p, box: paint_character(p, box, style, party), side, side, name=name)


def land(k: Kit, code: str, width: float, name: str = "") -> Part:
    """The map with one state in it."""
    return k.art(lambda p, box: p.germany(box, code), width, width * 1.24, name=name)


def voter(k: Kit, party: str, style: VoterStyle = "solid", part: float = 1.0) -> Part:
    """One voter of a picture in figures: more votes are more figures, never larger ones; `part` of one is cut."""
    high = k.size(48, 34)
    return k.art(lambda p, box: paint_voter(p, box, party, style, part), high * VOTER_ASPECT, high)


def crop(k: Kit, paint: Callable[[Painter, Rect], None], zone: Rect, width: float, height: float, name: str) -> Part:
    """A picture of the table, dark outside its zone, which has a frame of paper; `zone` lies in the picture."""

    def shown(p: Painter, box: Rect) -> None:
        paint(p, box)
        lit = zone.moved(box.x, box.y)
        for dark in without(box, [lit]):
            p.veil(dark, "scrim", _VEIL)
        p.frame(lit, "object", 4)

    return k.art(shown, width, height, name=name)
