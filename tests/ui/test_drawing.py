"""Only what changed is drawn, and it looks exactly as if everything had been drawn."""

import pygame
import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.widgets import Gallery
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import UiOptions
from macher.ui.widgets import Label, Panel

pytestmark = pytest.mark.usefixtures("every_frame_is_drawn")


def _bytes(surface):
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(("size", "scale"), [((1840, 1000), 1.0), ((2300, 1250), 1.25), ((2580, 1400), 1.4)])
def test_partial_drawing_equals_full_drawing(size, scale):
    pilot = Pilot(Gallery(), size, scale)
    pilot.move("pass").click("bid.more").press("tab", "right").move("size").click("patterns").wheel("log", 2)
    pilot.app.draw(pilot.surface)
    partial = _bytes(pilot.surface)
    pilot.app.stage.renderer.forget()
    pilot.app.draw(pilot.surface)
    assert partial == _bytes(pilot.surface)


def test_nothing_is_drawn_while_nothing_changes():
    pilot = Pilot(Gallery(), (1840, 1000))
    pilot.wait(5)
    assert pilot.app.draw(pilot.surface) == []


def test_hover_draws_its_own_area_only():
    pilot = Pilot(Gallery(), (1840, 1000))
    pilot.move((10.0, 990.0))
    rect = pilot.get("pass").window_rect
    pilot.app.inputs.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(int(rect.cx), int(rect.cy)), rel=(0, 0), buttons=(0, 0, 0))
    )
    drawn = pilot.app.draw(pilot.surface)
    assert sum(box.w * box.h for box in drawn) < 4 * rect.w * rect.h


class Counting(Scene):
    """A cached panel that counts how often it is drawn."""

    def __init__(self):
        self.drawn = 0
        self.content = "a"

    def build(self, ctx):
        scene = self

        class Counted(Label):
            def draw(self, p):
                scene.drawn += 1
                super().draw(p)

        panel = Panel(Rect(20, 20, 300, 100), id="panel", cache_key=self.content)
        return Node(ctx.rect, panel.add(Counted(Rect(10, 10, 200, 30), self.content, id="counted")))


def test_pictures_survive_rebuilds_while_their_key_is_equal():
    pilot = Pilot(Counting(), (1280, 720))
    before = pilot.scene.drawn
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.scene.drawn == before
    pilot.scene.content = "b"
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.scene.drawn == before + 1
    pilot.get("counted").invalidate()
    pilot.settle()
    assert pilot.scene.drawn == before + 2


def test_pictures_are_dropped_with_theme_and_size():
    pilot = Pilot(Counting(), (1280, 720))
    before = pilot.scene.drawn
    pilot.app.set_options(UiOptions(theme="night"))
    pilot.settle()
    assert pilot.scene.drawn == before + 1
    pilot.resize((1500, 900)).screenshot()
    assert pilot.scene.drawn == before + 2


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.1, 1.25, 1.35, 1.5, 2.0])
def test_edges_are_sharp_at_every_scale(scale):
    class Edges(Scene):
        def build(self, ctx):
            return Node(ctx.rect, Panel(Rect(10.3, 10.7, 300.5, 200.2), edge="rule"))

    size = (round(1000 * scale), round(600 * scale))
    surface = Pilot(Edges(), size, scale).surface
    colours = {tuple(surface.get_at((x, size[1] // 5)))[:3] for x in range(size[0])}
    assert len(colours) == 3, "table, edge and panel without a mixture"
