"""Cases take turns: a run takes its share of them, every case comes up in some run, screens go together."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from turns import chosen


class Case:
    """A collected case, as far as turns ask it."""

    def __init__(self, test, case, share=0, *, long=False):
        self.nodeid, self.share, self.long = f"{test}[{case}]", share, long
        self.callspec = SimpleNamespace(params={"screen": case})

    def get_closest_marker(self, name):
        if name == "long":
            return self.long or None
        return pytest.mark.in_turns(self.share).mark if self.share else None


def taken(cases, turn, monkeypatch):
    monkeypatch.setenv("MACHER_TURN", turn)
    return [each.nodeid for each in chosen(cases)]


def test_a_run_takes_its_share_and_all_runs_take_everything(monkeypatch):
    cases = [Case("a.py::test", str(at), 4) for at in range(10)]
    runs = [taken(cases, str(turn), monkeypatch) for turn in range(60)]
    assert {len(run) for run in runs} == {3}
    assert {name for run in runs for name in run} == {case.nodeid for case in cases}
    assert taken(cases, "7", monkeypatch) == runs[7]


def test_one_case_is_always_taken(monkeypatch):
    assert len(taken([Case("a.py::test", "x", 4), Case("a.py::test", "y", 4)], "", monkeypatch)) == 1


def test_tests_of_screens_take_the_same_screens(monkeypatch):
    cases = [Case(f"a.py::{test}", str(at), 4) for test in ("one", "two") for at in range(12)]
    run = taken(cases, "c", monkeypatch)
    assert [name[9:] for name in run if "::one" in name] == [name[9:] for name in run if "::two" in name]


def test_what_is_unmarked_or_long_is_never_left_out(monkeypatch):
    cases = [Case("a.py::test", str(at)) for at in range(5)] + [
        Case("b.py::test", str(at), 4, long=True) for at in range(5)
    ]
    assert len(taken(cases, "", monkeypatch)) == 10
