"""The layer over the table of a lesson: shade, numbers on what is lit, and where the card stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from macher.ui.layout import Rect, without
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.table.layouts.zones import Zones
from macher.ui.widgets import Clickable
from macher.ui.widgets.cards import paint_double

_DARK = 200
_HELD_BACK = 176
_LEAST = 32.0
_LINE = 16.0
"""Parts of the table with less difference in height than this count as one line."""


@dataclass(frozen=True)
class Mark:
    """A number over a part of the table, the same as in the calculation; or a small word below a card."""

    rect: Rect
    text: str
    current: bool = False
    below: bool = False


@dataclass(frozen=True)
class Spotlight:
    """What is lit: the `lit` regions stay as they are; of `board` only the parts in `clear` do, the rest is dimmed."""

    lit: Sequence[Rect]
    board: Rect | None = None
    clear: Sequence[Rect] = ()
    framed: Sequence[Rect] = ()
    """Parts of the board in an ink frame."""
    marks: Sequence[Mark] = ()
    line: tuple[float, float, float] | None = None
    """Two x and one y of the line from the target to its row on the card."""
    stamp: tuple[Rect | None, str] = (None, "")
    """The doubled opinion, whose stamp reaches beyond its card, and the text on the stamp."""


def level(marks: Iterable[Mark]) -> list[Mark]:
    """Moves the numbers over one line of the table to one height, whatever the heights of the parts below them."""
    found = list(marks)
    tops = sorted(mark.rect.y for mark in found if not mark.below)

    def top(mark: Mark) -> float:
        return next(y for y in tops if mark.rect.y - y < _LINE)

    return [mark if mark.below else replace(mark, rect=mark.rect.moved(0, top(mark) - mark.rect.y)) for mark in found]


class Shade(Node):
    """Darkens the table; a click anywhere on it is wrong and gets an answer."""

    acts = True
    solid = True

    def __init__(self, rect: Rect, light: Spotlight, missed: Callable[[], None], name: str) -> None:
        super().__init__(rect, id="lesson.shade", name=name, role="image")
        self.light, self.missed = light, missed

    def activate(self) -> None:
        self.missed()

    def draw(self, p: Painter) -> None:
        light = self.light
        for part in without(self.rect, light.lit):
            p.veil(part, "scrim" if not _dark(p) else "black", _DARK)
        if light.board is not None and light.clear:
            for part in without(light.board, light.clear):
                p.veil(part, "panel", _HELD_BACK)
        for rect in light.framed:
            p.frame(rect.inset(-2), "rule", 2)
        card, text = light.stamp
        if card is not None:
            paint_double(p, card, text)
        if light.line is not None:
            start, end, y = light.line
            p.hline(start, y - 1, end - start, "action", 2)
        for mark in level(light.marks):
            _paint_mark(p, mark)


def _dark(p: Painter) -> bool:
    """Whether the theme is a dark one, in which only black darkens."""
    return sum(p.colour("panel")) < 384


def _paint_mark(p: Painter, mark: Mark) -> None:
    if mark.below:
        w = p.width(mark.text, "caption:bold") + 10
        box = Rect(mark.rect.cx - w / 2, mark.rect.bottom - 6, w, 20)
        p.box(box, "panel", "rule", 1.5)
        p.text(mark.text, box, "caption:bold", "ink", "centre")
        return
    box = Rect(mark.rect.x, mark.rect.y - 19, 20, 20)
    p.fill(box, "action" if mark.current else "rule")
    p.text(mark.text, box, "caption:bold", "on_action" if mark.current else "panel", "centre")


class Target(Clickable):
    """Takes the click for a node of the table; framed unless the player has to find it.

    It has no tooltip: the card says what to do, and over the right answer a tooltip would give it away.
    """

    def __init__(self, rect: Rect, id: str, name: str, framed: bool, on_click: Callable[[], None]) -> None:
        super().__init__(rect, id=id, name=name, on_click=on_click, bleed=6)
        self.framed = framed
        self.slop = max(0.0, (_LEAST - min(rect.w, rect.h)) / 2)

    def draw(self, p: Painter) -> None:
        if self.framed:
            p.frame(self.rect.local().inset(-4), "action", 4 if self.hovered else 3)
        elif self.hovered:
            p.frame(self.rect.local().inset(-3), "action", 2)


def dock_places(zones: Zones) -> list[Rect]:
    """The dock with its tray."""
    found = [zones.dock.panel]
    if zones.dock.tray is not None:
        found.append(zones.dock.tray)
    return found


def card_place(zones: Zones, lit: Sequence[Rect], bottom: float) -> Rect:
    """The first place that hides nothing lit; if there is none, the place that hides least."""
    candidates = _focus(zones, bottom) if zones.layout == "focus" else _boards(zones)
    hidden = [sum(_area(box.shared(rect)) for rect in lit) for box in candidates]
    return candidates[hidden.index(min(hidden))]


def _area(rect: Rect) -> float:
    return max(0.0, rect.w) * max(0.0, rect.h)


def _boards(zones: Zones) -> list[Rect]:
    """Places over two boards beside the lit one."""
    boards = zones.boards
    return [boards[at].around(boards[at + 1]) for at in (1, 2, 0)]


_CARD_WIDE: Final = 390.0
"""Width of a lesson's card over the end of the board in the focus layout."""

_CARD_HIGH: Final = 236.0
"""Least height of such a card below it."""


def _focus(zones: Zones, bottom: float) -> list[Rect]:
    """Places below the board, over its end or its beginning, or over all of it."""
    board, line, top = zones.boards[0], zones.line, zones.tabs[0].y
    assert line is not None
    whole = Rect(board.x, top, board.w, bottom - 6 - top)
    right, left = whole.take_right(_CARD_WIDE)[0], whole.take_left(board.w - _CARD_WIDE)[0]
    above = line.bottom - top
    below = whole.take_bottom(max(_CARD_HIGH, whole.bottom - line.y))[0]
    return [below, right, right._replace(h=above), whole._replace(h=above), left, left._replace(h=above)]
