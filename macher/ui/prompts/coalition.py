"""Phase 9b with the house rule that partners may decline: the strongest party asks, and the candidate answers."""

from __future__ import annotations

from collections.abc import Sequence

from macher.engine.command import Command
from macher.rules.commands import AnswerCoalition
from macher.rules.phases.election import CoalitionOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Fact, Prompt, prompt_for
from macher.ui.prompts.parts_pair import pair_of_parties
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

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        land = self.desk.names.land(self.place)
        return self.desk.texts("prompt-coalition-title", party=self.desk.names.party(self.options.leader), land=land)

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-coalition-title-short", party=self.desk.names.party(self.options.leader))

    @property
    def hint(self) -> str:
        texts, figures = self.desk.texts, self.desk.edition.figures
        party = self.desk.names.party(self.options.leader)
        return texts(
            "prompt-coalition-hint",
            majority=figures.majority,
            party=party,
            bonus=figures.bonus_coalition,
            alone=figures.bonus_none,
        )

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
            Act(
                "pass",
                texts("prompt-coalition-decline"),
                self._decline,
                action="pass",
                tooltip=texts("prompt-coalition-decline-tip"),
            ),
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        votes = dict(zip((self.options.leader, self.options.seat), self.votes, strict=True))
        pair = [texts("prompt-coalition-pair"), texts("prompt-coalition-pair-short")]
        return pair_of_parties(ctx, self.desk, rect, votes, pair, texts("prompt-coalition-cards"))

    def lands(self) -> Sequence[int]:
        return (self.place,)

    def preview(self) -> PlayerView:
        """The view as the election left it; points are shown as facts."""
        return self.desk.view

    # -- draft ---------------------------------------------------------------------------------------------------------

    def commands(self) -> tuple[Command, ...]:
        return (AnswerCoalition(self.options.seat, True),)

    def _join(self) -> None:
        self.desk.confirm(*self.commands())

    def _decline(self) -> None:
        self.desk.confirm(AnswerCoalition(self.options.seat, False))
