"""A view holds what a seat may know and no way back to the table: it is the same whatever is hidden from its seat."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import Enum
from typing import Any

import pytest
from leak.elsewhere import OPEN, SECRET, elsewhere
from leak.hidden import EDITIONS
from leak.worlds import TABLES, Position, positions, telling

from macher.editions.classic.table import ClassicTable
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.determinize import determinize
from macher.rules.options import GameOptions
from macher.rules.phases.base import SealedStep
from macher.rules.table import Land, Party, Table
from macher.rules.viewing import view
from macher.rules.views import AuctionView, LandView, NationalView, PartyView, PlayerView

VIEWS = (PlayerView, PartyView, LandView, AuctionView, NationalView)
HARMLESS = (int, str, bool, type(None), tuple, *VIEWS, GameOptions, Command)


def _strangers(root: object) -> Iterator[object]:
    """What a view should not lead to, of all that can be reached; classes and members of enumerations are ends."""
    found: dict[int, object] = {}
    todo: list[Any] = [root]
    while todo:
        item = todo.pop()
        if id(item) in found or isinstance(item, type):
            continue
        found[id(item)] = item
        if not isinstance(item, HARMLESS):
            yield item
        if not isinstance(item, Enum):
            todo += gc.get_referents(item)


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_a_view_leads_to_nothing_but_values(key: str, seats: int, elections: int) -> None:
    for position in telling(key, seats, elections)[::2]:
        assert next(_strangers(position.view), None) is None


def test_the_walk_finds_a_smuggled_table() -> None:
    position = next(positions(3, 4, seed=3))
    smuggled = position.view._replace(flow=((position.table,),))
    assert next(_strangers(smuggled)) is position.table


# --- the same game with other secrets ---------------------------------------------------------------------------------


def test_every_field_of_a_table_is_known_to_be_open_or_secret() -> None:
    inherited = {field.name for field in fields(Table)}
    for kind in (Table, ClassicTable, Party, Land):
        names = {field.name for field in fields(kind)}
        assert SECRET[kind] | OPEN[kind] == (names - inherited if kind is ClassicTable else names)
        assert not SECRET[kind] & OPEN[kind]


@pytest.mark.parametrize("key", EDITIONS)
def test_everything_secret_is_other_elsewhere(key: str) -> None:
    """To an onlooker each of these fields hides something, and what is open stays."""
    other: set[str] = set()
    for position in telling(key):
        away = elsewhere(position.table, -1)
        for kind, one, two in _parts(position.table, away):
            changed = {name for name in SECRET[kind] | OPEN[kind] if getattr(one, name) != getattr(two, name)}
            assert changed <= SECRET[kind] | {"parties", "lands", "log"}
            other |= changed
    hidden = {name for kind in SECRET for name in SECRET[kind] if kind is not ClassicTable or key != "2019"}
    assert hidden - other <= ({"draft"} if key != "2019" else set())


def _parts(one: Table, two: Table) -> list[tuple[type, object, object]]:
    parts = [(Party, a, b) for a, b in zip(one.parties, two.parties, strict=True)]
    parts += [(Land, a, b) for a, b in zip(one.lands, two.lands, strict=True)]  # type: ignore[misc]
    if isinstance(one, ClassicTable):
        parts.append((ClassicTable, one, two))  # type: ignore[arg-type]
    return [(Table, one, two), *parts]


Look = Callable[[Table, int], object]
"""What a seat is told of a table."""


def _leaks(look: Look, position: Position) -> bool:
    """Whether a seat, or an onlooker, is told something else where nothing is other but what it may not know."""
    table = position.table
    return any(look(elsewhere(table, seat), seat) != look(table, seat) for seat in (*range(table.seats), -1))


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_a_view_is_the_same_whatever_is_hidden_from_its_seat(key: str, seats: int, elections: int) -> None:
    for position in telling(key, seats, elections):
        assert not _leaks(view, position), position.table.flow


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_a_view_does_not_tell_what_others_have_just_sealed(key: str, seats: int, elections: int) -> None:
    """Another answer changes nothing for those who wait, as long as the envelopes stay closed."""
    stream, looked_at = Stream(5), 0
    for position in telling(key, seats, elections):
        table, step = position.table, position.table.flow[-1]
        if not isinstance(step, SealedStep) or len(table.deciders()) < 2:
            continue
        after = [table.clone(), table.clone()]
        for copy in after:
            copy.apply(position.decision.options.sample(stream))
        if after[0].sealed[position.seat] != after[1].sealed[position.seat]:
            looked_at += 1
            for seat in (*range(seats), -1):
                assert seat == position.seat or view(after[0], seat) == view(after[1], seat)
    assert looked_at > 5


# --- planted leaks ----------------------------------------------------------------------------------------------------


def front_of_a_poll_that_another_looks_at(table: Table, seen: PlayerView) -> PlayerView:
    return seen._replace(poll_held=seen.poll_held and (seen.poll_held[0], table.poll_held))


def polls_that_somebody_knows(table: Table, seen: PlayerView) -> PlayerView:
    cards = zip(seen.poll_discards, table.poll_discards, table.poll_known, strict=True)
    return seen._replace(poll_discards=tuple((back, poll if known else -1) for (back, _), poll, known in cards))


def hands_of_those_who_have_answered(table: Table, seen: PlayerView) -> PlayerView:
    parties = zip(seen.parties, table.parties, strict=True)
    return seen._replace(
        parties=tuple(shown._replace(hand=tuple(true.hand)) if shown.answered else shown for shown, true in parties)
    )


def drafts_of_others(table: Table, seen: PlayerView) -> PlayerView:
    parties = zip(seen.parties, table.parties, strict=True)
    return seen._replace(parties=tuple(shown._replace(draft=tuple(true.draft)) for shown, true in parties))


def face_down_politicians(table: Table, seen: PlayerView) -> PlayerView:
    lands = zip(seen.lands, table.lands, strict=True)
    return seen._replace(lands=tuple(shown._replace(politicians=tuple(true.politicians)) for shown, true in lands))


def one_face_down_opinion(table: Table, seen: PlayerView) -> PlayerView:
    lands = zip(seen.lands, table.lands, strict=True)
    return seen._replace(
        lands=tuple(shown._replace(opinions=(*shown.opinions[:3], true.opinions[3])) for shown, true in lands)
    )


def top_program_one_time_in_fifty(table: Table, seen: PlayerView) -> PlayerView:
    return seen._replace(program_left=table.program_deck[-1]) if table.version % 50 == 7 else seen


def top_opinion_in_the_flow(table: Table, seen: PlayerView) -> PlayerView:
    return seen._replace(flow=(*seen.flow, ("top", *table.opinion_deck[-1:])))


def state_to_come(table: Table, seen: PlayerView) -> PlayerView:
    return seen._replace(reserve=table.reserve[-1] if table.reserve else 0)


def sealed_answers(table: Table, seen: PlayerView) -> PlayerView:
    return seen._replace(sealed=next((answer for answer in table.sealed if answer is not None), None))


Plant = Callable[[Table, PlayerView], PlayerView]

PLANTED: tuple[Plant, ...] = (
    front_of_a_poll_that_another_looks_at,
    polls_that_somebody_knows,
    hands_of_those_who_have_answered,
    drafts_of_others,
    face_down_politicians,
    one_face_down_opinion,
    top_program_one_time_in_fifty,
    top_opinion_in_the_flow,
    state_to_come,
    sealed_answers,
)
NOTHING_TO_TELL: dict[Plant, set[str]] = {drafts_of_others: {"2006", "1997", "consim"}}
"""Editions that have no such secret."""


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_view_that_leaks_is_caught(plant: Plant, key: str) -> None:
    def careless(table: Table, seat: int) -> PlayerView:
        return plant(table, view(table, seat))

    found = any(_leaks(careless, position) for position in telling(key))
    assert found != (key in NOTHING_TO_TELL.get(plant, ()))


# --- worlds that a seat holds possible --------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_every_seat_sees_the_same_in_every_world_it_holds_possible(key: str, seats: int, elections: int) -> None:
    stream = Stream(17)
    for position in telling(key, seats, elections):
        for seat in (*range(seats), -1):
            seen = view(position.table, seat)
            assert view(determinize(seen, position.table.edition, stream), seat) == seen


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_options_tell_nothing_that_the_view_hides(key: str, seats: int, elections: int) -> None:
    for position in telling(key, seats, elections):
        for world in range(2):
            assert elsewhere(position.table, position.seat, world).decision(position.seat) == position.decision


def test_redealing_changes_what_is_hidden() -> None:
    changed = sum(
        position.redealt(world).table.digest() != position.table.digest()
        for position in positions(4, 4, seed=2)
        for world in range(2)
        if position.table.version % 10 == 0
    )
    assert changed > 30
