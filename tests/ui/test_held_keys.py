"""Keys of all keyboards: once for each press, by place where letters are not Latin, and nothing by AltGr."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from builders import a_game
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.ui.app import App
from macher.ui.input.made import typed
from macher.ui.keys import ACTIONS, AGAIN, DEFAULT_KEYS, Chord, key_code
from macher.ui.layout import Rect
from macher.ui.scene.node import Node
from macher.ui.scene.scene import Context, Scene
from macher.ui.system.text_input import TextInput
from macher.ui.widgets.entry import TextEntry
from macher.ui.widgets.values import Stepper


class Page(Scene):
    """A page that notes every action and holds one widget."""

    name = "page"

    def __init__(self, make: Callable[[], Node] | None = None) -> None:
        super().__init__()
        self.done: list[str] = []
        self.make = make

    def build(self, ctx: Context) -> Node:
        root = Node(ctx.rect)
        if self.make is not None:
            root.add(self.make())
        return root

    def on_action(self, action: str) -> bool:
        self.done.append(action)
        return True


def down(pilot: Pilot, key: int, mod: int = 0, text: str = "", scancode: int = 0) -> None:
    pilot.app.step([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=scancode)])


def up(pilot: Pilot, key: int) -> None:
    pilot.app.step([pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)])


def hold(pilot: Pilot, seconds: float) -> None:
    """Time passes in turns of the loop while the key stays down."""
    for _ in range(round(seconds / 0.02)):
        pilot.wait(0.02)


def press_of(chord: Chord) -> dict[str, Any]:
    mod = (pygame.KMOD_CTRL * chord.ctrl) | (pygame.KMOD_SHIFT * chord.shift) | (pygame.KMOD_ALT * chord.alt)
    return {"key": key_code(chord.key), "mod": mod}


@pytest.mark.parametrize("action", ACTIONS)
def test_a_held_key_does_once_what_is_done_once(action):
    page = Page()
    pilot = Pilot(page, (1280, 720))
    down(pilot, **press_of(Chord.parse(DEFAULT_KEYS[action][0])))
    hold(pilot, 1.0)
    times = page.done.count(action)
    assert (10 < times < 20) if action in AGAIN else times == 1


@pytest.mark.parametrize("action", ["quick_save", "bid_up"])
def test_a_short_press_on_a_busy_machine_counts_once(action):
    """The program stands still for 1.2 s, the key was down for a moment of it."""
    page = Page()
    pilot = Pilot(page, (1280, 720))
    chord = press_of(Chord.parse(DEFAULT_KEYS[action][0]))
    pressed = pygame.event.Event(pygame.KEYDOWN, unicode="", scancode=0, **chord)
    pilot.clock.advance(1.2)
    pilot.app.step([pressed, pygame.event.Event(pygame.KEYUP, unicode="", scancode=0, **chord)])
    hold(pilot, 1.0)
    assert page.done.count(action) == 1


def test_repeats_never_pile_up():
    page = Page()
    pilot = Pilot(page, (1280, 720))
    down(pilot, pygame.K_KP_PLUS)
    pilot.wait(5.0)  # one slow turn of the loop
    assert page.done == ["bid_up"] * 2


def test_a_key_that_lost_the_window_is_no_longer_held():
    page = Page()
    pilot = Pilot(page, (1280, 720))
    down(pilot, pygame.K_KP_PLUS)
    pilot.app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    hold(pilot, 1.0)
    assert page.done == ["bid_up"]


def entry(text: str) -> Callable[[], TextEntry]:
    return lambda: TextEntry(Rect(20, 20, 300, 40), text, lambda _: None, id="line")


def test_backspace_deletes_on_while_it_is_held():
    pilot = Pilot(Page(entry("Rathausplatz")), (1280, 720))
    line = pilot.get("line")
    pilot.app.stage.set_focus(line)
    down(pilot, pygame.K_BACKSPACE)
    assert line.value_text() == "Rathausplat"
    hold(pilot, 0.39 + 4 * 0.04)
    up(pilot, pygame.K_BACKSPACE)
    left = line.value_text()
    assert 3 <= len("Rathausplat") - len(left) <= 5
    hold(pilot, 1.0)
    assert line.value_text() == left


@pytest.mark.parametrize("sign", "²³¹⁴①٣")
def test_signs_that_look_like_digits_are_no_error(sign):
    """The key ² stands left of 1 on every French keyboard."""
    number = lambda: Stepper(Rect(20, 20, 200, 40), 5, lambda _: None, low=0, high=90, id="line")  # noqa: E731
    pilot = Pilot(Page(number), (1280, 720))
    pilot.app.stage.set_focus(pilot.get("line"))
    down(pilot, ord(sign), text=sign)
    pilot.app.step([typed(sign)])
    assert int(pilot.get("line").value_text()) in (5, 3)  # an Arabic three is a three


@pytest.mark.parametrize("letter", ["a", "z", "s", "q"])
def test_ctrl_with_alt_types_and_commands_nothing(letter):
    """Windows sends AltGr as Ctrl with Alt: "ą" is typed by AltGr and A."""
    altgr = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    pilot = Pilot(Page(entry("Łukasz K")), (1280, 720))
    pilot.app.stage.set_focus(pilot.get("line"))
    down(pilot, ord(letter), altgr, "ą")
    pilot.app.step([typed("ą")])
    assert pilot.get("line").value_text() == "Łukasz Ką"
    assert not pilot.app.inputs.alt_held
    page = Page()
    pilot = Pilot(page, (1280, 720))
    down(pilot, ord(letter), altgr, "ą")
    assert page.done == []
    assert not Chord.readable(f"ctrl+alt+{letter}")


RUSSIAN = {"z": ("я", 29), "y": ("н", 28), "f": ("а", 9), "s": ("ы", 22), ",": ("б", 54)}
GREEK = {"z": ("ζ", 29), "y": ("υ", 28), "f": ("φ", 9), "s": ("σ", 22)}


@pytest.mark.parametrize("layout", [RUSSIAN, GREEK], ids=["russian", "greek"])
def test_shortcuts_work_by_place_where_letters_are_not_latin(layout):
    for latin, (letter, place) in layout.items():
        page = Page()
        pilot = Pilot(page, (1280, 720))
        down(pilot, ord(letter), pygame.KMOD_LCTRL, scancode=place)
        assert page.done == [pilot.app.keymap.holder(Chord(latin, ctrl=True))]


def test_latin_letters_of_other_places_stay_what_they_are():
    """On a German keyboard Z stands where the US one has Y; ö is a letter of its own."""
    page = Page()
    pilot = Pilot(page, (1280, 720))
    down(pilot, pygame.K_z, pygame.KMOD_LCTRL, scancode=28)
    down(pilot, ord("ö"), scancode=51)
    assert page.done == ["undo"]


@pytest.mark.parametrize("mod", [0, pygame.KMOD_SHIFT])
def test_plus_and_minus_count_with_and_without_shift(mod):
    """Without text input the system tells the key of "+" and not what it types."""
    page = Page()
    pilot = Pilot(page, (1280, 720))
    down(pilot, pygame.K_EQUALS, mod, "=")
    down(pilot, pygame.K_MINUS, mod, "-")
    assert page.done == ["bid_up", "bid_down"]


def test_text_input_is_on_only_where_text_is_typed(monkeypatch):
    done: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: done.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: done.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", done.append)
    pilot = Pilot(Page(entry("Berlin")), (1280, 720))
    typing, app = TextInput(), pilot.app
    typing.follow(app._text_spot(), 2.0)
    app.stage.set_focus(pilot.get("line"))
    typing.follow(app._text_spot(), 2.0)
    typing.follow(app._text_spot(), 2.0)
    before = done[1]
    pilot.press("home")
    typing.follow(app._text_spot(), 2.0)
    app.stage.set_focus(None)
    typing.follow(app._text_spot(), 2.0)
    assert [each for each in done if isinstance(each, str)] == ["off", "on", "off"]
    assert isinstance(before, pygame.Rect)
    assert pygame.Rect(40, 40, 600, 80).contains(before)
    assert done[3].x < before.x  # the caret is at the beginning now


@pytest.mark.parametrize("phase", ["start_player", "program", "media", "rallies", "cabinet_placement", "polls"])
def test_at_no_question_is_a_raised_digit_an_error(phase):
    desk = BareController(a_game(4).in_phase(phase).table, seat=0)
    pilot = show(desk)
    for sign in "²³¹⁴":
        down(pilot, ord(sign), text=sign)
        up(pilot, ord(sign))
    assert desk.given == []


def test_the_loop_turns_text_input_on_and_off(monkeypatch):
    done: list[str] = []
    app = App((640, 480))

    def start() -> None:
        done.append("on")
        app.quit()

    monkeypatch.setattr(pygame.key, "start_text_input", start)
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: done.append("off"))
    app.after(0.05, lambda: app.stage.set_focus(app.stage.find("line")))
    app.after(20, app.quit)  # if it is never turned on
    app.run(Page(entry("Berlin")))
    assert done == ["off", "on"]
