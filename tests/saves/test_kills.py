"""The program itself is killed - window, AI seats, undo, autosave, in every edition - and nothing confirmed is lost."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from killed import CALLS, GAMES
from kills import Kill, Kills, kill_often

pytestmark = pytest.mark.skipif(not hasattr(os, "fork") or not hasattr(signal, "SIGKILL"), reason="needs POSIX")

KILLS = (
    *(Kill(lines=lines) for lines in (6, 9, 12, 16, 22)),
    *(Kill(call=call, number=number, after=after) for call in CALLS for number, after in ((1, False), (3, True))),
    Kill(0.5),
    Kill(0.4, from_start=True),
)
"""One in each game while it is played, two at each call that writes, one at any instant and one while it opens."""


def test_kills_lose_nothing(tmp_path: Path) -> None:
    """What was confirmed is on the disk, runs again to the same digests, and is what the next run goes on with."""
    kills = Kills(tmp_path, seed=5, patient=3.0)
    try:
        for number, kill in enumerate(KILLS):
            kills.run(number, kill)
    finally:
        kills.close()
    counts = kills.counts
    assert counts.kills == len(KILLS)
    assert counts.own >= 5
    assert counts.resumed >= len(GAMES)


@pytest.mark.long
def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    """At random instants and at every call that writes, half an hour or more."""
    counts = kill_often(tmp_path, 1000, seed=1)
    assert counts.kills == 1000
    assert counts.own > 300
