"""The shape of a save document, checked where it is read."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, Final, NamedTuple

from macher.checked import Check, Checked, Wrong, entry, flag, listed, maybe, part, text, whole
from macher.files import is_small
from macher.rules.options import GameOptions
from macher.saves.problems import SaveError

MOST_RECORDS: Final = 20_000
"""Most commands of a game; a long one has about a thousand."""
MOST_IN_HEAD: Final = 1_000
"""Most values in the head; it has about sixty."""
LONGEST_PLACE: Final = 80
"""Most characters of a field's name in an error; the file may hold names of any length."""
_DIGEST: Final = "[0-9a-f]{16}"
_IS_DIGEST: Final = re.compile(_DIGEST).fullmatch
FILE_NAME: Final = text(4096, r"[^\x00]+")
"""A file name, or a whole path in older documents."""
POINTS: Final = whole(-1_000_000, 1_000_000)
_SEATS: Final = listed(whole(0, 19), 20)
_COUNT: Final = whole(0, MOST_RECORDS)


class _Strict(Checked, unknown="refuse"):
    """A part of the head."""


class SeatModel(_Strict):
    """Who sat there."""

    party: str = entry(text(40))
    name: str = entry(text(200))
    kind: str = entry(text(40))


class OptionsModel(_Strict, more={rule.name: entry(flag, default=False) for rule in fields(GameOptions)}):
    """House rules; absent ones are off."""


class SummaryModel(_Strict):
    """What lists show."""

    saved: str = entry(text(80))
    round: int = entry(whole(0, 99))
    phase: str = entry(text(80))
    land: str = entry(text(40))
    over: bool = entry(flag)
    deciding: list[int] = entry(_SEATS)
    scores: list[int] = entry(listed(POINTS, 20))
    winners: list[int] = entry(_SEATS)


def _table(value: Any) -> Any:
    """Any table; what it says is checked by the codec of the game."""
    if isinstance(value, dict):
        return value
    raise Wrong


class HeadModel(_Strict):
    """Everything but the commands."""

    game: str = entry(text(80))
    format: int = entry(_COUNT)
    program: str = entry(text(80))
    edition: str = entry(text(80))
    data: str = entry(text(80))
    data_file: str | None = entry(maybe(FILE_NAME))
    elections: int = entry(whole(0, 99))
    seats: list[SeatModel] = entry(listed(part(SeatModel), 20))
    seed: int = entry(whole(0, (1 << 64) - 1))
    options: OptionsModel = entry(part(OptionsModel))
    start: str = entry(text(16, _DIGEST))
    assisted: bool = entry(flag)
    advised: int = entry(_COUNT, default=0)
    played_on: int = entry(_COUNT, default=0)
    guided: bool = entry(flag, default=False)
    stood_in: int = entry(_COUNT, default=0)
    position: dict[str, Any] | None = entry(maybe(_table), default=None)
    summary: SummaryModel = entry(part(SummaryModel))


class RecordModel(NamedTuple):
    """A command; what it says is checked by the codec of the commands."""

    n: int
    unit: int
    command: dict[str, Any]
    digest: str


class DocumentModel(NamedTuple):
    """A save document."""

    head: HeadModel
    records: list[RecordModel]


def check(raw: dict[str, Any]) -> DocumentModel:
    """The checked document.  Raises ``SaveError`` naming the first place that does not fit.

    The lines of the commands are checked one by one, up to the first that does not fit: a model would collect the
    errors of a million lines and run out of memory.
    """
    wrong = sorted(raw.keys() ^ {"head", "records", "checksum"})
    if wrong:
        raise _damaged(wrong[0])
    if not isinstance(raw["checksum"], str):
        raise _damaged("checksum")
    if not is_small(raw["head"], MOST_IN_HEAD):
        raise _damaged("head")
    head = checked(part(HeadModel), raw["head"], "head")
    if not isinstance(raw["records"], list) or len(raw["records"]) > MOST_RECORDS:
        raise _damaged("records")
    return DocumentModel(head, [_record(at, record) for at, record in enumerate(raw["records"])])


def checked(check: Check, value: Any, *place: str) -> Any:
    """What stands at a place of a document.  Raises ``SaveError`` naming the first place inside that does not fit."""
    try:
        return check(value)
    except Wrong as wrong:
        raise _damaged(".".join(map(str, (*place, *wrong.place)))) from None


def _record(at: int, raw: Any) -> RecordModel:
    """A line, with numbers that fit its place."""
    place = f"records.{at}"
    if not isinstance(raw, dict):
        raise _damaged(place)
    wrong = sorted(raw.keys() ^ set(RecordModel._fields))
    if wrong:
        raise _damaged(f"{place}.{wrong[0]}")
    record = RecordModel(**raw)
    if type(record.n) is not int or type(record.unit) is not int:
        raise _damaged(f"{place}.{'n' if type(record.n) is not int else 'unit'}")
    if not isinstance(record.command, dict):
        raise _damaged(f"{place}.command")
    if not isinstance(record.digest, str) or not _IS_DIGEST(record.digest):
        raise _damaged(f"{place}.digest")
    if record.n != at + 1 or not 1 <= record.unit <= record.n:
        raise SaveError("save-command", number=at + 1)
    return record


def _damaged(place: str) -> SaveError:
    return SaveError("save-damaged", place=place[:LONGEST_PLACE])
