"""What a seat sees as a row of numbers, mostly between -1 and 1, always of the same length at a table of one kind.

Seats are counted from the deciding one, which is 0.  Nothing comes in but the seat's view, its options and the atoms
that it has chosen so far, so the row tells no more than they do.

A ``Layout`` is the definition: one walk through it gives the name of each number, its place in the row, and how it is
written.  An ``Observer`` keeps the row of one seat and writes only what differs from what the seat saw last.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress
from operator import itemgetter, ne
from typing import Any, Final, NamedTuple

from macher.engine.decision import Decision
from macher.env.atoms import ATOMS, LONGEST, QUESTIONS
from macher.env.writing import (
    Row,
    Write,
    auctioned,
    contribution,
    counted,
    length_of,
    listed,
    looked_up,
    marked,
    number,
    numbers,
    one_hot,
    opinions,
    pair,
    partner,
    placed,
    politicians,
    polls,
    spaces,
    tallied,
    together,
    unknown,
)  # fmt: skip
from macher.rules.cards import KINDS, PARTIES, TOPICS
from macher.rules.edition import ActionName, Edition
from macher.rules.phases.base import BidOptions
from macher.rules.views import LandView, PartyView, PlayerView

MONEY: Final = 50_000.0
"""Euros that count as 1."""
POINTS: Final = 100.0
"""Victory points that count as 1."""
VOTES: Final = 50.0
BASE: Final = 50.0
_STATUS: Final = 5
_BOARDS: Final = 4
_USED: Final = tuple(name.value for name in ActionName)
_ROW: Final = ("row", "used")
"""What a board says about those who act there: everything from one to before the other."""
_KEPT: Final = 64
"""Layouts that are kept for the next game of their kind."""


Field = tuple[str | tuple[str, str], Write]
"""What is read, by name or from one name to before another, and how it is written."""


class Shape(NamedTuple):
    """What the length of a row depends on besides the edition."""

    elections: int
    seats: int
    boards: int
    spaces: int
    """Spaces of the national board, -1 where there is none."""


def shape_of(view: PlayerView) -> Shape:
    """The shape of a table, which all its views share."""
    spaces = -1 if view.national is None else len(view.national.opinions)
    return Shape(view.elections, len(view.parties), len(view.lands), spaces)


class _Asked(NamedTuple):
    """The open question, as far as a seat has answered it."""

    kind: type
    bounds: tuple[int, int, int]
    chosen: tuple[int, ...]


class Part:
    """Fields that are written from one and the same tuple with names."""

    def __init__(self, source: type[Any], fields: Iterable[Field]) -> None:
        names = source._fields
        by_key: dict[str | tuple[str, str], list[Write]] = {}
        for read, write in fields:
            by_key.setdefault(read, []).append(write)
        keys = [names.index(read) if isinstance(read, str) else slice(*map(names.index, read)) for read in by_key]
        self.pick: Callable[[Any], tuple[Any, ...]] = itemgetter(*keys)
        """What is read of the source."""
        self.writers = [writes[0] if len(writes) == 1 else together(writes) for writes in by_key.values()]
        """Who writes each value that is read."""
        self.nothing = (None,) * len(keys)
        """What a row of zeros was written from."""


class Layout:
    """The numbers that one seat of one kind of table sees, in their order.

    ``names`` has a name for each, like ``land2.votes[0]``; it is the same for every seat.
    """

    def __init__(self, edition: Edition, shape: Shape, own: int) -> None:
        self.edition = edition
        """Held, so that layouts can be found by it."""
        self.names: list[str] = []
        self._shape, self._own = shape, own
        seats = [(own + place) % shape.seats for place in range(shape.seats)]
        self.question = Part(_Asked, self._question())
        whole = list(self._game())
        parties: dict[int, Part] = {}
        for place, seat in enumerate(seats):
            parties[seat] = Part(PartyView, self._party(f"seat{place}"))
            whole += self._contract(f"seat{place}", seat)
        self.parties = [parties[seat] for seat in range(shape.seats)]
        """By seat."""
        self.lands = [Part(LandView, self._land(f"land{place}")) for place in range(shape.boards)]
        """By board."""
        self.whole = Part(PlayerView, [*whole, *self._decks(), *self._auction(), *self._national()])

    # -- places ----------------------------------------------------------------------------------------------------

    def _next(self, name: str, count: int = 1) -> range:
        """The next places of the row, which get a name."""
        first = len(self.names)
        self.names += [f"{name}[{place}]" for place in range(count)]
        return range(first, first + count)

    def _numbered(self, name: str, count: int, first: int = 0) -> dict[Any, int]:
        """The next places for the numbers from ``first`` on."""
        return dict(enumerate(self._next(name, count), first))

    def _named(self, name: str, values: Sequence[Any]) -> dict[Any, int]:
        """The next places for some values."""
        return dict(zip(values, self._next(name, len(values)), strict=True))

    def _seats(self, name: str) -> dict[Any, int]:
        """The next places for the seats, the own one first."""
        return self._turned(self._next(name, self._shape.seats))

    def _turned(self, places: Sequence[int]) -> dict[Any, int]:
        """The place of each seat, in the order of the seats; the own one gets the first."""
        return {seat: places[(seat - self._own) % self._shape.seats] for seat in range(self._shape.seats)}

    def _by_seat(self, name: str) -> list[int]:
        """The same as a list."""
        return list(self._seats(name).values())

    def _number(self, name: str, unit: float) -> Write:
        """The next place for a number."""
        return number(self._next(name)[0], unit)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _question(self) -> Iterator[Field]:
        """What is asked, its bounds, and what was answered of it so far."""
        yield "kind", one_hot(self._named("question", QUESTIONS))
        yield "bounds", numbers(self._next("bid", 3), MONEY)
        yield "chosen", listed(self._next("chosen", LONGEST), ATOMS)

    def _game(self) -> Iterator[Field]:
        length = self.edition.lengths[self._shape.elections]
        yield "phase", one_hot(self._named("phase", (*self.edition.setup, *self.edition.phases)))
        rounds, elections = self._next("round", 2)
        yield "round", number(rounds, length.rounds)
        yield "held", number(elections, self._shape.elections)
        yield "place", one_hot(self._numbered("place", _BOARDS))
        yield "voting", marked(self._numbered("voting", _BOARDS))
        yield "start", one_hot(self._seats("start"))
        yield "order", placed(self._seats("order"), 0)
        yield "deciders", marked(self._seats("deciding"))

    def _party(self, name: str) -> Iterator[Field]:
        figures, length = self.edition.figures, self.edition.lengths[self._shape.elections]
        yield "party", one_hot(self._numbered(f"{name}.party", len(PARTIES)))
        yield "money", self._number(f"{name}.money", MONEY)
        yield "base", self._number(f"{name}.base", BASE)
        yield "points", self._number(f"{name}.points", POINTS)
        yield "program", marked(self._numbered(f"{name}.program", KINDS))
        yield "hand", counted(self._numbered(f"{name}.hand", KINDS), 2)
        hand, draft = self._next(f"{name}.hidden", 2)
        yield "hand", unknown(hand, 4)
        yield "draft", length_of(draft, 8)
        yield "draft", counted(self._numbered(f"{name}.draft", KINDS), 2)
        yield "politicians", marked(self._numbered(f"{name}.politicians", len(figures.politicians)))
        yield "donations", marked(self._numbered(f"{name}.donations", len(figures.donations)))
        yield "media", self._number(f"{name}.media", max(length.media_markers, 1))
        yield "rallies", self._number(f"{name}.rallies", max(figures.rally_supply, 1))
        yield "presence", marked(self._numbered(f"{name}.presence", self._shape.elections, 1))
        yield "answered", self._number(f"{name}.answered", 1)
        if self.edition.capabilities.national is not None:
            yield "tiles", self._number(f"{name}.tiles", 4)

    def _contract(self, name: str, seat: int) -> Iterator[Field]:
        """What the whole table tells of a party: its contribution and its partner."""
        if self.edition.capabilities.national is not None:
            kinds = len(self.edition.figures.donations) + 2
            yield "accepted", contribution(self._numbered(f"{name}.contribution", kinds, -2), seat)
            yield "coalitions", partner(self._seats(f"{name}.partner"), seat)

    def _land(self, name: str) -> Iterator[Field]:
        figures, count = self.edition.figures, self._shape.seats
        first, second = self._next(f"{name}.number", 2)
        yield "number", number(first, self._shape.elections)
        yield "closed", number(second, 1)
        first, second = self._next(f"{name}.worth", 2)
        yield "card", looked_up(first, [card.maximum / POINTS for card in figures.lands])
        yield "card", looked_up(second, [card.large for card in figures.lands])
        yield "card", one_hot(self._numbered(f"{name}.card", len(figures.lands)))
        yield "opinions", opinions(self._next(f"{name}.opinions", TOPICS))
        yield "opinions", unknown(self._next(f"{name}.hidden")[0], 4)
        yield "doubled", one_hot(self._numbered(f"{name}.doubled", KINDS))
        yield "media", tallied(self._seats(f"{name}.media"), figures.media_spots)
        yield "votes", numbers(self._by_seat(f"{name}.votes"), VOTES)
        yield "trend", numbers(self._by_seat(f"{name}.trend"), max(figures.trend_max, 1))
        yield "rallies", numbers(self._by_seat(f"{name}.rallies"), figures.rally_spots)
        yield "used", marked(self._named(f"{name}.used", _USED))
        rows = [
            (self._next(f"{name}.row{at}", 1 + _STATUS), self._next(f"{name}.politician{at}", len(figures.politicians)))
            for at in range(count)
        ]
        yield _ROW, politicians([rows[(seat - self._own) % count] for seat in range(count)])
        if self.edition.capabilities.national is not None:
            poll, payout = self._next(f"{name}.poll", 2)
            yield "poll", number(poll, 1)
            yield "payout", number(payout, 1)
            yield "tiles", tallied(self._seats(f"{name}.tiles"), 4)
            yield "stack", placed(self._seats(f"{name}.stack"), 1)

    def _decks(self) -> Iterator[Field]:
        count = len(self.edition.figures.polls)
        yield "opinion_display", counted(self._numbered("opinions.display", KINDS), 2)
        yield "opinion_discards", counted(self._numbered("opinions.discards", KINDS), 2)
        yield "opinion_left", self._number("opinions.left", 28)
        yield "program_display", counted(self._numbered("programs.display", KINDS), 2)
        yield "program_discards", counted(self._numbered("programs.discards", KINDS), 4)
        yield "program_left", self._number("programs.left", 56)
        yield "poll_back", one_hot(self._numbered("polls.back", len(PARTIES)))
        yield "poll_left", self._number("polls.left", count)
        yield "poll_discards", polls(self._next("polls.discards", count + 1))
        held = self._next("polls.held", count + len(PARTIES))
        yield "poll_held", pair(dict(enumerate(held[count:])), dict(enumerate(held[:count])))
        doubles, reserve = self._next("supply", 2)
        yield "doubles", number(doubles, 4)
        yield "reserve", number(reserve, 4)

    def _auction(self) -> Iterator[Field]:
        """The bids of the poll auction by seat; -1 for passed."""
        place = self._next("auction")[0]
        auctioneer, bids = self._seats("auction.auctioneer"), self._seats("auction.bids")
        yield "auction", auctioned(place, auctioneer, bids, self._seats("auction.waiting"), MONEY)

    def _national(self) -> Iterator[Field]:
        """The national board, where there is one."""
        if self._shape.spaces < 0:
            return
        yield "national", spaces([self._next(f"national{at}", KINDS + 1) for at in range(self._shape.spaces)])
        offer = self._next("offer", 2 * self._shape.seats)
        yield "offer", pair(self._turned(offer[: self._shape.seats]), self._turned(offer[self._shape.seats :]))


_layouts: dict[tuple[int, Shape, int], Layout] = {}


def layout(view: PlayerView, edition: Edition) -> Layout:
    """The layout for the seat of a view; the public sees what the first seat sees in its order."""
    key = id(edition), shape_of(view), max(view.seat, 0)
    found = _layouts.get(key)
    if found is None:
        if len(_layouts) >= _KEPT:
            _layouts.clear()
        found = _layouts[key] = Layout(edition, *key[1:])
    return found


class Observer:
    """The row of one seat of one table, which follows what the seat sees.

    With ``packed`` the row is an ``array`` of float32, otherwise a list of floats.
    """

    def __init__(self, layout: Layout, packed: bool = False) -> None:
        blank = [0.0] * len(layout.names)
        self.row: Row = array("f", blank) if packed else blank
        """The numbers of the last ``look``; to be copied, not changed."""
        self._layout = layout
        self._parts = [layout.question, layout.whole, *layout.parties, *layout.lands]
        self._read: list[tuple[Any, ...]] = [part.nothing for part in self._parts]
        """What each part of the row was written from."""
        self._view: PlayerView | None = None

    def look(self, view: PlayerView, decision: Decision | None = None, chosen: Sequence[int] = ()) -> None:
        """Brings the row up to date; ``chosen`` are the atoms of the open decision so far."""
        seen: tuple[Any, ...] = (_asked(decision, chosen),)
        if view is not self._view:
            seen = (*seen, view, *view.parties, *view.lands)
            self._view = view
        row, read = self.row, self._read
        for at, (part, source) in enumerate(zip(self._parts, seen, strict=False)):
            new, old = part.pick(source), read[at]
            if new != old:
                for write, was, now in compress(zip(part.writers, old, new, strict=True), map(ne, old, new)):
                    write(row, was, now)
                read[at] = new


def _asked(decision: Decision | None, chosen: Sequence[int]) -> _Asked:
    options = None if decision is None else decision.options
    bounds = (options.least, options.most, options.unit) if isinstance(options, BidOptions) else (0, 0, 0)
    return _Asked(type(options), bounds, tuple(chosen))


def observe(
    view: PlayerView, edition: Edition, decision: Decision | None = None, chosen: Sequence[int] = ()
) -> list[float]:
    """All numbers of a view; ``chosen`` are the atoms of the open decision so far."""
    observer = Observer(layout(view, edition))
    observer.look(view, decision, chosen)
    return list(observer.row)


def names(view: PlayerView, edition: Edition) -> list[str]:
    """A name for each number, like ``land2.votes[0]``."""
    return list(layout(view, edition).names)
