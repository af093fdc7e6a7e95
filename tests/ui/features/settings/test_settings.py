"""Settings by click and key: at once, remembered, and readable in every layout."""

import sys
from dataclasses import replace

import pytest
from evenings import SIZES

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.settings.page import SettingsScreen
from macher.ui.game.games import Games
from macher.ui.keys import ACTIONS, Chord
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import SPEEDS, UiOptions
from macher.ui.settings.settings import Settings, SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.system import display
from macher.ui.theme import PALETTES, rgb
from macher.ui.theme.difference import LEAST_DIFFERENCE, SIGHTS, alike, difference
from macher.ui.widgets import Drawing

PAGES = ("display", "game", "sound", "controls", "language", "data", "mods", "about", "colours")


class Below(Scene):
    def __init__(self):
        self.heard = []

    def build(self, ctx):
        return Node(ctx.rect)

    def on_action(self, action):
        self.heard.append(action)
        return False


def opened(page="display", lang="en", size=(1280, 720), scale=1.0, folder=None, theme="paper"):
    texts = Texts.load(lang)
    store = SettingsStore(folder)
    options = replace(store.settings.ui_options(), language=lang, theme=theme)
    pilot = Pilot(Below(), size, scale, options=options, texts=texts)
    shell = Shell(pilot.app, texts, store, Games(None, "none"))
    pilot.app.push(SettingsScreen(shell, page))
    return pilot.settle(), shell


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_page_fits_and_is_readable(lang, theme, size, scale):
    for page in PAGES:
        pilot, shell = opened(page, lang, size, scale, theme=theme)
        assert pilot.problems() == [], page
        # The piece of the table in the preview is checked where the table is.
        assert [key for key in shell.texts.missing if "/table-" not in key] == []


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_questions_for_a_key_fit(lang, size, scale):
    pilot, _ = opened("controls", lang, size, scale)
    pilot.click("keys.confirm")
    assert pilot.problems() == []
    pilot.press("tab")
    assert pilot.problems() == []
    pilot.press("ctrl+shift+z")
    assert pilot.problems() == []


@pytest.mark.parametrize("page", PAGES[:-1])
def test_pages_are_turned_by_click(page):
    pilot, _ = opened()
    pilot.click(f"settings.{page}")
    assert pilot.scene.page == page


def test_escape_leaves_and_the_foot_of_the_column_too():
    for way in (lambda pilot: pilot.press("escape"), lambda pilot: pilot.click("settings.back")):
        pilot, _ = opened()
        way(pilot)
        assert isinstance(pilot.scene, Below)


def test_sliders_and_switches_of_sound_are_remembered(tmp_path):
    pilot, _ = opened("sound", folder=tmp_path)
    pilot.click("settings.background")
    slider = pilot.get("settings.volume")
    pilot.app.stage.set_focus(slider, True)
    pilot.press("home", "right", "right")
    assert pilot.app.options.volume == pytest.approx(0.1)
    kept = SettingsStore(tmp_path).settings.ui_options()
    assert (kept.volume, kept.mute_background) == (pytest.approx(0.1), False)
    assert kept.effects == UiOptions().effects


def test_the_sample_says_why_it_would_not_be_heard():
    pilot, _ = opened("sound")
    assert pilot.shows("No sound device was found")
    pilot.click("settings.sample")
    assert pilot.app.stage.toasts


def test_a_key_is_changed_by_pressing_it_and_remembered(tmp_path):
    pilot, _ = opened("controls", folder=tmp_path)
    pilot.click("keys.confirm").press("ctrl+e")
    assert not pilot.app.stage.layers
    assert pilot.shows("Ctrl+E")
    pilot.app.pop()
    pilot.press("ctrl+e")
    assert pilot.scene.heard == ["confirm"]
    again, _ = opened("controls", folder=tmp_path)
    assert again.shows("Ctrl+E")
    assert str(again.app.keymap.chords("confirm")[0]) == "ctrl+e"


def test_a_conflict_is_named_and_nothing_changes_without_a_yes():
    pilot, _ = opened("controls")
    pilot.click("keys.pass").press("l")
    assert any("Open the log" in run.text and "L" in run.text for run in pilot.runs())
    pilot.click("keys.leave")
    assert pilot.app.keymap.changes() == {}
    pilot.click("keys.pass").press("l").click("keys.take")
    assert pilot.app.keymap.chords("pass")[0] == Chord("l")
    assert pilot.app.keymap.chords("log") == ()
    pilot.click("keys.reset")
    assert pilot.app.options.keys == {}
    assert pilot.app.keymap.chords("log")[0] == Chord("l")


@pytest.mark.parametrize("key", ["tab", "left", "up"])
def test_keys_that_move_the_focus_stay(key):
    pilot, _ = opened("controls")
    pilot.click("keys.pass").press(key)
    assert pilot.shows("cannot be changed")
    pilot.press("escape")
    assert not pilot.app.stage.layers
    assert pilot.app.keymap.changes() == {}


def test_every_action_is_listed_by_its_name():
    pilot, shell = opened("controls", size=(1280, 2400))
    for action in ACTIONS:
        assert pilot.find(f"keys.{action}") is not None
        assert pilot.shows(shell.texts(f"settings-key-{action}"))


def test_keys_and_colours_that_cannot_be_read_are_left_out():
    found = Settings.read(
        {
            "keys": {"pass": ["ctrl", "x", "no such key"]},
            "own_colours": {"spd": "#AA0000", "cdu": "red", "x": "#000000"},
        }
    )
    assert found.keys == {"pass": ["x"]}
    assert found.own_colours == {"spd": "#AA0000"}
    assert opened()[0].app.keymap.chords("pass")[0] == Chord("p")


# -- colours ----------------------------------------------------------------------------------------------------------


def test_choosing_own_colours_opens_the_mixer_first():
    pilot, _ = opened()
    pilot.click("palette.own")
    assert pilot.scene.page == "colours"
    assert pilot.app.options.palette == "default"
    pilot.press("escape")
    assert pilot.scene.page == "display"


def test_a_typed_number_is_seen_at_once_and_remembered(tmp_path):
    pilot, _ = opened("colours", folder=tmp_path)
    pilot.click("own.spd").click("own.hex").press("ctrl+a").type("#00aa")
    assert pilot.shows("six digits")
    assert pilot.app.options.own_colours == {}
    pilot.type("55")
    assert pilot.app.theme.colour("spd") == rgb("#00AA55")
    assert pilot.app.theme.colour("cdu") == rgb(PALETTES["default"]["cdu"])
    kept = SettingsStore(tmp_path).settings.ui_options()
    assert (kept.palette, kept.own_colours["spd"]) == ("own", "#00AA55")
    pilot.click("own.done").click("palette.broadcast")
    assert pilot.app.theme.colour("spd") == rgb(PALETTES["broadcast"]["spd"])
    pilot.click("palette.own")
    assert pilot.app.theme.colour("spd") == rgb("#00AA55")


def test_sliders_mix_the_colour():
    pilot, _ = opened("colours")
    pilot.click("own.linke")
    for part, key in (("hue", "home"), ("saturation", "end"), ("lightness", "home")):
        pilot.app.stage.set_focus(pilot.get(f"own.{part}"), True)
        pilot.press(key)
    assert pilot.app.options.own_colours["linke"] == "#000000"
    pilot.app.stage.set_focus(pilot.get("own.lightness"), True)
    pilot.press("end")
    assert pilot.app.options.own_colours["linke"] == "#FFFFFF"


def test_parties_that_look_alike_are_named():
    pilot, _ = opened("colours")
    assert pilot.shows("All parties can be told apart")
    pilot.click("own.gruene").click("own.hex").press("ctrl+a").type("#E3000F")
    assert pilot.shows("SPD and GRÜNE are hard to tell apart.")
    assert pilot.problems() == []
    pilot.click("own.usual")
    assert pilot.shows("All parties can be told apart")


def test_differences_are_those_of_the_literature():
    """White to black is 100; the first pair of Sharma, Wu and Dalal needs Lab values, so greys stand in here."""
    assert difference((255, 255, 255), (0, 0, 0)) == pytest.approx(100, abs=0.1)
    assert difference((12, 200, 99), (12, 200, 99)) == 0
    assert difference((227, 0, 15), (14, 154, 125)) == difference((14, 154, 125), (227, 0, 15))


def test_red_and_green_are_apart_for_some_eyes_only():
    red, green = rgb(PALETTES["broadcast"]["spd"]), rgb(PALETTES["broadcast"]["gruene"])
    assert difference(red, green) > 60
    assert difference(red, green, "deutan") < 12
    pairs = alike({party: rgb(fill) for party, fill in PALETTES["broadcast"].items()})
    assert {pairs[0][0], pairs[0][1]} == {"spd", "gruene"}


@pytest.mark.parametrize("palette", ["default", "separation"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_our_own_sets_can_be_told_apart_in_every_sight(palette, sight):
    fills = [rgb(fill) for fill in PALETTES[palette].values()]
    least = min(difference(one, two, sight) for at, one in enumerate(fills) for two in fills[at + 1 :])
    assert least >= LEAST_DIFFERENCE


@pytest.mark.parametrize("system", ["paper", "night", None])
def test_the_theme_of_the_system_is_offered_where_it_can_be_found_out(monkeypatch, system):
    monkeypatch.setattr("macher.ui.app.system_theme", lambda: system)
    monkeypatch.setattr("macher.ui.features.settings.display.system_theme", lambda: system)
    pilot, _ = opened()
    if system is None:
        assert pilot.find("theme.system") is None
        pilot.app.set_options(replace(pilot.app.options, theme="system"))
    else:
        pilot.click("theme.system")
        assert pilot.app.options.theme == "system"
    assert pilot.app.theme.name == (system or "paper")


def test_a_system_that_does_not_answer_has_no_theme(monkeypatch):
    monkeypatch.setattr(display.sys, "platform", "linux")
    monkeypatch.setenv("PATH", "")
    display.system_theme.cache_clear()
    try:
        assert display.system_theme() is None
    finally:
        display.system_theme.cache_clear()


# -- preview ----------------------------------------------------------------------------------------------------------


def test_the_preview_is_the_table_as_it_would_look():
    pilot, _ = opened(size=(1920, 1080))
    box = pilot.get("settings.preview").window_rect
    spots = [(int(box.x + x), int(box.y + y)) for x in range(20, 520, 12) for y in range(70, 700, 12)]

    def picture():
        pilot.screenshot()
        return [tuple(pilot.surface.get_at(spot))[:3] for spot in spots]

    paper = picture()
    assert pilot.app.theme.colour("spd") in paper
    pilot.click("palette.separation")
    other = picture()
    assert pilot.app.theme.colour("spd") in other
    assert rgb(PALETTES["default"]["spd"]) not in other
    pilot.click("theme.night")
    assert pilot.app.theme.colour("asked") in picture()
    assert pilot.app.theme.colour("asked") not in paper


def test_a_small_window_has_the_preview_too_and_a_larger_size_has_none():
    assert opened()[0].find("settings.preview") is not None
    assert opened(scale=1.35)[0].find("settings.preview") is None


def test_usual_settings_come_back_in_one_click(tmp_path):
    pilot, _ = opened(size=(1920, 1080), folder=tmp_path)
    pilot.click("theme.night").click("settings.patterns").click("settings.reset")
    assert pilot.app.options == UiOptions()
    assert SettingsStore(tmp_path).settings.theme == "paper"


def test_settings_that_cannot_be_written_leave_nothing_behind_and_it_is_said(tmp_path):
    store = SettingsStore(tmp_path)
    (tmp_path / "settings.json").mkdir()
    store.save()
    assert [path.name for path in tmp_path.iterdir() if path.name != ".lock"] == ["settings.json"]  # Windows keeps it
    said = Texts.load("en")("settings-not-written", detail=store.problem)
    assert ("denied" if sys.platform == "win32" else "folder") in said  # Windows does not say why
    (tmp_path / "settings.json").rmdir()
    store.save()
    assert store.problem == ""
    assert SettingsStore(tmp_path).settings == store.settings


def test_reasons_are_on_at_first_and_an_older_file_that_has_them_off_keeps_them_off(tmp_path):
    assert SettingsStore(tmp_path).settings.reasons
    (tmp_path / "settings.json").write_text('{"language": "de", "reasons": false}', encoding="utf-8")
    assert not SettingsStore(tmp_path).settings.reasons
    (tmp_path / "settings.json").write_text('{"language": "de"}', encoding="utf-8")
    assert SettingsStore(tmp_path).settings.reasons


def test_what_concerns_others_stands_in_groups_of_its_own():
    """Reasons and pauses stand below the speed of the others' moves, the PIN below the ways to share a screen."""
    pilot, _ = opened("game")
    groups = [
        ("speed.told", "settings.stops", "settings.reasons"),
        ("settings.pass_alone", "settings.election_auto", "settings.interludes"),
        ("handover.open", "settings.pins_offered"),
    ]
    tops = [[pilot.get(id).window_rect.y for id in group] for group in groups]
    assert all(group == sorted(group) for group in tops)
    starts = sorted((pilot.get(id).window_rect.y, id) for group in groups for id in group)
    assert [id for _, id in starts] == [id for group in groups for id in group]
    assert pilot.shows("Opponents’ moves")
    assert pilot.shows("Sharing one screen")


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_speeds_have_the_same_four_words_in_settings_and_at_the_table(lang):
    pilot, shell = opened("game", lang)
    words = [pilot.get(f"speed.{name}").name for name in SPEEDS]
    assert words == [shell.texts(f"settings-speed-{name}") for name in SPEEDS]
    assert len(set(words)) == len(SPEEDS)
    if lang == "en":
        assert words == ["Instant", "Fast", "Steady", "Manual"]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_button_for_own_colours_keeps_off_the_colours_above_it(lang, size, scale):
    pilot, shell = opened("display", lang, size, scale)
    button = pilot.get("palette.choose").window_rect
    above = pilot.get("palette.separation").window_rect
    swatches = next(
        node.window_rect
        for node in pilot.nodes()
        if isinstance(node, Drawing)
        and node.window_rect.x > above.right
        and above.y <= node.window_rect.cy <= above.bottom
    )
    assert button.y - swatches.bottom >= 5
    shell.close()
