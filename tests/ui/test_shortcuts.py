"""Keys beside the mouse: Enter and Space, Alt, tooltips, and keys that were changed."""

from dataclasses import replace

import pygame
import pytest
from acceptance_screens import Stand
from builders import a_game
from hands import begin
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.rules.commands import BuyRallies
from macher.ui.keys import NAMES, Chord, KeyMap, action_keys, chord_label, shortcut
from macher.ui.paint.painter import FLOATING


def deciding():
    table = a_game(4).in_phase("rallies").table
    return BareController(table, table.deciders()[0])


def _focus(pilot: Pilot, id: str) -> Pilot:
    pilot.app.stage.set_focus(pilot.get(id), True)
    return pilot


def _alt(pilot: Pilot, held: bool) -> Pilot:
    kind, mod = (pygame.KEYDOWN, pygame.KMOD_ALT) if held else (pygame.KEYUP, 0)
    pilot.app.step([pygame.event.Event(kind, key=pygame.K_LALT, mod=mod, unicode="", scancode=0)])
    return pilot.settle()


def test_space_activates_the_focused_spot_and_enter_confirms_the_decision():
    controller = deciding()
    pilot = _focus(show(controller), "spot.plus.0")
    pilot.press("space", "space")
    assert controller.given == []
    assert pilot.focused == "spot.plus.0"
    pilot.press("return")
    assert controller.given == [BuyRallies(controller.seat, (2, 0, 0, 0))]


def test_enter_on_a_card_before_there_is_anything_to_confirm_says_why_not():
    controller = deciding()
    pilot = _focus(show(controller), "spot.plus.0")
    pilot.press("return")
    assert controller.given == []
    assert pilot.app.stage.toasts


def test_enter_presses_the_button_that_has_the_focus():
    controller = deciding()
    pilot = _focus(show(controller), "spot.plus.0")
    pilot.press("space")
    _focus(pilot, "logbook.search").press("return")
    assert controller.given == []
    assert [layer.id for layer in pilot.app.stage.layers] == ["log"]


def test_a_button_without_the_keyboard_s_focus_is_not_pressed_by_enter():
    controller = deciding()
    pilot = show(controller)
    pilot.click("spot.plus.0").press("return")
    assert controller.given == [BuyRallies(controller.seat, (1, 0, 0, 0))]


@pytest.mark.parametrize("layout", ["wide", "small", "focus"])
def test_alt_shows_the_keys_of_all_buttons_and_its_end_hides_them(layout):
    pilot = show(deciding(), layout)
    assert not pilot.shows("Ctrl+Z")
    _alt(pilot, True)
    shown = [run for run in pilot.runs() if run.text in ("Ctrl+Z", "Ctrl+Y", "L", "Enter", "P")]
    assert {run.text for run in shown} == {"Ctrl+Z", "Ctrl+Y", "L", "Enter", "P"}
    assert all(pilot.app.viewport.rect.holds(run.ink, 1) for run in shown)
    boxes = [run.ink for run in shown]
    assert not any(one.meets(two) for at, one in enumerate(boxes) for two in boxes[at + 1 :])
    _alt(pilot, False)
    assert not pilot.shows("Ctrl+Z")


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", ["wide", "small", "focus"])
def test_no_key_lies_over_a_word(layout, lang):
    pilot = show(deciding(), layout, lang)
    before = {(run.text, run.ink) for run in pilot.runs()}
    _alt(pilot, True)
    caps = [run for run in pilot.runs() if run.layer == FLOATING]
    words = [ink.shared(run.visible) for run in pilot.runs() for ink in [run.ink] if (run.text, ink) in before]
    assert len(caps) >= 6  # the keys, and words where there are only signs
    assert [cap.text for cap in caps if any(cap.box.meets(word) for word in words)] == []


def test_alt_that_is_held_while_the_window_loses_the_keyboard_does_not_stick():
    pilot = _alt(show(deciding()), True)
    pilot.app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    pilot.settle()
    assert not pilot.shows("Ctrl+Z")


def test_alt_opens_the_tooltip_at_once():
    pilot = show(deciding())
    pilot.move("logbook.search")
    assert pilot.app.stage.tip is None
    _alt(pilot, True)
    assert pilot.app.stage.tip is not None


@pytest.mark.parametrize("layout", ["wide", "small", "focus"])
def test_the_tooltip_of_a_figure_leaves_the_buttons_of_its_row_free(layout):
    pilot = _alt(show(deciding(), layout).move("votes.0.0"), True)
    tip = pilot.app.stage.tip
    assert tip is not None
    assert not tip.rect.meets(pilot.get("spot.plus.0").window_rect)


def test_tooltips_name_the_key_and_follow_a_change_of_it():
    pilot = show(deciding())
    pilot.move("logbook.search").wait(0.7)
    assert pilot.shows("Full log (L)")
    pilot.app.set_options(replace(pilot.app.options, keys={"log": ["ctrl+g"]}))
    pilot.move("undo").move("logbook.search").wait(0.7)
    pilot.settle()
    assert pilot.shows("Full log (Ctrl+G)")


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
def test_every_named_key_has_a_name_in_every_language(lang):
    texts = Texts.load(lang)
    for name in NAMES:
        if name not in ("ctrl", "alt", "shift"):
            assert chord_label(texts, Chord.parse(name))
    assert chord_label(texts, Chord.parse("ctrl+shift+z")).endswith("+Z")
    assert not texts.missing


def test_keys_are_written_in_the_player_s_language():
    keys = KeyMap()
    assert action_keys(Texts.load("de"), keys, "redo") == ["Strg+Y", "Strg+Umschalt+Z"]
    assert shortcut(Texts.load("en"), keys, "skip") == "Space"
    assert shortcut(Texts.load("en"), keys, "") == ""
    assert shortcut(Texts.load("en"), KeyMap({"skip": []}), "skip") == ""


def test_alt_names_what_is_only_a_sign():
    pilot = show(deciding(), "small")
    words = Texts.load("en")("table-undo"), Texts.load("en")("table-log-open")
    assert not any(pilot.shows(word) for word in words)
    _alt(pilot, True)
    assert all(pilot.shows(word) for word in words)
    assert pilot.shows("Media")
    _alt(pilot, False)
    assert not any(pilot.shows(word) for word in words)


def test_a_new_game_is_put_together_over_the_table_and_left_again_without_a_loss():
    pilot, shell = begin(seed=3)
    table, session = pilot.scene, shell.controller.session
    pilot.press("ctrl+n")
    assert pilot.scene.name == "new-game"
    pilot.press("ctrl+n", "escape")  # it is open already
    assert pilot.scene is table
    assert shell.controller.session is session
    pilot.press("escape", "ctrl+n")  # a dialog comes first
    assert pilot.scene is table
    pilot.press("escape", "ctrl+n", "return")
    assert pilot.scene.name == "table"
    assert shell.controller.session is not session
    shell.close()


@pytest.mark.parametrize("screen", ["menu", "new-game", "saves", "puzzles", "learn", "tournament-setup"])
def test_rules_and_settings_open_over_every_screen_and_lead_back(screen):
    stand = Stand(screen)
    pilot, scene = stand.pilot, stand.pilot.scene
    for key, name in (("f1", "rules"), ("ctrl+,", "settings")):
        pilot.press(key)
        assert pilot.scene.name == name
        pilot.press("escape")
        assert pilot.scene is scene
    stand.close()


@pytest.mark.parametrize("screen", ["first-start", "handover", "election"])
def test_nothing_is_opened_over_what_stands_alone(screen):
    stand = Stand(screen)
    scene = stand.pilot.scene
    stand.pilot.press("ctrl+,", "ctrl+n")
    assert stand.pilot.scene is scene
    stand.close()
