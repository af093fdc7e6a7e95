"""Files that were made to do harm: each is refused in a sentence, quickly and with little memory."""

from __future__ import annotations

import json
import os
import tracemalloc
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from macher.files import NotRegular
from macher.saves.document import _checksum, load, load_head, parse
from macher.saves.library import Library
from macher.saves.problems import SaveError
from macher.saves.runs import RunMark
from macher.saves.store import SaveStore
from macher.saves.verify import load_game


def signed(document: dict[str, Any]) -> str:
    """The text of an edited document with the checksum that belongs to it."""
    records = [json.dumps(each, sort_keys=True, separators=(",", ":")) for each in document["records"]]
    head = json.dumps(document["head"], sort_keys=True, separators=(",", ":"))
    body = ",\n".join(records)
    return f'{{\n"head": {head},\n"records": [\n{body}\n],\n"checksum": "{_checksum(head, records)}"\n}}\n'


def cost(document: dict[str, Any], each: str, count: int) -> tuple[float, int]:
    """Seconds of work and bytes of memory for refusing a file of so many wrong records."""
    written = (
        f'{{"head": {json.dumps(document["head"])}, "records": [{",".join([each] * count)}], "checksum": ""}}'.encode()
    )
    tracemalloc.start()
    begun = process_time()
    with pytest.raises(SaveError):
        parse(written)
    took, (_, most) = process_time() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return took, most


@pytest.mark.parametrize(
    "each", ["{}", "1", '{"a":1}', "[]", '""', "null", '{"n":1,"unit":1,"command":{},"digest":""}']
)
def test_many_wrong_records_cost_little(document: dict[str, Any], each: str) -> None:
    """The work grows no faster than the file, on machines of any speed."""
    count = 200_000 // (len(each) + 1)
    few, _ = cost(document, each, count // 8)
    took, most = cost(document, each, count)
    assert most < 40e6
    assert took < 16 * few + 0.2
    assert took < 6  # tracing makes it several times slower


@pytest.mark.parametrize("place", ["seats", "options", "summary", "more"])
def test_a_megabyte_in_the_head_costs_little(document: dict[str, Any], place: str) -> None:
    document["head"][place] = {str(each): each for each in range(60_000)}
    begun = process_time()
    with pytest.raises(SaveError) as refused:
        parse(json.dumps(document).encode())
    assert process_time() - begun < 1
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("levels", [*range(10, 40), *range(960, 1000, 3), 100_000])
def test_no_nesting_is_a_traceback(document: dict[str, Any], levels: int) -> None:
    inner = "[" * levels + "]" * levels
    document["records"][5]["command"]["deep"] = "HERE"
    written = json.dumps(document).replace('"HERE"', inner).encode()
    with pytest.raises(SaveError):
        parse(written)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 10**27),
        ("round", -1),
        ("scores", [10**27]),
        ("deciding", [10**12]),
        ("winners", [-1]),
        ("round", 10**18),
        ("scores", [1_000_001]),
    ],
)
def test_no_figure_of_a_list_is_beyond_all_bounds(
    document: dict[str, Any], tmp_path: Path, key: str, value: Any
) -> None:
    document["head"]["summary"][key] = value
    path = tmp_path / "a.json"
    path.write_text(signed(document), "utf-8")
    for read in (load_head, load, load_game):
        with pytest.raises(SaveError) as refused:
            read(path)
        assert refused.value.reason == "save-damaged"


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A file whose end never comes."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes in folders here")
    path = tmp_path / "saves" / "pipe.json"
    path.parent.mkdir()
    os.mkfifo(path)
    return path


def test_nothing_but_files_is_opened(pipe: Path, tmp_path: Path) -> None:
    (pipe.parent / "folder.json").mkdir()
    (pipe.parent / "zero.json").symlink_to("/dev/zero")
    library = Library(pipe.parent, tmp_path / "replays")
    entries = library.kept()
    assert {entry.problem.reason for entry in entries if entry.problem} == {"save-no-file"}
    assert len(entries) == 3
    for entry in entries:
        assert library.find(entry.path).problem is not None
        with pytest.raises(SaveError):
            library.load(entry.path)
        with pytest.raises(NotRegular):
            library.export(entry.path, tmp_path / "out")
        with pytest.raises(NotRegular):
            library.put_away(entry.path)
    assert library.export_all(tmp_path / "all", "2025-01-01 10:00:00").exists()
    assert library.delete_all() == 1  # the folder is not ours


def test_an_autosave_that_is_a_pipe_is_passed_over(tmp_path: Path, saved_text: str) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes in folders here")
    (tmp_path / "autosave-1-00000001.json").write_text(saved_text, "utf-8")
    os.mkfifo(tmp_path / "autosave-1-00000002.json")
    store = SaveStore(tmp_path)
    assert store.summary() is not None
    assert store.latest() is not None
    assert store.damage() is not None
    store.begin()


def test_the_mark_of_a_run_that_is_a_pipe_is_left_alone(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes in folders here")
    os.mkfifo(tmp_path / "1-1.run")
    (tmp_path / "folder.run").mkdir()
    (tmp_path / "link.run").symlink_to("/dev/null")
    mark = RunMark(tmp_path)
    assert mark.begin() is None
    mark.end()
