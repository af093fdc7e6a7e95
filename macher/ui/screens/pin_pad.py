"""Four digits by clicks or keys, shown as crosses in circles: for the PIN at the curtain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from macher.ui.game.pins import DIGITS
from macher.ui.keys.keys import KeyPress
from macher.ui.kit.page import Kit, sheet
from macher.ui.kit.parts import column, grid, part
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button

__all__ = ["PinPad"]

ID = "pin"
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "delete", "0", "cancel")
_DIGITS = frozenset("0123456789")


class PinPad:
    """Asks for four digits over a screen.

    `done` gets them and answers with a sentence if they are not taken; then they are asked for again.
    """

    def __init__(self, title: str, note: str, words: dict[str, str], done: Callable[[str], str]) -> None:
        """`words` are the texts of `delete`, `cancel` and `digits` (for assistive tools)."""
        self.title, self.note, self.words, self.done = title, note, words, done
        self.typed = ""
        self._ctx: Context | None = None

    def build(self, ctx: Context) -> Node:
        """The sheet; it stays as large whatever is said on it."""
        self._ctx = ctx
        kit, style = Kit(ctx), ctx.type.style("text")
        note = replace(
            kit.paragraph(self.note, "text", "ink_soft", id=f"{ID}.note"), height=lambda _: 2 * style.size * style.line
        )
        keys = [part(partial(_Key, key=key, pad=self), ctx.step("control", 1.25)) for key in _KEYS]
        circles = part(lambda box: _Circles(box, self), 32)
        title = kit.paragraph(self.title, "title")
        shown = column(title, note, circles, grid(keys, 3, ctx.step("tight")), gap=ctx.step("gap"))
        return sheet(ctx, shown, id=ID, name=self.title, width=ctx.step("side", 2), alpha=190)

    def press(self, key: str) -> None:
        """A digit, or one of the two other buttons."""
        if key == "cancel":
            self._close()
            return
        self.typed = self.typed[:-1] if key == "delete" else self.typed + key
        if len(self.typed) == DIGITS:
            pin, self.typed = self.typed, ""
            refused = self.done(pin)
            if not refused:
                self._close()
                return
            self.note = refused
        if self._ctx is not None:
            self._ctx.stage.request_rebuild()

    def _close(self) -> None:
        if self._ctx is not None:
            self._ctx.stage.close_layer(ID)


class _Circles(Node):
    """As many crosses as there are digits."""

    def __init__(self, rect: Rect, pad: PinPad) -> None:
        super().__init__(rect, id=f"{ID}.digits", name=pad.words["digits"], tooltip=pad.words["digits"])
        self.count = len(pad.typed)

    def draw(self, p: Painter) -> None:
        side, gap = 28.0, 16.0
        x = (self.rect.w - DIGITS * side - (DIGITS - 1) * gap) / 2
        for at in range(DIGITS):
            p.ballot(Rect(x + at * (side + gap), 2, side, side), at < self.count)


class _Key(Button):
    """A button of the pad; typed digits count, whichever button has the focus."""

    def __init__(self, rect: Rect, key: str, pad: PinPad) -> None:
        word = pad.words.get(key, key)
        super().__init__(
            rect,
            word,
            id=f"{ID}.{key}",
            kind="secondary",
            on_click=lambda: pad.press(key),
            data="default" if key == _KEYS[0] else None,
            style="button" if key.isdigit() else "strong",
        )
        self.pad = pad

    def key(self, press: KeyPress) -> bool:
        if not (press.ctrl or press.alt):
            # The typed character counts before the key: on French keyboards digits need Shift.
            for digit in (press.text, press.name.removeprefix("keypad ")):
                if digit in _DIGITS:
                    self.pad.press(digit)
                    return True
        if press.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.pad.press("delete")
            return True
        return super().key(press)

    def text_input(self, text: str) -> bool:
        return True
