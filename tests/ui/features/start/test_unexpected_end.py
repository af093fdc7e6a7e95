"""The first screen after the program ended unexpectedly."""

import os
import subprocess
import sys
import time

import pygame
import pytest
from evenings import NAMES, SIZES

import macher.ui.main as start
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.saves.runs import RunMark
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.app import App
from macher.ui.features.start.unexpected_end import AfterUnexpectedEnd
from macher.ui.features.tournament.tournaments import Tournaments
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

ID = "unexpected-end"


def saved_game(folder, commands=3):
    store = SaveStore(folder)
    seats = tuple(SeatConfig(party, NAMES[party], "human" if party == "spd" else "normal") for party in NAMES)
    session = GameSession.new(GameConfig(seats, seed=4), store, "none")
    for seat in range(commands):
        decision = session.decision(seat)
        assert session.submit(next(iter(decision.options)), version=session.version) is None
    session.close()
    return store


def damage(store, files):
    for file in files:
        file.path.write_text(file.path.read_text()[:-200])


@pytest.fixture
def asked(tmp_path):
    """Begins with a menu over these saves, and asks."""
    flows = []

    def ask(store, report=None, lang="en", size=(1280, 720), scale=1.0):
        texts = Texts.load(lang)
        pilot = Pilot(Scene(), size, scale, texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(store, "none"))
        flows.append(shell)
        shell.go.menu()
        AfterUnexpectedEnd(shell, report, tmp_path / "documents").ask()
        pilot.settle()
        return pilot, shell

    yield ask
    for shell in flows:
        shell.close()


@pytest.fixture
def report(tmp_path):
    path = tmp_path / "crash-20250921-183000-042.txt"
    path.write_text("ValueError: what went wrong")
    return path


def open_question(pilot):
    return bool(pilot.app.stage.layers) and pilot.app.stage.layers[-1].id == ID


def test_enter_goes_on_at_the_last_action(tmp_path, asked):
    pilot, shell = asked(saved_game(tmp_path / "saves"))
    assert open_question(pilot)
    assert pilot.find(f"{ID}.report") is None
    pilot.press("return")
    assert not pilot.app.stage.layers
    assert shell.controller.session.version == 3


def test_escape_and_the_button_lead_to_the_menu(tmp_path, asked):
    store = saved_game(tmp_path / "saves")
    for leave in (lambda pilot: pilot.press("escape"), lambda pilot: pilot.click(f"{ID}.menu")):
        pilot, shell = asked(store)
        leave(pilot)
        assert not pilot.app.stage.layers
        assert shell.controller is None
        assert pilot.find("menu.continue") is not None


def test_the_report_is_saved_where_it_is_found_and_the_question_stays(tmp_path, asked, report):
    pilot, shell = asked(saved_game(tmp_path / "saves"), report)
    pilot.click(f"{ID}.report")
    kept = tmp_path / "documents" / "macher-crash-20250921-183000-042.txt"
    assert kept.read_text() == report.read_text()
    assert any(str(kept) in node.name for node in pilot.nodes())
    assert pilot.find(f"{ID}.report") is None
    pilot.click(f"{ID}.continue")
    assert shell.controller is not None


def test_a_report_that_cannot_be_saved_says_why(tmp_path, asked, report):
    (tmp_path / "documents").write_text("a file where the folder should be")
    pilot, _ = asked(saved_game(tmp_path / "saves"), report)
    pilot.click(f"{ID}.report")
    assert pilot.shows("The report cannot be saved")
    assert pilot.find(f"{ID}.report") is not None


def test_a_damaged_autosave_is_one_clear_sentence(tmp_path, asked):
    store = saved_game(tmp_path / "saves")
    damage(store, store.files())
    pilot, _ = asked(store)
    assert pilot.find(f"{ID}.continue") is None
    assert "The autosave cannot be used; the file stays where it is." in " ".join(run.text for run in pilot.runs())
    pilot.press("return")
    assert not pilot.app.stage.layers


def test_the_autosave_before_a_damaged_one_is_gone_on_with(tmp_path, asked):
    store = saved_game(tmp_path / "saves")
    damage(store, store.files()[:1])
    pilot, shell = asked(store)
    pilot.click(f"{ID}.continue")
    assert shell.controller.session.version == 2
    assert pilot.app.stage.layers[-1].id == "restored"


def test_an_autosave_that_does_not_run_again_is_told(tmp_path, asked, monkeypatch):
    from macher.saves.problems import SaveError

    def fails(path):
        raise SaveError("save-digest", path, number=2)

    pilot, shell = asked(saved_game(tmp_path / "saves"))
    monkeypatch.setattr("macher.saves.verify.load_game", fails)
    pilot.click(f"{ID}.continue")
    assert shell.controller is None
    assert pilot.shows("The autosave cannot be used")


def test_a_tournament_that_was_played_last_is_gone_on_with(tmp_path, asked, monkeypatch):
    store, opened = saved_game(tmp_path / "saves"), []
    monkeypatch.setattr(Games, "tournament_last", property(lambda games: games._store is store))
    pilot, shell = asked(store)
    monkeypatch.setattr(shell[Tournaments], "open", lambda: opened.append(True))
    pilot.app.stage.request_rebuild()
    pilot.settle().press("return")
    assert opened
    assert shell.controller is None


def test_what_was_written_last_tells_a_tournament_from_a_game(tmp_path):
    store, folder = saved_game(tmp_path / "saves"), tmp_path / "tournaments"
    games = Games(store, "none", folder)
    assert not games.tournament_last
    table = folder / "tournament-0001" / "table-1" / "autosave-1-00000001.json"
    table.parent.mkdir(parents=True)
    table.touch()
    os.utime(table, (time.time() + 10,) * 2)
    assert games.tournament_last
    os.utime(table, (time.time() - 3600,) * 2)
    assert not games.tournament_last


def test_with_nothing_to_go_on_with_nobody_is_asked(tmp_path, asked, report):
    empty = SaveStore(tmp_path / "none")
    assert not asked(empty)[0].app.stage.layers
    pilot, _ = asked(empty, report)
    assert open_question(pilot)
    assert pilot.find(f"{ID}.continue") is None


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_question_fits(tmp_path, asked, report, lang, size, scale):
    pilot, _ = asked(saved_game(tmp_path / "saves", 1), report, lang, size, scale)
    assert pilot.problems() == []
    pilot.click(f"{ID}.report")
    assert pilot.problems() == []


# -- the start of the program ---------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    monkeypatch.setattr(pygame, "quit", lambda: None)  # the fonts serve the other tests, too
    settings = SettingsStore(tmp_path / "config")
    settings.settings.language = "en"
    settings.save()
    return tmp_path


def started(monkeypatch, does):
    """Starts the program and does something in its third turn; whether it asked by then."""
    seen = []
    turn = App.step
    count = 0

    def step(self, events=None):
        nonlocal count
        turn(self, events)
        count += 1
        if count == 3:
            seen.extend(layer.id for layer in self.stage.layers)
            does(self)

    monkeypatch.setattr(App, "step", step)
    try:
        start.run()
    finally:
        monkeypatch.setattr(App, "step", turn)
    return ID in seen


def fails(app):
    raise RuntimeError("outside of everything that is guarded")


def test_an_error_is_reported_and_asked_about_once(home, monkeypatch):
    saved_game(home / "state" / "autosaves")
    with pytest.raises(RuntimeError):
        started(monkeypatch, fails)
    assert "outside of everything" in next((home / "state" / "crash").glob("*.txt")).read_text()
    assert started(monkeypatch, App.quit)
    assert not started(monkeypatch, App.quit)


def test_after_quitting_nobody_is_asked(home, monkeypatch):
    saved_game(home / "state" / "autosaves")
    assert not started(monkeypatch, App.quit)
    assert not started(monkeypatch, App.quit)


def test_a_killed_program_is_asked_about_with_its_autosave(home, monkeypatch):
    saved_game(home / "state" / "autosaves")
    process = subprocess.Popen([sys.executable, "-m", "macher"], env=dict(os.environ), stderr=subprocess.DEVNULL)
    try:
        marks = home / "state" / "runs"
        for _ in range(400):
            if marks.exists() and list(marks.iterdir()):
                break
            time.sleep(0.05)
        second = RunMark(marks)
        assert second.begin() is None
        second.end()
    finally:
        process.kill()
        process.wait()
    assert started(monkeypatch, App.quit)
