"""From pygame's events to the scene on top: pointer, keys, actions, and what the window tells."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from macher.ui.input.keys import KeyPress

if TYPE_CHECKING:
    from macher.ui.app import App

__all__ = ["Inputs"]

WHEEL_LINES = 48.0
"""Logical pixels of one notch of the wheel."""
_SIZE_STEPS = {"size_up": 1, "size_down": -1, "size_reset": 0}


class Inputs:
    """Takes every event of the window of an application."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.alt_held = False
        """Whether Alt is held, which shows the keys of everything."""

    def handle(self, event: pygame.event.Event) -> None:
        """One event of pygame. Input finishes every movement first and is then carried out."""
        app = self.app
        app.access.note(event)
        if event.type == pygame.QUIT:
            app.quit()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWSHOWN):
            app.sounds.away = False
            app.sounds.follow()
            if app.stages:
                app.stage.renderer.damage_all()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._leave_focus()
        elif event.type == pygame.WINDOWLEAVE:
            if app.stages:
                app.stage.pointer.leave()
                app.scene.on_away()
        elif app.stages:
            self._input(event)

    def _input(self, event: pygame.event.Event) -> None:
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
            self._note_alt(bool(event.mod & pygame.KMOD_ALT))

    def _leave_focus(self) -> None:
        """Another window has the keyboard: keys held there are not ours, and we may have to be silent."""
        self.app.sounds.away = self.app.options.mute_background
        self.app.sounds.follow()
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
        if stage.keys.press(press) or (not stage.layers and self.app.scene.on_key(press)):
            return
        action = self.app.keymap.action(press)
        if action is not None:
            self._action(action)

    def _action(self, action: str) -> None:
        stage = self.app.stage
        if stage.layers:
            if action == "back":
                layer = stage.layers[-1]
                stage.close_layer(layer.id)
                if layer.on_cancel is not None:
                    layer.on_cancel()
                return
            line = next((node for node in stage.active.walk() if node.role == "textbox"), None)
            if action == "search" and line is not None:
                stage.set_focus(line)
                return
        elif self.app.scene.on_action(action):
            return
        self._own_action(action)

    def _own_action(self, action: str) -> None:
        """What works on every screen."""
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
            app.quit()
        elif app.on_action is not None:
            app.on_action(action)
