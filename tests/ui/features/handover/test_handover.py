"""The curtain: names, what will be asked, and no secret of anybody before the button."""

from dataclasses import replace

import pytest
from evenings import NAMES, SIZES, begin, play_on, stage_of

from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import PEOPLE, between_people
from macher.i18n import Texts, names
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.handover.page import CURTAIN, HandoverScreen
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.start.menu import MenuScreen
from macher.ui.scene import Scene

STEPS = (
    "draft",
    "opening_program",
    "opening_hand",
    "deployment",
    "start_player",
    "program",
    "media",
    "rallies",
    "cabinet_placement",
    "cabinet_actions",
    "polls",
    "poll_choice",
    "conversion",
    "income",
)


def curtain(session, lang="en", size=(1920, 1080), scale=1.0, below=None):
    pilot, shell = stage_of(session, lang, size, scale, below)
    shell.controller.seat = -1
    seat = session.deciding()[0]
    pilot.app.push(HandoverScreen(shell, shell.controller, seat))
    pilot.wait(CURTAIN)
    return pilot.settle(), shell, seat


@pytest.fixture(scope="module")
def moments():
    """A game at the first decision of each kind."""
    found = {}
    for step in STEPS:
        found[step] = play_on(begin(4, "linke spd cdu fdp gruene"), step)
        assert found[step].view(-1).step == step
    found["contributions"] = between_people("contributions", 1, ClassicStory(people=PEOPLE))
    return found


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_whatever_is_asked(moments, lang, size, scale):
    for session in moments.values():
        pilot, shell, _ = curtain(session, lang, size, scale)
        assert pilot.problems() == []
        assert not shell.texts.missing
        assert not shell.texts.faults
    assert pilot.shows(shell.texts("phase-contributions"))


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_long_names_fit_every_window(lang):
    long = "Maximiliane von Wolkenstein-Trostburg 12"
    seats = tuple(SeatConfig(party, f"{long[:-1]}{at}", "human") for at, party in enumerate(NAMES))
    session = GameSession.new(GameConfig(seats, seed=4), None, "none")
    for size, scale in SIZES:
        pilot, _, seat = curtain(session, lang, size, scale)
        assert pilot.problems() == []
        assert pilot.get("handover.ready").name.endswith(f"{long[:-1]}{seat}")


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_it_says_what_no_curtain_can_hide(moments, lang):
    pilot, shell, _ = curtain(moments["start_player"], lang, (1280, 720))
    assert pilot.shows(shell.texts("handover-file"))


def test_the_view_of_a_seat_is_not_even_asked_for(moments):
    for session in moments.values():
        asked = []
        view = session.view
        session.view = lambda seat, view=view, asked=asked: asked.append(seat) or view(seat)
        pilot, shell, _ = curtain(session)
        pilot.screenshot()
        shell[Preferences].set("language", "de")
        pilot.settle()
        del session.view
        assert asked
        assert set(asked) == {-1}


def test_no_card_money_poll_or_politician_is_in_the_tree(moments):
    texts = Texts.load("en")
    for step, session in moments.items():
        pilot, _, _ = curtain(session)
        said = " ".join([node.name + node.tooltip + node.value_text() for node in pilot.nodes()] + pilot.texts())
        figures = session.edition.figures
        secrets = [names.topic(texts, topic) for topic in figures.topics]
        secrets += [names.topic_card(texts, topic) for topic in figures.topics]
        secrets += [names.politician(texts, one.key) for one in figures.politicians]
        secrets += [texts.money(party.money) for seat in range(5) for party in [session.view(seat).parties[seat]]]
        assert [secret for secret in secrets if secret in said] == [], step
        assert "€" not in said


def test_who_has_answered_is_public_and_shown():
    session = begin(4, "spd linke gruene")
    assert sum(session.deciding()) == 3
    pilot, _, _ = curtain(session)
    icons = [node.icon for node in pilot.nodes() if hasattr(node, "icon") and node.role == "image"]
    assert icons == ["arrow-right"]
    first = session.decision(0)
    assert session.submit(next(iter(first.options)), version=session.version) is None
    pilot, _, seat = curtain(session)
    assert seat == 1
    icons = [node.icon for node in pilot.nodes() if hasattr(node, "icon") and node.role == "image"]
    assert icons == ["check", "arrow-right"]
    assert pilot.shows("Pass to")
    assert pilot.shows("Angie")


def test_only_people_are_listed_not_ai_seats():
    session = begin(4, "spd linke cdu gruene", humans="spd cdu")
    pilot, _, _ = curtain(session)
    said = pilot.texts()
    assert "Marion" in said
    assert "Nicole" in said
    assert "Petra" not in said


@pytest.mark.parametrize("way", ["return", "space", "click"])
def test_the_person_opens_the_private_view(way):
    below = Scene()
    pilot, shell, seat = curtain(begin(4), below=below)
    assert shell.controller.seat == -1
    if way == "click":
        pilot.click("I’m Angie")
    else:
        pilot.press(way)
    assert pilot.scene is below
    assert shell.controller.seat == seat


@pytest.mark.parametrize("key", ["ctrl+z", "p", "tab", "f2", "f10"])
def test_no_other_key_leads_past_the_curtain(key):
    pilot, shell, _ = curtain(begin(4))
    pilot.press(key)
    assert isinstance(pilot.scene, HandoverScreen)
    assert shell.controller.seat == -1


@pytest.mark.parametrize("way", ["escape", "handover.menu"])
def test_the_menu_is_reached_from_the_curtain_and_nobody_sees_anything_on_the_way(way):
    session = begin(4, "spd linke cdu gruene", humans="spd cdu")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    asked, view = [], session.view
    session.view = lambda seat: asked.append(seat) or view(seat)
    pilot.press(way) if way == "escape" else pilot.click(way)
    assert pilot.find("game-menu") is not None
    assert pilot.find("game-menu.game-menu.take-back") is None
    pilot.press("escape")
    assert isinstance(pilot.scene, HandoverScreen)
    assert pilot.find("game-menu") is None
    pilot.click("handover.menu").click("game-menu.game-menu.leave")
    assert isinstance(pilot.scene, MenuScreen)
    assert set(asked) <= {-1}
    assert shell.controller is None


def test_the_curtain_hides_the_whole_window(moments):
    pilot, _, _ = curtain(moments["rallies"])
    surface = pilot.screenshot()
    party = pilot.app.theme.colour(f"{pilot.scene.key}.small")
    width, height = surface.get_size()
    corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1), (width // 2, 2)]
    assert {tuple(surface.get_at(spot))[:3] for spot in corners} == {party}


def test_two_people_at_one_screen_meet_the_curtain_first_and_then_the_table():
    session = begin(4, "spd linke cdu gruene", humans="spd cdu")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScreen)
    pilot.wait(CURTAIN)
    pilot.press("return")
    assert pilot.scene.name == "table"
    assert shell.controller.seat == 0


@pytest.mark.parametrize("reduced", [False, True])
def test_the_curtain_goes_up_in_a_quarter_of_a_second(reduced):
    """It closes at once; the table below is there from the beginning, and any key ends the movement."""
    session = begin(4, "spd linke cdu gruene", humans="spd cdu")
    pilot, shell = stage_of(session)
    pilot.app.set_options(replace(pilot.app.options, reduced_motion=reduced))
    shell.play(session)
    pilot.settle()
    pilot.wait(CURTAIN)
    height = pilot.app.viewport.height
    pilot.scene.open_view()
    pilot.app.step()
    assert pilot.scene.name == "table"
    assert pilot.scene.prompt is not None
    assert pilot.scene.clock.covered.h == (0 if reduced else height)
    pilot.clock.advance(0.1)
    pilot.app.step()
    assert 0 <= pilot.scene.clock.covered.h < height
    pilot.clock.advance(0.16)
    pilot.app.step()
    assert pilot.scene.clock.covered.h == 0


@pytest.mark.parametrize("key", ["return", "space"])
def test_an_enter_too_many_opens_nothing(key):
    session = begin(4, "spd linke cdu gruene", humans="spd cdu")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    pilot.press(key, key, key)
    assert isinstance(pilot.scene, HandoverScreen)
    assert shell.controller.looker == -1
