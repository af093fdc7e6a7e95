"""What advice says: a command in a few words, and its reason with one number that stands on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from macher.ai.because import CLEAR
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.i18n import Texts, names, numbers
from macher.rules import commands as do
from macher.rules.edition import SYMBOL_AMOUNT, ActionName, Edition, Symbol
from macher.rules.national.commands import (
    ExchangeProgram,
    FillStartSheet,
    PlaceNational,
    PublishEntries,
    UseCabinetCard,
)
from macher.rules.national.options import CardOptions, EntryOptions, StartSheetOptions
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.views import PlayerView
from macher.ui.game.advice import Asked, Option
from macher.words.facts import fact_places, fact_words
from macher.words.names import GameNames


class AdviceWords:
    """Writes the options of one decision in the current language."""

    def __init__(self, texts: Texts, edition: Edition, asked: Asked) -> None:
        self.texts, self.edition = texts, edition
        self.view: PlayerView = asked.view
        self.names = GameNames.of(texts, edition, asked.view)
        self.options: Any = asked.decision.options  # each kind of options is asked for by its class below

    # -- reasons -------------------------------------------------------------------------------------------------------

    def reason(self, option: Option) -> str:
        """What can be read on the table for an option, or how it stands against the other one, as a sentence."""
        if option.other is None:
            return self.texts("advice-only")
        if option.equal:
            return self.texts("advice-equal", other=self.command(option.other))
        if option.fact is not None:
            clause = fact_words(self.texts, self.names, option.fact)
            return clause[:1].upper() + clause[1:]
        if option.gap > 0:
            return self.texts("advice-clearly-better" if option.gap >= CLEAR else "advice-slightly-better")
        return self.texts("advice-clearly-worse" if option.gap <= -CLEAR else "advice-slightly-worse")

    def gap(self, option: Option) -> str:
        """The points between an option and the other one, with their sign: +3.4."""
        digits = numbers.decimal(round(10 * option.gap) / 10, self.texts.grouping)
        return "+" + digits if option.gap > 0 else digits

    def places(self, option: Option) -> tuple[str, ...]:
        """Ids of what shows the number of the reason on the table."""
        return () if option.equal or option.fact is None else fact_places(option.fact, self.view.seat)

    # -- commands ------------------------------------------------------------------------------------------------------

    def command(self, command: Command) -> str:
        """A command in a few words."""
        write = COMMANDS.get(type(command))
        if write is None:
            raise TypeError(
                f"{type(command).__name__} has no words for advice: say them with @question(...) of its prompt"
            )
        return write(self, command)

    def _pass(self, command: do.Pass) -> str:
        return self.texts(PASSES.get(type(self.options), "prompt-pass"))

    def _keep(self, command: do.KeepDraftCard | do.KeepHandCard) -> str:
        return self.texts("prompt-keep-named", card=self.names.card(command.card))

    def listed(self, parts: Any) -> str:
        """Several things in a row."""
        return self.texts.listing(list(parts))

    def _deploy(self, command: do.Deploy) -> str:
        assert isinstance(self.options, DeployOptions)
        block = self.options.blocks[command.block]
        parts = [
            self.texts(
                "advice-deploy-part",
                land=self.names.land_code(place),
                symbol=names.symbol(self.texts, symbol, SYMBOL_AMOUNT[Symbol(symbol)]),
            )
            for symbol, place in zip(block, command.lands, strict=True)
        ]
        return self.texts("advice-deploy", number=command.block + 1, parts=self.listed(parts))

    def _bid(self, command: do.BidForStart | do.BidForPoll) -> str:
        return self.texts("advice-bid", money=self.texts.money(command.amount))

    def _change(self, command: do.ChangeProgram) -> str:
        kept = self.names.card(command.kept)
        if not command.swaps:
            return self.texts("advice-no-swap", card=kept)
        swaps = [
            self.texts("advice-swap", into=self.names.card(into), out=self.names.card(out))
            for out, into in command.swaps
        ]
        return self.texts("advice-swaps", swaps=self.listed(swaps), card=kept)

    def _rallies(self, command: do.BuyRallies) -> str:
        chosen = [place for place, count in enumerate(command.counts) if count]
        if len(chosen) == 1:
            return self.texts("advice-rallies-part", n=command.counts[chosen[0]], land=self.names.land(chosen[0]))
        shares = [
            self.texts("advice-rallies-share", n=command.counts[place], land=self.names.land_code(place))
            for place in chosen
        ]
        return self.texts("advice-rallies-shared", n=sum(command.counts), shares=self.listed(shares))

    def _place(self, command: do.PlacePoliticians) -> str:
        return self.listed(
            self.texts(
                "advice-politician",
                land=self.names.land_code(place),
                name=self.names.politician_short(number, self.view.seat),
            )
            for place, number in enumerate(command.politicians)
            if number >= 0
        )

    def _pay(self, command: do.PayPolitician) -> str:
        assert isinstance(self.options, PaymentOptions)
        return self.texts("prompt-pay-confirm", money=self.texts.money(self.options.cost))

    def _use(self, command: do.UsePolitician) -> str:
        assert isinstance(self.options, ActionOptions)
        politician = self.edition.figures.politicians[self.options.politician]
        said = [self._action(command.main, politician.main.amount)] if command.main else []
        if command.secondary:
            spec = next(each for each in politician.secondary if each.name is command.secondary.name)
            said.append(self._action(command.secondary, spec.amount))
        return self.listed(said) if said else self.texts("prompt-pass")

    def _action(self, action: do.Action, amount: int) -> str:
        if action.name is ActionName.DOUBLE:
            key = "advice-double" if action.place else "advice-double-off"
            return self.texts(key, card=self.names.card(action.target))
        if action.name is ActionName.REMOVE_MEDIA:
            return self.texts("advice-remove-media", party=self.names.party(action.target))
        if action.name is ActionName.REPLACE_MEDIA:
            return self.texts("advice-replace-media", party=self.names.party(action.target))
        if action.name is ActionName.OTHER_TREND:
            return self.texts(
                "advice-other-trend", party=self.names.party(action.target), amount=self.texts.signed(-amount)
            )
        return names.action(self.texts, action.name.value, amount)

    def _sheet(self, command: FillStartSheet) -> str:
        assert isinstance(self.options, StartSheetOptions)
        parts = [
            self.texts(
                "advice-deploy-part",
                land=self.names.land_code(place),
                symbol=names.symbol(self.texts, entry.symbol.value, entry.amount),
            )
            for entry, place in zip(self.options.entries(command.first, command.second), command.lands, strict=True)
        ]
        members = self.options.columns[1][command.second].members
        if members:
            parts.append(self.texts("advice-base-change", amount=self.texts.signed(members)))
        return self.listed(parts)

    def _exchange(self, command: ExchangeProgram) -> str:
        into = self.names.card(command.into) if command.into >= 0 else self.texts("prompt-exchange-deck")
        return self.texts("advice-shift", out=self.names.card(command.out), into=into)

    def _card_use(self, command: UseCabinetCard) -> str:
        assert isinstance(self.options, CardOptions)
        here = next(card for card in self.options.cards if card.land == command.land)
        card = self.names.politician_short(here.politician, self.view.seat)
        said = self.texts("prompt-use-pass")
        if command.action is not None:
            amount = next(each.amount for each in here.actions if each.name is command.action.name)
            said = self._action(command.action, amount)
        return self.texts("advice-card-use", card=card, land=self.names.land_code(command.land), action=said)

    def _entries(self, command: PublishEntries) -> str:
        assert isinstance(self.options, EntryOptions)
        changes = self.options.changes
        said = [f"{self.names.party(seat)} {self.texts.signed(changes[seat])}" for seat in command.seats]
        return self.texts("prompt-entry-publish", entries=self.listed(said))

    def _national(self, command: PlaceNational) -> str:
        if command.space < 0:
            return self.texts("prompt-national-confirm", card=self.names.card(command.card))
        return self.texts("advice-national-place", card=self.names.card(command.card), n=command.space + 1)

    def _donation(self, command: do.DecideDonation) -> str:
        key = "prompt-donation-take" if command.accept else "prompt-donation-refuse"
        return self.texts(key, money=self.names.donation(command.card))


PASSES: Final[dict[type[Options], str]] = {}
"""What passing is called where its button has words of its own; prompts enter it."""
Says = Callable[[AdviceWords, Any], str]
"""Writes a command."""
COMMANDS: Final[dict[type[Command], Says]] = {
    do.Pass: AdviceWords._pass,
    do.KeepDraftCard: AdviceWords._keep,
    do.KeepHandCard: AdviceWords._keep,
    do.Deploy: AdviceWords._deploy,
    do.BidForStart: AdviceWords._bid,
    do.BidForPoll: AdviceWords._bid,
    do.ChangeProgram: AdviceWords._change,
    do.BuyRallies: AdviceWords._rallies,
    do.PlacePoliticians: AdviceWords._place,
    do.PayPolitician: AdviceWords._pay,
    do.UsePolitician: AdviceWords._use,
    do.DecideDonation: AdviceWords._donation,
    FillStartSheet: AdviceWords._sheet,
    ExchangeProgram: AdviceWords._exchange,
    UseCabinetCard: AdviceWords._card_use,
    PublishEntries: AdviceWords._entries,
    PlaceNational: AdviceWords._national,
}
"""How each kind of command is written; prompts enter those of their questions."""
