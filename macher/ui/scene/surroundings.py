"""What the program offers to everything that stands on a screen: size, type, clock, sound, keys and settings."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from macher.ui.layout import Viewport
from macher.ui.motion import Clock, Motion
from macher.ui.paint.fonts import Fonts
from macher.ui.settings.options import UiOptions
from macher.ui.system.background import Watch
from macher.ui.system.sound import Sounds
from macher.ui.theme.typography import Typography


class Link(NamedTuple):
    """A few words behind a text, and where they lead."""

    text: str
    open: Callable[[], None]


class TextSource(Protocol):
    """Texts by key, as the language catalogue gives them."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...


class Hand(Protocol):
    """What the player's hand does (`macher.ui.input.events.Inputs`)."""

    alt_held: bool
    """Whether Alt is held, which shows the keys of all buttons."""
    stirs: int
    """How often the player has done something new: moved the pointer, or pressed another key."""


class Surroundings(Protocol):
    """The program around the screens (`macher.ui.app.App`), without the screens themselves."""

    options: UiOptions
    """How the interface looks and moves."""
    texts: TextSource
    """Texts in the player's language."""
    pixels: tuple[int, int]
    """Size of the window in physical pixels."""
    viewport: Viewport
    """Size and layout of the window in logical pixels."""
    type: Typography
    """Type for this layout."""
    fonts: Fonts
    """Fonts for this size."""
    motion: Motion
    """All running movements."""
    sounds: Sounds
    """Effects and the room."""

    @property
    def clock(self) -> Clock:
        """The clock of motion and tooltips."""

    @property
    def inputs(self) -> Hand:
        """What the player does."""

    def shortcut(self, action: str) -> str:
        """The first key of an action as it is written on the screen; empty without an action or a key."""

    def set_options(self, options: UiOptions) -> None:
        """Use other options at once."""

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after a while."""

    def watch(self, future: Future[Any], done: Callable[[Future[Any]], None]) -> Watch:
        """Call `done` in the loop once a background result is there."""

    def report_error(self, error: Exception) -> None:
        """Write a report of an unexpected error and tell the player in one sentence."""
