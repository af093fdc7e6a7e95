"""Keeps assistive tools up to date with the screen, and does what they ask as if it came from the keyboard."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, Protocol

import pygame

from macher.ui.access.tree import Spoken, SpokenApp, SpokenTree, describe
from macher.ui.keys import KeyPress
from macher.ui.scene.node import Node

log = logging.getLogger(__name__)

PACE: Final = 0.1
"""Least seconds between two looks at the tree, however often the screen is drawn."""

AccessState = Literal["missing", "refused", "ready", "used"]
"""Whether the tools can reach the game: not installed, not possible on this system, possible, in use."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An action that a tool asks for on a node of the tree; `text` is the text to type."""

    target: int
    action: str
    text: str = ""


class Bridge(Protocol):
    """The connection that carries the tree to the system.  No method may raise an error or block."""

    asked: bool
    """Whether a tool wants the tree."""

    def send(self, nodes: Mapping[int, Spoken], focus: int, whole: bool) -> None:
        """Nodes that are new or other than before, and which one has the focus."""

    def focus_window(self, has: bool) -> None:
        """The window has got or lost the keyboard."""

    def move_window(self, corner: tuple[int, int], size: tuple[int, int]) -> None:
        """Where the window stands on the desktop, in physical pixels."""

    def wishes(self) -> list[Wish]:
        """What tools have asked for since the last call."""


class Access:
    """The tree of an application for assistive tools.  It costs nothing until a tool asks for it.

    `find` makes the bridge while the window exists but is not shown yet; `installed` says whether that may succeed.
    Without them there is no bridge, as in tests and for pictures.
    """

    def __init__(
        self, find: Callable[[], Bridge | None] | None = None, installed: Callable[[], bool] = lambda: False
    ) -> None:
        self._find, self._installed = find, installed
        self.bridge: Bridge | None = None
        self._refused = False
        self._known: SpokenTree | None = None
        """What the tools have been told last."""
        self._noticed = False
        self._stale = True
        self._looked = float("-inf")
        self._focused = True
        self._corner = (0, 0)
        self._moved = True

    @property
    def possible(self) -> bool:
        """Whether a bridge may be found; the window must then not be shown before `open`."""
        return self._find is not None and self._installed()

    @property
    def state(self) -> AccessState:
        """How far tools can reach the game, for the settings page."""
        if self.bridge is None:
            return "refused" if self._refused else "missing"
        return "used" if self.bridge.asked else "ready"

    def open(self, corner: tuple[int, int] = (0, 0)) -> None:
        """Looks for the bridge; the window stands at this corner of the desktop and is not shown yet."""
        if self.possible and self._find is not None:
            self.bridge = self._find()
            self._refused = self.bridge is None
            self._corner = corner

    def close(self) -> None:
        """Ends the bridge: tools get nothing more."""
        self.bridge, self._known, self._noticed = None, None, False

    # -- to the tools --------------------------------------------------------------------------------------------------

    def note(self, event: pygame.event.Event) -> None:
        """Passes on events of the window: keyboard focus and position."""
        if self.bridge is None:
            return
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._focused = event.type == pygame.WINDOWFOCUSGAINED
            if self._known is not None:
                self.bridge.focus_window(self._focused)
        elif event.type == pygame.WINDOWMOVED:
            self._corner, self._moved, self._stale = (event.x, event.y), True, True

    def follow(self, app: SpokenApp, drawn: bool) -> None:
        """Called after each turn of the loop: tells the tools what has changed, if something was drawn."""
        if self.bridge is None:
            return
        if not self.bridge.asked:
            self._known, self._noticed = None, False
            return
        self._stale = self._stale or drawn
        if not self._noticed:
            # The tool's thread may not have returned from its request yet; it is answered in the next turn, so that
            # neither waits for the other.
            self._noticed = self._stale = self._moved = True
            return
        now = app.clock()
        if not self._stale or not app.stages or app.motion.busy or now - self._looked < PACE:
            return
        self._looked, self._stale = now, False
        self._tell(app, self.bridge)

    def _tell(self, app: SpokenApp, bridge: Bridge) -> None:
        before, tree = self._known, describe(app)
        if self._moved:
            bridge.move_window(self._corner, app.pixels)
            self._moved = False
        news = tree.news(before)
        if before is None or news or tree.focus != before.focus:
            bridge.send(news, tree.focus, before is None)
        if before is None:
            bridge.focus_window(self._focused)
        self._known = tree

    # -- from the tools ------------------------------------------------------------------------------------------------

    def obey(self, app: SpokenApp) -> None:
        """Does what tools have asked for since the last turn."""
        if self.bridge is None or self._known is None:
            return
        for wish in self.bridge.wishes():
            if app.stages:
                app.guard(self.carry_out, app, wish)

    def carry_out(self, app: SpokenApp, wish: Wish) -> None:
        """Carries out one wish, if its node still exists and still offers the action."""
        app.motion.finish_all()
        tree = describe(app)
        node = tree.targets.get(wish.target)
        if node is None or wish.action not in tree.nodes[wish.target].actions:
            return
        self._stale = True
        if node.focusable or node.explains:
            app.stage.set_focus(node, True)
        if wish.action == "press":
            _press(app, node)
        elif wish.action == "type":
            node.key(KeyPress(pygame.K_a, ctrl=True))
            if wish.text:
                node.text_input(wish.text)
            else:
                node.key(KeyPress(pygame.K_DELETE))
        elif wish.action in _KEYS:
            node.key(KeyPress(_KEYS[wish.action]))


_KEYS: Final = {
    "increase": pygame.K_RIGHT,
    "decrease": pygame.K_LEFT,
    "scroll_up": pygame.K_PAGEUP,
    "scroll_down": pygame.K_PAGEDOWN,
}
"""Wishes that the focused node understands as a key."""


def _press(app: SpokenApp, node: Node) -> None:
    """Presses a node as a click does; one that can't be used says why."""
    if not node.usable or node.reason or any(each.reason for each in node.ancestors()):
        app.stage.refuse(node)
    else:
        node.activate()
