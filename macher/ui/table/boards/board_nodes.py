"""What stands on a state board for the pointer and the keyboard: explanations of its parts, and spots that act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Final

from macher.rules.views import LandView
from macher.ui.layout import Rect
from macher.ui.prompts.base import Spot, SpotKind, SpotLook
from macher.ui.scene import Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.boards.board import Board, row_areas
from macher.ui.table.boards.board_foot import explain_foot, foot_areas
from macher.ui.table.boards.click_places import PipTrack, SpotNode, StepSpot, spot_id
from macher.ui.table.boards.result import ResultCard
from macher.ui.table.boards.slots import show_card
from macher.ui.table.layouts.zones import BoardAreas
from macher.ui.table.model import TableModel
from macher.ui.table.words import why_this_figure
from macher.ui.table.words.figure_sentences import card_tip, land_tip, media_tip, row_tip, slot_tip
from macher.ui.widgets.cards import Say


def board_node(
    rect: Rect,
    model: TableModel,
    place: int,
    places: BoardAreas,
    click: Callable[[Spot], None],
    short: bool = False,
    on_election: Callable[[int], None] | None = None,
    parts: Parts | None = None,
) -> Node:
    """A board with its explanations and spots; a click on a finished one tells the number of its election."""
    if model.finished(place):
        return ResultCard(rect, model, place, places, short, on_election)
    board = Board(rect, model, place, places, short)
    parts = parts or Parts()
    board.add(*parts.part(f"head.{place}", reuse_keys.board_head(model, place, rect, short), partial(_head, board)))
    if not short:
        for seat, row in enumerate(board.row_at):
            board.add(
                parts.part(
                    f"row.{place}.{seat}",
                    (row, board.looks[seat], reuse_keys.row(model, place, seat)),
                    partial(_row, board, seat, row),
                )
            )
        board.add(*parts.part(f"foot.{place}", reuse_keys.board_foot(model, place, rect), partial(_slots, board)))
    _add_spots(board, click, parts)
    for kind in _WHOLE:
        look = model.spot(kind, land=place)
        if look is not None:
            board.choose_by(look, partial(click, Spot(kind, land=place)))
    _name_picture(board)
    return board


def _name_picture(board: Board) -> None:
    """Says what the picture of a board shows: rows change alone."""
    model, place, short, rect = board.model, board.place, board.short, board.rect
    beside: list[object] = []
    inside: dict[int, list[object]] = {}
    for spot, look in model.spots_of(place):
        if spot.kind not in _IN_ROWS or short:
            beside.append((spot_id(spot), look))
        else:
            shown_as = look if spot.kind != "pip" else None  # painted only under the pointer
            inside.setdefault(spot.seat if spot.seat >= 0 else model.seat, []).append((spot_id(spot), shown_as))
    if not short:
        board.cache_parts = tuple(
            (area, (look, inside.get(seat, ())))
            for seat, (area, look) in enumerate(zip(board.row_areas, board.looks, strict=True))
        )
    board.cache_key = (
        _beside_rows(model.view.lands[place]),
        _beside_rows(model.preview.lands[place]),
        tuple(board.looks) if short else board.looks[0].full,
        beside,
        short,
        rect.w,
        rect.h,
        model.marked(place),
        model.lit(place),
        model.light.ink,
        tuple((kind, place) in model.light.parts for kind in ("opinions", "media", "slots", "slot")),
        model.view.round,
        model.view.voting,
        model.texts.lang,
        board.kept_key if short else (),
        tuple(sorted(model.marked_cards)),
        model.planning,
        model.view.coalitions,
        model.preview.coalitions,
        model.view.phase,
    )


def _head(board: Board) -> list[Node]:
    """What explains name, opinions and media."""
    model, at, place = board.model, board.places, board.place
    found: list[Node] = []
    head = Rect(at.name.x, at.badge.y, at.name.w, at.points.bottom - at.badge.y)
    tip = partial(land_tip, model, place)
    found.append(Say(head, model.names.land(place), tip, id=f"head.{place}", role="text"))
    if at.map.w:
        found.append(Say(at.map, model.names.land(place), tip, id=f"map.{place}"))
    for index, rect in enumerate(at.cards[: len(model.preview.lands[place].opinions)]):
        kind = model.preview.lands[place].opinions[index]
        if kind >= 0:
            tip = partial(card_tip, model, kind, place)
            found.append(Say(rect, model.names.card(kind), tip, id=f"opinion.{place}.{index}"))
        else:
            head_text = model.texts("table-opinion-hidden")
            said = head_text + "\n" + model.texts("table-opinion-hidden-help")
            found.append(Say(rect, head_text, said, id=f"opinion.{place}.{index}"))
    if not board.short:
        line = Rect(at.media_icon.x, at.media[0].y, at.leader.right - at.media_icon.x, at.media[0].h)
        if at.layout == "focus":
            line = at.media[0].around(at.leader)
        name, tip = model.texts("table-media", land=model.names.land(place)), partial(media_tip, model, place)
        found.append(Say(line, name, tip, id=f"media.{place}"))
        for index, (seat, rect) in enumerate(zip(model.preview.lands[place].media, board.media_at, strict=False)):
            said = model.texts.pair(name, model.names.party(seat))
            found.append(Say(rect, said, tip, id=f"media.{place}.{index}"))
    return found


def _row(board: Board, seat: int, row: Rect) -> Node:
    """What explains a party's row and its parts."""
    model, place, texts = board.model, board.place, board.model.texts
    parts = row_areas(board.places, row)
    now, party = model.row(place, seat, True), model.names.party(seat)
    head = texts("table-row", party=party, land=model.names.land(place))
    node = Say(row, head, partial(row_tip, model, place, seat), id=f"row.{place}.{seat}", role="text")

    def part(rect: Rect, name: str, id: str, tip: Callable[[], str]) -> None:
        node.add(Say(rect, name, tip, id=f"{id}.{place}.{seat}"))

    trend = texts("table-trend", party=party, trend=texts.signed(now.trend))
    part(parts.trend, trend, "trend", partial(why_this_figure.trend_origin, model, place, seat))
    rallies = texts("table-rallies", party=party, n=now.rallies, spots=board.looks[seat].spots)
    part(parts.pips, rallies, "pips", partial(row_tip, model, place, seat, rallies))
    matches = texts("table-matches", party=party, factor=model.match_text(now.factor))
    part(parts.match, matches, "match", partial(why_this_figure.match_origin, model, place, seat))
    votes = texts("table-row-votes", party=party, votes=now.votes)
    part(parts.votes, votes, "votes", partial(why_this_figure.votes_origin, model, place, seat))
    arrived = board.looks[seat].stacked
    if arrived and parts.order.w:
        part(parts.order, arrived[0], "order", lambda: "\n".join([head, arrived[0], texts("table-arrived-help")]))
    return node


def _slots(board: Board) -> list[Node]:
    """What explains the places of politicians, and of coalition tiles where there are any."""
    model, place = board.model, board.place
    if model.spot("land", land=place) is not None:
        return []
    if board.places.national:
        return explain_foot(model, place, board.places)
    head = model.texts("table-slots", land=model.names.land(place))
    found: list[Node] = []
    found.append(Say(board.places.slot_icon, head, head + "\n" + model.texts("table-slot-help"), id=f"slots.{place}"))
    for index, rect in enumerate(board.places.slots):
        tip = slot_tip(model, place, index)
        said = Say(rect, tip.split("\n")[0], tip, id=f"slot.{place}.{index}")
        show_card(said, model, place, index)
        found.append(said)
    return found


_WHOLE: Final[tuple[SpotKind, ...]] = ("land", "board")
"""Kinds of spots that a press anywhere on the board stands for."""
_IN_ROWS = ("row", "trend", "count", "pip", "minus", "plus")
"""Kinds of spots that stand in a party's row."""
_beside_rows = attrgetter(*(name for name in LandView._fields if name not in ("votes", "trend", "rallies", "stack")))
"""What a board shows outside its rows."""
_SPOT_ORDER = ("row", "land", "slot", "media", "opinion", "trend", "count", "pip", "minus", "plus")


def _add_spots(board: Board, click: Callable[[Spot], None], parts: Parts) -> None:
    model = board.model
    found = [(spot, look) for spot, look in model.spots_of(board.place) if spot.kind in _SPOT_ORDER]
    for spot, look in sorted(found, key=lambda item: _SPOT_ORDER.index(item[0].kind)):
        rect = _spot_rect(board, spot)
        if rect is None or spot.kind == "pip":
            continue
        said = (board.looks[spot.seat], reuse_keys.row(model, board.place, spot.seat)) if spot.kind == "row" else None
        board.add(parts.part(spot_id(spot), (rect, look, said), partial(_spot, board, rect, spot, look, click)))
    _add_tracks(board, [(spot, look) for spot, look in found if spot.kind == "pip"], click, parts)


def _spot(board: Board, rect: Rect, spot: Spot, look: SpotLook, click: Callable[[Spot], None]) -> Node:
    made = StepSpot if spot.kind in ("minus", "plus") else SpotNode
    node = made(rect, board.model, spot, look, click)
    if spot.kind == "row":
        node.tooltip = "\n".join([row_tip(board.model, spot.land, spot.seat), look.tooltip]).strip()
    return node


def _add_tracks(board: Board, pips: list[tuple[Spot, SpotLook]], click: Callable[[Spot], None], parts: Parts) -> None:
    """The rally spots of each row as one target."""
    for seat in sorted({spot.seat for spot, _ in pips}):
        row = sorted(((spot, look) for spot, look in pips if spot.seat == seat), key=lambda item: item[0].index)
        rects = [rect for spot, _ in row if (rect := _spot_rect(board, spot)) is not None]
        if rects:
            make = partial(PipTrack, rects, board.model, row, click)
            board.add(parts.part(f"pips.{board.place}.{seat}", (rects, row), make))


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
