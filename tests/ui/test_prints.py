"""Topic cards: told apart at the smallest size, in grey, at night and with each kind of colour blindness."""

import itertools
import sys
from collections import Counter
from functools import cache

import pygame
import pytest

from macher.ui.app import App
from macher.ui.layout import Rect
from macher.ui.paint import prints
from macher.ui.paint.kept import pictures
from macher.ui.settings.options import UiOptions
from macher.ui.widgets.topic_card import paint_topic

TOPICS = tuple(prints.TOPICS)
SIZES = {"print": (160, 200), "board": (74, 74), "upright": (50, 56), "line": (40, 28)}

# Rows of the matrices of Machado and others (2009) for a missing kind of cone.
SIGHTS = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "green": ((0.367, 0.861, -0.228), (0.28, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def pixels(surface):
    """Its pixels, each as one number."""
    return list(memoryview(pygame.image.tobytes(surface, "RGBX")).cast("I"))


def thinned(surface):
    """A quarter of its pixels: every second one of every second row."""
    wide, found = surface.get_width(), pixels(surface)
    return [pixel for start in range(0, len(found), 2 * wide) for pixel in found[start : start + wide : 2]]


@cache
def seen(pixel, sight):
    colour = pixel.to_bytes(4, sys.byteorder)[:3]
    return tuple(sum(k * c for k, c in zip(row, colour, strict=True)) for row in SIGHTS[sight])


@cache
def clear(one, other, sight):
    """Whether two pixels differ clearly."""
    return max(abs(a - b) for a, b in zip(seen(one, sight), seen(other, sight), strict=True)) > 60


def beside(one, other):
    """How often which pixels lie at the same place of two pictures."""
    return Counter(zip(one, other, strict=True))


def difference(pairs, sight="all"):
    """Share of the pixels that differ clearly."""
    return sum(count for pair, count in pairs.items() if clear(*pair, sight)) / pairs.total()


def card(topic, approves, look, theme):
    w, h = SIZES[look]
    app = App((1920, 1080), options=UiOptions(theme=theme))
    surface = pygame.Surface((w, h))
    painter = app.painter(surface)
    surface.fill(painter.colour("panel"))
    paint_topic(painter, Rect(0, 0, w, h), topic, approves, look)
    return surface


def test_silhouettes_differ_at_sixteen_pixels():
    drawn = {}
    for topic in TOPICS:
        ground = pygame.Surface((16, 16))
        ground.fill((255, 255, 255))
        ground.blit(prints.silhouette(topic, 16, (0, 0, 0)), (0, 0))
        drawn[topic] = pixels(ground)
    for one, other in itertools.combinations(TOPICS, 2):
        assert difference(beside(drawn[one], drawn[other])) > 0.16, (one, other)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("look", list(SIZES))
def test_cards_differ_to_every_eye(look, theme):
    drawn = {(topic, side): thinned(card(topic, side, look, theme)) for topic in TOPICS for side in (True, False)}
    for side in (True, False):
        for one, other in itertools.combinations(TOPICS, 2):
            pairs = beside(drawn[one, side], drawn[other, side])
            for sight in SIGHTS:
                assert difference(pairs, sight) > 0.02, (one, other, side, sight)
    for topic in TOPICS:
        pairs = beside(drawn[topic, True], drawn[topic, False])
        for sight in SIGHTS:
            assert difference(pairs, sight) > 0.03, (topic, sight)


@pytest.mark.parametrize(("theme", "least"), [("paper", 0.25), ("night", 0.12)])
def test_skies_differ_in_brightness(theme, least):
    """Where a plate has a sky, approving and rejecting can be told by its brightness alone."""
    for topic in TOPICS:
        light, dark = (
            sum(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in sky) / len(sky) / 255
            for sky in (_sky(card(topic, side, "print", theme)) for side in (True, False))
        )
        assert abs(light - dark) >= least, topic


def _sky(surface):
    """The two upper corners of the plate, inside its edge."""
    places = [*itertools.product(range(24, 34), range(18, 28)), *itertools.product(range(126, 136), range(18, 28))]
    return [tuple(surface.get_at(place))[:3] for place in places]


def test_a_drawn_picture_is_kept():
    first = card("euro", True, "print", "paper")
    known = len(pictures)
    second = card("euro", True, "print", "paper")
    assert len(pictures) == known
    assert pixels(first) == pixels(second)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("theme", ["paper", "night"])
def test_silhouettes_differ_at_sixteen_pixels_to_every_eye(theme):
    """In the inks of approving and rejecting, on the ground of each, by day and at night."""
    app = App((1280, 720), options=UiOptions(theme=theme))
    colour = app.painter(pygame.Surface((1, 1))).colour
    for side in ("pro", "contra"):
        drawn = {}
        for topic in TOPICS:
            ground = pygame.Surface((16, 16))
            ground.fill(colour(f"{side}_ground"))
            ground.blit(prints.silhouette(topic, 16, colour(side)), (0, 0))
            drawn[topic] = pixels(ground)
        for one, other in itertools.combinations(TOPICS, 2):
            pairs = beside(drawn[one], drawn[other])
            for sight in SIGHTS:
                assert difference(pairs, sight) > 0.12, (one, other, side, sight)
