"""Phase 8: bid once around for the top poll; its buyer looks at the front and publishes or keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.engine.command import Command
from macher.rules.commands import BidForPoll, KeepPoll, PublishPoll
from macher.rules.edition import PollCard
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.views import AuctionView, PlayerView
from macher.session.plan import Plan, SetTrend
from macher.ui.game.vocabulary import with_origin
from macher.ui.layout import Rect
from macher.ui.paint import Painter
from macher.ui.paint.painter import Ink
from macher.ui.prompts.base import Act, Asked, Desk, Fact, Prompt, question
from macher.ui.prompts.shared.bids import BidPrompt, bid_control, bid_control_size
from macher.ui.prompts.shared.cards import match_ink
from macher.ui.prompts.shared.forecast import forecast
from macher.ui.prompts.shared.party_columns import ColumnLine, PartyColumn, caption, caption_height, one_money
from macher.ui.prompts.shared.poll_results import (
    PollBack,
    back_text,
    ledger,
    own_trends,
    poll_path,
    possible_fronts,
    published,
)
from macher.ui.prompts.shared.words import fit, forms, own, refused
from macher.ui.scene import Context, Node
from macher.ui.widgets import Drawing, Label, Paragraph


def _range(desk: Desk, values: Sequence[int]) -> str:
    """One number, or the least and the greatest."""
    low, high = min(values), max(values)
    texts = desk.texts
    return texts.number(low) if low == high else f"{texts.number(low)}–{texts.number(high)}"


def votes_fact(desk: Desk, place: int, fronts: Sequence[PollCard], key: str) -> Fact | None:
    """The player's votes if converted, now and after publishing; None if their party can't rise."""
    trends = own_trends(desk, fronts, place)
    if not trends:
        return None
    seat = own(desk)
    now = forecast(desk, desk.view, place, seat).after
    then = [forecast(desk, desk.view, place, seat, trend).after for trend in trends]
    new, old = _range(desk, then), desk.texts.number(now)
    return Fact(desk.texts(key), old, new if new != old else "", worse=max(then) < now)


def base_fact(desk: Desk) -> Fact:
    """The party base, and after keeping a poll."""
    base = desk.view.parties[own(desk)].base
    kept = base + desk.edition.figures.poll_kept_base
    whole, short = forms(desk, "prompt-poll-keep-base")
    return Fact(whole, desk.texts.number(base), desk.texts.number(kept), short=short)


@question(PollBidOptions)
class PollBidPrompt(BidPrompt[PollBidOptions]):
    """A bid for the top poll, once around; the auctioneer bids last."""

    asks = Asked("prompt-poll-title", takes=(BidForPoll,))

    leaving = False
    """Whether the player is choosing how to pass all polls."""

    def reset(self) -> None:
        self.leaving = False
        super().reset()

    @property
    def auction(self) -> AuctionView:
        """The auction that is going on; raises ValueError if there is none."""
        if self.desk.view.auction is None:
            raise ValueError("no poll is being auctioned")
        return self.desk.view.auction

    @property
    def place(self) -> int:
        """The land whose poll it is."""
        return self.auction.place

    def _fronts(self) -> list[PollCard]:
        return possible_fronts(self.desk, self.auction.party)

    @property
    def passes_first(self) -> bool:
        return True

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        texts, auction = self.desk.texts, self.auction
        least = texts.money(self.options.least)
        if self.leaving:
            return texts("prompt-poll-leaving")
        if not self.options.least:
            after = len(auction.order) - len(auction.bids) - 1
            return texts("prompt-poll-hint-free", n=after) if after > 0 else texts("prompt-poll-hint-free-last")
        if self.amount is None:
            return texts(
                "prompt-poll-hint-none", money=least, missing=texts.money(self.options.least - self.options.money)
            )
        after = len(auction.order) - len(auction.bids) - 1
        if after <= 0:
            return texts("prompt-poll-hint-last", money=least)
        if after == 1:
            return texts("prompt-poll-hint-one", money=least, player=self.desk.names.player(auction.order[-1]))
        return texts("prompt-poll-hint", money=least, n=after)

    def facts(self) -> Sequence[Fact]:
        if self.leaving:
            return ()
        facts = [base_fact(self.desk)]
        votes = votes_fact(self.desk, self.place, self._fronts(), "prompt-poll-publish-votes")
        if votes:
            facts.append(votes)
        if self.amount is not None:  # last, where a narrow line drops it: money stands in the rail, too
            facts.append(self._money_left(self.amount.value))
        if not self.options.least:
            facts.append(Fact(self.desk.texts("prompt-poll-no-bid"), self.desk.texts.money(0), tooltip=self.hint))
        return facts

    def _money_left(self, bid: int) -> Fact:
        """The money after a bid that wins, or what the bid has too little."""
        left = self.options.money - bid
        key = "prompt-poll-win" if left >= 0 else "prompt-bid-bluff"
        return Fact(self.desk.texts(key), self.desk.texts.money(abs(left)))

    def buttons(self) -> Sequence[Act]:
        if self.leaving:
            return self._ways_to_pass()
        texts = self.desk.texts
        amount = self.amount.value if self.amount else self.options.least
        closed = refused(self.desk, self.options.bid(amount))
        forms = [texts("prompt-poll-bid", money=form) for form in (texts.money(amount), texts.money_short(amount))]
        return [
            self.confirm_act(forms, closed, icon="gavel"),
            self.pass_act(),
            Act(
                "pass_all",
                [texts("prompt-poll-pass-all"), texts("prompt-poll-pass-all-short")],
                self._pass_all,
                tooltip=texts("prompt-poll-pass-all-tip"),
            ),
        ]

    def _ways_to_pass(self) -> Sequence[Act]:
        """How to pass all polls, some of which may go for nothing."""
        texts = self.desk.texts
        return [
            Act(
                "pass_free",
                [texts("prompt-poll-unless-free"), texts("prompt-poll-unless-free-short")],
                lambda: self.desk.auto_pass("free_polls"),
                primary=True,
                tooltip=texts("prompt-poll-unless-free-tip"),
            ),
            Act("pass_back", texts("plan-back-short"), self._bid_on),
            Act(
                "pass_all",
                [texts("prompt-poll-free-too"), texts("prompt-poll-free-too-short")],
                lambda: self.desk.auto_pass("polls"),
                tooltip=texts("prompt-poll-pass-all-tip"),
            ),
        ]

    @property
    def free(self) -> bool:
        """Whether polls may go for nothing: zero is a legal first bid (ruling 11)."""
        return True

    # -- places --------------------------------------------------------------------------------------------------------

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        if self.amount is None or self.leaving:
            return 0.0, 0.0
        return bid_control_size(ctx) if ctx.wide else (328.0, 132.0)

    def controls(self, ctx: Context, rect: Rect) -> Node | None:
        """Minus, the bid and plus; in the tray they take the ledger's place, so it stands below them."""
        if self.amount is None or self.leaving:
            return None
        if ctx.wide:
            return bid_control(ctx, rect, self.amount, self.desk.texts, self.desk.changed)
        root = Node(rect)
        top, rest = rect.local().take_top(66, 3)
        left, right = top.take_left(min(top.w - 76, 222), 8)
        control = bid_control(ctx, left, self.amount, self.desk.texts, self.desk.changed)
        return root.add(control, *self._winning(right, self.amount.value), ledger(ctx, self.desk, rest))

    def _winning(self, rect: Rect, bid: int) -> list[Node]:
        """The money after the bid, beside the stepper, since the action bar has no room for it."""
        fact, texts = self._money_left(bid), self.desk.texts
        word, value = rect.rows(2)
        forms = [fact.caption]
        if fact.caption == texts("prompt-poll-win"):
            forms += [texts("prompt-money-left"), texts("prompt-money-left-short")]
        return [Label(word, forms, "caption", "muted"), Label(value, fact.value, "number")]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect)
        area = rect.local()
        if rect.w >= 560:
            word = texts("prompt-poll-top-caption")
            left, area = area.take_left(max(118.0, ctx.width(word, "label") + 2), 14)
            label, body = caption(ctx, left, word)
            root.add(label, PollBack(body, self.desk, self.auction.party))
        label, body = caption(ctx, area, [texts("prompt-poll-order"), texts("prompt-poll-order-short")])
        root.add(label)
        fronts = self._fronts()
        rising = bool(own_trends(self.desk, fronts, self.place))
        effects = body.h * (0.36 if ctx.wide else 0.4) if rising else caption_height(ctx) + 4
        body, below = body.trim(bottom=effects), body.take_bottom(effects)[0]
        gap = 8.0 if ctx.wide else 4.0
        order = self.auction.order
        cells = body.columns(len(order), gap)
        offers = [*self.auction.bids, *([self.amount.value] if self.amount is not None else [])]
        write = one_money(ctx, texts, offers, cells[0].w)
        root.add(*[self._column(ctx, cell, at, write) for at, cell in enumerate(cells)])
        below = below.trim(top=4 if ctx.wide else 0)
        if not rising:
            label, _ = caption(ctx, below, [texts("prompt-poll-no-rise"), texts("prompt-poll-no-rise-short")])
            return root.add(label)
        forms = [texts("prompt-poll-effect", n=len(fronts)), texts("prompt-poll-effect-short")]
        label, below = caption(ctx, below, forms)
        columns = below.columns(len(order), gap)
        root.add(label, *[self._effect(cell, seat, fronts) for cell, seat in zip(columns, order, strict=True)])
        return root

    def _column(self, ctx: Context, cell: Rect, at: int, write: Callable[[int], str]) -> PartyColumn:
        texts, auction = self.desk.texts, self.auction
        seat, bids = auction.order[at], auction.bids
        mine = at == len(bids)
        word: str | list[str]
        state: str | list[str]
        colour: Ink = "ink"
        if at < len(bids) and bids[at] >= 0:
            word = write(bids[at])
            state = texts("prompt-poll-highest" if bids[at] == max(bids) else "prompt-poll-beaten")
        elif at < len(bids):
            word, state, colour = texts("prompt-passes"), texts("prompt-poll-out"), "muted"
        elif mine and self.amount is not None:
            word, colour = write(self.amount.value), "action_text"
            state = texts("prompt-poll-yours")
        elif mine:  # the money does not reach for a bid
            word, state, colour = "–", texts("prompt-poll-yours"), "muted"
        else:
            word = [texts("prompt-waits"), texts("prompt-waits-short")]
            state, colour = "", "muted"
        if seat == auction.auctioneer:
            state = [texts("prompt-poll-auctioneer"), texts("prompt-poll-auctioneer-short")]
        name = fit(ctx, self.desk.names.player(seat), "card:medium", cell.w - 14)
        lines = [ColumnLine(word, "points", colour), ColumnLine(state, "card:medium", "muted")]
        if cell.h >= 80:
            lines.insert(0, ColumnLine(name, "card:medium"))
        head = f"{at + 1}  {self.desk.names.party(seat)}" if cell.w >= 84 else self.desk.names.party(seat)
        return PartyColumn(cell, self.desk.names.party_key(seat), head, lines, mine=mine, tooltip=self._tip(seat))

    def _tip(self, seat: int) -> str:
        name = self.desk.names.player(seat)
        return f"{name}\n{self.desk.texts('prompt-poll-auctioneer-tip')}" if seat == self.auction.auctioneer else name

    def _effect(self, cell: Rect, seat: int, fronts: Sequence[PollCard]) -> Node:
        """Possible changes of a seat's trend if the bidder publishes; at least one front must allow publishing."""
        desk, texts = self.desk, self.desk.texts
        me = own(desk)
        mine = desk.view.parties[me].party
        legal = [poll for poll in fronts if poll.changes[mine] > 0]
        results = [published(desk, poll, self.place, me)[seat] for poll in legal]
        trend = desk.view.lands[self.place].trend[seat]
        icon, tip = "", ""
        if results[0].safe:
            word, colour, icon = texts("prompt-poll-safe"), "ink", "shield"
            tip = texts("prompt-poll-safe-tip", player=desk.names.player(seat))
        elif seat == me:
            ends = " / ".join(texts.signed(value) for value in sorted({found.trend for found in results}, reverse=True))
            word, colour = f"{texts.signed(trend)} → {ends}", "action_text"
        else:
            word = " / ".join(texts.signed(change) for change in sorted({f.change for f in results}, reverse=True))
            colour = "contra" if any(found.change for found in results) else "muted"

        def draw(p: Painter, box: Rect) -> None:
            p.hline(0, 0, box.w, "ink", 2)
            inner = box.trim(top=3)
            if icon:
                size = min(18.0, inner.h - 4)
                wide = p.width(word, "strong")
                x = max(0.0, (box.w - size - 5 - wide) / 2)
                p.icon(icon, Rect(x, inner.cy - size / 2, size, size), "ink")
                p.text(word, Rect(x + size + 5, inner.y, box.w - x - size - 5, inner.h), "strong", colour)
            else:
                p.text([word, word.replace(" ", "")], inner, "strong", colour, "centre")

        return Drawing(cell, draw, name=desk.texts.pair(desk.names.party(seat), word), tooltip=tip)

    def context(self, ctx: Context, rect: Rect) -> Node | None:
        if self.leaving and not ctx.wide:
            return Paragraph(rect, self.hint, "body", "action_text", id="place.warning")
        return ledger(ctx, self.desk, rect)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def preview(self) -> PlayerView:
        """The view after publishing, if every possible front brings the player's party to the same trend."""
        fronts, seat = self._fronts(), own(self.desk)
        trends = own_trends(self.desk, fronts, self.place)
        if len(trends) < len(fronts) or len(set(trends)) != 1:
            return self.desk.view
        plan = Plan(self.desk.view, self.desk.edition, seat)
        plan.add(SetTrend(self.place, seat, trends[0]))
        return plan.view

    def _pass_all(self) -> None:
        """Passes all polls; asks how, if polls may go for nothing."""
        if self.free:
            self.leaving = True
            self.desk.changed()
        else:
            self.desk.auto_pass("polls")

    def _bid_on(self) -> None:
        self.leaving = False
        self.desk.changed()


@question(
    PollOptions,
    says={
        PublishPoll: lambda say, command: say.texts("advice-publish"),
        KeepPoll: lambda say, command: say.texts("advice-keep-poll"),
    },
)
class PollPrompt(Prompt[PollOptions]):
    """The buyer looks at the front; publishing is drawn on the boards where it is possible."""

    asks = Asked("prompt-front-title")

    @property
    def poll(self) -> PollCard:
        """The poll that is looked at."""
        return self.desk.edition.figures.polls[self.options.poll]

    @property
    def place(self) -> int:
        """The land it was bought in."""
        return self.desk.view.place

    @property
    def may_publish(self) -> bool:
        """Whether the player's party rises on it."""
        return self.allows(PublishPoll(self.options.seat))

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        key = "prompt-front-hint" if self.may_publish else "prompt-front-hint-closed"
        return self.desk.texts(key, party=self.desk.names.party(self.options.seat))

    def facts(self) -> Sequence[Fact]:
        votes = votes_fact(self.desk, self.place, [self.poll], "prompt-poll-publish-votes")
        return [*([votes] if votes else []), base_fact(self.desk)]

    def buttons(self) -> Sequence[Act]:
        texts, may = self.desk.texts, self.may_publish
        gain = texts.signed(self.desk.edition.figures.poll_kept_base)
        publish = Act(
            "confirm" if may else "publish",
            [texts("prompt-front-publish"), texts("prompt-front-publish-short")],
            self.confirm,
            primary=may,
            icon="megaphone",
            lock=texts("prompt-front-lock") if may else "",
            reason=refused(self.desk, PublishPoll(self.options.seat)),
            action="confirm" if may else "",
        )
        keep = Act(
            "keep" if may else "confirm",
            [texts("prompt-front-keep", gain=gain), texts("prompt-front-keep-short", gain=gain)],
            self.decline,
            primary=not may,
            icon="" if may else "check",
            action="pass" if may else "confirm",
        )
        return [publish, keep] if may else [keep, publish]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts, desk = self.desk.texts, self.desk
        root = Node(rect)
        label, area = caption(ctx, rect.local(), self._caption())
        root.add(label)
        effects = published(desk, self.poll, self.place, self.options.seat)
        cells = area._replace(h=min(area.h, 165)).columns(len(desk.view.parties), 8 if ctx.wide else 4)
        for seat, cell in enumerate(cells):
            printed = self.poll.changes[desk.view.parties[seat].party]
            effect, mine = effects[seat], seat == own(desk)
            now = forecast(desk, desk.view, self.place, seat)
            then = forecast(desk, desk.view, self.place, seat, effect.trend).after
            moves = self.may_publish and effect.trend != now.trend
            colour: Ink = "action_text" if mine else "ink"
            note, tip = "", desk.names.player(seat)
            if effect.safe and printed < 0:
                note = texts("prompt-poll-safe")
                tip = f"{tip}\n{texts('prompt-poll-safe-tip', player=desk.names.player(seat))}"
            elif not mine and printed > 0:
                note = texts("prompt-front-ignored")
                tip = f"{tip}\n{texts('prompt-front-ignored-tip')}"
            elif not moves:
                note = texts("prompt-front-stays")
            trend = f"{texts.signed(now.trend)} → {texts.signed(effect.trend)}"
            change = f"{texts.number(now.after)} → {texts.number(then)}" if then != now.after else texts.number(then)
            votes = [texts("prompt-front-votes", votes=change), change]
            said = note or [texts("prompt-front-trend", trend=trend), trend]
            lines = [
                ColumnLine(texts.signed(printed), "figure", match_ink(printed)),
                ColumnLine(said, "card", "muted" if note else colour),
                ColumnLine(votes if moves else "", "card", colour),
            ]
            party = desk.names.party_key(seat)
            tip = with_origin(tip, texts, desk.edition, poll_path(self.options.poll, party))
            lines = lines if self.may_publish else lines[:1]
            root.add(PartyColumn(cell, party, desk.names.party(seat), lines, mine=mine, tooltip=tip))
        return root

    def _caption(self) -> list[str]:
        """Caption of the columns: the changes if published, or why publishing is not possible."""
        texts, back = self.desk.texts, back_text(self.desk, self.poll.back)
        if self.may_publish:
            return [texts("prompt-front-caption", back=back)]
        party = self.desk.names.party(self.options.seat)
        return [texts("prompt-front-closed", back=back, party=party), texts("prompt-poll-no-rise-short")]

    def context(self, ctx: Context, rect: Rect) -> Node:
        return ledger(ctx, self.desk, rect)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def command(self) -> Command:
        seat = self.options.seat
        return PublishPoll(seat) if self.may_publish else KeepPoll(seat)

    def decline(self) -> None:
        self.desk.confirm(KeepPoll(self.options.seat))
