"""Who can only pass is not asked, as far as everybody at the table can tell; what is hidden stays hidden."""

from __future__ import annotations

from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest
from leak.worlds import TABLES, positions

from macher.ai.kinds import HUMAN
from macher.ai.play import bot_stream
from macher.engine.chance import Stream
from macher.rules.cards import KINDS, PARTIES
from macher.rules.commands import Pass
from macher.rules.determinize import determinize
from macher.rules.edition import ActionName
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.viewing import view
from macher.session.config import GameConfig, SeatConfig
from macher.session.lone_pass import LonePasses, can_only_pass
from macher.session.session import GameSession

COSTS = (0, 1000, 3000, 6000)


def media(free, supply=3, money=9000):
    return MediaOptions(0, free, supply, money, 5000)


@pytest.mark.parametrize(
    ("options", "lone"),
    [
        (media((2, 1, 0)), False),
        (media((2, 1, 0), supply=0), True),
        (media((0, -1, 0)), True),
        (media((2, 1, 0), money=0), False),
        (media((0, -1, 0), money=0), True),
        (RallyOptions(0, (0, 0), 9, 9000, COSTS), True),
        (RallyOptions(0, (3, 0), 0, 9000, COSTS), True),
        (RallyOptions(0, (3, 0), 9, 0, COSTS), False),
        (PlacementOptions(0, (True, True), ()), True),
        (PlacementOptions(0, (False, False), (4,)), True),
        (PlacementOptions(0, (True, False), (4,)), False),
        (PollBidOptions(0, 18000, 11000, 1000, True, 11000), False),
        (PollBidOptions(0, 18000, 0, 1000, True, 0), False),
        (PollBidOptions(0, 0, 11000, 1000, True, 11000), False),
    ],
)
def test_only_what_everybody_can_see_counts(options, lone):
    assert can_only_pass(options, open_money=False) == lone


@pytest.mark.parametrize(
    ("options", "lone"),
    [
        (media((2, 1, 0), money=0), True),
        (RallyOptions(0, (3, 0), 9, 0, COSTS), True),
        (PollBidOptions(0, 18000, 11000, 1000, True, 11000), True),
        (PollBidOptions(0, 18000, 31000, 1000, True, 11000), False),  # a bluff is possible
    ],
)
def test_open_money_is_known_to_everybody(options, lone):
    assert can_only_pass(options, open_money=True) == lone


@pytest.mark.parametrize(
    ("removal", "open_money", "lone"), [(0, False, True), (2000, False, False), (2000, True, True)]
)
def test_whether_a_marker_could_be_removed_is_known_where_money_lies_open(removal, open_money, lone):
    """A politician whose actions have no target: only the money could hide one."""
    options = ActionOptions(0, 3, (), (), ActionName.REMOVE_MEDIA, (), (), 0, removal)
    assert can_only_pass(options, open_money=open_money) == lone


@pytest.mark.parametrize(
    ("options", "lone"),
    [
        (media((2, 1, 0), money=0), True),
        (media((2, 1, 0)), False),
        (RallyOptions(0, (3, 0), 9, 0, COSTS), True),
        (PollBidOptions(0, 3000, 1000, 1000, True, 1000), True),
        (PollBidOptions(0, 3000, 0, 1000, True, 0), True),
        (PollBidOptions(0, 3000, 3000, 1000, True, 3000), False),
        (PollBidOptions(0, 3000, 31000, 1000, True, 0), False),  # a bluff is possible
    ],
)
def test_one_person_alone_is_never_asked_for_a_lone_pass(options, lone):
    assert can_only_pass(options, open_money=False, one_person=True) == lone


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_for_one_person_all_that_it_could_choose_counts(key, seats, elections):
    for position in positions(seats, elections, seed=4, kind="random", key=key):
        options = position.decision.options
        only = list(islice(options, 2)) == [Pass(position.seat)]
        assert can_only_pass(options, open_money=False, one_person=True) == only


@pytest.mark.parametrize(("people", "asked"), [(1, False), (2, True)])
def test_who_has_no_money_for_a_poll_is_asked_only_among_people(people, asked):
    seats = tuple(SeatConfig(party, party, HUMAN if at < people else "sane") for at, party in enumerate(PARTIES[:4]))
    with GameSession.new(GameConfig(seats, seed=3), None, "none") as session:
        stream = Stream(4, 4)
        seen = 0
        while not session.over:
            seat = session.deciding()[0]
            options = session.decision(seat).options
            poor = isinstance(options, PollBidOptions) and options.most < options.least
            if poor and seat == 0:
                seen += 1
                assert session.lone.now(seat) is not asked
            assert session.submit(options.sample(stream), version=session.version) is None
        assert seen


def worlds(position, count):
    """The position with other cards and other money of the seat that decides, for an onlooker all the same."""
    edition = position.table.edition
    for number in range(count):
        table = determinize(view(position.table, -1), edition, bot_stream(number, 7, position.table.version))
        table.parties[position.seat].money = (0, 3000, 11000, 90000)[number % 4]
        yield table.decision(position.seat).options


@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_whether_a_seat_is_asked_depends_on_nothing_hidden(key, seats, elections):
    lone = 0
    for position in positions(seats, elections, seed=3, kind="random", key=key):
        options = position.decision.options
        found = can_only_pass(options, open_money=False)
        if found:
            lone += 1
            assert list(options) == [Pass(position.seat)], options
        if found or (Pass(position.seat) in options and position.table.version % 4 == 0):
            for other in worlds(position, 4):
                assert can_only_pass(other, open_money=False) == found, (options, other)
        if isinstance(options, ActionOptions) and options.removal:
            assert not found
    assert lone or key == "consim", "such a game has seats that can only pass"


def test_hands_of_every_kind_are_looked_at_as_if_all_cards_were_in_them():
    seen = set()
    for key in ("2006", "consim"):
        for position in positions(4, 7, seed=2, kind="random", key=key):
            options = position.decision.options
            if Pass(position.seat) in options and getattr(options, "hand", ()):  # type: ignore[arg-type]
                seen.add(type(options).__name__)
                assert not can_only_pass(options, open_money=True) or getattr(options, "memberless", False)
    assert {"ThrowOptions", "ExchangeOptions"} <= seen
    assert KINDS == 14


def test_another_pass_in_the_place_of_one_that_was_taken_back_is_looked_at_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lone = [True]
    monkeypatch.setattr("macher.session.lone_pass.can_only_pass", lambda options, **known: lone[0])
    decision = SimpleNamespace(options=None)
    course = [SimpleNamespace(command=Pass(0))]
    journal: Any = SimpleNamespace(
        record_at=lambda place: course[place], state_at=lambda place: SimpleNamespace(decision=lambda seat: decision)
    )
    passes = LonePasses(journal, open_money=False)
    assert passes.at(0)
    lone[0] = False
    assert passes.at(0), "found out once"
    course[0] = SimpleNamespace(command=Pass(0))
    assert not passes.at(0)
