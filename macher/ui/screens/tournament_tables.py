"""A table of a tournament as a card: who sits there, how it has ended, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from macher.i18n import Texts, names
from macher.i18n.numbers import TIMES, decimal
from macher.rules.cards import PARTIES
from macher.session.tournament import TABLE_SIZES, standings
from macher.session.tournament_desk import TournamentDesk
from macher.ui.layout import Rect
from macher.ui.scene import Context
from macher.ui.widgets import Button, Icon, Label, Panel
from macher.ui.widgets.marks import Explained, PartyTag, shortened

__all__ = ["TableCard", "card_height", "share_text"]

_COLUMNS = (("points", 62.0, 54.0, 54.0), ("share", 84.0, 62.0, 62.0), ("mandates", 88.0, 68.0, 68.0))
"""Figures at the right of a row, with their widths in each layout."""

_ICONS = {
    "open": "circle-play",
    "playing": "circle-pause",
    "waiting": "hourglass",
    "simulating": "cpu",
    "over": "check",
}
_VERBS = {"open": "tournament-play", "playing": "tournament-resume", "over": "tournament-result"}


def share_text(texts: Texts, share: Fraction) -> str:
    """A share in percent with one decimal."""
    return texts("tournament-percent", share=decimal(float(100 * share), texts.lang))


def share_factor(texts: Texts, seats: int) -> str:
    """The factor of a share at a table of this size: " × 0.8" at the smaller tables, else empty."""
    return f" {TIMES} {decimal(0.8, texts.lang)}" if seats == TABLE_SIZES[0] else ""


def card_height(ctx: Context, rows: int = TABLE_SIZES[-1]) -> float:
    """Height of a card with this many players."""
    return sum(_heights(ctx)) + rows * _row_height(ctx)


def _row_height(ctx: Context) -> float:
    return ctx.viewport.pick(36.0, 26.0, 24.0)


def _heights(ctx: Context) -> tuple[float, float, float]:
    """Heights of head, captions and foot; in the focus layout the head holds the button."""
    return ctx.viewport.pick((56.0, 26.0, 72.0), (40.0, 20.0, 50.0), (40.0, 17.0, 4.0))


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
        pad = ctx.viewport.pick(20.0, 12.0, 10.0)
        head, captions, foot = _heights(ctx)
        area = rect.local().inset(pad, 0)
        top, area = area.take_top(head)
        self._head(ctx, top, title)
        line, area = area.take_top(captions)
        if self.board.over:
            self._captions(ctx, line)
        bottom, area = area.take_bottom(foot)
        beside = top.trim(left=ctx.width(title, "land") + 16)
        row = min(_row_height(ctx), area.h / TABLE_SIZES[-1])
        for at, seat in enumerate(self._order()):
            self._row(ctx, Rect(area.x, area.y + at * row, area.w, row), seat, at + 1)
        self._button(ctx, ctx.viewport.pick(bottom, bottom, beside), play, look)

    def _order(self) -> list[int]:
        """Seats clockwise, or by place once the table is over."""
        seats = self.board.seats.players
        if not self.board.over:
            return list(range(len(seats)))
        return [seats.index(one.player) for one in standings([self.board.result])]

    def _head(self, ctx: Context, box: Rect, title: str) -> None:
        texts = self.texts
        rounds = self.desk.edition.lengths[self.desk.tournament.plan.elections].rounds
        reached = self.desk.rounds.get(self.number, 0)
        if self.status == "simulating":
            said = texts("tournament-state-simulating", round=reached, rounds=rounds)
        else:
            said = texts(f"tournament-state-{self.status}")
        width = min(ctx.width(said, "strong") + 2, box.w * 0.62)
        icon = _ICONS[self.status]
        side = ctx.viewport.pick(20.0, 16.0, 16.0)
        ink = "action_text" if self.status in ("open", "playing") else "muted"
        self.add(
            Label(box.trim(right=width + side + 12), title, "land"),
            Icon(Rect(box.right - width - side - 6, box.cy - side / 2, side, side), icon, ink),
            Label(box.take_right(width)[0], said, "strong", ink, "right", id=f"table.{self.number}.state"),
        )
        if self.status == "simulating":
            share = reached / rounds
            bar = Rect(box.x, box.bottom - 4, box.w, 4)
            self.add(Panel(bar, fill="track"), Panel(bar._replace(w=bar.w * share), fill="action"))

    def _columns(self, ctx: Context, box: Rect) -> tuple[Rect, list[Rect]]:
        """The place of the name, and those of the figures at the right."""
        cells: list[Rect] = []
        for _, *widths in reversed(_COLUMNS):
            cell, box = box.take_right(ctx.viewport.pick(*widths), 4)
            cells.insert(0, cell)
        return box, cells

    def _captions(self, ctx: Context, line: Rect) -> None:
        texts = self.texts
        name, cells = self._columns(ctx, line)
        if len(self.board.seats.players) == TABLE_SIZES[0]:
            self.add(Label(name, texts("tournament-scaled"), "caption", "muted"))
        for (key, *_), cell in zip(_COLUMNS, cells, strict=True):
            self.add(Label(cell, texts(f"tournament-{key}"), "caption", "muted", "right"))

    def _row(self, ctx: Context, box: Rect, seat: int, place: int) -> None:
        texts, board, tournament = self.texts, self.board, self.desk.tournament
        player = board.seats.players[seat]
        who = tournament.plan.players[player]
        name, cells = self._columns(ctx, box)
        if board.over:
            number, name = name.take_left(ctx.viewport.pick(36.0, 30.0, 30.0))
            self.add(Label(number, texts("tournament-ordinal", n=place), "strong", "muted"))
        short = names.party_short(texts, PARTIES[board.seats.parties[seat]])
        tag, name = name.take_left(ctx.viewport.pick(104.0, 80.0, 76.0), 10)
        height = min(PartyTag.natural(ctx, short)[1], box.h - 1)
        self.add(PartyTag(Rect(tag.x, tag.cy - height / 2, tag.w, height), PARTIES[board.seats.parties[seat]], short))
        if tournament.is_human(player):
            side = ctx.viewport.pick(20.0, 16.0, 16.0)
            self.add(Icon(Rect(name.x, name.cy - side / 2, side, side), "user", "action_text"))
            name = name.trim(left=side + 6)
        style = "name" if tournament.is_human(player) or (board.over and place == 1) else "body"
        self.add(Label(name, shortened(ctx, who.name, name.w - 2, style), style, name=who.name))
        if board.over:
            self._figures(box, cells, seat)

    def _figures(self, box: Rect, cells: list[Rect], seat: int) -> None:
        texts, board = self.texts, self.board
        one = next(each for each in standings([board.result]) if each.player == board.seats.players[seat])
        values = (str(one.points), share_text(texts, one.share), str(board.mandates[seat]))
        for value, cell in zip(values, cells, strict=True):
            self.add(Label(cell, value, "number", align="right"))
        sum_of = f"{one.points}/{sum(board.points)}{share_factor(texts, len(board.points))} = {values[1]}"
        tip = "\n".join(
            (
                texts.pair(texts("tournament-share"), sum_of),
                texts("tournament-share-tip"),
                texts("tournament-mandates-tip"),
            )
        )
        self.add(Explained(cells[0].around(cells[-1]), tip))

    def _button(self, ctx: Context, box: Rect, play: Callable[[int], None], look: Callable[[int], None]) -> None:
        texts, number = self.texts, self.number
        if self.status in ("waiting", "simulating"):
            return
        over = self.status == "over"
        text = texts(_VERBS[self.status])
        width, height = Button.natural(ctx, text, True)
        height = min(height, box.h - 10)
        spot = Rect(box.x, box.bottom - ctx.viewport.pick(16.0, 9.0, 3.0) - height, width, height)
        self.add(
            Button(
                spot,
                text,
                kind="secondary" if over else "primary",
                icon="chart-bar" if over else "play",
                on_click=lambda: (look if over else play)(number),
                id=f"table.{number}.{'look' if over else 'play'}",
            )
        )
