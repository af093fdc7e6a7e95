"""Makes the capabilities of the classic editions from their figures and policies."""

from __future__ import annotations

from collections.abc import Mapping

from macher.editions.classic.values import ClassicFigures, ClassicLength, ClassicPolicies
from macher.rules.capabilities import (
    Calendar,
    Capabilities,
    CoalitionTiles,
    Dice,
    ExchangePool,
    NationalBoard,
    Sides,
    SingleActions,
)


def capabilities(
    figures: ClassicFigures, lengths: Mapping[int, ClassicLength], policies: ClassicPolicies
) -> Capabilities:
    """Everything special that the interface and AI seats may meet in this edition."""
    phones = frozenset(number for number, card in enumerate(figures.cabinet) if card.phone)
    return Capabilities(
        national=NationalBoard(figures.national, figures.secured_points, policies.national_slides),
        dice=Dice(
            figures.dice_faces,
            figures.kept_poll_dice,
            tuple(card.dice for card in figures.contributions),
            figures.refusal_dice,
        ),
        pool=ExchangePool(policies.pool_single, policies.displaced_to_pool),
        tiles=CoalitionTiles(phones, figures.voluntary_common, policies.unused_tiles_leave),
        single_actions=SingleActions(policies.by_region),
        conference=policies.conference,
        sides=Sides(policies.losers_always),
        vote_cap=figures.vote_cap,
        poll_minimum=figures.poll_minimum,
        poll_entries=figures.poll_entries,
        calendars={
            elections: Calendar(length.polls, length.payouts, length.money_rounds)
            for elections, length in lengths.items()
        },
        member_prizes=figures.member_prizes,
        influence_backwards=policies.influence_backwards,
        may_flip=policies.may_flip,
    )
