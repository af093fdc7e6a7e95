"""The shape of a tournament's file, checked where it is read."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from macher.files import is_small
from macher.rules.cards import PARTIES
from macher.rules.edition import GameOptions
from macher.saves.document import name_of_figures
from macher.saves.figures import figures_file
from macher.saves.problems import SaveError
from macher.saves.schema import LONGEST_PLACE, PATH, OptionsModel, Points
from macher.session.config import LONGEST_NAME, SEEDS, ConfigRefused, check_kind
from macher.session.tournament import FEWEST_PLAYERS, FINALISTS, TABLE_SIZES, TableSeats
from macher.session.tournament_progress import MOST_PLAYERS, Board, Entrant, Plan, Tournament

MOST_VALUES: Final = 20_000
"""Most values in a file; a tournament of a thousand players has about ten thousand."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Player(_Strict):
    name: str = Field(max_length=LONGEST_NAME)
    kind: str = Field(max_length=40)


class _Board(_Strict):
    players: list[int] = Field(min_length=TABLE_SIZES[0], max_length=TABLE_SIZES[-1])
    parties: list[str] = Field(max_length=TABLE_SIZES[-1])
    seed: int = Field(ge=0, lt=SEEDS)
    points: list[Points] = Field(max_length=TABLE_SIZES[-1])
    mandates: list[Points] = Field(max_length=TABLE_SIZES[-1])
    digest: str = Field(max_length=80)


class _Head(_Strict):
    game: str
    format: int
    program: str = Field(max_length=80)
    begun: str = Field(max_length=80)
    edition: str = Field(max_length=80)
    data: str = Field(max_length=80)
    data_file: str | None = Field(max_length=4096, pattern=PATH)
    elections: int = Field(ge=0, le=99)
    seed: int = Field(ge=0, lt=SEEDS)
    options: OptionsModel
    players: list[_Player] = Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)
    tables: list[_Board] = Field(min_length=2, max_length=MOST_PLAYERS // TABLE_SIZES[0])
    final: _Board | None
    absent: list[int] = Field(max_length=MOST_PLAYERS)


class _Document(_Strict):
    head: _Head
    checksum: str


def check(raw: dict[str, Any]) -> Tournament:
    """The tournament in a document.  Raises ``SaveError`` naming the first place that does not fit."""
    if not is_small(raw, MOST_VALUES):
        raise SaveError("save-damaged", place="head")
    try:
        head = _Document.model_validate(raw).head
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors(include_url=False, include_input=False)[0]["loc"])
        raise SaveError("save-damaged", place=place[:LONGEST_PLACE]) from None
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
        options=GameOptions(**head.options.model_dump()),
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
