"""Every screen of the picture list on a pilot, in any language, window, size and theme: for the acceptance checks.

stand = stand_of("table:polls")
stand.look("de", (1280, 720), 1.38)
assert stand.pilot.problems() == []
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from macher.gallery.pilot import Pilot, Problem
from macher.gallery.screenshot import SCREENS, show
from macher.i18n import Texts
from macher.resources import localization
from macher.ui.game.games import Games
from macher.ui.layout import Rect, largest_scale
from macher.ui.paint.painter import Painter, TextRun
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

__all__ = [
    "SCREENS",
    "SHORT_LOOKS",
    "WINDOWS",
    "Look",
    "Sign",
    "Stand",
    "View",
    "full_matrix",
    "languages",
    "scales",
    "stand_of",
]

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160), (960, 540))
"""Window sizes in pixels that every screen has to fit."""

LEAST_SIZE, LARGEST_SIZE = 0.75, 2.0
_STEPS = (LEAST_SIZE, 1.0, 1.25, 1.5, LARGEST_SIZE)


@dataclass(frozen=True)
class Look:
    """A way to see a screen: language, window in pixels, player's size."""

    lang: str
    window: tuple[int, int]
    scale: float

    def __str__(self) -> str:
        return f"{self.lang}-{self.window[0]}x{self.window[1]}-{self.scale:g}"


def languages() -> list[str]:
    """The languages whose catalogues hold all files that the English one holds."""
    files = {path.name for path in Path(localization() / "en").glob("*.ftl")}
    complete = [
        folder.name
        for folder in sorted(localization().iterdir())
        if folder.is_dir() and files <= {path.name for path in folder.glob("*.ftl")}
    ]
    return sorted(complete, key=lambda lang: (lang != "en", lang))


def scales(window: tuple[int, int]) -> list[float]:
    """The player's sizes to look at in a window: the least, some between, and the cap."""
    cap = round(min(LARGEST_SIZE, largest_scale(window)), 2)
    return [*(step for step in _STEPS if step < cap), cap]


def full_matrix() -> Iterator[Look]:
    """Every language in every window at every size."""
    for lang in languages():
        for window in WINDOWS:
            for scale in scales(window):
                yield Look(lang, window, scale)


SHORT_LOOKS = (
    Look("en", (1920, 1080), 1.0),
    Look("de", (1280, 720), 1.0),
    Look("pl", (1920, 1080), 2.0),
    Look("pl", (1366, 768), 0.75),
    Look("de", (960, 540), 0.75),
    Look("en", (960, 540), 1.04),
)
"""The extremes: each layout, the least logical window, the least and the largest size; either half has each layout."""


@dataclass(frozen=True)
class Sign:
    """An icon or a party's glyph as it was drawn, in logical window pixels."""

    what: str
    rect: Rect


@dataclass(frozen=True)
class View:
    """A screen in one look, drawn once: all checks of that picture ask it."""

    stand: Stand
    look: Look
    pilot: Pilot
    runs: list[TextRun]
    """All writing."""
    signs: list[Sign]
    """All icons and parties' glyphs."""
    areas: list[Sign]
    """All areas in a party's colour, with the party."""

    @property
    def problems(self) -> list[str]:
        """What the pilot finds fault with; missing texts are faults too."""
        return self.stand.told(self.look, self.pilot.problems(contrast_too=False, runs=self.runs))


class Stand:
    """One screen, to be looked at in many ways."""

    def __init__(self, screen: str) -> None:
        self.screen = screen
        self._as: tuple[Look, str, str] | None = None
        """How it was looked at last."""
        texts = Texts.load("en")
        self.pilot = Pilot(Scene(), (1920, 1080), texts=texts)
        self.shell = Shell(self.pilot.app, texts, SettingsStore(None), Games(None, "none"))
        show(self.shell, screen)
        self.pilot.settle()

    @property
    def turn(self) -> int:
        """A number from the name: what is costly is looked at on some screens in one way, on some in another.

        ``MACHER_TURN`` changes the turns; the workflows set it to the commit, so that nothing is left out for long.
        """
        return crc32((self.screen + os.environ.get("MACHER_TURN", "")).encode())

    @property
    def looks(self) -> tuple[Look, ...]:
        """The half of the extremes at which this screen is looked at now; the long tests see all."""
        half = len(SHORT_LOOKS) // 2
        return SHORT_LOOKS[half:] if self.turn % 2 else SHORT_LOOKS[:half]

    def look(self, look: Look, theme: str = "paper", palette: str = "default") -> Pilot:
        """The screen as it is seen in this way."""
        pilot = self.pilot
        if self._as == (look, theme, palette):
            return pilot.settle()
        self._as = look, theme, palette
        self.shell.texts.use(look.lang)
        options = replace(pilot.app.options, theme=theme, palette=palette, language=look.lang)  # type: ignore[arg-type]
        if options != pilot.app.options:
            pilot.app.set_options(options)
        pilot.app.set_texts(self.shell.texts)
        return pilot.resize(look.window, look.scale)

    def view(self, look: Look) -> View:
        """The screen drawn in this way, on paper and in the usual colours."""
        pilot = self.look(look)
        signs: list[Sign] = []
        areas: list[Sign] = []
        with pytest.MonkeyPatch.context() as patch:
            for name in ("icon", "glyph"):
                patch.setattr(Painter, name, _noting(getattr(Painter, name), signs))
            patch.setattr(Painter, "party_box", _noting(Painter.party_box, areas, at=1))
            runs = pilot.runs()
        return View(self, look, pilot, runs, signs, areas)

    def problems(self, look: Look, contrast: bool = False, **colours: str) -> list[str]:
        """What is wrong with the screen in this way; missing texts are problems too."""
        return self.told(look, self.look(look, **colours).problems(contrast_too=contrast))

    def told(self, look: Look, problems: list[Problem]) -> list[str]:
        """Problems in writing, with those of the texts since the last time."""
        texts = self.shell.texts
        found: list[Problem | str] = [*problems, *sorted(texts.missing), *texts.faults]
        texts.missing.clear()
        texts.faults.clear()
        return [f"{self.screen} {look}: {problem}" for problem in found]

    def close(self) -> None:
        """The game behind the screen is no longer needed."""
        self.shell.close()


def stand_of(screen: str) -> Stand:
    """A screen to look at.  Raises ``LookupError`` if no game leads to it."""
    return Stand(screen)


def _noting(draw: Callable[..., None], found: list[Sign], at: int = 0) -> Callable[..., None]:
    """The same, but what is drawn is noted; its name and its rectangle are the first two arguments, `at` the name's."""

    def noted(self: Painter, *arguments: Any, **more: Any) -> None:
        what, rect = arguments[at], arguments[1 - at]
        if self.record is not None:  # a picture within the screen, drawn on its own, is a sign as a whole
            found.append(Sign(what, rect._replace(x=rect.x + self.ox, y=rect.y + self.oy)))
        draw(self, *arguments, **more)

    return noted
