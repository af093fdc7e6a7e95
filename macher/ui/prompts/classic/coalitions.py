"""Coalitions: asking or forcing a partner, and answering an offer (VG06 6.2.4, WBC06 5.2.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from macher.engine.command import Command
from macher.i18n.catalogue import Value
from macher.rules.commands import AnswerCoalition
from macher.rules.national.commands import AskCoalition
from macher.rules.national.options import AskOptions, OfferOptions
from macher.rules.refusals import Reason
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Asked, Desk, Fact, Prompt, question
from macher.ui.prompts.classic.pick import Choice, PickPrompt
from macher.ui.prompts.shared.forecast import forecast
from macher.ui.prompts.shared.party_columns import ColumnLine, pair_of_parties
from macher.ui.prompts.shared.words import forms, own, refused
from macher.ui.scene import Context, Node


def _sum_text(desk: Desk, *seats: int) -> str:
    """Votes of both as they would be after the conversion, in the order of the seats, and their sum."""
    one, other = (forecast(desk, desk.view, desk.view.place, seat).after for seat in seats)
    return f"{desk.texts.number(one)} + {desk.texts.number(other)} = {desk.texts.number(one + other)}"


_CLOSED: Final = {
    Reason.COALITION_TILE: ("prompt-ask-tile", "prompt-ask-tile-short"),
    Reason.COALITION_TAKEN: ("prompt-ask-taken", "prompt-ask-taken-short"),
    Reason.COALITION_COMMON: ("prompt-ask-few", "prompt-ask-few-short"),
    Reason.COALITION_REFUSED: ("prompt-ask-refused", "prompt-ask-refused-short"),
}
"""Why a party cannot be asked, in a few words and in fewer; the whole sentence is said on a click."""


@question(
    AskOptions,
    passes="prompt-ask-pass",
    says={AskCoalition: lambda say, command: say.texts("advice-ask", party=say.names.party(command.partner))},
)
class AskPrompt(PickPrompt[AskOptions]):
    """The parties that can be asked or forced; the others with the reason why not."""

    asks = Asked("prompt-ask-title", "prompt-ask-hint")
    caption, none = "prompt-ask-caption", "prompt-ask-none"

    def _forced(self, seat: int) -> bool:
        return self.options.common[seat] >= self.options.forced

    def all_choices(self) -> Sequence[Choice]:
        texts, desk = self.desk.texts, self.desk
        found = []
        for seat in desk.view.order:
            if seat == own(desk):
                continue
            command = AskCoalition(self.options.seat, seat)
            reason = refused(desk, command)
            common = self.options.common[seat]
            lines = [ColumnLine(forms(desk, "prompt-ask-common", n=common), "card")]
            if reason:
                keys, needed = _CLOSED[Reason(self.options.obstacles[seat])], self.options.needed
                lines.append(ColumnLine([texts(key, needed=needed) for key in keys], "card", "muted"))
            else:
                word = "prompt-ask-must" if self._forced(seat) else "prompt-ask-may"
                together = _sum_text(desk, own(desk), seat)
                lines += [ColumnLine(together, "strong"), ColumnLine(texts(word), "card", "ink_soft")]
            found.append(
                Choice(
                    None if reason else command,
                    desk.names.party(seat),
                    tuple(lines),
                    desk.names.party_key(seat),
                    reason=reason,
                    tooltip=desk.names.player(seat),
                )
            )
        return found

    def facts(self) -> Sequence[Fact]:
        choice = self.chosen
        if choice is None or not isinstance(choice.command, AskCoalition):
            return ()
        together = _sum_text(self.desk, own(self.desk), choice.command.partner)
        return [Fact(self.desk.texts("prompt-ask-together"), together)]

    def confirm_forms(self, choice: Choice | None) -> list[str]:
        if choice is None or not isinstance(choice.command, AskCoalition):
            return forms(self.desk, "prompt-ask-confirm-none")
        if self._forced(choice.command.partner):
            return forms(self.desk, "prompt-ask-force", party=choice.head)
        return forms(self.desk, "prompt-ask-confirm", party=choice.head)

    def pass_forms(self) -> list[str]:
        return forms(self.desk, "prompt-ask-pass")


@question(OfferOptions)
class OfferPrompt(Prompt[OfferOptions]):
    """Another party asks: join, or go alone; the board shows a coalition only once it is formed."""

    asks = Asked("prompt-offer-title", "prompt-offer-hint", drawn=False)

    def named(self, form: int) -> Mapping[str, Value]:
        return {**super().named(form), "party": self.desk.names.party(self.options.partner)}

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        return [
            Fact(texts("prompt-ask-together"), _sum_text(self.desk, self.options.partner, own(self.desk))),
            Fact(texts("prompt-offer-common"), texts.number(self.options.common)),
        ]

    def buttons(self) -> Sequence[Act]:
        return [
            self.confirm_act(forms(self.desk, "prompt-offer-join"), lock=self.desk.texts("prompt-lock")),
            self.pass_act(forms(self.desk, "prompt-offer-decline")),
        ]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        desk, texts = self.desk, self.desk.texts
        seats = (self.options.partner, own(desk))
        votes = {seat: forecast(desk, desk.view, desk.view.place, seat).after for seat in seats}
        return pair_of_parties(ctx, desk, rect, votes, texts("prompt-offer-pair"), texts("prompt-offer-cards"))

    def command(self) -> Command:
        return AnswerCoalition(self.options.seat, True)

    def decline(self) -> None:
        self.desk.confirm(AnswerCoalition(self.options.seat, False))
