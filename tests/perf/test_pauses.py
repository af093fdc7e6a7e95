"""How long the game stands still while the interpreter looks for what can be thrown away.

Milliseconds are printed, with what is aimed at; what is searched at once is counted, which is the same on any machine.

pytest tests/perf/test_pauses.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import process_time

from hands import Hands, begin
from pytest_benchmark.fixture import BenchmarkFixture

from macher import collector
from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.ui.shell.shell import Shell

SIZE = (1920, 1080)
AT_ONCE = 12_000
"""Objects that may be searched at once: some 100,000 are there in a game, without those of the program itself."""
SHORT, LONG = 8, 2000
"""Steps of the hands: a part of a game, and more than the longest has."""
RINGS = {SHORT: 400, LONG: 4_000}
"""Objects that only a search can throw away, at most; a page that is left for another is such a ring."""


@dataclass
class Searches:
    """What the collector has done."""

    milliseconds: list[float] = field(default_factory=list)
    objects: list[int] = field(default_factory=list)
    """Searched each time, if they are counted."""
    of_all: int = 0
    thrown_away: int = 0
    """Objects that only a search could throw away."""


@contextmanager
def watched(*, counting: bool) -> Iterator[Searches]:
    """Watches every search in the block."""
    found, began = Searches(), [0.0]

    def watch(phase: str, info: dict[str, int]) -> None:
        generation = info["generation"]
        if phase == "start":
            if counting:
                found.objects.append(sum(len(gc.get_objects(young)) for young in range(generation + 1)))
            began[0] = process_time()
            return
        found.milliseconds.append(1000 * (process_time() - began[0]))
        found.of_all += generation == 2
        found.thrown_away += info["collected"]

    gc.callbacks.append(watch)
    try:
        yield found
    finally:
        gc.callbacks.remove(watch)


def play(most: int) -> tuple[Pilot, Shell]:
    """Random clicks at the table of a long game, and the pointer over everything; drawn like in the window."""
    seats = "spd=human,gruene=sane,cdu=sane,linke=sane,fdp=sane"
    pilot, shell = begin("en", SIZE, seats=seats, elections=7, drawing=True)
    hands, stream = Hands(pilot, shell, 1), Stream(1)
    for _ in range(most):
        if pilot.scene.name == "final":
            break
        hands.step()
        for _ in range(5):
            pilot.move((stream.below(SIZE[0] - 20), stream.below(SIZE[1] - 20)))
    shell.close()
    return pilot, shell


def test_no_search_is_seen_in_a_long_game(benchmark: BenchmarkFixture, report) -> None:
    """Also none of all, and what a click replaces is gone without any search."""
    play(1)  # loads what is loaded late
    with collector.briefly(), watched(counting=not benchmark.enabled) as found:
        collector.leave_alone()
        steps = LONG if benchmark.enabled else SHORT
        game = benchmark.pedantic(play, (steps,), rounds=1)
    assert len(found.milliseconds) > 5
    assert found.of_all == 0
    assert max(found.objects, default=0) <= AT_ONCE
    assert gc.collect() + found.thrown_away < RINGS[steps]
    assert game  # was there to the end: a game that is left is a ring itself
    report("longest search of the collector in a game", 8, "ms", max(found.milliseconds))


def test_a_search_of_all_is_made_in_rest_and_only_if_there_is_something_new() -> None:
    with collector.briefly(), watched(counting=False) as found:
        gc.collect()
        collector.look_through()
        assert found.of_all == 1
        kept = [[number] for number in range(20_000)]
        collector.look_through()
        assert found.of_all == 2
        assert len(kept) == 20_000


def test_the_collector_is_as_it_was_after_the_window_is_closed() -> None:
    before = gc.get_threshold(), bool(gc.get_freeze_count())
    with collector.briefly():
        assert gc.get_threshold() != before[0]
        collector.leave_alone()
    assert (gc.get_threshold(), bool(gc.get_freeze_count())) == before


def test_searches_go_on_after_work_of_several_threads() -> None:
    for first, second in ((0, 1), (1, 0)):
        blocks = collector.held(), collector.held()
        for block in blocks:
            block.__enter__()
        assert not gc.isenabled()
        for at in (first, second):
            blocks[at].__exit__(None, None, None)
        assert gc.isenabled()
