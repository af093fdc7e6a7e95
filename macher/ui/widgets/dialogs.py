"""Dialogs and menus: layers that take all input until they close."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from macher.ui.layout.rect import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Context
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets.basic import Label, Panel, Paragraph
from macher.ui.widgets.buttons import Button, ButtonKind, Clickable, Segment
from macher.ui.widgets.scroll import BAR, ScrollView

__all__ = ["Choice", "Dropdown", "Scrim", "dialog", "sheet"]


class Scrim(Node):
    """Darkens what lies below and swallows its clicks."""

    role = "dialog"
    solid = True

    def __init__(self, rect: Rect, *children: Node, alpha: int = 150, **options: Any) -> None:
        super().__init__(rect, *children, **options)
        self.alpha = alpha

    def draw(self, p: Painter) -> None:
        if self.alpha:
            p.veil(self.rect.local(), "scrim", self.alpha)


@dataclass(frozen=True)
class Choice:
    """A button of a dialog. The one with `default` has the focus when the dialog opens."""

    id: str
    text: str
    call: Callable[[], None]
    kind: ButtonKind = "secondary"
    icon: str = ""
    default: bool = False


def sheet(ctx: Context, width: float, height: float, title: str, *children: Node, id: str = "dialog") -> Node:
    """A modal sheet with a title; the children are placed relative to its corner."""
    width, height = min(width, ctx.rect.w - 32), min(height, ctx.rect.h - 32)
    panel = Panel(
        ctx.rect.centred(width, height),
        edge="rule",
        edge_width=2,
        zone=True,
        id=f"{id}.sheet",
        name=title,
        role="dialog",
    )
    if title:
        pad = 28.0 if ctx.wide else 20.0
        panel.add(Label(Rect(pad, pad * 0.8, width - 2 * pad, 36), title, "title"))
    return Scrim(ctx.rect, panel.add(*children), id=id, name=title)


def dialog(ctx: Context, title: str, text: str, choices: Sequence[Choice], id: str = "dialog") -> Node:
    """A question with its buttons. Each button closes the dialog and then makes its call."""
    pad = 28.0 if ctx.wide else 20.0
    sizes = [Button.natural(ctx, each.text, bool(each.icon)) for each in choices]
    width = min(max(560.0, sum(w for w, _ in sizes) + 12 * len(sizes) + 2 * pad), ctx.rect.w - 48)
    inner = width - 2 * pad
    head = ctx.height(title, "title", inner)
    body = ctx.height(text, "text", inner) if text else 0.0
    area = Rect(pad, pad + head + 14 + body + 22, inner, 0)
    places = side_by_side(area, sizes, 12, wrap=True)
    height = (places[-1].bottom if places else area.y) + pad
    panel = Panel(
        ctx.rect.centred(width, height),
        edge="rule",
        edge_width=2,
        zone=True,
        id=f"{id}.sheet",
        name=title,
        role="dialog",
    )
    panel.add(Paragraph(Rect(pad, pad, inner, head), title, "title"))
    if text:
        panel.add(Paragraph(Rect(pad, pad + head + 14, inner, body), text, "text", "ink_soft"))
    for each, box in zip(choices, places, strict=True):
        panel.add(
            Button(
                box,
                each.text,
                id=f"{id}.{each.id}",
                kind=each.kind,
                icon=each.icon,
                on_click=_closing(ctx, id, each.call),
                data="default" if each.default else None,
            )
        )
    return Scrim(ctx.rect, panel, id=id, name=title)


def _closing(ctx: Context, id: str, call: Callable[[], None]) -> Callable[[], None]:
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
        style: StyleLike = "strong",
        id: str,
        name: str = "",
        **more: Any,
    ) -> None:
        super().__init__(rect, id=id, name=name, on_click=self.open, **more)
        self.options, self.value, self.on_change, self.style = list(options), value, on_change, style
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
            p.icon(chosen.icon, Rect(text.x, box.cy - sign / 2, sign, sign), ink)
            text = text.trim(left=sign + 10)
        forms = [form for form in (chosen.text, chosen.short) if form] if chosen is not None else ""
        p.text(forms, text, self.style, ink)
        p.icon("chevron-down", Rect(box.w - sign - 10, (box.h - sign) / 2, sign, sign), ink)

    def open(self) -> None:
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
        panel = Panel(Rect(anchor.x, y, anchor.w, height), edge="rule", edge_width=2, zone=True, id=f"{self.id}.menu")
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
                    style=self.style,
                    align="left",
                    selected=chosen,
                    reason=each.reason,
                    tooltip=each.tooltip,
                    role="option",
                    on_click=_closing(ctx, f"{self.id}.list", self._choosing(each.value)),
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
