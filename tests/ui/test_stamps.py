"""Stamps of the states: each has a landmark of its own, and a state that the game does not know stays on the map."""

import itertools

import pygame
import pytest

from macher.editions.registry import edition, editions
from macher.i18n import Texts
from macher.i18n import names as naming
from macher.ui.app import App
from macher.ui.layout import Rect
from macher.ui.paint import prints, stamps


def drawn(code, size=(56, 68)):
    surface = pygame.Surface(size)
    painter = App((1280, 720)).painter(surface)
    surface.fill(painter.colour("panel"))
    stamps.paint_place(painter, Rect(0, 0, *size), "NRW", code)
    return surface


@pytest.mark.parametrize("key", editions())
def test_every_state_has_a_landmark_of_its_own(key):
    texts = Texts.load("de")
    codes = {naming.land_code(texts, land.key) for land in edition(key).figures.lands}
    assert len(codes) == 16
    pictures = {}
    for code in codes:
        assert prints.source("states", code.lower())
        surface = drawn(code)
        pictures[code] = [tuple(surface.get_at((x, y)))[:3] for y in range(6, 50) for x in range(6, 50)]
    for one, other in itertools.combinations(sorted(codes), 2):
        different = sum(a != b for a, b in zip(pictures[one], pictures[other], strict=True))
        assert different / len(pictures[one]) > 0.2, (one, other)


def test_a_state_of_a_mod_is_shown_on_the_map():
    assert prints.source("states", "xy") == ""
    assert drawn("XY").get_at((28, 34)) != drawn("BY").get_at((28, 34))
