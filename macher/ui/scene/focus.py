"""Keyboard focus: zones for Tab, the nearest neighbour for arrows."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from macher.ui.scene.node import Node

DIRECTIONS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def focusables(root: Node) -> list[Node]:
    """Everything that can take the focus, in drawing order; also unusable nodes, so that their reason can be read."""
    found: list[Node] = []
    _collect(root, found)
    return found


def _collect(node: Node, found: list[Node]) -> None:
    if not node.visible or not (node.enabled or node.reason):
        return
    if node.focusable:
        found.append(node)
    for child in node.children:
        _collect(child, found)


def zone_of(node: Node) -> Node:
    """The zone of a node; a node outside all zones, or one that uses the arrows itself, is a zone of its own."""
    if node.own_stop:
        return node
    return next((each for each in node.ancestors() if each.zone), node)


def zones(root: Node) -> list[tuple[Node, list[Node]]]:
    """The zones in the order of Tab, each with what can be focused in it."""
    out: list[tuple[Node, list[Node]]] = []
    index: dict[int, int] = {}
    for node in focusables(root):
        zone = zone_of(node)
        if id(zone) not in index:
            index[id(zone)] = len(out)
            out.append((zone, []))
        out[index[id(zone)]][1].append(node)
    return out


def next_zone(root: Node, focus: Node | None, step: int, memory: dict[str, str]) -> Node | None:
    """The target of Tab: in the next zone the node last focused there, or else its first."""
    order = zones(root)
    if not order:
        return None
    here = zone_of(focus) if focus is not None else None
    at = next((i for i, (zone, nodes) in enumerate(order) if focus in nodes or zone is here), None)
    if at is None:
        at = -1 if step > 0 else 0
    zone, nodes = order[(at + step) % len(order)]
    if len(order) == 1 and focus in nodes:
        return nodes[(nodes.index(focus) + step) % len(nodes)]
    last = memory.get(zone.id, "") if zone.id else ""
    return next((node for node in nodes if last and node.id == last), nodes[0])


def readable(root: Node) -> list[Node]:
    """Everything that can be focused or has something to explain, in drawing order."""
    return [node for node in root.walk() if (node.focusable or node.explains) and node.shown]


def neighbour(root: Node, focus: Node, direction: tuple[int, int]) -> Node | None:
    """The nearest focusable node of the same zone in a direction."""
    zone = zone_of(focus)
    return nearest(focus, (node for node in focusables(root) if zone_of(node) is zone), direction)


def nearest(focus: Node, among: Iterable[Node], direction: tuple[int, int]) -> Node | None:
    """The nearest of some nodes in a direction; one straight above or below is never beside, and vice versa."""
    here = focus.window_rect
    dx, dy = direction
    best, least = None, math.inf
    for node in among:
        if node is focus:
            continue
        there = node.window_rect
        along = (there.cx - here.cx) * dx + (there.cy - here.cy) * dy
        if along <= 1:
            continue
        level = min(here.right, there.right) - max(here.x, there.x)  # overlap of their columns
        upright = min(here.bottom, there.bottom) - max(here.y, there.y)  # overlap of their rows
        if dx:
            off, skew = max(0.0, -upright), abs(there.cy - here.cy)
            astray = level > min(here.w, there.w) / 2
        else:
            off, skew = max(0.0, -level), abs(there.cx - here.cx)
            astray = upright > min(here.h, there.h) / 2
        if astray and off > 0:
            continue
        distance = along + (off + skew * 0.1) * 3
        if distance < least:
            best, least = node, distance
    return best
