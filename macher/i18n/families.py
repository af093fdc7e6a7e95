"""Keys that the code puts together: a pattern, and the enumeration that fills in its ``*``.

The tests expand every family and so know which keys must exist and which are used.  Whoever builds a key from parts
declares its family here; a key that is neither written out in the code nor part of a family counts as unused.
"""

from __future__ import annotations

from typing import Final

RULINGS: Final = (*range(1, 34), *range(35, 39))
"""Numbers of the rulings shown on the page "Rules as played here"."""

OPTION_RULINGS: Final = (8, 12, 15, 19, 27)
"""Rulings that an option of a new game changes."""

DIGITAL: Final = ("bids", "sealed", "automatic", "forecast", "polls", "money", "undo", "chance", "figures")
"""Entries of the page "Digital differences"."""

PASSING: Final = (
    "start_tie", "program", "media", "rallies", "cabinet_placement", "cabinet_actions", "media_influence", "polls",
    "conversion",
)  # fmt: skip  # in the order of the phases
"""Steps in which a seat can pass."""

DECIDING: Final = (
    "draft", "opening_program", "opening_hand", "deployment", "start_player", "start_tie", "program", "media",
    "rallies", "cabinet_placement", "cabinet_actions", "media_influence", "polls", "poll_choice", "conversion",
    "election", "income",
)  # fmt: skip  # in the order of the phases
"""Steps in which a seat decides."""

KEY_FAMILIES: Final[dict[str, str]] = {
    "party-*": "parties",
    "party-*-short": "parties",
    "topic-*": "topics",
    "topic-*-card": "topics",
    "topic-*-short": "topics",
    "land-*": "lands",
    "land-*-code": "lands",
    "land-*-local": "lands",
    "politician-*": "politicians",
    "politician-*-short": "politicians",
    "action-*": "actions",
    "symbol-*": "symbols",
    "phase-*": "phases",
    "phase-*-short": "phases",
    "rules-phase-*": "phases",
    "rules-ruling-*": "rulings",
    "rules-ruling-*-text": "rulings",
    "rules-digital-*": "digital differences",
    "refusal-*": "refusals",
    "data-*": "data problems",
    "setup-*": "setup problems",
    "save-*": "save problems",
    "newgame-level-*": "ai levels",
    "figure-*": "figure subjects",
    "figure-*-why": "reconstructed subjects",
    "newgame-option-*": "options",
    "newgame-option-*-help": "options",
    "handover-task-*": "deciding steps",
    "handover-task-*-help": "deciding steps",
    "log-passed-*": "passing steps",
    "log-shuffled-*": "decks",
    "log-decided-*": "election outcomes",
    "log-points-*": "point sources",
    "log-income-*": "income reasons",
    "log-acted-*": "actions with a line of their own",
}
"""Pattern -> name of the enumeration, as ``tests/architecture/text_sources.py`` knows it."""
