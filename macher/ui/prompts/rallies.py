"""Phase 4: rallies in any number of states at once, each state paid for separately (EN19 phase 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules.commands import BuyRallies
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.forecast import forecast, gain_lines
from macher.ui.prompts.shared.party_columns import caption
from macher.ui.prompts.shared.words import forms, open_lands, own, refused
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, Drawing, Label


@question(RallyOptions)
class RallyPrompt(Prompt[RallyOptions]):
    """Minus and plus in the player's row, a click on the last spot to fill, or a button for all a state can get."""

    asks = Asked("prompt-rally-title", takes=(BuyRallies,))
    on_boards = True

    def __post_init__(self) -> None:
        super().__post_init__()
        lands, voting = open_lands(self.desk), self.desk.view.voting
        self.at = next((place for place in lands if place in voting), lands[0])
        """The board that the key fills: the one last changed or looked at."""
        self._outcomes: dict[tuple[int, int], str] = {}
        self._known: tuple[object, ...] = ()
        """What the outcomes were worked out for."""

    def reset(self) -> None:
        self.counts = [0] * len(self.options.free)
        """New rallies by board."""

    def look_ahead(self) -> None:
        for place in open_lands(self.desk):
            self.most(place)

    @property
    def cost(self) -> int:
        """Euros for the draft."""
        return self.options.cost(self.counts)

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        spots, most = self.desk.edition.figures.rally_spots, len(self.options.costs) - 1
        if most < spots:
            return self.desk.texts("prompt-rally-hint-most", n=most, most=spots)
        return self.desk.texts("prompt-rally-hint", most=spots)

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        parts = [self.options.costs[count] for count in self.counts if count]
        cost = texts("prompt-rally-cost")
        if len(parts) > 1:
            unit = self.desk.edition.figures.money_unit
            cost = texts("prompt-rally-cost-parts", parts=" + ".join(texts.number(part // unit) for part in parts))
        return [
            Fact(texts("prompt-rally-new"), texts.number(sum(self.counts))),
            Fact(cost, texts.money(self.cost), tooltip=self._bill()),
            Fact(texts("prompt-money-left"), texts.money(self.options.money - self.cost)),
        ]

    def _bill(self) -> str:
        """What is paid for each state, one below the other."""
        texts = self.desk.texts
        lines = [
            texts(
                "prompt-rally-line",
                land=self.desk.names.land_code(place),
                n=count,
                money=texts.money(self.options.costs[count]),
            )
            for place, count in enumerate(self.counts)
            if count
        ]
        return "\n".join([texts("prompt-rally-cost"), *lines]) if lines else ""

    def buttons(self) -> Sequence[Act]:
        texts, count = self.desk.texts, sum(self.counts)
        money = texts.money(self.cost)
        closed = {self.closed(place, 1) for place in open_lands(self.desk)}
        none = next(iter(closed)) if len(closed) == 1 else ""
        return [
            self.confirm_act(
                forms(self.desk, "prompt-rally-confirm", n=count, money=money),
                "" if count else none or texts("prompt-rally-none"),
                icon="check",
            ),
            self.pass_act(),
        ]

    # -- places -------------------------------------------------------------------------------------------------------

    def context(self, ctx: Context, rect: Rect) -> Node | None:
        """Buttons that fill a state up, below the ladder of costs; where boards are large, both stand at their +."""
        if ctx.wide:
            return None
        root = Node(rect)
        height = 27.0
        lower, upper = rect.local().take_bottom(height, 4)
        if "ladder" in self.desk.assists:
            root.add(self._ladder(ctx, upper))
        return root.add(self._fillers(ctx, lower))

    def aside(self, ctx: Context, rect: Rect) -> Node | None:
        """The ladder of costs."""
        return self._ladder(ctx, rect) if "ladder" in self.desk.assists else None

    def _fillers(self, ctx: Context, rect: Rect) -> Node:
        """A button for each state: adds all rallies it can still get, or removes all new ones."""
        texts, lands = self.desk.texts, open_lands(self.desk)
        root = Node(rect, id="fill", zone=True, name=texts("prompt-rally-fill"))
        room, word = rect.local(), texts("prompt-rally-fill")
        head, cells = room.take_left(ctx.width(word, "label") + 2, 8)
        root.add(Label(head, word, "label", "muted"))
        for place, cell in zip(lands, cells.columns(max(4, len(lands)), 5), strict=False):
            most, count, land = self.most(place), self.counts[place], self.desk.names.land(place)
            full = 0 < most == count
            said = texts("prompt-rally-fill-land", land=land, n=most, money=texts.money(self.options.costs[most]))
            if full:
                said = texts("prompt-rally-fill-back", land=land)
            code, change = self.desk.names.land_code(place), -count if full else most - count
            root.add(
                Button(
                    cell,
                    [f"{code} {texts.signed(change)}", code] if most else code,
                    style="strong",
                    selected=full,
                    id=f"fill.{place}",
                    name=said if most else texts.pair(word, land),
                    tooltip=said if most else "",
                    reason="" if most else self.closed(place, 1),
                    action="fill" if place == self.at else "",
                    on_click=partial(self.fill, place),
                )
            )
        return root

    def _ladder(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect, id="ladder")
        label, area = caption(ctx, rect.local(), forms(self.desk, "prompt-rally-ladder"))
        root.add(label)
        unit = self.desk.edition.figures.money_unit
        costs = [texts.number(cost // unit) for cost in self.options.costs[1:]]
        marks: dict[int, list[str]] = {}
        for place, count in enumerate(self.counts):
            if count:
                marks.setdefault(count, []).append(self.desk.names.land_code(place))
        line = ctx.type.style("number").size * 1.5
        area = area._replace(h=min(area.h, line * 3 + 6))
        counts = [texts.number(at) for at in range(1, len(costs) + 1)]

        def draw(p: Painter, box: Rect) -> None:
            for at, cell in enumerate(box.columns(len(costs), 4), start=1):
                lit = at in marks
                top, middle, foot = cell.rows(3, 0)
                p.fill(Rect(cell.x, cell.y, cell.w, top.h + middle.h), "own" if lit else "row")
                p.text(counts[at - 1], top, "label", "muted", "centre")
                p.text(costs[at - 1], middle, "number", "action_text" if lit else "ink", "centre")
                if lit:
                    p.frame(Rect(cell.x, cell.y, cell.w, top.h + middle.h), "action", 2)
                    words = marks[at]
                    forms = [" ".join(words), f"{len(words)}×"]
                    p.text(forms, foot, "label", "action_text", "centre")

        tip = texts("prompt-rally-ladder-tip")
        return root.add(Drawing(area, draw, name=texts("prompt-rally-ladder"), tooltip=tip))

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        found: dict[Spot, SpotLook] = {}
        seat = own(self.desk)
        for place in open_lands(self.desk):
            there = self.desk.view.lands[place].rallies[seat]
            count = self.counts[place]
            for extra in range(1, self.options.free[place] + 1):
                spot = Spot("pip", land=place, index=there + extra)
                chosen = extra <= count
                reason = "" if chosen else self.closed(place, extra)
                found[spot] = SpotLook(chosen=chosen, reason=reason, tooltip=self._outcome(place, extra))
            less = "" if count else self.desk.texts("prompt-rally-no-new")
            fewer = self._outcome(place, count - 1) if count > 1 else ""
            found[Spot("minus", land=place)] = SpotLook(reason=less, tooltip=fewer)
            more = self._outcome(place, count + 1) if count < self.options.free[place] else ""
            if more and "ladder" in self.desk.assists:
                more = f"{more}\n{self._prices(place)}"
            price = self._next_price(place)
            found[Spot("plus", land=place)] = SpotLook(reason=self.closed(place, count + 1), tooltip=more, text=price)
        return found

    def _next_price(self, place: int) -> str:
        """What one more rally in a state costs besides those drafted there, in thousands; empty for none."""
        costs, count = self.options.costs, self.counts[place]
        return self.desk.texts.money_short(costs[count + 1] - costs[count]) if count + 1 < len(costs) else ""

    def _prices(self, place: int) -> str:
        """What one, two, three … rallies in this state cost, in thousands."""
        unit, most = self.desk.edition.figures.money_unit, self.options.free[place]
        costs = [self.desk.texts.number(cost // unit) for cost in self.options.costs[1 : most + 1]]
        return self.desk.texts.pair(self.desk.texts("prompt-rally-ladder"), " · ".join(costs))

    def receipt(self, place: int) -> Sequence[str]:
        count, texts = self.counts[place], self.desk.texts
        if not count:
            return ()
        money = texts.money_short(self.options.costs[count])
        return texts("prompt-rally-receipt", n=count, money=money), f"{texts.signed(count)} · {money}"

    def gain(self, place: int) -> Sequence[str]:
        count, view, seat = self.counts[place], self.desk.view, own(self.desk)
        if self.closed(place, count + 1):
            return ()
        old, new = (forecast(self.desk, view, place, seat, more=more).after for more in (count, count + 1))
        return forms(self.desk, "prompt-rally-more", n=new - old)

    def _outcome(self, place: int, count: int) -> str:
        """The price and the gain of so many new rallies in one state, worked out once for each view and language."""
        known = self.desk.view, self._spoken
        if known != self._known:
            self._known, self._outcomes = known, {}
        if (place, count) not in self._outcomes:
            self._outcomes[place, count] = self._worked_out(place, count)
        return self._outcomes[place, count]

    def _worked_out(self, place: int, count: int) -> str:
        """The price of so many new rallies in one state, and the votes and points they would bring if converted now;
        empty for more than may come in a round."""
        if count >= len(self.options.costs):
            return ""
        texts, view, seat = self.desk.texts, self.desk.view, own(self.desk)
        price = texts("prompt-rally-price", n=count, money=texts.money(self.options.costs[count]))
        old, new = (forecast(self.desk, view, place, seat, more=more).after for more in (0, count))
        return "\n".join([price, *gain_lines(self.desk, place, old, new, texts("prompt-if-converted"))])

    def closed(self, place: int, count: int) -> str:
        """Why a state can't get so many new rallies besides those drafted elsewhere; empty if it can."""
        counts = [count if at == place else other for at, other in enumerate(self.counts)]
        return refused(self.desk, BuyRallies(self.options.seat, tuple(counts)))

    def click(self, spot: Spot) -> None:
        place = self.at = spot.land
        if spot.kind == "minus":
            self.set_count(place, self.counts[place] - 1)
        elif spot.kind == "plus":
            self.set_count(place, self.counts[place] + 1)
        elif spot.kind == "pip":
            wanted = spot.index - self.desk.view.lands[place].rallies[own(self.desk)]
            # A click on the last new rally removes it.
            self.set_count(place, wanted - 1 if wanted == self.counts[place] else wanted)

    # -- draft --------------------------------------------------------------------------------------------------------

    def most(self, place: int) -> int:
        """The most new rallies for a state besides those drafted elsewhere: by spots, supply, money and limit."""
        highest = min(self.options.free[place], len(self.options.costs) - 1)
        return next((count for count in range(highest, 0, -1) if not self.closed(place, count)), 0)

    def fill(self, place: int) -> None:
        """Fills a state up; if it is full, removes its new rallies."""
        self.at, most = place, self.most(place)
        self.set_count(place, 0 if self.counts[place] == most else most)

    def look_at(self, place: int) -> None:
        if place in open_lands(self.desk):
            self.at = place

    def drafted(self) -> int:
        return self.at if self.counts[self.at] else -1

    def on_action(self, action: str) -> bool:
        if action != "fill" or not self.most(self.at):
            return False
        self.fill(self.at)
        return True

    def command(self) -> Command:
        return BuyRallies(self.options.seat, tuple(self.counts))

    def planned(self, view: PlayerView) -> Command | None:
        seat, lands = own(self.desk), zip(self.desk.view.lands, view.lands, strict=True)
        command = BuyRallies(self.options.seat, tuple(then.rallies[seat] - now.rallies[seat] for now, then in lands))
        return command if self.allows(command) else None

    def take_over(self, command: BuyRallies) -> None:
        self.counts = list(command.counts)

    def set_count(self, place: int, count: int) -> None:
        """Drafts so many new rallies for a state, if that is possible."""
        if count == 0 or (count > 0 and not self.closed(place, count)):
            self.counts[place] = count
        self.desk.changed()
