"""New marks of merit beside the winner's poster: stamps that fall once it hangs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from macher.i18n import Texts
from macher.ui.features.ending.poster import PosterTelling
from macher.ui.layout import Rect
from macher.ui.paint.mark_stamps import MARK_ASPECT, paint_mark
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable

__all__ = ["with_new_marks"]

_MOST: Final = 2
"""Most stamps that fall; the others are counted."""
_FROM: Final = 1.35
"""How large a stamp is when it begins to fall."""


def with_new_marks(
    ctx: Context, root: Node, texts: Texts, keys: Sequence[str], telling: PosterTelling, open_album: Callable[[], None]
) -> Node:
    """The page of a poster with the new marks at its lower right; unchanged without any."""
    poster = next((node for node in root.walk() if node.id == "poster"), None)
    if poster is None or not keys:
        return root
    tall = ctx.viewport.pick(123.0, 84.0, 66.0)
    shown = [texts(f"mark-{key}") for key in keys[:_MOST]]
    more = texts("album-more", n=len(keys) - _MOST) if len(keys) > _MOST else ""
    lines = [texts("album-new"), *shown, *([more] if more else [])]
    stamps = len(shown) * (tall * MARK_ASPECT + 12)
    words = max(ctx.width(line, "strong") for line in lines) + 12
    edge, pad = ctx.step("margin", 0.6), 14.0
    box = Rect(
        poster.rect.right - edge - stamps - words - 2 * pad,
        poster.rect.bottom - tall - 2 * pad - ctx.step("space"),
        stamps + words + 2 * pad,
        tall + 2 * pad,
    )
    return root.add(_NewMarks(box, keys[:_MOST], lines, tall, telling, open_album))


class _NewMarks(Clickable):
    """The stamps, stuck on the poster, with their names on a slip of paper; a click opens the album."""

    def __init__(
        self,
        rect: Rect,
        keys: Sequence[str],
        lines: Sequence[str],
        tall: float,
        telling: PosterTelling,
        open_album: Callable[[], None],
    ) -> None:
        said = ", ".join(lines)
        super().__init__(rect, id="poster.marks", name=said, on_click=open_album, tooltip=said)
        self.keys, self.lines, self.tall, self.telling = keys, lines, tall, telling

    def draw(self, p: Painter) -> None:
        share = self.telling.share("marks")
        if share <= 0:
            return
        box = self.rect.local()
        start = 14.0 + len(self.keys) * (self.tall * MARK_ASPECT + 12)
        slip = box.trim(left=start - 4).inset(0, (box.h - self.tall) / 2)
        p.fill(slip, "panel")
        x = 14.0
        grown = 1 + (_FROM - 1) * (1 - share)
        for key in self.keys:
            spot = Rect(x, 14, self.tall * MARK_ASPECT, self.tall)
            paint_mark(p, spot.centred(spot.w * grown, spot.h * grown), key)
            x += spot.w + 12
        room = box.trim(left=x, right=10)
        step = p.style("strong").size * 1.4
        lines = room.centred(room.w, step * len(self.lines))
        for at, (said, line) in enumerate(zip(self.lines, lines.rows(len(self.lines)), strict=True)):
            p.text(said, line, "label" if at == 0 else "strong", "muted" if at == 0 else "ink")
