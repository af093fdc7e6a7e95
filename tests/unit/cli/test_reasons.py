"""`macher reasons`: every told reason turns the choice, and its number stands on the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from macher.ai.because import Turn
from macher.ai.facts import Fact
from macher.ai.normal import value
from macher.ai.reasons import Told
from macher.cli import reasons as command
from macher.cli.main import run
from macher.cli.outcome import OK, WRONG_USE


def line(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run(["reasons", "--seed", "7", *arguments]) == OK
    (printed,) = capsys.readouterr().out.splitlines()
    found: dict[str, Any] = json.loads(printed)
    return found


@pytest.mark.parametrize("edition", ["2019", "2006", "1997", "consim"])
@pytest.mark.parametrize("advice", [True, False])
def test_reasons_are_reasons(edition: str, advice: bool, capsys: pytest.CaptureFixture[str]) -> None:
    found = line(capsys, "--edition", edition, "--positions", "80", *(["--advice"] if advice else []))
    assert (found["edition"], found["level"], found["advice"]) == (edition, "normal", advice)
    assert found["positions"] == 80
    assert 0 < found["told"] == found["turned"]
    assert (found["share"], found["number_shown"], found["contradictions"], found["ahead"]) == (1.0, 1.0, 0, 0)


def test_looking_ahead_counts_where_something_else_is_valued_most(capsys: pytest.CaptureFixture[str]) -> None:
    found = line(capsys, "--level", "hard", "--positions", "30")
    assert found["share"] == 1.0
    assert found["contradictions"] == 0


def test_a_reason_that_is_none_is_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As if the largest term of the command were its reason, whatever it is compared with."""

    def largest(level: str, seen: Any, decision: Any, edition: Any, chosen: Any) -> Told | None:
        choices = value(seen, decision, edition)
        terms = next((terms for each, terms in choices if each == chosen), {})
        best = max(terms, key=lambda name: terms[name], default="")
        return Told(Turn(best, (best,)), Fact("votes", 1)) if best else None

    monkeypatch.setattr(command, "told", largest)
    found = line(capsys, "--positions", "80")
    assert found["share"] < 0.95
    assert found["number_shown"] < 0.8
    assert found["contradictions"] > 0


@pytest.mark.parametrize("arguments", [["--edition", "1899"], ["--level", "genius"], ["--positions", "0"]])
def test_wrong_use_is_said_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["reasons", *arguments]) == WRONG_USE
    assert len(capsys.readouterr().err.splitlines()) == 1
