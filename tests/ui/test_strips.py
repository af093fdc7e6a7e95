"""Strips of frames: every kind of reveal that a game of an edition brings has one, and its frames differ."""

import pygame
import pytest

from macher.editions.registry import editions
from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.positions import Story, finished, still
from macher.gallery.pictures.reveals import KINDS as PICTURES
from macher.gallery.pictures.strips import FRAMES, STRIPS
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import Look, Shot, draw
from macher.i18n import Texts
from macher.ui.game.controller import GameController
from macher.ui.staging.staging import KINDS
from macher.ui.table.screen import TableScene

SMALL = Look((1280, 720), 1.0)


@pytest.mark.parametrize("edition", editions())
def test_every_reveal_of_a_game_has_a_strip(edition: str) -> None:
    story = ClassicStory(edition=edition) if edition in classic_editions() else Story()
    session = finished(story=story)
    controller = GameController(still(session), "instant")
    controller.seat = -1
    model = Pilot(TableScene(controller), texts=Texts.load("en")).scene.model()
    told = {kind for kind in KINDS if any(each.version for each in kind.found(model, model.log))}  # not at the deal
    shown = {PICTURES[name.split(":")[2]].reveal for name in STRIPS if name.startswith(f"strip:{edition}:")
             and name.split(":")[2] in PICTURES}  # fmt: skip
    assert told <= shown
    assert {f"strip:{edition}:night", f"strip:{edition}:count"} <= set(STRIPS)


@pytest.mark.parametrize("name", ["strip:2019:poll", "strip:1997:coalition", "strip:consim:poll"])
def test_a_strip_shows_different_moments(name: str) -> None:
    picture = draw(Shot(name, look=SMALL))
    width, height = (picture.get_width() - 8) // 3 - 8, SMALL.size[1] // 2
    frames = set()
    for at in range(FRAMES):
        corner = (8 + at % 3 * (width + 8), 8 + at // 3 * (height + 44 + 8))
        part = picture.subsurface(pygame.Rect(corner, (width, height)))
        frames.add(pygame.image.tobytes(part, "RGB"))
    assert len(frames) >= 4
