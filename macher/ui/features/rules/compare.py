"""The editions side by side: what they play differently, taken from the values of each edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from macher.editions.figures import subjects
from macher.i18n import Texts, names
from macher.rules.capabilities import Capabilities, Conference
from macher.rules.edition import Edition
from macher.rules.views import Scored
from macher.ui.features.ending.door import SOURCE_NAMES
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part
from macher.ui.kit.table_view import BETWEEN, Cell, TableColumn, TableRow, table_rows
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node


class Row(NamedTuple):
    """A line of the table: its subject, how each edition does it, and the same in short for narrow columns."""

    caption: str
    cells: tuple[str, ...]
    short: tuple[str, ...] = ()


class _Column:
    """An edition, and the texts in its words."""

    def __init__(self, texts: Texts, edition: Edition) -> None:
        self.edition, self.texts = edition, texts.in_words(words_of(edition))
        self.has = edition.capabilities

    def says(self, plain: str, classic: str) -> str:
        """The text of an edition without or with a national board."""
        return self.texts(plain if self.has.national is None else classic)


def _topics(column: _Column) -> str:
    return ", ".join(names.topic(column.texts, topic) for topic in column.edition.figures.topics)


def _topics_short(column: _Column) -> str:
    return ", ".join(names.topic_card(column.texts, topic) for topic in column.edition.figures.topics)


def _order(column: _Column) -> str:
    if "places" in column.edition.phases:
        return column.texts("rules-compare-order-places")
    return column.says("rules-compare-order-start", "rules-compare-order-names")


_PROGRAMS: Final = {
    None: "rules-compare-programs-drafted",
    Conference.DRAW: "rules-compare-programs-draw",
    Conference.DISCARD: "rules-compare-programs-discard",
    Conference.MEMBERS: "rules-compare-programs-members",
}


def _cabinet(column: _Column) -> str:
    single = column.has.single_actions
    if single is None:
        return column.texts("rules-compare-cabinet-two")
    return column.texts("rules-compare-cabinet-region" if single.by_region else "rules-compare-cabinet-one")


def _part(
    part: Callable[[Capabilities], Any], test: Callable[[Any], bool], yes: str, no: str, none: str = ""
) -> Callable[[_Column], str]:
    """A row about a part that only some editions have: what `test` says about it, and the text without it."""

    def tell(column: _Column) -> str:
        found = part(column.has)
        if found is None:
            return column.texts(none) if none else "–"
        return column.texts(yes if test(found) else no)

    return tell


def _simple(key: str) -> Callable[[_Column], str]:
    """A row in which only the presence of a national board matters."""
    return lambda column: column.says(f"rules-compare-{key}-plain", f"rules-compare-{key}-classic")


_ROWS: Final[dict[str, Callable[[_Column], str]]] = {
    "elections": lambda column: " / ".join(column.texts.number(elections) for elections in column.edition.lengths),
    "rounds": lambda column: " / ".join(column.texts.number(each.rounds) for each in column.edition.lengths.values()),
    "players": lambda column: f"{min(column.edition.seats)}–{max(column.edition.seats)}",
    "money": lambda column: column.texts.money(column.edition.figures.start_money),
    "base": lambda column: column.texts.number(column.edition.figures.start_base),
    "topics": _topics,
    "order": _order,
    "programs": lambda column: column.texts(_PROGRAMS[column.has.conference]),
    "cabinet": _cabinet,
    "rallies": _simple("rallies"),
    "polls": _simple("polls"),
    "votes": _simple("votes"),
    "coalitions": _simple("coalitions"),
    "tiles": _part(
        lambda has: has.tiles, lambda tiles: tiles.leave, "rules-compare-tiles-leave", "rules-compare-tiles-wait"
    ),
    "winning": _simple("winning"),
    "losers": _part(
        lambda has: has.sides,
        lambda sides: sides.losers_always,
        "rules-compare-losers-always",
        "rules-compare-losers-single",
    ),
    "pool": _part(
        lambda has: has.pool,
        lambda pool: pool.single,
        "rules-compare-pool-single",
        "rules-compare-pool-any",
        "rules-compare-pool-display",
    ),
    "displaced": _part(
        lambda has: has.pool,
        lambda pool: pool.takes_displaced,
        "rules-compare-displaced-pool",
        "rules-compare-displaced-pile",
    ),
    "influence": _part(
        lambda has: has.influence_backwards, bool, "rules-compare-influence-last", "rules-compare-influence-first"
    ),
    "flip": _part(lambda has: has.may_flip, bool, "rules-compare-flip-yes", "rules-compare-flip-no"),
    "replaced": _part(
        lambda has: has.national,
        lambda board: board.slides,
        "rules-compare-replaced-slides",
        "rules-compare-replaced-space",
    ),
    "donations": _simple("donations"),
    "scoring": lambda column: ", ".join(
        column.texts(SOURCE_NAMES[Scored(source).name.lower()]) for source in column.edition.sources
    ),
    "reconstructed": lambda column: ", ".join(
        column.texts(f"figure-{subject}") for subject in subjects(column.edition, "reconstruction")
    ),
}
"""What each row tells of an edition."""

_MOST_LINES = 9
"""Most lines of a cell; a taller one takes the short form, or its row would leave half of a narrow page empty."""


def comparison(texts: Texts, editions: Sequence[Edition]) -> list[Row]:
    """All rows of the table, in the current language."""
    columns = [_Column(texts, edition) for edition in editions]
    return [
        Row(
            texts(f"rules-compare-{key}"),
            tuple(tell(column) for column in columns),
            tuple(_topics_short(column) for column in columns) if tell is _topics else (),
        )
        for key, tell in _ROWS.items()
    ]


def comparison_table(k: Kit, texts: Texts, editions: Sequence[Edition]) -> Part:
    """The table without headings, for a page that scrolls as a whole."""

    def rows(box: Rect) -> list[Node]:
        return _rows(k.ctx, texts, editions, box.w, box.y)

    return part(rows, lambda width: _rows(k.ctx, texts, editions, width, 0.0)[-1].rect.bottom)


def _rows(ctx: Context, texts: Texts, editions: Sequence[Edition], width: float, top: float) -> list[Node]:
    """The rows of the table, the first at a height.  Neighbours that say the same at length share a cell."""
    first = ctx.step("side", 0.7)
    room = (width - first) / len(editions) - BETWEEN
    named = [texts(f"newgame-edition-{edition.key}") for edition in editions]
    columns = [TableColumn(width=first, style="strong"), *(TableColumn(name, weight=1) for name in named)]
    rows = [TableRow(["", *named], id="rules.comparison", name=", ".join(named), style="name")]
    for row in comparison(texts, editions):
        cells = [Cell(row.caption, wraps=True)]
        for at, span, text in _spans(row.cells, lambda text: ctx.width(text, "body") > room):
            whole = not row.short or span > 1 or _whole(ctx, text, room)
            said = text if whole else row.short[at]
            cells.append(Cell(said, ink="muted" if said == "–" else "ink", span=span, wraps=True))
        rows.append(TableRow(cells, style="body"))
    return table_rows(ctx, columns, rows, width, top=top)


def _whole(ctx: Context, text: str, room: float) -> bool:
    """Whether a text fits a width without cutting a word, in at most ``_MOST_LINES`` lines."""
    whole = all(ctx.width(word, "body") <= room for word in text.split(" "))
    return whole and ctx.height(text, "body", room) <= _MOST_LINES * ctx.height("–", "body", room)


def _spans(cells: Sequence[str], long: Callable[[str], bool]) -> list[tuple[int, int, str]]:
    """First column, number of columns and text of each cell; only equal neighbours with long texts are joined."""
    found: list[tuple[int, int, str]] = []
    for at, text in enumerate(cells):
        if found and found[-1][2] == text and long(text):
            start, span, _ = found[-1]
            found[-1] = start, span + 1, text
        else:
            found.append((at, 1, text))
    return found
