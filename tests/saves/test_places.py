"""What the file dialog offers of a folder, and which path is meant by what was typed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from macher.saves.places import ENDINGS, first_writable, listing, path_of


def test_hidden_entries_and_other_files_are_not_offered(tmp_path: Path) -> None:
    for name in ("b", "A", ".hidden", "dir.json"):
        (tmp_path / name).mkdir()
    for at, name in enumerate(("old.json", "new.JSON", ".secret.json", "photo.png", f"game{ENDINGS[0]}")):
        (tmp_path / name).write_text("{}")
        os.utime(tmp_path / name, (1000 + at,) * 2)
    found = listing(tmp_path)
    assert [path.name for path in found.folders] == ["A", "b", "dir.json"]
    assert {path.name for path in found.saves} == {"old.json", "new.JSON", f"game{ENDINGS[0]}"}
    assert [path.name for path in found.saves][-1] == "old.json", "the newest first"
    assert [path.name for path in listing(tmp_path, (".png",)).saves] == ["photo.png"]


def test_everything_is_listed_however_much_there_is(tmp_path: Path) -> None:
    for at in range(230):
        (tmp_path / f"folder{at}").mkdir()
        (tmp_path / f"{at}.json").write_text("{}")
    found = listing(tmp_path)
    assert (len(found.folders), len(found.saves)) == (230, 230)
    assert [path.name for path in found.beginning("FOLDER22").folders] == [
        "folder22",
        *(f"folder{at}" for at in range(220, 230)),
    ]
    assert {path.name for path in found.beginning("199").saves} == {"199.json"}


def test_a_folder_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        listing(tmp_path / "nowhere")


@pytest.mark.skipif(os.name == "nt", reason="other paths")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("/tmp/a b.json", "/tmp/a b.json"),
        ("  /tmp/a.json\n", "/tmp/a.json"),
        ('"/tmp/a.json"', "/tmp/a.json"),
        ("'/tmp/a.json'", "/tmp/a.json"),
        ("„/tmp/a.json“", "/tmp/a.json"),
        ("“/tmp/a.json”", "/tmp/a.json"),
        ("'/tmp/a.json", None),
        ('"', None),
        ("file:///tmp/a%20b.json", "/tmp/a b.json"),
        ("FILE:///tmp/a.json", "/tmp/a.json"),
        ("~/a.json", "HOME/a.json"),
        ("a.json", "CWD/a.json"),
    ],
)
def test_what_is_typed_pasted_or_dropped_is_understood(
    written: str, meant: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    wanted = (meant or f"CWD/{written}").replace("HOME", str(tmp_path / "home")).replace("CWD", str(tmp_path))
    assert path_of(written) == Path(wanted)


def test_the_first_folder_that_can_be_written_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert first_writable([tmp_path / "none", file, tmp_path]) == tmp_path
    assert first_writable([tmp_path / "none"]) is None
