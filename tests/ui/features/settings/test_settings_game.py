"""What the settings say about the course of a game does what it says, and costs nobody a secret."""

from __future__ import annotations

import json

import pytest
from hands import Hands, begin

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.commands import Pass
from macher.ui.features.night.page import READ, ElectionScreen
from macher.ui.features.settings.page import SettingsScreen
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


def opened(page, folder=None):
    """A page of the settings over an empty screen."""
    texts = Texts.load("en")
    store = SettingsStore(folder)
    pilot = Pilot(Scene(), options=store.settings.ui_options(), texts=texts)
    shell = Shell(pilot.app, texts, store, Games(None, "none"))
    pilot.app.push(SettingsScreen(shell, page))
    return pilot.settle(), shell


def test_choices_of_the_game_page_are_remembered(tmp_path):
    pilot, shell = opened("game", folder=tmp_path)
    pilot.click("settings.pass_alone").click("settings.election_auto").click("confirm.True")
    kept = SettingsStore(tmp_path).settings
    assert (kept.pass_alone, kept.election_auto, kept.confirm_twice) == (False, True, True)
    shell.app.scene.reset()
    kept = SettingsStore(tmp_path).settings
    assert (kept.pass_alone, kept.election_auto, kept.confirm_twice) == (True, False, False)


@pytest.mark.parametrize(("written", "found"), [("{}", True), ('{"pass_alone": false}', False)])
def test_who_has_switched_passing_off_is_asked_as_before(tmp_path, written, found):
    (tmp_path / "settings.json").write_text(written)
    assert SettingsStore(tmp_path).settings.pass_alone is found


def test_settings_that_the_first_version_has_written_are_read(tmp_path):
    """As version 0.1.0 wrote them, with a level of AI seats that is not offered any more."""
    seats = [{"party": "spd", "name": "Ewa", "kind": "human", "open": True}, {"party": "cdu", "kind": "random"}]
    written = {
        "version": "0.1.0",
        "language": "pl",
        "scale": 1.25,
        "layout": None,
        "fullscreen": False,
        "window": [1280, 720],
        "theme": "night",
        "palette": "separation",
        "own_colours": {},
        "reduced_motion": True,
        "patterns": False,
        "projections": True,
        "keys": {},
        "speed": "fast",
        "seats": seats,
        "elections": 7,
        "options": {"open_money": True},
    }
    (tmp_path / "settings.json").write_text(json.dumps(written))
    store = SettingsStore(tmp_path)
    found = store.settings
    assert (found.language, found.scale, found.theme, found.palette) == ("pl", 1.25, "night", "separation")
    assert (found.speed, found.elections, found.window) == ("fast", 7, (1280, 720))
    people = [(seat.party, seat.name, seat.kind) for seat in found.seats]
    assert people == [("spd", "Ewa", "human"), ("cdu", "", "easy")]
    assert not store.damaged


def test_digits_are_grouped_as_chosen_at_once_and_from_now_on(tmp_path):
    pilot, _shell = opened("language", folder=tmp_path)
    pilot.click("numbers.de")
    assert pilot.shows("1.234.000")
    assert SettingsStore(tmp_path).settings.numbers == "de"
    again, _ = opened("language", folder=tmp_path)
    assert again.shows("€1.234.000")


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

        def room(self, volume, place):
            self.rooms.append(round(volume, 2))

    pilot.app.sounds.device = device = Device()
    pilot.app.sounds.follow()
    pilot.app.stage.set_focus(pilot.get("settings.ambience"), True)
    pilot.press("end")
    pilot.click("settings.muted")
    assert device.rooms[0] == 0.15  # quiet, but on
    assert device.rooms[-2:] == [0.6, 0]


def to_prompt(pilot, shell, hands, name, most=400):
    """Plays until the question is asked."""
    for _ in range(most):
        if pilot.scene.name == "table" and type(pilot.scene.prompt).__name__ == name:
            return
        hands.step()
    raise AssertionError(name)


def test_what_is_final_asks_for_a_second_press_if_that_is_wanted():
    pilot, shell = begin(seats="spd=human,gruene=normal,cdu=normal", seed=3)
    to_prompt(pilot, shell, Hands(pilot, shell, 3), "StartBidPrompt")
    pilot.app.set_options(pilot.app.options.__class__(confirm_twice=True))
    version = shell.controller.session.version
    pilot.press("return")
    assert shell.controller.session.version == version
    assert pilot.app.stage.toasts[-1].text.startswith("Press again")
    pilot.press("+", "return")
    assert shell.controller.session.version == version, "another draft has to be confirmed anew"
    pilot.press("return")
    assert shell.controller.session.version > version
    shell.close()


def asked(controller):
    """People who decide now."""
    return [seat for seat in controller.session.deciding() if seat in controller.session.humans]


def at_the_media(seats, seed, **lacking):
    """A game in which everybody lacks something when the first person is asked for media markers."""
    pilot, shell = begin(seats=seats, seed=seed, handover="curtain")
    shell[Preferences].set("pass_alone", False)
    to_prompt(pilot, shell, Hands(pilot, shell, seed), "MediaPrompt")
    for party in shell.controller.session.journal.state.parties:
        for name, amount in lacking.items():
            setattr(party, name, amount)
    shell.controller.session._views.clear()
    shell.controller.session._decisions.clear()
    shell.controller._alone = (-1, frozenset())
    return pilot, shell


ALONE, TOGETHER = "spd=human,gruene=random,cdu=random", "spd=human,gruene=human,cdu=random"


@pytest.mark.parametrize("seats", [ALONE, TOGETHER])
def test_who_has_no_marker_left_is_not_asked_and_the_log_says_why(seats):
    pilot, shell = at_the_media(seats, 5, media=0)
    session = shell.controller.session
    (person,) = asked(shell.controller)
    version = session.version
    shell[Preferences].set("pass_alone", True)
    pilot.settle()
    assert session.version > version
    passed = session.records[version].command
    assert passed == Pass(person)
    assert type(pilot.scene.prompt).__name__ != "MediaPrompt"
    name = shell.controller.names[person]
    lines = [node.name for node in pilot.all("logbook.")]
    assert any(name in line and "(forced)" in line for line in lines), lines
    shell.close()


def test_undo_goes_back_across_a_pass_nobody_was_asked_for():
    pilot, shell = at_the_media(ALONE, 5, media=0)
    session = shell.controller.session
    own = max(at for at, record in enumerate(session.records) if record.command.seat == 0)
    decided, lone = session.records[own].unit - 1, session.version
    shell[Preferences].set("pass_alone", True)
    pilot.settle()
    assert session.version > lone
    assert session.undo_status(0).position != lone, "nobody is brought back to a question without a choice"
    shell.controller.take_back()
    pilot.settle()
    assert session.version == decided
    assert shell.controller.show_prompts
    shell.close()


@pytest.mark.parametrize(("seats", "told"), [(ALONE, False), (TOGETHER, True)])
def test_who_only_lacks_money_is_asked_where_somebody_could_learn_of_it(seats, told):
    pilot, shell = at_the_media(seats, 5, money=0)
    session = shell.controller.session
    (person,) = asked(shell.controller)
    assert list(session.decision(person).options) == [Pass(person)]
    shell[Preferences].set("pass_alone", True)
    version = session.version
    pilot.settle().wait(2)
    pilot.settle()
    assert (session.version == version) == told
    assert told or shell.controller.remark(version + 1)
    shell.close()


@pytest.mark.parametrize("by_itself", [True, False])
def test_an_election_closes_by_itself_only_if_that_is_wanted(by_itself):
    pilot, shell = begin(seats="spd=human,gruene=random,cdu=random", seed=4)
    shell.settings.election_auto = by_itself
    hands = Hands(pilot, shell, 4)
    while not isinstance(pilot.scene, ElectionScreen):
        hands.step()
    pilot.wait(0.1).wait(READ - 1).wait(0.5)
    assert isinstance(pilot.scene, ElectionScreen)
    pilot.move("election.again" if pilot.find("election.again") else "election.continue").wait(0.1).wait(READ - 1)
    assert isinstance(pilot.scene, ElectionScreen), "whoever moves reads on"
    pilot.wait(2)
    assert isinstance(pilot.scene, ElectionScreen) != by_itself
    shell.close()
