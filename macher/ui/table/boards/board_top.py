"""What stands above the rows of a board: band, name and points, opinions, media, and the steps of points."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.paint.stamps import paint_place
from macher.ui.table.boards.row_paint import RowLook
from macher.ui.table.layouts.zones import BoardAreas, RowAreas
from macher.ui.table.model import TableModel
from macher.ui.widgets.cards import Look, paint_back, paint_card, paint_double, tag_room
from macher.ui.widgets.topic_card import card_look, has_word

Slot = tuple[int, str]
"""The seat of a media marker, and whether it stays, goes or comes."""
_TAG: float = 36
"""Room of a double marker over a card, with what keeps it apart."""
_HEADS: float = 640
"""Width of a stage from which its columns have heads."""
_STEP: float = 5
"""Votes from one step of points to the next over the bars."""


def paint_band(p: Painter, model: TableModel, place: int, at: BoardAreas, width: float) -> None:
    """The bar on top: ink where the state votes now, blue while it is asked about."""
    colour: Ink = "rule" if model.voting(place) else "edge"
    if model.marked(place):
        colour = model.light.ink
    p.fill(Rect(0, 0, width, at.band), colour)


def paint_head(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    """When the state votes, its name, and what the majority brings."""
    voting = model.voting(place)
    ink: Ink = "ink" if voting else "muted"
    if at.kind == "focus":  # the tab over the board says the rest
        points = str(model.points(place)[-1])
        p.text([f"{points} {form}" for form in _majority_words(model, place)], at.points, "strong", "ink", "right")
        return
    _when(p, model, place, at, ink)
    _name(p, model, place, at)
    if at.kind == "stage":
        _worth(p, model, place, at)
    else:
        _points(p, model, place, at)
    if at.map.w:
        paint_place(p, at.map, model.names.land_key(place), model.names.land_code(place), "ink" if voting else "muted")


def _when(p: Painter, model: TableModel, place: int, at: BoardAreas, ink: Ink) -> None:
    texts, badge = model.texts, at.badge
    if not model.voting(place):
        p.text(texts("table-round", round=model.round_of(place)), badge, "strong", ink)
        return
    p.icon("vote", badge.across(badge.x, 18, 18), ink)
    last = len(model.view.results) == model.view.elections - 1
    words = [texts("table-late-election")] if last else []
    if len(model.view.voting) > 1:
        nth = 1 + sorted(model.view.voting, key=lambda each: model.view.lands[each].number).index(place)
        words.append(texts("table-election-first" if nth == 1 else "table-election-second"))
    words += [texts("table-election-now"), texts("table-election-now-short")]
    p.text(words, badge.trim(left=25), "strong", ink)


def _name(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    """The whole name; a long one in smaller letters, then a shorter form."""
    style, forms = p.style("land"), model.names.land_forms(place)
    if at.kind == "stage":
        style = style.sized(46)
    least = max(p.type.least, 24.0 if at.kind == "stage" else 20.0)
    name = next((form for form in forms if p.width(form, style.sized(least)) <= at.name.w), forms[-1])
    p.text(name, at.name, shrunk(p.width, name, style, at.name.w, least))


def _unit(model: TableModel, place: int, short: bool) -> str:
    return model.scored_word(model.points(place)[-1], short=short)


def _points(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    points, unit = str(model.points(place)[-1]), _unit(model, place, False)
    runs = [Run(points, "points"), Run(unit, "body", "muted", 4)]
    if p.width(points, "points") + p.width(unit, "label") > at.cards[0].right - at.points.x - _TAG:
        del runs[1:]  # a double marker stands there
    p.runs(runs, at.points)


def _worth(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    """What the majority brings."""
    points = str(model.points(place)[-1])
    p.text(points, at.points, "points", "ink")
    p.text(_majority_words(model, place), at.points.trim(left=p.width(points, "points") + 5), "body", "muted")


def _majority_words(model: TableModel, place: int) -> list[str]:
    """The unit of the points that the majority brings, and for how many votes; short form last."""
    unit = _unit(model, place, False)
    said = model.texts("table-late-worth", unit=unit, votes=model.edition.figures.majority)
    return [said, unit, _unit(model, place, True)]


# -- opinions ----------------------------------------------------------------------------------------------------------


def paint_cards(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    """The opinions: as prints where there is room, else as lines with words; all of a board have words, or none."""
    old, new = model.view.lands[place], model.preview.lands[place]
    look: Look = "named" if at.cards[0].h >= 60 else "line"
    names = [model.names.topic_forms(kind) if kind >= 0 else () for kind in new.opinions]
    tags = {spot.card: spot_look.tag for spot, spot_look in model.spots_of(place) if spot.kind == "opinion"}
    cards = [
        rect.trim(right=tag_room(p, rect, tags.get(kind, "")))
        for rect, kind in zip(at.cards, new.opinions, strict=False)
    ]
    words = _words_fit(p, cards, names, look)
    for index, (rect, kind) in enumerate(zip(cards, new.opinions, strict=True)):
        if kind < 0:
            paint_back(p, rect)
            continue
        topic, approves = model.names.face(kind)
        fresh = index < len(old.opinions) and old.opinions[index] != kind
        paint_card(p, rect, topic, approves, look, name=names[index] if words else "", dashed=fresh)
        if (place, kind) in model.marked_cards:
            p.polygon(Rect(rect.x, rect.y, 11, 11), ((0, 0), (1, 0), (0, 1)), "ink")


def _words_fit(p: Painter, cards: Sequence[Rect], names: Sequence[Sequence[str]], look: Look) -> bool:
    size = p.style("card").size
    return all(
        has_word(p, rect, card_look(rect.w, rect.h, size) if look == "named" else "line", forms)
        for rect, forms in zip(cards, names, strict=False)
        if forms
    )


def paint_doubles(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    """Double markers, over the frames of cards that can be chosen."""
    if not p.touches(at.cards[0].around(at.cards[-1]).inset(-20)):
        return
    old, new = model.view.lands[place], model.preview.lands[place]
    ballots = any(spot.kind == "opinion" for spot, _ in model.spots_of(place))
    for index, rect in enumerate(at.cards[: len(new.opinions)]):
        kind = new.opinions[index]
        if kind < 0 or kind not in (new.doubled, old.doubled):
            continue
        gone = kind != new.doubled
        if not gone or kind == old.opinions[index]:
            draft = old.doubled != new.doubled
            paint_double(p, rect, model.texts.times(2), draft=draft, gone=gone, tight=ballots)


# -- media -------------------------------------------------------------------------------------------------------------


def paint_media(
    p: Painter, model: TableModel, place: int, at: BoardAreas, slots: Sequence[Slot | None], spots: Sequence[Rect]
) -> None:
    """The markers in their order, and who leads."""
    if at.media_icon.w:
        p.icon("newspaper", at.media_icon, "muted")
    for rect, slot in zip(spots, slots, strict=True):
        if slot is None:
            p.media_place(rect)
            continue
        seat, state = slot
        p.media_marker(model.names.party_key(seat), rect, hollow=state != "kept")
        if state == "gone":
            p.cross(rect.inset(rect.w * 0.16), "ink", 2.5)
    _leader(p, model, place, at)


def _leader(p: Painter, model: TableModel, place: int, at: BoardAreas) -> None:
    before, leader = model.leader(place), model.leader(place, True)
    rect, texts, changed = at.leader, model.texts, model.leader(place) != model.leader(place, True)
    ink: Ink = "action_text" if changed else "muted"
    if leader < 0:
        key = "table-leader-tied" if model.preview.lands[place].media else ""
        if key or before >= 0:
            p.text([texts(key or "table-leader-nobody"), ""], rect, "label", ink)
        return
    side, words = rect.h - 6, texts("table-leader")
    mark = rect.across(rect.x, side, side)
    p.text([words, ""], rect.trim(left=side + 6), "body", ink)
    p.mark(model.names.party_key(leader), mark)
    if changed:
        p.dashed(mark.inset(-3), "action_text", 2, 4, 3)


# -- columns of the rows -----------------------------------------------------------------------------------------------


def paint_steps(p: Painter, model: TableModel, place: int, at: BoardAreas, parts: RowAreas, look: RowLook) -> None:
    """Heads of the columns, and over the voters what every fifth vote brings."""
    head, texts = at.header, model.texts
    if head is None:
        return
    upper, lower = head.rows(2) if at.kind == "stage" else (head, head)
    if at.kind == "stage" and parts.ticks and not at.small and at.rows.w >= _HEADS:
        p.text([texts("table-late-trend"), ""], upper._replace(x=parts.trend.x + 4, w=54), "caption", "muted")
        p.text(texts("table-head-rallies"), upper._replace(x=parts.pips.x, w=150), "caption", "muted")
        match = upper._replace(x=parts.ticks[-1].right, w=at.rows.w - parts.ticks[-1].right - 8)
        p.text([texts("table-late-match"), ""], match, "caption", "muted", "right")
    p.text([_unit(model, place, True), ""], lower._replace(w=parts.bar.x - 6), "caption", "muted", "right")
    cell = parts.bar.w * _STEP / look.full
    each = 1 if cell >= (28 if at.kind == "focus" else 34) and not at.small else 2
    for step in range(1, round(model.edition.figures.majority / _STEP) + 1):
        votes = round(step * _STEP)
        if (step - 10) % each:
            continue
        box = lower._replace(x=parts.bar.x + cell * (step - 1), w=cell)
        ink: Ink = "ink" if votes == model.edition.figures.majority else "ink_soft"
        p.text(str(model.points_now(place, votes)), box, "number", ink, "centre")


def paint_axis(
    p: Painter, model: TableModel, at: BoardAreas, parts: RowAreas, look: RowLook, taken: Sequence[Rect]
) -> None:
    """Below the rows of a stage: what a voter stands for and the line of the majority, where nothing lies there."""
    if not at.axis.h:
        return
    x = parts.bar.x + parts.bar.w * look.majority / look.full
    plate = Rect(x - 18, at.axis.y, 36, at.axis.h)
    if not any(each.meets(plate) for each in taken):
        p.fill(plate, "stamp")
        p.text(str(look.majority), plate, "label:bold", "on_stamp", "centre")
    room = Rect(16, at.axis.y, min(each.x for each in (plate, *taken)) - 26, at.axis.h)
    if p.pictures != "off" and room.w > 0:
        p.text([model.texts("table-voters"), ""], room, "caption", "muted")
