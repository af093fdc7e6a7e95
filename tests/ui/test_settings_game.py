"""What the settings say about the course of a game does what it says, and costs nobody a secret."""

from __future__ import annotations

import pytest
from hands import Hands, begin

from macher.i18n import Texts
from macher.rules.commands import Pass
from macher.ui.flow import Flow
from macher.ui.game.games import Games
from macher.ui.pilot import Pilot
from macher.ui.scene import Scene
from macher.ui.screens.election import READ, ElectionScreen
from macher.ui.screens.settings import SettingsScreen
from macher.ui.settings import SettingsStore


def opened(page, folder=None):
    """A page of the settings over an empty screen."""
    texts = Texts.load("en")
    store = SettingsStore(folder)
    pilot = Pilot(Scene(), options=store.settings.ui_options(), texts=texts)
    flow = Flow(pilot.app, texts, store, Games(None, "none"))
    pilot.app.push(SettingsScreen(flow, page))
    return pilot.settle(), flow


def test_choices_of_the_game_page_are_remembered(tmp_path):
    pilot, flow = opened("game", folder=tmp_path)
    pilot.click("settings.pass_alone").click("settings.election_auto").click("confirm.True")
    kept = SettingsStore(tmp_path).settings
    assert (kept.pass_alone, kept.election_auto, kept.confirm_twice) == (True, True, True)
    flow.app.scene.reset()
    kept = SettingsStore(tmp_path).settings
    assert (kept.pass_alone, kept.election_auto, kept.confirm_twice) == (False, False, False)


def test_digits_are_grouped_as_chosen_at_once_and_from_now_on(tmp_path):
    pilot, _flow = opened("language", folder=tmp_path)
    pilot.click("numbers.de")
    assert pilot.shows("1.234.000")
    assert SettingsStore(tmp_path).settings.numbers == "de"
    again, _ = opened("language", folder=tmp_path)
    assert again.shows("1.234.000\u00a0€")


def test_the_room_is_heard_only_if_it_is_wanted():
    pilot, _ = opened("sound")

    class Device:
        def __init__(self):
            self.rooms: list[float] = []

        def stop(self):
            pass

        def busy(self):
            return False

        def play(self, effect, volume):
            pass

        def room(self, volume):
            self.rooms.append(round(volume, 2))

    pilot.app.sounds.device = device = Device()
    pilot.app.sounds.follow()
    pilot.app.stage.set_focus(pilot.get("settings.ambience"), True)
    pilot.press("end")
    pilot.click("settings.muted")
    assert device.rooms[0] == 0
    assert device.rooms[-2:] == [0.6, 0]


def to_prompt(pilot, flow, hands, name, most=400):
    """Plays until the question is asked."""
    for _ in range(most):
        if pilot.scene.name == "table" and type(pilot.scene.prompt).__name__ == name:
            return
        hands.step()
    raise AssertionError(name)


def test_what_is_final_asks_for_a_second_press_if_that_is_wanted():
    pilot, flow = begin(seats="spd=human,gruene=normal,cdu=normal", seed=3)
    to_prompt(pilot, flow, Hands(pilot, flow, 3), "StartBidPrompt")
    pilot.app.set_options(pilot.app.options.__class__(confirm_twice=True))
    version = flow.controller.session.version
    pilot.press("return")
    assert flow.controller.session.version == version
    assert pilot.app.stage.toasts[-1].text.startswith("Press again")
    pilot.press("+", "return")
    assert flow.controller.session.version == version, "another draft has to be confirmed anew"
    pilot.press("return")
    assert flow.controller.session.version > version
    flow.close()


def lonely(pilot, flow, hands, most=1500):
    """Plays until a person can only pass; true if that happens."""
    for _ in range(most):
        controller = flow.controller
        if pilot.scene.name == "final":
            return False
        if pilot.scene.name == "table" and any(controller._can_only_pass(seat) for seat in asked(controller)):
            return True
        hands.step()
    return False


def asked(controller):
    """People who decide now."""
    return [seat for seat in controller.session.deciding() if seat in controller.session.humans]


def broke(flow):
    """Everybody's money is gone, so that markers cannot be paid."""
    for party in flow.controller.session.journal.state.parties:
        party.money = 0
    flow.controller.session._views.clear()


def at_the_media(seats, seed, **rules):
    """A game in which the first person asked for media markers has no money."""
    pilot, flow = begin(seats=seats, seed=seed, handover="curtain")
    hands = Hands(pilot, flow, seed)
    to_prompt(pilot, flow, hands, "MediaPrompt")
    broke(flow)
    return pilot, flow


def test_who_plays_alone_passes_by_itself_where_nothing_else_is_possible():
    pilot, flow = at_the_media("spd=human,gruene=random,cdu=random", 5)
    session = flow.controller.session
    flow.controller._alone = (-1, frozenset())
    assert list(session.decision(0).options) == [Pass(0)]
    flow.use_passing(True)
    version = session.version
    pilot.settle()
    assert session.version > version
    assert type(pilot.scene.prompt).__name__ != "MediaPrompt"
    pilot.press("ctrl+z").settle()
    assert type(pilot.scene.prompt).__name__ == "MediaPrompt", "who goes back is asked"
    flow.close()


def test_nobody_passes_by_itself_where_people_could_learn_about_money():
    pilot, flow = at_the_media("spd=human,gruene=human,cdu=random", 5)
    flow.use_passing(True)
    flow.controller._alone = (-1, frozenset())
    version = flow.controller.session.version
    pilot.settle().wait(2)
    pilot.settle()
    assert flow.controller.session.version == version
    flow.close()


@pytest.mark.parametrize("by_itself", [True, False])
def test_an_election_closes_by_itself_only_if_that_is_wanted(by_itself):
    pilot, flow = begin(seats="spd=human,gruene=random,cdu=random", seed=4)
    flow.settings.election_auto = by_itself
    hands = Hands(pilot, flow, 4)
    while not isinstance(pilot.scene, ElectionScreen):
        hands.step()
    pilot.wait(0.1).wait(READ - 1).wait(0.5)
    assert isinstance(pilot.scene, ElectionScreen)
    pilot.move("election.again" if pilot.find("election.again") else "election.continue").wait(0.1).wait(READ - 1)
    assert isinstance(pilot.scene, ElectionScreen), "whoever moves reads on"
    pilot.wait(2)
    assert isinstance(pilot.scene, ElectionScreen) != by_itself
    flow.close()
