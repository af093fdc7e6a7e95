"""The bar on top: brand, round, phase icons, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from macher.i18n import names as naming
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.widgets import Clickable, IconButton, Label

PHASE_ICONS = {
    "draft": "layers",
    "opening_program": "notebook-pen",
    "opening_hand": "hand",
    "deployment": "map-pin",
    "start_player": "gavel",
    "program": "notebook-pen",
    "media": "newspaper",
    "rallies": "megaphone",
    "cabinet_placement": "user-round-cog",
    "cabinet_actions": "users",
    "media_influence": "radio-tower",
    "polls": "chart-no-axes-combined",
    "conversion": "vote",
    "start_sheet": "map-pin",
    "first_player": "gavel",
    "places": "gavel",
    "conference": "notebook-pen",
    "exchanges": "notebook-pen",
    "cabinet_sending": "user-round-cog",
    "cabinet_use": "users",
    "coalitions": "handshake",
    "media_buying": "newspaper",
    "influence": "radio-tower",
    "meetings": "megaphone",
    "poll_auctions": "chart-no-axes-combined",
    "vote_catching": "arrow-left-right",
    "region_election": "vote",
    "funds": "hand-coins",
}

# Rulebook phase 9 has several steps; they share one place in the strip (EN19 phase 9).
_NINTH = ("conversion", "election", "income", "next_round")
_SHARED = {
    **dict.fromkeys(_NINTH[1:], _NINTH[0]),
    **dict.fromkeys(("recruitment", "next_region", "contributions"), "funds"),  # after an election (VG06 6.3.4 to 6.4)
}
"""Phases that share another one's place in the bar."""


def phase_place(phase: str) -> str:
    """The phase at whose place in the bar this one is shown, mostly itself."""
    return _SHARED.get(phase, phase)


_LAST_OF_GROUP = frozenset({"program", "cabinet_placement", "coalitions", "poll_auctions"})
"""Phases after which a line parts the icons, as in the rulebooks."""


@dataclass(frozen=True)
class Tool:
    """A button of the top bar."""

    id: str
    icon: str
    name: str
    call: Callable[[], None]
    reason: str = ""
    action: str = ""
    """The action of the key map that does the same."""
    on: bool = False
    """Whether what it opens is open."""
    word: str = ""
    """Stands below its icon where there is room."""


class _Ground(Node):
    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "bar")


_LEAST_CELL = 26
"""Width of a phase's icon with its surroundings, at least."""


class _Phase(Clickable):
    """A phase as an icon; the current one has its name on colour, or its number. A click opens its rules.

    With `below` there is room for a word below the icon of every phase.
    """

    def __init__(
        self, rect: Rect, icon: str, size: float, look: Ink, label: str, short: str, below: str = "", **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.below = below
        self.short = short
        self.icon, self.size, self.look, self.label = icon, size, look, label
        self.focusable = self.on_click is not None
        if not self.focusable:
            self.role = "image"

    def brief(self) -> str:
        return "" if self.below or (self.label and not self.label.isdecimal()) else self.short

    def _draw_stacked(self, p: Painter) -> None:
        """The icon over its word; the current one on colour."""
        box, ink = self.rect.local(), self.look
        if self.label:
            ink = self._draw_ground(p, box)
        elif self.hovered and self.focusable:
            ink = "on_bar"
        p.icon(self.icon, Rect(0, 8, box.w, self.size).centred(self.size, self.size), ink)
        p.text(self.below, Rect(0, 8 + self.size, box.w, box.h - self.size - 12), _WORD, ink, "centre")

    def _draw_ground(self, p: Painter, box: Rect) -> Ink:
        """The paper behind the current phase; the ink of the words on it."""
        p.fill(box, "row" if self.hovered and self.focusable else "panel")
        return "ink"

    def draw(self, p: Painter) -> None:
        if self.below:
            self._draw_stacked(p)
            return
        box, size = self.rect.local(), self.size
        if not self.label:
            ink = "on_bar" if self.hovered and self.focusable else self.look
            p.icon(self.icon, box.centred(size, size), ink)
            return
        ink = self._draw_ground(p, box)
        sign = Rect(14 if size > 18 else 10, box.cy - size / 2, size, size)
        p.icon(self.icon, sign, ink)
        room = Rect(sign.right + 8, 0, max(0.0, box.right - sign.right - 10), box.h)
        p.text([self.label, ""], room, "strong", ink)


_WORD: Final = "label:semibold"
"""Style of the words below the icons."""
_WORD_CELL: Final = 96.0
"""Width of an icon with its word, if there is room."""


def _stacked(ctx: Context, words: list[str], room: float, gaps: float) -> list[float]:
    """The width of each phase with its word below the icon; none where not all words have room."""
    if not ctx.wide:
        return []
    least = [ctx.width(word, _WORD) + 16 for word in words]
    if sum(least) + gaps > room:
        return []
    roomy = [max(width, _WORD_CELL) for width in least]
    return roomy if sum(roomy) + gaps <= room else least


def _forms(model: TableModel, phase: str) -> list[str]:
    """The word of a phase; the whole name before it where the word is an abbreviation."""
    short = naming.phase_short(model.texts, phase)
    return [naming.phase(model.texts, phase), short] if short.endswith(".") else [short]


class _Phases(Node):
    """The icons of the phases, in the groups of the rulebook; with their words where all of them have room."""

    def __init__(
        self, rect: Rect, ctx: Context, model: TableModel, steps: list[str], on_rules: Callable[[str], None] | None
    ) -> None:
        super().__init__(rect, id="phases")
        phase = model.view.phase
        current = _SHARED.get(phase, phase)
        cell, size, gap = (48.0, 20.0, 14.0) if ctx.wide else (36.0, 18.0, 8.0)
        around = size + (36 if ctx.wide else 34)
        breaks = _LAST_OF_GROUP.intersection(steps)
        beside = sum(cell for step in steps if step != current) + gap * len(breaks)
        forms = _forms(model, phase) if phase else [""]
        label = next((form for form in forms if beside + ctx.width(form, "strong") + around <= rect.w), forms[-1])
        active_w = ctx.width(label, "strong") + around
        named = [_forms(model, phase if step == current else step) for step in steps]
        for words in ([each[0] for each in named], [each[-1] for each in named]):
            stacked = _stacked(ctx, words, rect.w, gap * len(breaks))
            if stacked:
                break
        total = beside + (active_w if current in steps else 0)
        if stacked:
            total = sum(stacked) + gap * len(breaks)
        elif total > rect.w and len(steps) > 1:  # narrow windows: the icons move together
            others = len(steps) - (current in steps)
            cell = max(float(_LEAST_CELL), cell - (total - rect.w) / others)
            free = rect.w - others * cell - gap * len(breaks)
            if current in steps and free < active_w:  # then the groups, and at last the name gives way to the number
                gap = 3.0
                free = rect.w - others * cell - gap * len(breaks)
                label = label if free >= active_w else model.texts.number(steps.index(current) + 1)
                active_w = max(size + 16, min(free, ctx.width(label, "strong") + around))
            total = others * cell + gap * len(breaks) + active_w
        high = min(rect.h, 38.0) if rect.h > 50 and not stacked else rect.h
        x = max(0.0, (rect.w - total) / 2)
        look: Ink = "bar_text"
        self.lines: list[float] = []
        for at, step in enumerate(steps, 1):
            going = step == current
            w = stacked[at - 1] if stacked else active_w if going else cell
            name, tip = _phase_words(model, at, step, phase if going else step)
            box = Rect(x, (rect.h - high) / 2, w, high)
            call = _open(on_rules, phase if going else step) if on_rules is not None else None
            icon = PHASE_ICONS.get(step, "circle")
            self.add(
                _Phase(
                    box,
                    icon,
                    size,
                    look,
                    label if going else "",
                    naming.phase_short(model.texts, step),
                    words[at - 1] if stacked else "",
                    name=name,
                    tooltip=tip,
                    id=f"phase.{step}",
                    on_click=call,
                )
            )
            if going:
                look = "bar_quiet"
            x += w
            if step in breaks:
                self.lines.append(x + gap / 2)
                x += gap

    def draw(self, p: Painter) -> None:
        for x in self.lines:
            p.vline(x, self.rect.h * 0.3, self.rect.h * 0.4, "bar_line")


def _phase_words(model: TableModel, number: int, step: str, shown: str) -> tuple[str, str]:
    """Name of a phase with its number, and the same with its rules in short."""
    texts = model.texts
    name = naming.phase(texts, shown)
    if step == _NINTH[0] and shown == step and model.view.phase not in _NINTH:
        name = texts("table-phase-nine")
    if model.view.round:
        name = texts("table-phase", n=number, name=name)
    return name, name + "\n" + texts(f"rules-phase-{shown}")


def _open(on_rules: Callable[[str], None], step: str) -> Callable[[], None]:
    return lambda: on_rules(step)


class _WordedTool(Clickable):
    """A tool as an icon over its word."""

    def __init__(self, rect: Rect, tool: Tool) -> None:
        super().__init__(rect, name=tool.name, tooltip=tool.name, id=tool.id, on_click=tool.call, reason=tool.reason)
        self.tool, self.action = tool, tool.action

    def ground(self, p: Painter, box: Rect) -> Ink:
        """What lies behind it while it is open or the pointer is on it; returns the colour of its words."""
        if self.tool.on:
            p.fill(box, "plan")
            return "plan_ink"
        if self.hovered and not self.reason:
            p.fill(box, "bar_line")
        return "bar_quiet" if self.reason else "on_bar"

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink = self.ground(p, box)
        p.icon(self.tool.icon, Rect(box.cx - 10, 8, 20, 20), ink)
        p.text(self.tool.word, Rect(0, 28, box.w, box.h - 32), _WORD, ink, "centre")


class _WordBeside(_WordedTool):
    """A tool as an icon before its word."""

    SIGN: Final = 40.0
    """What the icon and the air beside it take."""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink = self.ground(p, box)
        p.icon(self.tool.icon, box.across(8, 18, 18), ink)
        p.text(self.tool.word, box.trim(left=31), _WORD, ink)


class _Moment(Clickable):
    """Round and phase in a line; a click opens the rules of the phase."""

    def draw(self, p: Painter) -> None:
        p.text(self.name, self.rect.local(), "name", "on_bar" if self.hovered else "bar_text")


_DOTS: Final = 118.0
"""Width of the rounds as bars."""
_TOOL: Final = 42.0
_BESIDE: Final = 32.0
"""Room behind round and phase for a mark."""


def _round_words(model: TableModel) -> list[str]:
    """The round, long and short."""
    if not model.view.round:
        return [model.texts("table-setup")]
    rounds = model.edition.lengths[model.view.elections].rounds
    return [model.texts(key, round=model.view.round, rounds=rounds) for key in ("table-round-of", "table-round-short")]


def _steps(model: TableModel) -> list[str]:
    """The phases in their order, or while the game is set up its steps."""
    if not model.view.round and model.view.phase:
        return list(model.edition.setup)
    return [step for step in model.edition.phases if step not in _SHARED]


def _sign(box: Rect, tool: Tool, size: int) -> IconButton:
    """A tool without a word."""
    return IconButton(
        box,
        tool.icon,
        tool.name,
        kind="bar",
        size=size,
        id=tool.id,
        on_click=tool.call,
        reason=tool.reason,
        action=tool.action,
        selected=tool.on,
    )


def _low_bar(
    bar: Node, ctx: Context, model: TableModel, tools: list[Tool], rules: Callable[[str], None] | None
) -> Node:
    """Round and phase as words in the longest form that has room, and tools with their words."""
    phase, high, room = model.view.phase, bar.rect.h, bar.rect.w - 4
    for tool in reversed(tools):
        width = ctx.width(tool.word, _WORD) + _WordBeside.SIGN if tool.word else 34.0
        room -= width
        box = Rect(room, 0, width, high)
        bar.add(_WordBeside(box, tool) if tool.word else _sign(box, tool, 20))
    place = Rect(44.0, 0, room - 52.0, high)
    free = place.w - _BESIDE
    names = _forms(model, phase) if phase else [""]
    forms = [" · ".join(filter(None, (round_, name))) for round_ in _round_words(model) for name in names]
    said = next((form for form in forms if ctx.width(form, "name") <= free), forms[-1])
    here = phase_place(phase)
    tips = [_phase_words(model, at, step, phase)[1] for at, step in enumerate(_steps(model), 1) if step == here]
    box = Rect(0, 0, min(ctx.width(said, "name") + 2, free), high)
    moment = _Moment(box, name=said, tooltip="\n".join([*tips, *_round_words(model)[:1]]), id=f"phase.{here}")
    if rules is not None and phase:
        moment.on_click = partial(rules, phase)
    moment.focusable = moment.on_click is not None
    return bar.add(Node(place, id="phases").add(moment))


class _Dots(Node):
    def __init__(self, rect: Rect, count: int, done: int, **options: str) -> None:
        super().__init__(rect, name=options.get("name", ""), tooltip=options.get("name", ""), role="text")
        self.count, self.done = count, done

    def draw(self, p: Painter) -> None:
        w = (self.rect.w + 10) / self.count - 10 if self.count <= 4 else (self.rect.w + 5) / self.count - 5
        pitch = w + (10 if self.count <= 4 else 5)
        for at in range(self.count):
            p.fill(Rect(at * pitch, self.rect.h / 2 - 4, w, 8), "on_bar" if at < self.done else "bar_line")


def top_bar(
    rect: Rect,
    ctx: Context,
    model: TableModel,
    tools: list[Tool],
    on_menu: Callable[[], None],
    on_rules: Callable[[str], None] | None,
) -> Node:
    """The whole bar."""
    texts, view = model.texts, model.view
    bar = _Ground(rect, id="top", zone=True, name=texts("table-bar"))
    h = rect.h
    brand_w = ctx.width("DIE MACHER", "brand") + 4
    x = 24.0 if ctx.wide else 10.0
    bar.add(
        IconButton(
            Rect(x - 6, h / 2 - 16, 32, 32),
            "menu",
            texts("table-menu"),
            action="back",
            kind="bar",
            size=20,
            id="menu",
            on_click=on_menu,
        )
    )
    if not ctx.wide:
        return _low_bar(bar, ctx, model, tools, on_rules)
    x += 34
    bar.add(Label(Rect(x, 0, brand_w, h), "DIE MACHER", "brand", "on_bar"))
    x += brand_w + 20
    words = _round_words(model)
    round_w = ctx.width(words[0], "name") + 2
    bar.add(Label(Rect(x, 0, round_w, h), words[0], "name", "bar_text", tooltip=words[0], id="round"))
    x += round_w + 12
    rounds = model.edition.lengths[view.elections].rounds
    bar.add(_Dots(Rect(x, 0, _DOTS, h), rounds, view.round, name=words[0]))
    x += _DOTS
    widths = [max(_TOOL, ctx.width(tool.word, _WORD) + 14) if tool.word else _TOOL for tool in tools]
    tools_x = rect.w - 15 - sum(widths)
    middle = Rect(x + 8, 0, tools_x - x - 16, h)
    if model.planning:
        bar.add(Label(middle.trim(left=24), texts("plan-nothing-played"), "strong", "on_bar", id="plan.says"))
    else:
        bar.add(_Phases(middle, ctx, model, _steps(model), on_rules))
    for tool, width in zip(tools, widths, strict=True):
        box = Rect(tools_x, 0, width, h)
        tools_x += width
        bar.add(_WordedTool(box, tool) if tool.word else _sign(box.across(box.x, width, 36), tool, 24))
    return bar
