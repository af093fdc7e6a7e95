"""Whether the last run ended properly: killed, quit, or still going on in another window."""

import os
import subprocess
import sys
import time

import pytest

from macher.saves.runs import RunMark

ANOTHER = """
import sys, time
from pathlib import Path
from macher.saves.runs import RunMark
mark = RunMark(Path(sys.argv[1]))
mark.begin()
print("begun", flush=True)
sys.stdin.read()
mark.end()
"""


@pytest.fixture
def another(tmp_path):
    """Begins the program in another process, which quits when its input ends."""
    begun = []

    def begin():
        process = subprocess.Popen(
            [sys.executable, "-c", ANOTHER, str(tmp_path / "runs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert process.stdout.readline().strip() == b"begun"
        begun.append(process)
        return process

    yield begin
    for process in begun:
        process.kill()
        process.communicate()


def test_a_killed_run_is_told_once(tmp_path, another):
    process = another()
    process.kill()
    process.wait()
    first = RunMark(tmp_path / "runs")
    end = first.begin()
    assert end is not None
    assert end.report is None
    first.end()
    assert RunMark(tmp_path / "runs").begin() is None


def test_a_run_that_quit_is_not_told(tmp_path, another):
    process = another()
    process.communicate()
    assert RunMark(tmp_path / "runs").begin() is None


def test_a_run_that_ended_by_an_error_is_told(tmp_path):
    mark = RunMark(tmp_path / "runs")
    mark.begin()
    mark.end(properly=False)
    assert RunMark(tmp_path / "runs").begin() is not None


def test_another_window_is_no_unexpected_end(tmp_path, another):
    killed, _going_on = another(), another()
    killed.kill()
    killed.wait()
    mark = RunMark(tmp_path / "runs")
    assert mark.begin() is None
    mark.end()


def test_only_the_report_of_that_run_is_offered(tmp_path, another):
    crashes = tmp_path / "crash"
    crashes.mkdir()
    old = crashes / "crash-20250101-000000-001.txt"
    old.write_text("long ago")
    os.utime(old, (time.time() - 3600,) * 2)
    for expected in (None, crashes / "crash-20250921-183000-042.txt"):
        process = another()
        if expected is not None:
            expected.write_text("just now")
        process.kill()
        process.wait()
        mark = RunMark(tmp_path / "runs", crashes)
        assert mark.begin().report == expected
        mark.end()


def test_a_folder_that_cannot_be_written_is_no_problem(tmp_path):
    (tmp_path / "runs").write_text("a file where the folder should be")
    mark = RunMark(tmp_path / "runs")
    assert mark.begin() is None
    mark.end()


def test_a_hundred_marks_take_no_time(tmp_path):
    folder = tmp_path / "runs"
    folder.mkdir()
    for number in range(100):
        (folder / f"{number}-1.run").touch()
    begun = time.process_time()
    mark = RunMark(folder)
    assert mark.begin() is not None
    assert time.process_time() - begun < 0.5
    mark.end()
    assert not list(folder.glob("*.run"))


def test_a_mark_that_is_being_made_is_not_taken_for_left_behind(tmp_path, monkeypatch):
    """A start between the making of a mark and its lock waits until it is locked."""
    from threading import Thread

    from macher.saves import runs

    real, found, other = runs.take, [], RunMark(tmp_path / "runs")
    second = Thread(target=lambda: found.append(other.begin()))

    def late(handle):
        monkeypatch.setattr(runs, "take", real)
        second.start()
        time.sleep(0.3)
        return real(handle)

    monkeypatch.setattr(runs, "take", late)
    first = RunMark(tmp_path / "runs")
    assert first.begin() is None
    second.join()
    assert found == [None]
    assert len(list((tmp_path / "runs").glob("*.run"))) == 2
    first.end()
    other.end()
