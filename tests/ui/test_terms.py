"""A tooltip explains its own words, one level deep, by pointer and by key."""

from __future__ import annotations

import pytest
from hands import Hands, begin

from macher.ui.scene.tips import TIP_DELAY, TermMark, find_terms

TERMS = {"Rally": "Rally: what votes are made of.", "Trend": "Trend: seen well or not.", "Party base": "Party base: x."}


def test_words_are_found_with_their_endings_and_once():
    lines = ["(3 rallies + 2 trend) × 2", "two rallies more, party base 10", "statistics of a trendsetter"]
    found = [(number, lines[number][start:end], term) for number, start, end, term in find_terms(lines, TERMS)]
    assert found == [(0, "rallies", "Rally"), (0, "trend", "Trend"), (1, "party base", "Party base")]
    assert list(find_terms(["die Wahlveranstaltungen"], {"Wahlveranstaltung": ""}))
    assert list(find_terms(["5 wieców"], {"Wiec": ""}))


def test_terms_of_one_stem_each_have_a_word_of_their_own():
    found = find_terms(["media", "media"], {"Medium": "", "Media": ""})
    assert list(found) == [(0, 0, 5, "Medium"), (1, 0, 5, "Media")]


def marks(pilot):
    """The explained words of the open tooltip."""
    return [node for node in pilot.app.stage.tip.walk() if isinstance(node, TermMark)]


def open_tip(pilot, id):
    """Points at something until its tooltip opens."""
    pilot.move(id).wait(TIP_DELAY + 0.01)
    assert pilot.app.stage.tip is not None


@pytest.fixture
def table():
    pilot, shell = begin(seats="spd=human,gruene=random,cdu=random", seed=5)
    hands = Hands(pilot, shell, 5)
    while not (pilot.scene.name == "table" and type(pilot.scene.prompt).__name__ == "RallyPrompt"):
        hands.step()
    yield pilot
    shell.close()


def test_the_key_that_pins_leads_through_the_words(table):
    stage = table.app.stage
    open_tip(table, "trend.0.0")
    assert marks(table) == []
    table.press("t")
    words = marks(table)
    assert words
    assert all(stage.tip.rect.local().holds(mark.rect, 1) for mark in words)
    for mark in words:
        table.press("t")
        assert stage.tooltips.nested.name == mark.tooltip
        assert table.problems() == []
    table.press("t")
    assert stage.tooltips.nested is None
    assert not stage.tooltips.pinned


def test_a_word_explains_itself_under_the_pointer_and_nothing_inside_that(table):
    stage = table.app.stage
    open_tip(table, "trend.0.0")
    table.press("t")
    mark = marks(table)[0]
    box = mark.window_rect
    table.move((box.cx, box.cy))
    assert stage.tooltips.nested.name == mark.tooltip
    assert not [node for node in stage.tooltips.nested.walk() if isinstance(node, TermMark)]
    table.move((2, 2))
    assert stage.tooltips.nested is None
    assert stage.tip is not None
    table.move((box.cx, box.cy))
    table.press("escape")
    assert stage.tooltips.nested is None
    assert stage.tip is not None
    table.press("escape")
    assert stage.tip is None


def test_words_are_reached_by_pointer_without_pinning(table):
    tips = table.app.stage.tooltips
    open_tip(table, "trend.0.0")
    box = tips.tip.rect
    table.move((box.x + 2, box.y + 2))
    assert marks(table), "the words show once the pointer is on the tooltip"
    word = marks(table)[0]
    table.move((word.window_rect.cx, word.window_rect.cy))
    assert tips.nested.name == word.tooltip
    table.move((tips.nested.rect.cx, tips.nested.rect.cy))
    assert tips.nested is not None, "the explanation stays under the pointer as well"
    assert not [node for node in tips.nested.walk() if isinstance(node, TermMark)]
    assert not tips.pinned
    table.move((2, 2))
    assert tips.open == []
