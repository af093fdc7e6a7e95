"""The picture sheets hold everything that is drawn: each part of the kit, each topic, state, office and mark."""

import pygame
import pytest

from macher.editions.registry import edition
from macher.gallery.art_pages import KIT, PROPS, PoliticianSheet, StateSheet, TopicSheet
from macher.gallery.art_sheet import STATES, ArtScene
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.i18n import names as naming
from macher.resources import asset
from macher.session.marks import MARKS
from macher.ui.paint import faces
from macher.ui.paint.prints import TOPICS

ART = asset("art")


def stems(folder, prefix=""):
    return {path.stem.removeprefix(prefix) for path in (ART / folder).glob(f"{prefix}*.svg")}


def test_the_kit_shows_every_part():
    for part in ("head", "hair", "glasses", "beard", "mouth", "brows", "collar"):
        assert set(KIT[part]) == stems("faces", f"{part}-"), part
    assert set(PROPS) == stems("faces", "prop-") == set(faces.people()["props"].values())
    assert sum(map(len, KIT.values())) + len(PROPS) >= 58


def test_no_picture_is_left_out():
    assert {name.removesuffix("-46").removesuffix("-24") for name in stems("topics")} == set(TOPICS)
    assert stems("states") == {code.lower() for code in STATES}
    assert stems("marks") == {key.replace("_", "-") for key in MARKS}


@pytest.mark.parametrize("sheet", [ArtScene, TopicSheet, PoliticianSheet, StateSheet])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_sheets_are_full(sheet, size):
    """Something is drawn nearly everywhere but at the right and below."""
    picture = Pilot(sheet(Texts.load("en")), size).screenshot()
    empty = tuple(picture.get_at((1, 1)))
    w, h = size
    if sheet is not ArtScene and size[0] < 1900:
        return  # words do not fit on a small sheet, and what bears them is left out
    fields = [pygame.Rect(x * w // 8, y * h // 6, w // 8, h // 6) for x in range(7) for y in range(5)]
    for field in fields:
        part = picture.subsurface(field)
        colours = {tuple(part.get_at((x, y))) for x in range(0, field.w, 5) for y in range(0, field.h, 5)}
        assert colours != {empty}, field


def test_the_cards_of_all_offices_are_written_out():
    texts = Texts.load("en")
    pilot = Pilot(PoliticianSheet(texts), (1920, 1080))
    pilot.screenshot()
    written = {run.text for run in pilot.runs()}
    for key in ("2019", "2006"):
        for card in edition(key).figures.politicians:
            assert {naming.politician(texts, card.key), naming.politician_short(texts, card.key)} & written, card.key
