"""Words on cards: readable, away from the edge, and on all cards of a grid or on none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import LOOKS, show
from macher.i18n import Texts, available_languages
from macher.ui.game.games import Games
from macher.ui.layout import Rect
from macher.ui.prompts.shared.cards import CardFace, CardTile
from macher.ui.prompts.shared.match_grid import CardColumn
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.widgets.cards import CardNode

SCREENS = (
    "draft",
    "opening-program",
    "opening-hand",
    "table:program",
    "table:program-take",
    "table:program-change",
    "table:program-change:draft",
    "table:rallies",
    "table:plan",
    "table:classic-2006-conference",
    "table:classic-1997-conference",
    "table:classic-consim-exchanges",
    "table:classic-2006-late",
)
WITHOUT_CARDS = ("table:rallies", LOOKS[2])
"""Here the board has the room of the cards."""
FRAME = 2.0
"""Logical pixels that the frame of a card is wide at most."""
LANGUAGES = [language.code for language in available_languages()]


def opened(lang: str, screen: str, at: int) -> Pilot:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), LOOKS[at].size, LOOKS[at].scale, texts=texts)
    show(Shell(pilot.app, texts, SettingsStore(None), Games(None, "none")), screen)
    return pilot


def lines(whole: str) -> Iterator[str]:
    """What may stand in one of two lines of a whole name."""
    words = whole.split(" ")
    for cut in range(1, len(words)):
        yield from (" ".join(words[:cut]), " ".join(words[cut:]))


def cards(pilot: Pilot) -> Iterator[tuple[str, Rect, tuple[str, ...]]]:
    """Cards with a word: id, place in the window, names that may stand there."""
    for node in pilot.nodes():
        if isinstance(node, CardFace | CardTile | CardColumn):
            yield node.id, node.window_rect, (*node.face.names, *lines(node.face.whole))
        elif isinstance(node, CardNode) and node.look == "named":
            yield node.id, node.window_rect, tuple(name for name in node.label if name)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_words_on_cards_keep_away_from_the_edge(screen, lang):
    for at in range(len(LOOKS)):
        pilot = opened(lang, screen, at)
        runs = pilot.runs()
        shown = [(rect, names) for _, rect, names in cards(pilot)]
        assert shown or (screen, LOOKS[at]) == WITHOUT_CARDS
        for rect, names in shown:
            for run in runs:
                if run.text in names and rect.contains(run.ink.cx, run.ink.cy):
                    assert run.ink.x - rect.x >= FRAME + 1.5, (run.text, LOOKS[at])
                    assert rect.right - run.ink.right >= FRAME + 1.5, (run.text, LOOKS[at])


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_wide_layout_names_every_card_readably(screen, lang):
    pilot = opened(lang, screen, 0)
    runs = pilot.runs()
    for _, rect, names in cards(pilot):
        words = [run for run in runs if run.text in names and rect.contains(run.ink.cx, run.ink.cy)]
        assert words, names
        assert min(run.size for run in words) >= 15


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [each for each in SCREENS if "program" in each or "conference" in each])
def test_a_grid_names_all_cards_or_none(screen, lang):
    for at in range(len(LOOKS)):
        pilot = opened(lang, screen, at)
        runs = pilot.runs()
        named = {
            any(run.text in names and rect.contains(run.ink.cx, run.ink.cy) for run in runs)
            for _, rect, names in cards(pilot)
        }
        assert len(named) == 1, LOOKS[at]
