"""What the shapes of all data files share: kinds of numbers, common tables, and our own error messages.

``content`` checks whether the figures fit together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from macher.editions.problems import Problem
from macher.rules.edition import Provenance

Count = Annotated[int, Field(ge=1, le=1_000)]
Amount = Annotated[int, Field(ge=0, le=1_000)]
Euros = Annotated[int, Field(ge=0, le=1_000_000)]
Steps = Annotated[int, Field(ge=-100, le=100)]
Name = Annotated[str, Field(min_length=1)]


class Table(BaseModel):
    """A table of a data file; unknown fields and values of the wrong type are errors."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


T = TypeVar("T", bound=Table)
MOST_PROBLEMS: Final = 100
"""Most errors in the shape of a file that are reported."""
_LONGEST: Final = 80
"""Most characters of a wrong value that a message cites."""


class EditionTable(Table):
    """Which edition this is, who can play it and with which topics."""

    key: Name
    seats: list[Count]
    topics: list[Name]


class VotesTable(Table):
    """Votes at which the rows of the state cards begin."""

    bands: list[Amount]


class LandTable(Table):
    """A state card; ``bands`` only if its rows begin at other votes than usual."""

    maximum: Count
    points: list[Amount]
    bands: list[Amount] | None = None


class PollTable(Table):
    """A poll card, one change for each party."""

    linke: Steps
    spd: Steps
    gruene: Steps
    cdu: Steps
    fdp: Steps


class RalliesTable(Table):
    """Cubes, spots and costs of rallies."""

    supply: Count
    spots: Count
    costs: list[Euros]
    convert_minimum: Count


class MediaTable(Table):
    """Media spots of a state and the price of a marker."""

    spots: Count
    price: Euros


class TrendTable(Table):
    """Spaces of the trend scale."""

    scale: list[Steps]


class ProvenanceTable(Table):
    """Where some figures come from."""

    of: list[Name]
    provenance: Provenance = Field(alias="is")
    source: Name


class BoxTable(Table):
    """What a player has read off a card of their own box, and when."""

    card: Name
    """Path of the card."""
    day: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]
    says: dict[str, int | bool | str | list[int]]
    """Its figures by their paths inside the card."""


def parse(shape: type[T], raw: Mapping[str, Any]) -> T | tuple[Problem, ...]:
    """The data, or everything about its shape that does not fit."""
    try:
        return shape.model_validate(raw)
    except ValidationError as error:
        return tuple(_problem(each) for each in error.errors(include_url=False)[:MOST_PROBLEMS])


def dotted(path: Sequence[str | int]) -> str:
    """A path as the file's notes write it: parts joined by dots, list entries counted from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


_KINDS: Final[Mapping[str, str]] = {
    "int_type": "data-not-integer",
    "int_from_float": "data-not-integer",
    "string_type": "data-not-text",
    "bool_type": "data-not-boolean",
    "list_type": "data-not-list",
    "dict_type": "data-not-table",
    "model_type": "data-not-table",
    "model_attributes_type": "data-not-table",
    "missing": "data-missing",
    "extra_forbidden": "data-unknown-key",
    "string_too_short": "data-missing",
}
"""Pydantic error types whose reason needs no arguments."""


def _problem(error: ErrorDetails) -> Problem:
    """A pydantic error as one of our problems."""
    key, kind, context = dotted(error["loc"]), error["type"], error.get("ctx", {})
    if kind in _KINDS:
        return Problem(key, _KINDS[kind])
    if kind == "greater_than_equal":
        return Problem(key, "data-too-low", {"limit": int(context["ge"])})
    if kind == "less_than_equal":
        return Problem(key, "data-too-high", {"limit": int(context["le"])})
    if kind in ("literal_error", "enum"):
        allowed = context["expected"].replace("'", "").replace(" or ", ", ")
        return Problem(key, "data-not-one-of", {"found": str(error["input"])[:_LONGEST], "allowed": allowed})
    return Problem(key, "data-invalid", {"detail": error["msg"]})
