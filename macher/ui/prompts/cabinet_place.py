"""Phase 5: send the shadow cabinet - click a politician, then a land; at most one of a party for each land."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.engine.command import Command
from macher.rules.commands import PlacePoliticians
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.cabinet import EmptySlot, PoliticianCard, card_margin, politician, words_fit
from macher.ui.prompts.shared.contest import Contest, contest_when_sent
from macher.ui.prompts.shared.party_columns import ColumnLine, caption, party_columns
from macher.ui.prompts.shared.words import alike, forms, in_order, own
from macher.ui.scene import Context, Node


@question(PlacementOptions, passes="prompt-place-pass")
class PlacementPrompt(Prompt[PlacementOptions]):
    """The player's politicians as cards, to be put into the slots of the boards."""

    asks = Asked("prompt-place-title", takes=(PlacePoliticians,))

    def reset(self) -> None:
        self.card = -1
        """Politician that is chosen to be placed, -1 for none."""
        self.placed: dict[int, int] = {}
        """Place of a board -> politician."""

    @property
    def money(self) -> int:
        """The player's money in euros."""
        return self.desk.view.parties[own(self.desk)].money

    def _cost(self, number: int) -> int:
        return politician(self.desk, number).cost

    def left_for(self, place: int) -> int:
        """Money that is left when the politician of a board has to be paid (from the land that votes first)."""
        return self.money - sum(self._cost(number) for at, number in self.placed.items() if at < place)

    def unpaid(self) -> list[tuple[int, int]]:
        """Drafted (place, politician) that the player can't afford."""
        return [(at, number) for at, number in sorted(self.placed.items()) if self._cost(number) > self.left_for(at)]

    @property
    def warned(self) -> bool:
        """Whether to warn now that the money is too little."""
        return bool(self.unpaid()) and "warnings" in self.desk.assists

    def contest(self) -> Contest | None:
        """The first drafted politician whose action may be lost to somebody earlier; None without warnings."""
        if "warnings" not in self.desk.assists:
            return None
        found = (contest_when_sent(self.desk, at, own(self.desk), card) for at, card in sorted(self.placed.items()))
        return next((contest for contest in found if contest is not None), None)

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        texts = self.desk.texts
        short = self.unpaid() if "warnings" in self.desk.assists else []
        if short:
            place, number = short[0]
            left = texts.money(max(0, self.left_for(place)))
            name = self.desk.names.politician(number, own(self.desk))
            return texts("prompt-place-warn", name=name, cost=texts.money(self._cost(number)), money=left)
        contest = self.contest()
        if contest is not None:
            return contest.said
        if self.card >= 0:
            return texts("prompt-place-where", name=self.desk.names.politician(self.card, own(self.desk)))
        return texts("prompt-place-hint")

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        total = sum(self._cost(number) for number in self.placed.values())
        left, contest = self.money - total, self.contest()
        facts = [
            *([contest.fact(self.desk)] if contest is not None else []),
            Fact(texts("prompt-place-due"), texts.money(total)),
            Fact(texts("prompt-place-count"), texts.number(len(self.placed))),
        ]
        if left < 0 and "warnings" in self.desk.assists:
            return [Fact(texts("prompt-place-missing"), texts.money(-left), tooltip=self.hint), *facts]
        return [Fact(texts("prompt-place-left"), texts.money(max(0, left))), *facts]

    def buttons(self) -> Sequence[Act]:
        texts, count = self.desk.texts, len(self.placed)
        return [
            self.confirm_act(
                forms(self.desk, "prompt-place-confirm", n=count),
                "" if count else texts("prompt-place-none"),
                lock=texts("prompt-place-lock"),
            ),
            self.pass_act(forms(self.desk, "prompt-place-pass")),
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        """All politicians of the player's party; one that is out of the game leaves its place empty."""
        cards = self.desk.edition.lengths[self.desk.view.elections].politicians
        root = Node(rect, id="cabinet", zone=True)
        label, area = caption(ctx, rect.local(), self.desk.texts("prompt-place-cards"))
        if rect.h >= 120:
            root.add(label)
        else:
            area = rect.local()
        rows = 1 if len(cards) <= 5 and ctx.wide and not ctx.viewport.small else 2
        columns = max(5 if rows == 1 else 3, -(-len(cards) // rows))
        gap = 8 if ctx.wide else 5
        cells = area.grid(columns, rows, gap)
        signs = not words_fit(ctx, self.desk, cards, cells[0])
        costs, heads = self._seconds(ctx, cells[0].w, cards)
        for number, cost, cell in zip(cards, costs, cells, strict=False):
            if number not in self.options.politicians:
                root.add(EmptySlot(cell, self.desk, number))
                continue
            place = next((at for at, held in self.placed.items() if held == number), -1)
            root.add(
                PoliticianCard(
                    cell,
                    self.desk,
                    number,
                    cost,
                    chosen=number == self.card,
                    id=f"cabinet.card.{number}",
                    there=[heads[place], self.desk.names.land_code(place)] if place >= 0 else (),
                    warn=self._cost(number) > (self.left_for(place) if place >= 0 else self.money),
                    reason=self.card_reason(number),
                    signs=signs,
                    on_click=lambda number=number: self.choose(number),
                )
            )
        return root

    def _seconds(self, ctx: Context, width: float, cards: Sequence[int]) -> tuple[list[str], list[str]]:
        """Costs and lands as cards of this width write them on one line: costs all in one form, lands too."""
        inner, texts, open = width - 2 * card_margin(width) - 6, self.desk.texts, range(len(self.options.open))
        costs = [(texts.money(cost), texts.money_short(cost)) for cost in map(self._cost, cards)]
        code = max((ctx.width(self.desk.names.land_code(at), "card:bold") for at in open), default=0.0)
        shown = alike(ctx, costs, "card:medium", inner - code)
        room = inner - max((ctx.width(cost, "card:medium") for cost in shown), default=0.0)
        return shown, alike(ctx, [self.desk.names.land_forms(at) for at in open], "card:bold", room)

    def context(self, ctx: Context, rect: Rect) -> Node:
        contest = self.contest()
        if contest is not None and not ctx.wide:
            return contest.node(rect)
        texts, view = self.desk.texts, self.desk.view
        root = Node(rect)
        label, area = caption(ctx, rect.local(), [texts("prompt-place-order"), texts("prompt-place-order-short")])
        order = in_order(self.desk)
        mine = order.index(own(self.desk))
        lines: dict[int, list[ColumnLine]] = {}
        for at, seat in enumerate(order):
            sent = sum(land.row.count(seat) for land in view.lands)
            if at > mine:
                lines[seat] = [ColumnLine([texts("prompt-waits"), texts("prompt-waits-short")], "card", "muted")]
            elif at == mine:
                lines[seat] = [ColumnLine(texts.number(len(self.placed)), "points", "action_text")]
            else:
                lines[seat] = [ColumnLine(texts.number(sent), "points")]
        nodes = party_columns(ctx, self.desk, area._replace(h=min(area.h, 110)), order, lines, 8 if ctx.wide else 4)
        return root.add(label, *nodes)

    # -- boards --------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        texts, spots = self.desk.texts, {}
        for place, free in enumerate(self.options.open):
            if not free:
                continue
            spot = Spot("slot", land=place, index=len(self.desk.view.lands[place].row))
            held = self.placed.get(place, -1)
            if held >= 0:
                tip = texts("prompt-place-back", name=self.desk.names.politician(held, own(self.desk)))
                if self.card >= 0 and self.card != held:
                    tip = texts("prompt-place-instead", name=self.desk.names.politician(self.card, own(self.desk)))
                spots[spot] = SpotLook(chosen=True, tooltip=tip)
            elif self.card >= 0:
                name = self.desk.names.politician(self.card, own(self.desk))
                tip = texts("prompt-place-here", name=name, land=self.desk.names.land(place))
                spots[spot] = SpotLook(tooltip=tip)
            else:
                spots[spot] = SpotLook(reason=texts("prompt-place-first"))
            spots[Spot("board", land=place)] = spots[spot]
        return spots

    def click(self, spot: Spot) -> None:
        self.put(spot.land)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def card_reason(self, number: int) -> str:
        """Why a politician cannot be chosen. Money is no reason here: it is due later."""
        return ""

    def choose(self, number: int) -> None:
        """Chooses a politician to place, or lets it go; one that is placed already can be moved."""
        self.card = -1 if number == self.card else number
        self.desk.changed()

    def put(self, place: int) -> None:
        """Puts the chosen politician to a board, or takes the one there back."""
        if not 0 <= place < len(self.options.open) or not self.options.open[place]:
            return
        if self.card < 0:
            self.card = self.placed.pop(place, -1)
        elif self.placed.get(place) == self.card:
            del self.placed[place]
            self.card = -1
        else:
            self.placed = {at: number for at, number in self.placed.items() if number != self.card}
            self.placed[place] = self.card
            self.card = -1
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        """The keys of the boards put the chosen politician there."""
        if at < 0 or (self.card < 0 and at not in self.placed):
            return False
        self.put(at)
        return True

    def command(self) -> Command | None:
        chosen = tuple(self.placed.get(place, -1) for place in range(len(self.options.open)))
        return PlacePoliticians(self.options.seat, chosen) if self.placed else None

    def take_over(self, command: PlacePoliticians) -> None:
        self.card = -1
        self.placed = {place: number for place, number in enumerate(command.politicians) if number >= 0}
