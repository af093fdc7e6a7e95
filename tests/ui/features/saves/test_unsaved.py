"""Leaving a game that cannot be saved: nothing is lost without a question, and where none can be asked a copy stays."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pygame
import pytest
from evenings import NAMES, SIZES

import macher.ui.main as start
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.saves.library import Library
from macher.saves.places import listing, path_of
from macher.saves.rescue import put_down, rescued
from macher.saves.store import SaveStore
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.app import App
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

CONFIG = GameConfig(
    tuple(SeatConfig(party, NAMES[party], "human" if party == "spd" else "normal") for party in NAMES), seed=4
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """An own home, and an own folder of temporary files."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    home.mkdir()
    temporary.mkdir()
    monkeypatch.setenv("MACHER_HOME", str(home))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    return home


def decide(session, times=1):
    for _ in range(times):
        seat = session.deciding()[0]
        assert session.submit(next(iter(session.decision(seat).options)), version=session.version) is None


@pytest.fixture
def game(tmp_path):
    """A game with decisions that cannot be saved, as a file lies where the autosaves should be."""
    flows = []

    def begin(lang="en", size=(1280, 720), scale=1.0, times=3):
        texts = Texts.load(lang)
        pilot = Pilot(Scene(), size, scale, texts=texts)
        pilot.drawing = False
        store = SaveStore(tmp_path / "autosaves")
        store.folder.write_text("")
        library = Library(tmp_path / "saves", tmp_path / "replays", store)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(store, "none", library=library))
        shell.settings.speed = "instant"
        flows.append(shell)
        shell.go.menu()
        shell.begin(CONFIG)
        decide(shell.controller.session, times)
        pilot.wait(0.1).settle()
        return pilot, shell

    yield begin
    for shell in flows:
        shell.leave_game()
        shell.close()


def layer(pilot):
    return pilot.app.stage.layers[-1].id if pilot.app.stage.layers else ""


def close_window(pilot):
    pilot.app.step([pygame.event.Event(pygame.QUIT)])
    pilot.settle()


WAYS = {
    "closing the window": lambda pilot, shell: close_window(pilot),
    "Ctrl+Q": lambda pilot, shell: pilot.press("ctrl+q"),
    "Leave": lambda pilot, shell: (shell.go.game_menu(), pilot.settle().click("game-menu.game-menu.leave")),
    "quick game": lambda pilot, shell: shell.go.quick_game(),
    "rematch": lambda pilot, shell: shell.go.rematch(),
    "new game": lambda pilot, shell: (shell.go.new_game(), pilot.settle().press("return")),
    "guided round": lambda pilot, shell: shell.go.guided_game(),
    "quick load": lambda pilot, shell: pilot.press("f9"),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_out_asks_first(game, way):
    pilot, shell = game()
    session = shell.controller.session
    if way == "quick load":
        shell.games.library.keep_quickly(session.save_text())
    WAYS[way](pilot, shell)
    pilot.settle()
    assert layer(pilot) == "unsaved"
    assert pilot.app.running
    assert shell.controller.session is session
    pilot.press("escape")
    assert shell.controller.session is session
    assert pilot.app.running
    WAYS[way](pilot, shell)
    pilot.settle().click("unsaved.leave").settle()
    gone = not pilot.app.running or shell.controller is None or shell.controller.session is not session
    assert gone


def test_a_game_without_unsaved_decisions_is_left_at_once(game):
    _, shell = game(times=0)
    assert shell.controller.session.save_problem
    shell.go.menu()
    assert shell.controller is None


def test_where_there_is_room_again_nobody_is_asked(game, tmp_path):
    pilot, _ = game()
    (tmp_path / "autosaves").unlink()
    close_window(pilot)
    assert not pilot.app.running
    assert len(load_game(SaveStore(tmp_path / "autosaves").files()[0].path).journal) == 3


def test_try_again_asks_again_until_it_works(game, tmp_path):
    pilot, _ = game()
    pilot.press("ctrl+q").click("unsaved.retry")
    assert layer(pilot) == "unsaved"
    close_window(pilot)
    assert layer(pilot) == "unsaved"
    assert pilot.app.running
    (tmp_path / "autosaves").unlink()
    pilot.press("return")
    assert not pilot.app.running
    assert len(load_game(SaveStore(tmp_path / "autosaves").files()[0].path).journal) == 3


def test_saving_somewhere_else_by_keyboard(game, home):
    pilot, shell = game()
    shell.go.menu()
    pilot.press("tab").press("return")
    assert layer(pilot) == "elsewhere"
    assert pilot.focused == "elsewhere.entry"
    pilot.press("return").settle()
    assert shell.controller is None
    assert pilot.scene.name == "menu"
    (saved,) = (home / "documents").iterdir()
    assert len(load_game(saved).journal) == 3
    assert pilot.shows("Copied to") or any(str(saved) in toast.text for toast in pilot.app.stage.toasts)


def test_saving_somewhere_else_by_mouse_and_what_is_wrong_is_said(game, home, tmp_path):
    pilot, shell = game()
    (tmp_path / "stick" / "games").mkdir(parents=True)
    (tmp_path / "stick" / "mine.json").write_text("a letter")
    shell.go.menu()
    pilot.settle().click("unsaved.elsewhere")
    pilot.press("ctrl+a").type(str(tmp_path / "nowhere" / "mine")).click("elsewhere.keep")
    assert "cannot be written there (not found)" in pilot.get("elsewhere.said").name
    pilot.click("elsewhere.entry").press("ctrl+a").type(f'"{tmp_path}/stick/mine.json"').click("elsewhere.keep")
    assert "already" in pilot.get("elsewhere.said").name
    assert (tmp_path / "stick" / "mine.json").read_text() == "a letter"
    pilot.click("elsewhere.entry").press("ctrl+a").type(f"{tmp_path}/stick/")
    pilot.click("games").click("elsewhere.keep").settle()
    assert "Name a file" in pilot.get("elsewhere.said").name
    pilot.click("elsewhere.entry").press("end").type("mine").click("elsewhere.keep").settle()
    assert len(load_game(tmp_path / "stick" / "games" / "mine.macher").journal) == 3
    assert shell.controller is None


def test_no_to_another_place_leads_back_to_the_question(game):
    pilot, shell = game()
    shell.go.menu()
    pilot.settle().click("unsaved.elsewhere").click("elsewhere.cancel")
    assert layer(pilot) == "unsaved"
    pilot.click("unsaved.elsewhere").press("escape")
    assert layer(pilot) == "unsaved"
    pilot.click("unsaved.stay")
    assert layer(pilot) == ""
    assert shell.controller is not None


def test_the_hidden_banner_leaves_a_mark_that_brings_it_back(game, tmp_path):
    pilot, shell = game()
    pilot.click("banner.hide")
    assert pilot.find("banner") is None
    decide(shell.controller.session)
    pilot.wait(0.1).settle()
    assert "not saved" in pilot.get("save-mark").name
    pilot.click("save-mark")
    assert pilot.find("banner") is not None
    assert pilot.find("save-mark") is None
    (tmp_path / "autosaves").unlink()
    pilot.click("banner.retry")
    assert pilot.find("banner") is None
    assert pilot.find("save-mark") is None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_question_sheet_and_mark_fit(game, lang, size, scale):
    pilot, shell = game(lang, size, scale)
    pilot.drawing = True
    pilot.click("banner.hide")
    assert [each for each in pilot.problems() if "mark" in str(each)] == []
    shell.go.menu()
    pilot.settle()
    assert pilot.problems() == []
    pilot.click("unsaved.elsewhere")
    assert pilot.problems() == []


# -- paths -----------------------------------------------------------------------------------------------------------


def test_paths_are_understood_as_players_write_them(tmp_path, monkeypatch):
    monkeypatch.setenv("USERPROFILE" if sys.platform == "win32" else "HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    uri = tmp_path.as_uri() + "/a%20b.json"
    for written in ("a b.json", '"a b.json"', " 'a b.json' ", "~/a b.json", "„a b.json“", uri):
        assert path_of(written) == tmp_path / "a b.json"
    assert path_of("~nobody-of-this-name/x").name == "x"


def test_a_folder_is_listed_without_what_is_hidden(tmp_path):
    folder = tmp_path / "folder"
    for name in ("Z", "y", ".hidden"):
        (folder / name).mkdir(parents=True)
    for name in ("b.json", "a.JSON", ".c.json", "d.txt", "e.macher"):
        (folder / name).write_text("")
    os.utime(folder / "b.json", (1, 1))
    found = listing(folder)
    assert [path.name for path in found.saves] == ["e.macher", "a.JSON", "b.json"]
    assert [path.name for path in found.folders] == ["y", "Z"]


# -- the end from outside --------------------------------------------------------------------------------------------


def test_a_copy_goes_to_the_first_folder_that_takes_it(tmp_path):
    (tmp_path / "file").write_text("")
    path = put_down("{}", [tmp_path / "file", tmp_path / "second", tmp_path / "third"])
    assert path.parent == tmp_path / "second"
    assert path.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    assert rescued([tmp_path / "file", tmp_path / "second", tmp_path / "third"]) == [path]
    assert put_down("{}", [tmp_path / "file"]) is None
    assert [each.name for each in (tmp_path / "second").iterdir()] == [path.name]


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="needs links")
def test_only_own_whole_files_count_as_rescued(tmp_path):
    (tmp_path / "macher-rescued-a.json").mkdir()
    (tmp_path / "letter").write_text("")
    (tmp_path / "macher-rescued-b.json").symlink_to(tmp_path / "letter")
    (tmp_path / "macher-rescued-c.tmp").write_text("")
    assert rescued([tmp_path]) == []


def run_with(monkeypatch, does):
    """Starts the program and does something in its third turn; its exit code and the layers that were open by then."""
    layers, turn, count = [], App.step, 0

    def step(self, events=None):
        nonlocal count
        turn(self, events)
        count += 1
        if count == 3:
            layers.extend(each.id for each in self.stage.layers)
            does(self)

    monkeypatch.setattr(App, "step", step)
    try:
        return start.run(), layers
    finally:
        monkeypatch.setattr(App, "step", turn)


@pytest.fixture
def known(home, monkeypatch):
    """A player who has started the game before."""
    monkeypatch.setattr(pygame, "quit", lambda: None)  # the fonts serve the other tests, too
    settings = SettingsStore(home / "config")
    settings.settings.language = "en"
    settings.save()
    return home


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="signals of POSIX")
@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, getattr(signal, "SIGHUP", 1)])
def test_what_a_signal_leaves_unsaved_is_offered_at_the_next_start(known, monkeypatch, number):
    folder = known / "state" / "autosaves"
    folder.parent.mkdir()
    folder.write_text("")

    def play_and_signal(app):
        shell = app.on_options.__self__
        shell.play(GameSession.new(CONFIG, SaveStore(folder), "none"))
        decide(shell.controller.session, 3)
        os.kill(os.getpid(), number)

    handler = signal.getsignal(number)
    code, layers = run_with(monkeypatch, play_and_signal)
    assert (code, layers) == (128 + number, [])
    assert signal.getsignal(number) == handler
    (copy,) = rescued([known / "state"])
    assert len(load_game(copy).journal) == 3
    assert list((known / "state" / "runs").iterdir()) == []
    folder.unlink()

    def go_on(app):
        shell = app.on_options.__self__
        node = app.stage.find("rescued.continue")
        node.activate()
        assert shell.controller.session.version == 3
        shell.go.quit()

    code, layers = run_with(monkeypatch, go_on)
    assert (code, layers) == (0, ["rescued"])
    assert not copy.exists()
    assert [entry.name for entry in Library().kept()] == ["Rescued game"]
    assert len(load_game(SaveStore(folder).files()[0].path).journal) == 3
    assert run_with(monkeypatch, App.quit) == (0, [])


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.usefixtures("heeded")
def test_ctrl_c_in_the_terminal_ends_the_program_properly(known):
    """The real program with its process for AI seats: saved, no trace of an error, no process left."""
    command = [sys.executable, "-m", "macher", "--seed", "7"]
    program = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        store = SaveStore(known / "state" / "autosaves")
        for _ in range(1200):
            if len(store.files()) > 1:  # an AI seat has answered
                break
            time.sleep(0.05)
        children = _children(program.pid)
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=60)
    finally:
        program.kill()
    assert program.returncode == 130
    assert "Traceback" not in said
    assert list((known / "state" / "runs").iterdir()) == []
    assert store.latest() is not None
    for _ in range(200):
        if all(map(_ended, children)):
            break
        time.sleep(0.05)
    assert all(map(_ended, children))


def _children(pid):
    tasks = Path(f"/proc/{pid}/task/{pid}/children")
    return tasks.read_text().split() if tasks.exists() else []


def _ended(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
