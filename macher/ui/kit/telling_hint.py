"""Quiet lines at the lower right while something is told by itself: what leads on, and what to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable


class Hint(Clickable):
    """A quiet line that does what its key does."""

    def __init__(
        self, rect: Rect, text: str, style: Style, ink: Ink, call: Callable[[], None], *, action: str, **options: Any
    ) -> None:
        super().__init__(rect, name=text, on_click=call, **options)
        self.style, self.ink, self.action = style, ink, action

    def shortcut(self) -> str:
        return self.stage.app.shortcut(self.action) if self.stage is not None else ""

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.name, box, self.style, self.ink, "right")
        if self.hovered:
            p.hline(4, box.cy + self.style.size * 0.66, box.w - 4, self.ink, 1)


def add_hints(
    root: Node,
    ctx: Context,
    texts: Texts,
    entries: Sequence[tuple[str, str, Callable[[], None], str, str]],
    box: Rect,
    style: Style,
    ink: Ink,
) -> None:
    """Adds lines from the right end of a box to the left: id, words, what they do, their action, their tooltip."""
    right = box.right
    for id, word, call, action, tip in entries:
        chord = ctx.app.shortcut(action)
        said = texts.pair(chord, word) if chord else word
        wide = ctx.width(said, style) + 4
        spot = Rect(right - wide, box.y, wide, box.h)
        root.add(Hint(spot, said, style, ink, call, id=id, action=action, tooltip=tip))
        right -= wide + style.size * 1.3
