"""Turns checked data of a classic edition into the frozen values that its phases read."""

from __future__ import annotations

from typing import Final, cast

from macher.editions.build import TABLE_VOTES, assemble, expand
from macher.editions.classic.capabilities import capabilities
from macher.editions.classic.schema import (
    ActionTable,
    ChoiceTable,
    ClassicData,
    ContributionTable,
    LengthTable,
    PoliticianTable,
    SurveyTable,
)
from macher.editions.classic.values import CabinetCard, ClassicFigures, ClassicLength, ClassicPolicies, Contribution
from macher.editions.parts import EditionParts
from macher.rules.capabilities import NationalSpace
from macher.rules.cards import PARTIES
from macher.rules.edition import ActionName, ActionSpec, Donation, Edition, Figure, LandCard, Politician, PollCard
from macher.rules.national.values import StartChoice, StartEntry

NO_BACK: Final = -1
"""The backs of the polls are alike (VG06 4.1)."""


def build(data: ClassicData, parts: EditionParts, provenance: tuple[Figure, ...]) -> Edition:
    """The edition made from data that ``content.problems`` found nothing wrong with."""
    lengths = {int(key): _length(data, int(key), table) for key, table in data.lengths.items()}
    figures, policies = _figures(data), cast(ClassicPolicies, parts.policies)
    having = capabilities(figures, lengths, policies)
    return assemble(parts, tuple(data.edition.seats), lengths, figures, provenance, having)


def _figures(data: ClassicData) -> ClassicFigures:
    """The figures; those that only the rules of 2019 need are empty or 0, and no majority is needed to win."""
    cabinet = tuple(_card(key, table) for key, table in data.politicians.items())
    return ClassicFigures(
        topics=tuple(data.edition.topics),
        program_copies=data.program.copies,
        opinion_copies=data.opinions.copies,
        lands=tuple(
            LandCard(key, False, land.maximum, expand(land.bands or data.votes.bands, land.points))
            for key, land in data.lands.items()
        ),
        polls=tuple(_poll(card) for card in data.polls.cards),
        politicians=tuple(Politician(card.key, card.cost, card.actions[0], card.actions[1:]) for card in cabinet),
        donations=tuple(Donation(card.money, 0, 0) for card in data.contributions.cards),
        blocks=(),
        display_size=dict.fromkeys(data.edition.seats, 0),
        rally_costs=tuple(data.rallies.costs),
        trend_scale=tuple(data.trend.scale),
        start_money=data.start.money,
        start_base=data.start.base,
        rally_supply=data.rallies.supply,
        rally_spots=data.rallies.spots,
        media_spots=data.media.spots,
        media_price=data.media.price,
        convert_minimum=data.rallies.convert_minimum,
        majority=TABLE_VOTES,
        bonus_sole=0,
        bonus_each=0,
        bonus_coalition=0,
        bonus_none=0,
        poll_kept_base=0,
        bluff_base_penalty=0,
        income_per_point=data.money.income_per_point,
        money_prizes=(0, 0),
        money_unit=data.money.unit,
        currency=data.money.currency,
        cabinet=cabinet,
        contributions=tuple(_contribution(card) for card in data.contributions.cards),
        columns=(_column(data.start.column_1), _column(data.start.column_2)),
        national=tuple(NationalSpace(space.recruits, space.points) for space in data.national.spaces),
        secured_points=data.national.secured_points,
        member_prizes=(data.members.prizes[0], data.members.prizes[1]),
        dice_faces=tuple(data.dice.faces),
        refusal_dice=data.contributions.refusal_dice,
        kept_poll_dice=data.polls.kept_dice,
        poll_entries=data.polls.entries,
        vote_cap=TABLE_VOTES,
        pool_size=data.opinions.pool,
        program_hand=data.program.hand,
        tiles=data.coalitions.tiles,
        voluntary_common=data.coalitions.voluntary,
        forced_common=data.coalitions.forced,
        poll_minimum=data.polls.minimum,
        meeting_start=data.start.meetings,
    )


def _poll(card: SurveyTable) -> PollCard:
    return PollCard(tuple(getattr(card, party) for party in PARTIES), NO_BACK)


def _action(table: ActionTable) -> ActionSpec:
    return ActionSpec(ActionName(table.action), table.amount or 0, False)


def _card(key: str, table: PoliticianTable) -> CabinetCard:
    return CabinetCard(key, table.cost, table.phone, tuple(_action(each) for each in table.actions))


def _contribution(card: ContributionTable) -> Contribution:
    return Contribution(card.money, card.dice)


def _column(choices: list[ChoiceTable]) -> tuple[StartChoice, ...]:
    return tuple(
        StartChoice(tuple(StartEntry(entry.symbol, entry.amount) for entry in choice.entries), choice.members)
        for choice in choices
    )


def _length(data: ClassicData, rounds: int, table: LengthTable) -> ClassicLength:
    """One election in each round; the cards that are in play with or without those of the symbol "7" (VG06 8)."""
    return ClassicLength(
        elections=rounds,
        elections_per_round=(1,) * rounds,
        media_markers=table.media_markers,
        politicians=_in_play([card.seven for card in data.politicians.values()], table),
        presence=tuple(data.presence.spots[:rounds]),
        presence_paths=tuple(f"presence.spots.{number}" for number in range(1, rounds + 1)),
        donation_rounds=table.contribution_rounds,
        minutes=(table.minutes[0], table.minutes[1]),
        entry_open=tuple(table.entry_open),
        polls=_in_play([card.seven for card in data.polls.cards], table),
        donations=_in_play([card.seven for card in data.contributions.cards], table),
        payouts=tuple(table.payouts),
        money_rounds=table.money_rounds,
    )


def _in_play(marked: list[bool], table: LengthTable) -> tuple[int, ...]:
    """Numbers of the cards in play; ``marked`` tells which have the symbol "7"."""
    return tuple(number for number, seven in enumerate(marked) if table.sevens or not seven)
