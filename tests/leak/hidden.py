"""What lies hidden on a table: each secret as one number, for bots of tests that peek."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final
from zlib import crc32

from leak.worlds import Position

from macher.rules.viewing import view


def _one(items: Iterable[object]) -> int:
    """Everything in one number, the order included."""
    found = 1
    for item in items:
        found = crc32(repr(item).encode(), found)
    return found


def _others(position: Position) -> list[int]:
    return [seat for seat in range(position.table.seats) if seat != position.seat]


def face_down_opinion(position: Position) -> int:
    """The opinions that lie face down on the boards."""
    return _one(kind for land in position.table.lands for kind in land.opinions[land.open :])


def opinions_to_come(position: Position) -> int:
    """The order of the opinion cards in the deck."""
    return _one(position.table.opinion_deck)


def program_to_come(position: Position) -> int:
    """The top program card."""
    return _one(position.table.program_deck[-1:])


def hand_of_another(position: Position) -> int:
    """The program cards in the hands of the others."""
    return _one(kind for seat in _others(position) for kind in position.table.parties[seat].hand)


def view_of_another(position: Position) -> int:
    """What the next seat is shown of its own hand."""
    other = (position.seat + 1) % position.table.seats
    return _one(view(position.table, other).parties[other].hand)


def cards_of_the_draft(position: Position) -> int:
    """The cards that the neighbours look at in the draft, and that come next."""
    return _one(kind for seat in _others(position) for kind in position.table.parties[seat].draft)


def front_of_the_poll(position: Position) -> int:
    """The top poll."""
    return _one(position.table.poll_deck[-1:])


def order_of_the_polls(position: Position) -> int:
    """The polls below it, in their order."""
    return _one(position.table.poll_deck[:-1])


def poll_of_another(position: Position) -> int:
    """Polls that others have looked at and this seat has not: one that is held, discarded or laid on a board."""
    table, seen = position.table, position.view
    away = [poll for poll, (_, known) in zip(table.poll_discards, seen.poll_discards, strict=True) if known < 0]
    held = [table.poll_held] if seen.poll_held is not None and seen.poll_held[1] < 0 else []
    return _one([*away, *held])


def poll_on_a_board(position: Position) -> int:
    """Polls that lie face down on the boards."""
    return _one(getattr(position.table, "laid", ()))


def face_down_politician(position: Position) -> int:
    """Politicians that others have placed face down."""
    return _one(
        number
        for land in position.table.lands
        for owner, number, status in zip(land.row, land.politicians, land.row_status, strict=True)
        if owner != position.seat and not status
    )


def sealed_answer(position: Position) -> int:
    """Bids, programs and deployments that others have written down already."""
    return _one(str(answer) for answer in position.table.sealed if answer and answer.seat != position.seat)


def refused_contribution(position: Position) -> int:
    """Contributions that others have laid face down."""
    return sealed_answer(position) if -2 in getattr(position.table, "opened", ()) else 0


def state_to_come(position: Position) -> int:
    """The state cards that wait face down."""
    return _one(position.table.reserve)


def chance_to_come(position: Position) -> int:
    """The streams that all shuffling and all dice come from."""
    return _one(position.table.chance.streams)


EDITIONS: Final = {"2019": 7, "2006": 7, "1997": 7, "consim": 7}
"""Every edition, with the length whose games are played here."""

SECRETS: Final[Mapping[Callable[[Position], int], frozenset[str]]] = {
    face_down_opinion: frozenset(EDITIONS),
    opinions_to_come: frozenset(EDITIONS),
    program_to_come: frozenset(EDITIONS),
    hand_of_another: frozenset(EDITIONS),
    view_of_another: frozenset(EDITIONS),
    cards_of_the_draft: frozenset({"2019"}),
    front_of_the_poll: frozenset(EDITIONS),
    order_of_the_polls: frozenset(EDITIONS),
    poll_of_another: frozenset(EDITIONS),
    poll_on_a_board: frozenset(EDITIONS) - {"2019"},
    face_down_politician: frozenset(EDITIONS),
    sealed_answer: frozenset(EDITIONS),
    refused_contribution: frozenset(EDITIONS) - {"2019"},
    state_to_come: frozenset(EDITIONS),
    chance_to_come: frozenset(EDITIONS),
}
"""Every secret with the editions that have it."""
