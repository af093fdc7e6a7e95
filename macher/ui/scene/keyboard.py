"""The keyboard on a stage: a key goes to the focused node, moves the focus, or closes a layer."""

from __future__ import annotations

import pygame

import macher.ui.scene.focus as focusing
from macher.ui.keys import KeyPress
from macher.ui.scene.node import Node
from macher.ui.scene.tooltips import PartStage


def _only_read(node: Node | None) -> bool:
    """Whether a node is only read: arrows then go on to the next thing to read."""
    return node is not None and node.explains and not node.focusable


class Keyboard:
    """Turns keys into calls on nodes and movements of the focus."""

    def __init__(self, stage: PartStage) -> None:
        self.stage = stage
        self._zones: dict[str, str] = {}
        """The id of the node last focused in each zone."""

    def remember(self, node: Node) -> None:
        """Notes that a node has the focus, so that Tab comes back to it in its zone."""
        zone = focusing.zone_of(node)
        if zone.id and node.id:
            self._zones[zone.id] = node.id

    def begin(self) -> None:
        """An arrow that nothing had a use for while nothing has the focus: begins where Tab begins."""
        if self.stage.focus is None:
            self.stage.set_focus(focusing.next_zone(self.stage.active, None, 1, self._zones), True)

    def press(self, press: KeyPress) -> bool:
        """A key: the focused node first, then Tab, arrows, Enter and Space; True if it was used."""
        stage = self.stage
        if press.key == pygame.K_ESCAPE:
            wanted = stage.tooltips.wanted
            if stage.tooltips.dismiss() and wanted:
                return True
        node = stage.focus if stage.focus is not None and stage.focus.stage is stage else None
        if node is not None and node.usable and not node.reason and node.key(press):
            return True
        if press.key == pygame.K_ESCAPE and stage.cancel_layer():
            return True
        return self._navigate(press, node)

    def _navigate(self, press: KeyPress, node: Node | None) -> bool:
        stage = self.stage
        plain = not (press.ctrl or press.alt)
        if press.key == pygame.K_TAB and plain:
            step = -1 if press.shift else 1
            stage.set_focus(focusing.next_zone(stage.active, node, step, self._zones), True)
            return True
        if press.key in focusing.DIRECTIONS and plain and (press.shift or _only_read(node)):
            return self._look_around(node, focusing.DIRECTIONS[press.key])
        if press.key in focusing.DIRECTIONS and plain:
            if node is None:
                return False
            stage.set_focus(focusing.neighbour(stage.active, node, focusing.DIRECTIONS[press.key]) or node, True)
            return True
        if press.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and plain and node is not None:
            return self._use(press, node)
        return False

    def _use(self, press: KeyPress, node: Node) -> bool:
        """Enter or Space on the focused node."""
        stage = self.stage
        if not node.answers_enter or (not stage.keyboard and not stage.layers):
            return False
        if press.key != pygame.K_SPACE and not stage.layers and stage.scene.enter_confirms(node):
            return False
        if not node.usable or node.reason:
            stage.refuse(node)
        else:
            stage.tooltips.close()
            node.activate()
        return True

    def _look_around(self, node: Node | None, direction: tuple[int, int]) -> bool:
        """Shift and an arrow: moves to the next node with a tooltip, so that all can be read without a mouse."""
        among = focusing.readable(self.stage.active)
        if not among:
            return False
        found = focusing.nearest(node, among, direction) if node is not None else among[0]
        self.stage.set_focus(found or node, True)
        return True

    def text_input(self, text: str) -> bool:
        """Typed text for the focused node; True if it was used."""
        node = self.stage.focus
        return node is not None and node.usable and node.text_input(text)
