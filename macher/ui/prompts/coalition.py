"""Phase 9b with the house rule that partners may decline: the strongest party asks, and the candidate answers."""

from __future__ import annotations

from collections.abc import Sequence

from macher.engine.command import Command
from macher.rules.commands import AnswerCoalition
from macher.rules.phases.election import CoalitionOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Fact, Prompt, prompt_for
from macher.ui.prompts.parts_cards import CardFace, EmptySlot, face
from macher.ui.prompts.parts_tables import ColumnLine, caption, party_columns
from macher.ui.prompts.parts_words import land_names, party_name
from macher.ui.scene import Context, Node

__all__ = ["CoalitionPrompt"]


@prompt_for(CoalitionOptions)
class CoalitionPrompt(Prompt[CoalitionOptions]):
    """Join the strongest party, or decline."""

    @property
    def place(self) -> int:
        """The land that has voted."""
        return self.desk.view.place

    @property
    def votes(self) -> tuple[int, int]:
        """Votes of the leader and own votes."""
        votes = self.desk.view.lands[self.place].votes
        return votes[self.options.leader], votes[self.options.seat]

    @property
    def shared(self) -> list[int]:
        """Program cards that both parties have."""
        parties = self.desk.view.parties
        return [kind for kind in parties[self.options.leader].program if kind in parties[self.options.seat].program]

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        land = land_names(self.desk, self.place)[0]
        return self.desk.texts("prompt-coalition-title", party=party_name(self.desk, self.options.leader), land=land)

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-coalition-title-short", party=party_name(self.desk, self.options.leader))

    @property
    def hint(self) -> str:
        texts, figures = self.desk.texts, self.desk.edition.figures
        party = party_name(self.desk, self.options.leader)
        return texts(
            "prompt-coalition-hint", majority=figures.majority, party=party, bonus=figures.bonus_coalition,
            alone=figures.bonus_none,
        )  # fmt: skip

    def facts(self) -> Sequence[Fact]:
        texts, figures = self.desk.texts, self.desk.edition.figures
        leader, mine = self.votes
        together = f"{texts.number(leader)} + {texts.number(mine)} = {texts.number(leader + mine)}"
        return [
            Fact(texts("prompt-coalition-sum"), together),
            Fact(texts("prompt-coalition-shared"), texts.number(self.options.common)),
            Fact(texts("prompt-coalition-bonus"), texts.signed(figures.bonus_coalition)),
        ]

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        gain = texts.signed(self.desk.edition.figures.bonus_coalition)
        forms = [texts("prompt-coalition-join", gain=gain), texts("prompt-coalition-join-short", gain=gain)]
        return [
            Act("confirm", forms, self._join, primary=True, lock=texts("prompt-lock"), action="confirm"),
            Act("pass", texts("prompt-coalition-decline"), self._decline, action="pass",
                tooltip=texts("prompt-coalition-decline-tip")),
        ]  # fmt: skip

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        root = Node(rect)
        area = rect.local()
        gap = 16.0 if ctx.wide else 10.0
        left, right = area.take_left(area.w * (0.4 if ctx.wide else 0.32), gap)
        label, body = caption(ctx, left, [texts("prompt-coalition-pair"), texts("prompt-coalition-pair-short")])
        seats = [self.options.leader, self.options.seat]
        lines = {
            seat: [ColumnLine(texts.number(votes), "figure"), ColumnLine(texts("prompt-votes-unit"), "card", "muted")]
            for seat, votes in zip(seats, self.votes, strict=True)
        }
        root.add(label, *party_columns(ctx, self.desk, body._replace(h=min(body.h, 130)), seats, lines))
        label, body = caption(ctx, right, texts("prompt-coalition-cards"))
        root.add(label)
        cells = body._replace(h=min(body.h, 130)).columns(max(4, len(self.shared)), 8 if ctx.wide else 4)
        for at, cell in enumerate(cells):
            if at < len(self.shared):
                root.add(CardFace(cell, face(self.desk, self.shared[at])))
            else:
                root.add(EmptySlot(cell, quiet=True))
        return root

    def lands(self) -> Sequence[int]:
        return (self.place,)

    def preview(self) -> PlayerView:
        """Points are shown as facts; the board stays as the election left it."""
        return self.desk.view

    # -- draft ---------------------------------------------------------------------------------------------------------

    def commands(self) -> tuple[Command, ...]:
        return (AnswerCoalition(self.options.seat, True),)

    def _join(self) -> None:
        self.desk.confirm(*self.commands())

    def _decline(self) -> None:
        self.desk.confirm(AnswerCoalition(self.options.seat, False))
