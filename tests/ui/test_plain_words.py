"""What is written says what it means: one word for one thing, and no sign that only a tooltip explains."""

from __future__ import annotations

import re

import pytest
from builders import Game, a_game
from hands import begin
from tabletop import BareController, show

from macher import resources
from macher.editions.registry import edition, editions
from macher.gallery.pictures.statistics import PreparedCareer, made_up_games
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.i18n.rulebook import Rulebook, chapter_title, rule_label
from macher.rules.commands import Pass
from macher.ui.features.career.plots import RANGED
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.settings.page import SettingsScreen
from macher.ui.features.start.menu import MenuScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.games import Games
from macher.ui.game.progress import Progress
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts.shared.cabinet import card_tip
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

SEAT = 1
LANGUAGES = [language.code for language in available_languages()]
LAYOUTS = ["wide", "small", "focus"]


class Below(Scene):
    def build(self, ctx):
        return Node(ctx.rect)


def stage(size=(1920, 1080), lang="en"):
    texts, store = Texts.load(lang), SettingsStore(None)
    pilot = Pilot(Below(), size, options=UiOptions(language=lang), texts=texts)
    return pilot, Shell(pilot.app, texts, store, Games(None, "none"))


# -- questions ---------------------------------------------------------------------------------------------------------


def laying() -> Game:
    """Three topics of the program lie already; two more are asked for."""
    game = a_game(4)
    for seat in range(4):
        game.program(seat, "+education -digitization +genetics").hand(seat, "+security -welfare -traffic")
    return game.in_setup("opening_program")


def test_the_opening_program_counts_in_one_way():
    prompt = show(BareController(laying().table, SEAT)).scene.prompt
    assert "five different topics" in prompt.hint
    assert prompt.facts()[0].value == "3 of 5"


def acting() -> Game:
    game = a_game(4).start(SEAT).money(*[40_000] * 4).placed(1, (SEAT, "vice_chancellor"))
    return game.in_phase("cabinet_actions")


def test_of_the_second_actions_one_is_taken():
    desk = show(BareController(acting().table, SEAT)).scene.prompt.desk
    line = card_tip(desk, 0, SEAT).split("\n")[2]
    assert line.startswith("Then one of these: ")
    assert " or " in line
    assert " and " not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_once_says_so_where_it_stands(lang):
    pilot = show(BareController(acting().table, SEAT), "wide", lang)
    desk, texts = pilot.scene.prompt.desk, pilot.app.texts
    for number, card in enumerate(desk.edition.figures.politicians):
        once = sum(spec.once for spec in (card.main, *card.secondary))
        tip = card_tip(desk, number, SEAT).split("\n")
        assert sum(line.count(f"({texts('prompt-act-once')})") for line in tip[1:3]) == once
        assert "!" not in "".join(tip[1:3])
        assert (texts("prompt-cabinet-tip-once") in tip) == bool(once)


def test_what_is_not_wanted_is_passed_in_every_language():
    for lang in LANGUAGES:
        texts = Texts.load(lang)
        assert texts("prompt-program-skip") == texts("prompt-program-skip-short") == texts("prompt-pass")


MEDIA_PRESENCE = {
    "en": "media presence",
    "de": "Medienpräsenz",
    "pl": "obecności w mediach",
    "fr": "présence médiatique",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_what_a_party_without_a_marker_misses(lang):
    said = Texts.load(lang)("election-no-marker", parties="SPD").replace("\u00a0", " ")
    assert MEDIA_PRESENCE[lang] in said


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_bid_for_a_poll_grows_by_several_thousands_at_once(layout):
    game = a_game(4).start(SEAT).money(*[30_000] * 4).votes(0, 6, 3, 12, 0).polls(3, 1, 5, 7, 9)
    pilot = show(BareController(game.in_phase("polls").do(Pass(3), Pass(0)).table, SEAT), layout)
    for units in (1, 5, 10):
        pilot.click(f"bid.add.{units}")
    assert pilot.get("bid.value").name == "€16,000"


BARE = {
    "en": r"\b(?:the|opinion) display\b",
    "de": r"\b(?:der|die|eine) Auslage\b",
    "fr": r"\bl’offre(?! de (?:programmes|coalition))",
    "pl": r"(?:z|wśród) odkrytych(?! kart)|plansz\w+ opinii",
}
"""The two boxes, one for programs and one for opinions, called by what both have in common."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_display_is_called_by_its_name(lang):
    files = ("learn", "log", "plan", "prompts", "refusals", "rulebook", "rules", "table")
    for name in files:
        text = (resources.localization() / lang / f"{name}.ftl").read_text(encoding="utf-8")
        said = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in said if re.search(BARE[lang], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", editions())
def test_a_rule_that_has_a_letter_is_cited_with_its_chapter(key, lang):
    played = edition(key)
    texts = Texts.load(lang, words_of(played))
    book = Rulebook.of(played.words, played.phases, len(played.lengths))
    for chapter in book.chapters:
        for anchor in (chapter.key, *(rule.anchor for rule in chapter.rules)):
            label = rule_label(texts, book, anchor)
            assert any(sign.isdecimal() for sign in label) or label.endswith(chapter_title(texts, chapter))


# -- screens -----------------------------------------------------------------------------------------------------------


def test_the_length_of_a_game_is_its_time_at_this_screen():
    pilot, shell = stage()
    pilot.app.push(NewGameScreen(shell))
    pilot.settle()
    assert pilot.shows("about 40 min")
    pilot.scene.seats[1].kind = "human"
    pilot.scene.rebuild()
    assert pilot.settle().shows("about 60 min")


@pytest.mark.parametrize(("games", "ranged"), [(RANGED - 1, False), (40 * RANGED, True)])
def test_a_range_is_shown_only_over_games_enough(games, ranged):
    pilot, shell = stage()
    shell.games.career = PreparedCareer(made_up_games(games))
    shell.go.statistics()
    pilot.settle()
    limits = [rate.limits for rate in pilot.scene.body.pages().rates("party")]
    assert limits
    assert any(each is not None for each in limits) == ranged
    assert pilot.shows("Bracket") == ranged


def test_the_picture_in_the_settings_speaks_as_the_edition_that_it_shows():
    pilot, shell = stage()
    shell.texts.play(words_of(edition("2006")))  # a classic game was played before
    pilot.app.push(SettingsScreen(shell))
    pilot.settle()
    picture = pilot.get("settings.preview")
    assert picture.edition == "2019"
    assert picture.texts("table-opinions") == "Popular opinions"
    shell.close()


@pytest.mark.parametrize("key", editions())
def test_the_picture_in_the_settings_shows_the_edition_that_is_played(key):
    seats = "spd=human,gruene=random,cdu=random"
    pilot, shell = begin("en", (1920, 1080), edition=key, elections=7, seats=seats, seed=5)
    pilot.app.push(SettingsScreen(shell))
    pilot.settle()
    picture = pilot.get("settings.preview")
    assert picture.edition == key
    assert picture.texts.vocabulary == words_of(edition(key))
    shell.close()


@pytest.mark.parametrize("way", ["finished", "refused"])
def test_lessons_are_offered_in_the_menu_until_one_is_finished_or_they_are_refused(way, tmp_path):
    pilot, shell = stage((1280, 720))
    shell.games.lessons = Progress(tmp_path)
    pilot.app.push(MenuScreen(shell))
    offer = shell.texts("menu-learn-offer")
    assert pilot.settle().shows(offer)
    if way == "finished":
        shell.games.lessons.finish("rallies")
        pilot.scene.rebuild()
    else:
        pilot.click("menu.learn.dismiss")
    assert not pilot.settle().shows(offer)
    assert pilot.find("menu.learn.dismiss") is None
    assert Progress(tmp_path).offered is (way == "refused")  # the next start offers them again


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (960, 540)])
def test_the_task_of_a_puzzle_is_lit_above_the_log(size):
    pilot, shell = stage(size)
    shell.go.puzzles()
    pilot.settle()
    shell[Puzzles].begin(shell[Puzzles].load()[0][0])
    pilot.settle()
    task = pilot.get("task")
    assert task.fill == "action"
    below = [node for node in pilot.nodes() if node.id in ("log.filter", "log.list", "recap")]
    assert all(task.window_rect.y <= node.window_rect.y for node in below)
    shell.close()
