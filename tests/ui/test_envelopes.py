"""Sealed bids in the dock: who has sealed one is seen, how much only in the own envelope."""

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.rules.commands import BidForStart
from macher.ui.prompts.shared.envelopes import Envelope

SECRET = 7000


@pytest.fixture
def desk() -> BareController:
    """A game of five that waits for all bids; I sit on the first seat."""
    return BareController(a_game(5).in_phase("start_player").table, seat=0)


def envelopes(pilot) -> dict[int, Envelope]:
    found = {}
    for node in pilot.nodes():
        if isinstance(node, Envelope):
            found[int(node.id.removeprefix("envelope."))] = node
    return found


def test_they_stand_in_the_order_of_play(desk) -> None:
    pilot = show(desk)
    order = sorted(envelopes(pilot).items(), key=lambda each: each[1].rect.x)
    start = desk.view.start
    assert [seat for seat, _ in order] == [(start + at) % 5 for at in range(5)]


def test_a_sealed_envelope_is_closed_and_tells_no_amount(desk) -> None:
    desk.confirm(BidForStart(2, SECRET))
    pilot = show(desk)
    shown = envelopes(pilot)
    assert [seat for seat, each in shown.items() if each.sealed] == [2]
    assert shown[2].amount == ""
    assert not any("7,000" in node.name for node in pilot.nodes())


def test_my_slip_shows_what_i_would_seal(desk) -> None:
    pilot = show(desk)
    pilot.click("bid.add.5")
    assert envelopes(pilot)[0].amount == "€5,000"
    assert all(not each.amount for seat, each in envelopes(pilot).items() if seat)
