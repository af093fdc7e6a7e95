"""The summary of simulated games: shares of victories and mean points of each party."""

from __future__ import annotations

from typing import Any

import pytest

from macher.cli import simulate
from macher.i18n import Texts


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "system_texts", lambda: Texts.load("en"))


def line(winners: list[str], spd: int, cdu: int) -> dict[str, Any]:
    """A game of three."""
    seats = {"spd": "normal", "cdu": "hard", "fdp": "sane"}
    return {"seats": seats, "winners": winners, "scores": {"spd": spd, "cdu": cdu, "fdp": 0}}


def test_a_shared_victory_counts_in_shares() -> None:
    lines = [line(["spd"], 90, 80), line(["spd", "cdu"], 70, 70), line(["spd", "cdu"], 40, 50), line(["fdp"], 40, 60)]
    head, spd, cdu, fdp = simulate._summary(lines).splitlines()
    assert "4" in head
    assert spd.split()[:2] == ["SPD", "normal"]
    assert "60.0" in spd
    assert spd.endswith(" 50%")
    assert cdu.split()[:2] == ["CDU", "hard"]
    assert "65.0" in cdu
    assert cdu.endswith(" 25%")
    assert fdp.endswith(" 25%")


def test_the_shares_of_all_add_up_to_one() -> None:
    lines = [line(["spd", "cdu", "fdp"], 50, 50), line(["spd", "cdu"], 50, 50)]
    words = simulate._summary(lines).split()
    assert sum(float(word.rstrip("%)")) for word in words if "%" in word) == pytest.approx(100, abs=2)
