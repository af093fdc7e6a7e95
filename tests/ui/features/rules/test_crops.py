"""Pictures of the table beside the rules: each shows what its caption says, and is drawn while the player rests."""

import re
from functools import cache

import pygame
import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts, available_languages
from macher.i18n.rulebook import Rulebook
from macher.rules.table import RowStatus
from macher.rules.views import PlayerView
from macher.session.lesson_tables import LEARNER, lesson_edition, open_lesson
from macher.ui.features.rules.page import RulesScreen
from macher.ui.features.rules.picture_tables import AT, CROPS, TABLES
from macher.ui.features.rules.pictures import CropNode, Laid, Printed, bounds, crop_size, lay, printed, region, together
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.model import row_numbers
from macher.ui.theme.tokens import ThemeName

LANGS = [language.code for language in available_languages()]
LONGEST = 100
ME, CDU, GRUENE, FDP, LINKE = LEARNER, 0, 2, 3, 4


@cache
def laid_in(table: str, lang: str, theme: ThemeName = "paper") -> Laid:
    options = UiOptions(theme=theme, language=lang)
    *_, laid = lay(table, Texts.load(lang), options, 1.0)
    assert laid is not None
    return laid


def picture(key: str, lang: str, theme: ThemeName = "paper") -> Printed:
    *_, made = printed(laid_in(CROPS[key].table, lang, theme), CROPS[key])
    assert made is not None
    return made


@cache
def view_of(table: str) -> PlayerView:
    return open_lesson(TABLES[table]).view(LEARNER)


# -- that each shows what is said --------------------------------------------------------------------------------------


def test_there_are_many_and_each_has_its_rules():
    edition = lesson_edition()
    book = Rulebook.of(edition.words, edition.phases, len(edition.lengths))
    assert len(CROPS) >= 40
    assert all(book.rule(anchor) is not None for anchor in AT)
    assert {key for keys in AT.values() for key in keys} | {"popular"} == set(CROPS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", CROPS)
def test_it_shows_the_parts_that_it_names(key, lang):
    crop, laid = CROPS[key], laid_in(CROPS[key].table, lang)
    area = region(laid, crop)
    assert (area.w, area.h) == crop.size
    assert area.holds(bounds(laid, crop), 1), "enough is kept free for it"
    for id in crop.lit:
        node = laid.nodes[id]
        seen = node.window_rect.shared(area)
        assert node.shown
        assert seen.h >= node.rect.h - 1, id
        assert seen.w >= min(node.rect.w - 1, 380), id


FOLLOWS = {
    "covered": {},
    "phases": {"4"},
    "formula": {"5", "21"},
    "rallies-left": set(),
    "markers": set(),
    "floor": {"1"},
    "going": {"2"},
    "matches": {"1", "2"},
    "donation": {"1"},
    "income": {"16", "10", "26000", "21000"},
    "bidding": {"1000"},
    "presence": set(),
    "factors": set(),
    "publishing": set(),
    "keeping-poll": {"3"},
    "doubled": set(),
    "majority": {"50"},
    "partners": {"50"},
    "few": set(),
    "converting": set(),
    "worth": {"50"},
    "ballot": {"50"},
    "base": set(),
}
"""Numbers of captions that follow from what is seen: parts of a sum, the 50 votes of the line, a fact of the rules."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", CROPS)
def test_the_numbers_of_the_caption_are_to_be_seen(key, lang):
    caption = Texts.load(lang)(f"crop-{key}")
    assert 0 < len(caption) <= LONGEST
    plain = re.sub(r"(?<=\d)[.,\u00a0\u202f](?=\d{3})", "", caption)
    runs = picture(key, lang).runs
    seen = re.sub(r"(?<=\d)[.,\u00a0\u202f](?=\d{3})", "", " ".join(run.text for run in runs))
    wanted = set(re.findall(r"\d+", plain)) - set(FOLLOWS.get(key, ()))
    assert wanted <= set(re.findall(r"\d+", seen)), (caption, seen)


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("key", CROPS)
def test_something_is_drawn_where_it_is_lit(key, theme):
    made, crop = picture(key, "en", theme), CROPS[key]
    area = region(laid_in(crop.table, "en", theme), crop)
    for rect in made.lit:
        x, y, w, h = rect.moved(-area.x, -area.y).inset(4).shared(area.moved(-area.x, -area.y))
        part = made.surface.subsurface(pygame.Rect(int(x), int(y), int(w), int(h)))
        colours = {
            tuple(part.get_at((px, py))) for px in range(part.get_width()) for py in range(0, part.get_height(), 3)
        }
        assert len(colours) > 1 or key == "none", rect  # an empty row


def _row(view, place, seat):
    return row_numbers(lesson_edition(), view, place, seat)


FACTS = {
    "ballot": lambda v: v.lands[0].card >= 0 and v.round == 1,
    "order": lambda v: v.start == ME,
    "face-down": lambda v: [kind >= 0 for kind in v.lands[2].opinions] == [True, True, False, False],
    "poll": lambda v: v.poll_back == ME,
    "display": lambda v: len(v.program_display) == 6,
    "supply": lambda v: v.parties[ME].money == 21_000 and v.parties[ME].rallies == 9 and v.parties[ME].media == 2,
    "topics": lambda v: len({kind // 2 for kind in v.parties[ME].program}) == 5,
    "in-hand": lambda v: len(v.parties[ME].hand) == 1,
    "keeping": lambda v: len(v.parties[ME].hand) == 3,
    "factors": lambda v: [max(1, _row(v, place, ME).matches) for place in (0, 3)] == [3, 1],
    "free-spots": lambda v: len(v.lands[0].media) == 2,
    "influence": lambda v: (v.lands[1].media.count(ME), v.lands[1].media.count(GRUENE)) == (2, 1),
    "tie": lambda v: sorted(v.lands[0].media) == [CDU, LINKE],
    "markers": lambda v: v.parties[ME].media == 2,
    "eight": lambda v: v.lands[0].rallies[CDU] == 6,
    "rallies-left": lambda v: sum(land.rallies[ME] for land in v.lands) == 11 and v.parties[ME].rallies == 9,
    "placards": lambda v: v.lands[0].rallies[ME] == 5,
    "sending": lambda v: not v.lands[0].row,
    "row": lambda v: list(v.lands[0].row) == [LINKE, CDU] and set(v.lands[0].row_status) == {RowStatus.HIDDEN},
    "doubled": lambda v: v.lands[0].doubled == v.lands[0].opinions[1],
    "trends": lambda v: (min(v.lands[0].trend), max(v.lands[0].trend)) == (-3, 2),
    "leader": lambda v: v.lands[0].media.count(ME) == 2 and v.seat == ME,
    "strongest": lambda v: max(v.lands[0].votes) == v.lands[0].votes[LINKE] == 32,
    "base": lambda v: {party.base for party in v.parties} == {10},
    "formula": lambda v: (
        (v.lands[0].rallies[ME], v.lands[0].trend[ME], _row(v, 0, ME).matches) == (5, 2, 3)
        and _row(v, 0, ME).after - _row(v, 0, ME).votes == 21
    ),
    "matches": lambda v: _row(v, 0, ME).matches == 3,
    "floor": lambda v: _row(v, 3, ME).matches == -1,
    "none": lambda v: v.lands[3].rallies[ME] == 0 and _row(v, 3, ME).after == 0,
    "converting": lambda v: v.lands[1].rallies[ME] == 4,
    "majority": lambda v: (_row(v, 0, LINKE).votes, _row(v, 0, LINKE).after) == (32, 52),
    "partners": lambda v: (
        [v.results[0].votes[seat] for seat in (ME, GRUENE)] == [34, 19] and set(v.results[0].winners) == {ME, GRUENE}
    ),
    "few": lambda v: (v.results[0].votes[FDP], v.results[0].points[FDP]) == (5, 6),
    "income": lambda v: v.parties[ME].money == 47_000 and v.results[0].points[ME] == 16,
}
"""What has to be true of the table of a picture for its caption to be true."""


@pytest.mark.parametrize("key", FACTS)
def test_the_table_is_as_the_caption_says(key):
    assert FACTS[key](view_of(CROPS[key].table))


def test_what_may_be_shifted_is_framed():
    """All opinions but the doubled one and the one face down."""
    view, laid = view_of("shifting"), laid_in("shifting", "en")
    free = [kind for kind in view.lands[0].opinions if kind >= 0 and kind != view.lands[0].doubled]
    assert {f"spot.opinion.0.{kind}" for kind in free} == set(CROPS["going"].lit)
    assert not any(laid.nodes[f"spot.opinion.0.{kind}"].reason for kind in free)


def test_it_is_whole_whatever_help_the_player_has_switched_off():
    off = UiOptions(assists=frozenset(), projections=False, pictures="off")
    *_, laid = lay("rallies", Texts.load("en"), off, 1.0)
    assert set(CROPS["prices"].lit) <= laid.nodes.keys()


def test_neighbours_share_a_frame():
    from macher.ui.layout import Rect

    left, right, far = Rect(0, 0, 20, 20), Rect(24, 0, 20, 20), Rect(200, 0, 20, 20)
    assert together([left, right, far]) == [Rect(0, 0, 44, 20), far]


# -- when they are drawn -----------------------------------------------------------------------------------------------


@pytest.fixture
def opened():
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "menu")
    pilot.settle()
    yield pilot, shell
    shell.close()


def crops_of(pilot: Pilot) -> list[CropNode]:
    return [node for node in pilot.app.stage.root.walk() if isinstance(node, CropNode)]


def fresh(pilot: Pilot, shell: Shell) -> list[CropNode]:
    """The pictures of a chapter that nobody has looked at in this size."""
    from dataclasses import replace

    from macher.ui.features.rules.pictures import _shown

    _shown.clear()
    pilot.app.set_options(replace(pilot.app.options))
    shell.go.rules("media")
    pilot.app.step()
    return crops_of(pilot)


def test_nothing_is_drawn_while_the_player_does_something(opened):
    pilot, shell = opened
    nodes = fresh(pilot, shell)
    assert nodes
    for _ in range(40):
        pilot.app.inputs.stirs += 1
        pilot.wait(0.3)
        assert not any(node.drawn for node in nodes)


def test_they_are_drawn_in_steps_once_the_player_rests(opened):
    pilot, shell = opened
    nodes, steps = fresh(pilot, shell), 0
    pilot.wait(0.3)
    while not all(node.drawn for node in nodes):
        pilot.wait(0.3 if steps == 0 else 0.02)
        steps += 1
        assert steps < 200
    assert steps > 2 * len(nodes), "each takes several steps"


def test_another_language_or_theme_draws_them_anew(opened):
    from dataclasses import replace

    pilot, shell = opened
    shell.go.rules("media")
    pilot.settle()
    looks = {node.look for node in crops_of(pilot)}
    assert looks
    assert all(node.drawn for node in crops_of(pilot))
    pilot.app.set_options(replace(pilot.app.options, theme="night"))
    pilot.app.step()
    night = {node.look for node in crops_of(pilot)}
    assert not night & looks
    shell[Preferences].set("language", "de")
    pilot.app.step()
    assert not {node.look for node in crops_of(pilot)} & night
    assert {node.name for node in crops_of(pilot)} == {
        Texts.load("de")(f"crop-{key}") for anchor in AT if anchor.startswith("media.") for key in AT[anchor]
    }


def test_leaving_the_page_ends_the_drawing(opened):
    pilot, shell = opened
    nodes = fresh(pilot, shell)
    screen = pilot.app.scene
    assert isinstance(screen, RulesScreen)
    pilot.app.pop()
    pilot.settle()
    assert not any(node.drawn for node in nodes)
    assert screen.crops._laid is None


@pytest.mark.parametrize("key", CROPS)
def test_they_keep_within_their_room(key):
    w, h = CROPS[key].size
    for room in ((240.0, 90.0), (330.0, 300.0), (560.0, 120.0), (2000.0, 2000.0)):
        size = crop_size(key, *room)
        assert size[0] <= room[0] + 0.01
        assert size[1] <= room[1] + 0.01
        assert size[0] <= w + 4.01, "never larger than on the table"
        assert abs((size[0] - 4) / w - (size[1] - 4) / h) < 0.001
