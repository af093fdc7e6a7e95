"""The index of the games that are over: it follows the files, and whatever becomes of it, the list stays right."""

import os

import pytest

from macher.saves import finished as index
from macher.saves.finished import INDEX
from macher.saves.library import Library
from macher.saves.shelved import read_entry
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession


@pytest.fixture(scope="module")
def text():
    seats = (SeatConfig("spd", "A", "random"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))
    with GameSession.new(GameConfig(seats, seed=3), workers="inline") as session:
        session.pump()
        return session.save_text()


@pytest.fixture
def folder(tmp_path, text, monkeypatch):
    """Three finished games; so many are very many here."""
    monkeypatch.setattr(index, "MANY", 2)
    monkeypatch.setattr(index, "_LONG", 10)
    replays = tmp_path / "replays"
    replays.mkdir()
    for number in range(3):
        (replays / f"~game-{number}.macher").write_text(text)
    return replays


def window(folder):
    return Library(folder.parent / "saves", folder)


def listed(library):
    return {entry.path.name: entry for entry in library.finished()}


def read_anew(folder):
    """What the list says without any index."""
    return {path.name: read_entry(path, "finished") for path in folder.glob("*.macher")}


def reads(monkeypatch):
    """Names of the files that are read from now on."""
    names = []

    def noted(path, shelf):
        names.append(path.name)
        return read_entry(path, shelf)

    monkeypatch.setattr(index, "read_entry", noted)
    return names


def test_no_file_is_read_twice_even_by_another_window(folder, monkeypatch):
    first = listed(window(folder))
    assert (folder / INDEX).exists()
    names = reads(monkeypatch)
    assert listed(window(folder)) == first == read_anew(folder)
    assert not names


def test_the_list_follows_files_that_come_go_and_change(folder, text, monkeypatch):
    listed(window(folder))
    (folder / "~game-0.macher").unlink()
    (folder / "~game-1.macher").write_text(text[:300])
    (folder / "My own.macher").write_text(text)
    names = reads(monkeypatch)
    seen = window(folder)
    assert sorted(listed(seen)) == ["My own.macher", "~game-1.macher", "~game-2.macher"]
    assert sorted(names) == ["My own.macher", "~game-1.macher"]
    assert listed(seen)["~game-1.macher"].problem is not None
    assert listed(window(folder))["My own.macher"] == read_entry(folder / "My own.macher", "finished")
    (folder / "~game-2.macher").write_text(text.replace('"saved":"2', '"saved":"1', 1))  # of the same size
    os.utime(folder / "~game-2.macher", ns=(1, 1))
    assert listed(window(folder))["~game-2.macher"].written.startswith("1")


@pytest.mark.parametrize("spoil", ["cut", "bit", "version", "empty", "other", "folder"])
def test_an_index_that_cannot_be_used_is_made_again(folder, spoil, monkeypatch):
    listed(window(folder))
    path = folder / INDEX
    written = path.read_bytes()
    path.unlink()
    if spoil == "folder":
        path.mkdir()
    else:
        head, body = written.split(b"\n", 1)
        other = index._head(b"[[],[[]]]") + b"[[],[[]]]"
        path.write_bytes(
            {
                "cut": written[:-40],
                "bit": written.replace(b'"2019"', b'"2018"', 1),
                "version": b"macher 0.9 " + head.split(b" ", 2)[2] + b"\n" + body,
                "empty": b"",
                "other": other,
            }[spoil]
        )
    assert listed(window(folder)) == read_anew(folder)
    names = reads(monkeypatch)
    assert listed(window(folder)) == read_anew(folder)
    assert not names or spoil == "folder"


def test_two_windows_undo_nothing_of_each_other(folder, text):
    one, other = window(folder), window(folder)
    listed(one)
    listed(other)
    for number in range(3, 6):
        (folder / f"~game-{number}.macher").write_text(text)
    assert len(listed(other)) == 6
    for number in range(3):
        (folder / f"~game-{number}.macher").unlink()
    assert sorted(listed(one)) == sorted(listed(other)) == sorted(listed(window(folder)))
    assert listed(window(folder)) == read_anew(folder)


def test_very_many_new_files_are_left_to_a_thread(folder, text):
    seen = window(folder)
    assert seen.finished_so_far(2) == ([], False)
    listed(seen)
    assert seen.finished_so_far(2) == (seen.finished(), True)
    late = window(folder)
    assert late.finished_so_far(2) == ([], False)  # a long index takes its time as well
    assert len(late.finished()) == 3
    (folder / "~game-9.macher").write_text(text)
    found, whole = late.finished_so_far(2)
    assert whole
    assert len(found) == 4


def test_what_is_all_deleted_leaves_no_names_behind(folder):
    seen = window(folder)
    listed(seen)
    seen.delete_all()
    assert not (folder / INDEX).exists()
    assert seen.finished() == []
