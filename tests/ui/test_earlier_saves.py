"""Loading an earlier moment of a game takes moves back: it is told before, and the game is marked, by every door."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from evenings import NAMES

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.saves.saving import Saving
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

EARLY, LATE = 30, 45


class Evening:
    """A game that is played on after a moment that was kept."""

    def __init__(self, home: Path, humans: str = "spd") -> None:
        self.library = Library(home / "saves", home / "replays", SaveStore(home / "autosaves"))
        self.home = home
        texts = Texts.load("en")
        self.pilot = Pilot(Scene(), (1280, 720), texts=texts)
        self.pilot.drawing = False
        games = Games(self.library.store, "none", library=self.library)
        self.shell = Shell(self.pilot.app, texts, SettingsStore(None), games)
        self.shell.settings.speed = "instant"
        seats = tuple(SeatConfig(each, NAMES[each], "human" if each in humans.split() else "random") for each in NAMES)
        self.config = GameConfig(seats, seed=4)
        self.shell.begin(self.config)
        self.stream = Stream(7)
        self.play(EARLY)

    @property
    def session(self) -> GameSession:
        """The game on the screen."""
        assert self.shell.controller is not None
        return self.shell.controller.session

    def play(self, version: int) -> None:
        """Plays on by chance."""
        while self.session.version < version and not self.session.over:
            decision = self.session.decision(self.session.deciding()[0])
            assert decision is not None
            command = decision.options.sample(self.stream)
            assert self.session.submit(command, version=self.session.version) is None
        self.pilot.settle()

    @property
    def asked(self) -> bool:
        """Whether the question stands there."""
        return self.pilot.find("saves-back.load") is not None


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "home"))
    found = Evening(tmp_path)
    yield found
    found.shell.close()


def quickly(evening: Evening) -> Callable[[], object]:
    evening.pilot.press("f5")
    return lambda: evening.pilot.press("f9")


def from_the_list(evening: Evening) -> Callable[[], object]:
    path = evening.library.keep(evening.session.save_text(), "Friday")
    return lambda: evening.shell[Saving].load(evening.library.find(path))


def by_double_click(evening: Evening) -> Callable[[], object]:
    path = evening.home / "friday.macher"
    evening.session.save_as(path)
    return lambda: evening.shell.opening.open(path)


def brought_in(evening: Evening) -> Callable[[], object]:
    path = evening.home / "friday.macher"
    evening.session.save_as(path)
    return lambda: evening.shell.opening.open(evening.library.take_in(path))


def an_autosave_of_before(evening: Evening) -> Callable[[], object]:
    path = evening.home / "autosave.json"
    assert evening.session.autosave is not None
    path.write_bytes(evening.session.autosave.read_bytes())
    return lambda: evening.shell.opening.open(path)


DOORS = [quickly, from_the_list, by_double_click, brought_in, an_autosave_of_before]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("where", ["table", "menu", "over"])
def test_it_is_told_before_and_marked(
    evening: Evening, door: Callable[[Evening], Callable[[], object]], where: str
) -> None:
    load = door(evening)
    evening.play(LATE if where != "over" else 10_000)
    if where != "table":
        evening.shell.go.menu()
        evening.pilot.settle()
    load()
    evening.pilot.settle()
    assert evening.asked
    if evening.shell.controller is not None:
        assert evening.session.version >= LATE  # nothing has happened yet
    evening.pilot.click("saves-back.load").settle()
    assert evening.session.version == EARLY
    assert evening.session.assisted
    newest = evening.library.autosaves()[0]
    assert newest.assisted
    evening.play(EARLY + 5)  # and once more: it is marked already, so that nobody is asked
    evening.pilot.settle()
    load()
    evening.pilot.settle()
    assert not evening.asked
    assert evening.session.version == EARLY
    assert evening.session.assisted


def test_whoever_declines_goes_on_as_before(evening: Evening) -> None:
    load = quickly(evening)
    evening.play(LATE)
    session = evening.session
    load()
    evening.pilot.click("saves-back.no").settle()
    assert evening.session is session
    assert not session.assisted


def test_nobody_is_asked_who_takes_nothing_back(evening: Evening) -> None:
    """The newest moment, or a later one."""
    load = quickly(evening)
    load()
    evening.pilot.settle()
    assert not evening.asked
    evening.play(LATE)
    load = from_the_list(evening)
    evening.shell.go.menu()
    load()
    evening.pilot.settle()
    assert not evening.asked
    assert (evening.session.version, evening.session.assisted) == (LATE, False)


def test_what_undo_could_take_back_may_be_loaded(evening: Evening) -> None:
    person = evening.session.humans[0]
    while evening.session.deciding() != (person,) or evening.session.view(-1).phase != "rallies":
        evening.play(evening.session.version + 1)
    load = quickly(evening)
    kept = evening.session.version
    evening.play(kept + 1)
    assert evening.session.undo_status(person).possible
    load()
    evening.pilot.settle()
    assert not evening.asked
    assert (evening.session.version, evening.session.assisted) == (kept, False)


def test_another_try_at_the_same_deal_is_another_game(evening: Evening) -> None:
    """It begins alike, and what was seen of the first one is no course of this one."""
    evening.play(10_000)
    evening.shell.begin(evening.config)
    evening.stream = Stream(8)
    evening.play(EARLY)
    load = quickly(evening)
    load()
    evening.pilot.settle()
    assert not evening.asked
    evening.play(LATE)
    load()
    evening.pilot.settle()
    assert evening.asked


def test_moves_of_rivals_alone_are_nothing_to_take_back(evening: Evening) -> None:
    person = evening.session.humans[0]
    while person in evening.session.deciding():
        evening.play(evening.session.version + 1)
    load = quickly(evening)
    kept = evening.session.version
    while person not in evening.session.deciding():
        evening.play(evening.session.version + 1)
    load()
    evening.pilot.settle()
    assert not evening.asked
    assert evening.session.version == kept


def test_several_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "home"))
    evening = Evening(tmp_path, "spd cdu")
    load = quickly(evening)
    evening.play(LATE)
    load()
    evening.pilot.settle()
    assert evening.asked
    evening.shell.close()
