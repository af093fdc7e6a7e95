"""The strip of a game with a national board: media spaces, national opinions, members, exchange pool, piles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.rules.capabilities import NationalBoard
from macher.rules.cards import KINDS
from macher.rules.formula import rank_points
from macher.ui.game.vocabulary import with_origin
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Spot
from macher.ui.table.boards.click_places import SpotNode
from macher.ui.table.model import TableModel
from macher.ui.table.panels.strip_box import StripBox, caption, room_inside
from macher.ui.table.words.figure_sentences import card_tip
from macher.ui.table.words.why_this_figure import base_origin, pile_origin, presence_origin
from macher.ui.widgets.cards import Say, paint_card, paint_ghost

_LOW: Final = 64.0
"""Height below which what a box shows stands in one line."""
NATIONAL_STRIP: Final = ("presence", "national", "base", "opinions", "polls")
"""The boxes from the left; the first three are the national board."""

Made = tuple[StripBox, object]
Click = Callable[[Spot], None]


def _printed(model: TableModel) -> NationalBoard:
    """What is printed on the national board."""
    board = model.edition.capabilities.national
    assert board is not None, "drawn only where there is a national board"
    return board


# -- media on the national board -------------------------------------------------------------------------------------


def _presence(rect: Rect, model: TableModel, click: Click) -> Made:
    texts, view = model.texts, model.view
    length = model.edition.lengths[view.elections]
    worth, inside = length.presence, room_inside(rect)
    cells = inside.columns(len(worth), 6 if inside.w > 300 else 4)
    owners = [
        [seat for seat in range(model.seats) if number in view.parties[seat].presence]
        for number in range(1, len(worth) + 1)
    ]
    now = model.round_of(view.voting[0]) if view.voting else 0
    box = partial(_space, model)

    def paint(p: Painter) -> None:
        for number, (cell, points, seats) in enumerate(zip(cells, worth, owners, strict=True), 1):
            box(p, cell, number, points, seats, number == now)

    title = [texts("table-national-media"), texts("table-national-media-short")]
    node = StripBox(rect, "presence", title, [texts("table-national-media-vp"), ""], paint, model)
    node.add(caption(rect, model, "presence", title[0], texts("table-presence-help")))
    for number, (cell, points) in enumerate(zip(cells, worth, strict=True), 1):
        tip = partial(_presence_tip, model, number, points, length.presence_paths[number - 1])
        said = texts("table-presence-slot", number=number, points=points)
        node.add(Say(cell, said, tip, id=f"presence.{number}"))
    return node, (tuple(map(tuple, owners)), worth, now)


def _presence_tip(model: TableModel, number: int, worth: int, path: str) -> str:
    return with_origin(presence_origin(model, number, worth), model.texts, model.edition, path)


def _space(model: TableModel, p: Painter, cell: Rect, number: int, worth: int, seats: Sequence[int], now: bool) -> None:
    """The space of an election: what a marker is worth, the markers, the round."""
    p.frame(cell, "rule" if now else "slot_line", 2 if now else 1.5)
    if cell.h < _LOW:  # the place in the row says the round
        p.text(str(worth), cell.take_top(24)[0], "votes", "ink", "centre")
        marks = _marker_rects(cell.trim(top=24, bottom=3), len(seats)) if seats else []
        for mark, seat in zip(marks, seats, strict=True):
            p.media_marker(model.names.party_key(seat), mark)
        return
    upper, rest = cell.take_top(min(28.0, cell.h * 0.34))
    lower, middle = rest.take_bottom(min(24.0, cell.h * 0.3))
    p.text(str(worth), upper, "votes", "ink", "centre")
    name = [model.texts("table-round-mark", round=number), str(number)]
    p.text(name, lower.inset(1, 0), "label:semibold" if now else "label", "ink" if now else "muted", "centre")
    if not seats:
        size = min(22.0, middle.h - 2, cell.w - 8)
        p.media_place(middle.centred(size, size))
        return
    for mark, seat in zip(_marker_rects(middle, len(seats)), seats, strict=True):
        p.media_marker(model.names.party_key(seat), mark)


def _marker_rects(room: Rect, count: int) -> list[Rect]:
    """One or two side by side, more of them in two lines; they may overlap a little in narrow spaces."""
    lines = 1 if count <= 2 else 2
    across = -(-count // lines)
    size = min(22.0 if lines == 1 else 18.0, room.h / lines, max(11.0, (room.w - 4) / across))
    step = min(size + 1, (room.w - 2 - size) / max(1, across - 1))
    rects = []
    for at in range(count):
        row, column = divmod(at, across)
        used = min(across, count - row * across)
        x = room.cx - (size + step * (used - 1)) / 2 + column * step
        y = room.cy - size * lines / 2 + row * size
        rects.append(Rect(x, y, size, size))
    return rects


# -- national opinions -----------------------------------------------------------------------------------------------


def _national(rect: Rect, model: TableModel, click: Click) -> Made:
    texts, spaces = model.texts, _printed(model).spaces
    now, after = model.view.national, model.preview.national
    assert now is not None
    assert after is not None
    inside = room_inside(rect)
    cells = inside.columns(len(spaces), 8 if inside.w > 300 else 5)
    low = inside.h < _LOW
    high = 28.0 if low else min(54.0, inside.h * 0.46)
    cards = [Rect(cell.x, cell.y + (0 if low else 3), cell.w - 4, high) for cell in cells]

    def paint(p: Painter) -> None:
        word = texts("table-points-word")
        fits = all(p.width(f"{space.points} {word}", "number") <= cells[0].w for space in spaces)
        for at, (cell, card, space) in enumerate(zip(cells, cards, spaces, strict=True)):
            kind, fresh = after.opinions[at], after.opinions[at] != now.opinions[at]
            _opinion(p, model, card, kind, after.secured[at], fresh or after.secured[at] != now.secured[at])
            worth = f"{space.points} {word}" if fits and not low else str(space.points)
            _worth(p, cell.trim(top=card.bottom - cell.y + 2), worth, texts.signed(space.recruits), low)

    title = [texts("table-national-opinion")]
    right = [texts("table-national-opinion-brings"), ""]
    node = StripBox(rect, "national", title, right, paint, model)
    node.joined = True
    node.add(caption(rect, model, "national", title[0], texts("table-national-opinion-help")))
    for at, cell in enumerate(cells):
        node.add(Say(cell, *_space_words(model, at), id=f"national.{at}"))
    for spot, look in model.spots.items():
        if spot.kind == "national" and 0 <= spot.index < len(cards):
            node.add(SpotNode(cards[spot.index], model, spot, look, click))
    return node, (now, after)


def _opinion(p: Painter, model: TableModel, card: Rect, kind: int, secured: bool, fresh: bool) -> None:
    if kind < 0:
        paint_ghost(p, card)
        return
    topic, approves = model.names.face(kind)
    if secured:
        paint_card(p, card.moved(4, -4), topic, approves, "line", edge=1)
    paint_card(p, card, topic, approves, "line", dashed=fresh)
    if secured:
        size = 18.0 if card.h > 34 else 15.0
        tag = Rect(card.right - size + 2, card.y - 4, size, size)
        p.fill(tag, "stamp")
        p.icon("lock", tag.inset(3), "on_stamp", 2.4)


def _worth(p: Painter, room: Rect, points: str, recruits: str, low: bool) -> None:
    """Points at the end above members at each election; beside each other where it is low."""
    if low:
        p.runs([Run(points, "number"), Run(recruits, "label", "muted", 8)], room, "centre")
        return
    upper, lower = room.rows(2)
    p.text(points, upper, "number", "ink", "centre")
    size = 15.0
    width = size + 4 + p.width(recruits, "label")
    x = room.cx - width / 2
    p.icon("users", Rect(x, lower.cy - size / 2, size, size), "muted")
    p.text(recruits, Rect(x + size + 4, lower.y, width, lower.h), "label", "muted")


def _space_words(model: TableModel, at: int) -> tuple[str, Callable[[], str]]:
    """Name and explanation of a national space."""
    texts, printed, board = model.texts, _printed(model), model.preview.national
    assert board is not None
    kind, secured, space = board.opinions[at], board.secured[at], printed.spaces[at]
    name = texts("table-national-free", n=at + 1) if kind < 0 else model.names.card(kind)

    def tip() -> str:
        lines = [name] if kind < 0 else [card_tip(model, kind)]
        lines.append(texts("table-national-worth", recruits=space.recruits, points=space.points))
        if kind >= 0:
            key = "table-national-secured" if secured else "table-national-loose"
            lines.append(texts(key, points=texts.signed(printed.secured_points)))
        return with_origin("\n".join(lines), texts, model.edition, "national.spaces")

    return name, tip


# -- members ---------------------------------------------------------------------------------------------------------


def _base(rect: Rect, model: TableModel, click: Click) -> Made:
    texts, inside = model.texts, room_inside(rect)
    old = [party.base for party in model.view.parties]
    new = [party.base for party in model.preview.parties]
    bonus = rank_points(new, model.edition.capabilities.member_prizes or (0, 0))
    columns = inside.columns(model.seats, 8 if inside.w > 170 else 4)

    def paint(p: Painter) -> None:
        for seat, column in enumerate(columns):
            _members(p, model, column, seat, (old[seat], new[seat], max(20, *old, *new)), bonus[seat])

    title = texts("table-base-title")
    node = StripBox(rect, "base", title, [texts("table-members-bonus"), ""], paint, model)
    node.joined = True
    node.add(caption(rect, model, "base", title, texts("table-base-help")))
    for seat, column in enumerate(columns):
        said = texts("table-base", party=model.names.party(seat), base=old[seat])
        node.add(Say(column, said, partial(_base_tip, model, seat, bonus[seat]), id=f"base.{seat}"))
    return node, (tuple(old), tuple(new), model.seat, tuple(model.names.party_key(seat) for seat in range(model.seats)))


def _base_tip(model: TableModel, seat: int, bonus: int) -> str:
    lines = [base_origin(model, seat)]
    if bonus:
        lines.append(model.texts("table-members-bonus-now", points=model.texts.signed(bonus)))
    return "\n".join(lines)


def _members(p: Painter, model: TableModel, column: Rect, seat: int, figures: tuple[int, int, int], bonus: int) -> None:
    """Bonus as it stands, members, and a bar for them."""
    old, new, top = figures
    line = 21.0 if column.h > 80 else 17.0
    if column.h < _LOW:
        _members_low(p, model, column, seat, (old, new), bonus)
        return
    room = column.h - 2 * line
    party = model.names.party_key(seat)
    height = max(15.0, room * min(old, top) / top)
    bar = Rect(column.x + column.w * 0.08, column.bottom - height, column.w * 0.84, height)
    p.box(bar, party, f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
    p.glyph(party, bar.centred(10, 10))
    above = Rect(column.x - 4, bar.y - line, column.w + 8, line)
    if new > old:
        rise = max(15.0, room * min(new, top) / top) - height
        if rise > 1:
            p.dashed(Rect(bar.x, bar.y - rise, bar.w, rise + 1), "action_text", 2, 4, 3)
            above = above.moved(0, -rise)
    if new != old:
        ink: Ink = "action_text" if seat == model.seat else "muted"
        p.text([f"{old}→{new}", str(new)], above, "number", ink, "centre")
    else:
        p.text(str(old), above, "votes", "ink", "centre")
    if bonus:
        p.text(model.texts.signed(bonus), above.moved(0, -line + 1), "label", "muted", "centre")


def _members_low(p: Painter, model: TableModel, column: Rect, seat: int, figures: tuple[int, int], bonus: int) -> None:
    """The same in a low box: figure and bonus in one line over the party's mark."""
    old, new = figures
    upper, lower = column.take_top(24.0)
    ink: Ink = "ink" if new == old else "action_text" if seat == model.seat else "muted"
    room = Rect(upper.x - 6, upper.y, upper.w + 12, upper.h)
    p.text([str(new) if new == old else f"{old}→{new}", str(new)], room, "number", ink, "centre")
    party = model.names.party_key(seat)
    said = model.texts.signed(bonus) if bonus else ""
    taken = p.width(said, "caption:bold") + 2 if bonus else 0.0
    mark = Rect(lower.x, lower.y + 4, max(14.0, lower.w - max(taken, lower.w * 0.55 if bonus else 0.0)), lower.h - 4)
    mark = mark._replace(h=min(20.0, mark.h))
    if bonus:
        p.text(said, mark.moved(mark.w + 2, 0)._replace(w=taken), "caption:bold", "pro")
    p.box(mark, party, f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
    p.glyph(party, mark.centred(10, 10))


# -- exchange pool ---------------------------------------------------------------------------------------------------


def pool_rects(model: TableModel, inside: Rect) -> dict[int, Rect]:
    """Where each kind of the pool lies: in its own place where there is one for each (WBC06 4.2), else in order."""
    pool = model.edition.capabilities.pool
    if pool is not None and pool.single:
        cells = inside.columns(KINDS // 2, 4 if inside.w < 260 else 6)
        h = min(44.0, (inside.h - 4) / 2)
        return {kind: Rect(cells[kind // 2].x, inside.y + (h + 4) * (kind % 2), cells[0].w, h) for kind in range(KINDS)}
    kinds = sorted({*model.view.opinion_display, *model.preview.opinion_display})
    across = max(3, -(-len(kinds) // 2))
    w, h = min(60.0, (inside.w - 10 * (across - 1)) / across - 4), min(44.0, (inside.h - 8) / 2)
    return {
        kind: Rect(inside.x + (at % across) * (w + 10), inside.y + 3 + (at // across) * (h + 8), w, h - 3)
        for at, kind in enumerate(kinds)
    }


def _pool(rect: Rect, model: TableModel, click: Click) -> Made:
    texts, now, after = model.texts, model.view.opinion_display, model.preview.opinion_display
    rects = pool_rects(model, room_inside(rect))

    def paint(p: Painter) -> None:
        for kind, card in rects.items():
            _pooled(p, model, card, kind, now.count(kind), after.count(kind))

    title = [texts("table-opinions"), texts("table-opinions-short")]
    node = StripBox(rect, "opinions", title, [texts.number(len(now))], paint, model)
    node.add(caption(rect, model, "opinions", title[0], texts("table-opinions-help", refilled=0)))
    for kind, card in rects.items():
        if kind in now:
            said = texts("table-pool-cards", card=model.names.card(kind), n=now.count(kind))
            node.add(Say(card, said, partial(_pool_tip, model, kind, said), id=f"display.{kind}"))
        else:
            said = texts("table-pool-none", card=model.names.card(kind))
            node.add(Say(card, said, id=f"display.{kind}"))
    for spot, look in model.spots.items():
        if spot.kind == "display_opinion" and spot.card in rects:
            node.add(SpotNode(rects[spot.card], model, spot, look, click))
    return node, (now, after, tuple(rects))


def _pool_tip(model: TableModel, kind: int, said: str) -> str:
    return "\n".join([said, *card_tip(model, kind).split("\n")[1:]])


def _pooled(p: Painter, model: TableModel, card: Rect, kind: int, old: int, new: int) -> None:
    """The cards of one kind: stacked, with their number where there is more than one."""
    (topic, approves), code = model.names.face(kind), model.names.topic_code(kind)
    count = max(old, new)
    if not count:
        paint_ghost(p, card, topic, approves, code)
        return
    if count > 1:
        paint_card(p, card.moved(4, 4), topic, approves, "line", edge=1)
    paint_card(p, card, topic, approves, "line", edge=1.5, dashed=old != new, code=code)
    if count > 1:
        tag = Rect(card.right - 13, card.y - 5, 18, 18)
        p.fill(tag, "stamp")
        p.text(str(new), tag, "caption:bold", "on_stamp", "centre")


# -- piles -----------------------------------------------------------------------------------------------------------


def _piles(rect: Rect, model: TableModel, click: Click) -> Made:
    texts, view = model.texts, model.view
    inside = room_inside(rect)
    polls = texts("table-pile-of-polls"), texts("table-pile-of-polls-short")
    lands = texts("table-pile-of-lands"), texts("table-pile-of-lands-short")
    programs = texts("table-pile-of-programs"), texts("table-pile-of-programs-short")
    piles = (
        ("polls", "chart-no-axes-combined", polls, view.poll_left),
        ("lands", "map", lands, view.reserve),
        ("programs", "notebook-pen", programs, view.program_left),
    )
    rows = inside.rows(len(piles))
    rows = [row._replace(h=min(row.h, 32.0), y=inside.y + at * min(row.h, 32.0)) for at, row in enumerate(rows)]

    def paint(p: Painter) -> None:
        for row, (deck, icon, words, count) in zip(rows, piles, strict=True):
            size = 17.0 if row.h > 26 else 15.0
            p.icon(icon, Rect(row.x, row.cy - size / 2, size, size), "muted")
            written = texts.number(model.pile_shown(deck, count))
            p.runs([Run(written, "number")], row, "right")
            room = row.trim(left=size + 6, right=p.width(written, "number") + 4)
            p.text([*words, ""], room, "label", "ink_soft")

    node = StripBox(rect, "polls", texts("table-piles"), [""], paint, model)
    node.add(Say(Rect(0, 0, rect.w, 22), texts("table-piles"), id="caption.polls", role="text"))
    for row, (name, _, words, count) in zip(rows, piles, strict=True):
        said = texts.pair(words[0], texts.number(count))
        tip = said if name == "lands" else partial(_pile_tip, model, name, said)
        node.add(Say(row, said, tip, id="poll.top" if name == "polls" else f"pile.{name}"))
    return node, (view.poll_left, view.reserve, view.program_left)


def _pile_tip(model: TableModel, name: str, said: str) -> str:
    return said + "\n" + pile_origin(model, name)


NATIONAL_MAKERS: Final[dict[str, Callable[[Rect, TableModel, Click], Made]]] = {
    "presence": _presence,
    "national": _national,
    "base": _base,
    "opinions": _pool,
    "polls": _piles,
}
