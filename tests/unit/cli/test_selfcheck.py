"""A whole installation says so; a damaged one says what is missing and how to repair it, without a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from macher import installation, resources
from macher.cli.main import run
from macher.cli.outcome import FAILED
from macher.installation import CONTENTS, data_files, missing_files

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program."""
    folder = tmp_path_factory.mktemp("installed")
    for name in ("macher", "assets", "localization"):
        shutil.copytree(ROOT / name, folder / name)  # with what is compiled already
    return folder


def started(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en",
        **more,
    }
    return subprocess.run(
        [sys.executable, "-m", "macher", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_list_names_every_file() -> None:
    """If this fails: python packaging/make_contents.py."""
    assert (ROOT / "assets" / CONTENTS).read_text("utf-8").split("\n") == [*data_files(ROOT), ""]


def test_a_whole_installation_passes_every_check(whole: Path) -> None:
    """In a narrow encoding, too."""
    done = started(whole, "selfcheck", PYTHONIOENCODING="ascii", LC_ALL="pl_PL.UTF-8", LANGUAGE="pl")
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout
    assert done.stderr == ""
    assert all(line.startswith("ok ") for line in lines[1:])
    assert lines[1] == "ok      window: not tried, dummy shows it to nobody"
    checked = (
        "imports",
        "encodings",
        "languages of mods",
        "fonts",
        "icons",
        "sounds",
        "map",
        "language de",
        "language pl",
        "edition 2019",
        "edition consim",
    )
    for what in checked:
        assert any(line.startswith(f"ok      {what}:") for line in lines)


@pytest.mark.parametrize(
    "name",
    [
        "assets/fonts/IBMPlexSans_400Regular.ttf",
        "assets/icons/gavel.svg",
        "localization/en/errors.ftl",
        "localization/de/menu.ftl",
        "assets/sounds/newsroom.wav",
        f"assets/{CONTENTS}",
    ],
)
@pytest.mark.parametrize("empty", [False, True])
def test_a_missing_or_empty_file_is_known(whole: Path, name: str, empty: bool, monkeypatch) -> None:
    monkeypatch.setattr(installation, "data_root", lambda: whole)
    assert missing_files() == []
    with damaged(whole / name, empty):
        assert missing_files() == [name]


@pytest.mark.parametrize(
    ("name", "empty"),
    [("assets/icons/gavel.svg", False), ("localization/en/errors.ftl", True), (f"assets/{CONTENTS}", False)],
)
def test_a_missing_or_empty_file_is_named_at_the_start(whole: Path, name: str, empty: bool) -> None:
    with damaged(whole / name, empty):
        done = started(whole, "--headless")
    assert done.returncode == FAILED
    assert name in done.stderr
    assert "games and settings stay" in done.stderr
    assert "Traceback" not in done.stderr


@contextmanager
def damaged(path: Path, empty: bool) -> Iterator[None]:
    """Without a file, or with an empty one."""
    content = path.read_bytes()
    path.unlink()
    if empty:
        path.touch()
    try:
        yield
    finally:
        path.write_bytes(content)


def test_all_data_missing_is_said_too(whole: Path, tmp_path: Path) -> None:
    shutil.copytree(whole / "macher", tmp_path / "macher")
    done = started(tmp_path, "--headless")
    assert (done.returncode, done.stdout) == (FAILED, "")
    assert "Missing: assets" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_failed_check_is_a_line_and_an_exit_code(monkeypatch, capsys) -> None:
    monkeypatch.setattr("macher.cli.selfcheck.missing_files", lambda: ["assets/fonts/a.ttf"])
    monkeypatch.setattr("macher.cli.selfcheck._edition", lambda key: key)
    for name in ("_imports", "_window", "_drawing"):  # the last two would end pygame for the tests after it
        monkeypatch.setattr(f"macher.cli.selfcheck.{name}", lambda: "")
    assert run(["selfcheck"]) == FAILED
    out = capsys.readouterr().out
    assert "FAILED  files: 1 missing: assets/fonts/a.ttf" in out
    assert "ok      fonts" in out
    assert installation.missing_files() == []
    assert resources.data_root() == ROOT
