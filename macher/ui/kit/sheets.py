"""The parts of printed matter: spine, lists, cards, notes, plates and sheets.

The four frames of the quiet pages are made of them: furniture, handbook, yearbook and ballot.  In a small window their
columns stand one above the other, or the page shows one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from macher.ui.kit.layers import at, middle, over, pad, paper, pressed, share, tall, upon, wide
from macher.ui.kit.leaves import Choice, Role, style_of, words
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.kit.table_view import TableColumn
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets import Segment
from macher.ui.widgets.basic import BallotPaper
from macher.ui.widgets.column import add_brand

Edge = Literal["cut", "torn", "raised"]
_BITE: Final = 4.2
"""Radius of the bites of a torn edge."""
_EVERY: Final = 4.3
"""From one bite to the next, in radii."""
_SHADOW: Final = 6.0
"""How far the shadow of a raised card lies off."""
_SHADE: Final = 41
"""How dark that shadow is, of 255."""
_PIN: Final = 26.0


@dataclass(frozen=True, slots=True)
class Tab:
    """A line of the spine: what it opens, and how many of it there are."""

    id: str
    text: str
    call: Callable[[], None]
    count: str = ""
    opened: bool = False


@dataclass(frozen=True, slots=True)
class Spine:
    """What stands in the dark column of a page."""

    title: str
    note: str
    tabs: Sequence[Tab] = ()
    foot: Sequence[Part] = ()


def spine(k: Kit, told: Spine, *, beside: Ink = "table") -> Part:
    """The dark column: brand, title, words, tabs, the way back; the open tab has the ground of what lies beside."""
    inner = column(
        brand(k),
        words(k, told.title, "title", "on_bar"),
        words(k, told.note, "row", "bar_text"),
        column(*(_tab(k, each, beside) for each in told.tabs), gap=k.step("hair")),
        spring(),
        *told.foot,
        gap=k.step("space"),
    )
    edge, top = k.size(40, 14), k.size(44, 12)
    return paper(pad(share(inner), edge, top, edge, k.step("space")), fill="bar", id="spine", zone=True)


def brand(k: Kit) -> Part:
    """The name of the game over the stripe of the parties."""
    high = k.ctx.type.style("brand").size * 1.3 + k.step("space") + k.step("tight")
    return Part(lambda page, box: add_brand(k.ctx, page, box, True), lambda _: high)


def _tab(k: Kit, tab: Tab, beside: Ink) -> Part:
    ink: Ink = "ink" if tab.opened else "on_bar"
    count = words(k, tab.count, "row", ink, natural=True) if tab.count else None
    inner = row(middle(words(k, tab.text, "entry", ink, valign="middle")), count, gap=k.step("tight"))
    edge = k.size(14, 8)
    ground: Ink = beside if tab.opened else "bar"
    shown = pressed(pad(share(inner), edge, 0, edge), tab.call, ground=ground, id=tab.id, name=tab.text)
    return tall(pad(share(shown), -edge, 0, -14 if tab.opened else 0), k.size(52, 38))


def listed_row(
    k: Kit, inner: Part, call: Callable[[], None], *, id: str, name: str, chosen: bool,
    step: Callable[[int], None] | None = None, out: float = 0.0,
) -> Part:  # fmt: skip
    """A row of a list with its circle; the chosen one sticks `out` toward what it opens."""
    side, edge = k.size(26, 22), k.size(14, 10)
    shown = row(k.circle(chosen, side, "action_text", "own"), share(inner), gap=edge)

    def make(box: Rect) -> Node:
        return Choice(box, marked=chosen, on_click=call, step=step, id=id, name=name, role="radio")

    return tall(pad(upon(make, shown, edge), right=-out if chosen and not k.low else 0), k.size(78, 56))


def printed_table(
    k: Kit, heads: Sequence[TableColumn], rows: Sequence[Sequence[str]], *, id: str, name: str, cut: int = 0
) -> Part:
    """Heads over a rule, and rows between hairlines; a thick line below the row number `cut` says where a limit lies.

    A column takes its `weight` of the width, or is as wide as its `width` or its longest cell.
    """
    entry, small, gap = style_of(k, "entry"), style_of(k, "caption"), k.size(24, 14)

    def line(cells: Sequence[str], role: Role, ink: Ink) -> Part:
        found = []
        for at_, (head, cell) in enumerate(zip(heads, cells, strict=True)):
            said = k.words(cell, style_of(k, role), ink, head.align)
            every = [k.ctx.width(head.long, small), *(k.ctx.width(each[at_], entry) for each in rows)]
            found.append(
                share(middle(said), head.weight) if head.weight else wide(middle(said), head.width or max(every))
            )
        return row(*found, gap=gap)

    lines = [tall(line([head.long for head in heads], "caption", "muted"), k.size(30, 26)), k.rule("ink", 4.0)]
    for number, cells in enumerate(rows, 1):
        shown = tall(line(cells, "entry", "ink"), k.size(52, 42))
        under = k.rule("ink", 12.0) if number == cut else k.rule("hairline", 1.0)
        lines += [k.zone(shown, id=f"{id}.{number}", name=", ".join(cells), role="text"), under]
    return k.zone(column(*lines), id=id, name=name)


class _Paper(BallotPaper):
    """A card or a sheet, torn along some edges; a raised card has a shadow."""

    def __init__(self, rect: Rect, *, edges: str = "", raised: bool = False, **options: Any) -> None:
        super().__init__(rect, edges=edges, radius=_BITE, every=_EVERY, bleed=_SHADOW if raised else 0.0, **options)
        self.raised = raised

    @property
    def opaque(self) -> bool:
        return False

    def draw(self, p: Painter) -> None:
        if self.raised:
            p.veil(self.rect.local().moved(_SHADOW, _SHADOW), "shade" if p.theme.night else "ink", _SHADE)
        super().draw(p)


def card(
    k: Kit, inner: Part, edge: Edge = "cut", *, ground: Ink = "object", behind: Ink = "table", **options: Any
) -> Part:
    """Paper that one marks or opens; it stays paper at night, so its words are in `face_ink` and `object_soft`."""
    torn, room = edge == "torn", k.size(20, 12)
    look: dict[str, Any] = {"edges": "top bottom" if torn else "", "raised": edge == "raised", "clip": torn}
    line: Ink | None = "object_line" if edge == "cut" else None
    return upon(lambda box: _Paper(box, below=behind, fill=ground, edge=line, **look, **options), inner, room, room)


def note(
    k: Kit, head: str, inner: Part | None, buttons: Sequence[Part], close: Callable[[], None], *, id: str, shut: str
) -> Part:
    """Paper pinned over something: head, cross, words, buttons, the primary first; `shut` names the cross."""
    cross = k.icon_button("x", shut, close, id=f"{id}.close", kind="plain", size=k.size(26, 22), action="back")
    top = row(words(k, head, "head"), tall(cross, k.size(44, 34)), gap=k.step("gap"))
    shown = column(top, inner, row(*buttons, spring(), gap=k.step("gap")), gap=k.step("gap"))

    def pin(p: Painter, box: Rect) -> None:
        p.disc(box.centred(_PIN * 0.7, _PIN * 0.7), "misprint")

    framed = pad(shown, *[k.size(24, 14)] * 4)

    def make(box: Rect) -> Node:
        return _Paper(box, raised=True, fill="panel", id=id, zone=True, name=head, role="dialog")

    return over(upon(make, framed), pad(at(k.art(pin, _PIN, _PIN), 0.5, 0), top=-_PIN / 2))


@dataclass(frozen=True, slots=True)
class Disc:
    """A number beside a picture: what it leads to, as shares of the picture, and what it says."""

    at: tuple[float, float]
    text: str


def plate(k: Kit, head: str, picture: Part, discs: Sequence[Disc]) -> Part:
    """A picture on the dark ground; discs beside it lead to its places, and their legend stands below it."""
    large, small = k.size(46, 34), k.size(40, 28)
    gap = k.step("space")

    def shown(page: Node, box: Rect) -> None:
        room, beside = box.trim(right=large + gap), box.take_right(large)[0]
        high = room.h if picture.height is None else min(room.h, picture.height(room.w))
        spot = room._replace(h=high, w=room.w if picture.width is None else min(room.w, picture.width))
        picture.place(page, spot)
        places = [each.centred(large, large) for each in beside._replace(h=high).rows(max(1, len(discs)))]

        def leads(p: Painter, whole: Rect) -> None:
            for each, place in zip(discs, places, strict=False):
                x, y = (spot.x - box.x + spot.w * each.at[0], spot.y - box.y + spot.h * each.at[1])
                end = place.moved(-box.x, -box.y)
                p.line([(end.cx, end.cy), (x, y)], "object", 3)
                p.dot(x, y, 7, "object", "bar", 3)

        k.art(leads).place(page, box)
        for number, place in enumerate(places[: len(discs)], 1):
            _disc(k, str(number), large).place(page, place)

    tall_as = picture.height
    above = Part(shown, None if tall_as is None else lambda width: tall_as(width - large - gap))
    legend = [
        row(_disc(k, str(number), small), middle(words(k, each.text, "entry", "on_bar")), gap=k.step("gap"))
        for number, each in enumerate(discs, 1)
    ]
    inner = column(words(k, head, "head", "on_bar"), above, *legend, gap=gap)
    edge = k.size(40, 14)
    return paper(pad(inner, edge, edge, edge, edge), fill="bar", id="plate", zone=True, name=head)


def _disc(k: Kit, number: str, side: float) -> Part:
    ground = k.art(lambda p, box: p.disc(box.centred(side, side), "object"), side, side)
    return over(ground, k.words(number, k.ctx.type.style("print_row").bold(), "face_ink", "centre"))


def sheet(k: Kit, inner: Part, kind: Literal["bound", "torn"] = "bound", *, id: str, name: str) -> Part:
    """Paper that one reads: bound at its left, or torn off below; at night it is dark."""
    edge, torn = k.size(48, 16), kind == "torn"
    framed = inset(inner, edge, edge)
    line = Part(lambda page, box: k.rule("hairline").place(page, box._replace(w=1)))

    def make(box: Rect) -> Node:
        edges = "bottom" if torn else ""
        return _Paper(box, edges=edges, fill="panel", id=id, zone=True, name=name, clip=torn)

    return upon(make, framed if torn else over(framed, line))


def empty(k: Kit, head: str, said: str, primary: Part, *, width: float, height: float) -> Part:
    """A place where something will lie, dashed and in its real size; how it comes here, and what brings it."""
    dashed = k.art(lambda p, box: p.dashed(box, "place_line"), width, height)
    inside = pad(share(column(spring(), words(k, head, "name", align="centre"), spring())), 12, 12, 12, 12)
    return column(row(over(dashed, inside)), words(k, said, "row", "ink_soft"), row(primary), gap=k.step("gap"))


def frame_furniture(k: Kit, told: Spine, listed: Part, detail: Part, *, opened: bool, beside: Ink = "wall") -> Part:
    """The spine, a ground with a list or grid, and the chosen one; in a small window only what is `opened`."""
    if k.low:
        return column(_head(k, told), share(detail if opened else listed))
    width = k.size(400, 0)
    return row(wide(spine(k, told, beside=beside), width), share(listed), wide(detail, k.size(656, 0)))


def frame_handbook(k: Kit, plate: Part, sheet: Part, index: Part) -> Part:
    """A plate, the sheet about it, and the index at the outer edge."""
    if k.low:
        return row(column(plate, share(sheet)), wide(index, 150))
    return row(wide(plate, k.size(900, 0)), share(sheet), wide(index, k.size(250, 0)))


def frame_yearbook(k: Kit, title: Part, sheet: Part, index: Part, *, game: bool = False) -> Part:
    """A title page, a sheet, and the index; the title page of one `game` is narrower."""
    if k.low:
        return row(column(title, share(sheet)), wide(index, 150))
    width = k.size(380 if game else 560, 0)
    return row(wide(title, width), share(sheet), wide(index, k.size(256, 0)))


def frame_ballot(k: Kit, told: Spine, card: Part) -> Part:
    """The spine and a torn card; in a small window its head."""
    if k.low:
        return column(_head(k, told), share(pad(share(card), 8, 8, 8, 8)))
    edge, top = k.size(32, 0), k.size(44, 0)
    return row(wide(spine(k, told), k.size(560, 0)), share(pad(share(card), edge, top, edge, top)))


def _head(k: Kit, told: Spine) -> Part:
    """The spine of a small window: a head with its tabs in a list that opens."""
    tabs = {each.id: each for each in told.tabs}
    opened = next((each.id for each in told.tabs if each.opened), "")
    choice = wide(_chooser(k, list(tabs.values()), opened, told.title), k.step("field")) if tabs else None
    shown = row(middle(words(k, told.title, "title", "on_bar")), choice, *told.foot, gap=k.step("gap"))
    return tall(paper(pad(share(shown), 16, 8, 16, 8), fill="bar", id="spine", zone=True), 64)


def _chooser(k: Kit, tabs: list[Tab], opened: str, name: str) -> Part:
    calls = {each.id: each.call for each in tabs}
    segments = [Segment(each.id, f"{each.text} {each.count}".strip()) for each in tabs]
    return k.dropdown(segments, opened, lambda id: calls[id](), id="spine.tabs", name=name)
