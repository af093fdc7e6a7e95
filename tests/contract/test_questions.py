"""Every kind of question says what it is about: one board or none in particular, and which common things."""

from __future__ import annotations

import pytest
from builders import every_table, fresh_table
from drivers import DRIVERS

import macher.ai.normal  # noqa: F401  # its import enters what values decisions
from macher.ai.value import CLASSIC_VALUERS, VALUERS
from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.codec import wired
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.phases.base import BidOptions, ChoiceOptions
from macher.rules.viewing import view
from macher.ui.game.advice_words import COMMANDS
from macher.ui.prompts.base import PROMPTS

HERE = {
    "ActionOptions",
    "AskOptions",
    "CoalitionOptions",
    "ConvertOptions",
    "EntryOptions",
    "NationalOptions",
    "OfferOptions",
    "PaymentOptions",
    "PollBidOptions",
    "PollOptions",
    "RaiseOptions",
    "ShiftOptions",
}
"""Questions about the board where their step is."""

ABOUT = {
    "DonationOptions": ("base",),
    "NationalOptions": ("national",),
    "PollBidOptions": ("polls", "base"),
    "PollOptions": ("polls", "base"),
    "ProgramSourceOptions": ("programs",),
    "RaiseOptions": ("polls", "base"),
    "ShiftOptions": ("opinions",),
    "TakeOptions": ("programs",),
}
"""Common things that questions are about."""

TABLES = [pytest.param(*table, id="-".join(map(str, table))) for table in every_table() if table[2] == 4]


@pytest.fixture(scope="module", autouse=True)
def _every_edition() -> None:
    for key in editions():
        edition(key)


def test_every_question_says_what_it_is_about() -> None:
    """A change of mind is a change of these lists, too."""
    asked = {kind.__name__: kind for kind in wired(Options) if kind not in (BidOptions, ChoiceOptions)}
    assert {name for name, kind in asked.items() if kind.here} == HERE
    assert {name: kind.about for name, kind in asked.items() if kind.about} == ABOUT


def test_every_question_brings_all_that_it_needs() -> None:
    """One sentence for each thing that is forgotten."""
    asked = [kind for kind in wired(Options) if kind not in (BidOptions, ChoiceOptions)]
    missing = [
        *(f"{kind.__name__} has no prompt: @question in macher/ui/prompts" for kind in asked if kind not in PROMPTS),
        *(
            f"{kind.__name__} has no value for AI seats: @VALUERS.of in macher/ai"
            for kind in asked
            if kind not in VALUERS and kind not in CLASSIC_VALUERS
        ),
        *(
            f"{kind.__name__} has no words for advice: says=... in @question of its prompt"
            for kind in wired(Command)
            if kind not in COMMANDS and kind.__module__.startswith("macher.")
        ),
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_a_question_about_one_board_is_asked_at_a_board(key: str, elections: int, seats: int) -> None:
    """The view of whoever decides names it."""
    seen = set()
    for name, driver in DRIVERS.items():
        table, stream = fresh_table(seats, elections, None, 3, key), Stream(3, 8)
        while not table.over:
            for decision in table.decisions():
                if decision.options.here:
                    seen.add((name, type(decision.options)))
                    assert 0 <= view(table, decision.seat).place < len(table.lands)
            table.apply(driver(table, stream))
    assert len(seen) >= 4
