"""How many clicks the game asks for: from the menu into a game, in a first round, at a hand-over."""

from __future__ import annotations

import time

import pytest
from acceptance_clicks import FirstRound
from hands import begin

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

MOST_QUIET, MOST_TYPICAL = 14, 45
MOST_FOR_A_SWAP = 5
"""Phase 2: draw, take what is suggested, confirm; and two clicks for each swap (interface 2.4: 3 and 7 with two)."""
CURTAIN = 0.3
"""Seconds after which the curtain is closed and can be opened."""
MOST_TO_A_GAME, MOST_AT_HAND_OVER = 2, 2
LONGEST_HAND_OVER = 1.0
"""Seconds from one person to the next, the curtain included."""


@pytest.mark.parametrize("seed", [1])
def test_a_quiet_round_needs_few_clicks(seed: int, record_property: pytest.FixtureRequest) -> None:
    """Everything is passed: one click for each question, or one for a whole phase."""
    played = FirstRound(typical=False, seed=seed).play()
    record_property("clicks", dict(played.clicks))  # type: ignore[operator]  # a fixture that is a function
    assert played.total <= MOST_QUIET, played.clicks


@pytest.mark.parametrize("seed", [1])
def test_a_typical_round_needs_few_clicks(seed: int, record_property: pytest.FixtureRequest) -> None:
    """A bid, a program card, two markers, rallies in two states, two politicians, a shift, polls, a donation."""
    played = FirstRound(typical=True, seed=seed).play()
    record_property("clicks", dict(played.clicks))  # type: ignore[operator]  # a fixture that is a function
    assert played.total <= MOST_TYPICAL, played.clicks
    program = sum(played.clicks.get(kind, 0) for kind in ("SourcePrompt", "TakePrompt", "ChangePrompt"))
    assert program <= MOST_FOR_A_SWAP, played.clicks
    assert played.done["MediaPrompt"] == played.done["RallyPrompt"] == played.done["PlacementPrompt"] == 2


@pytest.mark.parametrize(("typical", "most"), [(False, MOST_QUIET), (True, MOST_TYPICAL)])
def test_stops_where_a_move_of_others_costs_something_are_within_these_clicks(typical: bool, most: int) -> None:
    """At the usual pace, with the stops that are usual: each is one press on Continue."""
    played = FirstRound(typical, seed=1, speed="normal").play()
    assert played.total <= most, played.clicks


@pytest.mark.long
def test_no_first_round_needs_more(record_property: pytest.FixtureRequest) -> None:
    """Eight games of each kind."""
    quiet = [FirstRound(typical=False, seed=seed).play().total for seed in range(8)]
    typical = [FirstRound(typical=True, seed=seed).play().total for seed in range(8)]
    record_property("clicks", (quiet, typical))  # type: ignore[operator]  # a fixture that is a function
    assert max(quiet) <= MOST_QUIET
    assert max(typical) <= MOST_TYPICAL


def test_a_quick_game_is_one_click_away() -> None:
    """From the menu to the first decision, with every default as it is."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "inline"))
    shell.go.menu()
    pilot.settle()
    clicks = 0
    for what in ("menu.quick", "act.confirm"):
        if pilot.scene.name == "table" and shell.controller is not None and shell.controller.show_prompts:
            break
        pilot.click(what).settle()
        clicks += 1
    assert pilot.scene.prompt is not None
    assert clicks <= MOST_TO_A_GAME
    shell.close()


@pytest.mark.parametrize("keyboard", [False, True])
def test_a_hand_over_takes_one_input(keyboard: bool) -> None:
    """The next person says "I am …" once, then the question stands there."""
    pilot, shell = begin("en", (1280, 720), seats="spd=human,linke=human,cdu=normal", seed=4)
    inputs, start = 0, time.process_time()  # what other programs take is not the game's
    while pilot.scene.name == "handover" and inputs <= MOST_AT_HAND_OVER:
        pilot.wait(CURTAIN)
        if keyboard:
            pilot.press("return")
        else:
            pilot.click("handover.ready")
        pilot.settle()
        inputs += 1
    assert pilot.scene.name == "table"
    assert pilot.scene.prompt is not None
    assert 1 <= inputs <= MOST_AT_HAND_OVER
    assert CURTAIN + time.process_time() - start <= LONGEST_HAND_OVER
    shell.close()
