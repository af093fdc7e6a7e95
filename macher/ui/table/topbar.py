"""The bar on top: brand, round, phase icons, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from macher.i18n import names as naming
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.cards import Say
from macher.ui.table.model import TableModel
from macher.ui.widgets import IconButton, Label

__all__ = ["PHASE_ICONS", "Tool", "top_bar"]

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
}

# Rulebook phase 9 has several steps; they share one place in the strip (EN19 phase 9).
_NINTH = ("conversion", "election", "income", "next_round")
_GROUPS = (("start_player", "program"), ("media", "rallies", "cabinet_placement"))


@dataclass(frozen=True)
class Tool:
    """A button of the top bar."""

    id: str
    icon: str
    name: str
    call: Callable[[], None]
    reason: str = ""


class _Ground(Node):
    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "bar")


class _Phases(Node):
    """The icons of the phases; the one that goes on has its name on blue."""

    role = "text"

    def __init__(self, rect: Rect, ctx: Context, model: TableModel, steps: list[str]) -> None:
        super().__init__(rect)
        self.model, self.steps = model, steps
        phase = model.view.phase
        self.current = "conversion" if phase in _NINTH else phase
        self.label = naming.phase_short(model.texts, phase) if phase else ""
        wide = ctx.wide
        self.cell = 48.0 if wide else 36.0
        self.size = 20.0 if wide else 18.0
        active_w = ctx.width(self.label, "strong") + self.size + (36 if wide else 34)
        self.gap = 14.0 if wide else 8.0
        breaks = {group[-1] for group in _GROUPS}
        total = sum(active_w if step == self.current else self.cell for step in steps)
        total += self.gap * sum(step in breaks for step in steps)
        x = max(0.0, (rect.w - total) / 2)
        self.cells: list[tuple[str, Rect]] = []
        self.lines: list[float] = []
        for step in steps:
            w = active_w if step == self.current else self.cell
            self.cells.append((step, Rect(x, 0, w, rect.h)))
            x += w
            if step in breaks:
                self.lines.append(x + self.gap / 2)
                x += self.gap
        for at, (step, cell) in enumerate(self.cells, 1):
            shown = phase if step == self.current else step
            name = naming.phase(model.texts, shown)
            if step == "conversion" and step != self.current:
                name = model.texts("table-phase-nine")
            number = model.texts("table-phase", n=at, name=name) if model.view.round else name
            self.add(Say(cell, number, number, id=f"phase.{step}"))

    def draw(self, p: Painter) -> None:
        done = True
        for step, cell in self.cells:
            icon = PHASE_ICONS.get(step, "circle")
            if step == self.current:
                done = False
                box = cell.inset(0, max(3.0, (self.rect.h - 38) / 2)) if self.rect.h > 50 else cell
                p.fill(box, "action")
                sign = Rect(cell.x + (14 if self.size > 18 else 10), cell.cy - self.size / 2, self.size, self.size)
                p.icon(icon, sign, "on_action")
                p.text(self.label, Rect(sign.right + 8, 0, cell.right - sign.right - 10, cell.h), "strong", "on_action")
            else:
                p.icon(icon, cell.centred(self.size, self.size), "bar_text" if done else "bar_quiet", 2.0)
        for x in self.lines:
            p.vline(x, self.rect.h * 0.3, self.rect.h * 0.4, "bar_line")


class _Dots(Node):
    def __init__(self, rect: Rect, count: int, done: int, **options: str) -> None:
        super().__init__(rect, name=options.get("name", ""), tooltip=options.get("name", ""), role="text")
        self.count, self.done = count, done

    def draw(self, p: Painter) -> None:
        w = (self.rect.w + 10) / self.count - 10 if self.count <= 4 else (self.rect.w + 5) / self.count - 5
        pitch = w + (10 if self.count <= 4 else 5)
        for at in range(self.count):
            p.fill(Rect(at * pitch, self.rect.h / 2 - 4, w, 8), "on_bar" if at < self.done else "bar_line")


def top_bar(rect: Rect, ctx: Context, model: TableModel, tools: list[Tool], on_menu: Callable[[], None]) -> Node:
    """The whole bar."""
    texts, view = model.texts, model.view
    bar = _Ground(rect, id="top", zone=True, name=texts("table-bar"))
    wide = ctx.wide
    h = rect.h
    brand_w = ctx.width("DIE MACHER", "brand") + 4
    x = 24.0 if wide else 10.0
    bar.add(
        IconButton(
            Rect(x - 6, h / 2 - 16, 32, 32),
            "menu",
            texts("table-menu"),
            kind="bar",
            size=20,
            id="menu",
            on_click=on_menu,
        )
    )
    x += 34
    if ctx.viewport.layout != "focus":
        bar.add(Label(Rect(x, 0, brand_w, h), "DIE MACHER", "brand", "on_bar"))
        x += brand_w + (20 if wide else 14)
    rounds = model.edition.lengths[view.elections].rounds
    words = [
        texts("table-round-of", round=view.round, rounds=rounds),
        texts("table-round-short", round=view.round, rounds=rounds),
    ]
    if not view.round:
        words = [texts("table-setup")]
    round_w = ctx.width(words[0 if wide else -1], "name") + 2
    label = Label(Rect(x, 0, round_w, h), words[0 if wide else -1], "name", "bar_text", tooltip=words[0], id="round")
    bar.add(label)
    x += round_w + (12 if wide else 8)
    dots_w = 118.0 if wide else 74.0
    bar.add(_Dots(Rect(x, 0, dots_w, h), rounds, view.round, name=words[0]))
    x += dots_w
    size = 42.0 if wide else 36.0
    tools_x = rect.w - (15 if wide else 6) - size * len(tools)
    setup = not view.round and bool(view.phase)
    steps = list(model.edition.setup) if setup else [step for step in model.edition.phases if step not in _NINTH[1:]]
    left = x + 8
    bar.add(_Phases(Rect(left, 0, tools_x - left - 8, h), ctx, model, steps))
    for at, tool in enumerate(tools):
        place = Rect(tools_x + at * size, h / 2 - 18, size, 36)
        bar.add(
            IconButton(
                place, tool.icon, tool.name, kind="bar", size=24 if wide else 22, id=tool.id, on_click=tool.call,
                reason=tool.reason,
            )
        )  # fmt: skip
    return bar
