"""What cards match in the opinions lying open: columns with a ballot circle, and one grid of cards against lands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from macher.rules import events as ev
from macher.ui.game import sums
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.cards import CardFace, CardTile, Face, face, match_ink, paint_card
from macher.ui.prompts.shared.words import card_match, forms, game_events, open_lands, own, sum_of
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets import Ballot, Clickable, Drawing, Label
from macher.ui.widgets.topic_card import WORD_MARGIN, word_styles

NOTHING = "–"


def match_text(desk: Desk, value: int) -> str:
    """+1, −1, or a dash."""
    return desk.texts.signed(value) if value else NOTHING


# -- columns --------------------------------------------------------------------------------------------------------

Row = tuple[tuple[str, ...], int, str]
"""Land (longest form first), match, and the match as text."""


def column_rows(desk: Desk, kind: int) -> list[Row]:
    """What a card would match, land by land."""
    rows: list[Row] = []
    for place in open_lands(desk):
        value = card_match(kind, desk.view.lands[place])
        rows.append((tuple(desk.names.land_forms(place)), value, match_text(desk, value)))
    return rows


def _lands(p: Painter, names: Sequence[tuple[str, ...]], width: float, style: str) -> list[tuple[str, StyleLike]]:
    """Names and style for a list of lands, the same form for all: full, condensed, short, or codes."""
    card = p.style("card")
    for form in zip(*names, strict=True):
        for kind in (p.style(style), card, card.sized(max(p.type.least, card.size - 2))):
            if all(p.width(name, kind) <= width for name in form):
                return [(name, kind) for name in form]
    return [(each[-1], style) for each in names]


class CardColumn(Clickable):
    """A card with what it matches in each land, and a ballot circle: all of it is one choice."""

    def __init__(
        self, rect: Rect, shown: Face, rows: Sequence[Row], *, marked: bool, many: bool = False, **options: Any
    ) -> None:
        super().__init__(rect, role="checkbox" if many else "radio", **options)
        self.face, self.rows, self.marked = shown, list(rows), marked
        self.bleed = 3.0
        found = ", ".join(f"{lands[0]} {text}" for lands, value, text in rows if value)
        self.name = self.name or shown.full
        self.tooltip = self.tooltip or (f"{shown.full}\n{found}" if found else shown.full)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        grey = bool(self.reason)
        line = p.style("body").size * 1.25
        row = min(28.0, max(line, (box.h * 0.4) / max(1, len(self.rows))))
        circle = min(46.0, max(32.0, box.h * 0.15))
        if box.h < 190:
            row, circle = line, 32.0
        card = Rect(0, 0, box.w, box.h - row * len(self.rows) - circle)
        p.fill(box, "own" if self.marked else "row")
        paint_card(p, card, self.face, grey=grey)
        y = card.bottom
        pad = min(12.0, box.w * 0.07)
        width = p.width("−2", "number") + 8
        words = _lands(p, [lands for lands, _, _ in self.rows], box.w - 2 * pad - width, "body")
        for at, ((_, value, text), (land, style)) in enumerate(zip(self.rows, words, strict=True)):
            strip = Rect(pad, y, box.w - 2 * pad, row)
            if at:
                p.hline(0, y, box.w, "hairline")
            p.text(text, strip, "number" if value else "body", "muted" if grey else match_ink(value), "right")
            p.text(land, strip.trim(right=width), style, "muted" if grey else "ink")
            y += row
        p.hline(0, y, box.w, "hairline")
        size = min(34.0, circle - 8)
        ring = Rect(0, y, box.w, circle).centred(size, size)
        ink = "disabled_ink" if grey else "action_text" if self.marked or self.hovered else "muted"
        p.ballot(ring, self.marked, ink, None if grey else "own")
        if self.marked:
            p.frame(box.inset(-2), "action", 3)
        elif self.hovered and not grey:
            p.frame(box, "action", 2)

    def value_text(self) -> str:
        return "marked" if self.marked else ""


def match_columns(
    desk: Desk,
    rect: Rect,
    kinds: Sequence[int],
    *,
    places: int,
    id: str,
    marked: Callable[[int], bool],
    on_click: Callable[[int], None],
    reason: Callable[[int], str] = lambda at: "",
    many: bool = False,
    gap: float = 12.0,
) -> tuple[list[CardColumn], list[Rect]]:
    """A column for each card (`id.0`, `id.1` ...) and the rectangles of the places that stay empty."""
    cells = rect.columns(places, gap)
    columns = [
        CardColumn(
            cell,
            face(desk, kind),
            column_rows(desk, kind),
            marked=marked(at),
            many=many,
            reason=reason(at),
            on_click=lambda at=at: on_click(at),
            id=f"{id}.{at}",
        )
        for at, (kind, cell) in enumerate(zip(kinds, cells, strict=False))
    ]
    return columns, cells[len(kinds) :]


# -- grid -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GridCard:
    """A card in the grid: what can be done with it, and whether it has a ballot circle below."""

    kind: int
    id: str = ""
    on_click: Callable[[], None] | None = None
    chosen: bool = False
    lit: bool = False
    changed: bool = False
    """A draft: this card would come here."""
    in_hand: bool = False
    reason: str = ""
    tooltip: str = ""
    quiet: bool = False
    """Its matches don't count now, so they are written without a coloured ground."""
    circle: Callable[[], None] | None = None
    circle_id: str = ""
    marked: bool = False
    suggested: bool = False
    """Marked by the advice, not by the player."""


@dataclass(frozen=True)
class GridGroup:
    """Cards under a common caption."""

    caption: str | Sequence[str]
    cards: Sequence[GridCard]


@dataclass
class _Measures:
    caption: float
    card: float
    row: float
    circle: float
    names: float
    sums: float
    cell: float
    gap: float
    between: float
    words: bool
    """Whether all cards show their word; if one has no room for it, none shows it."""


def _measure(
    ctx: Context, desk: Desk, rect: Rect, groups: Sequence[GridGroup], lands: Sequence[int], sums: bool, circles: bool
) -> _Measures:
    """Heights and widths; in little room captions go first, then names of lands, then words on the cards."""
    style = ctx.type.style("label")
    circle = (28.0 if rect.h >= 170 else 24.0) if circles else 0.0
    caption = style.size * 1.2 + 3 if rect.h >= 150 else 0.0
    free = rect.h - caption - circle - 3
    row = min(26.0, max(style.size * 1.08, (free - 54) / max(1, len(lands))))
    card = min(58.0, free - row * len(lands))
    gap, between = (3.0, 7.0) if ctx.wide else (2.0, 8.0)
    head = ctx.width(desk.texts("prompt-match-short"), "label")
    sum_width = max(ctx.width("×2→×3", "number") + 4, head) if sums else 0.0
    count = sum(len(group.cards) for group in groups)
    room = rect.w - sum_width - gap * count - between * len(groups)
    codes = max([ctx.width(desk.names.land_code(place), style) for place in lands], default=0.0) + 10
    written = [face(desk, card.kind).names[-1] for group in groups for card in group.cards]
    letters = word_styles(ctx.type.style("card"), ctx.type.least, 0)[-1]
    word = max([ctx.width(each, letters) for each in written], default=0.0) + 2 * WORD_MARGIN
    least = max(55.0 if ctx.wide else 46.0, word if codes + word * count <= room else 0.0)
    spare = room - least * count
    whole, short = ([desk.names.land_forms(place)[form] for place in lands] for form in (0, 1))
    small = ctx.type.style("card").sized(max(15, ctx.type.least))
    tries = [(form, kind, 8.0) for form in (whole, short) for kind in (style, "card")]
    if ctx.wide:
        tries.insert(2, (whole, small, 5.0))
    widths = (max((ctx.width(name, kind) for name in form), default=0.0) + air for form, kind, air in tries)
    names = next((width for width in widths if width <= spare), codes)
    cell = min(74.0 if ctx.wide else 66.0, (room - names) / max(1, count))
    return _Measures(caption, card, row, circle, names, sum_width, cell, gap, between, cell >= word)


def match_grid(
    ctx: Context,
    desk: Desk,
    rect: Rect,
    groups: Sequence[GridGroup],
    *,
    before: Sequence[int] | None = None,
    after: Sequence[int] | None = None,
    foot: str | Sequence[str] = "",
    id: str = "grid",
) -> Node:
    """Cards against the lands that have not voted; with `before` (a program) the multiplier stands at the end.

    `after` is the drafted program, written behind an arrow where it changes the multiplier. `foot` stands before the
    ballot circles.
    """
    lands = open_lands(desk)
    circles = any(card.circle is not None for group in groups for card in group.cards)
    m = _measure(ctx, desk, rect, groups, lands, before is not None, circles)
    root = Node(rect, id=id, zone=True)
    x = m.names
    tiles: list[tuple[GridCard, float]] = []
    for group in groups:
        left = x
        for card in group.cards:
            tiles.append((card, x))
            x += m.cell + m.gap
        if m.caption:
            right = min(x + m.between if group is groups[-1] else x, rect.w - m.sums)
            root.add(Label(Rect(left, 0, right - left, m.caption), group.caption, "label", "muted"))
        x += m.between
    if before is not None and m.caption:
        head = Rect(rect.w - m.sums, 0, m.sums, m.caption)
        words = [desk.texts("prompt-match"), desk.texts("prompt-match-short")]
        root.add(Label(head, words, "label", "muted", "right"))
    top = m.caption
    for card, left in tiles:
        root.add(_tile(desk, card, Rect(left, top, m.cell, m.card), m.words))
    top += m.card + 3
    root.add(_cells(desk, Rect(0, top, rect.w, m.row * len(lands)), lands, tiles, m, before, after))
    _circles(root, desk, tiles, m, Rect(0, rect.h - m.circle, rect.w, m.circle), foot)
    return root


def _tile(desk: Desk, card: GridCard, rect: Rect, words: bool) -> Node:
    shown = face(desk, card.kind)
    dashed = card.in_hand or card.changed
    if card.on_click is None and not card.reason:
        return CardFace(rect, shown, dashed=dashed, hollow=card.changed, words=words, tooltip=card.tooltip)
    return CardTile(
        rect,
        shown,
        id=card.id,
        on_click=card.on_click or (lambda: None),
        chosen=card.chosen,
        lit=card.lit,
        dashed=dashed,
        hollow=card.changed,
        words=words,
        reason=card.reason,
        tooltip=card.tooltip,
    )


def _cells(
    desk: Desk,
    rect: Rect,
    lands: Sequence[int],
    tiles: Sequence[tuple[GridCard, float]],
    m: _Measures,
    before: Sequence[int] | None,
    after: Sequence[int] | None,
) -> Node:
    views = [desk.view.lands[place] for place in lands]
    heads = [tuple(desk.names.land_forms(place)) for place in lands]
    values = [[card_match(card.kind, view) for card, _ in tiles] for view in views]
    signs = {value: desk.texts.signed(value) for line in values for value in line}
    sums = [_sums(desk, place, before, after) for place in lands]

    def draw(p: Painter, box: Rect) -> None:
        words = _lands(p, heads, m.names - 4, "label")
        for at, (word, style) in enumerate(words):
            y = at * m.row
            p.text(word, Rect(0, y, m.names, m.row), style, "ink")
            for (card, left), value in zip(tiles, values[at], strict=True):
                cell = Rect(left, y + 1, m.cell, m.row - 2)
                if not card.quiet:
                    p.fill(cell, "pro_ground" if value > 0 else "contra_ground" if value < 0 else "row")
                if value:
                    p.text(signs[value], cell, "number", match_ink(value), "centre")
            if sums[at]:
                p.runs(sums[at], Rect(box.w - m.sums, y, m.sums, m.row), "right")

    lines = zip(heads, sums, strict=True)
    said = ", ".join(desk.texts.pair(head[0], " ".join(run.text for run in line)) for head, line in lines)
    return Drawing(rect, draw, name=said if before is not None else "")


def _sums(desk: Desk, place: int, before: Sequence[int] | None, after: Sequence[int] | None) -> list[Run]:
    if before is None:
        return []
    view, land = desk.view, desk.view.lands[place]
    old, new = (sums.factor(view, sum_of(cards, land)) for cards in (before, after if after is not None else before))
    if old == new:
        return [Run(sums.written(view, desk.texts, old), "number", "muted" if sums.quiet(view, old) else "ink")]
    return [
        Run(sums.written(view, desk.texts, old), "number"),
        Run("→", "label", "muted", 2),
        Run(sums.written(view, desk.texts, new), "number", "action_text", 2),
    ]


def _circles(
    root: Node, desk: Desk, tiles: Sequence[tuple[GridCard, float]], m: _Measures, rect: Rect, foot: str | Sequence[str]
) -> None:
    first = rect.w
    for card, left in tiles:
        if card.circle is None:
            continue
        first = min(first, left)
        name = tip = desk.texts("prompt-keep-named", card=face(desk, card.kind).full)
        if card.suggested:
            tip = f"{name}\n{desk.texts('prompt-suggested')}"
        spot = Rect(left + (m.cell - max(m.cell, 24)) / 2, rect.y, max(m.cell, 24), rect.h)
        root.add(
            Ballot(
                spot,
                name=name,
                id=card.circle_id,
                marked=card.marked,
                on_click=card.circle,
                size=24 if rect.h >= 28 else 21,
                centred=True,
                tooltip=tip,
                sign="lightbulb" if card.suggested else "",
            )
        )
    if foot and m.circle:
        texts = [foot, ""] if isinstance(foot, str) else [*foot, ""]
        root.add(Label(Rect(0, rect.y, first - 6, rect.h), texts, "label", "muted"))


def own_program(desk: Desk) -> tuple[GridGroup, GridGroup]:
    """Program and hand as they lie, to look at."""
    party = desk.view.parties[own(desk)]
    laid = forms(desk, "prompt-your-program")
    hand = [GridCard(kind, in_hand=True, quiet=True) for kind in party.hand]
    return GridGroup(laid, [GridCard(kind) for kind in party.program]), GridGroup(desk.texts("prompt-hand"), hand)


def drawn_now(desk: Desk) -> tuple[int, int]:
    """Kinds of the card drawn and of the card taken since the last change was finished; -1 for none."""
    drawn = taken = -1
    for event in reversed(game_events(desk)):
        if getattr(event, "seat", -1) != own(desk):
            continue
        if isinstance(event, ev.HandKept | ev.Passed | ev.ProgramLaid):
            break
        if isinstance(event, ev.ProgramCardDrawn) and drawn < 0:
            drawn = event.kind
        elif isinstance(event, ev.DisplayCardTaken) and taken < 0:
            taken = event.kind
    return drawn, taken
