"""The application: sizes, scenes, background results and the error barrier."""

from concurrent.futures import Future
from dataclasses import replace

import pygame
import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.widgets import Gallery
from macher.i18n import Texts
from macher.ui.app import App
from macher.ui.game.games import Games
from macher.ui.layout import LEAST_WINDOW, Rect, make_viewport
from macher.ui.paint.kept import opaque
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.system.display import WindowPlace, monitors
from macher.ui.system.window import Window
from macher.ui.widgets import Button, Drawing, Label

pytestmark = pytest.mark.usefixtures("every_frame_is_drawn")


class Plain(Scene):
    def __init__(self, label="plain"):
        self.label = label
        self.log = []

    def build(self, ctx):
        return Node(ctx.rect, Label(Rect(20, 20, 300, 40), self.label, id="label"))

    def enter(self):
        self.log.append("enter")

    def leave(self):
        self.log.append("leave")

    def closing(self):
        self.log.append("closing")


def test_a_picture_needs_no_display():
    app = App((1840, 1000), strict=True)
    app.push(Gallery())
    surface = opaque((1840, 1000))
    assert app.draw(surface)
    assert not pygame.display.get_init()


def test_size_keys_change_the_scale_within_the_window():
    pilot = Pilot(Plain(), (1280, 720))
    pilot.press("ctrl++", "ctrl++")
    assert pilot.app.options.scale == pytest.approx(1.1)
    assert pilot.app.fonts.scale == pytest.approx(1.1)
    for _ in range(30):
        pilot.press("ctrl++")
    assert pilot.app.viewport.layout == "focus"
    assert pilot.app.viewport.height >= 519.9
    pilot.press("ctrl+0")
    assert pilot.app.viewport == make_viewport((1280, 720))
    for _ in range(30):
        pilot.press("ctrl+-")
    assert pilot.app.options.scale == 0.75


def test_options_are_told_for_keeping():
    pilot, kept = Pilot(Plain(), (1280, 720)), []
    pilot.app.on_options = kept.append
    pilot.press("f11")
    assert kept[-1].fullscreen


def test_scenes_stack():
    first, second = Plain("first"), Plain("second")
    pilot = Pilot(first, (1280, 720))
    pilot.app.push(second)
    pilot.settle()
    assert pilot.shows("second")
    pilot.app.pop()
    pilot.settle()
    assert pilot.shows("first")
    assert first.log == ["enter", "leave", "enter"]
    assert second.log == ["enter", "leave"]
    pilot.app.pop()
    assert not pilot.app.running


def test_closing_lets_every_scene_save():
    first, second = Plain(), Plain()
    pilot = Pilot(first, (1280, 720))
    pilot.app.push(second)
    pilot.app.inputs.handle(pygame.event.Event(pygame.QUIT))
    assert first.log[-1] == second.log[-1] == "closing"
    assert not pilot.app.running


def test_background_results_arrive_in_the_loop():
    pilot, got = Pilot(Plain(), (1280, 720)), []
    future, other = Future(), Future()
    pilot.app.watch(future, lambda done: got.append(done.result()))
    pilot.app.watch(other, lambda done: got.append("cancelled")).cancel()
    pilot.app.after(2.0, lambda: got.append("later"))
    pilot.app.step()
    assert got == []
    future.set_result(42)
    other.set_result(0)
    pilot.wait(2.5)
    assert sorted(map(str, got)) == ["42", "later"]


def test_language_is_exchanged_at_once():
    class Spoken(Scene):
        def build(self, ctx):
            return Node(ctx.rect, Label(Rect(20, 20, 300, 40), ctx.texts("greeting"), id="label"))

    pilot = Pilot(Spoken(), (1280, 720), texts=lambda key, **values: f"{key} en")  # type: ignore[arg-type]
    assert pilot.shows("greeting en")
    pilot.app.set_texts(lambda key, **values: f"{key} de")  # type: ignore[arg-type]
    pilot.settle()
    assert pilot.shows("greeting de")


class Fragile(Scene):
    def build(self, ctx):
        root = Node(ctx.rect, Drawing(Rect(0, 0, 50, 50), self.fail_drawing))
        return root.add(Button(Rect(100, 100, 100, 40), "Break", id="break", on_click=self.fail))

    def fail(self):
        raise RuntimeError("the ballot box is on fire")

    def fail_drawing(self, p, r):
        raise RuntimeError("no paint left")


def test_errors_are_written_down_and_the_game_goes_on(tmp_path):
    texts = {"ui-unexpected-error": "Something went wrong: {file}"}
    app = App((1920, 1080), crash_folder=tmp_path / "crash", texts=lambda key, **values: texts[key].format(**values))  # type: ignore[arg-type]
    app.push(Fragile())
    app.step()
    app.draw(pygame.Surface((1920, 1080)))
    for _ in range(3):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.step([pygame.event.Event(kind, pos=(150, 120), button=1)])
    reports = sorted((tmp_path / "crash").iterdir())
    assert len(reports) == 2, "each kind of error once"
    assert any("the ballot box is on fire" in report.read_text() for report in reports)
    shown = [toast.text for toast in app.stage.toasts]
    assert all(text.startswith("Something went wrong") and "Traceback" not in text for text in shown)
    assert len(shown) == 2


def test_the_pilot_hides_no_error():
    with pytest.raises(RuntimeError, match="no paint left"):
        Pilot(Fragile(), (1280, 720))


def test_the_window_opens_with_the_dummy_driver():

    class Quits(Plain):
        def tick(self, now):
            if self.stage.root.children:
                self.app.quit()

    app = App((1280, 720), options=UiOptions(scale=1.0))
    scene = Quits()
    app.run(scene)
    assert scene.log == ["enter", "closing"]
    assert app.window.surface is not None
    assert not pygame.display.get_init()


@pytest.mark.parametrize("kept", [(-5, 10), (0, 0), (1, 10**12)])
def test_a_remembered_size_that_no_window_has_keeps_nothing_from_opening(kept):
    pygame.display.init()
    try:
        window = Window()
        window.open(kept, False)
        assert all(side >= least for side, least in zip(window.surface.get_size(), LEAST_WINDOW, strict=True))
    finally:
        pygame.display.quit()


def test_a_window_as_large_as_the_desktop_comes_back_so_and_keeps_the_size_from_before(tmp_path, monkeypatch):
    texts, store = Texts.load("en"), SettingsStore(tmp_path)
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, store, Games(None, "none"))
    pilot.app.step([pygame.event.Event(pygame.WINDOWMAXIMIZED)])
    pilot.resize((1366, 749))
    pilot.app.set_options(replace(pilot.app.options, theme="night"))
    kept = SettingsStore(tmp_path).settings
    assert (kept.maximised, kept.window) == (True, None)
    asked = []
    monkeypatch.setattr("macher.ui.system.window._to_desktop", asked.append)
    pygame.display.init()
    try:
        window = Window(maximised=kept.maximised)
        window.open((1280, 720), False)
        window.note_place()
    finally:
        pygame.display.quit()
    assert len(asked) == 1
    assert window.place.corner is None
    pilot.app.step([pygame.event.Event(pygame.WINDOWRESTORED)])
    pilot.resize((1000, 600))
    shell.close()
    assert (shell.settings.maximised, shell.settings.window) == (False, (1000, 600))


def test_a_window_too_high_for_its_frame_takes_the_whole_desktop_with_it(monkeypatch):
    asked = []
    monkeypatch.setattr("macher.ui.system.window._to_desktop", asked.append)
    pygame.display.init()
    try:
        wide, tall = pygame.display.get_desktop_sizes()[0]
        for height, taken in ((tall - 64, False), (tall - 19, True), (tall, True)):
            window = Window()
            window.open((wide, height), False)
            assert window.maximised == bool(asked) == taken
            assert window.surface.get_height() <= tall - 64
            asked.clear()
    finally:
        pygame.display.quit()


def test_a_window_that_its_frame_moves_stands_where_it_stood_at_the_last_start(monkeypatch):

    def framed(window):
        window.show()
        window.position = (window.position[0] + 1, window.position[1] + 20)

    monkeypatch.setattr("macher.ui.system.window._reveal", framed)
    pygame.display.init()
    try:
        window = Window(WindowPlace((30, 40), monitors()))
        window.open(LEAST_WINDOW, False, unseen=lambda corner: None)
        window.note_place()
        assert window.place.corner == (30, 40)
    finally:
        pygame.display.quit()
