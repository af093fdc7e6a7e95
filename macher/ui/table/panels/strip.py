"""The strip of national things: opinion display, program display, polls, media presence, party base."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from macher.rules.cards import KINDS, PARTIES
from macher.ui.game.vocabulary import with_origin
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_poll_back
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Spot, SpotKind
from macher.ui.scene import Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.boards.click_places import SpotNode, spot_id
from macher.ui.table.model import TableModel
from macher.ui.table.panels.national_boxes import NATIONAL_MAKERS, NATIONAL_STRIP
from macher.ui.table.panels.strip_box import StripBox, amount_left, caption, room_inside
from macher.ui.table.words.figure_sentences import card_tip
from macher.ui.table.words.why_this_figure import base_origin, gap_origin, poll_changes, poll_origin, presence_origin
from macher.ui.widgets.cards import Say, paint_card, paint_ghost

STRIP = ("opinions", "programs", "polls", "presence", "base")


def strip_names(model: TableModel) -> tuple[str, ...]:
    """The boxes of the strip from the left."""
    return NATIONAL_STRIP if model.national else STRIP


def asked_boxes(model: TableModel) -> list[str]:
    """The boxes from which something can be chosen now."""
    kinds = {spot.kind for spot, _ in model.spots_of(-1)}
    return [name for name in strip_names(model) if kinds.intersection(_SPOTS[name])]


def strip_node(
    name: str, rect: Rect, model: TableModel, click: Callable[[Spot], None], parts: Parts | None = None
) -> Node:
    """One box with its explanations and spots."""
    key = rect, reuse_keys.strip_box(model, _SPOTS[name], name)
    return (parts or Parts()).part(f"strip.{name}", key, partial(_box, name, rect, model, click))


def _box(name: str, rect: Rect, model: TableModel, click: Callable[[Spot], None]) -> Node:
    node, key = (NATIONAL_MAKERS if model.national else _MAKERS)[name](rect, model, click)
    spots = tuple((spot_id(spot), look) for spot, look in model.spots.items() if spot.kind in _SPOTS[name])
    node.cache_key = (key, spots, rect.w, rect.h, node.framed, model.texts.lang)
    return node


_SPOTS: dict[str, tuple[SpotKind, ...]] = {
    "opinions": ("display_opinion",),
    "programs": ("display_program",),
    "polls": ("poll",),
    "presence": (),
    "base": (),
    "national": ("national",),
}


# -- popular opinions ------------------------------------------------------------------------------------------------


def opinion_rects(inside: Rect) -> list[Rect]:
    """Seven columns, + above −, by kind."""
    columns = inside.columns(7, 6 if inside.w > 300 else 4)
    h = min(27.0, (inside.h - 4) / 2)
    return [Rect(column.x, inside.y + (h + 4) * attitude, column.w, h) for column in columns for attitude in (0, 1)]


def _opinions(rect: Rect, model: TableModel, click: Callable[[Spot], None]) -> tuple[StripBox, object]:
    texts, shown, after = model.texts, model.view.opinion_display, model.preview.opinion_display
    rects = opinion_rects(room_inside(rect))

    def paint(p: Painter) -> None:
        for kind, card in enumerate(rects[:KINDS]):
            (topic, approves), code = model.names.face(kind), model.names.topic_code(kind)
            if kind in shown and kind in after:
                paint_card(p, card, topic, approves, "line", edge=1, code=code)
            elif kind in after or kind in shown:
                paint_card(p, card, topic, approves, "line", edge=1.5, dashed=True, code=code)
            else:
                paint_ghost(p, card, topic, approves, code)

    title = [texts("table-opinions"), texts("table-opinions-short")]
    pile = amount_left(model, "table-pile", "opinions", model.view.opinion_left)
    node = StripBox(rect, "opinions", title, pile, paint, model)
    for kind, card in enumerate(rects[:KINDS]):
        if kind in shown:
            node.add(Say(card, model.names.card(kind), partial(card_tip, model, kind), id=f"display.{kind}"))
        else:
            gone = texts("table-opinion-gone", card=model.names.card(kind))
            node.add(Say(card, gone, partial(gap_origin, model, kind), id=f"display.{kind}"))
    node.add(caption(rect, model, "opinions", node.title[0], texts("table-opinions-help", refilled=refilled(model))))
    for spot, look in model.spots.items():
        if spot.kind == "display_opinion" and 0 <= spot.card < KINDS:
            node.add(SpotNode(rects[spot.card], model, spot, look, click))
    return node, (shown, after, model.view.opinion_left)


# -- program display -------------------------------------------------------------------------------------------------


def refilled(model: TableModel) -> int:
    """The round at whose end the gaps of the opinion display will be filled; 0 if they stay (EN19 section 08)."""
    after = model.edition.lengths[model.view.elections].refill_after
    return after if model.view.round <= after else 0


def program_rects(inside: Rect, count: int) -> list[Rect]:
    """The cards of the display: one line where there is room, else two."""
    if inside.w >= count * 46:
        h = min(52.0, inside.h)
        w = min(50.0, (inside.w - 6 * (count - 1)) / count)
        return [Rect(inside.x + at * (w + 6), inside.y, w, h) for at in range(count)]
    across = (count + 1) // 2
    w = min(42.0, (inside.w - 6 * (across - 1)) / across)
    h = (inside.h - 4) / 2
    return [Rect(inside.x + (at % across) * (w + 6), inside.y + (at // across) * (h + 4), w, h) for at in range(count)]


def _programs(rect: Rect, model: TableModel, click: Callable[[Spot], None]) -> tuple[StripBox, object]:
    texts, shown, after = model.texts, model.view.program_display, model.preview.program_display
    count = max(len(shown), len(after), model.edition.figures.display_size.get(model.seats, 6))
    rects = program_rects(room_inside(rect), count)

    def paint(p: Painter) -> None:
        for at, card in enumerate(rects):
            kind = shown[at] if at < len(shown) else -1
            new = after[at] if at < len(after) else -1
            if kind < 0 and new < 0:
                paint_ghost(p, card)
                continue
            topic, approves = model.names.face(new if new >= 0 else kind)
            look = "upright" if card.h >= 44 and card.w < card.h * 1.4 else "line"
            drawn = kind != new
            paint_card(p, card, topic, approves, "upright" if look == "upright" else "line", edge=1, dashed=drawn)

    title = [texts("table-programs"), texts("table-programs-short")]
    pile = amount_left(model, "table-pile", "programs", model.view.program_left)
    node = StripBox(rect, "programs", title, pile, paint, model)
    for at, card in enumerate(rects):
        kind = shown[at] if at < len(shown) else -1
        if kind >= 0:
            node.add(Say(card, model.names.card(kind), partial(card_tip, model, kind), id=f"offer.{at}"))
    help = with_origin(texts("table-programs-help"), texts, model.edition, "program.display")
    node.add(caption(rect, model, "programs", node.title[0], help))
    for spot, shown_as in model.spots.items():
        if spot.kind == "display_program" and 0 <= spot.index < len(rects):
            node.add(SpotNode(rects[spot.index], model, spot, shown_as, click))
    return node, (shown, after, model.view.program_left)


# -- polls -----------------------------------------------------------------------------------------------------------


def poll_tip(model: TableModel) -> str:
    """Back of the top poll and what is known of the polls that are gone."""
    texts, view = model.texts, model.view
    lines = [texts("table-poll")]
    if view.poll_back >= 0:
        party = model.names.party_numbered(view.poll_back)
        lines += [texts("table-poll-back", party=party), *poll_origin(model)]
    for back, number in view.poll_discards:
        party = model.names.party_numbered(back)
        if number < 0:
            lines.append(texts("table-poll-unseen", party=party))
        else:
            said = poll_changes(model, model.edition.figures.polls[number].changes)
            lines.append(texts("table-poll-seen", changes=said))
    return "\n".join(lines)


def _polls(rect: Rect, model: TableModel, click: Callable[[Spot], None]) -> tuple[StripBox, object]:
    texts, view = model.texts, model.view
    inside = room_inside(rect)
    card = Rect(inside.x, inside.y, inside.w, min(inside.h, 60.0))

    def paint(p: Painter) -> None:
        if view.poll_back < 0:
            paint_ghost(p, card)
            return
        party, name = PARTIES[view.poll_back], model.names.party_numbered(view.poll_back)
        forms = [texts("table-poll-face", party=name), name]
        words = next((form for form in forms if p.width(form, "points") <= card.w - 12), name)
        paint_poll_back(p, card, party, words, (card.w, card.h))

    pile = amount_left(model, "table-left", "polls", view.poll_left)
    node = StripBox(rect, "polls", texts("table-polls"), pile, paint, model)
    help = with_origin(texts("table-polls-help"), texts, model.edition, "polls.cards")
    node.add(caption(rect, model, "polls", texts("table-polls"), help))
    node.add(Say(card, texts("table-poll"), partial(poll_tip, model), id="poll.top"))
    look = model.spot("poll")
    if look is not None:
        node.add(SpotNode(card, model, Spot("poll"), look, click))
    return node, (view.poll_back, view.poll_left, view.poll_discards)


# -- media presence --------------------------------------------------------------------------------------------------


def presence_cells(rect: Rect, count: int) -> list[Rect]:
    """The slots of all elections in the box, as it sees them itself."""
    slots = room_inside(rect).columns(count, 7.0 if count <= 4 else 4.0)
    return [slot._replace(h=min(slot.h, 54.0)) for slot in slots]


def presence_marks(cell: Rect, count: int) -> list[Rect]:
    """Places for markers at the foot of a slot, from the lower left."""
    size = 17.0 if cell.w >= 40 and count * 19 <= cell.w - 6 else 12.0
    across = max(1, int((cell.w - 5) // (size + 2)))
    return [
        Rect(cell.x + 3 + (at % across) * (size + 2), cell.bottom - 3 - size - (at // across) * (size + 1), size, size)
        for at in range(count)
    ]


def _presence_tip(model: TableModel, number: int, worth: int, path: str) -> str:
    return with_origin(presence_origin(model, number, worth), model.texts, model.edition, path)


def _presence(rect: Rect, model: TableModel, click: Callable[[Spot], None]) -> tuple[StripBox, object]:
    texts, view = model.texts, model.view
    points = model.edition.lengths[view.elections].presence
    cells = presence_cells(rect, len(points))
    owners = [
        [seat for seat in range(model.seats) if n in model.view.parties[seat].presence]
        for n in range(1, len(points) + 1)
    ]

    def paint(p: Painter) -> None:
        for cell, worth, seats in zip(cells, points, owners, strict=True):
            p.frame(cell, "slot_line", 1.5)
            roomy = cell.w >= 40
            number = Rect(cell.x + (3 if roomy else 1), cell.y + 3, cell.w - (10 if roomy else 2), 24)
            p.text(str(worth), number, "votes" if roomy else "number", "ink", "right" if roomy else "centre")
            for mark, seat in zip(presence_marks(cell, len(seats)), seats, strict=False):
                p.media_marker(model.names.party_key(seat), mark)

    title = [texts("table-presence"), texts("table-presence-short")]
    node = StripBox(rect, "presence", title, [""], paint, model)
    node.add(caption(rect, model, "presence", title[0], texts("table-presence-help")))
    for number, (cell, worth) in enumerate(zip(cells, points, strict=True), 1):
        said = texts("table-presence-slot", number=number, points=worth)
        path = model.edition.lengths[view.elections].presence_paths[number - 1]
        tip = partial(_presence_tip, model, number, worth, path)
        node.add(Say(cell, said, tip, id=f"presence.{number}"))
    return node, (tuple(map(tuple, owners)), points)


# -- party base ------------------------------------------------------------------------------------------------------


def _base(rect: Rect, model: TableModel, click: Callable[[Spot], None]) -> tuple[StripBox, object]:
    texts, inside = model.texts, room_inside(rect)
    old = [party.base for party in model.view.parties]
    new = [party.base for party in model.preview.parties]
    top = max(16, *old, *new)
    number_h = 18.0
    room = inside.h - number_h - 5
    columns = inside.columns(model.seats, 9 if inside.w > 200 else 5)

    def paint(p: Painter) -> None:
        for seat, column in enumerate(columns):
            _bar(p, column, seat)

    def _bar(p: Painter, column: Rect, seat: int) -> None:
        party = model.names.party_key(seat)
        least = 15.0
        height = max(least, room * max(old[seat], 0) / top)
        bar = Rect(column.x, inside.bottom - height - 2, column.w, height)
        p.box(bar, party, f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
        p.glyph(party, bar.centred(10, 10))
        box = Rect(column.x - 4, bar.y - number_h - 3, column.w + 8, number_h)
        if new[seat] != old[seat]:
            rise = Rect(bar.x, inside.bottom - 2 - max(least, room * new[seat] / top), bar.w, 0)
            if rise.y < bar.y:
                p.dashed(Rect(bar.x, rise.y, bar.w, bar.y - rise.y + 1), "action_text", 2, 4, 3)
                box = box.moved(0, rise.y - bar.y)
            ink: Ink = "muted"
            if seat == model.seat:
                ink = "action_text" if new[seat] > old[seat] else "contra"
            p.text([f"{old[seat]}→{new[seat]}", str(new[seat])], box, "number", ink, "centre")
        else:
            p.text(str(old[seat]), box, "votes", "ink", "centre")

    node = StripBox(rect, "base", texts("table-base-title"), [""], paint, model)
    node.add(caption(rect, model, "base", texts("table-base-title"), texts("table-base-help")))
    for seat, column in enumerate(columns):
        said = texts("table-base", party=model.names.party(seat), base=old[seat])
        node.add(Say(column, said, partial(base_origin, model, seat), id=f"base.{seat}"))
    return node, (tuple(old), tuple(new), model.seat, tuple(model.names.party_key(seat) for seat in range(model.seats)))


_MAKERS: dict[str, Callable[[Rect, TableModel, Callable[[Spot], None]], tuple[StripBox, object]]] = {
    "opinions": partial(_opinions),
    "programs": partial(_programs),
    "polls": partial(_polls),
    "presence": partial(_presence),
    "base": partial(_base),
}
