"""The shape of a save document, checked where it is read."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from macher.files import is_small
from macher.saves.problems import SaveError

MOST_RECORDS: Final = 20_000
"""Most commands of a game; a long one has about a thousand."""
MOST_IN_HEAD: Final = 1_000
"""Most values in the head; it has about sixty."""
LONGEST_PLACE: Final = 80
"""Most characters of a field's name in an error; the file may hold names of any length."""
_DIGEST = r"^[0-9a-f]{16}$"
_IS_DIGEST: Final = re.compile("[0-9a-f]{16}").fullmatch
PATH: Final = r"^[^\x00]+$"
"""A file name, or a whole path in older documents."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Seat = Annotated[int, Field(ge=0, lt=20)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class SeatModel(_Strict):
    """Who sat there."""

    party: str = Field(max_length=40)
    name: str = Field(max_length=200)
    kind: str = Field(max_length=40)


class OptionsModel(_Strict):
    """House rules; absent ones are off."""

    bluff_bids: bool = False
    partners_may_decline: bool = False
    no_flipping: bool = False
    second_after_tie: bool = False
    deal_programs: bool = False
    open_money: bool = False
    flipping: bool = False
    region_rally: bool = False
    literal_funds: bool = False


class SummaryModel(_Strict):
    """What lists show."""

    saved: str = Field(max_length=80)
    round: int = Field(ge=0, le=99)
    phase: str = Field(max_length=80)
    land: str = Field(max_length=40)
    over: bool
    deciding: list[Seat] = Field(max_length=20)
    scores: list[Points] = Field(max_length=20)
    winners: list[Seat] = Field(max_length=20)


class HeadModel(_Strict):
    """Everything but the commands."""

    game: str
    format: int
    program: str = Field(max_length=80)
    edition: str = Field(max_length=80)
    data: str = Field(max_length=80)
    data_file: str | None = Field(max_length=4096, pattern=PATH)
    elections: int = Field(ge=0, le=99)
    seats: list[SeatModel] = Field(max_length=20)
    seed: int = Field(ge=0, lt=1 << 64)
    options: OptionsModel
    start: str = Field(pattern=_DIGEST)
    assisted: bool
    advised: int = Field(default=0, ge=0, le=MOST_RECORDS)
    played_on: int = Field(default=0, ge=0, le=MOST_RECORDS)
    guided: bool = False
    stood_in: int = Field(default=0, ge=0)
    position: dict[str, Any] | None = None
    summary: SummaryModel


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
    try:
        head = HeadModel.model_validate(raw["head"])
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise _damaged(".".join(map(str, ("head", *first["loc"])))) from None
    if not isinstance(raw["records"], list) or len(raw["records"]) > MOST_RECORDS:
        raise _damaged("records")
    return DocumentModel(head, [_record(at, record) for at, record in enumerate(raw["records"])])


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
