"""What can be read or counted on the table for a command: the one number of a reason.

The figures are those of the table after the command, as it is foreseen.  A fact speaks for a command against another
one, so its number must be better than what stands there now, and than what would stand there after the other command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import (
    AnswerCoalition,
    ConvertRallies,
    DecideDonation,
    DrawProgramCard,
    FlushDisplay,
    KeepDraftCard,
    KeepHandCard,
    KeepPoll,
    PlacePoliticians,
    TakeDisplayCard,
)
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.foresight import tried
from macher.rules.national.commands import AskCoalition
from macher.rules.rows import gained_votes, votes_then
from macher.rules.table import Table
from macher.rules.views import PlayerView

KINDS: Final = (
    "ahead",
    "base",
    "card",
    "cash",
    "cost",
    "dice",
    "display",
    "free",
    "government",
    "kept",
    "majority",
    "markers",
    "national",
    "program",
    "rallies",
    "rival",
    "step",
    "together",
    "votes",
)
"""Every kind of fact; the texts are called by it."""


class Fact(NamedTuple):
    """A number, what it is about, and where it stands."""

    kind: str
    """Name of its text."""
    number: int
    before: int = 0
    """What stands there now, of votes."""
    land: int = -1
    """Place of the board."""
    state: int = -1
    """Card of the state that lies there."""
    seat: int = -1
    card: int = -1

    @property
    def written(self) -> str:
        """The fact as one word list, as answers of AI seats carry it."""
        return " ".join(str(part) for part in self)


def read(written: str) -> Fact:
    """The fact of its word list; also a kind alone."""
    kind, *numbers = written.split()
    return Fact(kind, *([int(number) for number in numbers] or [0]))


class Sight:
    """What a seat can foresee of its commands."""

    def __init__(self, view: PlayerView, edition: Edition, table: Table | None = None) -> None:
        self.view, self.edition, self.seat = view, edition, view.seat
        self._table = table
        self._after: dict[Command, PlayerView | None] = {}

    def after(self, command: Command) -> PlayerView | None:
        """The view after a command; ``None`` if the seat cannot tell."""
        if command not in self._after:
            if self._table is None:
                self._table = determinize(self.view, self.edition, Stream(0))
            self._after[command] = tried(self._table, self.seat, (command,))
        return self._after[command]

    def cost(self, command: Command) -> int | None:
        """Euros that a command costs at most; less than nothing if it brings some."""
        amount = getattr(command, "amount", None)
        if amount is not None:
            return int(amount)
        if isinstance(command, PlacePoliticians):
            politicians = self.edition.figures.politicians
            return sum(politicians[number].cost for number in command.politicians if number >= 0)
        after = self.after(command)
        return None if after is None else self.view.parties[self.seat].money - after.parties[self.seat].money


def fact(sight: Sight, terms: Iterable[str], command: Command, other: Command) -> tuple[str, Fact] | None:
    """The first of some terms that has a fact for a command against another one, with that fact."""
    for term in terms:
        for find in FACTS.get(term, ()):
            found = find(sight, command, other)
            if found is not None:
                return term, found
    return None


# -- rows --------------------------------------------------------------------------------------------------------------


def _votes(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes in the state where they rise most above those after the other command."""
    best, most = None, 0
    for fact_, gain in _rows(sight, command, other, (sight.seat,)):
        if gain > most and fact_.number > fact_.before:
            best, most = fact_, gain
    return best


def _majority(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes that rise to a majority."""
    found, most = _votes(sight, command, other), sight.edition.figures.majority
    if found is None or not found.before < most <= found.number:
        return None
    return found._replace(kind="majority")


def _rival(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Votes of the rival that loses most against the other command."""
    best, most = None, 0
    rivals = tuple(seat for seat in range(len(sight.view.parties)) if seat != sight.seat)
    for fact_, gain in _rows(sight, command, other, rivals):
        if -gain > most and fact_.number < fact_.before:
            best, most = fact_._replace(kind="rival"), -gain
    return best


def _rows(sight: Sight, command: Command, other: Command, seats: Iterable[int]) -> Iterable[tuple[Fact, int]]:
    """The votes of some rows after a command, with how many more they are than after the other one."""
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return
    converts = isinstance(command, ConvertRallies)
    for seat in seats:
        for place, land in enumerate(sight.view.lands):
            if land.closed or land.card != then.lands[place].card:
                continue
            now, number, otherwise = (
                view.lands[place].votes[seat] if converts else votes_then(sight.edition, view, place, seat)
                for view in (sight.view, then, instead)
            )
            yield Fact("votes", number, now, place, land.card, seat), number - otherwise


def _step(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What one step of trend is worth where a poll is bid for, or that it is worth nothing where none is wanted."""
    auction, edition, seat = sight.view.auction, sight.edition, sight.seat
    if auction is None:
        return None
    place, bid, instead = auction.place, getattr(command, "amount", 0), getattr(other, "amount", 0)
    top = sight.view.lands[place].trend[seat] >= edition.figures.trend_max
    now, then = (gained_votes(edition, sight.view, place, seat, steps=steps) for steps in (0, 1))
    votes = 0 if top else then - now
    found = Fact("step", votes, land=place, state=sight.view.lands[place].card)
    return found if bid != instead and (bid > instead) == (votes > 0) else None


def _kept(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What a poll brings that is won and not published."""
    if getattr(command, "amount", 0) <= getattr(other, "amount", 0):
        return None
    dice = sight.edition.capabilities.dice
    return Fact("kept", sight.edition.figures.poll_kept_base) if dice is None else Fact("dice", dice.kept_poll)


# -- what is counted ---------------------------------------------------------------------------------------------------


def _counted(kind: str, count: Callable[[PlayerView, int, int], int]) -> Callable[..., Fact | None]:
    """A fact that counts something of the own seat in a state."""

    def find(sight: Sight, command: Command, other: Command) -> Fact | None:
        then, instead = sight.after(command), sight.after(other)
        if then is None or instead is None:
            return None
        best, most = None, 0
        for place, land in enumerate(sight.view.lands):
            if land.closed or land.card != then.lands[place].card:
                continue
            now, number, otherwise = (count(view, place, sight.seat) for view in (sight.view, then, instead))
            if number > now and number - otherwise > most:
                best, most = Fact(kind, number, land=place, state=land.card), number - otherwise
        return best

    return find


_markers = _counted("markers", lambda view, place, seat: view.lands[place].media.count(seat))
_rallies = _counted("rallies", lambda view, place, seat: view.lands[place].rallies[seat])


def _card(sight: Sight, command: Command, other: Command) -> Fact | None:
    """States in which a card matches that is taken or kept."""
    cards = KeepDraftCard | KeepHandCard | TakeDisplayCard
    if not isinstance(command, cards) or not isinstance(other, cards):
        return None
    number, otherwise = (
        sum(card in land.opinions and not land.closed for land in sight.view.lands)
        for card in (command.card, other.card)
    )
    return Fact("card", number, card=command.card) if number > otherwise else None


def _program(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Opinions that the program matches in all states."""
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return None
    number, otherwise = (
        sum(kind in view.parties[sight.seat].program for land in view.lands for kind in land.opinions)
        for view in (then, instead)
    )
    return Fact("program", number) if number > otherwise else None


def _display(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Cards of the display that match an open opinion: two or more are worth taking from, fewer a new display."""
    if not isinstance(command, DrawProgramCard | FlushDisplay) or not isinstance(other, DrawProgramCard | FlushDisplay):
        return None
    opinions = {kind for land in sight.view.lands for kind in land.opinions}
    number = sum(kind >= 0 and kind in opinions for kind in sight.view.program_display)
    return Fact("display", number) if (number > 1) == isinstance(command, DrawProgramCard) else None


def _national(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Cards of the program that lie on the national board."""
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return None
    program = sight.view.parties[sight.seat].program
    number, otherwise = (sum(kind in program for kind in view.national_cards()) for view in (then, instead))
    return Fact("national", number) if number > otherwise else None


def _together(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Votes that two parties have together."""
    view, place = sight.view, sight.view.place
    partner = command.partner if isinstance(command, AskCoalition) else -1
    if isinstance(command, AnswerCoalition) and command.accept and view.offer is not None:
        partner = view.offer[0]
    if partner < 0 or place < 0:
        return None

    def votes(seat: int) -> int:
        return votes_then(sight.edition, view, place, seat)

    if isinstance(other, AskCoalition) and votes(other.partner) >= votes(partner):
        return None
    return Fact("together", votes(sight.seat) + votes(partner), land=place, state=view.lands[place].card, seat=partner)


# -- what is printed ---------------------------------------------------------------------------------------------------


def _government(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Points for governing together."""
    if not isinstance(command, AnswerCoalition) or not command.accept:
        return None
    return Fact("government", sight.edition.figures.bonus_coalition)


def _money(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What a cheaper command costs, or brings."""
    cost, otherwise = sight.cost(command), sight.cost(other)
    if cost is None or otherwise is None or cost >= otherwise:
        return None
    return Fact("cash", -cost) if cost < 0 else Fact("cost", cost) if cost else Fact("free", 0)


def _base(sight: Sight, command: Command, other: Command) -> Fact | None:
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return None
    number, otherwise = (view.parties[sight.seat].base for view in (then, instead))
    return Fact("base", number) if number > otherwise else None


def _dice(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Dice for members, as printed."""
    dice = sight.edition.capabilities.dice
    if dice is None:
        return None
    if isinstance(command, KeepPoll):
        return Fact("dice", dice.kept_poll)
    if isinstance(command, DecideDonation) and not command.accept:
        return Fact("dice", dice.contributions[command.card])
    return None


FACTS: Final[Mapping[str, tuple[Callable[[Sight, Command, Command], Fact | None], ...]]] = {
    "base": (_base,),
    "bonus": (_government, _majority, _votes),
    "coalition": (_together,),
    "income": (_votes,),
    "influence": (_markers,),
    "members": (_dice, _base),
    "money": (_money,),
    "national": (_national, _votes),
    "poll": (_step, _kept),
    "presence": (_markers,),
    "prize": (_money,),
    "program": (_card, _votes, _program, _display),
    "rallies": (_rallies,),
    "region": (_votes, _markers),
    "rivals": (_rival, _markers),
    "votes": (_votes,),
}
"""What can tell a term, what is tried first; terms without a fact are estimates."""
