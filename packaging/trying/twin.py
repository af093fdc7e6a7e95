"""The same program in this checkout: whatever is done here is done there, too, once it is seen there."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.folders import HOME_VARIABLE, config_folder, crash_folder, runs_folder, tournaments_folder
from macher.saves.library import Library
from macher.saves.runs import RunMark
from macher.saves.store import SaveStore
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game.games import Games
from macher.ui.game.quick import quick_config
from macher.ui.input.events import QUICK
from macher.ui.main import _ask_at_start, _first_start
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from trying.outcome import Failed
from trying.program import Program

_SEEN = 60.0
"""Seconds within which something has to be seen, on the busiest machine."""
_LOOK = 0.05
"""Seconds between two looks."""
_MARGIN = 0.1
"""Seconds for which a hand waits longer than it must."""
_HASTE = 0.06
"""Seconds between two clicks of a hand in haste."""
_LIKE = 40
"""How far a colour may be from another that counts as the same, of 255."""
_WHOLE, _PART = 0.02, 0.1
"""Share of the window, and of what is clicked, that may look otherwise: the pointer lies over it."""


class Opened(Pilot):
    """The program as it opens on its files, in this process and without a display."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        os.environ[HOME_VARIABLE] = str(home)
        store = SettingsStore(config_folder())
        settings = store.settings
        texts = Texts.load(settings.language or "en")
        options = replace(settings.ui_options(), theme="paper")  # as where the system tells nothing
        super().__init__(Scene(), size, settings.scale, options=options, texts=texts)
        autosaves = SaveStore()
        games = Games(autosaves, "inline", tournaments_folder(), Library(autosaves=autosaves))
        self.shell = Shell(self.app, texts, store, games)
        self.mark = RunMark(runs_folder(), crash_folder())
        ask = partial(_ask_at_start, self.shell, self.mark.begin())
        if settings.language:
            self.app.reset(MenuScreen(self.shell))
            ask()
        else:
            self.app.reset(_first_start(self.shell, ask))
        self.settle()

    def begin(self, seed: int) -> None:
        """The game of ``--seed``."""
        self.shell.begin(quick_config(self.shell.texts, seed))
        self.settle()

    def close(self) -> None:
        """Ends it properly."""
        self.app.quit()
        self.shell.close()
        self.mark.end()


class _Resized(Exception):
    """The window manager has given the window another size."""


class Twin(Opened):
    """Opens on a copy of the program's files, so it has to be made before the program is started."""

    def __init__(self, program: Program) -> None:
        self.program: Program | None = None  # not before it has opened
        self._copy = tempfile.TemporaryDirectory(prefix="macher-twin-")
        for name, folder in program.folders.items():
            if folder.exists():
                ears = shutil.ignore_patterns("window.*")  # by which a window hears of second starts
                shutil.copytree(folder, Path(self._copy.name) / name, ignore=ears)
        super().__init__(Path(self._copy.name))
        self.program = program
        self._pressed, self._times = 0.0, 1

    # -- seeing --------------------------------------------------------------------------------------------------------

    def see(self) -> Twin:
        """Waits until the window looks like this one.  Raises ``Failed`` with both pictures."""
        while True:
            with suppress(_Resized):
                self._look()
                return self

    def _look(self, box: pygame.Rect | None = None) -> None:
        """Waits until the window, or a part of it, looks like this one.

        Raises ``_Resized`` as soon as it has another size, which it has here, too, from then on.
        """
        assert self.program is not None
        most = _WHOLE if box is None else _PART
        for _ in range(round(_SEEN / _LOOK)):
            shown = self.program.picture()
            if shown.get_size() != self.app.pixels:
                self.resize(shown.get_size())
                raise _Resized
            unlike = _unlike(shown, self.surface, box)
            if unlike <= most:
                return
            self.program.wait(_LOOK)
        raise Failed(f"{self.scene.name} is not seen: {unlike:.0%} of it look otherwise, see {self._kept(shown)}")

    def _kept(self, shown: pygame.Surface) -> str:
        """Where both pictures are looked at."""
        folder = Path(tempfile.mkdtemp(prefix="macher-not-seen-"))
        pygame.image.save(shown, str(folder / "program.png"))
        pygame.image.save(self.surface, str(folder / "twin.png"))
        return str(folder)

    # -- acting --------------------------------------------------------------------------------------------------------

    def click(self, what: str | tuple[float, float], times: int = 1) -> Twin:
        """Clicks a node, or several times as fast as a hand can."""
        self._times = times
        while True:
            with suppress(_Resized):  # it lies elsewhere then
                super().click(what)
                return self

    def _click(self, x: int, y: int) -> Twin:
        assert self.program is not None
        self._event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        self.settle()
        self._look(self._target(x, y))
        self.program.click(self._times, _HASTE)
        for _ in range(self._times):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                super()._event(kind, pos=(x, y), button=1)
            self.wait(_HASTE)
        self._pressed = time.monotonic()
        self.settle()
        return self

    def _read(self) -> None:
        """Reads what the program shows, for as long as it takes no answer."""
        if self.program is not None:
            self._look()
            since = time.monotonic() - self._pressed
            self.program.wait(max(self.app.scene.deaf_for(), QUICK - since) + _MARGIN)
        super()._read()

    def _event(self, kind: int, **values: object) -> None:
        if self.program is not None:
            self.program.act(kind, **values)
        super()._event(kind, **values)

    def _target(self, x: int, y: int) -> pygame.Rect:
        """The part of the window that a press at this place means."""
        scale = self.app.viewport.scale
        hit = self.app.stage.active.hit(x / scale, y / scale)
        node = hit.acting if hit is not None else None
        if node is None:
            return pygame.Rect(x - 12, y - 12, 24, 24)
        return pygame.Rect([round(side * scale) for side in node.window_rect])


def _unlike(one: pygame.Surface, other: pygame.Surface, box: pygame.Rect | None) -> float:
    """Share of the pixels that differ, in a part of two pictures of one size."""
    area = one.get_rect() if box is None else box.clip(one.get_rect())
    one, other = one.subsurface(area), other.subsurface(area)
    same = pygame.mask.from_threshold(one, (0, 0, 0), (_LIKE, _LIKE, _LIKE, 255), other)
    return 1 - same.count() / (area.w * area.h)
