"""Chords, the key map and its changes."""

import pygame
import pytest

from macher.ui.keys import ACTIONS, Chord, KeyMap, KeyPress


@pytest.mark.parametrize("text", ["return", "ctrl+z", "ctrl+shift+z", "f11", "+", "ctrl++", "ctrl+-", "keypad +", "1"])
def test_chords_are_written_and_read(text):
    chord = Chord.parse(text)
    assert Chord.parse(str(chord)) == chord


def test_chords_need_a_key():
    with pytest.raises(ValueError, match="no key"):
        Chord.parse("ctrl")


def test_every_action_has_a_chord_and_no_chord_two_actions():
    keys = KeyMap()
    chords = [chord for action in ACTIONS for chord in keys.chords(action)]
    assert len(chords) == len(set(chords))
    assert all(keys.chords(action) for action in ACTIONS)


def test_presses_find_their_action():
    keys = KeyMap()
    assert keys.action(KeyPress(pygame.K_z, ctrl=True)) == "undo"
    assert keys.action(KeyPress(pygame.K_z)) is None
    assert keys.action(KeyPress(pygame.K_F11)) == "fullscreen"
    assert keys.action(KeyPress(pygame.K_PLUS, shift=True, text="+")) == "bid_up"
    assert keys.action(KeyPress(pygame.K_KP_ENTER)) == "confirm"


def test_rebinding_takes_the_chord_from_its_holder():
    keys = KeyMap()
    assert keys.bind("pass", Chord.parse("h")) == "hint"
    assert keys.action(KeyPress(pygame.K_h, text="h")) == "pass"
    again = KeyMap(keys.changes())
    assert again.action(KeyPress(pygame.K_h, text="h")) == "pass"
    assert set(keys.changes()) == {"pass", "hint"}


def test_the_chord_that_an_action_has_already_takes_none_of_its_others_away():
    keys = KeyMap()
    before = keys.chords("redo")
    assert len(before) > 1
    assert keys.bind("redo", before[0]) is None
    assert keys.chords("redo") == before
    assert keys.changes() == {}
