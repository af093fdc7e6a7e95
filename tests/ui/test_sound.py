"""Sound: what is heard when, how loud, and that nothing breaks without a device."""

import math
import wave
from array import array
from dataclasses import replace

import pygame
import pytest
from evenings import begin, stage_of

from macher.gallery.pilot import Pilot
from macher.resources import asset
from macher.rules import events as ev
from macher.ui.game.sounds_of_events import OF_EVENTS, effect_of
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import UiOptions
from macher.ui.system.sound import EFFECTS, INSIDE, OUTSIDE, Mixer, Sounds


class Recorder(Mixer):
    """A device that notes what it is told."""

    def __init__(self):
        self.played, self.sounds, self.stopped, self.rooms, self.places = [], False, 0, [], []

    def play(self, effect, volume):
        self.played.append((effect, volume))
        self.sounds = True

    def busy(self):
        return self.sounds

    def room(self, volume, place):
        self.rooms.append(round(volume, 3))
        self.places.append(place)

    def stop(self):
        self.stopped += 1
        self.sounds = False


class Empty(Scene):
    def build(self, ctx):
        return Node(ctx.rect)


def heard(pilot):
    device = pilot.app.sounds.device = Recorder()
    return device


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_short_quiet_at_its_ends_and_not_cut(name):
    with wave.open(str(asset("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        seconds = len(samples) / file.getframerate()
    assert 0.05 <= seconds <= 0.9
    assert 0.2 * 32767 <= max(map(abs, samples)) <= 0.7 * 32767
    assert abs(samples[0]) < 400
    assert samples[-1] == 0
    assert math.sqrt(sum(value * value for value in samples) / len(samples)) > 200


def test_every_effect_belongs_to_something_and_every_event_that_is_heard_has_an_effect():
    assert set(OF_EVENTS.values()) <= set(EFFECTS)
    of_reveals = {"slide", "flap", "flip", "pencil", "thud"}
    of_nights = {"column", "tick", "line"}
    assert {"turn", "refusal"} | of_nights == set(EFFECTS) - set(OF_EVENTS.values()) - of_reveals
    assert of_reveals.isdisjoint(OF_EVENTS.values())
    assert all(effect.seen for effect in EFFECTS.values())


def test_of_several_events_the_weightiest_is_heard():
    paid = ev.MoneyChanged(0, -3000, 12000, "rallies")
    placed = ev.RalliesPlaced(0, 1, 2, 2, 18, 3000)
    assert effect_of([paid]) == "coin"
    assert effect_of([paid, placed]) == "rally"
    assert effect_of([ev.PhaseStarted("media"), ev.Passed(0, "media", -1)]) == ""
    assert effect_of([]) == ""


def test_one_effect_at_a_time_and_a_lesser_one_waits_for_no_one():
    device = Recorder()
    sounds = Sounds(device)
    sounds.play("gavel")
    sounds.play("coin")
    assert [effect for effect, _ in device.played] == ["gavel"]
    sounds.play("turn")
    device.stop()
    sounds.play("coin")
    assert [effect for effect, _ in device.played] == ["gavel", "turn", "coin"]


def test_volume_is_both_sliders_together():
    pilot = Pilot(Empty(), options=UiOptions(volume=0.5, effects=0.4))
    device = heard(pilot)
    pilot.app.sounds.play("coin")
    assert device.played == [("coin", pytest.approx(0.2))]
    pilot.app.set_options(replace(pilot.app.options, effects=0.0))
    pilot.app.sounds.play("turn")
    assert len(device.played) == 1


def test_m_turns_sound_off_and_on_and_says_so():
    pilot, _ = stage_of(begin(4))
    device = heard(pilot)
    pilot.press("m")
    assert pilot.shows("Sound off")
    assert device.stopped
    pilot.app.sounds.play("turn")
    assert device.played == []
    pilot.press("m")
    assert pilot.shows("Sound on")
    pilot.app.sounds.play("turn")
    assert device.played


def test_the_background_is_silent_only_if_wished():
    pilot = Pilot(Empty(), options=UiOptions(mute_background=True))
    device = heard(pilot)
    pilot.app.inputs.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.app.sounds.play("turn")
    assert device.played == []
    pilot.app.inputs.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.app.sounds.play("turn")
    assert len(device.played) == 1
    device.stop()
    pilot.app.set_options(replace(pilot.app.options, mute_background=False))
    pilot.app.inputs.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.app.sounds.play("turn")
    assert len(device.played) == 2


def test_without_a_device_everything_is_silent(monkeypatch):
    def no_device(*_):
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds(find=Mixer.open)
    sounds.open()
    assert not sounds.possible
    sounds.play("fanfare")
    sounds.muted = True
    sounds.follow()
    sounds.close()
    assert sounds.problem == ""


def test_a_missing_file_is_said_in_the_settings_and_nowhere_else(monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("macher.ui.system.sound.asset", lambda *parts: tmp_path.joinpath(*parts))
    sounds = Sounds(find=Mixer.open)
    sounds.open()
    try:
        sounds.play("coin")
        assert sounds.problem
    finally:
        sounds.close()


def test_the_dummy_driver_plays_every_file(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(find=Mixer.open)
    sounds.open()
    assert sounds.possible
    try:
        for effect in sorted(EFFECTS, key=lambda name: EFFECTS[name].weight):
            sounds.play(effect)
        assert sounds.problem == ""
    finally:
        sounds.close()
    assert not pygame.mixer.get_init()


def test_tests_and_pictures_make_no_sound():
    pilot = Pilot(Empty())
    pilot.app.sounds.play("fanfare")
    assert not pilot.app.sounds.possible
    assert not pygame.mixer.get_init()


def test_a_refusal_is_heard_where_it_is_said():
    pilot, shell = stage_of(begin(4, humans="spd"))
    shell.play(begin(4, "spd linke cdu fdp", humans="spd"))
    pilot.settle()
    device = heard(pilot)
    pilot.click("undo")
    assert [effect for effect, _ in device.played] == ["refusal"]


def test_a_fanfare_is_not_replaced_by_the_sign_that_it_is_the_own_turn():
    session = begin(4, "spd linke cdu fdp", humans="spd")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    shell.controller.speed = "instant"  # where nothing is told, the event itself is heard
    for news, own_turn, effect in (
        ([ev.GameEnded((40, 30, 20, 10), (0,))], True, "fanfare"),
        ([ev.GameEnded((40, 30, 20, 10), (0,))], False, "fanfare"),
        ([ev.MoneyChanged(0, -3000, 12000, "rallies")], True, "turn"),
        ([ev.MoneyChanged(0, -3000, 12000, "rallies")], False, "coin"),
    ):
        device = heard(pilot)
        shell.controller.on_news(news, own_turn)
        assert [played for played, _ in device.played] == [effect]


def test_what_is_told_has_its_own_fanfare_and_no_other_sound_at_its_beginning():
    session = begin(4, "spd linke cdu fdp", humans="spd")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    shell.controller.speed = "normal"
    for event in (ev.GameEnded((40, 30, 20, 10), (0,)), ev.ElectionDecided(0, 1, "sole", (0,), (0,), 12, 0)):
        device = heard(pilot)
        shell.controller.on_news([event], True)
        assert device.played == []


def test_news_are_heard_once_with_the_pace_of_the_table():
    session = begin(4, "spd linke cdu fdp", humans="spd")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    device = heard(pilot)
    decision = session.decision(0)
    assert session.submit(next(iter(decision.options)), version=session.version) is None
    pilot.wait(1)
    assert [effect for effect, _ in device.played] == ["stamp"]
    device.stop()
    pilot.wait(1)
    assert len(device.played) == 1


def test_the_own_turn_is_heard_when_it_comes():
    session = begin(4, "spd linke cdu fdp", humans="spd")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    for seat in (0, 1, 2, 3):
        device = heard(pilot)
        if seat == 3:
            pilot.wait(1)
        decision = session.decision(seat)
        assert session.submit(next(iter(decision.options)), version=session.version) is None
        pilot.wait(1)
        device.stop()
    assert [effect for effect, _ in device.played] == ["turn"]


@pytest.mark.parametrize("name", [INSIDE, OUTSIDE])
def test_a_room_is_a_small_file_without_a_seam(name):
    path = asset("sounds", f"{name}.wav")
    with wave.open(str(path)) as file:
        samples = array("h", file.readframes(file.getnframes()))
    assert path.stat().st_size < 350_000
    assert 0.1 * 32767 <= max(map(abs, samples)) <= 0.25 * 32767
    assert abs(samples[0] - samples[-1]) < 1500


def test_elections_and_winners_are_told_on_the_square():
    class Night(Empty):
        name = "election"

    pilot = Pilot(Empty())
    device = heard(pilot)
    pilot.app.sounds.follow()
    pilot.app.push(Night())
    pilot.app.pop()
    assert device.places == [INSIDE, OUTSIDE, INSIDE]
    assert set(device.rooms) == {round(0.25 * 0.6, 3)}
