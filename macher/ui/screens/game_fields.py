"""Fields that a new game and a new tournament share: edition, seed, figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from macher.editions.registry import EditedCopy
from macher.i18n import Texts
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, row
from macher.ui.widgets import Segment, TextEntry

__all__ = ["data_field", "seed_field"]


def seed_field(kit: Kit, texts: Texts, seed: str, take: Callable[[str], None], draw: Callable[[], None]) -> Part:
    """The seed, and a button that draws another one."""
    said, new = texts("newgame-seed"), texts("newgame-seed-new")
    entry = kit.control(lambda box: TextEntry(box, seed, take, accept=str.isdigit, limit=18, id="seed", name=said))
    forms = [new, texts("newgame-seed-new-short")]
    button = kit.button(forms, draw, kind="raised", icon="dices", id="seed.new", tooltip=new)
    return kit.field([f"{said} · {texts('newgame-seed-note')}", said], row(entry, button, gap=10), "body")


def data_field(
    kit: Kit, texts: Texts, copies: Sequence[EditedCopy], chosen: Path | None, take: Callable[[Path | None], None]
) -> Part:
    """The figures of the game: those that come with it, or an edited copy."""
    files = [Segment(None, texts("newgame-data-shipped"))]
    files += [
        Segment(copy.path, texts("newgame-data-own", name=copy.path.name), reason="" if copy.ok else copy.reason)
        for copy in copies
    ]
    said = texts("newgame-data")
    forms = [f"{said} · {texts('newgame-data-note')}", said]
    return kit.field(forms, kit.dropdown(files, chosen, take, id="data", name=said), "body")
