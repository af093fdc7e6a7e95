"""What every question, reveal, log and page with figures tells, as text in keys instead of words, beside this file.

A figure of another seat, a wrong sign, another amount, a button that is open where it was closed: each changes a line.
After a wanted change write the files anew, and read the difference:

    MACHER_WRITE=pages .venv/bin/pytest tests/ui/facts/test_told_pages.py
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import test_playthroughs as played
from questions import QUESTIONS, some
from told_pages import asked_page, box_page, log_page, screen_page

from macher.editions.registry import edition, editions
from macher.gallery.screenshot import SCREENS
from macher.ui.prompts.base import _prompts

HERE = Path(__file__).parent / "pages"
MOST = 6
"""Other drafts of a question."""
LOGS = ("coalition", "bluff", "2006-coalition", "1997-coalition", "consim-coalition")
"""Games whose log is read."""
BOARDS = (
    "board.", "rail.", "logbook", "strip.", "chip.", "phase.", "menu", "order.", "supply", "own", "slot", "head.",
    "map.", "opinion", "media.", "row.", "trend.", "pips.", "match.", "votes.", "offer.", "caption.", "presence.",
    "base.", "party.", "program", "money.", "points.", "top", "undo", "redo", "plan", "parties", "log", "pace",
    "recap", "round", "display.", "poll.", "cabinet", "national",
)  # fmt: skip  # one list of names
"""Parts of the table that have tests of their own."""


def _question(name: str) -> list[str]:
    controller, draft = QUESTIONS[name]()
    return asked_page(controller, draft, some(controller, MOST))


def _screens() -> Iterator[str]:
    """The screens whose figures are facts, each once; without those that need a game of their own for little."""
    areas = {"interlude", "campaign", "tournament", "career", "aim", "box"}
    dear = {"interlude:seven", "election:classic-narrow", "election:classic-night3-line-narrow"}
    for screen in SCREENS:
        reveal = screen.startswith(("table:reveal-", "election:")) and not screen.endswith(("-begin", "-middle"))
        classic_box = screen.startswith("box:") and screen.endswith("-2006")
        if screen not in dear and not classic_box and (reveal or screen.split(":")[0] in areas):
            yield screen


def _log(story: played.Story) -> list[str]:
    commands = played.commands_in(played.file_of(story).read_text(encoding="utf-8"))
    return log_page(edition(story.key), story.setup, commands)


PAGES: dict[str, Callable[[], list[str]]] = {
    **{f"asked-{name}": partial(_question, name) for name in QUESTIONS},
    **{screen.replace(":", "-"): partial(screen_page, screen, BOARDS) for screen in _screens()},
    **{f"box-words-{key}": partial(box_page, key) for key in editions()},
    **{f"log-{story.name}": partial(_log, story) for story in played.STORIES if story.name in LOGS},
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_tells_what_is_written(name: str) -> None:
    file, page = HERE / f"{name}.txt", PAGES[name]()
    if os.environ.get("MACHER_WRITE") == "pages":
        file.write_text("\n".join([*page, ""]), encoding="utf-8")
    assert page == file.read_text(encoding="utf-8").splitlines()


def test_every_question_and_file_has_its_page() -> None:
    """A new kind of decision needs a position in the tests of the prompts."""
    shown = {type(make()[0].decision.options) for make in QUESTIONS.values()}  # type: ignore[union-attr]
    assert set(_prompts) <= shown
    assert {path.stem for path in HERE.iterdir()} == set(PAGES)
