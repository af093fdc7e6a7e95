"""The final scoring of the classic editions (VG06 7, CONS End Game)."""

from __future__ import annotations

from macher.editions.classic.table import ClassicTable
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.final import winners
from macher.rules.formula import rank_points
from macher.rules.table import Scored, Table


def opinion_points(table: ClassicTable, seat: int) -> int:
    """Points of the spaces whose opinion the program matches, with more for secured ones (VG06 7.4)."""
    program, more = table.parties[seat].program, table.figures.secured_points
    spaces = zip(table.figures.national, table.national, table.secured, strict=True)
    return sum(space.points + more * secured for space, kind, secured in spaces if kind in program)


def score_game(table: Table) -> None:
    """National media, members with their prizes, national opinion; seats were scored before, money scores 0."""
    assert isinstance(table, ClassicTable), "classic editions are played on classic tables"
    for seat, party in enumerate(table.parties):
        op.score(table, seat, Scored.PRESENCE, sum(table.length.presence[number - 1] for number in party.presence))
    for seat, party in enumerate(table.parties):
        op.score(table, seat, Scored.BASE, party.base)
    members = [party.base for party in table.parties]
    for seat, points in enumerate(rank_points(members, table.figures.member_prizes)):
        op.score(table, seat, Scored.RANK, points)
    for seat in range(table.seats):
        op.score(table, seat, Scored.OPINION, opinion_points(table, seat))
    table.emit(ev.GameEnded, tuple(party.points for party in table.parties), winners(table))
