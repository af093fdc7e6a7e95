"""Copies of a save that were put down somewhere, and names that files can have everywhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from macher.saves.names import LONGEST_NAME, cleaned, name_of, stem_of
from macher.saves.rescue import put_down, rescued


def test_the_newest_copy_comes_first_wherever_it_lies(tmp_path: Path) -> None:
    folders = [tmp_path / "a", tmp_path / "b"]
    paths = [put_down(text, [folder]) for text, folder in (("1", folders[0]), ("2", folders[1]), ("3", folders[0]))]
    for at, path in enumerate(paths):
        assert path is not None
        os.utime(path, ns=(0, (10 + at) * 10**9))
    (folders[0] / "macher-rescued-x.txt").write_text("no save")
    (folders[0] / "other.macher").write_text("another save")
    (folders[0] / "macher-rescued-y.macher").mkdir()
    assert rescued([*folders, tmp_path / "none"]) == paths[::-1]


def test_a_copy_goes_to_the_first_folder_that_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = put_down("text", [tmp_path / "file" / "deep", tmp_path / "good", tmp_path / "better"])
    assert found is not None
    assert found.parent == tmp_path / "good"
    assert found.read_text() == "text"
    assert not (tmp_path / "better").exists()
    assert put_down("text", [tmp_path / "file"]) is None
    assert [path.name for path in (tmp_path / "good").iterdir()] == [found.name]


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Hesse", "Hesse"),
        ("a/b", "a%2Fb"),
        ('<>:"|?*\\', "%3C%3E%3A%22%7C%3F%2A%5C"),
        ("100%", "100%25"),
        ("con", "%63on"),
        ("CON.txt", "%43ON.txt"),
        ("com0", "%63om0"),
        ("lpt9", "%6Cpt9"),
        ("com¹", "%63om¹"),
        ("com10", "com10"),
        ("console", "console"),
        ("~mine", "%7Emine"),
        (".hidden", "%2Ehidden"),
        ("end.", "end%2E"),
        ("a~b.c", "a~b.c"),
    ],
)
def test_every_name_is_a_file_on_every_system_and_is_read_back(name: str, stem: str) -> None:
    assert stem_of(name) == stem
    assert name_of(stem) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  a   b ", "a b"),
        ("a\tb\nc", "a b c"),
        ("\u2028", ""),
        ("e\u0301", "é"),
        ("x" * (LONGEST_NAME + 5), "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " yy", "x" * (LONGEST_NAME - 1)),
    ],
)
def test_a_name_is_kept_without_needless_space_and_not_too_long(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept
