"""The shape of a tournament's file, checked where it is read."""

from __future__ import annotations

from typing import Any, Final

from macher.checked import Checked, entry, listed, maybe, part, text, whole
from macher.files import is_small
from macher.rules.cards import PARTIES
from macher.rules.options import GameOptions
from macher.saves.document import name_of_figures
from macher.saves.figures import figures_file
from macher.saves.problems import SaveError
from macher.saves.schema import FILE_NAME, POINTS, OptionsModel, checked
from macher.session.config import LONGEST_NAME, SEEDS, ConfigRefused, check_kind
from macher.session.tournament import FEWEST_PLAYERS, FINALISTS, TABLE_SIZES, TableSeats
from macher.session.tournament_progress import MOST_PLAYERS, Board, Entrant, Plan, Tournament

MOST_VALUES: Final = 20_000
"""Most values in a file; a tournament of a thousand players has about ten thousand."""


_SEED: Final = whole(0, SEEDS - 1)
_AT_TABLE: Final = TABLE_SIZES[-1]
_PLAYER_NUMBER: Final = whole(0, MOST_PLAYERS - 1)


class _Strict(Checked, unknown="refuse"):
    """A part of the document."""


class _Player(_Strict):
    name: str = entry(text(LONGEST_NAME))
    kind: str = entry(text(40))


class _Board(_Strict):
    players: list[int] = entry(listed(_PLAYER_NUMBER, _AT_TABLE, TABLE_SIZES[0]))
    parties: list[str] = entry(listed(text(80), _AT_TABLE))
    seed: int = entry(_SEED)
    points: list[int] = entry(listed(POINTS, _AT_TABLE))
    mandates: list[int] = entry(listed(POINTS, _AT_TABLE))
    digest: str = entry(text(80))


class _Head(_Strict):
    game: str = entry(text(80))
    format: int = entry(whole(0, 99))
    program: str = entry(text(80))
    begun: str = entry(text(80))
    edition: str = entry(text(80))
    data: str = entry(text(80))
    data_file: str | None = entry(maybe(FILE_NAME))
    elections: int = entry(whole(0, 99))
    seed: int = entry(_SEED)
    options: OptionsModel = entry(part(OptionsModel))
    players: list[_Player] = entry(listed(part(_Player), MOST_PLAYERS, FEWEST_PLAYERS))
    tables: list[_Board] = entry(listed(part(_Board), MOST_PLAYERS // TABLE_SIZES[0], 2))
    final: _Board | None = entry(maybe(part(_Board)))
    absent: list[int] = entry(listed(_PLAYER_NUMBER, MOST_PLAYERS))


class _Document(_Strict):
    head: _Head = entry(part(_Head))
    checksum: str = entry(text(80))


def check(raw: dict[str, Any]) -> Tournament:
    """The tournament in a document.  Raises ``SaveError`` naming the first place that does not fit."""
    if not is_small(raw, MOST_VALUES):
        raise SaveError("save-damaged", place="head")
    head: _Head = checked(part(_Document), raw).head
    _require(all(_is_kind(player.kind) for player in head.players), "head.players")
    everybody = range(len(head.players))
    for at, board in enumerate(head.tables):
        _check_board(board, f"head.tables.{at}")
    seated = sorted(player for board in head.tables for player in board.players)
    _require(seated == list(everybody), "head.tables")
    _require(all(player in everybody for player in head.absent), "head.absent")
    if head.final is not None:
        _check_board(head.final, "head.final")
        _require(len(head.final.players) == FINALISTS, "head.final")
        _require(all(player in everybody for player in head.final.players), "head.final")
        _require(all(board.points for board in head.tables), "head.final")
    return _tournament(head)


def _check_board(board: _Board, place: str) -> None:
    size = len(board.players)
    _require(len(set(board.players)) == size, f"{place}.players")
    parties = set(board.parties)
    _require(len(board.parties) == len(parties) == size and parties <= set(PARTIES), f"{place}.parties")
    _require(len(board.points) in (0, size) and len(board.mandates) == len(board.points), f"{place}.points")


def _require(fits: bool, place: str) -> None:
    if not fits:
        raise SaveError("save-damaged", place=place)


def _tournament(head: _Head) -> Tournament:
    data_file = None if head.data_file is None else name_of_figures(head.data_file)
    plan = Plan(
        players=tuple(Entrant(player.name, player.kind) for player in head.players),
        edition=head.edition,
        elections=head.elections,
        seed=head.seed,
        options=GameOptions(**head.options.all),
        data_file=figures_file(data_file, head.edition, head.data),
    )
    return Tournament(
        plan,
        head.data,
        tuple(_made(board) for board in head.tables),
        None if head.final is None else _made(head.final),
        frozenset(head.absent),
        head.begun,
    )


def _made(board: _Board) -> Board:
    parties = tuple(PARTIES.index(party) for party in board.parties)
    seats = TableSeats(tuple(board.players), parties, board.seed)
    return Board(seats, tuple(board.points), tuple(board.mandates), board.digest)


def _is_kind(kind: str) -> bool:
    try:
        check_kind(kind)
    except ConfigRefused:
        return False
    return True
