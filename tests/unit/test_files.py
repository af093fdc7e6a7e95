"""Files that were made to do harm, read by what every reader of files is built on."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from time import process_time

import pytest

from macher.files import (
    DEEPEST,
    Malformed,
    NotRegular,
    TooLarge,
    is_regular,
    is_small,
    json_value,
    read_bytes,
    read_ends,
    read_text,
    toml_value,
    without_home,
)


def test_a_file_is_read_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 10)
    assert read_bytes(path, 10) == b"x" * 10
    with pytest.raises(TooLarge) as refused:
        read_bytes(path, 9)
    assert refused.value.limit == 9
    path.write_bytes("\ufeffŁ".encode())
    assert read_text(path, 10) == "Ł"
    path.write_bytes(bytes(range(100)))
    assert read_ends(path, 3, 2, 100) == (b"\0\1\2", b"bc")
    with pytest.raises(TooLarge):
        read_ends(path, 3, 2, 99)


def test_nothing_but_a_file_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [tmp_path]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "link").symlink_to(tmp_path / "pipe")
        found += [tmp_path / "pipe", tmp_path / "link", Path("/dev/zero"), Path("/dev/null")]
    opened: list[object] = []
    monkeypatch.setattr(os, "open", lambda *what: opened.append(what))
    for path in found:
        assert not is_regular(path)
        with pytest.raises(NotRegular):
            read_bytes(path, 100)
    assert not opened
    assert not is_regular(tmp_path / "nothing")
    assert not is_regular(Path("a\0b"))


def test_nesting_is_counted_outside_of_strings() -> None:
    assert json_value("[" * DEEPEST + "]" * DEEPEST)
    assert json_value('["[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\\"[[["]') == ["[" * 33 + '"[[[']
    for opening, closing in ("[]", "{}"):
        text = (opening if opening == "[" else '{"a":') * (DEEPEST + 1) + "1" + closing * (DEEPEST + 1)
        with pytest.raises(Malformed):
            json_value(text)
    with pytest.raises(Malformed):
        json_value("[" * 500_000)


@pytest.mark.parametrize(
    "text", ["9" * 31, "-" + "9" * 40, "NaN", "[Infinity]", "[" + "1," * 20_001 + "1]", "[" + "{}," * 15_000 + "{}]"]
)
def test_what_nobody_means_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        json_value(text)


@pytest.mark.parametrize("text", ['"\\ud800"', '{"\\udfff": 1}', '["\\ud83dx"]'])
def test_half_a_character_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="surrogate"):
        json_value(text)
    assert json_value('"\\ud83d\\ude00"') == "😀"


@pytest.mark.parametrize(
    "piece", ['"', '\\"', "\\", "[]", "{}", "[", "]", "{[", '"\\', "9", "-", ",", ".", "\n", "'", "="]
)
def test_no_text_takes_long(piece: str) -> None:
    text = piece * (400_000 // len(piece))
    begun = process_time()
    with suppress(ValueError):
        json_value(text)
    with suppress(ValueError):
        toml_value(text[:64_000])
    assert process_time() - begun < 2


def test_toml_has_the_same_bounds() -> None:
    assert toml_value("a.b.c = [[1]]") == {"a": {"b": {"c": [[1]]}}}
    begun = process_time()
    for text in (
        ".".join("a" * 20_000) + " = 1",
        "a = " + "[" * 500 + "]" * 500,
        "a = " + "[" * 50 + "]" * 50,
        "a = 0x" + "f" * 5_000,
        "a = " + "9" * 5_000,
        "a = [" + "1," * 25_000 + "]",
    ):
        with pytest.raises(ValueError, match=r".+"):
            toml_value(text)
    assert process_time() - begun < 2


def test_a_small_value_is_told_from_a_large_one() -> None:
    assert is_small({"a": [1, 2, {"b": "c"}]}, 10)
    assert not is_small(list(range(11)), 10)
    deep: list[object] = []
    for _ in range(2_000):
        deep = [deep]
    assert not is_small(deep, 10_000)


def test_the_name_of_the_player_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", classmethod(lambda cls: Path("/home/nicole")))
    assert without_home("at /home/nicole/x and /home/nicole.") == "at ~/x and ~."
    assert json.loads(without_home('"/home/nicole/x"')) == "~/x"
