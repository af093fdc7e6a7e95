"""The frame of the table: puts top bar, boards, strip, rail, log and dock together for the layout in use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from macher.ui.layout import Rect, Viewport
from macher.ui.paint.painter import Painter, Run
from macher.ui.prompts.base import Act, Spot
from macher.ui.scene import Context, Node
from macher.ui.scene.parts import Parts
from macher.ui.staging.staging import Staging, TellingLine
from macher.ui.table import reuse_keys
from macher.ui.table.boards.board import row_look
from macher.ui.table.boards.board_nodes import board_node
from macher.ui.table.boards.columns import Columns
from macher.ui.table.boards.folded_card import FoldedState, paint_winners
from macher.ui.table.boards.lift import lifted_bands, shadow_of
from macher.ui.table.boards.loss_plate import hit_plate
from macher.ui.table.boards.row_paint import votes_runs
from macher.ui.table.dock.dock import dock_nodes
from macher.ui.table.dock.turn import turn_frame, turn_gutter
from macher.ui.table.happening.changes_strip import Marks, RecapActs, marked_corners, recap_strip
from macher.ui.table.happening.happened_lines import first_mark
from macher.ui.table.happening.happened_list import ListActs, happened_list
from macher.ui.table.happening.move_dock import Followed
from macher.ui.table.layouts import focus, wide
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel
from macher.ui.table.panels.ending import beside_rail
from macher.ui.table.panels.if_now import if_now_box, outlook_head
from macher.ui.table.panels.party_rail import rail_nodes
from macher.ui.table.panels.rail_band import RailBand
from macher.ui.table.panels.strip import strip_names, strip_node
from macher.ui.table.panels.task_box import Task, with_task
from macher.ui.table.panels.top_bar import Tool, top_bar
from macher.ui.table.words.log_lines import Entry, Filter
from macher.ui.widgets import Clickable, IconButton, Panel


@lru_cache(maxsize=32)
def _zones(layout: str, stage: Rect, columns: Columns, small: bool) -> Zones:
    return wide.zones(stage, columns, small) if layout == "wide" else focus.zones(stage, columns)


def zones_for(viewport: Viewport, columns: Columns | None = None) -> Zones:
    """The places of a window for a table of these columns, or of the usual ones."""
    return _zones(viewport.layout, viewport.stage, columns or Columns(), viewport.small)


SIDE_TABS = ("parties", "opinions", "programs", "polls", "log")
"""Tabs of the panel at the right in the focus layout."""
_SIDE_ICONS = ("users", "radio-tower", "notebook-pen", "chart-no-axes-combined", "scroll-text")
_SIDE_BOXES = {"opinions": ("opinions",), "programs": ("programs",), "polls": ("polls", "presence", "base")}
_NATIONAL_ICONS = ("users", "landmark", "layers", "newspaper", "scroll-text")
_NATIONAL_BOXES = {"opinions": ("national", "opinions"), "programs": ("polls",), "polls": ("presence", "base")}


@dataclass(frozen=True)
class Handlers:
    """What clicks outside the prompt's own nodes do."""

    spot: Callable[[Spot], None]
    press: Callable[[Act], None]
    filter: Callable[[Filter], None]
    menu: Callable[[], None]
    land: Callable[[int], None]
    side: Callable[[str], None]
    rules: Callable[[str], None] | None = None
    election: Callable[[int], None] | None = None


@dataclass(frozen=True)
class Outside:
    """What the frame shows that is not on the table: log, who decides, tools."""

    entries: Sequence[Entry]
    keep: Filter
    waiting: tuple[Sequence[str], str]
    recent: Sequence[str] | None
    tools: list[Tool]
    extra: Sequence[Act]
    side: str
    recap: RecapActs
    task: Task | None = None
    staging: Staging | None = None
    """Tells reveals over the boards."""
    followed: Followed | None = None
    """The moves of others."""


def table_tree(ctx: Context, model: TableModel, outside: Outside, act: Handlers, parts: Parts | None = None) -> Node:
    """The whole table; what shows the same as before is taken from the parts."""
    parts = parts or Parts()
    zones = zones_for(ctx.viewport, model.columns)
    root = Node(ctx.rect)
    sheet = outside.staging.node(zones, model) if outside.staging is not None else None
    panel = None
    if model.prompt is not None and zones.panel is not None and sheet is None:
        panel = model.prompt.stage(ctx, zones.panel)
    if zones.layout == "focus":
        _focus_middle(root, ctx, zones, model, outside, act, panel, parts)
    else:
        short = panel is not None or (sheet is not None and sheet.rect == zones.panel)
        _boards(root, zones, model, act, parts, short, sheet.rect if sheet is not None else None)
        root.add(*(each for each in (panel, sheet) if each is not None))
        for name in (each for each in strip_names(model) if each in zones.strip):
            root.add(strip_node(name, zones.strip[name], model, act.spot, parts))
        if outside.staging is not None:
            root.add(*outside.staging.in_place(zones))
        kind = RailBand if zones.rail_head is not None else None
        root.add(*rail_nodes(zones.rail, zones.rail_tab, model, act.spot, parts, kind))
        if zones.if_now is not None and zones.rail_head is not None:
            key = model.if_now, model.projections
            root.add(*parts.part("if_now", key, partial(_if_now, ctx, zones.if_now, zones.rail_head, model)))
        if zones.fifth is not None:
            beside = partial(beside_rail, ctx, zones.fifth, model)
            root.add(*parts.part("fifth", reuse_keys.beside_rail(model), beside))
        column = partial(_column, zones, ctx, model, outside, act)
        root.add(*parts.part("column", _logged(zones.log, model, outside), column))
    # The bar last: the border of the state that votes reaches under it.
    root.add(*parts.part("top", outside.tools, partial(_top, zones, ctx, model, outside, act)))
    root.add(
        *dock_nodes(
            ctx,
            zones.dock,
            model,
            act.press,
            outside.extra,
            outside.waiting,
            outside.recent,
            outside.recap.arrival,
            outside.followed,
            parts,
        )
    )
    root.add(*parts.part("turn", (), partial(_turn, zones, model)))
    if outside.followed is not None and sheet is None:
        root.add(*hit_plate(ctx, zones, model, outside.followed.hit))
    corners = marked_corners(root, (place for item in model.recap for place in item.places), sheet)
    root.add(parts.part("marks", corners, partial(Marks, ctx.rect, corners)))
    return root


def _if_now(ctx: Context, box: Rect, head: Rect, model: TableModel) -> list[Node]:
    now = model.if_now
    boxes = [if_now_box(ctx, box, model, now)] if now is not None else []
    return [*boxes, outlook_head(head, model, now)]


def _top(zones: Zones, ctx: Context, model: TableModel, outside: Outside, act: Handlers) -> list[Node]:
    ground = Panel(Rect(0, zones.top.y, ctx.rect.w, zones.top.h), fill="bar", solid=False)
    return [ground, top_bar(zones.top, ctx, model, outside.tools, act.menu, act.rules)]


def _turn(zones: Zones, model: TableModel) -> list[Node]:
    gutter = turn_gutter(zones, model) if zones.layout != "focus" else []
    return gutter + turn_frame(zones, model)


def _column(zones: Zones, ctx: Context, model: TableModel, outside: Outside, act: Handlers) -> list[Node]:
    """Beside or below the rail: what is to be reached, and the list of what has happened."""
    place, task = with_task(zones.log, ctx, outside.task)
    return [*task, _log(place, ctx, model, outside, act)]


def _logged(rect: Rect, model: TableModel, outside: Outside) -> object:
    """What the list shows."""
    told = outside.recap.current, outside.recap.number
    land = model.focus_land if outside.keep == "land" else -1
    return rect, outside.entries, outside.keep, first_mark(model), model.recap, land, outside.task, told


def _log(rect: Rect, ctx: Context, model: TableModel, outside: Outside, act: Handlers) -> Node:
    acts = ListActs(outside.recap, act.filter, act.land)
    return happened_list(rect, ctx, model, outside.entries, outside.keep, acts)


def _boards(
    root: Node, zones: Zones, model: TableModel, act: Handlers, parts: Parts, short: bool, covered: Rect | None = None
) -> None:
    """All boards but those that a sheet covers; `short` leaves room for a panel below them."""
    for place, rect in enumerate(zones.boards[: len(model.view.lands)]):
        if covered is not None and covered.holds(rect, 1.0):
            continue
        if place in zones.folded:
            root.add(FoldedState(rect, model, place, zones.areas[place], act.election))
            continue
        box = Rect(rect.x, rect.y, rect.w, zones.short if short else rect.h)
        if model.marked(place):
            root.add(shadow_of(box))
        root.add(_board(box, zones, model, place, act, parts, short))
    if not short:
        root.add(*lifted_bands(zones, model))


def _board(
    rect: Rect, zones: Zones, model: TableModel, place: int, act: Handlers, parts: Parts, short: bool = False
) -> Node:
    make = partial(board_node, rect, model, place, zones.areas[place], act.spot, short, act.election, parts)
    return parts.part(f"board.{place}", (rect, short, reuse_keys.board(model, place, short)), make)


# -- focus layout ----------------------------------------------------------------------------------------------------


def _focus_middle(
    root: Node,
    ctx: Context,
    zones: Zones,
    model: TableModel,
    outside: Outside,
    act: Handlers,
    panel: Node | None,
    parts: Parts,
) -> None:
    told = outside.staging.current if outside.staging is not None else None
    for place, rect in enumerate(zones.tabs[: len(model.view.lands)]):
        root.add(_LandTab(rect, model, place, act.land, told is not None and told.land == place))
    assert zones.recap is not None
    strip, task = with_task(zones.recap, ctx, outside.task)
    root.add(*task, TellingLine(strip, told) if told is not None else recap_strip(strip, ctx, model, outside.recap))
    if panel is not None:
        root.add(panel)
        return
    root.add(_board(zones.boards[0], zones, model, model.focus_land, act, parts))
    assert zones.side is not None
    _side_tabs(root, zones, model, outside, act)
    side = outside.side
    if side == "parties":
        root.add(*rail_nodes(zones.rail, zones.rail_tab, model, act.spot, parts))
    elif side == "log":
        log = partial(_log, zones.log, ctx, model, outside, act)
        root.add(parts.part("column", _logged(zones.log, model, outside), log))
    else:
        for name in (_NATIONAL_BOXES if model.national else _SIDE_BOXES)[side]:
            root.add(strip_node(name, zones.strip[name], model, act.spot, parts))


def _side_tabs(root: Node, zones: Zones, model: TableModel, outside: Outside, act: Handlers) -> None:
    icons = _NATIONAL_ICONS if model.national else _SIDE_ICONS
    for rect, name, icon in zip(zones.side_tabs, SIDE_TABS, icons, strict=True):
        button = IconButton(
            rect,
            icon,
            model.texts(f"table-side-{name}"),
            kind="raised",
            size=18,
            id=f"side.{name}",
            on_click=_call(act.side, name),
            selected=name == outside.side,
        )
        root.add(button)


def _call(function: Callable[[str], None], value: str) -> Callable[[], None]:
    return lambda: function(value)


class _LandTab(Clickable):
    """A state as a tab: code, own votes and projection, when it votes."""

    role = "tab"

    def __init__(
        self, rect: Rect, model: TableModel, place: int, choose: Callable[[int], None], told: bool = False
    ) -> None:
        name = model.names.land(place)
        super().__init__(rect, on_click=lambda: choose(place), id=f"land.{place}", name=name, tooltip=name)
        self.model, self.place, self.told = model, place, told
        self.on = model.focus_land == place

    def draw(self, p: Painter) -> None:
        model, place, box = self.model, self.place, self.rect.local()
        closed = model.finished(place)
        lit = model.lit(place) and not closed
        p.fill(box, "own" if self.on else "panel" if lit else "row")
        p.fill(Rect(0, 0, box.w, 3), "action" if model.voting(place) else "edge")
        inner = box.inset(8, 0).trim(top=3)
        p.text(model.names.land_code(place), inner, "land", "ink" if not closed else "muted")
        if closed:
            result = model.result(place)
            taken = paint_winners(p, inner, model, result) if result is not None else 0.0
            p.text([model.texts("table-closed"), ""], inner.trim(left=44, right=taken), "caption", "muted", "right")
        else:
            if model.seat >= 0:
                look = row_look(model, place, model.seat)
                p.glyph(model.names.party_key(model.seat), Rect(inner.x + 38, inner.cy - 6, 12, 12), self._glyph_ink(p))
                p.runs(votes_runs(look, model.texts)[0], Rect(inner.x + 56, inner.y, inner.w - 56, inner.h))
            self._when(p, inner)
        if self.on or self.hovered:
            p.frame(box, "action" if self.on else "slot_line", 2)
        if self.told and not self.on:
            p.disc(Rect(box.cx - 4, box.bottom - 10, 8, 8), "action")

    def _glyph_ink(self, p: Painter) -> str:
        party = self.model.names.party_key(self.model.seat)
        return f"{party}.edge" if p.theme.parties[party].outlined else party

    def _when(self, p: Painter, inner: Rect) -> None:
        model, texts = self.model, self.model.texts
        if model.voting(self.place):
            p.icon("vote", Rect(inner.right - 18, inner.cy - 9, 18, 18), "action_text")
            return
        rounds = model.round_of(self.place) - max(1, model.view.round)
        p.runs([Run(texts("table-in", rounds=rounds), "caption", "muted")], inner, "right")
