"""Topic cards face up: a block print with sign and word, larger or smaller by the room there is.

Approving cards are square, with a square tab and a light sky; rejecting ones have cut corners, an octagon and a stroke
behind or through the figure. So both can be told without their colours.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from macher.ui.layout import Rect
from macher.ui.paint import prints
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.prints import TOPICS, Inks
from macher.ui.theme.typography import Style

Look = Literal["print", "board", "low", "upright", "line"]
"""`print`: plate, tab and word; `board`: figure, tab and word; `low`: silhouette and sign over the word; `upright`:
silhouette over sign; `line`: in a row."""

WORD_MARGIN: Final = 4.0
"""Logical pixels between a word and the outer edge of its card: the frame, and air of at least its width."""
_BESIDE_WORD, _WORD_AIR = 24.0, 4.0
"""Most width of a silhouette beside its word, and the space between them."""
_BALLOT: Final = 24.0
_TAB: Final = 22.0
_LOW: Final = 30.0
"""Height up to which a wide card is a line of text, with a smaller silhouette."""


@dataclass(frozen=True)
class _Card:
    """What a card shows, and in which inks."""

    topic: str
    approves: bool
    names: Sequence[str]
    ink: Ink
    tint: Ink
    ground: Ink
    code: str = ""
    """Two letters in place of a picture that would be too small to be told."""
    row: Sequence[Sequence[str]] = ()
    """Forms of the words of all cards in its row, which are written in one size."""


def card_look(w: float, h: float, word: float) -> Look:
    """How a card of this size is drawn; `word` is the size of its word's letters, 0 for a card without one."""
    if h >= 84 and w >= 58:
        return "print"
    if h >= 62 and w >= 66:
        return "board"
    if word and h >= word * 1.5 + 22:
        return "low"
    return "upright" if h >= 44 and w < h * 1.4 else "line"


def room_for_ballot(box: Rect) -> Rect:
    """Where the ballot circle of a board card stands: in the free column below its tab."""
    return Rect(box.x + 3, box.y + _TAB + 5, _BALLOT, _BALLOT)


def paint_topic(
    p: Painter,
    box: Rect,
    topic: str,
    approves: bool,
    look: Look,
    names: Sequence[str] = (),
    *,
    whole: str = "",
    dashed: bool = False,
    hollow: bool = False,
    grey: bool = False,
    edge: float = 0.0,
    words: bool = True,
    code: str = "",
    row: Sequence[Sequence[str]] = (),
) -> None:
    """A card as large as the box.

    `names` are the forms of its word, the longest first; `whole` is the topic's whole name, for two lines on a large
    card; `row` are the forms of all cards beside it, so that their words are written in one size. `dashed` marks hand
    cards and drafts, `hollow` a draft on white paper, `grey` what can't be chosen.
    """
    side = "pro" if approves else "contra"
    card = _Card(
        topic,
        approves,
        [name for name in names if name],
        "disabled_ink" if grey else side,
        "shade" if grey else f"{side}_tint",
        "disabled" if grey else "own" if hollow else f"{side}_ground",
        code,
        row,
    )
    width = edge or (3.0 if box.w >= 130 and box.h >= 130 else 2.0 if box.w >= 46 else 1.0)
    _ground(p, box, card, width, dashed)
    if look == "print":
        _print(p, box, card, width, whole)
    elif look == "board":
        _board(p, box, card, width)
    elif look == "low":
        _low(p, box, card)
    elif look == "upright":
        _upright(p, box, card)
    else:
        _line(p, box, card, words and bool(card.names))


def paint_topic_ghost(p: Painter, box: Rect, topic: str, approves: bool, code: str = "") -> None:
    """Silhouette, or its two letters, and sign of a card that is gone, in muted lines."""
    _line(p, box, _Card(topic, approves, (), "muted", "muted", "panel", code), False)


def word_styles(style: Style, least: float, width: float) -> list[Style]:
    """Styles for the word on a low card of this width, the largest first; `least` are the smallest letters."""
    sizes = (style.size, 15, least) if width >= 68 else (15, least)
    return [style.sized(max(least, min(size, style.size))) for size in sizes]


# -- parts ----------------------------------------------------------------------------------------------------------


def _ground(p: Painter, box: Rect, card: _Card, width: float, dashed: bool) -> None:
    """Paper and frame: square, or with cut corners."""
    if card.approves:
        p.fill(box, card.ground)
        if dashed:
            p.dashed(box, card.ink, width)
        else:
            p.frame(box, card.ink, width)
        return
    at = p.px(box)
    cut = p.length(max(4.0, min(14.0, min(box.w, box.h) * 0.09)))
    dash = (p.length(5), p.length(3.5)) if dashed else None
    made = prints.frame(at.w, at.h, p.colour(card.ground), p.colour(card.ink), p.length(width), cut, dash)
    p.surface.blit(made, at)


def _inks(p: Painter, card: _Card) -> Inks:
    return Inks(p.colour(card.ink), p.colour(card.tint), p.colour(card.ground))


def _plate(p: Painter, box: Rect, card: _Card) -> None:
    """The print: light sky for approving, full ink for rejecting; without scenes the topic alone."""
    if p.pictures != "full":
        _silhouette(p, box.centred(box.w * 0.8, box.h * 0.8), card)
        return
    night = p.theme.night
    grey = card.ink == "disabled_ink"
    ink, tint, paper = p.colour(card.ink), p.colour(card.tint), p.colour(card.ground)
    if card.approves:
        inks, sky = Inks(ink, tint, paper, ink, tint), paper
    elif night and not grey:
        mid, dark = p.colour("contra_mid"), p.colour("contra_dark")
        inks, sky = Inks(ink, mid, tint, ink, dark), tint
    else:
        inks, sky = Inks(paper, tint, ink, ink, tint), ink
    # The size is that of the box alone: a card that moves keeps its picture.
    w, h = p.length(box.w), p.length(box.h)
    made = prints.plate(card.topic, w, h, inks, sky, not card.approves, paper, p.scale)
    p.surface.blit(made, p.px(box).topleft)


def _tab(p: Painter, box: Rect, card: _Card) -> None:
    """The sign in a square or an octagon."""
    if card.approves:
        p.fill(box, card.ink)
    else:
        p.octagon(box, card.ink)
    paint_sign(p, box, card.approves, card.ground, box.w * 0.58)


def paint_sign(p: Painter, rect: Rect, approves: bool, ink: Ink, most: float = 12.0) -> None:
    """Plus or minus, drawn so that both stand alike at every size."""

    def grid(value: float) -> float:
        return round(value * p.scale) / p.scale

    size = min(rect.w, rect.h, most)
    thick = grid(max(2.0, size * 0.22))
    size = grid((size - thick) / 2) * 2 + thick
    x, y = grid(rect.cx - size / 2), grid(rect.cy - size / 2)
    arm = (size - thick) / 2
    p.fill(Rect(x, y + arm, size, thick), ink)
    if approves:
        p.fill(Rect(x + arm, y, thick, size), ink)


def _silhouette(p: Painter, rect: Rect, card: _Card) -> None:
    """The topic in one ink; its sign where no pictures are wished."""
    if p.pictures == "off":
        p.icon(TOPICS[card.topic][1], rect, card.ink, 2.0 if min(rect.w, rect.h) >= 18 else 1.8)
        return
    box = p.px(rect)
    made = prints.silhouette(card.topic, p.length(min(rect.w, rect.h)), p.colour(card.ink))
    p.surface.blit(made, (box.x + (box.w - made.get_width()) // 2, box.y + (box.h - made.get_height()) // 2))


def _fitting(p: Painter, names: Sequence[str], width: float, styles: Sequence[Style]) -> tuple[str, Style] | None:
    """The longest name that fits, in the largest style in which it does."""
    for name in names:
        for style in styles:
            if p.width(name, style) <= width:
                return name, style
    return None


def _alike(p: Painter, card: _Card, width: float, styles: Sequence[Style]) -> list[Style]:
    """The styles in which the words of all cards in the row fit, the largest first."""
    found = [_fitting(p, names, width, styles) for names in card.row]
    most = min((each[1].size for each in found if each is not None), default=math.inf)
    return [style for style in styles if style.size <= most]


# -- sizes ----------------------------------------------------------------------------------------------------------


def _print(p: Painter, box: Rect, card: _Card, width: float, whole: str) -> None:
    """Plate above; tab and word below it, or the tab on the plate's corner where the word needs the whole width."""
    large = box.w >= 130 and box.h >= 130
    inner = box.inset(width + (5.0 if large else 2.0))
    if not (_print_large(p, inner, card, whole) if large else _print_small(p, inner, card)):
        _print_cornered(p, box, inner, card)


def _print_large(p: Painter, inner: Rect, card: _Card, whole: str) -> bool:
    """A large card with the word beside the tab, in two lines if the whole name fits so; false if it has no room."""
    tab, base = min(36.0, inner.h * 0.2), p.style("card")
    beside = inner.w - tab - 10.0
    styles = _print_styles(p, card, beside, (21.0, 20.0, 19.0, 18.0, 17.0, 16.0))
    lines = _two_lines(p, whole, beside, styles)
    found = ("", styles[-1]) if lines else _fitting(p, card.names, beside, styles)
    if found is None:
        return False
    foot = max(tab, base.size * 2.5) + 8
    _plate(p, inner.trim(bottom=foot), card)
    below = inner.take_bottom(foot)[0]
    at = Rect(below.x + 2, below.cy - tab / 2 + 1, tab, tab)
    _tab(p, at, card)
    room = Rect(at.right + 8, at.y, below.right - at.right - 8, tab)
    if lines:
        _draw_lines(p, lines, room, card.ink)
    else:
        p.text(found[0], room, found[1], card.ink, "left")
    return True


def _print_small(p: Painter, inner: Rect, card: _Card) -> bool:
    """A small card with the word beside the tab; false if it has no room."""
    beside = inner.w - _TAB - 4.0
    styles = _print_styles(p, card, beside, (17.0, 16.0, 15.0))
    found = _fitting(p, card.names, beside, styles)
    if found is None or inner.w < 80 or not all(_fitting(p, names, beside, styles) for names in card.row):
        return False
    foot = _TAB + 2
    _plate(p, inner.trim(bottom=foot), card)
    below = inner.take_bottom(foot)[0]
    at = Rect(below.x, below.cy - _TAB / 2 + 0.5, _TAB, _TAB)
    _tab(p, at, card)
    p.text(found[0], Rect(at.right + 4, at.y, below.right - at.right - 4, _TAB), found[1], card.ink, "centre")
    return True


def _print_cornered(p: Painter, box: Rect, inner: Rect, card: _Card) -> None:
    """The tab on the plate's corner, the word over the whole width, if it fits there."""
    base, words = p.style("card"), box.w - 2 * WORD_MARGIN
    found = _fitting(p, card.names, words, _alike(p, card, words, [base, *word_styles(base, p.type.least, box.w)]))
    foot = base.size * 1.25 if found else 0.0
    _plate(p, inner.trim(bottom=foot), card)
    _tab(p, Rect(box.x, box.y, _TAB, _TAB), card)
    if found:
        word = Rect(box.x + WORD_MARGIN, inner.bottom - foot + 0.5, words, foot)
        p.text(found[0], word, found[1], card.ink, "centre")


def _print_styles(p: Painter, card: _Card, width: float, sizes: Sequence[float]) -> list[Style]:
    """The styles for the word beside the tab, the largest first."""
    base, least = p.style("card"), p.type.least
    usable = [size for size in sizes if least <= size <= base.size + 4]
    return _alike(p, card, width, [base.sized(size) for size in (*usable, least)])


def _two_lines(p: Painter, whole: str, width: float, styles: Sequence[Style]) -> list[tuple[str, Style]]:
    """The whole name in two lines, in the largest style in which both fit; nothing for a name of one word."""
    words = whole.split(" ")
    if len(words) < 2:
        return []
    for style in styles:
        for cut in range(1, len(words)):
            lines = [" ".join(words[:cut]), " ".join(words[cut:])]
            if all(p.width(line, style) <= width for line in lines):
                return [(line, style) for line in lines]
    return []


def _draw_lines(p: Painter, lines: Sequence[tuple[str, Style]], room: Rect, ink: Ink) -> None:
    step = lines[0][1].size * 1.14
    top = room.cy - step * len(lines) / 2
    for at, (line, style) in enumerate(lines):
        p.text(line, Rect(room.x, top + at * step, room.w, step), style, ink)


def _board(p: Painter, box: Rect, card: _Card, width: float) -> None:
    """Tab above left, figure beside it, word below; the column below the tab stays free for a ballot circle."""
    base = p.style("card")
    margin = WORD_MARGIN if card.approves else WORD_MARGIN + 1.5  # cut corners
    found = _fitting(p, card.names, box.w - 2 * margin, [base.sized(max(15, p.type.least)), base.sized(p.type.least)])
    foot = (found[1].size * 1.12 + 1) if found else 2.0
    tab = Rect(box.x + width + 2, box.y + width + 2, _TAB, _TAB)
    if card.approves:
        tab = tab.moved(-1, -1)
    _tab(p, tab, card)
    wide = min(46.0, box.w - tab.w - 2 * width - 3)
    foot += max(0.0, min(3.0, (box.h - foot - width - 4 - wide) / 4))  # the word keeps off the frame where it can
    size = min(wide, box.h - foot - width - 4)
    right = box.right - width - 2.5
    at = Rect(right - size, box.y + width + (box.h - foot - width - size) / 2, size, size)
    if p.pictures == "full":
        p.surface.blit(prints.figure(card.topic, p.length(size), _inks(p, card)), p.px(at).topleft)
    else:
        _silhouette(p, at.inset(size * 0.07), card)
    if not card.approves and p.pictures != "off":
        over = Rect(at.x - 2, box.y + width + 1, right - at.x + 2, at.bottom - box.y - width)
        made = prints.stroke(p.length(over.w), p.length(over.h), p.colour(card.ink), p.colour(card.ground), p.scale)
        p.surface.blit(made, p.px(over).topleft)
    if found:
        word = Rect(
            box.x + WORD_MARGIN, box.bottom - foot - width + 0.5, box.w - 2 * WORD_MARGIN, found[1].size * 1.12 + 1
        )
        p.text(found[0], word, found[1], card.ink, "centre")


def _low(p: Painter, box: Rect, card: _Card) -> None:
    """Silhouette and sign over the word."""
    base = p.style("card")
    line = base.size * 1.2
    top, below = box.inset(WORD_MARGIN, 3).take_top(box.h - 6 - line)
    found = _fitting(p, card.names, below.w, word_styles(base, p.type.least, box.w))
    _line(p, top if found else box, card, False)
    if found:
        p.text(found[0], below, found[1], card.ink, "centre")


def _upright(p: Painter, box: Rect, card: _Card) -> None:
    icon = min(30.0, box.w * 0.6, box.h * 0.56)
    _silhouette(p, Rect(box.cx - icon / 2, box.y + box.h * 0.11, icon, icon), card)
    sign = min(12.0, box.w * 0.24)
    paint_sign(p, Rect(box.cx - sign / 2, box.bottom - box.h * 0.2 - sign / 2, sign, sign), card.approves, card.ink)


def has_word(p: Painter, box: Rect, look: Look, names: Sequence[str]) -> bool:
    """Whether a card of this size has room for its word in one of its forms."""
    base = p.style("card")
    if look == "line":
        return bool(_line_word(p, box, names))
    if look == "board":
        return _fitting(p, names, box.w - 2 * WORD_MARGIN - 3, [base.sized(p.type.least)]) is not None
    return _fitting(p, names, box.w - 2 * WORD_MARGIN, word_styles(base, p.type.least, box.w)) is not None


def _line_sizes(box: Rect) -> tuple[float, float, float]:
    """Silhouette, sign, and the gap between them."""
    low = box.h <= _LOW and box.w >= 2.4 * box.h
    icon = box.h * 0.62 if low else min(box.h * 0.76, box.w * 0.54, 30.0)
    return icon, max(8.0, min(13.0, icon * 0.52)), 3.0 if box.w >= 36 and not low else 2.0


def _line_word(p: Painter, box: Rect, names: Sequence[str]) -> str:
    """The longest name that has room behind a silhouette and its sign; empty if none has."""
    icon, sign, gap = _line_sizes(box)
    free = box.w - min(icon, _BESIDE_WORD) - sign - gap - _WORD_AIR - (8 if box.h > _LOW else 5)
    return next((name for name in names if p.width(name, _line_style(p)) <= free), "")


def _line_style(p: Painter) -> Style:
    return p.style("card").sized(max(15, p.type.least))


def _line(p: Painter, box: Rect, card: _Card, words: bool) -> None:
    """Silhouette and sign, and a word behind them if there is room."""
    icon, sign, gap = _line_sizes(box)
    style, word, air = _line_style(p), _line_word(p, box, card.names) if words else "", _WORD_AIR
    icon = min(icon, _BESIDE_WORD) if word else icon
    tail = air + p.width(word, style) if word else 0.0
    x = box.cx - (icon + gap + sign + tail) / 2
    place = Rect(x, box.cy - icon / 2, icon, icon)
    letters = p.style("tab").sized(p.type.least)
    wide = p.width(card.code, letters) + 2
    if card.code and p.length(icon) < prints.LEAST and wide + gap + sign <= box.w - 2:
        place = Rect(box.cx - (wide + gap + sign) / 2, box.y, wide, box.h)
        x, icon = place.x, wide
        p.text(card.code, place, letters, card.ink, "centre")
    else:
        _silhouette(p, place, card)
    paint_sign(p, Rect(x + icon + gap, box.cy - sign / 2, sign, sign), card.approves, card.ink, sign)
    if word:
        p.text(word, Rect(x + icon + gap + sign + air, box.y, p.width(word, style) + 1, box.h), style, card.ink)
