"""A PIN at the curtain: set by its owner, asked for every time, and no way to lock a game up for good."""

from __future__ import annotations

import pygame
import pytest
from evenings import SIZES
from hands import begin

from macher.ui.features.handover.page import CURTAIN, HandoverScreen
from macher.ui.features.handover.pins import Pins
from macher.ui.features.settings.page import SettingsScreen

TWO = "spd=human,gruene=human,cdu=random"


def at_curtain(lang="en", size=(1280, 720), scale=1.0):
    pilot, shell = begin(lang, size, scale, seats=TWO, seed=2)
    assert isinstance(pilot.scene, HandoverScreen)
    assert pilot.find("handover.pin") is None  # until it is asked for
    shell.settings.pins_offered = True
    pilot.scene.rebuild()
    pilot.wait(CURTAIN).settle()
    return pilot, shell


def set_pin(pilot, digits="1234", again=None):
    pilot.click("handover.pin")
    for digit in digits:
        pilot.click(f"pin.{digit}")
    pilot.settle()
    for digit in again or digits:
        pilot.click(f"pin.{digit}")
    pilot.settle()


@pytest.mark.parametrize("typed", [False, True])
def test_the_curtain_opens_for_the_right_digits_only(typed):
    pilot, shell = at_curtain()
    set_pin(pilot)
    seat = pilot.scene.seat

    def enter(digits):
        if typed:
            pilot.press(*digits)
        else:
            for digit in digits:
                pilot.click(f"pin.{digit}")
        pilot.settle()

    pilot.press("return")
    enter("1235")
    assert isinstance(pilot.scene, HandoverScreen)
    assert shell.controller.looker < 0
    assert pilot.shows("That is not Spd’s PIN.")
    enter("1234")
    assert pilot.scene.name == "table"
    assert shell.controller.looker == seat
    shell.close()


def test_digits_above_other_signs_count_and_a_raised_two_does_not():
    pilot, shell = at_curtain()
    pilot.click("handover.pin")

    def key(code, text, mod=0):
        pilot.app.inputs.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0))
        pilot.settle()

    for _ in range(4):
        key(ord("²"), "²")  # beside the 1 of a French keyboard
    assert pilot.shows("New PIN")
    for _ in range(2):
        for digit, sign in zip("1234", "&é\"'", strict=True):
            key(ord(sign), digit, pygame.KMOD_SHIFT)
    assert shell[Pins].names == ["Spd"]
    assert shell[Pins].fits("Spd", "1234")
    shell.close()


def test_a_slip_of_the_second_time_begins_anew_and_escape_leaves_everything():
    pilot, shell = at_curtain()
    set_pin(pilot, "1234", "1243")
    assert shell[Pins].names == []
    assert pilot.shows("The digits differ.")
    pilot.press("escape")
    assert not pilot.app.stage.layers
    assert isinstance(pilot.scene, HandoverScreen)
    shell.close()


def test_its_owner_takes_it_away_again_and_nobody_else():
    pilot, shell = at_curtain()
    set_pin(pilot)
    pilot.click("handover.pin")
    for digit in "4321":
        pilot.click(f"pin.{digit}")
    assert shell[Pins].names == ["Spd"]
    for digit in "1234":
        pilot.click(f"pin.{digit}")
    assert shell[Pins].names == []
    shell.close()


def test_a_forgotten_pin_is_removed_in_the_settings():
    pilot, shell = at_curtain()
    set_pin(pilot)
    pilot.app.push(SettingsScreen(shell, "game"))
    pilot.settle()
    assert pilot.shows("Spd")
    assert pilot.problems() == []
    pilot.click("settings.pins")
    assert shell[Pins].names == []
    shell.close()


def test_digits_are_not_kept_as_they_are_and_a_damaged_file_locks_nobody_out(monkeypatch):
    shell = at_curtain()[1]
    pins, kept, saved = Pins(shell), shell.settings.pins, []
    monkeypatch.setattr(shell.store, "save", lambda: saved.append(dict(kept)))
    pins.set("Anna", "0420")
    assert "0420" not in kept["Anna"]
    assert pins.fits("Anna", "0420")
    assert not pins.fits("Anna", "0421")
    with pytest.raises(ValueError, match="4 digits"):
        pins.set("Anna", "12a4")
    salt, _, mixed = kept["Anna"].partition(":")
    for damaged in ("nonsense", "", ":", f"{salt}:{mixed[:-1]}", f"{salt}:{mixed[:-1]}ä", f"\ud800:{mixed}"):
        kept["Anna"] = damaged
        assert pins.fits("Anna", "9999")
    pins.clear()
    assert saved[-1] == {}
    shell.close()


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_pad_and_button_fit(lang, size, scale):
    pilot, shell = at_curtain(lang, size, scale)
    assert pilot.problems() == []
    pilot.click("handover.pin")
    assert pilot.problems() == []
    for digit in "55556666":
        pilot.click(f"pin.{digit}")
    pilot.settle()
    assert pilot.problems() == []
    shell.close()


def test_a_look_ends_when_the_pointer_leaves_the_window_or_another_window_is_chosen():
    pilot, shell = begin(seats=TWO, seed=2, handover="peek")
    for leave in ("WINDOWLEAVE", "WINDOWFOCUSLOST"):
        pilot.click("act.look")
        assert shell.controller.looker >= 0
        pilot.app.inputs.handle(pygame.event.Event(getattr(pygame, leave)))
        pilot.settle()
        assert shell.controller.looker < 0
    shell.close()


def test_a_look_at_the_open_table_asks_for_the_pin_as_the_curtain_does():
    pilot, shell = begin(seats=TWO, seed=2, handover="peek")
    shell[Pins].set("Spd", "1234")
    assert shell.controller.names[shell.controller.seat] == "Spd"
    pilot.click("act.look").settle()
    assert shell.controller.looker < 0
    pilot.press(*"1235").settle()
    assert pilot.shows("That is not Spd’s PIN.")
    assert shell.controller.looker < 0
    pilot.press("escape").settle()
    assert shell.controller.looker < 0
    pilot.click("act.look").settle().press(*"1234").settle()
    assert shell.controller.looker == shell.controller.seat
    assert not pilot.app.stage.layers
    pilot.click("act.look").settle()  # covers them, without digits
    assert shell.controller.looker < 0
    shell.close()
