"""Media markers come to the states, and later to the spots of media presence (EN19 phases 3 and 9b)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from macher.rules import events as ev
from macher.rules.formula import media_leader
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.reveal import Beat, Reveal, Room, Told, among, grown, moments, sentences
from macher.ui.table.boards.slots import media_rects, media_slots
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.panels.strip import presence_cells, presence_marks

_STEP, _TAKES = 0.2, 0.35
_PAD = 10.0
"""Room around a marker for its ring."""
_BOUGHT = ("media", "media_buying")
"""Phases in which markers are bought."""


def _draw_marker(p: Painter, box: Rect, party: str, share: float) -> None:
    """A marker that comes down, with a ring that closes around it."""
    if share <= 0:
        return
    marker = box.moved(0, -12 * (1 - share))
    p.media_marker(party, marker)
    if share < 1:
        p.disc(marker.inset(-6 * (1 - share) - 1), None, f"{party}.edge", 2)


class MarkersPlaced(Reveal):
    """Markers that a party has bought, and who leads the media with them."""

    room: Room = "place"
    rest = 0.4

    def __init__(self, model: TableModel, placed: Sequence[ev.MediaPlaced]) -> None:
        texts, who, self.seat = model.texts, model.names, placed[0].seat
        self.party = who.party_key(self.seat)
        lands = list(dict.fromkeys(event.land for event in placed))
        self.land = lands[0] if len(lands) == 1 else -1
        self.spots_at = [spot for land in lands for spot in _spots(model, self.seat, land, placed)]
        self.title = texts("staging-media-title", player=who.player(self.seat), n=len(placed))
        self.lines = [who.land(land) for land in lands]
        leads = [land for land in lands if _leads_now(model, self.seat, land)]
        told = texts.pair(self.title, texts.listing(self.lines))
        leading = texts("staging-media-leads", lands=texts.listing([who.land(land) for land in leads])) if leads else ""
        self.brief = self.said = sentences(told, leading)
        self.beats = [Beat(at * _STEP, _TAKES, "marker") for at in range(len(placed))]
        self.reaches = self.seconds

    @property
    def touches(self) -> frozenset[int]:
        return frozenset(land for land, _, _ in self.spots_at)

    @property
    def sentence(self) -> str:
        return self.brief

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            placed = [logged for logged in among(moment, ev.MediaPlaced) if logged.phase in _BOUGHT]
            if placed and not model.decided_here(placed[0].event.seat):
                yield placed[0], cls(model, [logged.event for logged in placed])

    def spots(self, zones: Zones) -> list[Rect]:
        found = []
        for land, at, count in self.spots_at:
            board = zones.boards[land]
            found.append(media_rects(zones.areas[land], count)[at].moved(board.x, board.y).inset(-_PAD))
        return found

    def draw_spot(self, p: Painter, number: int, box: Rect, now: float) -> None:
        _draw_marker(p, box.inset(_PAD), self.party, grown(now, number * _STEP, _TAKES))


def _spots(model: TableModel, seat: int, land: int, placed: Sequence[ev.MediaPlaced]) -> list[tuple[int, int, int]]:
    """Where the new markers of a seat lie on a board: the board, the place in its row, and the places of the row."""
    now = model.view.lands[land].media
    new = sum(event.land == land for event in placed)
    old = list(now)
    for _ in range(min(new, old.count(seat))):
        old.reverse()
        old.remove(seat)
        old.reverse()
    slots = media_slots(tuple(old), now, model.edition.figures.media_spots)
    return [(land, at, len(slots)) for at, slot in enumerate(slots) if slot == (seat, "new")]


def _leads_now(model: TableModel, seat: int, land: int) -> bool:
    """Whether a seat leads the media of a state since this move."""
    before = model.before
    return (
        before is not None
        and media_leader(before.lands[land].media) != seat
        and media_leader(model.view.lands[land].media) == seat
    )


class PresenceGained(Reveal):
    """Markers that move from the state which has voted to the spot of its election."""

    room: Room = "place"
    rest = 0.5
    boxes = frozenset({"presence"})

    def __init__(self, model: TableModel, gained: Sequence[ev.PresenceGained]) -> None:
        texts, who = model.texts, model.names
        self.gained = [(who.party_key(event.seat), event.number, event.seat) for event in gained]
        self.count = len(model.edition.lengths[model.view.elections].presence)
        self.owners = {
            number: [seat for seat in range(model.seats) if number in model.view.parties[seat].presence]
            for _, number, _ in self.gained
        }
        self.title = texts("table-presence")
        self.lines = [
            texts.pair(who.player(event.seat), texts("table-presence-slot", number=event.number, points=event.points))
            for event in gained
        ]
        self.said = texts.pair(self.title, "; ".join(self.lines))
        self.beats = [Beat(at * _STEP, _TAKES, "marker") for at in range(len(self.gained))]

    @property
    def sentence(self) -> str:
        return self.said

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news) if not model.national else ():  # the evening of the election tells it there
            gained = among(moment, ev.PresenceGained)
            if gained:
                yield gained[0], cls(model, [logged.event for logged in gained])

    def spots(self, zones: Zones) -> list[Rect]:
        box = zones.strip["presence"]
        cells = [cell.moved(box.x, box.y) for cell in presence_cells(box, self.count)]
        found = []
        for _, number, seat in self.gained:
            owners = self.owners[number]
            mark = presence_marks(cells[number - 1], len(owners))[owners.index(seat)]
            found.append(mark.inset(-_PAD))
        return found

    def draw_spot(self, p: Painter, number: int, box: Rect, now: float) -> None:
        _draw_marker(p, box.inset(_PAD), self.gained[number][0], grown(now, number * _STEP, _TAKES))
