"""Auctions side by side: what was paid, and the bid of the runner-up below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.marks import Scale, around, draw_point
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
        step = ctx.step
        sales = [sale for _, _, found in self.rounds for sale in found]
        prices = [price.value for sale in sales for price in (sale.winner, sale.runner_up) if price is not None]
        self.names, self.codes = step("caption"), step("sign", 1.2)
        largest = step("caption")
        above, below = largest / 2, self.names + self.codes + largest / 2  # marks on the outer lines need room
        box = rect.local().trim(top=above, bottom=below)
        self.scale = Scale.of(ctx, box, max([5, *prices]), write, step("caption", 2.2))
        self.pitch = self.scale.area.w / max(1, len(sales))
        self.side = min(largest, (self.pitch - 3) / (1 + _RUNNER_UP))
        for sale, spot in zip(sales, self._places(len(sales)), strict=True):
            self.add(Explained(spot._replace(y=0, h=spot.bottom + self.codes), sale.tip))

    def _places(self, count: int) -> list[Rect]:
        """The places of the auctions side by side."""
        return self.scale.area.columns(count) if count else []

    def draw(self, p: Painter) -> None:
        """Scale, auctions, names of the rounds."""
        self.scale.draw(p)
        places = self._places(sum(len(sales) for _, _, sales in self.rounds))
        for at, (long, short, sales) in enumerate(self.rounds):
            own, places = places[: len(sales)], places[len(sales) :]
            whole = own[0].around(own[-1])
            if at:
                p.vline(whole.x, whole.y, self.rect.h - whole.y, "hairline", 1)
            under = self.rect.local().take_bottom(self.names)[0]._replace(x=whole.x + 3, w=whole.w - 6)
            if min(p.width(long, "label"), p.width(short, "label")) <= under.w + 4:
                p.text([long, short], under, "label", "muted", "centre")
            for sale, spot in zip(sales, own, strict=True):
                self._sale(p, sale, spot)

    def _sale(self, p: Painter, sale: Sale, box: Rect) -> None:
        code = box._replace(y=box.bottom + self.side / 2, h=self.codes)
        if sale.icon:
            side = min(20.0, box.w)
            p.icon(sale.code, code.centred(side, side), "muted")
        elif p.width(sale.code, "label:semibold") <= box.w + 1:
            p.text(sale.code, code, "label:semibold", "ink", "centre")
        if sale.winner is None:
            return
        y, x = self.scale.y(sale.winner.value), box.cx
        if sale.runner_up is not None:
            below, small = self.scale.y(sale.runner_up.value), self.side * _RUNNER_UP
            if below - y < (self.side + small) / 2:  # too close to fit below: put it beside the buyer
                x -= small / 2
                draw_point(p, sale.runner_up.party, x + (self.side + small) / 2 + 2, below, small)
            else:
                p.vline(x - 1, y, below - y, "slot_line", 2)
                draw_point(p, sale.runner_up.party, x, below, small)
        p.mark(sale.winner.party, around(x, y, self.side))
