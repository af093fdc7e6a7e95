"""The national board: where an opinion of a region may be placed, and what that does (VG06 6.3.3, ruling C15)."""

from __future__ import annotations

from collections.abc import Sequence

from macher.editions.classic.table import ClassicTable
from macher.rules import operations as op
from macher.rules.national import events as ce

DISCARDED = -1
"""Stands for the space of an opinion that is discarded."""


def spaces_for(opinions: Sequence[int], secured: Sequence[int], kind: int, *, third_discarded: bool) -> list[int]:
    """Spaces on which an opinion may be placed; ``DISCARDED`` where it would be discarded instead.

    An identical opinion secures its space, an opposite one can only replace its counterpart.  Any other takes the next
    free space from the left, or on a full board replaces one that is not secured.  A third identical one is discarded
    if ``third_discarded`` (WBC06 5.3.3); otherwise it cannot be moved.
    """
    if kind in opinions:
        space = opinions.index(kind)
        if not secured[space]:
            return [space]
        return [DISCARDED] if third_discarded else []
    if kind ^ 1 in opinions:
        return [opinions.index(kind ^ 1)]
    if -1 in opinions:
        return [opinions.index(-1)]
    return [space for space, twice in enumerate(secured) if not twice] or [DISCARDED]


def spaces_of(table: ClassicTable, kind: int) -> list[int]:
    """Where the opinion may be placed now.  In editions that slide (1997) a third identical one is discarded."""
    return spaces_for(table.national, table.secured, kind, third_discarded=table.policies.national_slides)


def place_national(table: ClassicTable, seat: int, place: int, kind: int, space: int) -> None:
    """Moves an opinion of a region to a space that ``spaces_of`` names."""
    _take(table, place, kind)
    if space == DISCARDED:
        table.emit(ce.NationalDiscarded, seat, place, kind)
        op.discard_opinion(table, kind)
        return
    there = table.national[space]
    gone: tuple[int, ...] = ()
    if there == kind:
        effect, table.secured[space] = "secured", 1
    elif there < 0:
        effect, table.national[space] = "new", kind
    else:
        effect = "opposite" if there == kind ^ 1 else "replaced"
        gone = (there,) * (1 + table.secured[space])
        space = _replace(table, space, kind)
    opinions, secured = tuple(table.national), tuple(table.secured)
    table.emit(ce.NationalPlaced, seat, place, kind, space, effect, gone, opinions, secured)
    for old in gone:
        op.discard_opinion(table, old)


def _take(table: ClassicTable, place: int, kind: int) -> None:
    """The opinion leaves the region; its double marker goes back to the marker board."""
    land = table.lands[place]
    if land.doubled == kind:
        op.remove_double(table, place)
    land.opinions.remove(kind)
    land.open -= 1


def _replace(table: ClassicTable, space: int, kind: int) -> int:
    """Puts the opinion on the same space (VG06), or slides the others left and adds it last (WBC06 5.3.3)."""
    table.secured[space] = 0
    if not table.policies.national_slides:
        table.national[space] = kind
        return space
    table.national.pop(space)
    table.secured.pop(space)
    last = table.national.index(-1) if -1 in table.national else len(table.national)
    table.national.insert(last, kind)
    table.secured.insert(last, 0)
    return last
