"""The lines of the six besides their plans: each has a condition, and some of them one more for who says it.

The conditions: a game begins, one has met before, the habit pays, one was hurt by the listener or has hurt them, the
habit brought votes, one governs alone, has nearly won, governs with a partner, was left out, stands before the last
election, has won or lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from macher.ai.grievances import FELT, Deed, Grievance, grudge
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.followed import Followed
from macher.rules.formula import common_cards
from macher.rules.national import events as ce
from macher.words.talk.plans import Counted
from macher.words.talk.rounds import Converted

__all__ = [
    "ALWAYS",
    "LINES",
    "OFFERS",
    "after_election",
    "before_last",
    "declined",
    "ended",
    "has_hurt",
    "offered",
    "was_hurt",
]

LINES: Final = (
    "met", "habit", "hurt", "hurts", "worked", "alone", "short", "partner", "out", "last", "won", "lost",
)  # fmt: skip  # in the order of the game
"""Conditions of lines; the first one, a game begins, is the person's motto."""
ALWAYS: Final = ("begin", "met", "won", "lost")
"""Lines that are said in every game."""

Facts = dict[str, int]

_CLOSE: Final = 3
"""Most votes that somebody has nearly won by."""
_HALLS: Final = 5
"""Fewest rallies that are many for one evening."""
_PAPERS: Final = 3
"""Fewest markers that are many for one state, and states with rallies that are many for one person."""
_RICH: Final = 10_000
"""Euros with which an election can be paid for."""


# -- between two people ------------------------------------------------------------------------------------------------


def was_hurt(style: str, felt: Grievance) -> Facts | None:
    """What somebody says whom the listener has cost votes, or the editor a lead."""
    if (felt.kind == "lead") != (style == "editor") or felt.kind not in ("votes", "fifty", "lead"):
        return None
    return {"n": felt.size, "land": felt.card}


def has_hurt(style: str, deed: Deed, felt: Grievance, table: Followed) -> Facts | None:
    """What somebody says who has cost the listener votes, a majority or a lead."""
    own, you, shift = felt.by, felt.seat, isinstance(deed.cause, ev.OpinionShifted)
    votes = felt.size >= FELT
    true = {
        "treasurer": deed.price > 0,
        "gambler": votes,
        "editor": votes and shift,
        "marketplace": True,
        "broker": votes and deed.cost(own) < 0,
        "pollster": table.is_first(you),
    }
    if not true[style]:
        return None
    facts = {"n": felt.size, "land": felt.card, "before": deed.before[you], "money": deed.price}
    return facts | ({"card": deed.cause.out} if isinstance(deed.cause, ev.OpinionShifted) else {})


# -- offers ------------------------------------------------------------------------------------------------------------

OFFERS: Final = ("offer-asks", "offer-yes", "offer-forced", "offer-grudge", "offer-first")
"""Lines about governing with the listener, where parties ask each other before an election; everybody's the same."""


def offered(event: Event, seat: int, you: int, table: Followed) -> tuple[str, Facts] | None:
    """What somebody says who asks the listener, agrees, or cannot refuse: with the sum that it comes to."""
    match event:
        case ce.CoalitionOffered(seat=asks, partner=asked, land=land, common=common, forced=forced):
            if forced and (asks, asked) == (you, seat):
                return "offer-forced", {"n": common}
            if forced or (asks, asked) != (seat, you):
                return None
            topic = "offer-asks"
        case ev.CoalitionAnswered(seat=asked, leader=asks, land=land, accept=True) if (asks, asked) == (you, seat):
            topic = "offer-yes"
        case _:
            return None
    rows = table.rows(land)
    others = [other for other in table.seats if other not in (seat, you)]
    first = max(others, key=rows.__getitem__)
    both = rows[seat] + rows[you]
    if both <= rows[first]:
        return None
    return topic, {"a": rows[seat], "b": rows[you], "c": both, "party": first, "most": rows[first]}


def declined(
    event: Event, style: str, seat: int, you: int, found: Sequence[Grievance], table: Followed
) -> tuple[str, Facts] | None:
    """What somebody says who refuses the listener: that a state was taken from them, or that the listener is first."""
    if not isinstance(event, ev.CoalitionAnswered) or event.accept or (event.seat, event.leader) != (seat, you):
        return None
    taken = [each for each in found if (each.seat, each.by, each.kind) == (seat, you, "state")]
    if taken and grudge(found, seat, you, table.round, style):
        return "offer-grudge", {"land": taken[-1].card}
    return ("offer-first", {"n": table.points[you]}) if table.is_first(you) else None


# -- after an election -------------------------------------------------------------------------------------------------


def after_election(
    style: str, at: Counted, seat: int, winners: Sequence[int], sheet: int, *, bought: bool
) -> Iterator[tuple[str, Facts]]:
    """What somebody may say of an election; `sheet` votes came at the start, and `bought` whether anything was paid."""
    worked = _worked(style, at, seat, winners, sheet, bought=bought)
    if worked is not None:
        yield "worked", worked
    table, votes, land = at.table, at.board.votes, at.board.card
    most = table.edition.figures.majority
    if tuple(winners) == (seat,) and votes[seat] >= most and sum(each >= most for each in votes) == 1:
        yield "alone", {"n": votes[seat], "land": land}
    if seat in winners and len(winners) == 2 and (at.decided is None or at.decided.outcome == "coalition"):
        a, b = votes[seat], sum(votes[each] for each in winners) - votes[seat]
        yield "partner", {"a": a, "b": b, "c": a + b, "land": land}
    if seat not in winners:
        short = _short(style, at, seat, winners)
        if short is not None:
            yield "short", short
        if len(winners) == 2 and _left_out(style, at, seat, winners):
            yield "out", {"land": land}


def _worked(style: str, at: Counted, seat: int, winners: Sequence[int], sheet: int, *, bought: bool) -> Facts | None:
    """What the habit of somebody has brought there; at least five votes."""
    own, land, votes = at.converted(seat), at.board.card, at.board.votes[seat]
    if style == "treasurer":
        won = sheet >= FELT and not bought and at.points(votes) > at.points(votes - sheet)
        return {"n": sheet, "land": land} if won else None
    if style == "broker":
        common = common_cards(*(at.table.programs[each] for each in winners)) if len(winners) == 2 else 0
        alone = votes >= at.table.edition.figures.majority
        return {"n": common} if seat in winners and common and not alone else None
    if own is None or own.gained < FELT:
        return None
    if style == "gambler":
        return {"halls": own.rallies, "n": own.gained, "land": land} if own.rallies >= _HALLS else None
    if style == "marketplace":
        halls = at.round.halls.get(seat, 0)
        return {"n": halls, "land": land} if halls >= _PAPERS and seat in winners else None
    if style == "editor":
        markers, more = at.round.media.get(at.place, ()).count(seat), _written(at, seat, own)
        return {"papers": markers, "n": more} if markers >= _PAPERS and more >= FELT else None
    without = at.votes(own) - at.votes(own, trend=0)
    if without < FELT or own.before:
        return None
    return {"trend": own.trend, "match": own.matches, "rallies": own.rallies, "n": at.board.votes[seat]}


def _written(at: Counted, seat: int, own: Converted) -> int:
    """Votes that the own opinion has brought."""
    shift = at.round.shifts.get(at.place)
    if shift is None or shift.seat != seat or at.board.opinions.get(shift.place) != shift.into:
        return 0
    opinions = {**at.board.opinions, shift.place: shift.out}
    return at.votes(own) - at.votes(own, matches=at.table.match(at.place, seat, list(opinions.values())))


def _short(style: str, at: Counted, seat: int, winners: Sequence[int]) -> Facts | None:
    """The votes that were missing for a majority of one's own, or for being first."""
    votes, most = at.board.votes, at.table.edition.figures.majority
    missing = [most - votes[seat]] if max(votes) < most else []
    if seat != (at.decided.seats[0] if at.decided is not None else votes.index(max(votes))):
        missing.append(max(votes) + 1 - votes[seat])
    return _said_short(style, at, seat, winners, min(missing, default=0))


def _said_short(style: str, at: Counted, seat: int, winners: Sequence[int], missing: int) -> Facts | None:
    votes, most = at.board.votes, at.table.edition.figures.majority
    if not 0 < missing <= _CLOSE:
        return None
    facts = {"n": missing, "land": at.board.card}
    if style == "broker":
        together = at.you >= 0 and at.you not in winners and votes[seat] + votes[at.you] >= most
        return facts if together else None
    if style not in ("treasurer", "gambler"):
        return facts
    halls, money = _price(at, seat, missing)
    if not halls or (style == "gambler" and halls > 1):
        return None
    return facts | {"money": money}


def _price(at: Counted, seat: int, missing: int) -> tuple[int, int]:
    """The rallies that would have brought the missing votes, and what they would have cost on top; none if too many."""
    own, figures = at.converted(seat), at.table.edition.figures
    bought, cost = at.round.bought.get((seat, at.place), (0, 0))
    costs = figures.rally_costs
    if own is None or bought >= len(costs) or costs[bought] != cost:
        return 0, 0
    for more in range(1, len(costs) - bought):
        if own.rallies + more <= figures.rally_spots and at.votes(own, less=-more) >= at.votes(own) + missing:
            return more, costs[bought + more] - cost
    return 0, 0


def _left_out(style: str, at: Counted, seat: int, winners: Sequence[int]) -> bool:
    """Whether the one who chose could have governed with this seat, too."""
    chose = at.decided.seats[0] if at.decided is not None else winners[0]
    if (seat, at.place) in at.round.asked or (style in ("treasurer", "marketplace") and chose != at.you):
        return False
    partner = next(each for each in winners if each != chose)
    if style == "broker" or at.decided is None:
        return seat in at.memory.left(at.place, chose, partner)
    return at.board.votes[chose] + at.board.votes[seat] >= at.table.edition.figures.majority


# -- the end -----------------------------------------------------------------------------------------------------------


def before_last(style: str, seat: int, you: int, table: Followed) -> Facts | None:
    """What somebody says before the votes of the last election are counted."""
    if len(table.voting) != 1:
        return None
    board = table.boards[table.voting[0]]
    other = you if you >= 0 else max((each for each in table.seats if each != seat), key=table.points.__getitem__)
    true = {
        "treasurer": table.money[seat] >= _RICH,
        "gambler": board.rallies[seat] >= _HALLS,
        "marketplace": board.rallies[seat] > 0,
        "pollster": you >= 0,
    }
    if not true.get(style, True):
        return None
    return {"land": board.card, "a": table.points[seat], "b": table.points[other]}


def ended(style: str, seat: int, you: int, end: ev.GameEnded, table: Followed) -> str | None:
    """The condition of somebody's last line: won, or lost; None where it would not be true."""
    if seat in end.winners:
        return "won"
    second = sum(score > end.scores[seat] for score in end.scores) == 1
    true = {"treasurer": second and table.money[seat] == max(table.money), "marketplace": you in end.winners}
    return "lost" if true.get(style, True) else None
