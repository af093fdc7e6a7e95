"""Keys that the code puts together: a pattern, and the enumeration that fills in its ``*``.

The tests expand every family and so know which keys must exist and which are used.  If code builds a key from parts,
its family must be declared here: a key that is neither written out in the code nor part of a family counts as unused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

_PLAIN: Final = ""
"""Stands for editions that speak the words of 2019."""

RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    _PLAIN: tuple(str(number) for number in (*range(1, 34), *range(35, 42))),
    "classic": tuple(f"C{number}" for number in range(1, 36)),
}
"""Rulings shown on the page "Rules as played here", by vocabulary (`of_edition`)."""

RULING_PARTS: Final[Mapping[str, str]] = {
    "C1": "first_player",
    "C2": "first_player",
    "C3": "conference",
    "C24": "exchanges",
    "C25": "literal_funds",
    "C26": "places",
    "C29": "exchanges",
    "C30": "exchanges",
    "C32": "places",
    "C34": "places",
    "C35": "conference",
}
"""Rulings that are shown only where an edition has this step or house rule."""

OPTION_RULINGS: Final[Mapping[str, str]] = {
    "8": "no_flipping",
    "12": "bluff_bids",
    "15": "partners_may_decline",
    "19": "second_after_tie",
    "27": "open_money",
    "41": "bluff_bids",
    "C8": "flipping",
    "C19": "region_rally",
    "C25": "literal_funds",
    "C27": "open_money",
    "C33": "region_rally",
}
"""Rulings that an option of a new game changes."""

_DIFFERENCES: Final = (
    "course",
    "order",
    "program",
    "cabinet",
    "coalitions",
    "pool",
    "meetings",
    "majority",
    "polls",
    "election",
    "national",
    "money",
)

DIFFERENCES: Final[Mapping[str, tuple[str, ...]]] = {_PLAIN: ("lengths",), "classic": _DIFFERENCES}
"""Entries of the page "What differs", by vocabulary (`of_edition`)."""


def of_edition(lists: Mapping[str, tuple[str, ...]], words: Sequence[str]) -> tuple[str, ...]:
    """The list for an edition with these vocabularies, the nearest first."""
    return next((lists[word] for word in words if word in lists), lists[_PLAIN])


DIGITAL: Final = ("bids", "sealed", "automatic", "forecast", "polls", "money", "undo", "chance", "figures")
"""Entries of the page "App vs. tabletop"."""

PASSING: Final = (
    "start_tie", "program", "media", "rallies", "cabinet_placement", "cabinet_actions", "media_influence", "polls",
    "conversion",
    "conference", "exchanges", "cabinet_sending", "cabinet_use", "coalitions", "influence", "poll_auctions",
    "vote_catching", "majority", "region_election",
)  # fmt: skip  # in the order of the phases, first those of 2019
"""Steps in which a seat can pass."""

INCOME: Final = ("votes", "base", "recruitment")
"""Reasons for which money comes in with a line in the log."""

DECIDING: Final = (
    "draft", "opening_program", "opening_hand", "deployment", "start_player", "start_tie", "program", "media",
    "rallies", "cabinet_placement", "cabinet_actions", "media_influence", "polls", "poll_choice", "conversion",
    "election", "income",
    "start_sheet", "first_bid", "first_choice", "place_bid", "place_choice", "conference", "exchanges",
    "cabinet_sending", "cabinet_use", "coalitions", "coalition_answer", "influence", "poll_auctions", "poll_entries",
    "vote_catching", "majority", "region_election", "contributions",
)  # fmt: skip  # in the order of the phases, first those of 2019
"""Steps in which a seat decides."""

KEY_FAMILIES: Final[dict[str, str]] = {
    "party-*": "parties",
    "party-*-short": "parties",
    "topic-*": "topics",
    "topic-*-card": "topics",
    "topic-*-code": "topics",
    "topic-*-short": "topics",
    "land-*": "lands",
    "land-*-code": "lands",
    "land-*-local": "lands",
    "land-*-short": "lands",
    "politician-*": "politicians",
    "politician-*-short": "politicians",
    "spoken-*": "politicians",
    "action-*": "actions",
    "symbol-*": "symbols",
    "phase-*": "phases",
    "phase-*-short": "phases",
    "rules-phase-*": "phases",
    "rulebook-*": "rules and chapters of the rulebook",
    "rulebook-part-*": "parts of the rulebook",
    "rulebook-search-*": "words of ui/features/rules/page.py",
    "rules-ruling-*": "rulings",
    "rules-ruling-*-text": "rulings",
    "rules-digital-*": "digital differences",
    "rules-differs-*": "differences between editions",
    "rules-differs-*-text": "differences between editions",
    "refusal-*": "refusals",
    "data-*": "data problems",
    "setup-*": "setup problems",
    "save-*": "save problems",
    "newgame-level-*": "ai levels",
    "ai-level-*-help": "offered ai levels",
    "ai-style-*": "personalities",
    "ai-style-*-help": "personalities",
    "fact-*": "kinds of facts",
    "assist-*": "helpers",
    "crop-*": "pictures of the table",
    "assist-*-help": "helpers of the settings",
    "learn-*": "lessons and the guided rounds",
    "learn-*-about": "lessons and the guided rounds",
    "learn-*-title": "steps of lessons",
    "learn-*-text": "steps of lessons",
    "learn-*-why": "steps of lessons",
    "learn-click-*": "clicks of lessons",
    "learn-miss-*": "steps of lessons that point at something",
    "learn-row-*": "rows of lessons",
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
    "final-lead-by-*": "counted sources",
    "log-income-*": "income reasons",
    "log-won-*": "winning sides",
    "log-national-*": "national effects",
    "log-acted-*": "actions with a line of their own",
    "provenance-*": "words of ui/features/rules/open_book.py",
    "rules-*": "words of ui/features/rules/page.py",
    "rules-*-note": "words of ui/features/rules/page.py",
    "rules-compare-*": "words of ui/features/rules/compare.py",
    "rules-compare-*-plain": "words of ui/features/rules/compare.py",
    "rules-compare-*-classic": "words of ui/features/rules/compare.py",
    "box-page-*": "words of editions/box/layout.py",
    "box-card-*": "words of ui/features/box/words.py",
    "box-field-*": "words of ui/features/box/words.py",
    "box-symbol-*": "symbols",
    "box-action-*": "words of editions/box/layout.py",
    "box-doubt-*": "words of editions/box/doubts.py",
    "newgame-*": "words of ui/features/start/new_game.py",
    "newgame-*-note": "words of ui/features/start/new_game.py",
    "newgame-edition-*": "editions",
    "newgame-edition-*-note": "editions",
    "newgame-edition-*-long": "editions",
    "newgame-length-*": "lengths",
    "settings-*": "settings",
    "settings-layout-*": "layouts",
    "settings-colours-*": "words of ui/features/settings/display.py",
    "settings-key-*": "key actions",
    "saves-shelf-*": "shelves of saves",
    "saves-*": "lists of saves",
    "saves-*-none": "lists of saves",
    "settings-handover-*": "words of ui/settings/options.py",
    "settings-handover-*-help": "words of ui/settings/options.py",
    "key-*": "named keys",
    "settings-palette-*": "palettes",
    "settings-speed-*": "words of ui/settings/options.py",
    "settings-speed-*-tip": "words of ui/settings/options.py",
    "interlude-room-*": "words of ui/paint/rooms.py",
    "handover-pin-*": "words of ui/features/handover",
    "handover-pin-*-tip": "words of ui/features/handover",
    "puzzle-question-*": "words of session/puzzles.py",
    "puzzle-why-*": "words of session/puzzles.py",
    "puzzle-difficulty-*": "words of session/puzzles.py",
    "poster-puzzle-*": "words of session/puzzles.py",
    "poster-lesson-*": "lessons",
    "puzzle-goal-*": "words of session/puzzles.py",
    "puzzle-needed-*": "words of session/puzzles.py",
    "puzzle-goal-*-short": "words of session/puzzles.py",
    "campaign-goal-*": "goals of the campaign",
    "campaign-begin-*": "begins of the campaign",
    "campaign-title-*": "lands",
    "campaign-star-*": "stars of the campaign",
    "campaign-state-*": "standings of the campaign",
    "mark-*": "marks of merit",
    "mark-*-text": "marks of merit",
    "mark-near-*": "marks that can be close",
    "rival-*-role": "characters",
    "rival-*-quote": "characters",
    "rival-*-likes": "characters",
    "rival-*-habit": "characters",
    "rival-*-bids": "characters",
    "rival-*-word": "characters",
    "feud-*": "kinds of grievances",
    "talk-*": "lines of the six",
    "rivals-level-*": "offered ai levels",
    "menu-quick-*": "ways of a proposed level",
    "prompt-step-*": "words of ui/prompts",
    "prompt-step-*-short": "words of ui/prompts",
    "prompt-start-brings-*": "words of ui/prompts/start_bid.py",
    "prompt-start-brings-*-short": "words of ui/prompts/start_bid.py",
    "prompt-program-*": "words of ui/prompts/program_source.py",
    "prompt-program-*-short": "words of ui/prompts/program_source.py",
    "prompt-program-*-tip": "words of ui/prompts/program_source.py",
    "prompt-program-*-note": "words of ui/prompts/program_source.py",
    "prompt-program-*-confirm": "words of ui/prompts/program_source.py",
    "prompt-program-*-confirm-short": "words of ui/prompts/program_source.py",
    "prompt-program-*-lock": "words of ui/prompts/program_source.py",
    "table-side-*": "words of ui/table/dock/focus_dock.py",
    "table-side-*-word": "words of ui/table/dock/focus_dock.py",
    "table-log-*": "words of ui/table/words/log_lines.py",
    "table-log-*-tip": "words of ui/table/words/log_lines.py",
    "table-ending-*": "words of ui/table/panels/ending.py",
    "table-if-now-*": "election outcomes of every edition",
    "table-outcome-*": "election outcomes of every edition",
    "table-about-*": "deciding steps",
    "table-spot-*": "words of ui/table/boards/click_places.py",
    "table-cause-*": "words of ui/table/words/why_this_figure.py",
    "tournament-*": "words of ui/features/tournament/tables.py",
    "tournament-level-*": "words of session/tournament.py",
    "tournament-state-*": "words of session/tournament_desk.py",
    "tournament-tab-*": "words of ui/features/tournament/page.py",
    "tournament-tied-*": "words of session/tournament.py",
    "replay-page-*": "words of ui/features/replay/tabs.py",
    "replay-step-*": "words of ui/features/replay/player.py",
    "review-tab-*": "words of ui/features/replay/review.py",
    "staging-coalition-*": "words of ui/staging/coalitions.py",
    "staging-poll-*": "words of ui/staging/polls.py",
    "staging-coalition-*-title": "words of ui/staging/coalitions.py",
    "staging-poll-*-title": "words of ui/staging/polls.py",
    "table-slot-status-*": "words of ui/table/words/figure_sentences.py",
}
"""Pattern -> name of the enumeration, as ``tests/architecture/text_sources.py`` knows it.

``words of FILE`` (or of a folder, below ``macher``) is for small tables of literals: all strings in that file which
have a text.  A missing text of these is noticed only when the screen runs.
"""
