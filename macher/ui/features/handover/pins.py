"""PINs of people who share a screen: four digits that the curtain asks for before it opens, and the pad for them.

They keep honest people honest and no more: whoever can read the files of the computer can read the saves as well.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from macher.ui.keys import KeyPress
from macher.ui.kit.dialog import sheet
from macher.ui.kit.layers import tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import column, grid, part
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Button

ID = "pin"
"""Name of the layer of the pad."""
DIGITS: Final = 4
_ROUNDS: Final = 50_000
_KEPT: Final = re.compile(r"([0-9a-f]{16}):([0-9a-f]{64})")
"""A salt, and the hash of PIN and salt."""
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "delete", "0", "cancel")
_DIGITS = frozenset("0123456789")


class Pins:
    """The PINs by the name of the person, kept in the settings."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @property
    def _known(self) -> dict[str, str]:
        return self._program.settings.pins

    def _save(self) -> None:
        self._program.store.save()

    @property
    def names(self) -> list[str]:
        """Names of the people who have a PIN."""
        return sorted(self._known)

    def has(self, name: str) -> bool:
        """Whether this person has a PIN."""
        return name in self._known

    def set(self, name: str, pin: str) -> None:
        """Sets a PIN; raises ``ValueError`` for anything but four digits."""
        if not (len(pin) == DIGITS and pin.isascii() and pin.isdecimal()):
            raise ValueError(f"a PIN has {DIGITS} digits")
        salt = secrets.token_hex(8)
        self._known[name] = f"{salt}:{_mixed(pin, salt)}"
        self._save()

    def fits(self, name: str, pin: str) -> bool:
        """Whether the PIN is right; an unreadable entry accepts any, so that a damaged file locks nobody out."""
        kept = _KEPT.fullmatch(self._known.get(name, ""))
        return kept is None or secrets.compare_digest(_mixed(pin, kept[1]), kept[2])

    def remove(self, name: str) -> None:
        """Removes this person's PIN."""
        if self._known.pop(name, None) is not None:
            self._save()

    def clear(self) -> None:
        """Removes all PINs."""
        self._known.clear()
        self._save()


def _mixed(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), _ROUNDS).hex()


def ask_pin(program: Program, scene: Scene, player: str, opened: Callable[[], None]) -> None:
    """Asks over a screen for a person's PIN, and calls `opened` once the pad has closed after the right digits."""
    said, app = program.texts, scene.app

    def done(pin: str) -> str:
        if not program[Pins].fits(player, pin):
            app.sounds.play("refusal")
            return said("handover-pin-wrong", player=player)
        app.after(0, opened)
        return ""

    open_pad(program, scene, said("handover-pin-ask", player=player), said("handover-pin-note"), done)


def open_pad(program: Program, scene: Scene, title: str, note: str, done: Callable[[str], str]) -> None:
    """Opens the pad over a screen; `done` gets the digits, as in `PinPad`."""
    words = {key: program.texts(f"handover-pin-{key}") for key in ("delete", "cancel", "digits")}
    scene.open_dialog(PinPad(title, note, words, done).build, id=ID)


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
        k, style, count, said = Kit(ctx), ctx.type.style("text"), len(self.typed), self.words["digits"]
        note = tall(k.paragraph(self.note, "text", "ink_soft", id=f"{ID}.note"), 2 * style.size * style.line)
        keys = [part(partial(_Key, key=key, pad=self), k.step("control", 1.25)) for key in _KEYS]

        def crosses(p: Painter, box: Rect) -> None:
            room = box.centred(DIGITS * 44.0, 28.0)  # as many crosses as there are digits
            for at, spot in enumerate(room.columns(DIGITS)):
                p.ballot(spot.centred(28.0, 28.0), at < count)

        circles = k.art(crosses, height=32.0, id=f"{ID}.digits", name=said, tooltip=said)
        title = k.paragraph(self.title, "title")
        shown = column(title, note, circles, grid(keys, 3, k.step("tight")), gap=k.step("gap"))
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
            style="button" if key.isdecimal() else "strong",
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

    def text_spot(self) -> Rect:
        return self.window_rect

    def text_input(self, text: str) -> bool:
        return True
