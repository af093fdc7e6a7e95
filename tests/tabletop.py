"""The real table screen over a bare table of the rules: for tests of prompts, without a session or AI seats.

desk = BareController(a_game(4).in_phase("rallies").table, seat=0)
pilot = show(desk)
pilot.click("spot.plus.0").click("act.confirm")
assert desk.given == [BuyRallies(0, (1, 0, 0, 0))]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import CommandRefused, Refusal
from macher.engine.event import Event
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, Vocabulary, names
from macher.i18n.hidden import Hidden
from macher.rules.edition import Edition
from macher.rules.table import Table
from macher.rules.viewing import phase_of, view
from macher.rules.views import PlayerView
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts.base import Prompt, make_prompt
from macher.ui.scene.focus import zone_of
from macher.ui.settings.options import UiOptions
from macher.ui.table.desk import TableDesk
from macher.ui.table.screen import TableScene
from macher.words.sayings import Saying

NAMES = ("Nicole", "Marion", "Petra", "Detlef", "Angie")
SIZES = {"wide": ((1920, 1080), 1.0), "small": ((1280, 720), 1.0), "focus": ((1920, 1080), 2.0)}
"""Window and size setting that lead to each layout."""


@dataclass(frozen=True)
class Noted:
    """An event of the record."""

    index: int
    round: int
    phase: str
    event: Event
    version: int = 0


@dataclass(frozen=True)
class NoUndo:
    """Nothing can be taken back here."""

    possible: bool = False
    reason: str = "undo-nothing"


class BareController:
    """The table of one seat; what is confirmed is carried out and noted in `given`."""

    def __init__(self, table: Table, seat: int, names: Sequence[str] = NAMES) -> None:
        self.table, self.seat = table, seat
        self.names = tuple(names[: len(table.parties)])
        self.kinds = tuple("human" if at == seat else "normal" for at in range(len(table.parties)))
        self.given: list[Command] = []
        self.passing: list[str] = []
        self.edition: Edition = table.edition
        self.open_money = False
        self.show_prompts = True
        self.marks: tuple[Noted, ...] = ()
        self.thinking: tuple[int, ...] = ()
        self.on_refusal: Callable[[Refusal], None] | None = None
        self.speed, self.reasons = "normal", dict[int, str]()
        self.holds: Callable[[], bool] = lambda: False
        self.spectates = False
        self.said: dict[int, list[Saying]] = {}
        self.shared_screen = self.veiled = self.may_look = self.open_hands = False

    def remark(self, version: int) -> str:
        """Nothing is made without asking."""
        return ""

    def look_from_next(self) -> None:
        """Nobody only looks on."""

    @property
    def looker(self) -> int:
        """The one who plays here."""
        return self.seat

    def look_away(self) -> None:
        """Nothing was opened."""

    def look(self) -> None:
        """Nothing is covered."""

    @property
    def view(self) -> PlayerView:
        """What the seat may know."""
        return view(self.table, self.seat)

    own_view = shared_view = view

    def before(self, version: int) -> PlayerView:
        """Former tables are not kept."""
        return self.view

    @property
    def asked_at(self) -> int:
        """Nobody else decides here, so that every question is new after a command."""
        return self.table.version

    @property
    def decision(self) -> Decision | None:
        """The seat's open decision."""
        return self.table.decision(self.seat) if self.seat in self.table.deciders() else None

    @property
    def log(self) -> Sequence[Noted]:
        """All events; what is secret is not told apart here."""
        phase = phase_of(self.table)
        return [Noted(at, self.table.round, phase, event) for at, event in enumerate(self.table.log or [])]

    def preview(self, *commands: Command) -> PlayerView | None:
        """The view after what can be told of the commands beforehand, unless they are refused."""
        trial = self.table.clone()
        trial.log = []
        try:
            for command in commands:
                trial.foresee(command)
                trial.settle()
        except CommandRefused:
            return None
        return view(trial, self.seat)

    def confirm(self, *commands: Command) -> None:
        """Carries commands out; raises CommandRefused for one that is not among the options."""
        for command in commands:
            self.table.apply(command)
            self.given.append(command)

    def auto_pass(self, scope: str) -> None:
        """Notes what is passed on."""
        self.passing.append(scope)

    def boundary(self, *commands: Command) -> str:
        """There is no record that would be a barrier."""
        return ""

    def undo_status(self) -> NoUndo:
        """No."""
        return NoUndo()

    redo_status = undo_status

    def undo(self) -> None:
        """Nothing to take back."""

    redo = take_back = hurry = undo

    def poll(self, now: float) -> bool:
        """Nothing happens by itself."""
        return False


@dataclass(frozen=True)
class Question:
    """A decision in a position made by hand, with one answer and how a player gives it."""

    table: Callable[[], Table]
    answer: Command
    clicks: Sequence[str] = ()
    """Ids of what is clicked one after the other; then it is confirmed."""
    keys: Sequence[str] = ()
    """The same with the keyboard, as in `by_keyboard`; empty if it goes to what is clicked."""

    def controller(self) -> BareController:
        """The table of the seat that is asked."""
        controller = BareController(self.table(), self.answer.seat)
        assert controller.decision is not None, controller.table.deciders()
        return controller

    def drafted(self, layout: str = "wide", lang: str = "en") -> tuple[BareController, Pilot]:
        """The table screen with the answer drafted, but not confirmed."""
        controller = self.controller()
        pilot = show(controller, layout, lang)
        for what in self.clicks:
            click_on(pilot, what)
        return controller, pilot


class Keyed(Texts):
    """Texts that are their keys: ``prompt-poll-bid(money=€7,000)``; numbers and money are written as in English."""

    def __call__(self, key: str, /, **args: object) -> str:
        said = ",".join(f"{name}={'…' if isinstance(value, Hidden) else value}" for name, value in args.items())
        return f"{key}({said})" if said else key

    def in_words(self, vocabulary: Vocabulary) -> Texts:
        return self if vocabulary == self.vocabulary else Keyed("en", vocabulary, self.grouping)


@dataclass
class Host:
    """What stands behind a desk, without a screen."""

    controller: BareController

    def changed(self) -> None:
        """Nothing is drawn."""

    def confirm(self, *commands: Command) -> None:
        """The controller notes it."""
        self.controller.confirm(*commands)


def prompt_of(controller: BareController, texts: Texts) -> Prompt[Any]:
    """The question on a table without a screen."""
    assert controller.decision is not None
    desk: Any = TableDesk.of(Host(controller), controller.view, controller.decision, texts)  # type: ignore[arg-type]
    return make_prompt(desk)


def show(
    controller: BareController,
    layout: str = "wide",
    lang: str = "en",
    *,
    size: tuple[int, int] | None = None,
    scale: float | None = None,
) -> Pilot:
    """The table screen with the controller's decision, in a layout and a language."""
    window, factor = SIZES[layout]
    scene = TableScene(controller, on_advice=lambda: None)
    texts = Texts.load(lang, words_of(controller.edition))
    return Pilot(scene, size or window, scale or factor, options=UiOptions(language=lang), texts=texts)


def reach(pilot: Pilot, id: str) -> None:
    """Goes to a node as a player does: Tab from zone to zone, then arrows."""
    for _ in range(40):
        focus = pilot.app.stage.focus
        if focus is not None and focus.stage is not None and zone_of(focus) is zone_of(pilot.get(id)):
            break
        pilot.press("tab")
    for _ in range(60):
        focus, target = pilot.app.stage.focus, pilot.get(id)
        assert focus is not None
        if focus.id == id:
            return
        dx, dy = target.window_rect.cx - focus.window_rect.cx, target.window_rect.cy - focus.window_rect.cy
        across, along = ("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")
        for key in (across, along) if abs(dx) > abs(dy) else (along, across):
            pilot.press(key)
            if pilot.app.stage.focus is not focus:
                break
    raise AssertionError(f"{id} can't be reached by keys from {pilot.focused}")


# -- names of states ---------------------------------------------------------------------------------------------------


def click_on(pilot: Pilot, what: str) -> None:
    """Clicks, where one board and one box have room after turning to the right one; without pips, on their plus."""
    words = what.split(".")
    if pilot.find(what) is None and pilot.find(f"land.{words[2]}") is not None:
        pilot.click(f"side.{words[1].removeprefix('display_')}s" if "display" in what else f"land.{words[2]}")
    if pilot.find(what) is not None:
        pilot.click(what)
        return
    assert words[1] == "pip", what
    for _ in range(int(words[3])):
        pilot.click(f"spot.plus.{words[2]}")


def by_keyboard(pilot: Pilot, what: Sequence[str]) -> None:
    """Uses nodes one after the other with the keyboard alone; ``key:5`` is the key itself.  Then confirms."""
    for each in what:
        if each.startswith("key:"):
            pilot.press(each[4:])
        else:
            if each.startswith("spot.plus.") and pilot.find(each) is None:
                pilot.press(str(int(each[-1]) + 1))
            reach(pilot, each)
            pilot.press("space")
    reach(pilot, "act.confirm")
    pilot.press("return")


def confirms_too_early(controller: BareController) -> None:
    """The confirm button is grey with a sentence until the draft is complete, and never gives half a decision."""
    pilot = show(controller)
    prompt = pilot.scene.prompt  # a table
    act = next(act for act in prompt.buttons() if act.primary)
    assert bool(act.reason) == (not prompt.commands())
    if act.reason:
        pilot.click("act.confirm")
        assert controller.given == []
        assert any(toast.text.startswith(act.reason) for toast in pilot.app.stage.toasts)


def turns_of_all_lands(table: Table) -> Iterator[tuple[str, ...]]:
    """Keys of four lands at a time, so that in the end each has lain on each of the boards."""
    keys = [land.key for land in table.edition.figures.lands]
    for first in range(0, len(keys), 4):
        four = (keys[first:] + keys)[:4]
        for turn in range(4):
            yield (*four[turn:], *four[:turn])


def nameless_boards(pilot: Pilot) -> list[str]:
    """Keys of the lands whose name stands on their board neither whole nor short."""
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    model, nameless = scene.model(), []
    for place in range(4):
        key = model.names.land_key(place)
        head = {run.text for run in pilot.runs() if run.owner == f"board.{place}"}
        if not head & {names.land(pilot.app.texts, key), names.land_short(pilot.app.texts, key)}:  # type: ignore[arg-type]
            nameless.append(key)
    return nameless
