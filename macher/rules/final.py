"""End of the game and final scoring (EN19 section 07)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.table import Scored, Table


def money_points(money: Sequence[int], prizes: tuple[int, int], *, second_after_tie: bool) -> list[int]:
    """Points for leftover money by seat: ties score in full; a shared first place leaves no second (ruling 19)."""
    first, second = prizes
    ranks = sorted(set(money), reverse=True)
    points = [first if amount == ranks[0] else 0 for amount in money]
    if len(ranks) > 1 and (second_after_tie or points.count(first) == 1):
        points = [second if amount == ranks[1] else had for amount, had in zip(money, points, strict=True)]
    return points


def score_game(table: Table) -> None:
    """Media presence, party base, leftover money; equal scores share the victory (ruling 20)."""
    for seat, party in enumerate(table.parties):
        presence = sum(table.length.presence[number - 1] for number in party.presence)
        op.score(table, seat, Scored.PRESENCE, presence)
    for seat, party in enumerate(table.parties):
        op.score(table, seat, Scored.BASE, party.base)
    money = [party.money for party in table.parties]
    tie_rule = table.options.second_after_tie
    prizes = table.edition.figures.money_prizes
    for seat, points in enumerate(money_points(money, prizes, second_after_tie=tie_rule)):
        op.score(table, seat, Scored.MONEY, points)
    scores = tuple(party.points for party in table.parties)
    table.emit(ev.GameEnded, scores, winners(table))


def winners(table: Table) -> tuple[int, ...]:
    """Seats with the highest score."""
    best = max(party.points for party in table.parties)
    return tuple(seat for seat, party in enumerate(table.parties) if party.points == best)
