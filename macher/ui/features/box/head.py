"""The head of a card in the box: made as the card is, with the figures that it has now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from macher.editions.box.box import Box
from macher.editions.box.fields import NONE, Card, Page, Value
from macher.i18n import names
from macher.rules.cards import PARTIES
from macher.ui.features.box.words import BoxWords
from macher.ui.kit.layers import in_room, middle, over, pad, paper, share, tall, wide
from macher.ui.kit.leaves import stamp
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.stamps import ASPECT
from macher.ui.scene import Node

__all__ = ["PAGE_ICONS", "card_head", "card_picture", "has_picture", "sign"]

PAGE_ICONS: Final[Mapping[str, str]] = {
    "lands": "stamp",
    "rows": "list",
    "polls": "chart-bar",
    "politicians": "user-round-cog",
    "blocks": "layout-grid",
    "sheet": "file-text",
    "presence": "tv",
    "national": "flag",
    "trend": "trending-up",
    "display": "square-stack",
    "dice": "dices",
    "donations": "banknote",
    "lid": "clock",
    "more": "hash",
}
SYMBOL_ICONS: Final = {"rallies": "megaphone", "trend": "trending-up", "media": "newspaper", "votes": "vote"}
ACTION_ICONS: Final = {
    "votes": "vote",
    "trend": "trending-up",
    "other_trend": "trending-down",
    "replace_media": "newspaper",
    "double": "copy",
}


def values_of(box: Box, card: Card) -> dict[str, Value]:
    """The figures of a card by their paths inside it."""
    return {field.path.removeprefix(f"{card.key}."): box.value(field) for field in card.fields}


# -- the head ----------------------------------------------------------------------------------------------------------


def card_head(k: Kit, words: BoxWords, page: Page, card: Card) -> Part:
    """The black head of a state card, or another card as a small picture on black."""
    high, title, values = k.size(150, 76) * 0.8, words.card(page, card), values_of(words.box, card)
    if page.key in ("lands", "rows"):
        inner = _state(k, words, page, card, high)
    else:
        style = k.ctx.type.style("title").sized(min(34.0, high * 0.34))
        side = high * 0.32
        named = row(
            wide(sign(k, PAGE_ICONS[page.key], "on_bar"), side), k.words(title, style, "on_bar", shrink=8), gap=12
        )
        drawn = pad(_named(_PICTURES[page.key](k, values), title), top=6) if has_picture(page) else spring()
        inner = column(tall(named, high * 0.4), share(drawn))
    room = high * 0.125
    edge: Ink | None = "bar_line" if k.ctx.theme.night else None
    shown = paper(
        pad(share(inner), room, room, room, room), fill="bar", edge=edge, edge_width=1.5, name=title, role="text"
    )
    return tall(shown, high + 2 * room)


def _state(k: Kit, words: BoxWords, page: Page, card: Card, high: float) -> Part:
    """Stamp, name, size, and the greatest number of points."""
    texts, land, values = words.texts, card.name, values_of(words.box, card)
    title, said = words.card(page, card), words.page(page) if page.key == "rows" else ""
    forms, post = [title], None
    if card.key.startswith("lands."):
        forms.append(names.land_short(texts, land))
        post = pad(stamp(k, land, names.land_code(texts, land), high * ASPECT), right=high * 0.16)
    size = values.get("size")
    if isinstance(size, str):
        said = texts("box-large" if size == "large" else "box-small")
    style = k.ctx.type.style("title").sized(min(50.0, high * 0.5))
    named = column(
        tall(k.words(forms, style, "on_bar", shrink=style.size * 0.4), high * 0.58),
        share(k.words(said, "name", "bar_text", valign="top")),
    )
    maximum = values.get("maximum")
    most = _greatest(k, maximum, texts("box-at-most"), high * 0.86) if isinstance(maximum, int) else None
    return row(post, named, most)


def _greatest(k: Kit, number: int, said: str, side: float) -> Part:
    """The greatest number of points, on paper."""
    small = k.ctx.type.style("strong").sized(max(k.ctx.type.style("caption").size, side * 0.17))
    large = k.ctx.type.style("title").sized(side * 0.6)
    inner = column(
        tall(pad(share(k.words(str(number), large, "ink", "centre")), top=side * 0.06), side * 0.66),
        share(k.words(said, small, "ink", "centre")),
    )
    width = max(side, k.ctx.width(said, small) + 8)
    return pad(wide(middle(tall(paper(inner, fill="own"), side)), width), left=10)


# -- pictures ----------------------------------------------------------------------------------------------------------

_TWO_LINES: Final = 84.0
"""Least height of a picture with two lines of numbers."""
_ANY: Final = 99.0
"""A width to the height of a cell that never limits it."""


def has_picture(page: Page) -> bool:
    """Whether cards of this kind have a picture beside their name."""
    return page.key in _PICTURES


def card_picture(k: Kit, words: BoxWords, page: Page, card: Card) -> Part:
    """The picture of a card, large, on black."""
    drawn = _named(_PICTURES[page.key](k, values_of(words.box, card)), words.card(page, card))
    ground = paper(inset(share(drawn), 28, 28), fill="bar")
    return middle(Part(ground.place, lambda width: width * 0.2 + 60))


def _named(picture: Part, said: str) -> Part:
    """A picture of signs that says what it shows, wherever the pointer is on it."""
    return over(picture, part(lambda box: Node(box, name=said, tooltip=said, role="image")))


def sign(k: Kit, icon: str, ink: Ink = "ink", size: float = 1.0) -> Part:
    """A sign in the middle of its place, so large as a share of the shorter side."""

    def paint(p: Painter, box: Rect) -> None:
        side = min(box.w, box.h) * size
        p.icon(icon, box.centred(side, side), ink)

    return k.art(paint)


def _cells(cells: Iterable[Part], gap: float = 6.0, shape: float = 1.3, least: int = 1) -> Part:
    """Cells side by side, as wide as there is room for, and at most `shape` times their height."""
    kept = list(cells)
    count = max(least, len(kept))

    def shown(room: Rect) -> Part:
        width = min(room.h * shape, (room.w - gap * (count - 1)) / count)
        return row(*(wide(each, width) for each in kept), gap=gap)

    return in_room(shown)


def _number(k: Kit, text: str, ink: Ink = "ink") -> Part:
    """A number as large as its place."""

    def shown(room: Rect) -> Part:
        style = k.ctx.type.style("title").sized(min(room.h * 0.62, room.w * 0.6))
        return k.words(text, style, ink, "centre", shrink=10)

    return in_room(shown)


def _amount(k: Kit, icon: str, text: str, side: float, edge: float) -> Part:
    """A sign with a number beside it, on paper; the sign takes at most half of the width."""

    def shown(room: Rect) -> Part:
        high = min(room.w * 0.45, room.h * side)
        drawn = pad(wide(sign(k, icon), high), left=edge)
        return row(drawn, share(pad(_number(k, text), left=-edge))) if text else row(drawn)

    return paper(in_room(shown), fill="own")


def _signed(number: object) -> str:
    """A number with its sign."""
    return f"+{number}" if isinstance(number, int) and number > 0 else str(number).replace("-", "−")


def _poll(k: Kit, values: Mapping[str, Value]) -> Part:
    """The front with a change for each party, and the back where there is one."""
    back = values.get("back")

    def seal(p: Painter, box: Rect) -> None:
        p.fill(box, str(back))
        if p.theme.parties[str(back)].outlined:
            p.frame(box, f"{back}.edge", 2)
        p.glyph(str(back), box.centred(box.h * 0.56, box.h * 0.56), f"{back}.on")

    def stripe(party: str) -> Part:
        return k.art(lambda p, box: p.fill(box, party), height=7)

    changes = []
    for party in PARTIES:
        found = values.get(party)
        number = _number(k, _signed(found if isinstance(found, int) else 0))
        changes.append(paper(column(stripe(party), number), fill="own"))
    front = _cells(changes, shape=_ANY)
    if not back:
        return front
    return in_room(lambda room: row(front, wide(k.art(seal), room.h * 0.9), gap=12))


def _symbols(k: Kit, values: Mapping[str, Value]) -> Part:
    """The symbols of a block."""
    cells = []
    for found in values.values():
        icon = SYMBOL_ICONS.get(str(found))
        cells.append(paper(sign(k, icon, size=0.62) if icon else row(), fill="own"))
    return _cells(cells, 8, 1.0)


def _lines(k: Kit, values: Mapping[str, Value], kind: str, icons: Mapping[str, str]) -> Part:
    """Lines of a card with their numbers."""
    cells = []
    for name, value in values.items():
        if name.endswith(f".{kind}") and value != NONE:
            amount = values.get(name.replace(f".{kind}", ".amount"))
            said = ""
            if isinstance(amount, int) and amount:
                said = f"{amount // 1000}k" if amount >= 1000 else str(amount)
            cells.append(_amount(k, icons.get(str(value), "hash"), said, 0.55, 5))
    return _cells(cells, shape=_ANY, least=4)


def _spots(k: Kit, values: Mapping[str, Value]) -> Part:
    """Spots of media presence, the black ones dark."""
    cells = []
    for name, value in values.items():
        ink, ground = ("on_bar", "bar") if name.startswith("black") else ("ink", "own")
        cells.append(paper(_number(k, str(value), ink), fill=ground, edge="on_bar", edge_width=2))
    return _cells(cells)


def _national(k: Kit, values: Mapping[str, Value]) -> Part:
    """Spaces of the national board: members above, points below."""

    def space(number: str) -> Part:
        points = _number(k, str(values[f"spaces.{number}.points"]))
        members = k.words(f"+{values[f'spaces.{number}.recruits']}", "card:bold", "muted", "centre")
        both = column(share(members), share(points))
        return paper(in_room(lambda room: points if room.h < _TWO_LINES else both), fill="own")

    return _cells(space(number) for number in sorted({name.split(".")[1] for name in values}))


def _scale(k: Kit, values: Mapping[str, Value]) -> Part:
    """The trend scale."""
    found = values.get("scale")
    numbers: Sequence[int] = found if isinstance(found, tuple) else ()
    return _cells((paper(_number(k, _signed(number)), fill="own") for number in numbers), 4)


def _display(k: Kit, values: Mapping[str, Value]) -> Part:
    """Open program cards: as many small cards as most players have."""
    most = max([1, *(value for value in values.values() if isinstance(value, int))])
    card = paper(sign(k, "scroll-text", "muted", 0.5), fill="own", edge="on_bar", edge_width=1.5)
    return _cells([card] * min(most, 12), shape=0.68)


def _dice(k: Kit, values: Mapping[str, Value]) -> Part:
    """The faces of a die."""
    faces = (paper(_number(k, str(value)), fill="own", edge="ink", edge_width=2) for value in values.values())
    return _cells(faces, 10, 1.0)


def _donation(k: Kit, values: Mapping[str, Value]) -> Part:
    """A donation: the money, and what it costs or brings in members."""
    found, dice = values.get("money"), values.get("dice")
    said = f"{found:,}".replace(",", "\u202f") if isinstance(found, int) else ""
    shown = [("dices", dice)]
    if not isinstance(dice, int):
        shown = [("user-minus", values.get("accept")), ("user-plus", values.get("reject"))]
    rest = _cells((_amount(k, icon, str(value), 0.5, 8) for icon, value in shown), shape=_ANY, least=2)
    return row(paper(_number(k, said), fill="own"), rest, gap=10)


Picture = Callable[[Kit, Mapping[str, Value]], Part]
_PICTURES: Final[Mapping[str, Picture]] = {
    "polls": _poll,
    "blocks": _symbols,
    "politicians": partial(_lines, kind="action", icons=ACTION_ICONS),
    "sheet": partial(_lines, kind="symbol", icons=SYMBOL_ICONS),
    "presence": _spots,
    "national": _national,
    "trend": _scale,
    "display": _display,
    "dice": _dice,
    "donations": _donation,
}
