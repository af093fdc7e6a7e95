"""The card of a new round: what left the table and what turned up, until the own next decision."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import SIZES, BareController, show

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot, PilotError


def new_round() -> BareController:
    """The first decision of round 2; what has happened since the donation of seat 0 is marked."""
    table = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("income").table
    stream = Stream(5, 0)
    mark = 0
    while table.round < 2:
        seat = table.deciders()[0]
        if seat == 0:
            mark = len(table.log or [])
        table.apply(table.decision(seat).options.sample(stream))
    controller = BareController(table, 0)
    controller.marks = tuple(controller.log[mark:])
    return controller


def card(pilot: Pilot) -> list[str]:
    try:
        node = pilot.get("newround")
    except PilotError:
        return []
    rows = [pilot.get(f"newround.{at}").name for at in range(len(node.children) - 1)]
    return [node.name, *rows]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", list(SIZES))
def test_a_new_round_tells_in_five_lines_what_it_has_brought(layout: str, lang: str) -> None:
    pilot = show(new_round(), layout, lang)
    if layout == "focus":
        pilot.click("side.log")
    title, *lines = card(pilot)
    assert "2" in title
    assert len(lines) == (5 if layout != "focus" else len(lines)) > 0
    assert pilot.problems() == []


def test_the_first_line_says_what_has_left_the_table() -> None:
    pilot = show(new_round())
    assert card(pilot)[:2] == ["Round 2: election in Niedersachsen", "Brandenburg leaves play"]


def test_the_card_is_gone_with_the_next_own_decision() -> None:
    controller = new_round()
    controller.marks = ()
    assert card(show(controller)) == []
