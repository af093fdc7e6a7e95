"""The four frames of the quiet pages: furniture, handbook, yearbook and ballot.

In a small window the columns stand one above the other, or the page shows one of them.
"""

from __future__ import annotations

from macher.ui.kit.layers import middle, pad, paper, share, tall, wide
from macher.ui.kit.leaves import words
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row
from macher.ui.kit.sheets import Spine, Tab, spine
from macher.ui.paint.painter import Ink
from macher.ui.widgets import Segment


def frame_furniture(k: Kit, told: Spine, listed: Part, detail: Part, *, opened: bool, beside: Ink = "wall") -> Part:
    """The spine, a ground with a list or grid, and the chosen one; in a small window only what is `opened`."""
    if k.low:
        return column(_head(k, told), share(detail if opened else listed))
    width = k.size(400, 208, 0)
    return row(wide(spine(k, told, beside=beside), width), share(listed), wide(detail, k.size(656, 480, 0)))


def frame_handbook(k: Kit, plate: Part, sheet: Part, index: Part) -> Part:
    """A plate, the sheet about it, and the index at the outer edge."""
    if k.low:
        return row(column(plate, share(sheet)), wide(index, 150))
    return row(wide(plate, k.size(900, 540, 0)), share(sheet), wide(index, k.size(250, 178, 0)))


def frame_yearbook(k: Kit, title: Part, sheet: Part, index: Part, *, game: bool = False) -> Part:
    """A title page, a sheet, and the index; the title page of one `game` is narrower."""
    if k.low:
        return row(column(title, share(sheet)), wide(index, 150))
    width = k.size(380 if game else 560, 300, 0)
    return row(wide(title, width), share(sheet), wide(index, k.size(256, 178, 0)))


def frame_ballot(k: Kit, told: Spine, card: Part) -> Part:
    """The spine and a torn card; in a small window its head."""
    if k.low:
        return column(_head(k, told), share(pad(share(card), 8, 8, 8, 8)))
    edge, top = k.size(32, 16, 0), k.size(44, 16, 0)
    return row(wide(spine(k, told), k.size(560, 250, 0)), share(pad(share(card), edge, top, edge, top)))


def _head(k: Kit, told: Spine) -> Part:
    """The spine of a small window: a head with its tabs in a list that opens."""
    tabs = {each.id: each for each in told.tabs}
    opened = next((each.id for each in told.tabs if each.opened), "")
    choice = wide(_chooser(k, list(tabs.values()), opened, told.title), k.step("field")) if tabs else None
    shown = row(middle(words(k, told.title, "title", "on_bar")), choice, *told.foot, gap=k.step("gap"))
    return tall(paper(pad(share(shown), 16, 8, 16, 8), fill="bar", id="spine", zone=True), 64)


def _chooser(k: Kit, tabs: list[Tab], opened: str, name: str) -> Part:
    calls = {each.id: each.call for each in tabs}
    segments = [Segment(each.id, f"{each.text} {each.count}".strip()) for each in tabs]
    return k.dropdown(segments, opened, lambda id: calls[id](), id="spine.tabs", name=name)
