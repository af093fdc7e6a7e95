"""Coalitions as they are told: who speaks, what was answered, and whose cards are alike."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.national.events import CoalitionFormed, CoalitionOffered
from macher.rules.viewing import view
from macher.ui.staging.coalitions import CoalitionTold
from macher.words.names import GameNames

OFFERED = CoalitionOffered(0, 2, 1, 3, False)


def told(event: Any, national: bool = True) -> list[Any]:
    """What is told of an event in the second state, where seats 0 and 2 have 12 and 7 votes and three cards alike."""
    game = a_game().votes(1, 12, 0, 7, 0)
    game.party(0).program, game.party(2).program = [0, 2, 4, 6, 8], [0, 2, 4, 11, 13]
    seen, texts = view(game.table, -1), Texts.load("en")
    names = GameNames.of(texts, EDITION, seen, ("Ada", "Bo", "Cy", "Di"))
    model: Any = SimpleNamespace(texts=texts, names=names, view=seen, national=national)
    logged: Any = SimpleNamespace(event=event, index=7, version=3, phase="conference")
    return CoalitionTold.found(model, [logged])


@pytest.mark.parametrize(
    ("event", "answer", "speaks", "stamped"),
    [
        (OFFERED, "asked", 0, False),
        (CoalitionFormed(0, 2, 1, False), "joined", 2, True),
        (CoalitionFormed(0, 2, 1, True), "forced", 0, True),
        (ev.CoalitionAnswered(2, 1, 0, False), "refused", 2, True),
    ],
)
def test_the_one_who_answers_speaks_and_nobody_answers_where_it_is_forced(
    event: Any, answer: str, speaks: int, stamped: bool
) -> None:
    (found,) = told(event)
    assert (found.answer, found.seat, bool(found.stamp), found.first) == (answer, speaks, stamped, 7)
    assert "Ada" in found.title or "Cy" in found.title
    assert found.together == "19"
    assert [face for face, _ in found.shared] == [("education", True), ("digitization", True), ("genetics", True)]
    assert "3" in found.common or "three" in found.common
    assert len(found.beats) == (3 if stamped else 2)


@pytest.mark.parametrize(
    ("event", "national"),
    [
        (CoalitionOffered(0, 2, 1, 3, True), True),
        (ev.CoalitionAnswered(2, 1, 0, True), True),
        (ev.CoalitionAnswered(2, 1, 0, False), False),
        (ev.PhaseStarted("conference"), True),
    ],
    ids=["forced-offer", "accepted", "of-2019", "other"],
)
def test_what_is_told_elsewhere_is_not_told_here(event: Any, national: bool) -> None:
    """A forced offer is told as it is formed, an answer that joins with it, those of 2019 in the night."""
    assert told(event, national) == []
