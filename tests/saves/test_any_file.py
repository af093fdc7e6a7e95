"""Two thousand damaged files of every kind through what reads them, and that a fault would be found."""

from __future__ import annotations

import json

import pytest

from macher.engine.chance import Stream
from macher.fuzz import files as fuzz_files
from macher.fuzz.attempts import STEPS
from macher.fuzz.files import BATCH, Files
from macher.fuzz.readers import READERS
from macher.saves.document import parse

FILES = 2_000


@pytest.fixture(scope="module")
def files() -> Files:
    """Warm after its first attempt."""
    return Files()


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("part", range(4))
def test_whatever_is_in_a_file_it_is_refused_or_taken(files: Files, part: int) -> None:
    """Without an exception, within a second of processor time and 200 MB; the pages that list the files open, too."""
    for seed in range(part, FILES // BATCH, 4):
        done = files.attempt(seed)
        assert done.failure is None, f"seed {seed}: {done.failure.title}\n{done.failure.detail}"
        assert done.inputs == BATCH


def test_every_kind_has_right_samples_and_changed_ones_differ() -> None:
    stream = Stream(1, 2)
    for kind in READERS:
        for content in kind.samples():
            for mutation in kind.mutations:
                assert any(mutation(stream, content) != content for _ in range(10)), kind.name
    saves = next(kind for kind in READERS if kind.name == "save")
    signed = saves.mutations[1]
    found = [signed(stream, saves.samples()[0]) for _ in range(30)]
    taken = 0
    for content in found:
        try:
            taken += parse(content).intact
        except ValueError:
            continue
    assert taken  # the checksum is right, so that what lies behind it is reached


def test_a_fault_is_found_and_comes_again_from_its_script(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = next(each for each in READERS if each.name == "settings")
    monkeypatch.setattr("macher.ui.settings.settings.json_value", lambda content, values: 1 // 0)
    failures = [failure for seed in range(4) if (failure := files.attempt(seed).failure) is not None]
    assert failures
    assert all(len(failure.script[STEPS]) == 1 for failure in failures if not failure.script["pages"])
    script = json.loads(json.dumps(failures[0].script))
    again = files.again(script)
    assert again is not None
    assert again.title == failures[0].title
    monkeypatch.undo()
    assert files.again(script) is None
    assert kind.samples()


def test_a_slow_and_a_greedy_file_are_found(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_files, "SECONDS", -1.0)
    slow = files.attempt(0).failure
    assert slow is not None
    assert "takes more than" in slow.title
