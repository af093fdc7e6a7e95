"""The application: surroundings of the screens, their stack, the loop and the error barrier."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from macher import collector
from macher.ui.access import Access
from macher.ui.input.events import Inputs
from macher.ui.keys import KeyMap, shortcut
from macher.ui.layout import Rect, Viewport, largest_scale, make_viewport
from macher.ui.motion import Clock, HeldClock, Motion
from macher.ui.paint.fonts import Fonts, fonts_at, forget_fonts
from macher.ui.paint.kept import forget_pictures
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Context, Scene
from macher.ui.scene.stage import Stage
from macher.ui.scene.surroundings import TextSource
from macher.ui.settings.options import UiOptions
from macher.ui.system.background import Background, Watch
from macher.ui.system.display import (
    WindowPlace,
    display_scale,
    first_fills,
    first_size,
    monitors,
    open_display,
    system_theme,
)
from macher.ui.system.logs import write_report
from macher.ui.system.process import give_back
from macher.ui.system.sound import Sounds
from macher.ui.system.text_input import TextInput
from macher.ui.system.window import Window
from macher.ui.theme.tokens import Theme, ThemeName, make_theme
from macher.ui.theme.typography import Typography, typography

log = logging.getLogger(__name__)

TICKS, IDLE_TICKS = 60, 30
"""Turns of the loop per second: while something happens, and after a second without anything."""
SIZES = (0.75, 2.0, 0.05)
"""Least and largest player's size and the step between two."""


def _plain_texts(key: str, /, **values: Any) -> str:
    return key


class App:
    """Everything around the scenes.

    `texts` gives the texts by key, `clock` the seconds for motion and tooltips (inject a manual one in tests),
    `crash_folder` takes the reports of unexpected errors. With `strict` those errors are raised instead.
    Without a `size` the window takes a share of the desktop when it is opened first, or all of a small one.
    Without `sounds` everything is silent, without `access` assistive tools learn nothing.
    """

    def __init__(
        self,
        size: tuple[int, int] | None = (1280, 720),
        *,
        options: UiOptions | None = None,
        texts: TextSource = _plain_texts,
        clock: Clock = time.monotonic,
        crash_folder: Path | None = None,
        strict: bool = False,
        display: float = 1.0,
        sounds: Sounds | None = None,
        place: WindowPlace | None = None,
        maximised: bool = False,
        access: Access | None = None,
    ) -> None:
        self.options = options or UiOptions()
        self.sounds = sounds or Sounds()
        self.access = access or Access()
        self.window = Window(place, maximised)
        self.typing = TextInput()
        self.banner: Callable[[Context], Node | None] | None = None
        """Makes the banner over the top scene, if there is one; it takes input like the scene itself."""
        self.texts = texts
        self.clock = HeldClock(clock)
        self.strict = strict
        self.crash_folder = crash_folder
        self.display = self._desktop = display
        self.running = False
        self.keymap = KeyMap(self.options.keys)
        self.motion = Motion(self.clock, self.options.reduced_motion)
        self.stages: list[Stage] = []
        self.on_action: Callable[[str], bool] | None = None
        """Told of an action that neither the screen nor the window knows; true if it was used."""
        self.on_leave: Callable[[], None] | None = None
        """Called when the player wishes to end the program; ends it at once or after a question."""
        self.on_drop: Callable[[Sequence[Path]], None] | None = None
        """Called with all files that were dropped on the window at once."""
        self.signal = 0
        """The number of the signal that ends the program; 0 if there was none."""
        self.on_options: Callable[[UiOptions], None] | None = None
        """Called when the player changes the interface, to keep the change."""
        self.background = Background(self.clock, self.guard)
        self.inputs = Inputs(self)
        self._reported: set[str] = set()
        self._first = size is None
        self.pixels = size or (1280, 720)
        self._scale = 0.0
        self._refresh_surroundings()

    @property
    def free_size(self) -> tuple[int, int] | None:
        """The size that the player has given the window, in the desktop's pixels.

        None while it is full screen or as large as the desktop.
        """
        if self.options.fullscreen or self.window.maximised:
            return None
        return round(self.pixels[0] / self.window.density), round(self.pixels[1] / self.window.density)

    @property
    def place(self) -> WindowPlace:
        """Where the window stands, or stood last."""
        return self.window.place

    # -- surroundings -----------------------------------------------------------------------------------------------

    def _refresh_surroundings(self) -> None:
        self.viewport: Viewport = make_viewport(self.pixels, self.options.scale, self.display, self.options.layout)
        own = self.options.own_colours if self.options.palette == "own" else {}
        self.theme: Theme = make_theme(self._theme_name(), self.options.palette, own)
        self._follow_sound()
        self.type: Typography = typography(self.viewport.layout, self.viewport.least)
        if self._scale not in (0.0, self.viewport.scale):
            forget_pictures()
            forget_fonts()
        self._scale = self.viewport.scale
        self.fonts: Fonts = fonts_at(self.viewport.scale, getattr(self.texts, "lang", ""))
        for stage in self.stages:
            stage.renderer.forget()
            stage.request_rebuild()

    def _theme_name(self) -> ThemeName:
        wished = self.options.theme
        return (system_theme() or "paper") if wished == "system" else wished

    def _follow_sound(self) -> None:
        self.sounds.volume = self.options.volume * self.options.effects
        self.sounds.ambience = self.options.volume * self.options.ambience
        self.sounds.muted = self.options.muted
        self.sounds.follow()

    def shortcut(self, action: str) -> str:
        """The first key of an action as it is written on the screen; empty without an action or a key."""
        return shortcut(self.texts, self.keymap, action)

    def context(self, stage: Stage) -> Context:
        """The surroundings a scene is built in now."""
        return Context(self, stage, self.viewport, self._theme_of(stage.scene), self.type, self.fonts, self.texts)

    def _theme_of(self, scene: Scene | None) -> Theme:
        """The theme that a scene is shown in."""
        if scene is None or not scene.night or self.theme.night:
            return self.theme
        own = self.options.own_colours if self.options.palette == "own" else {}
        return make_theme("night", self.options.palette, own)

    def painter(self, surface: pygame.Surface, scene: Scene | None = None) -> Painter:
        """A painter for a surface, with the player's colours and size, or those of a scene."""
        painter = Painter(surface, self.viewport.scale, self._theme_of(scene), self.type, self.fonts)
        options = self.options
        painter.patterns, painter.pictures = options.patterns, options.pictures
        painter.grained = options.pictures == "full" and not options.reduced_motion
        return painter

    def set_options(self, options: UiOptions) -> None:
        """Use other options at once and have every scene rebuilt."""
        before, self.options = self.options, options
        self.motion.reduced = options.reduced_motion
        if options.keys != before.keys:
            self.keymap = KeyMap(options.keys)
        if options.fullscreen != before.fullscreen and self.window.surface is not None:
            self.window.show(options.fullscreen)
            self._follow_window()
        self._refresh_surroundings()
        if self.on_options is not None:
            self.on_options(options)

    def set_texts(self, texts: TextSource) -> None:
        """Another language."""
        self.texts = texts
        self._refresh_surroundings()

    def hide(self, now: bool) -> None:
        """The window is minimised or hidden now, or can be seen again: what is told stands still meanwhile."""
        if now:
            self.clock.stop()
        else:
            self.clock.go_on()

    def maximise(self, now: bool) -> None:
        """The system says that the window is as large as the desktop now, or no longer."""
        if not self.options.fullscreen:
            self.window.maximised = now

    def resize(self, pixels: tuple[int, int], display: float | None = None) -> None:
        """The window has another size in physical pixels, or stands on a display with a different scale."""
        if (pixels, display or self.display) != (self.pixels, self.display):
            self.pixels, self.display = pixels, display or self.display
            self._refresh_surroundings()

    @property
    def largest_size(self) -> float:
        """The largest player's size this window can show (the logical size stays 920 by 520 at least).

        The smallest size can always be chosen, even if the window is too small for it.
        """
        return min(SIZES[1], max(SIZES[0], largest_scale(self.pixels) / self.display))

    def change_size(self, step: int) -> None:
        """The player's size one step up or down, or back to 1 with step 0."""
        wished = 1.0 if step == 0 else round(min(self.options.scale, self.largest_size) / SIZES[2]) * SIZES[2]
        wished = round(min(max(wished + step * SIZES[2], SIZES[0]), self.largest_size, SIZES[1]), 2)
        self.set_options(replace(self.options, scale=wished))

    # -- scenes -----------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """The stage of the scene on top. Raises IndexError if there is none."""
        return self.stages[-1]

    @property
    def scene(self) -> Scene:
        return self.stage.scene

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the others."""
        self.motion.finish_all()
        if self.stages:
            self.stage.tooltips.close()
            self.scene.leave()
        self.stages.append(Stage(self, scene))
        self.sounds.move_to(scene.name)
        scene.enter()

    def pop(self) -> None:
        """Go back to the scene below; the last scene ends the program."""
        self.motion.finish_all()
        self._drop()
        if not self.stages:
            self.running = False
            return
        self.stage.renderer.damage_all()
        self.stage.request_rebuild()
        self.sounds.move_to(self.scene.name)
        self.scene.enter()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the one on top."""
        self.motion.finish_all()
        if self.stages:
            self._drop()
        self.stages.append(Stage(self, scene))
        self.sounds.move_to(scene.name)
        scene.enter()

    def reset(self, scene: Scene) -> None:
        """Leave all scenes and begin with this one."""
        while len(self.stages) > 1:
            self._drop()
        self.replace(scene)

    def _drop(self) -> None:
        """Leave the scene on top; free its pictures at once, not with a later search: they need much memory."""
        self.scene.leave()
        self.stages.pop().renderer.forget()

    def leave(self) -> None:
        """The player wishes to end the program: the window is closed, or Ctrl+Q."""
        if self.on_leave is not None:
            self.guard(self.on_leave)
        else:
            self.quit()

    def end(self, signal: int) -> None:
        """End the program with the next turn of the loop; nobody can be asked."""
        self.signal = signal

    def quit(self) -> None:
        """End the program; every scene may save what it has to."""
        for stage in self.stages:
            self.guard(stage.scene.closing)
        self.running = False

    # -- background -------------------------------------------------------------------------------------------------

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after a while."""
        self.background.after(seconds, call)

    def watch(self, future: Future[Any], done: Callable[[Future[Any]], None]) -> Watch:
        """Call `done` in the loop once a background result is there."""
        return self.background.watch(future, done)

    # -- errors -----------------------------------------------------------------------------------------------------

    def guard(self, call: Callable[..., Any], *arguments: Any) -> Any:
        """Call something; an unexpected error is reported and does not end the program."""
        try:
            return call(*arguments)
        except Exception as error:  # the error barrier of the interface
            self.report_error(error)
            return None

    def report_error(self, error: Exception) -> None:
        """Write a report of an unexpected error and tell the player in one sentence."""
        if self.strict:
            raise error
        log.error("unexpected error", exc_info=error)
        kind = f"{type(error).__name__}: {error}"
        if kind in self._reported:
            return
        self._reported.add(kind)
        path = write_report(self.crash_folder, error)
        if self.stages:
            self.stage.toast(self.texts("ui-unexpected-error", file=str(path) if path else "–"), "warn", 12)

    def mute(self) -> None:
        """Turn sound off or on again, and say so in a toast: silence alone could mean anything."""
        self.set_options(replace(self.options, muted=not self.options.muted))
        if self.stages:
            said = "settings-now-muted" if self.options.muted else "settings-now-heard"
            self.stage.toast(self.texts(said), seconds=2)

    # -- loop -------------------------------------------------------------------------------------------------------

    def step(self, events: list[pygame.event.Event] | None = None) -> None:
        """One turn of the loop without drawing: events, background results, motion, timers."""
        for event in events or []:
            self.guard(self.inputs.handle, event)
        self.guard(self.inputs.repeat)
        self.background.run()
        self.guard(self.motion.tick)
        if self.stages:
            now = self.clock()
            self.guard(self.scene.tick, now)
        if self.stages:
            self.guard(self.stage.build_if_needed)
            self.guard(self.stage.tick, now)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed on a surface; returns the areas drawn, none if nothing changed."""
        if not self.stages:
            return []
        self.guard(self.stage.build_if_needed)
        if not self.stage.renderer.dirty:
            return []
        return self.stage.draw(surface)

    def run(self, scene: Scene) -> None:
        """Open the window and run until the program ends. Raises pygame.error if there is no display."""
        open_display()
        pygame.font.init()
        self._desktop = self.display = display_scale()
        if self._first:
            self.pixels = first_size(monitors()[0], self.display)
            self.window.maximised |= first_fills(monitors()[0], self.display)
        self.window.open(self.pixels, self.options.fullscreen, self.access.open if self.access.possible else None)
        self._follow_window()
        self._refresh_surroundings()
        # In the second turn, after the first picture, as some systems are slow to open sound.
        self.after(0, partial(self.after, 0, self.sounds.open))
        self.push(scene)
        self.running = True
        ticker = pygame.time.Clock()
        quiet = 0
        try:
            while self.running and not self.signal:
                events = self.window.events()
                self._follow_window()
                self.access.obey(self)
                self.step(events)
                changed: list[pygame.Rect] = []
                if self.running and self.window.surface is not None:
                    changed = self.draw(self.window.surface)
                    if changed:
                        self.window.show_changes(changed)
                self.guard(self.access.follow, self, bool(changed))
                self.window.stay_lit(bool(self.stages) and self.scene.tells_by_itself(), self.clock())
                self.typing.follow(self._text_spot(), self.viewport.scale / self.window.density)
                quiet = 0 if events or changed or self.motion.busy else quiet + 1
                if quiet == TICKS and collector.look_through():
                    give_back()
                if self.running and not self.signal and not self.background.due:
                    ticker.tick(IDLE_TICKS if quiet > TICKS else TICKS)
        finally:
            if not self.options.fullscreen:
                self.window.note_place()
            self.sounds.close()
            self.access.close()
            self.window.close()

    def _text_spot(self) -> Rect | None:
        """Where text is typed, in logical pixels; None while nothing takes any."""
        focus = self.stage.focus if self.stages else None
        return focus.text_spot() if focus is not None and focus.stage is self.stage else None

    def _follow_window(self) -> None:
        """Take over the size the window has now."""
        pixels = self.window.follow()
        if pixels is not None:
            self.resize(pixels, self._desktop * self.window.density)
