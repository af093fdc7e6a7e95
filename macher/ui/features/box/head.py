"""The head of a card in the box: drawn as the card is, with the figures that it has now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from macher.editions.box.box import Box
from macher.editions.box.fields import NONE, Card, Page, Value
from macher.i18n import names
from macher.rules.cards import PARTIES
from macher.ui.features.box.words import BoxWords
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Node
from macher.ui.theme.typography import Style

__all__ = ["PAGE_ICONS", "CardHead", "CardPicture", "has_picture", "values_of"]

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


class CardHead(Node):
    """The black head of a state card, or another card as a small picture on black."""

    role = "text"

    def __init__(self, rect: Rect, words: BoxWords, page: Page, card: Card) -> None:
        super().__init__(rect, name=words.card(page, card))
        self.words, self.page, self.card = words, page, card
        self.values = values_of(words.box, card)
        self.title = words.card(page, card)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "bar")
        if p.theme.night:
            p.frame(box, "bar_line", 1.5)
        inner = box.inset(box.h * 0.1)
        if self.page.key in ("lands", "rows"):
            self._state(p, inner)
            return
        upper, lower = inner.take_top(inner.h * 0.4)
        side = upper.h * 0.8
        p.icon(PAGE_ICONS[self.page.key], Rect(upper.x, upper.cy - side / 2, side, side), "on_bar")
        title = Style("condensed", "bold", min(34.0, upper.h * 0.85))
        p.text(self.title, upper.trim(left=side + 12), title, "on_bar", shrink=8)
        _PICTURES.get(self.page.key, _nothing)(p, lower.trim(top=6), self.values)

    def _state(self, p: Painter, inner: Rect) -> None:
        """Stamp, name, size, and the greatest number of points."""
        texts = self.words.texts
        land = self.card.name
        if self.card.key.startswith("lands."):
            stamp = Rect(inner.x, inner.y, inner.h * ASPECT, inner.h)
            paint_place(p, stamp, land, names.land_code(texts, land))
            inner = inner.trim(left=stamp.w + inner.h * 0.16)
        maximum = self.values.get("maximum")
        if isinstance(maximum, int):
            side = inner.h * 0.86
            small = Style("sans", "semibold", max(p.style("caption").size, side * 0.17))
            wide = max(side, p.width(texts("box-at-most"), small) + 8)
            spot = Rect(inner.right - wide, inner.cy - side / 2, wide, side)
            p.fill(spot, "own")
            upper, lower = spot.take_top(side * 0.66)
            p.text(str(maximum), upper.trim(top=side * 0.06), Style("condensed", "bold", side * 0.6), "ink", "centre")
            p.text(texts("box-at-most"), lower, small, "ink", "centre")
            inner = inner.trim(right=wide + 10)
        upper, lower = inner.take_top(inner.h * 0.58)
        size_of_title = min(50.0, inner.h * 0.5)
        forms = [self.title, names.land_short(texts, land)] if self.card.key.startswith("lands.") else self.title
        p.text(forms, upper, Style("condensed", "bold", size_of_title), "on_bar", shrink=size_of_title * 0.4)
        size = self.values.get("size")
        said = self.words.page(self.page) if self.page.key == "rows" else ""
        if isinstance(size, str):
            said = texts("box-large" if size == "large" else "box-small")
        p.text(said, lower, "name", "bar_text", valign="top")


_TWO_LINES: Final = 84.0
"""Least height of a picture with two lines of numbers."""
Draw = Callable[[Painter, Rect, Mapping[str, Value]], None]


def _nothing(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """A card without a picture."""


def _boxes(box: Rect, count: int, gap: float = 6.0, widest: float = 0.0) -> list[Rect]:
    wide = min(widest or box.h * 1.3, (box.w - gap * (count - 1)) / max(1, count))
    return [Rect(box.x + at * (wide + gap), box.y, wide, box.h) for at in range(count)]


def _number(p: Painter, box: Rect, text: str, ink: str = "ink") -> None:
    p.text(text, box, Style("condensed", "bold", min(box.h * 0.62, box.w * 0.6)), ink, "centre", shrink=10)


def _poll(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """The front with a change for each party, and the back where there is one."""
    back = values.get("back")
    if isinstance(back, str) and back:
        spot, box = box.take_right(box.h * 0.9, 12)
        p.fill(spot, back)
        if p.theme.parties[back].outlined:
            p.frame(spot, f"{back}.edge", 2)
        p.glyph(back, spot.centred(spot.h * 0.56, spot.h * 0.56), f"{back}.on")
    for party, spot in zip(PARTIES, _boxes(box, len(PARTIES), widest=box.w), strict=True):
        p.fill(spot, "own")
        p.fill(spot._replace(h=7), party)
        found = values.get(party)
        number = found if isinstance(found, int) else 0
        _number(p, spot.trim(top=7), f"+{number}" if number > 0 else str(number).replace("-", "−"))


def _symbols(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """The symbols of a block."""
    for name, spot in zip(values, _boxes(box, len(values), 8, box.h), strict=False):
        p.fill(spot, "own")
        found = str(values[name])
        if found in SYMBOL_ICONS:
            side = min(spot.w, spot.h) * 0.62
            p.icon(SYMBOL_ICONS[found], spot.centred(side, side))


def _lines(p: Painter, box: Rect, values: Mapping[str, Value], kind: str, icons: Mapping[str, str]) -> None:
    """Lines of a card with their numbers, and what else it has."""
    lines = [name for name, value in values.items() if name.endswith(f".{kind}") and value != NONE]
    for name, spot in zip(lines, _boxes(box, max(4, len(lines)), widest=box.w), strict=False):
        p.fill(spot, "own")
        side = min(spot.w * 0.45, spot.h * 0.55)
        p.icon(icons.get(str(values[name]), "hash"), Rect(spot.x + 5, spot.cy - side / 2, side, side))
        amount = values.get(name.replace(f".{kind}", ".amount"))
        if isinstance(amount, int) and amount:
            said = f"{amount // 1000}k" if amount >= 1000 else str(amount)
            _number(p, spot.trim(left=side + 4), said)


def _cabinet(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    _lines(p, box, values, "action", ACTION_ICONS)


def _choice(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    _lines(p, box, values, "symbol", SYMBOL_ICONS)


def _spots(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """Spots of media presence, the black ones dark."""
    for name, spot in zip(values, _boxes(box, len(values)), strict=False):
        dark = name.startswith("black")
        p.box(spot, "bar" if dark else "own", "on_bar", 2)
        _number(p, spot, str(values[name]), "on_bar" if dark else "ink")


def _national(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """Spaces of the national board: members above, points below."""
    spaces = sorted({name.split(".")[1] for name in values})
    for space, spot in zip(spaces, _boxes(box, len(spaces)), strict=False):
        p.fill(spot, "own")
        if spot.h < _TWO_LINES:
            _number(p, spot, str(values[f"spaces.{space}.points"]))
            continue
        upper, lower = spot.take_top(spot.h / 2)
        p.text(f"+{values[f'spaces.{space}.recruits']}", upper, "card:bold", "muted", "centre")
        _number(p, lower, str(values[f"spaces.{space}.points"]))


def _scale(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """The trend scale."""
    found = values.get("scale")
    numbers: Sequence[int] = found if isinstance(found, tuple) else ()
    for number, spot in zip(numbers, _boxes(box, max(1, len(numbers)), 4), strict=False):
        p.fill(spot, "own")
        _number(p, spot, f"+{number}" if number > 0 else str(number).replace("-", "−"))


def _display(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """Open program cards by players: as many small cards as there are, in groups."""
    counts = [value for value in values.values() if isinstance(value, int)]
    most = max([1, *counts])
    for spot in _boxes(box, min(most, 12), 6, box.h * 0.68):
        p.box(spot, "own", "on_bar", 1.5)
        side = min(spot.w, spot.h) * 0.5
        p.icon("scroll-text", spot.centred(side, side), "muted")


def _dice(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """The faces of a die."""
    for value, spot in zip(values.values(), _boxes(box, len(values), 10, box.h), strict=False):
        p.box(spot, "own", "ink", 2)
        _number(p, spot, str(value))


def _donation(p: Painter, box: Rect, values: Mapping[str, Value]) -> None:
    """A donation: the money, and what it costs or brings in members."""
    money, rest = box.take_left(box.w * 0.5, 10)
    found = values.get("money")
    p.fill(money, "own")
    _number(p, money, f"{found:,}".replace(",", "\u202f") if isinstance(found, int) else "")
    dice = values.get("dice")
    shown = [dice] if isinstance(dice, int) else [values.get("accept"), values.get("reject")]
    signs = ("dices",) if isinstance(dice, int) else ("user-minus", "user-plus")
    for value, sign, spot in zip(shown, signs, _boxes(rest, 2, widest=rest.w), strict=False):
        p.fill(spot, "own")
        side = spot.h * 0.5
        p.icon(sign, Rect(spot.x + 8, spot.cy - side / 2, side, side))
        _number(p, spot.trim(left=side + 10), str(value))


_PICTURES: Final[Mapping[str, Draw]] = {
    "polls": _poll,
    "blocks": _symbols,
    "politicians": _cabinet,
    "sheet": _choice,
    "presence": _spots,
    "national": _national,
    "trend": _scale,
    "display": _display,
    "dice": _dice,
    "donations": _donation,
}


def has_picture(page: Page) -> bool:
    """Whether cards of this kind have a picture beside their name."""
    return page.key in _PICTURES


class CardPicture(Node):
    """The picture of a card, large, on black."""

    role = "image"
    _SHAPE: Final = 0.2
    """Height of a picture to its width."""

    def __init__(self, rect: Rect, words: BoxWords, page: Page, card: Card) -> None:
        tall = min(rect.h, rect.w * self._SHAPE + 60)
        super().__init__(rect.centred(rect.w, tall), name=words.card(page, card))
        self.paint, self.values = _PICTURES[page.key], values_of(words.box, card)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "bar")
        self.paint(p, box.inset(28), self.values)
