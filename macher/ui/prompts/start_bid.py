"""Phase 1: the sealed bid for start player, and the open raise among those tied (EN19 phase 1, ruling 1)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.rules import events as ev
from macher.rules.commands import BidForStart, RaiseStartBid
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Desk, Fact, question
from macher.ui.prompts.shared.bids import BidPrompt, Bids, bid_control, bid_control_size
from macher.ui.prompts.shared.envelopes import envelopes
from macher.ui.prompts.shared.party_columns import ColumnLine, caption, party_columns
from macher.ui.prompts.shared.words import forms, game_events, own, short_of
from macher.ui.scene import Context, Node
from macher.ui.widgets import Icon, Label


def _facts(desk: Desk, amount: int, money: int) -> list[Fact]:
    """What winning would cost and leave."""
    texts = desk.texts
    facts = [Fact(texts("prompt-bid-pay"), texts.money(amount))]
    if amount > money:
        bluff = texts("prompt-bid-bluff-tip")
        return [*facts, Fact(texts("prompt-bid-bluff"), texts.money(amount - money), tooltip=bluff)]
    return [*facts, Fact(texts("prompt-bid-leaving"), texts.money(money - amount))]


def _note(desk: Desk, amount: int, money: int) -> str:
    """The same as one sentence."""
    texts = desk.texts
    if amount > money:
        return texts.pair(texts("prompt-bid-bluff"), texts.money(amount - money))
    return texts("prompt-bid-note", amount=texts.money(amount), left=texts.money(money - amount))


class _StartPrompt(BidPrompt[Bids]):
    """What both bids for start player share: what winning would cost and leave."""

    def facts(self) -> Sequence[Fact]:
        if self.amount is None:
            return short_of(self.desk, self.options.least, self.options.money)
        return _facts(self.desk, self.amount.value, self.options.money)

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        return bid_control_size(ctx) if self.amount else (0.0, 0.0)

    def controls(self, ctx: Context, rect: Rect) -> Node | None:
        if self.amount is None:
            return None
        note = _note(self.desk, self.amount.value, self.options.money)
        return bid_control(ctx, rect, self.amount, self.desk.texts, self.desk.changed, note=note)


def _last_of(rounds: Sequence[Sequence[int]], seat: int) -> int:
    """The last bid of a seat; one that was not among those tied has its first bid of the round."""
    return next((bids[seat] for bids in reversed(rounds) if bids[seat] >= 0), -1)


@question(StartBidOptions)
class StartBidPrompt(_StartPrompt[StartBidOptions]):
    """A sealed amount from nothing to everything."""

    asks = Asked("prompt-start-title", takes=(BidForStart,), drawn=False)

    @property
    def hint(self) -> str:
        if self.again:
            return self.desk.texts("prompt-start-hint-again", money=self.desk.texts.money(self.options.least))
        return self.desk.texts("prompt-start-hint")

    @property
    def again(self) -> bool:
        """Whether this is a new bid among those tied; it can't be below the old one (VG06 6.2.1)."""
        return self.options.least > 0

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        money = texts.money(self.amount.value if self.amount else self.options.least)
        words = forms(self.desk, "prompt-start-confirm", money=money)
        return [self.confirm_act(words, lock=texts("prompt-sealed-bid"))]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        rounds = [event.bids for event in game_events(self.desk) if isinstance(event, ev.StartBidsRevealed)]
        root = Node(rect)
        said = texts("prompt-start-again" if self.again else "prompt-start-last" if rounds else "prompt-start-first")
        label, area = caption(ctx, rect.local(), said)
        root.add(label)
        count = len(self.desk.view.parties)
        seats = [(self.desk.view.start + at) % count for at in range(count)]
        last = [_last_of(rounds, seat) for seat in range(count)] if rounds else []
        nodes = self._envelopes(area, seats, last) if ctx.wide else self._columns(ctx, area, seats, last)
        for seat, node in zip(seats, nodes, strict=True):
            past = [texts.money(bids[seat]) for bids in rounds if bids[seat] >= 0]
            if past:
                node.tooltip = f"{self.desk.names.player(seat)}\n{texts('prompt-start-past', bids=texts.listing(past))}"
        return root.add(*nodes)

    def _envelopes(self, area: Rect, seats: Sequence[int], last: Sequence[int]) -> list[Node]:
        """Who has sealed a bid, and the own one; below each the last bid, or who starts now."""
        texts = self.desk.texts
        notes: dict[int, Sequence[str]] = {}
        for seat in seats:
            if last:
                bid = texts.money(last[seat]) if last[seat] >= 0 else "–"
                notes[seat] = [texts("prompt-start-last-bid", money=bid), bid]
            elif seat == self.desk.view.start:
                notes[seat] = forms(self.desk, "prompt-start-now")
        return envelopes(self.desk, area, seats, texts.money(self.amount.value if self.amount else 0), notes)

    def _columns(self, ctx: Context, area: Rect, seats: Sequence[int], last: Sequence[int]) -> list[Node]:
        """The last bids and who starts now, where there is no room for envelopes."""
        texts = self.desk.texts
        lines: dict[int, list[ColumnLine]] = {}
        for seat in seats:
            lines[seat] = []
            if last:
                bid = last[seat]
                word = texts.money(bid) if bid >= 0 else "–"
                lines[seat].append(ColumnLine([word, texts.money_short(bid) if bid >= 0 else "–"], "points", "muted"))
            starts = seat == self.desk.view.start
            lines[seat].append(ColumnLine(forms(self.desk, "prompt-start-now") if starts else "", "card", "ink_soft"))
        return party_columns(ctx, self.desk, area._replace(h=min(area.h, 150)), seats, lines)

    def context(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect)
        label, area = caption(ctx, rect.local(), self.desk.texts("prompt-start-brings"))
        root.add(label)
        line = ctx.type.style("body").size * 1.5
        for at, key in enumerate(("first", "ties", "cost")):
            row = area.at(0, area.y + at * line)._replace(h=line)
            root.add(Icon(row._replace(w=18), "check", "muted"))
            root.add(Label(row.trim(left=26), forms(self.desk, f"prompt-start-brings-{key}"), "body"))
        return root


@question(
    StartRaiseOptions,
    says={RaiseStartBid: lambda say, command: say.texts("advice-raise", money=say.texts.money(command.amount))},
)
class StartRaisePrompt(_StartPrompt[StartRaiseOptions]):
    """Those tied raise once, in order, or pass."""

    asks = Asked("prompt-tie-title", takes=(RaiseStartBid,), drawn=False)

    @property
    def hint(self) -> str:
        tied, bids = self._order()
        held = max((amount for amount in bids.values() if amount >= 0), default=-1)
        key = "prompt-tie-hint-raised" if held >= 0 else "prompt-tie-hint"
        last = self.desk.names.player(tied[-1]) if tied else ""
        return self.desk.texts(key, money=self.desk.texts.money(self.options.least - self.options.unit), player=last)

    def _order(self) -> tuple[list[int], dict[int, int]]:
        """The tied seats in order, each with its answer: an amount, or -1 for a pass."""
        tied: list[int] = []
        said: dict[int, int] = {}
        for event in game_events(self.desk):
            if isinstance(event, ev.StartTied):
                tied, said = list(event.seats), {}
            elif isinstance(event, ev.StartBidRaised):
                said[event.seat] = event.amount
            elif isinstance(event, ev.Passed) and event.step == "start_tie":
                said[event.seat] = -1
        return tied, said

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        money = texts.money(self.amount.value if self.amount else self.options.least)
        short = "" if self.amount else texts("refusal-bid-too-high", money=texts.money(self.options.money))
        words = forms(self.desk, "prompt-tie-confirm", money=money)
        return [self.confirm_act(words, short, icon="check"), self.pass_act()]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        tied, said = self._order()
        root = Node(rect)
        label, area = caption(ctx, rect.local(), texts("prompt-tie-order"))
        root.add(label)
        lines: dict[int, list[ColumnLine]] = {}
        for seat in tied:
            if seat == own(self.desk) and self.amount:
                bid = self.amount.value
                lines[seat] = [ColumnLine([texts.money(bid), texts.money_short(bid)], "points", "action_text")]
            elif seat in said and said[seat] >= 0:
                lines[seat] = [ColumnLine([texts.money(said[seat]), texts.money_short(said[seat])], "points")]
            else:
                word = texts("prompt-passes" if seat in said else "prompt-waits")
                lines[seat] = [ColumnLine(word, "points", "muted")]
        width = min(area.w, 140.0 * len(tied))
        return root.add(*party_columns(ctx, self.desk, area._replace(w=width, h=min(area.h, 150)), tied, lines))
