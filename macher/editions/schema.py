"""Shape of an edition's data file: which tables and figures it has, and of what kind and range each one is.

What only fits together with other figures is checked in ``content``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from macher.editions.problems import Problem
from macher.rules.edition import ActionName, Provenance, Symbol

Count = Annotated[int, Field(ge=1, le=1_000)]
Amount = Annotated[int, Field(ge=0, le=1_000)]
Euros = Annotated[int, Field(ge=0, le=1_000_000)]
Steps = Annotated[int, Field(ge=-100, le=100)]
Name = Annotated[str, Field(min_length=1)]


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class EditionTable(_Table):
    """Which edition this is, who can play it and with which topics."""

    key: Name
    seats: list[Count]
    topics: list[Name]


class LengthTable(_Table):
    """One length of the game."""

    rounds: list[Count]
    media_markers: Count
    politicians: list[Name]
    presence: list[Name]
    donation_rounds: Amount
    entry_open: list[Amount]
    refill_after: Amount
    minutes: list[Count]


class VotesTable(_Table):
    """Votes at which the rows of the state cards begin."""

    bands: list[Amount]


class LandTable(_Table):
    """A federal state card; ``bands`` only if its rows begin at other votes than usual."""

    size: Literal["large", "small"]
    maximum: Count
    points: list[Amount]
    bands: list[Amount] | None = None


class PollTable(_Table):
    """A poll card, one change for each party."""

    linke: Steps
    spd: Steps
    gruene: Steps
    cdu: Steps
    fdp: Steps


class PollsTable(_Table):
    """The polls and what an unpublished one brings."""

    kept_base: Amount
    cards: list[PollTable]


class ActionTable(_Table):
    """An action of a politician."""

    action: Annotated[ActionName, Field(strict=False)]
    amount: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    once: bool = False


class PoliticianTable(_Table):
    """A politician with the main action and the secondary ones."""

    cost: Euros
    main: ActionTable
    secondary: list[ActionTable]


class ProgramTable(_Table):
    """Program cards and the size of their display by number of players."""

    copies: Count
    display: dict[str, Count]


class OpinionsTable(_Table):
    """Popular opinion cards."""

    copies: Count


class StartTable(_Table):
    """What everybody has at the start, and the blocks of the starting deployment."""

    money: Euros
    base: Amount
    blocks: list[list[Annotated[Symbol, Field(strict=False)]]]


class RalliesTable(_Table):
    """Cubes, spots and costs of rallies."""

    supply: Count
    spots: Count
    costs: list[Euros]
    convert_minimum: Count


class MediaTable(_Table):
    """Media spots of a state and the price of a marker."""

    spots: Count
    price: Euros


class TrendTable(_Table):
    """Spaces of the trend scale."""

    scale: list[Steps]


class ElectionTable(_Table):
    """Votes that win an election and the points for it."""

    majority: Count
    sole: Amount
    each: Amount
    coalition: Amount
    none: Amount


class MoneyTable(_Table):
    """Unit of money, income, the penalty for bluffing and the prizes for money left."""

    unit: Annotated[int, Field(ge=1, le=1_000_000)]
    income_per_point: Euros
    bluff_base_penalty: Amount
    final_prizes: list[Amount]


class DonationTable(_Table):
    """A donation card."""

    money: Euros
    accept: Amount
    reject: Amount


class ProvenanceTable(_Table):
    """Where some figures come from."""

    of: list[Name]
    provenance: Provenance = Field(alias="is")
    source: Name


class EditionData(_Table):
    """A whole data file."""

    edition: EditionTable
    lengths: dict[str, LengthTable]
    presence: dict[str, list[Amount]]
    votes: VotesTable
    lands: dict[str, LandTable]
    polls: PollsTable
    politicians: dict[str, PoliticianTable]
    program: ProgramTable
    opinions: OpinionsTable
    start: StartTable
    rallies: RalliesTable
    media: MediaTable
    trend: TrendTable
    election: ElectionTable
    money: MoneyTable
    donations: list[DonationTable]
    provenance: list[ProvenanceTable]


def parse(raw: Mapping[str, Any]) -> EditionData | tuple[Problem, ...]:
    """The data, or everything about its shape that does not fit."""
    try:
        return EditionData.model_validate(raw)
    except ValidationError as error:
        return tuple(_problem(each) for each in error.errors(include_url=False))


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
"""Kinds of complaints that need no further words."""


def _problem(error: ErrorDetails) -> Problem:
    """A pydantic complaint in our words."""
    key, kind, context = dotted(error["loc"]), error["type"], error.get("ctx", {})
    if kind in _KINDS:
        return Problem(key, _KINDS[kind])
    if kind == "greater_than_equal":
        return Problem(key, "data-too-low", {"limit": int(context["ge"])})
    if kind == "less_than_equal":
        return Problem(key, "data-too-high", {"limit": int(context["le"])})
    if kind in ("literal_error", "enum"):
        allowed = context["expected"].replace("'", "").replace(" or ", ", ")
        return Problem(key, "data-not-one-of", {"found": str(error["input"]), "allowed": allowed})
    return Problem(key, "data-invalid", {"detail": error["msg"]})
