"""The card of a politician as the tooltip of its place on a board, once it has been turned up."""

from __future__ import annotations

from typing import Final

from macher.i18n import names as naming
from macher.rules.views import RowStatus
from macher.ui.prompts.shared.politician_card import explain_by_card, front_of, notes_of
from macher.ui.scene import Node
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import SLOT_STATUS

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
