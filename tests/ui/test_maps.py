"""The map of the lands: all sixteen, none hidden by a neighbour."""

import pygame
import pytest

from macher.ui.paint import shapes

LANDS = ("NRW", "BY", "BW", "NDS", "HE", "SN", "RP", "BE", "ST", "SH", "BB", "TH", "MV", "HH", "SL", "HB")


@pytest.mark.parametrize("land", LANDS)
def test_a_lit_land_is_seen(land):
    dark = shapes.germany(300, (), (218, 211, 195), (251, 249, 244))
    lit = shapes.germany(300, ((land, (255, 0, 0)),), (218, 211, 195), (251, 249, 244))
    assert dark.get_size() == lit.get_size()
    red = pygame.mask.from_threshold(lit, (255, 0, 0), (60, 60, 60, 255)).count()
    assert red >= 12


def test_there_are_sixteen():
    _, lands = shapes._germany()
    assert set(lands) == set(LANDS)
    assert list(lands)[-1] == "BE"


@pytest.mark.parametrize(("window", "least"), [((1920, 1080), 30), ((1280, 720), 20)])
@pytest.mark.parametrize("land", LANDS)
def test_even_the_smallest_is_seen_on_a_board(land, window, least):
    """Bremen and its like are a pixel or two there; a dot marks them."""
    from macher.gallery.pilot import Pilot
    from macher.ui.layout import Rect
    from macher.ui.scene import Context, Node, Scene
    from macher.ui.widgets import Drawing

    class Board(Scene):
        def build(self, ctx: Context) -> Node:
            map_ = Drawing(Rect(20, 20, 50, 66), lambda p, box: p.germany(box, land, "contra"), name=land)
            return Node(ctx.rect).add(map_)

    pilot = Pilot(Board(), window)
    picture = pilot.screenshot()
    red = pilot.app.theme.colour("contra")
    assert pygame.mask.from_threshold(picture, red, (60, 60, 60, 255)).count() >= least
