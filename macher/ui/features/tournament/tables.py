"""The tables of a tournament as cards, and the standings after the preliminary round with who plays the final."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from macher.i18n import Texts, names
from macher.i18n.numbers import TIMES, decimal, percentage
from macher.rules.cards import PARTIES
from macher.session.tournament import TABLE_SIZES, Qualified, standings
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_progress import Tournament
from macher.ui.kit.layers import at, over, pad, paper, tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets import Ballot

_NUMBERS = ("points", "share", "mandates")
"""Columns with figures at the right."""
_ICONS = {
    "open": "circle-play",
    "playing": "circle-pause",
    "waiting": "hourglass",
    "simulating": "bot",
    "over": "check",
}
_VERBS = {"open": "tournament-play", "playing": "tournament-resume", "over": "tournament-result"}


def share_text(texts: Texts, share: Fraction) -> str:
    """A share in percent with one decimal."""
    return texts("tournament-percent", share=decimal(float(percentage(share, 1)), texts.lang))


def share_factor(texts: Texts, seats: int) -> str:
    """The factor of a share at a table of this size: " × 0.8" at the smaller tables, else empty."""
    return f" {TIMES} {decimal(0.8, texts.lang)}" if seats == TABLE_SIZES[0] else ""


def sum_text(texts: Texts, own: int, of: Sequence[int], share: Fraction) -> str:
    """How a share of the points or mandates of a table comes about; `of` are those of its seats."""
    return f"{own}/{sum(of)}{share_factor(texts, len(of))} = {share_text(texts, share)}"


def card_height(k: Kit) -> float:
    """Height of a card with five players; small windows have no room for a button below."""
    button = 0.0 if k.low else k.step("control") + k.step("tight") + k.step("gap")
    return k.step("control") + k.step("caption") + TABLE_SIZES[-1] * _row_height(k) + k.step("hair") + button


def _row_height(k: Kit) -> float:
    return k.step("line", 0.85)


class TableCard:
    """One table, lit if it waits for people."""

    def __init__(
        self, texts: Texts, desk: TournamentDesk, number: int, play: Callable[[int], None], look: Callable[[int], None]
    ) -> None:
        self.texts, self.desk, self.number = texts, desk, number
        self.board, self.status = desk.tournament.boards[number], desk.status(number)
        self.asks, self.call = self.status in ("open", "playing"), look if self.status == "over" else play

    def part(self, k: Kit) -> Part:
        """The card; in small windows its button stands in its head."""
        final = self.number == len(self.desk.tournament.tables)
        title = self.texts("tournament-tab-final") if final else self.texts("tournament-table", table=self.number + 1)
        button = self._button(k)
        below = row(button) if button is not None and not k.low else None
        shown = column(self._head(k, title, button if k.low else None), self._seats(k, title), below)
        inner = pad(inset(shown, k.step("space")), bottom=k.step("hair" if k.low else "gap"))
        edge, width = ("action", 2) if self.asks else ("hairline", 1)
        id = f"table.{self.number}"
        return paper(inner, id=id, zone=True, name=title, fill="panel", edge=edge, edge_width=width)

    def _order(self) -> list[int]:
        """Seats clockwise, or by place once the table is over."""
        seats = self.board.seats.players
        if not self.board.over:
            return list(range(len(seats)))
        return [seats.index(one.player) for one in standings([self.board.result], self.desk.tournament.plan.seed)]

    def _head(self, k: Kit, title: str, button: Part | None) -> Part:
        """Title and state; below it how far a table of AI seats has come."""
        texts = self.texts
        rounds = self.desk.edition.lengths[self.desk.tournament.plan.elections].rounds
        reached = self.desk.rounds.get(self.number, 0)
        busy = self.status == "simulating"
        said = texts(f"tournament-state-{self.status}", round=reached, rounds=rounds)
        ink: Ink = "action_text" if self.asks else "muted"
        state = k.say(said, "strong", ink, id=f"table.{self.number}.state")
        line = row(
            k.say(title, "land"),
            None if button is None else inset(button, 0, 3),
            spring(),
            k.icon(_ICONS[self.status], ink),
            replace(state, least=0.0),
            gap=k.step("tight"),
        )

        def bar(p: Painter, box: Rect) -> None:
            p.fill(box, "track")
            p.fill(box._replace(w=box.w * reached / rounds), "action")

        return tall(over(line, at(k.art(bar, height=4.0), 0, 1) if busy else None), k.step("control"))

    def _seats(self, k: Kit, title: str) -> Part:
        """Who sits there; once the table is over, by place and with the figures."""
        texts, over = self.texts, self.board.over
        scaled = over and len(self.board.seats.players) == TABLE_SIZES[0]
        columns = [TableColumn(texts("tournament-scaled") if scaled else "", style="strong")] if over else []
        columns += [TableColumn(), TableColumn(weight=1, width=k.step("option", 1.25))]
        if over:
            wide = k.step("control", 1.3) if k.ctx.wide else 0.0
            short = {"mandates": texts("tournament-mandates-short")}
            columns += [
                TableColumn(texts(f"tournament-{key}"), short.get(key, ""), "right", width=wide, style="number")
                for key in _NUMBERS
            ]
        heads = k.step("caption")

        rows = [self._row(seat, place) for place, seat in enumerate(self._order(), 1)]
        look: dict[str, Any] = {"head_style": "caption", "lines": False, "shrinks": False}

        def make(box: Rect) -> Node:
            row, id = min(_row_height(k), (box.h - heads) / TABLE_SIZES[-1]), f"table.{self.number}.seats"
            return TableView(k.ctx, box, columns, rows, id=id, name=title, heads=heads, row=row, **look)

        return part(make)

    def _row(self, seat: int, place: int) -> TableRow:
        texts, board, tournament = self.texts, self.board, self.desk.tournament
        player, party = board.seats.players[seat], PARTIES[board.seats.parties[seat]]
        human = tournament.is_human(player)
        style = "name" if human or (board.over and place == 1) else "body"
        name = tournament.plan.players[player].name
        cells = [
            Cell(names.party_short(texts, party), tag=party),
            Cell(name, style, icon="user" if human else "", icon_ink="action_text", cuts=True),
        ]
        if not board.over:
            return TableRow(cells)
        one = next(each for each in standings([board.result], self.desk.tournament.plan.seed) if each.player == player)
        share = share_text(texts, one.share)
        how = texts.pair(texts("tournament-share"), sum_text(texts, one.points, board.points, one.share))
        tip = "\n".join((how, texts("tournament-share-tip"), texts("tournament-mandates-tip")))
        number = Cell(texts("tournament-ordinal", n=place), ink="muted")
        return TableRow([number, *cells, str(one.points), share, str(board.mandates[seat])], tooltip=tip)

    def _button(self, k: Kit) -> Part | None:
        """What can be done with the table."""
        if self.status in ("waiting", "simulating"):
            return None
        id, icon, kind = ("play", "play", "primary") if self.asks else ("look", "chart-bar", "secondary")
        call = partial(self.call, self.number)
        return k.button(self.texts(_VERBS[self.status]), call, id=f"table.{self.number}.{id}", icon=icon, kind=kind)


_STANDING_NUMBERS = ("at-table", "rank", "points", "share", "mandates")
"""Columns with figures."""
_APART = 1.6
"""Width of these columns in the wide layout, in heights of a button."""


def why(texts: Texts, one: Qualified) -> str:
    """Why somebody plays the final, or what stands in the way."""
    standing = one.standing
    if one.status == "absent":
        return texts("tournament-absent")
    said = [texts("tournament-why-moved")] if one.status == "moved-up" else []
    if standing.rank == 1:
        said.append(texts("tournament-why-winner", table=standing.table + 1))
    else:
        said.append(texts("tournament-why-rank", rank=standing.rank, number=one.number))
    if one.tied:
        said.append(texts(f"tournament-tied-{one.tied}"))
    if one.level:
        said.append(texts(f"tournament-level-{one.level}"))
    return " · ".join(said)


def reason_forms(reason: str) -> list[str]:
    """The reason in full and in shorter forms."""
    parts = reason.split(" · ")
    return [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]


def standings_table(kit: Kit, texts: Texts, tournament: Tournament, set_absent: Callable[[int, bool], None]) -> Part:
    """All players in the order in which they qualify, in a view that scrolls."""
    wide = kit.step("control", _APART) if kit.ctx.wide and not kit.ctx.viewport.small else 0.0
    columns = [
        TableColumn(style="strong"),
        TableColumn(),
        TableColumn(texts("tournament-player"), weight=1),
        *(TableColumn(*_headings(texts, key), align="right", width=wide) for key in _STANDING_NUMBERS),
        TableColumn(texts("tournament-why"), weight=1.7, style="body"),
        TableColumn(width=kit.step("side")),
    ]
    rows = [_row(texts, tournament, one, place, set_absent) for place, one in enumerate(tournament.qualification(), 1)]
    return kit.table(
        columns,
        rows,
        id="standings.view",
        table_id="standings",
        name=texts("tournament-tab-standings"),
        heads=kit.step("caption", 1.3),
        head_style="caption",
        inset=kit.step("gap"),
        shrinks=False,
        zone=True,
    )


def _headings(texts: Texts, key: str) -> tuple[str, str]:
    """The heading of a column with figures, long and short: a share says of what, where there is room."""
    heading = texts(f"tournament-{key}")
    return (texts("tournament-share-of"), heading) if key == "share" else (heading, "")


def _row(
    texts: Texts, tournament: Tournament, one: Qualified, place: int, set_absent: Callable[[int, bool], None]
) -> TableRow:
    standing, player = one.standing, one.standing.player
    plays = one.status in ("in", "moved-up")
    board = tournament.tables[standing.table]
    values = (
        str(standing.table + 1),
        texts("tournament-ordinal", n=standing.rank),
        str(standing.points),
        share_text(texts, standing.share),
        str(board.mandates[board.seats.players.index(player)]),
    )
    sign = "user" if tournament.is_human(player) else ""
    said = why(texts, one)

    def absence(box: Rect) -> Node:
        return Ballot(
            box.inset(0, 2),
            texts("tournament-absent" if one.status == "absent" else "tournament-withdraw"),
            marked=one.status == "absent",
            many=True,
            on_click=lambda: set_absent(player, one.status != "absent"),
            id=f"absent.{player}",
            tooltip=texts("tournament-absent-tip"),
            size=min(24.0, box.h - 8),
            reason=_reason(texts, tournament, player),
        )

    return TableRow(
        [
            Cell(texts("tournament-ordinal", n=place), ink="muted"),
            Cell(icon="check" if plays else "", icon_ink="pro"),
            Cell(tournament.plan.players[player].name, icon=sign, icon_ink="action_text", cuts=True),
            *(Cell(value, "number" if plays else "body") for value in values),
            Cell(reason_forms(said), cuts=True),
            Cell(node=absence if one.status != "out" else None),
        ],
        "done" if plays else "",
        tooltip=_tip(texts, tournament, one, said),
        style="name" if plays else "body",
        ink="ink" if plays else "ink_soft",
    )


def _reason(texts: Texts, tournament: Tournament, player: int) -> str:
    key = tournament.may_be_absent(player)
    return texts(key) if key else ""


def _tip(texts: Texts, tournament: Tournament, one: Qualified, said: str) -> str:
    """How the shares of a player come about."""
    standing, board = one.standing, tournament.tables[one.standing.table]
    mandates = board.mandates[board.seats.players.index(standing.player)]
    points = sum_text(texts, standing.points, board.points, standing.share)
    seats = sum_text(texts, mandates, board.mandates, standing.mandates)
    status = said if one.status != "out" else f"{texts('tournament-why-out')} · {said}"
    told = texts.pair(texts("tournament-points"), points), texts.pair(texts("tournament-mandates"), seats)
    return "\n".join((status, *told))
