"""What every question, reveal and page with figures tells, as text beside this file, in keys instead of words.

A figure of another seat, a wrong sign, another amount, a button that is open where it was closed: each changes a line.
After a wanted change write the files anew, and read the difference:

    python tests/ui/facts/test_told_pages.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "pages"
if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[up] / name) for up, name in ((2, ""), (1, ""), (2, "golden"))]

import test_classic_prompts as classic
import test_playthroughs as played
import test_prompts_later as later
import test_prompts_setup as early
from tabletop import BareController
from told_pages import asked_page, log_page, screen_page

from macher.editions.registry import edition
from macher.engine.command import Command
from macher.gallery.screenshot import SCREENS
from macher.ui.prompts.base import _prompts

MOST = 6
"""Other drafts of a question."""

# --- questions --------------------------------------------------------------------------------------------------------

Question = tuple[BareController, Command]


def _early(name: str) -> Question:
    controller = early._controller(name)
    return controller, early._expected(name, controller.table)


QUESTIONS: dict[str, Callable[[], Question]] = {
    **{f"asked-{name}": partial(_early, name) for name in early.ASKED},
    **{f"asked-later-{name}": partial(lambda n: (later._controller(n), later.GIVEN[n]), name) for name in later.ASKED},
    **{
        f"asked-classic-{name}": partial(lambda n: (classic._controller(n), classic.GIVEN[n]), name)
        for name in classic.ASKED
    },
}


def _question(make: Callable[[], Question]) -> list[str]:
    """The page of a question, with the usual draft and some others that the rules allow."""
    controller, draft = make()
    assert controller.decision is not None
    listed = list(islice(controller.decision.options, 400))
    return asked_page(controller, draft, listed[:: max(1, len(listed) // MOST)][:MOST])


# --- screens ----------------------------------------------------------------------------------------------------------

_BOARDS = (
    "board.", "rail.", "logbook", "strip.", "chip.", "phase.", "menu", "order.", "supply", "own", "slot", "head.",
    "map.", "opinion", "media.", "row.", "trend.", "pips.", "match.", "votes.", "offer.", "caption.", "presence.",
    "base.", "party.", "program", "money.", "points.", "top", "undo", "redo", "plan", "parties", "log", "pace",
    "recap", "round", "display.", "poll.", "cabinet", "national",
)  # fmt: skip  # one list of names
"""Parts of the table that have tests of their own."""


def _screens() -> Iterator[str]:
    """The screens whose figures are facts, each once; without those that need a game of their own for little."""
    areas = {"interlude", "campaign", "tournament", "career", "aim", "box"}
    dear = {"interlude:seven", "election:classic-narrow", "election:classic-night3-line-narrow"}
    for screen in SCREENS:
        reveal = screen.startswith(("table:reveal-", "election:")) and not screen.endswith(("-begin", "-middle"))
        classic_box = screen.startswith("box:") and screen.endswith("-2006") and screen != "box:polls-2006"
        if screen not in dear and not classic_box and (reveal or screen.split(":")[0] in areas):
            yield screen


_LOGS = ("coalition", "bluff", "2006-coalition", "1997-coalition", "consim-coalition")


def _log(story: played.Story) -> list[str]:
    commands = played.commands_in(played.file_of(story).read_text(encoding="utf-8"))
    return log_page(edition(story.key), story.setup, commands)


PAGES: dict[str, Callable[[], list[str]]] = {
    **{name: partial(_question, make) for name, make in QUESTIONS.items()},
    **{screen.replace(":", "-"): partial(screen_page, screen, _BOARDS) for screen in _screens()},
    **{f"log-{story.name}": partial(_log, story) for story in played.STORIES if story.name in _LOGS},
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_tells_what_is_written(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert PAGES[name]() == written.splitlines()


def test_every_question_has_a_page() -> None:
    """A new kind of decision needs a position in the tests of the prompts."""
    shown = {type(make()[0].decision.options) for make in QUESTIONS.values()}  # type: ignore[union-attr]
    assert set(_prompts) <= shown


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name, page in PAGES.items():
        (HERE / f"{name}.txt").write_text("\n".join([*page(), ""]), encoding="utf-8")
