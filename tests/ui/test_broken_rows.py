"""Lists with an entry that cannot be used: it says so, and all others can be seen and opened."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from macher.fuzz.mutations import signed_save
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.folders import mods_folder, replays_folder, saves_folder, tournaments_folder
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.saves.details import SavedWords
from macher.ui.features.start.menu import MenuScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.mods import Mods
from macher.ui.settings.settings import Preset, SeatChoice, SettingsStore
from macher.ui.shell.shell import Shell

SEATS = (SeatConfig("spd", "Anna", "human"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))


@pytest.fixture
def saved() -> str:
    """A game that has begun."""
    with GameSession.new(GameConfig(SEATS, seed=4), workers="none") as session:
        return session.save_text()


@pytest.fixture
def menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The main menu of a player with own folders."""
    monkeypatch.setenv("MACHER_HOME", str(tmp_path))
    flows = []

    def begin() -> tuple[Pilot, Shell]:
        texts = Texts.load("en")
        pilot = Pilot(Scene(), (1280, 720), texts=texts)
        store = SaveStore(tmp_path / "autosaves")
        library = Library(saves_folder(), replays_folder(), store)
        shell = Shell(pilot.app, texts, SettingsStore(tmp_path), Games(store, "none", tournaments_folder(), library))
        shell.mods = Mods(mods_folder()).load()
        shell.go.menu()
        pilot.settle()
        flows.append(shell)
        return pilot, shell

    yield begin
    for shell in flows:
        shell.close()
    Mods(None).load()


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def hostile(saved: str) -> str:
    """The save in a round that no number can be written for."""
    return saved.replace('"round":0', f'"round":{10**27}').replace('"scores":[]', f'"scores":[{10**27}]')


def test_a_save_with_a_monstrous_round_leaves_the_menu_and_the_list_as_they_were(
    menu, saved: str, tmp_path: Path
) -> None:
    assert hostile(saved) != saved
    write(tmp_path / "autosaves" / "autosave-1-00000002.json", hostile(saved))
    for name in ("evil", "worse"):
        write(saves_folder() / f"{name}.json", hostile(saved))
        write(replays_folder() / f"{name}.json", hostile(saved))
    good = write(saves_folder() / "good.json", saved)
    pilot, shell = menu()
    assert pilot.find("menu.quit") is not None
    assert pilot.find("menu.more") is not None
    pilot.click("menu.more").click("menu.load")
    assert len([node for node in pilot.all("saves.row.") if node.interactive]) == 4
    assert pilot.shows(shell.texts("saves-broken"))
    rows = [entry.path for entry in pilot.scene.entries]
    pilot.click(f"saves.row.{rows.index(good)}")
    pilot.click("saves.load")
    assert shell.controller is not None
    shell.go.menu()
    shell.go.statistics()
    pilot.settle()


def test_a_row_that_fails_in_any_other_way_is_a_row_that_says_so(
    menu, saved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("evil", "good"):
        write(saves_folder() / f"{name}.json", saved)
    true_line = SavedWords.line

    def line(words: SavedWords) -> list[str]:
        return [str(1 // 0)] if words.entry.name == "evil" and words.entry.problem is None else true_line(words)

    monkeypatch.setattr(SavedWords, "line", line)
    pilot, shell = menu()
    pilot.click("menu.more").click("menu.load")
    for at in range(2):
        pilot.click(f"saves.row.{at}")
        entry = pilot.scene.chosen
        assert (entry.problem is not None) == (entry.name == "evil")
        assert pilot.shows(shell.texts("saves-broken")) or entry.name == "good"


def test_the_menu_offers_to_go_on_even_where_the_place_cannot_be_said(
    menu, saved: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "autosaves" / "autosave-1-00000002.json", saved.replace('"round":0', '"round":2'))
    monkeypatch.setattr(MenuScreen, "_place", lambda screen, waiting: 1 // 0)
    pilot, _ = menu()
    assert pilot.find("menu.continue") is not None
    assert pilot.find("menu.quit") is not None


def test_a_tournament_that_cannot_be_read_is_listed_with_the_reason(menu) -> None:
    write(tournaments_folder() / "tournament-0001" / "tournament.json", "{")
    if hasattr(os, "mkfifo"):
        (tournaments_folder() / "tournament-0002").mkdir()
        os.mkfifo(tournaments_folder() / "tournament-0002" / "tournament.json")
    pilot, shell = menu()
    shell.go.new_tournament()
    pilot.click("page.earlier")
    assert pilot.shows(shell.texts("tournament-unreadable"))
    assert pilot.shows(shell.texts("save-cut-off"))
    rows = [node.id for node in pilot.all("kept.") if node.interactive]
    pilot.click(rows[-1])
    assert pilot.find("unreadable") is not None


def test_a_puzzle_that_cannot_be_said_stays_a_row(menu, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, shell = menu()
    shell.go.puzzles()
    first = pilot.scene.puzzles[0]
    true_solved = shell[Puzzles].solved
    monkeypatch.setattr(shell[Puzzles], "solved", lambda puzzle: 1 // (puzzle.key != first.key) and true_solved(puzzle))
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.shows(shell.texts("saves-broken"))
    assert len(pilot.all("puzzles.")) > 3


def test_a_preset_that_cannot_be_said_stays_a_row(menu, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, shell = menu()
    choice = SeatChoice(party="spd", kind="human")
    shell.settings.presets = [Preset(name=name, edition="2019", elections=4, seats=[choice]) for name in "ab"]

    def lines(screen: object, preset: Preset) -> list[str]:
        return [str(1 // (preset.name != "a"))]

    monkeypatch.setattr("macher.ui.features.start.presets._lines", lines)
    screen = NewGameScreen(shell)
    screen.page = "presets"
    shell.app.push(screen)
    pilot.settle()
    assert pilot.shows(shell.texts("saves-broken"))
    assert pilot.find("preset.0.delete") is not None
    assert pilot.find("preset.1.load") is not None


@pytest.mark.parametrize("preset", [{"elections": 10**27}, {"edition": "x" * 200}, {"seats": [{}] * 4000}])
def test_a_preset_beyond_all_bounds_is_not_taken(tmp_path: Path, preset: dict[str, object]) -> None:
    whole = {"name": "a", "edition": "2019", "elections": 4, "seats": [], **preset}
    write(tmp_path / "settings.json", json.dumps({"presets": [whole]}))
    store = SettingsStore(tmp_path)
    assert store.damaged
    assert store.settings.presets == []


def test_a_save_whose_figures_are_not_here_says_which_file_belongs_where(menu, saved: str) -> None:
    document = json.loads(saved)
    document["head"]["data_file"] = "/home/nicole/money.toml"
    write(saves_folder() / "figures.json", signed_save(document).decode())
    pilot, shell = menu()
    pilot.click("menu.more").click("menu.load")
    pilot.click("saves.load")
    sentence = shell.texts("save-figures-missing", name="money.toml")
    assert " ".join(pilot.texts()).count(sentence) == 1
    assert not any("/home/nicole" in said for said in pilot.texts())
    assert shell.controller is None
