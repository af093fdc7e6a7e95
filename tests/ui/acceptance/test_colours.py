"""Parties are told apart by everybody: by colour with any kind of cones, and in grey by glyph or abbreviation."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, product

import pygame
import pytest
from acceptance_colours import SIGHTS, ciede2000, difference, lab
from acceptance_screens import Look, stand_of

from macher.ui.layout import Rect
from macher.ui.theme import PARTIES, contrast, make_theme

LEAST_DIFFERENCE = 20


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_formula_gives_the_published_values(
    one: tuple[float, float, float], two: tuple[float, float, float], expected: float
) -> None:
    """Test data of Sharma, Wu and Dalal."""
    assert ciede2000(one, two) == pytest.approx(expected, abs=1e-4)
    assert ciede2000(two, one) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("palette", ["default", "separation"])
def test_party_colours_differ_in_every_kind_of_sight(theme: str, sight: str, palette: str) -> None:
    """The colours of the parties; the authentic set may do worse, as its purpose is another."""
    parties = make_theme(theme, palette).parties  # type: ignore[arg-type]  # one of the two themes
    worst = min(
        (difference(parties[one].fill, parties[two].fill, sight), one, two) for one, two in combinations(PARTIES, 2)
    )
    assert worst[0] >= LEAST_DIFFERENCE, worst


@pytest.mark.parametrize("theme", ["paper", "night"])
def test_no_party_of_the_separating_palette_has_the_colour_of_rejecting(theme: str) -> None:
    """A ribbon in a party's colour is not read as a loss, nor a card as a party's."""
    look = make_theme(theme, "separation")  # type: ignore[arg-type]  # one of the two themes
    worst = min((difference(look.parties[party].fill, look.colour("contra"), "normal"), party) for party in PARTIES)
    assert worst[0] >= LEAST_DIFFERENCE, worst


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize(("ink", "ground"), [("slot_line", "panel"), ("muted", "panel"), ("muted", "table")])
def test_free_places_stand_out_from_their_ground(theme: str, ink: str, ground: str) -> None:
    """Outlines of free spots, places in the album and cards that are gone: 3 to 1 (WCAG 1.4.11)."""
    look = make_theme(theme, "default")  # type: ignore[arg-type]  # one of the two themes
    assert contrast(look.colour(ink), look.colour(ground)) >= 3


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("palette", ["default", "broadcast", "separation"])
def test_no_party_has_the_colour_of_a_card(theme: str, palette: str) -> None:
    """A ribbon of a party and a card that approves or rejects are two things: 20 apart in CIELAB."""
    made = make_theme(theme, palette)  # type: ignore[arg-type]  # one of the two themes
    for party, card in product(PARTIES, ("pro", "contra")):
        ink = made.parties[party]
        for fill in (ink.fill, ink.small):
            assert math.dist(lab(fill), lab(made.colour(card))) >= LEAST_DIFFERENCE, (party, card)


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("palette", ["default", "broadcast", "separation"])
def test_the_focus_is_seen_on_every_ground(theme: str, palette: str) -> None:
    """By pixels: around what has the focus there are enough that differ 3 to 1 from what they were without it."""
    stand = stand_of("table:rallies")
    pilot = stand.look(Look("en", (1280, 720), 1.0), theme=theme, palette=palette)
    seen = 0
    for node in [node for node in pilot.nodes() if node.focusable and node.id]:
        stage = pilot.app.stage
        stage.set_focus(None)
        before = pilot.screenshot().copy()
        stage.set_focus(pilot.get(node.id), True)
        after = pilot.screenshot()
        box = Rect(*(value * pilot.app.viewport.scale for value in node.window_rect))
        assert _changed(before, after, box) >= box.w + box.h, node.id
        seen += 1
    stand.close()
    assert seen > 20


def _changed(before: pygame.Surface, after: pygame.Surface, rect: Rect) -> int:
    """Pixels around a box in physical pixels that differ by 3 to 1 from before."""
    box = pygame.Rect(int(rect.x) - 6, int(rect.y) - 6, int(rect.w) + 12, int(rect.h) + 12).clip(after.get_rect())
    one, two = (pygame.image.tobytes(each.subsurface(box), "RGB") for each in (before, after))
    width, pairs = 3 * box.w, Counter[tuple[bytes, bytes]]()
    for start in range(0, len(one), width):
        old, new = one[start : start + width], two[start : start + width]
        if old != new:
            pairs.update((old[at : at + 3], new[at : at + 3]) for at in range(0, width, 3))
    return sum(count for (old, new), count in pairs.items() if contrast((*old,), (*new,)) >= 3)
