"""New members and money after an election (VG06 6.3.4 and 6.3.5, WBC06, CONS K and L)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic, cards

from macher.rules import events as ev
from macher.rules.options import GameOptions
from macher.rules.table import Result

every_edition = pytest.mark.parametrize("key", EDITIONS)
every_length = pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])


def national(game, text, secured=""):
    lying = cards(text)
    game.table.national = lying + [-1] * (5 - len(lying))
    game.table.secured = [int(kind in cards(secured)) for kind in game.table.national]
    return game


def after_election(game, *points, round=1):
    """Everybody's seats of this round's election."""
    votes = (0,) * len(points)
    game.table.results.append(Result(0, 0, round, round, votes, points, "single", (0,), (0,), 0, ()))
    return game


def incomes(game):
    """(seat, euros, reason) of every payment."""
    return [(event.seat, event.delta, event.reason) for event in game.events(ev.MoneyChanged)]


# --- recruitment ------------------------------------------------------------------------------------------------------


@every_edition
def test_every_match_brings_the_members_of_its_space(key):
    """VG06 4.3 and 6.3.4, ruling C16, CONS K; opposite opinions cost nothing."""
    game = national(a_classic(key), "+a -b +f +c -g").base(5, 5, 5, 5)
    game.program(0, "+a +b +d +e +f").program(1, "-a +b -c +d -f").program(2, "+a -b +c +f -g")
    game.in_phase("recruitment")
    space = [found.recruits for found in game.figures.national]
    assert game.everybodys("base") == [5 + space[0] + space[2], 5, 5 + sum(space), 5 + space[0] + space[3]]


@every_edition
def test_a_secured_opinion_recruits_like_any_other(key):
    """VG06 6.3.4: dominant opinions are treated as if they were normal."""
    game = national(a_classic(key), "+a", "+a").base(5, 5, 5, 5).in_phase("recruitment")
    assert game.everybodys("base") == [5 + game.figures.national[0].recruits] * 4


@every_edition
def test_an_empty_board_recruits_nobody(key):
    game = a_classic(key).base(5, 5, 5, 5).in_phase("recruitment")
    assert game.everybodys("base") == [5, 5, 5, 5]
    assert not game.events(ev.BaseChanged)


@every_length
def test_members_are_recruited_in_the_last_round_too(key, elections):
    """VG06 6.4.1.1, CONS: the last phase of round 7."""
    game = a_classic(key, elections=elections).in_round(elections)
    base = game.party(0).base
    national(game, "+a").in_phase("recruitment", round=elections)
    gained = [event for event in game.events(ev.BaseChanged) if event.reason == "recruitment"]
    assert [event.base for event in gained] == [base + game.figures.national[0].recruits] * 4


# --- funds ------------------------------------------------------------------------------------------------------------


@every_edition
def test_a_thousand_for_every_seat_just_won(key):
    """VG06 6.3.5: twelve seats bring 12,000; only those of this election."""
    game = after_election(a_classic(key), 40, 40, 40, 40, round=1)
    after_election(game, 12, 0, 7, 28, round=2).in_round(2).money(0, 0, 0, 0).in_phase("funds", round=2)
    paid = [(seat, euros) for seat, euros, reason in incomes(game) if reason == "votes"]
    assert paid == [(0, 12000), (2, 7000), (3, 28000)]


@pytest.mark.parametrize(
    ("key", "elections", "rounds"),
    [("2006", 7, {1, 3, 5}), ("2006", 5, {1, 3}), ("1997", 7, {1, 3, 5}), ("consim", 7, {1, 3, 5})],
)
def test_members_bring_money_only_with_the_tile(key, elections, rounds):
    """VG06 6.3.5 and 8, CONS L: ten members bring 10,000 in rounds 1, 3 and 5 (1 and 3)."""
    for round in range(1, elections):
        game = after_election(a_classic(key, elections=elections).in_round(round), 0, 0, 0, 0, round=round)
        game.base(10, 0, 3, 5).in_phase("funds", round=round)
        paid = [(seat, euros) for seat, euros, reason in incomes(game) if reason == "base"]
        assert paid == ([(0, 10000), (2, 3000), (3, 5000)] if round in rounds else [])


@every_length
def test_nothing_is_paid_after_the_last_round(key, elections):
    """Ruling C18: only recruitment follows the last election."""
    game = after_election(a_classic(key, elections=elections).in_round(elections), 9, 9, 9, 9, round=elections)
    game.in_phase("funds", round=elections)
    assert incomes(game) == []


@pytest.mark.parametrize(("key", "paid"), [("2006", True), ("1997", True), ("consim", False)])
def test_round_six_pays_except_in_consim(key, paid):
    """VG06 6.3.5 after every round; CONS: following phases only in rounds 1 to 5 (ruling C18)."""
    game = after_election(a_classic(key).in_round(6), 9, 9, 9, 9, round=6).in_phase("funds", round=6)
    assert bool(incomes(game)) == paid


@every_edition
def test_new_members_count_for_the_money(key):
    """VG06 6.3.5 comes after 6.3.4."""
    assert a_classic(key).edition.phases.index("recruitment") < a_classic(key).edition.phases.index("funds")
    game = national(after_election(a_classic(key), 0, 0, 0, 0), "+a").base(5, 5, 5, 5).in_phase("recruitment")
    each = (5 + game.figures.national[0].recruits) * 1000
    assert [euros for _, euros, reason in incomes(game) if reason == "base"] == [each] * 4


def test_the_literal_reading_pays_for_new_members_instead_of_seats():
    """Ruling C25 with its option: "New Party Members x 1000" (CONS L)."""
    game = a_classic("consim", options=GameOptions(literal_funds=True))
    national(after_election(game.in_round(2), 30, 30, 30, 30, round=2), "+a -b +f")
    game.program(1, "+a -b +c +d +f").in_phase("funds", round=2)
    space = [found.recruits for found in game.figures.national]
    assert sum(euros for seat, euros, _ in incomes(game) if seat == 0) == space[0] * 1000
    assert sum(euros for seat, euros, _ in incomes(game) if seat == 1) == sum(space[:3]) * 1000
    assert all(reason != "votes" for _, _, reason in incomes(game))


def test_members_have_no_upper_end():
    """Ruling C17."""
    game = national(a_classic("2006"), "+a +b +c +d +e").base(60, 5, 5, 5).in_phase("recruitment")
    assert game.party(0).base == 60 + sum(found.recruits for found in game.figures.national)
