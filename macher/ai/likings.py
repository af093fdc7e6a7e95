"""What the six characters like: for each kind of command a number, the higher the better.

Numbers have no unit and are never added to a value.  They only say which of nearly equal commands a character takes
(`macher.ai.equals`); where a habit would hardly be seen, it gives a little more away (`macher.ai.styles`).  A taste
that always pulls in one direction in which the value errs costs five times what it seems: fewer rallies for the
treasurer, dear bids for polls, and a start block of its own for the gambler and the pollster were left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BidForPoll,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
    PlacePoliticians,
    PublishPoll,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName, Edition
from macher.rules.formula import match_sum
from macher.rules.national.commands import AskCoalition, ExchangeProgram, PublishEntries, UseCabinetCard
from macher.rules.views import LandView, PartyView, PlayerView

FULL: Final = 8
"""Rallies that fill a state."""
EARLY: Final = 2
"""First rounds, in which the treasurer takes donations."""
HARMFUL: Final = (ActionName.REMOVE_MEDIA, ActionName.OTHERS_TREND, ActionName.OTHER_TREND, ActionName.REPLACE_MEDIA)
"""Actions against others."""


class Look(NamedTuple):
    """What a character looks at."""

    seen: PlayerView
    edition: Edition

    @property
    def leader(self) -> PartyView:
        """The other party with most points."""
        others = [party for seat, party in enumerate(self.seen.parties) if seat != self.seen.seat]
        return max(others, key=lambda party: party.points)

    @property
    def land(self) -> LandView:
        """The state that is decided about."""
        return self.seen.lands[self.seen.place]


Liking = Callable[[Look, Any], float]
"""How much a command of one class is liked."""
Likings = Mapping[type[Command], Liking]
"""Likings of a character; it does not care about all other commands."""


def always(liked: float) -> Liking:
    """Every command of the class as much."""
    return lambda look, command: liked


# -- rallies -----------------------------------------------------------------------------------------------------------


def fullest(look: Look, command: BuyRallies) -> float:
    """Many in one state, and more if that fills it."""
    most = max(
        land.rallies[look.seen.seat] + count for land, count in zip(look.seen.lands, command.counts, strict=True)
    )
    return most + (3 if most == FULL else 0)


def three_everywhere(look: Look, command: BuyRallies) -> float:
    """Many states, with three in each."""
    states = sum(map(bool, command.counts))
    return 2 * states - 0.5 * abs(sum(command.counts) - 3 * states)


def four_in_one(look: Look, command: BuyRallies) -> float:
    """About four where there are most."""
    return -abs(max(command.counts) - 4)


def shared_out(look: Look, command: BuyRallies) -> float:
    """Two to four in several states."""
    return sum(2 <= count <= 4 for count in command.counts)


def few_states(look: Look, command: BuyRallies) -> float:
    """All in few states."""
    return -sum(map(bool, command.counts))


# -- media, opinions, and programs -------------------------------------------------------------------------------------


def further_marker(look: Look, command: BuyMedia) -> float:
    """A marker, and more where own ones lie."""
    return 2 + look.seen.lands[command.land].media.count(look.seen.seat)


def against_leader(look: Look, command: ShiftOpinion) -> float:
    """Matches that the leader loses by a shifted opinion."""
    land, program = look.land, look.leader.program
    after = [command.into if kind == command.out else kind for kind in land.opinions]
    return match_sum(program, land.opinions, land.doubled) - match_sum(program, after, land.doubled)


def for_leader(look: Look, command: ShiftOpinion) -> float:
    """Matches that the leader gains."""
    return -against_leader(look, command)


def shift_against_leader(look: Look, command: ShiftOpinion) -> float:
    """A shifted opinion, and more where the leader loses by it."""
    return 1 + against_leader(look, command)


def shared_program(look: Look, command: ChangeProgram) -> float:
    """Cards that the leader has, too, more than now."""
    out, into = zip(*command.swaps, strict=True) if command.swaps else ((), ())
    return _shared(look, into) - _shared(look, out)


def shared_card(look: Look, command: ExchangeProgram) -> float:
    """The same for one card (VG06 6.2.2)."""
    return _shared(look, (command.into,)) - _shared(look, (command.out,))


def _shared(look: Look, cards: tuple[int, ...]) -> int:
    return sum(card in look.leader.program for card in cards)


# -- donations ---------------------------------------------------------------------------------------------------------


def early_money(look: Look, command: DecideDonation) -> float:
    """Taking while two rounds are left in which money counts."""
    if look.seen.round > EARLY:
        return 0.0
    return 3.0 if command.accept else -3.0


def refused_ten(look: Look, command: DecideDonation) -> float:
    """Refusing a small one."""
    return 1.0 if not command.accept and _tens(look, command) == 1 else 0.0


def taken_ten(look: Look, command: DecideDonation) -> float:
    """Taking a small one."""
    return 1.0 if command.accept and _tens(look, command) == 1 else 0.0


def clean_money(look: Look, command: DecideDonation) -> float:
    """Refusing the largest; if one must be taken, a small one."""
    return -_tens(look, command) if command.accept else _tens(look, command)


def _tens(look: Look, command: DecideDonation) -> float:
    """The donation in tens of thousands of euros."""
    return look.edition.figures.donations[command.card].money / 10_000


# -- politicians -------------------------------------------------------------------------------------------------------


def action(*names: ActionName, liked: float = 1.0) -> Liking:
    """These actions, whatever card allows them."""
    return lambda look, command: liked * sum(each.name in names for each in _actions(command))


def harm_and_polls(look: Look, command: UsePolitician | UseCabinetCard) -> float:
    """Harm to others, and polls."""
    actions = _actions(command)
    return sum(2 * (each.name in HARMFUL) + (each.name is ActionName.POLL) for each in actions)


def _actions(command: UsePolitician | UseCabinetCard) -> list[Action]:
    both = (command.action,) if isinstance(command, UseCabinetCard) else (command.main, command.secondary)
    return [each for each in both if each is not None]


def sent(each: float) -> Liking:
    """Politicians, as many as can be."""
    return lambda look, command: each * sum(number >= 0 for number in command.politicians)


def hunter(look: Look, command: PlacePoliticians) -> float:
    """The politician who lowers trends."""
    cards = [look.edition.figures.politicians[number] for number in command.politicians if number >= 0]
    return 2.0 * any(card.main.name in (ActionName.OTHERS_TREND, ActionName.OTHER_TREND) for card in cards)


# -- polls and coalitions ----------------------------------------------------------------------------------------------


def poll_bid(liked: float, each: float) -> Liking:
    """A bid for a poll, and more for each thousand euros of it."""
    return lambda look, command: liked + each * command.amount / 1000


def agreement(look: Look, command: AnswerCoalition) -> float:
    """Saying yes."""
    return 1.0 if command.accept else 0.0


# -- the six -----------------------------------------------------------------------------------------------------------

TREASURER: Final[Likings] = {
    BuyMedia: always(-2),
    ConvertRallies: always(1),
    DecideDonation: early_money,
    KeepPoll: always(1),
}
GAMBLER: Final[Likings] = {
    BidForPoll: poll_bid(0, 1),
    BuyRallies: fullest,
    ConvertRallies: always(-1),
    PublishEntries: always(1),
    PublishPoll: always(1),
    UseCabinetCard: action(ActionName.VOTES),
    UsePolitician: action(ActionName.VOTES),
}
EDITOR: Final[Likings] = {
    BidForPoll: poll_bid(-3, -1),
    BuyMedia: further_marker,
    BuyRallies: four_in_one,
    DecideDonation: refused_ten,
    PlacePoliticians: sent(0.5),
    PublishEntries: always(1),
    PublishPoll: always(1),
    ShiftOpinion: shift_against_leader,
    UseCabinetCard: action(ActionName.REMOVE_MEDIA, ActionName.REPLACE_MEDIA, ActionName.DOUBLE),
    UsePolitician: action(ActionName.REMOVE_MEDIA, ActionName.DOUBLE),
}
CAMPAIGNER: Final[Likings] = {
    BidForPoll: poll_bid(-3, -1),
    BuyMedia: always(-1),
    BuyRallies: three_everywhere,
    ConvertRallies: always(1),
    PlacePoliticians: sent(1),
    UseCabinetCard: action(ActionName.TREND),
    UsePolitician: action(ActionName.TREND),
}
BROKER: Final[Likings] = {
    AnswerCoalition: agreement,
    AskCoalition: always(1),
    BidForPoll: poll_bid(1, -0.1),
    BuyMedia: always(0.5),
    BuyRallies: shared_out,
    ChangeProgram: shared_program,
    DecideDonation: clean_money,
    ExchangeProgram: shared_card,
    KeepPoll: always(3),
    PlacePoliticians: sent(0.3),
    PublishEntries: always(-3),
    PublishPoll: always(-3),
    ShiftOpinion: for_leader,
    UseCabinetCard: action(*HARMFUL, liked=-2),
    UsePolitician: action(*HARMFUL, liked=-2),
}
POLLSTER: Final[Likings] = {
    BidForPoll: poll_bid(3, -0.1),
    BuyMedia: always(0.5),
    BuyRallies: few_states,
    DecideDonation: taken_ten,
    KeepPoll: always(-3),
    PlacePoliticians: hunter,
    PublishEntries: always(3),
    PublishPoll: always(3),
    ShiftOpinion: against_leader,
    UseCabinetCard: harm_and_polls,
    UsePolitician: harm_and_polls,
}
