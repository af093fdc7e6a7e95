"""Modal sheets over everything else, and a question with its buttons on one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, wrapped_row
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import ButtonKind, Panel, Scrim, closing

_LEAST = 560.0
"""The width of a dialog whose buttons do not need more."""


def sheet(
    ctx: Context,
    shown: Part,
    *,
    id: str,
    name: str,
    width: float,
    least: float = 0.0,
    beside: Rect | None = None,
    **options: Any,
) -> Node:
    """A modal sheet in the middle of the screen, as tall as its content, and at least `least` high.

    `beside` is another place for it, which it fills from the foot up. `options` are those of the `Scrim` over the rest.
    """
    pad = ctx.step("tight", 4)
    room = ctx.rect.inset(ctx.step("space"))
    width = min(width if beside is None else beside.w, room.w)
    tall = least if shown.height is None else max(least, shown.height(width - 2 * pad) + 2 * pad)
    place = ctx.rect.centred(width, min(tall, room.h))
    if beside is not None:
        place = beside.take_bottom(min(max(tall, beside.h), room.h))[0]
    panel = Panel(place, edge="rule", edge_width=2, zone=True, id=f"{id}.sheet", name=name, role="dialog")
    shown.place(panel, panel.rect.local().inset(pad))
    return Scrim(ctx.rect, panel, id=id, name=name, **options)


@dataclass(frozen=True)
class Choice:
    """A button of a dialog. The one with `default` has the focus when the dialog opens."""

    id: str
    text: str
    call: Callable[[], None]
    kind: ButtonKind = "secondary"
    icon: str = ""
    default: bool = False


def ask(
    scene: Scene, title: str, text: str, choices: Sequence[Choice], id: str = "dialog", *, advises: bool = False
) -> None:
    """Puts a question with its buttons over a screen; one that advises stands where the screen has advice."""

    def build(ctx: Context) -> Node:
        return dialog(ctx, title, text, choices, id, scene.advice_room() if advises else None)

    scene.open_dialog(build, id=id)


def dialog(
    ctx: Context, title: str, text: str, choices: Sequence[Choice], id: str = "dialog", beside: Rect | None = None
) -> Node:
    """A question with its buttons. Each button closes the dialog and then makes its call."""
    kit = Kit(ctx)
    buttons = [
        kit.button(
            each.text,
            closing(ctx, id, each.call),
            id=f"{id}.{each.id}",
            kind=each.kind,
            icon=each.icon,
            data="default" if each.default else None,
        )
        for each in choices
    ]
    gap = kit.step("tight", 2)
    said = column(kit.paragraph(title, "title"), kit.paragraph(text, "text", "ink_soft") if text else None, gap=gap)
    shown = column(said, wrapped_row(*buttons, gap=gap), gap=kit.step("wide"))
    wanted = sum((each.width or 0.0) + gap for each in buttons) + 2 * kit.step("tight", 4)
    options = {"alpha": 0} if beside is not None else {}
    return sheet(ctx, shown, id=id, name=title, width=max(_LEAST, wanted), beside=beside, **options)
