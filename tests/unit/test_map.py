"""The outlines of the states: islands are land, neighbours share their borders, and nothing is cut off."""

import itertools
import json

import pygame
import pytest

from macher.resources import asset_text
from macher.ui.paint.land_map import political_map
from macher.ui.paint.shapes import germany, germany_aspect, land_keys, land_outlines

GROUND, LINE = (210, 200, 180), (250, 250, 250)
ISLANDS = {"SH": 7, "MV": 4, "NDS": 7}
MOST_BYTES = 90_000


def area(piece):
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in itertools.pairwise([*piece, piece[0]]))) / 2


def middle(piece):
    """A place on the land of an island: the middle of its widest row."""
    best = (0.0, 0.0, 0.0)
    for y in {round(py * 2) / 2 + 0.25 for _, py in piece}:
        cuts = sorted(
            ax + (y - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in itertools.pairwise([*piece, piece[0]])
            if (ay > y) != (by > y)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            best = max(best, (right - left, (left + right) / 2, y))
    return best[1:]


@pytest.mark.parametrize("land", land_keys())
def test_the_largest_piece_comes_first(land):
    first, *others = land_outlines(land)
    assert all(area(piece) < area(first) for piece in others)
    assert len(others) == ISLANDS.get(land, 1 if land == "HB" else 0)


@pytest.mark.parametrize("land", ISLANDS)
@pytest.mark.parametrize("height", [900, 1800])
def test_islands_are_land_and_not_only_a_line(land, height):
    """With the coast in another colour than the land, also in the two drawings with lines around the states."""
    for drawn in (germany(height, (), GROUND, LINE), political_map(height, (), GROUND, LINE)):
        for piece in land_outlines(land)[1:]:
            x, y = middle(piece)
            seen = drawn.get_at((round(x * height / 1000), round(y * height / 1000)))
            assert max(abs(a - b) for a, b in zip(seen, GROUND, strict=False)) < 26, (piece[0], tuple(seen))


def test_two_winners_share_the_islands_of_a_state():
    black, red = (10, 10, 10), (220, 10, 10)
    drawn = political_map(2000, (("SH", ((black, 0.5), (red, 0.5))),), GROUND, LINE)
    islands = sorted(land_outlines("SH")[1:], key=lambda piece: piece[0][0])
    for piece, colour in ((islands[0], black), (islands[-1], red)):
        x, y = middle(piece)
        seen = drawn.get_at((round(x * 2) + 1, round(y * 2) + 1))
        assert max(abs(a - b) for a, b in zip(seen, colour, strict=False)) < 8


def test_nothing_lies_beyond_the_edge():
    points = [point for land in land_keys() for piece in land_outlines(land) for point in piece]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert min(xs) >= 0
    assert min(ys) >= 0
    assert max(ys) <= 1000
    assert max(xs) <= 1000 * germany_aspect() + 1
    picture = political_map(500, (), GROUND, LINE)
    rim = pygame.mask.from_surface(picture, 200)
    w, h = picture.get_size()
    corners = [(0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)]
    assert not any(rim.get_at(corner) for corner in corners)


def test_neighbours_share_their_borders():
    """Most points of an inner border belong to two states: no gap, and no line drawn twice beside itself."""
    owners: dict[tuple[float, float], set[str]] = {}
    for land in land_keys():
        for piece in land_outlines(land):
            for x, y in piece:
                owners.setdefault((x, y), set()).add(land)
    for land, least in {"TH": 0.95, "HE": 0.95, "ST": 0.95, "NRW": 0.5, "SN": 0.4}.items():
        points = [(x, y) for x, y in land_outlines(land)[0]]
        assert sum(len(owners[point]) > 1 for point in points) / len(points) >= least, land


def test_the_file_stays_small():
    text = asset_text("maps", "germany.json")
    assert len(text) < MOST_BYTES
    assert len(json.loads(text)["lands"]) == 16
