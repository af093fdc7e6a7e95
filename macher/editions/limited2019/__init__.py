"""The edition of 2019, for four or seven elections."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from macher.editions.limited2019.reading import reader
from macher.editions.parts import EditionParts
from macher.rules.determinize import deal_table
from macher.rules.edition import Policies
from macher.rules.final import score_game
from macher.rules.formula import votes_for
from macher.rules.invariants import CHECKS
from macher.rules.planned import vote_now
from macher.rules.procedures import Procedures, register
from macher.rules.setup import lay_out
from macher.rules.table import Scored

LIMITED_2019: Final = EditionParts(
    key="2019",
    data_file=Path(__file__).parent / "data" / "2019.toml",
    reader=reader,
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
    policies=Policies(votes_for=votes_for),
    procedures=register(
        "limited2019",
        Procedures(
            lay_out=lay_out,
            score_game=score_game,
            complete_view=lambda table, seen: seen,
            determinize=deal_table,
            vote_now=vote_now,
            checks=CHECKS,
        ),
    ),
    sources=(Scored.VOTES, Scored.BONUS, Scored.PRESENCE, Scored.BASE, Scored.MONEY),
    house_rules=(
        "bluff_bids",
        "partners_may_decline",
        "no_flipping",
        "second_after_tie",
        "deal_programs",
        "open_money",
    ),
)
"""EN19 sections 04 (set-up steps with a choice) and 05 (order of a round; phase 9 in its four steps)."""
