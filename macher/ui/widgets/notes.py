"""Small things that inform: banners, key caps, the name tag of a party, and places that only explain themselves."""

from __future__ import annotations

from typing import Any

from macher.ui.layout import Rect
from macher.ui.paint.fonts import cut
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets.basic import Drawing


class Banner(Node):
    """A sentence with an icon over the full width of an area; `kind` is info or warn."""

    role = "alert"

    def __init__(self, rect: Rect, text: str, kind: str = "info", **options: Any) -> None:
        super().__init__(rect, **options)
        self.text, self.kind = text, kind
        self.name = self.name or text

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink: Ink = "contra" if self.kind == "warn" else "pro"
        p.fill(box, f"{ink}_ground")
        p.fill(box._replace(w=4), ink)
        icon, rest = box.inset(16, 0).take_left(22, 10)
        p.icon("triangle-alert" if self.kind == "warn" else "info", icon, ink)
        p.paragraph(self.text, rest, "strong", ink, valign="middle")


class KeyCap(Node):
    """The name of a key in a thin frame."""

    role = "text"

    def __init__(self, rect: Rect, key: str, colour: Ink = "ink", edge: Ink = "slot_line", **options: Any) -> None:
        super().__init__(rect, **options)
        self.key_name, self.colour, self.edge = key, colour, edge
        self.name = self.name or key

    def draw(self, p: Painter) -> None:
        p.frame(self.rect.local(), self.edge, 1.5)
        p.text(self.key_name, self.rect.local().inset(4, 0), "label:semibold", self.colour, "centre")


class Explained(Node):
    """A place of a drawing that has a name for assistive tools and a sentence when pointed at."""

    role = "text"

    def __init__(self, rect: Rect, tip: str, **options: Any) -> None:
        super().__init__(rect, name=tip.split("\n")[0], tooltip=tip, **options)


class PartyTag(Drawing):
    """Abbreviation and glyph on the party's colour."""

    role = "text"

    def __init__(self, rect: Rect, party: str, short: str, **options: Any) -> None:
        super().__init__(rect, lambda p, box: draw_tag(p, box, party, short), name=short, **options)

    @staticmethod
    def natural(ctx: Context, short: str) -> tuple[float, float]:
        """The size a tag with this abbreviation wants."""
        style = ctx.type.style("tab")
        return ctx.width(short, style) + style.size * 2.3, round(style.size * 1.6)


def draw_tag(p: Painter, box: Rect, party: str, short: str) -> None:
    """A party's tag in a box; the text stands on the shade that carries small white writing."""
    size = p.style("tab").size
    p.fill(box, f"{party}.small")
    if p.theme.parties[party].outlined:
        p.frame(box, f"{party}.edge", 1.5)
    glyph = round(size * 0.62)
    p.glyph(party, box.trim(left=size * 0.5).anchored(glyph, glyph, 0, 0.5))
    p.text(short, box.trim(left=size * 0.5 + glyph + size * 0.4, right=size * 0.3), "tab", f"{party}.on")


def shortened(ctx: Context, name: str, width: float, style: StyleLike) -> str:
    """A name as far as it fits a line, with three dots for the rest."""
    return cut(lambda text: ctx.width(text, style), name, width)
