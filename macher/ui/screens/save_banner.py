"""The banner over the table while the autosave cannot be written, and the small mark that stays where it was hidden."""

from __future__ import annotations

from collections.abc import Callable

from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, Icon, IconButton, Panel, Paragraph

__all__ = ["save_banner", "save_mark"]

_WIDEST = 980.0
_MARK = 28.0


class _Ground(Panel):
    role = "alert"

    def draw(self, p: Painter) -> None:
        super().draw(p)
        p.fill(Rect(0, 0, 6, self.rect.h), "contra")


def save_banner(
    ctx: Context, texts: Texts, problem: str, on_retry: Callable[[], None], on_hide: Callable[[], None]
) -> Node:
    """What the system says, Retry, and a cross that hides the banner until something else goes wrong.

    The screen may say where it can spare the room (``banner_room``).
    """
    spare = ctx.stage.scene.banner_room(ctx)
    width = min(_WIDEST, ctx.rect.w - 32) if spare is None else min(_WIDEST, spare.w)
    retry = texts("save-retry")
    button, height = Button.natural(ctx, retry, True)
    cross = 36.0
    room = width - 60 - button - cross - 40
    text = texts("save-failed", detail=problem)
    tall = max(height, ctx.height(text, "strong", room)) + (20 if spare is None else 4)
    box = Rect((ctx.rect.w - width) / 2, ctx.step("foot"), width, tall)
    if spare is not None:
        tall = max(tall, spare.h)
        box = Rect(spare.cx - width / 2, max(0.0, spare.cy - tall / 2), width, tall)
    panel = _Ground(box, fill="contra_ground", edge="contra", edge_width=2, zone=True, id="banner", name=text)
    middle = (tall - height) / 2
    return panel.add(
        Icon(Rect(20, tall / 2 - 12, 24, 24), "triangle-alert", "contra"),
        Paragraph(Rect(56, 0, room, tall), text, "strong", "ink", valign="middle", id="banner.text"),
        Button(
            Rect(width - cross - button - 20, middle, button, height),
            retry,
            kind="primary",
            icon="refresh-cw",
            on_click=on_retry,
            id="banner.retry",
        ),
        IconButton(
            Rect(width - cross - 8, (tall - cross) / 2, cross, cross),
            "x",
            texts("save-hide"),
            on_click=on_hide,
            id="banner.hide",
        ),
    )


def save_mark(ctx: Context, texts: Texts, problem: str, on_show: Callable[[], None]) -> Node:
    """A mark at the edge of the top bar that reminds of the hidden banner; a click brings it back."""
    room = ctx.stage.scene.mark_room(ctx)
    edge = ctx.rect._replace(h=ctx.step("control")) if room is None else room
    return IconButton(
        Rect(edge.right - _MARK - 2, edge.cy - _MARK / 2, _MARK, _MARK),
        "triangle-alert",
        texts("save-mark", detail=problem),
        kind="primary",
        size=18.0,
        on_click=on_show,
        id="save-mark",
    )
