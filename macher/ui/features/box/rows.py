"""The rows of a card in the box: what it is, a ballot circle, the figure to type in or to choose, and our own one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from macher.editions.box.fields import YES_NO, Field, Value
from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable, Dropdown, Segment, Segments, TextEntry

__all__ = ["FigureRow", "RowLook", "RowSizes", "RowTitles", "may_become", "typed_value"]

_MANY: Final = 3
"""Choices that stand side by side at most, unless they are short; more are in a list that opens."""
_PAD: Final = 12.0
_SIGN: Final = 30.0
"""Room for a sign at the right."""
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
class RowSizes:
    """Where the parts of all rows of a card stand, from the left."""

    pad: float
    style: StyleLike
    circle: float
    """Where the ballot circle begins, and how large it is."""
    side: float
    value: float
    end: float
    """Where our own figures begin, and where they end."""
    right: float

    @classmethod
    def of(cls, ctx: Context, width: float, labels: Sequence[str]) -> RowSizes:
        """As wide as the labels need, in half of the card at most."""
        wide = ctx.viewport.layout == "wide"
        pad, side = (26.0, 26.0) if wide else (12.0, 18.0)
        style: StyleLike = Style("condensed", "bold", 24) if wide else "votes"
        room = width - 2 * pad
        start = pad + max(room * 0.3, min(room * 0.5, max(ctx.width(label, style) for label in labels) + 12))
        right = width - pad
        return cls(pad, style, start, side, start + side + 6, right - (96.0 if wide else 66.0), right)


class RowTitles(Node):
    """Over the rows: what is read off, what is typed in, and whose figure stands at the right."""

    role = "text"

    def __init__(self, rect: Rect, sizes: RowSizes, titles: tuple[str, str, str]) -> None:
        super().__init__(rect, name=", ".join(title for title in titles if title))
        self.sizes, self.titles = sizes, titles

    def draw(self, p: Painter) -> None:
        sizes, (first, second, third) = self.sizes, self.titles
        box = self.rect.local()
        p.text(first, Rect(sizes.pad, 0, sizes.circle - sizes.pad, box.h), "label:semibold", "muted")
        room = sizes.right - p.width(third, "label") - 12 - sizes.value - _PAD
        if p.width(second, "label:semibold") <= room:
            p.text(second, Rect(sizes.value + _PAD, 0, room, box.h), "label:semibold", "muted")
        p.text(third, box.trim(right=box.w - sizes.right), "label", "muted", "right")


class FigureEntry(TextEntry):
    """A number on a card: paper until it is typed over."""

    def __init__(self, rect: Rect, look: RowLook, step: Callable[[int], None], **options: Any) -> None:
        self.look, self.step = look, step
        super().__init__(rect, look.text, hint=look.guess, wrong=look.doubtful, **options)

    def key(self, press: KeyPress) -> bool:
        if not (press.ctrl or press.alt or press.shift) and press.key in (pygame.K_UP, pygame.K_DOWN):
            self.step(-1 if press.key == pygame.K_UP else 1)
            return True
        return super().key(press)

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


class FigureRow(Clickable):
    """A row of a card; a click anywhere in it chooses it."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        field: Field,
        look: RowLook,
        *,
        choices: Sequence[Segment],
        choose: Callable[[], None],
        change: Callable[[str], None],
        submit: Callable[[], None],
        pick: Callable[[str], None],
        step: Callable[[int], None],
        sizes: RowSizes,
    ) -> None:
        super().__init__(
            rect, id=f"box.row.{field.path}", name=look.label, on_click=choose, role="group", tooltip=look.spoken
        )
        self.focusable, self.acts, self.answers_enter = False, True, False
        self.field, self.look, self.sizes = field, look, sizes
        self.path = field.path
        box = rect.local()
        options: dict[str, Any] = {"id": f"box.f.{field.path}", "name": look.spoken}
        value = Rect(sizes.value, 0, sizes.end - sizes.value, box.h)
        if field.kind != "choice":
            number = field.kind == "number"
            style = Style("condensed", "bold", min(30.0, box.h * 0.62)) if number else sizes.style
            self.add(
                FigureEntry(
                    value if number else value._replace(w=sizes.right - value.x),
                    look,
                    step,
                    on_change=change,
                    on_submit=lambda _: submit(),
                    limit=_LONGEST_NUMBER if number else _LONGEST_ROW,
                    accept=_may_type(field),
                    style=style,
                    **options,
                )
            )
            return
        chosen = next((each.value for each in choices if look.typed and each.value == look.text), None)
        if len(choices) <= _MANY or field.choices == YES_NO:
            place = value.inset(0, 3)
            self.add(Segments(place, choices, chosen, pick, ctx=ctx, style="strong", equal=True, **options))
        else:
            place = value._replace(w=sizes.right - _SIGN - value.x).inset(0, 3)
            self.add(Dropdown(ctx, place, choices, chosen, pick, empty=look.guess, **options))

    def draw(self, p: Painter) -> None:
        box, look = self.rect.local(), self.look
        if look.chosen:
            p.box(box, "own", "contra" if look.doubtful else "action", 3)
        else:
            p.hline(self.sizes.pad - 8, box.h - 1, box.w - 2 * self.sizes.pad + 16, "hairline")
        sizes, settled = self.sizes, look.typed or look.known
        ink: Ink = "ink" if settled or look.chosen else "muted"
        label = Rect(sizes.pad, 0, sizes.circle - sizes.pad - 6, box.h)
        said, style = p.fitting(look.label, label.w, sizes.style, 4)
        if p.width(said, style) <= label.w + 1:
            p.text(said, label, style, ink)
        else:
            p.paragraph(look.label, label, "label:semibold", ink, valign="middle")
        circle = Rect(sizes.circle, box.cy - sizes.side / 2, sizes.side, sizes.side)
        if look.doubtful:
            p.icon("circle-help", circle, "contra")
        else:
            p.ballot(circle, settled, "action_text" if look.chosen and not settled else ink, None)
        if look.mark:
            p.icon(look.mark, Rect(sizes.right - 20, box.cy - 10, 20, 20), "muted")
        elif look.aside and (self.field.kind == "number" or len(self.field.choices) <= _MANY):
            p.text(look.aside, Rect(sizes.end, 0, sizes.right - sizes.end, box.h), "label", "muted", "right")
