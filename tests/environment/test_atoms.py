"""Commands in atoms: whatever the rules allow can be spelled, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from leak.worlds import positions, telling

from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.env.atoms import ATOMS, LONGEST, QUESTIONS, Node, _all, spelled, tree
from macher.rules.edition import ActionName
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.opening import LayOptions
from macher.rules.phases.start_player import StartBidOptions

ENOUGH = 5
"""Decisions of a kind that are looked at in a game."""
GAMES = [("2019", 4, 4), ("2019", 3, 7), ("2006", 5, 7), ("2006", 3, 5), ("1997", 4, 7), ("consim", 5, 7)]


def _check(options: Options, seats: int) -> None:
    """The words of a decision and its commands are the same, one for one."""
    found = list(_all(tree(options, seats), ()))
    commands = [command for _, command in found]
    assert len({letters for letters, _ in found}) == len(found)
    assert len(set(commands)) == len(commands)
    assert set(commands) == set(options)
    assert all(len(letters) <= LONGEST and max(letters) < ATOMS for letters, _ in found)


@pytest.mark.parametrize(("key", "seats", "elections"), GAMES)
def test_every_command_has_one_word(key: str, seats: int, elections: int) -> None:
    looked_at: Counter[type] = Counter()
    for position in positions(seats, elections, seed=6, key=key):
        options = position.decision.options
        looked_at[type(options)] += 1
        if looked_at[type(options)] <= ENOUGH:
            _check(options, seats)
    assert set(looked_at) <= set(QUESTIONS)
    assert len(looked_at) >= 14


@pytest.mark.parametrize("key", SHIPPED)
def test_a_forced_atom_is_left_out(key: str) -> None:
    """After the first atom of a decision there is always a choice."""
    stream = Stream(4)
    for position in telling(key, 4, max(find_edition(key).lengths)):
        found: Node | Command = tree(position.decision.options, 4)
        first = True
        while not isinstance(found, Command):
            atoms = found.atoms()
            assert list(atoms) == sorted(set(atoms))
            assert len(atoms) > 1 or (first and atoms)
            found, first = found.take(stream.choice(atoms)), False
        assert found in position.decision.options


@pytest.mark.parametrize("atom", [-1, 40, ATOMS])
def test_other_atoms_are_refused(atom: int) -> None:
    position = next(positions(4, 4, seed=2))
    with pytest.raises(ValueError, match="not legal here"):
        tree(position.decision.options, 4).take(atom)


def test_a_bid_counts_thirty_two_and_then_ones() -> None:
    options = StartBidOptions(2, 0, 70_000, 1000, False, 70_000)
    assert spelled(options, options.bid(7000), 4) == (1, 7)
    assert spelled(options, options.bid(69_000), 4) == (3, 5)
    assert tree(options, 4).atoms() == [1, 2, 3]
    _check(options, 4)


def test_a_bid_of_all_the_money_that_a_game_knows_can_be_spelled() -> None:
    _check(StartBidOptions(0, 41_000, 1_500_000, 1000, True, 1_500_000), 4)


def test_a_program_without_any_card_to_lay_has_a_word() -> None:
    _check(LayOptions(0, (0, 0, 1), (0, 2, 4, 6), 0), 4)


def test_actions_count_seats_from_the_own_one() -> None:
    """Taking the next seat's marker away is the same atom for everybody."""
    from macher.rules.commands import Action, UsePolitician

    words = set()
    for seat in range(4):
        removed = Action(ActionName.REMOVE_MEDIA, (seat + 1) % 4, True)
        options = ActionOptions(seat, 0, (removed,), (), ActionName.REMOVE_MEDIA, (), (), 9000, 5000)
        words.add(spelled(options, UsePolitician(seat, removed, None), 4))
    assert len(words) == 1
