"""The table screen: what stands where, how drafts are drawn, what explains itself, in every layout and language."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

import pygame
import pytest
from builders import Game, a_game, card
from classics import a_classic, in_the_middle
from tabletop import SIZES, BareController, Noted, nameless_boards, show, turns_of_all_lands

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.commands import BidForPoll, BuyMedia, Pass
from macher.rules.phases.base import RoundStep
from macher.rules.table import Table
from macher.ui.layout import Rect
from macher.ui.prompts.base import Spot, SpotLook
from macher.ui.scene import Node
from macher.ui.table.boards.click_places import PipTrack, spot_id
from macher.ui.table.boards.row_paint import RowLook
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.model import TableModel, row_numbers
from macher.ui.table.screen import TableScene
from macher.ui.table.words.figure_sentences import derivation

LANGS = ("en", "de", "pl", "fr")
PHASES = {"2006": "cabinet_use", "1997": "coalitions", "consim": "coalitions"}


def rallies() -> Game:
    """SPD to move in phase 4, with something in every kind of row."""
    game = a_game(parties="cdu spd gruene fdp linke").start(0)
    game.trend("NDS", 1, 2, 0, -3, 0).rallies("NDS", 2, 5, 4, 0, 8)
    return game.in_phase("rallies")


def deciding(phase: str = "rallies") -> BareController:
    game = rallies() if phase == "rallies" else a_game(4).in_phase(phase)
    return BareController(game.table, game.table.deciders()[0])


def model_of(pilot: Pilot) -> TableModel:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene.model()


def board_of(pilot: Pilot, place: int) -> Node:
    return pilot.get(f"board.{place}")


def played(seed: int, steps: int) -> Table:
    """A game of random seats after some commands."""
    from builders import fresh_table

    table, stream = fresh_table(5, seed=seed), Stream(seed, 7)
    for _ in range(steps):
        if table.over:
            break
        seat = table.deciders()[0]
        table.apply(table.decision(seat).options.sample(stream))
    return table


# -- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["wide", "small"])
def test_boards_strip_rail_and_log_never_move(layout: str) -> None:
    """Positions are the same whatever is asked (screens: one frame for every phase)."""
    found = []
    for phase in ("rallies", "media", "program", "conversion", "cabinet_placement"):
        pilot = show(
            deciding(phase) if phase == "rallies" else BareController(a_game(5).in_phase(phase).table, 0), layout
        )
        ids = [f"board.{place}" for place in range(4)] + [
            f"strip.{n}" for n in ("opinions", "programs", "polls", "presence")
        ]
        found.append({id: pilot.get(id).window_rect for id in [*ids, "rail.0", "rail.4", "logbook"]})
    assert all(places == found[0] for places in found)


@pytest.mark.parametrize("layout", list(SIZES))
def test_nothing_on_the_table_overlaps(layout: str) -> None:
    pilot = show(deciding(), layout)
    zones = zones_for(pilot.app.viewport)
    boxes = [*zones.boards[: 4 if layout != "focus" else 1], zones.dock.panel, zones.top]
    if layout != "focus":
        boxes += [*zones.strip.values(), *zones.rail, zones.log]
    for at, one in enumerate(boxes):
        for two in boxes[at + 1 :]:
            shared = one.shared(two)
            assert shared.w < 0.5 or shared.h < 0.5, (one, two)


def looking_on(game: Game) -> BareController:
    """The second seat, while it is not asked."""
    controller = BareController(game.table, 1)
    controller.show_prompts = False
    return controller


TABLES: dict[str, Callable[[], BareController]] = {
    "2019": deciding,
    **{key: partial(lambda key: looking_on(in_the_middle(key, phase=PHASES[key])), key) for key in PHASES},
}


@pytest.mark.parametrize(
    ("table", "lang"), [*((key, lang) for key in ("2019", "2006") for lang in LANGS), ("1997", "en"), ("consim", "en")]
)
@pytest.mark.parametrize("layout", list(SIZES))
def test_no_check_finds_a_problem(table: str, layout: str, lang: str) -> None:
    assert show(TABLES[table](), layout, lang).problems() == []


@pytest.mark.parametrize("table", ["2019", "2006"])
@pytest.mark.parametrize("side", ["parties", "mine", "log"])
def test_what_opens_over_the_board_of_the_focus_layout_has_room(side: str, table: str) -> None:
    pilot = show(TABLES[table](), "focus")
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.choose_side(side)
    pilot.settle()
    assert pilot.problems() == []


@pytest.mark.parametrize("size", [(960, 540), (1366, 768), (2560, 1440), (3840, 2160)])
def test_other_windows(size: tuple[int, int]) -> None:
    assert show(TABLES["2006"](), size=size, scale=1.0).problems() == []


def test_three_parties() -> None:
    game = a_classic("2006", 3).in_round(2)
    game.table.flow = [RoundStep(game.edition.phases.index("coalitions") + 1)]
    for layout in SIZES:
        controller = BareController(game.table, 0)
        controller.show_prompts = False
        assert show(controller, layout).problems() == []


@pytest.mark.parametrize("layout", list(SIZES))
def test_the_longest_names_fit(layout: str) -> None:
    """Mecklenburg-Vorpommern and Sachsen-Anhalt (interface 2.1), in a short form where the whole has no room.

    Each head names its state, tells when it votes and what its points are.
    """
    game = a_game(parties="cdu spd gruene fdp linke").lands("MV ST NRW SH").in_phase("rallies")
    pilot = show(BareController(game.table, game.table.deciders()[0]), layout, "de")
    assert pilot.problems() == []
    if layout == "focus":
        assert pilot.shows("Mecklenburg-Vorpommern")
        return
    expected = (
        ({"Mecklenburg-Vorpommern", "Meckl.-Vorp."}, "Wahl in dieser Runde"),
        ({"Sachsen-Anhalt", "Sachsen-Anh."}, "Runde 2"),
        ({"Nordrhein-Westfalen", "NRW"}, "Runde 3"),
        ({"Schleswig-Holstein", "Schlesw.-H."}, "Runde 4"),
    )
    for place, (names, when) in enumerate(expected):
        head = {run.text for run in pilot.runs() if run.owner == f"board.{place}"}
        assert names & head
        assert when in head
        assert head & {"SP", "SP für 50 Stimmen"}


@pytest.mark.parametrize("lands", ["SL BW BB SN", "MV ST NRW SH", "HB SL BE HE"])
@pytest.mark.parametrize("lang", LANGS)
def test_boards_beside_each_other_say_in_one_form_when_they_vote(lang: str, lands: str) -> None:
    game = a_game(parties="cdu spd gruene fdp linke").lands(lands).in_phase("rallies")
    pilot, said = show(BareController(game.table, game.table.deciders()[0]), "small", lang), Texts.load(lang)
    written = {run.text for run in pilot.runs() if run.owner.startswith("board.")}
    assert {said("table-round", round=round_) for round_ in (2, 3, 4)} <= written


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", ["2019", "2006", "1997"])
def test_a_small_board_always_names_its_state(key: str, lang: str) -> None:
    """Whichever state lies there, whether it votes now or in three rounds; seats are a longer word than points."""
    for keys in turns_of_all_lands((a_game() if key == "2019" else in_the_middle(key)).table):
        if key == "2019":
            game = a_game(parties="cdu spd gruene fdp linke").lands(" ".join(keys)).in_phase("rallies")
            controller = BareController(game.table, game.table.deciders()[0])
        else:
            controller = looking_on(in_the_middle(key).regions(" ".join(keys)))
        assert nameless_boards(show(controller, "small", lang)) == []


@pytest.mark.parametrize("steps", [3, 60, 130, 200, 260])
def test_whole_games_are_drawn_without_problems(steps: int) -> None:
    """While nobody here decides, whatever lies on the table."""
    table = played(3, steps)
    controller = BareController(table, 1)
    controller.show_prompts = False
    for layout in SIZES:
        pilot = show(controller, layout, "pl")
        assert pilot.problems() == []


# -- drafts ----------------------------------------------------------------------------------------------------------


def test_a_draft_changes_only_what_it_concerns() -> None:
    """New pips and votes in the own row of one state; confirming hands it in."""
    controller = deciding()
    pilot = show(controller)
    before = model_of(pilot)
    pilot.click("spot.plus.0").click("spot.plus.0")
    after = model_of(pilot)
    assert after.view == before.view
    assert after.row(0, controller.seat, True).rallies == before.row(0, controller.seat).rallies + 2
    assert [place for place in range(4) if after.changed(place)] == [0]
    pilot.press("return")
    assert [type(command).__name__ for command in controller.given] == ["BuyRallies"]


def test_undo_and_escape_take_the_draft_back() -> None:
    controller = deciding()
    pilot = show(controller)
    for key in ("ctrl+z", "escape"):
        pilot.click("spot.plus.0")
        assert model_of(pilot).changed(0)
        pilot.press(key)
        assert not model_of(pilot).changed(0)
    assert controller.given == []


def test_the_prompt_stays_while_its_decision_is_open() -> None:
    pilot = show(deciding())
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    prompt = scene.prompt
    scene.rebuild()
    pilot.settle().resize((1280, 720))
    assert scene.prompt is prompt


def figures(votes: int, rallies_: int, after: int, trend: int = 0) -> object:
    from macher.ui.table.model import RowNumbers

    return RowNumbers(votes, trend, rallies_, 1, 1, after)


def look(now: object, draft: object, own: bool = True) -> RowLook:
    return RowLook("spd", "SPD", now, draft, own, False, 8, True, 50)  # type: ignore[arg-type]  # built above


def test_the_large_figure_is_the_votes_to_come() -> None:
    """What rallies would bring; what is there without any, and what is there once they are converted."""
    assert look(figures(13, 5, 40), figures(13, 5, 40)).votes == 40
    assert look(figures(13, 0, 13), figures(13, 0, 13)).votes == 13
    assert look(figures(6, 7, 39), figures(39, 0, 39)).votes == 39


# -- explanations ----------------------------------------------------------------------------------------------------


def test_a_row_explains_its_votes() -> None:
    """(5 rallies + 2 trend) × 3 matches = 21 (EN19 phase 9a)."""
    game = a_game(parties="cdu spd gruene fdp").lands("BB NDS HE TH")
    game.trend("NDS", 0, 2, 0, 0).rallies("NDS", 0, 5, 0, 0)
    game = game.in_phase("rallies")
    pilot = show(BareController(game.table, 1))
    model = model_of(pilot)
    place, row = 1, model.row(1, 1)
    expected = f"(5 rallies + 2 trend) × {row.factor} matches = {7 * row.factor}"
    assert expected in derivation(model, place, 1)
    assert expected in pilot.get("row.1.1").tooltip
    assert expected in pilot.get("pips.1.1").tooltip


def test_a_row_tells_what_face_down_opinions_leave_possible() -> None:
    """Votes and points with the least and the largest match that can still come (interface: hover of a row)."""
    game = a_game(parties="cdu spd gruene fdp").lands("BB NDS HE TH")
    game.trend("NDS", 0, 2, 0, 0).rallies("NDS", 0, 5, 0, 0)
    game.program(1, "+education +welfare +environment -genetics -security")
    game.opinions("NDS", "+education", "+traffic +welfare +digitization")
    model = model_of(show(BareController(game.in_phase("rallies").table, 1)))
    assert [kind >= 0 for kind in model.view.lands[1].opinions] == [True, False, False, False]
    said = derivation(model, 1, 1)
    points = [model.points_now(1, votes) for votes in (7, 28)]
    assert f"If converted: 7–28\nVP: {points[0]}–{points[1]}" in said
    assert "If converted" not in derivation(model, 1, 0)


def test_the_projection_is_what_converting_brings() -> None:
    """The projection of every row is the rule's own result (EN19 phase 9a)."""
    from macher.rules.formula import votes_for

    controller = deciding()
    view = controller.view
    for place in range(4):
        for seat in range(5):
            row = row_numbers(edition("2019"), view, place, seat)
            assert row.after == row.votes + votes_for(row.rallies, row.trend, row.matches)


@pytest.mark.parametrize("layout", list(SIZES))
def test_everything_that_is_drawn_explains_itself(layout: str) -> None:
    """Icons, badges, pip groups and cards have a name and a tooltip (acceptance check 11)."""
    pilot = show(deciding(), layout)
    for node in pilot.nodes():
        if node.role == "image" and node.id:
            assert node.name, node
            assert node.tooltip or node.tooltip_node, node
    for id in ("row.0.0", "trend.0.0", "pips.0.0", "media.0", "opinion.0.0", "slot.0.0"):
        assert pilot.get(id).tooltip, id
    if layout != "focus":
        for id in ("party.0", "program.0.0", "display.0", "poll.top", "rail.base.0"):
            assert pilot.get(id).tooltip, id


def test_other_peoples_money_and_hands_are_not_told() -> None:
    game = rallies()
    controller = BareController(game.table, game.table.deciders()[0])
    pilot = show(controller)
    other = next(seat for seat in range(5) if seat != controller.seat)
    money = pilot.app.texts("table-money-hidden")
    inside = [node.name for node in pilot.get(f"rail.{other}").walk()]
    assert money in inside
    assert not any("€" in name for name in inside)


# -- spots -----------------------------------------------------------------------------------------------------------


def test_spots_have_stable_ids() -> None:
    assert spot_id(Spot("opinion", land=0, card=5)) == "spot.opinion.0.5"
    assert spot_id(Spot("plus", land=1)) == "spot.plus.1"
    assert spot_id(Spot("pip", land=1, index=6)) == "spot.pip.1.6"
    assert spot_id(Spot("display_opinion", card=3)) == "spot.display_opinion.3"
    assert spot_id(Spot("poll")) == "spot.poll"


def test_a_pip_fills_up_to_itself() -> None:
    controller = deciding()
    pilot = show(controller)
    pilot.click("spot.pip.0.3")
    assert model_of(pilot).row(0, controller.seat, True).rallies == 3


def test_the_rally_spots_of_a_row_are_one_target() -> None:
    """A single spot is narrower than 24 pixels: a press anywhere, a move along, a release on the wanted spot."""
    controller = deciding()
    pilot = show(controller)
    track, stop = pilot.get("spot.pips.0"), pilot.get("spot.pip.0.2").window_rect
    assert isinstance(track, PipTrack)
    assert min(track.rect.w, track.rect.h) >= 24
    assert not any(node.interactive for node in pilot.all("spot.pip."))
    scale = pilot.app.viewport.scale
    for kind, x in ((pygame.MOUSEBUTTONDOWN, stop.cx + 60), (pygame.MOUSEMOTION, stop.cx), (pygame.MOUSEBUTTONUP, 0)):
        spot = (round((x or stop.cx) * scale), round(stop.cy * scale))
        pilot.app.inputs.handle(pygame.event.Event(kind, pos=spot, button=1, rel=(0, 0), buttons=(1, 0, 0)))
    pilot.settle()
    assert model_of(pilot).row(0, controller.seat, True).rallies == 2


@pytest.mark.parametrize("free", [1, 2])
def test_the_last_rally_spots_are_large_enough(free: int) -> None:
    rects = [Rect(100 + 16 * at, 50, 16, 24) for at in range(free)]
    model = model_of(show(deciding()))
    spots = [(Spot("pip", land=0, index=9 - free + at), SpotLook()) for at in range(free)]
    assert PipTrack(rects, model, spots, lambda spot: None).rect.w >= 24


def test_a_closed_spot_says_why() -> None:
    controller = deciding()
    pilot = show(controller)
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    assert scene.prompt is not None
    reason = "You have no rallies left in your supply."
    scene.prompt.spots = lambda: {Spot("plus", land=0): SpotLook(reason=reason)}  # a stub
    scene.prompt.outdate()
    scene.rebuild()
    pilot.settle().click("spot.plus.0")
    assert any(toast.text == reason for toast in pilot.app.stage.toasts)


# -- keys and panels -------------------------------------------------------------------------------------------------


def test_projections_can_be_hidden() -> None:
    pilot = show(deciding())
    shown = [text for text in pilot.texts() if text == "→"]
    pilot.press("v")
    assert len([text for text in pilot.texts() if text == "→"]) < len(shown)


def test_the_whole_log_opens_over_the_table() -> None:
    pilot = show(deciding())
    pilot.press("l")
    assert pilot.find("fulllog") is not None
    pilot.press("escape")
    assert pilot.find("fulllog") is None


def test_focus_layout_turns_to_boards_and_panels() -> None:
    pilot = show(deciding(), "focus")
    pilot.click("land.2")
    assert pilot.find("board.2") is not None
    assert pilot.find("board.0") is None
    pilot.press("4")
    assert pilot.find("board.3") is not None
    for side, shown in (
        ("side.mine", "strip.opinions"),
        ("side.log", "logbook"),
        ("land.0", "board.0"),
        ("face.2", "rail.0"),
    ):
        assert pilot.click(side).find(shown) is not None


def test_what_others_did_is_marked_on_the_boards() -> None:
    controller = deciding()
    controller.marks = (Noted(0, 1, "rallies", ev.RalliesPlaced(2, 3, 2, 2, 18, 2000)),)
    model = model_of(show(controller))
    assert model.marked_rows == {(3, 2)}


def test_while_others_decide_the_dock_says_who() -> None:
    controller = deciding()
    controller.seat = next(seat for seat in range(5) if seat != controller.seat)
    decider = controller.table.deciders()[0]
    pilot = show(controller)
    assert pilot.find("act.confirm") is None
    assert pilot.shows(f"{controller.names[decider]}’s turn to buy rallies")


# -- a state that has voted ------------------------------------------------------------------------------------------


def test_a_state_that_has_voted_keeps_its_place_as_a_card() -> None:
    table = next(t for t in (played(seed, 400) for seed in range(1, 9)) if t.results)
    pilot = show(BareController(table, 0))
    result = table.results[0]
    assert pilot.find(f"result.{result.land}.0") is not None
    assert f"{result.votes[0]}" in pilot.get(f"result.{result.land}.0").tooltip


# -- speed -----------------------------------------------------------------------------------------------------------


def _calls(work: Callable[[], object]) -> int:
    """Python functions called by some work: the same on every machine, however busy it is."""
    count = 0

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_drawing_and_building_do_not_grow() -> None:
    """What moves is drawn alone, a click rebuilds the table once, and neither calls far more than it does today.

    How long it takes is measured by `tests/perf/test_table.py`.
    """
    pilot = show(deciding())
    stage = pilot.app.stage

    def whole() -> None:
        stage.renderer.damage_all()
        pilot.app.draw(pilot.surface)

    def part() -> None:
        button.invalidate()
        pilot.app.draw(pilot.surface)

    whole()
    button = pilot.get("act.pass")
    nodes = sum(1 for _ in pilot.nodes())
    drawn, moved, rebuilt = _calls(whole), _calls(part), _calls(stage.build)
    assert moved < drawn / 4
    assert drawn < 20 * nodes
    assert rebuilt < 60 * nodes


def test_a_kind_on_the_board_knows_its_programs() -> None:
    """Hovering an opinion says whose program it fits and whose it opposes."""
    game = rallies()
    game.program(0, "+education +digitization +genetics +security +welfare")
    controller = BareController(game.table, game.table.deciders()[0])
    pilot = show(controller)
    kinds = controller.view.lands[0].opinions
    assert card("+education") in kinds
    tip = pilot.get(f"opinion.0.{kinds.index(card('+education'))}").tooltip
    assert "CDU" in tip
    assert "+1" in tip


def test_a_phase_icon_opens_its_rules() -> None:
    opened: list[str] = []
    controller = deciding()
    pilot = Pilot(TableScene(controller, on_rules=opened.append), texts=Texts.load("en"))
    pilot.click("phase.polls").press("f1")
    assert opened == ["polls", "rallies"]
    assert "Once a round" in pilot.get("phase.rallies").tooltip


def test_who_has_passed_for_media_is_shown_until_somebody_buys() -> None:
    """Passing is not final in phase 3: everybody is asked again (EN19 phase 3)."""
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("media")
    game.do(Pass(0), Pass(1))
    controller = BareController(game.table, 2)
    assert model_of(show(controller)).passed == {0, 1}
    game.do(BuyMedia(2, 0))
    assert model_of(show(controller)).passed == frozenset()


@pytest.mark.parametrize("lang", LANGS)
def test_a_bid_stands_in_full_on_its_badge_where_it_has_room(lang: str) -> None:
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("polls")
    bidder = game.table.deciders()[0]
    table = game.do(BidForPoll(bidder, 4000)).table
    pilot = show(BareController(table, table.deciders()[0]), "wide", lang)
    assert Texts.load(lang).money(4000) in [run.text for run in pilot.runs() if run.owner == f"rail.{bidder}"]
