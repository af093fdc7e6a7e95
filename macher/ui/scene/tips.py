"""Tooltips and toasts: short texts that lie over everything; only a link in them can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Context
from macher.ui.scene.surroundings import Link

_WORD = re.compile(r"[^\W\d_]+")
_LEAST, _ENDING = 4, 3


class TermMark(Node):
    """A word that can be pointed at; it takes no focus, because the pin key steps through the words."""

    role = "term"
    solid = True

    def __init__(self, rect: Rect, word: str, explanation: str) -> None:
        super().__init__(rect, name=word, tooltip=explanation)

    def draw(self, p: Painter) -> None:
        x = 0.0
        while x < self.rect.w:
            p.hline(x, self.rect.h - 2, min(3.0, self.rect.w - x), "on_tip", 1.5)
            x += 6.0


def find_terms(lines: Sequence[str], terms: Mapping[str, str]) -> Iterator[tuple[int, int, int, str]]:
    """Line, start and end of the first occurrence of each term, and the term; no two overlap."""
    found: set[str] = set()
    for number, line in enumerate(lines):
        taken: list[tuple[int, int, str]] = []
        for term in sorted(terms, key=len, reverse=True):
            place = None if term in found else _place(line, term)
            if place is None or any(place[0] < end and start < place[1] for start, end, _ in taken):
                continue
            found.add(term)
            taken.append((*place, term))
        for start, end, term in sorted(taken):
            yield number, start, end, term


def _place(line: str, term: str) -> tuple[int, int] | None:
    """Where a term stands in a line; single words also with endings of the language, several words only exactly."""
    if len(_WORD.findall(term)) != 1:
        at = line.lower().find(term.lower())
        return (at, at + len(term)) if at >= 0 else None
    stem = term.lower()[: max(_LEAST, len(term) - 2)]
    for word in _WORD.finditer(line):
        if word[0].lower().startswith(stem) and len(word[0]) <= len(term) + _ENDING:
            return word.start(), word.end()
    return None


TIP_DELAY = 0.6
"""Seconds for which the pointer rests after a movement before a tooltip opens."""
KEY_DELAY = 0.35
"""The same for a node that got the focus by the keyboard."""
TIP_AGAIN = 0.5
"""Seconds after a tooltip closed in which the next one by keyboard opens without delay."""

TIP_GAP = 8.0
"""Logical pixels between a tooltip and what it explains."""

_WIDEST = 380.0
_PAD = 12.0
_LINK = 28.0


class _LinkLine(Node):
    """The words of a link; a click opens what they name."""

    role = "link"
    acts = True

    def __init__(self, rect: Rect, link: Link, id: str) -> None:
        super().__init__(rect, name=link.text, id=id)
        self.link = link
        self.slop = 4.0

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.link.text, box, "strong", "on_tip")
        p.hline(0, box.cy + p.style("strong").size * 0.62, p.width(self.link.text, "strong"), "on_tip")

    def activate(self) -> None:
        self.link.open()


class TipBox(Node):
    """A tooltip: dark paper, the first of several lines bold; a picture stands above the text, a link below it."""

    role = "tooltip"

    def __init__(
        self, text: str, ctx: Context, link: Link | None = None, picture: Node | None = None, name: str = ""
    ) -> None:
        head, _, body = ("", "", text) if picture is not None else text.partition("\n")
        self.head, self.body = head, body
        style = "tip:bold" if body else "tip"
        widest = min(_WIDEST, ctx.rect.w - 2 * _PAD - 16)
        texts = ([(head, style)] if head else []) + ([(body, "tip")] if body else [])
        natural = max((ctx.width(line, kind) for text, kind in texts for line in text.split("\n")), default=0.0) + 1
        width = min(widest, natural) if picture is None else picture.rect.w
        self._heights = [ctx.height(text, kind, width) for text, kind in texts]
        foot, self._top = 0.0, 0.0
        if picture is not None:
            self._top = picture.rect.h + (0.8 * _PAD if texts or link is not None else 0.0)
        if link is not None:
            width, foot = max(width, ctx.width(link.text, "strong") + 1), _LINK
        height = self._top + sum(self._heights) + foot + 1.6 * _PAD
        super().__init__(Rect(0, 0, width + 2 * _PAD, height), name=name or text)
        self._parts, self._width = texts, width
        self.marked = False
        """Whether its words can be pointed at."""
        if picture is not None:
            picture.rect = picture.rect.moved(_PAD - picture.rect.x, 0.8 * _PAD - picture.rect.y)
            self.add(picture)
        if link is not None:
            self.add(_LinkLine(Rect(_PAD, self.rect.h - _LINK - 0.4 * _PAD, width, _LINK), link, "tip.link"))

    def mark(self, ctx: Context, terms: Mapping[str, str]) -> None:
        """Underlines words that have an explanation of their own."""
        self.marked = True
        y = 0.8 * _PAD + self._top
        for (text, kind), height in zip(self._parts, self._heights, strict=True):
            lines = ctx.lines(text, kind, self._width)
            step = height / len(lines)
            for number, start, end, term in find_terms(lines, terms):
                line = lines[number]
                x = _PAD + ctx.width(line[:start], kind)
                spot = Rect(x, y + number * step, ctx.width(line[start:end], kind), step)
                self.add(TermMark(spot, line[start:end], terms[term]))
            y += height

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "tip")
        rest = self.rect.local().inset(_PAD, 0.8 * _PAD).trim(top=self._top)
        if self.head:
            top, rest = rest.take_top(self._heights[0])
            p.paragraph(self.head, top, "tip:bold" if self.body else "tip", "on_tip")
        if self.body:
            p.paragraph(self.body, rest, "tip", "on_tip")


def place_beside(tip: Node, mark: Rect, below: Rect, window: Rect) -> None:
    """Put the explanation of a word beside its tooltip, level with the word; over or under it without room."""
    w, h = tip.rect.w, tip.rect.h
    y = min(max(8.0, mark.y - 8), max(8.0, window.h - h - 8))
    if below.right + 6 + w <= window.w - 8:
        x = below.right + 6
    elif below.x - 6 - w >= 8:
        x = below.x - 6 - w
    else:
        x = min(max(8.0, below.x), window.w - w - 8)
        y = below.y - 6 - h if below.y - 6 - h >= 8 else min(below.bottom + 6, window.h - h - 8)
    tip.rect = Rect(round(x), round(y), w, h)


@dataclass
class Toast:
    """A message that goes away by itself at a time of the clock."""

    text: str
    kind: str
    until: float
    link: Link | None = None
    place: Rect | None = None
    """Where it stands on the screen; None until it has been shown."""


_NARROW_ROOM = 400.0
"""In a narrower room the link stands below the sentence."""


class ToastBox(Node):
    """A message over the screen, at most as wide as its room; the stage places it."""

    role = "alert"

    def __init__(self, toast: Toast, ctx: Context, room: float) -> None:
        self.toast, link, narrow = toast, toast.link, room < _NARROW_ROOM
        wants = ctx.width(link.text, "strong") + 24 if link is not None else 0.0
        self.aside, self.foot = (0.0, _LINK if wants else 0.0) if narrow else (wants, 0.0)
        most = room - 96 if narrow else min(max(720.0, room * 0.45), room - 120 - self.aside)
        width = min(max(ctx.width(toast.text, "strong") + 2, wants if narrow else 0.0), most)
        height = ctx.height(toast.text, "strong", width) + self.foot
        w, h = width + 64 + self.aside, height + 16
        super().__init__(Rect(0, 0, w, h), name=toast.text)
        if link is not None:
            box = Rect(w - self.aside - 4, h / 2 - 14, self.aside - 8, _LINK)
            self.add(_LinkLine(Rect(48, h - _LINK - 6, wants - 8, _LINK) if narrow else box, link, "toast.link"))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.box(box, "tip", "contra" if self.toast.kind == "warn" else "action", 2)
        icon, rest = box.trim(bottom=self.foot).inset(14, 0).take_left(22, 12)
        p.icon("triangle-alert" if self.toast.kind == "warn" else "info", icon, "on_tip")
        p.paragraph(self.toast.text, rest.trim(right=self.aside), "strong", "on_tip", valign="middle")
