"""The rows of a card in the box: what it is, a ballot circle, the figure to type in or to choose, and our own one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from macher.editions.box.fields import YES_NO, Field
from macher.ui.features.box.typing import ROW, BoxTyping, letters_of
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

__all__ = ["RowSizes", "figure_row", "row_titles"]

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


@dataclass(frozen=True, slots=True)
class _Look:
    """What a row shows."""

    field: Field
    text: str
    """What was typed in, as it stands."""
    guess: str
    """What the game takes without it."""
    typed: bool
    doubtful: bool
    chosen: bool
    spoken: str
    """All of it in words, for assistive tools."""
    mark: str = ""
    """The sign at the right: our own figure is the same, or it is from a rulebook."""
    aside: str = ""
    """Our own figure at the right."""

    @classmethod
    def of(cls, screen: BoxTyping, field: Field, label: str) -> _Look:
        """A figure of the open card."""
        box, words, texts = screen.box, screen.words, screen.words.texts
        typed, chosen = field.path in box.typed, field.path == screen.path
        value = box.value(field)
        ours = words.value(field, field.shipped if typed else box.guess(field))
        same = typed and value == field.shipped
        kind = texts("box-from") if typed else texts("box-rulebook") if field.known else texts("box-reconstruction")
        shown = field.kind != "row" and (typed or (chosen and field.kind == "number")) and not same
        written = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        return cls(
            field,
            screen.drafts.get(field.path, written if typed else ""),
            ours,
            typed,
            screen.shown_doubt(field) is not None,
            chosen,
            texts.pair(label, f"{words.value(field, value)}, {kind}"),
            "check" if same else "book-open" if field.known and not typed else "",
            ours if shown else "",
        )


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
        edge, style = k.size(26, 12), k.ctx.type.style("title").sized(24) if k.ctx.wide else "votes"
        room = width - 2 * edge
        label = max(room * 0.3, min(room * 0.5, max(k.ctx.width(each, style) for each in labels) + 12)) - _BETWEEN
        return cls(edge, style, label, k.size(26, 18), k.size(96, 66) - _BETWEEN)


def row_titles(k: Kit, sizes: RowSizes, titles: tuple[str, str, str]) -> Part:
    """Over the rows: what is read off, what is typed in, and whose figure stands at the right."""
    first, second, third = titles
    shown = row(
        wide(k.words(first, "label:semibold", "muted"), sizes.label + sizes.side + 2 * _BETWEEN + _PAD),
        k.words([second, ""], "label:semibold", "muted"),
        k.say(third, "label", "muted", align="right"),
    )
    return pad(shown, left=sizes.edge, right=sizes.edge)


class FigureEntry(TextEntry):
    """A number on a card: paper until it is typed over."""

    def __init__(self, rect: Rect, look: _Look, step: Callable[[int], None], **options: Any) -> None:
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
            if not look.field.known:
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


def figure_row(k: Kit, screen: BoxTyping, field: Field, label: str, sizes: RowSizes, high: float) -> Part:
    """A row of the open card; a click anywhere in it chooses it."""
    look = _Look.of(screen, field, label)
    settled = look.typed or field.known
    ink: Ink = "ink" if settled or look.chosen else "muted"
    circle = k.circle(settled, sizes.side, "action_text" if look.chosen and not settled else ink)
    if look.doubtful:
        circle = k.art(lambda p, box: p.icon("circle-help", box, "contra"), sizes.side)
    listed = field.kind == "choice" and not _side_by_side(field)
    aside = None
    if look.mark:
        drawn = k.art(lambda p, box: p.icon(look.mark, box.centred(_MARK, _MARK), "muted"), _MARK)
        aside = row(drawn, right=True)
    elif not listed:
        aside = k.words(look.aside, "label", "muted", "right")
    shown = row(
        wide(_label(k, label, sizes, ink), sizes.label),
        circle,
        share(_value(k, screen, look, sizes, high)),
        None if field.kind == "row" else wide(aside or row(), _MARK + 4 if listed else sizes.aside),
        gap=_BETWEEN,
    )

    def ground(p: Painter, box: Rect) -> None:
        if look.chosen:
            p.box(box, "own", "contra" if look.doubtful else "action", 3)
        else:
            p.hline(sizes.edge - 8, box.h - 1, box.w - 2 * sizes.edge + 16, "hairline")

    def make(box: Rect) -> Node:
        named = {"id": f"{ROW}{field.path}", "name": label, "role": "group", "tooltip": look.spoken}
        node = Clickable(box, on_click=partial(screen.choose, field.path), **named)
        node.focusable, node.acts, node.answers_enter = False, True, False
        return node

    return upon(make, over(k.art(ground), pad(shown, left=sizes.edge, right=sizes.edge)))


def _side_by_side(field: Field) -> bool:
    return len(field.choices) <= _MANY or field.choices == YES_NO


def _label(k: Kit, label: str, sizes: RowSizes, ink: Ink) -> Part:
    """What a figure is, in one line if that can be."""
    smallest = k.ctx.type.style(sizes.style).sized(k.ctx.type.style("caption").size)
    if k.ctx.width(label, smallest) <= sizes.label:
        return k.words(label, sizes.style, ink, shrink=_SHRINK)
    return k.paragraph(label, "label:semibold", ink, "middle")


def _value(k: Kit, screen: BoxTyping, look: _Look, sizes: RowSizes, high: float) -> Part:
    """The figure to type in or to choose."""
    field = look.field
    id, name = f"box.f.{field.path}", look.spoken
    if field.kind != "choice":
        number = field.kind == "number"
        make = partial(
            FigureEntry,
            look=look,
            step=screen.step,
            on_change=partial(screen.type, field),
            on_submit=lambda _: screen.submit(),
            limit=_LONGEST_NUMBER if number else _LONGEST_ROW,
            accept=letters_of(field).__contains__,
            style=k.ctx.type.style("title").sized(min(30.0, high * 0.62)) if number else sizes.style,
            id=id,
            name=name,
        )
        return part(make)
    choices = [Segment(each, screen.words.choice(field, each)) for each in field.choices]
    chosen = look.text if look.typed and look.text in field.choices else None
    pick = partial(screen.pick, field)
    if _side_by_side(field):
        choice = k.segments(choices, chosen, pick, style="strong", equal=True, id=id, name=name)
    else:
        choice = k.dropdown(choices, chosen, pick, empty=look.guess, id=id, name=name)
    return pad(share(choice), top=3, bottom=3)
