"""The list of what has happened: the log with a line through it at the player's last turn, the newest at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_dice
from macher.ui.scene import Context, Node
from macher.ui.table.happening.changes_strip import Happened, RecapActs, replay_button
from macher.ui.table.happening.happened_lines import Said, last_turn, lines_before, lines_since
from macher.ui.table.model import TableModel
from macher.ui.table.words.links import Telling
from macher.ui.table.words.log_lines import (
    FILTERS,
    Entry,
    Filter,
    Written,
    filter_name,
    filter_tip,
    fitted_rows,
    paint_sign,
    places_of_line,
)
from macher.ui.widgets import BAR, IconButton, Label, Panel, ScrollView
from macher.ui.widgets.buttons import Segment
from macher.ui.widgets.dialogs import Dropdown

_QUIET: Final = ("label", "card:medium")
_LOUD: Final = ("label:bold", "card:bold")
"""Styles of the lines before the player's last turn and since, the second ones for where there is no room."""
_MARK: Final = 26.0
"""What the sign before a line takes."""
_SIGN: Final = 16.0
_APART: Final = 4.0
"""Between the lines and the bar of their view."""
_MOST: Final = 120
"""Lines that are kept at hand; the log's sheet has all."""


@dataclass(frozen=True)
class ListActs:
    """What can be done with the list."""

    recap: RecapActs
    filter: Callable[[Filter], None]
    land: Callable[[int], None]


@dataclass(frozen=True)
class _Sizes:
    """Heights and margins in logical pixels."""

    pad: float
    head: float
    line: float
    gap: float
    """Height of a separator, and of the line at the player's last turn."""


def _sizes(ctx: Context) -> _Sizes:
    letters = ctx.type.style(_QUIET[0])
    return _Sizes(16, 30, max(25.0, letters.size * letters.line), 23) if ctx.wide else _Sizes(8, 28, 24, 20)


def happened_list(
    rect: Rect, ctx: Context, model: TableModel, entries: Sequence[Entry], keep: Filter, acts: ListActs
) -> Node:
    """The list as a panel: heading with search, filter and replay, and the lines, which scroll."""
    name, sizes = model.texts("table-happened"), _sizes(ctx)
    panel = Panel(rect, id="logbook", zone=True, name=name)
    head, area = rect.local().inset(sizes.pad, 0).trim(bottom=2).take_top(sizes.head)
    panel.add(*_heading(head.inset(0, 1), ctx, model, keep, acts))
    rows = _rows(area.w - BAR - _APART, ctx, model, entries, keep, acts.recap)
    if not rows:
        return panel.add(Label(area._replace(h=sizes.line), model.texts("table-recent-none"), "label", "muted"))
    # While changes are told again the newest of them is in sight, wherever the player had scrolled.
    told = "again" if acts.recap.current is not None else "lines"
    content = rows[-1].rect.bottom
    view = ScrollView(area, *rows, content=content, id=f"logbook.{told}", name=name, stick=True)
    return panel.add(view)


# -- the heading -------------------------------------------------------------------------------------------------------


def _heading(row: Rect, ctx: Context, model: TableModel, keep: Filter, acts: ListActs) -> list[Node]:
    """The title, which filter is on or how far the changes are told again, and three buttons."""
    texts, recap = model.texts, acts.recap
    size = 28.0 if ctx.wide else 24.0
    title = [texts("table-happened"), texts("table-log")]
    if recap.current is not None:
        title = [f"{form} · {recap.number}/{len(model.recap)}" for form in title]
    elif keep != "all":
        title = [f"{form} · {filter_name(model, keep)}" for form in title]
    step = size + 4
    buttons: list[Node] = []
    if model.recap:
        buttons.append(replay_button(row, model, recap, ctx.wide, "logbook.replay"))
    place = row.moved(4 - step * len(buttons), 0).anchored(size, size, 1, 0.5)
    buttons.append(_FilterMenu(ctx, place, model, keep, acts))
    buttons.append(
        IconButton(
            place.moved(-step, 0),
            "search",
            texts("table-log-open"),
            size=18 if ctx.wide else 16,
            id="logbook.search",
            on_click=recap.search,
            action="log",
        )
    )
    label = Label(row.trim(right=step * len(buttons) + 4), title, "label:semibold", "muted")
    return [label, *reversed(buttons)]


class _FilterMenu(Dropdown):
    """An icon that opens the ways to filter the lines: all, mine, and each state."""

    def __init__(self, ctx: Context, rect: Rect, model: TableModel, keep: Filter, acts: ListActs) -> None:
        options = [Segment(each, filter_name(model, each), tooltip=filter_tip(model, each)) for each in FILTERS[:2]]
        options += [
            Segment(f"land.{place}", model.names.land(place), tooltip=filter_tip(model, "land", place))
            for place in range(len(model.view.lands))
        ]
        chosen = f"land.{model.focus_land}" if keep == "land" else keep
        said = next((each.text for each in options if each.value == chosen), "")
        super().__init__(
            ctx,
            rect,
            options,
            chosen,
            lambda value: _choose(value, keep, acts),
            id="logbook.filter",
            name=model.texts("table-log-filter"),
            tooltip=model.texts.pair(model.texts("table-log-filter"), said),
            least_width=240.0 if ctx.wide else 180.0,
        )
        self.on = keep != "all"

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.hovered or self.on:
            p.fill(box, "row" if not self.on else "own")
        size = 18.0 if box.w > 26 else 16.0
        p.icon("filter", box.centred(size, size), "action_text" if self.on else "ink")


def _choose(value: str, keep: Filter, acts: ListActs) -> None:
    """Takes a filter; the one by state is about a board that is chosen with it."""
    if value in FILTERS[:2]:
        acts.filter("mine" if value == "mine" else "all")
        return
    acts.land(int(value.removeprefix("land.")))
    if keep != "land":
        acts.filter("land")


# -- the lines ---------------------------------------------------------------------------------------------------------


def _rows(
    width: float, ctx: Context, model: TableModel, entries: Sequence[Entry], keep: Filter, acts: RecapActs
) -> list[Node]:
    """All lines, below each other."""
    sizes, again = _sizes(ctx), acts.current is not None
    rows: list[Node] = []
    for at, entry in list(enumerate(lines_before(model, entries, keep)))[-_MOST:]:
        if entry.head:
            rows.append(_Separator(_below(rows, width, sizes.gap), entry))
            continue
        written = fitted_rows(ctx, [[entry.text], [entry.short or entry.text]], width - _MARK, _QUIET)
        place = _below(rows, width, sizes.line + written.more)
        rows.append(_Line(place, model, entry, written, places_of_line(entry), f"logbook.line.{at}"))
    said = [] if again else lines_since(model, entries, keep, lambda text: _fits(ctx, text, width - _MARK))
    label = last_turn(model)
    if rows and label and (said or again):
        rows.append(_LastTurn(_below(rows, width, sizes.gap), model, label))
    if again:
        _tell_again(rows, width, ctx, model, acts)
    for at, one in enumerate(said):
        written = fitted_rows(ctx, one.words, width - _MARK, _LOUD)
        place = _below(rows, width, sizes.line + written.more)
        rows.append(_Line(place, model, one.entry, written, one.lights, f"logbook.since.{at}", one))
    return rows


def _below(rows: Sequence[Node], width: float, height: float) -> Rect:
    """The place of the next line."""
    return Rect(0, rows[-1].rect.bottom if rows else 0, width, height)


def _fits(ctx: Context, text: str, room: float) -> bool:
    return any(ctx.width(text, style) <= room for style in _LOUD)


def _tell_again(rows: list[Node], width: float, ctx: Context, model: TableModel, acts: RecapActs) -> None:
    """Adds the changes that have been told again so far, the present one at the end."""
    for item in model.recap[: max(1, acts.number)]:
        now = item is acts.current
        style = _LOUD[0] if now else _QUIET[0]
        more = fitted_rows(ctx, [[item.text]], width - Happened.MARK, [style]).more
        place = _below(rows, width, _sizes(ctx).line + more)
        arrival, id = (acts.arrival, "logbook.now") if now else (None, "")
        rows.append(Happened(place, model, item, style, quiet=not now, arrival=arrival, id=id))


class _Line(Telling):
    """One line: its sign and its words; pointing at it or giving it the focus frames the places that it tells of."""

    role = "text"
    focusable = True

    def __init__(
        self,
        rect: Rect,
        model: TableModel,
        entry: Entry,
        written: Written,
        lights: Sequence[str],
        id: str,
        said: Said | None = None,
    ) -> None:
        whole = said.whole if said is not None else entry.text
        super().__init__(rect, id=id, name=entry.text, tooltip="" if written.text == whole else whole)
        self.model, self.entry, self.written = model, entry, written
        self.lights = tuple(lights)
        self.icon = said.icon if said is not None and entry.seat < 0 else ""

    def draw(self, p: Painter) -> None:
        box, entry, written = self.rect.local(), self.entry, self.written
        if self.hovered:
            p.fill(box, "row")
        row = box.h - written.more
        if self.icon:
            p.icon(self.icon, box._replace(h=row).anchored(_SIGN, _SIGN, 0, 0.5), "ink_soft")
        else:
            paint_sign(p, self.model, entry, _SIGN, row)
        words = box.trim(left=_MARK)
        if not written.more:
            p.text(written.text, words, written.style, "ink")
            self._dice(p, words)
            return
        p.paragraph(written.text, words, written.style, "ink", valign="middle")

    def _dice(self, p: Painter, words: Rect) -> None:
        room = (_SIGN + 3) * len(self.entry.dice)
        if room and p.width(self.written.text, self.written.style) + room + 12 <= words.w:
            paint_dice(p, words.anchored(room, _SIGN, 1, 0.5), self.entry.dice)


class _Separator(Node):
    """The round and the phase of the lines below."""

    role = "text"

    def __init__(self, rect: Rect, entry: Entry) -> None:
        super().__init__(rect, name=entry.text)
        self.forms = [form for form in (entry.text, entry.text.split(" · ")[-1], entry.short) if form]

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box.inset(0, 1), "row")
        p.text(self.forms, box.inset(8, 0), "caption:semibold", "muted")


class _LastTurn(Node):
    """The line between what was there at the player's last turn and what has happened since."""

    role = "text"

    def __init__(self, rect: Rect, model: TableModel, text: str) -> None:
        super().__init__(rect, id="logbook.lastturn", name=text)
        self.text, self.ink = text, f"{model.names.party_key(model.seat)}.edge"

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        words = min(box.w - 40, p.width(self.text, "caption:bold"))
        side = (box.w - words) / 2 - 10
        for end in (0, 1):
            p.fill(box.anchored(side, 2, end, 0.5), self.ink)
        p.text(self.text, box.centred(words, box.h), "caption:bold", "ink", "centre")
