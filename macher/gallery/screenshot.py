"""Pictures of screens without a display: one of them, or all in every language, layout and theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from macher.gallery.counts import Counts, count
from macher.gallery.pictures import catalogue
from macher.gallery.pictures.catalogue import SAVED, SCREENS
from macher.gallery.pictures.nights import NothingToShow
from macher.gallery.pictures.strips import STRIPS, draw_strip
from macher.i18n import Texts
from macher.saves.verify import Restored
from macher.session.session import GameSession
from macher.ui.app import App
from macher.ui.game.games import Games
from macher.ui.motion import ManualClock
from macher.ui.paint.kept import opaque
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.theme.tokens import ThemeName

__all__ = [
    "LOOKS",
    "SAVED",
    "SCREENS",
    "STRIPS",
    "THEMES",
    "Look",
    "NothingToShow",
    "ScreenUnknown",
    "Shot",
    "counted",
    "draw",
    "series",
    "show",
    "take",
]

THEMES: Final[tuple[ThemeName, ...]] = ("paper", "night")


class ScreenUnknown(ValueError):
    """There is no screen of this name; ``known`` lists the names."""

    def __init__(self, screen: str) -> None:
        self.screen, self.known = screen, SCREENS
        super().__init__(f"there is no screen “{screen}”; there are: {', '.join(SCREENS)}")


@dataclass(frozen=True, slots=True)
class Look:
    """A window in pixels with the player's size in it."""

    size: tuple[int, int] = (1280, 720)
    scale: float = 1.0


LOOKS: Final = (Look((1920, 1080), 1.0), Look((1280, 720), 1.0), Look((1280, 720), 1.35))
"""Wide, wide in a small window, focus."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to take: what is seen, in which language, window, theme and party palette."""

    screen: str
    lang: str = "en"
    look: Look = Look()
    theme: ThemeName = "paper"
    palette: str = "default"

    @property
    def file(self) -> str:
        """Its file's name: `table-phase4-rallies_de_1280x720@1.0_night.png`."""
        width, height = self.look.size
        colours = self.theme if self.palette == "default" else f"{self.theme}-{self.palette}"
        return f"{catalogue.stem(self.screen)}_{self.lang}_{width}x{height}@{self.look.scale}_{colours}.png"


def series(
    screens: Sequence[str],
    langs: Sequence[str],
    looks: Sequence[Look],
    themes: Sequence[ThemeName],
    palette: str = "default",
) -> Iterator[Shot]:
    """Every combination; all pictures of a screen follow one another."""
    for screen in screens:
        for lang in langs:
            for look in looks:
                for theme in themes:
                    yield Shot(screen, lang, look, theme, palette)


def take(shot: Shot, out: Path, saved: Restored | None = None) -> None:
    """Draws a picture into a PNG file; ``saved`` is a game to show instead of the usual one.

    Raises ``ScreenUnknown``, ``NothingToShow``, or ``OSError`` if the file cannot be written.
    """
    picture = draw(shot, saved)
    try:
        pygame.image.save(picture, str(out))
    except pygame.error as error:
        raise OSError(str(error)) from None


def draw(shot: Shot, saved: Restored | None = None) -> pygame.Surface:
    """The picture itself.  Raises ``ScreenUnknown`` or ``NothingToShow``."""
    app, shell = _program(shot)
    if shot.screen in STRIPS:
        picture = draw_strip(app, shell, shot.screen)
    else:
        picture = _shown(app, shell, shot, saved)
    shell.close()
    return picture


def counted(shot: Shot, saved: Restored | None = None) -> Counts:
    """What is on the picture, in figures.  Raises ``ScreenUnknown`` or ``NothingToShow``."""
    app, shell = _program(shot)
    counts = count(app, _shown(app, shell, shot, saved))
    shell.close()
    return counts


def _program(shot: Shot) -> tuple[App, Shell]:
    """A program without files, in the window and the look of a picture."""
    texts = Texts.load(shot.lang)
    options = UiOptions(scale=shot.look.scale, theme=shot.theme, palette=shot.palette, language=shot.lang)
    app = App(shot.look.size, options=options, texts=texts, clock=ManualClock(), strict=True)
    shell = Shell(app, texts, SettingsStore(None), Games(None, "none"))
    shell.settings.take(options)
    return app, shell


def _shown(app: App, shell: Shell, shot: Shot, saved: Restored | None) -> pygame.Surface:
    """Leads to the screen and draws it."""
    show(shell, shot.screen, saved)
    app.step()
    surface = opaque(shot.look.size)
    app.draw(surface)
    return surface


def show(shell: Shell, screen: str, saved: Restored | None = None) -> None:
    """Leads to a screen; nothing moves on it.  Raises ``ScreenUnknown`` or ``NothingToShow``."""
    if screen not in SCREENS:
        raise ScreenUnknown(screen)
    if saved is not None and screen not in SAVED:
        raise NothingToShow(
            "cli-screen-no-save", screen=screen, known=", ".join(each for each in SCREENS if each in SAVED)
        )
    catalogue.show(shell, screen, GameSession.resume(saved, None, "none") if saved is not None else None)
