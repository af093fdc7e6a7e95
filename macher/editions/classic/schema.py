"""Shape of the data files of the classic editions: which tables and figures they have, of what kind and range.

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
    PollTable,
    ProvenanceTable,
    RalliesTable,
    Table,
    TrendTable,
    VotesTable,
)
from macher.rules.edition import Symbol

Face = Annotated[int, Field(ge=0, le=20)]


class LengthTable(Table):
    """One length of the game; it is named by its rounds, each of which holds one election."""

    sevens: bool
    """Whether the cards with the symbol "7" are in play (VG06 8)."""
    media_markers: Count
    entry_open: list[Amount]
    payouts: list[Count]
    money_rounds: Amount
    contribution_rounds: Amount
    minutes: list[Count]


class PresenceTable(Table):
    """Spaces for media markers on the national board."""

    spots: list[Amount]


class SurveyTable(PollTable):
    """A poll card, perhaps with the symbol "7"."""

    seven: bool = False


class PollsTable(Table):
    """The polls, the lowest bid for one, and what publishing or keeping it brings."""

    minimum: Euros
    entries: Count
    kept_dice: Count
    cards: list[SurveyTable]


class ActionTable(Table):
    """One of the actions of a cabinet card."""

    action: Literal["votes", "double", "replace_media", "trend", "other_trend"]
    amount: Annotated[int, Field(ge=1, le=1_000_000)] | None = None


class PoliticianTable(Table):
    """A cabinet card, perhaps with a telephone or the symbol "7"."""

    cost: Euros
    phone: bool = False
    seven: bool = False
    actions: list[ActionTable]


class ProgramTable(Table):
    """Program cards: of each kind, and in hand after drawing."""

    copies: Count
    hand: Count


class OpinionsTable(Table):
    """Opinion cards: of each kind, and laid into the exchange pool at the start."""

    copies: Count
    pool: Count


class EntryTable(Table):
    """A symbol of the start sheet, for a region of one's choice."""

    symbol: Annotated[Symbol, Field(strict=False)]
    amount: Count


class ChoiceTable(Table):
    """One choice in a column of the start sheet."""

    entries: list[EntryTable]
    members: Amount = 0


class StartTable(Table):
    """What everybody has at the start, and the two columns of the start sheet."""

    money: Euros
    base: Amount
    meetings: Amount
    column_1: list[ChoiceTable]
    column_2: list[ChoiceTable]


class SpaceTable(Table):
    """A space for a national opinion."""

    recruits: Amount
    points: Amount


class NationalTable(Table):
    """Spaces for national opinions, from left to right, and the extra points of a secured one."""

    spaces: list[SpaceTable]
    secured_points: Amount


class CoalitionsTable(Table):
    """Coalition tiles of a party, and equal program cards that a coalition needs."""

    tiles: Count
    voluntary: Count
    forced: Count


class DiceTable(Table):
    """Faces of a die."""

    faces: list[Face]


class MembersTable(Table):
    """Points for the most members and for the second most."""

    prizes: list[Amount]


class MoneyTable(Table):
    """Currency, smallest bill and income."""

    currency: Literal["EUR", "DEM"]
    unit: Annotated[int, Field(ge=1, le=1_000_000)]
    income_per_point: Euros


class ContributionTable(Table):
    """A contribution card, perhaps with the symbol "7"."""

    money: Euros
    dice: Count
    seven: bool = False


class ContributionsTable(Table):
    """The contributions, and the additional dice of the single largest refusal."""

    refusal_dice: Amount
    cards: list[ContributionTable]


class ClassicData(Table):
    """A whole data file."""

    edition: EditionTable
    lengths: dict[str, LengthTable]
    presence: PresenceTable
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
    national: NationalTable
    coalitions: CoalitionsTable
    dice: DiceTable
    members: MembersTable
    money: MoneyTable
    contributions: ContributionsTable
    provenance: list[ProvenanceTable]
    box: list[BoxTable] = Field(default_factory=list)


def parse(raw: Mapping[str, Any]) -> ClassicData | tuple[Problem, ...]:
    """The data, or everything about its shape that does not fit."""
    return schema.parse(ClassicData, raw)
