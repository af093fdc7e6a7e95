"""The list of what has happened: a line at the player's last turn, what is new grouped and bold, three buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_game
from tabletop import SIZES, BareController, Noted, show

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.rules import events as ev
from macher.rules.commands import BuyRallies
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.table.happening.changes_strip import RecapActs
from macher.ui.table.happening.happened_lines import last_turn, lines_since
from macher.ui.table.happening.happened_list import ListActs, happened_list
from macher.ui.table.model import TableModel
from macher.ui.table.screen import TableScene
from macher.ui.table.words.log_lines import LogBook

LANGUAGES = ["en", "de", "pl", "fr"]
LOW = Rect(1440, 64, 464, 170)
"""The place of the list in the wide layout at its smallest."""


def others_bought() -> BareController:
    """LINKE has passed as the last thing that was known; then CDU and SPD have bought rallies."""
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("rallies")
    game.table.emit(ev.Passed, 4, "rallies", -1)
    before = len(game.table.log or [])
    game.do(BuyRallies(0, (3, 2, 1, 0)))
    game.do(BuyRallies(1, (1, 2, 4, 2)))
    controller = BareController(game.table, 2)
    controller.marks = tuple(controller.log[before:])
    return controller


def passing(*seats: int) -> BareController:
    controller = others_bought()
    before = controller.marks[0].index
    for seat in seats:
        controller.table.emit(ev.Passed, seat, "rallies", -1)
    controller.marks = tuple(logged for logged in controller.log if logged.index >= before)
    return controller


def names(pilot: Pilot) -> list[str]:
    """All lines of the list, from the top."""
    view = pilot.find("logbook.lines") or pilot.get("logbook.again")
    return [node.name for node in view.children]


def model_of(pilot: Pilot) -> TableModel:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene.model()


def line(pilot: Pilot, beginning: str) -> Node:
    return next(node for node in pilot.all("logbook.") if node.name.startswith(beginning))


# -- what it says ------------------------------------------------------------------------------------------------------


def test_the_newest_is_last_and_a_line_stands_at_the_last_turn() -> None:
    told = names(show(others_bought()))
    assert told[-4] == "Angie passes"
    assert told[-3] == "your last turn"
    assert told[-2].startswith("Nicole buys 6 rallies for €")
    assert told[-1].startswith("Marion buys 9 rallies for €")


def test_what_is_new_is_bold_and_the_rest_is_not() -> None:
    pilot = show(others_bought())
    bold = {run.text: run.bold for run in pilot.runs() if run.owner.startswith("logbook.")}
    assert bold["Angie passes"] is False
    new = [text for text in bold if text.startswith(("Nicole: 6 rallies, ", "Marion: 9 rallies, "))]
    assert len(new) == 2
    assert all(bold[text] for text in new)


def test_no_line_where_nothing_is_new_or_nothing_was_known() -> None:
    controller = others_bought()
    controller.marks = ()
    told = names(show(controller))
    assert "your last turn" not in told
    assert told[-1].startswith("Marion buys 2 rallies in ")  # the log's own lines
    controller.marks = tuple(controller.log)
    assert "your last turn" not in names(show(controller))


def test_all_who_pass_stand_in_one_line_and_who_passes_alone_is_told_as_in_the_log() -> None:
    assert names(show(passing(3, 0)))[-1] == "Detlef and Nicole pass"
    assert names(show(passing(3)))[-1] == "Detlef passes"
    assert names(show(passing(3, 3)))[-1] == "Detlef passes"


def test_every_change_since_is_told_once() -> None:
    """What is grouped is not told a second time as a line of the log, and nothing is left out."""
    pilot = show(passing(3))
    model = model_of(pilot)
    entries = LogBook().entries(model, model.log, False)
    said = lines_since(model, entries, "all", lambda text: True)
    assert {place for each in said for place in each.lights} >= {place for item in model.recap for place in item.places}
    assert len(said) == 3
    assert [each.entry.seat for each in said] == [0, 1, 3]


def test_states_are_called_alike_in_all_grouped_lines() -> None:
    pilot = show(others_bought())
    model = model_of(pilot)
    model.recap = [item for item in model.recap if item.land in (0, 1)]
    entries = LogBook().entries(model, model.log, False)
    for fits, called in ((lambda text: True, model.names.land), (lambda text: len(text) < 10, model.names.land_code)):
        words = [said.words[0][0] for said in lines_since(model, entries, "all", fits) if said.icon]
        assert words
        assert all(called(0) in each for each in words[:2]), words


def test_a_reason_is_told_with_the_line_it_is_about() -> None:
    controller = others_bought()
    model = model_of(show(controller))
    first = next(logged for logged in controller.marks if isinstance(logged.event, ev.RalliesPlaced))
    model.reasons = {first.version: "votes 31 6 0 3 1 -1"}
    why = "Nicole buys 3 rallies in Brandenburg for €3,000 (Brandenburg: 6 → 31 votes)"
    entries = [
        replace(entry, text=why) if entry.index == first.index else entry
        for entry in LogBook().entries(model, model.log, False)
    ]
    told = lines_since(model, entries, "all", lambda text: True)[0]
    assert told.whole.split("\n")[0] == why
    assert len(told.whole.split("\n")) == 3


def new_round() -> BareController:
    """The first decision of round 2; what has happened since the donation of seat 0 is marked."""
    table = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("income").table
    stream, mark = Stream(5, 0), 0
    while table.round < 2:
        seat = table.deciders()[0]
        if seat == 0:
            mark = len(table.log or [])
        table.apply(table.decision(seat).options.sample(stream))
    controller = BareController(table, 0)
    controller.marks = tuple(controller.log[mark:])
    return controller


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", list(SIZES))
def test_a_new_round_is_told_with_all_that_it_brings(layout: str, lang: str) -> None:
    pilot = show(new_round(), layout, lang)
    if layout == "focus":
        pilot.click("side.log")
    told = names(pilot)
    since = told[told.index(model_of(pilot).texts("table-last-turn-own")) :]
    assert len(since) > 5
    if lang == "en" and layout == "wide":
        assert "Brandenburg leaves play" in since
        assert "Round 2: election in Niedersachsen" in since
    assert pilot.problems() == []


# -- what can be done with it ------------------------------------------------------------------------------------------


def test_pointing_at_a_line_frames_all_its_places() -> None:
    pilot = show(others_bought())
    pilot.move(line(pilot, "Marion buys 9").id)
    assert pilot.app.stage._glow == ("row.0.1", "row.1.1", "row.2.1", "row.3.1")
    pilot.click(line(pilot, "Nicole buys 6").id)
    assert pilot.app.stage._glow == ("row.0.0", "row.1.0", "row.2.0")


def test_the_keyboard_goes_through_the_lines_and_frames_their_places() -> None:
    pilot = show(others_bought())
    last = line(pilot, "Marion buys 9")
    pilot.app.stage.set_focus(last, True)
    assert pilot.app.stage._glow == ("row.0.1", "row.1.1", "row.2.1", "row.3.1")
    pilot.press("up")
    assert pilot.app.stage.focus.name.startswith("Nicole buys 6")
    assert pilot.app.stage._glow == ("row.0.0", "row.1.0", "row.2.0")


def test_the_filter_shows_the_own_lines_or_those_of_a_state() -> None:
    pilot = show(others_bought())
    model = model_of(pilot)
    pilot.click("logbook.filter").click("logbook.filter.mine")
    assert pilot.scene.keep == "mine"
    assert pilot.shows("What happened · Mine")
    assert not pilot.all("logbook.since.")
    pilot.click("logbook.filter").click("logbook.filter.land.3")
    assert pilot.shows(f"What happened · {model.names.land_code(3)}")
    assert [node.name for node in pilot.all("logbook.since.")] == [
        f"Marion buys 2 rallies for €2,000: {model.names.land(3)}"
    ]
    pilot.click("logbook.filter").click("logbook.filter.land.2")
    assert len(pilot.all("logbook.since.")) == 2
    pilot.click("logbook.filter").click("logbook.filter.all")
    assert pilot.shows("What happened")
    assert pilot.scene.keep == "all"


def test_the_search_opens_the_log_where_words_can_be_typed() -> None:
    pilot = show(others_bought()).click("logbook.search")
    assert pilot.focused == "log.search"
    pilot.type("Nicole")
    assert pilot.get("fulllog") is not None


@pytest.mark.parametrize("layout", list(SIZES))
def test_the_top_bar_has_a_button_for_the_log_where_the_list_may_be_out_of_sight(layout: str) -> None:
    """Elsewhere the search of the list opens it."""
    assert (show(others_bought(), layout).find("log") is not None) == (layout == "focus")


def test_telling_again_goes_through_the_changes_below_the_line() -> None:
    pilot = show(others_bought()).click("logbook.replay")
    told = names(pilot)
    assert told[told.index("your last turn") + 1 :] == [model_of(pilot).recap[0].text]
    assert pilot.shows("What happened · 1/7")
    assert pilot.app.stage._glow == ("row.0.0",)
    pilot.wait(1.2).settle()
    assert pilot.get("logbook.now").name == model_of(pilot).recap[1].text
    assert pilot.click("logbook.replay").find("logbook.now") is None


def test_without_changes_there_is_nothing_to_tell_again() -> None:
    controller = others_bought()
    controller.marks = ()
    assert show(controller).find("logbook.replay") is None


def test_what_comes_in_is_in_sight_unless_the_player_reads_above() -> None:
    controller = others_bought()
    pilot = show(controller)
    view = pilot.get("logbook.lines")
    assert view.window_rect.holds(view.children[-1].window_rect, 1)
    pilot.wheel("logbook", 1)
    read = pilot.get("logbook.lines").offset
    number = controller.log[-1].index + 1
    controller.marks = (*controller.marks, Noted(number, 1, "rallies", ev.Passed(3, "rallies", -1)))
    pilot.scene.rebuild()
    assert pilot.settle().get("logbook.lines").offset == read


# -- its places --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_it_fits_in_every_language(lang: str, size: tuple[int, int]) -> None:
    pilot = show(passing(3, 0), lang=lang, size=size)
    assert pilot.problems() == []
    pilot.press("r")
    assert pilot.problems() == []
    said = [run.text for run in pilot.runs() if run.owner.startswith("logbook")]
    assert not [text for text in said if "…" in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_low_place_three_grouped_lines_are_in_sight(lang: str) -> None:
    pilot = show(passing(3, 0), lang=lang, size=(1920, 1080))
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    model, ctx = scene.model(), pilot.app.context(pilot.app.stage)
    acts = RecapActs(scene.retell, scene.opened.search, scene.clock.under_way)
    entries = scene.opened.entries(model)
    panel = happened_list(LOW, ctx, model, entries, "all", ListActs(acts, scene.set_filter, scene.choose_land))
    view = next(node for node in panel.children if node.id == "logbook.lines")
    shown = [node for node in view.children if node.rect.y >= view.furthest]
    assert shown[-1] is view.children[-1]
    assert sum(node.rect.h for node in shown) <= view.rect.h
    assert len(shown) >= 3


def test_a_shared_screen_says_whose_last_turn_it_was() -> None:
    pilot = show(others_bought())
    model = replace(model_of(pilot), shared=True)
    assert last_turn(model) == "Petra’s last turn"
    assert last_turn(replace(model, seat=-1)) == ""
