"""The table of a game with a national board: what lies on its boards, strip, rail and dock, and what explains it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from acceptance_screens import Look, stand_of
from classics import ClassicGame, in_the_middle
from tabletop import SIZES, BareController, show

from macher.editions.registry import edition
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.table import RowStatus
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts.base import Spot, SpotLook
from macher.ui.scene import Node
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.model import TableModel
from macher.ui.table.panels.top_bar import PHASE_ICONS
from macher.ui.table.screen import TableScene
from macher.ui.table.words.links import linked, subject_of

LANGS = ("en", "de", "pl", "fr")


def shown(game: ClassicGame, layout: str = "wide", lang: str = "en", seat: int = 1) -> Pilot:
    controller = BareController(game.table, seat)
    controller.show_prompts = False
    return show(controller, layout, lang)


def model_of(pilot: Pilot) -> TableModel:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene.model()


def ids(pilot: Pilot, prefix: str) -> list[str]:
    return [node.id for node in pilot.nodes() if node.id.startswith(prefix)]


def inside(node: Node, board: Node) -> bool:
    return board.window_rect.contains(node.window_rect.x, node.window_rect.cy) and (
        node.window_rect.right <= board.window_rect.right
    )


# -- votes -----------------------------------------------------------------------------------------------------------


def test_stacked_markers_say_their_order_and_who_leads() -> None:
    """Two parties at 50: who came first, and who came last and leads (ruling C12)."""
    pilot = shown(in_the_middle())
    assert [pilot.get(f"order.0.{seat}").name for seat in (0, 4)] == ["1st", "2nd, leads"]
    assert pilot.shows("1st")
    assert pilot.shows("2nd")
    assert not shown(in_the_middle().votes(0, 50, 31, 24, 3, 0)).shows("1st")  # type: ignore[arg-type]
    assert "last" in pilot.get("votes.0.4").tooltip
    assert "last" not in pilot.get("votes.0.1").tooltip


# -- what lies on a board --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", list(SIZES))
def test_tiles_polls_and_payouts_stand_at_the_foot_they_belong_to(layout: str) -> None:
    pilot = shown(in_the_middle(), layout)
    board = pilot.get("board.0")
    tiles = [pilot.get(f"tile.0.{at}") for at in range(3)]
    assert all(inside(tile, board) for tile in tiles)
    assert tiles[0].name.startswith("SPD")
    assert "GRÜNE" in tiles[0].tooltip
    assert ids(pilot, "payout.0") == ["payout.0"]
    assert ids(pilot, "laid.0") == []
    if layout != "focus":  # there the other boards are not shown
        assert ids(pilot, "laid.") == ["laid.1"]
        assert ids(pilot, "payout.") == ["payout.0", "payout.2"]


def test_politicians_and_tiles_share_the_foot() -> None:
    """While cabinet cards lie there, nothing of the foot lies over another part of it."""
    game = in_the_middle(phase="cabinet_use")
    game.placed(0, (0, "finance"), (1, "chief_whip"), (2, "chancellor"), (3, "backbencher"), (4, "speaker"))
    game.table.lands[0].row_status = [int(RowStatus.REVEALED)] * 5
    for layout in ("wide", "small"):
        pilot = shown(game, layout)
        parts = [*(f"slot.0.{at}" for at in range(5)), *(f"tile.0.{at}" for at in range(3)), "payout.0"]
        rects = sorted((pilot.get(id).window_rect for id in parts), key=lambda rect: rect.x)
        assert all(left.right <= right.x + 0.5 for left, right in pairwise(rects))
        assert min(rect.w for rect in rects) >= 14
        assert inside(pilot.get("payout.0"), pilot.get("board.0"))


def test_the_last_state_has_no_places_for_coalitions() -> None:
    """VG06 6.4.1.1: there is no coalition in the last election."""
    game = in_the_middle()
    game.table.lands[3].number = 7
    pilot = shown(game)
    assert ids(pilot, "tile.3.") == []
    assert ids(pilot, "tile.2.") != []


@pytest.mark.parametrize("layout", list(SIZES))
def test_more_media_markers_than_spots_lie_over_each_other(layout: str) -> None:
    """VG06 6.1: at the start more than five are possible; none leaves the line."""
    game = in_the_middle()
    game.table.lands[0].media[:] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    pilot = shown(game, layout)
    markers = [pilot.get(f"media.0.{at}") for at in range(15)]
    assert all(left.window_rect.x < right.window_rect.x for left, right in pairwise(markers))
    five = zones_for(pilot.app.viewport, model_of(pilot).columns).areas[0].media
    assert markers[-1].rect.right <= five[-1].right + 0.5


def test_points_are_seats() -> None:
    pilot = shown(in_the_middle())
    land = model_of(pilot).points(0)[-1]
    assert pilot.shows(str(land))
    assert pilot.shows("seats")
    assert not pilot.shows("55\u00a0VP")
    assert "55" in pilot.get("points.1").tooltip


# -- strip -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_the_national_board_has_a_space_for_each_round(key: str, elections: int) -> None:
    pilot = shown(in_the_middle(key, elections=elections))
    assert ids(pilot, "presence.") == [f"presence.{number}" for number in range(1, elections + 1)]
    assert len(ids(pilot, "national.")) == 5


def test_the_pool_stacks_duplicates_with_their_number() -> None:
    pilot = shown(in_the_middle())
    model = model_of(pilot)
    kinds = sorted(set(model.view.opinion_display))
    assert ids(pilot, "display.") == [f"display.{kind}" for kind in kinds]
    twice = next(kind for kind in kinds if model.view.opinion_display.count(kind) == 2)
    assert pilot.get(f"display.{twice}").name.endswith(": 2")


def test_a_pool_of_single_cards_has_a_place_for_each() -> None:
    """WBC06 4.2: one card of each position; a card's place never changes."""
    before = shown(in_the_middle("1997"))
    game = in_the_middle("1997").pool("-a -g")
    after = shown(game)
    for kind in range(14):
        assert before.get(f"display.{kind}").window_rect == after.get(f"display.{kind}").window_rect
    assert "not in the exchange pool" in after.get("display.0").name


def test_piles_count_what_is_left() -> None:
    game = in_the_middle()
    pilot = shown(game)
    assert str(len(game.table.poll_deck)) in pilot.get("poll.top").name
    assert str(len(game.table.program_deck)) in pilot.get("pile.programs").name
    assert str(len(game.table.reserve)) in pilot.get("pile.lands").name


def test_other_games_keep_their_own_strip() -> None:
    from builders import a_game

    pilot = show(BareController(a_game(5).in_phase("rallies").table, 0))
    assert ids(pilot, "national.") == []
    assert ids(pilot, "strip.") == [f"strip.{name}" for name in ("opinions", "programs", "polls", "presence")]


# -- rail and dock ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", list(SIZES))
def test_supplies_name_tiles_and_contributions(layout: str) -> None:
    pilot = shown(in_the_middle(), layout)
    assert pilot.get("supply.tiles").name.endswith(": 3")
    assert "dice" in pilot.get("supply.donations").tooltip


def test_used_and_telephone_cards_of_the_cabinet() -> None:
    game = in_the_middle()
    game.table.parties[1].politicians = [1, 3, 4, 5, 6]
    pilot = shown(game)
    assert "used" in pilot.get("cabinet.0").tooltip
    assert "Telephone" in pilot.get("cabinet.1").tooltip
    assert "Telephone" not in pilot.get("cabinet.3").tooltip
    assert len(ids(pilot, "cabinet.")) == 7


def test_an_order_of_play_that_was_bought_is_shown() -> None:
    """CONS A: places are chosen; clockwise order needs no numbers."""
    pilot = shown(in_the_middle("consim"))
    assert not pilot.shows("3rd")
    game = in_the_middle("consim")
    game.order(2, 0, 4, 1, 3)
    assert shown(game).shows("3rd")


def test_every_phase_has_its_icon_or_shares_one() -> None:
    for key in ("2006", "1997", "consim"):
        pilot = shown(in_the_middle(key))
        for id in ids(pilot, "phase."):
            assert id.removeprefix("phase.") in PHASE_ICONS


# -- linking, spots, room --------------------------------------------------------------------------------------------


def test_a_national_opinion_lights_its_topic_everywhere() -> None:
    pilot = shown(in_the_middle())
    model, root = model_of(pilot), pilot.app.stage.root
    subject = subject_of(model, pilot.get("national.0"))
    assert subject is not None
    lit = linked(model, subject, root)
    assert {"national.0", "opinion.0.0", "own.hand.0"} <= set(lit)


def test_a_tile_lights_its_party() -> None:
    pilot = shown(in_the_middle())
    model = model_of(pilot)
    subject = subject_of(model, pilot.get("tile.0.0"))
    assert subject == ("party", 1)
    assert "tile.0.0" in linked(model, subject, pilot.app.stage.root)


def test_a_national_space_can_be_clicked() -> None:
    from macher.ui.table.panels.strip import strip_node

    pilot = shown(in_the_middle())
    model = model_of(pilot)
    model.spots = {Spot("national", index=3): SpotLook()}
    clicked: list[Spot] = []
    rect = zones_for(pilot.app.viewport, model.columns).strip["national"]
    box = strip_node("national", rect, model, clicked.append)
    next(node for node in box.walk() if node.id == "spot.national.3").activate()
    assert clicked == [Spot("national", index=3)]


def test_a_planned_election_counts_coalitions_and_seats() -> None:
    """VG06 6.3: the pair of the current region wins together; what is planned is a matter of seats."""
    from macher.session.plan import HoldElection

    pilot = shown(in_the_middle())
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.toggle_plan()
    pilot.settle()
    plan = scene.planning.prompt
    assert plan is not None
    plan.edit(HoldElection(0))
    pilot.settle()
    result = plan.plan.results[0]
    assert result.outcome == "coalition"
    assert set(result.winners) == {1, 2}
    assert max(result.votes) <= 50
    assert pilot.shows(f"{result.points[1]} seats")
    assert pilot.problems() == []


def test_the_large_board_is_the_one_that_votes() -> None:
    """New regions take the place of old ones, so any board can be the current one."""
    game = in_the_middle()
    for land, number in zip(game.table.lands, (5, 6, 3, 4), strict=True):
        land.number = number
    assert model_of(shown(game, "focus")).focus_land == 2


def test_a_new_coalition_is_drawn_at_once() -> None:
    """The frame around two tiles comes although nothing else on the board has changed."""
    game = in_the_middle()
    game.table.pairs = []
    game.tiles(0, 1, 2, 0)
    pilot = shown(game)
    rect = pilot.get("tile.0.0").window_rect
    corner = (round(rect.x) - 1, round(rect.cy))
    before = pilot.screenshot().get_at(corner)
    game.table.pairs = [[1, 2]]
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.screenshot().get_at(corner) != before


@pytest.mark.parametrize("window", [(1366, 768), (960, 540)])
def test_the_phase_is_written_out_where_the_bar_has_room(window: tuple[int, int]) -> None:
    stand = stand_of("table:classic-2006-contributions")
    pilot = stand.look(Look("en", window, 1.0))
    bar = pilot.get("phases").window_rect
    written = [run.text for run in pilot.runs() if bar.holds(run.ink, 1)]
    assert [words.split(" · ")[-1] for words in written] == ["Party contributions"]
    stand.close()


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_the_rail_says_once_over_its_rows_what_was_won(lang: str) -> None:
    said = Texts.load(lang, words_of(edition("1997")))
    names = {said(key, n=n) for n in (2, 5, 12) for key in ("table-seats", "table-seats-short")}
    stand = stand_of("table:classic-1997-coalitions")
    runs = stand.look(Look(lang, (1366, 768), 1.0)).runs()
    named = [run.owner for run in runs if run.owner.startswith("rail.") and names & set(run.text.split())]
    assert named == ["rail.head"]
    stand.close()
