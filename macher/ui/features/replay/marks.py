"""The play button as a disc, the numbers of turning points, and the card that tells one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.widgets import Clickable, Panel

__all__ = ["PlayDisc", "TornCard", "paint_number"]

_BITE = 6.0


def paint_number(p: Painter, box: Rect, number: int, empty: bool = False) -> None:
    """The number of a turning point on a disc."""
    p.disc(box, "own" if empty else "ink", "ink", 2)
    style = p.style("card:bold").sized(max(p.style("caption").size, box.h * 0.58))
    p.text(str(number), box, style, "ink" if empty else "own", "centre")


class PlayDisc(Clickable):
    """A large disc with the sign for playing, or for pausing."""

    def __init__(self, rect: Rect, name: str, call: Callable[[], None], *, id: str, playing: bool = False) -> None:
        super().__init__(rect, id=id, name=name, tooltip=name, on_click=call)
        self.playing = playing

    def draw(self, p: Painter) -> None:
        """Draws it."""
        box = self.rect.local()
        p.disc(box, "action_hot" if self.hovered else "action")
        side = box.w * 0.46
        p.icon("pause" if self.playing else "play", box.centred(side, side), "on_action", 2.4)


class TornCard(Panel):
    """A card whose upper edge is bitten by half circles in the colour of what lies below."""

    def __init__(self, rect: Rect, **options: Any) -> None:
        super().__init__(rect, **options)

    def draw(self, p: Painter) -> None:
        """Paper, then the holes."""
        super().draw(p)
        count = max(3, round(self.rect.w / (3.4 * _BITE)))
        for at in range(count):
            x = (at + 0.5) * self.rect.w / count
            p.disc(Rect(x - _BITE, -_BITE, 2 * _BITE, 2 * _BITE), "table")
