"""Helpers for beginners at the table: which one a tooltip belongs to, and switching it off there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from macher.i18n.texts import Texts
from macher.ui.scene import Node
from macher.ui.scene.surroundings import Link
from macher.ui.table.in_play import TableInPlay

_NODES: Final = {
    "ladder": "ladder",
    "parties": "grid",
    "advice": "advisor",
    "act.advice": "advisor",
    "place.warning": "warnings",
}


def off_link(scene: TableInPlay, texts: Texts, node: Node) -> Link | None:
    """Switches the helper off that a tooltip belongs to, as its key does."""
    name, key = _assist(scene, node), scene.app.shortcut("assist")
    if not name or (name == "projections" and not scene.app.options.projections):
        return None
    words = texts("assist-switch", assist=texts(f"assist-{name}"))
    return Link(f"{words} ({key})" if key else words, lambda: switch_off(scene, texts))


def switch_off(scene: TableInPlay, texts: Texts) -> None:
    """Switches off the helper whose tooltip is open; the answer offers it back."""
    app = scene.app
    name, before = _assist(scene, scene.stage.explained()), app.options
    if not name:
        scene.say("assist-none")
        return
    off = replace(before, projections=False)
    if name != "projections":
        off = replace(before, assists=before.assists - {name})
    app.set_options(off)
    link = Link(texts("assist-on-again"), lambda: app.set_options(before))
    scene.stage.toast(texts("assist-off", assist=texts(f"assist-{name}")), "info", 9, link)


def _assist(scene: TableInPlay, node: Node | None) -> str:
    """The helper that a node belongs to; a warning stands among the figures of the dock."""
    if node is None:
        return ""
    warned = scene.prompt is not None and scene.prompt.warned
    if warned and not node.interactive and any(above.id == "dock" for above in node.ancestors()):
        return "warnings"
    return assist_of(node)


def assist_of(node: Node | None) -> str:
    """The helper that a node of the table belongs to; empty if none."""
    while node is not None:
        if node.id in _NODES:
            return _NODES[node.id]
        if node.id.startswith("votes."):
            return "projections"
        node = node.parent
    return ""
