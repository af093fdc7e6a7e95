"""The standings after the preliminary round: who plays the final, and why."""

from __future__ import annotations

from collections.abc import Callable

from macher.i18n import Texts
from macher.session.tournament import Qualified
from macher.session.tournament_document import Tournament
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.tournament_tables import share_factor, share_text
from macher.ui.widgets import Ballot, Hairline, Icon, Label, Panel, ScrollView
from macher.ui.widgets.marks import Explained, shortened

__all__ = ["reason_forms", "standings_table", "why"]

_FIGURES = (
    ("at-table", 80.0, 56.0, 52.0),
    ("rank", 80.0, 60.0, 58.0),
    ("points", 90.0, 62.0, 58.0),
    ("share", 100.0, 70.0, 62.0),
    ("mandates", 110.0, 76.0, 70.0),
)
"""Columns with figures, with their widths in each layout."""


def why(texts: Texts, one: Qualified) -> str:
    """Why somebody plays the final, or what stands in the way."""
    standing = one.standing
    if one.status == "absent":
        return texts("tournament-why-absent")
    said = [texts("tournament-why-moved")] if one.status == "moved-up" else []
    if standing.rank == 1:
        said.append(texts("tournament-why-winner", table=standing.table + 1))
    else:
        said.append(texts("tournament-why-rank", rank=standing.rank, number=one.number))
    if one.tied:
        said.append(texts("tournament-why-tied"))
    if one.level:
        said.append(texts("tournament-why-level"))
    return " · ".join(said)


def reason_forms(ctx: Context, texts: Texts, one: Qualified, width: float, style: str) -> list[str]:
    """The reason in full and in shorter forms; the last one fits a line of this width."""
    parts = why(texts, one).split(" · ")
    forms = [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return [*forms, shortened(ctx, parts[0], width - 2, style)]


def standings_table(
    ctx: Context, area: Rect, texts: Texts, tournament: Tournament, set_absent: Callable[[int, bool], None]
) -> Node:
    """All players in the order in which they qualify, in a view that scrolls."""
    row = ctx.viewport.pick(42.0, 34.0, 32.0)
    found = tournament.qualification()
    root = Node(area, id="standings", zone=True, name=texts("tournament-tab-standings"))
    line, below = area.local().take_top(ctx.viewport.pick(30.0, 22.0, 21.0), 4)
    view = ScrollView(below, content=row * len(found), id="standings.view", name=texts("tournament-tab-standings"))
    _captions(ctx, root, line._replace(w=view.inner.w), texts)
    for at, one in enumerate(found):
        view.add(_row(ctx, Rect(0, at * row, view.inner.w, row), texts, tournament, one, at + 1, set_absent))
    return root.add(view)


def _cells(ctx: Context, box: Rect) -> tuple[Rect, Rect, list[Rect], Rect, Rect]:
    """Places of number, name, figures, reason, and the switch for absence."""
    box = box.inset(ctx.viewport.pick(16.0, 10.0, 8.0), 0)
    number, box = box.take_left(ctx.viewport.pick(52.0, 46.0, 44.0), 4)
    name, box = box.take_left(ctx.viewport.pick(250.0, 164.0, 118.0), 8)
    figures = []
    for _, *widths in _FIGURES:
        cell, box = box.take_left(ctx.viewport.pick(*widths), 4)
        figures.append(cell)
    choice, reason = box.trim(left=ctx.viewport.pick(28.0, 16.0, 10.0)).take_right(
        ctx.viewport.pick(250.0, 186.0, 168.0), 10
    )
    return number, name, figures, reason, choice


def _captions(ctx: Context, root: Node, line: Rect, texts: Texts) -> None:
    _, name, figures, reason, _ = _cells(ctx, line)
    root.add(
        Label(name, texts("tournament-player"), "caption", "muted"),
        Label(reason, texts("tournament-why"), "caption", "muted"),
    )
    for (key, *_), cell in zip(_FIGURES, figures, strict=True):
        root.add(Label(cell, texts(f"tournament-{key}"), "caption", "muted", "right"))


def _row(
    ctx: Context,
    box: Rect,
    texts: Texts,
    tournament: Tournament,
    one: Qualified,
    place: int,
    set_absent: Callable[[int, bool], None],
) -> Node:
    standing, player = one.standing, one.standing.player
    plays = one.status in ("in", "moved-up")
    row = Panel(box, fill="panel" if plays else None)
    number, name, figures, reason, choice = _cells(ctx, box.local())
    who = tournament.plan.players[player].name
    style = "name" if plays else "body"
    ink = "ink" if plays else "ink_soft"
    side = ctx.viewport.pick(20.0, 16.0, 16.0)
    if plays:
        row.add(Icon(Rect(number.right - side, number.cy - side / 2, side, side), "check", "pro"))
    row.add(Label(number, texts("tournament-ordinal", n=place), "strong", "muted"))
    if tournament.is_human(player):
        sign, name = name.take_left(side, 6)
        row.add(Icon(Rect(sign.x, sign.cy - side / 2, side, side), "user", "action_text"))
    row.add(Label(name, shortened(ctx, who, name.w - 2, style), style, ink, name=who))
    board = tournament.tables[standing.table]
    mandates = board.mandates[board.seats.players.index(player)]
    values = (
        str(standing.table + 1),
        texts("tournament-ordinal", n=standing.rank),
        str(standing.points),
        share_text(texts, standing.share),
        str(mandates),
    )
    for value, cell in zip(values, figures, strict=True):
        row.add(Label(cell, value, "number" if plays else "body", ink, "right"))
    said = why(texts, one)
    row.add(
        Label(reason, reason_forms(ctx, texts, one, reason.w, "body"), "body", ink),
        Explained(figures[0].around(reason), _tip(texts, tournament, one, said)),
        Hairline(Rect(0, box.h - 1, box.w, 1)),
    )
    if one.status != "out":
        row.add(
            Ballot(
                choice.inset(0, 2),
                texts("tournament-absent"),
                marked=one.status == "absent",
                many=True,
                on_click=lambda: set_absent(player, one.status != "absent"),
                id=f"absent.{player}",
                tooltip=texts("tournament-absent-tip"),
                size=min(24.0, box.h - 8),
                reason=_reason(texts, tournament, player),
            )
        )
    return row


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
