"""What can be read or counted on the table for a command: the one number of a reason.

The figures are those of the table after the command, as it is foreseen.  A fact speaks for a command against another
one, so its number must be better than what stands there now, and than what would stand there after the other command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from macher.ai.facts_cabinet import poll, rival_hit, sent
from macher.ai.facts_program import card, clash, free_change, large, match, useless
from macher.ai.sight import KINDS, Fact, Sight, read
from macher.engine.command import Command
from macher.rules.commands import (
    AnswerCoalition,
    BidForStart,
    ConvertRallies,
    DecideDonation,
    DrawProgramCard,
    FlushDisplay,
    KeepPoll,
    RaiseStartBid,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.national.commands import AskCoalition
from macher.rules.rows import gained_votes, votes_then
from macher.rules.views import PlayerView

__all__ = ["FACTS", "KINDS", "Fact", "Sight", "fact", "read"]


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


def _shared(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Rivals whose program has the opinion that a state gets or doubles: fewer than have the other one."""
    own, others = _opinion(command), _opinion(other)
    if own < 0 or others < 0:
        return None
    programs = [party.program for seat, party in enumerate(sight.view.parties) if seat != sight.seat]
    number, otherwise = (sum(kind in program for program in programs) for kind in (own, others))
    return Fact("shared", number, card=own) if number < otherwise else None


def _opinion(command: Command) -> int:
    """The opinion that a command brings or doubles."""
    if isinstance(command, ShiftOpinion):
        return command.into
    actions = (command.main, command.secondary) if isinstance(command, UsePolitician) else ()
    doubled = [each.target for each in actions if each and each.name is ActionName.DOUBLE and each.place]
    return doubled[0] if doubled else -1


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
    if getattr(command, "amount", -1) <= getattr(other, "amount", -1):
        return None
    dice = sight.edition.capabilities.dice
    return Fact("kept", sight.edition.figures.poll_kept_base) if dice is None else Fact("dice", dice.kept_poll)


def _first(sight: Sight, command: Command, other: Command) -> Fact | None:
    """The place in the order that a bidder leaves as start player."""
    if not isinstance(command, BidForStart | RaiseStartBid) or sight.view.national is not None:
        return None
    if command.amount <= getattr(other, "amount", 0):
        return None
    return Fact("first", (sight.seat - sight.view.start) % len(sight.view.parties) + 1)


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
    "bonus": (_government, _majority, _votes, sent),
    "coalition": (_together,),
    "income": (_votes, sent),
    "later": (card,),
    "influence": (_markers,),
    "marker": (_markers,),
    "members": (_dice, _base),
    "money": (_money,),
    "national": (_national, _votes),
    "poll": (_step, _kept, poll),
    "presence": (_markers, _votes, sent),
    "prize": (_money,),
    "program": (card, clash, large, _votes, match, free_change, useless, _program, _display),
    "rallies": (_rallies,),
    "region": (_votes, _markers),
    "result": (_majority, _votes, sent),
    "rivals": (_rival, rival_hit, _shared, _markers),
    "start": (_first,),
    "votes": (_votes, sent),
}
"""What can tell a term, what is tried first; terms without a fact are estimates."""
