"""The page of the settings about keys: every action with its keys, each of which can be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from macher.ui.input import ACTIONS, Chord, KeyMap, KeyPress
from macher.ui.input.labels import action_keys, chord_label
from macher.ui.layout import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import Button, Clickable, Hairline, KeyCap, Label, Panel, Paragraph, Scrim, ScrollView

__all__ = ["ControlsPage"]

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


class ControlsPage(SettingsPage):
    """A list that scrolls; over it, while a key is waited for, the question for it."""

    action = ""
    """The action that gets another key."""
    wished: Chord | None = None
    """The key that was pressed and belongs to another action."""
    refusal = ""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, pick = self.texts, ctx.viewport.pick
        foot, area = area.take_bottom(pick(52.0, 40.0, 34.0), pick(16.0, 8.0, 4.0))
        width, _ = Button.natural(ctx, texts("settings-keys-reset"), True)
        page.add(
            Button(
                foot._replace(w=width),
                texts("settings-keys-reset"),
                kind="raised",
                icon="rotate-ccw",
                on_click=self._usual,
                id="keys.reset",
                reason="" if self.screen.app.keymap.changes() else texts("settings-keys-usual"),
            )
        )
        if foot.w - width > 320:
            note = foot.trim(left=width + 20)
            page.add(Paragraph(note, texts("settings-keys-note"), "text", "muted", valign="middle"))
        row = pick(52.0, 42.0, 38.0)
        view = ScrollView(area, content=row * len(ACTIONS), id="keys.list", name=texts("settings-controls"))
        for at, action in enumerate(ACTIONS):
            self._action(ctx, view, Rect(0, at * row, area.w - 20, row), action)
        page.add(view)

    def _action(self, ctx: Context, view: Node, line: Rect, action: str) -> None:
        texts, pick = self.texts, ctx.viewport.pick
        view.add(Hairline(line.take_top(1)[0]))
        name = texts(f"settings-key-{action}")
        say = texts("settings-keys-change")
        width, _ = Button.natural(ctx, say)
        button, rest = line.take_right(width, 16)
        words, caps = rest.take_left(rest.w * pick(0.5, 0.5, 0.55), 12)
        view.add(
            Label(words, name, "strong"),
            Button(
                button.inset(0, 4),
                say,
                kind="raised",
                id=f"keys.{action}",
                on_click=self._asker(action),
                name=texts.pair(say, name),
                tooltip=texts.pair(say, name),
            ),
        )
        self._caps(ctx, view, caps, action)

    def _caps(self, ctx: Context, view: Node, box: Rect, action: str) -> None:
        """The keys of an action side by side, as many as fit."""
        labels = action_keys(self.texts, self.screen.app.keymap, action)
        if not labels:
            view.add(Label(box, self.texts("settings-keys-none"), "label", "muted"))
            return
        x, height = box.x, min(box.h - 10, ctx.viewport.pick(34.0, 28.0, 26.0))
        for label in labels:
            width = max(height, ctx.width(label, "label:semibold") + 18)
            if x > box.x and x + width > box.right:
                break
            view.add(KeyCap(Rect(x, box.y + (box.h - height) / 2, min(width, box.right - x), height), label))
            x += width + 8

    # -- changing ------------------------------------------------------------------------------------------------------

    def _asker(self, action: str) -> Callable[[], None]:
        def ask() -> None:
            self.action, self.wished, self.refusal = action, None, ""
            self.screen.open_dialog(self._question, id="keys")

        return ask

    def _question(self, ctx: Context) -> Node:
        """Which key; or, once a taken one was pressed, whether to take it away from the other action."""
        texts, pad = self.texts, ctx.viewport.pick(28.0, 22.0, 18.0)
        width = min(620.0, ctx.rect.w - 48)
        inner = width - 2 * pad
        title = texts(f"settings-key-{self.action}")
        text = self._words()
        head, body = ctx.height(title, "title", inner), ctx.height(text, "text", inner)
        line = ctx.viewport.pick(50.0, 38.0, 34.0)
        panel = Panel(
            ctx.rect.centred(width, 2 * pad + head + body + line + 36),
            edge="rule",
            edge_width=2,
            zone=True,
            id="keys.sheet",
            name=title,
            role="dialog",
        )
        y = pad + head + 14
        panel.add(
            Paragraph(Rect(pad, pad, inner, head), title, "title"),
            Paragraph(Rect(pad, y, inner, body), text, "text", "ink_soft", id="keys.text"),
        )
        self._answers(ctx, panel, Rect(pad, y + body + 22, inner, line))
        return Scrim(ctx.rect, panel, id="keys.scrim", name=title)

    def _words(self) -> str:
        texts = self.texts
        if self.wished is None:
            return self.refusal or texts("settings-keys-press")
        holder = self.screen.app.keymap.holder(self.wished)
        key = chord_label(texts, self.wished)
        return texts("settings-keys-taken", key=key, action=texts(f"settings-key-{holder}"))

    def _answers(self, ctx: Context, panel: Node, box: Rect) -> None:
        texts = self.texts
        leave = (texts("settings-keys-leave"), self._leave, "keys.leave")
        if self.wished is None:
            caught = Rect(box.x, box.y, min(box.w * 0.5, 260.0), box.h)
            catcher = _Catcher(caught, self._take, texts("settings-keys-press"))
            width, _ = Button.natural(ctx, leave[0])
            panel.add(
                catcher.add(KeyCap(caught.local(), "…", "action_text", "action")),
                Button(box.take_right(width)[0], leave[0], on_click=leave[1], id=leave[2]),
            )
            return
        take = texts("settings-keys-take")
        answers = [(take, self._bind, "keys.take"), leave]
        sizes = [Button.natural(ctx, text) for text, _, _ in answers]
        for (text, call, id), spot in zip(answers, side_by_side(box._replace(h=0), sizes, 12, wrap=True), strict=True):
            panel.add(
                Button(
                    spot._replace(h=box.h),
                    text,
                    on_click=call,
                    id=id,
                    kind="primary" if id == "keys.take" else "secondary",
                )
            )

    def _take(self, press: KeyPress) -> None:
        """A key was pressed for the action."""
        if press.key in _MODIFIERS:
            return
        app, chord = self.screen.app, Chord.of(press)
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
        app = self.screen.app
        keys = KeyMap(app.options.keys)
        if self.wished is not None:
            keys.bind(self.action, self.wished)
        self._leave()
        self.change(keys=keys.changes())

    def _leave(self) -> None:
        self.screen.close_dialog("keys")
        self.wished = None

    def _usual(self) -> None:
        self.change(keys={})
