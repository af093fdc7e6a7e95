"""The whole log of a game as a sheet over a screen, oldest line first, with a line to look for words in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from macher.i18n import Texts
from macher.i18n.finding import holds, words_of_query
from macher.i18n.names import phase as phase_name
from macher.session.log import LoggedEvent, is_final
from macher.ui.kit.page import Kit, sheet
from macher.ui.kit.parts import column, part, row
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.table.words.log_sheet import LogSearch, search_line
from macher.ui.widgets import BAR, Button, Hairline, Label, MarkedText, PartyMark, ScrollView
from macher.words.log import log_lines
from macher.words.names import GameNames
from macher.words.sayings import Saying, sayings, spoken

Entry = tuple[str, int]
"""A line and the seat whose mark stands before it: -1 for none, -2 for a heading."""

HEADING = -2


def log_entries(names: GameNames, log: Sequence[LoggedEvent], kinds: Sequence[str] = ()) -> list[Entry]:
    """All lines in their order, with a heading before the first line of each phase.

    What characters say stands among them; `kinds` are those of the seats.
    """
    out: list[Entry] = []
    here = (-1, "")
    events = [logged.event for logged in log]
    said = [(at, saying) for at, some in sayings(kinds, events).items() for saying in some]
    for line in log_lines(names, events):
        while said and said[0][0] < line.event:
            out.append(_spoken(names, said.pop(0)[1]))
        logged = log[line.event]
        phase = "final" if is_final(logged.event) else logged.phase
        if (logged.round, phase) != here:
            here = (logged.round, phase)
            out.append((_heading(names.texts, *here), HEADING))
        out.append((line.text, line.seat))
    out += [_spoken(names, saying) for _, saying in said]
    return out


def _spoken(names: GameNames, saying: Saying) -> Entry:
    return spoken(names.texts, saying, names.player(saying.seat)), saying.seat


def _heading(texts: Texts, round_: int, phase: str) -> str:
    """Round and phase; lines from the beginning of a round have no phase."""
    if not phase:
        return texts("table-round", round=round_) if round_ else texts("final-log-setup")
    name = phase_name(texts, phase)
    return texts("final-log-head", round=round_, phase=name) if round_ and phase != "final" else name


def _found(entries: Sequence[Entry], words: Sequence[str]) -> list[Entry]:
    """The lines that hold these words, with the headings above them; without words all of them."""
    if not words:
        return list(entries)
    kept = [entry for entry in entries if entry[1] == HEADING or holds(entry[0], words)]
    ends = [*kept[1:], ("", HEADING)]
    return [entry for entry, after in zip(kept, ends, strict=True) if entry[1] != HEADING or after[1] != HEADING]


def log_sheet(
    ctx: Context,
    texts: Texts,
    entries: Sequence[Entry],
    parties: Sequence[str],
    close: Callable[[], None],
    search: LogSearch,
) -> Node:
    """The sheet with all lines, or with those that hold what is looked for."""
    kit, words = Kit(ctx), words_of_query(search.query)
    found, title, counted = _found(entries, words), texts("final-log"), None
    if words:
        count = sum(seat != HEADING for _, seat in found)
        said = texts.number(count) if count else texts("rulebook-search-none")
        counted = kit.words(said, "body:semibold", "muted", "right", natural=True, id="log.count")
    wanted = kit.control(lambda box: search_line(ctx, texts, box, search), kit.step("side", 1.4), height="line")

    said = texts("final-close")
    foot = row(kit.button(said, close, id="log.close", kind="primary", icon="x", data="default"))
    shown = column(
        row(kit.words(title, "title"), wanted, counted, gap=kit.step("gap")),
        part(lambda box: _lines(ctx, box, found, parties, words)),
        replace(foot, height=lambda _: Button.natural(ctx, said, True)[1]),
        gap=kit.step("space"),
    )
    return sheet(ctx, shown, id="log", name=title, width=860.0, least=ctx.rect.h)


def _lines(
    ctx: Context, rect: Rect, entries: Sequence[Entry], parties: Sequence[str], words: Sequence[str]
) -> ScrollView:
    body = ctx.type.style("body")
    side = round(body.size * 0.95)
    left = side + 12
    width = rect.w - BAR - 4
    nodes: list[Node] = []
    y = 0.0
    for text, seat in entries:
        if seat == HEADING:
            y += 10
            nodes += [Label(Rect(0, y, width, 26), text, "label:bold", "muted"), Hairline(Rect(0, y + 26, width, 1))]
            y += 30
            continue
        height = ctx.height(text, body, width - left)
        if seat >= 0:
            nodes.append(PartyMark(Rect(0, y + (body.size * body.line - side) / 2, side, side), parties[seat]))
        nodes.append(MarkedText(Rect(left, y, width - left, height), text, body, "ink", words))
        y += height + 4
    return ScrollView(rect, *nodes, content=y, id="log.lines", name="log.lines")
