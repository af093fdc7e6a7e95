"""The aim of the game on one picture: a bar of points by source, and below it how votes are made; and its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from macher.editions.registry import edition
from macher.i18n import Texts, names
from macher.ui.features.ending.door import SOURCE_ICONS
from macher.ui.features.learn.aim_facts import AimFacts, AimWords, Source, aim_facts
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import over, pad, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_placard
from macher.ui.program import Program
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Drawing, Label, Panel
from macher.ui.widgets.cards import Say, paint_card

_PARTY: Final = "spd"
_ATTITUDES: Final = (True, True, False, False)
_AGREE: Final = (True, True, False, True)
"""Which of the four opinions the program matches."""
_FRAMED: Final = ("bonus",)
_SOLID: Final = ("votes", "bonus")
"""Sources that count at elections; the others are outlined, since they count at the end."""
_LEAST: Final = {"wide": (0.118, 0.135), "focus": (0.158, 0.166, 0.175)}
"""Least part of the width that a source gets in each layout, so that its words have room: the one with fewest lines."""
_WIDER: Final = 0.16
"""How far the words below a part of the sum reach beyond it, in shares of the sum."""
_NARROW: Final = 820.0
"""Below this width there is a list instead of a picture."""
_LOW: Final = 64.0
"""Least height of the sum of the votes."""


def aim_picture(ctx: Context, box: Rect, texts: Texts, facts: AimFacts) -> Node:
    """The picture in a box, or a list where the box is narrow, or too low for the picture with all its words."""
    words = AimWords(texts, facts)
    root = Node(box, id="aim", name=texts("aim-title"))
    room = root.rect.local().inset(ctx.step("space"), 0)
    upper, lower = room.take_top(_upper_height(ctx, room, words, facts))
    if box.w < _NARROW or _sum_area(ctx, lower, words, facts).h < _LOW:
        _list(Kit(ctx), words, facts).place(root, root.rect.local())
        return root
    _upper(Kit(ctx), upper, words, facts).place(root, upper)
    _lower(ctx, root, lower, words, facts)
    return root


def _list(kit: Kit, words: AimWords, facts: AimFacts) -> Part:
    """Every source in a line of its own, then the sum: for narrow places."""
    texts = words.texts
    head = kit.words(
        [f"{texts('aim-title')} {texts('aim-sources', n=len(facts.sources))}", texts("aim-title")], "title"
    )
    lines: list[Part] = []
    for source in facts.sources:
        name, said = words.source(source.key)
        lines.append(kit.words(f"{name} · {texts('aim-points', points=source.points)}", "strong"))
        lines.append(kit.paragraph(said, "text", "ink_soft"))
    lines.append(kit.words(f"{texts('aim-how')} {words.formula} = {facts.new}", "strong"))
    for key in ("rallies", "trend", "cards"):
        lines.append(kit.paragraph(" · ".join(words.part(key)), "text", "ink_soft"))
    return column(head, kit.rows(lines, id="aim.list", name=texts("aim-title"), gap=kit.step("hair")))


# -- where points come from --------------------------------------------------------------------------------------------


def _upper(k: Kit, box: Rect, words: AimWords, facts: AimFacts) -> Part:
    """Title and sum, the bar of all sources, and what each of them is."""
    ctx, texts = k.ctx, words.texts
    big, soft = ctx.type.style("headline"), "title:medium"
    head = row(
        k.say(texts("aim-title"), big),
        pad(k.words([texts("aim-sources", n=len(facts.sources)), ""], soft, "ink_soft"), left=k.step("space")),
        k.say(str(facts.total), big),
        k.say(texts("aim-points-unit", points=facts.total), soft, "ink_soft"),
        gap=10,
    )
    spans = _spans(ctx, box.w, words, facts, _share(ctx, box.w, words, facts))
    bars = [wide(_source(k, words, source), w) for source, w in zip(facts.sources, spans, strict=True)]
    under = [wide(_about(k, words, source, w), w) for source, w in zip(facts.sources, spans, strict=True)]
    line, gap = big.size * 1.1, k.step("gap")
    free = box.h - line - k.step("space") - _heading(ctx) - 2 - _said_height(ctx, box.w, words, facts) - 2 * gap
    bar = tall(row(*bars), max(40.0, min(140.0, free)))
    return column(tall(head, line), spacer(k.step("space")), bar, spacer(gap), row(*under), spring())


def _source(k: Kit, words: AimWords, source: Source) -> Part:
    """A source on the bar, which says what it is to who points at it."""
    name, said = words.source(source.key)
    points = words.texts.pair(name, words.texts("aim-points", points=source.points))
    drawn = k.art(partial(_draw_source, texts=words.texts, source=source))
    return over(drawn, part(lambda spot: Say(spot, points, said)))


def _about(k: Kit, words: AimWords, source: Source, width: float) -> Part:
    """The name of a source below the bar, and what brings its points."""
    ctx, small, (name, said) = k.ctx, _said(k.ctx), words.source(source.key)
    room = width - (_between(ctx) if ctx.wide else 0.0)
    letters = shrunk(ctx.width, name, _name_style(ctx), room, ctx.type.style(small).size)
    about = at_most(k.paragraph(said, small, "ink_soft"), _said_width(ctx, width))
    return column(at_most(k.words(name, letters, height=_heading(ctx)), room), about, gap=2)


def _name_style(ctx: Context) -> Style:
    """The largest letters for the name of a source."""
    return ctx.type.style("title") if ctx.wide else Style("condensed", "bold", ctx.type.style("strong").size)


def _heading(ctx: Context) -> float:
    """Height of the name of a source."""
    return ctx.type.style("title" if ctx.wide else "strong").size * 1.3


def _said_height(ctx: Context, width: float, words: AimWords, facts: AimFacts) -> float:
    """Height of the longest text below the bar."""
    return _lines_height(ctx, width, words, facts, _share(ctx, width, words, facts))


def _share(ctx: Context, width: float, words: AimWords, facts: AimFacts) -> float:
    """The least part of the width for a source."""
    shares = _LEAST[ctx.viewport.layout]
    return min(shares, key=lambda share: _lines_height(ctx, width, words, facts, share))


def _lines_height(ctx: Context, width: float, words: AimWords, facts: AimFacts, share: float) -> float:
    spans = zip(facts.sources, _spans(ctx, width, words, facts, share), strict=True)
    return max(ctx.height(words.source(each.key)[1], _said(ctx), _said_width(ctx, w)) for each, w in spans)


def _said_width(ctx: Context, width: float) -> float:
    """Width of the text below a source that is so wide."""
    return min(width - _between(ctx), 34 * ctx.type.style("text" if ctx.wide else "caption").size)


def _between(ctx: Context) -> float:
    """Free space between the words of two sources."""
    return ctx.step("gap")


def _upper_height(ctx: Context, room: Rect, words: AimWords, facts: AimFacts) -> float:
    """As much of the room as the upper part needs with a bar of some height, at least a little less than half."""
    least = ctx.type.style("headline").size * 1.1 + ctx.step("space") + 56 + 2 * ctx.step("gap") + _heading(ctx)
    return min(max(room.h * 0.46, least + _said_height(ctx, room.w, words, facts)), room.h * 0.62)


def _spans(ctx: Context, width: float, words: AimWords, facts: AimFacts, share: float) -> list[float]:
    """How much of the bar each source takes: by its points, but never too narrow for its words."""
    sources, smallest = facts.sources, _name_style(ctx).sized(ctx.type.style(_said(ctx)).size)
    named = {each.key: ctx.width(words.source(each.key)[0], smallest) + _between(ctx) for each in sources}
    least = {key: max(width * share, min(wide, width / len(sources))) for key, wide in named.items()}
    open_ = list(sources)
    while True:
        room = width - sum(least[each.key] for each in sources if each not in open_)
        points = sum(each.points for each in open_)
        small = [each for each in open_ if room * each.points / points < least[each.key]]
        if not small or len(small) == len(open_):
            break
        open_ = [each for each in open_ if each not in small]
    return [room * each.points / points if each in open_ else least[each.key] for each in sources]


def _draw_source(p: Painter, box: Rect, texts: Texts, source: Source) -> None:
    """The pieces of one source: solid at elections, framed inside for winning, outlined for the end of the game."""
    gap = 4.0
    room = box.w - gap * len(source.pieces)
    x = box.x
    solid = source.key in _SOLID
    ink = f"{_PARTY}.on" if solid else "ink"
    for piece in source.pieces:
        w = room * piece.points / source.points
        spot = Rect(x, box.y, w, box.h)
        if solid:
            p.fill(spot, _PARTY)
        else:
            p.box(spot, "own", f"{_PARTY}.edge", 3)
        if source.key in _FRAMED:
            p.frame(spot.inset(6), f"{_PARTY}.on", 2)
        style = Style("condensed", "bold", min(box.h * 0.34, p.style("page").size))
        p.text(str(piece.points), Rect(x, box.y + box.h * 0.06, w, box.h * 0.62), style, ink, "centre")
        low = spot.trim(top=box.h * 0.6, bottom=box.h * 0.1)
        if piece.land:
            forms = [
                names.land(texts, piece.land),
                names.land_short(texts, piece.land),
                names.land_code(texts, piece.land),
            ]
            p.text(forms, low.inset(4, 0), "body:semibold", ink, "centre")
        else:
            side = min(low.h, p.style("title").size)
            p.icon(SOURCE_ICONS.get(source.key, "star"), low.centred(side, side), ink)
        x += w + gap


# -- how votes are made ------------------------------------------------------------------------------------------------

Cell = tuple[str, float]
"""A part of the sum or a sign between two of them, and its share of the width."""

_SUM: Final[Sequence[Cell]] = (
    ("(", 0.45), ("rallies", 1.7), ("+", 0.4), ("trend", 1.1), (")×", 0.85), ("cards", 2.5), ("=", 0.45), ("new", 1.25),
    ("→", 0.35), ("reach", 2.2),
)  # fmt: skip
_SUM_CLASSIC: Final[Sequence[Cell]] = (
    ("(", 0.45), ("cards", 2.4), ("+", 0.35), ("trend", 1.3), (")×", 0.8), ("rallies", 1.7), ("=", 0.45), ("new", 1.25),
    ("→", 0.35), ("reach", 2.2),
)  # fmt: skip


def _lower(ctx: Context, root: Node, box: Rect, words: AimWords, facts: AimFacts) -> None:
    """On paper: the three things that make votes, and how far they lead."""
    texts = words.texts
    root.add(Panel(box.inset(-ctx.step("space"), 0), fill="panel"))
    root.add(Label(_below_head(ctx, box)[0], texts("aim-how"), "heading", shrink=4))
    k, style, line = Kit(ctx), _said(ctx), ctx.type.style("title").size * 1.2
    area = _sum_area(ctx, box, words, facts)
    foot = Rect(box.x, area.bottom + ctx.step("tight"), box.w, box.bottom - ctx.step("gap") - area.bottom)
    for key, (spot, under) in _sum_places(box, facts):
        spot = spot._replace(y=area.y, h=area.h)
        if len(key) <= 2:
            root.add(Drawing(spot, partial(_draw_sign, sign=key)))
            continue
        title, about = words.part(key)
        root.add(Drawing(spot, _draw_part(key, facts, texts)), Say(spot, title, about))
        head = k.words(title, "title" if ctx.wide else "tab", align="centre", height=line, shrink=2)
        said = k.paragraph(about, style, "ink_soft", align="centre")
        column(head, said).place(root, under._replace(y=foot.y, h=foot.h))


def _said(ctx: Context) -> StyleLike:
    """The style of the sentences below the parts."""
    return "text" if ctx.wide else "caption"


def _below_head(ctx: Context, box: Rect) -> tuple[Rect, Rect]:
    """The line of the heading, and the room below it."""
    inner = box.trim(top=ctx.step("tight"), bottom=ctx.step("gap"))
    return inner.take_top(ctx.type.style("heading").size * 1.15, ctx.step("tight"))


def _sum_area(ctx: Context, box: Rect, words: AimWords, facts: AimFacts) -> Rect:
    """The room for the sum itself, between its heading and the words below it."""
    line = ctx.type.style("title").size * 1.2
    spots = _sum_places(box, facts)
    tallest = max(ctx.height(words.part(key)[1], _said(ctx), under.w) for key, (_, under) in spots if len(key) > 2)
    return _below_head(ctx, box)[1].take_bottom(line + tallest + 2, ctx.step("tight"))[1]


def _sum_places(box: Rect, facts: AimFacts) -> list[tuple[str, tuple[Rect, Rect]]]:
    return _places(box, _SUM_CLASSIC if facts.classic else _SUM)


def _places(box: Rect, sums: Sequence[Cell]) -> list[tuple[str, tuple[Rect, Rect]]]:
    """For each part of the sum its room, and the somewhat wider room for the words below it."""
    unit, x = box.w / sum(share for _, share in sums), box.x
    made = []
    for key, share in sums:
        spot = Rect(x, box.y, unit * share, box.h)
        left = max(box.x, spot.x - unit * _WIDER)
        made.append((key, (spot, spot._replace(x=left, w=min(box.right, spot.right + unit * _WIDER) - left))))
        x = spot.right
    return made


def _draw_sign(p: Painter, box: Rect, sign: str) -> None:
    """A sign of the sum; brackets as high as what they hold."""
    if sign == "→":
        side = min(box.w, 30.0)
        p.icon("arrow-right", box.centred(side, side))
        return
    size = min(box.h, box.w * 3.4) if sign == "(" else min(box.h * 0.5, box.w * 1.3)
    if sign == ")×":
        left, right = box.take_left(box.w * 0.53)
        tall = min(box.h, left.w * 3.4)
        p.text(")", left, Style("condensed", "medium", tall), "ink", "centre")
        p.text("×", right, Style("condensed", "bold", min(box.h * 0.5, right.w * 1.6)), "ink", "centre")
        return
    p.text(sign, box, Style("condensed", "medium" if sign == "(" else "bold", size), "ink", "centre")


def _draw_part(key: str, facts: AimFacts, texts: Texts) -> Callable[[Painter, Rect], None]:
    if key == "rallies":
        return partial(_draw_rallies, count=facts.rallies)
    if key == "trend":
        return partial(_draw_trend, texts=texts, facts=facts)
    if key == "cards":
        return partial(_draw_cards, texts=texts, facts=facts)
    if key == "new":
        return partial(_draw_new, new=facts.new)
    return partial(_draw_reach, texts=texts, facts=facts)


def _draw_rallies(p: Painter, box: Rect, count: int) -> None:
    """Placards in two rows."""
    side = min(box.w / 4.2, box.h / 4.2)
    step = side * 1.4
    rows = [min(3, count), max(0, count - 3)]
    for line, number in enumerate(rows):
        left = box.cx - (number * step - (step - side)) / 2
        for at in range(number):
            spot = Rect(left + at * step, box.cy - side * 1.7 + line * side * 1.95, side, side)
            paint_placard(p, spot, _PARTY, 3 * line + at)


def _draw_trend(p: Painter, box: Rect, texts: Texts, facts: AimFacts) -> None:
    """The scale with the party's place on it."""
    scale = facts.edition.figures.trend_scale
    tall = min(box.h / len(scale), 27.0)
    y = box.cy - tall * len(scale) / 2
    width = min(box.w * 0.72, 92.0)
    style = Style("sans", "semibold", max(p.style("caption").size, min(17.0, tall * 0.7)))
    for at, value in enumerate(reversed(scale)):
        spot = Rect(box.cx - width / 2, y + at * tall, width, tall - 2)
        here = value == facts.trend
        p.fill(spot, _PARTY if here else "row")
        p.text(texts.signed(value), spot, style, f"{_PARTY}.on" if here else "ink_soft", "centre")


def _draw_cards(p: Painter, box: Rect, texts: Texts, facts: AimFacts) -> None:
    """Four opinions, and below each a circle that is crossed where the program agrees."""
    gap = box.w * 0.02
    width = (box.w - 3 * gap) / 4
    height = min(width * 1.26, box.h * 0.66)
    side = min(width * 0.5, box.h - height - 10)
    top = box.cy - (height + side + 10) / 2
    shown = zip(facts.edition.figures.topics, _ATTITUDES, _AGREE, strict=False)
    for at, (topic, approves, agrees) in enumerate(shown):
        x = box.x + at * (width + gap)
        forms = [names.topic_card(texts, topic), names.topic_short(texts, topic)]
        spot = Rect(x, top, width, height)
        paint_card(p, spot, topic, approves, "named", name=forms, code=names.topic_code(texts, topic))
        circle = Rect(x + (width - side) / 2, top + height + 10, side, side)
        p.ballot(circle, agrees, "ink" if agrees else "slot_line")


def _draw_new(p: Painter, box: Rect, new: int) -> None:
    size = min(box.h * 0.62, box.w * 0.85)
    p.text(str(new), box, Style("condensed", "bold", size), f"{_PARTY}.edge", "centre")


def _draw_reach(p: Painter, box: Rect, texts: Texts, facts: AimFacts) -> None:
    """A column of votes below the line at which all points are won."""
    majority = facts.edition.figures.majority
    caption = p.style("title")
    line = box.y + caption.size * 1.25
    floor = box.bottom - 4
    unit = (floor - line) / majority
    left = box.w * 0.44
    width = min(left * 0.8, 90.0)
    before, new = facts.before * unit, facts.new * unit
    solid = Rect(box.x + left * 0.1, floor - before, width, before)
    p.party_box(solid, _PARTY)
    hatched = Rect(solid.x, solid.y - new, width, new)
    p.party_box(hatched, _PARTY, "hatched")
    small = Style("condensed", "bold", min(caption.size, new * 0.7))
    side = min(18.0, before * 0.28)
    p.glyph(_PARTY, Rect(solid.cx - side / 2, solid.bottom - side * 1.5, side, side), f"{_PARTY}.on")
    p.text(str(facts.before), solid.trim(bottom=side * 1.5), small, f"{_PARTY}.on", "centre")
    plate = hatched.centred(p.width(str(facts.new), small) + 10, small.size * 1.15)
    p.fill(plate, "panel")
    p.text(str(facts.new), plate, small, "ink", "centre")
    p.hline(box.x, floor, box.w, "ink", 4)
    p.hline(box.x, line, box.w, "ink", 4)
    top = Rect(box.x, box.y, box.w, line - box.y - 2)
    p.text([texts("aim-all-points", votes=majority), str(majority)], top, "body", "ink_soft", "right")
    beside = Rect(box.x + left, line, box.w - left, floor - line)
    size = min(beside.h * 0.42, beside.w * 0.55)
    p.text(str(facts.votes), beside._replace(h=beside.h * 0.62), Style("condensed", "bold", size), "ink", "centre")
    unit_box = beside.trim(top=beside.h * 0.56)._replace(h=26)
    p.text(texts("aim-votes-unit", votes=facts.votes), unit_box, "body", "ink_soft", "centre")


class AimScreen(Scene):
    """One picture, and the way on."""

    name = "aim"

    def __init__(self, program: Program, edition_key: str, said: str, go: Callable[[], None]) -> None:
        self.program = program
        self.said, self._go = said, go
        """What the large button says and does."""
        self.facts = aim_facts(edition(edition_key))

    def enter(self) -> None:
        """The focus is on the way on."""
        self.rebuild()
        self.stage.focus_id("aim.go")

    def build(self, ctx: Context) -> Node:
        """The picture over the buttons."""
        root, kit = Node(ctx.rect), Kit(ctx)
        texts = self.program.texts.in_words(words_of(self.facts.edition))
        margin = ctx.viewport.pick((44.0, 32.0), (10.0, 8.0))
        shown = column(
            part(lambda box: aim_picture(ctx, box, texts, self.facts)),
            kit.zone(
                kit.buttons(
                    RowButton("aim.go", self.said, self.go, "arrow-right", "primary"),
                    RowButton("aim.back", self.program.texts("newgame-back"), self.app.pop, "arrow-left"),
                ),
                id="aim.buttons",
                name=texts("aim-title"),
            ),
            gap=kit.step("gap"),
        )
        shown.place(root, ctx.rect.inset(*margin))
        return root

    def go(self) -> None:
        """On to what comes next; the picture is left behind."""
        self.app.pop()
        self._go()

    def actions(self) -> Actions:
        """Enter goes on, Esc goes back."""
        return {"back": self.app.pop, "confirm": self.go}
