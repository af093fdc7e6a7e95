"""What is loaded up to the first picture of the menu: neither pydantic nor Fluent, no table, no rules, no AI."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from starting import UNTIL_THE_FIRST_PICTURE, keep_much

from macher.saves.folders import HOME_VARIABLE

MOST_MODULES = 200
"""Most modules of the program on the way to the menu; they are nine tenths of the start."""
LEFT_OUT = (
    "babel",
    "fluent",
    "hashlib",  # loads OpenSSL
    "multiprocessing",
    "pydantic",
    "tomllib",
    "macher.ai.bots",
    "macher.editions.loader",
    "macher.gallery",
    "macher.rules.edition",
    "macher.rules.phases",
    "macher.rules.table",
    "macher.session.campaign",
    "macher.session.puzzles",
    "macher.session.session",
    "macher.ui.plots",
    "macher.ui.prompts",
    "macher.ui.features.replay",
    "macher.ui.features.start.new_game",
    "macher.ui.features.settings.page",
    "macher.ui.features.evening.puzzles",
    "macher.ui.staging",
    "macher.ui.table",
)
"""What the menu does not need, with all that is inside."""


def _started() -> list[str]:
    """Starts the program; the page that opened, and all modules that were loaded until it was drawn."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "de_DE.UTF-8"}
    script = [sys.executable, "-c", UNTIL_THE_FIRST_PICTURE]
    return subprocess.run(script, env=environment, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.parametrize("first_start", [True, False])
def test_little_is_loaded_on_the_way_to_the_menu(
    first_start: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    if not first_start:
        keep_much()
    page, *found = _started()
    assert page == ("first-start" if first_start else "menu:with-a-game")
    assert [name for name in found if name in LEFT_OUT or name.startswith(tuple(f"{each}." for each in LEFT_OUT))] == []
    assert len([name for name in found if name.startswith("macher")]) <= MOST_MODULES
