"""Cards and their numbering, shared by every edition.

Program cards and popular opinions are known by their *kind*: ``topic * 2`` for approving (+) and ``topic * 2 + 1``
for rejecting (-), with topics numbered 0..6 as the edition lists them.  Cards of one kind are interchangeable, so
decks and hands are lists of kinds.  Lands, polls, politicians and donations are numbered by their place in the
edition's data.
"""

from __future__ import annotations

from typing import Final

TOPICS: Final = 7
KINDS: Final = TOPICS * 2
APPROVE: Final = 0
REJECT: Final = 1

PARTIES: Final = ("linke", "spd", "gruene", "cdu", "fdp")
"""Party keys in the order of boards and score sheet (EN19 section 02); a party's number is its place here."""

HIDDEN: Final = -1
"""Stands for a card whose face the reader may not see."""


def topic_of(kind: int) -> int:
    """Topic number (0..6) of a card kind."""
    return kind >> 1


def attitude_of(kind: int) -> int:
    """``APPROVE`` or ``REJECT``."""
    return kind & 1
