"""External contributions (VG06 6.4.2, WBC06 5.4.4, CONS M, ruling C20)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic
from drivers import random_command

from macher.editions.classic.phases import contributions
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.rules import events as ev
from macher.rules.commands import DecideDonation, Pass
from macher.rules.determinize import determinize
from macher.rules.edition import GameSetup
from macher.rules.national import events as ce
from macher.rules.setup import new_game
from macher.rules.viewing import view

every_edition = pytest.mark.parametrize("key", EDITIONS)


@pytest.fixture
def dice(monkeypatch):
    """The faces of the next rolls, in order; what was rolled is noted as (seat, number of dice, reason)."""
    faces: list[list[int]] = []
    rolled: list[tuple[int, int, str]] = []

    def roll(table, seat, count, reason):
        rolled.append((seat, count, reason))
        shown = faces.pop(0) if faces else [1] * count
        table.emit(ce.DiceRolled, seat, tuple(shown), reason)
        return shown

    monkeypatch.setattr(contributions, "roll", roll)
    return faces, rolled


def choosing(key="2006", seats=4, elections=7, round=1):
    game = a_classic(key, seats=seats, elections=elections).in_round(round)
    return game.money(*[0] * seats).base(*[10] * seats).in_phase("contributions", round=round)


@every_edition
def test_a_card_is_chosen_in_order_and_must_be(key):
    """VG06 6.4.2: one after the other; ruling C20: there is no passing."""
    game = a_classic(key).order(2, 0, 3, 1).in_phase("contributions")
    asked = []
    while game.step == "contributions":
        asked.append(game.decider)
        assert game.refused(Pass(game.decider)) == "cannot-pass"
        game.do(DecideDonation(game.decider, 0, True))
    assert asked == [2, 0, 3, 1]


def test_only_the_highest_die_is_lost(dice):
    """VG06 6.4.2: a two and a five cost five members; WBC06 5.4.4: only the highest."""
    dice[0].append([2, 5])
    game = choosing().do(DecideDonation(0, 1, True))
    game.do(*[DecideDonation(seat, 0, True) for seat in (1, 2, 3)])
    assert game.party(0).base == 5
    assert game.party(0).money == game.figures.contributions[1].money
    assert dice[1][0] == (0, game.figures.contributions[1].dice, "donation")


def test_money_comes_before_the_dice(dice):
    """VG06 6.4.2: after the money has been received."""
    game = choosing(seats=3).do(*[DecideDonation(seat, 0, True) for seat in range(3)])
    kinds = [type(event) for event in game.table.log if isinstance(event, ev.MoneyChanged | ce.DiceRolled)]
    assert kinds[:6] == [ev.MoneyChanged, ce.DiceRolled] * 3


def test_members_never_fall_below_zero(dice):
    """Ruling C17."""
    dice[0].append([5])
    game = a_classic("2006").base(3, 9, 9, 9).in_phase("contributions")
    game.do(*[DecideDonation(seat, 0, True) for seat in range(4)])
    assert game.party(0).base == 0


def test_a_refusal_brings_the_sum_of_the_dice(dice):
    """VG06 6.4.2."""
    dice[0].extend([[1], [1], [1], [2, 5]])
    game = choosing().do(DecideDonation(0, 1, False))
    game.do(*[DecideDonation(seat, 0, True) for seat in (1, 2, 3)])
    assert game.party(0).base == 10 + 7 + 3, "with three dice for the largest refusal"
    assert game.party(0).money == 0


def test_first_all_who_accept_then_all_who_refuse_then_the_largest(dice):
    """Ruling C20, VG06 6.4.2."""
    game = choosing(seats=5).do(
        DecideDonation(0, 2, False),
        DecideDonation(1, 3, True),
        DecideDonation(2, 1, False),
        DecideDonation(3, 4, True),
        DecideDonation(4, 0, False),
    )
    count = [found.dice for found in game.figures.contributions]
    assert dice[1] == [
        (1, count[3], "donation"),
        (3, count[4], "donation"),
        (0, count[2], "refusal"),
        (2, count[1], "refusal"),
        (4, count[0], "refusal"),
        (0, game.figures.refusal_dice, "largest"),
    ]


def test_the_single_largest_refusal_rolls_three_more_dice(dice):
    """VG06 6.4.2, CONS M."""
    dice[0].extend([[1], [1, 1], [0, 0], [2, 2, 2]])
    game = choosing(seats=3).do(*[DecideDonation(seat, card, False) for seat, card in enumerate((0, 1, 1))])
    assert game.events(ce.LargestRefused) == []
    assert game.everybodys("base") == [11, 12, 10]
    dice[0][:] = [[1], [1, 1], [0, 0, 0], [2, 2, 2]]
    game = choosing(seats=3).do(*[DecideDonation(seat, card, False) for seat, card in enumerate((0, 1, 2))])
    assert game.events(ce.LargestRefused) == [ce.LargestRefused(2, 2)]
    assert game.everybodys("base") == [11, 12, 16]


def test_accepted_cards_do_not_compete_for_the_largest_refusal(dice):
    """VG06 6.4.2: among those who have refused."""
    game = choosing(seats=3).do(DecideDonation(0, 4, True), DecideDonation(1, 0, False), DecideDonation(2, 1, True))
    assert game.events(ce.LargestRefused) == [ce.LargestRefused(1, 0)]


def test_nobody_has_refused_nobody_rolls_for_it(dice):
    """All accept."""
    game = choosing(seats=3).do(*[DecideDonation(seat, 4, True) for seat in range(3)])
    assert game.events(ce.LargestRefused) == []
    assert {reason for _, _, reason in dice[1]} == {"donation"}


@every_edition
def test_who_accepts_lays_the_card_open_who_refuses_lays_it_face_down(key):
    """VG06 6.4.2, CONS M: the next ones see the open cards, and of the others only that there is one."""
    game = a_classic(key).in_phase("contributions")
    game.do(DecideDonation(0, 3, True), DecideDonation(1, 2, False))
    assert game.table.opened == [3, -2, -1, -1]
    assert game.events(ev.DonationDecided) == [ev.DonationDecided(0, 3, True)]
    assert [event.seen_by(2) for event in game.events(ce.DonationLaid)] == [ce.DonationLaid(1, -1)]
    assert game.party(0).donations == [0, 1, 2, 4]
    assert game.party(1).donations == [0, 1, 2, 3, 4], "nobody may see which card has gone"
    seen = view(game.table, 2)
    assert seen.accepted == (3, -2, -1, -1)
    assert seen.sealed is None
    assert view(game.table, 1).sealed == DecideDonation(1, 2, False)


@every_edition
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_possible_table_goes_on_from_here(key, seat):
    """What a seat knows is enough to play on: the first accepts, the second refuses, the others are still to choose."""
    table, stream = new_game(edition(key), GameSetup(7, (0, 1, 2, 3), 3), []), Stream(4)
    while table.flow[-1].name != "contributions":
        table.apply(random_command(table, stream))
    first, second, third, last = table.order
    table.apply(DecideDonation(first, 3, True))
    table.apply(DecideDonation(second, 2, False))
    seen = view(table, seat)
    possible = determinize(seen, table.edition, stream)
    assert view(possible, seat) == seen
    possible.apply(DecideDonation(third, 0, True))
    possible.apply(DecideDonation(last, 0, True))
    assert possible.opened == [-1] * 4
    assert len(possible.parties[second].donations) == 4


@every_edition
def test_used_cards_are_gone_and_the_table_is_cleared(key):
    """VG06 6.4.2: all used cards are discarded."""
    game = a_classic(key).in_phase("contributions")
    game.do(*[DecideDonation(seat, seat, bool(seat % 2)) for seat in range(4)])
    assert [len(party.donations) for party in game.table.parties] == [4] * 4
    assert [seat in game.party(seat).donations for seat in range(4)] == [False] * 4
    assert game.table.opened == [-1] * 4
    assert game.table.sealed == [None] * 4
    shown = {(event.seat, event.card, event.accept) for event in game.events(ev.DonationDecided)}
    assert shown == {(seat, seat, bool(seat % 2)) for seat in range(4)}


@every_edition
def test_a_card_that_has_gone_cannot_be_chosen_again(key):
    game = a_classic(key)
    game.party(0).donations = [0, 4]
    game.in_phase("contributions")
    assert game.refused(DecideDonation(0, 2, True)) == "donation-gone"
    assert len(tuple(game.options())) == 4


@pytest.mark.parametrize(
    ("key", "elections", "last"), [("2006", 7, 5), ("2006", 5, 4), ("1997", 7, 5), ("consim", 7, 5)]
)
def test_one_card_every_round_while_there_are_any(key, elections, last):
    """Ruling C20: five cards, rounds 1 to 5; in the short game four (VG06 8)."""
    assert len(a_classic(key, elections=elections).party(0).donations) == last
    for round in range(1, elections + 1):
        game = a_classic(key, elections=elections).in_round(round).in_phase("contributions", round=round)
        assert (game.step == "contributions") == (round <= last)


def test_who_has_no_card_is_left_out():
    """Ruling C20: while one has any."""
    game = a_classic("2006")
    game.party(0).donations = []
    game.in_phase("contributions")
    assert game.decider == 1


def test_the_largest_card_is_missing_in_the_short_game():
    """VG06 8: without the contribution of 50,000."""
    game = a_classic("2006", elections=5)
    money = [game.figures.contributions[card].money for card in game.party(0).donations]
    assert max(money) == 40000


@pytest.mark.parametrize(
    ("key", "first"), [("2006", "next_region"), ("1997", "next_region"), ("consim", "contributions")]
)
def test_boards_first_except_in_consim(key, first):
    """VG06 6.4.1 before 6.4.2; CONS: phase M before the end phase."""
    phases = a_classic(key).edition.phases
    assert phases[phases.index("funds") + 1] == first
    assert set(phases[phases.index("funds") + 1 :]) == {"next_region", "contributions"}
