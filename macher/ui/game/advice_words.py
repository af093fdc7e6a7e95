"""What advice says: a command in a few words, its main reason and its expected effect in words and figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from macher.engine.command import Command
from macher.engine.decision import Options
from macher.i18n import Texts, names, numbers
from macher.rules import commands as do
from macher.rules.capabilities import Dice
from macher.rules.edition import SYMBOL_AMOUNT, ActionName, Edition, Symbol
from macher.rules.national.commands import (
    AskCoalition,
    ExchangeProgram,
    FillStartSheet,
    PlaceNational,
    PublishEntries,
    UseCabinetCard,
)
from macher.rules.national.options import CardOptions, EntryOptions, StartSheetOptions
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.program import ProgramSourceOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView
from macher.ui.game.advice import Asked, Option
from macher.words.names import GameNames

_NAMED: Final = 3
"""Number of reasons that are named; the rest of the sum is named as one."""
_REST: Final = "rest"

_TERMS: Final = {
    "votes": "advice-votes",
    "bonus": "advice-bonus",
    "presence": "advice-presence",
    "income": "advice-income",
    "base": "advice-base",
    "prize": "advice-prize",
    "influence": "advice-influence",
    "later": "advice-later",
    "poll": "advice-poll",
    "start": "advice-start",
    "program": "advice-program",
    "money": "advice-money",
    "region": "advice-region",
    "members": "advice-base",
    "cabinet": "advice-cabinet",
    "coalition": "advice-coalition",
    "national": "advice-national",
    _REST: "advice-rest",
}
"""Text of each reason."""
_LANDS: Final = {
    "votes": "advice-votes-land",
    "bonus": "advice-bonus-land",
    "presence": "advice-presence-land",
    "influence": "advice-influence-land",
    "region": "advice-region-land",
    "coalition": "advice-coalition-land",
}
"""Text of each reason when it is about one land."""
_SIGNED: Final = {
    ("rivals", True): "advice-rivals-less",
    ("rivals", False): "advice-rivals-more",
    ("rallies", True): "advice-rallies-less",
    ("rallies", False): "advice-rallies-more",
}
"""Reasons that are a gain where there is less of something."""
_LESS: Final = {
    "advice-votes": "advice-votes-less",
    "advice-votes-land": "advice-votes-land-less",
    "advice-bonus": "advice-bonus-less",
    "advice-bonus-land": "advice-bonus-land-less",
    "advice-presence": "advice-presence-less",
    "advice-presence-land": "advice-presence-land-less",
    "advice-income": "advice-income-less",
    "advice-base": "advice-base-less",
    "advice-influence": "advice-influence-less",
    "advice-influence-land": "advice-influence-land-less",
    "advice-later": "advice-later-less",
    "advice-program": "advice-program-less",
    "advice-money": "advice-money-less",
    "advice-rest": "advice-rest-less",
}
"""Texts of reasons that speak for a command, with those for the same against it."""


def _tenths(points: float) -> int:
    """Tenths of a point."""
    return round(10 * points)


class AdviceWords:
    """Writes the options of one decision in the current language."""

    def __init__(self, texts: Texts, edition: Edition, asked: Asked, among: Sequence[Option] = ()) -> None:
        self.texts, self.edition, self.among = texts, edition, among
        self.view: PlayerView = asked.view
        self.names = GameNames.of(texts, edition, asked.view)
        self.options: Any = asked.decision.options  # each kind of options is asked for by its class below

    # -- effect --------------------------------------------------------------------------------------------------------

    def total(self, option: Option) -> str:
        """All expected points with their sign: +3.4."""
        return self._points(_tenths(option.total))

    def effect(self, option: Option) -> str:
        """The reasons in expected points, which add up to the total, and the certain effects on money and party base.

        Money that will certainly be spent is given in euros and in points. A single reason is the whole total, and
        then has no number of its own.
        """
        why = self._why(option)
        return why[:1].upper() + why[1:] if why else self._nothing(option)

    def weighed(self, option: Option) -> str:
        """The total with its unit before the reasons; only how it differs from the others if there are none."""
        if not self.parts(option):
            return self.effect(option)
        return self.texts(
            "advice-weighed", total=self.total(option), unit=self.texts("table-vp"), why=self._why(option)
        )

    def _why(self, option: Option) -> str:
        """The reasons as a clause: what speaks for an option, but what against it; empty if there is nothing."""
        reasons = self._reasons(option)
        gains, losses = (self.texts.listing([text for text, good in reasons if good is kind]) for kind in (True, False))
        return self.texts("advice-but", gains=gains, losses=losses) if gains and losses else gains or losses

    def _reasons(self, option: Option) -> list[tuple[str, bool]]:
        """Why an option is worth what it is, and what it certainly costs or brings; each with whether it is a gain."""
        parts, certain = dict(self.parts(option)), self._certain(option.command)
        alone = len(parts) == 1

        def priced(what: str, tenths: int) -> str:
            return what if alone else self.texts("advice-priced", what=what, points=self._points(tenths))

        if certain and parts.get("money", 0) < 0:
            text, gain = certain[0]
            certain[0] = (priced(text, parts.pop("money")), gain)
        named = [(priced(self._reason(option, name, tenths > 0), tenths), tenths > 0) for name, tenths in parts.items()]
        return named + certain

    def parts(self, option: Option) -> list[tuple[str, int]]:
        """The weightiest terms and the rest in tenths of a point, gains first; they add up to the total shown."""
        ranked = sorted(option.terms.items(), key=lambda term: (-abs(term[1]), term[0]))
        ranked = [(name, points) for name, points in ranked if _tenths(points)]
        named = ranked[:_NAMED] + [term for term in ranked[_NAMED:] if term[0] == "money"]
        found = {name: _tenths(points) for name, points in named}
        rest = _tenths(option.total) - sum(found.values())
        if rest and found and len(named) == len(ranked):  # the rest is only a rounding error
            found[named[0][0]] += rest
        elif rest:
            found[_REST] = rest
        return sorted(((name, tenths) for name, tenths in found.items() if tenths), key=lambda part: -part[1])

    def _nothing(self, option: Option) -> str:
        """Text for an option without reasons of its own: how it differs from the others, or that it does not."""
        command = option.command
        if isinstance(command, do.DrawProgramCard | do.FlushDisplay):
            return self.texts("advice-free-card")
        if isinstance(command, do.Pass) and isinstance(self.options, ProgramSourceOptions):
            return self.texts("advice-no-card")
        totals = [_tenths(each.total) for each in self.among]
        if len(totals) < 2:
            return self.texts("advice-only")
        if len(set(totals)) == 1:
            return self.texts("advice-even")
        return self.texts("advice-avoids" if _tenths(option.total) == max(totals) else "advice-lacks")

    def _reason(self, option: Option, name: str, gain: bool) -> str:
        land = self._land_of(option.command)
        named = name in _LANDS and land >= 0
        key = _SIGNED.get((name, gain)) or (_LANDS[name] if named else _TERMS[name])
        key = key if gain else _LESS.get(key, key)
        return self.texts(key, land=self.names.land(land)) if named else self.texts(key)

    def _points(self, tenths: int) -> str:
        digits = numbers.decimal(tenths / 10, self.texts.grouping)
        return "+" + digits if tenths > 0 else digits

    def _certain(self, command: Command) -> list[tuple[str, bool]]:
        """Money and party base that the command itself moves, each with whether it is a gain."""
        dice = self.edition.capabilities.dice
        if isinstance(command, do.BidForStart | do.BidForPoll | do.RaiseStartBid):
            return self._bid_paid(command.amount) if command.amount else []
        if isinstance(command, do.DecideDonation | do.KeepPoll):
            return self._moved(command) if dice is None else self._rolled(dice, command)
        if isinstance(command, UseCabinetCard) and command.action is not None:
            return self._paid_for_media(command)
        price = self._price(command)
        return [] if price is None else [self._money(-price)]

    def _bid_paid(self, amount: int) -> list[tuple[str, bool]]:
        """A bid: in one step everybody pays (CONS A), elsewhere only who wins."""
        if self.view.step == "place_bid":
            return [self._money(-amount)]
        return [(self.texts("advice-if-won", money=self.texts.money(amount)), False)]

    def _price(self, command: Command) -> int | None:
        """What a command costs in euros; nothing for one without a price."""
        options = self.options
        if isinstance(command, do.BuyMedia) and isinstance(options, MediaOptions):
            return options.price
        if isinstance(command, do.BuyRallies) and isinstance(options, RallyOptions):
            return options.cost(command.counts)
        if isinstance(command, do.PayPolitician) and isinstance(options, PaymentOptions):
            return options.cost
        if isinstance(command, do.PlacePoliticians):
            politicians = self.edition.figures.politicians
            return sum(politicians[number].cost for number in command.politicians if number >= 0)
        return None

    def _moved(self, command: do.DecideDonation | do.KeepPoll) -> list[tuple[str, bool]]:
        """Money and party base of a donation or of a poll that is kept."""
        figures = self.edition.figures
        if isinstance(command, do.KeepPoll):
            return [self._base(figures.poll_kept_base)]
        card = figures.donations[command.card]
        return [self._money(card.money), self._base(-card.accept)] if command.accept else [self._base(card.reject)]

    def _rolled(self, dice: Dice, command: do.DecideDonation | do.KeepPoll) -> list[tuple[str, bool]]:
        """Money that is certain, and dice for members."""
        if isinstance(command, do.KeepPoll):
            return [(self.texts("advice-dice-won", n=dice.kept_poll), True)]
        rolled, money = dice.contributions[command.card], self.edition.figures.donations[command.card].money
        if command.accept:
            return [self._money(money), (self.texts("advice-dice-lost", n=rolled), False)]
        return [(self.texts("advice-dice-won", n=rolled), True)]

    def _paid_for_media(self, command: UseCabinetCard) -> list[tuple[str, bool]]:
        """The price of a replaced media marker, paid to its owner and to the bank (ruling C5)."""
        assert isinstance(self.options, CardOptions)
        here = next(card for card in self.options.cards if card.land == command.land)
        return [
            self._money(-2 * printed.amount)
            for printed in here.actions
            if command.action is not None and printed.name is command.action.name is ActionName.REPLACE_MEDIA
        ]

    def _money(self, euros: int) -> tuple[str, bool]:
        key = "advice-gain" if euros > 0 else "advice-cost"
        return self.texts(key, money=self.texts.money(abs(euros))), euros > 0

    def _base(self, change: int) -> tuple[str, bool]:
        return self.texts("advice-base-change", amount=self.texts.signed(change)), change > 0

    def _land_of(self, command: Command) -> int:
        """The board that a command is about, -1 for none or several."""
        if isinstance(command, do.BuyMedia | UseCabinetCard):
            return command.land
        if isinstance(command, do.BuyRallies):
            chosen = [place for place, count in enumerate(command.counts) if count]
            return chosen[0] if len(chosen) == 1 else -1
        if isinstance(command, do.BidForPoll):
            return self.view.auction.place if self.view.auction is not None else -1
        here = (
            do.ConvertRallies,
            do.ShiftOpinion,
            do.UsePolitician,
            do.PublishPoll,
            do.PayPolitician,
            AskCoalition,
            do.AnswerCoalition,
            PublishEntries,
        )
        return self.view.place if isinstance(command, here) else -1

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
            parts.append(self._base(members)[0])
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
