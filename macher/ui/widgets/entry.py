"""A line of text the player types: names, seeds, searches."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Any

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.fonts import Face
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Ground, Node
from macher.ui.system.text_input import from_clipboard, to_clipboard
from macher.ui.theme.typography import StyleLike

_PAD = 12.0


class TextEntry(Node):
    """One line to type in, with caret, selection of everything, clipboard and input methods.

    `accept` says which characters may be typed; `on_submit` is called on Enter; `wrong` marks what was refused.
    A text longer than `limit` is shown as it is; nothing can be added to it.  If it is wider than the entry, moving
    the caret shows the rest, and so does the tooltip.
    """

    role = "textbox"
    own_stop = True
    focusable = True

    def __init__(
        self,
        rect: Rect,
        text: str,
        on_change: Callable[[str], None],
        *,
        on_submit: Callable[[str], None] | None = None,
        limit: int = 24,
        hint: str = "",
        accept: Callable[[str], bool] = str.isprintable,
        style: StyleLike = "strong",
        wrong: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(rect, clip=True, **options)
        self.text, self.on_change, self.on_submit = text, on_change, on_submit
        self.limit, self.hint, self.accept, self.style = limit, hint, accept, style
        self.wrong = wrong
        self._tells_text = not self.tooltip
        self.caret, self.anchor = len(self.text), len(self.text)
        self.composing = ""
        self._shift = 0.0
        """How far the text was moved left when it was last drawn."""
        self._face: Face | None = None

    def attach(self, stage: Ground) -> None:
        super().attach(stage)
        kept = stage.memory.get(self.id, {}) if self.id else {}
        self.caret = min(kept.get("caret", self.caret), len(self.text))
        self.anchor = min(kept.get("anchor", self.anchor), len(self.text))
        self._face = stage.app.fonts.face(stage.app.type.style(self.style))
        self._tell()

    def _measure(self, text: str) -> float:
        """The width of a text in logical pixels; 0 until the entry is on a stage."""
        if self._face is None or self.stage is None:
            return 0.0
        return self._face.width(text) / self.stage.app.viewport.scale

    def _moved(self, caret: int, select: bool = False) -> None:
        self.caret = min(max(caret, 0), len(self.text))
        if not select:
            self.anchor = self.caret
        if self.stage is not None and self.id:
            self.stage.memory[self.id] = {"caret": self.caret, "anchor": self.anchor}
        self.invalidate()

    def _selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def _replace(self, new: str) -> None:
        start, end = self._selection()
        room = self.limit - (len(self.text) - (end - start))
        new = new[: max(0, room)]
        before, self.text = self.text, self.text[:start] + new + self.text[end:]
        self._moved(start + len(new))
        if self.text != before:
            self.name = self.name or self.text
            self.wrong = False
            self._tell()
            self.on_change(self.text)

    @property
    def _room(self) -> float:
        return self.rect.w - 2 * _PAD

    def _tell(self) -> None:
        """Puts the whole text into the tooltip if it does not fit."""
        if self._tells_text:
            self.tooltip = self.text if self._measure(self.text) > self._room else ""

    def _cut(self) -> str:
        """The text cut to fit, with an ellipsis; whole while the entry has the focus."""
        if self.focused or self._measure(self.text) <= self._room:
            return self.text
        end = next(end for end in range(len(self.text), -1, -1) if self._measure(self.text[:end] + "…") <= self._room)
        return self.text[:end].rstrip() + "…"

    def _offset(self) -> float:
        """How far the text is moved left to keep the caret in sight."""
        if not self.focused:
            return 0.0
        at = self._measure(self.text[: self.caret] + self.composing)
        most = max(0.0, self._measure(self.text) + self._measure(self.composing) - self._room)
        return min(max(self._shift, at - self._room), at, most)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        live = self.usable and not self.reason
        edge = "contra" if self.wrong else "action" if self.focused else "slot_line"
        p.box(box, "own" if live else "disabled", edge, 2 if self.focused or self.wrong else 1)
        inner = box.inset(_PAD, 2)
        self._shift = self._offset()
        with p.within(inner.inset(-2, 0), clip=True):
            local = Rect(2 - self._shift, 0, max(inner.w, 4000.0), inner.h)
            self._draw_text(p, local, live)

    def _draw_text(self, p: Painter, local: Rect, live: bool) -> None:
        start, end = self._selection()
        middle, tall = local.cy, p.style(self.style).size * 1.3
        if self.focused and start != end:
            left, right = self._measure(self.text[:start]), self._measure(self.text[:end])
            p.fill(Rect(local.x + left, middle - tall / 2, right - left, tall), "pro_ground")
        text = self._cut()
        shown = text[: self.caret] + self.composing + text[self.caret :] if self.focused else text
        if shown:
            p.text(shown, local, self.style, "ink" if live else "disabled_ink")
        elif self.hint:
            p.text(self.hint, local._replace(w=self.rect.w - 2 * _PAD), self.style, "muted")
        if self.focused:
            at = self._measure(self.text[: self.caret] + self.composing)
            p.vline(local.x + at, middle - tall / 2, tall, "action_text", 2)
            if self.composing:
                left = self._measure(self.text[: self.caret])
                p.hline(local.x + left, middle + tall / 2 - 2, at - left, "ink", 1)

    def _in_sight(self, shown: str) -> tuple[float, str]:
        """The letters of a long text that are not beyond the edges, and how far from its beginning they begin."""
        if not self._shift and self._measure(shown) <= self._room:
            return 0.0, shown
        ends = range(len(shown) + 1)
        first = max(0, bisect_right(ends, self._shift, key=lambda end: self._measure(shown[:end])) - 1)
        last = bisect_left(ends, self._shift + self._room, key=lambda end: self._measure(shown[:end]))
        return self._measure(shown[:first]), shown[first:last]

    def _index(self, x: float) -> int:
        x = x - _PAD + self._shift
        edges = [self._measure(self.text[:i]) for i in range(len(self.text) + 1)]
        return min(range(len(edges)), key=lambda i: abs(edges[i] - x))

    def pointer_down(self, x: float, y: float) -> None:
        self._moved(self._index(x))

    def pointer_drag(self, x: float, y: float) -> None:
        self._moved(self._index(x), select=True)

    def activate(self) -> None:
        """A click only sets the caret."""

    def text_spot(self) -> Rect:
        box = self.window_rect.inset(_PAD, 2)
        at = self._measure(self.text[: self.caret]) - self._offset()
        return box.moved(at, 0)._replace(w=1)

    def text_input(self, text: str) -> bool:
        self.composing = ""
        wanted = "".join(letter for letter in text if self.accept(letter) and letter not in "\r\n\t")
        if wanted:
            self._replace(wanted)
        return True

    def text_editing(self, text: str) -> None:
        self.composing = text
        self.invalidate()

    def key(self, press: KeyPress) -> bool:
        if press.ctrl:
            return self._command(press)
        if press.alt:
            return False
        if press.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._moved(self.caret + (1 if press.key == pygame.K_RIGHT else -1), press.shift)
        elif press.key in (pygame.K_HOME, pygame.K_END):
            self._moved(0 if press.key == pygame.K_HOME else len(self.text), press.shift)
        elif press.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._delete(-1 if press.key == pygame.K_BACKSPACE else 1)
        elif press.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_submit is None:
                return False
            self.on_submit(self.text)
        else:
            return bool(press.text) and press.text.isprintable()
        return True

    def _delete(self, step: int) -> None:
        if self.caret == self.anchor:
            self.anchor = min(max(self.caret + step, 0), len(self.text))
        self._replace("")

    def _command(self, press: KeyPress) -> bool:
        start, end = self._selection()
        if press.key == pygame.K_a:
            self.anchor = 0
            self._moved(len(self.text), select=True)
        elif press.key in (pygame.K_c, pygame.K_x):
            to_clipboard(self.text[start:end])
            if press.key == pygame.K_x:
                self._replace("")
        elif press.key == pygame.K_v:
            self.text_input(from_clipboard())
        else:
            return False
        return True

    def value_text(self) -> str:
        return self.text
