"""What only the questions of the classic editions have: why something is closed, what dice may bring, which row."""

from __future__ import annotations

import pytest
from asked_classic import CLASSIC, a_position, convert
from asked_early import SEAT
from classics import a_classic
from tabletop import BareController, show

from macher.i18n import Texts
from macher.rules.national.commands import PublishEntries
from macher.ui.table.words.links import Subject, subject_of


def _controller(name: str) -> BareController:
    return CLASSIC[name].controller()


def test_cards_that_the_money_does_not_reach_for_cannot_be_sent() -> None:
    """Everything sent must be paid for (ruling C4): cost and money stand in the reason."""
    pilot = show(_controller("sending"))
    assert pilot.get("cabinet.card.6").reason
    pilot.click("cabinet.card.3").click("spot.slot.0.0")  # 8,000 of 9,000
    assert not pilot.get("cabinet.card.0").reason
    assert "9,000" in pilot.get("cabinet.card.1").reason or not pilot.get("cabinet.card.1").reason
    pilot.click("cabinet.card.1")
    assert pilot.get("spot.slot.1.0").reason  # 3,000 more are not there
    assert not pilot.get("spot.slot.0.0").reason  # but instead of the dear one


def test_entries_tell_why_they_cannot_be_published() -> None:
    """Media control protects from falling, only two entries go, and a party without an entry has none."""
    controller = _controller("entries")
    table = controller.table
    table.lands[0].media[:] = [3]
    pilot = show(controller)
    assert pilot.get("entry.3").reason == Texts.load("en")("refusal-entry-protected")
    pilot.click("entry.0").click("entry.1")
    assert pilot.get("entry.2").reason
    pilot.click("entry.1").click("entry.2").click("act.confirm")
    assert controller.given == [PublishEntries(SEAT, (0, 2))]


def test_a_party_that_cannot_be_asked_tells_why() -> None:
    """No tile there, a coalition already, or too few equal cards: the reason that the rules give."""
    game = a_position().program(3, "-a -b +c +f +g").tiles(0, 1, 2, 3)
    pilot = show(BareController(game.in_phase("coalitions").table, SEAT))
    names = [node.name for node in pilot.all("pick.")]
    assert [name for name in names if "at least 2 needed" in name]
    assert [name for name in names if "no coalition tile here" in name]
    game.table.pairs.append([2, 3])
    names = [node.name for node in show(BareController(game.table, SEAT)).all("pick.")]
    assert len([name for name in names if "already in a coalition" in name]) == 2


def test_the_majority_is_asked_for_by_its_name() -> None:
    """The same exchange has another reason after the conversion (VG06 6.2.8)."""
    titles = {name: show(_controller(name)).scene.prompt.title for name in ("influence", "majority")}
    assert "majority" in titles["majority"]
    assert "majority" not in titles["influence"]


def test_a_second_bid_begins_at_the_old_one() -> None:
    """Those tied may not go below (VG06 6.2.1)."""
    pilot = show(_controller("bid_again"))
    assert pilot.get("bid.down").reason
    assert "3,000" in pilot.scene.prompt.hint


def test_a_contribution_tells_what_dice_may_bring() -> None:
    """Members from the fewest to the most; nothing of it can be foreseen, so it is final."""
    _, pilot = CLASSIC["contribution"].drafted()
    facts = pilot.scene.prompt.facts()
    assert ("12", "12–27") in [(fact.value, fact.new) for fact in facts]
    assert next(act for act in pilot.scene.prompt.buttons() if act.primary).lock


def test_pointing_at_the_own_meetings_lights_up_the_own_party() -> None:
    """Also on a board whose place is no seat."""
    table = a_classic("2006", seats=3).order(1, 2, 0).in_phase("meetings").table
    pilot = show(BareController(table, SEAT))
    pilot.move("spot.pips.3")
    assert subject_of(pilot.scene.model(), pilot.get("spot.pips.3")) == Subject("party", SEAT)


@pytest.mark.parametrize("swapped", [False, True])
def test_the_row_of_conversion_begins_with_the_last_to_vote(swapped: bool) -> None:
    """Against the order of elections, whatever places the boards have, and without the one that votes (ruling C13)."""
    table = convert()
    if swapped:  # the boards stand in the order in which they came, not in that of their elections
        table.lands[1].number, table.lands[3].number = table.lands[3].number, table.lands[1].number
    prompt = show(BareController(table, SEAT)).scene.prompt
    order = prompt._order()
    assert order == table.open_lands()[:0:-1]
    assert not set(order) & set(table.voting())
