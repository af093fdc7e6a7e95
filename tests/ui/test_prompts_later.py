"""Phases 5 to 9 on the real table screen: what each question does besides, and why something is closed."""

from __future__ import annotations

import pytest
from asked_early import SEAT
from asked_later import LATER, REMOVE, a_position, acting, lone_marker, pay, poll
from builders import card
from tabletop import BareController, show

from macher.engine.command import Command
from macher.rules.commands import Action, BidForPoll, KeepPoll, Pass, PlacePoliticians, UsePolitician
from macher.rules.edition import ActionName
from macher.rules.viewing import view


def _controller(name: str) -> BareController:
    return LATER[name].controller()


@pytest.mark.parametrize(("name", "scope"), [("bid", "polls"), ("convert", "keep")])
def test_passing_on_is_handed_on(name: str, scope: str) -> None:
    """One choice passes now and each further time."""
    controller = _controller(name)
    pilot = show(controller).click("act.pass_all")
    if name == "bid":  # where polls may go for nothing that is said first
        pilot.click("act.pass_all")
    assert controller.passing == [scope]


# -- previews are true -------------------------------------------------------------------------------------------------


def test_what_an_unseen_poll_brings_is_not_shown_before() -> None:
    """The main action is drawn on the board; the front of the poll is nobody's yet."""

    class Honest(BareController):
        def preview(self, *commands: Command) -> object:  # type: ignore[override]  # the test hands out no true view
            hidden = any(getattr(command, "secondary", None) for command in commands)
            return None if hidden else super().preview(*commands)

    pilot = show(Honest(poll(), SEAT)).click("act.action.2")
    shown = pilot.scene.prompt.preview()
    assert shown.lands[1].votes[SEAT] == 6 + 8
    assert shown.poll_held is None


def test_a_bid_shows_what_publishing_would_bring() -> None:
    """Both fronts with the own party on the back raise it by two; what they do to others is not known yet."""
    pilot = show(_controller("bid"))
    prompt = pilot.scene.prompt
    land, shown = prompt.desk.view.lands[prompt.place], prompt.preview().lands[prompt.place]
    assert shown.trend[SEAT] == land.trend[SEAT] + 2
    assert [shown.trend[seat] for seat in (0, 2, 3)] == [land.trend[seat] for seat in (0, 2, 3)]


# -- what is closed says why -------------------------------------------------------------------------------------------


def test_a_politician_that_cannot_be_paid_warns() -> None:
    """Sending is free, but the price is due in phase 6, from the first election on."""
    controller = _controller("place")
    pilot = show(controller)
    prompt = pilot.scene.prompt
    hint = prompt.hint
    pilot.click("cabinet.card.3").click("spot.slot.0.1").click("cabinet.card.2").click("spot.slot.1.0")
    assert prompt.left_for(1) == 12_000 - 8_000
    assert prompt.unpaid() == [(1, 2)]
    assert prompt.hint != hint
    assert prompt.commands() == (PlacePoliticians(SEAT, (3, 2, -1, -1)),)


def test_one_politician_goes_to_one_state_only() -> None:
    """Placing it elsewhere moves it; a second click on its slot takes it up again."""
    pilot = show(_controller("place"))
    prompt = pilot.scene.prompt
    pilot.click("cabinet.card.1").click("spot.slot.2.0").click("cabinet.card.1").click("spot.slot.3.0")
    assert prompt.placed == {3: 1}
    pilot.click("spot.slot.3.0")
    assert prompt.placed == {}
    assert prompt.card == 1


def test_a_slot_without_a_politician_says_what_comes_first() -> None:
    """Click a card, then a state."""
    pilot = show(_controller("place"))
    assert pilot.get("spot.slot.0.1").reason
    pilot.click("spot.slot.0.1")
    assert pilot.scene.prompt.placed == {}


def test_a_used_action_names_who_did_it() -> None:
    """EN19 phase 6: an action marked ! happens once per state and round."""
    game = acting("secretary", (0, "spokesperson"))
    game.do(UsePolitician(0, Action(REMOVE, 2, False), None))
    pilot = show(BareController(game.table, SEAT))
    closed = pilot.get("act.action.1")
    assert "LINKE" in closed.reason
    assert not pilot.all("spot.media")
    pilot.click("act.action.1")
    assert pilot.scene.prompt.second == -1


def test_an_action_without_its_target_waits() -> None:
    """The confirm button says what to click."""
    pilot = show(_controller("double")).click("act.action.0")
    prompt = pilot.scene.prompt
    assert prompt.waiting() is not None
    assert pilot.get("act.confirm").reason == prompt.hint
    pilot.click(f"spot.opinion.1.{card('+genetics')}")
    assert prompt.waiting() is None


def test_a_main_action_with_one_target_is_chosen_already() -> None:
    """EN19 phase 6: a double marker can only be removed where it lies, and one marker of others is the only one."""
    lying = acting("backbencher", doubled="+education").table
    for table, target in ((lying, card("+education")), (lone_marker(), 0)):
        prompt = show(BareController(table, SEAT)).scene.prompt
        assert prompt.target == target
        assert prompt.waiting() is None
        assert len(prompt.commands()) == 1
        prompt.toggle(0)
        assert prompt.commands() == ()
    assert show(_controller("remove")).scene.prompt.target < 0


def test_an_own_marker_follows_into_the_freed_spot_or_not_as_the_switch_says() -> None:
    """EN19 phase 6: who removes a media marker may place an own one there; on at first, off, and on again."""
    pilot = show(_controller("remove"))
    prompt = pilot.scene.prompt
    pilot.click("spot.media.1.1")
    for follows in (True, False, True):
        assert prompt.commands()[0].main.place is follows
        pilot.click("act.follow")


def test_only_one_secondary_action_is_chosen() -> None:
    """The main action, then one other."""
    pilot = show(_controller("double")).click("act.action.1").click("act.action.2")
    assert pilot.scene.prompt.second == 2
    assert pilot.scene.prompt.commands() == (UsePolitician(SEAT, None, Action(ActionName.VOTES)),)


def test_a_double_marked_opinion_stays() -> None:
    """EN19 phase 7, and no topic twice."""
    pilot = show(_controller("shift"))
    assert pilot.get(f"spot.opinion.1.{card('+genetics')}").reason
    pilot.click(f"spot.opinion.1.{card('+education')}")
    assert not pilot.get(f"spot.display_opinion.{card('+welfare')}").reason
    pilot.click(f"spot.opinion.1.{card('+digitization')}")
    assert pilot.get(f"spot.display_opinion.{card('-education')}").reason


def test_incoming_may_be_chosen_first() -> None:
    """Then only what it may replace stays open on the board."""
    pilot = show(_controller("shift")).click(f"spot.display_opinion.{card('-education')}")
    assert pilot.get(f"spot.opinion.1.{card('+digitization')}").reason
    pilot.click(f"spot.opinion.1.{card('+education')}")
    assert pilot.scene.prompt.commands() == (LATER["shift"].answer,)


def test_a_poll_without_a_rise_is_only_kept() -> None:
    """EN19 phase 8: publishing is grey with the reason."""
    controller = _controller("closed_front")
    pilot = show(controller)
    assert pilot.get("act.publish").reason
    pilot.click("act.publish")
    assert controller.given == []


def test_a_poll_that_may_be_published_can_be_kept() -> None:
    """Keeping raises the party base."""
    controller = _controller("front")
    show(controller).click("act.keep")
    assert controller.given == [KeepPoll(SEAT)]


def test_keeping_says_what_the_rallies_would_bring_later() -> None:
    """As it stands, and with trend or match better by one (interface 2.4, phase 9a)."""
    controller = _controller("convert")
    pilot = show(controller)
    prompt = pilot.scene.prompt
    land = prompt.desk.view.lands[prompt.place]
    rallies, trend = land.rallies[SEAT], land.trend[SEAT]
    factor = prompt.gained // (prompt.count + trend)
    told = pilot.get("act.pass").tooltip
    for votes in ((rallies + trend) * factor, (rallies + trend + 1) * factor, (rallies + trend) * (factor + 1)):
        assert str(votes) in told


def test_paying_shows_nothing_of_what_the_next_in_the_row_can_pay() -> None:
    """Who has no money declines by himself, but only when it is his turn."""
    shown = []
    for money in (0, 30_000):
        table = pay()
        table.parties[2].money = money
        prompt = show(BareController(table, SEAT)).scene.prompt
        preview = prompt.preview()
        shown.append(preview.lands[preview.place].row_status)
    assert shown[0] == shown[1]


def test_pass_has_the_focus_until_a_bid_is_named() -> None:
    """A bid is final: Enter alone passes, and bids what was set with plus; a question after it begins without focus."""
    passing = _controller("bid")
    pilot = show(passing)
    assert pilot.app.stage.focus is pilot.get("act.pass")
    pilot.press("return")
    assert passing.given == []  # the mouse was used last: now the focus is seen
    assert pilot.app.stage.keyboard
    pilot.press("return")
    assert passing.given == [Pass(SEAT)]
    bidding = _controller("bid")
    pilot = show(bidding)
    pilot.app.stage.set_keyboard(True)
    pilot.press("+")
    assert pilot.app.stage.focus is pilot.get("act.confirm")
    pilot.press("return")
    assert [type(command) for command in bidding.given] == [BidForPoll]
    assert show(_controller("shift")).app.stage.focus is None


def test_without_the_money_only_passing_is_left() -> None:
    """The highest bid is out of reach."""
    game = (
        a_position()
        .money(20_000, 2000, 9_000, 30_000)
        .polls(3, 1, 5)
        .in_phase("polls")
        .do(BidForPoll(3, 5000), Pass(0))
    )
    controller = BareController(game.table, SEAT)
    pilot = show(controller)
    assert pilot.get("act.confirm").reason
    pilot.click("act.pass")
    assert controller.given == [Pass(SEAT)]


def test_fewer_rallies_than_the_minimum_are_closed() -> None:
    """EN19 phase 9a: at least four outside the election."""
    pilot = show(_controller("convert"))
    assert pilot.get("convert.pip.3").reason
    pilot.click("convert.pip.3")
    assert pilot.scene.prompt.count == 6
    pilot.click("convert.pip.4")
    assert pilot.get("convert.less").reason


def test_the_ledger_tells_seen_from_unseen_fronts() -> None:
    """A front among the discards that the seat has seen is not the one on top."""
    from macher.ui.prompts.shared.poll_results import possible_fronts

    controller = _controller("bid")
    desk = show(controller).scene.prompt.desk
    assert len(possible_fronts(desk, 1)) == 2
    table = controller.table.clone()
    table.poll_discards, table.poll_known = [3], [1 << SEAT]
    desk.view = view(table, SEAT)
    assert [poll.changes for poll in possible_fronts(desk, 1)] == [controller.edition.figures.polls[2].changes]


@pytest.mark.parametrize("size", [(1634, 918), (1600, 900), (1280, 720)])
def test_the_words_below_the_polls_have_room_beside_a_bid(size: tuple[int, int]) -> None:
    pilot = show(_controller("bid"), size=size, scale=1.0)
    cells = [node for node in pilot.nodes() if type(node).__name__ == "_LedgerCell"]
    assert all(node.rect.h >= 14 for node in cells), [node.rect for node in cells]


# -- everything fits ---------------------------------------------------------------------------------------------------


HOVERED = {
    "convert": ("convert.pip.6", ["Votes: 6 → 13", "VP: 11 → 16"]),
    "donation": ("donation.card.2.take", ["Money: €22,000 → €52,000", "Party base: 10 → 7"]),
    "shift": (f"spot.display_opinion.{card('-education')}", ["LINKE: ×4 → ×2", "SPD: ×2 → ×4"]),
}


@pytest.mark.parametrize("name", HOVERED)
def test_what_is_pointed_at_says_what_it_would_bring(name: str) -> None:
    """Before a click, and as it comes about by it."""
    id, lines = HOVERED[name]
    pilot = show(_controller(name))
    if name == "shift":
        pilot.click(next(node.id for node in pilot.all("spot.opinion.") if not node.reason))
    assert pilot.get(id).tooltip.split("\n")[-2:] == lines
    before = {fact.caption: fact for fact in pilot.click(id).scene.prompt.facts()}
    if name != "shift":
        told = [
            f"{caption}: {before[caption].value} → {before[caption].new}"
            for caption in ("Votes", "VP", "Money", "Party base")
            if caption in before
        ]
        assert told == lines
