"""Turns checked data of 2019 into the frozen values that the rules read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from macher.editions.build import assemble, expand
from macher.editions.limited2019.schema import ActionTable, EditionData, LengthTable, PoliticianTable
from macher.editions.parts import EditionParts
from macher.editions.schema import PollTable
from macher.rules.cards import PARTIES
from macher.rules.edition import (
    ActionSpec,
    Donation,
    Edition,
    Figure,
    Figures,
    LandCard,
    Length,
    Lengths,
    Politician,
    PollCard,
)

SHORT_GAMES: Final = 3
"""Most elections of a game that begins with a set-up."""
BACK_CHANGE: Final = 2
"""Change of trend of the party on the back of a poll (EN19 section 02)."""


def build(data: EditionData, parts: EditionParts, provenance: tuple[Figure, ...]) -> Edition:
    """The edition made from data that ``content.problems`` found nothing wrong with."""
    lengths = Lengths({int(key): _length(data, int(key), table) for key, table in data.lengths.items()})
    found = assemble(parts, tuple(data.edition.seats), lengths, _figures(data), provenance)
    return replace(found, short_games=min(SHORT_GAMES, min(lengths) - 1))


def _figures(data: EditionData) -> Figures:
    return Figures(
        topics=tuple(data.edition.topics),
        program_copies=data.program.copies,
        opinion_copies=data.opinions.copies,
        lands=tuple(
            LandCard(key, land.size == "large", land.maximum, expand(land.bands or data.votes.bands, land.points))
            for key, land in data.lands.items()
        ),
        polls=tuple(_poll(card) for card in data.polls.cards),
        politicians=tuple(_politician(key, table) for key, table in data.politicians.items()),
        donations=tuple(Donation(card.money, card.accept, card.reject) for card in data.donations),
        blocks=tuple(tuple(block) for block in data.start.blocks),
        display_size={int(players): cards for players, cards in data.program.display.items()},
        rally_costs=tuple(data.rallies.costs),
        trend_scale=tuple(data.trend.scale),
        start_money=data.start.money,
        start_base=data.start.base,
        rally_supply=data.rallies.supply,
        rally_spots=data.rallies.spots,
        media_spots=data.media.spots,
        media_price=data.media.price,
        convert_minimum=data.rallies.convert_minimum,
        majority=data.election.majority,
        bonus_sole=data.election.sole,
        bonus_each=data.election.each,
        bonus_coalition=data.election.coalition,
        bonus_none=data.election.none,
        poll_kept_base=data.polls.kept_base,
        bluff_base_penalty=data.money.bluff_base_penalty,
        income_per_point=data.money.income_per_point,
        money_prizes=(data.money.final_prizes[0], data.money.final_prizes[1]),
        money_unit=data.money.unit,
    )


def _poll(card: PollTable) -> PollCard:
    changes = tuple(getattr(card, party) for party in PARTIES)
    return PollCard(changes, changes.index(BACK_CHANGE))


def _action(table: ActionTable) -> ActionSpec:
    return ActionSpec(table.action, table.amount or 0, table.once)


def _politician(key: str, table: PoliticianTable) -> Politician:
    return Politician(key, table.cost, _action(table.main), tuple(_action(each) for each in table.secondary))


def _length(data: EditionData, elections: int, table: LengthTable) -> Length:
    numbers = {key: number for number, key in enumerate(data.politicians)}
    return Length(
        elections=elections,
        elections_per_round=tuple(table.rounds),
        media_markers=table.media_markers,
        politicians=tuple(numbers[key] for key in table.politicians),
        presence=tuple(value for row in table.presence for value in data.presence[row]),
        presence_paths=tuple(
            f"presence.{row}.{at}" for row in table.presence for at in range(1, len(data.presence[row]) + 1)
        ),
        donation_rounds=table.donation_rounds,
        minutes=(table.minutes[0], table.minutes[1]),
        entry_open=tuple(table.entry_open),
        refill_after=table.refill_after,
    )
