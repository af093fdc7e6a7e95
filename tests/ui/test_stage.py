"""Pointing, focus, tooltips, layers and rebuilding."""

import pytest

from macher.gallery.pilot import Pilot, PilotError
from macher.gallery.widgets import Gallery
from macher.ui.kit.dialog import Choice, dialog
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene
from macher.ui.widgets import Button, Clickable, Panel


class Buttons(Scene):
    """Two zones of three buttons and one outside every zone."""

    def __init__(self):
        self.clicked = []
        self.heard = []
        self.refused = []

    def build(self, ctx):
        root = Node(ctx.rect)
        for zone, y in (("upper", 100), ("lower", 300)):
            panel = Panel(Rect(100, y, 600, 100), id=zone, zone=True)
            for i in range(3):
                id = f"{zone}.{i}"
                panel.add(
                    Button(Rect(20 + 150 * i, 20, 120, 44), id, id=id, tooltip=f"Tip of {id}", on_click=self.on(id))
                )
            root.add(panel)
        root.add(Button(Rect(100, 500, 120, 44), "Alone", id="alone", on_click=self.on("alone"), reason=""))
        root.add(Button(Rect(300, 500, 160, 44), "Closed", id="closed", reason="No money.", on_click=self.on("closed")))
        return root

    def on(self, id):
        return lambda: (self.clicked.append(id), self.rebuild())

    def on_action(self, action):
        self.heard.append(action)
        return action == "confirm"

    def on_refused(self, node, reason):
        self.refused.append((node.id, reason))


@pytest.fixture
def pilot():
    return Pilot(Buttons(), (1280, 720))


def test_clicks_reach_the_node_under_the_pointer(pilot):
    pilot.click("upper.1").click("lower.2")
    assert pilot.scene.clicked == ["upper.1", "lower.2"]


def test_the_topmost_of_overlapping_nodes_is_hit():
    lower = Clickable(Rect(0, 0, 100, 100), id="lower")
    upper = Clickable(Rect(50, 50, 100, 100), id="upper")
    root = Node(Rect(0, 0, 300, 300), lower, upper)
    assert root.hit(60, 60) is upper
    assert root.hit(40, 40) is lower
    assert root.hit(200, 200) is None
    upper.visible = False
    assert root.hit(60, 60) is lower


def test_a_panel_covers_what_lies_below():
    below = Clickable(Rect(0, 0, 100, 100), id="below")
    panel = Panel(Rect(0, 0, 50, 50))
    assert Node(Rect(0, 0, 200, 200), below, panel).hit(20, 20) is panel


def test_small_targets_may_have_slop():
    spot = Clickable(Rect(50, 50, 14, 14), id="spot")
    spot.slop = 9
    root = Node(Rect(0, 0, 200, 200), spot)
    assert root.hit(43, 43) is spot
    assert root.hit(40, 40) is None


def test_tab_goes_between_zones_and_arrows_inside(pilot):
    order = []
    for _ in range(5):
        pilot.press("tab")
        order.append(pilot.focused)
    assert order == ["upper.0", "lower.0", "alone", "closed", "upper.0"]
    pilot.press("right", "right", "right")
    assert pilot.focused == "upper.2"
    pilot.press("down")
    assert pilot.focused == "upper.2", "arrows stay inside their zone"
    pilot.press("tab", "shift+tab")
    assert pilot.focused == "upper.2", "a zone remembers where it was left"


@pytest.mark.parametrize("arrow", ["down", "up", "right", "left"])
def test_an_arrow_begins_where_tab_begins_while_nothing_has_the_focus(pilot, arrow):
    pilot.press(arrow)
    assert pilot.focused == "upper.0"
    pilot.press("right")
    assert pilot.focused == "upper.1"


def test_enter_and_space_press_the_focused_button_and_focus_survives_the_rebuild(pilot):
    pilot.press("tab", "right", "return", "space")
    assert pilot.scene.clicked == ["upper.1", "upper.1"]
    assert pilot.focused == "upper.1"


def test_enter_confirms_while_nothing_is_chosen_by_keyboard(pilot):
    pilot.press("return")
    pilot.click("upper.0").press("return")
    assert pilot.scene.heard == ["confirm", "confirm"]
    assert pilot.scene.clicked == ["upper.0"]


def test_what_has_a_reason_is_refused_with_it(pilot):
    pilot.click("closed")
    pilot.press("tab", "tab", "tab", "tab")
    while pilot.focused != "closed":
        pilot.press("tab")
    pilot.press("return")
    assert pilot.scene.refused == [("closed", "No money.")] * 2
    assert pilot.scene.clicked == []


def test_tooltips_wait_until_the_pointer_has_rested_after_a_movement(pilot):
    pilot.move("upper.0").wait(0.59)
    assert not pilot.shows("Tip of")
    pilot.move((150, 130)).wait(0.59)
    assert not pilot.shows("Tip of"), "it has moved on the same button"
    pilot.wait(0.02)
    assert pilot.shows("Tip of upper.0")
    pilot.move("upper.1")
    assert not pilot.shows("Tip of"), "another one waits as long"
    pilot.wait(0.61)
    assert pilot.shows("Tip of upper.1")
    pilot.press("escape")
    assert not pilot.shows("Tip of")
    assert pilot.scene.heard == ["back"], "a tooltip that came by itself does not swallow Esc"


def test_no_tooltip_opens_under_a_pointer_that_rests_since_a_click(pilot):
    pilot.move("upper.0").wait(0.3).click("upper.0").wait(3.0)
    assert pilot.scene.clicked == ["upper.0"]
    assert not pilot.shows("Tip of")
    pilot.scene.rebuild()
    assert not pilot.settle().wait(3.0).shows("Tip of"), "nor for what comes to lie there"
    x, y = pilot.app.stage.pointer.at
    assert not pilot.move((x + 3, y)).wait(3.0).shows("Tip of"), "a hand that trembles rests"
    assert pilot.move((x + 12, y)).wait(0.61).shows("Tip of upper.0")


def test_tooltips_by_the_keyboard_come_at_once_after_another(pilot):
    pilot.press("tab").wait(0.36)
    assert pilot.shows("Tip of upper.0")
    assert pilot.press("right").shows("Tip of upper.1"), "another tooltip was just open"


def test_escape_acts_at_the_first_press_beside_a_tooltip_of_the_focus(pilot):
    pilot.press("tab").wait(0.7)
    assert pilot.shows("Tip of upper.0")
    pilot.press("escape")
    assert not pilot.shows("Tip of")
    assert pilot.scene.heard == ["back"]


def test_escape_only_closes_a_tooltip_that_was_pinned(pilot):
    pilot.move("upper.0").wait(0.7)
    pilot.press("t", "escape")
    assert not pilot.shows("Tip of")
    assert pilot.scene.heard == ["pin"]
    pilot.press("escape")
    assert pilot.scene.heard == ["pin", "back"]


def test_tooltips_open_on_keyboard_focus_and_tell_the_reason(pilot):
    pilot.press("tab").wait(0.7)
    assert pilot.shows("Tip of upper.0")
    pilot.press("shift+tab").wait(0.7)
    assert pilot.focused == "closed"
    assert pilot.shows("No money.")


class Repeating(Scene):
    """A button whose tooltip says no more than is written on it, and would cite a rule."""

    def build(self, ctx):
        return Node(ctx.rect, Button(Rect(100, 100, 200, 44), "Go on", id="go", tooltip="Go on", on_click=self.rebuild))

    def tip_line(self, node):
        return "Rule 2"


def test_a_tooltip_that_tells_nothing_new_does_not_open():
    pilot = Pilot(Repeating(), (1280, 720))
    assert not pilot.move("go").wait(0.7).shows("Rule 2")
    pilot.get("go").tooltip = "Go on\nto the next phase"
    assert pilot.move((1, 1)).move("go").wait(0.7).shows("Rule 2")


def test_a_pinned_tooltip_stays(pilot):
    pilot.move("upper.0").wait(0.7)
    pilot.press("t").move("lower.2").wait(0.7)
    assert pilot.shows("Tip of upper.0")
    pilot.press("escape")
    assert not pilot.shows("Tip of upper.0")


def test_a_tooltip_stays_while_the_pointer_is_on_what_it_explains_or_on_itself(pilot):
    pilot.move("upper.0").wait(0.7)
    owner, tip = pilot.get("upper.0").window_rect, pilot.app.stage.tip.rect
    for y in (owner.bottom - 1, owner.bottom + 1, tip.y - 1, tip.y + 1, tip.cy, tip.y - 4, owner.bottom - 1):
        pilot.move((owner.cx, y)).wait(0.7)
        assert pilot.shows("Tip of upper.0"), y
    pilot.move((owner.cx, tip.cy)).move((tip.right + 60, tip.cy))
    assert not pilot.shows("Tip of")


def test_escape_closes_a_tooltip_the_pointer_is_on(pilot):
    pilot.move("upper.0").wait(0.7)
    tip = pilot.app.stage.tip.rect
    pilot.move((tip.cx, tip.cy)).press("escape").wait(0.7)
    assert not pilot.shows("Tip of")
    assert pilot.scene.heard == []


class Stacked(Buttons):
    """A button in the middle of another one that fills the window: its tooltip opens over that."""

    def build(self, ctx):
        root = Node(ctx.rect)
        for id, rect in (("below", ctx.rect), ("above", Rect(100, 100, 120, 44))):
            root.add(Button(rect, id, id=id, tooltip=f"Tip of {id}", on_click=self.on(id)))
        return root


def test_nobody_presses_what_a_tooltip_hides():
    pilot = Pilot(Stacked(), (1280, 720))
    pilot.move("above").wait(0.7)
    hidden = pilot.app.stage.tip.rect.shared(pilot.get("below").window_rect)
    pilot.click((hidden.cx, hidden.cy))
    assert pilot.scene.clicked == [], "the click only puts the tooltip away"
    assert not pilot.shows("Tip of above")
    pilot.click((hidden.cx, hidden.cy))
    assert pilot.scene.clicked == ["below"]


def test_others_moves_close_no_tooltip_that_is_being_read(pilot):
    pilot.move("upper.0").wait(0.7)
    tip = pilot.app.stage.tip.rect
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.shows("Tip of upper.0")
    pilot.move((tip.cx, tip.cy))
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.shows("Tip of upper.0")
    pilot.move("alone")
    pilot.scene.rebuild()
    pilot.settle().wait(0.7)
    assert not pilot.shows("Tip of")
    pilot.move("upper.0").wait(0.7).press("t").move("alone")
    pilot.scene.rebuild()
    assert pilot.settle().shows("Tip of upper.0"), "a pinned one stays until Esc"


class Ruler(Node):
    """Says something else on its left and on its right half."""

    def pointer_over(self, x, y):
        before, self.tooltip = self.tooltip, "Left half" if x < self.rect.w / 2 else "Right half"
        return before != self.tooltip


class Measured(Scene):
    def build(self, ctx):
        return Node(ctx.rect, Ruler(Rect(100, 100, 200, 30), id="ruler", name="Ruler", tooltip="Ruler"))


def test_what_depends_on_the_place_is_told_anew_and_the_same_after_a_rebuild():
    pilot = Pilot(Measured(), (1280, 720))
    pilot.move((120, 110)).wait(0.7)
    assert pilot.shows("Left half")
    pilot.move((280, 110)).wait(0.7)
    assert pilot.shows("Right half")
    pilot.scene.rebuild()
    assert pilot.settle().shows("Right half")


def test_what_is_pressed_by_key_no_longer_explains_itself(pilot):
    pilot.press("tab").wait(0.7)
    assert pilot.shows("Tip of upper.0")
    pilot.press("return")
    assert pilot.scene.clicked == ["upper.0"]
    assert not pilot.shows("Tip of")


def test_a_dialog_takes_all_input_and_gives_the_focus_back(pilot):
    pilot.press("tab", "right")
    done = []
    choices = [Choice("yes", "Yes", lambda: done.append("yes")), Choice("no", "No", lambda: None, default=True)]
    pilot.scene.open_dialog(lambda ctx: dialog(ctx, "Sure?", "Really?", choices), lambda: done.append("cancelled"))
    pilot.settle()
    assert pilot.focused == "dialog.no"
    with pytest.raises(PilotError):
        pilot.click("upper.1")
    pilot.press("tab", "tab", "left")
    assert pilot.focused == "dialog.yes"
    pilot.press("p")
    assert pilot.scene.heard == []
    pilot.press("return")
    assert done == ["yes"]
    assert pilot.focused == "upper.1"


def test_escape_cancels_a_dialog(pilot):
    done = []
    pilot.scene.open_dialog(lambda ctx: dialog(ctx, "Sure?", "", []), lambda: done.append("cancelled"))
    pilot.settle().press("escape")
    assert done == ["cancelled"]
    assert pilot.find("dialog") is None


def test_the_pilot_names_what_can_not_be_clicked(pilot):
    with pytest.raises(PilotError, match="nothing called"):
        pilot.click("nowhere")


def test_the_gallery_is_without_faults():
    assert Pilot(Gallery(), (1840, 1000)).problems() == []


def test_checks_find_planted_faults():
    class Faulty(Scene):
        def build(self, ctx):
            from macher.ui.widgets import Label

            root = Node(ctx.rect, id="root")
            root.add(Label(Rect(10, 10, 40, 20), "far too long for its box", id="long"))
            root.add(Label(Rect(10, 100, 200, 20), "one", id="one"), Label(Rect(14, 102, 200, 20), "two", id="two"))
            root.add(Label(Rect(10, 200, 200, 20), "pale", colour="hairline", id="pale"))
            root.add(Button(Rect(10, 300, 80, 30), "", icon="check", id="nameless"))
            root.add(Button(Rect(200, 300, 80, 12), "Flat", id="flat", style="caption"))
            root.add(Label(Rect(10, 400, 200, 20), "hidden", id="hidden"), Button(Rect(40, 396, 80, 30), "On", id="on"))
            root.add(Panel(Rect(1890, 10, 100, 20), id="gone"))
            root.add(Panel(Rect(500, 10, 100, 20), id="twin"), Panel(Rect(500, 40, 100, 20), id="twin"))
            return root

    found = {(each.kind, each.where) for each in Pilot(Faulty(), (1920, 1080)).problems()}
    assert {
        ("overflow", "long"),
        ("overlap", "one"),
        ("overlap", "hidden"),
        ("contrast", "pale"),
        ("nameless", "nameless"),
        ("small target", "flat"),
        ("outside", "gone"),
        ("id twice", "twin"),
    } <= found
