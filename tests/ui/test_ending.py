"""How the game would end now: bars in the last round and in ultra-wide windows, and the table of shared cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from builders import Game, a_game
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.rules.cards import HIDDEN
from macher.rules.formula import common_cards
from macher.session.if_now import Ending, if_ended_now
from macher.ui.layout import Rect, make_viewport
from macher.ui.table.boards.columns import ColumnKind, Columns
from macher.ui.table.layouts import wide
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.panels.ending import ranking, shared_pairs

LANGUAGES = ["en", "de", "pl", "fr"]
ULTRA = (3440, 1440)
PARTIES = "cdu spd gruene fdp linke"


def rallies(round: int) -> Game:
    return a_game(parties=PARTIES).start(0).in_phase("rallies", round=round)


def places(pilot: Pilot) -> list[int]:
    """Seats from the top."""
    rows = [pilot.get(f"ending.{seat}") for seat in range(5)]
    return sorted(range(5), key=lambda seat: rows[seat].window_rect.y)


# -- figures -----------------------------------------------------------------------------------------------------------


def test_the_highest_total_is_first_and_equal_ones_share_a_place() -> None:
    ends = [Ending(10, 0, 5, 0, 0), Ending(20, 1, 0, 9, 0), Ending(0, 0, 0, 0, 15), Ending(1, 0, 0, 0, 0)]
    assert ranking(ends) == [(1, 1), (2, 0), (2, 2), (4, 3)]


def test_shared_cards_are_counted_once_for_each_pair_and_hidden_ones_never() -> None:
    programs = [(1, 2, 3), (3, 2, 9), (HIDDEN, HIDDEN, 1), (HIDDEN, 9, 3)]
    assert shared_pairs(programs) == {(0, 1): 2, (0, 2): 1, (0, 3): 1, (1, 2): 0, (1, 3): 2, (2, 3): 0}


# -- where it stands ---------------------------------------------------------------------------------------------------


def test_in_the_last_round_the_bars_take_the_place_of_the_shadow_cabinet() -> None:
    before, last = show(BareController(rallies(3).table, 0)), show(BareController(rallies(4).table, 0))
    assert before.find("cabinet") is not None
    assert before.find("ending") is None
    assert last.find("cabinet") is None
    ends = if_ended_now(last.scene.model().preview, last.scene.model().edition)
    assert places(last) == [seat for _, seat in ranking(ends)]
    for seat, end in enumerate(ends):
        said = last.get(f"ending.{seat}").tooltip.split("\n")
        assert said[0].endswith(f" {sum(end)}\u00a0VP")
        assert [int(line.rpartition(" ")[2]) for line in said[1:]] == list(end[:4])


def test_the_bars_follow_the_draft() -> None:
    pilot = show(BareController(rallies(4).table, 0))
    before = pilot.get("ending.0").name
    voting = pilot.scene.model().view.voting[0]
    for _ in range(8):
        pilot.click(f"spot.plus.{voting}")
    assert pilot.get("ending.0").name != before
    assert pilot.get("ending.0").name.endswith(f" {sum(pilot.scene.model().ending[0])}\u00a0VP")


def test_nothing_is_foretold_where_projections_are_off() -> None:
    for size, column in (((1920, 1080), False), (ULTRA, True)):
        pilot = show(BareController(rallies(4).table, 0), size=size)
        pilot.app.set_options(replace(pilot.app.options, projections=False))
        assert pilot.find("ending") is None
        assert (pilot.find("shared") is not None) == column


# -- ultra-wide windows ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kinds", [("stage", "wing", "wing", "wing"), ("result", "result", "result", "stage")])
def test_an_ultra_wide_window_has_a_fifth_column_and_nothing_touches(kinds: tuple[ColumnKind, ...]) -> None:
    zones = wide.zones(Rect(0, 0, 2580, 1080), Columns(kinds))
    assert zones.fifth is not None
    assert zones.dock.aside is not None
    assert zones.boards[-1].right - zones.boards[0].x == 1656
    assert {zones.log.w, zones.rail[0].w} == {464}
    columns = [zones.boards[-1], zones.rail[0], zones.fifth]
    assert [round(right.x - left.right) for left, right in pairwise(columns)] == [12, 12]
    assert zones.fifth.right == zones.stage.right - 16
    assert zones.dock.context.x >= zones.rail[0].x
    assert zones.dock.aside.x >= zones.fifth.x
    assert zones.dock.title.right <= zones.dock.context.x


@pytest.mark.parametrize(
    ("window", "scale", "display", "logical"),
    [
        ((3440, 1440), 1.0, 1.0, (2580, 1080)),
        ((2560, 1080), 1.0, 1.0, (2560, 1080)),
        ((5120, 1440), 1.0, 1.0, (3840, 1080)),
        ((3440, 1440), 1.25, 1.0, (2580, 1080)),  # larger than that already
        ((3440, 1440), 0.75, 1.0, (3440, 1440)),
        ((3440, 1440), 1.0, 1.25, (2752, 1152)),  # the display enlarges it
        ((2560, 1440), 1.0, 1.0, (2560, 1440)),
        ((3840, 2160), 1.0, 1.0, (3840, 2160)),
    ],
)
def test_ultra_wide_windows_are_scaled_by_their_height(
    window: tuple[int, int], scale: float, display: float, logical: tuple[int, int]
) -> None:
    view = make_viewport(window, scale, display)
    assert (round(view.width), round(view.height)) == logical
    assert view.layout == "wide"
    assert (zones_for(view).fifth is not None) == (logical[0] > 2 * logical[1])


def test_the_table_of_shared_cards_counts_every_pair_and_the_ladder_stands_below_it() -> None:
    pilot = show(BareController(rallies(1).table, 0), size=ULTRA)
    programs = [party.program for party in pilot.scene.model().view.parties]
    for low in range(1, 5):
        for high in range(low):
            count = common_cards(programs[high], programs[low])
            said = pilot.get(f"shared.{high}.{low}").name
            assert said.endswith("one shared card" if count == 1 else f" {count} shared cards")
    assert pilot.get("ladder").window_rect.y > pilot.get("shared").window_rect.bottom
    assert pilot.find("cabinet") is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1634, 916), (2560, 1080), ULTRA])
def test_all_words_have_room(lang: str, size: tuple[int, int]) -> None:
    pilot = show(BareController(rallies(4).table, 0), lang=lang, size=size)
    assert pilot.find("ending.0") is not None
    assert pilot.problems() == []
