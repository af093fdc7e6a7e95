"""Wherever a question asks for a state, its whole board is the target: name, opinions, rows, empty ground."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from builders import every_table
from drivers import keen_command
from tabletop import BareController, show

from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.gallery.pilot import Pilot
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.table import Table

COUNTED = "RallyOptions"
"""Asks how many rallies in every state at once: each row has its own plus and minus."""
ASKING = {
    "2019": {"DeployOptions", "MediaOptions", "PlacementOptions", COUNTED},
    "2006": {"StartSheetOptions", "MediaOptions", "SendingOptions", "CardOptions", COUNTED},
    "1997": {"StartSheetOptions", "MediaOptions", "SendingOptions", "CardOptions", COUNTED},
    "consim": {"StartSheetOptions", "MediaOptions", "SendingOptions", COUNTED},
}
SAMPLES = 12
GROUND = 3
"""Points on empty ground that are tried on a board."""


def states_of(command: Command) -> object:
    """The states that a command names."""
    fields: Any = command
    for name in ("land", "lands", "counts", "politicians"):
        if hasattr(fields, name):
            return getattr(fields, name)
    return None


@cache
def asking(key: str) -> dict[str, tuple[Table, int]]:
    """A table and a seat for every kind of question whose answers name different states."""
    found: dict[str, tuple[Table, int]] = {}
    for name, elections, seats in every_table():
        if name != key:
            continue
        for table in (table for seed in (2, 3) for table in _game(key, elections, seats, seed)):
            for seat in table.deciders():
                options = table.decision(seat).options
                if type(options).__name__ not in found and _differ(options):
                    found[type(options).__name__] = table, seat
    return found


def _game(key: str, elections: int, seats: int, seed: int) -> Iterator[Table]:
    table, stream = new_game(edition(key), GameSetup(elections, tuple(range(seats)), seed), []), Stream(seed, 7)
    for _ in range(300):
        if not table.flow:
            return
        yield table
        table = table.clone()
        table.apply(keen_command(table, stream))


def _differ(options: Options) -> bool:
    stream = Stream(5, 5)
    states = (states_of(options.sample(stream)) for _ in range(SAMPLES))
    return len({each for each in states if each is not None}) > 1


@pytest.mark.parametrize("key", editions())
def test_the_questions_that_ask_for_a_state(key: str) -> None:
    assert set(asking(key)) == ASKING[key]


def begun(pilot: Pilot) -> object:
    """The draft as it stands."""
    prompt = pilot.scene.prompt
    return {name: repr(value) for name, value in vars(prompt).items() if name not in ("desk", "_told", "_spoken")}


def opened(key: str, kind: str, layout: str) -> Pilot:
    """The question on the screen, ready for a state: a politician or a card is in the hand."""
    table, seat = asking(key)[kind]
    pilot = show(BareController(table.clone(), seat), layout)
    cards = [node.id for node in pilot.all("cabinet.card.") if node.interactive and not getattr(node, "reason", "")]
    if cards:
        pilot.click(cards[0])
    return pilot


def seen(pilot: Pilot, place: int) -> Pilot:
    """Shows this board, where not all have room."""
    if pilot.find(f"board.{place}") is None and pilot.find(f"land.{place}") is not None:
        pilot.click(f"land.{place}")
    return pilot


Point = tuple[str, tuple[float, float]]
"""What lies at a point of a board, and where that is."""


def places(pilot: Pilot, place: int) -> Iterator[Point]:
    """Points of a board at which nothing else can be clicked."""
    board = pilot.find(f"board.{place}")
    if board is None:
        return
    box = board.window_rect
    parts = {
        "name": f"head.{place}",
        "own row": f"votes.{place}.0",
        "row": f"row.{place}.1",
        "card": f"opinion.{place}.0",
    }
    for said, id in parts.items():
        node = pilot.find(id)
        if node is not None and node.window_rect.w:
            yield said, (node.window_rect.cx, node.window_rect.cy)
    free = [
        (x, y)
        for x in range(int(box.x) + 3, int(box.right), 23)
        for y in range(int(box.y) + 3, int(box.bottom), 31)
        if pilot.app.stage.active.hit(x, y) is board
    ]
    for x, y in free[:: max(1, len(free) // GROUND)]:
        yield f"ground {x}, {y}", (x, y)


def in_turn(points: list[Point], place: int) -> list[Point]:
    """Two of the points of a board, others on each; on the first that can be chosen, all are tried."""
    return [points[(2 * place + more) % len(points)] for more in range(min(2, len(points)))]


KINDS = [(key, kind) for key, kinds in ASKING.items() for kind in sorted(kinds - {COUNTED})]


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("layout", ["wide", "small", "focus"])
@pytest.mark.parametrize(("key", "kind"), KINDS)
def test_all_of_a_board_is_the_target(key: str, kind: str, layout: str) -> None:
    pilot = opened(key, kind, layout)
    tried = 0
    for place in range(len(pilot.scene.controller.view.lands)):
        points = list(places(seen(pilot, place), place))
        for said, at in points if tried == 0 else in_turn(points, place):
            again = seen(opened(key, kind, layout), place)
            board, before = again.get(f"board.{place}"), begun(again)
            if not board.acts or board.reason or (kind == "CardOptions" and again.scene.prompt.land == place):
                break  # closed, or the one that is used already
            again.move(at).wait(0.4).click(at)
            assert begun(again) != before, f"{place}: {said}"
            tried += 1
    assert tried > 3
