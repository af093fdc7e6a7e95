"""Each widget with the mouse alone and with the keyboard alone."""

from types import SimpleNamespace
from typing import Any

import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.widgets import Gallery
from macher.ui.input.events import QUICK, QuickPresses
from macher.ui.layout import Rect
from macher.ui.scene import focus as focusing
from macher.ui.widgets import Clickable


@pytest.fixture
def pilot():
    return Pilot(Gallery(), (1840, 1000))


def _focus(pilot, id):
    pilot.app.stage.set_focus(pilot.get(id), True)
    return pilot


def _middle(pilot, id, share=0.5):
    rect = pilot.get(id).window_rect
    return rect.x + rect.w * share, rect.cy


def test_stepper_by_mouse(pilot):
    pilot.click("bid.more").click("bid.more").click("bid.less")
    assert pilot.scene.values["bid"] == 6000


def test_stepper_by_keys_digits_and_bounds(pilot):
    _focus(pilot, "bid").press("up", "right", "+")
    assert pilot.scene.values["bid"] == 8000
    pilot.press("1", "2")
    assert pilot.scene.values["bid"] == 12000
    pilot.press("9")
    assert pilot.scene.values["bid"] == 9000, "129 thousand is beyond the bound: a new number begins"
    pilot.press("home")
    assert pilot.scene.values["bid"] == 0
    assert not pilot.get("bid.less").enabled
    pilot.press("down", "end")
    assert pilot.scene.values["bid"] == 18000
    assert pilot.focused == "bid"


def test_the_wheel_changes_a_stepper_only_while_it_has_the_focus(pilot):
    """Who scrolls a page over it changes no bid by accident."""
    before = pilot.scene.values["bid"]
    pilot.wheel("bid", 2)
    assert pilot.scene.values["bid"] == before
    _focus(pilot, "bid")
    pilot.wheel("bid", 1)
    assert pilot.scene.values["bid"] > before


def test_slider_by_mouse_keeps_its_grip_across_rebuilds(pilot):
    start, end = _middle(pilot, "size", 0.2), _middle(pilot, "size", 0.52)
    pilot.drag((start[0], start[1] - 12), (end[0], end[1] + 60))
    assert pilot.scene.values["size"] == pytest.approx(1.4, abs=0.05)
    pilot.drag(start, (end[0] + 900, start[1]))
    assert pilot.scene.values["size"] == 1.75, "the limit of the window"


def test_slider_by_keys(pilot):
    _focus(pilot, "size").press("right", "right", "left")
    assert pilot.scene.values["size"] == pytest.approx(1.05)
    pilot.press("home")
    assert pilot.scene.values["size"] == 0.75
    pilot.press("end")
    assert pilot.scene.values["size"] == 1.75


def test_segments(pilot):
    pilot.click("segment.wide")
    assert pilot.scene.values["segment"] == "wide"
    pilot.click("segment.focus")
    assert pilot.scene.values["segment"] == "wide", "closed"
    assert pilot.shows("The window is too large.")
    _focus(pilot, "segment.wide").press("left")
    assert pilot.scene.values["segment"] == "auto"
    assert pilot.focused == "segment.auto"


def test_ballots(pilot):
    pilot.click("palette.broadcast").click("patterns")
    assert pilot.scene.values["palette"] == "broadcast"
    assert pilot.scene.values["patterns"] is True
    _focus(pilot, "patterns").press("space")
    assert pilot.scene.values["patterns"] is False
    pilot.click("closed")
    assert pilot.shows("A card has been drawn.")


def test_text_entry_types_edits_and_scrolls(pilot):
    pilot.click("name").press("end").type(" Käß€ Ł")
    assert pilot.scene.values["name"] == "Angie Käß€ Ł"
    pilot.press("backspace", "left", "left", "backspace")
    assert pilot.scene.values["name"] == "Angie Kä€ "
    pilot.press("home", "delete").type("Ä")
    assert pilot.scene.values["name"] == "Ängie Kä€ "
    pilot.press("ctrl+a").type("Marion")
    assert pilot.scene.values["name"] == "Marion"
    pilot.type("x" * 40)
    assert len(pilot.scene.values["name"]) == 24
    assert pilot.problems() == []


def test_text_entry_takes_letters_that_are_shortcuts_elsewhere(pilot):
    used = []
    pilot.scene.on_action = lambda action: used.append(action) or True
    pilot.click("name").press("end", "p", "h", "space", "1")
    assert pilot.scene.values["name"] == "Angieph 1"
    assert used == []


def test_a_number_entry_refuses_letters(pilot):
    pilot.click("seed").press("end").type("a7b")
    assert pilot.scene.values["seed"] == "482137"


def test_text_entry_shows_what_is_being_composed(pilot):
    pilot.click("name").press("end")
    pilot.get("name").text_editing("ni")
    assert pilot.shows("Angieni")
    assert pilot.scene.values["name"] == "Angie"


def test_dropdown_by_mouse_and_keys(pilot):
    pilot.click("level").click("level.hard")
    assert pilot.scene.values["level"] == "hard"
    _focus(pilot, "level").press("return")
    assert pilot.focused == "level.hard"
    pilot.press("up", "up", "return")
    assert pilot.scene.values["level"] == "easy"
    assert pilot.focused == "level"
    pilot.click("level").press("escape")
    assert pilot.find("level.hard") is None
    pilot.click("level").click((1700.0, 950.0))
    assert pilot.find("level.hard") is None, "a click outside closes the list"


def test_scroll_view_by_wheel_keys_and_bar(pilot):
    view = pilot.get("log")
    assert view.offset == view.furthest, "a log begins at its end"
    pilot.wheel("log", 3)
    assert pilot.get("log").offset < view.furthest
    _focus(pilot, "log").press("home")
    assert pilot.get("log").offset == 0
    pilot.press("page down")
    assert pilot.get("log").offset == 180, "whole rows of 36, about a page"
    rect = view.window_rect
    pilot.click((rect.right - 6, rect.bottom - 4))
    assert pilot.get("log").offset > 180
    handle = rect.right - 6, rect.y + pilot.get("log")._handle().cy
    pilot.drag(handle, (handle[0], rect.y))
    assert pilot.get("log").offset == 0


def test_a_scroll_view_never_shows_half_a_row(pilot):
    view = pilot.get("log")
    _focus(pilot, "log").press("home")
    for _ in range(40):
        view = pilot.get("log")
        shown = view.room
        assert view.offset % 36 == 0
        assert shown.h % 36 == 0 or view.offset == view.furthest
        assert shown.h > view.rect.h - 36
        pilot.wheel("log", -1)
    assert view.offset == view.furthest
    assert view.content - view.offset <= view.rect.h


def test_scroll_place_survives_a_rebuild(pilot):
    _focus(pilot, "log").press("home", "down")
    before = pilot.get("log").offset
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.get("log").offset == before == 36


def test_every_widget_can_be_reached_by_keyboard(pilot):
    root = pilot.app.stage.active
    for zone, nodes in focusing.zones(root):
        reached, open_ = {nodes[0].id}, [nodes[0]]
        while open_:
            node = open_.pop()
            for direction in focusing.DIRECTIONS.values():
                there = focusing.neighbour(root, node, direction)
                if there is not None and there.id not in reached:
                    reached.add(there.id)
                    open_.append(there)
        assert reached == {node.id for node in nodes}, zone.id
    stops = set()
    for _ in range(12):
        stops.add(pilot.press("tab").focused)
    assert {"bar.undo-2", "buy", "bid", "size", "name", "seed", "log"} <= stops


def test_an_arrow_goes_along_the_row_although_something_above_lies_a_little_further():
    """A key below a wider one: right leads to its neighbour, not up to what reaches two points further."""
    wide, small, beside = (
        Clickable(Rect(*rect), name=name)
        for name, rect in {"wide": (0, 0, 41, 41), "small": (0, 46, 38, 28), "beside": (40, 46, 38, 28)}.items()
    )
    among = [wide, small, beside]
    assert focusing.nearest(small, among, (1, 0)) is beside
    assert focusing.nearest(small, among, (0, -1)) is wide
    assert focusing.nearest(beside, among, (-1, 0)) is small


def test_an_arrow_up_leads_to_what_lies_above_not_to_what_reaches_up_beside():
    """A tall panel in the same rows is beside, although its middle lies higher."""
    key, tall, above = (
        Clickable(Rect(*rect), name=name)
        for name, rect in {"key": (0, 40, 40, 40), "tall": (60, 0, 40, 90), "above": (0, -200, 40, 40)}.items()
    )
    assert focusing.nearest(key, [key, tall, above], (0, -1)) is above
    assert focusing.nearest(key, [key, tall], (0, -1)) is None


def test_a_row_of_quick_presses_lasts_as_long_as_they_follow_each_other():
    """Each press counts from the one before: the third of a row is still stray, though the first is long ago."""
    now, page = [0.0], ["question"]
    app: Any = SimpleNamespace(stage="table", scene=SimpleNamespace(shown_page=lambda: page[0]), clock=lambda: now[0])
    presses = QuickPresses(app)
    assert not presses.stray((10, 10))
    presses.done()
    page[0] = "next question"
    for now[0] in (0.8 * QUICK, 1.6 * QUICK, 2.4 * QUICK):
        assert presses.stray((11, 10))
    now[0] = 4 * QUICK
    assert not presses.stray((11, 10))
