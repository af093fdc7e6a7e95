"""The rows of a card in the box: what it is, a ballot circle, the figure to type in or to choose, and our own one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from macher.editions.box.fields import YES_NO, Field, Value
from macher.ui.keys import KeyPress
from macher.ui.kit.layers import over, pad, share, upon, wide
from macher.ui.kit.list_row import steps
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable, Segment, TextEntry

__all__ = ["ROW", "RowDeeds", "RowLook", "RowSizes", "figure_row", "may_become", "row_titles", "typed_value"]

ROW: Final = "box.row."
"""The id of a row, before the path of its figure."""
_MANY: Final = 3
"""Choices that stand side by side at most, unless they are short; more are in a list that opens."""
_PAD: Final = 12.0
_BETWEEN: Final = 6.0
_MARK: Final = 20.0
"""The side of a sign at the right."""
_SHRINK: Final = 4.0
"""By how much a label becomes smaller before its letters become those of captions; else it takes several lines."""
_LONGEST_NUMBER: Final = 7
_LONGEST_ROW: Final = 240


def typed_value(field: Field, text: str) -> Value | None:
    """What was typed in, as a value; ``None`` while it is none yet."""
    cleaned = text.replace("−", "-").replace("–", "-").replace(",", " ").replace(";", " ").strip()
    try:
        if field.kind == "row":
            return tuple(int(each) for each in cleaned.split()) or None
        return int(cleaned.replace("+", "").replace(" ", ""))
    except ValueError:
        return None


def may_become(text: str, low: int, high: int) -> bool:
    """Whether digits may still follow that make it a number of this range."""
    if text in ("", "-", "+", "−", "–"):
        return True
    digits = text.replace("−", "-").replace("–", "-").lstrip("+")
    if not digits.lstrip("-").isdecimal():
        return False
    least = most = abs(int(digits))
    if digits.startswith("-"):
        low, high = -high, -low
    while least <= high:
        least, most = 10 * least, 10 * most + 9
        if least <= high and most >= low:
            return True
        if not least:
            return False
    return False


def _may_type(field: Field) -> Callable[[str], bool]:
    allowed = "0123456789"
    if field.low < 0:
        allowed += "-−–+"
    if field.kind == "row":
        allowed += " ,;"
    return allowed.__contains__


@dataclass(frozen=True, slots=True)
class RowLook:
    """What a row shows."""

    label: str
    text: str
    """What was typed in, as it stands."""
    guess: str
    """What the game takes without it."""
    typed: bool
    known: bool
    """Whether a rulebook says it."""
    doubtful: bool
    chosen: bool
    spoken: str
    """All of it in words, for assistive tools."""
    mark: str = ""
    """The sign at the right: our own figure is the same, or it is from a rulebook."""
    aside: str = ""
    """Our own figure at the right."""


@dataclass(frozen=True, slots=True)
class RowDeeds:
    """What a row does: `step` goes to the row above or below."""

    choose: Callable[[], None]
    change: Callable[[str], None]
    submit: Callable[[], None]
    pick: Callable[[str], None]
    step: Callable[[int], None]


@dataclass(frozen=True, slots=True)
class RowSizes:
    """How wide the parts of all rows of a card are."""

    edge: float
    style: StyleLike
    label: float
    side: float
    """The ballot circle."""
    aside: float
    """Our own figures at the right."""

    @classmethod
    def of(cls, k: Kit, width: float, labels: Sequence[str]) -> RowSizes:
        """As wide as the labels need, in half of the card at most."""
        edge, style = k.size(26, 12, 12), k.ctx.type.style("title").sized(24) if k.ctx.wide else "votes"
        room = width - 2 * edge
        label = max(room * 0.3, min(room * 0.5, max(k.ctx.width(each, style) for each in labels) + 12)) - _BETWEEN
        return cls(edge, style, label, k.size(26, 18, 18), k.size(96, 66, 66) - _BETWEEN)


def row_titles(k: Kit, sizes: RowSizes, titles: tuple[str, str, str]) -> Part:
    """Over the rows: what is read off, what is typed in, and whose figure stands at the right."""
    first, second, third = titles
    shown = row(
        wide(k.words(first, "label:semibold", "muted"), sizes.label + sizes.side + 2 * _BETWEEN + _PAD),
        k.words([second, ""], "label:semibold", "muted"),
        k.say(third, "label", "muted"),
    )
    return pad(shown, left=sizes.edge, right=sizes.edge)


class FigureEntry(TextEntry):
    """A number on a card: paper until it is typed over."""

    def __init__(self, rect: Rect, look: RowLook, step: Callable[[int], None], **options: Any) -> None:
        self.look, self.step = look, step
        super().__init__(rect, look.text, hint=look.guess, wrong=look.doubtful, **options)

    def key(self, press: KeyPress) -> bool:
        return steps(press, self.step) or super().key(press)

    def draw(self, p: Painter) -> None:
        box, look = self.rect.local(), self.look
        style = p.style(self.style)
        if self.focused or self.text:
            ink: Ink = "contra" if look.doubtful else "action_text" if self.focused else "ink"
            self._shift = self._offset()
            with p.within(box.inset(_PAD, 2).inset(-2, 0), clip=True):
                self._draw_figure(p, Rect(2 - self._shift, 0, 4000.0, box.h - 4), ink, style)
        else:
            room = box.w - 2 * _PAD
            guess = _shortened(look.guess, lambda text: p.width(text, style) <= room)
            p.text(guess, box.inset(_PAD, 0), style, "muted")
            wide = min(room, p.width(guess, style)) + 8
            if not look.known:
                y = box.cy + style.size * 0.56
                p.dashed(Rect(_PAD - 4, y, wide, 0.1), "slot_line", 1.5)

    def _draw_figure(self, p: Painter, local: Rect, ink: Ink, style: Style) -> None:
        start, end = self._selection()
        middle, tall = local.cy, style.size * 1.2
        if self.focused and start != end:
            left, right = self._measure(self.text[:start]), self._measure(self.text[:end])
            p.fill(Rect(local.x + left, middle - tall / 2, right - left, tall), "pro_ground")
        begun, seen = self._in_sight(self.text if self.focused else self._cut())
        p.text(seen, local.trim(left=begun), style, ink)
        if self.focused:
            p.vline(local.x + self._measure(self.text[: self.caret]), middle - tall / 2, tall, "action_text", 2)


def _shortened(row: str, fits: Callable[[str], bool]) -> str:
    """A row of numbers without those from its middle that have no room."""
    if fits(row):
        return row
    numbers = row.split()
    for kept in range(len(numbers) - 2, 0, -1):
        text = " ".join([*numbers[:kept], "…", numbers[-1]])
        if fits(text):
            return text
    return "…"


def figure_row(
    k: Kit, field: Field, look: RowLook, choices: Sequence[Segment], deeds: RowDeeds, sizes: RowSizes, high: float
) -> Part:
    """A row of a card; a click anywhere in it chooses it."""
    settled = look.typed or look.known
    ink: Ink = "ink" if settled or look.chosen else "muted"
    circle = k.circle(settled, sizes.side, "action_text" if look.chosen and not settled else ink)
    if look.doubtful:
        circle = k.art(lambda p, box: p.icon("circle-help", box, "contra"), sizes.side)
    drop = field.kind == "choice" and len(choices) > _MANY and field.choices != YES_NO
    aside = None
    if look.mark:
        drawn = k.art(lambda p, box: p.icon(look.mark, box.centred(_MARK, _MARK), "muted"), _MARK)
        aside = row(drawn, right=True)
    elif field.kind == "number" or (look.aside and len(choices) <= _MANY):
        aside = k.words(look.aside, "label", "muted", "right")
    wanted = None if field.kind == "row" else _MARK + 4 if drop else sizes.aside
    shown = row(
        wide(_label(k, look.label, sizes, ink), sizes.label),
        circle,
        share(_value(k, field, look, choices, deeds, sizes, high)),
        None if wanted is None else wide(aside or row(), wanted),
        gap=_BETWEEN,
    )
    ground = k.art(partial(_ground, look=look, edge=sizes.edge))

    def make(box: Rect) -> Node:
        named = {"id": f"{ROW}{field.path}", "name": look.label, "role": "group", "tooltip": look.spoken}
        node = Clickable(box, on_click=deeds.choose, **named)
        node.focusable, node.acts, node.answers_enter = False, True, False
        return node

    return upon(make, over(ground, pad(shown, left=sizes.edge, right=sizes.edge)))


def _ground(p: Painter, box: Rect, look: RowLook, edge: float) -> None:
    if look.chosen:
        p.box(box, "own", "contra" if look.doubtful else "action", 3)
    else:
        p.hline(edge - 8, box.h - 1, box.w - 2 * edge + 16, "hairline")


def _label(k: Kit, label: str, sizes: RowSizes, ink: Ink) -> Part:
    """What a figure is, in one line if that can be."""
    smallest = k.ctx.type.style(sizes.style).sized(k.ctx.type.style("caption").size)
    if k.ctx.width(label, smallest) <= sizes.label:
        return k.words(label, sizes.style, ink, shrink=_SHRINK)
    return k.paragraph(label, "label:semibold", ink, "middle")


def _value(
    k: Kit, field: Field, look: RowLook, choices: Sequence[Segment], deeds: RowDeeds, sizes: RowSizes, high: float
) -> Part:
    """The figure to type in or to choose."""
    named = {"id": f"box.f.{field.path}", "name": look.spoken}
    if field.kind != "choice":
        number = field.kind == "number"
        return part(
            lambda box: FigureEntry(
                box,
                look,
                deeds.step,
                on_change=deeds.change,
                on_submit=lambda _: deeds.submit(),
                limit=_LONGEST_NUMBER if number else _LONGEST_ROW,
                accept=_may_type(field),
                style=k.ctx.type.style("title").sized(min(30.0, high * 0.62)) if number else sizes.style,
                **named,
            )
        )
    chosen = next((each.value for each in choices if look.typed and each.value == look.text), None)
    if len(choices) <= _MANY or field.choices == YES_NO:
        choice = k.segments(choices, chosen, deeds.pick, style="strong", equal=True, **named)
    else:
        choice = k.dropdown(choices, chosen, deeds.pick, empty=look.guess, **named)
    return pad(share(choice), top=3, bottom=3)
