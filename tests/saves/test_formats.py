"""One save of every format, for ever: what was saved once can be loaded and run again.

A new format adds a file here (``macher simulate --save DIR`` writes one) and a migration for the one before.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.saves.migrations import FORMATS
from macher.saves.verify import load_game
from macher.session.session import GameSession

FOLDER = Path(__file__).parent / "formats"


def test_there_is_a_save_of_every_format() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {f"format-{number}" for number in FORMATS}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_format_can_be_loaded_and_played_again(path: Path) -> None:
    restored = load_game(path)
    with GameSession.resume(restored, workers="none") as session:
        assert session.over
        assert session.version == len(restored.document.records) > 200
        points = [party.points for party in session.view(-1).parties]
        assert session.events[-1].event.scores == tuple(points)
