"""Phase 9b with the house rule that partners may decline: the strongest party asks, and the candidate answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.engine.command import Command
from macher.i18n.catalogue import Value
from macher.rules.commands import AnswerCoalition
from macher.rules.phases.election import CoalitionOptions
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, question
from macher.ui.prompts.shared.party_columns import pair_of_parties
from macher.ui.scene import Context, Node


@question(
    CoalitionOptions,
    says={
        AnswerCoalition: lambda say, command: say.texts("advice-join" if command.accept else "prompt-coalition-decline")
    },
)
class CoalitionPrompt(Prompt[CoalitionOptions]):
    """Join the strongest party, or decline."""

    asks = Asked("prompt-coalition-title", "prompt-coalition-hint", drawn=False)

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

    def named(self, form: int) -> Mapping[str, Value]:
        figures, party = self.desk.edition.figures, self.desk.names.party(self.options.leader)
        bonus = {"bonus": figures.bonus_coalition, "alone": figures.bonus_none}
        return {**super().named(form), "party": party, "majority": figures.majority, **bonus}

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
            self.confirm_act(forms, lock=texts("prompt-lock")),
            self.pass_act(texts("prompt-coalition-decline"), texts("prompt-coalition-decline-tip")),
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        texts = self.desk.texts
        votes = dict(zip((self.options.leader, self.options.seat), self.votes, strict=True))
        pair = [texts("prompt-coalition-pair"), texts("prompt-coalition-pair-short")]
        return pair_of_parties(ctx, self.desk, rect, votes, pair, texts("prompt-coalition-cards"))

    # -- draft ---------------------------------------------------------------------------------------------------------

    def command(self) -> Command:
        return AnswerCoalition(self.options.seat, True)

    def decline(self) -> None:
        self.desk.confirm(AnswerCoalition(self.options.seat, False))
