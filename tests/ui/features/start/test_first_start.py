"""The first start: one ballot whose answers are remembered; and the window where it was left."""

import pygame
import pytest
from evenings import SIZES

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.ui import main
from macher.ui.app import App
from macher.ui.features.learn.aim import AimScreen
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.start.first_start import FirstStartScreen
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game.games import Games
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.system.display import WindowPlace, monitors
from macher.ui.system.window import Window


def started(lang="en", size=(1280, 720), scale=1.0, folder=None, theme="paper"):
    texts = Texts.load(lang)
    store = SettingsStore(folder)
    pilot = Pilot(Scene(), size, scale, options=UiOptions(theme=theme), texts=texts)
    shell = Shell(pilot.app, texts, store, Games(None, "none"))
    pilot.app.push(FirstStartScreen(shell))
    return pilot.settle(), shell


def test_three_crosses_lead_to_the_menu_and_are_remembered(tmp_path):
    pilot, _ = started(folder=tmp_path)
    pilot.click("first.de").click("first.125").click("first.yes").click("first.cast")
    assert isinstance(pilot.scene, MenuScreen)
    assert pilot.shows("Schnelles Spiel")
    kept = SettingsStore(tmp_path).settings
    assert (kept.language, kept.scale) == ("de", 1.25)
    assert kept.coach == "never"  # whoever knows the game is not taught


def test_the_large_button_leads_a_newcomer_into_the_guided_game():
    pilot, shell = started()
    pilot.click("first.cast").settle()
    assert isinstance(pilot.scene, AimScreen)
    pilot.click("aim.go").settle()
    assert shell.controller is not None
    assert shell.controller.session.guided
    shell.close()


def test_enter_alone_casts_what_is_marked(tmp_path):
    pilot, shell = started("pl", folder=tmp_path)
    pilot.press("return")
    assert isinstance(pilot.scene, AimScreen)
    assert SettingsStore(tmp_path).settings.language == "pl"
    shell.close()


def test_the_keyboard_crosses_and_escape_does_not_leave():
    pilot, shell = started()
    second = available_languages()[1].code
    for _ in range(12):
        focused = pilot.app.stage.focus
        if focused is not None and focused.id == f"first.{second}":
            break
        pilot.press("right" if focused is not None and focused.id.startswith("first.en") else "tab")
    pilot.press("space")
    assert shell.texts.lang == second
    pilot.press("escape")
    assert isinstance(pilot.scene, FirstStartScreen)


@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((960, 540), 1.0)])
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
def test_three_hasty_clicks_at_one_pixel_answer_only_what_they_hit(lang, size, scale):
    """Wherever the first click lands, the second and third change nothing that it has not changed."""
    ids = [node.id for node in started("en", size, scale)[0].all("first.") if node.interactive]
    for id in ids:
        if id == "first.cast":
            continue
        pilot, shell = started(lang, size, scale)
        rect, factor = pilot.get(id).window_rect, pilot.app.viewport.scale
        spot = (round(rect.cx * factor), round(rect.cy * factor))

        def answers(shell=shell, pilot=pilot):
            return shell.texts.lang, pilot.scene.size, pilot.scene.known

        hit(pilot, spot)
        once = answers()
        hit(pilot, spot)
        hit(pilot, spot)
        assert isinstance(pilot.scene, FirstStartScreen)
        assert answers() == once


@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((960, 540), 1.0)])
def test_three_hasty_clicks_on_the_large_button_confirm_nothing_in_the_game(size, scale):
    pilot, shell = started("en", size, scale)
    rect, factor = pilot.get("first.cast").window_rect, pilot.app.viewport.scale
    spot = (round(rect.cx * factor), round(rect.cy * factor))
    for _ in range(3):
        hit(pilot, spot)
    assert shell.controller is None or not shell.controller.session.records
    shell.close()


def hit(pilot, spot):
    """A whole click at a pixel, a little after the last one."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step([pygame.event.Event(kind, pos=spot, button=1)])
    for _ in range(3):
        pilot.clock.advance(0.1)
        pilot.app.step()


def test_nothing_is_remembered_before_the_ballot_is_cast(tmp_path):
    pilot, _ = started(folder=tmp_path)
    pilot.click("first.de").click("first.125")
    assert SettingsStore(tmp_path).settings.language == ""
    assert SettingsStore(tmp_path).settings.scale == 1.0


def test_only_sizes_that_the_window_can_show_are_offered():
    pilot, _ = started(size=(960, 540))
    assert [node.id for node in pilot.all("first.1")] == ["first.100"]
    pilot, _ = started(size=(1920, 1080))
    names = [node.name[:3] for node in pilot.all("first.") if node.interactive and node.name[0].isdecimal()]
    assert names == ["100", "125", "150", "175", "200"]


@pytest.mark.parametrize(("size", "wanted"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((3840, 2160), 2.0)])
def test_the_size_is_taken_from_the_screen(size, wanted):
    pilot, _ = started(size=size)
    assert pilot.scene.size == wanted == pilot.app.options.scale


def test_a_display_that_enlarges_everything_is_not_counted_twice():
    pilot, shell = started()
    pilot.app.resize((3840, 2160), 2.0)
    again = FirstStartScreen(shell)
    pilot.app.push(again)
    assert again.size == 1.0


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((960, 540), 1.0)])
def test_every_question_fits(lang, theme, size, scale):
    pilot, shell = started(lang, size, scale, theme=theme)
    for known in (False, True):
        pilot.scene.known = known
        pilot.scene.rebuild()
        assert pilot.settle().problems() == []
    assert not shell.texts.missing
    assert not shell.texts.faults


@pytest.fixture
def at_home(monkeypatch, tmp_path):
    """The program as it is started, in folders of its own, without a screen; what it shows first is noted."""
    for name in ("config", "data", "state", "cache"):
        monkeypatch.setenv(f"XDG_{name.upper()}_HOME", str(tmp_path / name))
    shown = []
    monkeypatch.setattr(pygame, "quit", lambda: None)  # the other tests still need their fonts
    monkeypatch.setattr(App, "run", lambda self, scene: shown.append((scene, self.place)))
    return shown


def test_the_first_start_asks_once(at_home):
    main.run()
    assert isinstance(at_home[0][0], FirstStartScreen)
    at_home[0][0].program[Preferences].set("language", "de")
    main.run()
    assert isinstance(at_home[1][0], MenuScreen)
    assert at_home[1][0].program.texts.lang == "de"


def test_a_seed_or_safe_mode_ask_nothing(at_home):
    main.run(seed=4)
    main.run(safe_mode=True)
    assert [type(scene) for scene, _ in at_home] == [MenuScreen, MenuScreen]


@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.parametrize("known", ["first.no", "first.yes"])
def test_a_game_that_was_cut_off_before_is_spoken_of_once_the_ballot_is_cast(asks, known):
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    asked = []
    pilot.app.reset(FirstStartScreen(shell, lambda: asked.append(pilot.app.scene.name) or asks))
    pilot.settle().click(known).click("first.cast").settle()
    assert asked == ["menu"]
    layers = [layer.id for layer in pilot.app.stage.layers]
    explained = pilot.app.scene.name != "menu" or bool(layers)
    assert explained == (known == "first.no" and not asks)


def test_the_place_of_the_window_is_remembered(at_home):
    main.run()
    shell = at_home[0][0].program
    shell.app.window.place = WindowPlace((120, 80), [(1920, 1080)])
    shell.close()
    main.run()
    assert at_home[1][1] == WindowPlace((120, 80), [(1920, 1080)])


class Quits(Scene):
    def build(self, ctx):
        return Node(ctx.rect)

    def tick(self, now):
        self.app.quit()


class PretendedWindow:
    minimum_size = (0, 0)
    size = (640, 400)

    def __init__(self):
        self.put = []

    @property
    def position(self):
        return (5, 6)

    @position.setter
    def position(self, place):
        self.put.append(place)


@pytest.mark.parametrize("same", [True, False])
def test_the_window_comes_back_to_its_place_unless_the_monitors_have_changed(monkeypatch, same):
    pygame.display.init()
    there = monitors()
    pygame.display.quit()
    window = PretendedWindow()
    monkeypatch.setattr(Window, "ask", lambda self, call: call(window))
    app = App((640, 400), place=WindowPlace((70, 90), there if same else [*there, (1024, 768)]))
    app.run(Quits())
    assert window.put == [(70, 90) if same else pygame.WINDOWPOS_CENTERED]
    assert app.place == WindowPlace((5, 6), there)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("key", ["first-yes-detail", "first-no-detail", "interlude-hint", "interlude-hint-stays"])
def test_small_print_in_sentences_is_written_as_sentences(key: str, lang: str) -> None:
    said = Texts.load(lang)(key)
    assert said[0].isupper()
    assert said.endswith(".")
