"""What is asked in the open on a shared screen: only questions that tell nothing of what their seat hides."""

from __future__ import annotations

from dataclasses import fields

import pytest
from leak.worlds import TABLES
from secrecy import other_secrets

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.decision import Decision
from macher.i18n.hidden import Hidden
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.ui.game.secrets_on_screen import covered_decision


def elsewhere(table: Table, seat: int) -> Table:
    """The game with other secrets. What the seat can pay stays, and with it what its face-down politicians cost."""
    other = other_secrets(table, -1, seat)
    for land, true in zip(other.lands, table.lands, strict=True):
        for at, owner in enumerate(true.row):
            if owner == seat:
                land.politicians[at] = true.politicians[at]
    return other


def shown(decision: Decision) -> dict[str, object]:
    """What an open question tells everybody who sees the screen, besides what its seat can pay."""
    options = covered_decision(decision).options
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    return {name: value for name, value in values.items() if not isinstance(value, Hidden)}


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_what_is_asked_in_the_open_is_the_same_whatever_everybody_hides(key: str, seats: int, elections: int) -> None:
    table, stream, checked = new_game(edition(key), GameSetup(elections, tuple(range(seats)), 4)), Stream(3), 0
    while not table.over:
        seat = stream.choice(table.deciders())
        decision = table.decision(seat)
        if not decision.private:
            assert shown(elsewhere(table, seat).decision(seat)) == shown(decision), decision
            checked += 1
        table.apply(decision.options.sample(stream))
    assert checked > 20
