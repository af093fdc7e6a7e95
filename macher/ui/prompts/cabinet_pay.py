"""Phase 6, first step: the row of a land is turned up, and every owner pays or lets the politician go (ruling 32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.engine.command import Command
from macher.i18n.catalogue import Value
from macher.rules.commands import PayPolitician
from macher.rules.edition import ActionName
from macher.rules.phases.cabinet_actions import PaymentOptions
from macher.rules.views import RowStatus
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, question
from macher.ui.prompts.shared.cabinet import printed
from macher.ui.prompts.shared.contest import Contest, contest_in_row
from macher.ui.prompts.shared.forecast import order_in_row
from macher.ui.prompts.shared.politicians_row import row_nodes
from macher.ui.prompts.shared.words import own, refused
from macher.ui.scene import Context, Node


@question(PaymentOptions, passes="advice-decline")
class PaymentPrompt(Prompt[PaymentOptions]):
    """Pay for the politician that was turned up, or decline."""

    asks = Asked("prompt-pay-title")

    @property
    def _at(self) -> int:
        return order_in_row(self.desk, self.options.seat, self.options.politician)

    # -- words ---------------------------------------------------------------------------------------------------------

    def named(self, form: int) -> Mapping[str, Value]:
        return {
            **super().named(form),
            "name": self.desk.names.politician_forms(self.options.politician, self.options.seat)[form],
        }

    @property
    def hint(self) -> str:
        contest = self._contest()
        return contest.said if contest is not None else self.desk.texts("prompt-pay-hint")

    def _contest(self) -> Contest | None:
        """The action paid for that may be lost; None while warnings are switched off."""
        if "warnings" not in self.desk.assists:
            return None
        return contest_in_row(self.desk, self.desk.view.place, self._at, self.options.politician)

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        land = self.desk.view.lands[self.desk.view.place]
        money = self.desk.view.parties[own(self.desk)].money
        before = sum(status == RowStatus.PAID for status in land.row_status[: self._at])
        facts = [
            Fact(texts("prompt-pay-cost"), texts.money(self.options.cost)),
            Fact(texts("prompt-money-left"), texts.money(money - self.options.cost)),
            Fact(texts("prompt-pay-turn"), texts("prompt-pay-turn-value", n=before + 1)),
        ]
        contest = self._contest()
        if contest is not None:
            facts.insert(0, contest.fact(self.desk))
        if any(spec.name is ActionName.DOUBLE for spec in printed(self.desk, self.options.politician)):
            free = texts("prompt-pay-double-free") if land.doubled < 0 else texts("prompt-pay-double-there")
            facts.append(Fact(texts("prompt-pay-double"), free))
        return facts

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        money = texts.money(self.options.cost)
        following = self._following()
        lock = (
            texts("prompt-lock-next", player=self.desk.names.player(following))
            if following >= 0
            else texts("prompt-lock")
        )
        return [
            self.confirm_act(texts("prompt-pay-confirm", money=money), refused(self.desk, self.command()), lock=lock),
            self.pass_act(texts("prompt-pay-decline"), texts("prompt-pay-decline-tip")),
        ]

    def _following(self) -> int:
        """The seat whose politician is next in the row, -1 for none."""
        row = self.desk.view.lands[self.desk.view.place].row
        rest = [seat for seat in row[self._at + 1 :] if seat != self.options.seat]
        return rest[0] if rest else -1

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def acting(self) -> int:
        return self.options.politician

    def choices(self, ctx: Context, rect: Rect) -> Node:
        word = self.desk.texts("prompt-row-pay")
        return row_nodes(ctx, self.desk, rect, self.desk.view.place, self._at, status=word)

    def context(self, ctx: Context, rect: Rect) -> Node | None:
        contest = self._contest()
        return contest.node(rect) if contest is not None and not ctx.wide else None

    def command(self) -> Command:
        return PayPolitician(self.options.seat)
