"""What is told of a command beforehand is what it does, and of a sealed answer what it does once all lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from builders import every_table, fresh_table
from drivers import DRIVERS

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import Deploy, KeepDraftCard, KeepHandCard, LayProgram
from macher.rules.national.commands import FillStartSheet
from macher.rules.phases.base import SealedStep
from macher.rules.table import Table

TABLES = [(key, elections, seats) for key, elections, seats in every_table() if seats == 4]
REVEALED = (KeepDraftCard, LayProgram, KeepHandCard, Deploy, FillStartSheet)
"""Sealed answers that do something by themselves."""


def sealed_answers(key: str, elections: int, seats: int) -> Iterator[tuple[Table, Command, Table]]:
    """The table before each sealed answer, the answer, and the table as soon as the answers have been opened."""
    for seed in range(3):
        table, stream = fresh_table(seats, elections, None, seed, key), Stream(seed, 6)
        driver = DRIVERS["keen" if seed % 2 else "random"]
        while not table.over:
            step = table.flow[-1]
            if not isinstance(step, SealedStep):
                table.apply(driver(table, stream))
                continue
            before, given = table.clone(), []
            while left := step.deciders(table):
                given.append(table.decision(left[0]).options.sample(stream))
                table.carry_out(given[-1])
            at = len(table.flow) - 1
            if step.advance(table):
                del table.flow[at]
            opened = table.clone()
            yield from ((before, command, opened) for command in given)
            table.settle()


def own_part(table: Table, seat: int) -> dict[str, Any]:
    """What a seat has on the boards and before itself."""
    party = table.parties[seat]
    return {
        "boards": [(land.votes[seat], land.trend[seat], land.rallies[seat]) for land in table.lands],
        "media": [land.media.count(seat) for land in table.lands],
        "program": party.program,
        "base": party.base,
        "supply": (party.rallies, party.media),
    }


def foreseen(table: Table, command: Command) -> Table:
    """A copy of the table after what can be told of a command."""
    copy = table.clone()
    copy.log = []
    copy.foresee(command)
    return copy


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_a_sealed_answer_does_alone_what_it_does_among_all(key: str, elections: int, seats: int) -> None:
    """Boards, program, base and supplies of the seat itself."""
    kinds: Counter[type] = Counter()
    for before, command, opened in sealed_answers(key, elections, seats):
        if isinstance(command, REVEALED):
            kinds[type(command)] += 1
            assert own_part(foreseen(before, command), command.seat) == own_part(opened, command.seat), command
    assert kinds


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_of_an_incomplete_answer_the_rest_is_told(key: str, elections: int, seats: int) -> None:
    """Symbols that have no state yet lie nowhere; those that have one lie there."""
    for before, command, _ in sealed_answers(key, elections, seats):
        if isinstance(command, Deploy | FillStartSheet):
            nowhere: Command = replace(command, lands=(-1,) * len(command.lands))
            there = own_part(foreseen(before, nowhere), command.seat)
            assert there["boards"] == own_part(before, command.seat)["boards"]
            for at in range(len(command.lands)):
                lands = tuple(place if at == other else -1 for other, place in enumerate(command.lands))
                one = own_part(foreseen(before, replace(command, lands=lands)), command.seat)
                assert (one["boards"], one["media"]) != (there["boards"], there["media"])


def test_whether_others_can_pay_is_not_told() -> None:
    """A payment is foreseen without what follows from it for the next owners (ruling 32)."""
    more = 0
    for seed in range(40):
        table, stream = fresh_table(4, 4, None, seed), Stream(seed, 6)
        while not table.over and not more:
            command = DRIVERS["keen"](table, stream)
            if table.flow[-1].name == "cabinet_actions":
                told, done = foreseen(table, command), table.clone()
                done.carry_out(command)
                for now, one, other in zip(table.lands, told.lands, done.lands, strict=True):
                    statuses = zip(now.row, now.row_status, one.row_status, strict=True)
                    assert all(owner == command.seat for owner, old, new in statuses if old != new)
                    more += one.row_status != other.row_status
            table.apply(command)
    assert more  # somebody else could not pay, and it was not told
