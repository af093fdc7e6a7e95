"""The costliest decisions of a game: found by the value that advice has, from what was known, in all languages."""

from __future__ import annotations

import pytest
from evenings import SIZES, begin, stage_of
from leak.worlds import TABLES, positions

from macher.ai.normal import explain_all
from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import Story
from macher.gallery.pictures.replays import _careless
from macher.i18n import Texts
from macher.ui.features.replay.review import ReviewScreen
from macher.ui.features.replay.tabs import DecisionsTab, ReplayTab
from macher.ui.game.advice import Asked
from macher.ui.game.costly_decisions import LEAST, MOST, compared, costliest, people
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts import AdviceWords


@pytest.fixture(scope="module")
def game():
    return _careless(Story())


def looked_at(game, lang="en", size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(begin(3), lang, size, scale)
    screen = ReviewScreen(shell, ReviewedGame(game), "decisions")
    shell.app.push(screen)
    while screen.body.found is None:
        shell.app.step()
    screen.rebuild()
    return pilot.settle(), screen


def test_they_are_the_worst_of_the_people_first(game):
    found = costliest(game, people(game))
    assert len(found) == MOST
    assert [each.cost for each in found] == sorted((each.cost for each in found), reverse=True)
    assert all(each.seat in people(game) and each.cost >= LEAST for each in found)
    for each in found:
        told = dict(explain_all(each.asked.view, each.asked.decision, game.edition))
        totals = [sum(terms.values()) for terms in told.values()]
        assert each.cost == pytest.approx(max(totals) - sum(told[each.chosen].values()))
        assert game.journal.records[each.version].command == each.chosen
    every = costliest(game, range(4))
    assert every[0].cost >= found[0].cost


def sampled():
    """Commands of all editions, some of each game, each against the best one."""
    for number, (key, seats, elections) in enumerate(TABLES):
        for position in list(positions(seats, elections, seed=number + 3, kind="sane", key=key))[::9]:
            for command in list(position.decision.options)[:40:7]:
                better = compared(position.view, position.decision, position.table.edition, command)
                if better is not None:
                    yield position, command, better


@pytest.fixture(scope="module")
def comparisons():
    return list(sampled())


def test_what_nobody_would_choose_is_valued_too(comparisons):
    """Of the commands that can be given, nearly all are compared: also those that advice leaves out."""
    assert len(comparisons) > 500


def test_equal_views_are_judged_alike():
    for position in positions(4, 4, seed=8):
        if position.table.version % 9 == 0:
            other, edition = position.redealt(3), position.table.edition
            command = next(iter(position.decision.options))
            assert compared(other.view, other.decision, edition, command) == compared(
                position.view, position.decision, edition, command
            )


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_every_better_choice_is_told_in_every_language(comparisons, lang):
    texts = {}
    for position, command, better in comparisons:
        edition = position.table.edition
        said = texts.setdefault(edition.key, Texts.load(lang, words_of(edition)))
        words = AdviceWords(said, edition, Asked((), position.view, position.decision))
        assert words.reason(better)
        assert words.command(better.command)
        assert words.command(command)
    assert not any(said.missing or said.faults for said in texts.values())


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_fits(game, lang, size, scale):
    pilot, screen = looked_at(game, lang, size, scale)
    assert isinstance(screen.body, DecisionsTab)
    assert pilot.problems() == []
    assert pilot.find("decisions.0") is not None


def test_a_decision_leads_to_its_moment_as_its_seat_saw_it(game):
    pilot, screen = looked_at(game)
    costly = screen.body.found[1]
    pilot.click("decisions.show.1").settle()
    assert isinstance(screen.body, ReplayTab)
    assert screen.body.player.viewpoint == costly.seat
    assert screen.game.course.version(screen.body.player.moment) == costly.version


def test_classic_games_are_judged_too():
    game = _careless(ClassicStory())
    found = costliest(game, people(game))
    assert found
    assert all(each.cost >= LEAST for each in found)


def test_a_game_without_people_has_no_such_page():
    pilot, shell = stage_of(begin(3), "en", (1920, 1080), 1.0)
    game = _careless(Story(people=()))
    shell.app.push(ReviewScreen(shell, ReviewedGame(game), "replay"))
    pilot.settle()
    assert pilot.find("review.tab.decisions") is None
    assert pilot.find("review.tab.game") is not None
