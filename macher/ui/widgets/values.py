"""Slider and stepper: numbers chosen with the mouse or the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene.node import Ground, Node
from macher.ui.widgets.buttons import IconButton

_STEPS = {
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
    pygame.K_PLUS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_EQUALS: 1,
}


class Slider(Node):
    """A value on a line. With `live=False` a change is reported only when the handle is released."""

    role = "slider"
    own_stop = True
    focusable = True

    def __init__(
        self,
        rect: Rect,
        value: float,
        on_change: Callable[[float], None],
        *,
        low: float,
        high: float,
        step: float = 1.0,
        limit: float | None = None,
        ticks: Sequence[tuple[float, str]] = (),
        show: Callable[[float], str] = "{:g}".format,
        live: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(rect, **options)
        self.low, self.high, self.step, self.limit = low, high, step, high if limit is None else min(limit, high)
        self.value = self._snapped(value)
        self.on_change, self.ticks, self.show, self.live = on_change, list(ticks), show, live
        self._told = self.value

    def _snapped(self, value: float) -> float:
        steps = round((value - self.low) / self.step)
        return round(min(max(self.low + steps * self.step, self.low), self.limit), 6)

    def _set(self, value: float, tell: bool) -> None:
        value = self._snapped(value)
        if value != self.value:
            self.value = value
            self.invalidate()
        if tell and self.value != self._told:
            self._told = self.value
            self.on_change(self.value)

    def _track(self) -> Rect:
        height = self.rect.h if not self.ticks else min(self.rect.h, 36.0)
        return Rect(10, height / 2 - 4, self.rect.w - 20, 8)

    def _x(self, value: float) -> float:
        track = self._track()
        return track.x + track.w * (value - self.low) / (self.high - self.low or 1)

    def draw(self, p: Painter) -> None:
        track = self._track()
        live = self.usable and not self.reason
        at = self._x(self.value)
        p.fill(track, "own")
        p.frame(track, "slot_line", 1)
        if self.limit < self.high:
            end = self._x(self.limit)
            p.hatch(Rect(end, track.y, track.right - end, track.h), "slot_line", "track", 7, 0.3)
        p.fill(track._replace(w=at - track.x), "action" if live else "disabled_ink")
        ink: Ink = ("action_hot" if self.hovered or self.pressed else "action") if live else "disabled_ink"
        p.fill(Rect(at - 10, track.cy - 16, 20, 32), ink)
        for value, text in self.ticks:
            p.text(text, Rect(self._x(value) - 40, self.rect.h - 22, 80, 20), "label", "muted", "centre")

    def pointer_down(self, x: float, y: float) -> None:
        self.pointer_drag(x, y)

    def pointer_drag(self, x: float, y: float) -> None:
        track = self._track()
        self._set(self.low + (x - track.x) / max(1.0, track.w) * (self.high - self.low), self.live)

    def pointer_up(self, x: float, y: float) -> None:
        self._set(self.value, True)

    def key(self, press: KeyPress) -> bool:
        if press.ctrl or press.alt:
            return False
        if press.key in _STEPS:
            self._set(self.value + _STEPS[press.key] * self.step, True)
        elif press.key == pygame.K_HOME:
            self._set(self.low, True)
        elif press.key == pygame.K_END:
            self._set(self.limit, True)
        elif press.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._set(self.value + (5 if press.key == pygame.K_PAGEUP else -5) * self.step, True)
        else:
            return False
        return True

    def value_text(self) -> str:
        return self.show(self.value)


class _StepButton(IconButton):
    """Minus or plus of a stepper; `data` is the change."""

    focusable = False
    acts = True

    def activate(self) -> None:
        assert isinstance(self.parent, Stepper)
        self.parent.change(self.data)


class Stepper(Node):
    """Minus, a value, plus. Keys, wheel and typed digits change it too; typed digits are multiplied by `unit`."""

    role = "spinbutton"
    own_stop = True
    focusable = True

    def __init__(
        self,
        rect: Rect,
        value: int,
        on_change: Callable[[int], None],
        *,
        low: int,
        high: int,
        step: int = 1,
        unit: int = 1,
        show: Callable[[int], str] = str,
        id: str = "",
        **options: Any,
    ) -> None:
        super().__init__(rect, id=id, **options)
        self.value, self.low, self.high, self.step, self.unit = value, low, high, step, unit
        self.on_change, self.show = on_change, show
        side = rect.h
        self.less = self._button(rect.local().take_left(side)[0], "minus", "−", -step, "less")
        self.more = self._button(rect.local().take_right(side)[0], "plus", "+", step, "more")
        self.add(self.less, self.more)
        self._typed = ""
        self._refresh()

    def attach(self, stage: Ground) -> None:
        super().attach(stage)
        if self.id:
            self._typed = stage.memory.get(self.id, {}).get("typed", "")

    def _note_typed(self, typed: str) -> None:
        self._typed = typed
        if self.stage is not None and self.id:
            self.stage.memory[self.id] = {"typed": typed}

    def _button(self, rect: Rect, icon: str, name: str, by: int, part: str) -> IconButton:
        return _StepButton(
            rect,
            icon,
            name,
            kind="primary",
            size=max(14.0, min(24.0, rect.h * 0.5)),
            id=f"{self.id}.{part}" if self.id else "",
            data=by,
        )

    def _refresh(self) -> None:
        self.less.enabled = self.value > self.low
        self.more.enabled = self.value < self.high

    def change(self, by: int) -> None:
        """Change the value by an amount, within its bounds."""
        self._note_typed("")
        self._set(self.value + by)

    def _set(self, value: int) -> None:
        value = min(max(value, self.low), self.high)
        if value != self.value:
            self.value = value
            self._refresh()
            self.invalidate()
            self.on_change(value)

    def draw(self, p: Painter) -> None:
        middle = self.rect.local().inset(self.rect.h, 0)
        p.fill(middle, "own")
        p.frame(self.rect.local(), "action", 2)
        p.text(self.show(self.value), middle.inset(6, 0), "figure", "ink", "centre")

    def key(self, press: KeyPress) -> bool:
        if press.ctrl or press.alt:
            return False
        if press.key in _STEPS:
            self.change(_STEPS[press.key] * self.step)
        elif press.key == pygame.K_HOME:
            self._set(self.low)
        elif press.key == pygame.K_END:
            self._set(self.high)
        elif press.key == pygame.K_BACKSPACE:
            self._note_typed(self._typed[:-1])
            self._set(int(self._typed or "0") * self.unit)
        else:
            return len(press.text) == 1 and press.text.isdecimal()
        return True

    def text_spot(self) -> Rect:
        return self.window_rect

    def text_input(self, text: str) -> bool:
        if not text.isdecimal():
            return False
        typed = (self._typed + text)[-6:]
        # A number beyond the upper bound begins a new one.
        self._note_typed(typed if int(typed) * self.unit <= self.high else text)
        self._set(int(self._typed) * self.unit)
        return True

    def wheel(self, dx: float, dy: float) -> bool:
        if not self.focused:
            return False
        self.change(self.step if dy > 0 else -self.step)
        return True

    def value_text(self) -> str:
        return self.show(self.value)
