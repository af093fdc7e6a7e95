"""Cards for the blind test: ten decisions of a seat in words, without the names of players and parties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from macher.ai.likings import Look, against_leader
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.i18n.texts import Texts
from macher.rules.commands import (
    Action,
    BidForPoll,
    BidForStart,
    BuyMedia,
    BuyRallies,
    ConvertRallies,
    DecideDonation,
    Deploy,
    PublishPoll,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import SYMBOL_AMOUNT, ActionName, Edition, Symbol
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.phases.start_player import StartBidOptions
from macher.rules.views import PlayerView
from macher.words.names import GameNames

Card = Sequence[str]
"""Sentences, in the order of the game."""

WANTED: Final[Mapping[str, int]] = {
    "block": 1,
    "start": 2,
    "donation": 1,
    "media": 1,
    "rallies": 2,
    "poll": 1,
    "turn": 1,
    "opinion": 1,
}
"""How many decisions of each kind a card shows; where a seat has fewer, others stand in."""

_SYMBOLS: Final[Mapping[Symbol, str]] = {
    Symbol.RALLIES: "{} rallies",
    Symbol.TREND: "trend +{}",
    Symbol.MEDIA: "{} media marker",
    Symbol.VOTES: "{} votes",
}
_ACTIONS: Final[Mapping[ActionName, str]] = {
    ActionName.BASE: "more party base",
    ActionName.DOUBLE: "a doubled opinion",
    ActionName.OTHERS_TREND: "lowers everybody else’s trend",
    ActionName.POLL: "takes a poll",
    ActionName.PROGRAM: "changes the program",
    ActionName.REMOVE_MEDIA: "removes a media marker",
    ActionName.TREND: "own trend up",
    ActionName.VOTES: "own votes up",
}


class Said(NamedTuple):
    """A decision in words."""

    kind: str
    words: str


class CardWords:
    """Puts decisions of games of an edition into words."""

    def __init__(self, texts: Texts, edition: Edition) -> None:
        self._texts, self._edition = texts, edition

    def told(self, seen: PlayerView, decision: Decision, command: Command) -> Said | None:
        """A decision in words; ``None`` for kinds that cards do not show, and where nothing was to be chosen."""
        kind, words = _TOLD.get(type(decision.options), ("", _nothing))
        found = words(_Table(self._texts, self._edition, seen), decision.options, command)
        return Said(kind, f"Round {seen.round}: {found}" if seen.round else f"Opening: {found}") if found else None


def card(said: Sequence[Said], most: int, stream: Stream) -> Card:
    """So many decisions of a seat, drawn by kind (`WANTED`), in the order of the game."""
    order = list(range(len(said)))
    stream.shuffle(order)
    left, chosen = Counter(WANTED), list[int]()
    for at in order:
        if left[said[at].kind] > 0:
            left[said[at].kind] -= 1
            chosen.append(at)
    others = [at for at in order if at not in chosen]
    return [said[at].words for at in sorted([*chosen, *others][:most])]


class _Table:
    """What sentences about a moment of a game need."""

    def __init__(self, texts: Texts, edition: Edition, seen: PlayerView) -> None:
        self.texts, self.edition, self.seen = texts, edition, seen
        self.names = GameNames.of(texts, edition, seen)

    @property
    def here(self) -> str:
        """The state that is decided about."""
        return self.names.land(self.seen.place)


Words = Callable[[_Table, Any, Command], str]


def _nothing(table: _Table, options: Options, command: Command) -> str:
    return ""


def _block(table: _Table, options: DeployOptions, command: Command) -> str:
    assert isinstance(command, Deploy), "a deployment"
    symbols = [Symbol(symbol) for symbol in options.blocks[command.block]]
    parts = [
        f"{_SYMBOLS[symbol].format(SYMBOL_AMOUNT[symbol])} in {table.names.land(land)}"
        for symbol, land in zip(symbols, command.lands, strict=True)
    ]
    return f"start block {command.block + 1}: {', '.join(parts)}"


def _start(table: _Table, options: StartBidOptions, command: Command) -> str:
    amount = command.amount if isinstance(command, BidForStart) else 0
    return f"bids {table.texts.money(amount)} to start"


def _donation(table: _Table, options: DonationOptions, command: Command) -> str:
    assert isinstance(command, DecideDonation), "an answer to a donation"
    return f"{'takes' if command.accept else 'refuses'} the donation of {table.names.donation(command.card)}"


def _media(table: _Table, options: MediaOptions, command: Command) -> str:
    if not isinstance(command, BuyMedia):
        return "buys no media marker" if options.supply and options.money >= options.price else ""
    own = table.seen.lands[command.land].media.count(table.seen.seat)
    there = f", beside {own} of its own" if own else ""
    return f"buys a media marker in {table.names.land(command.land)}{there}"


def _rallies(table: _Table, options: RallyOptions, command: Command) -> str:
    if not isinstance(command, BuyRallies):
        return "buys no rallies" if any(options.free) and options.supply else ""
    parts = [
        f"{count} in {table.names.land(place)} (now {table.seen.lands[place].rallies[table.seen.seat] + count})"
        for place, count in enumerate(command.counts)
        if count
    ]
    return f"buys rallies: {', '.join(parts)}"


def _poll_bid(table: _Table, options: PollBidOptions, command: Command) -> str:
    if isinstance(command, BidForPoll):
        return f"bids {table.texts.money(command.amount)} for a poll in {table.here}"
    return f"bids nothing for a poll in {table.here}" if options.money > options.least else ""


def _poll(table: _Table, options: PollOptions, command: Command) -> str:
    if len(tuple(options)) < 2:
        return ""
    return (
        f"{'publishes' if isinstance(command, PublishPoll) else 'keeps'} a poll in {table.here} (either was possible)"
    )


def _convert(table: _Table, options: ConvertOptions, command: Command) -> str:
    if isinstance(command, ConvertRallies):
        return f"converts {command.count} rallies in {table.here}, which does not vote yet"
    return f"converts none of its rallies in {table.here}, which does not vote yet"


def _politician(table: _Table, options: ActionOptions, command: Command) -> str:
    if not isinstance(command, UsePolitician):
        return ""
    both: list[Action] = [each for each in (command.main, command.secondary) if each is not None]
    return f"politician in {table.here}: {', '.join(_ACTIONS[each.name] for each in both) or 'does nothing'}"


def _shift(table: _Table, options: ShiftOptions, command: Command) -> str:
    if not isinstance(command, ShiftOpinion):
        return f"shifts no opinion in {table.here}"
    lost = against_leader(Look(table.seen, table.edition), command)
    leader = "the leader’s match stays" if not lost else f"the leader’s match {table.texts.signed(-round(lost))}"
    cards = f"{table.names.card(command.out)} becomes {table.names.card(command.into)}"
    return f"shifts an opinion in {table.here}: {cards}; {leader}"


_TOLD: Final[Mapping[type[Options], tuple[str, Words]]] = {
    ActionOptions: ("turn", _politician),
    ConvertOptions: ("turn", _convert),
    DeployOptions: ("block", _block),
    DonationOptions: ("donation", _donation),
    MediaOptions: ("media", _media),
    PollBidOptions: ("poll", _poll_bid),
    PollOptions: ("poll", _poll),
    RallyOptions: ("rallies", _rallies),
    ShiftOptions: ("opinion", _shift),
    StartBidOptions: ("start", _start),
}
"""The kind of card line for each class of options, and its words."""
