"""Portraits: every office of every edition has a face in every party, all different, and a played card keeps it."""

import itertools

import pygame
import pytest

from macher.editions.registry import edition, editions
from macher.ui.app import App
from macher.ui.layout import Rect
from macher.ui.paint import faces
from macher.ui.theme.tokens import PARTIES


def drawn(party, office, size=(46, 50), **how):
    surface = pygame.Surface(size)
    faces.paint_portrait(App((1920, 1080)).painter(surface), Rect(0, 0, *size), party, office, **how)
    return surface


@pytest.mark.parametrize("key", editions())
def test_every_office_has_a_face_and_a_thing_of_its_own(key):
    for party in PARTIES:
        for politician in edition(key).figures.politicians:
            face, thing = faces.face_of(party, politician.key)
            assert thing
            for part in ("head", "hair", "collar", "mouth", "brows"):
                assert faces.source("faces", f"{part}-{face[part]}"), (party, politician.key, part)
            assert faces.source("faces", f"prop-{thing}")


def test_an_office_of_a_mod_borrows_a_face():
    assert faces.face_of("spd", "minister_of_silly_walks")[0]["head"]


@pytest.mark.parametrize("party", PARTIES)
def test_no_two_people_of_a_party_look_alike(party):
    heads = {}
    for office in faces.people()["props"]:
        surface = drawn(party, office)
        heads[office] = [tuple(surface.get_at((x, y)))[:3] for y in range(50) for x in range(46)]
    for one, other in itertools.combinations(heads, 2):
        different = sum(a != b for a, b in zip(heads[one], heads[other], strict=True))
        assert different > 250, (one, other)


@pytest.mark.parametrize("party", PARTIES)
def test_a_party_has_women_and_men_of_all_ages_and_tones(party):
    people = [faces.face_of(party, office)[0] for office in faces.people()["props"]]
    assert {face["age"] for face in people} == {"young", "middle", "old"}
    assert {face["tone"] for face in people} == {"1", "2", "3", "4"}
    assert 4 <= sum(face["brows"] == "arch" for face in people) <= 10


def test_a_played_card_loses_the_colour_of_the_party_and_keeps_the_face():
    fresh, played = drawn("spd", "secretary"), drawn("spd", "secretary", played=True)
    assert fresh.get_at((1, 1)) != played.get_at((1, 1))
    assert fresh.get_at((23, 30)) == played.get_at((23, 30))
