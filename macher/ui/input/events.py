"""Passes pygame's events on to the scene on top: pointer, keys, actions, and messages of the window."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

import pygame

from macher.ui.access.access import Access
from macher.ui.keys import AGAIN, KeyMap, KeyPress
from macher.ui.scene.scene import Host
from macher.ui.scene.stage import Stage

QUICK: Final = 0.4
"""Seconds within which a press belongs to the one before it."""
_NEAR: Final = 8
"""Window pixels within which presses count as one spot."""


class QuickPresses:
    """Tracks a series of quick presses, and on which page of which screen the first one fell."""

    def __init__(self, app: Host) -> None:
        self._app = app
        self._at = (-math.inf, -math.inf)
        self._when = -math.inf
        self._page: tuple[object, Hashable] = (None, None)

    def stray(self, pos: tuple[int, int]) -> bool:
        """The left button goes down here; true if the press was meant for a page that is gone."""
        near = max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) <= _NEAR
        page = (self._app.stage, self._app.scene.shown_page())
        if near and self._app.clock() - self._when < QUICK:
            self.done()
            return page != self._page
        self._at, self._page = pos, page
        return False

    def done(self) -> None:
        """A press has been carried out: starts the time now, so that a slow action does not count."""
        self._when = self._app.clock()

    def forget(self) -> None:
        """Ends the series: the next press counts as meant for its page."""
        self._when = -math.inf


WHEEL_LINES = 48.0
"""Logical pixels of one notch of the wheel."""
_STIR = 6.0
"""Least movement of the pointer that counts, in logical pixels; in a double click it may tremble by less."""
_HOLD, _PACE = 0.4, 0.04
"""Seconds until a held key acts again, and between two times after that."""
_SIZE_STEPS = {"size_up": 1, "size_down": -1, "size_reset": 0}


class InputApp(Host, Protocol):
    """The application whose window gets the events (`macher.ui.app.App`)."""

    on_action: Callable[[str], bool] | None
    """Told of an action that neither the screen nor the window knows; true if it was used."""
    on_drop: Callable[[Sequence[Path]], None] | None
    """Called with all files that were dropped on the window at once."""
    stages: list[Stage]
    """The stages of all open screens; none before the first and after the last."""
    keymap: KeyMap
    """Which key means which action."""
    access: Access
    """The assistive tools."""

    @property
    def stage(self) -> Stage:
        """The stage of the screen on top."""

    def leave(self) -> None:
        """The player wishes to end the program."""

    def change_size(self, step: int) -> None:
        """The player's size one step up or down, or back to 1 with step 0."""

    def mute(self) -> None:
        """Turn sound off or on again."""

    def hide(self, now: bool) -> None:
        """The window is minimised or hidden now, or can be seen again."""

    def maximise(self, now: bool) -> None:
        """The window is as large as the desktop now, or no longer."""


_GONE: Final = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
"""Nobody can see the window any more."""
_SEEN: Final = (
    *(pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED),
    *(pygame.WINDOWFOCUSGAINED, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN),
)
"""It can be seen: whichever of these a system tells of."""


class Inputs:
    """Takes every event of the window of an application."""

    def __init__(self, app: InputApp) -> None:
        self.app = app
        self.dropped: list[Path] = []
        """Files dropped on the window and not passed on yet: the system reports them one by one."""
        self.alt_held = False
        """Whether Alt is held, which shows the keys of all buttons."""
        self.presses = QuickPresses(app)
        self.stirs = 0
        """How often the player has done something new: moved the pointer, or pressed another key."""
        self._rest: tuple[float, float] | None = None
        """Where the pointer rests, in window pixels."""
        self._last_key = 0
        self._held: KeyPress | None = None
        """The key that went down last, while it is down."""
        self._again = 0.0
        """When the held key acts again."""

    def handle(self, event: pygame.event.Event) -> None:
        """Handles one event of pygame. Input first finishes every running motion and is then carried out."""
        app = self.app
        app.access.note(event)
        if event.type in _GONE:
            app.hide(True)
        elif event.type in _SEEN:
            app.hide(False)
        if event.type == pygame.QUIT:
            app.leave()
        elif event.type == pygame.DROPFILE:
            self._drop(Path(event.file))
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWSHOWN):
            app.sounds.away = False
            app.sounds.follow()
            if app.stages:
                app.stage.renderer.damage_all()
        elif event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            app.maximise(event.type == pygame.WINDOWMAXIMIZED)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._leave_focus()
        elif event.type == pygame.WINDOWLEAVE:
            if app.stages:
                app.stage.pointer.leave()
                app.scene.on_away()
        elif app.stages:
            self._input(event)

    def repeat(self) -> None:
        """A key that is still down after all events acts again if it edits, moves or counts.

        It acts once at most, however long the last turn of the loop took: presses never pile up.
        """
        now, press = self.app.clock(), self._held
        if press is None or now < self._again or not self.app.stages:
            return
        self._again = now + _PACE
        self.app.motion.finish_all()
        self.app.stage.build_if_needed()
        if press.repeats and self.app.stage.keys.press(press):
            return
        if press.turns and not self.app.stage.layers and self.app.scene.on_key(press):
            return
        action = self.app.keymap.action(press)
        if action in AGAIN:
            self._action(action)

    def _input(self, event: pygame.event.Event) -> None:
        self.app.stage.build_if_needed()
        if event.type == pygame.KEYDOWN and self._holds(event):
            return  # the system repeats a key that is held; `repeat` does that in step with the program
        self._note_hand(event)
        left = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
        if left and event.type == pygame.MOUSEBUTTONDOWN and self.presses.stray(event.pos):
            return
        if not self._ends_telling(event):
            self._carry_out(event)
        if left:
            self.presses.done()

    def _carry_out(self, event: pygame.event.Event) -> None:
        stage, s = self.app.stage, self.app.viewport.scale
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self.app.motion.finish_all()
        stage.build_if_needed()
        if event.type == pygame.MOUSEMOTION:
            stage.pointer.move(event.pos[0] / s, event.pos[1] / s)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            stage.pointer.down(event.pos[0] / s, event.pos[1] / s)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            stage.pointer.up(event.pos[0] / s, event.pos[1] / s)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._action("back")
        elif event.type == pygame.MOUSEWHEEL:
            stage.pointer.wheel(event.x * WHEEL_LINES, event.y * WHEEL_LINES)
        elif event.type == pygame.KEYDOWN:
            self._key(KeyPress.of(event))
        elif event.type == pygame.TEXTINPUT:
            stage.keys.text_input(event.text)
        elif event.type == pygame.TEXTEDITING and stage.focus is not None:
            stage.focus.text_editing(event.text)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._note_alt(bool(event.mod & pygame.KMOD_ALT) and not event.mod & pygame.KMOD_CTRL)

    def _ends_telling(self, event: pygame.event.Event) -> bool:
        """Whether a press only skips to the end of what the screen plays by itself, so that it can be read first."""
        app = self.app
        if app.stage.layers:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            press = "back" if event.button == 3 else "click"
        elif event.type == pygame.KEYDOWN:
            key = KeyPress.of(event)
            reading = app.scene.reads_telling() if key.moves_focus else "no"
            if reading != "no":
                return reading == "begins"
            press = app.keymap.action(key) or ""
        else:
            return False
        return app.scene.end_telling(press)

    def _note_hand(self, event: pygame.event.Event) -> None:
        """Counts new actions of the player, and not a trembling pointer or a key that is held."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            reach = _STIR * self.app.viewport.scale
            if self._rest is None or math.dist(self._rest, event.pos) > reach:
                self._rest = event.pos
                self.stirs += 1
        elif event.type == pygame.KEYDOWN:
            self._held, self._again = KeyPress.of(event), self.app.clock() + _HOLD
            if event.key != self._last_key:
                self._last_key = event.key
                self.stirs += 1
        elif event.type == pygame.KEYUP and self._holds(event):
            self._held = None

    def _holds(self, event: pygame.event.Event) -> bool:
        return self._held is not None and self._held.key == KeyPress.of(event).key

    def _drop(self, path: Path) -> None:
        if not self.dropped:
            self.app.after(0, self._pass_on)
        self.dropped.append(path)

    def _pass_on(self) -> None:
        """Passes on all files that were dropped together."""
        paths, self.dropped = self.dropped, []
        if self.app.on_drop is not None and self.app.stages:
            self.app.on_drop(paths)

    def _leave_focus(self) -> None:
        """Another window has the keyboard: forgets held keys, and sound may have to stop."""
        self.app.sounds.away = self.app.options.mute_background
        self.app.sounds.follow()
        self._held = None
        if self.app.stages:
            self._note_alt(False)
            self.app.scene.on_away()

    def _note_alt(self, held: bool) -> None:
        if held != self.alt_held:
            self.alt_held = held
            self.app.stage.renderer.forget()
            if held:
                self.app.stage.tooltips.hasten()

    def _key(self, press: KeyPress) -> None:
        stage = self.app.stage
        if press.types_only or stage.keys.press(press) or (not stage.layers and self.app.scene.on_key(press)):
            return
        action = self.app.keymap.action(press)
        used = action is not None and self._action(action)
        if not used and press.moves_focus and (stage.layers or self.app.scene.arrows_begin()):
            stage.keys.begin()

    def _action(self, action: str) -> bool:
        """Does what an action stands for; False if neither the screen nor the window had a use for it."""
        stage = self.app.stage
        if stage.layers:
            if action == "back":
                stage.cancel_layer()
                return True
            line = next((node for node in stage.active.walk() if node.role == "textbox"), None)
            if action == "search" and line is not None:
                stage.set_focus(line)
                return True
        elif self.app.scene.on_action(action):
            return True
        return self._own_action(action)

    def _own_action(self, action: str) -> bool:
        """Actions that work on every screen."""
        app = self.app
        if action == "fullscreen":
            app.set_options(replace(app.options, fullscreen=not app.options.fullscreen))
        elif action in _SIZE_STEPS:
            app.change_size(_SIZE_STEPS[action])
        elif action == "pin":
            app.stage.tooltips.pin()
        elif action == "mute":
            app.mute()
        elif action == "quit":
            app.leave()
        else:
            return app.on_action is not None and app.on_action(action)
        return True
