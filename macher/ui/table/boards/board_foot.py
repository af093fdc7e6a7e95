"""The foot of a board in a game with a national board: politicians, coalition tiles, a poll face down, the payout.

Politicians lie there while they are sent and used, and coalition tiles then stand closer together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from macher.rules.views import PlayerView, RowStatus
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.table.boards.slots import show_card
from macher.ui.table.layouts.zones import BoardAreas
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import slot_tip
from macher.ui.widgets.cards import Say, paint_back

_FREE_TILES = 4
"""Empty places for coalition tiles that are shown where there is room."""
_SENDING = "cabinet_sending"
"""The phase in which free places for politicians are shown too."""


@dataclass(frozen=True)
class FootAreas:
    """Where the parts of the foot lie; empty or None where there is nothing of it."""

    slot_icon: Rect | None
    slots: tuple[Rect, ...]
    tile_icon: Rect | None
    tiles: tuple[Rect, ...]
    """The tiles that lie there, pairs side by side, then free places."""
    poll: Rect | None
    payout: Rect | None


def _drafted(model: TableModel, place: int) -> tuple[int, ...]:
    """Seats with a tile on the board now or in the draft."""
    tiles = list(model.view.lands[place].tiles)
    for seat in model.preview.lands[place].tiles:
        if model.preview.lands[place].tiles.count(seat) > tiles.count(seat):
            tiles.append(seat)
    return tuple(tiles)


def _pairs(view: PlayerView, place: int) -> Sequence[tuple[int, int]]:
    """Coalitions for the election on a board."""
    return view.coalitions if place in view.voting else ()


def shown_tiles(model: TableModel, place: int) -> list[int]:
    """Seats of the coalition tiles from the left: partners stand side by side."""
    left = list(_drafted(model, place))
    shown: list[int] = []
    for first, second in _pairs(model.preview, place):
        if first in left and second in left:
            shown += [first, second]
            left.remove(first)
            left.remove(second)
    return shown + left


def _open_for_tiles(model: TableModel, place: int) -> bool:
    """Whether there can be coalitions on a board: in the last election there are none (VG06 6.4.1.1)."""
    return model.round_of(place) < model.edition.lengths[model.view.elections].rounds


def _places_in_row(model: TableModel, place: int) -> int:
    """Places for politicians: those that lie there, and while they are sent one for each party."""
    if model.view.phase == _SENDING and not model.finished(place):
        return model.seats
    return max(len(model.view.lands[place].row), len(model.preview.lands[place].row))


def foot_areas(model: TableModel, place: int, at: BoardAreas) -> FootAreas:
    """The parts of a board's foot, relative to the board."""
    foot, land = at.foot, model.view.lands[place]
    wide = at.layout == "wide"
    gap, icon = (8.0, 20.0) if wide else (5.0, 16.0)
    row = _places_in_row(model, place)
    payout = poll = slot_icon = tile_icon = None
    if land.payout:
        payout, foot = foot.take_right((74.0 if wide else 44.0) if not row else foot.h, gap)
    if land.poll:
        poll, foot = foot.take_right(foot.h + (6 if wide else 4), gap)
    slots: list[Rect] = []
    if row:
        slot_icon, foot = _icon(foot, icon, gap)
        each, between = (26.0, 3.0) if wide else (18.0, 2.0)
        line, foot = foot.take_left(each * row + between * (row - 1), gap)
        slots = line.columns(row, between)
    tiles: list[Rect] = []
    count = len(_drafted(model, place))
    if not row and _open_for_tiles(model, place):
        count = max(count, _FREE_TILES)
    if count:
        if not row or wide:
            tile_icon, foot = _icon(foot, icon, gap - 3)
        room = (foot.w + 3) / count - 3
        width = min(46.0 if wide else 34.0, room)
        tiles = [Rect(foot.x + at_ * (width + 3), foot.y + 1, width, foot.h - 2) for at_ in range(count)]
        tiles = _closer(tiles, len(_pairs(model.preview, place)))
    return FootAreas(slot_icon, tuple(slots), tile_icon, tuple(tiles), poll, payout)


def _icon(foot: Rect, size: float, gap: float) -> tuple[Rect, Rect]:
    box, rest = foot.take_left(size, gap)
    return Rect(box.x, foot.cy - size / 2, size, size), rest


def _closer(tiles: list[Rect], pairs: int) -> list[Rect]:
    """The first pairs without a gap between them."""
    for at in range(min(pairs, len(tiles) // 2)):
        tiles[2 * at] = tiles[2 * at].moved(1.5, 0)
        tiles[2 * at + 1] = tiles[2 * at + 1].moved(-1.5, 0)
    return tiles


# -- drawing -----------------------------------------------------------------------------------------------------------


def paint_foot(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    """All of it."""
    parts = foot_areas(model, place, at)
    if parts.slot_icon is not None:
        p.icon("user-round-cog", parts.slot_icon, "muted")
        _politicians(p, model, place, parts.slots)
    if parts.tile_icon is not None:
        p.icon("handshake", parts.tile_icon, "muted")
    if parts.tiles:
        _tiles(p, model, place, parts.tiles)
    if parts.poll is not None:
        paint_back(p, parts.poll)
        size = min(16.0, parts.poll.h - 6)
        p.fill(parts.poll.centred(size + 4, size + 2), "panel")
        p.icon("chart-no-axes-combined", parts.poll.centred(size, size), "ink_soft")
    if parts.payout is not None:
        _payout(p, parts.payout)


def _tiles(p: Painter, model: TableModel, place: int, rects: Sequence[Rect]) -> None:
    seats, before = shown_tiles(model, place), list(model.view.lands[place].tiles)
    after = list(model.preview.lands[place].tiles)
    for rect, seat in zip(rects, seats, strict=False):
        party = model.names.party_key(seat)
        outlined = p.theme.parties[party].outlined
        if seat in before and seat in after:
            before.remove(seat)
            after.remove(seat)
            p.box(rect, party, f"{party}.edge" if outlined else None, 1.5)
            p.glyph(party, rect.centred(12, 12))
        else:
            p.party_box(rect, party, "hollow")
            p.glyph(party, rect.centred(12, 12), f"{party}.edge" if outlined else party)
            if seat not in after:
                p.cross(rect.centred(14, 14), "ink", 2.5)
    for rect in rects[len(seats) :]:
        p.frame(rect, "slot_line", 1)
    now = {frozenset(pair) for pair in _pairs(model.view, place)}
    pairs = [pair for pair in _pairs(model.preview, place) if pair[0] in seats and pair[1] in seats]
    for at, pair in enumerate(pairs):
        both = rects[2 * at].around(rects[2 * at + 1]).inset(-3)
        if frozenset(pair) in now:
            p.frame(both, "ink", 2)
        else:
            p.dashed(both, "action_text", 2, 4, 3)


def _payout(p: Painter, rect: Rect) -> None:
    """Members bring money after this election."""
    p.box(rect, "own", "rule", 1.5)
    size = min(17.0, rect.h - 6)
    if rect.w < 40:
        p.icon("coins", rect.centred(size, size), "ink")
        return
    inner = rect.inset(6 if rect.w > 50 else 3, 0)
    p.icon("users", Rect(inner.x, rect.cy - size / 2, size, size), "ink")
    p.icon("coins", Rect(inner.right - size, rect.cy - size / 2, size, size), "ink")
    if inner.w > 2 * size + 14:
        p.text("→", inner, "label", "ink", "centre")


def has_phone(model: TableModel, number: int) -> bool:
    """Whether a politician brings a coalition tile along."""
    tiles = model.edition.capabilities.tiles
    return tiles is not None and number in tiles.phones


def _politicians(p: Painter, model: TableModel, place: int, rects: Sequence[Rect]) -> None:
    old, new = model.view.lands[place], model.preview.lands[place]
    for index, rect in enumerate(rects):
        if index >= len(new.row):
            p.frame(rect, "slot_line", 1)
            continue
        party, status = model.names.party_key(new.row[index]), new.row_status[index]
        number = new.politicians[index] if index < len(new.politicians) else -1
        edge = f"{party}.edge" if p.theme.parties[party].outlined else None
        if status == RowStatus.HIDDEN and index >= len(old.row):
            p.party_box(rect, party, "hollow")
            p.glyph(party, rect.centred(11, 11), f"{party}.edge")
        elif status in (RowStatus.DECLINED, RowStatus.DONE):
            p.frame(rect, "slot_line", 1.5)
            _marks(p, rect, party, "check", edge or party, "ink_soft")
        else:
            p.box(rect, f"{party}.small", edge, 1.5)
            _marks(p, rect, party, "phone" if has_phone(model, number) else "", f"{party}.on", f"{party}.on")


def _marks(p: Painter, rect: Rect, party: str, icon: str, glyph: Ink, ink: Ink) -> None:
    """Glyph of the party, and an icon beside it where there is one."""
    if not icon or rect.w < 22:
        p.glyph(party, rect.centred(10, 10), glyph)
        if icon == "check":  # the telephone has no room here; its tile lies beside it
            p.icon(icon, Rect(rect.right - 10, rect.y + 1, 9, 9), ink, 2.6)
        return
    left, right = rect.inset(2, 0).columns(2)
    p.glyph(party, left.centred(10, 10), glyph)
    p.icon(icon, right.centred(12, 12), ink, 2.4)


# -- explaining --------------------------------------------------------------------------------------------------------


def explain_foot(model: TableModel, place: int, at: BoardAreas) -> list[Node]:
    """Every part with its name and what it means."""
    found: list[Node] = []
    texts, parts, land = model.texts, foot_areas(model, place, at), model.names.land(place)
    if parts.slot_icon is not None:
        head = texts("table-cards-sent", land=land)
        found.append(Say(parts.slot_icon, head, head + "\n" + texts("table-cards-sent-help"), id=f"slots.{place}"))
        for index, rect in enumerate(parts.slots):
            tip = slot_tip(model, place, index)
            said = Say(rect, tip.split("\n")[0], tip, id=f"slot.{place}.{index}")
            found.append(said)
            show_card(said, model, place, index)
    if parts.tile_icon is not None:
        head = texts("table-tiles", land=land)
        found.append(Say(parts.tile_icon, head, head + "\n" + texts("table-tiles-help"), id=f"tiles.{place}"))
    if parts.tiles:
        seats = shown_tiles(model, place)
        for index, rect in enumerate(parts.tiles):
            name = texts("table-tile-free")
            if index < len(seats):
                name = texts("table-tile", party=model.names.party(seats[index]), land=land)
            found.append(Say(rect, name, partial(_tile_tip, model, place, index, name), id=f"tile.{place}.{index}"))
    if parts.poll is not None:
        head = texts("table-poll-laid", land=land)
        found.append(Say(parts.poll, head, head + "\n" + texts("table-poll-laid-help"), id=f"laid.{place}"))
    if parts.payout is not None:
        head = texts("table-payout", land=land)
        found.append(Say(parts.payout, head, head + "\n" + texts("table-payout-help"), id=f"payout.{place}"))
    return found


def _tile_tip(model: TableModel, place: int, index: int, name: str) -> str:
    """Whose tile it is, with whom its party goes into the election, and what tiles are for."""
    seats, lines = shown_tiles(model, place), [name]
    if index < len(seats):
        for pair in _pairs(model.view, place):
            if seats[index] in pair:
                parties = model.names.parties(pair)
                lines.append(model.texts("table-tile-paired", parties=parties))
    return "\n".join([*lines, model.texts("table-tiles-help")])
