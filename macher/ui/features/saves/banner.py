"""The banner over the table while the autosave cannot be written, and the small mark that stays where it was hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from macher.i18n import Texts
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import IconButton, Panel

_WIDEST = 980.0
_MARK = 28.0
_CROSS = 36.0


class _Ground(Panel):
    role = "alert"

    def draw(self, p: Painter) -> None:
        super().draw(p)
        p.fill(Rect(0, 0, 6, self.rect.h), "contra")


def save_banner(
    ctx: Context, texts: Texts, text: str, on_retry: Callable[[], None], on_hide: Callable[[], None]
) -> Node:
    """What could not be written, Retry, and a cross that hides the banner until something else goes wrong.

    The screen may say where it can spare the room (``banner_room``).
    """
    kit, spare = Kit(ctx), ctx.stage.scene.banner_room(ctx)
    retry = kit.button(texts("save-retry"), on_retry, kind="primary", icon="refresh-cw", id="banner.retry")
    hide = partial(IconButton, icon="x", name=texts("save-hide"), on_click=on_hide, id="banner.hide")
    shown = row(
        kit.icon("triangle-alert", "contra"),
        kit.paragraph(text, "strong", valign="middle", id="banner.text"),
        _middle(retry),
        _middle(part(hide, _CROSS, _CROSS)),
        gap=kit.step("gap"),
    )
    width = min(_WIDEST, ctx.rect.w - 32 if spare is None else spare.w)
    shown = inset(shown, 20, 10 if spare is None else 2)
    tall = 0.0 if shown.height is None else shown.height(width)
    box = Rect((ctx.rect.w - width) / 2, kit.step("foot"), width, tall)
    if spare is not None:
        tall = max(tall, spare.h)
        box = Rect(spare.cx - width / 2, max(0.0, spare.cy - tall / 2), width, tall)
    panel = _Ground(box, fill="contra_ground", edge="contra", edge_width=2, zone=True, id="banner", name=text)
    shown.place(panel, box.local())
    return panel


def _middle(one: Part) -> Part:
    """A part as high as it wants, in the middle of a higher row."""
    around = column(spring(), one, spring())
    return replace(around, height=one.height, width=one.width)


def save_mark(ctx: Context, text: str, on_show: Callable[[], None]) -> Node:
    """A mark at the edge of the top bar that reminds of the hidden banner; a click brings it back."""
    room = ctx.stage.scene.mark_room(ctx)
    edge = ctx.rect._replace(h=ctx.step("control")) if room is None else room
    return IconButton(
        Rect(edge.right - _MARK - 2, edge.cy - _MARK / 2, _MARK, _MARK),
        "triangle-alert",
        text,
        kind="primary",
        size=18.0,
        on_click=on_show,
        id="save-mark",
    )
