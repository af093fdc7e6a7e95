"""The log beside the table: order, separators, filters, and the short form of narrow layouts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from builders import a_game
from hands import begin
from tabletop import BareController, Noted, show

from macher.rules import events as ev
from macher.rules.commands import BuyRallies
from macher.ui.table.screen import TableScene
from macher.ui.table.words import log_lines as log_module
from macher.ui.table.words.log_lines import Entry, LogBook, filtered, written

LINES = [
    Entry("Round 1 · Media", head=True),
    Entry("a", seat=0, land=1),
    Entry("b", seat=1, land=0),
    Entry("Round 1 · Rallies", head=True),
    Entry("c", seat=0, land=0),
]


def texts_of(entries: list[Entry]) -> list[str]:
    return [entry.text for entry in entries]


def test_filters_keep_lines_and_drop_empty_separators() -> None:
    assert texts_of(filtered(LINES, "mine", 1, 0)) == ["Round 1 · Media", "b"]
    assert texts_of(filtered(LINES, "land", 1, 0)) == ["Round 1 · Media", "b", "Round 1 · Rallies", "c"]
    assert filtered(LINES, "all", 1, 0) == LINES


def bought() -> BareController:
    game = a_game(parties="cdu spd gruene fdp linke").start(0).in_phase("rallies")
    game.do(BuyRallies(0, (3, 0, 0, 0)))
    return BareController(game.table, 1)


def test_a_purchase_is_one_line() -> None:
    """Money is told with what it was paid for."""
    controller = bought()
    pilot = show(controller)
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    lines = [entry.text for entry in LogBook().entries(scene.model(), controller.log, False) if not entry.head]
    assert lines == ["Nicole buys 3 rallies in Brandenburg for €3,000"]


def test_one_board_at_a_time_uses_the_codes_of_states() -> None:
    assert show(bought(), "wide").shows("Nicole buys 3 rallies in Brandenburg")
    assert show(bought(), "focus").click("side.log").shows("Nicole buys 3 rallies in BB")


def test_lines_name_states_in_one_form_however_short_they_are() -> None:
    controller = bought()
    scene = show(controller).scene
    assert isinstance(scene, TableScene)
    for codes, name in ((False, "Brandenburg"), (True, "BB")):
        line = LogBook().entries(scene.model(), controller.log, codes)[-1]
        assert name in line.text
        assert name in line.short


def test_a_change_of_language_writes_question_and_log_anew() -> None:
    controller = bought()
    pilot = show(controller, lang="de")
    assert not pilot.shows("rallies")
    pilot.app.texts.use("en")
    pilot.app.set_texts(pilot.app.texts)
    assert pilot.settle().shows("Nicole buys 3 rallies in Brandenburg")
    dock = pilot.app.stage.find("dock")
    assert dock is not None
    assert dock.name == "Where do you hold rallies?"


def test_the_book_follows_what_is_taken_back() -> None:
    """As many events as before, but others: the lines are the new ones."""
    controller = bought()
    scene = show(controller).scene
    assert isinstance(scene, TableScene)
    book, model = LogBook(), scene.model()
    log = controller.log
    passed = [*log, Noted(99, 1, "rallies", ev.Passed(1, "rallies", -1))]
    bought_one = [*log, Noted(99, 1, "rallies", ev.RalliesPlaced(1, 0, 1, 1, 19, 1000))]
    assert book.entries(model, passed, False)[-1].text == "Marion passes"
    assert book.entries(model, bought_one, False)[-1].text.startswith("Marion buys 1 rally")
    assert texts_of(book.entries(model, log, False)) == texts_of(LogBook().entries(model, log, False))


def test_another_way_to_group_digits_writes_the_log_anew() -> None:
    controller = bought()
    scene = show(controller).scene
    assert isinstance(scene, TableScene)
    book, model = LogBook(), scene.model()
    assert "€3,000" in book.entries(model, controller.log, False)[-1].text
    model.texts.group_digits_as("de")
    assert "€3.000" in book.entries(model, controller.log, False)[-1].text


def test_a_phase_is_written_once_for_as_long_as_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is built anew with every click; only what has happened since is put into words."""
    controller = bought()
    scene = show(controller).scene
    assert isinstance(scene, TableScene)
    book, model, asked = LogBook(), scene.model(), []
    heading = log_module._heading
    monkeypatch.setattr(log_module, "_heading", lambda model, first: asked.append(first.phase) or heading(model, first))
    for _ in range(3):
        book.entries(model, controller.log, False)
    assert asked == ["rallies"]
    log = [*controller.log, Noted(900, 3, "polls", ev.Passed(1, "polls", -1))]
    book.entries(model, log, False)
    assert asked == ["rallies", "rallies", "polls"]  # the one before once more, as it is over
    book.entries(model, [*log, Noted(901, 3, "polls", ev.Passed(2, "polls", -1))], False)
    assert asked[3:] == ["polls"]


def test_a_board_is_called_after_the_state_that_lay_on_it_then() -> None:
    """With seven elections another state follows on the board; what was told of the first one stays told of it."""
    controller = bought()
    scene = show(controller).scene
    assert isinstance(scene, TableScene)
    model, keys = scene.model(), [land.key for land in controller.edition.figures.lands]
    first, second = keys.index("BE"), keys.index("HE")
    log = [
        Noted(0, 0, "", ev.LandsDrawn((first, *(land.card for land in model.view.lands[1:])), ())),
        Noted(1, 1, "rallies", ev.RalliesPlaced(1, 0, 1, 1, 19, 1000)),
        Noted(2, 1, "next_round", ev.LandClosed(0, ())),
        Noted(3, 1, "next_round", ev.LandOpened(0, second, 5)),
        Noted(4, 2, "rallies", ev.RalliesPlaced(1, 0, 1, 1, 18, 1000)),
    ]
    lines = [line for line in texts_of(LogBook().entries(model, log, False)) if " in " in line or "s play" in line]
    assert [line.partition(" for €")[0] for line in lines[-4:]] == [
        "Marion buys 1 rally in Berlin",
        "Berlin leaves play",
        "Hessen enters play for election 5",
        "Marion buys 1 rally in Hessen",
    ]


def test_the_filter_buttons_of_the_sheet_filter() -> None:
    pilot = show(bought()).press("l")
    sheet = pilot.get("fulllog")
    said = [node.name for node in sheet.walk()]
    assert any(name.startswith("Nicole buys 3 rallies") for name in said)
    pilot.click("fulllog.mine")
    assert not any(node.name.startswith("Nicole buys 3 rallies") for node in pilot.get("fulllog").walk())


def test_the_sheet_ends_with_the_newest_line_in_sight() -> None:
    controller = bought()
    for _ in range(60):
        controller.table.emit(ev.TrendChanged, 3, 1, 1, 2, "politician")
    controller.table.emit(ev.Passed, 1, "rallies", -1)
    pilot = show(controller).press("l")
    lines = pilot.get("fulllog.lines")
    assert lines.children[-1].name == "Marion passes"
    assert lines.window_rect.holds(lines.children[-1].window_rect, 1)


def test_pointing_at_a_line_frames_its_place() -> None:
    pilot = show(bought())
    line = next(node for node in pilot.nodes() if node.name.startswith("Nicole buys 3 rallies"))
    pilot.move((line.window_rect.cx, line.window_rect.cy))
    assert pilot.app.stage._glow == ("row.0.0",)


def test_a_phase_in_which_nobody_is_asked_says_so_once_it_is_over() -> None:
    controller = bought()
    scene = show(controller).scene
    assert isinstance(scene, TableScene)
    quiet = Noted(900, 3, "media_influence", ev.PhaseStarted("media_influence"))
    following = Noted(901, 3, "polls", ev.PhaseStarted("polls"))
    over = LogBook().entries(scene.model(), [quiet, following], False)
    assert texts_of(over) == ["Round 3 · Media influence", "Nothing to do"]
    assert LogBook().entries(scene.model(), [quiet], False) == []


def test_a_long_line_goes_on_below_and_is_not_cut() -> None:
    said = "Nicole swaps + Environ. for – Security and bids"
    entry = Entry(said, seat=0, short=said)
    pilot = show(bought(), "small")
    ctx = pilot.app.context(pilot.app.stage)
    line = written(ctx, entry, 230.0)
    assert line.text == said
    assert line.more >= 16
    assert written(ctx, entry, 2000.0).more == 0
    assert written(ctx, entry, 60.0).text.endswith("…")


def test_a_line_takes_a_second_row_before_it_calls_a_topic_by_another_name() -> None:
    """The short names are left for lines that would be cut."""
    app = show(bought()).app
    ctx = app.context(app.stage)
    entry = Entry("Detlef exchanges + Environment for − Education", short="Detlef exchanges + Environ. for − Educ.")
    room = ctx.width(entry.short, "body") + 14
    line = written(ctx, entry, room)
    assert line.text == entry.text
    assert line.more > 0


@pytest.mark.parametrize(("edition", "elections"), [("2019", 4), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_what_is_laid_out_before_the_first_step_has_a_separator_of_its_own(edition: str, elections: int) -> None:
    seats = "spd=human,cdu=normal,gruene=normal,fdp=normal"
    pilot, shell = begin("en", (1280, 720), seats=seats, seed=5, elections=elections, edition=edition)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    assert shell.controller is not None
    model = scene.model()
    heads = [entry.text for entry in LogBook().entries(model, shell.controller.log, False) if entry.head]
    assert heads[0] == model.texts("table-setup")
    assert len(heads) > 1
    assert all(one != other for one, other in pairwise(heads))
    shell.close()


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_the_sheet_of_the_log_calls_cards_as_they_are_printed(lang: str) -> None:
    """The whole name of a topic is left to tooltips and rules, however much room a line has."""
    controller = bought()
    kind = next(each for each in range(2 * len(controller.edition.figures.topics)) if _printed_shorter(each, lang))
    controller.table.emit(ev.OpinionShifted, 1, 0, 0, 0, kind)
    pilot = show(controller, lang=lang, size=(1920, 1080)).press("l")
    assert isinstance(pilot.scene, TableScene)
    names = pilot.scene.model().names
    said = [node.name for node in pilot.get("fulllog").walk()]
    assert any(names.card(kind) in each for each in said), said
    assert not any(names.topic(kind) in each for each in said)


def _printed_shorter(kind: int, lang: str) -> bool:
    scene = show(bought(), lang=lang).scene
    assert isinstance(scene, TableScene)
    names = scene.model().names
    return names.topic(kind) not in names.card(kind)
