"""How the game would end now: a bar for each party in the order of totals; and who shares how many program cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Final

from macher.rules.cards import HIDDEN
from macher.rules.formula import common_cards
from macher.rules.views import Scored
from macher.session.if_now import Ending
from macher.ui.kit.layers import over, share, tall, upon, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring, wrapped_row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.columns import PieceKind, draw_key, draw_piece
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.table.panels.if_now import allied
from macher.ui.widgets import Panel
from macher.ui.widgets.notes import Explained, PartyTag, draw_tag

__all__ = ["beside_rail", "ending_bars", "ranking", "shared_pairs"]

_PIECES: Final[tuple[tuple[str, PieceKind], ...]] = (
    ("now", "solid"),
    ("election", "hatched"),
    ("base", "pale"),
    ("media", "hollow"),
    ("opinion", "dots"),
)
"""Each figure of an ending and how its piece of a bar looks."""
_HEAD: Final = 24.0
_LEGEND: Final = 24.0
_ROW: Final = 43.0
"""Most height of a party's bar with its room."""
_GAP: Final = 12.0
_PAD: Final = 12.0


def ranking(ends: Sequence[Ending]) -> list[tuple[int, int]]:
    """Seats with their place, the highest total first; equal totals share a place."""
    totals = [sum(end) for end in ends]
    order = sorted(range(len(ends)), key=lambda seat: -totals[seat])
    return [(1 + sum(other > totals[seat] for other in totals), seat) for seat in order]


def shared_pairs(programs: Sequence[Sequence[int]]) -> dict[tuple[int, int], int]:
    """How many program cards each two parties share, of those that lie open."""
    known = [[kind for kind in program if kind != HIDDEN] for program in programs]
    return {pair: common_cards(known[pair[0]], known[pair[1]]) for pair in combinations(range(len(known)), 2)}


# -- the bars ----------------------------------------------------------------------------------------------------------


def ending_bars(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """Place, party, a bar of all that counts but money, and the total; my own is framed."""
    root = Node(rect, id="ending", zone=True, name=_title(model))
    _bars(Kit(ctx), model, rect.w).place(root, rect.local())
    return root


def _title(model: TableModel) -> str:
    return model.texts("table-ending-last" if model.last_round else "table-ending")


def _bars(k: Kit, model: TableModel, width: float) -> Part:
    title, keys = k.say(_title(model), "label:semibold", "muted", height=_HEAD), _legend(k, model)
    beside = row(title, Part(lambda page, box: None), *keys, gap=10)
    fits = sum(each.width or 0.0 for each in (title, *keys)) + 10 * (len(keys) + 1) <= width
    head = beside if fits else column(title, wrapped_row(*keys, gap=10))
    tags = max(PartyTag.natural(k.ctx, model.names.party(seat))[0] for seat in range(model.seats))
    most = max(1, *(sum(end) for end in model.ending))
    rows = [_row(k, model, place, seat, tags, most) for place, seat in ranking(model.ending)]
    return column(head, *rows)


def _pieces(model: TableModel) -> list[tuple[str, PieceKind]]:
    """The pieces that the edition has."""
    counted = model.edition.sources
    return [each for each in _PIECES if each[0] != "opinion" or Scored.OPINION in counted]


def _legend(k: Kit, model: TableModel) -> list[Part]:
    entries = []
    for name, kind in _pieces(model):
        key = k.art(partial(draw_key, kind=kind), 15)
        said = k.say(model.texts(f"table-ending-{name}"), "caption", "ink_soft", height=_LEGEND)
        entries.append(row(key, said, gap=5))
    return entries


def _row(k: Kit, model: TableModel, place: int, seat: int, tags: float, most: int) -> Part:
    """One party; what each piece stands for is in the tooltip."""
    end, texts, mine = model.ending[seat], model.texts, seat == model.seat
    party, name, total = model.names.party_key(seat), model.names.party(seat), sum(end)
    figures = [(texts(f"table-ending-{each}"), getattr(end, each)) for each, _ in _pieces(model)]
    said = texts.pair(f"{place}. {name}", f"{total} {texts('table-vp')}")
    tip = "\n".join([said, *(texts.pair(word, texts.number(value)) for word, value in figures)])
    line = row(
        wide(k.words(texts.number(place), "strong"), 20),
        _tag(k, model, seat, tags),
        k.art(partial(_bar, party=party, end=end, most=most)),
        wide(k.words(texts.number(total), "points", "action_text" if mine else "ink", "right"), 42),
        gap=_GAP,
    )
    edge = "action" if mine else None
    line = upon(lambda box: Panel(box, fill=None, edge=edge, edge_width=2, solid=False), line, 8)
    explained = part(lambda box: Explained(box, tip, id=f"ending.{seat}"))
    return Part(over(line, explained).place, most=lambda _: _ROW)


def _tag(k: Kit, model: TableModel, seat: int, width: float) -> Part:
    """A party's abbreviation on its colour, as wide as the longest."""
    party, name = model.names.party_key(seat), model.names.party(seat)
    return k.art(lambda p, box: draw_tag(p, box.centred(box.w, 24), party, name), width)


def _bar(p: Painter, box: Rect, party: str, end: Ending, most: int) -> None:
    """The pieces side by side; each edge at its share of the width, so that sums are seen."""
    line, had = box.centred(box.w, min(22.0, box.h - 10)), 0
    for name, kind in _PIECES:
        value = getattr(end, name)
        left, right = (line.x + line.w * sum_ / most for sum_ in (had, had + value))
        if value:
            draw_piece(p, party, kind, line._replace(x=left, w=right - left))
        had += value


# -- the column beside the rail ----------------------------------------------------------------------------------------


def beside_rail(ctx: Context, rect: Rect, model: TableModel) -> list[Node]:
    """The bars where the end is foretold, and below them who shares how many program cards with whom."""
    if not model.ending:
        return [_matrix(ctx, rect, model)]
    high = 2 * _PAD + _HEAD + _LEGEND + _ROW * model.seats
    upper, lower = rect.take_top(high, _GAP)
    paper = Panel(upper, fill="panel")
    inner = upper.local().inset(_PAD, _PAD)
    return [paper.add(ending_bars(ctx, inner, model)), _matrix(ctx, lower, model)]


def _matrix(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """A row and a column for each party but one; a pair that would govern together is framed."""
    k, names, title = Kit(ctx), model.names, model.texts("table-shared-matrix")
    counts = shared_pairs([party.program for party in model.preview.parties])
    results = model.if_now.results if model.if_now is not None else ()
    govern = {tuple(sorted(result.seats)) for result in results if allied(result)}
    tags = max(PartyTag.natural(ctx, names.party(seat))[0] for seat in range(model.seats))
    heads = [k.art(partial(_head, party=names.party_key(seat))) for seat in range(model.seats - 1)]
    rows = [tall(row(wide(spring(), tags), *heads, gap=4), 36)]
    for low in range(1, model.seats):
        tag = _tag(k, model, low, tags)
        cells = [_cell(k, model, (high, low), counts, (high, low) in govern) for high in range(model.seats - 1)]
        rows.append(share(row(tag, *cells, gap=4)))
    root = Panel(rect, fill="panel", id="shared", zone=True, name=title)
    inner = column(k.words(title, "label:semibold", "muted", height=_HEAD), *rows, gap=4)
    inner.place(root, rect.local().inset(_PAD, _PAD))
    return root


def _head(p: Painter, box: Rect, party: str) -> None:
    p.mark(party, box.centred(24, 24))


def _cell(k: Kit, model: TableModel, pair: tuple[int, int], counts: dict[tuple[int, int], int], govern: bool) -> Part:
    """How many cards two parties share; nothing where a party meets itself or the pair stands elsewhere."""
    if pair not in counts:
        return Part(lambda page, box: None)
    count, mine = counts[pair], model.seat in pair

    def draw(p: Painter, box: Rect) -> None:
        p.fill(box, "asked" if mine else "row")
        if count:
            p.text(model.texts.number(count), box, "number", "ink", "centre")
        else:
            p.disc(box.centred(6, 6), "slot_line")
        if govern:
            p.frame(box, "ink", 3)

    said = model.texts.pair(
        " + ".join(model.names.party(seat) for seat in pair), model.texts("table-shared-cards", n=count)
    )
    return over(k.art(draw), part(lambda box: Explained(box, said, id=f"shared.{pair[0]}.{pair[1]}")))
