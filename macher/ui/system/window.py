"""The window on the desktop: opening it, restoring its place, full screen and back, following its size."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Sequence

import pygame

from macher.resources import ResourceMissing, asset
from macher.ui.layout import LEAST_WINDOW
from macher.ui.system.display import WAYLAND, WindowPlace, areas, monitors, on_a_monitor, room_beside_frame, whole_on

log = logging.getLogger(__name__)

TITLE = "Die Macher"
_STEPS = 120
"""Wayland tells how many pixels a screen has for one of the desktop's in this fraction."""
_LIT = 60.0
"""Seconds that the screen saver waits after something was told: what follows is read, too."""


class Window:
    """The only window of the program; it exists from `open` on, and never in tests and for pictures.

    Its size and its place are counted in the desktop's pixels, its surface in those of the screen.
    """

    def __init__(self, place: WindowPlace | None = None, maximised: bool = False) -> None:
        self.place = place or WindowPlace()
        """Where it stands; kept up to date while it is neither full screen nor as large as the desktop."""
        self.maximised = maximised
        """Whether it is as large as the desktop, or is to be opened so."""
        self.surface: pygame.Surface | None = None
        self.density = 1.0
        """How many pixels of the screen it has for one of the desktop's, across as well as down."""
        self._dense: pygame.Window | None = None
        """The system's window where its surface may have more pixels than it; elsewhere pygame keeps the only one."""
        self._shown: list[pygame.Rect] = []
        """Where the monitors lay when it was opened."""
        self._told = -_LIT
        self._lit: bool | None = None
        """Whether the screen saver waits; None before the first time that it was said."""

    def open(
        self, pixels: tuple[int, int], fullscreen: bool, unseen: Callable[[tuple[int, int]], None] | None = None
    ) -> None:
        """Opens it, no smaller than it may be and no larger than the desktop. Raises pygame.error without a display.

        `unseen` is called with the window's corner before it is shown, for what has to be ready first.
        """
        desktop = pygame.display.get_desktop_sizes()[0]
        size = [
            min(max(wished, least), most) for wished, least, most in zip(pixels, LEAST_WINDOW, desktop, strict=True)
        ]
        if size[1] > (room := room_beside_frame(desktop)):  # its frame would stand outside
            size[1], self.maximised = room, True
        self._shown = areas()
        icon = _icon()
        if pygame.display.get_driver() == WAYLAND:
            self._dense = pygame.Window(TITLE, size, hidden=True, resizable=True, allow_high_dpi=True)
            if icon is not None:
                self._dense.set_icon(icon)
            self.surface = self._dense.get_surface()
            unseen = unseen or (lambda _corner: None)
        else:
            pygame.display.set_caption(TITLE)
            if icon is not None:
                pygame.display.set_icon(icon)
            flags = pygame.RESIZABLE | (pygame.HIDDEN if unseen is not None else 0)
            self.surface = pygame.display.set_mode(size, flags)
        self.ask(_set_least_size)
        self.ask(self._put)
        if unseen is not None:
            corners: list[tuple[int, int]] = []
            self.ask(lambda window: corners.append((int(window.position[0]), int(window.position[1]))))
            unseen(corners[0] if corners else (0, 0))
            self.ask(_reveal)
            self.ask(self._put_framed)
        self.ask(self._bring_back)
        if self.maximised:
            self.ask(_to_desktop)
        if fullscreen:
            self.ask(_to_fullscreen)

    def show(self, fullscreen: bool) -> None:
        """Full screen, or as a window again."""
        if fullscreen:  # remember the place of the window, not that of full screen
            self.note_place()
        self.ask(_to_fullscreen if fullscreen else _to_window)

    def to_front(self) -> None:
        """Brings it in front of other windows, if the system allows it."""
        self.ask(_to_front if self._dense is None else _focus)

    def stay_lit(self, told: bool, now: float) -> None:
        """The screen saver of the system works, but waits while something long is told at this time."""
        if told:
            self._told = now
        lit = now - self._told < _LIT
        if lit != self._lit:
            self._lit = lit
            pygame.display.set_allow_screensaver(not lit)

    def note_place(self) -> None:
        """Keeps in mind where it stands now, unless it is as large as the desktop, or Wayland tells nobody."""
        if not self.maximised and self._dense is None:
            self.ask(self._note)

    def follow(self) -> tuple[int, int] | None:
        """Takes over the size that the system gives it, which may change at any time.

        Returns the size of its surface, or None without a window.
        """
        surface = pygame.display.get_surface() if self._dense is None else self._dense.get_surface()
        if surface is None:
            return None
        self.surface = surface
        if self._dense is not None:
            self.density = round(_STEPS * surface.get_width() / self._dense.size[0]) / _STEPS
        return surface.get_size()

    def events(self) -> list[pygame.event.Event]:
        """What has happened since the last call; places are those of its surface."""
        events = pygame.event.get()
        return events if self.density == 1.0 else [_denser(event, self.density) for event in events]

    def show_changes(self, areas: Sequence[pygame.Rect]) -> None:
        """Shows what was drawn in these areas of its surface."""
        if self._dense is None:
            pygame.display.update(areas)
        else:
            self._dense.flip()

    def close(self) -> None:
        """Closes it, and the display."""
        if self._dense is not None:
            self._dense.destroy()
            self._dense = None
        pygame.display.quit()

    def ask(self, call: Callable[[pygame.Window], None]) -> None:
        """Calls something with the system's window; nothing happens if the system does not allow it."""
        try:
            call(self._dense or _window_of_display())
        except (pygame.error, ValueError):
            log.warning("the system does not allow %s", call.__name__)

    def _put(self, window: pygame.Window) -> None:
        """Puts it where it stood last time; in the middle if the monitors have changed or none lies there."""
        corner = self.place.corner if self.place.monitors == monitors() else None
        monitor = None if corner is None else on_a_monitor(self._shown, corner, window.size)
        if corner is None or monitor is None:
            window.position = pygame.WINDOWPOS_CENTERED
        else:
            window.position = whole_on(monitor, corner, window.size)

    def _put_framed(self, window: pygame.Window) -> None:
        """Puts it there again once it has a frame, by whose width X11 moves it: else it sinks with every start."""
        if self.place.corner is not None and self.place.monitors == monitors():
            pygame.event.pump()
            self._put(window)

    def _bring_back(self, window: pygame.Window) -> None:
        """Puts it in the middle if the system has put it where its title cannot be seen."""
        if self._shown and on_a_monitor(self._shown, window.position, window.size) is None:
            window.position = pygame.WINDOWPOS_CENTERED

    def _note(self, window: pygame.Window) -> None:
        x, y = window.position
        self.place = WindowPlace((int(x), int(y)), monitors())


def _window_of_display() -> pygame.Window:
    """The window that pygame keeps.  Drawing stays with the display; this is only asked for its size and place."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _denser(event: pygame.event.Event, density: float) -> pygame.event.Event:
    """An event with its place in pixels of a surface that has so many for each pixel of the desktop."""
    if not hasattr(event, "pos"):
        return event
    return pygame.event.Event(event.type, event.dict | {"pos": tuple(side * density for side in event.pos)})


def _icon() -> pygame.Surface | None:
    try:
        return pygame.image.load_sized_svg(str(asset("icon.svg")), (64, 64))
    except (ResourceMissing, pygame.error):
        log.warning("no window icon")
        return None


def _set_least_size(window: pygame.Window) -> None:
    window.minimum_size = LEAST_WINDOW


def _reveal(window: pygame.Window) -> None:
    window.show()


def _to_front(window: pygame.Window) -> None:
    if not pygame.display.get_active():
        window.restore()
    _focus(window)


def _focus(window: pygame.Window) -> None:
    window.focus()


def _to_desktop(window: pygame.Window) -> None:
    """Makes it as large as the desktop, with its frame; unlike its size, this is a state that the system knows."""
    window.maximize()


def _to_fullscreen(window: pygame.Window) -> None:
    """Covers the monitor that the window is on, without a border."""
    window.set_fullscreen(True)


def _to_window(window: pygame.Window) -> None:
    window.set_windowed()
