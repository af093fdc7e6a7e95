"""Whose turn it is: the ribbon, the filled row in the rail, the frame around the question, in every layout."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.rules.commands import BidForStart
from macher.ui.table.dock.turn import Turn
from macher.ui.table.panels.focus_tabs import FaceTab
from macher.ui.table.panels.rail_band import RailBand

LAYOUTS = ("wide", "small", "focus")


def filled(pilot: Pilot) -> list[int]:
    """Seats whose rows or faces are filled."""
    return [node.seat for node in pilot.nodes() if isinstance(node, RailBand | FaceTab) and node.lit]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_my_turn_is_mine_and_framed(layout: str) -> None:
    pilot = show(BareController(a_game(4).in_phase("rallies").table, seat=0), layout)
    assert pilot.get("turn").name == "Your turn"
    assert filled(pilot) == [0]
    if layout == "focus":
        pilot.click("face.0")
    assert "your turn" in [each.text for each in next(n for n in pilot.nodes() if isinstance(n, RailBand)).badges]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_turn_of_another_one_is_theirs(layout: str) -> None:
    desk = BareController(a_game(4).in_phase("rallies").table, seat=2)
    pilot = show(desk, layout)
    decider = desk.table.deciders()[0]
    assert decider != 2
    assert pilot.get("turn").name == f"{desk.names[decider]}’s turn"
    assert filled(pilot) == [decider]


def test_several_who_decide_at_once_fill_no_row_once_i_have_decided() -> None:
    desk = BareController(a_game(5).in_phase("start_player").table, seat=0)
    pilot = show(desk)
    assert pilot.get("turn").name == "Your turn"
    desk.confirm(BidForStart(0, 1000))
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.get("turn").name == "4 parties still to play"
    assert filled(pilot) == []
    assert pilot.find("turn.gutter") is None


def test_the_ribbon_runs_from_the_row_to_the_dock_without_a_gap() -> None:
    pilot = show(BareController(a_game(4).in_phase("rallies").table, seat=0))
    row, gutter, band = (pilot.get(id).window_rect for id in ("rail.0", "turn.gutter", "turn"))
    assert gutter.y == row.y
    assert gutter.right == row.x
    assert gutter.bottom == band.y


def test_where_several_share_the_screen_the_name_is_said() -> None:
    desk = BareController(a_game(4).in_phase("rallies").table, seat=0)
    desk.shared_screen = True
    pilot = show(desk)
    assert pilot.get("turn").name == f"{desk.names[0]}’s turn"


def test_nobody_decides_any_more_when_the_game_is_over() -> None:
    desk = BareController(a_game(4).in_phase("rallies").table, seat=0)
    pilot = show(desk)
    model = pilot.scene.model()
    model.prompt, model.view = None, model.view._replace(phase="")
    assert Turn.of(model) == Turn(-1, False, 0)
    assert Turn.of(model).words(model) == ""
