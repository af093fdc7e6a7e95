"""How a value that a seat sees becomes numbers in a row.

A writer gets the row, the value that it wrote last, and the new one; it takes the old numbers away where the new ones
do not cover them.  A row that nothing has been written to yet is full of zeros, and the old value is None then.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, MutableSequence, Sequence
from itertools import zip_longest
from typing import Any, Final

from macher.rules.views import AuctionView, NationalView

MOST: Final = 10.0
"""No number is above this or below its negative."""

Row = MutableSequence[float]
Write = Callable[[Row, Any, Any], None]
Places = Mapping[Any, int]
"""Where each value stands in the row; values that are not among them are not written."""


def _within(value: float) -> float:
    """The value, or the bound that it has passed."""
    return value if -MOST <= value <= MOST else MOST if value > 0 else -MOST


def together(writes: Sequence[Write]) -> Write:
    """Several writers of one value."""

    def write(row: Row, old: Any, new: Any) -> None:
        for each in writes:
            each(row, old, new)

    return write


def number(place: int, unit: float) -> Write:
    """One number; ``unit`` counts as 1."""

    def write(row: Row, old: Any, new: Any) -> None:
        share = new / unit
        row[place] = share if -MOST <= share <= MOST else _within(share)

    return write


def numbers(places: Sequence[int], unit: float) -> Write:
    """As many numbers as places."""

    def write(row: Row, old: Any, new: Any) -> None:
        for place, value in zip(places, new, strict=True):
            share = value / unit
            row[place] = share if -MOST <= share <= MOST else _within(share)

    return write


def listed(places: Sequence[int], unit: float) -> Write:
    """A list of atoms, each a number and 1 more, so that 0 is none; what is more than there are places is left out."""

    def write(row: Row, old: Any, new: Any) -> None:
        for place, _ in zip(places, old or (), strict=False):
            row[place] = 0.0
        for place, value in zip(places, new, strict=False):
            row[place] = (value + 1) / unit

    return write


def looked_up(place: int, table: Sequence[float]) -> Write:
    """One number that a table has for the value."""
    numbers = [_within(float(each)) for each in table]

    def write(row: Row, old: Any, new: Any) -> None:
        row[place] = numbers[new]

    return write


def length_of(place: int, unit: float) -> Write:
    """How many values there are."""

    def write(row: Row, old: Any, new: Any) -> None:
        row[place] = _within(len(new) / unit)

    return write


def unknown(place: int, unit: float) -> Write:
    """How many of the values the seat does not know."""

    def write(row: Row, old: Any, new: Any) -> None:
        row[place] = _within(new.count(-1) / unit)

    return write


def one_hot(places: Places) -> Write:
    """1 at the place of the value."""

    def write(row: Row, old: Any, new: Any) -> None:
        if old in places:
            row[places[old]] = 0.0
        if new in places:
            row[places[new]] = 1.0

    return write


def marked(places: Places) -> Write:
    """1 at the place of each of several values."""

    def write(row: Row, old: Any, new: Any) -> None:
        _clear(row, old, places)
        for value in new:
            if value in places:
                row[places[value]] = 1.0

    return write


def counted(places: Places, unit: float) -> Write:
    """How often each value is there; ``unit`` of them count as 1."""

    def write(row: Row, old: Any, new: Any) -> None:
        _clear(row, old, places)
        for value in new:
            if value in places:
                row[places[value]] += 1 / unit
        if len(new) > MOST * unit:
            for place in places.values():
                row[place] = _within(row[place])

    return write


def _clear(row: Row, old: Collection[Any] | None, places: Places) -> None:
    for value in old or ():
        if value in places:
            row[places[value]] = 0.0


def tallied(places: Places, unit: float) -> Write:
    """How often each seat is there, as a share of ``unit``."""

    def write(row: Row, old: Any, new: Any) -> None:
        for seat, place in places.items():
            row[place] = new.count(seat) / unit

    return write


def contribution(places: Places, seat: int) -> Write:
    """What a seat has laid open for its donation; the value is that of all seats, or nothing."""

    def write(row: Row, old: Any, new: Any) -> None:
        for place in places.values():
            row[place] = 0.0
        row[places[new[seat] if new else -1]] = 1.0

    return write


def partner(places: Places, seat: int) -> Write:
    """With whom a seat goes into the election; the value is all pairs."""

    def write(row: Row, old: Any, new: Any) -> None:
        for place in places.values():
            row[place] = 0.0
        for pair in new:
            if seat in pair:
                row[places[sum(pair) - seat]] = 1.0

    return write


def pair(first: Places, second: Places) -> Write:
    """1 at the place of each of two values, where there are any."""

    def write(row: Row, old: Any, new: Any) -> None:
        for values, number in ((old, 0.0), (new, 1.0)):
            for value, places in zip(values or (), (first, second), strict=False):
                if value in places:
                    row[places[value]] = number

    return write


def placed(places: Places, first: int) -> Write:
    """Where each seat stands among all, counted from ``first``; 0 for seats that are not there."""
    seats = len(places)

    def write(row: Row, old: Any, new: Any) -> None:
        _clear(row, old, places)
        for number, seat in enumerate(new, first):
            row[places[seat]] = number / seats

    return write


def opinions(places: Sequence[int]) -> Write:
    """For each topic 1 if an open card is for it, -1 if one is against it."""

    def write(row: Row, old: Any, new: Any) -> None:
        for kind in old or ():
            if kind >= 0:
                row[places[kind >> 1]] = 0.0
        for kind in new:
            if kind >= 0:
                row[places[kind >> 1]] = -1.0 if kind & 1 else 1.0

    return write


def politicians(places: Sequence[tuple[range, range]]) -> Write:
    """Who acts in a state: the value is seats, politicians and ``RowStatus``, each in the order of the row.

    The first places of each seat are its place in the row and the status, the others its politician.
    """
    seats = len(places)

    def write(row: Row, old: Any, new: Any) -> None:
        for seat, person, status in zip(*old, strict=True) if old else ():
            first, people = places[seat]
            row[first[0]] = row[first[1 + status]] = 0.0
            if person >= 0:
                row[people[person]] = 0.0
        for number, (seat, person, status) in enumerate(zip(*new, strict=True), 1):
            first, people = places[seat]
            row[first[0]] = number / seats
            row[first[1 + status]] = 1.0
            if person >= 0:
                row[people[person]] = 1.0

    return write


def polls(places: Sequence[int]) -> Write:
    """The discarded polls that the seat knows, then the share of the others among all polls."""
    *fronts, unknown = places

    def write(row: Row, old: Any, new: Any) -> None:
        for _, poll in old or ():
            if poll >= 0:
                row[fronts[poll]] = 0.0
        hidden = 0
        for _, poll in new:
            if poll >= 0:
                row[fronts[poll]] = 1.0
            else:
                hidden += 1
        row[unknown] = hidden / len(fronts)

    return write


def auctioned(place: int, auctioneer: Places, bids: Places, waiting: Places, unit: float) -> Write:
    """Whether there is an auction, who holds it, the bids by seat, -1 for passed, and who has not bid yet."""

    def write(row: Row, old: AuctionView | None, new: AuctionView | None) -> None:
        row[place] = float(new is not None)
        for places in (auctioneer, bids, waiting):
            for at in places.values():
                row[at] = 0.0
        if new is None:
            return
        if new.auctioneer in auctioneer:
            row[auctioneer[new.auctioneer]] = 1.0
        for seat, bid in zip_longest(new.order, new.bids, fillvalue=-2):
            if bid == -2:
                row[waiting[seat]] = 1.0
            else:
                row[bids[seat]] = _within(bid / unit) if bid >= 0 else -1.0

    return write


def spaces(places: Sequence[range]) -> Write:
    """The card on each space of the national board, and whether a second one secures it."""

    def write(row: Row, old: NationalView | None, new: NationalView) -> None:
        for space, (kind, secured) in enumerate(zip(new.opinions, new.secured, strict=True)):
            *kinds, second = places[space]
            if old is not None and old.opinions[space] >= 0:
                row[kinds[old.opinions[space]]] = 0.0
            if kind >= 0:
                row[kinds[kind]] = 1.0
            row[second] = float(secured)

    return write
