"""Set-up H: the program draft, the opening program and the card kept in hand (EN19 section 03)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from macher.engine.command import Command
from macher.rules.commands import KeepDraftCard, KeepHandCard, LayProgram
from macher.rules.phases.draft import HAND, PICKS, DraftOptions
from macher.rules.phases.opening import PROGRAM, KeepOptions, LayOptions
from macher.rules.views import PlayerView
from macher.ui.game import sums
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.cards import CardBack, CardFace, EmptySlot, face
from macher.ui.prompts.shared.match_grid import GridCard, GridGroup, match_columns, match_grid
from macher.ui.prompts.shared.party_columns import caption, chips
from macher.ui.prompts.shared.stage import draft_order, hand_stage, opinion_tags, setup_steps, totals_text
from macher.ui.prompts.shared.words import card_match, fit, forms, open_lands, own, sum_of
from macher.ui.scene import Context, Node


@question(DraftOptions)
class DraftPrompt(Prompt[DraftOptions]):
    """Keep one card of the hand that goes round; the others go to the left."""

    asks = Asked("prompt-draft-title", takes=(KeepDraftCard,))

    def reset(self) -> None:
        self.at = -1
        """Place of the marked card in the hand, -1 for none."""

    @property
    def card(self) -> int:
        """Kind of the marked card, -1 for none."""
        return self.options.hand[self.at] if self.at >= 0 else -1

    @property
    def pick(self) -> int:
        """Number of the pick, from 1."""
        return len(self.options.kept) + 1

    def _neighbour(self, step: int) -> str:
        return self.desk.names.player((own(self.desk) + step) % len(self.desk.view.parties))

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        rest = len(self.options.hand) - 1
        key = "prompt-draft-hint-last" if self.pick == PICKS else "prompt-draft-hint"
        return self.desk.texts(key, rest=rest, player=self._neighbour(1))

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        facts = [Fact(texts("prompt-draft-pick"), texts("prompt-of", n=self.pick, total=PICKS))]
        if self.at < 0:
            return facts
        values = [card_match(self.card, self.desk.view.lands[place]) for place in open_lands(self.desk)]
        return [
            *facts,
            Fact(texts("prompt-you-keep"), self.desk.names.card(self.card)),
            Fact(texts("prompt-draft-matches"), texts("prompt-lands", n=sum(value > 0 for value in values))),
            Fact(texts("prompt-draft-opposes"), texts("prompt-lands", n=sum(value < 0 for value in values))),
        ]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        rest = len(self.options.hand) - 1
        text = forms(self.desk, "prompt-draft-keep")
        if self.at >= 0:
            text = [texts("prompt-keep-named", card=name) for name in self.desk.names.card_forms(self.card)] + text[1:]
        return [
            self.confirm_act(
                text, "" if self.at >= 0 else texts("prompt-mark-first"), lock=texts("prompt-draft-lock", rest=rest)
            )
        ]

    # -- places -------------------------------------------------------------------------------------------------------

    def stage(self, ctx: Context, rect: Rect) -> Node:
        hand = self.options.hand
        panel, area = hand_stage(
            ctx,
            rect,
            self.desk.texts("prompt-your-hand"),
            self.desk.texts("prompt-hand-note"),
            totals_text(ctx, self.desk, self.options.kept, (*self.options.kept, self.card) if self.at >= 0 else None),
        )
        columns, free = match_columns(
            self.desk,
            area,
            hand,
            places=HAND,
            id="draft.card",
            marked=lambda at: at == self.at,
            on_click=self.mark,
            gap=12 if ctx.wide else 7,
        )
        panel.add(*columns)
        for back, cell in enumerate(free, start=1):
            text = self.desk.texts("prompt-draft-kept-by", player=self._neighbour(-back))
            style = "body" if ctx.wide else "caption"
            panel.add(EmptySlot(cell, fit(ctx, text, style, cell.w - 10), quiet=True, tooltip=text))
        return panel

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts, kept = self.desk.texts, self.options.kept
        root = Node(rect)
        area = rect.local()
        steps = 30.0 if ctx.wide else 24.0
        room, foot = area.take_bottom(steps)[1].trim(bottom=8), area.take_bottom(steps)[0]
        left, right = room.trim(right=room.w * 0.37), room.trim(left=room.w * 0.65)
        label, cells = caption(ctx, left, texts("prompt-draft-kept", n=len(kept), total=PICKS))
        width = min(98.0, cells.h * 0.95)
        root.add(label)
        for at, cell in enumerate(cells._replace(w=min(cells.w, width * PICKS + 24)).columns(PICKS, 8)):
            if at < len(kept):
                root.add(CardFace(cell, face(self.desk, kept[at])))
            elif at == len(kept) and self.at >= 0:
                root.add(CardFace(cell, face(self.desk, self.card), dashed=True, hollow=True))
            else:
                root.add(EmptySlot(cell, texts.number(at + 1)))
        label, cells = caption(ctx, right, forms(self.desk, "prompt-draft-last"))
        root.add(label)
        rest = HAND - PICKS
        for cell in cells._replace(w=min(cells.w, width * 0.7 * rest + 16)).columns(rest, 8):
            root.add(CardBack(cell))
        return root.add(*chips(ctx, foot, setup_steps(self.desk), 0))

    def context(self, ctx: Context, rect: Rect) -> Node:
        return draft_order(ctx, self.desk, rect, len(self.options.hand) - 1)

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        return opinion_tags(self.desk, (self.card,)) if self.at >= 0 else {}

    # -- draft --------------------------------------------------------------------------------------------------------

    def mark(self, at: int) -> None:
        """Marks a card of the hand."""
        self.at = at
        self.desk.changed()

    def command(self) -> Command | None:
        return KeepDraftCard(self.options.seat, self.card) if self.at >= 0 else None

    def take_over(self, command: KeepDraftCard) -> None:
        self.at = self.options.hand.index(command.card)


@question(
    LayOptions,
    says={
        LayProgram: lambda say, command: say.texts(
            "advice-lay", cards=say.listed(map(say.names.card_short, command.cards))
        )
    },
)
class LayPrompt(Prompt[LayOptions]):
    """The opening program: cards of different topics, revealed with all others."""

    asks = Asked("prompt-lay-title", "prompt-lay-hint", takes=(LayProgram,))

    def reset(self) -> None:
        """Nothing is marked, unless the hand leaves no choice: equal cards are one."""
        hand = self.options.hand
        laid = {kind >> 1 for kind in self.options.laid}
        kinds = {kind for kind in hand if kind >> 1 not in laid}
        only = [hand.index(kind) for kind in sorted(kinds) if kind ^ 1 not in kinds]
        self.marked = only if len({kind >> 1 for kind in kinds}) == self.options.needed else []
        """Places in the hand of the cards that are laid."""

    @property
    def cards(self) -> tuple[int, ...]:
        """Kinds of the marked cards, ascending."""
        return tuple(sorted(self.options.hand[at] for at in self.marked))

    # -- words --------------------------------------------------------------------------------------------------------

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        count = texts("prompt-of", n=len(self.options.laid) + len(self.marked), total=PROGRAM)
        facts = [Fact(texts("prompt-lay-chosen"), count)]
        if not self.marked:
            return facts
        program = (*self.options.laid, *self.cards)
        for place in open_lands(self.desk):
            land = self.desk.view.lands[place]
            factor = sums.factor(self.desk.view, sum_of(program, land))
            facts.append(
                Fact(
                    self.desk.names.land_code(place),
                    sums.written(self.desk.view, texts, factor),
                    tooltip=self.desk.names.land(place),
                )
            )
        return facts

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        ready = len(self.marked) == self.options.needed
        reason = "" if ready else texts("refusal-topics-missing", needed=self.options.needed)
        return [
            self.confirm_act(texts("prompt-lay-confirm"), reason, lock=texts("prompt-sealed")),
            self.clear_act("" if self.marked else texts("prompt-nothing-marked")),
        ]

    # -- places -------------------------------------------------------------------------------------------------------

    def stage(self, ctx: Context, rect: Rect) -> Node:
        program = (*self.options.laid, *self.cards)
        panel, area = hand_stage(
            ctx,
            rect,
            self.desk.texts("prompt-your-hand"),
            self.desk.texts("prompt-lay-note"),
            totals_text(ctx, self.desk, program, None),
        )
        columns, _ = match_columns(
            self.desk,
            area,
            self.options.hand,
            places=max(HAND, len(self.options.hand)),
            id="lay.card",
            marked=self.marked.__contains__,
            on_click=self.mark,
            reason=self.closed,
            many=True,
            gap=12 if ctx.wide else 7,
        )
        panel.add(*columns)
        return panel

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect)
        area = rect.local()
        steps = 30.0 if ctx.wide else 24.0
        foot, room = area.take_bottom(steps, 8)[0], area.trim(bottom=steps + 8)
        laid = [*self.options.laid, *self.cards]
        label, cells = caption(ctx, room, texts("prompt-lay-program", n=len(laid), total=PROGRAM))
        root.add(label)
        width = min(98.0, cells.h * 0.95)
        for at, cell in enumerate(cells._replace(w=min(cells.w, width * PROGRAM + 40)).columns(PROGRAM, 10)):
            if at < len(self.options.laid):
                root.add(CardFace(cell, face(self.desk, laid[at])))
            elif at < len(laid):
                root.add(CardFace(cell, face(self.desk, laid[at]), dashed=True, hollow=True))
            else:
                root.add(EmptySlot(cell, texts.number(at + 1)))
        return root.add(*chips(ctx, foot, setup_steps(self.desk), 2))

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        return opinion_tags(self.desk, (*self.options.laid, *self.cards))

    def preview(self) -> PlayerView:
        """The program laid so far, complete or not."""
        return self.desk.preview(self.command()) or self.desk.view

    # -- draft --------------------------------------------------------------------------------------------------------

    def closed(self, at: int) -> str:
        """Why a card of the hand can't be marked now; empty if it can or already is."""
        if at in self.marked:
            return ""
        kind = self.options.hand[at]
        topics = {self.options.hand[other] >> 1 for other in self.marked} | {laid >> 1 for laid in self.options.laid}
        if kind >> 1 in topics:
            return self.desk.texts("refusal-topics-repeated")
        if len(self.marked) == self.options.needed:
            return self.desk.texts("prompt-lay-full", needed=self.options.needed)
        return ""

    def mark(self, at: int) -> None:
        """Lays a card, or takes it back."""
        if at in self.marked:
            self.marked.remove(at)
        elif not self.closed(at):
            self.marked.append(at)
        self.desk.changed()

    def command(self) -> Command:
        return LayProgram(self.options.seat, self.cards)

    def take_over(self, command: LayProgram) -> None:
        self.marked = [self.options.hand.index(kind) for kind in command.cards]

    def clear(self) -> None:
        self.marked = []
        self.desk.changed()


@question(KeepOptions)
class KeepPrompt(Prompt[KeepOptions]):
    """One of the cards left over stays in hand."""

    asks = Asked("prompt-keep-title", takes=(KeepHandCard,))

    def reset(self) -> None:
        """Nothing is marked, unless there is no choice."""
        self.at = 0 if len(set(self.options.hand)) == 1 else -1

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-keep-hint", rest=len(self.options.hand) - 1)

    def facts(self) -> Sequence[Fact]:
        if self.at < 0:
            return ()
        texts = self.desk.texts
        gone = [self.desk.names.card(kind) for at, kind in enumerate(self.options.hand) if at != self.at]
        facts = [Fact(texts("prompt-you-keep"), self.desk.names.card(self.options.hand[self.at]))]
        return [*facts, Fact(texts("prompt-discarded"), texts.listing(gone))] if gone else facts

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        text = forms(self.desk, "prompt-draft-keep")
        if self.at >= 0:
            named = self.desk.names.card_forms(self.options.hand[self.at])
            text = [texts("prompt-keep-named", card=name) for name in named] + text[1:]
        return [
            self.confirm_act(text, "" if self.at >= 0 else texts("prompt-mark-first"), lock=texts("prompt-keep-lock"))
        ]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        program = self.desk.view.parties[own(self.desk)].program
        hand = [
            GridCard(
                kind,
                id=f"keep.card.{at}",
                on_click=partial(self.mark, at),
                chosen=at == self.at,
                in_hand=True,
                quiet=True,
                circle=partial(self.mark, at),
                circle_id=f"keep.{at}",
                marked=at == self.at,
            )
            for at, kind in enumerate(self.options.hand)
        ]
        texts = self.desk.texts
        laid = forms(self.desk, "prompt-your-program")
        groups = [GridGroup(laid, [GridCard(kind) for kind in program]), GridGroup(texts("prompt-hand"), hand)]
        foot = forms(self.desk, "prompt-keep-foot")
        return match_grid(ctx, self.desk, rect, groups, before=program, foot=foot, id="keep.grid")

    def mark(self, at: int) -> None:
        """Marks the card that stays."""
        self.at = at
        self.desk.changed()

    def command(self) -> Command | None:
        return KeepHandCard(self.options.seat, self.options.hand[self.at]) if self.at >= 0 else None

    def take_over(self, command: KeepHandCard) -> None:
        self.at = self.options.hand.index(command.card)
