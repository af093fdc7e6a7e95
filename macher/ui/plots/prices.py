"""Auctions side by side: what was paid, and the bid of the runner-up below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.marks import draw_levels, draw_point, scale_top
from macher.ui.scene import Context, Node
from macher.ui.widgets.notes import Explained

_RUNNER_UP: Final = 0.62
"""Size of the runner-up's glyph as a share of the buyer's mark."""


@dataclass(frozen=True, slots=True)
class Price:
    """A bid, in the units of the plot."""

    party: str
    value: int


@dataclass(frozen=True, slots=True)
class Sale:
    """An auction."""

    code: str
    """Two or three letters, or an icon's name with ``icon``."""
    tip: str
    winner: Price | None
    runner_up: Price | None
    icon: bool = False


class PricePlot(Node):
    """Auctions in their order, round by round: the buyer's mark at the price, the runner-up's glyph at the last bid."""

    role = "image"

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        name: str,
        rounds: Sequence[tuple[str, str, Sequence[Sale]]],
        write: Callable[[int], str],
    ) -> None:
        """``rounds``: name in full, short, and its auctions."""
        super().__init__(rect, name=name)
        self.rounds = [(long, short, list(sales)) for long, short, sales in rounds]
        self.write = write
        step = ctx.step
        self.level = step("caption", 2.2)
        sales = [sale for _, _, found in self.rounds for sale in found]
        prices = [price.value for sale in sales for price in (sale.winner, sale.runner_up) if price is not None]
        self.names, self.codes = step("caption"), step("sign", 1.2)
        largest = step("caption")
        above, below = largest / 2, self.names + self.codes + largest / 2  # marks on the outer lines need room
        self.top = scale_top(max([5, *prices]), rect.h - above - below, self.level)
        left = max(step("line"), ctx.width(write(self.top), "label") + 12)
        self.area = rect.local().trim(left=left, top=above, bottom=below)
        self.pitch = self.area.w / max(1, len(sales))
        self.side = min(largest, (self.pitch - 3) / (1 + _RUNNER_UP))
        for at, sale in enumerate(sales):
            x = self.area.x + at * self.pitch
            self.add(Explained(Rect(x, 0, self.pitch, self.area.bottom + self.codes), sale.tip))

    def draw(self, p: Painter) -> None:
        """Scale, auctions, names of the rounds."""
        area = self.area
        draw_levels(p, area, self.top, self.write, self.level)
        x = area.x
        for at, (long, short, sales) in enumerate(self.rounds):
            width = self.pitch * len(sales)
            if at:
                p.vline(x, area.y, self.rect.h - area.y, "hairline", 1)
            under = Rect(x + 3, self.rect.h - self.names, width - 6, self.names)
            if min(p.width(long, "label"), p.width(short, "label")) <= under.w + 4:
                p.text([long, short], under, "label", "muted", "centre")
            for sale in sales:
                self._sale(p, sale, Rect(x, area.y, self.pitch, area.h))
                x += self.pitch

    def _sale(self, p: Painter, sale: Sale, box: Rect) -> None:
        code = Rect(box.x, box.bottom + self.side / 2, box.w, self.codes)
        if sale.icon:
            side = min(20.0, box.w)
            p.icon(sale.code, code.centred(side, side), "muted")
        elif p.width(sale.code, "label:semibold") <= box.w + 1:
            p.text(sale.code, code, "label:semibold", "ink", "centre")
        if sale.winner is None:
            return
        y, x = self._y(sale.winner), box.cx
        if sale.runner_up is not None:
            below, small = self._y(sale.runner_up), self.side * _RUNNER_UP
            if below - y < (self.side + small) / 2:  # too close to fit below: put it beside the buyer
                x -= small / 2
                draw_point(p, sale.runner_up.party, x + (self.side + small) / 2 + 2, below, small)
            else:
                p.vline(x - 1, y, below - y, "slot_line", 2)
                draw_point(p, sale.runner_up.party, x, below, small)
        p.mark(sale.winner.party, Rect(x - self.side / 2, y - self.side / 2, self.side, self.side))

    def _y(self, price: Price) -> float:
        return self.area.bottom - self.area.h * price.value / self.top
