"""A question with its buttons, over everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.ui.kit.page import Kit, sheet
from macher.ui.kit.parts import column, wrapped_row
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import ButtonKind, closing

_LEAST = 560.0
"""The width of a dialog whose buttons do not need more."""


@dataclass(frozen=True)
class Choice:
    """A button of a dialog. The one with `default` has the focus when the dialog opens."""

    id: str
    text: str
    call: Callable[[], None]
    kind: ButtonKind = "secondary"
    icon: str = ""
    default: bool = False


def ask(scene: Scene, title: str, text: str, choices: Sequence[Choice], id: str = "dialog") -> None:
    """Puts a question with its buttons over a screen."""
    scene.open_dialog(lambda ctx: dialog(ctx, title, text, choices, id), id=id)


def dialog(ctx: Context, title: str, text: str, choices: Sequence[Choice], id: str = "dialog") -> Node:
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
    return sheet(ctx, shown, id=id, name=title, width=max(_LEAST, wanted))
