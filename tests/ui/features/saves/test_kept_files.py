"""Every file that is kept: what cannot be read is left alone, what cannot be written is said and tried again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.folders import HOME_VARIABLE, autosave_folder, config_folder
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.progress import with_finished_game
from macher.ui.features.saves.unsaved import Unsaved
from macher.ui.game.games import Games
from macher.ui.game.landscape import LastGame
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


class Case(NamedTuple):
    """A store: what changes it, and the file below the home that it keeps."""

    file: str
    change: Callable[[Shell, int], object]


def _settings(shell: Shell, at: int) -> None:
    shell.settings.pins[f"Anna {at}"] = "1"
    shell.store.save()


def _box(shell: Shell, at: int) -> None:
    box = shell.games.boxes.box("2019")
    fields = {field.path: field for page in box.pages for field in page.fields()}
    box.put(fields[f"lands.SN.points.{1 + at}"], 3 + at, "2026-11-28")
    shell.games.boxes.save("2019")


CASES: Final = (
    Case("config/settings.json", _settings),
    Case("data/progress.json", lambda shell, at: shell.games.progress.change(with_finished_game)),
    Case("data/stats/landscape.json", lambda shell, at: shell.games.landscape.note(LastGame(mark=f"{at}"))),
    Case("state/learn.json", lambda shell, at: shell.games.lessons.finish(f"lesson {at}")),
    Case("data/figures/box-2019.toml", _box),
)


def start() -> tuple[Pilot, Shell]:
    store = SaveStore(autosave_folder())
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    games = Games(store, "none", library=Library(autosaves=store))
    shell = Shell(pilot.app, texts, SettingsStore(config_folder()), games)
    shell.go.menu()
    return pilot.settle(), shell


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def banner(pilot: Pilot) -> str:
    pilot.app.scene.rebuild()
    found = pilot.settle().app.stage.find("banner")
    return found.name if found is not None else ""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file)
def test_a_file_that_cannot_be_read_is_left_alone_and_it_is_said(
    case: Case, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, shell = start()
    case.change(shell, 0)
    case.change(shell, 1)
    path = home / case.file
    before = contents(path.parent)
    real = os.open

    def held(name: object, flags: int, *more: object, **others: object) -> int:
        if str(name).endswith(path.name) and not flags & os.O_CREAT:
            raise PermissionError(13, "held")
        return real(name, flags, *more, **others)  # type: ignore[arg-type]

    with monkeypatch.context() as context:
        context.setattr(os, "open", held)
        pilot, shell = start()
        case.change(shell, 2)
        assert contents(path.parent) == before
    case.change(shell, 3)  # it can be read again, but what was in it is not known here
    assert contents(path.parent) == before
    said = banner(pilot)
    assert path.name in said
    assert "held" in said
    assert said in shell[Unsaved].notes
    shell.close()
    assert contents(path.parent) == before


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file)
def test_a_file_that_is_held_for_a_moment_is_written_as_soon_as_it_goes(
    case: Case, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, shell = start()
    case.change(shell, 0)
    path = home / case.file
    before = path.read_bytes()

    def held(*_: object, **__: object) -> None:
        raise PermissionError(13, "held")

    with monkeypatch.context() as context:
        context.setattr(os, "replace", held)
        case.change(shell, 1)
        shell[Unsaved].retry_files()
        assert "held" in banner(pilot)
        assert path.read_bytes() == before
    shell[Unsaved].retry_files()
    assert banner(pilot) == ""
    assert path.read_bytes() != before
    assert not shell[Unsaved].notes


@pytest.mark.parametrize("damage", [b"", b"{", b"\x00" * 40])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file)
def test_damaged_files_are_all_set_aside(case: Case, home: Path, damage: bytes) -> None:
    _, shell = start()
    case.change(shell, 0)
    path = home / case.file
    for number in (1, 2):
        path.write_bytes(damage + b" " * number)
        _, shell = start()
        case.change(shell, number)
    found = sorted(content for name, content in contents(path.parent).items() if "damaged" in name)
    assert found == sorted(damage + b" " * number for number in (1, 2))


def test_settings_come_back_from_the_file_before(home: Path) -> None:
    _, shell = start()
    _settings(shell, 0)
    _settings(shell, 1)
    path = home / "config/settings.json"
    path.write_bytes(path.read_bytes()[:-40])
    _, shell = start()
    assert list(shell.settings.pins) == ["Anna 0"]
    assert shell.store.file.restored


def test_a_preset_that_could_not_be_written_is_not_said_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, shell = start()
    shell.store.save()
    shell.go.new_game()
    pilot.settle()

    def held(*_: object, **__: object) -> None:
        raise PermissionError(13, "held")

    from macher.ui.features.start import presets

    said: list[str] = []
    monkeypatch.setattr(pilot.app.stage, "toast", lambda text, *_, **__: said.append(text))
    with monkeypatch.context() as context:
        context.setattr(os, "replace", held)
        presets._save(pilot.app.scene)  # type: ignore[arg-type]
    assert said == []
    assert "held" in banner(pilot)
