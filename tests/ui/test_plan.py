"""The what-if board: what can be clicked, what is shown, and that the game does not notice."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from builders import a_game
from hands import Hands, begin
from tabletop import SIZES, BareController, show

from macher.gallery.pilot import Pilot
from macher.rules.commands import BuyMedia, BuyRallies, Pass
from macher.session.if_now import if_voted_now
from macher.session.plan import AddMedia, HoldElection, PlaceDouble, SetRallies, SetTrend, SwapOpinion, SwapProgram
from macher.ui.prompts.base import Spot
from macher.ui.table.dock.plan import PlanPrompt
from macher.ui.table.screen import TableScene

LANGS = ("en", "de", "pl", "fr")


def deciding(phase: str = "rallies") -> BareController:
    game = a_game(parties="cdu spd gruene fdp linke").start(0)
    game.trend("NDS", 1, 2, 0, -3, 0).rallies("NDS", 2, 5, 4, 0, 7)
    table = game.in_phase(phase).table
    return BareController(table, table.deciders()[0])


def planning(layout: str = "wide", lang: str = "en") -> Pilot:
    return show(deciding(), layout, lang).press("w")


def scene_of(pilot: Pilot) -> TableScene:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene


def plan_of(pilot: Pilot) -> PlanPrompt:
    plan = scene_of(pilot).planning.prompt
    assert plan is not None
    return plan


def model_of(pilot: Pilot):
    return scene_of(pilot).model()


def filled(pilot: Pilot) -> PlanPrompt:
    """A plan with something of everything."""
    plan = plan_of(pilot)
    program = plan.view.parties[0].program[0]
    opinion = plan.view.lands[2].opinions[0]
    for edit in (
        SetRallies(0, 0, 8),
        SetTrend(0, 1, 4),
        SetRallies(1, 3, 8),
        SetTrend(1, 3, -2),
        SwapProgram(-1, 0, program, program ^ 1),
        SwapOpinion(2, opinion, opinion ^ 1),
        PlaceDouble(2, opinion ^ 1),
        SetRallies(3, 2, 8),
    ):
        plan.edit(edit)
    for place in range(4):
        for _ in range(2):
            plan.click(Spot("media", land=place, index=4))
    assert len(plan.plan.edits) > 8
    return plan


# -- to look at ------------------------------------------------------------------------------------------------------


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("layout", list(SIZES))
def test_no_check_finds_a_problem(layout: str, lang: str) -> None:
    """Empty, full, with a card to replace, and with an election held."""
    pilot = planning(layout, lang)
    assert pilot.problems() == []
    plan = filled(pilot)
    pilot.settle()
    assert pilot.problems() == []
    plan.pick("opinion", plan.view.lands[1].opinions[1], 1)
    assert pilot.settle().problems() == []
    plan.pick("program", plan.view.parties[0].program[1])
    assert pilot.settle().problems() == []
    plan.edit(HoldElection(1))
    assert pilot.settle().problems() == []
    plan.now = plan.now._replace(doubles=plan.now.doubles - 1)
    scene_of(pilot).controller.table.doubles -= 1
    scene_of(pilot).rebuild()
    assert pilot.settle().problems() == []
    assert pilot.find("act.plan_renew") is not None


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1366, 768), 1.0), ((960, 540), 1.0), ((3840, 2160), 2.0)]
)
def test_other_windows(size: tuple[int, int], scale: float) -> None:
    pilot = show(deciding(), "wide", "de", size=size, scale=scale).press("w")
    filled(pilot)
    assert pilot.settle().problems() == []


def test_a_plan_looks_like_nothing_else_and_only_while_it_is_made() -> None:
    pilot = show(deciding())
    before = pilot.screenshot().copy().get_buffer().raw
    pilot.press("w")
    assert model_of(pilot).planning
    assert pilot.get("turn").name == "Plan. Nothing is played."
    assert pilot.get("plan.says").name == "What if? Nothing here changes the game."
    assert pilot.find("phases") is None
    ground = pilot.get("plan.paper").window_rect
    yellow, ink = ((0xF3, 0xD9, 0x7A), (0x1D, 0x1F, 0x24))
    for x, y in ((4, 0), (4, ground.h - 8), (0, 300), (ground.w - 8, 300)):
        strip = [tuple(pilot.surface.get_at((int(x) + step, int(ground.y + y) + step)))[:3] for step in range(8)]
        assert {yellow, ink} & set(strip), (x, y)
    pilot.press("w")
    assert not model_of(pilot).planning
    assert pilot.screenshot().get_buffer().raw == before


def test_a_plan_lists_its_steps_and_says_what_it_changes_for_everybody() -> None:
    pilot = show(deciding()).press("w")
    assert pilot.get("plan.steps").name == "No steps yet"
    plan = plan_of(pilot)
    plan.edit(SetRallies(plan.view.voting[0], plan.seat, 8))
    pilot.settle()
    assert pilot.get("plan.steps").name == "One step"
    before, after = (if_voted_now(view, plan.desk.edition) for view in (plan.plan.base, plan.plan.view))
    assert before is not None
    assert after is not None
    shown = [run.text for run in pilot.runs() if run.owner.startswith("plan.side")]
    for old, new in zip(before.points, after.points, strict=True):
        assert str(old) in shown
        assert (f"{new} (+{new - old})" if new > old else f"{new} (−{old - new})" if new < old else str(new)) in shown
    assert after.points[plan.seat] > before.points[plan.seat]


# -- to do -----------------------------------------------------------------------------------------------------------


def test_boards_are_edited_by_a_click() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    pilot.click("spot.pip.0.2.5")
    assert plan.view.lands[0].rallies[2] == 5
    assert (plan.seat, plan.place) == (2, 0)
    pilot.click("spot.pip.0.2.5")
    assert plan.view.lands[0].rallies[2] == 4
    trend = plan.view.lands[0].trend[3]
    pilot.click("spot.trend.0.3")
    assert plan.view.lands[0].trend[3] == trend + 1
    pilot.click("plan.party.1").click("spot.media.1.0")
    assert plan.view.lands[1].media == (1,)
    pilot.click("spot.media.1.0")
    assert plan.view.lands[1].media == ()
    assert model_of(pilot).view == plan.plan.base


def test_where_there_are_no_spots_the_number_is_clicked() -> None:
    pilot = planning("focus")
    plan = plan_of(pilot)
    there = plan.view.lands[0].rallies[0]
    pilot.click("spot.count.0.0")
    assert plan.view.lands[0].rallies[0] == there + 1


def test_an_opinion_gives_way_to_one_of_the_display() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    out = plan.view.lands[1].opinions[0]
    pilot.click(f"spot.opinion.1.{out}").click(f"spot.display_opinion.{out ^ 1}")
    assert plan.view.lands[1].opinions[0] == out ^ 1
    pilot.click(f"spot.opinion.1.{out ^ 1}").click("plan.double")
    assert plan.view.lands[1].doubled == out ^ 1
    pilot.click(f"spot.opinion.1.{out ^ 1}").click("plan.double")
    assert plan.view.lands[1].doubled == -1


def test_a_program_card_becomes_any_other() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    pilot.click("plan.party.3")
    out = plan.view.parties[3].program[0]
    pilot.click(f"plan.program.{out}").click(f"plan.into.{out ^ 1}")
    assert out ^ 1 in plan.view.parties[3].program
    assert out in plan.plan.base.parties[3].program


def test_the_dock_says_what_it_costs_and_how_votes_come_about() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    pilot.click("plan.party.0").click("plan.land.0")
    for _ in range(4):
        pilot.click("plan.rallies.1")
    costs = plan.plan.edition.figures.rally_costs
    assert plan.plan.cost == costs[plan.rallies]
    assert pilot.shows(scene_of(pilot)._speech().money(plan.plan.cost))
    pilot.click("plan.count.-1").click("plan.convert")
    assert plan.view.lands[0].rallies[0] == 1
    assert plan.view.lands[0].votes[0] > plan.plan.base.lands[0].votes[0]


def test_a_held_election_shows_its_result() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    pilot.click("plan.land.1").click("plan.vote")
    [result] = plan.plan.results
    assert result.land == 1
    assert pilot.shows("NI · ")
    assert pilot.get("plan.vote").reason


def test_single_steps_are_taken_back() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    pilot.click("spot.pip.0.2.5").click("spot.trend.0.3").click("spot.pip.1.0.8")
    pilot.click("plan.step.1")
    assert plan.plan.edits == [SetRallies(0, 2, 5), SetRallies(1, 0, 8)]
    pilot.press("ctrl+z")
    assert plan.plan.edits == [SetRallies(0, 2, 5)]
    pilot.click("act.clear")
    assert plan.view == plan.plan.base
    assert pilot.get("act.plan_undo").reason


def test_redo_leaves_the_game_alone_while_a_plan_is_made() -> None:
    """What was taken back in the game comes back only when the game itself lies on the table."""
    pilot, shell = begin(seed=3)
    hands, game = Hands(pilot, shell, 3), shell.controller
    assert game is not None
    while pilot.scene.name != "table" or game.session.view(-1).round < 1 or not game.undo_status().possible:
        hands.step()
    pilot.press("ctrl+z").settle()
    version = game.session.version
    assert game.redo_status().possible
    pilot.press("w")
    assert scene_of(pilot).planning.on
    pilot.press("ctrl+y", "ctrl+shift+z").settle()
    assert game.session.version == version
    pilot.press("escape")
    pilot.press("ctrl+y").settle()
    assert game.session.version > version
    shell.close()


def test_the_keyboard_is_enough() -> None:
    """W opens it, a digit and + edit, Tab and the arrows reach every button, Esc discards."""
    pilot = planning()
    plan = plan_of(pilot)
    pilot.press("3").press("+").press("+").press("-")
    assert plan.place == 2
    assert plan.view.lands[2].rallies[0] == plan.plan.base.lands[2].rallies[0] + 1
    for _ in range(20):
        if pilot.focused.startswith("plan.party"):
            break
        pilot.press("tab")
    assert pilot.focused.startswith("plan.party")
    reached = {pilot.focused}
    for key in ("right", "down", "right", "down", "left", "down", "right"):
        reached.add(pilot.press(key).focused)
    assert len(reached) > 4
    pilot.press("escape")
    assert scene_of(pilot).planning.prompt is None


# -- the game does not notice ----------------------------------------------------------------------------------------


def test_a_draft_waits_while_a_plan_is_made() -> None:
    controller = deciding()
    pilot = show(controller)
    pilot.click("spot.plus.0").press("w")
    plan = plan_of(pilot)
    assert plan.view == plan.plan.base == controller.view
    pilot.click("spot.pip.0.2.5").press("return").press("p")
    assert controller.given == []
    pilot.press("escape")
    assert model_of(pilot).row(0, 0, True).rallies == model_of(pilot).row(0, 0).rallies + 1
    pilot.click("act.confirm")
    assert controller.given == [BuyRallies(0, (1, 0, 0, 0))]


def test_esc_discards_and_the_switch_keeps() -> None:
    pilot = planning()
    pilot.click("spot.pip.0.2.5").click("plan")
    assert scene_of(pilot).planning.prompt is None
    pilot.click("plan")
    assert plan_of(pilot).plan.edits == [SetRallies(0, 2, 5)]
    pilot.press("escape").press("w")
    assert plan_of(pilot).plan.edits == []


def test_the_hint_names_the_key_that_discards_as_it_is_now() -> None:
    pilot = planning()
    assert pilot.get("dock.hint").name.endswith("Esc discards the plan.")
    pilot.app.set_options(replace(pilot.app.options, keys={"back": ["x"]}))
    assert pilot.settle().get("dock.hint").name.endswith("X discards the plan.")
    assert "Esc" not in pilot.get("act.plan_back").tooltip


def test_the_plan_stays_when_the_game_goes_on_and_can_be_renewed() -> None:
    controller = deciding()
    pilot = show(controller).press("w")
    pilot.click("spot.pip.0.2.5").click("spot.trend.1.3")
    plan = plan_of(pilot)
    controller.table.lands[0].rallies[2] = 5
    scene_of(pilot).rebuild()
    pilot.settle()
    assert plan.stale
    assert model_of(pilot).view.lands[0].rallies[2] == plan.plan.base.lands[0].rallies[2] != 5
    pilot.click("act.plan_renew")
    assert not plan.stale
    assert [type(edit).__name__ for edit in plan.plan.edits] == ["SetTrend"]
    assert model_of(pilot).view.lands[0].rallies[2] == 5


def test_a_plan_is_made_while_others_decide() -> None:
    """And it is still open when the own turn has come."""
    controller = deciding()
    controller.show_prompts = False
    pilot = show(controller).press("w").click("spot.pip.0.2.5")
    controller.show_prompts = True
    scene_of(pilot).rebuild()
    pilot.settle()
    assert plan_of(pilot).plan.edits == [SetRallies(0, 2, 5)]
    pilot.press("escape")
    assert pilot.find("act.confirm") is not None


def test_what_others_lack_is_shown() -> None:
    controller = deciding()
    controller.table.parties[2].rallies = 3
    pilot = show(controller).press("w").click("spot.pip.0.2.5")
    assert pilot.shows("5 (−2)")
    assert pilot.problems() == []


def test_another_seat_does_not_see_the_plan() -> None:
    """Who looks changes: the plan goes with the one before."""
    pilot = planning()
    pilot.click("spot.pip.0.2.5")
    scene_of(pilot).forget()
    assert scene_of(pilot).planning.prompt is None
    pilot.press("w")
    assert plan_of(pilot).plan.edits == []


def test_no_plan_during_the_set_up() -> None:
    table = a_game(4).in_phase("rallies").table
    table.round = 0
    controller = BareController(table, 0)
    controller.show_prompts = False
    pilot = show(controller)
    assert pilot.get("plan").reason
    pilot.press("w")
    assert scene_of(pilot).planning.prompt is None


def test_a_whole_plan_leaves_no_trace_in_a_session() -> None:
    """At the real table, while AI seats wait or play."""
    pilot, shell = begin()
    controller = shell.controller
    assert controller is not None
    session = controller.session
    while not (session.view(0).phase == "media" and 0 in session.deciding()):
        for seat in session.deciding():
            if seat == 0:
                decision = session.decision(0)
                assert decision is not None
                passing = Pass(0)
                command = passing if decision.options.refusal(passing) is None else next(iter(decision.options))
                assert session.submit(command, version=session.version) is None
                break
        else:
            session.poll()
    pilot.wait(0.1)
    pilot.settle()
    for _ in range(4):
        if pilot.scene.name == "table":
            break
        pilot.press("return").settle()
    state = (session.digest, session.version, session.revision, session.view(0), len(session.records))
    pilot.press("w")
    filled(pilot)
    pilot.click("plan.vote").press("ctrl+z").press("escape")
    assert (session.digest, session.version, session.revision, session.view(0), len(session.records)) == state


@pytest.mark.parametrize("layout", list(SIZES))
def test_edited_figures_with_more_media_spots_can_be_planned_with(layout: str) -> None:
    table = deciding().table
    table.edition = replace(table.edition, figures=replace(table.edition.figures, media_spots=7))
    pilot = show(BareController(table, table.deciders()[0]), layout).press("w")
    before = len(plan_of(pilot).view.lands[0].media)
    pilot.press("1").click("spot.media.0.6")
    assert len(plan_of(pilot).view.lands[0].media) == before + 1
    assert pilot.problems() == []


def test_a_planned_election_counts_once() -> None:
    pilot = planning()
    plan = plan_of(pilot)
    plan.edit(HoldElection(0))
    pilot.settle()
    assert if_voted_now(plan.view, plan.desk.edition) is None
    model = model_of(pilot)
    bands = [pilot.get(f"rail.{seat}") for seat in range(5)]
    assert [band.then for band in bands] == [model.preview.parties[seat].points for seat in range(5)]
    assert any(band.then for band in bands)


# -- playing what was planned ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", SIZES)
def test_planned_rallies_become_the_answer_that_is_still_to_be_confirmed(layout: str) -> None:
    controller = deciding()
    pilot = show(controller, layout).press("w")
    seat, before = controller.seat, controller.table.lands[1].rallies[controller.seat]
    plan_of(pilot).edit(SetRallies(1, seat, before + 3))
    plan_of(pilot).edit(SetTrend(0, (seat + 1) % 5, 1))
    pilot.settle().click("act.plan_play")
    assert not scene_of(pilot).planning.on
    assert controller.given == []
    assert model_of(pilot).preview.lands[1].rallies[seat] == before + 3
    pilot.click("act.confirm")
    assert controller.given == [BuyRallies(seat, (0, 3, 0, 0))]


def test_a_planned_media_marker_becomes_the_answer() -> None:
    controller = deciding("media")
    pilot = show(controller).press("w")
    plan_of(pilot).edit(AddMedia(2, controller.seat))
    pilot.settle().click("act.plan_play").click("act.confirm")
    assert controller.given == [BuyMedia(controller.seat, 2)]


def test_a_plan_for_others_answers_nothing_and_says_so() -> None:
    controller = deciding()
    pilot = show(controller).press("w")
    assert pilot.get("act.plan_play").reason
    plan_of(pilot).edit(SetRallies(1, (controller.seat + 1) % 5, 3))
    assert "Nothing in this plan" in pilot.settle().get("act.plan_play").reason


def test_fewer_rallies_than_there_are_cannot_be_played() -> None:
    controller = deciding()
    pilot = show(controller).press("w")
    plan = plan_of(pilot)
    there = max(range(4), key=lambda place: plan.view.lands[place].rallies[controller.seat])
    plan.edit(SetRallies(there, controller.seat, plan.view.lands[there].rallies[controller.seat] - 1))
    assert pilot.settle().get("act.plan_play").reason


# -- in one turn of the loop -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["start_player", "rallies", "media"])
def test_whatever_comes_with_the_key_the_plan_stands_whole(phase: str) -> None:
    """A key is followed by its text and by moves of the mouse before the next picture is drawn."""
    pilot = show(deciding(phase))
    for key, wanted in ((pygame.K_w, True), (pygame.K_ESCAPE, False), (pygame.K_w, True), (pygame.K_w, False)):
        events = [
            pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)
        ]
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 400), rel=(1, 1), buttons=(0, 0, 0), touch=False)
        pilot.app.step([*events, moved])
        pilot.app.step([])
        assert scene_of(pilot).planning.on is wanted
        assert (pilot.find("act.plan_back") is not None) is wanted, "the question shown is that of the plan"
        assert (pilot.get("turn").name == "Plan. Nothing is played.") is wanted
