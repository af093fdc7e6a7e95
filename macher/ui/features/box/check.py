"""The paper beside a card of the box: what is asked, what is odd about it, the curve, and whose figures these are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from macher.editions.box.box import Box
from macher.editions.box.fields import Card, Field, Page
from macher.ui.features.box.head import card_picture, has_picture
from macher.ui.features.box.typing import BoxTyping
from macher.ui.features.box.words import BoxWords
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import pad, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node

__all__ = ["check_parts"]

_FEWEST: Final = 3
"""Fewest figures of a curve."""
_LEAST_TITLE: Final = 19.0
_STEPS: Final = tuple(first * 10**zeros for zeros in range(7) for first in (1, 2, 5))
_LINES: Final = 5
"""Most lines behind the curve."""


def check_parts(kit: Kit, screen: BoxTyping) -> Part:
    """All of it, from the question down to the buttons."""
    words, page, card, field = screen.words, screen.page, screen.card, screen.field
    texts, box, doubt = words.texts, words.box, screen.shown_doubt(field)
    title = kit.shrinking(words.ask(page, card, field), "heading", least=_LEAST_TITLE, id="box.ask")
    said = words.hint(page, card, field) if doubt is None else words.doubt(doubt)
    icon, ink = ("info", "action_text") if doubt is None else ("circle-help", "contra")
    hint = row(
        kit.icon(icon, ink),
        kit.paragraph(said, "text", "ink" if doubt is None else "contra", "middle", id="box.hint"),
        gap=kit.step("tight"),
    )
    plot = _plot(kit, words, page, card, field)
    trouble = box.aside.get(card.key)
    aside = None
    if trouble is not None:
        reason = texts(trouble.reason, **trouble.args)
        aside = row(
            kit.icon("triangle-alert", "contra"),
            kit.paragraph(texts("box-aside", reason=reason), "body", "contra", id="box.aside"),
            gap=kit.step("tight"),
        )
    return column(
        title,
        pad(hint, bottom=kit.step("gap")),
        plot or _picture(kit, words, page, card, field),
        aside,
        kit.hairline(),
        None if kit.low else _legend(kit, words, box),
        _game(kit, screen),
        _buttons(kit, screen),
        gap=kit.step("gap"),
    )


def _plot(kit: Kit, words: BoxWords, page: Page, card: Card, field: Field) -> Part | None:
    """The curve of the figures that stand in an order with the one that is asked for."""
    box = words.box
    fields = _ordered(page, card, field)
    if len(fields) < _FEWEST:
        return None
    points = []
    for each in fields:
        value, guess = box.value(each), box.guess(each)
        if not isinstance(value, int) or not isinstance(guess, int):
            return None
        shipped = each.shipped if isinstance(each.shipped, int) else guess
        points.append(PlotPoint(_label(words, page, card, each), value, shipped, box.settled(each)))
    asked = next((at for at, each in enumerate(fields) if each.path == field.path), -1)
    low, high = box.bounds(page, card, field)
    texts = words.texts
    limits = texts("box-range", low=texts.number(low), high=texts.number(high)) if high < field.high else ""
    name = texts.pair(words.card(page, card), ", ".join(f"{point.label} {point.value}" for point in points))
    room = PlotRoom(asked, low, high, limits)
    return part(lambda rect: BoxPlot(rect, points, room, texts.number, name=name, id="box.plot"))


def _picture(kit: Kit, words: BoxWords, page: Page, card: Card, field: Field) -> Part:
    """The card as it looks now, where there is no curve; a row of numbers in full."""
    if field.kind == "row" and not has_picture(page):
        numbers = kit.paragraph(words.value(field, words.box.value(field)), "strong", "ink_soft")
        return column(numbers, spring())
    if not has_picture(page) or kit.low:
        return spring()
    return card_picture(kit, words, page, card)


def _ordered(page: Page, card: Card, field: Field) -> list[Field]:
    if page.key == "lands":
        points = [each for each in card.fields if each.series == card.key]
        return points + [each for each in card.fields if each.path.endswith(".maximum")]
    return [each for each in page.fields() if each.series and each.series == field.series]


def _label(words: BoxWords, page: Page, card: Card, field: Field) -> str:
    if page.key == "lands":
        return words.field(page, card, field)
    if len(page.cards) > 1:
        own = next(each for each in page.cards if field in each.fields)
        return words.short(page, own)
    numbers = [each for each in field.path.split(".") if each.isdecimal()]
    return numbers[-1] if numbers else field.path.split(".")[1]


def _legend(kit: Kit, words: BoxWords, box: Box) -> Part:
    """What dots and circles mean, and how many figures of each kind there are."""
    texts, count = words.texts, box.of_all()
    rows = (
        (True, texts("box-from"), texts("box-from-note", n=count.done)),
        (False, texts("box-reconstruction"), texts("box-reconstruction-note", n=count.total - count.done)),
    )
    width = max(kit.ctx.width(name, "strong") for _, name, _ in rows) + kit.step("space")
    lines = []
    for sure, name, note in rows:
        key = kit.art(partial(_draw_key, sure=sure), kit.step("sign"))
        said = wide(kit.paragraph(name, "strong"), width)
        lines.append(row(key, said, kit.paragraph(note, "body", "ink_soft"), gap=kit.step("gap")))
    return column(*lines, gap=kit.step("tight"))


def _draw_key(p: Painter, box: Rect, sure: bool) -> None:
    _draw_dot(p, box.x + 9, box.y + 11, 7, sure)


def _game(kit: Kit, screen: BoxTyping) -> Part:
    """What a game says of its figures, and whether new games take them."""
    texts, count, used = screen.words.texts, screen.box.of_all(), screen.program.settings.box_in_use
    if not count.done:
        said = texts("box-game-none")
    elif not used:
        said = texts("box-game-unused")
    else:
        said = texts("box-game", done=texts.number(count.done), total=texts.number(count.total))
    use = kit.ballot(texts("box-use"), screen.use, id="box.use", marked=used)
    line = row(kit.icon("layers", "ink"), kit.paragraph(said, "body", "ink", id="box.game"), gap=kit.step("gap"))
    return column(kit.panel(line, kit.step("gap"), kit.step("tight"), fill="row"), use, gap=kit.step("tight"))


def _buttons(kit: Kit, screen: BoxTyping) -> Part:
    """The card says the same as the game; what was typed in is taken back."""
    texts, box, card = screen.words.texts, screen.box, screen.card
    complete = box.of_card(card).complete
    typed = any(each.path in box.typed for each in card.fields)
    return kit.buttons(
        RowButton(
            "box.agree",
            [texts("box-agree"), texts("box-agree-short")],
            screen.agree,
            "check",
            "secondary",
            reason=texts("box-agree-done") if complete else "",
            tooltip=texts("box-agree-tip"),
        ),
        RowButton(
            "box.clear",
            [texts("box-clear"), texts("box-clear-short")],
            screen.clear,
            "undo-2",
            "secondary",
            reason="" if typed else texts("box-clear-none"),
        ),
        height="control",
    )


# -- the curve ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """A figure of the card."""

    label: str
    value: int
    guess: int
    sure: bool


@dataclass(frozen=True, slots=True)
class PlotRoom:
    """Which figure is typed in, what the others leave for it, and that in words."""

    asked: int
    """Its place among the points; -1 if it is not among them."""
    low: int
    high: int
    said: str


class BoxPlot(Node):
    """The figures of a card from left to right."""

    role = "text"

    def __init__(
        self, rect: Rect, points: Sequence[PlotPoint], room: PlotRoom, write: Callable[[int], str], **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.points, self.write = points, write
        self.asked, self.low, self.high, self.text = room.asked, room.low, room.high, room.said

    def draw(self, p: Painter) -> None:
        small = p.style("label")
        box = self.rect.local()
        top = max(1, *(max(point.value, point.guess) for point in self.points))
        bottom = min(0, *(min(point.value, point.guess) for point in self.points))
        widest = max(p.width(self.write(number), small) for number in (top, bottom))
        plot = box.trim(
            left=max(small.size * 2.6, widest + 20), right=small.size * 1.4, top=small.size, bottom=small.size * 2
        )
        step = next((each for each in _STEPS if (top - bottom) / each <= _LINES), _STEPS[-1])

        def y(value: int) -> float:
            return plot.bottom - plot.h * (value - bottom) / (top - bottom)

        for line in range((bottom // step) * step, top + 1, step):
            if line >= bottom:
                p.hline(plot.x, y(line), plot.w, "hairline", 1.5)
                p.text(
                    self.write(line),
                    Rect(0, y(line) - small.size, plot.x - 12, 2 * small.size),
                    small,
                    "muted",
                    "right",
                )
        places = [plot.x + plot.w * (at + 0.25) / (len(self.points) - 0.5) for at in range(len(self.points))]
        if 0 <= self.asked < len(self.points):
            self._draw_room(p, places, y)
        self._draw_lines(p, places, y)
        self._draw_labels(p, places, plot, small.size)

    def _draw_room(self, p: Painter, places: Sequence[float], y: Any) -> None:
        """What the figures around it leave."""
        low, high = self.low, min(self.high, max(self.low, *(point.value for point in self.points)))
        before = max((at for at in range(self.asked) if self.points[at].sure), default=self.asked)
        after = min((at for at in range(self.asked + 1, len(places)) if self.points[at].sure), default=self.asked)
        if low > high:
            return
        if after > before:
            p.fill(Rect(places[before], y(high), places[after] - places[before], y(low) - y(high)), "row")
        x = places[self.asked]
        p.vline(x - 1.5, y(high), max(1.0, y(low) - y(high)), "action", 3)
        for end in (low, high):
            p.hline(x - 12, y(end) - 1.5, 24, "action", 3)
        size = p.style("label").size
        wide = p.width(self.text, "label:semibold") + 4
        left = min(x + 14, self.rect.w - wide)
        top = min(y(low) + 4, self.rect.h - size * 3.6)  # above the names of the figures
        p.text(self.text, Rect(left, top, wide, size * 1.5), "label:semibold", "action_text")

    def _draw_lines(self, p: Painter, places: Sequence[float], y: Any) -> None:
        for at in range(1, len(places)):
            _dash(p, (places[at - 1], y(self.points[at - 1].guess)), (places[at], y(self.points[at].guess)))
        for at in range(1, len(places)):
            if self.points[at - 1].sure and self.points[at].sure:
                line = ((places[at - 1], y(self.points[at - 1].value)), (places[at], y(self.points[at].value)))
                p.line(line, "ink", 3)
        radius = 7.0 if len(places) < 20 else 4.0
        for at, point in enumerate(self.points):
            _draw_dot(p, places[at], y(point.value), radius, point.sure)

    def _draw_labels(self, p: Painter, places: Sequence[float], plot: Rect, size: float) -> None:
        wide = max(p.width(point.label, "label") for point in self.points) + 8
        apart = places[1] - places[0] if len(places) > 1 else plot.w
        every = max(1, -int(-wide // apart))
        for at, point in enumerate(self.points):
            asked = at == self.asked
            near = self.asked >= 0 and abs(at - self.asked) < every
            if not asked and (at % every or near):
                continue
            spot = Rect(places[at] - wide, plot.bottom + 4, 2 * wide, size * 1.6)
            style = "label:semibold" if asked else "label"
            p.text(point.label, spot, style, "action_text" if asked else "muted", "centre")


def _draw_dot(p: Painter, x: float, y: float, radius: float, sure: bool) -> None:
    """A dot for a figure from the box, a circle for a reconstruction."""
    if sure:
        p.dot(x, y, radius, "ink")
    else:
        p.dot(x, y, radius, "panel", "slot_line", 2.5)


def _dash(p: Painter, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A dashed line between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    parts = max(2, int((dx * dx + dy * dy) ** 0.5 / 11))
    for at in range(parts):
        a, b = at / parts, (at + 0.6) / parts
        p.line(((start[0] + dx * a, start[1] + dy * a), (start[0] + dx * b, start[1] + dy * b)), "slot_line", 2)
