"""The text of a tournament's file: JSON with a checksum, like the saves of its tables."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from macher import __version__
from macher.files import NotRegular, TooLarge, read_bytes
from macher.rules.cards import PARTIES
from macher.rules.options import GameOptions
from macher.saves.document import LARGEST_FILE, read_json
from macher.saves.problems import SaveError
from macher.session.tournament_progress import Board, Tournament

TOURNAMENT: Final = "macher-tournament"
"""Marks a document as a tournament of this game."""
FORMAT: Final = 1
"""The format that is written, and the newest that is read."""


def text_of(tournament: Tournament) -> str:
    """The text of a tournament's file."""
    head = _head(tournament)
    return json.dumps({"head": head, "checksum": _checksum(head)}, indent=1, ensure_ascii=False) + "\n"


def load(path: Path) -> Tournament:
    """Reads a tournament's file, which is never changed.  Raises ``SaveError``."""
    try:
        return parse(read_bytes(path, LARGEST_FILE))
    except FileNotFoundError:
        raise SaveError("save-missing", path) from None
    except TooLarge as error:
        raise SaveError("save-too-large", path, limit=error.limit // 1024 // 1024) from None
    except NotRegular:
        raise SaveError("save-no-file", path) from None
    except OSError as error:
        raise SaveError("save-unreadable", path, detail=error.strerror or str(error)) from None
    except SaveError as error:
        raise error.in_file(path) from None


def parse(written: bytes) -> Tournament:
    """The tournament in a file's bytes.  Raises ``SaveError``."""
    from macher.session.tournament_schema import check

    raw = read_json(written)
    if not isinstance(raw, dict) or not isinstance(raw.get("head"), dict) or raw["head"].get("game") != TOURNAMENT:
        raise SaveError("save-not-a-save")
    found = raw["head"].get("format")
    if type(found) is not int or found < 1:
        raise SaveError("save-damaged", place="format")
    if found > FORMAT:
        raise SaveError("save-newer", found=found, known=FORMAT, program=str(raw["head"].get("program"))[:20])
    tournament = check(raw)
    if raw.get("checksum") != _checksum(raw["head"]):
        raise SaveError("save-edited")
    return tournament


def _head(tournament: Tournament) -> dict[str, Any]:
    plan = tournament.plan
    return {
        "game": TOURNAMENT,
        "format": FORMAT,
        "program": __version__,
        "begun": tournament.begun,
        "edition": plan.edition,
        "data": tournament.data_digest,
        "data_file": None if plan.data_file is None else plan.data_file.name,
        "elections": plan.elections,
        "seed": plan.seed,
        "options": {name: getattr(plan.options, name) for name in GameOptions.__dataclass_fields__},
        "players": [{"name": each.name, "kind": each.kind} for each in plan.players],
        "tables": [_board(board) for board in tournament.tables],
        "final": None if tournament.final is None else _board(tournament.final),
        "absent": sorted(tournament.absent),
    }


def _board(board: Board) -> dict[str, Any]:
    return {
        "players": list(board.seats.players),
        "parties": [PARTIES[party] for party in board.seats.parties],
        "seed": board.seats.seed,
        "points": list(board.points),
        "mandates": list(board.mandates),
        "digest": board.digest,
    }


def _checksum(head: dict[str, Any]) -> str:
    try:
        written = json.dumps(head, sort_keys=True, separators=(",", ":"))
    except (ValueError, RecursionError):  # numbers that JSON cannot write back
        return ""
    return sha256(written.encode()).hexdigest()[:32]
