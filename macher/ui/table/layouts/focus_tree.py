"""What stands between top bar and question in the focus layout, and what opens over the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.staging.staging import TellingLine
from macher.ui.table.boards.lift import lifted_bands
from macher.ui.table.dock.focus_dock import ViewButton, question_nodes, tray_nodes
from macher.ui.table.layouts.frame import Frame
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.panels.focus_tabs import face_nodes, land_tabs
from macher.ui.table.panels.if_now import if_now_box
from macher.ui.table.panels.rail_band import BandBesideSupplies, RailBand, rail_nodes
from macher.ui.table.panels.strip import asked_boxes, strip_names, strip_node

__all__ = ["focus_middle", "focus_question"]

_OUTLOOK: Final = 90.0
"""Height from which the outlook has room among the parties; lower ones leave it to the other boxes."""
_BOX: Final = 92.0
"""Least height of a box that is laid over the board."""


def focus_middle(
    f: Frame, root: Node, panel: Node | None, board: Callable[[int], Node], log: Callable[[], Sequence[Node]]
) -> None:
    """Tabs, board and faces, and over them what is told or opened."""
    told = f.outside.staging.current if f.outside.staging is not None else None
    root.add(*land_tabs(f.zones.tabs, f.model, told.land if told is not None else -1, f.act.land, f.parts))
    if told is not None:
        assert f.zones.line is not None
        root.add(board(f.model.focus_land), *lifted_bands(f.zones, f.model), TellingLine(f.zones.line, told))
    elif panel is not None:
        root.add(panel)
    elif f.outside.side == "log":
        root.add(*log())
    elif f.outside.side == "mine":
        _mine(f, root)
    else:
        _public(f, root, board)


def _public(f: Frame, root: Node, board: Callable[[int], Node]) -> None:
    """The board or the parties, the faces, and the boxes from which something is chosen."""
    zones, model, spot = f.zones, f.model, f.act.spot
    opened = f.outside.side == "parties"
    boxes = () if model.planning else asked_boxes(model)  # a plan has its cards beside its controls
    if opened:
        kind = BandBesideSupplies if zones.columns.laid else RailBand
        root.add(*rail_nodes(zones.rail, model, spot, f.parts, kind))
        if zones.rail[model.seats].h >= _OUTLOOK:
            root.add(*_outlook(f, zones.rail[model.seats]))
    seen = [] if opened else [board(model.focus_land), *lifted_bands(zones, model)]
    if boxes and not opened:
        covered = _over_bands(zones)
        root.add(Node(f.ctx.rect._replace(h=covered.y - 2), *seen, clip=True))  # what they cover is out of reach
        for name, rect in zip(boxes, covered.columns(len(boxes), 6), strict=True):
            root.add(strip_node(name, rect, model, spot, f.parts))
        return
    root.add(*seen)
    if not (opened and zones.columns.laid):
        root.add(face_nodes(zones.faces, model, opened, partial(f.act.side, "parties"), spot, f.parts))


def _over_bands(zones: Zones) -> Rect:
    """The place of such boxes: over the last bands, none of which it leaves half covered."""
    assert zones.panel is not None
    board = zones.boards[0]
    tops = [board.y + row.y for row in zones.areas[0].bands]
    top = max(y for y in tops if zones.panel.bottom - y >= _BOX)
    return zones.panel._replace(y=top, h=zones.panel.bottom - top)


def _mine(f: Frame, root: Node) -> None:
    """All that lies on the table besides boards and parties."""
    for name in strip_names(f.model):
        if name in f.zones.strip:
            root.add(strip_node(name, f.zones.strip[name], f.model, f.act.spot, f.parts))
    root.add(*_outlook(f, f.zones.strip["if_now"]))


def _outlook(f: Frame, rect: Rect) -> Sequence[Node]:
    """How the elections of this round would end now."""
    now = f.model.if_now

    def made() -> list[Node]:
        return [if_now_box(f.ctx, rect, f.model, now)] if now is not None else []

    return f.parts.part("if_now", (rect, now), made)


def focus_question(f: Frame) -> list[Node]:
    """The cards, as long as they are needed, and the question with its buttons."""
    outside, at = f.outside, f.zones.dock
    assert outside.followed is not None
    nodes: list[Node] = []
    if f.zones.columns.laid or outside.side == "mine":
        nodes += tray_nodes(f.ctx, at, f.model, outside.followed, f.parts)

    def views(rects: Sequence[Rect]) -> list[Node]:
        return [
            ViewButton(rect, view, f.model, outside.side == view, partial(f.act.side, view))
            for rect, view in zip(rects, ("log", "mine"), strict=True)
        ]

    told, arrival = outside.recent is None, outside.recap.arrival
    asked = question_nodes(
        f.ctx, at, f.model, f.act.press, outside.extra, outside.waiting, told, arrival, views, f.parts
    )
    return nodes + asked
