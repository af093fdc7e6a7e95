"""The page of the settings about keys: every action with its keys, each of which can be changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from macher.ui.features.settings.rows import SettingsPage
from macher.ui.keys import ACTIONS, Chord, KeyMap, KeyPress, action_keys, chord_label
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.dialog import sheet
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, inset, part, row, spacer
from macher.ui.layout import Rect, side_by_side
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, KeyCap, Label, Paragraph

_MODIFIERS: Final = {
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_MODE,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
}
_MOVING: Final = {pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN}
"""Keys that move the focus everywhere and therefore mean nothing else."""


class _Catcher(Clickable):
    """Has the focus while a key is waited for, and takes every key but Escape."""

    def __init__(self, rect: Rect, take: Callable[[KeyPress], None], name: str) -> None:
        super().__init__(rect, id="keys.catcher", name=name, data="default")
        self.take = take

    def key(self, press: KeyPress) -> bool:
        if press.key == pygame.K_ESCAPE:
            return False
        self.take(press)
        return True

    def text_input(self, text: str) -> bool:
        return True


def _height(words: Part, least: float, around: float, width: float) -> float:
    """The height of a row: that of a control, or what its words need on several lines."""
    return least if words.height is None else max(least, words.height(width) + around)


class ControlsPage(SettingsPage):
    """A list that scrolls; over it, while a key is waited for, the question for it."""

    action = ""
    """The action that gets another key."""
    wished: Chord | None = None
    """The key that was pressed and belongs to another action."""
    refusal = ""

    def parts(self, kit: Kit) -> list[Part]:
        texts = self.texts
        usual = RowButton(
            "keys.reset",
            texts("settings-keys-reset"),
            self._usual,
            "rotate-ccw",
            reason="" if self.program.app.keymap.changes() else texts("settings-keys-usual"),
        )
        note = kit.control(lambda box: Paragraph(box, texts("settings-keys-note"), "text", "muted", valign="middle"))
        rows = [column(kit.hairline(), self._action(kit, action)) for action in ACTIONS]
        return [
            kit.rows(rows, id="keys.list", name=texts("settings-controls")),
            spacer(kit.step("gap")),
            row(kit.buttons(usual, height="control"), note, gap=kit.step("space")),
        ]

    def _action(self, kit: Kit, action: str) -> Part:
        """What an action is called, its keys, and the button that asks for another one."""
        name, say = self.texts(f"settings-key-{action}"), self.texts("settings-keys-change")
        both = self.texts.pair(say, name)
        change = kit.button(
            say, partial(self._ask, action), kind="raised", id=f"keys.{action}", name=both, tooltip=both
        )
        words = kit.paragraph(name, "strong", valign="middle")
        words = replace(words, height=partial(_height, words, kit.step("control") - 1, kit.step("tight")))
        caps = part(lambda box: self._caps(kit.ctx, box, action))
        return row(words, caps, inset(replace(change, height=None), 0, 4), gap=12)

    def _caps(self, ctx: Context, box: Rect, action: str) -> list[Node]:
        """The keys of an action side by side, as many as fit."""
        labels = action_keys(self.texts, self.program.app.keymap, action)
        if not labels:
            return [Label(box, self.texts("settings-keys-none"), "label", "muted")]
        height = ctx.step("caption", 1.3)
        sizes = [(min(box.w, max(height, ctx.width(label, "label:semibold") + 18)), height) for label in labels]
        places = side_by_side(box.centred(box.w, height), sizes)
        return [KeyCap(at, label) for at, label in zip(places, labels, strict=True) if at.right <= box.right + 0.5]

    # -- changing ------------------------------------------------------------------------------------------------------

    def _ask(self, action: str) -> None:
        self.action, self.wished, self.refusal = action, None, ""
        self.screen.open_dialog(self._question, id="keys")

    def _question(self, ctx: Context) -> Node:
        """Which key; or, once a taken one was pressed, whether to take it away from the other action."""
        kit, title = Kit(ctx), self.texts(f"settings-key-{self.action}")
        text = kit.paragraph(self._words(), "text", "ink_soft", id="keys.text")
        shown = column(kit.paragraph(title, "title"), text, self._answers(kit), gap=kit.step("gap"))
        return sheet(ctx, shown, id="keys", name=title, width=620)

    def _words(self) -> str:
        texts = self.texts
        if self.wished is None:
            return self.refusal or texts("settings-keys-press")
        holder = self.program.app.keymap.holder(self.wished)
        key = chord_label(texts, self.wished)
        return texts("settings-keys-taken", key=key, action=texts(f"settings-key-{holder}"))

    def _answers(self, kit: Kit) -> Part:
        texts = self.texts
        leave = RowButton("keys.leave", texts("settings-keys-leave"), self._leave, kind="secondary")
        if self.wished is not None:
            take = RowButton("keys.take", texts("settings-keys-take"), self._bind, kind="primary")
            return kit.buttons(take, leave, height="control")
        catcher = kit.control(
            lambda box: _Catcher(box, self._take, texts("settings-keys-press")).add(
                KeyCap(box.local(), "…", "action_text", "action")
            )
        )
        return row(at_most(catcher, 260), kit.buttons(leave, align="right", height="control"), gap=12)

    def _take(self, press: KeyPress) -> None:
        """A key was pressed for the action."""
        if press.key in _MODIFIERS:
            return
        app, chord = self.program.app, Chord.of(press)
        if press.key in _MOVING or not Chord.readable(str(chord)):
            self.refusal = self.texts("settings-keys-fixed", key=chord_label(self.texts, chord))
            self.screen.rebuild()
            return
        self.wished = chord
        holder = app.keymap.holder(chord)
        if holder is None or holder == self.action:
            self._bind()
        else:
            self.screen.rebuild()
            app.stage.focus_id("keys.take")

    def _bind(self) -> None:
        app = self.program.app
        keys = KeyMap(app.options.keys)
        if self.wished is not None:
            keys.bind(self.action, self.wished)
        self._leave()
        self.set("keys", keys.changes())

    def _leave(self) -> None:
        self.screen.close_dialog("keys")
        self.wished = None

    def _usual(self) -> None:
        self.set("keys", {})
