"""What stands in the dock below a question: its sentence, then figures and controls that keep clear of it."""

from __future__ import annotations

import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.prompts.shared.cards import CardFace, EmptySlot
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.dock.dock_facts import FactNode

LEAST_AIR = 12.0
"""Least logical pixels between the letters of a sentence and the figures below it."""


@pytest.mark.parametrize("window", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("lang", ["de", "fr", "pl"])
def test_what_a_kept_poll_brings_is_said_in_a_small_window_too(lang: str, window: tuple[int, int]) -> None:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), window, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "table:polls")
    pilot.settle()
    said = set(pilot.texts())
    assert {"10", "13"} <= said
    assert said & {texts("prompt-poll-keep-base"), texts("prompt-poll-keep-base-short")}
    shell.close()


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("screen", ["table:media:draft", "table:media-influence:draft", "table:poll-choice"])
def test_a_long_sentence_keeps_clear_of_the_figures_below_it(screen: str, lang: str) -> None:
    """Each figure then stands behind its caption, in one line."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    runs = pilot.settle().runs()
    end = max(run.ink.bottom for run in runs if isinstance(run.writer, Node) and run.writer.id == "dock.hint")
    figures = [run.ink.y for run in runs if isinstance(run.writer, FactNode)]
    assert figures
    assert min(figures) >= end + LEAST_AIR
    shell.close()


@pytest.mark.parametrize("screen", ["table:conversion", "table:start-tie"])
def test_a_sentence_of_any_length_stays_above_the_controls(screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no room is said by its tooltip and its name."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    said = " ".join(["There is a good deal to be said about this question."] * 6)
    monkeypatch.setattr(type(pilot.scene.prompt), "hint", property(lambda _: said))
    pilot.scene.prompt.outdate()
    pilot.scene.rebuild()
    hint = pilot.settle().get("dock.hint")
    assert hint.name == hint.tooltip == said
    assert 0 < len(hint.text) < len(said)
    assert pilot.problems(contrast_too=False) == []
    shell.close()


def test_a_loss_has_the_colour_of_losses_and_a_gain_the_colour_of_drafts() -> None:
    """An accepted donation brings money and costs party base."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "table:income:draft")
    facts = {fact.caption: fact for fact in pilot.settle().scene.prompt.told.facts}
    assert [facts[texts(f"prompt-{key}")].worse for key in ("money", "base", "donation-end")] == [False, True, True]
    theme = pilot.app.theme
    inks = {run.text: run.colour for run in pilot.runs() if isinstance(run.writer, FactNode)}
    assert inks[facts[texts("prompt-base")].new] == theme.colour("contra")
    assert inks[facts[texts("prompt-money")].new] == theme.colour("action_text")
    shell.close()


def test_only_shared_cards_stand_beside_an_offer_and_the_caption_counts_them() -> None:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "table:classic-2006-coalition-answer")
    shown = [node for node in pilot.settle().nodes() if isinstance(node, CardFace | EmptySlot)]
    assert [type(node) for node in shown] == [CardFace] * 2
    assert pilot.shows(texts("prompt-shared-of", n=2, all=5))
    shell.close()
