"""Plans told once they are over: a move of a round, and how the election would have ended without it.

Every sentence is worked out anew with the formula of the rules, on what has happened.  Where it would have made no
difference, nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from macher.ai.grievances import Deed, Memory
from macher.rules import events as ev
from macher.rules.followed import Board, Followed
from macher.rules.formula import match_sum, media_leader, moved, nearest, partners, points_for
from macher.rules.rows import capped
from macher.words.talk.rounds import Converted, Round

__all__ = ["DENYING", "PLANS", "Counted", "Plan", "plans"]

DENYING: Final = ("denied", "opinion", "marker")
"""Plans against the listener."""
_TELLS: Final = 3
"""Fewest votes that a plan is told for."""
_HELD: Final = 5
"""Fewest rallies that somebody has waited with."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A move that made a difference."""

    seat: int
    kind: str
    facts: dict[str, int]
    difference: int
    """Votes that it cost the listener, or brought the one who speaks."""


@dataclass(frozen=True, slots=True)
class Counted:
    """An election that has been decided, and what is known of its round."""

    memory: Memory
    round: Round
    place: int
    you: int
    """The seat that is spoken to, or -1."""
    decided: ev.ElectionDecided | None = None
    """The verdict in editions that need a majority."""

    @property
    def table(self) -> Followed:
        """The table after it."""
        return self.memory.table

    @property
    def board(self) -> Board:
        """The state that has voted."""
        return self.table.boards[self.place]

    def converted(self, seat: int) -> Converted | None:
        """What a seat converted there in this round."""
        return self.round.converted.get((seat, self.place))

    def votes(self, found: Converted, *, less: int = 0, trend: int | None = None, matches: int | None = None) -> int:
        """The votes that a conversion would have ended at with fewer rallies, another trend or other matches."""
        trend, matches = found.trend if trend is None else trend, found.matches if matches is None else matches
        gained = self.table.edition.policies.votes_for(found.rallies - less, trend, matches)
        return capped(self.table.edition, found.before + gained)

    def points(self, votes: int) -> int:
        """What so many votes bring there."""
        return points_for(self.table.edition.figures.lands[self.board.card].points, votes)

    def better(self, votes: int, than: int) -> bool:
        """Whether more votes bring more points or a majority."""
        most = self.table.edition.figures.majority
        return self.points(votes) > self.points(than) or than < most <= votes

    def deeds(self) -> Iterator[Deed]:
        """What has been done in that state in this round."""
        since = self.memory.table.round
        return (deed for deed in self.memory.deeds if deed.place == self.place and deed.round == since)


def plans(counted: Counted) -> list[Plan]:
    """The plan of each seat that has one to tell, those that cost the listener most first."""
    found: dict[int, Plan] = {}
    for seat in counted.table.seats:
        told = [plan for tell in PLANS.values() if seat != counted.you for plan in tell(counted, seat)]
        if told:
            found[seat] = max(told, key=_rank)
    return sorted(found.values(), key=_rank, reverse=True)


def _rank(plan: Plan) -> tuple[bool, int]:
    return plan.kind in DENYING, plan.difference


def _denied(at: Counted, seat: int) -> Iterator[Plan]:
    """It paid for a poll with the listener's party on the back, by which its own party did not rise."""
    mine, poll, scale = at.converted(at.you), at.round.polls.get(at.place), at.table.edition.figures.trend_scale
    if mine is None or poll is None or poll.seat != seat or poll.back != at.table.parties[at.you]:
        return
    cards = at.table.edition.figures.polls
    rises = {card.changes[poll.back] for card in cards if card.back == poll.back}
    if len(rises) != 1 or (poll.front >= 0 and cards[poll.front].changes[at.table.parties[seat]] > 0):
        return
    [rise] = rises
    now, then = at.votes(mine), at.votes(mine, trend=moved(scale, mine.trend, rise))
    if then - now >= _TELLS and at.better(then, now):
        yield Plan(seat, "denied", {"land": at.board.card, "trend": rise, "votes": then, "now": now}, then - now)


def _opinion(at: Counted, seat: int) -> Iterator[Plan]:
    """It replaced an opinion that was on the listener's program."""
    mine, shift = at.converted(at.you), at.round.shifts.get(at.place)
    if mine is None or shift is None or shift.seat != seat or shift.out not in at.table.programs[at.you]:
        return
    opinions = dict(at.board.opinions)
    if at.table.match(at.place, at.you) != mine.matches or opinions.get(shift.place) != shift.into:
        return
    opinions[shift.place] = shift.out
    then = at.votes(mine, matches=at.table.match(at.place, at.you, list(opinions.values())))
    now = at.votes(mine)
    if then - now >= _TELLS and at.better(then, now):
        facts = {"land": at.board.card, "card": shift.out, "votes": then, "now": now}
        yield Plan(seat, "opinion", facts, then - now)


def _marker(at: Counted, seat: int) -> Iterator[Plan]:
    """Its marker tied the listener's lead, and nobody had a say."""
    media = at.round.media.get(at.place, ())
    placed = [deed for deed in at.deeds() if isinstance(deed.cause, ev.MediaPlaced) and deed.seat == seat]
    if at.you < 0 or not placed or at.place in at.round.shifts or media_leader(media) >= 0:
        return
    others = list(media)
    if seat in others:
        others.remove(seat)
    if media_leader(others) == at.you and media.count(seat) == media.count(at.you):
        yield Plan(seat, "marker", {"land": at.board.card, "n": media.count(seat)}, 0)


def _overshoot(at: Counted, seat: int) -> Iterator[Plan]:
    """It had bought more than it needed, and the listener's later move cost it so much that it needed all."""
    own, (bought, _) = at.converted(seat), at.round.bought.get((seat, at.place), (0, 0))
    most = at.table.edition.figures.majority
    if own is None or at.you < 0 or at.board.votes[seat] < most:
        return
    for deed in at.deeds():
        if deed.seat != at.you or deed.cost(seat) < _TELLS or deed.after[seat] != at.board.votes[seat]:
            continue
        trend, matches = own.trend, own.matches
        if isinstance(deed.cause, ev.OpinionShifted):
            opinions = dict(at.board.opinions)
            opinions[deed.cause.place] = deed.cause.out
            matches = match_sum(at.table.programs[seat], list(opinions.values()), at.board.doubled)
        elif isinstance(deed.cause, ev.PollPublished):
            changes = [at.table.edition.figures.polls[deed.cause.poll].changes[party] for party in at.table.parties]
            trend = own.trend - min(0, changes[seat])
        if at.votes(own, trend=trend, matches=matches) != deed.before[seat]:
            continue
        spare = 0
        while spare < bought and at.votes(own, less=spare + 1, trend=trend, matches=matches) >= most:
            spare += 1
        if spare and at.votes(own, less=spare) < most:
            facts = {"land": at.board.card, "n": spare, "votes": deed.cost(seat)}
            yield Plan(seat, "overshoot", facts, deed.cost(seat))


def _late(at: Counted, seat: int) -> Iterator[Plan]:
    """It kept five rallies or more a round ago, and its program fits better now."""
    own, kept = at.converted(seat), at.round.kept.get((seat, at.board.number))
    if own is None or kept is None or kept.rallies < _HELD or kept.matches >= own.matches:
        return
    now, then = at.votes(own), at.votes(own, matches=kept.matches)
    if now - then >= _TELLS and at.better(now, then):
        yield Plan(seat, "late", {"land": at.board.card, "votes": now, "instead": then}, now - then)


def _partner(at: Counted, seat: int) -> Iterator[Plan]:
    """With its former program another one would have been called into the government."""
    verdict, table = at.decided, at.table
    if verdict is None or verdict.outcome != "coalition" or verdict.seats[1] != seat or seat not in at.round.swapped:
        return
    leader, most = verdict.seats[0], table.edition.figures.majority
    programs = [at.round.programs[each] if each == seat else table.programs[each] for each in table.seats]
    order = [(table.start + step) % len(table.seats) for step in table.seats]
    called = partners(at.board.votes, programs, leader, order, most)[0]
    if called != seat and partners(at.board.votes, table.programs, leader, order, most)[0] == seat:
        facts = {"land": at.board.card, "n": verdict.common, "party": leader, "other": called}
        yield Plan(seat, "partner", facts, at.board.votes[seat])


def _saved(at: Counted, seat: int) -> Iterator[Plan]:
    """The money for the first place would have been missing for rallies that brought a step."""
    own, (bought, cost) = at.converted(seat), at.round.bought.get((seat, at.place), (0, 0))
    bids, figures = at.round.bids, at.table.edition.figures
    if own is None or not bids or at.decided is None or seat == at.table.start or not 0 <= bids[seat] < at.round.paid:
        return
    short = at.round.paid + figures.money_unit - at.round.least[seat]
    costs = figures.rally_costs
    if bought >= len(costs) or costs[bought] != cost:
        return
    less = next((less for less in range(1, bought + 1) if short > 0 and cost - costs[bought - less] >= short), 0)
    if not 0 < less < own.rallies:
        return
    now, then = at.votes(own), at.votes(own, less=less)
    if now - then >= _TELLS and at.better(now, then):
        money = cost - costs[bought - less]
        facts = {"land": at.board.card, "bid": bids[seat], "money": money, "n": less, "votes": now - then}
        yield Plan(seat, "saved", facts, now - then)


def _start(at: Counted, seat: int) -> Iterator[Plan]:
    """It paid to be start player, and a tie of the strongest went to it for that."""
    verdict, table, bids = at.decided, at.table, at.round.bids
    if verdict is None or table.start != seat or not at.round.paid or not bids:
        return
    votes = at.board.votes
    tied = [each for each in table.seats if votes[each] == max(votes)]
    others = [bid for other, bid in enumerate(bids) if other != seat]
    if len(tied) < 2 or verdict.outcome not in ("coalition", "none") or verdict.seats[0] != seat:
        return
    if others.count(max(others)) != 1:
        return
    instead = next(other for other in table.seats if other != seat and bids[other] == max(others))
    if nearest(instead, len(table.seats), tied) != seat:
        facts = {"land": at.board.card, "money": at.round.paid, "votes": max(votes)}
        yield Plan(seat, "start", facts, 0)


PLANS: Final[dict[str, Callable[[Counted, int], Iterator[Plan]]]] = {
    "denied": _denied,
    "opinion": _opinion,
    "marker": _marker,
    "overshoot": _overshoot,
    "late": _late,
    "partner": _partner,
    "saved": _saved,
    "start": _start,
}
"""By kind of move."""
