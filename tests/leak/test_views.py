"""A view holds what a seat may know and no way back to the table."""

from __future__ import annotations

import gc
from enum import Enum
from typing import Any

import pytest
from leak.worlds import TABLES, positions

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.determinize import determinize
from macher.rules.edition import GameOptions
from macher.rules.viewing import view
from macher.rules.views import AuctionView, LandView, NationalView, PartyView, PlayerView

VIEWS = (PlayerView, PartyView, LandView, AuctionView, NationalView)
HARMLESS = (int, str, bool, type(None), tuple, *VIEWS, GameOptions, Command)


def _reachable(root: object) -> list[object]:
    """Everything that can be reached from an object; classes and the members of enumerations are ends."""
    found: dict[int, object] = {}
    todo: list[Any] = [root]
    while todo:
        item = todo.pop()
        if id(item) in found or isinstance(item, type):
            continue
        found[id(item)] = item
        if not isinstance(item, Enum):
            todo += gc.get_referents(item)
    return list(found.values())


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_a_view_leads_to_nothing_but_values(key: str, seats: int, elections: int) -> None:
    for position in positions(seats, elections, seed=3, key=key):
        if position.table.version % 7 == 0:
            strangers = {type(item).__name__ for item in _reachable(position.view) if not isinstance(item, HARMLESS)}
            assert strangers == set()


def test_the_walk_finds_a_smuggled_table() -> None:
    position = next(positions(3, 4, seed=3))
    smuggled = position.view._replace(flow=((position.table,),))
    assert any(not isinstance(item, HARMLESS) for item in _reachable(smuggled))


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_every_seat_sees_the_same_in_every_world_it_holds_possible(key: str, seats: int, elections: int) -> None:
    stream = Stream(17)
    for position in positions(seats, elections, seed=8, key=key):
        for seat in (*range(seats), -1):
            seen = view(position.table, seat)
            assert view(determinize(seen, position.table.edition, stream), seat) == seen


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_options_tell_nothing_that_the_view_hides(key: str, seats: int, elections: int) -> None:
    for position in positions(seats, elections, seed=21, key=key):
        for world in range(2):
            assert position.redealt(world).decision == position.decision


def test_redealing_changes_what_is_hidden() -> None:
    changed = sum(
        position.redealt(world).table.digest() != position.table.digest()
        for position in positions(4, 4, seed=2)
        for world in range(2)
        if position.table.version % 10 == 0
    )
    assert changed > 30
