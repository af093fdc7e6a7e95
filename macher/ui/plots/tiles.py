"""Single figures in large letters side by side, each with its caption and its origin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node

__all__ = ["Tile", "TileBoard"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure."""

    caption: str
    brief: str
    """The caption where there is little room."""
    value: str
    beside: str
    """Small text after the figure."""
    notes: tuple[tuple[str, str], ...]
    """Lines below it, each in full and short."""
    party: str = ""
    """Key of the party whose figure it is: its mark stands before the first line."""


class TileBoard(Node):
    """All figures in rows from the upper left corner."""

    role = "group"

    def __init__(self, ctx: Context, rect: Rect, name: str, tiles: Sequence[Tile]) -> None:
        super().__init__(rect, name=name)
        across = min(len(tiles), 3 if rect.w >= ctx.step("field", 2.4) else 2) or 1
        down = -(-len(tiles) // across)
        gap = ctx.step("wide")
        height = min(ctx.step("side", 0.85), (rect.h - gap * (down - 1)) / max(1, down))
        area = rect.local()._replace(h=height * down + gap * (down - 1))
        for tile, spot in zip(tiles, area.grid(across, down, gap), strict=False):
            self.add(_TileBox(spot, tile, "column" if ctx.wide else "heading"))


class _TileBox(Node):
    role = "text"

    def __init__(self, rect: Rect, tile: Tile, style: str) -> None:
        said = [tile.caption, f"{tile.value} {tile.beside}".strip(), *(long for long, _ in tile.notes)]
        super().__init__(rect, name=", ".join(said))
        self.tile, self.style = tile, style

    def draw(self, p: Painter) -> None:
        """Caption, figure, lines, one below the other."""
        box, tile = self.rect.local(), self.tile
        p.hline(0, 0, box.w, "rule", 2)
        small, style = p.style("label").size * 1.35, p.style(self.style)
        caption, rest = box.trim(top=8).take_top(small, 2)
        p.text([tile.caption, tile.brief], caption, "label", "muted")
        value, rest = rest.take_top(style.size * 1.15, 2)
        p.text(tile.value, value, style)
        p.text(tile.beside, value.trim(left=p.width(tile.value, style) + 10, top=style.size * 0.3), "strong", "muted")
        for at, forms in enumerate(tile.notes):
            line, rest = rest.take_top(small)
            if tile.party and not at:
                side = small * 0.86
                p.mark(tile.party, Rect(line.x, line.cy - side / 2, side, side))
                line = line.trim(left=side + 8)
            p.text(list(forms), line, "label:semibold" if not at else "label", "ink" if not at else "muted")
