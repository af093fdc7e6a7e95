"""What stands between top bar and question in the focus layout, and what opens over the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.scene.parts import Parts
from macher.ui.staging.staging import TellingLine
from macher.ui.table.boards.lift import lifted_bands
from macher.ui.table.dock.focus_dock import ViewButton, question_nodes, tray_nodes
from macher.ui.table.layouts.frame import Handlers, Outside
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel
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
    root: Node,
    ctx: Context,
    zones: Zones,
    model: TableModel,
    outside: Outside,
    act: Handlers,
    panel: Node | None,
    board: Callable[[int], Node],
    log: Callable[[], Sequence[Node]],
    parts: Parts,
) -> None:
    """Tabs, board and faces, and over them what is told or opened."""
    told = outside.staging.current if outside.staging is not None else None
    root.add(*land_tabs(zones.tabs, model, told.land if told is not None else -1, act.land, parts))
    if told is not None:
        assert zones.line is not None
        root.add(board(model.focus_land), *lifted_bands(zones, model), TellingLine(zones.line, told))
    elif panel is not None:
        root.add(panel)
    elif outside.side == "log":
        root.add(*log())
    elif outside.side == "mine":
        _mine(root, ctx, zones, model, act, parts)
    else:
        _public(root, ctx, zones, model, outside, act, board, parts)


def _public(
    root: Node,
    ctx: Context,
    zones: Zones,
    model: TableModel,
    outside: Outside,
    act: Handlers,
    board: Callable[[int], Node],
    parts: Parts,
) -> None:
    """The board or the parties, the faces, and the boxes from which something is chosen."""
    opened = outside.side == "parties"
    boxes = () if model.planning else asked_boxes(model)  # a plan has its cards beside its controls
    if opened:
        kind = BandBesideSupplies if zones.columns.laid else RailBand
        root.add(*rail_nodes(zones.rail, model, act.spot, parts, kind))
        if zones.rail[model.seats].h >= _OUTLOOK:
            root.add(*_outlook(ctx, zones.rail[model.seats], model, parts))
    seen = [] if opened else [board(model.focus_land), *lifted_bands(zones, model)]
    if boxes and not opened:
        covered = _over_bands(zones)
        root.add(Node(ctx.rect._replace(h=covered.y - 2), *seen, clip=True))  # what they cover is out of reach
        for name, rect in zip(boxes, covered.columns(len(boxes), 6), strict=True):
            root.add(strip_node(name, rect, model, act.spot, parts))
        return
    root.add(*seen)
    if not (opened and zones.columns.laid):
        root.add(face_nodes(zones.faces, model, opened, partial(act.side, "parties"), act.spot, parts))


def _over_bands(zones: Zones) -> Rect:
    """The place of such boxes: over the last bands, none of which it leaves half covered."""
    assert zones.panel is not None
    board = zones.boards[0]
    tops = [board.y + row.y for row in zones.areas[0].bands]
    top = max(y for y in tops if zones.panel.bottom - y >= _BOX)
    return zones.panel._replace(y=top, h=zones.panel.bottom - top)


def _mine(root: Node, ctx: Context, zones: Zones, model: TableModel, act: Handlers, parts: Parts) -> None:
    """All that lies on the table besides boards and parties."""
    for name in strip_names(model):
        if name in zones.strip:
            root.add(strip_node(name, zones.strip[name], model, act.spot, parts))
    root.add(*_outlook(ctx, zones.strip["if_now"], model, parts))


def _outlook(ctx: Context, rect: Rect, model: TableModel, parts: Parts) -> Sequence[Node]:
    """How the elections of this round would end now."""

    def made() -> list[Node]:
        return [if_now_box(ctx, rect, model, model.if_now)] if model.if_now is not None else []

    return parts.part("if_now", (rect, model.if_now), made)


def focus_question(
    ctx: Context, zones: Zones, model: TableModel, outside: Outside, act: Handlers, parts: Parts
) -> list[Node]:
    """The cards, as long as they are needed, and the question with its buttons."""
    assert outside.followed is not None
    nodes: list[Node] = []
    if zones.columns.laid or outside.side == "mine":
        nodes += tray_nodes(ctx, zones.dock, model, outside.followed, parts)

    def views(rects: Sequence[Rect]) -> list[Node]:
        return [
            ViewButton(rect, view, model, outside.side == view, partial(act.side, view))
            for rect, view in zip(rects, ("log", "mine"), strict=True)
        ]

    return nodes + question_nodes(
        ctx,
        zones.dock,
        model,
        act.press,
        outside.extra,
        outside.waiting,
        outside.recent is None,
        outside.recap.arrival,
        views,
        parts,
    )
