"""The frame of the table: puts top bar, boards, strip, rail, log and dock together for the layout in use."""

from __future__ import annotations

from functools import lru_cache, partial

from macher.ui.layout import Rect, Viewport
from macher.ui.scene import Context, Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.boards.board_nodes import board_node
from macher.ui.table.boards.columns import Columns
from macher.ui.table.boards.folded_card import FoldedState
from macher.ui.table.boards.lift import lifted_bands, shadow_of
from macher.ui.table.boards.loss_plate import hit_plate
from macher.ui.table.dock.dock import dock_nodes
from macher.ui.table.dock.turn import turn_frame, turn_gutter
from macher.ui.table.happening.changes_strip import Marks, marked_corners
from macher.ui.table.happening.happened_lines import first_mark
from macher.ui.table.happening.happened_list import ListActs, happened_list
from macher.ui.table.layouts import focus, wide
from macher.ui.table.layouts.focus_tree import focus_middle, focus_question
from macher.ui.table.layouts.frame import Frame, Handlers, Outside
from macher.ui.table.layouts.plan_paper import PlanPaper
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel
from macher.ui.table.panels.ending import beside_rail
from macher.ui.table.panels.if_now import if_now_box, outlook_head
from macher.ui.table.panels.rail_band import rail_nodes
from macher.ui.table.panels.strip import strip_names, strip_node
from macher.ui.table.panels.task_box import task_line, with_task
from macher.ui.table.panels.top_bar import top_bar
from macher.ui.widgets import Panel


@lru_cache(maxsize=32)
def _zones(layout: str, stage: Rect, columns: Columns, small: bool) -> Zones:
    return wide.zones(stage, columns, small) if layout == "wide" else focus.zones(stage, columns)


def zones_for(viewport: Viewport, columns: Columns | None = None) -> Zones:
    """The places of a window for a table of these columns, or of the usual ones."""
    return _zones(viewport.layout, viewport.stage, columns or Columns(), viewport.small)


def table_tree(ctx: Context, model: TableModel, outside: Outside, act: Handlers, parts: Parts | None = None) -> Node:
    """The whole table; what shows the same as before is taken from the parts."""
    usual = zones = zones_for(ctx.viewport, model.columns)
    sheet = panel = None
    if outside.staging is not None:
        zones, sheet = outside.staging.room(usual, model), outside.staging.node(usual, model)
    f = Frame(ctx, zones, model, outside, act, parts or Parts())
    root = Node(ctx.rect)
    if model.planning:
        root.add(PlanPaper(ctx.rect, zones))
    if model.prompt is not None and zones.panel is not None and sheet is None:
        panel = model.prompt.stage(ctx, zones.panel)
    if zones.layout == "focus":
        focus_middle(f, root, panel, partial(_board, f, zones.boards[0]), partial(_column, f))
    else:
        _wide_middle(f, root, panel, sheet)
    # The bar last: the border of the state that votes reaches under it.
    root.add(*f.parts.part("top", (outside.tools, outside.task), partial(_top, f)))
    root.add(*(focus_question(f) if zones.layout == "focus" else _dock(f)))
    root.add(*f.parts.part("turn", (), partial(_turn, usual, model)))
    if outside.followed is not None and sheet is None:
        root.add(*hit_plate(ctx, zones, model, outside.followed.hit))
    corners = marked_corners(root, (place for item in model.recap for place in item.places), sheet)
    root.add(f.parts.part("marks", corners, partial(Marks, ctx.rect, corners)))
    return root


def _wide_middle(f: Frame, root: Node, panel: Node | None, sheet: Node | None) -> None:
    """Boards with what lies over them, the boxes below, and rail, list and outlook beside them."""
    ctx, zones, model, outside, act, parts = f
    short = panel is not None or (sheet is not None and sheet.rect == zones.panel)
    _boards(f, root, short, sheet.rect if sheet is not None else None)
    root.add(*(each for each in (panel, sheet) if each is not None))
    for name in (each for each in strip_names(model) if each in zones.strip):
        root.add(strip_node(name, zones.strip[name], model, act.spot, parts))
    if outside.staging is not None:
        root.add(*outside.staging.in_place(zones))
    root.add(*rail_nodes(zones.rail, model, act.spot, parts))
    if zones.if_now is not None and zones.rail_head is not None:
        key = model.if_now, model.projections
        root.add(*parts.part("if_now", key, partial(_if_now, ctx, zones.if_now, zones.rail_head, model)))
    if zones.fifth is not None:
        beside = partial(beside_rail, ctx, zones.fifth, model)
        root.add(*parts.part("fifth", reuse_keys.beside_rail(model), beside))
    column = partial(_column, f)
    root.add(*(column() if model.planning else parts.part("column", _logged(f), column)))


def _if_now(ctx: Context, box: Rect, head: Rect, model: TableModel) -> list[Node]:
    now = model.if_now
    boxes = [if_now_box(ctx, box, model, now)] if now is not None else []
    return [*boxes, outlook_head(head, model, now)]


def _top(f: Frame) -> list[Node]:
    place = f.zones.top
    ground = Panel(Rect(0, place.y, f.ctx.rect.w, place.h), fill="bar", solid=False)
    bar = top_bar(place, f.ctx, f.model, f.outside.tools, f.act.menu, f.act.rules)
    task = f.outside.task if f.zones.layout == "focus" else None
    return [ground, bar, *task_line(f.ctx, bar, task)]


def _dock(f: Frame) -> list[Node]:
    ctx, zones, model, outside, act, parts = f
    waiting, recent, arrival = outside.waiting, outside.recent, outside.recap.arrival
    return dock_nodes(
        ctx, zones.dock, model, act.press, outside.extra, waiting, recent, arrival, outside.followed, parts
    )


def _turn(zones: Zones, model: TableModel) -> list[Node]:
    gutter = turn_gutter(zones, model) if zones.layout != "focus" else []
    return gutter + turn_frame(zones, model)


def _column(f: Frame) -> list[Node]:
    """Beside or below the rail: what is to be reached, and the list of what has happened."""
    place, task = with_task(f.zones.log, f.ctx, f.outside.task)
    return [*task, _log(f, place)]


def _logged(f: Frame) -> object:
    """What the list shows."""
    outside, model = f.outside, f.model
    told = outside.recap.current, outside.recap.number
    land = model.focus_land if outside.keep == "land" else -1
    return f.zones.log, outside.entries, outside.keep, first_mark(model), model.recap, land, outside.task, told


def _log(f: Frame, rect: Rect) -> Node:
    prompt, outside = f.model.prompt, f.outside
    listed = prompt.in_list(f.ctx, rect) if prompt is not None else None
    if listed is not None:
        return listed
    acts = ListActs(outside.recap, f.act.filter, f.act.land)
    return happened_list(rect, f.ctx, f.model, outside.entries, outside.keep, acts)


def _boards(f: Frame, root: Node, short: bool, covered: Rect | None) -> None:
    """All boards but those that a sheet covers; `short` leaves room for a panel below them."""
    zones, model = f.zones, f.model
    for place, rect in enumerate(zones.boards[: len(model.view.lands)]):
        if covered is not None and covered.holds(rect, 1.0):
            continue
        if place in zones.folded:
            root.add(FoldedState(rect, model, place, zones.areas[place], f.act.election))
            continue
        box = Rect(rect.x, rect.y, rect.w, zones.short if short else rect.h)
        if model.marked(place):
            root.add(shadow_of(box))
        root.add(_board(f, box, place, short))
    if not short:
        root.add(*lifted_bands(zones, model))


def _board(f: Frame, rect: Rect, place: int, short: bool = False) -> Node:
    areas = f.zones.areas[place]
    make = partial(board_node, rect, f.model, place, areas, f.act.spot, short, f.act.election, f.parts)
    return f.parts.part(f"board.{place}", (rect, short, reuse_keys.board(f.model, place, short)), make)
