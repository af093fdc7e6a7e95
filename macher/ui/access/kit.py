"""The bridge to the system by way of AccessKit: UI Automation on Windows, NSAccessibility on macOS, AT-SPI elsewhere.

The package is an optional part of the installation and is imported only when the window is opened.  An error in it
ends the bridge and nothing else.
"""

from __future__ import annotations

import importlib
import logging
import os
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from typing import Any, Final

import pygame

from macher.ui.access.access import Wish
from macher.ui.access.tree import ROOT, Spoken

log = logging.getLogger(__name__)

PACKAGE: Final = "accesskit"

ROLES: Final = {
    "window": "WINDOW",
    "group": "GROUP",
    "button": "BUTTON",
    "radio": "RADIO_BUTTON",
    "checkbox": "CHECK_BOX",
    "radiogroup": "RADIO_GROUP",
    "slider": "SLIDER",
    "spinbutton": "SPIN_BUTTON",
    "textbox": "TEXT_INPUT",
    "combobox": "COMBO_BOX",
    "option": "LIST_BOX_OPTION",
    "tab": "TAB",
    "dialog": "DIALOG",
    "alert": "ALERT",
    "tooltip": "TOOLTIP",
    "progressbar": "PROGRESS_INDICATOR",
    "scrollview": "SCROLL_VIEW",
    "table": "GROUP",
    "text": "LABEL",
    "image": "IMAGE",
}
"""Roles of the scene's nodes and what AccessKit calls them.  A table is drawn as one picture without cells: a group."""

ACTIONS: Final = {
    "press": "CLICK",
    "focus": "FOCUS",
    "increase": "INCREMENT",
    "decrease": "DECREMENT",
    "type": "SET_VALUE",
    "scroll_up": "SCROLL_UP",
    "scroll_down": "SCROLL_DOWN",
}


def installed() -> bool:
    """Whether the package is installed; does not import it."""
    return find_spec(PACKAGE) is not None


class Kit:
    """A window's adapter.  Tools ask from any thread; the answers are given in the turn of the loop."""

    def __init__(self, package: Any, adapt: Callable[[Kit], Any]) -> None:
        """`adapt` makes the platform's adapter with the handlers of this object."""
        self._package = package
        self._wishes: SimpleQueue[Wish] = SimpleQueue()
        self.asked = False
        self._adapter = adapt(self)

    @classmethod
    def open(cls) -> Kit | None:
        """The bridge for the window of pygame, which must not have been shown yet; None where that does not work."""
        try:
            package = importlib.import_module(PACKAGE)
            return cls(package, lambda kit: _adapter(package, kit))
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # errors from Rust are not Exceptions
            log.warning("no assistive tools: %s", error)
            return None

    # -- asked by the system, from any thread --------------------------------------------------------------------------

    def activate(self) -> None:
        """A tool wants the tree.  It gets it with the next turn of the loop, which alone may look at the scene."""
        self.asked = True

    def deactivate(self) -> None:
        """No tool wants the tree any more."""
        self.asked = False

    def act(self, request: Any) -> None:
        """A tool wants something to be done."""
        wished = (ours for ours, theirs in ACTIONS.items() if getattr(self._package.Action, theirs) == request.action)
        action = next(wished, "")
        data = request.data[1] if request.data else ""
        if action:
            self._wishes.put(Wish(request.target, action, data if isinstance(data, str) else ""))

    # -- told by the loop ----------------------------------------------------------------------------------------------

    def wishes(self) -> list[Wish]:
        """What tools have asked for since the last call."""
        found = []
        while True:
            try:
                found.append(self._wishes.get_nowait())
            except Empty:
                return found

    def send(self, nodes: Mapping[int, Spoken], focus: int, whole: bool) -> None:
        """Nodes that are new or other than before, and which one has the focus."""
        self._tell("update_if_active", lambda: update(self._package, nodes, focus, whole))

    def focus_window(self, has: bool) -> None:
        """The window has got or lost the keyboard; on Windows the adapter sees that itself."""
        self._tell("update_view_focus_state" if sys.platform == "darwin" else "update_window_focus_state", has)

    def move_window(self, corner: tuple[int, int], size: tuple[int, int]) -> None:
        """Where the window stands; only AT-SPI has to be told."""
        rect = self._package.Rect(corner[0], corner[1], corner[0] + size[0], corner[1] + size[1])
        self._tell("set_root_window_bounds", rect, rect)

    def _tell(self, method: str, *values: Any) -> None:
        """Calls a method of the adapter, if this platform's has it, and lets it raise its events."""
        call = getattr(self._adapter, method, None)
        if call is None:
            return
        try:
            events = call(*values)
            if events is not None:
                events.raise_events()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # errors from Rust are not Exceptions
            log.warning("no assistive tools any more: %s", error)
            self._adapter, self.asked = None, False


def _adapter(package: Any, kit: Kit) -> Any:
    """The adapter for pygame's window on this platform.  Raises AttributeError where AccessKit has none."""
    if sys.platform == "win32":
        window = pygame.display.get_wm_info()["window"]
        return package.windows.SubclassingAdapter(window, kit.activate, kit.act)
    if sys.platform == "darwin":
        # SDL gives the keyboard to the window and not to what it contains.
        package.macos.add_focus_forwarder_to_window_class("SDLWindow")
        window = pygame.display.get_wm_info()["window"]
        return package.macos.SubclassingAdapter.for_window(window, kit.activate, kit.act)
    if os.name != "posix":
        raise AttributeError(f"AccessKit does not know {sys.platform}")
    return package.unix.Adapter(kit.activate, kit.act, kit.deactivate)


def update(package: Any, nodes: Mapping[int, Spoken], focus: int, whole: bool) -> Any:
    """A tree update of AccessKit; the first one names the root."""
    made = package.TreeUpdate(focus)
    if whole:
        tree = package.Tree(ROOT)
        tree.toolkit_name = "macher"
        made.tree = tree
    for number, spoken in nodes.items():
        made.nodes.append((number, _node(package, spoken)))
    return made


def _node(package: Any, spoken: Spoken) -> Any:
    node = package.Node(getattr(package.Role, ROLES.get(spoken.role, "GROUP")))
    node.set_bounds(package.Rect(*spoken.box))
    node.set_children(list(spoken.children))
    for action in spoken.actions:
        node.add_action(getattr(package.Action, ACTIONS[action]))
    if spoken.role == "text":
        node.set_value(spoken.name)  # AccessKit takes the name of writing from its value
    elif spoken.name:
        node.set_label(spoken.name)
    if spoken.value:
        node.set_value(spoken.value)
    for text, setter in (
        (spoken.description, node.set_description),
        (spoken.keys, node.set_keyboard_shortcut),
        (spoken.language, node.set_language),
    ):
        if text:
            setter(text)
    _states(package, node, spoken)
    return node


def _states(package: Any, node: Any, spoken: Spoken) -> None:
    for holds, setter in (
        (spoken.disabled, node.set_disabled),
        (spoken.clips, node.set_clips_children),
        (spoken.role == "dialog", node.set_modal),
    ):
        if holds:
            setter()
    if spoken.on is not None:
        node.set_toggled(package.Toggled.TRUE if spoken.on else package.Toggled.FALSE)
    if spoken.chosen is not None:
        node.set_selected(spoken.chosen)
    if spoken.announced:
        node.set_live(package.Live.POLITE)
    if spoken.numbers is not None:
        value, low, high, step = spoken.numbers
        node.set_numeric_value(value)
        node.set_min_numeric_value(low)
        node.set_max_numeric_value(high)
        node.set_numeric_value_step(step)
