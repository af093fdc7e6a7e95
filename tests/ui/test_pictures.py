"""Pictures: faces of characters, rooms and posters of parties, materials, and the setting that makes them fewer."""

import itertools

import pygame
import pytest

from macher.ai.kinds import HIDDEN, STYLES
from macher.editions.registry import edition, editions
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import Look, Shot, draw
from macher.i18n import Texts, available_languages, names
from macher.ui.app import App
from macher.ui.game.games import Games
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.paint import materials, prints
from macher.ui.paint.faces import face_of, has_character, paint_portrait
from macher.ui.paint.painter import PICTURES
from macher.ui.paint.rooms import RoomScene, paint_poster, paint_room
from macher.ui.scene import Scene
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.theme.tokens import PARTIES
from macher.ui.widgets.topic_card import paint_topic

VOTES = tuple(zip(PARTIES, (28, 46, 24, 9, 22), strict=True))


def drawn(paint, size, **options):
    surface = pygame.Surface(size)
    painter = App((1920, 1080), options=UiOptions(**options)).painter(surface)
    surface.fill(painter.colour("panel"))
    paint(painter, Rect(0, 0, *size))
    return surface


def pixels(surface):
    w, h = surface.get_size()
    return [tuple(surface.get_at((x, y)))[:3] for y in range(h) for x in range(w)]


def different(one, other):
    """Share of the points that differ."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


# -- characters and parties ----------------------------------------------------------------------------------------


def test_every_personality_of_the_game_has_a_face_of_its_own():
    faces = {}
    for style in STYLES:
        assert has_character(style)
        assert face_of("spd", style) == face_of("cdu", style)
        faces[style] = pixels(drawn(lambda p, box, style=style: paint_portrait(p, box, "spd", style), (52, 56)))
    for one, other in itertools.combinations(STYLES, 2):
        assert different(faces[one], faces[other]) > 0.1, (one, other)


def test_a_hidden_personality_shows_no_face():
    assert not has_character("")
    assert not has_character(HIDDEN)


@pytest.mark.parametrize("party", PARTIES)
def test_a_room_has_three_moods(party):
    rooms = [
        pixels(drawn(lambda p, box, mood=mood: paint_room(p, box, RoomScene(party, mood, "", VOTES)), (480, 75)))
        for mood in ("jubilation", "waiting", "emptying")
    ]
    for one, other in itertools.combinations(rooms, 2):
        assert different(one, other) > 0.2


def test_a_room_shows_the_votes_of_all_parties():
    def room(votes):
        return pixels(drawn(lambda p, box: paint_room(p, box, RoomScene("spd", "waiting", "SPD", votes)), (960, 150)))

    assert room(VOTES) != room(VOTES[::-1])


def test_posters_tell_the_parties_without_their_colours():
    own = dict.fromkeys(PARTIES, "#777777")
    posters = [
        pixels(drawn(lambda p, box, party=party: paint_poster(p, box, party, [""]), (90, 66), palette="own",
                     own_colours=own))
        for party in PARTIES
    ]  # fmt: skip
    for one, other in itertools.combinations(posters, 2):
        assert different(one, other) > 0.01


def test_a_press_on_a_poster_takes_the_party():
    texts = Texts.load("en")
    pilot = Pilot(Scene(), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.go.new_game()
    pilot.settle()
    screen = pilot.scene
    before = {seat.party: seat.name for seat in screen.seats}
    person = next(seat.party for seat in screen.seats if seat.kind == "human")
    other = next(seat.party for seat in screen.seats if seat.open and seat.kind != "human")
    pilot.click(f"party.{other}").settle()
    now = {seat.party: seat for seat in screen.seats}
    assert (now[other].kind, now[other].name) == ("human", before[person])
    assert now[person].kind != "human"
    shell.close()


# -- the setting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("shown", PICTURES)
def test_cards_can_be_told_however_many_pictures_are_wished(shown, theme):
    cards = {
        (topic, side): pixels(
            drawn(lambda p, box, topic=topic, side=side: paint_topic(p, box, topic, side, "board"), (74, 74),
                  theme=theme, pictures=shown)
        )
        for topic in prints.TOPICS for side in (True, False)
    }  # fmt: skip
    for one, other in itertools.combinations(cards, 2):
        assert different(cards[one], cards[other]) > 0.02, (one, other)


@pytest.mark.parametrize("shown", ["quiet", "off"])
def test_fewer_pictures_mean_no_scenes_rays_or_grain(shown, monkeypatch):
    def forbidden(*_):
        raise AssertionError

    monkeypatch.setattr(prints, "plate", forbidden)
    monkeypatch.setattr(materials, "tile", forbidden)
    monkeypatch.setattr("macher.ui.paint.faces._rays", forbidden)
    drawn(lambda p, box: paint_topic(p, box, "euro", True, "print"), (160, 200), pictures=shown)
    drawn(lambda p, box: materials.paint_paper(p, box, "panel"), (60, 60), pictures=shown)
    drawn(lambda p, box: paint_portrait(p, box, "spd", "gambler"), (99, 101), pictures=shown)


def test_without_pictures_the_table_shows_no_print():
    options = UiOptions(pictures="off")
    app = App((1280, 720), options=options)
    assert app.painter(pygame.Surface((1, 1))).pictures == "off"


# -- materials -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", [(251, 249, 244), (27, 30, 35)])
def test_the_grain_of_paper_is_faint(colour):
    tile = materials.tile(colour)
    far = {max(abs(a - b) for a, b in zip(point, colour, strict=True)) for point in pixels(tile)}
    assert 0 < max(far) <= materials.GRAIN


def test_grain_is_off_with_reduced_motion():
    plain = drawn(lambda p, box: materials.paint_paper(p, box, "panel"), (64, 64), reduced_motion=True)
    grained = drawn(lambda p, box: materials.paint_paper(p, box, "panel"), (64, 64))
    assert len(set(pixels(plain))) == 1
    assert len(set(pixels(grained))) > 1


def test_specks_take_little_of_a_stamp(monkeypatch):
    def stamp(p, box):
        materials.paint_rubber(p, box.inset(20), "SEALED", "sealed")

    with_specks = pixels(drawn(stamp, (240, 100)))
    monkeypatch.setattr(materials, "_specks", lambda *_: None)
    assert different(with_specks, pixels(drawn(stamp, (240, 100)))) <= 0.01


def test_rubber_stamps_differ():
    kinds = [
        pixels(drawn(lambda p, box, kind=kind: materials.paint_rubber(p, box.inset(20), "X", kind), (240, 100)))
        for kind in ("sealed", "published", "declined", "voted")
    ]
    for one, other in itertools.combinations(kinds, 2):
        assert different(one, other) > 0.02


# -- small and all together ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", [each.code for each in available_languages()])
@pytest.mark.parametrize("key", editions())
def test_the_letters_of_topics_differ_within_an_edition(key, lang):
    found = edition(key)
    texts = Texts.load(lang).in_words(words_of(found))
    codes = [names.topic_code(texts, topic) for topic in found.figures.topics]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


def test_letters_stand_where_a_picture_would_be_too_small():
    def chip(side, code):
        return pixels(drawn(lambda p, box: paint_topic(p, box, "euro", True, "line", edge=1, code=code), side))

    assert chip((34, 17), "Eu") != chip((34, 17), "")
    assert chip((40, 28), "Eu") == chip((40, 28), "")


@pytest.mark.parametrize("theme", ["paper", "night"])
def test_the_picture_sheet_can_be_drawn(theme):
    sheet = draw(Shot("art", "en", Look((1920, 1080)), theme))
    assert len(set(pixels(pygame.transform.scale(sheet, (192, 108))))) > 500
