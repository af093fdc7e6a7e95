"""Public questions at a shared table, private things opened by a look, and the one who plays alone."""

from __future__ import annotations

import pytest
from hands import Hands, begin

from macher.i18n.hidden import DOTS, Hidden, covered_like
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.secrets_on_screen import LOOK

TWO = "spd=human,gruene=normal,cdu=human,linke=normal"


def at(step, mode, seed=2, **more):
    """A shared game at the first question of a step."""
    pilot, shell = begin(seats=TWO, seed=seed, handover=mode, **more)
    hands = Hands(pilot, shell, seed)
    for _ in range(400):
        controller = shell.controller
        asked = controller.session.view(-1).step == step and (controller.decision is not None or controller.veiled)
        if asked and pilot.scene.name == "table":
            return pilot, shell, controller
        hands.hurry()
    raise AssertionError(f"no {step}")


def own_money(pilot):
    """What is written beside the asked player's coins, in thousands."""
    place = pilot.get("supply.money").window_rect
    return "".join(run.text for run in pilot.runs() if place.meets(run.ink))


@pytest.mark.parametrize("mode", ["curtain", "peek"])
def test_a_public_question_is_answered_in_the_open_with_private_things_covered(mode):
    pilot, _, controller = at("rallies", mode)
    assert controller.looker == -1
    assert controller.decision is not None
    assert pilot.get("dock.player").name == controller.names[controller.seat]
    public = controller.session.view(-1).parties
    money = public[controller.seat].money
    said = pilot.app.texts.money(money)
    assert not any(said in node.name for node in pilot.nodes())
    assert own_money(pilot) == ""
    assert DOTS in pilot.get("supply.money").name
    assert [party.hand for party in controller.view.parties] == [party.hand for party in public]
    pilot.click("act.look")
    assert said in pilot.get("supply.money").name
    assert own_money(pilot) == str(money // 1000)
    assert controller.looker == controller.seat
    pilot.click("act.look")
    assert not any(said in node.name for node in pilot.nodes())
    assert own_money(pilot) == ""


def test_a_look_closes_by_itself_and_keeps_the_draft():
    pilot, _, controller = at("start_player", "peek")
    assert controller.veiled
    assert pilot.find("bid.up") is None
    pilot.click("act.look")
    looked = pilot.clock.now
    for _ in range(4):  # no politician in the open cabinet costs as much
        pilot.click("bid.up")
    bid = pilot.get("bid.value").name
    pilot.wait(looked + LOOK - 0.1 - pilot.clock.now)
    assert controller.looker == controller.seat
    pilot.wait(0.2).settle()
    assert controller.looker == -1
    assert pilot.find("bid.value") is None
    assert not pilot.shows(bid)
    pilot.click("act.look")
    assert pilot.get("bid.value").name == bid


def test_enter_looks_and_never_answers_what_is_covered():
    pilot, _, controller = at("start_player", "peek")
    version = controller.session.version
    pilot.press("4", "p")
    assert controller.session.version == version
    pilot.press("return")
    assert controller.looker == controller.seat
    assert pilot.get("bid.value").name == pilot.app.texts.money(0)  # the digit before the look was not taken


def test_a_look_ends_when_the_answer_is_handed_in():
    pilot, _, controller = at("start_player", "peek")
    pilot.click("act.look").click("act.confirm")
    assert controller.looker == -1


def test_what_was_said_to_one_person_is_gone_for_the_next():
    pilot, _, controller = at("rallies", "curtain")
    pilot.click("act.look")
    pilot.app.stage.toast("only for one", "warn")
    pilot.app.scene.opened.log()
    pilot.settle()
    pilot.click((5, 5))
    controller.cover()
    pilot.wait(0.05).settle()
    assert not pilot.shows("only for one")
    assert pilot.app.stage.layers == []


def test_everything_lies_open_for_teaching():
    pilot, _, controller = at("program", "open")
    hands = [party.hand for party in controller.view.parties]
    assert hands == [controller.session.view(seat).parties[seat].hand for seat in range(4)]
    texts = pilot.app.texts
    for seat, party in enumerate(controller.view.parties):
        assert controller.session.view(-1).parties[seat].money == party.money
        tip = pilot.get(f"party.{seat}").tooltip
        assert all(pilot.app.scene.model().names.card(kind) in tip for kind in party.hand)
    assert pilot.find("act.look") is None
    assert not any(DOTS in text for text in pilot.texts())
    assert texts.faults == []


def test_another_way_holds_from_the_next_moment_on():
    pilot, shell, controller = at("rallies", "open")
    assert controller.looker == controller.seat
    shell[Preferences].set("handover", "curtain")
    pilot.wait(0.05).settle()
    assert controller.looker == -1
    assert pilot.find("act.look") is not None


def test_passing_on_passes_for_one_person_only():
    pilot, _, controller = at("polls", "curtain")
    seat = controller.seat
    controller.auto_pass("polls")
    other = next(human for human in controller.session.humans if human != seat)
    for _ in range(60):
        if controller.session.view(-1).step != "polls" or controller.seat == other:
            break
        pilot.wait(0.05).settle()
    assert controller.seat == other or controller.session.view(-1).step != "polls"
    assert not controller._auto.passes(other)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("mode", ["curtain", "peek", "open"])
def test_one_person_against_ai_seats_never_meets_a_curtain_and_nothing_is_covered(mode):
    pilot, shell = begin(seats="spd=human,gruene=normal,cdu=normal,linke=normal", seed=3, handover=mode)
    hands = Hands(pilot, shell, 3)
    controller = shell.controller
    for _ in range(60):
        hands.step()
        assert pilot.scene.name != "handover"
        assert controller.looker == controller.seat == 0
        assert pilot.find("act.look") is None
        assert pilot.find("dock.player") is None
        if pilot.scene.name == "table":
            assert DOTS not in pilot.get("supply.money").name


def test_a_covered_amount_counts_and_is_not_written():
    money = Hidden(12_000)
    assert money - 5_000 == 7_000
    assert {str(money - 5_000), f"{money // 1000}", str(-money), str(2_000 + money)} == {DOTS}
    assert str(money - Hidden(10_000)) == "2000"  # what is paid is public
    assert str(covered_like(money, 3)) == DOTS
    assert str(covered_like(12_000, 3)) == "3"


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_texts_write_dots_for_covered_amounts_even_after_the_same_open_amount(lang):
    from macher.i18n import Texts

    texts = Texts.load(lang)
    said = texts("prompt-poll-hint-none", money=texts.money(9_000)), texts("log-rallies", player="Ada", n=9_000)
    assert texts.money(Hidden(9_000)) == texts.money_short(Hidden(9_000)) == texts.number(Hidden(9_000)) == DOTS
    assert texts.signed(Hidden(9_000)) == DOTS
    assert all("9" in one for one in said[:1])


def test_nothing_bids_as_much_as_covered_money():
    """One press would show it to everybody; the bidder looks first."""
    pilot, shell, controller = at("polls", "peek")
    hands = Hands(pilot, shell, 2)
    while pilot.find("bid.up") is None or controller.veiled:
        hands.hurry()
    assert controller.looker == -1
    assert pilot.find("bid.most") is None
    pilot.click("act.look")
    assert pilot.find("bid.most") is not None
