"""What a hard seat compares: other plans rather than other sizes, one start block; and rallies in the last rounds."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from macher.ai.candidates import NEAR, SAVED, compared, insured, of_one_block
from macher.ai.search import EXPERT, HARD
from macher.ai.value import Choice
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import BuyRallies, Deploy, Pass
from macher.rules.phases.rallies import RallyOptions

E = edition("2019")
OPTIONS = RallyOptions(0, (8, 8, 8, 8), 30, 40_000, E.figures.rally_costs)


def plan(points: float, *counts: int) -> Choice:
    return Choice(BuyRallies(0, counts) if any(counts) else Pass(0), {"votes": points})


def alike(choice: Choice) -> float:
    """Nothing is liked more than anything else."""
    return 0.0


def test_other_plans_come_before_other_sizes_of_the_best_one() -> None:
    best, size, other, saving = plan(9, 0, 5, 3, 2), plan(8.9, 0, 5, 3, 3), plan(7, 0, 1, 6, 3), plan(6, 0, 0, 0, 0)
    far = plan(9 - NEAR - 0.1, 8, 0, 0, 0)
    choices = [best, size, other, saving, far]
    assert compared(choices, OPTIONS, False, 4, alike) == [best, other, saving, size]
    assert compared(choices, OPTIONS, False, 2, alike) == [best, other]
    assert compared(choices, OPTIONS, True, 2, alike) == [best, size], "as they come where there is a national board"


def test_what_a_character_likes_most_is_compared_though_others_seem_better() -> None:
    best, second, third = plan(9, 0, 5, 3, 2), plan(8, 0, 1, 6, 3), plan(7, 4, 0, 0, 0)
    assert compared([best, second, third], OPTIONS, False, 2, alike) == [best, second]
    assert compared([best, second, third], OPTIONS, False, 2, lambda choice: choice == third) == [best, third]


def test_one_start_block_is_compared_and_every_block_is_drawn() -> None:
    choices = [Choice(Deploy(0, block, (0, 0, 1, place)), {}) for block in range(5) for place in (1, 2)]
    stream = Stream(3)
    drawn = Counter(choices.index(of_one_block(choices, stream)[0]) // 2 for _ in range(1000))
    assert set(drawn) == set(range(5))
    assert max(drawn.values()) < 300
    assert of_one_block(choices, stream)[0].command.lands[-1] == 1, "the best placing comes first"


def seen(votes: int) -> Any:
    """A view in which the first board votes; three of its opinions match."""
    land = SimpleNamespace(opinions=(0, 2, 4, 9), doubled=-1, votes=(votes, 0), rallies=(0, 0), trend=(0, 0))
    party = SimpleNamespace(program=(0, 2, 4))
    return SimpleNamespace(voting=(0,), lands=(land,) * 4, seat=0, parties=(party,) * 2)


def insure(round: int, votes: int, *counts: int, options: RallyOptions = OPTIONS, whole: int = 0) -> Command:
    command = BuyRallies(0, counts) if any(counts) else Pass(0)
    return insured(command, options, seen(votes), 4 - round, E, whole)


def test_in_the_last_round_all_rallies_are_bought_that_leave_a_little_money() -> None:
    costs = E.figures.rally_costs
    assert insure(4, 10, 3, 0, 0, 0) == BuyRallies(0, (8, 0, 0, 0))
    assert insure(4, 10, 0, 0, 0, 0) == BuyRallies(0, (8, 0, 0, 0))
    short = OPTIONS.__class__(0, OPTIONS.free, OPTIONS.supply, costs[6] + SAVED, costs)
    assert insure(4, 10, 3, 0, 0, 0, options=short) == BuyRallies(0, (6, 0, 0, 0))
    few = OPTIONS.__class__(0, OPTIONS.free, 4, 40_000, costs)
    assert insure(4, 10, 2, 1, 0, 0, options=few) == BuyRallies(0, (3, 1, 0, 0))


def test_what_is_bought_is_never_taken_back() -> None:
    costs = E.figures.rally_costs
    poor = OPTIONS.__class__(0, OPTIONS.free, OPTIONS.supply, costs[3], costs)
    assert insure(4, 10, 3, 0, 0, 0, options=poor) == BuyRallies(0, (3, 0, 0, 0))


@pytest.mark.parametrize(
    ("votes", "bought", "count"),
    [
        (34, 6, 8),  # 52; with one match less 46, so two more
        (45, 6, 6),  # 57 even with one match less
        (10, 6, 6),  # 34 with all rallies: out of reach
    ],
)
def test_in_the_round_before_only_where_one_match_less_would_cost_the_majority(
    votes: int, bought: int, count: int
) -> None:
    assert insure(3, votes, bought, 0, 0, 0) == BuyRallies(0, (count, 0, 0, 0))


def test_before_that_nothing_is_added() -> None:
    assert insure(2, 34, 6, 0, 0, 0) == BuyRallies(0, (6, 0, 0, 0))


def test_an_expert_adds_in_the_round_before_without_doubt() -> None:
    assert EXPERT.whole == 1
    assert HARD.whole == 0
    assert insure(3, 10, 6, 0, 0, 0, whole=1) == BuyRallies(0, (8, 0, 0, 0))
    assert insure(2, 34, 6, 0, 0, 0, whole=1) == BuyRallies(0, (6, 0, 0, 0))
