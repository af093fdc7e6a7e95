"""The veil below dialogs, and the list that opens: layers that take all input until they close."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Context
from macher.ui.widgets.basic import Panel
from macher.ui.widgets.buttons import Button, Clickable, Segment
from macher.ui.widgets.scroll import BAR, ScrollView


class Scrim(Node):
    """Darkens what lies below and swallows its clicks; one that darkens nothing goes when they come."""

    role = "dialog"

    def __init__(self, rect: Rect, *children: Node, alpha: int = 150, **options: Any) -> None:
        super().__init__(rect, *children, **options)
        self.alpha = alpha
        self.solid, self.leaves = alpha > 0, alpha == 0

    def draw(self, p: Painter) -> None:
        if self.alpha:
            p.veil(self.rect.local(), "scrim", self.alpha)


def closing(ctx: Context, id: str, call: Callable[[], None]) -> Callable[[], None]:
    """Closes a layer, then makes a call."""

    def close_and_call() -> None:
        ctx.stage.close_layer(id)
        call()

    return close_and_call


class Dropdown(Clickable):
    """One of many values: a button that opens a list."""

    role = "combobox"

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        options: Sequence[Segment],
        value: Any,
        on_change: Callable[[Any], None],
        *,
        id: str,
        name: str = "",
        empty: str = "",
        least_width: float = 0.0,
        **more: Any,
    ) -> None:
        super().__init__(rect, id=id, name=name, **more)
        self.empty = empty
        """What stands there, quietly, while nothing is chosen."""
        self.least_width = least_width
        """The list is at least so wide; where it is wider than the button, both end at the right."""
        self.options, self.value, self.on_change = list(options), value, on_change
        self.name = name or self.value_text()
        self._layers = ctx.stage

    def value_text(self) -> str:
        return next((each.text for each in self.options if each.value == self.value), "")

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        live = self.usable and not self.reason
        ink: Ink = "ink" if live else "disabled_ink"
        p.box(box, "raised_hot" if self.hovered and live else "raised" if live else "disabled", "slot_line", 1)
        sign = min(22.0, box.h * 0.6)
        text = box.trim(left=14, right=sign + 20)
        chosen = next((each for each in self.options if each.value == self.value), None)
        if chosen is not None and chosen.icon:
            p.icon(chosen.icon, text.anchored(sign, sign, 0, 0.5), ink)
            text = text.trim(left=sign + 10)
        forms = [form for form in (chosen.text, chosen.short) if form] if chosen is not None else ""
        said, style = p.fitting(forms or self.empty, text.w, "strong")
        p.text(p.cut(said, style, text.w + 1), text, style, ink if forms else "muted")
        p.icon("chevron-down", box.trim(right=10).anchored(sign, sign, 1, 0.5), ink)

    def activate(self) -> None:
        """Open the list below, or above where there is no room."""
        self._layers.open_layer(f"{self.id}.list", self._build, None)

    def _build(self, ctx: Context) -> Node:
        here = ctx.stage.find(self.id)
        anchor = here.window_rect if here is not None else self.window_rect
        line = max(34.0, anchor.h)
        full = line * len(self.options) + 4
        below, above = ctx.rect.h - anchor.bottom - 12, anchor.y - 12
        height = min(full, max(below, above))
        y = anchor.bottom + 2 if height <= below or below >= above else anchor.y - height - 2
        width = max(anchor.w, self.least_width)
        left = max(0.0, anchor.right - width) if width > anchor.w else anchor.x
        panel = Panel(Rect(left, y, width, height), edge="rule", edge_width=2, zone=True, id=f"{self.id}.menu")
        scrolls = full > height
        view = ScrollView(panel.rect.local().inset(2), content=full - 4, id=f"{self.id}.view")
        view.focusable = False
        for at, each in enumerate(self.options):
            box = Rect(0, at * line, panel.rect.w - 4 - (BAR if scrolls else 0), line)
            chosen = each.value == self.value
            forms = [form for form in (each.text, each.short) if form]
            view.add(
                Button(
                    box,
                    forms,
                    id=f"{self.id}.{each.value}",
                    kind="plain",
                    icon=each.icon,
                    style="strong",
                    align="left",
                    selected=chosen,
                    reason=each.reason,
                    tooltip=each.tooltip,
                    role="option",
                    on_click=closing(ctx, f"{self.id}.list", self._choosing(each.value)),
                    data="default" if chosen else None,
                )
            )
        catcher = Clickable(
            ctx.rect, id=f"{self.id}.away", name=self.name, on_click=lambda: ctx.stage.close_layer(f"{self.id}.list")
        )
        catcher.focusable, catcher.acts = False, True
        return Node(ctx.rect, catcher, panel.add(view))

    def _choosing(self, value: Any) -> Callable[[], None]:
        def choose() -> None:
            if value != self.value:
                self.value = value
                self.invalidate()
                self.on_change(value)

        return choose
