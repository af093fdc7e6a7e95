"""A file is written whole or not at all, never through a link of somebody else's, and what a crash leaves goes."""

from __future__ import annotations

import os
import stat
import time
from contextlib import nullcontext
from pathlib import Path

import pytest

from macher.saves import atomic, folders
from macher.saves.atomic import sweep, write_atomically
from macher.saves.folders import HOME_VARIABLE, make_folder, sweep_all

pytestmark = pytest.mark.usefixtures("true_disk")
POSIX = pytest.mark.skipif(os.name != "posix", reason="links and modes as POSIX knows them")


def old(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{")
    os.utime(path, (time.time() - 3600,) * 2)
    return path


@POSIX
def test_a_link_under_the_temporary_name_is_never_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a name that was guessed is only taken if nothing lies there."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("untouched")
    guessed = iter([bytes(4), bytes([0, 0, 0, 1])])
    monkeypatch.setattr(os, "urandom", lambda _size: next(guessed))
    (tmp_path / "a.json.00000000.tmp").symlink_to(elsewhere)
    write_atomically(tmp_path / "a.json", "{}")
    assert elsewhere.read_text() == "untouched"
    assert (tmp_path / "a.json").read_text() == "{}"


@POSIX
def test_the_temporary_name_cannot_be_told_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    replace = os.replace
    monkeypatch.setattr(os, "replace", lambda source, target: names.append(str(source)) or replace(source, target))
    write_atomically(tmp_path / "a.json", "1")
    write_atomically(tmp_path / "a.json", "2")
    assert len(set(names)) == 2


@POSIX
@pytest.mark.parametrize("there", [True, False])
def test_a_file_that_is_a_link_stays_a_link(tmp_path: Path, there: bool) -> None:
    shared, home = tmp_path / "shared", tmp_path / "home"
    shared.mkdir()
    home.mkdir()
    if there:
        (shared / "settings.json").write_text("old")
    (home / "middle").symlink_to(shared / "settings.json")
    (home / "settings.json").symlink_to("middle")
    write_atomically(home / "settings.json", "new")
    assert (home / "settings.json").is_symlink()
    assert (home / "middle").is_symlink()
    assert (shared / "settings.json").read_text() == "new"
    assert sorted(path.name for path in tmp_path.glob("*/*")) == ["middle", "settings.json", "settings.json"]


@POSIX
@pytest.mark.parametrize("what", ["folder", "pipe"])
def test_a_link_to_what_is_no_file_is_left_alone(tmp_path: Path, what: str) -> None:
    """Else /dev/null would be replaced by the settings of whoever runs the game as root."""
    target, link = tmp_path / "target", tmp_path / "settings.json"
    if what == "folder":
        target.mkdir()
    elif not hasattr(os, "mkfifo"):
        pytest.skip("no pipes in folders here")
    else:
        os.mkfifo(target)
    link.symlink_to(target)
    before = target.lstat()
    with pytest.raises(OSError, match="target"):
        write_atomically(link, "{}")
    assert (target.lstat().st_ino, target.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["settings.json", "target"]


@POSIX
def test_a_link_that_somebody_else_has_laid_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").write_text("untouched")
    (tmp_path / "a.json").symlink_to(tmp_path / "elsewhere")
    monkeypatch.setattr(os, "getuid", lambda: -1)
    write_atomically(tmp_path / "a.json", "new")
    assert (tmp_path / "elsewhere").read_text() == "untouched"
    assert not (tmp_path / "a.json").is_symlink()


@POSIX
def test_every_folder_that_is_made_is_for_the_player_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        make_folder(tmp_path / "local" / "state" / "macher" / "autosaves")
    finally:
        os.umask(before)
    made = [path for path in tmp_path.glob("**/") if path != tmp_path]
    assert len(made) == 4
    assert {stat.S_IMODE(path.stat().st_mode) for path in made} == {0o700}


def test_a_file_in_the_place_of_a_folder_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", tmp_path / "file" / "far" / "below"):
        with pytest.raises(NotADirectoryError):
            make_folder(folder)


def test_what_a_crash_left_is_swept_from_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setattr(folders, "gettempdir", lambda: str(tmp_path / "temporary"))
    own = ["config", "data", "state", "data/saves", "data/replays", "data/stats", "data/figures", "data/figures/kept"]
    own += ["state/autosaves", "state/runs", "data/tournaments/tournament-0001", "data/tournaments/t/table-1"]
    left = [old(tmp_path / "home" / name / "settings.json.4711.tmp") for name in own]
    left += [old(tmp_path / "home/documents" / name) for name in ("macher 2.zip.tmp", "macher a.macher.0123abcd.tmp")]
    left += [old(tmp_path / "temporary/macher-rescued-abc.tmp")]
    others = [old(tmp_path / "home/documents/letter.tmp"), old(tmp_path / "temporary/macher.tmp")]
    fresh = tmp_path / "home/config/settings.json.0123abcd.tmp"
    fresh.write_text("{")
    sweep_all()
    assert not [path for path in left if path.exists()]
    assert all(path.exists() for path in (*others, fresh))


def test_a_folder_that_is_not_there_is_swept_in_silence(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")


@pytest.mark.parametrize(("times", "written"), [(3, True), (1000, False)])
def test_a_file_that_a_virus_scanner_has_open_is_written_as_soon_as_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, written: bool
) -> None:
    real, left = os.replace, [PermissionError(13, "Access is denied")] * times
    monkeypatch.setattr(atomic, "_LONGEST", 0.1)

    def refused(source: Path, target: Path) -> None:
        if left:
            error = left.pop()
            error.winerror = 5
            raise error
        real(source, target)

    monkeypatch.setattr(os, "replace", refused)
    with nullcontext() if written else pytest.raises(PermissionError):
        write_atomically(tmp_path / "a.json", "new")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["new"] * written
