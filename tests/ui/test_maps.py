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
