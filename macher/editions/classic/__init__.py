"""The classic editions: 2006 with seven or five rounds, 1997 as played at tournaments, and the Consim house rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from macher.editions.classic.determinize import deal_table
from macher.editions.classic.final import score_game
from macher.editions.classic.formula import classic_votes
from macher.editions.classic.invariants import CHECKS
from macher.editions.classic.planned import vote_now
from macher.editions.classic.reading import reader
from macher.editions.classic.setup import lay_out
from macher.editions.classic.values import ClassicPolicies
from macher.editions.classic.viewing import complete_view
from macher.editions.parts import EditionParts
from macher.rules.capabilities import Conference
from macher.rules.procedures import Procedures, register
from macher.rules.table import Scored

_DATA: Final = Path(__file__).parent / "data"

_PROCEDURES: Final = register(
    "classic",
    Procedures(
        lay_out=lay_out,
        score_game=score_game,
        complete_view=complete_view,
        determinize=deal_table,
        vote_now=vote_now,
        checks=CHECKS,
    ),
)
_POLICIES_2006: Final = ClassicPolicies(votes_for=classic_votes)
_POLICIES_1997: Final = replace(
    _POLICIES_2006,
    conference=Conference.DISCARD,
    displaced_to_pool=True,
    pool_single=True,
    influence_backwards=False,
    may_flip=True,
    unused_tiles_leave=False,
    losers_always=True,
    national_slides=True,
)
_POLICIES_CONSIM: Final = replace(_POLICIES_1997, conference=Conference.MEMBERS, by_region=True)

CLASSIC_2006: Final = EditionParts(
    key="2006",
    data_file=_DATA / "2006.toml",
    reader=reader,
    setup=("start_sheet",),
    phases=(
        "first_player",
        "conference",
        "cabinet_sending",
        "cabinet_use",
        "coalitions",
        "media_buying",
        "influence",
        "meetings",
        "poll_auctions",
        "vote_catching",
        "region_election",
        "recruitment",
        "funds",
        "next_region",
        "contributions",
    ),
    policies=_POLICIES_2006,
    procedures=_PROCEDURES,
    sources=(Scored.VOTES, Scored.PRESENCE, Scored.BASE, Scored.RANK, Scored.OPINION),
    house_rules=("flipping", "region_rally", "open_money"),
)
"""VG06 sections 6 (order of a round) and 7 (final scoring)."""

CLASSIC_1997: Final = replace(
    CLASSIC_2006, key="1997", data_file=_DATA / "1997.toml", policies=_POLICIES_1997, house_rules=("open_money",)
)
"""The rules of 2006 with every change and clarification of WBC06."""

CONSIM: Final = replace(
    CLASSIC_1997,
    key="consim",
    data_file=_DATA / "consim.toml",
    phases=("places", "exchanges", *CLASSIC_1997.phases[2:-2], "contributions", "next_region"),
    policies=_POLICIES_CONSIM,
    house_rules=("literal_funds", "open_money"),
)
"""The house rules of CONS on top of 1997."""
