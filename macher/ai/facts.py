"""What can be read or counted on the table for a command: the one number of a reason.

The figures are those of the table after the command, as it is foreseen.  A fact speaks for a command against another
one, so its number must be better than what stands there now, and than what would stand there after the other command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from macher.ai.because import Turn
from macher.ai.facts_cabinet import marker, poll, rival_hit, sent
from macher.ai.facts_media import lead, level, marker_lasts, markers, presence, scarce, supply, trend_lasts
from macher.ai.facts_program import better, card, clash, free_change, kept, large, match, space, useless
from macher.ai.facts_rivals import brought, factor, lost, opposed, own_factor, shared
from macher.ai.facts_rows import instead, majority, rallies, rival, rival_stays, stay, votes
from macher.ai.sight import KINDS, Fact, Sight, read
from macher.engine.command import Command
from macher.rules.commands import (
    AnswerCoalition,
    BidForStart,
    DecideDonation,
    DrawProgramCard,
    FlushDisplay,
    KeepPoll,
    Pass,
    RaiseStartBid,
)
from macher.rules.national.commands import AskCoalition, ExchangeProgram, PlaceNational
from macher.rules.rows import gained_votes, votes_then

__all__ = ["FACTS", "KINDS", "Fact", "Sight", "fact", "read"]


def fact(sight: Sight, turning: Iterable[Turn], command: Command, other: Command) -> tuple[Turn, Fact] | None:
    """The first of what turns a choice that has a fact for a command against another one, with that fact."""
    for turn in turning:
        for term in turn.told:
            for find in FACTS.get(term, ()):
                found = find(sight, command, other)
                if found is not None:
                    return turn, found
    return None


# -- bids --------------------------------------------------------------------------------------------------------------


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
    number, otherwise = (
        sum(kind in view.parties[sight.seat].program for kind in view.national_cards()) for view in (then, instead)
    )
    return Fact("national", number) if number > otherwise else None


def _space(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Points for the space of the national board where an opinion of the own program comes to lie."""
    own, others = (_points(sight, each) for each in (command, other))
    return Fact("space", own, card=brought(command)) if own > others else None


def _points(sight: Sight, command: Command) -> int:
    board = sight.edition.capabilities.national
    if board is None or not isinstance(command, PlaceNational) or command.space < 0:
        return 0
    program = sight.view.parties[sight.seat].program
    return board.spaces[command.space].points if command.card in program else 0


def _members(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Members that stay because nothing is exchanged for some of them (CONS B)."""
    number = sight.view.parties[sight.seat].base
    return Fact("members", number) if isinstance(command, Pass) and isinstance(other, ExchangeProgram) else None


def _alone(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes of who leads without a partner, with those of the next."""
    view, place = sight.view, sight.view.place
    refuses = isinstance(command, Pass) or (isinstance(command, AnswerCoalition) and not command.accept)
    if not refuses or place < 0 or not isinstance(other, AskCoalition | AnswerCoalition):
        return None
    rows = [votes_then(sight.edition, view, place, seat) for seat in range(len(view.parties))]
    own = rows.pop(sight.seat)
    return Fact("alone", own, max(rows), place, view.lands[place].card) if own > max(rows) else None


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


_OWN: Final = (majority, votes, sent, instead, own_factor, trend_lasts)
_MARKER: Final = (lead, level, presence, scarce, marker_lasts, markers, marker)
FACTS: Final[Mapping[str, tuple[Callable[[Sight, Command, Command], Fact | None], ...]]] = {
    "base": (_base,),
    "bonus": (_government, *_OWN),
    "cabinet": (sent, rival_hit, marker, _money),
    "coalition": (_together, _alone),
    "income": _OWN[1:],
    "influence": _MARKER,
    "later": (kept, card, supply, _money),
    "members": (_dice, _base, _members),
    "money": (_money,),
    "national": (_national, _space, votes),
    "poll": (_step, _kept, poll),
    "presence": (presence, *_MARKER, *_OWN[1:]),
    "prize": (_money,),
    "program": (card, clash, large, votes, match, free_change, useless, _program, _display, better, space, _national),
    "rallies": (rallies, stay, trend_lasts),
    "region": (*_OWN[1:], *_MARKER),
    "rivals": (rival, rival_hit, factor, shared, opposed, lost, rival_stays, level, markers),
    "start": (_first,),
    "votes": _OWN[1:],
}
"""What can tell a term, what is tried first; terms without a fact are estimates."""
