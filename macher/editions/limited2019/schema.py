"""Shape of the data file of 2019: which tables and figures it has, and of what kind and range each one is.

``content`` checks whether the figures fit together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from macher.editions import schema
from macher.editions.problems import Problem
from macher.editions.schema import (
    Amount,
    BoxTable,
    Count,
    EditionTable,
    Euros,
    LandTable,
    MediaTable,
    Name,
    PollTable,
    ProvenanceTable,
    RalliesTable,
    Table,
    TrendTable,
    VotesTable,
)
from macher.rules.edition import ActionName, Symbol


class LengthTable(Table):
    """One length of the game."""

    rounds: list[Count]
    media_markers: Count
    politicians: list[Name]
    presence: list[Name]
    donation_rounds: Amount
    entry_open: list[Amount]
    refill_after: Amount
    minutes: list[Count]


class StateTable(LandTable):
    """A federal state card, large or small."""

    size: Literal["large", "small"]


class PollsTable(Table):
    """The polls and what an unpublished one brings."""

    kept_base: Amount
    cards: list[PollTable]


class ActionTable(Table):
    """An action of a politician."""

    action: Annotated[ActionName, Field(strict=False)]
    amount: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    once: bool = False


class PoliticianTable(Table):
    """A politician with the main action and the secondary ones."""

    cost: Euros
    main: ActionTable
    secondary: list[ActionTable]


class ProgramTable(Table):
    """Program cards and the size of their display by number of players."""

    copies: Count
    display: dict[str, Count]


class OpinionsTable(Table):
    """Popular opinion cards."""

    copies: Count


class StartTable(Table):
    """What everybody has at the start, and the blocks of the starting deployment."""

    money: Euros
    base: Amount
    blocks: list[list[Annotated[Symbol, Field(strict=False)]]]


class ElectionTable(Table):
    """Votes that win an election and the points for it."""

    majority: Count
    sole: Amount
    each: Amount
    coalition: Amount
    none: Amount


class MoneyTable(Table):
    """Unit of money, income, the penalty for bluffing and the prizes for money left."""

    unit: Annotated[int, Field(ge=1, le=1_000_000)]
    income_per_point: Euros
    bluff_base_penalty: Amount
    final_prizes: list[Amount]


class DonationTable(Table):
    """A donation card."""

    money: Euros
    accept: Amount
    reject: Amount


class EditionData(Table):
    """A whole data file."""

    edition: EditionTable
    lengths: dict[str, LengthTable]
    presence: dict[str, list[Amount]]
    votes: VotesTable
    lands: dict[str, StateTable]
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
    box: list[BoxTable] = Field(default_factory=list)


def parse(raw: Mapping[str, Any]) -> EditionData | tuple[Problem, ...]:
    """The data, or everything about its shape that does not fit."""
    return schema.parse(EditionData, raw)
