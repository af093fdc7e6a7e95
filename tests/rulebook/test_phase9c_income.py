"""EN19 phase 9c, pay money; ruling 5."""

from __future__ import annotations

import pytest
from builders import a_game

from macher.rules import events as ev
from macher.rules.commands import DecideDonation, Pass

TEN, TWENTY, THIRTY = range(3)


def paid(*votes, base=(10, 10, 10, 10), round=1, start=0):
    """An election in Brandenburg and the income of the first seat; nobody has money before."""
    game = a_game().start(start).money(0, 0, 0, 0).base(*base).votes("BB", *votes)
    return game.in_phase("election", round=round)


def test_example():
    """EN19 phase 9c, example: 16,000 + 12,000 + 20,000, base 12 to 10 (ruling 5)."""
    game = a_game(parties="spd linke cdu fdp").money(0, 0, 0, 0).base(12, 10, 10, 10).votes("BB", 34, 52, 23, 3)
    game.in_phase("election")
    assert game.party(0).money == 28000
    game.do(DecideDonation(0, TWENTY, True))
    assert (game.party(0).money, game.party(0).base) == (48000, 10)


@pytest.mark.parametrize(
    ("card", "accept", "money", "base"),
    [
        (TEN, True, 10000, 9),
        (TWENTY, True, 20000, 8),
        (THIRTY, True, 30000, 7),
        (TEN, False, 0, 11),
        (TWENTY, False, 0, 13),
        (THIRTY, False, 0, 15),
    ],
)
def test_donations(card, accept, money, base):
    """EN19 phase 9c, ruling 5: accepting costs base, refusing fosters it."""
    game = paid(0, 0, 0, 0).do(DecideDonation(0, card, accept))
    assert (game.party(0).money, game.party(0).base) == (10000 + money, base)


def test_points_for_winning_pay_nothing():
    """EN19 phase 9c, checklist 61: 21,000 for 21 points by votes, nothing for the bonus of 12."""
    game = paid(50, 0, 0, 0)
    assert game.party(0).points == 33
    assert game.party(0).money == 21000 + 10000


def test_income_comes_before_the_donation():
    """EN19 phase 9c, checklist 68: with the base before it, seat by seat from the start player."""
    game = paid(0, 0, 0, 0, base=(10, 20, 30, 0), start=2)
    order = []
    while game.phase == "income":
        order.append(game.decider)
        assert game.party(game.decider).money == game.party(game.decider).base * 1000
        game.do(DecideDonation(game.decider, THIRTY, True))
    assert order == [2, 3, 0, 1]


def test_the_base_never_falls_below_zero():
    """Ruling 14."""
    game = paid(0, 0, 0, 0, base=(2, 0, 0, 0)).do(DecideDonation(0, THIRTY, True))
    assert game.party(0).base == 0


def test_one_card_every_round():
    """EN19 phase 9c, checklist 69: no passing, and a used card is gone."""
    game = paid(0, 0, 0, 0)
    assert game.refused(Pass(0)) == "cannot-pass"
    game.do(DecideDonation(0, TWENTY, False))
    assert game.party(0).donations == [TEN, THIRTY]
    game = a_game()
    game.party(0).donations = [TEN, THIRTY]
    game.in_phase("income", round=2)
    assert game.refused(DecideDonation(0, TWENTY, True)) == "donation-gone"


def test_three_donations_in_three_rounds():
    """EN19 phase 9c, checklist 69."""
    game = a_game().in_phase("start_player").until("")
    assert [len(party.donations) for party in game.table.parties] == [0, 0, 0, 0]
    assert len(game.events(ev.DonationDecided)) == 12


def test_the_last_round_pays_nothing():
    """EN19 phase 9c, checklist 70."""
    game = a_game().money(0, 0, 0, 0).in_round(4).votes("TH", 60, 0, 0, 0).in_phase("election", round=4)
    assert game.table.over
    assert game.everybodys("money") == [0, 0, 0, 0]


def test_only_this_rounds_election_pays():
    """EN19 phase 9c: "during the election"."""
    game = paid(50, 0, 0, 0).until("start_player")
    game.money(0, 0, 0, 0).base(0, 0, 0, 0).in_phase("election", round=2)
    assert game.party(0).money == 0
