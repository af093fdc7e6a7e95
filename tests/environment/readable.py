"""The numbers of an observation, worked out anew each time by plain lists: slow, but easy to read and to check.

``macher.env.observation`` writes the same numbers into one row; the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from macher.engine.decision import Decision
from macher.env.atoms import ATOMS, LONGEST, QUESTIONS
from macher.env.observation import BASE, MONEY, POINTS, VOTES
from macher.env.writing import MOST
from macher.rules.cards import KINDS, PARTIES, TOPICS
from macher.rules.edition import ActionName, Edition
from macher.rules.phases.base import BidOptions
from macher.rules.views import LandView, PartyView, PlayerView

_STATUS: Final = 5
_BOARDS: Final = 4
_USED: Final = tuple(name.value for name in ActionName)

Section = tuple[str, Sequence[float]]
"""Neighbouring numbers under one name."""


def observe(
    view: PlayerView, edition: Edition, decision: Decision | None = None, chosen: Sequence[int] = ()
) -> list[float]:
    """All numbers; ``chosen`` are the atoms of the open decision so far."""
    return [
        min(max(float(number), -MOST), MOST)
        for _, numbers in sections(view, edition, decision, chosen)
        for number in numbers
    ]


def names(view: PlayerView, edition: Edition) -> list[str]:
    """A name for each number, like ``land2.votes[0]``."""
    return [f"{name}[{place}]" for name, numbers in sections(view, edition) for place in range(len(numbers))]


def sections(
    view: PlayerView, edition: Edition, decision: Decision | None = None, chosen: Sequence[int] = ()
) -> Iterator[Section]:
    """Everything by name."""
    yield from _question(decision, chosen)
    yield from _game(view, edition)
    for place in range(len(view.parties)):
        seat = (max(view.seat, 0) + place) % len(view.parties)
        yield from _party(f"seat{place}", view, edition, seat)
    for place, land in enumerate(view.lands):
        yield from _land(f"land{place}", view, edition, place, land)
    yield from _decks(view, edition)
    yield from _auction(view)
    yield from _national(view, edition)


# --- helpers ----------------------------------------------------------------------------------------------------------


def _one_hot(number: int, count: int) -> list[float]:
    """1 at one place; nothing for a number outside."""
    row = [0.0] * count
    if 0 <= number < count:
        row[number] = 1.0
    return row


def _marked(numbers: Iterable[int], count: int) -> list[float]:
    """1 at some places."""
    row = [0.0] * count
    for number in numbers:
        if 0 <= number < count:
            row[number] = 1.0
    return row


def _counted(numbers: Iterable[int], count: int, unit: float = 2.0) -> list[float]:
    """How often each number is there."""
    row = [0.0] * count
    for number in numbers:
        if 0 <= number < count:
            row[number] += 1 / unit
    return row


def _turned(values: Sequence[float], view: PlayerView) -> list[float]:
    """Values by seat, counted from the own one."""
    own = max(view.seat, 0)
    return [*values[own:], *values[:own]]


def _seen_from(seat: int, view: PlayerView) -> list[float]:
    """A seat as it is counted from the own one; nothing for none."""
    seats = len(view.parties)
    return _one_hot((seat - max(view.seat, 0)) % seats if seat >= 0 else -1, seats)


def _hidden(numbers: Iterable[int]) -> int:
    return sum(number < 0 for number in numbers)


# --- parts ------------------------------------------------------------------------------------------------------------


def _question(decision: Decision | None, chosen: Sequence[int]) -> Iterator[Section]:
    """What is asked, its bounds, and what was answered of it so far."""
    options = None if decision is None else decision.options
    kinds = [0.0] * len(QUESTIONS) if options is None else [float(type(options) is kind) for kind in QUESTIONS]
    yield "question", kinds
    bounds = (options.least, options.most, options.unit) if isinstance(options, BidOptions) else (0, 0, 0)
    yield "bid", [bound / MONEY for bound in bounds]
    filled = [(atom + 1) / ATOMS for atom in chosen[:LONGEST]]
    yield "chosen", [*filled, *[0.0] * (LONGEST - len(filled))]


def _game(view: PlayerView, edition: Edition) -> Iterator[Section]:
    length = edition.lengths[view.elections]
    steps = (*edition.setup, *edition.phases)
    yield "phase", [float(view.phase == name) for name in steps]
    yield "round", [view.round / length.rounds, view.held / view.elections]
    yield "place", _one_hot(view.place, _BOARDS)
    yield "voting", _marked(view.voting, _BOARDS)
    yield "start", _seen_from(view.start, view)
    order = [0.0] * len(view.parties)
    for place, seat in enumerate(view.order):
        order[seat] = place / len(view.parties)
    yield "order", _turned(order, view)
    yield "deciding", _turned([float(seat in view.deciders) for seat in range(len(view.parties))], view)


def _party(name: str, view: PlayerView, edition: Edition, seat: int) -> Iterator[Section]:
    party: PartyView = view.parties[seat]
    figures, length = edition.figures, edition.lengths[view.elections]
    yield f"{name}.party", _one_hot(party.party, len(PARTIES))
    yield f"{name}.money", [party.money / MONEY]
    yield f"{name}.base", [party.base / BASE]
    yield f"{name}.points", [party.points / POINTS]
    yield f"{name}.program", _marked(party.program, KINDS)
    yield f"{name}.hand", _counted(party.hand, KINDS)
    yield f"{name}.hidden", [_hidden(party.hand) / 4, len(party.draft) / 8]
    yield f"{name}.draft", _counted(party.draft, KINDS)
    yield f"{name}.politicians", _marked(party.politicians, len(figures.politicians))
    yield f"{name}.donations", _marked(party.donations, len(figures.donations))
    yield f"{name}.media", [party.media / max(length.media_markers, 1)]
    yield f"{name}.rallies", [party.rallies / max(figures.rally_supply, 1)]
    yield f"{name}.presence", _marked([number - 1 for number in party.presence], view.elections)
    yield f"{name}.answered", [float(party.answered)]
    if edition.capabilities.national is not None:
        accepted = view.accepted[seat] if view.accepted else -1
        yield f"{name}.tiles", [party.tiles / 4]
        yield f"{name}.contribution", _one_hot(accepted + 2, len(figures.donations) + 2)
        partner = next((sum(pair) - seat for pair in view.coalitions if seat in pair), -1)
        yield f"{name}.partner", _seen_from(partner, view)


def _land(name: str, view: PlayerView, edition: Edition, place: int, land: LandView) -> Iterator[Section]:
    figures, seats = edition.figures, range(len(view.parties))
    yield f"{name}.number", [land.number / view.elections, float(land.closed)]
    card = figures.lands[land.card]
    yield f"{name}.worth", [card.maximum / POINTS, float(card.large)]
    yield f"{name}.card", _one_hot(land.card, len(figures.lands))
    opinions = [0.0] * TOPICS
    for kind in land.opinions:
        if kind >= 0:
            opinions[kind >> 1] = -1.0 if kind & 1 else 1.0
    yield f"{name}.opinions", opinions
    yield f"{name}.hidden", [_hidden(land.opinions) / 4]
    yield f"{name}.doubled", _one_hot(land.doubled, KINDS)
    yield f"{name}.media", _turned([land.media.count(seat) / figures.media_spots for seat in seats], view)
    yield f"{name}.votes", _turned([votes / VOTES for votes in land.votes], view)
    yield f"{name}.trend", _turned([trend / max(figures.trend_max, 1) for trend in land.trend], view)
    yield f"{name}.rallies", _turned([rallies / figures.rally_spots for rallies in land.rallies], view)
    yield f"{name}.used", [float(each in land.used) for each in _USED]
    for there in seats:
        seat = (max(view.seat, 0) + there) % len(view.parties)
        at = land.row.index(seat) if seat in land.row else -1
        number = land.politicians[at] if at >= 0 else -1
        status = land.row_status[at] if at >= 0 else -1
        yield f"{name}.row{there}", [(at + 1) / len(view.parties), *_one_hot(status, _STATUS)]
        yield f"{name}.politician{there}", _one_hot(number, len(figures.politicians))
    if edition.capabilities.national is not None:
        yield f"{name}.poll", [float(land.poll), float(land.payout)]
        yield f"{name}.tiles", _turned([land.tiles.count(seat) / 4 for seat in seats], view)
        stack = [0.0] * len(view.parties)
        for height, seat in enumerate(land.stack):
            stack[seat] = (height + 1) / len(view.parties)
        yield f"{name}.stack", _turned(stack, view)


def _decks(view: PlayerView, edition: Edition) -> Iterator[Section]:
    figures = edition.figures
    polls = len(figures.polls)
    yield "opinions.display", _counted(view.opinion_display, KINDS)
    yield "opinions.discards", _counted(view.opinion_discards, KINDS)
    yield "opinions.left", [view.opinion_left / 28]
    yield "programs.display", _counted(view.program_display, KINDS)
    yield "programs.discards", _counted(view.program_discards, KINDS, 4.0)
    yield "programs.left", [view.program_left / 56]
    yield "polls.back", _one_hot(view.poll_back, len(PARTIES))
    yield "polls.left", [view.poll_left / polls]
    known = [poll for _, poll in view.poll_discards]
    yield "polls.discards", [*_marked(known, polls), _hidden(known) / polls]
    back, held = view.poll_held if view.poll_held is not None else (-1, -1)
    yield "polls.held", [*_one_hot(held, polls), *_one_hot(back, len(PARTIES))]
    yield "supply", [view.doubles / 4, view.reserve / 4]


def _auction(view: PlayerView) -> Iterator[Section]:
    """The bids of the poll auction by seat; -1 for passed."""
    auction, seats = view.auction, len(view.parties)
    bids, waiting = [0.0] * seats, [0.0] * seats
    if auction is not None:
        for at, seat in enumerate(auction.order):
            bid = auction.bids[at] if at < len(auction.bids) else -2
            bids[seat] = bid / MONEY if bid >= 0 else -1.0 if bid == -1 else 0.0
            waiting[seat] = float(bid == -2)
    yield "auction", [float(auction is not None)]
    yield "auction.auctioneer", _seen_from(auction.auctioneer if auction else -1, view)
    yield "auction.bids", _turned(bids, view)
    yield "auction.waiting", _turned(waiting, view)


def _national(view: PlayerView, edition: Edition) -> Iterator[Section]:
    """The national board, where there is one."""
    if view.national is None:
        return
    for space, kind in enumerate(view.national.opinions):
        yield f"national{space}", [*_one_hot(kind, KINDS), float(view.national.secured[space])]
    asking, asked = view.offer if view.offer is not None else (-1, -1)
    yield "offer", [*_seen_from(asking, view), *_seen_from(asked, view)]
