"""The strip below a card of the box: all cards of its kind, complete ones in full tone, the open one in blue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from macher.editions.box.count import Count
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable

__all__ = ["CardStrip", "StripCard"]

_HOLE: Final = 9.0


@dataclass(frozen=True, slots=True)
class StripCard:
    """A card of the strip."""

    key: str
    short: str
    spoken: str
    count: Count
    said: str
    """How far the open card is."""
    land: str = ""
    """Key of the state whose stamp is shown."""
    icon: str = ""
    """The sign of a card that is the only one of its kind."""


class CardStrip(Node):
    """Perforated paper with the cards side by side."""

    def __init__(
        self, rect: Rect, cards: Sequence[StripCard], chosen: str, choose: Callable[[str], None], name: str
    ) -> None:
        super().__init__(rect, id="box.strip", zone=True, name=name)
        inner = rect.local().inset(18, rect.h * 0.1)
        wide = min(inner.w / max(1, len(cards)), 110.0 if cards[0].land else 150.0)
        for at, card in enumerate(cards):
            spot = Rect(inner.x + at * wide, inner.y, wide, inner.h)
            self.add(
                _StripSpot(spot, card, card.key == chosen, partial(choose, card.key), [each.short for each in cards])
            )

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "panel")
        count = max(3, round(box.h / (3 * _HOLE)))
        for at in range(count):
            y = (at + 0.5) * box.h / count
            for x in (0.0, box.w):
                p.disc(Rect(x - _HOLE / 2, y - _HOLE / 2, _HOLE, _HOLE), "table")


class _StripSpot(Clickable):
    def __init__(
        self, rect: Rect, card: StripCard, chosen: bool, call: Callable[[], None], all_: Sequence[str]
    ) -> None:
        super().__init__(rect, id=f"box.card.{card.key}", name=card.spoken, on_click=call, tooltip=card.spoken)
        self.card, self.chosen, self.all = card, chosen, all_

    def draw(self, p: Painter) -> None:
        box, card = self.rect.local(), self.card
        ink: Ink = "action_text" if self.chosen else "ink" if card.count.complete else "muted"
        low = max(p.style("caption").size * 1.4, box.h * 0.22)
        upper = box.trim(bottom=low)
        if self.hovered and not self.chosen:
            p.fill(box.inset(2), "row")
        if card.land:
            high = min(upper.h, (upper.w - 6) / ASPECT)
            spot = upper.centred(high * ASPECT, high)
            paint_place(p, spot, card.land, card.short, ink)
        else:
            self._paper(p, upper, ink)
        below = Rect(0, box.bottom - low, box.w, low)
        if self.chosen and not card.count.complete:
            p.text([card.said, f"{card.count.done}/{card.count.total}"], below, "caption:bold", ink, "centre")
        else:
            side = min(20.0, low * 0.9)
            p.ballot(below.centred(side, side), card.count.complete, ink, None)

    def _paper(self, p: Painter, box: Rect, ink: Ink) -> None:
        """A card with its name in a few letters, of the same size on all cards, or with a sign."""
        size = min(box.h * 0.5, 26.0)
        widest = max(p.width(each, Style("condensed", "bold", size)) for each in self.all)
        room = box.w - 20
        size = max(p.style("caption").size, size * min(1.0, room / max(1.0, widest)))
        wide = min(box.w - 8, max(box.h * 1.2, widest + 14))
        spot = box.centred(wide, box.h - 4)
        p.box(spot, "own", "action" if self.chosen else "rule" if self.card.count.complete else "slot_line", 2)
        if self.card.icon:
            p.icon(self.card.icon, spot.centred(size * 1.4, size * 1.4), ink)
        else:
            p.text(self.card.short, spot.inset(3, 0), Style("condensed", "bold", size), ink, "centre")

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""
