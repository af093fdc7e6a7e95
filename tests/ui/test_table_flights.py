"""Pieces on their way: a party's mark moves to what it has changed, soon and only where motion is wanted."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import SIZES, BareController, show

from macher.gallery.pilot import Pilot
from macher.rules.commands import BuyRallies, Pass
from macher.ui.motion import LONGEST
from macher.ui.settings.options import UiOptions
from macher.ui.table.screen import TableScene


class Told(BareController):
    """Tells what the others do only when it is asked to."""

    speed = "normal"

    def tell(self, *commands: object) -> None:
        """Others have acted since the own last decision."""
        before = len(self.table.log or [])
        for command in commands:
            self.table.apply(command)  # type: ignore[arg-type]
        self.marks = (*self.marks, *self.log[before:])


def watching(phase: str = "rallies", layout: str = "wide") -> tuple[Pilot, Told]:
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase(phase)
    controller = Told(game.table, 4)
    controller.show_prompts = False
    return show(controller, layout), controller


def pieces(pilot: Pilot) -> list[tuple[str, float, float]]:
    """Party and place of each piece under way."""
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return [(each.party, each.at(share).cx, each.at(share).cy) for each, share in scene.clock.flights.under_way()]


def tell(pilot: Pilot, controller: Told, *commands: object) -> None:
    controller.tell(*commands)
    pilot.scene.rebuild()
    pilot.app.step()


@pytest.mark.parametrize("layout", list(SIZES))
def test_a_mark_goes_from_its_party_to_what_it_changed(layout: str) -> None:
    pilot, controller = watching(layout=layout)
    tell(pilot, controller, BuyRallies(0, (3, 0, 0, 0)))
    [(party, x, y)] = pieces(pilot)
    assert party == "cdu"
    home = "face.0" if layout == "focus" else "rail.0"
    source, target = pilot.get(home).window_rect, pilot.get("row.0.0").window_rect
    assert source.contains(x, y)
    pilot.clock.advance(0.3)
    pilot.app.step()
    [(_, x, y)] = pieces(pilot)
    assert target.contains(x, y)
    pilot.clock.advance(LONGEST - 0.3)
    pilot.app.step()
    assert pieces(pilot) == []
    assert not pilot.app.motion.busy


def test_the_table_is_ahead_of_the_mark() -> None:
    """State first, motion second: the rallies lie there before their sign arrives; a key ends the way and is used."""
    pilot, controller = watching()
    tell(pilot, controller, BuyRallies(0, (3, 0, 0, 0)))
    assert controller.view.lands[0].rallies[0] == 3
    assert pieces(pilot)
    pilot.press("escape")
    assert pieces(pilot) == []


def test_several_changes_start_one_after_the_other_and_five_at_most() -> None:
    pilot, controller = watching()
    tell(pilot, controller, BuyRallies(0, (1, 1, 1, 1)), BuyRallies(1, (1, 1, 1, 1)))
    assert [party for party, _, _ in pieces(pilot)] == ["cdu"] * 4 + ["spd"]


@pytest.mark.parametrize("still", ["instant", "reduced", "passed"])
def test_nothing_moves_where_nothing_shall(still: str) -> None:
    pilot, controller = watching()
    if still == "instant":
        controller.speed = "instant"
    if still == "reduced":
        pilot.app.set_options(UiOptions(reduced_motion=True))
        pilot.settle()
    tell(pilot, controller, Pass(0) if still == "passed" else BuyRallies(0, (3, 0, 0, 0)))
    assert pieces(pilot) == []


def test_what_lay_there_at_the_first_look_does_not_move() -> None:
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("rallies")
    controller = Told(game.table, 4)
    controller.show_prompts = False
    controller.tell(BuyRallies(0, (3, 0, 0, 0)))
    pilot = show(controller, "wide")
    pilot.app.step()
    assert pieces(pilot) == []


def test_nothing_is_under_way_for_somebody_else_who_looks() -> None:
    pilot, controller = watching()
    tell(pilot, controller, BuyRallies(0, (3, 0, 0, 0)))
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.forget()
    assert pieces(pilot) == []
