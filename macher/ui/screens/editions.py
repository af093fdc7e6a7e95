"""The editions as alternatives side by side: the same names in the same order wherever one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from macher.editions.registry import editions
from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.scene import Context
from macher.ui.widgets import Segment, Segments

__all__ = ["edition_choice"]


def edition_choice(
    ctx: Context,
    row: Rect,
    texts: Texts,
    chosen: str,
    choose: Callable[[str], None],
    offered: Iterable[str] = (),
    *,
    id: str = "edition",
    name: str = "",
) -> Segments:
    """A row of editions - all of them, or those that are offered - with what each is like as its tooltip."""
    keys = set(offered) or set(editions())
    parts = [
        Segment(
            key,
            texts(f"newgame-edition-{key}-long"),
            tooltip=texts(f"newgame-edition-{key}-note"),
            short=texts(f"newgame-edition-{key}"),
        )
        for key in editions()
        if key in keys
    ]
    return Segments(row, parts, chosen, choose, ctx=ctx, id=id, name=name or texts("newgame-edition"))
