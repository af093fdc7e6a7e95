"""The tree for screen readers: complete in every language, told only when asked for and changed, and obeyed."""

import subprocess
import sys
from types import SimpleNamespace

import pygame
import pytest
from builders import a_game
from evenings import OUTCOMES, begin, evening, stage_of
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.commands import BuyRallies
from macher.ui.access import ROOT, Access, Wish, describe
from macher.ui.access import kit as kit_module
from macher.ui.access.kit import ACTIONS, ROLES, Kit, installed, update
from macher.ui.app import App
from macher.ui.features.night.page import ElectionScreen
from macher.ui.features.settings.page import SettingsScreen
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game.games import Games
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.widgets import Button, Label, Slider, TextEntry

LANGUAGES = ["en", "de", "pl", "fr"]

pytestmark = pytest.mark.usefixtures("every_frame_is_drawn")


class Listener:
    """A bridge that keeps what it is told and asks for what a test wants."""

    def __init__(self, asked=True):
        self.asked, self.sent, self.focus, self.nodes = asked, [], [], {}
        self.wished, self.keyboard, self.places = [], [], []

    def send(self, nodes, focus, whole):
        if whole:
            self.nodes = {}
        self.nodes.update(nodes)
        self.sent.append((dict(nodes), whole))
        self.focus.append(focus)

    def focus_window(self, has):
        self.keyboard.append(has)

    def move_window(self, corner, size):
        self.places.append((corner, size))

    def wishes(self):
        found, self.wished = self.wished, []
        return found

    def named(self, name, role="button"):
        """The number of the node that is called like this."""
        return next(number for number, node in self.nodes.items() if (node.name, node.role) == (name, role))


def listen(pilot, asked=True):
    """A tool begins to listen to what the pilot shows."""
    listener = Listener(asked)
    access = Access(lambda: listener, lambda: True)
    access.open((40, 30))
    pilot.app.access = access
    turn(pilot)
    turn(pilot)
    return listener


def turn(pilot, seconds=0.2):
    """One turn of the loop as the program makes it."""
    pilot.clock.advance(seconds)
    pilot.app.access.obey(pilot.app)
    pilot.app.step()
    pilot.app.motion.finish_all()
    pilot.app.access.follow(pilot.app, bool(pilot.app.draw(pilot.surface)))


def menu(lang="en", size=(1280, 720)):
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    pilot.app.push(MenuScreen(shell))
    return pilot.settle(), shell


def deciding(phase="rallies"):
    table = a_game(4).in_phase(phase).table
    return BareController(table, table.deciders()[0])


class Form(Scene):
    """A few widgets with what they have been told."""

    def __init__(self):
        self.text, self.value, self.pressed, self.label = "Anna", 3.0, 0, "as it was"

    def build(self, ctx):
        root = Node(ctx.rect)
        return root.add(
            Label(Rect(0, 0, 300, 30), self.label, id="label"),
            TextEntry(Rect(0, 40, 300, 40), self.text, self.type, id="entry", name="Name"),
            Slider(Rect(0, 90, 300, 40), self.value, self.set, low=0, high=5, id="slider", name="Size"),
            Button(Rect(0, 140, 300, 40), "Press", on_click=self.press, id="press"),
            Button(Rect(0, 190, 300, 40), "Closed", on_click=self.press, id="closed", reason="Not now"),
        )

    def type(self, text):
        self.text = text

    def set(self, value):
        self.value = value

    def press(self):
        self.pressed += 1


# -- what is told ------------------------------------------------------------------------------------------------------


def whole_and_sound(pilot, listener):
    """Every interactive widget of the active layer with role and name, every number once, the focus among them."""
    seen = describe(pilot.app)
    assert listener.nodes == seen.nodes
    known = {node.id: listener.nodes[number] for number, node in seen.targets.items()}
    wanted = [node for node in pilot.app.stage.active.walk() if node.interactive and node.shown and node.id]
    for node in wanted:
        spoken = known[node.id]
        assert spoken.name == node.name != ""
        assert spoken.role == node.role
        assert spoken.role in ROLES
        assert spoken.actions or spoken.disabled
    children = [child for node in listener.nodes.values() for child in node.children]
    assert sorted(children) == sorted(set(listener.nodes) - {ROOT})
    assert listener.focus[-1] in listener.nodes
    return len(wanted)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_is_told_in_every_language(lang):
    pilot, shell = menu(lang)
    listener = listen(pilot)
    assert whole_and_sound(pilot, listener) >= 8
    assert listener.named(shell.texts("menu-play"))
    assert listener.nodes[ROOT].language == lang
    assert listener.places == [((40, 30), (1280, 720))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", ["wide", "small", "focus"])
@pytest.mark.parametrize("phase", ["rallies", "media", "cabinet_placement"])
def test_the_table_is_told_in_every_language(lang, layout, phase):
    pilot = show(deciding(phase), layout, lang)
    listener = listen(pilot)
    assert whole_and_sound(pilot, listener) > 20
    title = pilot.get("dock.title").name
    assert any(node.announced and node.name == title for node in listener.nodes.values())


def test_states_values_places_and_keys_are_told():
    pilot, shell = menu()
    pilot.app.push(SettingsScreen(shell))
    pilot.settle()
    listener = listen(pilot)
    size = listener.nodes[listener.named("Size", "slider")]
    assert size.numbers == (1.0, 0.75, 2.0, 0.05)
    assert "100" in size.value
    night = listener.nodes[listener.named(shell.texts("settings-theme-night"), "radio")]
    paper = listener.nodes[listener.named(shell.texts("settings-theme-paper"), "radio")]
    assert (night.on, paper.on) == (False, True)
    rect, pixel = pilot.get("settings.size").window_rect, pilot.app.viewport.scale
    assert size.box == pytest.approx([each * pixel for each in (rect.x, rect.y, rect.right, rect.bottom)])
    table = listen(show(deciding()))
    assert table.nodes[table.named("Full log")].keys == "L"
    assert table.nodes[table.named("Undo")].disabled


def test_a_layer_hides_what_lies_below_and_messages_lie_over_it():
    pilot = show(deciding())
    listener = listen(pilot)
    undo = listener.named("Undo")
    pilot.press("l")
    pilot.app.stage.toast("Something is new")
    turn(pilot)
    assert undo not in describe(pilot.app).nodes
    reached = {child for node in describe(pilot.app).nodes.values() for child in node.children}
    toast = listener.named("Something is new", "alert")
    assert toast in reached
    assert listener.nodes[toast].announced
    listener.wished = [Wish(undo, "press")]
    turn(pilot)
    assert [layer.id for layer in pilot.app.stage.layers] == ["log"]


def test_only_what_is_other_than_before_is_told_again():
    pilot = Pilot(Form())
    listener = listen(pilot)
    assert [whole for _, whole in listener.sent] == [True]
    pilot.scene.rebuild()
    turn(pilot)
    assert len(listener.sent) == 1
    pilot.scene.label = "as it is"
    pilot.scene.rebuild()
    turn(pilot)
    (news, whole), label = listener.sent[-1], pilot.get("label")
    assert not whole
    assert [node.name for node in news.values()] == [label.name] == ["as it is"]
    pilot.app.stage.set_focus(pilot.get("press"), True)
    turn(pilot)
    assert listener.nodes[listener.focus[-1]].name == "Press"


def test_a_quiet_screen_is_not_looked_at_again(monkeypatch):
    pilot = Pilot(Form())
    listener = listen(pilot)
    looks = []
    monkeypatch.setattr("macher.ui.access.access.describe", lambda app: looks.append(app) or describe(app))
    for _ in range(60):
        turn(pilot, 0.03)
    assert looks == []
    for _ in range(20):
        pilot.get("press").invalidate()
        turn(pilot, 0.01)
    assert 1 <= len(looks) <= 3
    assert len(listener.sent) == 1


def test_nothing_is_looked_at_before_a_tool_asks_and_after_it_has_gone(monkeypatch):
    looks = []
    monkeypatch.setattr("macher.ui.access.access.describe", lambda app: looks.append(app) or describe(app))
    pilot = Pilot(Form())
    listener = listen(pilot, asked=False)
    pilot.get("press").invalidate()
    turn(pilot)
    assert looks == []
    assert pilot.app.access.state == "ready"
    listener.asked = True
    turn(pilot)
    assert listener.sent == []  # only in the next turn, when the tool's thread has its answer
    turn(pilot)
    assert [whole for _, whole in listener.sent] == [True]
    assert pilot.app.access.state == "used"
    listener.asked = False
    pilot.get("press").invalidate()
    turn(pilot)
    listener.asked = True
    turn(pilot)
    turn(pilot)
    assert [whole for _, whole in listener.sent] == [True, True]


def test_keyboard_and_place_of_the_window_are_told():
    pilot = Pilot(Form())
    listener = listen(pilot)
    assert listener.keyboard == [True]
    for event in (
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
        pygame.event.Event(pygame.WINDOWFOCUSGAINED),
        pygame.event.Event(pygame.WINDOWMOVED, x=7, y=9),
    ):
        pilot.app.step([event])
    turn(pilot)
    assert listener.keyboard == [True, False, True]
    assert listener.places[-1] == ((7, 9), pilot.app.pixels)


# -- secrets -----------------------------------------------------------------------------------------------------------


def said_by(node):
    return {node.name, node.value_text(), node.shortcut(), *node.tooltip.split("\n"), *node.reason.split("\n")} | {
        line for each in node.ancestors() for line in each.reason.split("\n")
    }


@pytest.mark.parametrize("screen", ["curtain", "table", "election", "menu"])
def test_only_what_is_drawn_is_told(screen):
    if screen == "menu":
        pilot, _ = menu()
    elif screen == "election":
        seed, number = OUTCOMES["sole"]
        pilot, shell = stage_of(evening(seed))
        pilot.app.push(ElectionScreen(shell, shell.controller, number))
    else:
        session = begin(4, "spd linke cdu gruene", humans="spd cdu" if screen == "curtain" else "spd")
        pilot, shell = stage_of(session)
        shell.play(session)
    pilot.settle()
    assert pilot.scene.name == {"curtain": "handover"}.get(screen, screen)
    tree = describe(pilot.app)
    drawn = {id(node) for node in pilot.nodes()}
    assert len(tree.targets) > 4
    for number, node in tree.targets.items():
        assert id(node) in drawn
        spoken = tree.nodes[number]
        words = {spoken.name, spoken.value, spoken.keys, *spoken.description.split("\n")} - {""}
        assert words <= said_by(node)


# -- what is wished for ------------------------------------------------------------------------------------------------


def test_a_whole_decision_is_made_with_wishes():
    controller = deciding()
    pilot = show(controller)
    listener = listen(pilot)
    plus = next(number for number, node in describe(pilot.app).targets.items() if node.id == "spot.plus.0")
    listener.wished = [Wish(plus, "focus")]
    turn(pilot)
    assert pilot.focused == "spot.plus.0"
    assert listener.focus[-1] == plus
    listener.wished = [Wish(plus, "press"), Wish(plus, "press")]
    turn(pilot)
    confirm = next(number for number, node in describe(pilot.app).targets.items() if node.id == "act.confirm")
    listener.wished = [Wish(confirm, "press")]
    turn(pilot)
    assert controller.given == [BuyRallies(controller.seat, (2, 0, 0, 0))]


def test_what_cannot_be_used_says_why_and_what_is_not_there_is_ignored():
    pilot = Pilot(Form())
    listener = listen(pilot)
    listener.wished = [Wish(listener.named("Closed"), "press"), Wish(12345, "press"), Wish(ROOT, "press")]
    turn(pilot)
    assert pilot.scene.pressed == 0
    assert [toast.text for toast in pilot.app.stage.toasts] == ["Not now"]
    assert listener.nodes[listener.named("Closed")].description == "Not now"


def test_sliders_entries_and_buttons_obey():
    pilot = Pilot(Form())
    listener = listen(pilot)
    slider, entry, press = (
        listener.named("Size", "slider"),
        listener.named("Name", "textbox"),
        listener.named("Press"),
    )
    listener.wished = [
        Wish(slider, "increase"),
        Wish(slider, "increase"),
        Wish(slider, "decrease"),
        Wish(entry, "type", "Beate"),
        Wish(press, "press"),
        Wish(press, "increase"),
    ]
    turn(pilot)
    turn(pilot)
    assert (pilot.scene.value, pilot.scene.text, pilot.scene.pressed) == (4.0, "Beate", 1)
    assert listener.nodes[entry].value == "Beate"
    assert listener.nodes[slider].numbers == (4.0, 0.0, 5.0, 1.0)


def test_a_tool_can_empty_an_entry():
    pilot = Pilot(Form())
    listener = listen(pilot)
    listener.wished = [Wish(listener.named("Name", "textbox"), "type", "")]
    turn(pilot)
    assert pilot.scene.text == ""


# -- the package -------------------------------------------------------------------------------------------------------


def test_the_package_is_not_imported_before_the_window_opens():
    code = (
        "import sys, macher.ui.main as main; from macher.gallery.pilot import Pilot; from macher.ui.scene import Scene;"
        "Pilot(Scene()); sys.exit(any(name.split('.')[0] == 'accesskit' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_the_package_nothing_is_looked_for(monkeypatch):
    monkeypatch.setattr(kit_module, "PACKAGE", "no_such_accessibility_package")
    access = Access(Kit.open, installed)
    assert not access.possible
    access.open()
    assert access.bridge is None
    assert access.state == "missing"


def test_a_system_that_refuses_leaves_the_game_alone(monkeypatch):
    class Panic(BaseException):
        """As what fails in Rust arrives."""

    def fails(package, kit):
        raise Panic("no bus")

    monkeypatch.setattr(kit_module, "PACKAGE", "json")
    monkeypatch.setattr(kit_module, "_adapter", fails)
    access = Access(Kit.open, installed)
    access.open()
    assert access.state == "refused"


@pytest.mark.parametrize("possible", [True, False])
def test_the_window_waits_for_the_bridge_before_it_is_shown(monkeypatch, possible):
    seen, opened, set_mode = [], [], pygame.display.set_mode

    def find():
        seen.append((pygame.display.get_surface() is not None, bool(opened[-1] & pygame.HIDDEN)))
        return Listener()

    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags: opened.append(flags) or set_mode(size, flags))

    app = App((960, 540), strict=True, access=Access(find, lambda: possible))
    app.after(0.4, app.quit)
    bridges = []
    app.after(0.3, lambda: bridges.append(app.access.bridge))
    app.run(Form())
    assert seen == ([(True, True)] if possible else [])
    assert opened == [pygame.RESIZABLE | (pygame.HIDDEN if possible else 0)]
    assert [whole for _, whole in bridges[0].sent] == [True] if possible else bridges == [None]


def test_every_role_of_the_interface_is_known_to_the_system():
    package = pytest.importorskip("accesskit")
    assert all(hasattr(package.Role, name) for name in ROLES.values())
    assert all(hasattr(package.Action, name) for name in ACTIONS.values())


@pytest.mark.parametrize("scene", ["menu", "table"])
def test_the_true_package_takes_the_tree(scene):
    package = pytest.importorskip("accesskit")
    pilot = menu()[0] if scene == "menu" else show(deciding())
    tree = describe(pilot.app)
    made = update(package, tree.nodes, tree.focus, True)
    assert made.tree.root == ROOT
    assert made.focus == tree.focus
    nodes = dict(made.nodes)
    assert set(nodes) == set(tree.nodes)
    for number, spoken in tree.nodes.items():
        node = nodes[number]
        assert node.role == getattr(package.Role, ROLES[spoken.role])
        assert (node.value if spoken.role == "text" else node.label) == (spoken.name or None)
        assert tuple(node.children) == spoken.children
        assert node.is_disabled == spoken.disabled
        assert node.supports_action(package.Action.CLICK) == ("press" in spoken.actions)


def test_wishes_come_from_any_thread_and_a_failing_adapter_ends_the_bridge_only():
    package = pytest.importorskip("accesskit")

    class Panics:
        def update_if_active(self, factory):
            factory()
            raise BaseExceptionGroup("panic", [SystemError()])

    kit = Kit(package, lambda kit: Panics())
    assert kit.activate() is None
    assert kit.asked
    kit.act(SimpleNamespace(action=package.Action.CLICK, target=7, data=None))
    kit.act(SimpleNamespace(action=package.Action.SET_VALUE, target=8, data=(package.ActionDataKind.VALUE, "Anna")))
    kit.act(SimpleNamespace(action=package.Action.BLUR, target=9, data=None))
    assert kit.wishes() == [Wish(7, "press"), Wish(8, "type", "Anna")]
    assert kit.wishes() == []
    kit.send({}, ROOT, False)
    assert not kit.asked
    kit.focus_window(True)
    kit.activate()
    kit.deactivate()
    assert not kit.asked
