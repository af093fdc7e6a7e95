"""The standings after the preliminary round: who plays the final, and why."""

from __future__ import annotations

from collections.abc import Callable

from macher.i18n import Texts
from macher.session.tournament import Qualified
from macher.session.tournament_progress import Tournament
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part
from macher.ui.kit.table_view import Cell, TableColumn, TableRow
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.screens.tournament_tables import share_factor, share_text
from macher.ui.widgets import Ballot

__all__ = ["reason_forms", "standings_table", "why"]

_NUMBERS = ("at-table", "rank", "points", "share", "mandates")
"""Columns with figures."""


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


def reason_forms(reason: str) -> list[str]:
    """The reason in full and in shorter forms."""
    parts = reason.split(" · ")
    return [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]


def standings_table(kit: Kit, texts: Texts, tournament: Tournament, set_absent: Callable[[int, bool], None]) -> Part:
    """All players in the order in which they qualify, in a view that scrolls."""
    columns = [
        TableColumn(style="strong"),
        TableColumn(),
        TableColumn(texts("tournament-player"), weight=1),
        *(TableColumn(texts(f"tournament-{key}"), align="right") for key in _NUMBERS),
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
        heads=kit.step("caption"),
        head_style="caption",
        inset=kit.step("gap"),
        shrinks=False,
        zone=True,
    )


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
            texts("tournament-absent"),
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
