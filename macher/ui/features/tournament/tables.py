"""The tables of a tournament as cards, and the standings after the preliminary round with who plays the final."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from macher.i18n import Texts, names
from macher.i18n.numbers import TIMES, decimal, percentage
from macher.rules.cards import PARTIES
from macher.session.tournament import TABLE_SIZES, Qualified, standings
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_progress import Tournament
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row
from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.widgets import Ballot, Panel

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


def card_height(ctx: Context) -> float:
    """Height of a card with five players."""
    button = 0.0 if _button_above(ctx) else ctx.step("control") + ctx.step("tight") + ctx.step("gap")
    return ctx.step("control") + ctx.step("caption") + TABLE_SIZES[-1] * _row_height(ctx) + ctx.step("hair") + button


def _row_height(ctx: Context) -> float:
    return ctx.step("line", 0.85)


def _button_above(ctx: Context) -> bool:
    """Whether the button stands in the head of the card, beside the title: small windows have no room below."""
    return ctx.viewport.layout == "focus"


class TableCard(Panel):
    """One table, lit if it waits for people."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        desk: TournamentDesk,
        number: int,
        play: Callable[[int], None],
        look: Callable[[int], None],
    ) -> None:
        self.texts, self.desk, self.number = texts, desk, number
        self.board = desk.tournament.boards[number]
        self.status = desk.status(number)
        asks = self.status in ("open", "playing")
        final = number == len(desk.tournament.tables)
        title = texts("tournament-tab-final") if final else texts("tournament-table", table=number + 1)
        super().__init__(
            rect,
            fill="panel",
            edge="action" if asks else "hairline",
            edge_width=2 if asks else 1,
            id=f"table.{number}",
            zone=True,
            name=title,
        )
        kit, above = Kit(ctx), _button_above(ctx)
        button = self._button(kit, look if self.status == "over" else play)
        below = row(button) if button is not None and not above else None
        shown = column(self._head(kit, title, button if above else None), self._seats(kit, title), below)
        shown.place(self, rect.local().inset(kit.step("space"), 0).trim(bottom=kit.step("hair" if above else "gap")))

    def _order(self) -> list[int]:
        """Seats clockwise, or by place once the table is over."""
        seats = self.board.seats.players
        if not self.board.over:
            return list(range(len(seats)))
        return [seats.index(one.player) for one in standings([self.board.result], self.desk.tournament.plan.seed)]

    def _head(self, kit: Kit, title: str, button: Part | None) -> Part:
        """Title and state; below it how far a table of AI seats has come."""
        texts = self.texts
        rounds = self.desk.edition.lengths[self.desk.tournament.plan.elections].rounds
        reached = self.desk.rounds.get(self.number, 0)
        busy = self.status == "simulating"
        said = texts(f"tournament-state-{self.status}", round=reached, rounds=rounds)
        ink = "action_text" if self.status in ("open", "playing") else "muted"
        state = kit.words(said, "strong", ink, natural=True, id=f"table.{self.number}.state")
        line = row(
            kit.words(title, "land", natural=True),
            None if button is None else inset(button, 0, 3),
            part(lambda box: None),
            kit.icon(_ICONS[self.status], ink),
            replace(state, least=0.0),
            gap=kit.step("tight"),
        )

        def place(page: Node, box: Rect) -> None:
            line.place(page, box)
            if busy:
                bar = Rect(box.x, box.bottom - 4, box.w, 4)
                page.add(Panel(bar, fill="track"), Panel(bar._replace(w=bar.w * reached / rounds), fill="action"))

        return Part(place, lambda _: kit.step("control"))

    def _seats(self, kit: Kit, title: str) -> Part:
        """Who sits there; once the table is over, by place and with the figures."""
        texts, over = self.texts, self.board.over
        scaled = over and len(self.board.seats.players) == TABLE_SIZES[0]
        columns = [TableColumn(texts("tournament-scaled") if scaled else "", style="strong")] if over else []
        columns += [TableColumn(), TableColumn(weight=1, width=kit.step("option", 1.25))]
        if over:
            wide = kit.step("control", 1.3) if kit.ctx.viewport.layout == "wide" else 0.0
            short = {"mandates": texts("tournament-mandates-short")}
            columns += [
                TableColumn(texts(f"tournament-{key}"), short.get(key, ""), "right", width=wide, style="number")
                for key in _NUMBERS
            ]
        heads = kit.step("caption")

        rows = [self._row(seat, place) for place, seat in enumerate(self._order(), 1)]
        look: dict[str, Any] = {"head_style": "caption", "lines": False, "shrinks": False}

        def make(box: Rect) -> Node:
            row, id = min(_row_height(kit.ctx), (box.h - heads) / TABLE_SIZES[-1]), f"table.{self.number}.seats"
            return TableView(kit.ctx, box, columns, rows, id=id, name=title, heads=heads, row=row, **look)

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
        sum_of = f"{one.points}/{sum(board.points)}{share_factor(texts, len(board.points))} = {share}"
        tip = "\n".join(
            (
                texts.pair(texts("tournament-share"), sum_of),
                texts("tournament-share-tip"),
                texts("tournament-mandates-tip"),
            )
        )
        number = Cell(texts("tournament-ordinal", n=place), ink="muted")
        return TableRow([number, *cells, str(one.points), share, str(board.mandates[seat])], tooltip=tip)

    def _button(self, kit: Kit, call: Callable[[int], None]) -> Part | None:
        """What can be done with the table."""
        if self.status in ("waiting", "simulating"):
            return None
        over, number = self.status == "over", self.number
        return kit.button(
            self.texts(_VERBS[self.status]),
            lambda: call(number),
            id=f"table.{number}.{'look' if over else 'play'}",
            icon="chart-bar" if over else "play",
            kind="secondary" if over else "primary",
        )


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
    wide = kit.step("control", _APART) if kit.ctx.viewport.layout == "wide" else 0.0
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
    standing = one.standing
    board = tournament.tables[standing.table]
    mandates = board.mandates[board.seats.players.index(standing.player)]
    factor = share_factor(texts, len(board.points))
    status = said if one.status != "out" else f"{texts('tournament-why-out')} · {said}"
    return "\n".join(
        (
            status,
            texts.pair(
                texts("tournament-points"),
                f"{standing.points}/{sum(board.points)}{factor} = {share_text(texts, standing.share)}",
            ),
            texts.pair(
                texts("tournament-mandates"),
                f"{mandates}/{sum(board.mandates)}{factor} = {share_text(texts, standing.mandates)}",
            ),
        )
    )
