"""Poll auctions that go round and round until one bidder is left (VG06 6.2.7, WBC06 5.2.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.rules.national.options import RaiseOptions
from macher.rules.national.values import NOTHING_YET
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink
from macher.ui.prompts.base import Desk, Fact, question
from macher.ui.prompts.classic.contributions import average, spread, sum_average
from macher.ui.prompts.polls import PollBidPrompt
from macher.ui.prompts.shared.bids import bid_control, bid_control_size
from macher.ui.prompts.shared.party_columns import ColumnLine, PartyColumn, caption, one_money
from macher.ui.prompts.shared.words import fit, forms, own
from macher.ui.scene import Context, Node


def kept_dice(desk: Desk) -> int:
    """Dice for a poll that is kept."""
    dice = desk.edition.capabilities.dice
    return dice.kept_poll if dice is not None else 0


def kept_fact(desk: Desk) -> Fact:
    """Members, and what they may be after keeping a poll."""
    members, dice = desk.view.parties[own(desk)].base, kept_dice(desk)
    tip = desk.texts("prompt-kept-tip", n=dice, average=average(desk, sum_average(desk, dice)))
    return Fact(desk.texts("prompt-poll-keep-base"), desk.texts.number(members), spread(desk, members, dice), tip)


@question(RaiseOptions)
class RaisePrompt(PollBidPrompt):
    """More than the highest bid, or out of this auction."""

    options: RaiseOptions

    @property
    def place(self) -> int:
        """The land whose poll it is."""
        return self.options.place

    def _inside(self) -> list[int]:
        """Other seats that have not passed, in the order of play."""
        auction = self.auction
        return [
            seat for seat, bid in zip(auction.order, auction.bids, strict=True) if bid != -1 and seat != own(self.desk)
        ]

    @property
    def free(self) -> bool:
        """Whether zero is a legal bid: here polls have a lowest price (ruling C9)."""
        return not self.desk.edition.capabilities.poll_minimum

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        texts = self.desk.texts
        least = texts.money(self.options.least)
        if self.amount is None:
            return texts(
                "prompt-poll-hint-none", money=least, missing=texts.money(self.options.least - self.options.money)
            )
        return texts("prompt-raise-hint", money=least, n=len(self._inside()))

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        facts: list[Fact] = []  # the hint says how much is missing where no bid is possible
        if self.amount is not None:
            facts.append(Fact(texts("prompt-poll-win"), texts.money(self.options.money - self.amount.value)))
        return [*facts, kept_fact(self.desk)]

    # -- places --------------------------------------------------------------------------------------------------------

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        if self.amount is None:
            return 0.0, 0.0
        return bid_control_size(ctx) if ctx.wide else (328.0, 74.0)

    def controls(self, ctx: Context, rect: Rect) -> Node | None:
        if self.amount is None:
            return None
        if ctx.wide:
            return bid_control(ctx, rect, self.amount, self.desk.texts, self.desk.changed)
        root = Node(rect)
        left, right = rect.local().take_left(min(222.0, rect.w - 76), 8)
        control = bid_control(ctx, left, self.amount, self.desk.texts, self.desk.changed)
        return root.add(control, *self._winning(right._replace(h=36), self.amount.value))

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect)
        label, area = caption(ctx, rect.local(), forms(self.desk, "prompt-raise-order"))
        root.add(label)
        order = self.auction.order
        area = area._replace(h=min(area.h, 140), w=min(area.w, 190.0 * len(order)))
        cells = area.columns(len(order), 8.0 if ctx.wide else 4.0)
        offers = [*self.auction.bids, *([self.amount.value] if self.amount is not None else [])]
        write = one_money(ctx, self.desk.texts, offers, cells[0].w)
        root.add(*[self._column(ctx, cell, at, write) for at, cell in enumerate(cells)])
        return root

    def _column(self, ctx: Context, cell: Rect, at: int, write: Callable[[int], str]) -> PartyColumn:
        texts, auction = self.desk.texts, self.auction
        seat, bid = auction.order[at], auction.bids[at]
        mine = seat == own(self.desk)
        word = write(bid)
        colour: Ink = "ink"
        state: str | list[str] = texts("prompt-poll-highest" if bid == max(auction.bids) else "prompt-poll-beaten")
        if bid == NOTHING_YET:
            word, state, colour = "–", forms(self.desk, "prompt-raise-nothing"), "muted"
        elif bid < 0:
            word, state, colour = texts("prompt-passes"), texts("prompt-poll-out"), "muted"
        if mine and self.amount is not None:
            word, colour = write(self.amount.value), "action_text"
            state = texts("prompt-poll-yours")
        name = fit(ctx, self.desk.names.player(seat), "card:medium", cell.w - 14)
        lines = [ColumnLine(word, "points", colour), ColumnLine(state, "card:medium", "muted")]
        if cell.h >= 80:
            lines.insert(0, ColumnLine(name, "card:medium"))
        tip = self.desk.names.player(seat)
        if seat == auction.auctioneer:
            tip = f"{tip}\n{texts('prompt-raise-opens')}"
        head = f"{at + 1}  {self.desk.names.party(seat)}" if cell.w >= 84 else self.desk.names.party(seat)
        return PartyColumn(cell, self.desk.names.party_key(seat), head, lines, mine=mine, tooltip=tip)

    def preview(self) -> PlayerView:
        """The view without a change: nobody knows the poll yet."""
        return self.desk.view

    def context(self, ctx: Context, rect: Rect) -> Node | None:
        """The player's cabinet: these polls have no backs, so there is nothing to say about them yet."""
        return None
