"""The slots of a board: the cards of politicians as tooltips of their places, and the spots of media markers."""

from __future__ import annotations

from typing import Final

from macher.i18n import names as naming
from macher.rules.views import RowStatus
from macher.ui.layout import Rect
from macher.ui.prompts.shared.politician_card import explain_by_card, front_of, notes_of
from macher.ui.scene import Node
from macher.ui.table.layouts.zones import BoardAreas
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import SLOT_STATUS

_SENDING: Final = ("cabinet_placement", "cabinet_sending")
"""Phases in which politicians are sent."""
_OVER: Final = (RowStatus.DECLINED, RowStatus.DONE)


def show_card(node: Node, model: TableModel, place: int, index: int) -> None:
    """The card itself explains a politician who has been turned up."""
    land, texts = model.preview.lands[place], model.texts
    if index >= len(land.politicians) or land.politicians[index] < 0:
        return
    number, status = land.politicians[index], RowStatus(land.row_status[index])
    word = texts(f"table-slot-status-{SLOT_STATUS[status]}")
    front = front_of(
        texts,
        model.edition,
        model.names.party_key(land.row[index]),
        number,
        played=status in _OVER,
        stamp=_stamp(model, place, status),
    )
    said = [node.tooltip.split("\n")[0], word, *notes_of(texts, model.edition, number)]
    if status == RowStatus.DONE:
        said.append(naming.spoken(texts, front.office))
    explain_by_card(node, front, said)


def _stamp(model: TableModel, place: int, status: RowStatus) -> str:
    """The state in which it was played, or that it was not paid for."""
    if status == RowStatus.DECLINED:
        return model.texts("prompt-row-declined")
    return model.names.land_code(place) if status == RowStatus.DONE else ""


def media_rects(places: BoardAreas, count: int) -> list[Rect]:
    """Places of the media markers; more of them than there are spots lie over each other (VG06 6.1)."""
    spots = places.media
    if count <= len(spots):
        return list(spots[:count])
    first, last = spots[0], spots[-1]
    step = (last.x - first.x) / (count - 1)
    return [first.moved(step * at, 0) for at in range(count)]


def media_slots(old: tuple[int, ...], new: tuple[int, ...], spots: int) -> list[tuple[int, str] | None]:
    """The media spots: markers that stay, that the draft removes (`gone`) and that it adds (`new`)."""
    left = list(new)
    slots: list[tuple[int, str] | None] = []
    for seat in old:
        if seat in left:
            left.remove(seat)
            slots.append((seat, "kept"))
        else:
            slots.append((seat, "gone"))
    for seat in left:
        slots.append((seat, "new"))
    return slots + [None] * (spots - len(slots))


def slots_shown(model: TableModel, place: int) -> bool:
    """Whether the places of politicians are drawn: once one lies there, or while they are sent."""
    land = model.preview.lands[place]
    return bool(land.row or land.tiles or land.poll or land.payout) or model.view.phase in _SENDING
