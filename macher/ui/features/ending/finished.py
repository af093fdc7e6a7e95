"""A game that is over: the one place that knows what every page of its end tells, its log, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from macher.i18n import Texts
from macher.i18n.finding import holds, words_of_query
from macher.i18n.names import phase as phase_name
from macher.session.chronicle import Chronicle
from macher.session.log import LoggedEvent, is_final
from macher.ui.features.ending.facts import Standings, ended, standings
from macher.ui.features.ending.headline import Headline, headline_of
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.dialog import sheet
from macher.ui.kit.layers import at, pad, tall, top, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spacer
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node, Scene
from macher.ui.table.words.log_sheet import LogSearch, search_line
from macher.ui.widgets import BAR, Button, MarkedText
from macher.words.log import log_lines
from macher.words.names import GameNames
from macher.words.sayings import Saying, spoken

if TYPE_CHECKING:
    from macher.session.session import GameSession
    from macher.ui.program import Program


def game_names(texts: Texts, course: Chronicle) -> GameNames:
    """What things are called in a game."""
    return GameNames(texts, course.edition, course.parties, players=course.config.names)


@dataclass(frozen=True, slots=True)
class Finished:
    """The course of a game and its standings."""

    game: ReviewedGame
    facts: Standings

    @classmethod
    def of(cls, session: GameSession, *, expecting: bool = False) -> Finished:
        """A game that is over; `expecting` works out what was expected after each election, which takes a moment."""
        game = ReviewedGame.of_session(session)
        return cls(game, ended(game) if expecting else standings(session.view(-1), session.edition))

    def names(self, texts: Texts) -> GameNames:
        """What things are called in this game."""
        return game_names(texts, self.game.course)

    def players(self, texts: Texts) -> list[str]:
        """Names by seat; a seat without one is called after its party."""
        names = self.names(texts)
        return [names.player(seat) for seat in range(len(self.facts.rows))]

    def headline(self, texts: Texts) -> Headline:
        """What decided it, as everybody is told."""
        return headline_of(texts, self.facts, self.players(texts)[self.facts.rows[0].seat])

    def shared(self, texts: Texts) -> str:
        """Who shares the victory; empty if one has won alone."""
        winners, players = self.facts.winners, self.players(texts)
        if len(winners) == 1:
            return ""
        said = texts.listing([players[row.seat] for row in winners])
        return texts("final-title-shared", players=said, points=winners[0].total)

    def title(self, texts: Texts) -> str:
        """Who has won."""
        first = self.facts.rows[0]
        alone = texts("final-title", player=self.players(texts)[first.seat], points=first.total)
        return self.shared(texts) or alone

    def margin(self, texts: Texts) -> str:
        """By how much; nothing if several win."""
        if not self.facts.lead:
            return ""
        second = self.players(texts)[self.facts.rows[1].seat]
        return texts("final-ahead", points=self.facts.lead, player=second)

    def title_for(self, texts: Texts, seat: int) -> str:
        """Who has won and by how much, as the person at a seat is told; -1 for everybody."""
        (first, second), players = (row.seat for row in self.facts.rows[:2]), self.players(texts)
        lead = self.facts.lead
        if self.shared(texts):
            return self.shared(texts)
        if seat == first:
            return texts("turning-you-win", points=lead, player=players[second])
        if seat == second:
            return texts("turning-ahead-of-you", points=lead, player=players[first])
        return texts("turning-wins", points=lead, player=players[first], second=players[second])


def ways_on(program: Program, page: str) -> list[RowButton]:
    """The buttons that lead on from the end of a game, with ids of a page: another game, or back to the tournament."""
    texts = program.texts
    if program.to_tournament is not None:
        back = texts("tournament-back")
        return [RowButton(f"{page}.tournament", back, program.to_tournament, "medal", "primary")]
    again, tip = texts("final-rematch-short"), texts("final-rematch")
    return [
        RowButton(f"{page}.rematch", again, program.go.rematch, "repeat", "primary", tooltip=tip),
        RowButton(f"{page}.new", texts("final-new"), program.go.new_game, "plus"),
    ]


Entry = tuple[str, int]
"""A line and the seat whose mark stands before it: -1 for none, -2 for a heading."""

HEADING = -2


def log_entries(
    names: GameNames, log: Sequence[LoggedEvent], spoken_at: Mapping[int, Sequence[Saying]] | None = None
) -> list[Entry]:
    """All lines in their order, with a heading before the first line of each phase.

    What characters say stands among them, by the number of the event.
    """
    out: list[Entry] = []
    here = (-1, "")
    events = [logged.event for logged in log]
    said = [(at, saying) for at, some in sorted((spoken_at or {}).items()) for saying in some]
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
    return spoken(names, saying), saying.seat


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


class LogOver:
    """The whole log of a finished game, opened over a screen, and what is looked for in it."""

    def __init__(self, entries: Callable[[], Sequence[Entry]], names: Callable[[], GameNames]) -> None:
        self._entries, self._names = entries, names
        self._query = ""

    def open(self, over: Scene) -> None:
        """Everything that happened."""
        entries = self._entries()

        def look(query: str) -> None:
            self._query = query
            over.rebuild()

        def build(ctx: Context) -> Node:
            search = LogSearch(self._query, look)
            return _log_sheet(Kit(ctx), self._names(), entries, partial(over.close_dialog, "log"), search)

        self._query = ""
        over.open_dialog(build, id="log")


def _log_sheet(
    k: Kit, names: GameNames, entries: Sequence[Entry], close: Callable[[], None], search: LogSearch
) -> Node:
    """The sheet with all lines, or with those that hold what is looked for."""
    texts, words = names.texts, words_of_query(search.query)
    found, title, counted = _found(entries, words), texts("final-log"), None
    if words:
        count = sum(seat != HEADING for _, seat in found)
        said = texts.number(count) if count else texts("rulebook-search-none")
        counted = k.words(said, "body:semibold", "muted", "right", natural=True, id="log.count")
    wanted = k.control(lambda box: search_line(k.ctx, texts, box, search), k.step("side", 1.4), height="line")
    said = texts("final-close")
    foot = row(k.button(said, close, id="log.close", kind="primary", icon="x", data="default"))
    shown = column(
        row(k.words(title, "title"), wanted, counted, gap=k.step("gap")),
        Part(partial(_place_lines, k, names, found, words)),
        tall(foot, Button.natural(k.ctx, said, True)[1]),
        gap=k.step("space"),
    )
    return sheet(k.ctx, shown, id="log", name=title, width=860.0, least=k.ctx.rect.h)


def _place_lines(
    k: Kit, names: GameNames, entries: Sequence[Entry], words: Sequence[str], page: Node, box: Rect
) -> None:
    """The lines in a view that scrolls, each measured once: there are many."""
    body = k.ctx.type.style("body")
    side = round(body.size * 0.95)
    left = side + 12
    room = box.w - BAR - 4 - left

    def line(text: str, seat: int) -> Part:
        if seat == HEADING:
            head = tall(k.words(text, "label:bold", "muted"), 26)
            return tall(pad(column(head, k.hairline()), top=10, right=4), 40)
        mark = at(k.mark(names.party_key(seat), side), 0, 0.5) if seat >= 0 else None
        first = top(tall(mark, body.size * body.line)) if mark is not None else spacer(0)
        said = part(lambda box: MarkedText(box.trim(right=4), text, body, "ink", words))
        return tall(pad(row(wide(first, left), said), bottom=4), k.ctx.height(text, body, room) + 4)

    k.rows([line(*each) for each in entries], id="log.lines", name="log.lines").place(page, box)
