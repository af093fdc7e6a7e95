"""Works out what is lit on a table: what is asked, where a rival decides, or what the move that is told has touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from macher.ui.table.light import EVERYTHING, Light
from macher.ui.table.model import TableModel

__all__ = ["light_of"]


def light_of(model: TableModel) -> Light:
    """What is lit on a table."""
    if model.planning or not model.view.phase:
        return EVERYTHING
    if model.prompt is not None:
        return _asked(model)
    if model.told is not None:
        return _told(model)
    seats = model.view.deciders
    if len(seats) == 1 and not model.open_hands:
        return _rival(model, seats[0])
    return EVERYTHING


# -- asked here --------------------------------------------------------------------------------------------------------


_OF_SPOTS: Final = {"media": "media", "opinion": "opinions", "slot": "slot"}
"""Parts of a board by the spots that lie in them."""
_IN_ROWS: Final = ("row", "pip", "minus", "plus", "trend", "count")


def _asked(model: TableModel) -> Light:
    assert model.prompt is not None
    told = model.prompt.told
    lit = frozenset(told.lit)
    if told.lands is not None:
        lands = frozenset(told.lands)
        return Light(boards=lands, framed=lands if len(lands) < model.open_lands else frozenset(), boxes=lit)
    if not told.spots and not lit and not model.view.round:  # cards in hand, held against those of the boards
        return EVERYTHING
    if any(spot.kind == "land" for spot in told.spots):
        return Light(boards=frozenset(spot.land for spot in told.spots if spot.kind == "land"), boxes=lit)
    rows = {(spot.land, spot.seat if spot.seat >= 0 else model.seat) for spot in told.spots if spot.kind in _IN_ROWS}
    parts = {(_OF_SPOTS[spot.kind], spot.land) for spot in told.spots if spot.kind in _OF_SPOTS}
    return Light(boards=frozenset(), rows=frozenset(rows), parts=frozenset(parts), boxes=lit)


# -- told --------------------------------------------------------------------------------------------------------------


def _told(model: TableModel) -> Light:
    move = model.told
    assert move is not None
    hit = frozenset((loss.land, cost.seat) for cost in move.costs for loss in cost.losses)
    ink = f"{model.names.party_key(move.seat)}.edge"
    whole = frozenset(land for land in move.lands if (land, move.seat) not in move.rows)
    return Light(ink, move.lands, whole, move.rows, hit, boxes=move.boxes, mine=False)


# -- a rival decides ---------------------------------------------------------------------------------------------------


def _open(model: TableModel) -> Iterator[int]:
    return (place for place in range(len(model.view.lands)) if not model.finished(place))


def _rows(model: TableModel, seat: int) -> Light:
    """The decider's row in every open state."""
    return Light(rows=frozenset((place, seat) for place in _open(model)))


def _voting_rows(model: TableModel, seat: int) -> Light:
    """The decider's rows where it votes now."""
    return Light(rows=frozenset((place, seat) for place in model.view.voting if not model.finished(place)))


def _media(model: TableModel, seat: int) -> Light:
    """The media of every state with a free spot."""
    spots = model.edition.figures.media_spots
    free = (place for place in _open(model) if len(model.view.lands[place].media) < spots)
    return Light(parts=frozenset(("media", place) for place in free))


def _slots(model: TableModel, seat: int) -> Light:
    """The next free place for a politician in every open state."""
    return Light(parts=frozenset(("slot", place) for place in _open(model)))


def _slots_here(model: TableModel, seat: int) -> Light:
    """The politicians of the state that has its turn."""
    place = model.view.place
    places = (place,) if place >= 0 else tuple(_open(model))
    return Light(parts=frozenset(("slots", each) for each in places))


def _opinions(model: TableModel, seat: int) -> Light:
    """The opinions that may go, and the display."""
    place = model.view.place
    places = (place,) if place >= 0 else tuple(_open(model))
    return Light(parts=frozenset(("opinions", each) for each in places), boxes=frozenset({"opinions"}))


def _polls(model: TableModel, seat: int) -> Light:
    """The trends of the state that is polled, and the poll."""
    place = model.view.place
    return Light(parts=frozenset({("trends", place)} if place >= 0 else ()), boxes=frozenset({"polls"}))


def _programs(model: TableModel, seat: int) -> Light:
    """The program display."""
    return Light(boxes=frozenset({"programs"}))


def _nothing(model: TableModel, seat: int) -> Light:
    """Nothing that lies on the table."""
    return Light()


_OF_PHASES: Final[dict[str, Callable[[TableModel, int], Light]]] = {
    "start_player": _nothing,
    "program": _programs,
    "media": _media,
    "rallies": _rows,
    "cabinet_placement": _slots,
    "cabinet_actions": _slots_here,
    "media_influence": _opinions,
    "polls": _polls,
    "conversion": _voting_rows,
    "first_player": _nothing,
    "conference": _nothing,
    "exchanges": _nothing,
    "cabinet_sending": _slots,
    "cabinet_use": _slots_here,
    "media_buying": _media,
    "influence": _opinions,
    "meetings": _rows,
    "poll_auctions": _polls,
    "vote_catching": _voting_rows,
}
"""What is lit while a rival decides, by phase; in all others nothing stands out."""


def _rival(model: TableModel, seat: int) -> Light:
    found = _OF_PHASES.get(model.view.phase)
    if found is None:
        return EVERYTHING
    part = found(model, seat)
    ink = f"{model.names.party_key(seat)}.edge"
    return replace(part, ink=ink, boards=part.boards or frozenset(), mine=False)
