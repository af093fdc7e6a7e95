"""Every kind of decision in a position made by hand, with a draft: those of the tests of prompts, by one name each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice

import test_classic_prompts as classic
import test_prompts_later as later
import test_prompts_setup as early
from tabletop import BareController

from macher.engine.command import Command

__all__ = ["QUESTIONS", "some"]


def _early(name: str) -> tuple[BareController, Command]:
    controller = early._controller(name)
    return controller, early._expected(name, controller.table)


def _later(name: str) -> tuple[BareController, Command]:
    return later._controller(name), later.GIVEN[name]


def _classic(name: str) -> tuple[BareController, Command]:
    return classic._controller(name), classic.GIVEN[name]


QUESTIONS: dict[str, Callable[[], tuple[BareController, Command]]] = {
    **{name: partial(_early, name) for name in early.ASKED},
    **{f"later-{name}": partial(_later, name) for name in later.ASKED},
    **{f"classic-{name}": partial(_classic, name) for name in classic.ASKED},
}
"""The table of one seat that is asked, and what a player might draft."""


def some(controller: BareController, most: int) -> list[Command]:
    """Answers that the rules allow, spread over all of them."""
    assert controller.decision is not None
    listed = list(islice(controller.decision.options, 400))
    return listed[:: max(1, len(listed) // most)][:most]
