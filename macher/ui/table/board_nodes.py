"""What stands on a state board for the pointer and the keyboard: explanations of its parts, and spots that act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from macher.ui.layout import Rect
from macher.ui.prompts.base import Spot, SpotLook
from macher.ui.scene import Node
from macher.ui.table import origins
from macher.ui.table.board import Board, row_areas
from macher.ui.table.foot import explain_foot, foot_areas
from macher.ui.table.model import TableModel
from macher.ui.table.result import ResultCard
from macher.ui.table.spots import PipTrack, SpotNode, StepSpot, spot_id
from macher.ui.table.wordings import card_tip, land_tip, media_tip, row_tip, slot_tip
from macher.ui.table.zones import BoardAreas
from macher.ui.widgets.cards import Say

__all__ = ["board_node"]


def board_node(
    rect: Rect,
    model: TableModel,
    place: int,
    places: BoardAreas,
    click: Callable[[Spot], None],
    short: bool = False,
    on_election: Callable[[int], None] | None = None,
) -> Node:
    """A board with its explanations and spots; a click on a finished one tells the number of its election."""
    if model.finished(place):
        return ResultCard(rect, model, place, places, short, on_election)
    board = Board(rect, model, place, places, short)
    _explain_head(board)
    if not short:
        for seat, row in enumerate(board.row_at):
            _explain_row(board, seat, row)
        _explain_slots(board)
    _add_spots(board, click)
    land, after = model.view.lands[place], model.preview.lands[place]
    spots = tuple((spot_id(spot), look) for spot, look in model.spots_of(place))
    board.cache_key = (
        land,
        after,
        tuple(board.looks),
        spots,
        short,
        rect.w,
        rect.h,
        model.marked(place),
        model.lit(place),
        model.view.round,
        model.view.voting,
        model.texts.lang,
        board.kept_key if short else (),
        tuple(sorted(model.marked_cards)),
        model.watermark,
        model.view.coalitions,
        model.preview.coalitions,
        model.view.phase if model.national else "",
    )
    return board


def _explain_head(board: Board) -> None:
    model, at, place = board.model, board.places, board.place
    head = Rect(at.name.x, min(at.name.y, at.badge.y), at.points.right - at.name.x, 0)
    head = Rect(at.code.x or at.name.x, head.y, at.points.right - (at.code.x or at.name.x), at.cards[0].y - head.y - 4)
    if at.layout == "focus":
        head = Rect(at.name.x, at.name.y, at.name.w, at.points.bottom - at.name.y)
    tip = partial(land_tip, model, place)
    board.add(Say(head, model.names.land(place), tip, id=f"head.{place}", role="text"))
    if at.map.w:
        board.add(Say(at.map, model.names.land(place), tip, id=f"map.{place}"))
    for index, rect in enumerate(at.cards[: len(model.preview.lands[place].opinions)]):
        kind = model.preview.lands[place].opinions[index]
        if kind >= 0:
            tip = partial(card_tip, model, kind, place)
            board.add(Say(rect, model.names.card(kind), tip, id=f"opinion.{place}.{index}"))
        else:
            head_text = model.texts("table-opinion-hidden")
            said = head_text + "\n" + model.texts("table-opinion-hidden-help")
            board.add(Say(rect, head_text, said, id=f"opinion.{place}.{index}"))
    if not board.short:
        line = Rect(at.media_icon.x, at.media[0].y, at.leader.right - at.media_icon.x, at.media[0].h)
        if at.layout == "focus":
            line = at.leader.around(at.media[-1])
        name, tip = model.texts("table-media", land=model.names.land(place)), partial(media_tip, model, place)
        board.add(Say(line, name, tip, id=f"media.{place}"))
        for index, (seat, rect) in enumerate(zip(model.preview.lands[place].media, board.media_at, strict=False)):
            said = model.texts.pair(name, model.names.party(seat))
            board.add(Say(rect, said, tip, id=f"media.{place}.{index}"))


def _explain_row(board: Board, seat: int, row: Rect) -> None:
    model, place, texts = board.model, board.place, board.model.texts
    parts = row_areas(board.places, row)
    now, party = model.row(place, seat, True), model.names.party(seat)
    head = texts("table-row", party=party, land=model.names.land(place))
    node = Say(row, head, partial(row_tip, model, place, seat), id=f"row.{place}.{seat}", role="text")

    def part(rect: Rect, name: str, id: str, tip: Callable[[], str]) -> None:
        node.add(Say(rect, name, tip, id=f"{id}.{place}.{seat}"))

    trend = texts("table-trend", party=party, trend=texts.signed(now.trend))
    part(parts.trend, trend, "trend", partial(origins.trend_origin, model, place, seat))
    rallies = texts("table-rallies", party=party, n=now.rallies, spots=board.looks[seat].spots)
    part(parts.pips, rallies, "pips", partial(row_tip, model, place, seat, rallies))
    matches = texts("table-matches", party=party, factor=model.match_text(now.factor))
    part(parts.match, matches, "match", partial(origins.match_origin, model, place, seat))
    votes = texts("table-row-votes", party=party, votes=now.votes)
    part(parts.votes, votes, "votes", partial(origins.votes_origin, model, place, seat))
    arrived = board.looks[seat].stacked
    if arrived and parts.order.w:
        part(parts.order, arrived[0], "order", lambda: "\n".join([head, arrived[0], texts("table-arrived-help")]))
    board.add(node)


def _explain_slots(board: Board) -> None:
    model, place = board.model, board.place
    if model.spot("land", land=place) is not None:
        return
    if board.places.national:
        explain_foot(board, model, place, board.places)
        return
    head = model.texts("table-slots", land=model.names.land(place))
    board.add(Say(board.places.slot_icon, head, head + "\n" + model.texts("table-slot-help"), id=f"slots.{place}"))
    for index, rect in enumerate(board.places.slots):
        tip = slot_tip(model, place, index)
        board.add(Say(rect, tip.split("\n")[0], tip, id=f"slot.{place}.{index}"))


_SPOT_ORDER = ("row", "land", "slot", "media", "opinion", "trend", "count", "pip", "minus", "plus")


def _add_spots(board: Board, click: Callable[[Spot], None]) -> None:
    model = board.model
    found = [(spot, look) for spot, look in model.spots_of(board.place) if spot.kind in _SPOT_ORDER]
    for spot, look in sorted(found, key=lambda item: _SPOT_ORDER.index(item[0].kind)):
        rect = _spot_rect(board, spot)
        if rect is None or spot.kind == "pip":
            continue
        made = StepSpot if spot.kind in ("minus", "plus") else SpotNode
        node = made(rect, model, spot, look, click)
        if spot.kind == "row":
            node.tooltip = "\n".join([row_tip(model, spot.land, spot.seat), look.tooltip]).strip()
        board.add(node)
    _add_tracks(board, [(spot, look) for spot, look in found if spot.kind == "pip"], click)


def _add_tracks(board: Board, pips: list[tuple[Spot, SpotLook]], click: Callable[[Spot], None]) -> None:
    """The rally spots of each row as one target."""
    for seat in sorted({spot.seat for spot, _ in pips}):
        row = sorted(((spot, look) for spot, look in pips if spot.seat == seat), key=lambda item: item[0].index)
        rects = [rect for spot, _ in row if (rect := _spot_rect(board, spot)) is not None]
        if rects:
            board.add(PipTrack(rects, board.model, row, click))


def _spot_rect(board: Board, spot: Spot) -> Rect | None:
    at, model = board.places, board.model
    if spot.kind == "land":
        return at.foot if not board.short else at.cards[0].around(at.cards[-1])
    if spot.kind == "opinion":
        opinions = model.preview.lands[board.place].opinions
        before = model.view.lands[board.place].opinions
        kinds = before if spot.card in before else opinions
        return at.cards[kinds.index(spot.card)] if spot.card in kinds else None
    if board.short:
        return None
    if spot.kind == "media":
        return board.media_at[spot.index] if 0 <= spot.index < len(board.media_at) else None
    if spot.kind == "slot":
        slots = foot_areas(model, board.place, at).slots if at.national else at.slots
        return slots[spot.index] if 0 <= spot.index < len(slots) else None
    seat = spot.seat if spot.seat >= 0 else model.seat
    if not 0 <= seat < len(board.row_at):
        return None
    row = board.row_at[seat]
    parts = row_areas(at, row)
    if spot.kind == "row":
        return row
    if spot.kind == "trend":
        return parts.trend.moved(row.x, row.y)
    if spot.kind == "count":
        return None if parts.pip else parts.pips.moved(row.x, row.y)
    if spot.kind == "pip":
        if not parts.pip:
            return None
        x = parts.pips.x + (spot.index - 1) * parts.pitch - (parts.pitch - parts.pip) / 2
        return Rect(row.x + x, row.y + parts.pips.cy - 12, parts.pitch, 24)
    part = parts.minus if spot.kind == "minus" else parts.plus
    return part.moved(row.x, row.y)
