"""The shape of a save document, checked where it is read."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from macher.saves.problems import SaveError

_DIGEST = r"^[0-9a-f]{16}$"
_PATH = r"^[^\x00]+$"


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


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
    round: int
    phase: str = Field(max_length=80)
    land: str = Field(max_length=40)
    over: bool
    deciding: list[int] = Field(max_length=20)
    scores: list[int] = Field(max_length=20)
    winners: list[int] = Field(max_length=20)


class HeadModel(_Strict):
    """Everything but the commands."""

    game: str
    format: int
    program: str = Field(max_length=80)
    edition: str = Field(max_length=80)
    data: str = Field(max_length=80)
    data_file: str | None = Field(max_length=4096, pattern=_PATH)
    elections: int
    seats: list[SeatModel] = Field(max_length=20)
    seed: int
    options: OptionsModel
    start: str = Field(pattern=_DIGEST)
    assisted: bool
    advised: int = Field(default=0, ge=0)
    played_on: int = Field(default=0, ge=0)
    guided: bool = False
    summary: SummaryModel


class RecordModel(_Strict):
    """A command; what it says is checked by the codec of the commands."""

    n: int
    unit: int
    command: dict[str, Any]
    digest: str = Field(pattern=_DIGEST)


class DocumentModel(_Strict):
    """A save document."""

    head: HeadModel
    records: list[RecordModel]
    checksum: str


def check(raw: dict[str, Any]) -> DocumentModel:
    """The checked document.  Raises ``SaveError`` naming the first place that does not fit."""
    try:
        found = DocumentModel.model_validate(raw)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise SaveError("save-damaged", place=place) from None
    for number, record in enumerate(found.records, 1):
        if record.n != number or not 1 <= record.unit <= number:
            raise SaveError("save-command", number=number)
    return found
