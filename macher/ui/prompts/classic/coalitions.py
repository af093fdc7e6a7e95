"""Coalitions: asking or forcing a partner, and answering an offer (VG06 6.2.4, WBC06 5.2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.engine.command import Command
from macher.rules.commands import AnswerCoalition
from macher.rules.national.commands import AskCoalition
from macher.rules.national.options import AskOptions, OfferOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Desk, Fact, Prompt, prompt_for
from macher.ui.prompts.classic.pick import Choice, PickPrompt, PickWords
from macher.ui.prompts.parts_numbers import forecast
from macher.ui.prompts.parts_pair import pair_of_parties
from macher.ui.prompts.parts_tables import ColumnLine
from macher.ui.prompts.parts_words import forms, own, refused
from macher.ui.scene import Context, Node

__all__ = ["AskPrompt", "OfferPrompt"]


def _sum_text(desk: Desk, *seats: int) -> str:
    """Votes of both as they would be after the conversion, in the order of the seats, and their sum."""
    one, other = (forecast(desk, desk.view, desk.view.place, seat).after for seat in seats)
    return f"{desk.texts.number(one)} + {desk.texts.number(other)} = {desk.texts.number(one + other)}"


@prompt_for(AskOptions)
class AskPrompt(PickPrompt[AskOptions]):
    """The parties that can be asked or forced; the others with the reason why not."""

    words = PickWords(
        "prompt-ask-title", "prompt-ask-title-short", "prompt-ask-hint", "prompt-ask-caption", "prompt-ask-none"
    )

    @property
    def title(self) -> str:
        return self.desk.texts("prompt-ask-title", land=self.desk.names.land(self.desk.view.place))

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-ask-title-short", land=self.desk.names.land_code(self.desk.view.place))

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
                lines.append(ColumnLine(texts("prompt-ask-closed"), "card", "muted"))
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

    def lands(self) -> Sequence[int]:
        return (self.desk.view.place,)


@prompt_for(OfferOptions)
class OfferPrompt(Prompt[OfferOptions]):
    """Another party asks: join, or go alone."""

    @property
    def title(self) -> str:
        land = self.desk.names.land(self.desk.view.place)
        return self.desk.texts("prompt-offer-title", party=self.desk.names.party(self.options.partner), land=land)

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-offer-title-short", party=self.desk.names.party(self.options.partner))

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-offer-hint")

    def facts(self) -> Sequence[Fact]:
        texts = self.desk.texts
        return [
            Fact(texts("prompt-ask-together"), _sum_text(self.desk, self.options.partner, own(self.desk))),
            Fact(texts("prompt-offer-common"), texts.number(self.options.common)),
        ]

    def buttons(self) -> Sequence[Act]:
        return [
            Act(
                "confirm",
                forms(self.desk, "prompt-offer-join"),
                self._join,
                primary=True,
                action="confirm",
                lock=self.desk.texts("prompt-lock"),
            ),
            Act("pass", forms(self.desk, "prompt-offer-decline"), self._decline, action="pass"),
        ]

    def choices(self, ctx: Context, rect: Rect) -> Node:
        desk, texts = self.desk, self.desk.texts
        seats = (self.options.partner, own(desk))
        votes = {seat: forecast(desk, desk.view, desk.view.place, seat).after for seat in seats}
        return pair_of_parties(ctx, desk, rect, votes, texts("prompt-offer-pair"), texts("prompt-offer-cards"))

    def lands(self) -> Sequence[int]:
        return (self.desk.view.place,)

    def preview(self) -> PlayerView:
        """The view as it is: the board shows a coalition only once it is formed."""
        return self.desk.view

    def commands(self) -> tuple[Command, ...]:
        return (AnswerCoalition(self.options.seat, True),)

    def _join(self) -> None:
        self.desk.confirm(*self.commands())

    def _decline(self) -> None:
        self.desk.confirm(AnswerCoalition(self.options.seat, False))
