"""The edition of 2019, for four or seven elections."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from macher.editions.parts import EditionParts

LIMITED_2019: Final = EditionParts(
    key="2019",
    data_file=Path(__file__).parent / "data" / "2019.toml",
    setup=("draft", "opening_program", "opening_hand", "deployment"),
    phases=(
        "start_player",
        "program",
        "media",
        "rallies",
        "cabinet_placement",
        "cabinet_actions",
        "media_influence",
        "polls",
        "conversion",
        "election",
        "income",
        "next_round",
    ),
)
"""EN19 sections 04 (set-up steps with a choice) and 05 (order of a round; phase 9 in its four steps)."""
