"""A table on which nothing has been dealt yet: what every set-up begins with."""

from __future__ import annotations

from typing import Any, Final

from macher.engine.chance import Chance
from macher.engine.event import Event
from macher.rules.cards import KINDS
from macher.rules.edition import Edition, GameSetup
from macher.rules.table import Land, Party, Source

BOARDS: Final = 4
OPINIONS: Final = 4


class SetupRefused(ValueError):
    """The game asked for cannot be set up; ``reason`` is a text key with ``args``."""

    def __init__(self, reason: str, **args: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_of_text = args


def empty_fields(edition: Edition, setup: GameSetup, log: list[Event] | None) -> dict[str, Any]:
    """The fields of a table on which nothing has been dealt yet."""
    figures, length, seats = edition.figures, edition.lengths[setup.elections], len(setup.parties)
    kinds = range(KINDS)
    return {
        "version": 0,
        "flow": [],
        "chance": Chance.seeded(setup.seed, len(Source)),
        "log": log,
        "edition": edition,
        "options": setup.options,
        "length": length,
        "parties": [_party(edition, setup, party) for party in setup.parties],
        "lands": [],
        "round": 0,
        "start": 0,
        "sealed": [None] * seats,
        "opinion_display": [1] * KINDS,
        "opinion_deck": [kind for kind in kinds for _ in range(figures.opinion_copies - 1)],
        "opinion_discards": [],
        "program_display": [-1] * figures.display_size[seats],
        "program_deck": [kind for kind in kinds for _ in range(figures.program_copies)],
        "program_discards": [],
        "poll_deck": list(range(len(figures.polls))),
        "poll_discards": [],
        "poll_known": [],
        "poll_held": -1,
        "doubles": BOARDS,
        "reserve": [],
        "held": 0,
        "results": [],
    }


def _party(edition: Edition, setup: GameSetup, party: int) -> Party:
    figures, length = edition.figures, edition.lengths[setup.elections]
    return Party(
        party=party,
        money=figures.start_money,
        base=figures.start_base,
        points=0,
        scored=[0] * (max(edition.sources) + 1),
        program=[],
        hand=[],
        draft=[],
        known=[],
        politicians=list(length.politicians),
        donations=list(range(len(figures.donations))),
        media=length.media_markers,
        rallies=figures.rally_supply,
        presence=[],
    )


def new_land(card: int, number: int, seats: int) -> Land:
    """A state board on which nothing lies yet."""
    return Land(
        card=card,
        number=number,
        opinions=[],
        open=0,
        doubled=-1,
        media=[],
        votes=[0] * seats,
        trend=[0] * seats,
        rallies=[0] * seats,
        row=[],
        politicians=[],
        row_status=[],
        used=[],
        closed=False,
    )
